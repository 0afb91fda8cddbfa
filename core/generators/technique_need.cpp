#include "core/generators/technique_need.h"

#include <algorithm>
#include <vector>

namespace nonet {
namespace {

class NeedSearch {
public:
    NeedSearch(TechniqueId id, TechniqueSet others, const NeedLimits& limits, const std::stop_token& stop)
        : m_id(id), m_others(others.reset(id)), m_limits(limits), m_stop(stop),
          m_profile(withoutStops(limits.profile)) {}

    TechniqueNeed run(const Position& start) {
        TechniqueNeed need;
        std::vector<Position> reached = {closed(start)};
        while (need.atLeast < m_limits.uses) {
            need.isExact = std::ranges::any_of(reached, [](const Position& position) { return position.isSolved(); });
            if (need.isExact)
                break;
            ++need.atLeast;
            std::vector<Position> next;
            if (need.atLeast == m_limits.uses || !useOnce(reached, next))
                break;
            // Nowhere does it find anything more: it cannot be what is missing.
            if (next.empty()) {
                need.atLeast = 0;
                break;
            }
            reached = std::move(next);
        }
        need.wasStopped = m_stop.stop_requested();
        return need;
    }

private:
    Position closed(const Position& position) {
        ++m_positions;
        return solvePath(position, {.allowed = m_others, .profile = m_profile}, m_stop).end;
    }

    /// False where the search was cut short.
    bool useOnce(const std::vector<Position>& from, std::vector<Position>& to) {
        for (const Position& position : from)
            for (const Step& step : stepsOf(m_id, position)) {
                if (m_stop.stop_requested() || m_positions >= m_limits.positions)
                    return false;
                Position after = position;
                apply(after, step);
                after = closed(after);
                if (std::ranges::find(to, after) == to.end())
                    to.push_back(after);
            }
        return true;
    }

    TechniqueId m_id;
    TechniqueSet m_others;
    const NeedLimits& m_limits;
    const std::stop_token& m_stop;
    Profile m_profile;
    std::uint64_t m_positions = 0;
};

}  // namespace

TechniqueNeed techniqueNeed(const Puzzle& puzzle, TechniqueId id, TechniqueSet others, const NeedLimits& limits,
                            const std::stop_token& stop) {
    return NeedSearch(id, others, limits, stop).run(Position::fromPuzzle(puzzle));
}

}  // namespace nonet
