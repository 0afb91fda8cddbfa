#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <optional>
#include <utility>
#include <vector>

namespace nonet {

/// Orders what the threads of a stream do to its pieces. oneTBB orders them already, by means that a thread sanitizer
/// cannot see in a library built without it; this says the same where it can, for two atomic steps a piece.
class HandOver {
public:
    class Turn {
    public:
        explicit Turn(HandOver& handOver) : m_handOver(handOver) { handOver.m_turns.load(std::memory_order_acquire); }
        ~Turn() { m_handOver.m_turns.fetch_add(1, std::memory_order_release); }
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;

    private:
        HandOver& m_handOver;
    };

private:
    std::atomic<std::uint64_t> m_turns = 0;
};

/// Takes pieces from `next` one by one, works on them on `threads` threads and hands the results to `write` in the
/// order of the pieces. At most four pieces a thread are under way, so memory stays constant. next and write are never
/// called by two threads at a time; write's false ends the stream.
template <typename Piece, typename Outcome>
void runOrdered(int threads, const std::function<std::optional<Piece>()>& next,
                const std::function<Outcome(const Piece&)>& work, const std::function<bool(Outcome&&)>& write) {
    namespace tbb = oneapi::tbb;
    /// They end in order, so the place of the first is free when as many more have begun.
    struct Place {
        std::optional<Piece> piece;
        std::optional<Outcome> outcome;
    };
    constexpr std::size_t kPiecesAThread = 4;
    std::vector<Place> places(static_cast<std::size_t>(threads) * kPiecesAThread);
    std::size_t begun = 0;
    std::atomic<bool> isEnded = false;
    HandOver handOver;
    const auto read = [&](tbb::flow_control& flow) -> Place* {
        const HandOver::Turn turn(handOver);
        std::optional<Piece> piece = isEnded ? std::nullopt : next();
        if (!piece) {
            flow.stop();
            return nullptr;
        }
        Place& place = places[begun++ % places.size()];
        place.piece = std::move(piece);
        return &place;
    };
    const auto process = [&](Place* place) {
        const HandOver::Turn turn(handOver);
        place->outcome = work(*place->piece);
        return place;
    };
    const auto print = [&](Place* place) {
        const HandOver::Turn turn(handOver);
        if (!isEnded && !write(std::move(*place->outcome)))
            isEnded = true;
        *place = {};
    };
    const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads));
    tbb::parallel_pipeline(places.size(), tbb::make_filter<void, Place*>(tbb::filter_mode::serial_in_order, read) &
                                              tbb::make_filter<Place*, Place*>(tbb::filter_mode::parallel, process) &
                                              tbb::make_filter<Place*, void>(tbb::filter_mode::serial_in_order, print));
    const HandOver::Turn last(handOver);
}

}  // namespace nonet
