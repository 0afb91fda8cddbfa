// What setters drew and no rule says: lines, shapes, texts, cells' colours.
#include "ui/board/board_font.h"
#include "ui/board/layers/area_outline.h"
#include "ui/board/layers/board_text.h"
#include "ui/board/layers/layer.h"
#include "ui/board/layers/rules/corner_labels.h"
#include "ui/board/layers/setter_colour.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <optional>

namespace nonet {

namespace {

/// In cells: outlines of shapes, and how far inside its cells an area's runs.
constexpr double kOutline = 0.03;
constexpr double kAreaInset = 0.08;
/// From an arrow's shaft to each side of its head.
constexpr double kHeadAngle = 40;
/// Shapes that are at least as large lie under the digits of their cells.
constexpr double kGroundSide = 0.5;
/// Rectangles that are at least as large colour cells.
constexpr double kWholeCell = 0.9;

bool isShape(const Drawing& drawing) {
    return drawing.kind == DrawingKind::rectangle || drawing.kind == DrawingKind::circle;
}

bool isGround(const Drawing& drawing) {
    return isShape(drawing) && !drawing.isOver && std::min(drawing.width, drawing.height) >= kGroundSide;
}

QPointF middleOf(const LayerContext& c, const Drawing& drawing) {
    QPolygonF points;
    for (const DrawingPoint& point : drawing.points)
        points << c.metrics.pointAt(point);
    return points.boundingRect().center();
}

QColor inkOf(const LayerContext& c, const std::string& code, const QColor& usual) {
    return code.empty() ? usual : setterColour(code, c.theme, SetterUse::ink);
}

QPen penOf(const QColor& colour, double width) { return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}; }

double thin(const LayerContext& c) { return std::max(1.0, c.metrics.cellSide() * kOutline); }

void paintHead(const LayerContext& c, const Drawing& drawing) {
    const QPointF tip = c.metrics.pointAt(drawing.points.back());
    const auto before = std::ranges::find_if(drawing.points.rbegin(), drawing.points.rend(),
                                             [&](const auto& point) { return c.metrics.pointAt(point) != tip; });
    if (before == drawing.points.rend())
        return;
    const double angle = QLineF(tip, c.metrics.pointAt(*before)).angle();
    QPainterPath head;
    for (const double turn : {kHeadAngle, -kHeadAngle}) {
        head.moveTo(tip);
        head.lineTo(tip + QLineF::fromPolar(drawing.headLength * c.metrics.cellSide(), angle + turn).p2());
    }
    c.painter.drawPath(head);
}

void paintLine(const LayerContext& c, const Drawing& drawing) {
    if (drawing.points.empty())
        return;
    QPainterPath path(c.metrics.pointAt(drawing.points.front()));
    for (const DrawingPoint& point : drawing.points)
        path.lineTo(c.metrics.pointAt(point));
    if (!drawing.fillColour.empty())
        c.painter.fillPath(path, setterColour(drawing.fillColour, c.theme, SetterUse::ground));
    if (!drawing.fillColour.empty() && drawing.lineColour.empty())
        return;
    c.painter.setBrush(Qt::NoBrush);
    c.painter.setPen(penOf(inkOf(c, drawing.lineColour, c.theme.ruleInk), drawing.width * c.metrics.cellSide()));
    c.painter.drawPath(path);
    if (drawing.headLength > 0)
        paintHead(c, drawing);
}

/// Around the letters of a text, as a share of a cell's side.
constexpr double kTextRim = 0.035;

/// A text in the middle of a cell with a digit: under it neither could be read.
bool standsOnDigit(const LayerContext& c, const Drawing& drawing) {
    if (drawing.kind != DrawingKind::text || drawing.points.empty())
        return false;
    const DrawingBox box = boxOf(drawing);
    const std::optional<Cell> cell =
        c.picture.puzzle.shape().cellAt(static_cast<int>(std::floor((box.top + box.bottom) / 2)),
                                        static_cast<int>(std::floor((box.left + box.right) / 2)));
    return cell && c.picture.digits.digit(*cell).has_value();
}

/// In the middle of the painter, which is turned.
void writeText(const LayerContext& c, const Drawing& drawing, const QColor& ink) {
    if (drawing.text.empty())
        return;
    c.painter.setFont(boardFont(drawing.textSize * c.metrics.cellSide()));
    const QString text = QString::fromStdString(drawing.text);
    if (standsOnDigit(c, drawing)) {
        const double rim = std::max(1.0, c.metrics.cellSide() * kTextRim);
        c.painter.setPen(c.theme.board);
        for (const auto& [right, down] :
             {std::pair{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}})
            drawBoardText(c.painter, QRectF(-1, -1, 2, 2).translated(right * rim, down * rim), Qt::AlignCenter, text);
    }
    c.painter.setPen(ink);
    drawBoardText(c.painter, QRectF(-1, -1, 2, 2), Qt::AlignCenter, text);
}

void paintShape(const LayerContext& c, const Drawing& drawing) {
    c.painter.translate(middleOf(c, drawing));
    c.painter.rotate(drawing.angle);
    QColor textInk = c.theme.text;
    if (isShape(drawing)) {
        const bool isOpen = drawing.lineColour.empty() && drawing.fillColour.empty() && drawing.text.empty();
        const bool isOutlined = isOpen || !drawing.lineColour.empty() || !c.theme.usesTints;
        const QColor fill =
            drawing.fillColour.empty()
                ? QColor(Qt::transparent)
                : setterColour(drawing.fillColour, c.theme, isGround(drawing) ? SetterUse::ground : SetterUse::ink);
        // Without colours a fill may be hard to tell from the paper.
        const bool hasPen = isOutlined && (isOpen || !drawing.lineColour.empty() || !drawing.fillColour.empty());
        c.painter.setPen(hasPen ? penOf(inkOf(c, drawing.lineColour, c.theme.ruleInk), thin(c)) : QPen(Qt::NoPen));
        c.painter.setBrush(fill);
        const QSizeF size = QSizeF(drawing.width, drawing.height) * c.metrics.cellSide();
        const QRectF rect(QPointF(-size.width() / 2, -size.height() / 2), size);
        const double round = drawing.kind == DrawingKind::circle ? std::min(size.width(), size.height()) / 2 : 0;
        c.painter.drawRoundedRect(rect, round, round);
        if (fill.alphaF() > 0.5F)
            textInk = readableInk(fill);
    }
    writeText(c, drawing, inkOf(c, drawing.textColour, textInk));
}

void paintOutline(const LayerContext& c, const Drawing& drawing, const CornerLabel* label) {
    std::vector<BoardPlace> places;
    for (const DrawingPoint& point : drawing.points)
        places.emplace_back(static_cast<int>(std::floor(point.row)), static_cast<int>(std::floor(point.column)));
    if (places.empty())
        return;
    if (!drawing.fillColour.empty())
        for (const auto& [row, column] : places)
            c.painter.fillRect(c.metrics.placeRect(row, column),
                               setterColour(drawing.fillColour, c.theme, SetterUse::ground));
    QPen pen = penOf(inkOf(c, drawing.lineColour, c.theme.ruleInk), thin(c));
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({4, 3});
    c.painter.setPen(pen);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawPath(areaOutline(c.metrics, places, kAreaInset));
    if (drawing.text.empty())
        return;
    const auto [row, column] =
        label ? BoardPlace(c.metrics.shape().row(label->cell), c.metrics.shape().column(label->cell))
              : *std::ranges::min_element(places);
    const double below = label ? label->line * cornerLabelSize(c.metrics) : 0;
    const double gap = c.metrics.cellSide() * 0.04;
    c.painter.setFont(boardFont(drawing.textSize * c.metrics.cellSide(), QFont::DemiBold));
    c.painter.setPen(inkOf(c, drawing.textColour, c.theme.given));
    drawBoardText(c.painter, c.metrics.placeRect(row, column).adjusted(gap, gap + below, 0, 0),
                  Qt::AlignLeft | Qt::AlignTop, QString::fromStdString(drawing.text));
}

/// The cells whose fill tells of the moment: a ground would hide it.
QPainterPath cellsOfMoment(const LayerContext& c) {
    QPainterPath path;
    c.forEachCell([&](Cell, const QRectF& rect, const CellLook& look) {
        if (look.hasSelectionFill || look.area || look.isSameDigit || look.isFiltered || look.isFilterDigit)
            path.addRect(rect);
        else if (!look.state.colours.isEmpty())
            path.addRect(colourRect(rect, look));
    });
    return path;
}

/// What is left of a ground where the cell's fill tells of the moment: its edge, a text; nothing of a cell's colour.
std::optional<Drawing> withoutFill(Drawing drawing) {
    const bool isColourOfCells = drawing.kind == DrawingKind::rectangle && drawing.width >= kWholeCell &&
                                 drawing.height >= kWholeCell && drawing.lineColour.empty();
    if (isColourOfCells && drawing.text.empty())
        return std::nullopt;
    if (drawing.lineColour.empty() && !isColourOfCells)
        drawing.lineColour = drawing.fillColour;
    drawing.fillColour.clear();
    return drawing;
}

/// label: where the text of an area stands; none where that is not on the board.
void paintDrawing(const LayerContext& c, const Drawing& drawing, const CornerLabel* label) {
    c.painter.save();
    if (drawing.kind == DrawingKind::line)
        paintLine(c, drawing);
    else if (drawing.kind == DrawingKind::outline)
        paintOutline(c, drawing, label);
    else
        paintShape(c, drawing);
    c.painter.restore();
}

const CornerLabel* labelOf(const std::vector<CornerLabel>& labels, std::size_t drawing) {
    const auto found = std::ranges::find_if(labels, [drawing](const CornerLabel& label) {
        return label.of == CornerLabel::Of::drawing && label.index == drawing;
    });
    return found == labels.end() ? nullptr : &*found;
}

void paintDrawings(const LayerContext& c, bool isOver) {
    const std::vector<Drawing>& drawings = c.picture.puzzle.decoration().drawings;
    if (drawings.empty())
        return;
    const QPainterPath moment = isOver ? QPainterPath() : cellsOfMoment(c);
    QPainterPath calm = moment;
    calm.setFillRule(Qt::OddEvenFill);
    calm.addRect(c.metrics.outerRect());
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.painter.setClipRect(c.metrics.outerRect(), Qt::IntersectClip);
    const std::vector<CornerLabel> labels =
        placedCornerLabels(c.picture.puzzle.layout(), c.picture.puzzle.decoration());
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        const Drawing& each = drawings[i];
        if ((each.isOver || standsOnDigit(c, each)) != isOver || each.isOfRule || each.isHidden)
            continue;
        const DrawingBox box = boxOf(each);
        const QRectF rect(c.metrics.pointAt({box.top, box.left}), c.metrics.pointAt({box.bottom, box.right}));
        if (!c.dirty.intersects(rect.adjusted(-2, -2, 2, 2).toAlignedRect()))
            continue;
        const Drawing drawing = withUsualSizes(each);
        const CornerLabel* label = labelOf(labels, i);
        if (!isGround(drawing) || moment.isEmpty()) {
            paintDrawing(c, drawing, label);
            continue;
        }
        c.painter.save();
        c.painter.setClipPath(calm, Qt::IntersectClip);
        paintDrawing(c, drawing, label);
        c.painter.restore();
        const std::optional<Drawing> edge = withoutFill(drawing);
        if (!edge)
            continue;
        c.painter.save();
        c.painter.setClipPath(moment, Qt::IntersectClip);
        paintDrawing(c, *edge, label);
        c.painter.restore();
    }
    c.painter.restore();
}

}  // namespace

void paintDrawingsUnder(const LayerContext& c) { paintDrawings(c, false); }
void paintDrawingsOver(const LayerContext& c) { paintDrawings(c, true); }

}  // namespace nonet
