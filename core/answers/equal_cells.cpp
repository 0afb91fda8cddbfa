#include "core/answers/equal_cells.h"

#include "core/answers/between_edits.h"
#include "core/solvers/propagation/propagation.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace nonet {
namespace {

/// Contradictions after which two cells are left unproved: about two seconds of 9x9.
constexpr std::uint64_t kBudgetOfTwo = 100'000;
constexpr std::chrono::milliseconds kBetweenParts(10);

class EqualityAsker {
public:
    EqualityAsker(const Puzzle& puzzle, WitnessStore& known, std::stop_token stop, const EqualCellsSink& sink)
        : m_puzzle(puzzle), m_known(known), m_stop(std::move(stop)), m_sink(sink) {}

    EqualCells answer();

private:
    /// Cells that are not known to differ.
    struct Class {
        std::vector<Cell> cells = {};
        /// How many, from the first one on, are equal in every solution.
        std::size_t proved = 1;
        std::optional<Digit> symbol = std::nullopt;
        bool isGivenUp = false;
        bool isDone() const { return isGivenUp || proved == cells.size(); }
    };
    void begin(const CandidateKnowledge& candidates);
    /// Asks about the first two cells of a class that are not proved yet; false at a stop.
    bool ask(Class& open);
    void partBy(const Grid& solution);
    EqualCells known() const;
    void report();

    const Puzzle& m_puzzle;
    WitnessStore& m_known;
    std::stop_token m_stop;
    const EqualCellsSink& m_sink;
    std::vector<Class> m_classes;
    std::chrono::steady_clock::time_point m_reported;
};

EqualCells EqualityAsker::answer() {
    const PuzzleCandidates found = candidatesBetweenEdits(m_puzzle, 1, m_known, m_stop);
    if (m_known.solutions().empty())
        return {.groups = {}, .solutions = 0, .isComplete = found.candidates.isComplete()};
    begin(found.candidates);
    for (;;) {
        const auto open = std::ranges::find_if(m_classes, [](const Class& each) { return !each.isDone(); });
        if (open == m_classes.end() || m_stop.stop_requested() || !ask(*open))
            return known();
        report();
    }
}

void EqualityAsker::begin(const CandidateKnowledge& candidates) {
    std::map<std::vector<int>, std::vector<Cell>> byValues;
    std::map<Digit, std::vector<Cell>> fixed;
    for (const Cell cell : m_puzzle.shape().cells()) {
        const DigitSet possible = candidates.possible(cell);
        if (possible.count() == 1 && candidates.open(cell).isEmpty()) {
            fixed[possible.first()].push_back(cell);
            continue;
        }
        std::vector<int> values;
        values.reserve(m_known.solutions().size());
        for (const Grid& solution : m_known.solutions())
            values.push_back(solution.valueAt(cell));
        byValues[values].push_back(cell);
    }
    for (auto& [symbol, cells] : fixed)
        m_classes.push_back({.cells = cells, .proved = cells.size(), .symbol = symbol});
    for (auto& [values, cells] : byValues)
        m_classes.push_back({.cells = cells, .proved = m_known.hasAll() ? cells.size() : 1});
    std::erase_if(m_classes, [](const Class& each) { return each.cells.size() < 2; });
}

bool EqualityAsker::ask(Class& open) {
    Layout layout = m_puzzle.layout();
    Constraint& different = layout.constraints.emplace_back();
    different.kind = ConstraintKind::cage;
    different.parts = {{open.cells.front(), open.cells[open.proved]}};
    Puzzle apart(std::move(layout), m_puzzle.givens);
    apart.startCandidates = m_puzzle.startCandidates;
    const PropagationOutcome found =
        searchByPropagation(narrowedBy(m_known, apart), {.solutions = 1, .budget = kBudgetOfTwo}, m_stop);
    if (found.wasStopped)
        return false;
    if (found.first) {
        m_known.note(*found.first);
        partBy(*found.first);
    } else if (found.budgetRanOut) {
        open.isGivenUp = true;
    } else {
        ++open.proved;
    }
    return true;
}

void EqualityAsker::partBy(const Grid& solution) {
    std::vector<Class> parted;
    for (const Class& each : m_classes) {
        std::map<int, Class> parts;
        for (std::size_t i = 0; i < each.cells.size(); ++i) {
            Class& part =
                parts.try_emplace(solution.valueAt(each.cells[i]), Class{.symbol = each.symbol}).first->second;
            // What is proved to be equal stays together, and stands first.
            part.proved = std::max<std::size_t>(i < each.proved ? part.cells.size() + 1 : 1, part.proved);
            part.cells.push_back(each.cells[i]);
        }
        for (auto& [value, part] : parts)
            if (part.cells.size() > 1)
                parted.push_back(std::move(part));
    }
    m_classes = std::move(parted);
}

EqualCells EqualityAsker::known() const {
    EqualCells equal{.groups = {}, .solutions = m_known.solutions().size(), .isComplete = true};
    for (const Class& each : m_classes) {
        EqualGroup group{.cells = each.cells, .symbol = each.symbol, .isProved = each.proved == each.cells.size()};
        std::ranges::sort(group.cells, {}, &Cell::index);
        equal.isComplete = equal.isComplete && group.isProved;
        equal.groups.push_back(std::move(group));
    }
    std::ranges::sort(equal.groups, {}, [](const EqualGroup& group) { return group.cells.front().index(); });
    return equal;
}

void EqualityAsker::report() {
    const auto now = std::chrono::steady_clock::now();
    if (!m_sink || now - m_reported < kBetweenParts)
        return;
    m_sink(known());
    m_reported = std::chrono::steady_clock::now();
}

}  // namespace

EqualCells equalCells(const Puzzle& puzzle, WitnessStore& known, std::stop_token stop, const EqualCellsSink& sink) {
    return EqualityAsker(puzzle, known, std::move(stop), sink).answer();
}

}  // namespace nonet
