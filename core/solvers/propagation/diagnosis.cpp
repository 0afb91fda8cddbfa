#include "core/solvers/propagation/diagnosis.h"

#include "core/solvers/propagation/shortage_cause.h"
#include "core/solvers/propagation/smallest_conflict.h"

#include <algorithm>

namespace nonet {
namespace {

using namespace propagation;
using Answer = ConflictCheck::Answer;

/// Contradictions: what is seen at a glance, the least that a test of a smaller set may cost, and by how much more than
/// the proof of the whole.
constexpr std::uint64_t kGlance = 30;
constexpr std::uint64_t kLeastPatience = 1'000;
constexpr std::uint64_t kMoreThanWhole = 4;
/// The budget divided by these is what pairs may cost, and the search for a solution.
constexpr std::uint64_t kPartForPairs = 8;
constexpr std::uint64_t kPartForSearch = 2;

class Diagnostician {
public:
    Diagnostician(const Puzzle& puzzle, const DiagnosisLimits& limits, std::stop_token stop,
                  const DiagnosisSink& better)
        : m_puzzle(puzzle), m_test(puzzle, limits.budget, std::move(stop)), m_budget(limits.budget), m_better(better) {}

    Diagnosis answer() {
        decide();
        m_diagnosis.spent = m_test.spent();
        m_diagnosis.solution = m_test.solution();
        const bool isOpen = m_diagnosis.verdict == DiagnosisVerdict::undecided ||
                            (!m_diagnosis.isMinimal && m_diagnosis.conflict.size() > 0);
        m_diagnosis.wasStopped = isOpen && m_test.isStopped();
        m_diagnosis.budgetRanOut = isOpen && !m_diagnosis.wasStopped;
        return std::move(m_diagnosis);
    }

private:
    /// Each step is true where it ends the matter.
    void decide() {
        if (isSolvableAtAGlance() || isBoardItself() || isOneAlone() || m_test.isStopped())
            return;
        m_diagnosis.step = DiagnosisStep::pairs;
        if (areGivensInOneHouse() || isOneWithItsGivens() || isAPair())
            return;
        m_diagnosis.step = DiagnosisStep::shortages;
        if (m_test.isStopped() || isAShortage(m_test.all()))
            return;
        m_diagnosis.step = DiagnosisStep::search;
        const std::uint64_t before = m_test.spent();
        const Answer whole = m_test.test(m_test.all(), m_budget / kPartForSearch);
        if (whole == Answer::fits)
            m_diagnosis.verdict = DiagnosisVerdict::solvable;
        if (whole != Answer::conflict)
            return;
        m_diagnosis.step = DiagnosisStep::shrinking;
        shrink(m_test.all(), std::max(kLeastPatience, kMoreThanWhole * (m_test.spent() - before)));
    }

    bool isSolvableAtAGlance() {
        if (m_test.test(m_test.all(), kGlance) != Answer::fits)
            return false;
        m_diagnosis.verdict = DiagnosisVerdict::solvable;
        return true;
    }

    bool isBoardItself() {
        if (m_test.test({}, m_budget / kPartForPairs) != Answer::conflict)
            return false;
        m_diagnosis.verdict = DiagnosisVerdict::houses;
        m_diagnosis.isMinimal = true;
        return true;
    }

    bool isOneAlone() {
        return std::ranges::any_of(m_test.all(), [&](Member member) {
            return !m_test.isGiven(member) && m_test.test({member}, kGlance) == Answer::conflict && explain({member});
        });
    }

    bool areGivensInOneHouse() {
        for (const BrokenRule& broken : m_puzzle.rulebook().brokenHouses(m_puzzle.givens)) {
            const int most = m_puzzle.layout().count(Digit(m_puzzle.givens.valueAt(broken.cells.front())));
            Members clash;
            for (int i = 0; i <= most; ++i)
                clash.push_back(m_test.memberOf(broken.cells[static_cast<std::size_t>(i)]));
            std::ranges::sort(clash);
            conclude(DiagnosisVerdict::together, clash, true);
            if (const std::optional<Members> fewer = fewerThan(clash))
                return explain(*fewer);
            m_diagnosis.house = broken.house;
            return true;
        }
        return false;
    }

    bool isOneWithItsGivens() {
        for (Member rule = 0; rule < m_test.ruleCount(); ++rule) {
            Members members = causes().givensOn(rule, m_test.all());
            members.insert(members.begin(), rule);
            if (members.size() > 1 && m_test.test(members, kGlance) == Answer::conflict)
                return explain(members);
        }
        return false;
    }

    bool isAPair() {
        std::vector<WideCellSet> cells;
        cells.reserve(static_cast<std::size_t>(m_test.ruleCount()));
        for (Member rule = 0; rule < m_test.ruleCount(); ++rule)
            cells.push_back(cellsOf(m_test.rule(rule)));
        const std::uint64_t most = m_test.spent() + m_budget / kPartForPairs;
        for (Member a = 0; a < m_test.ruleCount(); ++a)
            for (Member b = a + 1; b < m_test.ruleCount(); ++b) {
                if (m_test.isStopped() || m_test.spent() > most)
                    return false;
                if (cells[static_cast<std::size_t>(a)].intersects(cells[static_cast<std::size_t>(b)]) &&
                    m_test.test({a, b}, kGlance) == Answer::conflict)
                    return explain({a, b});
            }
        return false;
    }

    /// A house that is short is plainer than a set; true where one was found. `among` shrinks where the solver knows of
    /// less that is enough.
    bool isAShortage(Members among) {
        while (const auto found = causes().find(among)) {
            m_diagnosis.shortage = found->shortage;
            conclude(DiagnosisVerdict::shortage, found->causes, true);
            const std::optional<Members> fewer = fewerThan(found->causes);
            if (!fewer)
                return true;
            among = *fewer;
        }
        if (m_diagnosis.verdict != DiagnosisVerdict::shortage)
            return false;
        m_diagnosis.shortage.reset();
        shrink(among, kLeastPatience);
        return true;
    }

    /// The conflict without one member that can be spared; nothing where none can, which is noted.
    std::optional<Members> fewerThan(const Members& conflict) {
        for (const Member member : conflict) {
            Members rest = conflict;
            std::erase(rest, member);
            const Answer answer = m_test.test(rest, kLeastPatience);
            if (answer == Answer::conflict)
                return rest;
            m_diagnosis.isMinimal = m_diagnosis.isMinimal && answer == Answer::fits;
        }
        return std::nullopt;
    }

    /// Makes the diagnosis from a set that is known to be a conflict. Always true.
    bool explain(const Members& conflict) {
        if (!isAShortage(conflict))
            shrink(conflict, kLeastPatience);
        return true;
    }

    void shrink(const Members& conflict, std::uint64_t patience) {
        show(conflict, false);
        const SmallestConflict smallest =
            smallestConflict(m_test, conflict, patience, [this](const Members& smaller) { show(smaller, false); });
        show(smallest.members, smallest.isProved);
    }

    void show(const Members& conflict, bool isMinimal) {
        conclude(conflict.size() == 1 ? DiagnosisVerdict::alone : DiagnosisVerdict::together, conflict, isMinimal);
        if (m_better)
            m_better(m_diagnosis);
    }

    void conclude(DiagnosisVerdict verdict, const Members& conflict, bool isMinimal) {
        m_diagnosis.verdict = verdict;
        m_diagnosis.conflict = m_test.setOf(conflict);
        m_diagnosis.isMinimal = isMinimal;
    }

    ShortageCauses& causes() {
        if (!m_causes)
            m_causes.emplace(m_test);
        return *m_causes;
    }

    const Puzzle& m_puzzle;
    ConflictCheck m_test;
    std::uint64_t m_budget;
    const DiagnosisSink& m_better;
    std::optional<ShortageCauses> m_causes;
    Diagnosis m_diagnosis;
};

}  // namespace

Diagnosis diagnose(const Puzzle& puzzle, const DiagnosisLimits& limits, std::stop_token stop,
                   const DiagnosisSink& better) {
    if (!puzzle.understand(stop)) {
        Diagnosis none;
        none.wasStopped = true;
        return none;
    }
    return Diagnostician(puzzle, limits, std::move(stop), better).answer();
}

}  // namespace nonet
