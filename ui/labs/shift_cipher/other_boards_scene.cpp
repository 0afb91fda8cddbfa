#include "ui/labs/shift_cipher/other_boards_scene.h"

#include <QPainter>

#include <cmath>

namespace nonet {

namespace {

/// Up to what can be read on a screen.
constexpr Geometry kShapes[] = {Geometry(2, 2), Geometry(2, 3), Geometry(3, 2), Geometry(2, 4), Geometry(3, 3),
                                Geometry(2, 5), Geometry(3, 4), Geometry(4, 3), Geometry(4, 4)};

}  // namespace

QStringList OtherBoardsScene::sentences() const {
    const Geometry& geometry = model().geometry;
    return {
        tr("Boxes of %1 rows and %2 columns need %3 digits.")
            .arg(geometry.boxRows())
            .arg(geometry.boxColumns())
            .arg(geometry.side()),
        tr("One row of boxes down is still one shift more; one column of boxes to the right is %1 more, the length of "
           "a row of G.")
            .arg(geometry.boxColumns()),
        tr("The shape chosen here holds for all scenes.")};
}

LabQuestion OtherBoardsScene::question() const {
    const Geometry& geometry = model().geometry;
    const int columns = geometry.boxColumns();
    LabQuestion question;
    question.text = tr("By how many places more is a box shifted than the box to its left, on this board?");
    question.setChoices(QString::number(columns), {QString::number(columns - 1), QString::number(columns + 1)});
    question.answer =
        tr("By %1: that is how many places the box to its left takes of a row, and the next arc begins where that "
           "one ends.")
            .arg(columns);
    return question;
}

QString OtherBoardsScene::moveText(int moves) const {
    if (moves == 0)
        return tr("The board is empty.");
    const Geometry& geometry = model().geometry;
    const int box = std::min(moves, model().side()) - 1;
    const int boxRow = box / geometry.boxRows();
    const int boxColumn = box % geometry.boxRows();
    return tr("Box (%1, %2) holds shift(G, %3).")
        .arg(boxRow)
        .arg(boxColumn)
        .arg(shiftOfBox(geometry, shiftRule(geometry), boxRow, boxColumn));
}

std::vector<LabClaim> OtherBoardsScene::claims() const {
    const Geometry& geometry = model().geometry;
    const int side = geometry.side();
    return {
        {tr("All %1 rows, columns and boxes hold every digit once").arg(3 * side), model().board().isSolved(geometry)},
        {tr("The text's own I + 3J gives a Sudoku on this board"), alwaysGivesSudoku(geometry, {1, 3})}};
}

std::vector<LabControl> OtherBoardsScene::controls() {
    QStringList shapes;
    for (const Geometry& each : kShapes)
        shapes.append(QStringLiteral("%1×%2 → %3×%3").arg(each.boxRows()).arg(each.boxColumns()).arg(each.side()));
    const auto shown = std::ranges::find(kShapes, model().geometry);
    return {choiceControl("shape", tr("Boxes:"), shapes,
                          shown == std::end(kShapes) ? 0 : static_cast<int>(shown - std::begin(kShapes)),
                          [this](int shape) -> std::optional<double> {
                              if (kShapes[shape] == model().geometry)
                                  return std::nullopt;
                              lab().setGeometry(kShapes[shape]);
                              return moveCount();
                          })};
}

BoardPicture OtherBoardsScene::picture(int labels, double at) const {
    const Geometry& geometry = model().geometry;
    BoardPicture picture = shiftPicture(model(), model().map(), shiftRule(geometry), labels);
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const Cell cell(i);
        const double share = at - geometry.box(cell);
        PlaceMark& mark = picture.places[static_cast<std::size_t>(i)];
        if (share >= 1)
            continue;
        mark.strength = std::max(share, 0.0);
        if (share > 0)
            continue;
        mark = {};
        picture.digits.clear(cell);
        picture.puzzle.givens.clear(cell);
    }
    return picture;
}

std::optional<BoardMetrics> OtherBoardsScene::shownBoard(const StageArea& area) const {
    return BoardMetrics(model().geometry, boardFrame(area).board);
}

QString OtherBoardsScene::readout(const StageArea& area, const QPointF& point, double at) const {
    return cellReadout(*shownBoard(area), point, picture(0, at).digits);
}

void OtherBoardsScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const Geometry& geometry = model().geometry;
    const BoardFrame frame = boardFrame(area);
    const BoardPainter& board = look.painters.of(geometry, frame.board, look.theme, look.ratio);
    paintPlaceBoard(painter, board, picture(look.labels, at), look);
    const QRectF head(area.figure.left(), area.figure.top(), area.figure.width(), look.text * 2.2);
    say(painter, head, Qt::AlignCenter, tr("G, shifted by %1").arg(ruleText(shiftRule(geometry))), look.text * 1.25,
        look.theme.text, QFont::DemiBold);
    const QRectF room = area.figure.adjusted(look.text * 2, look.text * 2.6, -look.text * 2, -look.text * 0.5);
    const BoxSlots box = boxSlots(geometry, room);
    for (int place = 0; place < geometry.side(); ++place)
        paintTile(painter, box.slot(place), placeTile(model(), place, look), look.theme);
}

}  // namespace nonet
