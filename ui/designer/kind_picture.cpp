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

}  // namespace nonet
