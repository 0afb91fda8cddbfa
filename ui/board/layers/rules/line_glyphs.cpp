#include "ui/board/layers/rules/rule_glyphs.h"

#include <QLineF>
#include <QPainterPathStroker>

#include <algorithm>
#include <optional>
#include <vector>

namespace nonet {

namespace {

/// What runs along the middle of a line, so that kinds stay apart without colour.
enum class Motif : std::uint8_t { none, line, dots, dashes, dashDot, zigzag, ticks, crosses, rails };

struct LineLook {
    RuleHue hue = RuleHue::grey;
    Motif motif = Motif::none;
    /// As a share of a cell's side.
    double width = 0.24;
};

std::optional<LineLook> bandOf(ConstraintKind kind) {
    switch (kind) {
    case ConstraintKind::palindrome: return LineLook{RuleHue::grey, Motif::none};
    case ConstraintKind::renban: return LineLook{RuleHue::purple, Motif::dots};
    case ConstraintKind::whisper: return LineLook{RuleHue::green, Motif::zigzag};
    case ConstraintKind::regionSum: return LineLook{RuleHue::blue, Motif::line};
    case ConstraintKind::entropic: return LineLook{RuleHue::orange, Motif::dashDot};
    case ConstraintKind::modular: return LineLook{RuleHue::teal, Motif::dashes};
    case ConstraintKind::nabner: return LineLook{RuleHue::yellow, Motif::crosses};
    case ConstraintKind::zipper: return LineLook{RuleHue::lilac, Motif::ticks};
    case ConstraintKind::sumLine: return LineLook{RuleHue::rose, Motif::rails};
    case ConstraintKind::lineRule: return LineLook{RuleHue::red, Motif::dashDot};
    case ConstraintKind::between: return LineLook{RuleHue::grey, Motif::none, 0.12};
    case ConstraintKind::lockout: return LineLook{RuleHue::blue, Motif::none, 0.12};
    case ConstraintKind::thermometer:
    case ConstraintKind::slowThermometer: return LineLook{RuleHue::grey, Motif::none, 0.34};
    default: return std::nullopt;
    }
}

QPainterPath pathThrough(const GlyphContext& c, const std::vector<Cell>& cells) {
    QPainterPath path;
    for (const Cell cell : cells)
        if (path.elementCount() == 0)
            path.moveTo(c.centre(cell));
        else
            path.lineTo(c.centre(cell));
    return path;
}

QPainterPath widened(const QPainterPath& path, double width) {
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(path).simplified();
}

/// Points at equal distances along the line, with the direction there.
template <typename Visit>
void alongLine(const QPainterPath& path, double step, Visit&& visit) {
    const double length = path.length();
    const int count = std::max(1, qRound(length / step));
    for (int i = 0; i <= count; ++i) {
        const double share = path.percentAtLength(length * i / count);
        const double angle = path.angleAtPercent(share);
        visit(path.pointAtPercent(share), QLineF::fromPolar(1, angle).p2(), i);
    }
}

QPointF across(const QPointF& direction) { return {-direction.y(), direction.x()}; }

void paintMotif(const GlyphContext& c, const QPainterPath& path, Motif motif) {
    if (motif == Motif::none || path.length() <= 0)
        return;
    QPen pen = c.pen(c.thin());
    c.painter.setBrush(Qt::NoBrush);
    const double reach = c.side() * 0.06;
    QPainterPath drawn;
    switch (motif) {
    case Motif::none: return;
    case Motif::line: drawn = path; break;
    case Motif::dots:
        alongLine(path, c.side() * 0.2, [&](const QPointF& at, const QPointF&, int) {
            drawn.addEllipse(at, c.thin() * 0.8, c.thin() * 0.8);
        });
        c.painter.fillPath(drawn, c.theme.ruleInk);
        return;
    case Motif::dashes:
        pen.setDashPattern({4, 4});
        drawn = path;
        break;
    case Motif::dashDot:
        pen.setDashPattern({5, 3, 0.5, 3});
        drawn = path;
        break;
    case Motif::zigzag:
        alongLine(path, c.side() * 0.125, [&](const QPointF& at, const QPointF& direction, int i) {
            const QPointF point = at + across(direction) * (i % 2 == 0 ? reach : -reach);
            if (i == 0)
                drawn.moveTo(point);
            else
                drawn.lineTo(point);
        });
        break;
    case Motif::ticks:
        alongLine(path, c.side() * 0.2, [&](const QPointF& at, const QPointF& direction, int) {
            drawn.moveTo(at + across(direction) * reach);
            drawn.lineTo(at - across(direction) * reach);
        });
        break;
    case Motif::crosses:
        alongLine(path, c.side() * 0.25, [&](const QPointF& at, const QPointF&, int) {
            for (const double down : {1.0, -1.0}) {
                drawn.moveTo(at + QPointF(-reach, -reach * down) * 0.7);
                drawn.lineTo(at + QPointF(reach, reach * down) * 0.7);
            }
        });
        break;
    case Motif::rails:
        for (const double side : {reach, -reach})
            alongLine(path, c.side() * 0.125, [&](const QPointF& at, const QPointF& direction, int i) {
                const QPointF point = at + across(direction) * side;
                if (i == 0)
                    drawn.moveTo(point);
                else
                    drawn.lineTo(point);
            });
        break;
    }
    c.painter.setPen(pen);
    c.painter.drawPath(drawn);
}

QPainterPath circle(const QPointF& at, double radius) {
    QPainterPath path;
    path.addEllipse(at, radius, radius);
    return path;
}

QPainterPath diamond(const QPointF& at, double radius) {
    QPainterPath path(at + QPointF(0, -radius));
    for (const QPointF& corner : {QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0)})
        path.lineTo(at + corner);
    path.closeSubpath();
    return path;
}

/// All lines of a constraint as one shape: branches of a thermometer share their bulb.
QPainterPath bandShape(const GlyphContext& c, const std::vector<std::vector<Cell>>& lines, double width) {
    QPainterPath shape;
    for (const std::vector<Cell>& line : lines) {
        const QPainterPath band = widened(pathThrough(c, line), width * c.side());
        shape = shape.isEmpty() ? band : shape.united(band);
        // A line of one cell is a dot.
        if (line.size() == 1)
            shape = shape.united(circle(c.centre(line.front()), width * c.side() / 2));
        if (width > 0.3 && !line.empty())
            shape = shape.united(circle(c.centre(line.front()), c.side() * 0.36));
    }
    return shape;
}

void paintBand(const GlyphContext& c, const Constraint& constraint, const LineLook& look) {
    c.fill(c.lineShapes.of(constraint.parts, look.width, [&] { return bandShape(c, constraint.parts, look.width); }),
           look.hue);
    for (const std::vector<Cell>& line : constraint.parts) {
        const QPainterPath path = pathThrough(c, line);
        paintMotif(c, path, look.motif);
        if (constraint.kind == ConstraintKind::slowThermometer) {
            c.painter.setPen({c.theme.board, look.width * c.side() * 0.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
            c.painter.setBrush(Qt::NoBrush);
            c.painter.drawPath(path);
        }
    }
}

void paintEnds(const GlyphContext& c, const Constraint& constraint) {
    c.painter.setPen(c.pen(c.thin() * 1.6));
    c.painter.setBrush(c.theme.board);
    for (const std::vector<Cell>& line : constraint.parts) {
        if (line.size() < 2)
            continue;
        for (const Cell end : {line.front(), line.back()})
            c.painter.drawPath(constraint.kind == ConstraintKind::lockout ? diamond(c.centre(end), c.side() * 0.42)
                                                                          : circle(c.centre(end), c.side() * 0.36));
    }
}

void paintArrowHead(const GlyphContext& c, const QPointF& tip, const QPointF& from) {
    const double angle = QLineF(tip, from).angle();
    QPainterPath head;
    for (const double turn : {35.0, -35.0}) {
        head.moveTo(tip);
        head.lineTo(tip + QLineF::fromPolar(c.side() * 0.2, angle + turn).p2());
    }
    c.painter.drawPath(head);
}

/// From the edge of the circle on, not from its middle.
QPointF outOfCircle(const GlyphContext& c, const QPointF& middle, const QPointF& towards) {
    QLineF line(middle, towards);
    line.setLength(c.side() * 0.36);
    return line.p2();
}

void paintArrow(const GlyphContext& c, const Constraint& constraint) {
    if (constraint.parts.empty())
        return;
    const std::vector<Cell>& pill = constraint.parts.front();
    const QPainterPath round = pill.size() == 1 ? circle(c.centre(pill.front()), c.side() * 0.36)
                                                : widened(pathThrough(c, pill), c.side() * 0.72);
    c.painter.setPen(c.pen(c.thin() * 1.6));
    c.painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 1; i < constraint.parts.size(); ++i) {
        const std::vector<Cell>& shaft = constraint.parts[i];
        if (shaft.empty() || pill.empty())
            continue;
        // It begins in the cell of the circle that lies next to it.
        const QPointF first = c.centre(shaft.front());
        const Cell nearest =
            *std::ranges::min_element(pill, {}, [&](Cell cell) { return QLineF(c.centre(cell), first).length(); });
        QPainterPath path(outOfCircle(c, c.centre(nearest), first));
        for (const Cell cell : shaft)
            path.lineTo(c.centre(cell));
        c.painter.drawPath(path);
        paintArrowHead(c, c.centre(shaft.back()),
                       shaft.size() > 1 ? c.centre(shaft[shaft.size() - 2]) : c.centre(nearest));
    }
    c.painter.setBrush(c.theme.board);
    c.painter.drawPath(round);
}

void paintDoubleArrow(const GlyphContext& c, const Constraint& constraint) {
    for (const std::vector<Cell>& line : constraint.parts) {
        c.painter.setPen(c.pen(c.thin() * 1.6));
        c.painter.setBrush(Qt::NoBrush);
        c.painter.drawPath(pathThrough(c, line));
    }
    paintEnds(c, constraint);
}

void paintDiagonals(const GlyphContext& c, const Constraint& constraint) {
    const auto runs = [&constraint](int which) {
        return constraint.values.empty() || std::ranges::find(constraint.values, which) != constraint.values.end();
    };
    c.painter.setPen({c.theme.rule(c.theme.usesTints ? RuleHue::blue : RuleHue::grey), c.thin() * 2});
    if (!c.theme.usesTints)
        c.painter.setPen(c.pen(c.thin()));
    for (const SubGrid& grid : c.layout().grids) {
        if (!grid.isSquare())
            continue;
        const QRectF first = c.metrics.placeRect(grid.row, grid.column);
        const QRectF last = c.metrics.placeRect(grid.row + grid.rows() - 1, grid.column + grid.columns() - 1);
        if (runs(0))
            c.painter.drawLine(first.topLeft(), last.bottomRight());
        if (runs(1))
            c.painter.drawLine(QPointF(first.left(), last.bottom()), QPointF(last.right(), first.top()));
    }
}

}  // namespace

void paintLineGlyphs(const GlyphContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.forEach([&c](const Constraint& constraint) {
        if (constraint.kind == ConstraintKind::diagonals)
            paintDiagonals(c, constraint);
        if (const std::optional<LineLook> look = bandOf(constraint.kind))
            paintBand(c, constraint, *look);
    });
    // Thin ones over all bands, or they would be lost under them.
    c.forEach([&c](const Constraint& constraint) {
        if (constraint.kind == ConstraintKind::between || constraint.kind == ConstraintKind::lockout)
            paintEnds(c, constraint);
        if (constraint.kind == ConstraintKind::arrow)
            paintArrow(c, constraint);
        if (constraint.kind == ConstraintKind::doubleArrow)
            paintDoubleArrow(c, constraint);
    });
    c.painter.restore();
}

}  // namespace nonet
