#include "core/rules/puzzle.h"

#include "core/rules/rulebook.h"

#include <algorithm>

namespace nonet {
namespace {

bool isOnceEach(const Layout& layout) {
    return std::ranges::all_of(layout.counts, [](int count) { return count == 1; });
}

std::optional<Geometry> geometryOf(const Layout& layout) {
    const int side = layout.shape.rows();
    if (layout.shape != BoardShape::square(side) || !layout.symbols.isStandard() || !isOnceEach(layout) ||
        layout.grids.size() != 1)
        return std::nullopt;
    const SubGrid& grid = layout.grids.front();
    if (grid.row != 0 || grid.column != 0 || grid.rows() != side || grid.columns() != side)
        return std::nullopt;
    const auto box = grid.regions.boxSize();
    return box && box->first * box->second == side ? std::optional(Geometry(box->first, box->second)) : std::nullopt;
}

bool hasOnlyBoxes(const Puzzle& puzzle) { return puzzle.isRegular() && puzzle.constraints().empty(); }

/// Symbols that stand more than once in a house rule others out only when all of them are there.
void strikeCounted(const RuleHouse& house, const Layout& layout, const Grid& digits, CandidateGrid& candidates) {
    for (const Digit symbol : layout.symbols.all()) {
        const auto holds = [&](Cell cell) { return digits.digit(cell) == symbol; };
        if (layout.count(symbol) == 1 || std::ranges::count_if(house.cells, holds) < layout.count(symbol))
            continue;
        for (const Cell cell : house.cells)
            candidates.at(cell).erase(symbol);
    }
}

CandidateGrid candidatesByRules(const Grid& digits, const Puzzle& puzzle) {
    const Rulebook& rules = puzzle.rulebook();
    const std::vector<Cell> cells = puzzle.shape().cells();
    CandidateGrid candidates(puzzle.shape());
    for (const Cell cell : cells)
        candidates.at(cell) = rules.allowed(cell);
    for (const Cell cell : cells)
        if (const std::optional<Digit> digit = digits.digit(cell); digit && puzzle.layout().count(*digit) == 1)
            for (const Cell peer : rules.peers(cell))
                candidates.at(peer).erase(*digit);
    if (!isOnceEach(puzzle.layout()))
        for (const RuleHouse& house : rules.houses())
            strikeCounted(house, puzzle.layout(), digits, candidates);
    for (const Cell cell : cells)
        if (const std::optional<Digit> digit = digits.digit(cell))
            candidates.at(cell) = DigitSet{*digit};
    return candidates;
}

}  // namespace

Puzzle::Board::Board(Layout of)
    : layout(std::move(of)), geometry(geometryOf(layout)),
      isClassic(geometry == Geometry() && layout.constraints.empty()) {
    assert(layout.symbols.count() == layout.shape.symbolCount());
}

Puzzle::SharedBoard Puzzle::classicBoard() {
    static const Board board{Layout()};
    // Lives as long as the program: without an owner, copies count nothing.
    return SharedBoard({std::shared_ptr<const Board>(), &board});
}

Puzzle::SharedBoard Puzzle::boardOf(Layout layout) {
    const SharedBoard board(std::make_shared<const Board>(std::move(layout)));
    return board->isClassic ? classicBoard() : board;
}

Puzzle::Puzzle() : m_board(classicBoard()) {}

Puzzle::Puzzle(Grid classicGivens) : givens(std::move(classicGivens)), m_board(classicBoard()) {
    assert(givens.side() == 9);
}

Puzzle::Puzzle(const Geometry& geometry, Grid clues)
    : givens(std::move(clues)), m_board(geometry.isClassic() ? classicBoard() : boardOf(Layout(geometry))) {
    assert(givens.side() == geometry.side());
}

Puzzle::Puzzle(Layout layout, Grid clues) : givens(std::move(clues)), m_board(boardOf(std::move(layout))) {
    assert(givens.rows() == shape().rows() && givens.columns() == shape().columns());
}

void Puzzle::setLayout(Layout layout) {
    if (layout.shape != shape()) {
        givens = Grid(layout.shape);
        startCandidates.reset();
        m_solutionLayer.reset();
        if (decoration().fog)
            setDecoration({decoration().drawings, std::nullopt});
    }
    m_board = boardOf(std::move(layout));
}

const Decoration& Puzzle::decoration() const {
    static const Decoration none;
    return m_decoration ? *m_decoration : none;
}

void Puzzle::setDecoration(Decoration decoration) {
    m_decoration = decoration.isEmpty() ? nullptr : std::make_shared<const Decoration>(std::move(decoration));
}

void Puzzle::setSolutionLayer(std::optional<Grid> digits) {
    assert(!digits || (digits->rows() == shape().rows() && digits->columns() == shape().columns()));
    m_solutionLayer = digits && digits->filledCount() > 0 ? std::make_shared<const Grid>(*std::move(digits)) : nullptr;
}

bool Puzzle::hasUnknownConstraint() const {
    return std::ranges::find(constraints(), ConstraintKind::unknown, &Constraint::kind) != constraints().end();
}

const Rulebook& Puzzle::Board::keep(std::shared_ptr<const Rulebook> made) const {
    std::call_once(isKept, [&] {
        kept = std::move(made);
        rulebook.store(kept.get(), std::memory_order_release);
    });
    return *kept;
}

const Rulebook& Puzzle::rulebook() const {
    const Rulebook* known = m_board->rulebook.load(std::memory_order_acquire);
    return known ? *known : m_board->keep(std::make_shared<const Rulebook>(layout()));
}

bool Puzzle::understand(const std::stop_token& stop) const {
    StopPoll poll(stop, 1);
    return understand(poll);
}

bool Puzzle::understand(StopPoll& poll) const {
    if (m_board->rulebook.load(std::memory_order_acquire))
        return true;
    if (std::shared_ptr<const Rulebook> made = Rulebook::unlessStopped(layout(), poll)) {
        m_board->keep(std::move(made));
        return true;
    }
    return false;
}

CandidateGrid Puzzle::initialCandidates() const {
    CandidateGrid candidates = candidatesFrom(givens, *this);
    if (startCandidates)
        for (int i = 0; i < givens.cellCount(); ++i)
            if (givens.isBlank(Cell(i)))
                candidates.at(Cell(i)) &= startCandidates->at(Cell(i));
    return candidates;
}

Puzzle withLayout(Puzzle puzzle, Layout layout) {
    puzzle.setLayout(std::move(layout));
    return puzzle;
}

CandidateGrid candidatesFrom(const Grid& digits, const Puzzle& puzzle) {
    return hasOnlyBoxes(puzzle) ? candidatesFrom(digits, puzzle.geometry()) : candidatesByRules(digits, puzzle);
}

std::vector<Cell> cellsRuledOutBy(const Grid& digits, Cell cell, const Puzzle& puzzle) {
    if (hasOnlyBoxes(puzzle))
        return puzzle.geometry().peers(cell);
    const std::optional<Digit> digit = digits.digit(cell);
    const Rulebook& rules = puzzle.rulebook();
    const int most = digit ? puzzle.layout().count(*digit) : 1;
    if (most == 1)
        return {rules.peers(cell).begin(), rules.peers(cell).end()};
    CellSet found;
    for (const RuleHouse& house : rules.houses()) {
        const auto holds = [&](Cell each) { return digits.digit(each) == digit; };
        if (std::ranges::find(house.cells, cell) != house.cells.end() &&
            std::ranges::count_if(house.cells, holds) >= most)
            for (const Cell each : house.cells)
                if (each != cell)
                    found.insert(each);
    }
    return {found.begin(), found.end()};
}

}  // namespace nonet
