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
/// Lines to the leaves of a tree; the others are left out evenly.
constexpr std::size_t kMostBranches = 40;
/// The least height of a row of a large board's ladder, which then shows some of them only.
constexpr double kLeastLadderRow = 12;
/// Leaves are drawn one by one from this many pixels on.
constexpr double kLeastLeaf = 2.5;

}  // namespace

WalkFilm::WalkFilm(WalkVersion version, const Puzzle& puzzle, BoxOrder order)
    : m_version(version), m_puzzle(puzzle), m_order(std::move(order)), m_facts(boxFacts(puzzle)) {
    Trace trace(kTraceEvents);
    const MinigridLimits limits{.solutions = ~std::uint64_t{0}, .budget = kSteps, .trace = &trace};
    if (version == WalkVersion::trees) {
        m_outcome = solveByTrees(puzzle, limits, {}, m_order);
    } else {
        m_outcome = solveByPath(puzzle, m_order, limits);
        for (int box = 0; box < boxCount(); ++box)
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

double WalkFilm::momentOf(std::size_t events) const {
    const auto total = static_cast<double>(m_events.size());
    const auto wanted = static_cast<double>(events);
    if (total <= kMostMoves || wanted <= kSingleMoves)
        return wanted;
    return kSingleMoves +
           (kMostMoves - kSingleMoves) * std::log(wanted / kSingleMoves) / std::log(total / kSingleMoves);
}

std::vector<Mismatch> WalkFilm::clashesAfter(std::size_t events) const {
    if (m_version != WalkVersion::path || events == 0 || event(events - 1).kind != TraceKind::tried)
        return {};
    const TraceEvent& event = this->event(events - 1);
    const WalkState& state = stateAfter(events);
    const BoxPermutation& tried = m_lists[event.box].permutations[event.value];
    for (int level = 0; level < event.level; ++level) {
        const int box = m_order[at(level)];
        const int chosen = state.numbers[at(level)];
        if (chosen == kNowhere || !areNeighbours(m_puzzle.geometry(), box, event.box))
            continue;
        const BoxPermutation& earlier = m_lists[at(box)].permutations[at(chosen)];
        if (const auto clashes = allMismatches(tried, earlier, m_puzzle.geometry()); !clashes.empty())
            return clashes;
    }
    return {};
}

const WalkState& WalkFilm::stateAfter(std::size_t events) const {
    if (events < m_stateAt) {
        m_state = WalkState();
        m_state.numbers.fill(kNowhere);
        m_stateAt = 0;
    }
    for (; m_stateAt < std::min(events, m_events.size()); ++m_stateAt)
        apply(m_events[m_stateAt]);
    m_state.placed = Grid(m_puzzle.geometry().side());
    for (int level = 0; level < boxCount(); ++level) {
        const std::vector<Cell>& blanks = m_facts[at(m_order[at(level)])].blanks;
        const TreePath& digits = m_state.digits[at(level)];
        for (std::size_t i = 0; i < digits.size(); ++i)
            m_state.placed.set(blanks[i], digits[i]);
    }
    return m_state;
}

std::size_t WalkFilm::eventsToLastSolution() const {
    for (std::size_t i = m_events.size(); i-- > 0;)
        if (m_events[i].kind == TraceKind::solved)
            return i + 1;
    return m_events.size();
}

std::size_t WalkFilm::solutionsWithin(std::size_t events) const {
    return static_cast<std::size_t>(
        std::count_if(m_events.begin(), m_events.begin() + static_cast<std::ptrdiff_t>(events),
                      [](const TraceEvent& event) { return event.kind == TraceKind::solved; }));
}

bool WalkFilm::isDeadEnd(std::size_t events) const {
    if (events == 0 || event(events - 1).kind != TraceKind::back)
        return false;
    const int level = event(events - 1).level;
    for (std::size_t i = events - 1; i-- > 0 && event(i).level >= level;)
        if (event(i).kind == TraceKind::solved)
            return false;
    return true;
}

void WalkFilm::apply(const TraceEvent& event) const {
    if (event.kind == TraceKind::solved)
        return;
    const int level = event.level;
    m_state.level = level;
    const auto clearFrom = [this](int first) {
        for (int i = first; i < kMostBoxes; ++i) {
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
        digits = m_lists[event.box].permutations[event.value].digitsAt(m_facts[event.box], m_puzzle.geometry());
    }
}

std::vector<WalkRow> walkRows(const WalkFilm& film, std::size_t events) {
    const WalkState& state = film.stateAfter(events);
    const Geometry& geometry = film.puzzle().geometry();
    std::vector<WalkRow> rows;
    std::vector<BoxPermutation> chosen;
    for (int level = 0; level < film.boxCount(); ++level) {
        WalkRow& row = rows.emplace_back();
        row.box = film.order()[at(level)];
        row.isOpen = events > 0 && level <= state.level;
        if (!row.isOpen)
            continue;
        const BoxFacts& facts = film.facts(row.box);
        const TreePath& digits = state.digits[at(level)];
        const PermutationTree tree(film.puzzle(), row.box, chosen);
        const bool isFull = digits.size() == facts.blanks.size();
        if (film.version() == WalkVersion::path) {
            row.leaves = film.lists()[at(row.box)].permutations.size();
            row.current = state.numbers[at(level)];
            row.past = at(std::max(0, row.current));
        } else {
            PermutationStream stream(tree);
            while (row.leaves < WalkRow::kMostLeaves) {
                const std::optional<BoxPermutation> leaf = stream.next();
                if (!leaf)
                    break;
                const TreePath path = leaf->digitsAt(facts, geometry);
                if (isFull && path == digits)
                    row.current = static_cast<int>(row.leaves);
                if (!digits.empty() && std::ranges::lexicographical_compare(path, digits))
                    ++row.past;
                ++row.leaves;
            }
        }
        if (isFull && !tree.isHopeless()) {
            row.permutation = tree.permutation(digits);
            chosen.push_back(*row.permutation);
        }
    }
    return rows;
}

QString rowText(const WalkRow& row, WalkVersion version) {
    const QString box = boxNumber(row.box);
    if (!row.isOpen)
        return FilmWords::tr("Box %1 comes later.").arg(box);
    const QString count = number(row.leaves);
    if (version == WalkVersion::path)
        return row.current < 0
                   ? filled(FilmWords::tr("Box %1: no permutation is taken yet, of %2."), box, count)
                   : filled(FilmWords::tr("Box %1: permutation %3 of %2."), box, count, number(row.current + 1));
    if (row.leaves == 0)
        return FilmWords::tr("Box %1: nothing fits under what is placed before.").arg(box);
    return row.current < 0
               ? filled(FilmWords::tr("Box %1: permutations that fit under what is placed before: %2."), box, count)
               : filled(FilmWords::tr(
                            "Box %1: permutations that fit under what is placed before: %2; number %3 is taken."),
                        box, count, number(row.current + 1));
}

namespace {

/// The rows that have room: all of them where their letters can be read, else those around the one gone through now.
struct LadderRows {
    int first = 0;
    int count = 0;
    double height = 0;
};

LadderRows ladderRows(const QRectF& area, const WalkFilm& film, std::size_t events, const LetterSizes& letters) {
    const int all = film.boxCount();
    const double least = letters.least > 0 ? letters.least * 1.3 : all > kBoxes ? kLeastLadderRow : 1;
    LadderRows rows;
    rows.count = std::clamp(static_cast<int>(area.height() / least), 1, all);
    rows.first = std::clamp(film.stateAfter(events).level - rows.count / 2, 0, all - rows.count);
    rows.height = std::min(area.height() / rows.count, letters.text * (letters.least > 0 ? 1.7 : 4.5));
    return rows;
}

/// The leaves side by side: those taken back, the one that stands there, those to come; a tree hangs on the leaf that
/// was taken in the tree before. Returns where that leaf of this row is.
QPointF paintLeaves(QPainter& painter, const QRectF& area, const WalkRow& row, const QPointF& hangsOn,
                    const StageLook& look) {
    const Theme& theme = look.theme;
    const auto count = static_cast<double>(std::max<std::size_t>(1, row.leaves));
    const double step = std::min(area.width() / count, look.text * 1.3);
    const double radius = std::clamp(step * 0.36, 1.5, 5.0);
    double left = area.left();
    if (!hangsOn.isNull())
        left = std::clamp(hangsOn.x() - step * count / 2, left, std::max(left, area.right() - step * count));
    const auto place = [&](std::size_t leaf) {
        return QPointF(left + (static_cast<double>(leaf) + 0.5) * step, area.center().y());
    };
    const std::size_t stride = row.leaves / kMostBranches + 1;
    painter.setPen(QPen(blend(theme.accent, theme.board, 0.55), 1));
    for (std::size_t leaf = 0; leaf < row.leaves && !hangsOn.isNull(); leaf += stride)
        painter.drawLine(hangsOn, place(leaf) - QPointF(0, radius));
    // Too many to be told apart are a bar.
    if (step < kLeastLeaf) {
        const double past = left + static_cast<double>(row.past) * step;
        const QRectF bar(left, area.center().y() - 2, step * count, 4);
        painter.fillRect(bar, blend(theme.accent, theme.board, 0.3));
        painter.fillRect(QRectF(bar.topLeft(), QPointF(past, bar.bottom())), theme.mutedText);
    }
    for (std::size_t leaf = 0; leaf < row.leaves; ++leaf) {
        if (step < kLeastLeaf && row.current != static_cast<int>(leaf))
            continue;
        const bool isCurrent = row.current == static_cast<int>(leaf);
        const bool isPast = leaf < row.past;
        painter.setPen(QPen(isPast ? theme.mutedText : theme.accent, isCurrent ? 2 : 1));
        painter.setBrush(isCurrent ? theme.accent : isPast ? blend(theme.mutedText, theme.board, 0.35) : theme.board);
        painter.drawEllipse(place(leaf), isCurrent ? radius + 1 : radius, isCurrent ? radius + 1 : radius);
    }
    if (row.leaves == 0)
        say(painter, area, Qt::AlignLeft | Qt::AlignVCenter, FilmWords::tr("✕ nothing fits"), look.text * 0.9,
            theme.conflict, QFont::DemiBold);
    return row.current < 0 ? QPointF() : place(at(row.current)) + QPointF(0, radius);
}

}  // namespace

std::optional<std::size_t> ladderRowAt(const QRectF& area, const WalkFilm& film, std::size_t events,
                                       const LetterSizes& letters, const QPointF& point) {
    if (!area.contains(point))
        return std::nullopt;
    const LadderRows rows = ladderRows(area, film, events, letters);
    const int row = static_cast<int>((point.y() - area.top()) / rows.height);
    return row < rows.count ? std::optional(at(rows.first + row)) : std::nullopt;
}

void paintLadder(QPainter& painter, const QRectF& area, const WalkFilm& film, std::size_t events,
                 const StageLook& look) {
    const Theme& theme = look.theme;
    const std::vector<WalkRow> rows = walkRows(film, events);
    const int level = film.stateAfter(events).level;
    const LadderRows shown = ladderRows(area, film, events, {look.text, look.leastText});
    const double height = shown.height;
    const double text = std::max(look.leastText, std::min(look.text, height * 0.78));
    const bool isLarge = film.boxCount() > kBoxes;
    Stack stack(area);
    QPointF hangsOn;
    for (int i = shown.first; i < shown.first + shown.count; ++i) {
        const WalkRow& row = rows[at(i)];
        const QRectF place = stack.take(height);
        const bool isHere = events > 0 && i == level;
        if (isHere)
            painter.fillRect(place, blend(theme.accent, theme.board, 0.2));
        const QRectF inner = place.adjusted(text * 0.4, 0, -text * 0.4, 0);
        const double nameWidth = inner.width() * (!isSlide(look) ? 0.24 : isLarge ? 0.34 : 0.5);
        say(painter, QRectF(inner.left(), place.top(), nameWidth, height), Qt::AlignLeft | Qt::AlignVCenter,
            filled(FilmWords::tr("%1. box %2"), i + 1, boxNumber(row.box)), text, isHere ? theme.text : theme.mutedText,
            isHere ? QFont::DemiBold : QFont::Normal);
        if (!row.isOpen)
            continue;
        const double card = std::min(height * 0.92, look.text * 4);
        const QRectF cardPlace(inner.right() - card, place.center().y() - card / 2, card, card);
        const bool hasCard = !isSlide(look) && card >= leastCard(film.puzzle().geometry(), look);
        if (row.permutation && hasCard)
            paintCard(painter, cardPlace, *row.permutation, film.facts(row.box), film.puzzle().geometry(), look);
        else if (isSlide(look) || (!hasCard && !isLarge))
            say(painter, QRectF(inner.left() + nameWidth, place.top(), inner.width() - nameWidth, height),
                Qt::AlignRight | Qt::AlignVCenter,
                digitText(film.stateAfter(events).digits[at(i)], film.puzzle().geometry()), text, theme.entered,
                QFont::DemiBold);
        if (isSlide(look))
            continue;
        QRectF fan(inner.left() + nameWidth, place.top(), inner.width() - nameWidth - card - text * 0.5, height);
        // Long lists of digits have no room: the board shows them.
        if (isLarge && !hasCard)
            fan.setRight(inner.right());
        else if (!hasCard)
            fan.setRight(fan.right() - text * 4);
        const bool isTree = film.version() == WalkVersion::trees;
        hangsOn = paintLeaves(painter, fan, row, isTree ? hangsOn : QPointF(), look);
    }
}

void paintStripLegend(QPainter& painter, const QRectF& area, const StageLook& look) {
    const Theme& theme = look.theme;
    const double text = look.text * 0.88;
    double left = area.left();
    const auto add = [&](const QColor& fill, const QString& words) {
        const QRectF swatch(left, area.center().y() - text * 0.35, text * 0.9, text * 0.7);
        painter.fillRect(swatch, fill);
        paintOutline(painter, swatch, QPen(theme.boxLine, 0.8));
        const double width = area.width() / 3 - text * 1.4;
        say(painter, QRectF(swatch.right() + text * 0.35, area.top(), width, area.height()),
            Qt::AlignLeft | Qt::AlignVCenter, words, text, theme.mutedText);
        left += area.width() / 3;
    };
    add(blend(theme.accent, theme.board, 0.8), FilmWords::tr("always reached"));
    add(blend(theme.accent, theme.board, 0.42), FilmWords::tr("reached at times"));
    add(blend(theme.accent, theme.board, 0.15), FilmWords::tr("still to come"));
}

void paintDepthStrip(QPainter& painter, const QRectF& area, const WalkFilm& film, std::size_t events, bool hidesRest,
                     const StageLook& look) {
    const Theme& theme = look.theme;
    painter.fillRect(area, blend(theme.mutedText, theme.board, 0.08));
    if (film.eventCount() == 0)
        return;
    const int columns = std::max(1, static_cast<int>(area.width() / 2));
    const auto eventOf = [&](int column) {
        return static_cast<std::size_t>(static_cast<double>(film.eventCount()) * column / columns);
    };
    const int boxes = film.boxCount();
    const double unit = area.height() / boxes;
    const double width = area.width() / columns;
    for (int column = 0; column < columns; ++column) {
        const std::size_t first = eventOf(column);
        if (hidesRest && first >= events)
            break;
        const std::size_t last = std::max(first + 1, eventOf(column + 1));
        // A sample of a few hundred tells a pixel's range well enough.
        const std::size_t stride = std::max<std::size_t>(1, (last - first) / 300);
        int least = boxes;
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
    int stride = boxes > 4 ? film.puzzle().geometry().boxRows() : 1;
    while (boxes > kBoxes && stride * unit < text * 1.15 && stride < boxes)
        stride *= 2;
    for (int depth = 1; depth <= boxes; ++depth) {
        if (depth % stride != 0)
            continue;
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
