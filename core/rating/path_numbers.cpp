#include "core/rating/path_numbers.h"

#include "core/techniques/session/solving_session.h"

namespace nonet {
namespace {

class NumbersRun {
public:
    NumbersRun(const ClassicDigits& puzzle, const PathLimits& limits, PathMemory* memory)
        : m_session(SinglesBoard(Position::fromGivens(puzzle)), {standardSearchRows(), SinglesOrder::queues}),
          m_limits(limits), m_memory(memory) {
        std::size_t rows = 0;
        for (const SearchRow& row : standardSearchRows()) {
            ++rows;
            if (isOfSingles(row))
                m_singleRows = rows;
            else if ((row.techniques & limits.allowed).any())
                m_otherRows = rows - m_singleRows;
        }
    }

    PathNumbers run() {
        while (!m_session.position().isSolved()) {
            std::optional<Deduction> found = m_session.nextOf(standardSearchRows().first(m_singleRows));
            if (!found) {
                if (m_memory != nullptr && endAsRemembered())
                    return m_path;
                found = m_session.nextOf(standardSearchRows().subspan(m_singleRows, m_otherRows));
            }
            const std::optional<TechniqueId> used = found ? std::optional(found->technique) : std::nullopt;
            if (!used || !m_limits.allowed.test(static_cast<std::size_t>(*used)))
                return end(PathEnd::stuck);
            m_session.apply(*found);
            ++m_path.uses[static_cast<std::size_t>(*used)];
            m_path.score += technique(*used).score;
            if (m_path.score > m_limits.highestScore)
                return end(PathEnd::scoreTooHigh);
        }
        return end(PathEnd::solved);
    }

private:
    /// A position without singles, and the path up to it.
    struct Point {
        std::uint64_t key = 0;
        TechniqueUses uses{};
        int score = 0;
    };

    int blanks() const { return m_session.position().unsolvedCells().count(); }

    PathNumbers end(PathEnd how) {
        m_path.end = how;
        m_path.blanks = blanks();
        remember();
        return m_path;
    }

    void remember() {
        for (const Point& point : m_points) {
            PathMemory::Rest rest{.score = m_path.score - point.score, .end = m_path.end, .blanks = m_path.blanks};
            for (std::size_t id = 0; id < rest.uses.size(); ++id)
                rest.uses[id] = m_path.uses[id] - point.uses[id];
            m_memory->keep(point.key, rest);
        }
    }

    bool endAsRemembered() {
        const std::uint64_t key = PathMemory::keyOf(m_session.position());
        const PathMemory::Rest* rest = m_memory->find(key);
        const bool isTooHigh = rest != nullptr && m_path.score + rest->score > m_limits.highestScore;
        if (rest == nullptr || (rest->end == PathEnd::scoreTooHigh && !isTooHigh)) {
            m_points.push_back({key, m_path.uses, m_path.score});
            return false;
        }
        m_path.score += rest->score;
        for (std::size_t id = 0; id < m_path.uses.size(); ++id)
            m_path.uses[id] += rest->uses[id];
        m_path.end = rest->end;
        m_path.blanks = rest->blanks;
        remember();
        if (isTooHigh) {
            m_path.end = PathEnd::scoreTooHigh;
            m_path.blanks = blanks();
        }
        return true;
    }

    static bool isOfSingles(const SearchRow& row) { return technique(row.last).family == TechniqueFamily::singles; }

    SolvingSession m_session;
    /// The rows of singles come first; of the others no more than what is allowed asks for.
    std::size_t m_singleRows = 0;
    std::size_t m_otherRows = 0;
    const PathLimits& m_limits;
    PathNumbers m_path;
    /// May be null.
    PathMemory* m_memory;
    std::vector<Point> m_points;
};

}  // namespace

std::uint64_t PathMemory::keyOf(const Position& position) {
    std::uint64_t key = 0;
    for (const Cell cell : classic::kAllCells) {
        key = (key ^ position.candidates(cell).bits()) * 0xbf58476d1ce4e5b9U;
        key ^= key >> 29U;
    }
    return key;
}

const PathMemory::Rest* PathMemory::find(std::uint64_t key) const {
    const auto at = m_rests.find(key);
    return at == m_rests.end() ? nullptr : &at->second;
}

PathNumbers pathNumbers(const ClassicDigits& puzzle, const PathLimits& limits, PathMemory* memory) {
    return NumbersRun(puzzle, limits, memory).run();
}

}  // namespace nonet
