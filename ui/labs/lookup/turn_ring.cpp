#include "ui/labs/lookup/turn_ring.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nonet::lookup {

namespace {

struct RingWords {
    Q_DECLARE_TR_FUNCTIONS(TurnRing)
};

constexpr double kMarkShare = 0.24;
constexpr double kNumberShare = 0.74;

QPointF onRing(const QPointF& centre, double radius, double turn) {
    const double angle = turn / kSide * 2 * std::numbers::pi - std::numbers::pi / 2;
    return centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
}

QRectF around(const QPointF& centre, double side) { return {centre.x() - side / 2, centre.y() - side / 2, side, side}; }

QColor bandColour(const Theme& theme, int band) {
    const QColor colours[] = {theme.accent, theme.role(ShapeRole::defining).ring, theme.selectionRing};
    return colours[band];
}

Qt::PenStyle bandLine(int band) {
    constexpr Qt::PenStyle kLines[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    return kLines[band];
}

std::vector<int> rowsAt(const RowTurns& turns, int turn) {
    std::vector<int> rows;
    for (int row = 0; row < kSide; ++row)
        if (turns[static_cast<std::size_t>(row)] == turn)
            rows.push_back(row);
    return rows;
}

void paintBand(QPainter& painter, const QPointF& centre, double radius, const RowTurns& turns, int band,
               const StageLook& look) {
    for (int second = band * kBox + 1; second < (band + 1) * kBox; ++second)
        for (int first = band * kBox; first < second; ++first) {
            const auto& above = turns[static_cast<std::size_t>(first)];
            const auto& below = turns[static_cast<std::size_t>(second)];
            if (!above || !below)
                continue;
            painter.setPen(QPen(turnsApart(*above, *below) < kBox ? look.theme.conflict : bandColour(look.theme, band),
                                std::max(2.5, radius * 0.03), bandLine(band), Qt::RoundCap));
            painter.drawLine(onRing(centre, radius, *above), onRing(centre, radius, *below));
        }
}

/// The rows at one turn, inwards from the ring.
void paintRows(QPainter& painter, const QPointF& centre, double radius, const std::vector<int>& rows, int turn,
               const StageLook& look) {
    const double mark = std::max(radius * kMarkShare, look.leastText * 1.4);
    double away = radius;
    for (const int row : rows) {
        const QRectF rect = around(onRing(centre, away, turn), mark);
        const QColor colour = rows.size() > 1 ? look.theme.conflict : bandColour(look.theme, row / kBox);
        painter.setPen(QPen(colour, 2.5));
        painter.setBrush(look.theme.board);
        painter.drawEllipse(rect);
        say(painter, rect, Qt::AlignCenter, QString::number(row + 1), std::max(look.leastText, mark * 0.6),
            look.theme.text, QFont::DemiBold);
        away -= mark * 1.1;
    }
}

void sayTruth(QPainter& painter, const QRectF& rect, bool isTrue, const QString& words, const StageLook& look) {
    const QColor ink = isTrue ? look.theme.role(ShapeRole::defining).ring : look.theme.conflict;
    sayLines(painter, rect, Qt::AlignLeft | Qt::AlignTop,
             (isTrue ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + words, look.text, ink);
}

QString closeText(const RowTurns& turns, RowPair rows) {
    const int apart = turnsApart(turns[static_cast<std::size_t>(rows.first)].value_or(0),
                                 turns[static_cast<std::size_t>(rows.second)].value_or(0));
    return filled(apart < kBox ? RingWords::tr("Rows %1 and %2 are only %3 apart: equal signs in a box.")
                               : RingWords::tr("Rows %1 and %2 are %3 apart: their band has no room for a third row."),
                  rows.first + 1, rows.second + 1, apart);
}

struct BandRows {
    /// Two rows of one band are there,
    bool hasPair = false;
    /// and no band has two but no third.
    bool areWhole = true;
};

BandRows bandRowsOf(const RowTurns& turns) {
    BandRows rows;
    for (auto band = turns.begin(); band != turns.end(); band += kBox) {
        const auto known = std::count_if(band, band + kBox, [](const auto& turn) { return turn.has_value(); });
        rows.hasPair = rows.hasPair || known > 1;
        rows.areWhole = rows.areWhole && known != 2;
    }
    return rows;
}

/// What the ring shows of the rows that are there.
void sayTruths(QPainter& painter, const QRectF& area, const RowTurns& turns, const StageLook& look) {
    const auto known = std::ranges::count_if(turns, [](const auto& turn) { return turn.has_value(); });
    Stack stack(area);
    sayCaption(painter, stack, RingWords::tr("How far each row is moved"), look, Qt::AlignLeft);
    if (known < 2)
        return;
    const std::optional<RowPair> equal = equalRows(turns);
    sayTruth(painter, stack.take(look.text * 3.6), !equal,
             equal ? filled(RingWords::tr("Rows %1 and %2 stand at one turn: equal signs in every column."),
                            equal->first + 1, equal->second + 1)
                   : RingWords::tr("No two rows at one turn: no sign twice in a column."),
             look);
    const BandRows bands = bandRowsOf(turns);
    if (!bands.hasPair)
        return;
    const std::optional<RowPair> close = closeRows(turns);
    sayTruth(painter, stack.take(look.text * 3.6), !close,
             close ? closeText(turns, *close)
             : bands.areWhole
                 ? RingWords::tr("The rows of a band 3 and 6 apart: no sign twice in a box.")
                 : RingWords::tr("The rows of a band that are there stand 3 or 6 apart: no sign twice in a box."),
             look);
}

}  // namespace

void paintTurnRing(QPainter& painter, const QRectF& area, const RowTurns& turns, const StageLook& look) {
    const bool isWide = area.width() > area.height() * 1.3;
    const double words = look.text * 9.4;
    const QRectF ring = isWide ? QRectF(area.right() - area.height(), area.top(), area.height(), area.height())
                               : area.adjusted(0, words, 0, 0);
    const QRectF beside =
        isWide ? QRectF(area.left(), area.top(), area.width() - ring.width() - look.text * 0.5, area.height())
               : QRectF(area.left(), area.top(), area.width(), words);
    const double reach = std::min(ring.width(), ring.height()) / 2;
    const double radius = std::max(20.0, reach * kNumberShare);
    const QPointF centre = ring.center();
    painter.setPen(QPen(look.theme.panelBorder, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius, radius);
    for (int band = 0; band < kBox; ++band)
        paintBand(painter, centre, radius, turns, band, look);
    for (int turn = 0; turn < kSide; ++turn) {
        const std::vector<int> rows = rowsAt(turns, turn);
        if (rows.empty()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(look.theme.thinLine);
            painter.drawEllipse(around(onRing(centre, radius, turn), radius * 0.07));
        }
        paintRows(painter, centre, radius, rows, turn, look);
        // Inside the area, however small the ring is.
        const double number = std::min(reach * 0.95, reach - look.text * 0.7);
        say(painter, around(onRing(centre, number, turn), look.text * 2), Qt::AlignCenter, QString::number(turn),
            look.text, look.theme.mutedText);
    }
    sayTruths(painter, beside, turns, look);
}

}  // namespace nonet::lookup
