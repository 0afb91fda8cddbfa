#include "ui/labs/difficulty/difficulty_painting.h"

#include "core/board/classic.h"
#include "ui/board/board_font.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::difficulty {

namespace {

/// On paper, under black digits.
constexpr double kMostGrey = 0.45;
constexpr double kCoolest = 0.1;
constexpr double kHottest = 1;
/// Where amber turns into red.
constexpr double kAmber = 0.55;
/// Indices into Theme::levels.
constexpr std::size_t kWarm = 2;
constexpr std::size_t kHot = 3;
constexpr double kCountShare = 0.36;
constexpr double kLeastOfSize = 2.0 / 3;
/// The face that is painted may be wider than the one measured.
constexpr double kWiderFace = 1.08;

/// "250", "1.5k"
QString tickText(double value) {
    const auto shortest = [](double each) { return number(each, each == std::floor(each) ? 0 : 1); };
    return value >= 1000 ? shortest(value / 1000) + QLatin1Char('k') : shortest(value);
}

void paintTicks(QPainter& painter, const ChartScale& scale, const StageLook& look, double pixels) {
    const QRectF& area = scale.area;
    const auto place = [](double value, bool isWide) { return isWide ? std::log10(1 + value) : value; };
    const int across = std::max(2, static_cast<int>(area.width() / (pixels * 4)));
    const double length = look.text * 0.25;
    painter.setPen(QPen(look.theme.boxLine, std::max(1.0, look.text / 12)));
    for (const double value : axisTicks(scale.leastX, scale.mostX, scale.isWideX, across)) {
        const QPointF foot = scale.at(place(value, scale.isWideX), scale.leastY);
        painter.drawLine(foot, foot + QPointF(0, length));
        const double half = pixels * 2;
        const double left = std::min(foot.x() - half, area.right() + look.text * 0.8 - 2 * half);
        say(painter, QRectF(left, foot.y() + length, 2 * half, look.text * 1.4), Qt::AlignCenter, tickText(value),
            pixels, look.theme.mutedText);
        painter.setPen(QPen(look.theme.boxLine, std::max(1.0, look.text / 12)));
    }
    const int up = std::max(2, static_cast<int>(area.height() / (pixels * 2.4)));
    for (const double value : axisTicks(scale.leastY, scale.mostY, scale.isWideY, std::min(up, 6))) {
        const QPointF foot = scale.at(scale.leastX, place(value, scale.isWideY));
        painter.setPen(QPen(look.theme.boxLine, std::max(1.0, look.text / 12)));
        painter.drawLine(foot, foot - QPointF(length, 0));
        say(painter,
            QRectF(area.left() - look.text * 2.8, foot.y() - look.text * 0.7, look.text * 2.8 - length * 1.6,
                   look.text * 1.4),
            Qt::AlignRight | Qt::AlignVCenter, tickText(value), pixels, look.theme.mutedText);
    }
}

}  // namespace

std::vector<double> axisTicks(double least, double most, bool isWide, int count) {
    std::vector<double> ticks;
    if (isWide) {
        // Where two powers of ten do not lie in between, twos and fives stand there as well.
        for (const int part : {1, 3}) {
            ticks.clear();
            for (double power = 1; power < 1e12; power *= 10)
                for (const double factor : {1.0, 2.0, 5.0})
                    if ((part == 3 || factor == 1.0) && std::log10(1 + power * factor) >= least &&
                        std::log10(1 + power * factor) <= most)
                        ticks.push_back(power * factor);
            if (ticks.size() >= 3)
                break;
        }
    } else if (most > least) {
        const double power = std::pow(10, std::floor(std::log10((most - least) / std::max(1, count))));
        for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
            std::vector<double> wider;
            for (double n = std::ceil(least / (factor * power)); n * factor * power <= most; ++n)
                wider.push_back(n * factor * power);
            if (!wider.empty())
                ticks = wider;
            if (static_cast<int>(ticks.size()) <= count)
                break;
        }
    }
    while (static_cast<int>(ticks.size()) > count) {
        // Every other one is enough.
        std::vector<double> fewer;
        for (std::size_t i = 0; i < ticks.size(); i += 2)
            fewer.push_back(ticks[i]);
        ticks = fewer;
    }
    return ticks;
}

QColor warmth(const Theme& theme, double share) {
    const double warm = std::clamp(share, 0.0, 1.0);
    if (theme.id == ThemeId::print)
        return blend(theme.text, theme.board, warm * kMostGrey);
    return warm < kAmber ? blend(theme.levels[kWarm], theme.board, warm / kAmber)
                         : blend(theme.levels[kHot], theme.levels[kWarm], (warm - kAmber) / (1 - kAmber));
}

QColor heat(const Theme& theme, int candidates) {
    const double share = static_cast<double>(std::clamp(candidates, 1, kSide) - 1) / (kSide - 1);
    return warmth(theme, kCoolest + (kHottest - kCoolest) * share);
}

QColor inkOn(const Theme& theme, const QColor& fill) {
    return contrastRatio(theme.text, fill) >= contrastRatio(theme.board, fill) ? theme.text : theme.board;
}

void paintHeatBoard(QPainter& painter, const CellField& field, const HeatBoard& board, const StageLook& look) {
    const Theme& theme = look.theme;
    paintField(painter, field, theme, [&](int row, int column) {
        const Cell cell(row * kSide + column);
        CellFace face;
        if (const std::optional<Digit> digit = board.digits.digit(cell)) {
            face.text = QString::number(digit->value());
            face.ink = board.givens.isBlank(cell) ? theme.entered : theme.given;
        } else {
            const int count = board.counts[static_cast<std::size_t>(cell.index())];
            face.fill = blend(heat(theme, count), theme.board, board.strength);
        }
        if (look.cursor == cell)
            face.ring = theme.selectionRing;
        return face;
    });
    if (board.strength < 1 || !board.words)
        return;
    for (const Cell cell : classic::kAllCells) {
        if (!board.digits.isBlank(cell))
            continue;
        const int count = board.counts[static_cast<std::size_t>(cell.index())];
        say(painter, field.cell(classic::rowOf(cell), classic::columnOf(cell)).adjusted(3, 0, -3, 0), Qt::AlignCenter,
            board.words(count), field.side() * kCountShare, inkOn(theme, heat(theme, count)));
    }
}

QPointF ChartScale::at(double x, double y) const {
    const double spanX = mostX > leastX ? mostX - leastX : 1;
    const double spanY = mostY > leastY ? mostY - leastY : 1;
    return {area.left() + (x - leastX) / spanX * area.width(), area.bottom() - (y - leastY) / spanY * area.height()};
}

double ChartScale::xAt(const QPointF& point) const {
    return leastX + (point.x() - area.left()) / std::max(1.0, area.width()) * (mostX - leastX);
}

QRectF chartArea(const QRectF& room, double text) {
    return room.adjusted(text * 2.9, text * 1.9, -text * 0.8, -text * 3.1);
}

void paintAxes(QPainter& painter, const ChartScale& scale, const QString& below, const QString& beside,
               const StageLook& look) {
    const QRectF& area = scale.area;
    const double pixels = std::max(look.leastText, look.text * 0.9);
    painter.setPen(QPen(look.theme.boxLine, std::max(1.5, look.text / 9)));
    painter.drawLine(area.topLeft(), area.bottomLeft());
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    paintTicks(painter, scale, look, pixels);
    say(painter, QRectF(area.left(), area.bottom() + look.text * 1.6, area.width(), look.text * 1.5),
        Qt::AlignRight | Qt::AlignVCenter, below, pixels, look.theme.mutedText);
    say(painter, QRectF(area.left() - look.text * 2.5, area.top() - look.text * 1.9, area.width(), look.text * 1.5),
        Qt::AlignLeft | Qt::AlignVCenter, beside, pixels, look.theme.mutedText);
}

void paintLegend(QPainter& painter, const QRectF& line, const StageLook& look, const std::vector<ChartKey>& entries) {
    const bool isBelow = look.leastText > 0;
    const auto count = static_cast<double>(std::max<std::size_t>(1, entries.size()));
    const double width = line.width() / (isBelow ? 1 : count);
    const double height = line.height() / (isBelow ? count : 1);
    const double swatch = look.text * 0.7;
    const double pixels = isBelow ? look.text
                                  : fittingSize(textsOf(entries, [](const ChartKey& each) { return each.words; }),
                                                width - swatch * 2, look.text * 0.9);
    QRectF entry(line.left(), line.top(), width, height);
    for (const auto& [colour, text, sign] : entries) {
        const QRectF place(entry.left(), entry.center().y() - swatch / 2, swatch, swatch);
        if (sign == ChartSign::pointer)
            paintPointer(painter, place, colour);
        else
            painter.fillRect(place, colour);
        say(painter, entry.adjusted(swatch * 1.5, 0, -swatch * 0.5, 0), Qt::AlignLeft | Qt::AlignVCenter, text, pixels,
            look.theme.mutedText);
        entry.translate(isBelow ? 0 : width, isBelow ? height : 0);
    }
}

void paintPointer(QPainter& painter, const QRectF& rect, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{QPointF(rect.center().x(), rect.top()), rect.bottomRight(), rect.bottomLeft()});
}

double fittingSize(const QStringList& words, double width, double pixels) {
    QFont font;
    font.setPixelSize(std::max(6, qRound(pixels)));
    const QFontMetricsF metrics(font);
    double widest = 1;
    for (const QString& each : words)
        widest = std::max(widest, metrics.horizontalAdvance(each) * kWiderFace);
    return std::clamp(pixels * width / widest, pixels * kLeastOfSize, pixels);
}

namespace {

/// Not lower than it is, for who sits far away: what stands in brackets goes first, then the letters draw together.
void sayNarrow(QPainter& painter, const QRectF& rect, const QString& name, double pixels, const QColor& ink,
               QFont::Weight weight) {
    constexpr int kNarrowest = 70;
    QFont font = boardFont(pixels, weight);
    const auto widthOf = [&font](const QString& words) { return QFontMetricsF(font).horizontalAdvance(words); };
    const QString words = widthOf(name) <= rect.width() ? name : name.section(QStringLiteral(" ("), 0, 0);
    for (int stretch = 100; stretch >= kNarrowest && widthOf(words) > rect.width(); stretch -= 5)
        font.setStretch(stretch);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(words, Qt::ElideRight, rect.width()));
}

}  // namespace

void paintRow(QPainter& painter, const QRectF& rect, const QString& name, const QString& value, const StageLook& look,
              QFont::Weight weight) {
    const double pixels = std::min(look.text, rect.height() * 0.8);
    const QFontMetricsF metrics(boardFont(pixels, weight));
    const double share = std::min(rect.width() * 0.6, metrics.horizontalAdvance(value) * 1.1);
    const QRectF left = rect.adjusted(0, 0, -share - pixels * 0.5, 0);
    if (look.leastText > 0)
        sayNarrow(painter, left, name, pixels, look.theme.mutedText, weight);
    else
        say(painter, left, Qt::AlignLeft | Qt::AlignVCenter, name, pixels, look.theme.mutedText, weight);
    say(painter, QRectF(rect.right() - share, rect.top(), share, rect.height()), Qt::AlignRight | Qt::AlignVCenter,
        value, pixels, look.theme.text, weight);
}

}  // namespace nonet::difficulty
