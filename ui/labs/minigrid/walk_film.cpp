#include "ui/labs/minigrid/walk_film.h"

#include "ui/labs/minigrid/minigrid_painting.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

struct FilmWords {
    Q_DECLARE_TR_FUNCTIONS(WalkFilm)
};

/// So many moves show one event each; the others grow.
constexpr int kSingleMoves = 24;
constexpr int kMostMoves = 64;
constexpr std::size_t kTraceEvents = std::size_t{1} << 20;
constexpr int kNowhere = -1;

std::size_t at(int n) { return static_cast<std::size_t>(n); }

}  // namespace

WalkFilm::WalkFilm(WalkVersion version, const Puzzle& puzzle, BoxOrder order)
    : m_version(version), m_puzzle(puzzle), m_order(std::move(order)), m_facts(boxFacts(puzzle)) {
    Trace trace(kTraceEvents);
    const MinigridLimits limits{.budget = kSteps, .trace = &trace};
    if (version == WalkVersion::trees) {
        m_outcome = solveByTrees(puzzle, limits, {}, m_order);
    } else {
        m_outcome = solveByPath(puzzle, m_order, limits);
        for (int box = 0; box < 9; ++box)
            m_lists.push_back(listPermutations(puzzle, box));
    }
    for (std::size_t i = 0; i < trace.size(); ++i)
        m_events.push_back(trace[i]);
    m_moves = static_cast<int>(std::min<std::size_t>(m_events.size(), kMostMoves));
    m_state.numbers.fill(kNowhere);
}

std::size_t WalkFilm::eventsAt(double moment) const {
    const auto total = static_cast<double>(m_events.size());
    if (m_moves == 0)
        return 0;
    if (total <= kMostMoves || moment <= kSingleMoves)
        return static_cast<std::size_t>(std::clamp(std::floor(moment + 1e-9), 0.0, total));
    const double share = (moment - kSingleMoves) / (kMostMoves - kSingleMoves);
    const double events = kSingleMoves * std::pow(total / kSingleMoves, std::min(share, 1.0));
    return static_cast<std::size_t>(std::min(std::round(events), total));
}

const WalkState& WalkFilm::stateAfter(std::size_t events) const {
    if (events < m_stateAt) {
        m_state = WalkState();
        m_state.numbers.fill(kNowhere);
        m_stateAt = 0;
    }
    for (; m_stateAt < std::min(events, m_events.size()); ++m_stateAt)
        apply(m_events[m_stateAt]);
    m_state.placed = Grid();
    for (int level = 0; level < 9; ++level) {
        const std::vector<Cell>& blanks = m_facts[at(m_order[at(level)])].blanks;
        const TreePath& digits = m_state.digits[at(level)];
        for (std::size_t i = 0; i < digits.size(); ++i)
            m_state.placed.set(blanks[i], digits[i]);
    }
    return m_state;
}

std::size_t WalkFilm::eventsToSolution() const {
    const auto found = std::find_if(m_events.begin(), m_events.end(),
                                    [](const TraceEvent& event) { return event.kind == TraceKind::solved; });
    return found == m_events.end() ? m_events.size() : static_cast<std::size_t>(found - m_events.begin()) + 1;
}

void WalkFilm::apply(const TraceEvent& event) const {
    if (event.kind == TraceKind::solved)
        return;
    const int level = event.level;
    m_state.level = level;
    const auto clearFrom = [this](int first) {
        for (int i = first; i < 9; ++i) {
            m_state.digits[at(i)].clear();
            m_state.numbers[at(i)] = kNowhere;
        }
    };
    TreePath& digits = m_state.digits[at(level)];
    // Version 3.2 tells of each permutation once, by whether it matches.
    const bool isPermutation =
        m_version == WalkVersion::path && (event.kind == TraceKind::tried || event.kind == TraceKind::matched);
    if (event.kind == TraceKind::treeOpened || event.kind == TraceKind::back) {
        clearFrom(level);
    } else if (event.kind == TraceKind::vertexOpened) {
        clearFrom(level + 1);
        digits.resize(static_cast<std::size_t>(event.depth - 1), Digit(1));
        digits.emplace_back(static_cast<int>(event.value));
    } else if (isPermutation) {
        clearFrom(level + 1);
        m_state.numbers[at(level)] = static_cast<int>(event.value);
        digits = m_lists[event.box].permutations[event.value].digitsAt(m_facts[event.box], m_puzzle.geometry);
    }
}

void paintLadder(QPainter& painter, const QRectF& area, const WalkFilm& film, std::size_t events,
                 const StageLook& look) {
    const Theme& theme = look.theme;
    const WalkState& state = film.stateAfter(events);
    const int rows =
        look.leastText > 0 ? std::clamp(static_cast<int>(area.height() / (look.leastText * 1.3)), 1, 9) : 9;
    const double height = std::min(area.height() / rows, look.text * 1.7);
    const double text = std::max(look.leastText, std::min(look.text, height * 0.78));
    Stack stack(area);
    // Where not all have room, those around the one gone through now.
    const int first = std::clamp(state.level - rows / 2, 0, 9 - rows);
    for (int level = first; level < first + rows; ++level) {
        const QRectF row = stack.take(height);
        const int box = film.order()[at(level)];
        const bool isHere = events > 0 && level == state.level;
        if (isHere)
            painter.fillRect(row, blend(theme.accent, theme.board, 0.2));
        const QRectF inner = row.adjusted(text * 0.4, 0, -text * 0.4, 0);
        say(painter, QRectF(inner.left(), row.top(), inner.width() * 0.3, height), Qt::AlignLeft | Qt::AlignVCenter,
            filled(FilmWords::tr("%1. box %2"), level + 1, boxNumber(box)), text, isHere ? theme.text : theme.mutedText,
            isHere ? QFont::DemiBold : QFont::Normal);
        const QString digits = digitText(state.digits[at(level)]);
        say(painter, QRectF(inner.left() + inner.width() * 0.32, row.top(), inner.width() * 0.36, height),
            Qt::AlignLeft | Qt::AlignVCenter, digits, text, theme.entered, QFont::DemiBold);
        if (film.version() == WalkVersion::path && state.numbers[at(level)] >= 0)
            say(painter, QRectF(inner.left() + inner.width() * 0.66, row.top(), inner.width() * 0.34, height),
                Qt::AlignRight | Qt::AlignVCenter,
                FilmWords::tr("%1 of %2")
                    .arg(number(static_cast<std::uint64_t>(state.numbers[at(level)]) + 1),
                         number(film.lists()[at(box)].permutations.size())),
                text, theme.mutedText);
    }
}

void paintDepthStrip(QPainter& painter, const QRectF& area, const WalkFilm& film, std::size_t events,
                     const StageLook& look) {
    const Theme& theme = look.theme;
    painter.fillRect(area, blend(theme.mutedText, theme.board, 0.08));
    if (film.eventCount() == 0)
        return;
    const int columns = std::max(1, static_cast<int>(area.width() / 2));
    const auto eventOf = [&](int column) {
        return static_cast<std::size_t>(static_cast<double>(film.eventCount()) * column / columns);
    };
    const double unit = area.height() / 9;
    const double width = area.width() / columns;
    for (int column = 0; column < columns; ++column) {
        const std::size_t first = eventOf(column);
        const std::size_t last = std::max(first + 1, eventOf(column + 1));
        // A sample of a few hundred tells a pixel's range well enough.
        const std::size_t stride = std::max<std::size_t>(1, (last - first) / 300);
        int least = 9;
        int most = 0;
        for (std::size_t i = first; i < std::min(last, film.eventCount()); i += stride) {
            least = std::min<int>(least, film.event(i).level);
            most = std::max<int>(most, film.event(i).level);
        }
        const bool isPast = first < events;
        const double x = area.left() + column * width;
        painter.fillRect(QRectF(x, area.bottom() - (least + 1) * unit, width + 0.5, (least + 1) * unit),
                         blend(theme.accent, theme.board, isPast ? 0.8 : 0.2));
        painter.fillRect(QRectF(x, area.bottom() - (most + 1) * unit, width + 0.5, (most - least) * unit),
                         blend(theme.accent, theme.board, isPast ? 0.42 : 0.1));
    }
    const double share = static_cast<double>(events) / static_cast<double>(film.eventCount());
    const double x = area.left() + share * area.width();
    painter.setPen(QPen(theme.text, 2));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const double text = std::max(look.leastText, look.text * 0.85);
    for (const int depth : {3, 6, 9}) {
        const double y = area.bottom() - depth * unit;
        painter.setPen(QPen(blend(theme.mutedText, theme.board, 0.5), 1, Qt::DotLine));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        // On paper of its own: the bars behind it are dark or light.
        const QRectF plate(area.left(), y, text * 0.95, text * 1.15);
        painter.fillRect(plate, theme.board);
        say(painter, plate, Qt::AlignCenter, QString::number(depth), text, theme.text, QFont::DemiBold);
    }
}

}  // namespace nonet::minigrid
