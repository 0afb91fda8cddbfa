#include "ui/designer/setter_layers.h"

#include "core/design/drawing_edits.h"
#include "core/rules/constraint_catalogue.h"
#include "ui/board/board_font.h"
#include "ui/board/board_widget.h"
#include "ui/board/layers/area_outline.h"
#include "ui/board/layers/rules/corner_labels.h"
#include "ui/designer/designer.h"
#include "ui/preferences/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace nonet {
namespace {

/// Outside of the cells, as a share of one: sums and letters stand in their corners.
constexpr double kOutlineInset = -0.03;
constexpr double kOutlineWidth = 2.5;
constexpr double kAboutDrawing = 2;
constexpr int kFogAlpha = 110;
constexpr int kOffAlpha = 150;
constexpr double kOffInset = 0.08;
constexpr int kRegionAlpha = 110;
/// Shares of a cell.
constexpr double kRegionNumber = 0.2;
constexpr double kRegionNumberInset = 0.06;

/// Every place that a constraint's picture is on.
std::vector<BoardPlace> placesOf(const Constraint& constraint, const BoardShape& shape) {
    std::vector<BoardPlace> places;
    for (const std::vector<Cell>& part : constraint.parts)
        for (const Cell cell : part)
            places.emplace_back(shape.row(cell), shape.column(cell));
    if (constraint.place)
        places.emplace_back(constraint.place->row, constraint.place->column);
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

bool isLine(ConstraintKind kind) {
    if (kind == ConstraintKind::unknown)
        return false;
    const ConstraintShape shape = constraintRow(kind).shape;
    return shape == ConstraintShape::line || shape == ConstraintShape::thermometer || shape == ConstraintShape::arrow;
}

void outline(QPainter& painter, const QPainterPath& path, Qt::PenStyle style, const Theme& theme) {
    painter.setPen(QPen(theme.board, kOutlineWidth + 2));
    painter.drawPath(path);
    painter.setPen(QPen(theme.selectionRing, kOutlineWidth, style));
    painter.drawPath(path);
}

}  // namespace

void paintCellsInFog(QPainter& painter, const BoardWidget& board, const Theme& theme) {
    const Puzzle& puzzle = board.picture().puzzle;
    if (!puzzle.decoration().fog)
        return;
    QColor ink = theme.mutedText;
    ink.setAlpha(kFogAlpha);
    for (const Cell cell : puzzle.shape().cells())
        if (!puzzle.shape().isHole(cell) && !isLit(puzzle, cell))
            painter.fillRect(board.cellRect(cell), QBrush(ink, Qt::BDiagPattern));
}

void paintRegions(QPainter& painter, const BoardWidget& board, const Theme& theme) {
    const Layout& layout = board.picture().puzzle.layout();
    const double side = board.metrics().cellSide();
    painter.setFont(boardFont(side * kRegionNumber, QFont::DemiBold));
    for (const SubGrid& grid : layout.grids)
        for (int i = 0; i < grid.rows() * grid.columns(); ++i) {
            const std::optional<int> region = grid.regions.region(Cell(i));
            const std::optional<Cell> cell =
                layout.shape.cellAt(grid.row + i / grid.columns(), grid.column + i % grid.columns());
            if (!region || !cell)
                continue;
            QColor fill = theme.cellColours[static_cast<std::size_t>(*region) % theme.cellColours.size()];
            fill.setAlpha(kRegionAlpha);
            const QRectF rect = board.cellRect(*cell);
            painter.fillRect(rect, fill);
            painter.setPen(theme.text);
            const double inset = side * kRegionNumberInset;
            painter.drawText(rect.adjusted(inset, inset, -inset, -inset), Qt::AlignRight | Qt::AlignBottom,
                             QString::number(*region + 1));
        }
}

void paintOff(QPainter& painter, const BoardWidget& board, const Theme& theme) {
    const BoardMetrics& metrics = board.metrics();
    const Puzzle& puzzle = board.picture().puzzle;
    QColor ink = theme.mutedText;
    ink.setAlpha(kOffAlpha);
    painter.setPen(QPen(ink, kAboutDrawing, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    for (const Constraint& constraint : puzzle.constraints()) {
        if (!constraint.isOff || constraint.isHidden)
            continue;
        painter.drawPath(areaOutline(metrics, placesOf(constraint, puzzle.shape()), kOffInset));
        for (const std::vector<Cell>& part : constraint.parts)
            for (std::size_t i = 1; isLine(constraint.kind) && i < part.size(); ++i)
                painter.drawLine(metrics.cellRect(part[i - 1]).center(), metrics.cellRect(part[i]).center());
    }
}

void paintChosen(QPainter& painter, const BoardWidget& board, const Designer& designer, const Theme& theme) {
    const BoardMetrics& metrics = board.metrics();
    QPainterPath labels;
    for (const auto& [cell, label] : cornerLabels(metrics, designer.puzzle()))
        labels.addRect(label);
    QPainterPath clear;
    clear.addRect(board.rect());
    painter.setClipPath(clear.subtracted(labels));
    painter.setBrush(Qt::NoBrush);
    for (const int each : designer.chosen())
        if (const Constraint* const constraint = designer.constraint(each))
            outline(painter, areaOutline(metrics, placesOf(*constraint, designer.puzzle().shape()), kOutlineInset),
                    designer.locks().isLocked(each) ? Qt::DotLine : Qt::DashLine, theme);
    const std::vector<Drawing>& drawings = board.picture().puzzle.decoration().drawings;
    for (const int each : designer.chosenDrawings()) {
        if (static_cast<std::size_t>(each) >= drawings.size())
            continue;
        const DrawingBox box = boxOf(drawings[static_cast<std::size_t>(each)]);
        QPainterPath path;
        path.addRect(QRectF(metrics.pointAt({box.top, box.left}), metrics.pointAt({box.bottom, box.right}))
                         .adjusted(-kAboutDrawing, -kAboutDrawing, kAboutDrawing, kAboutDrawing));
        outline(painter, path, Qt::DashLine, theme);
    }
}

}  // namespace nonet
