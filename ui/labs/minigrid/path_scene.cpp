// Version 3.2 walks along a path; and by hand.
#include "core/solvers/minigrid/by_hand.h"
#include "ui/labs/minigrid/permutation_pair.h"
#include "ui/labs/minigrid/walk_scene.h"
#include "ui/labs/minigrid/walk_text.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace nonet::minigrid {

namespace {

/// All permutations first, then along one of six paths, or one drawn by hand.
class PathScene final : public WalkScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PathScene)

public:
    using WalkScene::WalkScene;
    QString title() const override { return tr("Version 3.2: permutations first, then a path"); }
    bool hasSmallPrint() const override { return true; }

    QStringList words() const override {
        return {
            tr("The second version, 3.2, first lists each box's permutations from the clues alone; then it takes them "
               "up, box by box along a path: each one that it takes up is a test."),
            tr("What clashes with an earlier box is dropped, so a full path is a solution; but the same tests are "
               "done again and again."),
            interactiveHint(
                canWork()
                    ? tr("Click the boxes for a path of your own, or press Your turn and walk it by hand.")
                    : tr("Click the boxes for a path of your own, or press Your turn and walk one by hand on 4 × 4 "
                         "cells."))};
    }

    std::vector<LabLink> links() const override {
        return {{tr("lists each box's permutations"), QLatin1String(kLadderThing)},
                {tr("along a path"), QLatin1String(kPathThing)},
                {tr("the same tests"), QLatin1String(kStripThing)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        const QString thing = WalkScene::thingAt(area, point, at);
        return thing.startsWith(QLatin1String("box")) ? QLatin1String(kPathThing) : thing;
    }

    PaperNotes paperNotes() const override {
        return {tr("section 3.3"),
                {tr("The paper says that each list has only one permutation of a solution; it has at least one."),
                 tr("It calls the version free of redundancy; the making of permutations is, the testing is not.")}};
    }

    std::vector<LabClaim> claims() const override {
        if (!isAtEnd())
            return {};
        std::uint64_t listed = 0;
        bool isComplete = true;
        QStringList counts;
        for (const PermutationList& list : film().lists()) {
            listed += list.permutations.size();
            isComplete = isComplete && list.isComplete;
            counts.append(number(list.permutations.size()));
        }
        std::vector<LabClaim> claims{
            {tr("Permutations by box: %1; together %2").arg(counts.join(QStringLiteral(" · ")), number(listed)),
             isComplete},
            {WalkText::verdict(film(), steps()), true}};
        claims.push_back(WalkText::solutionClaim(film(), steps(), byCells()));
        return claims;
    }

    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls = WalkScene::controls();
        if (isYourTurn()) {
            if (canWork())
                controls.push_back(buttonControl("give_back", tr("Go back"), [this] { add({{}, true}); }));
            else
                controls.push_back(smallBoardControl());
            return controls;
        }
        QStringList paths;
        int shown = static_cast<int>(kBoxPaths.size());
        for (std::size_t i = 0; i < kBoxPaths.size(); ++i) {
            paths.append(pathName(kBoxPaths[i]));
            if (boxOrder(geometry(), kBoxPaths[i]) == m_path)
                shown = static_cast<int>(i);
        }
        // On a small board some of the paths are the same.
        paths.append(tr("drawn by hand"));
        const auto usePath = [this](int path) -> std::optional<double> {
            if (path == static_cast<int>(kBoxPaths.size()))
                return std::nullopt;
            setPath(boxOrder(geometry(), kBoxPaths[static_cast<std::size_t>(path)]));
            return 0;
        };
        const auto useOrder = [this](const QString& text) {
            const std::optional<BoxOrder> order = boxOrderFrom(text.trimmed().toStdString(), geometry());
            if (!order)
                return tr("A path has each of the boxes 1 to %1 once. Your previous path is kept.").arg(boxCount());
            setPath(*order);
            return QString();
        };
        controls.push_back(choiceControl("path", tr("Path:"), paths, shown, usePath));
        controls.push_back(
            textControl("order", tr("Boxes:"), pathText(m_drawn.empty() ? m_path : m_drawn), useOrder).joined());
        return controls;
    }
    void inputReshaped() override {
        WalkScene::inputReshaped();
        m_work.clear();
        m_graph.reset();
        m_drawn.clear();
        if (m_path.size() != static_cast<std::size_t>(boxCount()))
            m_path = boxOrder(geometry(), BoxPath::zigzagRow);
    }

    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return isYourTurn() && canWork() ? columns(area).cardCells() : WalkScene::shownBoard(area);
    }
    void clickCell(Cell cell) override {
        if (isYourTurn())
            return canWork() ? clickCard(cell) : void();
        const int box = geometry().box(cell);
        const auto found = std::find(m_drawn.begin(), m_drawn.end(), box);
        if (found != m_drawn.end()) {
            m_drawn.erase(found, m_drawn.end());
            return;
        }
        m_drawn.push_back(box);
        if (m_drawn.size() == static_cast<std::size_t>(boxCount()))
            setPath(BoxOrder(m_drawn));
    }

    std::optional<LabTurn> turn() const override {
        if (!canWork())
            return turnElsewhere();
        const PathByHand hand = walked();
        LabTurn turn;
        if (const auto& mistake = hand.slip()) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = mistakeText(*mistake);
        } else if (hand.isExhausted()) {
            turn.state = LabTurn::State::done;
            turn.verdict = doneText(hand);
        } else if (hand.isSolved()) {
            turn.verdict = tr("Solution %1: all permutations fit each other. Is there another one? Go back and look.")
                               .arg(hand.solutions());
        } else if (hand.steps() > 0) {
            turn.verdict = stepText(hand);
        }
        if (hand.isExhausted())
            turn.task = tr("Walk the path %1.").arg(boxNames(m_path).join(u' '));
        else if (hand.isSolved())
            turn.task =
                tr("Walk the path %1 on to its end: press Go back, or click the last permutation that you took.")
                    .arg(boxNames(m_path).join(u' '));
        else
            turn.task = tr("Walk the path %1. In box %2, click the first permutation that fits all boxes taken; if "
                           "none does, press Go back, or click the last one that you took.")
                            .arg(boxNames(m_path).join(u' '), boxNumber(hand.nextBox()));
        return turn;
    }
    void clearTurn() override { m_work.clear(); }
    QString drawing() const override;
    void setDrawing(const QString& text) override;
    bool fillWorksheet(WorksheetPage& page) const override {
        walkSheet(page, model(), m_path);
        return true;
    }
    QString ownWords() const override {
        return tr("A permutation is compared only with those of boxes that share rows or columns with its own. Why is "
                  "that enough?");
    }
    QString modelWords() const override {
        return tr(
            "Each permutation has the missing digits of its box once. So a digit can stand twice only in a row or "
            "column that two boxes share, and where they share none nothing can clash.");
    }
    bool asksOnSheet() const override { return areCardsOf(model()) && film().outcome().isDecided(); }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        if (!isYourTurn() || !canWork())
            return WalkScene::readout(area, point, at);
        const auto node = columns(area).nodeAt(point);
        return node ? tr("%1, number %2").arg(permutationText(model(), permutation(*node)), number(node->number + 1))
                    : QString();
    }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    QString moveText(int moves) const override {
        if (isYourTurn() && canWork())
            return tr("Permutations taken: %1.").arg(walked().chosen().size());
        if (!m_drawn.empty())
            return tr("Your path so far: %1. A click on one of its boxes takes it back to there.")
                .arg(pathText(m_drawn));
        return WalkScene::moveText(moves);
    }

protected:
    WalkVersion version() const override { return WalkVersion::path; }
    BoxOrder order() const override { return m_path; }
    BoxOrder numbered() const override { return m_drawn.empty() ? m_path : m_drawn; }
    QString steps() const override { return tr("Tests"); }
    QString questionText() const override {
        return tr("How many tests will be done to the end? Each permutation that is taken up is one.");
    }
    QStringList program() const override {
        return {tr("list the permutations of each box"),
                tr("take the next one in the box's list"),
                QStringLiteral("  ") + tr("it clashes with a box before: drop it"),
                QStringLiteral("  ") + tr("it fits them all: on to the next box"),
                QStringLiteral("  ") + tr("list at its end: back one box"),
                tr("all boxes full: a solution")};
    }
    int lineOf(TraceKind kind) const override {
        switch (kind) {
        case TraceKind::tried: return 2;
        case TraceKind::matched: return 3;
        case TraceKind::back: return 4;
        case TraceKind::solved: return 5;
        default: return 0;
        }
    }

    void paintOverBoard(QPainter& painter, const CellField& field, const StageLook& look, double at) const override {
        const BoxOrder shown = numbered();
        painter.save();
        const bool isQuiet = m_drawn.empty() && at > 0 && look.lit != QLatin1String(kPathThing);
        painter.setOpacity(isQuiet ? 0.25 : 0.7);
        paintPath(painter, field, shown, static_cast<double>(shown.size()) - 1, look);
        painter.restore();
    }

private:
    const PermutationGraph& graph() const {
        if (!m_graph)
            m_graph = std::make_unique<GraphBuild>(buildGraph(model().puzzle));
        return m_graph->graph;
    }
    BoxCounts counts() const {
        BoxCounts counts;
        for (const PermutationList& list : film().lists())
            counts.push_back(static_cast<std::uint32_t>(list.permutations.size()));
        return counts;
    }
    const BoxPermutation& permutation(GraphNode node) const { return graph().permutation(node); }
    /// From left to right along the path.
    GraphColumns columns(const StageArea& area) const {
        return GraphColumns::forHands(area.board, counts(), geometry(), area.text, m_path);
    }
    /// "125", or "1 12 5" on boards with more than nine boxes; what boxOrderFrom reads.
    QString pathText(const BoxOrder& path) const {
        return boxNames(path).join(boxCount() > kBoxes ? QStringLiteral(" ") : QString());
    }
    /// As many permutations as can be looked through by hand.
    bool canWork() const {
        if (model().isLarge())
            return false;
        const BoxCounts all = counts();
        return *std::ranges::max_element(all) <= kMostByHand &&
               std::accumulate(all.begin(), all.end(), 0U) <= kMostByHand * 4;
    }
    PathByHand walked() const { return walked(m_work.size()); }
    PathByHand walked(std::size_t steps) const {
        PathByHand hand(graph(), geometry(), m_path);
        for (std::size_t i = 0; i < steps; ++i)
            hand.take(m_work[i]);
        return hand;
    }
    /// A mistake gives way to the next step.
    void add(const HandStep& step) {
        if (walked().slip())
            m_work.pop_back();
        const PathByHand before = walked();
        if (!before.isExhausted() && (!before.isSolved() || step.isBack))
            m_work.push_back(step);
    }
    void clickCard(Cell cell) {
        // Which card is in which cell is the same in any area.
        const std::optional<GraphNode> node =
            GraphColumns::forHands(QRectF(0, 0, 1000, 1000), counts(), geometry(), 14, m_path).nodeOf(cell);
        if (!node)
            return;
        const PathByHand hand = walked();
        const bool isLast = !hand.chosen().empty() && hand.chosen().back() == *node;
        add({*node, isLast});
    }
    QString mistakeText(const HandSlip& mistake) const;
    QString stepText(const PathByHand& hand) const;
    QString doneText(const PathByHand& hand) const;
    void paintCards(QPainter& painter, const StageArea& area, const StageLook& look) const;

    static constexpr std::uint32_t kMostByHand = GraphColumns::kMostCards;
    static constexpr const char* kPathThing = "path";

    void setPath(const BoxOrder& path) {
        m_drawn.clear();
        m_work.clear();
        m_path = path;
        const bool isOfText = std::any_of(kBoxPaths.begin(), kBoxPaths.end(),
                                          [&](BoxPath each) { return boxOrder(geometry(), each) == path; });
        if (!isOfText)
            lab().setDrawnPath(path);
        dropFilm();
    }

    BoxOrder m_path = boxOrder(geometry(), BoxPath::zigzagRow);
    BoxOrder m_drawn;
    /// By hand; only the last step may be wrong.
    std::vector<HandStep> m_work;
    mutable std::unique_ptr<GraphBuild> m_graph;
};

QString PathScene::drawing() const {
    if (m_work.empty() && m_drawn.empty())
        return {};
    QStringList steps;
    for (const HandStep& step : m_work)
        steps.append(step.isBack ? QStringLiteral("b")
                                 : QStringLiteral("%1.%2").arg(step.node.box).arg(step.node.number));
    return QStringLiteral("%1/%2").arg(picksText(m_drawn, boxCount()), steps.join(u','));
}

void PathScene::setDrawing(const QString& text) {
    const std::optional<BoxOrder> drawn = picksFrom(text.section(u'/', 0, 0), boxCount());
    if (!drawn)
        return;
    const BoxCounts all = counts();
    std::vector<HandStep> work;
    for (const QString& each : text.section(u'/', 1).split(u',', Qt::SkipEmptyParts)) {
        if (each == QLatin1String("b")) {
            work.push_back({{}, true});
            continue;
        }
        const int box = each.section(u'.', 0, 0).toInt();
        const std::uint32_t number = each.section(u'.', 1).toUInt();
        if (box < 0 || box >= boxCount() || number >= all[static_cast<std::size_t>(box)])
            return;
        work.push_back({{box, number}, false});
    }
    PathByHand hand(graph(), geometry(), m_path);
    for (const HandStep& step : work)
        if (hand.slip() || (!hand.take(step) && !hand.slip()))
            return;
    m_drawn = *drawn;
    m_work = work;
}

QString PathScene::mistakeText(const HandSlip& mistake) const {
    const HandStep& step = m_work.back();
    switch (mistake.fault) {
    case HandFault::otherBox: return tr("Box %1 is next on the path.").arg(boxNumber(mistake.other.box));
    case HandFault::clashes: return pairText(model(), permutation(step.node), permutation(mistake.other));
    case HandFault::triedBefore:
        return tr("%1 was taken back before: what follows from it is known already.")
            .arg(permutationText(model(), permutation(step.node)));
    case HandFault::skips:
        return tr("%1 stands before it in the list and fits all boxes taken: to leave it out could miss a "
                  "solution.")
            .arg(permutationText(model(), permutation(mistake.other)));
    case HandFault::backTooSoon: break;
    }
    return tr("Not yet: %1 fits all boxes taken.").arg(permutationText(model(), permutation(mistake.other)));
}

QString PathScene::stepText(const PathByHand& hand) const {
    const QString box = boxNumber(hand.nextBox());
    if (!m_work.back().isBack)
        return tr("Right: it fits all earlier boxes. Box %1 is next.").arg(box);
    return walked(m_work.size() - 1).isSolved()
               ? tr("The last choice is taken back, to look for another solution. Box %1 goes on in its list.").arg(box)
               : tr("Right, nothing fits: the choice before is taken back. Box %1 goes on in its list.").arg(box);
}

QString PathScene::doneText(const PathByHand& hand) const {
    if (hand.solutions() == 0)
        return tr("The first box has nothing left: every choice was tried, so there is no solution.");
    const QString why = hand.solutions() == 1
                            ? tr("The first box has nothing left: every choice was tried, and you found the only "
                                 "solution.")
                            : tr("The first box has nothing left: every choice was tried, and you found all solutions: "
                                 "%1.")
                                  .arg(hand.solutions());
    // All were given back by now.
    const auto taken = std::ranges::count(m_work, false, &HandStep::isBack);
    return filled(tr("%1 Permutations taken, and taken back again: %2.", "why this is the end"), why, taken);
}

void PathScene::paintCards(QPainter& painter, const StageArea& area, const StageLook& look) const {
    const PathByHand hand = walked();
    const GraphColumns places = columns(area);
    const bool isOver = hand.isSolved() || hand.isExhausted();
    places.paintNames(painter, look, counts(), tr("%1 listed", "how many permutations"));
    for (int box = 0; box < boxCount(); ++box)
        for (std::uint32_t i = 0; i < places.count(box); ++i) {
            const GraphNode node{box, i};
            CardFace face;
            if (std::ranges::find(hand.chosen(), node) != hand.chosen().end()) {
                face.fill = blend(look.theme.accent, look.theme.board, 0.24);
                face.hasRing = true;
            } else if (!isOver && box != hand.nextBox()) {
                face.isFaint = true;
            }
            face.isWrong = hand.slip() && !m_work.back().isBack && m_work.back().node == node;
            paintCard(painter, places.node(node), permutation(node), model().box(box), geometry(), look, face);
            if (look.cursor == places.cardCell(node))
                paintRing(painter, places.node(node).adjusted(-5, -5, 5, 5), look.theme.selectionRing, 2);
        }
    places.paintLens(
        painter, look, model(), [this](GraphNode node) -> auto& { return permutation(node); });
}

void PathScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    if (!isYourTurn() || !canWork())
        return WalkScene::paint(painter, area, look, at);
    paintCards(painter, area, look);
    const PathByHand hand = walked();
    std::vector<BoxPermutation> shown;
    BoxesPicture boxes = clues();
    int place = 0;
    for (const GraphNode node : hand.chosen()) {
        nonet::place(permutation(node), geometry(), boxes.placed);
        boxes.boxes[static_cast<std::size_t>(node.box)].tone = BoxTone::soft;
        boxes.boxes[static_cast<std::size_t>(node.box)].badge = QString::number(++place);
    }
    if (!hand.isSolved() && !hand.isExhausted())
        boxes.boxes[static_cast<std::size_t>(hand.nextBox())].hasRing = true;
    if (const auto& mistake = hand.slip(); mistake && mistake->fault == HandFault::clashes)
        boxes.showPair(permutation(m_work.back().node), permutation(mistake->other), geometry());
    else if (look.pointer)
        if (const auto node = columns(area).nodeAt(*look.pointer);
            node && !hand.isSolved() && !hand.isExhausted() && node->box == hand.nextBox())
            nonet::place(permutation(*node), geometry(), boxes.placed);
    const BoardAndRest split = splitFigure(area.figure, 0.56, look.text);
    paintSmallBoard(painter, split.board, model(), boxes, look);
    if (!isSlide(look))
        paintProgram(painter, split.rest, program(),
                     hand.slip()            ? -1
                     : hand.isSolved()      ? 5
                     : m_work.empty()       ? 1
                     : m_work.back().isBack ? 4
                                            : 3,
                     look);
}

}  // namespace

std::unique_ptr<LabScene> makePathScene(MinigridLab& lab) { return std::make_unique<PathScene>(lab); }

}  // namespace nonet::minigrid
