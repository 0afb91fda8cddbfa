#include "ui/labs/inverse/inverse_worksheet.h"

#include "core/board/classic.h"
#include "core/canonical/classic_transform.h"
#include "core/generators/inverse/method_uses.h"
#include "core/solvers/search/search.h"
#include "ui/labs/inverse/goal_run.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/inverse/inverse_painting.h"
#include "ui/labs/inverse/undo_work.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet::inverse_lab {

namespace {

constexpr double kBoard = 190;
/// The share of the page's width that each of two boards beside each other has.
constexpr double kMostOfWidth = 0.48;

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(InverseWorksheet)
};

/// All of a small board, in an order of the seed's.
std::vector<Cell> shuffledCells(RandomSource& random) {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(kSmall.cellCount()));
    for (int i = 0; i < kSmall.cellCount(); ++i)
        cells.push_back(Cell(i));
    random.shuffle(cells);
    return cells;
}

/// Two small boards beside each other, with a name over each.
class TwoBoards {
public:
    TwoBoards(WorksheetPage& sheet, const QString& left, const QString& right)
        : m_sheet(sheet), m_names(sheet.take(WorksheetPage::kText * 1.6)),
          m_row(sheet.takeFigure(kBoard, sheet.page().width() * kMostOfWidth)) {
        name(m_row.left(), left);
        name(m_row.right() - side(), right);
    }
    void paintLeft(const UndoneBoard& board, const Grid& givens) const { paint(m_row.left(), board, givens); }
    void paintRight(const UndoneBoard& board, const Grid& givens) const {
        paint(m_row.right() - side(), board, givens);
    }

private:
    double side() const { return m_row.height(); }
    void name(double left, const QString& words) const {
        say(m_sheet.painter(), QRectF(left, m_names.top(), side(), m_names.height()), Qt::AlignLeft | Qt::AlignTop,
            words, WorksheetPage::kText, m_sheet.theme().text, QFont::DemiBold);
    }
    void paint(double left, const UndoneBoard& board, const Grid& givens) const {
        BoardPainters painters;
        paintUndone(
            m_sheet.painter(), QRectF(left, m_row.top(), side(), side()), board, givens, [](Cell) { return true; },
            StageLook{m_sheet.theme(), painters});
    }

    WorksheetPage& m_sheet;
    QRectF m_names;
    QRectF m_row;
};

QString cellText(Cell cell) { return cellName(cell, kSmall.side()); }

/// Values without any mark.
UndoneBoard withoutMarks(UndoneBoard board) {
    for (int i = 0; i < kSmall.cellCount(); ++i)
        for (const Digit digit : kSmall.allDigits())
            if (!board.isFilled(Cell(i)))
                board.setMark(Cell(i), digit, false);
    return board;
}

/// Three cells of a small board emptied, with some marks back.
UndoneBoard halfUndone(RandomSource& random) {
    constexpr std::size_t kOut = 3;
    UndoneBoard board(kSmall, randomSolved(kSmall, random));
    const std::vector<Cell> cells = shuffledCells(random);
    for (std::size_t i = 0; i < kOut; ++i)
        board.takeOut(cells[i]);
    for (std::size_t i = 1; i < kOut; ++i)
        for (const Digit digit : kSmall.allDigits())
            if (!board.marks(cells[i]).contains(digit) && random.below(2) == 0)
                board.setMark(cells[i], digit, true);
    return board;
}

/// What the methods before the X-Wing leave of the learner's puzzle, or, where that does not need one, of the disguise
/// of a puzzle that does.
MarkBoard stuckBeforeXWing(const InverseModel& model) {
    const Goal& goal = kGoals.back();
    if (goal.isMetBy(model.clues, GoalBan::none))
        return stuckWithout(goal, model.clues, model.solution);
    RandomSource random(sheetSeed(model));
    const ClassicDigits puzzle = apply(randomTransform(random), puzzleOfAllMethods());
    const Grid clues = puzzle.toGrid();
    return stuckWithout(goal, puzzle, ClassicDigits::from(search(Puzzle(clues)).first.value_or(clues)));
}

/// Whether a value of its row, column or box excludes it.
bool isExcluded(UndoneBoard board, Candidate mark) {
    board.setMark(mark.cell, mark.digit, true);
    return !board.openMarks(mark.cell).contains(mark.digit);
}

}  // namespace

std::uint64_t sheetSeed(const InverseModel& model) {
    std::uint64_t seed = model.seed;
    for (const Cell cell : classic::kAllCells)
        seed = seed * 31 + static_cast<std::uint64_t>(model.solution.valueAt(cell));
    return seed;
}

void sayOwnBoard(WorksheetPage& sheet) {
    sheet.words(SheetWords::tr("This sheet has a board of its own, not the one on the screen."));
}

AmbiguousBoard ambiguousBoard(std::uint64_t seed) {
    RandomSource random(seed);
    UndoneBoard board(kSmall, smallSolution(seed));
    for (const Cell cell : shuffledCells(random)) {
        board.takeOut(cell);
        if (const std::optional<Grid> other = otherSolution(board))
            return {board, *other};
    }
    return {board, board.solution()};
}

void fillSearchSheet(WorksheetPage& sheet, const InverseModel& model) {
    constexpr int kLines = 2;
    const auto [board, other] = ambiguousBoard(sheetSeed(model));
    const Grid clues = board.values();
    sayOwnBoard(sheet);
    sheet.words(
        SheetWords::tr("The search takes values out of a solved board. Each stays in its cell as the only mark: "
                       "small, in the left board. A solver gets the right one, with the same clues alone. Fill "
                       "in both; on the right, find another solution than on the left."));
    const TwoBoards boards(sheet, SheetWords::tr("As the search leaves it"), SheetWords::tr("The clues alone"));
    if (!sheet.hasAnswers()) {
        boards.paintLeft(board, clues);
        boards.paintRight(withoutMarks(board), clues);
        sheet.words(SheetWords::tr("In which cells do the two differ?"));
        sheet.lines(kLines);
        return;
    }
    boards.paintLeft(UndoneBoard(kSmall, board.solution()), clues);
    boards.paintRight(UndoneBoard(kSmall, other), clues);
    QStringList differing;
    for (int i = 0; i < kSmall.cellCount(); ++i)
        if (other.valueAt(Cell(i)) != board.solution().valueAt(Cell(i)))
            differing.append(cellText(Cell(i)));
    sheet.words(SheetWords::tr("One other solution differs in %1; there may be more.").arg(listWithAnd(differing)));
}

void fillChildrenSheet(WorksheetPage& sheet, const InverseModel& model) {
    constexpr int kLines = 3;
    RandomSource random(sheetSeed(model));
    const UndoneBoard board = halfUndone(random);
    sayOwnBoard(sheet);
    sheet.words(SheetWords::tr(
        "The large digits of a board are its values, the small ones its marks, and its level is the number of its "
        "marks. A parent of the board has one mark fewer. A child has one mark more: any value may turn "
        "into the only mark of its cell, and a mark may come back to a blank cell if its digit stands as a value in "
        "the same row, column or box, so that it can go again."));
    const TwoBoards boards(sheet, SheetWords::tr("The board"), SheetWords::tr("One of its children"));
    boards.paintLeft(board, board.values());
    QStringList back;
    int level = 0;
    for (int i = 0; i < kSmall.cellCount(); ++i) {
        level += board.marks(Cell(i)).count();
        for (const Digit digit : kSmall.allDigits())
            if (!board.isFilled(Cell(i)) && !board.marks(Cell(i)).contains(digit) &&
                isExcluded(board, {Cell(i), digit}))
                back.append(filled(SheetWords::tr("%1 in %2", "a mark; its cell"), digit.value(), cellText(Cell(i))));
    }
    const int values = board.values().filledCount();
    if (!sheet.hasAnswers()) {
        boards.paintRight(withoutMarks(UndoneBoard::fromClues(kSmall, board.solution(), Grid(kSmall.side()))),
                          Grid(kSmall.side()));
        sheet.words(SheetWords::tr("Level of the board: ____   of a child: ____   of a parent: ____"));
        sheet.words(
            SheetWords::tr("Draw one child. Which marks may come back, and how many children are there in all?"));
        sheet.lines(kLines);
        return;
    }
    UndoneBoard child = board;
    for (int i = 0; i < kSmall.cellCount(); ++i)
        if (child.isFilled(Cell(i))) {
            child.takeOut(Cell(i));
            break;
        }
    boards.paintRight(child, child.values());
    sheet.words(filled(SheetWords::tr("Level %1; of a child %2, of a parent %3."), level, level + 1, level - 1));
    if (!back.isEmpty())
        sheet.words(SheetWords::tr("Marks that may come back: %1.").arg(back.join(QStringLiteral(", "))));
    sheet.words(filled(SheetWords::tr("Children: %1 by a mark that comes back, %2 by a value that turns into a mark, "
                                      "%3 in all. The one drawn is the first of the latter."),
                       back.size(), values, back.size() + values));
}

void fillGoalSheet(WorksheetPage& sheet, const InverseModel& model) {
    constexpr double kStuckBoard = 330;
    constexpr int kLines = 3;
    const MarkBoard stuck = stuckBeforeXWing(model);
    const std::vector<MethodUse> uses = allUses(stuck, InverseMethod::xWing, MarkDirection::forward);
    if (!kGoals.back().isMetBy(model.clues, GoalBan::none))
        sayOwnBoard(sheet);
    sheet.words(SheetWords::tr(
        "This puzzle was solved as far as all methods but the X-Wing go; the small digits are the marks that they "
        "leave. Find an X-Wing: a digit that in two rows has the same two columns alone, or in two columns the same "
        "two rows. Ring its four corners. In the lines across no other cell can hold it: cross it out there."));
    const CellField field = sheet.board(sheet.takeFigure(kStuckBoard, sheet.page().width()), stuck.values().toGrid());
    const auto markRect = [&field](Cell cell, Digit digit) {
        const QRectF rect = field.cell(classic::rowOf(cell), classic::columnOf(cell));
        const double side = rect.width() / 3;
        const int column = digit.index() % 3;
        const int row = digit.index() / 3;
        return QRectF(rect.left() + side * column, rect.top() + side * row, side, side);
    };
    for (const Cell cell : classic::kAllCells)
        for (const Digit digit : stuck.marks(cell))
            say(sheet.painter(), markRect(cell, digit), Qt::AlignCenter, QString::number(digit.value()),
                markRect(cell, digit).height() * 0.72, sheet.theme().text);
    if (!sheet.hasAnswers()) {
        sheet.words(SheetWords::tr("The digit, its corners, and what goes:"));
        sheet.lines(kLines);
        return;
    }
    const MethodUse& first = uses.front();
    ClassicCellSet gone;
    for (const MethodUse& each : uses)
        if (each.digit == first.digit && each.pattern == first.pattern)
            gone.insert(each.cell);
    for (const Cell cell : first.pattern)
        paintRing(sheet.painter(), field.cell(classic::rowOf(cell), classic::columnOf(cell)), sheet.theme().text, 1.8);
    sheet.painter().setPen(QPen(sheet.theme().text, 1.5));
    for (const Cell cell : gone) {
        const QRectF rect = markRect(cell, first.digit);
        sheet.painter().drawLine(rect.bottomLeft(), rect.topRight());
    }
    sheet.words(filled(SheetWords::tr("One X-Wing: the %1 in %2. It takes the %1 from %3."), first.digit.value(),
                       cellsWithAnd(CellSet::from(first.pattern)), cellsWithAnd(CellSet::from(gone))));
}

void fillHeuristicsSheet(WorksheetPage& sheet, const InverseModel& model) {
    constexpr int kLines = 3;
    struct Ways {
        QStringList marks;
        QStringList cells;
        qsizetype count() const { return marks.size() + cells.size(); }
    };
    const auto waysBack = [](const UndoneBoard& board) {
        Ways ways;
        for (int i = 0; i < kSmall.cellCount(); ++i) {
            if (board.isFilled(Cell(i)))
                continue;
            if (board.marks(Cell(i)).count() == 1)
                ways.cells.append(cellText(Cell(i)));
            for (const Digit digit : board.marks(Cell(i)))
                if (isExcluded(board, {Cell(i), digit}))
                    ways.marks.append(
                        filled(SheetWords::tr("%1 in %2", "a mark; its cell"), digit.value(), cellText(Cell(i))));
        }
        return ways;
    };
    RandomSource random(sheetSeed(model));
    UndoneBoard one = halfUndone(random);
    UndoneBoard other = halfUndone(random);
    // The two boards are of the same level, or there would be no choice between them; and t does not like them alike.
    const auto level = [](const UndoneBoard& board) {
        return (kSmall.cellCount() - board.values().filledCount()) * kSmall.side() - board.missingMarks();
    };
    while (level(one) != level(other) || waysBack(one).count() == waysBack(other).count())
        std::tie(one, other) = std::pair(halfUndone(random), halfUndone(random));
    sheet.words(SheetWords::tr("This sheet has boards of its own, not the one on the screen."));
    sheet.words(SheetWords::tr(
        "A heuristic is a rule of thumb that says which of two boards the search should go on with. The heuristic t "
        "likes a board with few ways back. A way back is a small digit that can go since it stands as a value in the "
        "same row, column or box, or a cell that can be filled since it has one small digit. Count them."));
    const TwoBoards boards(sheet, SheetWords::tr("Board A"), SheetWords::tr("Board B"));
    boards.paintLeft(one, one.values());
    boards.paintRight(other, other.values());
    if (!sheet.hasAnswers()) {
        sheet.words(SheetWords::tr("Ways back, A: ____   B: ____   t likes better: A / B"));
        sheet.words(SheetWords::tr("Write them down:"));
        sheet.lines(kLines);
        return;
    }
    for (const auto& [name, board] : {std::pair(u'A', &one), std::pair(u'B', &other)}) {
        const Ways ways = waysBack(*board);
        const auto listed = [](const QStringList& list) {
            return list.isEmpty() ? QStringLiteral("–") : list.join(QStringLiteral(", "));
        };
        sheet.words(filled(SheetWords::tr("%1: ways back %2. Digits that can go: %3. Cells that can be filled: %4."),
                           QString(QChar(name)), ways.count(), listed(ways.marks), listed(ways.cells)));
    }
    sheet.words(SheetWords::tr("t likes %1 better.")
                    .arg(waysBack(one).count() < waysBack(other).count() ? QStringLiteral("A") : QStringLiteral("B")));
}

void InverseLab::fillWorksheet(WorksheetPage& sheet) { fillPathSheet(sheet, m_model); }

void fillPathSheet(WorksheetPage& sheet, const InverseModel& model) {
    constexpr int kLines = 4;
    const UndoTask all{kSmall, smallSolution(sheetSeed(model)), InverseRank::hiddenSingles, kSmall.cellCount(), false};
    const std::vector<Cell> cells = undoneAtRandom(all, sheetSeed(model));
    const UndoneBoard clues = cluesWithout(all, cells, cells.size());
    const int blanks = static_cast<int>(cells.size());
    const std::optional<UndoneStep> first = nextStep(clues, all.rank);
    sayOwnBoard(sheet);
    sheet.words(SheetWords::tr("A mark is a small digit that a cell may still be. In each blank cell of this puzzle "
                               "all four marks stand. Each step takes one mark away, or turns "
                               "the last one of a cell into its value. Solve it."));
    const TwoBoards boards(sheet, SheetWords::tr("The puzzle"), SheetWords::tr("Its solution"));
    boards.paintLeft(clues, clues.values());
    if (!sheet.hasAnswers()) {
        boards.paintRight(withoutMarks(clues), clues.values());
        sheet.words(SheetWords::tr("Blank cells: ____   Steps for each: ____   Steps in all: ____"));
        sheet.words(
            SheetWords::tr("Write down the four steps of the cell that you filled first, with your reason. Then "
                           "read them from the end to the beginning: what do they do?"));
        sheet.lines(kLines);
        return;
    }
    boards.paintRight(UndoneBoard(kSmall, all.solution), clues.values());
    sheet.words(filled(SheetWords::tr("Blank cells: %1. Steps for each: 4. Steps in all: %2."), blanks, 4 * blanks));
    if (!first)
        return;
    DigitSet others = kSmall.allDigits();
    others.erase(first->digit);
    sheet.words(
        filled(SheetWords::tr("For instance %1: the marks %2 go, then %3 becomes its value, by %4. Backwards the "
                              "value turns into a mark, and the others come back."),
               cellText(first->cell), digitsWithAnd(others), first->digit.value(), wayText(*first, kSmall.side())));
}

}  // namespace nonet::inverse_lab
