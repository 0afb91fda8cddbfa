#include "core/solvers/propagation/witness_store.h"

#include "core/foundation/stable_hash.h"
#include "core/rules/rulebook.h"

#include <algorithm>

namespace nonet {
namespace {

std::uint64_t hashOf(const Grid& grid) {
    StableHash hash;
    for (int i = 0; i < grid.cellCount(); ++i)
        hash.add(static_cast<std::uint64_t>(grid.valueAt(Cell(i))));
    return hash.value();
}

/// What it stands beside changes what it asks for: marks of pairs a rule of all pairs without marks, a smallest or
/// largest cell the next one.
bool isReadBy(ConstraintKind changed, ConstraintKind other) {
    switch (changed) {
    case ConstraintKind::difference:
    case ConstraintKind::ratio:
    case ConstraintKind::sum: return other == ConstraintKind::negative;
    case ConstraintKind::minimum:
    case ConstraintKind::maximum: return other == changed;
    default: return false;
    }
}

}  // namespace

void WitnessStore::take(const Puzzle& puzzle) {
    take(puzzle, m_puzzle ? LayoutChange::between(*m_puzzle, puzzle) : LayoutChange());
}

void WitnessStore::take(const Puzzle& puzzle, const LayoutChange& change) {
    if (m_puzzle && !change.isBoardChanged()) {
        const Relation relation = relationOf(*m_puzzle, puzzle, change);
        if (relation.isLooser && relation.isStricter) {
            m_puzzle = puzzle;
            return;
        }
        remember();
        if (!relation.isLooser)
            keepOnly(puzzle, relation.addedConstraints);
        if (!relation.isStricter) {
            m_impossible.assign(static_cast<std::size_t>(puzzle.shape().cellCount()), {});
            m_hasAll = false;
        }
        m_puzzle = puzzle;
        recall();
        return;
    }
    forget();
    m_impossible.assign(static_cast<std::size_t>(puzzle.shape().cellCount()), {});
    m_puzzle = puzzle;
}

void WitnessStore::remember() {
    if (!m_puzzle)
        return;
    const auto count = static_cast<std::ptrdiff_t>(std::min(m_solutions.size(), kMostOfEarlier));
    m_earlier.push_back(std::make_shared<const Earlier>(Earlier{*m_puzzle,
                                                                {m_solutions.end() - count, m_solutions.end()},
                                                                m_impossible,
                                                                m_hasAll && m_solutions.size() <= kMostOfEarlier}));
    if (m_earlier.size() > kMostEarlier)
        m_earlier.erase(m_earlier.begin());
}

void WitnessStore::recall() {
    if (!m_puzzle)
        return;
    for (std::size_t i = m_earlier.size(); i > 0; --i) {
        const std::shared_ptr<const Earlier> earlier = m_earlier[i - 1];
        const Relation relation =
            relationOf(earlier->puzzle, *m_puzzle, LayoutChange::between(earlier->puzzle, *m_puzzle));
        if (relation.isLooser)
            for (const Grid& solution : earlier->solutions)
                note(solution);
        if (relation.isStricter)
            for (std::size_t cell = 0; cell < m_impossible.size(); ++cell)
                m_impossible[cell] |= earlier->impossible[cell];
        if (!relation.isLooser || !relation.isStricter)
            continue;
        if (earlier->hasAll)
            noteAll();
        // It is the present again.
        m_earlier.erase(m_earlier.begin() + static_cast<std::ptrdiff_t>(i - 1));
    }
}

void WitnessStore::learn(const WitnessStore& other) {
    for (const Grid& solution : other.m_solutions)
        note(solution);
    for (std::size_t i = 0; i < m_impossible.size(); ++i)
        m_impossible[i] |= other.m_impossible[i];
    if (other.m_hasAll)
        noteAll();
}

DigitSet WitnessStore::impossible(Cell cell) const {
    DigitSet impossible = m_impossible[cell.slot()];
    if (!m_hasAll || !m_puzzle)
        return impossible;
    impossible = m_puzzle->symbols().all();
    for (const Grid& solution : m_solutions)
        if (const std::optional<Digit> symbol = solution.digit(cell))
            impossible.erase(*symbol);
    return impossible;
}

void WitnessStore::note(const Grid& solution) {
    const std::uint64_t hash = hashOf(solution);
    for (std::size_t i = 0; i < m_hashes.size(); ++i)
        if (m_hashes[i] == hash && m_solutions[i] == solution)
            return;
    if (m_solutions.size() < m_most) {
        m_solutions.push_back(solution);
        m_hashes.push_back(hash);
        return;
    }
    m_solutions[m_oldest] = solution;
    m_hashes[m_oldest] = hash;
    m_oldest = (m_oldest + 1) % m_most;
}

void WitnessStore::noteImpossible(Cell cell, DigitSet symbols) { m_impossible[cell.slot()] |= symbols; }

WitnessStore::Relation WitnessStore::relationOf(const Puzzle& earlier, const Puzzle& later,
                                                const LayoutChange& change) {
    Relation relation;
    if (change.areGivensChanged())
        compareClues(earlier, later, relation);
    compareRules(earlier, later, change, relation);
    return relation;
}

void WitnessStore::compareClues(const Puzzle& earlier, const Puzzle& later, Relation& relation) {
    for (int i = 0; i < later.shape().cellCount(); ++i) {
        const Cell cell(i);
        const auto allowed = [cell](const Puzzle& puzzle) {
            if (const std::optional<Digit> given = puzzle.givens.digit(cell))
                return DigitSet{*given};
            return puzzle.startCandidates ? puzzle.startCandidates->at(cell) : puzzle.symbols().all();
        };
        const DigitSet before = allowed(earlier);
        const DigitSet now = allowed(later);
        relation.isStricter = relation.isStricter && before.containsAll(now);
        relation.isLooser = relation.isLooser && now.containsAll(before);
    }
}

void WitnessStore::compareRules(const Puzzle& earlier, const Puzzle& later, const LayoutChange& change,
                                Relation& relation) {
    const std::vector<Constraint>& before = earlier.constraints();
    const std::vector<Constraint>& now = later.constraints();
    relation.addedConstraints = change.addedRules();
    const std::vector<int>& lost = change.lostRules();
    if (relation.addedConstraints.empty() && lost.empty())
        return;
    std::vector<const Constraint*> changed;
    for (const int added : relation.addedConstraints)
        changed.push_back(&now[static_cast<std::size_t>(added)]);
    for (const int each : lost)
        changed.push_back(&before[static_cast<std::size_t>(each)]);
    const auto readsChanged = [&changed](const Constraint& each) {
        return std::ranges::any_of(
            changed, [&each](const Constraint* other) { return other != &each && isReadBy(other->kind, each.kind); });
    };
    if (std::ranges::any_of(before, readsChanged) || std::ranges::any_of(now, readsChanged)) {
        relation.isStricter = false;
        relation.isLooser = false;
        relation.addedConstraints.resize(now.size());
        for (std::size_t i = 0; i < now.size(); ++i)
            relation.addedConstraints[i] = static_cast<int>(i);
        return;
    }
    relation.isLooser = relation.isLooser && relation.addedConstraints.empty();
    relation.isStricter = relation.isStricter && lost.empty();
}

bool WitnessStore::fits(const Grid& solution, const Puzzle& puzzle, const std::vector<int>& rules) const {
    for (int i = 0; i < solution.cellCount(); ++i) {
        const Cell cell(i);
        const std::optional<Digit> symbol = solution.digit(cell);
        const std::optional<Digit> given = puzzle.givens.digit(cell);
        if (symbol &&
            (given ? *given != *symbol : puzzle.startCandidates && !puzzle.startCandidates->at(cell).contains(*symbol)))
            return false;
    }
    const FullBoard board(solution, puzzle.rulebook().numbers());
    return std::ranges::all_of(rules, [&](int constraint) {
        const Rule* rule = puzzle.rulebook().rule(constraint);
        return !rule || rule->holds(board);
    });
}

void WitnessStore::keepOnly(const Puzzle& puzzle, const std::vector<int>& rules) {
    std::vector<Grid> kept;
    std::vector<std::uint64_t> hashes;
    // Oldest first.
    for (std::size_t i = 0; i < m_solutions.size(); ++i) {
        const std::size_t place = (m_oldest + i) % m_solutions.size();
        if (!fits(m_solutions[place], puzzle, rules))
            continue;
        kept.push_back(std::move(m_solutions[place]));
        hashes.push_back(m_hashes[place]);
    }
    m_solutions = std::move(kept);
    m_hashes = std::move(hashes);
    m_oldest = 0;
}

void WitnessStore::forget() {
    m_solutions.clear();
    m_hashes.clear();
    m_oldest = 0;
    m_impossible.clear();
    m_hasAll = false;
    m_earlier.clear();
}

}  // namespace nonet
