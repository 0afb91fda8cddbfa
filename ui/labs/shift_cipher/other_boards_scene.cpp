#include "ui/labs/shift_cipher/shift_scene.h"

#include <QPainter>

#include <cmath>

namespace nonet {

namespace {

/// Up to what can be read on a screen.
constexpr Geometry kShapes[] = {Geometry(2, 2), Geometry(2, 3), Geometry(3, 2), Geometry(2, 4), Geometry(3, 3),
                                Geometry(2, 5), Geometry(3, 4), Geometry(4, 3), Geometry(4, 4)};

/// The shape that is chosen here is the whole lab's.
class OtherBoardsScene final : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::OtherBoardsScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("Other boards"); }
    QStringList sentences() const override {
        const Geometry& geometry = model().geometry;
        return {filled(tr("Boxes of %1 rows and %2 columns need %3 digits."), geometry.boxRows(), geometry.boxColumns(),
                       geometry.side()),
                tr("One row of boxes down is still one shift more; one column of boxes to the right is %1 more, the "
                   "length of a row of G.")
                    .arg(geometry.boxColumns()),
                tr("The shape chosen here holds for all scenes.")};
    }

    LabQuestion question() const override {
        const Geometry& geometry = model().geometry;
        const int columns = geometry.boxColumns();
        return LabQuestion::among(
            tr("By how many places more is a box shifted than the box to its left, on this board?"),
            QString::number(columns), {QString::number(columns - 1), QString::number(columns + 1)},
            tr("By %1: that is how many places the box to its left takes of a row, and the next arc begins where that "
               "one ends.")
                .arg(columns));
    }

    int moveCount() const override { return model().side(); }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The board is empty.");
        const Geometry& geometry = model().geometry;
        const int box = std::min(moves, model().side()) - 1;
        const int boxRow = box / geometry.boxRows();
        const int boxColumn = box % geometry.boxRows();
        return filled(tr("Box (%1, %2) holds shift(G, %3)."), boxRow, boxColumn,
                      shiftOfBox(geometry, shiftRule(geometry), boxRow, boxColumn));
    }

    std::vector<LabClaim> claims() const override {
        const Geometry& geometry = model().geometry;
        const int side = geometry.side();
        return {{tr("All %1 rows, columns and boxes hold every digit once").arg(3 * side),
                 model().board().isSolved(geometry)},
                {tr("The text's own I + 3J gives a Sudoku on this board"), alwaysGivesSudoku(geometry, {1, 3})}};
    }

    std::vector<LabControl> controls() override {
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

    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return BoardMetrics(model().geometry, boardFrame(area).board);
    }

    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        return cellReadout(*shownBoard(area), point, picture(0, at).digits);
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
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

private:
    /// As painted after so many moves.
    BoardPicture picture(int labels, double at) const {
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
};

}  // namespace

std::unique_ptr<LabScene> makeOtherBoardsScene(ShiftLab& lab) { return std::make_unique<OtherBoardsScene>(lab); }

}  // namespace nonet
