#include "ui/labs/lookup/floor_join.h"

#include "ui/labs/lookup/lookup_scene.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>

namespace nonet::lookup {

namespace {

/// Setting floors up, as a share of the whole.
constexpr std::uint64_t kSetUpParts = 1;
constexpr std::uint64_t kJoinParts = 2;
constexpr std::uint64_t kSteps = 1000;

/// One part of the job, as the progress of all of it.
ProgressSink partOf(const ProgressSink& whole, std::uint64_t begin, std::uint64_t parts) {
    return [whole, begin, parts](Progress part) {
        if (whole && part.total > 0)
            whole({.done = begin * kSteps + parts * kSteps * part.done / part.total,
                   .total = (kSetUpParts + kJoinParts) * kSteps});
    };
}

/// A band's list as a column: numbers of floors in the list become places in the column.
class Column {
public:
    Column(const BandFloors& band, std::vector<ColumnFloor>& floors) : m_band(band), m_floors(floors) {}

    /// Its place, for a floor that is part of one board more.
    std::size_t add(std::uint32_t floor) {
        const std::size_t place = placeOf(floor);
        ++m_floors[place].boards;
        return place;
    }
    void addOthers(std::size_t most) {
        for (std::uint32_t floor = 0; floor < m_band.floors.size() && m_others < most; ++floor)
            if (!m_places.contains(floor)) {
                placeOf(floor);
                ++m_others;
            }
    }

private:
    std::size_t placeOf(std::uint32_t floor) {
        const auto [found, isNew] = m_places.try_emplace(floor, m_floors.size());
        if (isNew)
            m_floors.push_back({m_band.floors[floor].floor, rankOf(m_band.floors[floor].floor), 0});
        return found->second;
    }

    const BandFloors& m_band;
    std::vector<ColumnFloor>& m_floors;
    std::map<std::uint32_t, std::size_t> m_places;
    std::size_t m_others = 0;
};

constexpr double kLeastLine = 17;
constexpr double kMostLine = 30;
/// Lines that one wants to have room for; a floor takes three small ones.
constexpr double kWantedLines = 18;
constexpr double kLeastRow = 38;
constexpr double kMostRow = 54;
/// Where few floors have much room.
constexpr double kWideRow = 84;
/// The share of the width between two columns: the lines run there.
constexpr double kGapShare = 0.11;
constexpr double kHeadLines = 2.1;

struct JoinWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::JoinFigure)
};

/// "681 742 953"
QString rowText(const Floor& floor, int row) {
    QString text;
    for (int column = 0; column < kSide; ++column) {
        if (column > 0 && column % kBox == 0)
            text += u' ';
        text += QString::number(floor.at(row, column));
    }
    return text;
}

}  // namespace

Grid JoinSearch::board(const ColumnTriple& triple) const {
    Grid board;
    for (std::size_t band = 0; band < 3; ++band)
        for (std::size_t i = 0; i < 27; ++i)
            board.set(Cell(static_cast<int>(27 * band + i)), Digit(columns[band][triple[band]].floor.digits[i]));
    return board;
}

JoinSearch searchJoin(const Grid& puzzle, const std::stop_token& stop, const ProgressSink& progress) {
    JoinSearch search;
    search.puzzle = puzzle;
    const JoinBands start = floorsToJoin(ClassicMarks::from(ClassicDigits::from(puzzle)), stop, kMostFloors,
                                         partOf(progress, 0, kSetUpParts));
    for (std::size_t band = 0; band < 3; ++band)
        search.counts[band] = start.bands[band].count;
    search.isContradictory = start.isContradictory;
    search.hasTooManyFloors = start.hasTooManyFloors;
    if (start.wasStopped || start.isContradictory || start.hasTooManyFloors)
        return search;
    const LookupLimits limits{.solutions = kMostBoards, .kept = kMostBoards, .budget = kMostPairs};
    const JoinedFloors found = joinFloors(start.bands, limits, stop, partOf(progress, kSetUpParts, kJoinParts));
    search.limitReached = found.limitReached;
    search.budgetRanOut = found.budgetRanOut;
    std::vector<Column> columns;
    for (std::size_t band = 0; band < 3; ++band)
        columns.emplace_back(start.bands[band], search.columns[band]);
    for (const FloorTriple& triple : found.triples) {
        ColumnTriple& places = search.triples.emplace_back();
        for (std::size_t band = 0; band < 3; ++band)
            places[band] = columns[band].add(triple[band]);
    }
    for (Column& column : columns)
        column.addOthers(kMostOthers);
    return search;
}

JoinFigure::JoinFigure(const JoinSearch& search, const QRectF& area)
    : m_search(search), m_area(area), m_line(std::clamp(area.height() / kWantedLines, kLeastLine, kMostLine)),
      m_row(std::clamp(m_line * 2, kLeastRow, kMostRow)), m_width((area.width() - 3) * (1 - 2 * kGapShare) / 3),
      m_rows(static_cast<std::size_t>(std::max(2.0, std::floor((area.height() - kHeadLines * m_line) / m_row)))) {
    fitRows();
}

void JoinFigure::fitRows() {
    std::size_t most = 1;
    for (std::size_t band = 0; band < m_search.columns.size(); ++band)
        most = std::max(most, shownFloors(band) + (m_search.counts[band] > shownFloors(band) ? 1 : 0));
    if (most <= m_rows)
        m_row = std::clamp((m_area.height() - kHeadLines * m_line) / static_cast<double>(most), m_row, kWideRow);
}

std::size_t JoinFigure::shownFloors(std::size_t band) const {
    const std::size_t listed = m_search.columns[band].size();
    // The last row tells how many more there are.
    return m_search.counts[band] > m_rows ? std::min(listed, m_rows - 1) : std::min(listed, m_rows);
}

QRectF JoinFigure::rectOf(const FloorSpot& spot) const {
    const double left =
        m_area.left() + 1.5 + static_cast<double>(spot.band) * (m_width + (m_area.width() - 3) * kGapShare);
    return {left, m_area.top() + kHeadLines * m_line + static_cast<double>(spot.index) * m_row, m_width, m_row};
}

std::optional<FloorSpot> JoinFigure::spotAt(const QPointF& point) const {
    for (std::size_t band = 0; band < 3; ++band)
        for (std::size_t index = 0; index < shownFloors(band); ++index)
            if (rectOf({band, index}).contains(point))
                return FloorSpot{band, index};
    return std::nullopt;
}

bool JoinFigure::isShown(const ColumnTriple& triple) const {
    return triple[0] < shownFloors(0) && triple[1] < shownFloors(1) && triple[2] < shownFloors(2);
}

void JoinFigure::paint(QPainter& painter, const StageLook& look, const Marks& marks) const {
    const auto isMarked = [&](std::size_t i) {
        return marks.hovered ? m_search.triples[i][marks.hovered->band] == marks.hovered->index : marks.triple == i;
    };
    if (marks.hasLines)
        for (const bool areMarked : {false, true})
            for (std::size_t i = 0; i < m_search.triples.size(); ++i)
                if (isMarked(i) == areMarked && isShown(m_search.triples[i]))
                    paintLines(painter, m_search.triples[i],
                               areMarked ? QPen(look.theme.accent, std::max(3.0, m_line / 8))
                                         : QPen(look.theme.mutedText, 1.2));
    for (std::size_t band = 0; band < 3; ++band) {
        paintHead(painter, look, band);
        for (std::size_t index = 0; index < shownFloors(band); ++index)
            paintFloor(painter, look, {band, index}, marks);
        const std::uint64_t more = m_search.counts[band] - shownFloors(band);
        if (more > 0)
            say(painter, rectOf({band, shownFloors(band)}), Qt::AlignCenter,
                look.leastText > 0       ? QStringLiteral("…")
                : shownFloors(band) == 0 ? JoinWords::tr("not listed")
                                         : JoinWords::tr("%1 more").arg(number(more)),
                std::max(look.leastText, std::min(look.text, m_line * 0.66)), look.theme.mutedText);
    }
}

void JoinFigure::paintHead(QPainter& painter, const StageLook& look, std::size_t band) const {
    const QRectF first = rectOf({band, 0});
    const double pixels = std::max(look.leastText, std::min(look.text, m_line * 0.7));
    say(painter, QRectF(first.left(), m_area.top(), m_width, m_line), Qt::AlignCenter,
        JoinWords::tr("band %1").arg(band + 1), pixels, look.theme.mutedText);
    const std::uint64_t count = m_search.counts[band];
    say(painter, QRectF(first.left(), m_area.top() + m_line, m_width, m_line), Qt::AlignCenter,
        look.leastText > 0 ? number(count)
        : count == 1       ? JoinWords::tr("1 floor")
                           : JoinWords::tr("%1 floors").arg(number(count)),
        pixels, look.theme.text, QFont::DemiBold);
}

void JoinFigure::paintFloor(QPainter& painter, const StageLook& look, const FloorSpot& spot, const Marks& marks) const {
    const Theme& theme = look.theme;
    const ColumnFloor& floor = m_search.columns[spot.band][spot.index];
    const bool isOfBoard = marks.hasLines && floor.boards > 0;
    const bool isChosen =
        marks.hasLines && marks.triple && m_search.triples[*marks.triple][spot.band] == spot.index && !marks.hovered;
    const bool isHovered = marks.hovered == spot;
    const int number = static_cast<int>(spot.index) + 1;
    const bool isLearners = marks.chosen && (*marks.chosen)[spot.band] == number;
    const bool isFramed = isChosen || isHovered || isLearners;
    const bool isTinted = isOfBoard || isLearners;
    const QRectF rect = rectOf(spot).adjusted(0, 1.5, 0, -1.5);
    paintPlate(painter, rect,
               QPen(isFramed    ? theme.accent
                    : isOfBoard ? theme.text
                                : theme.panelBorder,
                    isFramed ? 2.5 : 1),
               isTinted ? theme.accentSoft : theme.panel);
    // Large digits have no room: the box stands for the floor.
    if (look.leastText > 0)
        return sayLegibly(painter, rect, Qt::AlignCenter, JoinWords::tr("floor"), look,
                          isTinted ? theme.accentSoftInk : theme.mutedText);
    const QColor& ink = isTinted ? theme.accentSoftInk : marks.chosen ? theme.text : theme.mutedText;
    const QFont::Weight weight = isTinted ? QFont::DemiBold : QFont::Normal;
    // Inside the frame, which covers no digit.
    QRectF lines = rect.adjusted(4, 2, -4, -2);
    if (marks.chosen) {
        const double room = look.text * 1.1;
        say(painter, QRectF(lines.left(), lines.top(), room, lines.height()), Qt::AlignCenter, QString::number(number),
            look.text, ink, QFont::DemiBold);
        lines.setLeft(lines.left() + room);
    }
    const double height = lines.height() / kBox;
    for (int row = 0; row < kBox; ++row)
        say(painter, QRectF(lines.left(), lines.top() + row * height, lines.width(), height), Qt::AlignCenter,
            rowText(floor.floor, row), std::min(look.text, height * 0.96), ink, weight);
}

void JoinFigure::paintLines(QPainter& painter, const ColumnTriple& triple, const QPen& pen) const {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t band = 0; band < 2; ++band) {
        const QRectF from = rectOf({band, triple[band]});
        const QRectF to = rectOf({band + 1, triple[band + 1]});
        const QPointF start(from.right(), from.center().y());
        const QPointF end(to.left(), to.center().y());
        const double middle = (start.x() + end.x()) / 2;
        QPainterPath path(start);
        path.cubicTo(QPointF(middle, start.y()), QPointF(middle, end.y()), end);
        painter.drawPath(path);
    }
}

}  // namespace nonet::lookup
