#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <optional>

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
                const std::function<Outcome(const Piece&)>& work, const std::function<bool(const Outcome&)>& write) {
    namespace tbb = oneapi::tbb;
    const auto count = static_cast<std::size_t>(threads);
    const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, count);
    std::atomic<bool> isEnded = false;
    HandOver handOver;
    const auto read = tbb::make_filter<void, std::shared_ptr<Piece>>(
        tbb::filter_mode::serial_in_order, [&](tbb::flow_control& flow) -> std::shared_ptr<Piece> {
            const HandOver::Turn turn(handOver);
            std::optional<Piece> piece = isEnded ? std::nullopt : next();
            if (!piece) {
                flow.stop();
                return nullptr;
            }
            return std::make_shared<Piece>(std::move(*piece));
        });
    const auto process = tbb::make_filter<std::shared_ptr<Piece>, std::shared_ptr<Outcome>>(
        tbb::filter_mode::parallel, [&](const std::shared_ptr<Piece>& piece) {
            const HandOver::Turn turn(handOver);
            return std::make_shared<Outcome>(work(*piece));
        });
    const auto print = tbb::make_filter<std::shared_ptr<Outcome>, void>(tbb::filter_mode::serial_in_order,
                                                                        [&](const std::shared_ptr<Outcome>& outcome) {
                                                                            const HandOver::Turn turn(handOver);
                                                                            if (!isEnded && !write(*outcome))
                                                                                isEnded = true;
                                                                        });
    constexpr std::size_t kPiecesAThread = 4;
    tbb::parallel_pipeline(count * kPiecesAThread, read & process & print);
    const HandOver::Turn last(handOver);
}

}  // namespace nonet
