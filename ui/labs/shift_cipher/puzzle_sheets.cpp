// The sheets of the scenes that go from cells of the board back to its list, and ask whether it is a puzzle.
#include "core/constructions/fillings.h"
#include "core/constructions/mask.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"

#include <algorithm>

namespace nonet {

namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(PuzzleSheets)
};

const QString kBlank = QStringLiteral("______");

QString signAt(const ShiftModel& model, int place) { return digitSign(model.sequence.digitAt(place)); }

/// With these clues alone.
BoardPicture boardOf(const ShiftModel& model, const Grid& clues) {
    BoardPicture picture = shiftPicture(model, model.map(), model.rule(), 0);
    picture.digits = clues;
    picture.puzzle.givens = clues;
    return picture;
}

QString none(int) { return {}; }

/// The place whose digit is easiest to tell from that of place a: as few parts as can be.
struct HiddenPair {
    int place = 1;
    std::uint64_t solutions = 0;
    Grid clues;
};

HiddenPair hiddenPair(const ShiftModel& model) {
    const Grid board = model.board();
    const PlaceMap map = model.map();
    // Another list begins with another pair.
    const int first = model.sequence.placeOf(Digit::fromIndex((model.sequence.digitAt(0).index() + 1) % model.side()));
    HiddenPair best;
    for (int step = 0; step < model.side(); ++step) {
        const int place = (first + step) % model.side();
        if (place == 0)
            continue;
        Grid clues = board;
        for (const int hidden : {0, place})
            for (const Cell cell : map.cellsOf(hidden))
                clues.clear(cell);
        const std::uint64_t count = countFillings(model.geometry, clues, board).count;
        if (best.solutions == 0 || count < best.solutions)
            best = {place, count, clues};
    }
    return best;
}

}  // namespace

void fillSemiSolverSheet(WorksheetPage& sheet, const ShiftModel& model) {
    const Geometry& geometry = model.geometry;
    const int side = model.side();
    // As many lists as the board has rows of boxes.
    const int lists = geometry.boxColumns();
    const auto list = [&](int shift) {
        paintSheetTiles(
            sheet, side,
            [&](int place) { return sheet.answer(digitSign(model.sequence.shifted(shift).digitAt(place))); }, none);
    };
    sheet.words(
        SheetWords::tr("This board was made from a list S; only its last box is left. To fold a list is to "
                       "write it into a box row by row. To shift it by one, every digit moves one place to the "
                       "right, and the last one to the front. The last box is S, shifted by %1 and folded. The small "
                       "letter in a cell is its place in S.")
            .arg(side - 1));
    sheet.words(SheetWords::tr("1. Read the last box row by row, and write its digits as a list."));
    list(side - 1);
    sheet.words(SheetWords::tr("2. Shift this list by one more: that brings S back."));
    list(0);
    sheet.words(lists == 2 ? SheetWords::tr("3. S is list 1. Write list 2: S shifted by one.")
                           : SheetWords::tr("3. S is list 1. Write the lists 2 to %1, each shifted by one more than "
                                            "the one before.")
                                 .arg(lists));
    for (int shift = 1; shift < lists; ++shift)
        list(shift);
    sheet.words(SheetWords::tr("4. Fold list 1 into the first box of the board and the next ones into the boxes below "
                               "it. List %1 begins the next column of boxes, again at the top. Fill the board.")
                    .arg(lists + 1));
    Grid clues = model.board();
    for (int i = 0; i < geometry.cellCount() && !sheet.hasAnswers(); ++i)
        if (geometry.box(Cell(i)) != side - 1)
            clues.clear(Cell(i));
    paintSheetBoard(sheet, model, boardOf(model, clues));
}

void fillFewCellsSheet(WorksheetPage& sheet, const ShiftModel& model) {
    constexpr int kUnseen = 3;
    const int side = model.side();
    const PlaceMap map = model.map();
    // Another list shows other places.
    const auto placeAt = [&](int index) { return (model.sequence.placeOf(Digit(1)) + index) % side; };
    const int seen = side - kUnseen;
    CellSet cells;
    for (int index = 0; index < seen; ++index) {
        const std::vector<Cell> all = map.cellsOf(placeAt(index));
        cells.insert(all[static_cast<std::size_t>(2 * index + 1) % all.size()]);
        // One digit twice: it tells no more.
        if (index == 0)
            cells.insert(all.back());
    }
    sheet.words(SheetWords::tr("This board was made from a list S, and only some of its digits are shown. The small "
                               "letter in a cell is the place of the list that the cell belongs to."));
    paintSheetBoard(sheet, model, boardOf(model, masked(model.board(), cells)));
    const auto isSeen = [&](int place) { return (place - placeAt(0) + side) % side < seen; };
    sheet.words(SheetWords::tr("1. Write every digit that you see into its place."));
    paintSheetTiles(
        sheet, side, [&](int place) { return isSeen(place) ? sheet.answer(signAt(model, place)) : QString(); },
        placeLetter);
    QStringList unseen;
    for (int place = 0; place < side; ++place)
        if (!isSeen(place))
            unseen.append(signAt(model, place));
    unseen.sort();
    const auto or_ = [&](const QString& answer) { return sheet.hasAnswers() ? answer : kBlank; };
    sheet.words(filled(SheetWords::tr("2. Which digits do you not see? %1 In how many orders can they stand in the "
                                      "free places? %2"),
                       or_(unseen.join(QStringLiteral(", ")) + u'.'), or_(QStringLiteral("3 · 2 · 1 = 6"))));
    sheet.words(SheetWords::tr("3. How many of them must be shown until only one list fits? %1")
                    .arg(or_(SheetWords::tr("Two: the third goes to the place left over."))));
    const int row = side / 2;
    const int first = placeAt(seen);
    const int second = placeAt(seen + 1);
    sheet.words(filled(SheetWords::tr("4. Place %1 holds %2, and place %3 holds %4. Write the whole list, and below it "
                                      "row %5 of the board."),
                       placeLetter(first), signAt(model, first), placeLetter(second), signAt(model, second), row + 1));
    paintSheetTiles(
        sheet, side, [&](int place) { return sheet.answer(signAt(model, place)); }, placeLetter);
    paintSheetTiles(
        sheet, side,
        [&](int column) { return sheet.answer(signAt(model, map.placeAt(model.geometry.cell(row, column)))); }, none);
}

void fillVerdictSheet(WorksheetPage& sheet, const ShiftModel& model) {
    const HiddenPair hidden = hiddenPair(model);
    const int side = model.side();
    const Digit low = std::min(model.sequence.digitAt(0), model.sequence.digitAt(hidden.place));
    const Digit high = std::max(model.sequence.digitAt(0), model.sequence.digitAt(hidden.place));
    const auto or_ = [&](const QString& answer) { return sheet.hasAnswers() ? answer : kBlank; };
    sheet.words(filled(SheetWords::tr("1. In this board every %1 and every %2 was rubbed out. Write them in again, so "
                                      "that no row, no column and no box has a digit twice."),
                       digitSign(low), digitSign(high)));
    paintSheetBoard(sheet, model, boardOf(model, sheet.hasAnswers() ? model.board() : hidden.clues));
    sheet.words(filled(SheetWords::tr("2. Let %1 and %2 change places in all these cells. Does a digit come twice "
                                      "anywhere now? %3 Is it a puzzle with one solution? %4"),
                       digitSign(low), digitSign(high), or_(SheetWords::tr("No.")),
                       or_(SheetWords::tr("No: it has at least two."))));
    sheet.words(
        SheetWords::tr("3. The board was made from a list S, and the small letter in a cell is its place there. "
                       "In how many ways can the two free places be filled? %1")
            .arg(or_(SheetWords::tr("Two: with the digits in either order."))));
    const QString both = QStringLiteral("%1/%2").arg(digitSign(low), digitSign(high));
    paintSheetTiles(
        sheet, side,
        [&](int place) { return place == 0 || place == hidden.place ? sheet.answer(both) : signAt(model, place); },
        placeLetter);
    sheet.words(
        SheetWords::tr("4. One of the cells is written in for you, whichever it is. How many solutions are left? %1")
            .arg(or_(hidden.solutions == 2
                         ? SheetWords::tr("One: each cell tells the next in its row, its column or its box.")
                         : SheetWords::tr("%1: the cells fall apart into groups, and it settles only its own.")
                               .arg(number(hidden.solutions / 2)))));
}

}  // namespace nonet
