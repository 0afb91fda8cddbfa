#include "core/answers/missing_rules.h"

#include "core/answers/between_edits.h"
#include "core/rules/broken_rules.h"
#include "core/rules/constraint_catalogue.h"
#include "core/rules/solution_layer.h"
#include "core/rules/value_from.h"
#include "core/solvers/propagation/propagation.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nonet {
namespace {

/// As for clues (missing_clues.cpp).
constexpr std::uint64_t kRuleSample = 100;
constexpr std::uint64_t kRuleBudget = 500'000;

struct Mark {
    ConstraintKind kind;
    int value;
};
/// What people draw between two cells; of two that hold the former is offered.
constexpr std::array kMarks = std::to_array<Mark>(
    {{ConstraintKind::ratio, 2}, {ConstraintKind::difference, 1}, {ConstraintKind::sum, 10}, {ConstraintKind::sum, 5}});

bool isMark(ConstraintKind kind) { return std::ranges::find(kMarks, kind, &Mark::kind) != kMarks.end(); }

bool isPair(const std::vector<Cell>& part, Cell a, Cell b) {
    return part == std::vector{a, b} || part == std::vector{b, a};
}

bool hasMark(const Layout& layout, Cell a, Cell b) {
    return std::ranges::any_of(layout.constraints, [&](const Constraint& each) {
        return isMark(each.kind) &&
               std::ranges::any_of(each.parts, [&](const std::vector<Cell>& part) { return isPair(part, a, b); });
    });
}

/// Without a value it says less, or nothing; of most other kinds no value means the usual one.
bool lacksValue(const Constraint& constraint) {
    if (constraint.isOff || !takesValue(constraint.kind) || !constraint.values.empty() || !constraint.digits.empty())
        return false;
    const ConstraintRow& row = constraintRow(constraint.kind);
    return row.needsDigits || row.value == ConstraintNumber::required || row.shape == ConstraintShape::cage;
}

void addMark(std::vector<RuleOffer>& offers, Cell a, Cell b, const Layout& layout, const Grid& layer) {
    Constraint pair;
    pair.parts = {{a, b}};
    for (const Mark& mark : kMarks) {
        pair.kind = mark.kind;
        std::optional<Constraint> valued = valueFrom(pair, layout, layer);
        if (valued && valued->value() == mark.value)
            return offers.push_back({.completes = std::nullopt, .rule = std::move(*valued)});
    }
}

/// An offer with its meaning, where its rule can be made.
struct Offer {
    RuleOffer offer;
    Rule rule;
};

std::vector<Offer> offersOf(const Puzzle& puzzle) {
    std::vector<Offer> offers;
    const RuleBoard board(puzzle.layout());
    for (RuleOffer& each : rulesOfLayer(puzzle)) {
        MadeRule made = ruleOf(each.rule, board);
        if (Rule* rule = std::get_if<Rule>(&made))
            offers.push_back({std::move(each), std::move(*rule)});
    }
    return offers;
}

class RuleFinder {
public:
    RuleFinder(const Puzzle& puzzle, Grid inMind, const WitnessStore& known, std::stop_token stop)
        : m_puzzle(narrowedBy(known, puzzle)), m_numbers(puzzle.symbols()), m_inMind(std::move(inMind)),
          m_offers(offersOf(puzzle)), m_stop(std::move(stop)) {
        for (const Grid& each : known.solutions())
            note(each);
    }

    /// False where it was stopped or given up, or nothing more is offered.
    bool find();
    void spare();
    std::vector<RuleOffer> rules() const { return m_taken; }

private:
    void note(const Grid& solution) {
        if (solution != m_inMind && std::ranges::find(m_others, solution) == m_others.end())
            m_others.push_back(solution);
    }
    PropagationOutcome search(const std::vector<RuleOffer>& rules, std::uint64_t solutions);
    /// The one that most of the others break; null where none breaks any.
    const Offer* best() const;

    Puzzle m_puzzle;
    SymbolNumbers m_numbers;
    Grid m_inMind;
    std::vector<Offer> m_offers;
    std::stop_token m_stop;
    std::vector<RuleOffer> m_taken;
    /// Solutions with the rules that were taken, beside the one in mind.
    std::vector<Grid> m_others;
};

PropagationOutcome RuleFinder::search(const std::vector<RuleOffer>& rules, std::uint64_t solutions) {
    return searchByPropagation(withRules(m_puzzle, rules), {.solutions = solutions, .budget = kRuleBudget}, m_stop,
                               [&](const Grid& grid) {
                                   note(grid);
                                   return true;
                               });
}

const Offer* RuleFinder::best() const {
    const Offer* best = nullptr;
    std::ptrdiff_t most = 0;
    for (const Offer& each : m_offers) {
        const auto broken = std::ranges::count_if(
            m_others, [&](const Grid& grid) { return !each.rule.holds(FullBoard(grid, m_numbers)); });
        if (broken > most) {
            most = broken;
            best = &each;
        }
    }
    return best;
}

bool RuleFinder::find() {
    for (;;) {
        if (m_others.empty()) {
            const PropagationOutcome found = search(m_taken, kRuleSample);
            if (found.wasStopped || (found.budgetRanOut && m_others.empty()))
                return false;
            if (m_others.empty())
                return true;
        }
        const Offer* taken = best();
        if (taken == nullptr)
            return false;
        m_taken.push_back(taken->offer);
        std::erase_if(m_others, [&](const Grid& grid) { return !taken->rule.holds(FullBoard(grid, m_numbers)); });
    }
}

void RuleFinder::spare() {
    for (std::size_t i = m_taken.size(); i > 0; --i) {
        std::vector<RuleOffer> fewer = m_taken;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i - 1));
        const PropagationOutcome found = search(fewer, 2);
        if (found.wasStopped)
            return;
        if (found.count == 1 && !found.budgetRanOut)
            m_taken = std::move(fewer);
    }
}

}  // namespace

std::vector<RuleOffer> rulesOfLayer(const Puzzle& puzzle) {
    std::vector<RuleOffer> offers;
    const Grid* layer = puzzle.solutionLayer();
    if (layer == nullptr)
        return offers;
    const Layout& layout = puzzle.layout();
    for (std::size_t i = 0; i < layout.constraints.size(); ++i) {
        const Constraint& each = layout.constraints[i];
        if (!lacksValue(each))
            continue;
        if (std::optional<Constraint> valued = valueFrom(each, layout, *layer))
            offers.push_back({.completes = static_cast<int>(i), .rule = std::move(*valued)});
    }
    for (const Cell cell : layout.shape.cells())
        for (const Cell next : layout.shape.neighbours(cell))
            if (cell < next && !hasMark(layout, cell, next))
                addMark(offers, cell, next, layout, *layer);
    return offers;
}

Puzzle withRules(const Puzzle& puzzle, const std::vector<RuleOffer>& rules) {
    Layout layout = puzzle.layout();
    for (const RuleOffer& each : rules) {
        if (each.completes)
            layout.constraints[static_cast<std::size_t>(*each.completes)] = each.rule;
        else
            layout.constraints.push_back(each.rule);
    }
    Puzzle with = puzzle;
    with.setLayout(std::move(layout));
    return with;
}

MissingRules missingRules(const Puzzle& puzzle, WitnessStore& known, std::stop_token stop) {
    candidatesBetweenEdits(puzzle, 1, known, stop);
    MissingRules missing{.state = factsBetweenEdits(puzzle, known, stop).state};
    missing.isProved = missing.state == SolutionState::one;
    if (missing.state != SolutionState::several)
        return missing;
    const std::optional<Puzzle> given = givenSolutionLayer(puzzle);
    missing.lacksSolution = !given || !isSolvedBy(puzzle, given->givens);
    if (missing.lacksSolution)
        return missing;
    RuleFinder finder(puzzle, given->givens, known, std::move(stop));
    missing.isProved = finder.find();
    if (missing.isProved)
        finder.spare();
    missing.rules = finder.rules();
    return missing;
}

}  // namespace nonet
