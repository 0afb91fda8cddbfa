#include "core/solvers/minigrid/tree_solver.h"

#include "core/foundation/stop_poll.h"
#include "core/rules/conflicts.h"

#include <array>
#include <bit>

namespace nonet {

namespace {

using Digits = std::uint32_t;
constexpr std::size_t kSide = kLargestMinigridSide;

/// A blank cell in the order in which the trees reach it.
struct Slot {
    Cell cell;
    std::uint8_t row = 0;
    std::uint8_t column = 0;
    std::uint8_t box = 0;
    std::uint8_t level = 0;
    /// From 1: the depth of its vertices in the box's tree.
    std::uint8_t depth = 0;
    /// By start candidates.
    Digits allowed = 0;
    /// Still to try, and tried now.
    Digits rest = 0;
    Digits tried = 0;
};

class TreeSearch {
public:
    TreeSearch(const Puzzle& puzzle, const BoxOrder& order, const MinigridLimits& limits, std::stop_token stop);
    void run();
    TreeOutcome take() { return std::move(m_outcome); }

private:
    void trace(TraceKind kind, const Slot& slot, Digits value);
    bool step();
    bool openTrees(std::size_t from, std::size_t to);
    void open(Slot& slot);
    bool advance(Slot& slot);
    bool reach(std::size_t at);
    void solved();

    const Puzzle& m_puzzle;
    const BoxOrder& m_order;
    MinigridLimits m_limits;
    StopPoll m_poll;
    TreeOutcome m_outcome;
    std::vector<Slot> m_slots;
    Digits m_every = 0;
    std::array<Digits, kSide> m_rows{};
    std::array<Digits, kSide> m_columns{};
    std::array<Digits, kSide> m_boxes{};
};

TreeSearch::TreeSearch(const Puzzle& puzzle, const BoxOrder& order, const MinigridLimits& limits, std::stop_token stop)
    : m_puzzle(puzzle), m_order(order), m_limits(limits), m_poll(std::move(stop), 1 << 16),
      m_every(static_cast<Digits>(puzzle.geometry().allDigits().bits())) {
    const Geometry& geometry = puzzle.geometry();
    m_outcome.trees.resize(order.size());
    m_outcome.backs.resize(order.size());
    for (std::size_t level = 0; level < order.size(); ++level) {
        const BoxFacts facts = boxFacts(puzzle, order[level]);
        for (const Candidate clue : facts.clues) {
            const Digits bit = Digits{1} << clue.digit.index();
            m_rows[static_cast<std::size_t>(geometry.row(clue.cell))] |= bit;
            m_columns[static_cast<std::size_t>(geometry.column(clue.cell))] |= bit;
            m_boxes[static_cast<std::size_t>(facts.box)] |= bit;
        }
        std::uint8_t depth = 0;
        for (const Cell cell : facts.blanks)
            m_slots.push_back({.cell = cell,
                               .row = static_cast<std::uint8_t>(geometry.row(cell)),
                               .column = static_cast<std::uint8_t>(geometry.column(cell)),
                               .box = static_cast<std::uint8_t>(facts.box),
                               .level = static_cast<std::uint8_t>(level),
                               .depth = ++depth,
                               .allowed = puzzle.startCandidates
                                              ? static_cast<Digits>(puzzle.startCandidates->at(cell).bits())
                                              : m_every});
    }
}

void TreeSearch::trace(TraceKind kind, const Slot& slot, Digits value) {
    m_limits.trace->add({.kind = kind,
                         .box = slot.box,
                         .level = slot.level,
                         .depth = slot.depth,
                         .value = value,
                         .step = m_outcome.steps});
}

/// False where no further step may be taken.
bool TreeSearch::step() {
    if (m_outcome.steps >= m_limits.budget) {
        m_outcome.budgetRanOut = true;
        return false;
    }
    if (m_poll.shouldStop()) {
        m_outcome.wasStopped = true;
        return false;
    }
    ++m_outcome.steps;
    return true;
}

/// Plants the trees of the levels from..to, all of them of full boxes but the last.
bool TreeSearch::openTrees(std::size_t from, std::size_t to) {
    for (std::size_t level = from; level <= to && level < m_order.size(); ++level) {
        if (!step())
            return false;
        ++m_outcome.trees[level];
        if (m_limits.trace != nullptr)
            m_limits.trace->add({.kind = TraceKind::treeOpened,
                                 .box = static_cast<std::uint8_t>(m_order[level]),
                                 .level = static_cast<std::uint8_t>(level),
                                 .step = m_outcome.steps});
    }
    return true;
}

void TreeSearch::open(Slot& slot) {
    const Digits missing = m_every & ~m_boxes[slot.box];
    slot.rest = missing & slot.allowed & ~(m_rows[slot.row] | m_columns[slot.column]);
    slot.tried = 0;
    if (m_limits.trace != nullptr && missing != slot.rest)
        trace(TraceKind::cut, slot, missing & ~slot.rest);
}

/// Goes on to the slot's next digit; false where there is none.
bool TreeSearch::advance(Slot& slot) {
    const Digits digit = slot.rest & -slot.rest;
    const Digits change = slot.tried | digit;
    m_rows[slot.row] ^= change;
    m_columns[slot.column] ^= change;
    m_boxes[slot.box] ^= change;
    slot.rest ^= digit;
    slot.tried = digit;
    return digit != 0;
}

/// Opens the slot, with the trees that begin on the way from the one before.
bool TreeSearch::reach(std::size_t at) {
    const std::size_t level = at == m_slots.size() ? m_order.size() : m_slots[at].level;
    const std::size_t begin = at == 0 ? 0 : m_slots[at - 1].level + 1U;
    if (m_limits.trace != nullptr && at > 0 && level >= begin)
        trace(TraceKind::matched, m_slots[at - 1], 0);
    if (level >= begin && !openTrees(begin, level))
        return false;
    if (at < m_slots.size())
        open(m_slots[at]);
    return true;
}

void TreeSearch::solved() {
    if (m_outcome.count == 0)
        m_outcome.stepsToFirst = m_outcome.steps;
    if (m_limits.trace != nullptr)
        m_limits.trace->add({.kind = TraceKind::solved,
                             .box = static_cast<std::uint8_t>(m_order.back()),
                             .level = static_cast<std::uint8_t>(m_order.size() - 1),
                             .step = m_outcome.steps});
    if (m_outcome.count++ < m_limits.kept) {
        Grid& grid = m_outcome.solutions.emplace_back(m_puzzle.givens);
        for (const Slot& slot : m_slots)
            grid.set(slot.cell, Digit::fromIndex(std::countr_zero(slot.tried)));
    }
    m_outcome.limitReached = m_outcome.count >= m_limits.solutions;
}

void TreeSearch::run() {
    if (!reach(0))
        return;
    if (m_slots.empty()) {
        solved();
        return;
    }
    for (std::size_t at = 0;;) {
        Slot& slot = m_slots[at];
        if (!advance(slot)) {
            if (slot.depth == 1) {
                ++m_outcome.backs[slot.level];
                if (m_limits.trace != nullptr)
                    trace(TraceKind::back, slot, 0);
            }
            if (at == 0)
                return;
            --at;
            continue;
        }
        if (!step())
            return;
        if (m_limits.trace != nullptr)
            trace(TraceKind::vertexOpened, slot, static_cast<Digits>(std::countr_zero(slot.tried) + 1));
        if (!reach(at + 1))
            return;
        if (at + 1 < m_slots.size()) {
            ++at;
            continue;
        }
        solved();
        if (m_outcome.limitReached)
            return;
    }
}

}  // namespace

TreeOutcome solveByTrees(const Puzzle& puzzle, const MinigridLimits& limits, std::stop_token stop,
                         const BoxOrder& order) {
    if (minigridSupport(puzzle) != MinigridSupport::offered) {
        TreeOutcome outcome;
        outcome.isNotOffered = true;
        return outcome;
    }
    if (!findConflicts(puzzle.givens, puzzle.geometry()).empty())
        return {};
    const BoxOrder boxes = order.empty() ? orderOf(boxSequence(puzzle)) : order;
    TreeSearch search(puzzle, boxes, limits, std::move(stop));
    search.run();
    return search.take();
}

}  // namespace nonet
