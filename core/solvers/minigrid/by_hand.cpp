#include "core/solvers/minigrid/by_hand.h"

#include "core/solvers/minigrid/box_permutations.h"

#include <algorithm>

namespace nonet {

std::optional<PickSlip> firstPickSlip(const Puzzle& puzzle, std::span<const int> picks) {
    const std::vector<SequencePick> sequence = boxSequence(puzzle);
    for (std::size_t i = 0; i < picks.size() && i < sequence.size(); ++i) {
        const SequencePick& right = sequence[i];
        if (picks[i] == right.box)
            continue;
        if (std::ranges::find(right.eligible, picks[i]) == right.eligible.end())
            return PickSlip{i, PickFault::notLinked, right.box};
        const bool isTied = std::ranges::find(right.tied, picks[i]) != right.tied.end();
        return PickSlip{i, isTied ? PickFault::higherNumber : PickFault::fewerClues, right.box};
    }
    return std::nullopt;
}

TreeByHand::TreeByHand(const Puzzle& puzzle, const PermutationTree& tree, std::size_t limit)
    : m_puzzle(puzzle), m_view(treeView(tree, limit + 1)) {}

CutFault TreeByHand::check(std::size_t n, Cell answer) const {
    const TreeVertex& each = vertex(n);
    const Geometry& geometry = m_puzzle.geometry();
    const Cell asked = each.cellHere();
    if (answer == asked)
        return each.isCut() ? CutFault::missed : CutFault::none;
    if (m_puzzle.givens.digit(answer) != each.digit)
        return CutFault::otherDigit;
    const bool isInLine =
        geometry.row(answer) == geometry.row(asked) || geometry.column(answer) == geometry.column(asked);
    return isInLine ? CutFault::none : CutFault::outOfLine;
}

std::optional<GraphNode> PathByHand::clashOf(GraphNode node) const {
    for (const GraphNode earlier : m_chosen)
        if (areNeighbours(m_geometry, node.box, earlier.box) && !m_graph.areJoined(node, earlier))
            return earlier;
    return std::nullopt;
}

std::optional<GraphNode> PathByHand::expected() const {
    if (isSolved())
        return std::nullopt;
    const int box = nextBox();
    for (std::uint32_t i = m_from; i < m_graph.nodeCount(box); ++i)
        if (!clashOf({box, i}))
            return GraphNode{box, i};
    return std::nullopt;
}

bool PathByHand::slips(HandFault fault, GraphNode other) {
    m_slip = HandSlip{m_steps, fault, other};
    return false;
}

bool PathByHand::take(const HandStep& step) {
    if (m_isExhausted || (isSolved() && !step.isBack))
        return false;
    m_slip.reset();
    const std::optional<GraphNode> right = expected();
    if (step.isBack) {
        if (right)
            return slips(HandFault::backTooSoon, *right);
        m_isExhausted = m_chosen.empty();
        if (!m_isExhausted) {
            m_from = m_chosen.back().number + 1;
            m_chosen.pop_back();
        }
        ++m_steps;
        return true;
    }
    if (step.node.box != nextBox())
        return slips(HandFault::otherBox, {nextBox(), 0});
    if (const auto clash = clashOf(step.node))
        return slips(HandFault::clashes, *clash);
    if (step.node.number < m_from)
        return slips(HandFault::triedBefore, step.node);
    if (right && step.node != *right)
        return slips(HandFault::skips, *right);
    m_chosen.push_back(step.node);
    m_from = 0;
    ++m_steps;
    m_solutions += isSolved() ? 1 : 0;
    return true;
}

StrikesByHand::StrikesByHand(const PermutationGraph& graph, const Geometry& geometry, PruningScope scope)
    : m_graph(graph), m_geometry(geometry), m_scope(scope) {
    for (int box = 0; box < graph.boxes(); ++box)
        m_struck.emplace_back(graph.nodeCount(box));
}

std::optional<GraphNode> StrikesByHand::matchIn(GraphNode node, int box) const {
    for (std::uint32_t i = 0; i < m_graph.nodeCount(box); ++i)
        if (!isStruck({box, i}) && m_graph.areJoined(node, {box, i}))
            return GraphNode{box, i};
    return std::nullopt;
}

/// Whether these boxes can all match it, and each other, at once; they are two at most on a classic board.
bool StrikesByHand::isSupported(GraphNode node, const std::vector<int>& others) const {
    std::vector<GraphNode> taken{node};
    const auto goesOn = [&](const auto& self, std::size_t n) -> bool {
        if (n == others.size())
            return true;
        for (std::uint32_t i = 0; i < m_graph.nodeCount(others[n]); ++i) {
            const GraphNode next{others[n], i};
            if (isStruck(next) ||
                !std::ranges::all_of(taken, [&](GraphNode each) { return m_graph.areJoined(next, each); }))
                continue;
            taken.push_back(next);
            if (self(self, n + 1))
                return true;
            taken.pop_back();
        }
        return false;
    };
    return goesOn(goesOn, 0);
}

std::optional<PruningRemoval> StrikesByHand::reason(GraphNode node) const {
    for (const Chute chute : chutes(m_geometry)) {
        std::vector<int> others = boxesOf(m_geometry, chute);
        if (std::erase(others, node.box) == 0)
            continue;
        for (const int other : others)
            if (!matchIn(node, other))
                return PruningRemoval{node, chute, WitnessKind::noMatch, other};
        if (m_scope == PruningScope::chutes && !isSupported(node, others))
            return PruningRemoval{node, chute, WitnessKind::noneTogether, 0};
    }
    return std::nullopt;
}

bool StrikesByHand::strike(GraphNode node) {
    if (isStruck(node) || !reason(node))
        return false;
    m_struck[at(node.box)][node.number] = true;
    return true;
}

std::uint32_t StrikesByHand::left(int box) const {
    return static_cast<std::uint32_t>(std::ranges::count(m_struck[at(box)], false));
}

bool StrikesByHand::isOver() const {
    if (isEmptied())
        return true;
    for (int box = 0; box < m_graph.boxes(); ++box)
        for (std::uint32_t i = 0; i < m_graph.nodeCount(box); ++i)
            if (!isStruck({box, i}) && reason({box, i}))
                return false;
    return true;
}

bool StrikesByHand::isEmptied() const {
    return std::ranges::any_of(m_struck, [](const auto& box) { return std::ranges::count(box, false) == 0; });
}

bool StrikesByHand::isSolved() const {
    return std::ranges::all_of(m_struck, [](const auto& box) { return std::ranges::count(box, false) == 1; }) &&
           isOver();
}

std::vector<int> StrikesByHand::boxesToGuess() const {
    std::vector<int> boxes;
    for (int box = 0; box < m_graph.boxes(); ++box) {
        if (left(box) < 2 || (!boxes.empty() && left(box) > left(boxes.front())))
            continue;
        if (!boxes.empty() && left(box) < left(boxes.front()))
            boxes.clear();
        boxes.push_back(box);
    }
    return boxes;
}

void StrikesByHand::suppose(GraphNode node) {
    std::vector<bool>& struck = m_struck[at(node.box)];
    struck.assign(struck.size(), true);
    struck[node.number] = false;
}

bool PruneByHand::take(GraphNode node) {
    m_slip.reset();
    if (isEnded())
        return false;
    if (isDeadEnd()) {
        if (node != m_supposed.back())
            return false;
        m_boards.pop_back();
        m_boards.back().refute(node);
        m_supposed.pop_back();
        m_refuted.pop_back();
        m_refuted.back().push_back(node);
        return true;
    }
    if (now().isStruck(node))
        return false;
    if (!isDue()) {
        if (m_boards.back().strike(node))
            return true;
        m_slip = PruneFault::hasPartners;
        return false;
    }
    const std::vector<int> boxes = now().boxesToGuess();
    if (std::ranges::find(boxes, node.box) == boxes.end()) {
        m_slip = PruneFault::notFewest;
        return false;
    }
    m_boards.push_back(StrikesByHand(now()));
    m_boards.back().suppose(node);
    m_supposed.push_back(node);
    m_refuted.emplace_back();
    ++m_guesses;
    return true;
}

std::vector<PruneByHand::Choice> PruneByHand::choices() const {
    std::vector<Choice> choices;
    for (std::size_t depth = 0; depth < m_boards.size(); ++depth) {
        Choice choice;
        if (depth < m_supposed.size()) {
            choice.supposed = m_supposed[depth].number;
            choice.box = m_supposed[depth].box;
        } else if (!m_refuted[depth].empty()) {
            choice.box = m_refuted[depth].back().box;
        } else {
            continue;
        }
        for (const GraphNode each : m_refuted[depth])
            if (each.box == choice.box)
                choice.refuted.push_back(each.number);
        for (std::uint32_t i = 0; i < m_boards[depth].nodeCount(choice.box); ++i)
            if (!m_boards[depth].isStruck({choice.box, i}) ||
                std::ranges::find(choice.refuted, i) != choice.refuted.end())
                choice.numbers.push_back(i);
        choices.push_back(std::move(choice));
    }
    return choices;
}

TreesByHand::TreesByHand(const Puzzle& puzzle, BoxOrder order)
    : m_puzzle(puzzle), m_order(std::move(order)), m_placed(puzzle.geometry().side()), m_tried(m_order.size()) {
    closeBox();
}

void TreesByHand::clearBox(int box) {
    for (const Cell cell : cellsOfBox(m_puzzle.geometry(), box))
        m_placed.clear(cell);
}

std::optional<BoxPermutation> TreesByHand::untried() const {
    const std::vector<BoxPermutation>& tried = m_tried[m_chosen.size()];
    PermutationStream stream(m_puzzle, box(), m_chosen);
    while (const auto next = stream.next())
        if (std::ranges::find(tried, *next) == tried.end())
            return next;
    return std::nullopt;
}

/// Boxes that are full of clues come full.
void TreesByHand::closeBox() {
    while (!isSolved()) {
        BoxPermutation full(box());
        int n = 0;
        for (const Cell cell : cellsOfBox(m_puzzle.geometry(), box())) {
            const auto clue = m_puzzle.givens.digit(cell);
            const auto digit = clue ? clue : m_placed.digit(cell);
            if (!digit)
                return;
            full.set(n++, *digit);
        }
        const std::vector<BoxPermutation>& tried = m_tried[m_chosen.size()];
        if (std::ranges::find(tried, full) != tried.end()) {
            m_slip.fault = Fault::triedBefore;
            return;
        }
        m_chosen.push_back(full);
        m_solutions += isSolved() ? 1 : 0;
    }
}

void TreesByHand::put(Cell cell, std::optional<Digit> digit) {
    if (isSolved() || m_isExhausted)
        return;
    // A digit that clashes gives way.
    if (m_slip.fault == Fault::clashes)
        m_placed.clear(m_slip.cell);
    m_slip = {.cell = cell, .digit = digit.value_or(Digit(1)), .other = cell};
    const Geometry& geometry = m_puzzle.geometry();
    if (geometry.box(cell) != box() || !m_puzzle.givens.isBlank(cell)) {
        m_slip.fault = Fault::otherBox;
        return;
    }
    m_placed.clear(cell);
    if (!digit)
        return;
    for (int index = 0; index < geometry.cellCount(); ++index) {
        const Cell other(index);
        const bool isInHouse = geometry.row(other) == geometry.row(cell) ||
                               geometry.column(other) == geometry.column(cell) || geometry.box(other) == box();
        if (isInHouse && (m_puzzle.givens.digit(other) == digit || m_placed.digit(other) == digit)) {
            m_slip.fault = Fault::clashes;
            m_slip.other = other;
            break;
        }
    }
    m_placed.set(cell, *digit);
    if (m_slip.fault == Fault::none)
        closeBox();
}

void TreesByHand::giveBack() {
    if (m_isExhausted)
        return;
    if (m_slip.fault == Fault::clashes)
        m_placed.clear(m_slip.cell);
    m_slip = {};
    if (!isSolved()) {
        if (const auto next = untried()) {
            // Where the two differ first from the front.
            for (const Cell cell : boxFacts(m_puzzle, box()).blanks) {
                const Digit digit = next->digit(placeInBox(m_puzzle.geometry(), cell));
                if (m_placed.digit(cell) != digit) {
                    m_slip = {Fault::backTooSoon, cell, digit, cell};
                    return;
                }
            }
        }
        clearBox(box());
        m_tried[m_chosen.size()].clear();
    }
    ++m_backs;
    // A box of clues alone has nothing else.
    while (!m_chosen.empty()) {
        const BoxPermutation given = m_chosen.back();
        m_chosen.pop_back();
        clearBox(box());
        if (!boxFacts(m_puzzle, box()).blanks.empty()) {
            m_tried[m_chosen.size()].push_back(given);
            return;
        }
    }
    m_isExhausted = true;
}

}  // namespace nonet
