#include "core/rating/path_numbers.h"

#include "core/techniques/session/solving_session.h"

namespace nonet {
namespace {

class NumbersRun {
public:
    NumbersRun(const ClassicDigits& puzzle, const PathRules& rules, const PathLimits& limits, PathMemory* memory)
        : m_rules(rules), m_rows(rules.rows.begin(), rules.rows.end()),
          m_session(SinglesBoard(puzzle), {m_rows, rules.singles, rules.limits}), m_limits(limits), m_memory(memory) {
        for (; m_firstRows < m_rows.size() && isOfSingles(m_rows[m_firstRows]); ++m_firstRows)
            m_mayUseSingles = m_mayUseSingles && (m_rows[m_firstRows].techniques & ~limits.allowed).none();
        for (std::size_t i = m_firstRows; i < m_rows.size(); ++i)
            if ((m_rows[i].techniques & limits.allowed).any())
                m_otherRows = i + 1 - m_firstRows;
    }

    PathNumbers run() {
        while (!m_session.position().isSolved()) {
            std::optional<TechniqueId> used;
            if (m_mayUseSingles)
                used = m_session.placeSingle(m_rows.first(m_firstRows));
            if (!used) {
                std::optional<Deduction> found;
                if (!m_mayUseSingles)
                    found = m_session.nextOf(m_rows.first(m_firstRows));
                if (!found) {
                    if (m_memory != nullptr && endAsRemembered())
                        return m_path;
                    found = m_session.nextOf(m_rows.subspan(m_firstRows, m_otherRows));
                }
                if (!found || !m_limits.allowed.test(found->technique))
                    return end(PathEnd::stuck);
                m_session.apply(*found);
                used = found->technique;
            }
            ++m_path.uses[*used];
            m_path.score += m_rules.scores[*used];
            if (m_path.score > m_limits.highestScore)
                return end(PathEnd::scoreTooHigh);
        }
        return end(PathEnd::solved);
    }

private:
    /// A position in which the first rows find nothing, and the path up to it.
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
            for (const TechniqueId id : TechniqueUses::keys())
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
        for (const TechniqueId id : TechniqueUses::keys())
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

    const PathRules& m_rules;
    std::span<const SearchRow> m_rows;
    SolvingSession m_session;
    /// The rows of singles that come first; of the others no more than what is allowed asks for.
    std::size_t m_firstRows = 0;
    std::size_t m_otherRows = 0;
    /// All that there are in those rows.
    bool m_mayUseSingles = true;
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

PathRules pathRules(const Profile& profile) {
    PathRules rules{.rows = searchRows(profile), .singles = profile.singles, .limits = profile.limits};
    for (const ProfileRow& row : profile.rows)
        rules.scores[row.technique] = row.score;
    return rules;
}

const PathRules& hodokuRules() {
    static const PathRules rules = pathRules(hodokuProfile());
    return rules;
}

PathNumbers pathNumbers(const ClassicDigits& puzzle, const PathRules& rules, const PathLimits& limits,
                        PathMemory* memory) {
    return NumbersRun(puzzle, rules, limits, memory).run();
}

}  // namespace nonet
