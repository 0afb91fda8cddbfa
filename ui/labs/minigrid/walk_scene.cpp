#include "ui/labs/minigrid/walk_scene.h"

#include "ui/labs/minigrid/walk_text.h"

#include <QPainter>

namespace nonet::minigrid {

namespace {

struct PathWords {
    Q_DECLARE_TR_FUNCTIONS(MinigridPaths)
};

/// The share of the figure's width that the ladder has; the program has the rest.
constexpr double kLadderShare = 0.54;
constexpr double kLeastProgram = 12;
/// The height of its six lines below a narrow ladder, in heights of text.
constexpr double kProgramRoom = 8.4;

struct Places {
    QRectF ladder;
    /// Empty where there is no room for it.
    QRectF program;
    QRectF title;
    QRectF strip;
    QRectF legend;
};

Places placesIn(const StageArea& area, bool isSlide) {
    Places places;
    QRectF rest = area.figure;
    const double line = area.text * (isSlide ? 2.6 : 1.4);
    const auto fromBelow = [&](double height) {
        const QRectF taken(rest.left(), rest.bottom() - height, rest.width(), height);
        rest.setBottom(taken.top());
        return taken;
    };
    if (!isSlide)
        places.legend = fromBelow(line);
    places.strip = fromBelow(std::min(area.figure.height() * 0.24, area.text * 5));
    places.title = fromBelow(line);
    places.ladder = rest.adjusted(0, 0, 0, -area.text * 0.3);
    const double width = rest.width() * (1 - kLadderShare);
    if (!isSlide && width >= kLeastProgram * area.text) {
        places.program = places.ladder;
        places.program.setLeft(rest.right() - width + area.text);
        places.ladder.setWidth(rest.width() - width);
    } else if (const double lines = area.text * kProgramRoom; !isSlide && rest.height() >= lines * 2) {
        places.program = QRectF(rest.left(), rest.bottom() - lines, rest.width(), lines - area.text * 0.3);
        places.ladder.setBottom(places.program.top() - area.text * 0.3);
    }
    return places;
}

}  // namespace

QString pathName(BoxPath path) {
    switch (path) {
    case BoxPath::zigzagRow: return PathWords::tr("zigzag by rows");
    case BoxPath::spiralRow: return PathWords::tr("spiral by rows");
    case BoxPath::semiSpiralRow: return PathWords::tr("semi-spiral by rows");
    case BoxPath::zigzagColumn: return PathWords::tr("zigzag by columns");
    case BoxPath::spiralColumn: return PathWords::tr("spiral by columns");
    case BoxPath::semiSpiralColumn: break;
    }
    return PathWords::tr("semi-spiral by columns");
}

LabQuestion WalkScene::question() const {
    const MinigridOutcome& outcome = film().outcome();
    const QString right =
        outcome.isDecided() ? number(outcome.steps) : tr("more than %1").arg(number(WalkFilm::kSteps));
    return LabQuestion::among(questionText(), right,
                              {number(outcome.steps / 50 + 9), number(outcome.steps / 7 + 55),
                               outcome.isDecided() ? number(outcome.steps * 9 + 81) : number(WalkFilm::kSteps / 2)},
                              WalkText::verdict(film(), steps()));
}

int WalkScene::lastMoveBeforeAnswer() const {
    int last = moveCount();
    const auto isTooFar = [&](std::size_t events) {
        return events > film().eventCount() / 2 ||
               (events > 0 && film().event(events - 1).step >= film().outcome().steps);
    };
    while (last > 0 && isTooFar(film().eventsAt(last)))
        --last;
    return last;
}

std::size_t WalkScene::eventsAt(int moves) const {
    return film().eventsAt(moves == static_cast<int>(moment() + 1e-9) ? std::max<double>(moves, moment()) : moves);
}

QString WalkScene::moveText(int moves) const {
    if (m_note && m_note->at == moment() && moves == static_cast<int>(moment() + 1e-9))
        return m_note->text;
    const std::size_t events = eventsAt(moves);
    if (events == 0)
        return tr("Nothing is placed yet.");
    if (moves == moveCount())
        return WalkText::verdict(film(), steps());
    const TraceEvent& event = film().event(events - 1);
    return filled(tr("%1: %2; box %3 of %4. %5", "what is counted, how many"), steps(), number(event.step),
                  event.level + 1, boxCount(), WalkText::event(film(), events)) +
           jumpText(moves);
}

QString WalkScene::jumpText(int moves) const {
    const std::size_t ahead = film().eventsAt(moves + 1) - eventsAt(moves);
    return ahead > 1 ? u' ' + tr("The next move goes %1 steps on at once.").arg(number(ahead)) : QString();
}

std::vector<LabControl> WalkScene::controls() {
    std::vector<LabControl> controls;
    if (isYourTurn())
        return controls;
    controls.push_back(buttonControl("over", tr("Step over"), [this] { return momentOver(); }));
    const auto isDeadEnd = [this](std::size_t events) { return film().isDeadEnd(events); };
    const auto isSolution = [this](std::size_t events) { return film().event(events - 1).kind == TraceKind::solved; };
    controls.push_back(buttonControl("back", tr("Next dead end"), [this, isDeadEnd] {
                           return goToNext(isDeadEnd, tr("No dead end comes after this."));
                       }).joined());
    controls.push_back(buttonControl("solution", tr("Next solution"), [this, isSolution] {
                           return goToNext(isSolution, film().outcome().isDecided()
                                                           ? tr("No other solution comes after this.")
                                                           : tr("No other solution comes before the run is stopped."));
                       }).joined());
    return controls;
}

template <typename IsWanted>
std::optional<double> WalkScene::goToNext(IsWanted isWanted, const QString& none) {
    m_note.reset();
    for (std::size_t events = film().eventsAt(moment()) + 1; events <= film().eventCount(); ++events)
        if (isWanted(events))
            return film().momentOf(events);
    // How the run ends is asked: the session says so.
    if (isQuestionOpen())
        return moveCount();
    m_note = Note{none, moment()};
    return std::nullopt;
}

/// To where the current box is filled, or left.
double WalkScene::momentOver() const {
    const std::size_t from = film().eventsAt(moment());
    const int level = from == 0 ? 0 : film().event(from - 1).level;
    const bool isLeaving = from > 0 && film().event(from - 1).kind == TraceKind::matched;
    for (std::size_t i = from; i < film().eventCount(); ++i) {
        const TraceEvent& event = film().event(i);
        const bool isHere = event.level == level + (isLeaving ? 1 : 0);
        if (event.kind == TraceKind::solved || event.level < level ||
            (isHere && (event.kind == TraceKind::matched || event.kind == TraceKind::back)))
            return film().momentOf(i + 1);
    }
    return moveCount();
}

std::vector<LabLink> WalkScene::links() const {
    return {{PathWords::tr("box %1").arg(boxNumber(order().front())), thingOfBox(order().front())}};
}

QString WalkScene::thingAt(const StageArea& area, const QPointF& point, double) const {
    // Cards stand where the board was.
    if (isYourTurn())
        return {};
    if (const std::optional<int> box = boxAt(board(area), point))
        return thingOfBox(*box);
    const Places where = placesIn(area, false);
    return where.ladder.contains(point)  ? QLatin1String(kLadderThing)
           : where.strip.contains(point) ? QLatin1String(kStripThing)
                                         : QString();
}

std::optional<double> WalkScene::momentAt(const StageArea& area, const QPointF& point) const {
    const QRectF strip = placesIn(area, false).strip;
    if (isYourTurn() || !strip.contains(point))
        return std::nullopt;
    const double share = (point.x() - strip.left()) / strip.width();
    const auto count = static_cast<double>(film().eventCount());
    return film().momentOf(static_cast<std::size_t>(std::clamp(std::ceil(share * count), 0.0, count)));
}

QString WalkScene::readout(const StageArea& area, const QPointF& point, double at) const {
    if (isYourTurn())
        return {};
    const std::vector<WalkRow> rows = walkRows(film(), shownEvents(at));
    const QRectF ladder = placesIn(area, false).ladder;
    if (const std::optional<std::size_t> row = ladderRowAt(ladder, film(), shownEvents(at), {area.text}, point))
        return rowText(rows[*row], film().version());
    return {};
}

std::size_t WalkScene::shownEvents(double at) const {
    const bool isOver = at >= moveCount() && !film().outcome().solutions.empty();
    return isOver ? film().eventsToLastSolution() : film().eventsAt(at);
}

BoxesPicture WalkScene::boxesAt(double at) const {
    const std::size_t events = film().eventsAt(at);
    const bool isOver = at >= moveCount() && !film().outcome().solutions.empty();
    const WalkState& state = film().stateAfter(shownEvents(at));
    BoxesPicture boxes = clues();
    boxes.placed = state.placed;
    int place = 0;
    for (const int box : numbered())
        boxes.boxes[static_cast<std::size_t>(box)].badge = QString::number(++place);
    if (events == 0 || isOver)
        return boxes;
    for (int level = 0; level < boxCount(); ++level) {
        BoxFace& face = boxes.boxes[static_cast<std::size_t>(film().order()[static_cast<std::size_t>(level)])];
        face.tone = level < state.level ? BoxTone::soft : level == state.level ? BoxTone::strong : BoxTone::plain;
        face.hasRing = level == state.level;
    }
    // Why it does not go: the digits that a box before has in the same lines.
    for (const Mismatch& clash : film().clashesAfter(events))
        boxes.addClash(clash.first, clash.second);
    return boxes;
}

void WalkScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const CellField field = board(area);
    const std::size_t events = film().eventsAt(at);
    paintBoxes(painter, field, boxesAt(at), look);
    paintOverBoard(painter, field, look, at);

    const Places where = placesIn(area, isSlide(look));
    const std::uint64_t step = events == 0 ? 0 : film().event(events - 1).step;
    const QColor lit = blend(look.theme.role(ShapeRole::defining).fill, look.theme.board, 0.4);
    if (look.lit == QLatin1String(kLadderThing))
        painter.fillRect(where.ladder, lit);
    if (look.lit == QLatin1String(kStripThing))
        painter.fillRect(where.title, lit);
    paintLadder(painter, where.ladder, film(), shownEvents(at), look);
    if (!where.program.isEmpty())
        paintProgram(painter, where.program, program(), events == 0 ? 0 : lineOf(film().event(events - 1).kind), look);
    sayLegibly(painter, where.title, Qt::AlignLeft | Qt::AlignVCenter,
               filled(tr("Boxes reached so far. %1: %2", "what is counted, how many"), steps(), number(step)), look,
               look.theme.mutedText);
    paintDepthStrip(painter, where.strip, film(), events, isQuestionOpen(), look);
    if (!where.legend.isEmpty())
        paintStripLegend(painter, where.legend, look);
}

const SearchOutcome& WalkScene::byCells() const {
    if (!m_cells)
        m_cells = searchByCells(model().puzzle, film().outcome().count + 1);
    return *m_cells;
}

const WalkFilm& WalkScene::film() const {
    if (!m_film)
        m_film = std::make_unique<WalkFilm>(version(), model().puzzle, order());
    return *m_film;
}

}  // namespace nonet::minigrid
