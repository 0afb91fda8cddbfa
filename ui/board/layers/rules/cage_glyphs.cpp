#include "ui/board/layers/rules/rule_glyphs.h"
#include "ui/board/layers/rules/rule_labels.h"

#include <QFontMetricsF>

#include <algorithm>

namespace nonet {

namespace {

/// Of a cell's side: how far inside an area's outline runs, and that of a rule which is broken or left out.
constexpr double kInset = 0.08;
constexpr double kStateInset = 0.03;

/// The outline of an area, a little inside: along each side of a cell where no cell of the area is beyond.
QPainterPath outlineOf(const GlyphContext& c, const std::vector<Cell>& cells, double inset = kInset) {
    const BoardShape& shape = c.metrics.shape();
    const auto isInside = [&](int row, int column) {
        return shape.contains(row, column) && std::ranges::find(cells, shape.cell(row, column)) != cells.end();
    };
    QPainterPath path;
    const double by = c.side() * inset;
    for (const Cell cell : cells) {
        const int row = shape.row(cell);
        const int column = shape.column(cell);
        const QPointF middle = c.centre(cell);
        const double half = c.side() / 2;
        // The four sides: outward, and the direction in which the side is drawn.
        for (const auto& side : {std::pair{-1, 0}, {0, 1}, {1, 0}, {0, -1}}) {
            const int down = side.first;
            const int right = side.second;
            if (isInside(row + down, column + right))
                continue;
            const QPointF out(right, down);
            const QPointF along(-down, right);
            // Where the outline goes on straight it reaches the cell's edge; round an inner corner it reaches beyond.
            const auto reach = [&](int sign) {
                const int nextRow = row + sign * qRound(along.y());
                const int nextColumn = column + sign * qRound(along.x());
                if (!isInside(nextRow, nextColumn))
                    return half - by;
                return isInside(nextRow + down, nextColumn + right) ? half + by : half;
            };
            const QPointF centre = middle + out * (half - by);
            path.moveTo(centre - along * reach(-1));
            path.lineTo(centre + along * reach(1));
        }
    }
    return path;
}

/// The topmost of its leftmost cells in reading order, where its sum stands.
Cell labelCell(const std::vector<Cell>& cells) { return *std::ranges::min_element(cells, {}, &Cell::index); }

void writeLabel(const GlyphContext& c, const std::vector<Cell>& cells, const QString& text) {
    if (text.isEmpty())
        return;
    const double size = std::max(BoardMetrics::kSmallestText, c.side() * 0.21);
    const QRectF cell = c.metrics.cellRect(labelCell(cells));
    QFont font = c.painter.font();
    QRectF rect(cell.topLeft() + QPointF(1, 1) * c.side() * 0.03, QSizeF(c.side() * 0.6, size * 1.05));
    const double width = std::min(rect.width(), static_cast<double>(text.size()) * size * 0.62 + size * 0.2);
    rect.setWidth(width);
    // The outline gives way to the number.
    c.painter.fillRect(rect, c.theme.board);
    c.write(rect, text, size, c.theme.given);
    c.painter.setFont(font);
}

void shade(const GlyphContext& c, const std::vector<Cell>& cells, RuleHue hue) {
    for (const Cell cell : cells)
        c.painter.fillRect(c.metrics.cellRect(cell), c.theme.rule(hue));
}

void outline(const GlyphContext& c, const std::vector<Cell>& cells, Qt::PenStyle style) {
    QPen pen = c.pen(c.thin());
    pen.setCapStyle(Qt::FlatCap);
    if (style == Qt::DashLine)
        pen.setDashPattern({4, 3});
    else
        pen.setStyle(style);
    c.painter.setPen(pen);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawPath(outlineOf(c, cells));
}

std::vector<Cell> cellsOf(const Constraint& constraint) {
    std::vector<Cell> cells;
    for (const std::vector<Cell>& part : constraint.parts)
        cells.insert(cells.end(), part.begin(), part.end());
    return cells;
}

void frame(const GlyphContext& c, const Constraint& constraint, const QPen& pen) {
    c.painter.setPen(pen);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawPath(outlineOf(c, cellsOf(constraint), kStateInset));
    if (constraint.place)
        c.painter.drawRect(c.metrics.placeRect(constraint.place->row, constraint.place->column)
                               .adjusted(c.thin(), c.thin(), -c.thin(), -c.thin()));
}

bool isDrawnInside(const GlyphContext& c, const Constraint& constraint) {
    return !constraint.isHidden && std::ranges::all_of(cellsOf(constraint), [&](Cell cell) {
        return cell.index() < c.metrics.shape().cellCount();
    });
}

}  // namespace

void paintRuleStates(const GlyphContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Constraint>& constraints = c.layout().constraints;
    for (const FaultyConstraint& fault : c.rules.faults())
        if (const Constraint& each = constraints[static_cast<std::size_t>(fault.constraint)]; isDrawnInside(c, each)) {
            c.painter.setPen(Qt::NoPen);
            c.painter.setBrush(QBrush(c.theme.ruleInk, Qt::BDiagPattern));
            for (const Cell cell : cellsOf(each))
                c.painter.drawRect(c.metrics.cellRect(cell));
        }
    for (const BrokenRule& broken : c.rules.broken(c.digits))
        if (broken.constraint)
            if (const Constraint& each = constraints[static_cast<std::size_t>(*broken.constraint)];
                isDrawnInside(c, each))
                frame(c, each, QPen(c.theme.conflict, c.thin() * 1.6, Qt::DashLine));
    c.painter.restore();
}

void paintAreaShading(const GlyphContext& c) {
    c.forEach([&c](const Constraint& constraint) {
        if (constraint.kind == ConstraintKind::extra)
            shade(c, constraint.cells(), RuleHue::grey);
        if (constraint.kind == ConstraintKind::clone)
            for (const std::vector<Cell>& copy : constraint.parts)
                shade(c, copy, RuleHue::rose);
    });
}

void paintCageGlyphs(const GlyphContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    char clone = 'A';
    c.forEach([&](const Constraint& constraint) {
        switch (constraint.kind) {
        case ConstraintKind::cage:
        case ConstraintKind::contains:
            if (constraint.cells().empty())
                return;
            outline(c, constraint.cells(), Qt::DashLine);
            writeLabel(c, constraint.cells(), ruleLabel(constraint, c.layout().symbols));
            return;
        case ConstraintKind::extra: outline(c, constraint.cells(), Qt::SolidLine); return;
        case ConstraintKind::clone:
            // A letter tells which areas belong together.
            for (const std::vector<Cell>& copy : constraint.parts) {
                outline(c, copy, Qt::DotLine);
                if (!copy.empty())
                    writeLabel(c, copy, QString(QLatin1Char(clone)));
            }
            clone = clone == 'Z' ? 'A' : static_cast<char>(clone + 1);
            return;
        default: return;
        }
    });
    c.painter.restore();
}

}  // namespace nonet
