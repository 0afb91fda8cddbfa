#include "ui/designer/kind_picture.h"

#include "core/rules/constraint_catalogue.h"
#include "core/rules/puzzle.h"
#include "ui/board/board_font.h"
#include "ui/board/board_painter.h"
#include "ui/designer/kind_rows.h"
#include "ui/preferences/theme.h"
#include "ui/preferences/tokens.h"

#include <QHash>
#include <QPainter>

namespace nonet {
namespace {

/// So much larger it is painted, for fine lines.
constexpr int kOversampling = 2;

std::vector<std::vector<Cell>> sampleParts(ConstraintShape shape) {
    switch (shape) {
    case ConstraintShape::board:
    case ConstraintShape::outside: return {};
    case ConstraintShape::cells: return {{sampleCell(1, 1)}};
    case ConstraintShape::pair: return {{sampleCell(1, 0), sampleCell(1, 1)}};
    case ConstraintShape::corner: return {{sampleCell(0, 0), sampleCell(0, 1), sampleCell(1, 0), sampleCell(1, 1)}};
    case ConstraintShape::line:
    case ConstraintShape::thermometer:
        return {{sampleCell(2, 0), sampleCell(1, 0), sampleCell(0, 1), sampleCell(1, 2), sampleCell(2, 2)}};
    case ConstraintShape::arrow: return {{sampleCell(2, 0)}, {sampleCell(1, 0), sampleCell(0, 1), sampleCell(0, 2)}};
    case ConstraintShape::cage: return {{sampleCell(0, 0), sampleCell(0, 1), sampleCell(1, 0)}};
    case ConstraintShape::copies: return {{sampleCell(0, 0), sampleCell(1, 0)}, {sampleCell(1, 2), sampleCell(2, 2)}};
    }
    return {};
}

/// The part of the sample's board that is shown, in cells: as near as its signs are small.
QRectF partShown(ConstraintKind kind) {
    constexpr double kRim = 0.1;
    constexpr QRectF kWhole(-kRim, -kRim, kSampleSide + 2 * kRim, kSampleSide + 2 * kRim);
    // Little more than a cell round a sign; two by two for what has several cells.
    constexpr double kNear = 1.3;
    constexpr double kMargin = (kNear - 1) / 2;
    constexpr double kArea = 2 + 2 * kRim;
    if (kind == ConstraintKind::unknown || !kindRow(kind).meant.empty())
        return kWhole;
    switch (constraintRow(kind).shape) {
    case ConstraintShape::cells: return {1 - kMargin, 1 - kMargin, kNear, kNear};
    case ConstraintShape::pair: return {1 - kNear / 2, 1.5 - kNear / 2, kNear, kNear};
    case ConstraintShape::corner: return {1 - kNear / 2, 1 - kNear / 2, kNear, kNear};
    case ConstraintShape::cage: return {-kRim, -kRim, kArea, kArea};
    case ConstraintShape::outside: return {kind == ConstraintKind::littleKiller ? 0 : 1 - kMargin, -1, kNear, kNear};
    default: return kWhole;
    }
}

/// What the sample shows and what is meant by it, on a board of nine cells.
void paintSample(QPainter& painter, ConstraintKind kind, const Theme& theme, double side, qreal ratio) {
    Layout layout;
    layout.shape = BoardShape(kSampleSide, kSampleSide, layout.symbols.count());
    layout.grids = {SubGrid{.regions = RegionMap::boxes(kSampleSide, kSampleSide, kSampleSide, kSampleSide)}};
    const std::vector<Cell> meant = kind == ConstraintKind::unknown ? std::vector<Cell>() : kindRow(kind).meant;
    if (meant.empty() && kind != ConstraintKind::unknown)
        layout.constraints = {sampleOf(kind)};
    BoardPicture picture;
    picture.puzzle = Puzzle(layout, Grid(layout.shape));
    picture.state = PlayState(layout.shape);
    picture.digits = picture.puzzle.givens;
    picture.showsConflicts = false;
    const QRectF part = partShown(kind);
    // With a clue beside it the board has room for that on one side.
    const double board = side / part.width() * (part.top() < -0.5 ? kSampleSide + 1 : kSampleSide);
    const BoardMetrics metrics(picture.puzzle, QRectF(0, 0, board, board), ratio);
    const double scale = side / (part.width() * metrics.cellSide());
    painter.scale(scale, scale);
    painter.translate(-(metrics.board().topLeft() + part.topLeft() * metrics.cellSide()));
    painter.fillRect(metrics.board(), theme.board);
    BoardPainter(metrics, theme, layout.symbols).paint(painter, picture);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ruleInk);
    constexpr double kDotShare = 0.22;
    for (const Cell cell : meant)
        painter.drawEllipse(metrics.cellRect(cell).center(), kDotShare * metrics.cellSide(),
                            kDotShare * metrics.cellSide());
}

}  // namespace

Constraint sampleOf(ConstraintKind kind) {
    const ConstraintRow& row = constraintRow(kind);
    Constraint sample;
    sample.kind = kind;
    sample.parts = sampleParts(row.shape);
    if (row.shape == ConstraintShape::outside)
        sample.place = kind == ConstraintKind::littleKiller ? OutsidePlace{-1, 0, 1, 1} : OutsidePlace{-1, 1, 1, 0};
    constexpr int kSum = 5;
    if (row.value == ConstraintNumber::required || kind == ConstraintKind::cage)
        sample.values = {kSum};
    if (row.needsDigits)
        sample.digits = {Digit(1), Digit(2)};
    if (kind == ConstraintKind::numberedRoom)
        sample.digits = {Digit(3)};
    if (kind == ConstraintKind::pairRule)
        sample.text = "a<b";
    if (kind == ConstraintKind::lineRule)
        sample.text = ".*";
    return sample;
}

QPixmap kindPicture(ConstraintKind kind, const Theme& theme, int side, qreal ratio) {
    // Each theme and each size of the text has others.
    constexpr qsizetype kMostKept = 4 * kConstraintKindCount;
    static QHash<quint64, QPixmap> kept;
    const auto key = static_cast<quint64>(kind) | static_cast<quint64>(theme.id) << 8 |
                     static_cast<quint64>(side) << 16 | static_cast<quint64>(ratio * 100) << 32;
    if (const auto found = kept.constFind(key); found != kept.constEnd())
        return *found;
    const double large = side * kOversampling;
    QImage image((QSizeF(large, large) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintSample(painter, kind, theme, large, ratio);
    }
    QPixmap pixmap = QPixmap::fromImage(
        image.scaled((QSizeF(side, side) * ratio).toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    if (kept.size() >= kMostKept)
        kept.clear();
    kept.insert(key, pixmap);
    return pixmap;
}

namespace {

void paintDrawingTool(QPainter& painter, DrawingKind kind, const QRectF& square, double unit) {
    const QRectF inner = square.adjusted(unit, unit, -unit, -unit);
    switch (kind) {
    case DrawingKind::line:
        painter.drawPolyline(QPolygonF({inner.bottomLeft(), QPointF(inner.center().x(), inner.top()),
                                        QPointF(inner.right(), inner.center().y())}));
        break;
    case DrawingKind::rectangle: painter.drawRect(inner); break;
    case DrawingKind::circle: painter.drawEllipse(inner); break;
    case DrawingKind::text:
        painter.setFont(boardFont(11 * unit, QFont::Normal));
        painter.drawText(square, Qt::AlignCenter, QStringLiteral("A"));
        break;
    case DrawingKind::outline: {
        QPen pen = painter.pen();
        pen.setDashPattern({2.5, 2});
        painter.setPen(pen);
        painter.drawRect(inner);
        break;
    }
    }
}

}  // namespace

QPixmap toolPicture(const DesignTool& tool, const Theme& theme, int side, qreal ratio) {
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = side / 14.0;
    const QRectF square(unit, unit, 12 * unit, 12 * unit);
    const auto write = [&](const QRectF& place, double size, const QString& digit) {
        painter.setFont(boardFont(size, QFont::DemiBold));
        painter.setPen(theme.text);
        painter.drawText(place, Qt::AlignCenter, digit);
    };
    painter.setPen(QPen(theme.text, 1.2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    switch (tool.type) {
    case DesignTool::Type::select: {
        QPolygonF arrow({{4, 2}, {4, 11}, {6.3, 9}, {7.8, 12.2}, {9.4, 11.4}, {7.9, 8.3}, {11, 8}});
        for (QPointF& point : arrow)
            point *= unit;
        painter.setBrush(theme.text);
        painter.drawPolygon(arrow);
        break;
    }
    case DesignTool::Type::givens: write(square, 11 * unit, QStringLiteral("5")); break;
    case DesignTool::Type::marks:
        write(QRectF(square.topLeft(), square.size() / 2), 5 * unit, QStringLiteral("1"));
        write(QRectF(square.center(), square.size() / 2), 5 * unit, QStringLiteral("3"));
        write(QRectF(QPointF(square.center().x(), square.top()), square.size() / 2), 5 * unit, QStringLiteral("2"));
        break;
    case DesignTool::Type::regions: {
        painter.drawRect(square);
        QPolygonF border({{7, 1}, {7, 5}, {4, 5}, {4, 9}, {9, 9}, {9, 13}});
        for (QPointF& point : border)
            point *= unit;
        painter.drawPolyline(border);
        break;
    }
    case DesignTool::Type::drawing: paintDrawingTool(painter, tool.drawing, square, unit); break;
    case DesignTool::Type::colour:
        painter.setBrush(theme.cellColours[2]);
        painter.drawRect(square);
        break;
    case DesignTool::Type::fog:
        painter.fillRect(square, QBrush(theme.mutedText, Qt::BDiagPattern));
        painter.setBrush(theme.board);
        painter.drawRect(QRectF(square.center() - QPointF(3, 3) * unit, QSizeF(6, 6) * unit));
        break;
    case DesignTool::Type::constraint: break;
    }
    return picture;
}

}  // namespace nonet
