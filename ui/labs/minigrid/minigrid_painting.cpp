#include "ui/labs/minigrid/minigrid_painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace nonet::minigrid {

namespace {

constexpr int kBox = 3;
constexpr double kNumberStrength = 0.09;
constexpr double kLeastText = 8;

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

QStringList boxNames(const std::vector<int>& boxes) { return textsOf(boxes, boxNumber); }

bool isSlide(const StageLook& look) { return look.leastText > 0; }

CellField boardField(const StageArea& area) { return nonet::boardField(area, area.text * 0.3); }

QRectF boxRect(const CellField& field, int box) {
    const int row = box / kBox * kBox;
    const QRectF first = field.cell(row, box % kBox * kBox);
    return {first.topLeft(), first.size() * kBox};
}

std::optional<int> boxAt(const CellField& field, const QPointF& point) {
    const std::optional<int> cell = field.cellAt(point);
    if (!cell)
        return std::nullopt;
    return Geometry().box(Cell(*cell));
}

void paintNineBoxes(QPainter& painter, const CellField& field, const NineBoxes& boxes, const StageLook& look) {
    const Theme& theme = look.theme;
    for (int box = 0; box < kBoxes; ++box) {
        const QRectF rect = boxRect(field, box);
        const QColor fill = toneFill(theme, boxes.boxes[static_cast<std::size_t>(box)].tone);
        painter.fillRect(rect, fill);
        say(painter, rect, Qt::AlignCenter, boxNumber(box), field.side() * 2.3,
            blend(theme.text, fill, kNumberStrength), QFont::Bold);
    }
    paintField(
        painter, field, theme,
        [&](int row, int column) {
            const Cell cell(row * kSide + column);
            CellFace face;
            face.fill = Qt::transparent;
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
            return face;
        },
        look.leastText);
    for (int box = 0; box < kBoxes; ++box) {
        const BoxFace& face = boxes.boxes[static_cast<std::size_t>(box)];
        const QRectF rect = boxRect(field, box);
        if (face.hasRing) {
            const double width = std::max(3.0, field.side() * 0.09);
            paintOutline(painter, rect.adjusted(width / 2, width / 2, -width / 2, -width / 2),
                         QPen(theme.accent, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        }
        if (!face.badge.isEmpty()) {
            const double size = std::max(field.side() * 0.35, look.leastText * 1.25);
            // A large one stands on the corner, where it hides no digit.
            const double out = isSlide(look) ? size * 0.4 : 0;
            const QRectF badge(rect.left() - out, rect.top() - out, size, size);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.accent);
            painter.drawEllipse(badge);
            say(painter, badge, Qt::AlignCenter, face.badge, std::max(size * 0.66, look.leastText), theme.accentInk,
                QFont::DemiBold);
        }
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
