#include "ui/labs/minigrid/minigrid_painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <map>

namespace nonet::minigrid {

namespace {

constexpr double kNumberStrength = 0.09;
constexpr double kLeastText = 8;
/// The least height of a program's letters, in pixels.
constexpr double kLeastProgram = 11;
/// The least height of a card's digits, in pixels.
constexpr double kLeastDigit = 9;
/// In smaller fields of a card a digit would be a blot.
constexpr double kSmallestSeen = 6;

QColor toneFill(const Theme& theme, BoxTone tone) {
    switch (tone) {
    case BoxTone::plain: return theme.board;
    case BoxTone::faint: return blend(theme.accent, theme.board, 0.05);
    case BoxTone::soft: return blend(theme.accent, theme.board, 0.12);
    case BoxTone::strong: return blend(theme.accent, theme.board, 0.24);
    }
    return theme.board;
}

bool contains(const std::vector<Cell>& cells, Cell cell) { return std::ranges::find(cells, cell) != cells.end(); }

}  // namespace

QString boxNumber(int box) { return QString::number(box + 1); }

QString thingOfBox(int box) { return QStringLiteral("box %1").arg(box + 1); }

QStringList boxNames(const std::vector<int>& boxes) { return textsOf(boxes, boxNumber); }

bool isSlide(const StageLook& look) { return look.leastText > 0; }

CellField boardField(const StageArea& area, int side) {
    const double gap = area.text * 0.3;
    return cellField(area.board.adjusted(0, gap, 0, -gap), side, side, Qt::AlignLeft | Qt::AlignVCenter);
}

Geometry geometryOf(const CellField& field) {
    return field.rows == 4 ? Geometry(2, 2) : field.rows == 16 ? Geometry(4, 4) : Geometry();
}

BoardMetrics boardMetrics(const CellField& field) {
    constexpr double margin = BoardMetrics::kMargin;
    return {geometryOf(field), field.area.adjusted(-margin, -margin, margin, margin)};
}

QRectF boxRect(const CellField& field, int box) {
    const int side = geometryOf(field).boxRows();
    const int row = box / side * side;
    const QRectF first = field.cell(row, box % side * side);
    return {first.topLeft(), first.size() * side};
}

std::optional<int> boxAt(const CellField& field, const QPointF& point) {
    const std::optional<int> cell = field.cellAt(point);
    if (!cell)
        return std::nullopt;
    return geometryOf(field).box(Cell(*cell));
}

void BoxesPicture::addClash(Cell a, Cell b) {
    clashing.push_back(a);
    clashing.push_back(b);
    clashes.emplace_back(a, b);
}

void BoxesPicture::showPair(const BoxPermutation& a, const BoxPermutation& b, const Geometry& geometry) {
    place(a, geometry, placed);
    place(b, geometry, placed);
    for (const Mismatch& each : allMismatches(a, b, geometry))
        addClash(each.first, each.second);
    if (!clashes.empty())
        return;
    const bool isBand = shareBand(geometry, a.box(), b.box());
    for (const int box : {a.box(), b.box()})
        for (const Cell cell : cellsOfBox(geometry, box))
            if (isBand || shareStack(geometry, a.box(), b.box()))
                shared.push_back(cell);
}

namespace {

/// All cells, then thin lines and the lines of the boxes.
void paintCells(QPainter& painter, const CellField& field, const BoxesPicture& boxes, const StageLook& look) {
    const Theme& theme = look.theme;
    const int box = geometryOf(field).boxRows();
    // Two digits beside each other that cannot be large are all small: else those of one would look like headings.
    const double least = field.rows > kBoxes && field.side() < look.leastText * 1.3 ? 0 : look.leastText;
    for (int index = 0; index < field.rows * field.columns; ++index) {
        const Cell cell(index);
        CellFace face{.fill = Qt::transparent, .leastText = least};
        if (const std::optional<Digit> clue = boxes.clues.digit(cell)) {
            face.text = QString::number(clue->value());
        } else if (const std::optional<Digit> placed = boxes.placed.digit(cell)) {
            face.text = QString::number(placed->value());
            face.ink = theme.entered;
        }
        if (contains(boxes.ringed, cell))
            face.ring = theme.accent;
        if (contains(boxes.clashing, cell)) {
            face.ring = theme.conflict;
            face.ink = theme.conflict;
        }
        paintCell(painter, field.cellOf(index), face, theme);
    }
    const QRectF& area = field.area;
    for (const bool isBox : {false, true}) {
        painter.setPen(isBox ? QPen(theme.boxLine, std::clamp(field.side() / 18, 2.0, 4.0)) : QPen(theme.thinLine, 1));
        for (int line = 0; line <= field.rows; ++line) {
            if ((line % box == 0) != isBox)
                continue;
            const double along = line * field.side();
            painter.drawLine(QPointF(area.left(), area.top() + along), QPointF(area.right(), area.top() + along));
            painter.drawLine(QPointF(area.left() + along, area.top()), QPointF(area.left() + along, area.bottom()));
        }
    }
}

/// From rim to rim along the line of the grid below or right of them, or on their other side, where it crosses no digit
/// between; with a cross in the middle: the shape says what the colour does.
void paintClash(QPainter& painter, const CellField& field, Cell a, Cell b, bool isOnOtherSide, const StageLook& look) {
    const auto rectOf = [&](Cell cell) { return field.cellOf(cell.index()); };
    const QPointF from = rectOf(a).center();
    const QPointF to = rectOf(b).center();
    QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length == 0)
        return;
    way /= length;
    const QPointF beside =
        QPointF(std::abs(way.y()), std::abs(way.x())) * (isOnOtherSide ? -field.side() : field.side());
    const double width = std::clamp(field.side() * 0.06, 2.0, 5.0);
    painter.setPen(QPen(look.theme.conflict, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{from + beside * 0.42, from + beside * 0.5, to + beside * 0.5, to + beside * 0.42});
    // Between two cells, away from the digits.
    const QPointF middle = from + beside * 0.5 + way * field.side() * (std::floor(length / field.side() / 2) + 0.5);
    const double arm = field.side() * 0.13;
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
}

void paintBadge(QPainter& painter, const CellField& field, const QRectF& rect, const QString& words,
                const StageLook& look) {
    const double size = std::max(std::min(rect.width() * 0.115, 30.0), look.leastText * 1.25);
    // Large letters would hide the digits of small cells.
    if (field.rows > kBoxes && size > field.side() * 0.6)
        return;

    // A large one stands on the corner, where it hides no digit. In small cells each one does, on the line above the
    // digits; at the left edge no part of it is outside the board.
    const bool isOnLine = field.rows > kBoxes;
    const double up = isOnLine ? size * 0.5 : isSlide(look) ? size * 0.4 : 0;
    const double left = isOnLine ? std::min(up, rect.left() - field.area.left()) : up;
    const QRectF badge(rect.left() - left, rect.top() - up, size, size);
    const bool isOutlined = look.theme.id == ThemeId::print;
    painter.setPen(isOutlined ? QPen(look.theme.accent, 1) : QPen(Qt::NoPen));
    painter.setBrush(isOutlined ? look.theme.board : look.theme.accent);
    painter.drawEllipse(badge);
    say(painter, badge, Qt::AlignCenter, words, std::max(size * 0.66, look.leastText),
        isOutlined ? look.theme.accent : look.theme.accentInk, QFont::DemiBold);
}

}  // namespace

void paintBoxes(QPainter& painter, const CellField& field, const BoxesPicture& boxes, const StageLook& look) {
    const Theme& theme = look.theme;
    for (int box = 0; box < field.rows; ++box) {
        const QRectF rect = boxRect(field, box);
        const QColor fill = toneFill(theme, boxes.boxes[static_cast<std::size_t>(box)].tone);
        painter.fillRect(rect, fill);
        say(painter, rect, Qt::AlignCenter, boxNumber(box), rect.width() * 0.77,
            blend(theme.text, fill, kNumberStrength), QFont::Bold);
    }
    for (const Cell cell : boxes.shared)
        painter.fillRect(field.cellOf(cell.index()), blend(theme.role(ShapeRole::defining).fill, theme.board, 0.35));
    paintCells(painter, field, boxes, look);
    for (int box = 0; box < field.rows; ++box) {
        const BoxFace& face = boxes.boxes[static_cast<std::size_t>(box)];
        const QRectF rect = boxRect(field, box);
        if (face.hasRing || face.isWrong) {
            const double width = std::clamp(field.side() * 0.09, 3.0, 7.0);
            paintOutline(painter, rect.adjusted(width / 2, width / 2, -width / 2, -width / 2),
                         QPen(face.isWrong ? theme.conflict : theme.accent, width,
                              face.isWrong ? Qt::DashLine : Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        } else if (face.isOffered)
            paintOutline(painter, rect.adjusted(1, 1, -1, -1), QPen(theme.accent, 1.5));
        if (!face.badge.isEmpty())
            paintBadge(painter, field, rect, face.badge, look);
        if (look.lit == thingOfBox(box))
            paintRing(painter, rect, theme.text, std::max(2.0, rect.width() * 0.02), Qt::DotLine);
    }
    // Two in one row or column have a side each.
    std::map<std::pair<bool, int>, int> inLine;
    for (const auto& [a, b] : boxes.clashes) {
        const bool isRow = a.index() / field.columns == b.index() / field.columns;
        const int line = isRow ? a.index() / field.columns : a.index() % field.columns;
        paintClash(painter, field, a, b, inLine[{isRow, line}]++ % 2 == 1, look);
    }
}

double leastCard(const Geometry& geometry, const StageLook& look) {
    return geometry.boxRows() * std::max(kLeastDigit, look.leastText * 1.2);
}

void paintCard(QPainter& painter, const QRectF& rect, const BoxPermutation& permutation, const BoxFacts& facts,
               const Geometry& geometry, const StageLook& look, const CardFace& face) {
    const Theme& theme = look.theme;
    const CellField field = cellField(rect, geometry.boxRows(), geometry.boxColumns());
    const QColor paper = face.fill.isValid() ? face.fill : theme.board;
    painter.fillRect(field.area, paper);
    const std::vector<Cell> cells = cellsOfBox(geometry, facts.box);
    const bool hasDigits = field.side() >= kSmallestSeen;
    for (std::size_t n = 0; n < cells.size() && hasDigits; ++n) {
        const bool isBlank = std::ranges::find(facts.blanks, cells[n]) != facts.blanks.end();
        const int row = static_cast<int>(n) / geometry.boxColumns();
        const int column = static_cast<int>(n) % geometry.boxColumns();
        const QColor ink = isBlank ? theme.entered : theme.text;
        say(painter, field.cell(row, column), Qt::AlignCenter,
            QString::number(permutation.digit(static_cast<int>(n)).value()), field.side() * 0.72,
            blend(face.isFaint || face.isStruck ? theme.mutedText : ink, paper, face.isStruck ? 0.7 : 1),
            isBlank ? QFont::DemiBold : QFont::Normal);
    }
    painter.setPen(QPen(theme.thinLine, 0.8));
    for (int line = 1; line < geometry.boxRows(); ++line) {
        const double along = line * field.side();
        painter.drawLine(field.area.topLeft() + QPointF(along, 0), field.area.bottomLeft() + QPointF(along, 0));
        painter.drawLine(field.area.topLeft() + QPointF(0, along), field.area.topRight() + QPointF(0, along));
    }
    paintOutline(painter, field.area, QPen(theme.boxLine, 1.4));
    const double width = std::max(2.0, field.side() * 0.12);
    if (face.isStruck) {
        painter.setPen(QPen(theme.mutedText, width * 0.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(field.area.bottomLeft(), field.area.topRight());
    }
    if (face.hasRing || face.isWrong)
        paintOutline(painter, field.area.adjusted(-width / 2, -width / 2, width / 2, width / 2),
                     QPen(face.isWrong ? theme.conflict : theme.accent, width,
                          face.isWrong ? Qt::DashLine : Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
}

void paintProgram(QPainter& painter, const QRectF& area, const QStringList& lines, int current, const StageLook& look) {
    const Theme& theme = look.theme;
    // Where not all lines have room, those about the current one.
    const auto room = std::max<qsizetype>(1, static_cast<qsizetype>(area.height() / (kLeastProgram * 1.25)));
    const qsizetype count = std::min(lines.size(), room);
    const qsizetype first = std::clamp<qsizetype>(current - count / 2, 0, lines.size() - count);
    const double height = std::min(area.height() / static_cast<double>(std::max<qsizetype>(1, count)), look.text * 1.5);
    double text = std::min(look.text, height * 0.8);
    const auto indentOf = [](const QString& line) {
        return static_cast<double>(std::ranges::find_if(line, [](QChar sign) { return sign != u' '; }) - line.begin());
    };
    // All lines in letters of one size.
    double widest = 1;
    for (const QString& line : lines)
        widest = std::max(widest, QFontMetricsF(boardFont(text, QFont::DemiBold)).horizontalAdvance(line.trimmed()) +
                                      text * (1.8 + 0.55 * indentOf(line)));
    text = std::max(kLeastProgram, text * std::min(1.0, area.width() / widest));
    Stack stack(area);
    for (qsizetype i = first; i < first + count; ++i) {
        const QRectF row = stack.take(height);
        const bool isCurrent = i == current;
        if (isCurrent)
            painter.fillRect(row, blend(theme.accent, theme.board, 0.2));
        if (isCurrent)
            say(painter, QRectF(row.left(), row.top(), text, height), Qt::AlignCenter, QStringLiteral("▸"), text,
                theme.accent, QFont::Bold);
        say(painter, row.adjusted(text * (1.1 + 0.55 * indentOf(lines[i])), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
            lines[i].trimmed(), text, isCurrent ? theme.text : theme.mutedText,
            isCurrent ? QFont::DemiBold : QFont::Normal);
    }
}

void paintPath(QPainter& painter, const CellField& field, const std::vector<int>& boxes, double shown,
               const StageLook& look) {
    const double width = std::max(3.0, field.side() * 0.12);
    painter.setPen(QPen(look.theme.accent, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    QPointF tip;
    QPointF direction;
    for (std::size_t i = 1; i < boxes.size() && static_cast<double>(i) <= std::ceil(shown); ++i) {
        const QPointF from = boxRect(field, boxes[i - 1]).center();
        const QPointF to = boxRect(field, boxes[i]).center();
        tip = from + (to - from) * std::clamp(shown - static_cast<double>(i - 1), 0.0, 1.0);
        painter.drawLine(from, tip);
        direction = to - from;
    }
    const double length = std::hypot(direction.x(), direction.y());
    if (length == 0)
        return;
    const QPointF along = direction / length * field.side() * 0.34;
    const QPointF across(-along.y() * 0.6, along.x() * 0.6);
    QPainterPath head(tip + along * 0.5);
    head.lineTo(tip - along * 0.7 + across);
    head.lineTo(tip - along * 0.7 - across);
    head.closeSubpath();
    painter.fillPath(head, look.theme.accent);
}

void paintBar(QPainter& painter, const QRectF& rect, const BarLine& line, const StageLook& look) {
    const Theme& theme = look.theme;
    const double text = std::max(look.leastText, std::min(look.text, rect.height() * 0.72));
    const double nameWidth = rect.width() * line.nameShare;
    const double valueWidth = rect.width() * line.valueShare;
    const QColor ink = line.isMuted ? theme.mutedText : theme.text;
    const StageLook words = withText(look, text);
    sayLegibly(painter, QRectF(rect.left(), rect.top(), nameWidth - text * 0.4, rect.height()),
               Qt::AlignLeft | Qt::AlignVCenter, line.name, words, ink);
    sayLegibly(painter, QRectF(rect.right() - valueWidth, rect.top(), valueWidth, rect.height()),
               Qt::AlignRight | Qt::AlignVCenter, line.value, words, ink, QFont::DemiBold);
    const QRectF room(rect.left() + nameWidth, rect.top() + rect.height() * 0.18,
                      rect.width() - nameWidth - valueWidth - text * 0.4, rect.height() * 0.64);
    painter.fillRect(room, blend(theme.mutedText, theme.board, 0.1));
    QRectF bar = room;
    bar.setWidth(room.width() * std::clamp(line.share, 0.0, 1.0));
    if (bar.width() > 0)
        painter.fillRect(bar, line.isMuted ? blend(theme.mutedText, theme.board, 0.5) : theme.accent);
    if (!line.isOpen || bar.width() < 6)
        return;
    const double step = bar.height() / 4;
    QPolygonF edge{QPointF(bar.right() + 1, bar.top())};
    for (int i = 0; i <= 4; ++i)
        edge << QPointF(bar.right() + 1 - (i % 2 == 0 ? 0 : step * 1.4), bar.top() + i * step);
    edge << QPointF(bar.right() + 1, bar.bottom());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.board);
    painter.drawPolygon(edge);
}

void sayWrapped(QPainter& painter, const QRectF& rect, const QString& words, double pixels, const QColor& ink,
                QFont::Weight weight) {
    QFont font = painter.font();
    font.setWeight(weight);
    const auto fits = [&] {
        font.setPixelSize(std::max(1, qRound(pixels)));
        return QFontMetricsF(font).boundingRect(rect, Qt::TextWordWrap, words).height() <= rect.height();
    };
    while (!fits() && pixels > kLeastText)
        pixels -= 1;
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
}

}  // namespace nonet::minigrid
