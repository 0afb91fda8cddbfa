#include "ui/labs/shift_cipher/scene_sheets.h"

#include "ui/labs/shift_cipher/shift_scene.h"

namespace nonet {

namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(SceneSheets)
};

constexpr double kPieceTile = 30;
/// Larger ones are no easier to fill in.
constexpr double kMostPieceTile = 56;
const QString kBlank = QStringLiteral("____");

QString signAt(const ShiftModel& model, int place) {
    return tileText(model, place, static_cast<int>(ShiftLabels::digits));
}

/// So small that a row of the board fits the page.
double tileOf(const WorksheetPage& sheet, int side, double wish = kPieceTile) {
    return std::min(wish, sheet.page().width() / side);
}

/// Room for so many rows of tiles.
QRectF takeTiles(WorksheetPage& sheet, int side, int rows) {
    return sheet.takeFigure(tileOf(sheet, side) * rows, tileOf(sheet, side, kMostPieceTile) * rows);
}

template <typename Text>
void paintBoxOf(WorksheetPage& sheet, const Geometry& geometry, Text text) {
    const QRectF room = takeTiles(sheet, geometry.side(), geometry.boxRows());
    const double tile = room.height() / geometry.boxRows();
    const BoxSlots box =
        boxSlots(geometry, QRectF(room.topLeft(), QSizeF(tile * geometry.boxColumns(), room.height())));
    for (int place = 0; place < geometry.side(); ++place)
        paintTile(sheet.painter(), box.slot(place), {.text = text(place)}, sheet.theme());
}

}  // namespace

void paintSheetTiles(WorksheetPage& sheet, int side, const std::function<QString(int place)>& text,
                     const std::function<QString(int place)>& letter) {
    const QRectF row = takeTiles(sheet, side, 1);
    const double tile = row.height();
    for (int place = 0; place < side; ++place)
        paintTile(sheet.painter(), QRectF(row.left() + place * tile, row.top(), tile, tile).adjusted(1, 1, -1, -1),
                  {.text = text(place), .letter = letter(place)}, sheet.theme());
}

void fillNumbersSheet(WorksheetPage& sheet, const ShiftModel& model) {
    const int side = model.side();
    const auto none = [](int) { return QString(); };
    sheet.words(SheetWords::tr(
        "1. This is your list S. Write the letter of its place (a, b, c …) into the corner of each tile."));
    paintSheetTiles(
        sheet, side, [&](int place) { return signAt(model, place); },
        [&](int place) { return sheet.answer(placeLetter(place)); });
    const int second = side - 1;
    sheet.words(
        filled(SheetWords::tr("2. The digits of the places %1 and %2 change places; the letters stay. Write the "
                              "new list."),
               placeLetter(1), placeLetter(second)));
    paintSheetTiles(
        sheet, side,
        [&](int place) {
            return sheet.answer(signAt(model, place == 1 ? second : place == second ? 1 : place));
        },
        none);
    sheet.words(SheetWords::tr("3. Counted from 0, place a is S[0]. Which digits are these in the list of task 1?"));
    QStringList parts;
    for (const int place : {0, 1, side - 1})
        parts.append(QStringLiteral("S[%1] = %2").arg(place).arg(sheet.hasAnswers() ? signAt(model, place) : kBlank));
    sheet.words(parts.join(QStringLiteral("      ")));
    sheet.words(SheetWords::tr("4. Write the same digits as a list of your own, and let your neighbour name a place: "
                               "which digit is there?"));
    paintSheetTiles(sheet, side, none, none);
}

void fillFoldSheet(WorksheetPage& sheet, const ShiftModel& model) {
    const Geometry& geometry = model.geometry;
    const int side = model.side();
    const int columns = geometry.boxColumns();
    const auto none = [](int) { return QString(); };
    sheet.words(SheetWords::tr("To fold a list is to write it into a box row by row, from left to right. The list is "
                               "called S, the box G."));
    sheet.words(SheetWords::tr("1. Fold this list S into the box G: %1 digits a row.").arg(columns));
    paintSheetTiles(
        sheet, side, [&](int place) { return signAt(model, place); }, none);
    paintBoxOf(sheet, geometry, [&](int place) { return sheet.answer(signAt(model, place)); });
    // The list backwards.
    sheet.words(SheetWords::tr("2. This box was folded from another list. Write that list."));
    paintBoxOf(sheet, geometry, [&](int place) { return signAt(model, side - 1 - place); });
    paintSheetTiles(
        sheet, side, [&](int place) { return sheet.answer(signAt(model, side - 1 - place)); }, none);
    sheet.words(SheetWords::tr(
        "3. All is counted from 0: S[0] is the first digit of the list, and G(i, j) the one in row i and column j "
        "of the box. Which place of the list is it?"));
    QStringList parts;
    for (const auto& [row, column] : {std::pair(0, 1), {1, columns - 1}, {geometry.boxRows() - 1, 0}})
        parts.append(filled(QStringLiteral("G(%1, %2) = S[%3]"), row, column,
                            sheet.hasAnswers() ? QString::number(row * columns + column) : kBlank));
    sheet.words(parts.join(QStringLiteral("      ")));
}

void fillOtherBoardsSheet(WorksheetPage& sheet, const ShiftModel& model) {
    const Geometry& geometry = model.geometry;
    const int side = model.side();
    const int bands = geometry.boxColumns();
    const int stacks = geometry.boxRows();
    sheet.words(
        SheetWords::tr("G is the first box. To shift it by one, every digit moves one place to the right: from the end "
                       "of a row to the start of the next, and from the very end to the start."));
    sheet.words(
        filled(SheetWords::tr("Boxes of %1 rows and %2 columns: the board has %3 rows of boxes, I = 0 to %4, and "
                              "%5 columns of boxes, J = 0 to %6. One row of boxes down, G is shifted by one "
                              "more; one column of boxes to the right, by the fewest more with which no place "
                              "of G comes twice in row 1."),
               geometry.boxRows(), geometry.boxColumns(), bands, bands - 1, stacks, stacks - 1));
    sheet.words(SheetWords::tr("1. Write for each box of the board by how many places G is shifted there."));
    const double least = std::min(kPieceTile, 160.0 / std::max(bands, stacks));
    const QRectF table = sheet.takeFigure(least * bands, std::max(least, tileOf(sheet, side, kMostPieceTile)) * bands);
    const double tile = table.height() / bands;
    for (int box = 0; box < side; ++box)
        paintTile(sheet.painter(),
                  QRectF(table.left() + boxColumnOf(geometry, box) * tile, table.top() + boxRowOf(geometry, box) * tile,
                         tile, tile)
                      .adjusted(1, 1, -1, -1),
                  {.text = sheet.answer(QString::number(shiftOfBox(
                       geometry, shiftRule(geometry), boxRowOf(geometry, box), boxColumnOf(geometry, box))))},
                  sheet.theme());
    sheet.words(SheetWords::tr("2. The places of G are called a, b, c … Write the places of row 1 of the board, box by "
                               "box. Does one come twice?"));
    const PlaceMap map = model.map();
    paintSheetTiles(
        sheet, side, [&](int column) { return sheet.answer(placeLetter(map.placeAt(Cell(column)))); },
        [](int) { return QString(); });
    sheet.words(SheetWords::tr("3. And the places of column 1, from the top?"));
    paintSheetTiles(
        sheet, side, [&](int row) { return sheet.answer(placeLetter(map.placeAt(geometry.cell(row, 0)))); },
        [](int) { return QString(); });
    if (sheet.hasAnswers())
        sheet.words(SheetWords::tr("No place comes twice: each box goes on in the ring of places where another one "
                                   "ends."));
}

}  // namespace nonet
