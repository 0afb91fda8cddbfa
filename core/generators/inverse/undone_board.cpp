#include "core/generators/inverse/undone_board.h"

#include "core/generators/inverse/method_uses.h"
#include "core/solvers/search/search.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

/// A use of the paper's methods beyond singles, and the rank that allows it.
struct FurtherMethod {
    InverseMethod method;
    InverseRank rank;
    UndoneMethod name;
};
constexpr std::array kFurther = {
    FurtherMethod{InverseMethod::blockIntersection, InverseRank::blockIntersections, UndoneMethod::blockIntersection},
    FurtherMethod{InverseMethod::coveringSet, InverseRank::coveringSets, UndoneMethod::coveringSet},
    FurtherMethod{InverseMethod::xWing, InverseRank::xWings, UndoneMethod::xWing}};

MarkBoard classicBoard(const UndoneBoard& board) {
    MarkBoard marks = MarkBoard::fromClues(ClassicDigits::from(board.values()));
    for (const Cell cell : classic::kAllCells)
        if (!board.isFilled(cell))
            for (int value = 1; value <= 9; ++value)
                if (!board.openMarks(cell).contains(Digit(value)))
                    marks.removeMark(cell, Digit(value));
    return marks;
}

/// A neighbour that holds the digit.
std::optional<Cell> holderOf(const UndoneBoard& board, Cell cell, Digit digit) {
    for (const Cell peer : board.geometry().peers(cell))
        if (board.values().digit(peer) == digit)
            return peer;
    return std::nullopt;
}

Digit answerOf(const UndoneBoard& board, Cell cell) { return Digit(board.solution().valueAt(cell)); }

/// Blank cells of the house that could take the digit.
std::vector<Cell> placesOf(const UndoneBoard& board, House house, Digit digit) {
    std::vector<Cell> places;
    for (const Cell cell : board.geometry().cells(house))
        if (!board.isFilled(cell) && board.openMarks(cell).contains(digit))
            places.push_back(cell);
    return places;
}

UndoneStep nakedSingle(const UndoneBoard& board, Cell cell) {
    UndoneStep step{.method = UndoneMethod::nakedSingle, .cell = cell, .digit = answerOf(board, cell)};
    for (const Digit other : board.geometry().allDigits())
        if (const std::optional<Cell> holder = holderOf(board, cell, other); holder && other != step.digit)
            step.reasons.insert(*holder);
    return step;
}

std::optional<UndoneStep> hiddenSingle(const UndoneBoard& board, Cell cell) {
    const Digit digit = answerOf(board, cell);
    for (const House house : board.geometry().houses(cell)) {
        if (placesOf(board, house, digit) != std::vector{cell})
            continue;
        UndoneStep step{.method = UndoneMethod::hiddenSingle, .cell = cell, .digit = digit, .house = house};
        for (const Cell other : board.geometry().cells(house))
            if (other != cell && !board.isFilled(other))
                if (const std::optional<Cell> holder = holderOf(board, other, digit))
                    step.reasons.insert(*holder);
        return step;
    }
    return std::nullopt;
}

std::optional<UndoneStep> furtherStep(const UndoneBoard& board, InverseRank rank) {
    if (!board.geometry().isClassic())
        return std::nullopt;
    const MarkBoard marks = classicBoard(board);
    for (const FurtherMethod& each : kFurther) {
        if (rank < each.rank)
            break;
        for (const Cell cell : classic::kAllCells)
            for (const Digit digit : marks.marks(cell))
                if (const auto use = firstUseAt(marks, each.method, MarkDirection::forward, {cell, digit}))
                    return UndoneStep{
                        .method = each.name, .cell = cell, .digit = digit, .reasons = CellSet::from(use->pattern)};
    }
    return std::nullopt;
}

void apply(UndoneBoard& board, const UndoneStep& step) {
    if (step.fills())
        board.fill(step.cell);
    else
        board.setMark(step.cell, step.digit, false);
}

/// Fills the blank cell with fewest digits first, those of `order` in turn; false from `take` goes on.
template <typename Order, typename Take>
bool fillAll(Grid& grid, const Geometry& geometry, const Order& order, const Take& take) {
    const CandidateGrid candidates = candidatesFrom(grid, geometry);
    std::optional<Cell> best;
    for (int i = 0; i < geometry.cellCount(); ++i)
        if (grid.isBlank(Cell(i)) && (!best || candidates.at(Cell(i)).count() < candidates.at(*best).count()))
            best = Cell(i);
    if (!best)
        return take(grid);
    for (const Digit digit : order(*best)) {
        if (!candidates.at(*best).contains(digit))
            continue;
        grid.set(*best, digit);
        if (fillAll(grid, geometry, order, take))
            return true;
    }
    grid.clear(*best);
    return false;
}

}  // namespace

UndoneBoard::UndoneBoard(const Geometry& geometry, const Grid& solution)
    : m_geometry(geometry), m_solution(solution), m_values(solution),
      m_marks(static_cast<std::size_t>(geometry.cellCount())) {}

UndoneBoard UndoneBoard::fromClues(const Geometry& geometry, const Grid& solution, const Grid& clues) {
    UndoneBoard board(geometry, solution);
    for (int i = 0; i < geometry.cellCount(); ++i) {
        if (!clues.isBlank(Cell(i)))
            continue;
        board.m_values.clear(Cell(i));
        board.m_marks[static_cast<std::size_t>(i)] = geometry.allDigits();
    }
    return board;
}

DigitSet UndoneBoard::openMarks(Cell cell) const {
    DigitSet open = marks(cell);
    for (const Cell peer : m_geometry.peers(cell))
        if (const std::optional<Digit> digit = m_values.digit(peer))
            open.erase(*digit);
    return open;
}

int UndoneBoard::missingMarks() const {
    int missing = 0;
    for (int i = 0; i < m_geometry.cellCount(); ++i)
        if (!isFilled(Cell(i)))
            missing += m_geometry.side() - marks(Cell(i)).count();
    return missing;
}

void UndoneBoard::takeOut(Cell cell) {
    m_marks[at(cell)] = DigitSet(answerOf(*this, cell));
    m_values.clear(cell);
}

void UndoneBoard::fill(Cell cell) {
    m_marks[at(cell)] = {};
    m_values.set(cell, answerOf(*this, cell));
}

void UndoneBoard::setMark(Cell cell, Digit digit, bool isThere) {
    if (isThere)
        m_marks[at(cell)].insert(digit);
    else
        m_marks[at(cell)].erase(digit);
}

std::optional<UndoneStep> fillOf(const UndoneBoard& board, Cell cell, InverseRank rank) {
    if (board.openMarks(cell).count() == 1)
        return nakedSingle(board, cell);
    return rank >= InverseRank::hiddenSingles ? hiddenSingle(board, cell) : std::nullopt;
}

std::optional<UndoneStep> goingOf(const UndoneBoard& board, Candidate mark, InverseRank rank) {
    if (const std::optional<Cell> holder = holderOf(board, mark.cell, mark.digit))
        return UndoneStep{
            .method = UndoneMethod::exclusion, .cell = mark.cell, .digit = mark.digit, .reasons = {*holder}};
    if (rank >= InverseRank::hiddenSingles)
        if (std::optional<UndoneStep> single = hiddenSingle(board, mark.cell)) {
            single->digit = mark.digit;
            return single;
        }
    if (!board.geometry().isClassic())
        return std::nullopt;
    MarkBoard marks = classicBoard(board);
    marks.removeMark(mark.cell, mark.digit);
    for (const FurtherMethod& each : kFurther)
        if (rank >= each.rank)
            if (const auto use = firstUseAt(marks, each.method, MarkDirection::inverse, mark))
                return UndoneStep{.method = each.name,
                                  .cell = mark.cell,
                                  .digit = mark.digit,
                                  .reasons = CellSet::from(use->pattern)};
    return std::nullopt;
}

std::optional<UndoneStep> nextStep(const UndoneBoard& board, InverseRank rank) {
    for (const InverseRank upTo : {InverseRank::nakedSingles, InverseRank::hiddenSingles})
        for (int i = 0; upTo <= rank && i < board.geometry().cellCount(); ++i)
            if (!board.isFilled(Cell(i)))
                if (std::optional<UndoneStep> step = fillOf(board, Cell(i), upTo))
                    return step;
    return furtherStep(board, rank);
}

std::vector<UndoneStep> wayForward(UndoneBoard board, InverseRank rank) {
    std::vector<UndoneStep> way;
    while (const std::optional<UndoneStep> step = nextStep(board, rank)) {
        apply(board, *step);
        way.push_back(*step);
    }
    return way;
}

UndoneBoard boardAfter(UndoneBoard board, const std::vector<UndoneStep>& way, std::size_t steps) {
    for (std::size_t i = 0; i < std::min(steps, way.size()); ++i)
        apply(board, way[i]);
    return board;
}

bool isSolvable(const UndoneBoard& board, InverseRank rank) {
    if (board.geometry().isClassic())
        return isGood(classicBoard(board), rank);
    const std::vector<UndoneStep> way = wayForward(board, rank);
    return boardAfter(board, way, way.size()).isSolved();
}

std::optional<Grid> otherSolution(const UndoneBoard& board) {
    if (board.geometry().isClassic() && search(Puzzle(board.values())).count < 2)
        return std::nullopt;
    Grid grid = board.values();
    // The wrong digits first: what differs is looked for.
    const auto order = [&](Cell cell) {
        std::vector<Digit> digits;
        for (const Digit digit : board.geometry().allDigits())
            if (digit != answerOf(board, cell))
                digits.push_back(digit);
        digits.push_back(answerOf(board, cell));
        return digits;
    };
    const auto take = [&](const Grid& found) { return found != board.solution(); };
    return fillAll(grid, board.geometry(), order, take) ? std::optional(grid) : std::nullopt;
}

Grid randomSolved(const Geometry& geometry, RandomSource& random) {
    Grid grid(geometry.side());
    const auto order = [&](Cell) {
        std::vector<Digit> digits;
        for (const Digit digit : geometry.allDigits())
            digits.push_back(digit);
        random.shuffle(digits);
        return digits;
    };
    fillAll(grid, geometry, order, [](const Grid&) { return true; });
    return grid;
}

}  // namespace nonet
