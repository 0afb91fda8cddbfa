#include "ui/labs/lookup/scene_sheets.h"

#include "core/board/classic.h"
#include "core/constructions/digit_key.h"
#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <set>

namespace nonet::lookup {

namespace {

struct LookupSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::LookupSheet)
};

QString toFillIn() { return QStringLiteral("______"); }

/// Both boards and the key stand on one page.
constexpr double kKeyBoard = 210;
constexpr double kTowerBoard = 200;
constexpr double kTowerCell = 20;
constexpr double kMostTowerCell = 26;
constexpr double kRowCell = 38;
constexpr double kKeyCell = 26;
constexpr double kMostKeyCell = 40;

/// A cell that the clues leave open and whose digit they tell, with the clue that tells it.
struct WrongClue {
    Cell cell;
    Digit wrong;
    Cell clue;
};

std::optional<WrongClue> wrongClue(const Grid& first, const Grid& second) {
    for (const Cell clue : classic::kAllCells)
        for (const Cell cell : classic::kAllCells)
            if (!second.isBlank(clue) && second.isBlank(cell) && first.valueAt(cell) == first.valueAt(clue))
                return WrongClue{cell, Digit(second.valueAt(clue) % kSide + 1), clue};
    return std::nullopt;
}

QStringList rowsOf(const std::vector<Conflict>& conflicts) {
    std::set<int> rows;
    for (const Conflict& each : conflicts)
        if (classic::rowOf(each.first) == classic::rowOf(each.second))
            rows.insert(classic::rowOf(each.first) + 1);
    return textsOf(rows, [](int row) { return QString::number(row); });
}

}  // namespace

void fillRowShiftSheet(WorksheetPage& sheet, const LookupModel& model, const RowSteps& steps, BandStart start) {
    const std::array<int, 9> turns = rowTurns(steps, start);
    const auto turnOf = [&](int row) { return turns[static_cast<std::size_t>(row)]; };
    const bool isFromList = start == BandStart::fromList;
    const auto stepOf = [&](int row) {
        return row == 0 ? 0 : (turnOf(row) - (row % kBox == 0 && isFromList ? 0 : turnOf(row - 1)) + kSide) % kSide;
    };
    sheet.words(
        LookupSheet::tr("1. Row 1 is your list. The first column of numbers says how far a row is turned to the "
                        "right: what leaves at the right comes in at the left. Fill the board."));
    sheet.words(isFromList ? LookupSheet::tr("Rows 4 and 7 turn the list, every other row turns the row above it.")
                           : LookupSheet::tr("Every row turns the row above it."));
    sheet.words(
        LookupSheet::tr("2. In the second column write how far each row is turned from the list; nine places are a "
                        "full turn, and count as 0."));
    // The board, and two columns of numbers.
    const QRectF room = sheet.takeFigure(kRowCell * kSide, sheet.page().width() / 12 * kSide);
    const auto columnAt = [&](double cells) { return room.adjusted(room.height() / kSide * cells, 0, 0, 0); };
    sheet.field(columnAt(0), kSide, 1, [&](int row, int) { return QString::number(stepOf(row)); });
    sheet.field(columnAt(1.5), kSide, 1, [&](int row, int) {
        return row == 0 ? QStringLiteral("0") : sheet.answer(QString::number(turnOf(row)));
    });
    sheet.field(columnAt(3), kSide, kSide, [&](int row, int column) {
        const QString sign = model.sign(model.list.digitAt((column - turnOf(row) + kSide) % kSide));
        return row == 0 ? sign : sheet.answer(sign);
    });
    sheet.words(LookupSheet::tr("3. Of the 27 rows, columns and boxes, how many hold every sign once? %1")
                    .arg(sheet.hasAnswers() ? QString::number(rowShiftMap(turns).completeHouses()) : toFillIn()));
}

void fillKeySheet(WorksheetPage& sheet, const LookupModel& model) {
    const Grid first = LookupModel::first();
    const Grid& second = model.second;
    const auto found = std::get<KeySolution>(solveByKey(first, second));
    sheet.words(LookupSheet::tr(
        "The second board is the first with other names for its digits: all 1s have one new name, all 2s "
        "another, and so on. Some cells of it are filled in, the clues. A key is the table of the new "
        "names."));
    const double half = sheet.page().width() * 0.48;
    const QRectF names = sheet.take(WorksheetPage::kText * 1.6);
    QRectF room = sheet.takeFigure(kKeyBoard, half);
    const double right = sheet.page().right() - half;
    const auto heading = [&](double left, const QString& words) {
        say(sheet.painter(), QRectF(left, names.top(), half, names.height()), Qt::AlignLeft | Qt::AlignTop, words,
            WorksheetPage::kText, sheet.theme().text, QFont::DemiBold);
    };
    heading(room.left(), LookupSheet::tr("First board"));
    heading(right, LookupSheet::tr("Second board"));
    sheet.board(QRectF(room.topLeft(), QSizeF(half, room.height())), first);
    sheet.board(QRectF(QPointF(right, room.top()), QSizeF(half, room.height())),
                sheet.hasAnswers() ? found.solved : second);
    sheet.words(LookupSheet::tr(
        "1. For each clue, look at the same cell of the first board. Write the key: below each digit its new name."));
    sheet.field(sheet.takeFigure(kKeyCell * 2, kMostKeyCell * 2), 2, kSide, [&](int row, int column) {
        const Digit from = Digit::fromIndex(column);
        return row == 0 ? digitText(from) : sheet.answer(digitText(found.key.to(from)));
    });
    sheet.words(
        found.keys == 1
            ? LookupSheet::tr("Only one key fits. If one digit has no clue, it gets the name that is left over.")
            : LookupSheet::tr("The clues do not tell all names: %1 keys fit. Leave open what they do not tell.")
                  .arg(number(found.keys)));
    sheet.words(LookupSheet::tr("2. Fill the second board as far as the key goes."));
    if (const std::optional<WrongClue> wrong = wrongClue(first, second)) {
        sheet.words(
            filled(LookupSheet::tr("3. Somebody writes %1 into row %2, column %3 of the second board. Which clue shows "
                                   "that this is wrong?"),
                   wrong->wrong.value(), classic::rowOf(wrong->cell) + 1, classic::columnOf(wrong->cell) + 1));
        if (!sheet.hasAnswers())
            sheet.lines(2);
        else
            sheet.words(
                filled(LookupSheet::tr("The one in row %1, column %2, or another clue %4: on the first board both "
                                       "cells have %3, so %4 belongs in both."),
                       classic::rowOf(wrong->clue) + 1, classic::columnOf(wrong->clue) + 1, first.valueAt(wrong->clue),
                       second.valueAt(wrong->clue)));
    }
}

void fillTowerSheet(WorksheetPage& sheet, const TowerFloor& floor, const TowerPattern& pattern) {
    sheet.words(
        LookupSheet::tr("A floor is three rows of a board, like those that are filled in below. A tower is three boxes "
                        "one below the other, as here. A key is a table that says what each digit turns into."));
    sheet.words(
        LookupSheet::tr("1. Lay the tower's first box on the first box of the floor: digits that meet are a pair of "
                        "the first key. The second box of the floor makes the second key, the third box the third. "
                        "Write down the keys, the tower's digits above, the floor's below."));
    const QRectF room = sheet.takeFigure(kTowerCell * kSide, kMostTowerCell * kSide);
    const double cell = room.height() / kSide;
    sheet.board(room, pattern.board(), kSide, kBox);
    const TowerGrid built = buildTower(floor, pattern);
    for (std::size_t stack = 0; stack < 3; ++stack) {
        const double top = room.top() + static_cast<double>(stack) * cell * 3.2;
        const double left = room.left() + cell * 4.5;
        const double names = WorksheetPage::kText * 4;
        say(sheet.painter(), QRectF(left, top, names, cell * 2), Qt::AlignLeft | Qt::AlignVCenter,
            LookupSheet::tr("Key %1").arg(stack + 1), WorksheetPage::kText, sheet.theme().text, QFont::DemiBold);
        sheet.field(QRectF(left + names, top, sheet.page().right() - left - names, cell * 2), 2, kSide,
                    [&](int row, int column) {
                        const Digit from = Digit(pattern.board().valueAt(Cell(column / kBox * kSide + column % kBox)));
                        return row == 0 ? digitText(from) : sheet.answer(digitText(built.keys[stack].to(from)));
                    });
    }
    sheet.words(
        LookupSheet::tr("2. Write the tower's second and third box below the first box of the floor, every "
                        "digit turned by the first key. Below the second box do it by the second key, below the "
                        "third by the third."));
    sheet.board(sheet.takeFigure(kTowerBoard, sheet.page().width()), sheet.hasAnswers() ? built.grid : floor.board());
    const QStringList rows = rowsOf(built.conflicts);
    sheet.words(LookupSheet::tr("3. In which rows does a digit come twice? %1")
                    .arg(!sheet.hasAnswers() ? toFillIn()
                         : rows.isEmpty()    ? LookupSheet::tr("In none: it is a Sudoku.")
                                             : rows.join(LookupSheet::tr(", "))));
}

}  // namespace nonet::lookup
