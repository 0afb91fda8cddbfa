// The graph, a column of permutations for each box and the pairs that match; and one node's edges by hand.
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/search/plain_search.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/permutation_pair.h"

#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

/// Lines of one node to another column; the others are left out evenly.
constexpr std::size_t kMostLines = 160;

/// The graph with what is painted of it.
struct GraphPicture {
    GraphBuild build;
    /// By box and number: matches in the neighbouring boxes, as a share of all their permutations.
    std::array<std::vector<float>, kMostBoxes> shares;
    /// By pair of boxes in boxPairs' order.
    std::vector<std::uint64_t> edges;
    std::uint64_t edgeCount = 0;
    /// The nodes of the first solution; empty where there is none.
    std::vector<GraphNode> solution;

    BoxCounts counts() const {
        BoxCounts counts;
        for (int box = 0; build.isBuilt() && box < build.graph.boxes(); ++box)
            counts.push_back(build.graph.nodeCount(box));
        return counts;
    }
};

/// The nodes whose permutations are those of a solved grid.
std::vector<GraphNode> nodesOf(const PermutationGraph& graph, const Geometry& geometry, const Grid& solution) {
    std::vector<GraphNode> nodes;
    for (int box = 0; box < graph.boxes(); ++box) {
        const std::vector<Cell> cells = cellsOfBox(geometry, box);
        for (std::uint32_t i = 0; i < graph.nodeCount(box); ++i) {
            const BoxPermutation& each = graph.permutation({box, i});
            bool isSame = true;
            for (int n = 0; n < geometry.side() && isSame; ++n)
                isSame = each.digit(n).value() == solution.valueAt(cells[at(n)]);
            if (isSame)
                nodes.push_back({box, i});
        }
    }
    return nodes;
}

GraphPicture makePicture(const Puzzle& puzzle, const std::stop_token& stop) {
    GraphPicture picture;
    picture.build = buildGraph(puzzle, stop);
    if (!picture.build.isBuilt())
        return picture;
    const PermutationGraph& graph = picture.build.graph;
    for (const BoxPair pair : boxPairs(puzzle.geometry()))
        picture.edges.push_back(graph.edgeCount(pair));
    picture.edgeCount = graph.edgeCount();
    for (int box = 0; box < graph.boxes() && !stop.stop_requested(); ++box) {
        const BoxFacts facts = boxFacts(puzzle, box);
        for (std::uint32_t i = 0; i < graph.nodeCount(box); ++i) {
            std::uint64_t matches = 0;
            std::uint64_t all = 0;
            for (const int other : facts.neighbours) {
                matches += graph.matchCount({box, i}, other);
                all += graph.nodeCount(other);
            }
            picture.shares[at(box)].push_back(all == 0 ? 0.0F : static_cast<float>(matches) / static_cast<float>(all));
        }
    }
    if (const SearchOutcome outcome = searchByCells(puzzle, 1); outcome.first)
        picture.solution = nodesOf(graph, puzzle.geometry(), *outcome.first);
    return picture;
}

class GraphScene final : public MinigridScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::GraphScene)

public:
    explicit GraphScene(MinigridLab& lab) : MinigridScene(lab), m_picture(tr("Building the graph"), lab) {}
    QString title() const override { return tr("The graph of permutations"); }
    bool hasSmallPrint() const override { return true; }

    QStringList words() const override {
        return {
            tr("Each permutation, written by its new digits row by row, is a node; two of neighbouring boxes are "
               "joined where no row or column has a digit twice."),
            tr("So a solution is one node for each box with all pairs of neighbours joined; boxes that share no "
               "line cannot clash, and nothing joins them."),
            interactiveHint(
                canWork()
                    ? tr("Point at a permutation to see what it matches, or press Your turn and find its matches.")
                : isBeyondHands(kMostByHand)
                    ? tr("Point at a permutation to see what it matches, or press Your turn and find matches on 4 × 4 "
                         "cells.")
                    : tr("Point at a permutation to see what it matches."))};
    }

    std::vector<LabLink> links() const override {
        return {{tr("is a node"), QLatin1String(kNodes)}, {tr("joined"), QLatin1String(kPairs)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const GraphPicture* found = picture();
        if (!found || !found->build.isBuilt() || isYourTurn())
            return {};
        if (columns(area).nodeAt(point))
            return QLatin1String(kNodes);
        return area.figure.contains(point) && point.x() > area.figure.center().x() ? QLatin1String(kPairs) : QString();
    }

    PaperNotes paperNotes() const override {
        return {
            tr("summary of version 4.1, and lemma 3.1"),
            {tr("The paper calls a solution a clique of nine nodes; boxes that share no line are not joined."),
             tr("That each pair of boxes has some match, as lemma 3.1 counts, is necessary and not enough; nor need "
                "the whole graph hang together.")}};
    }

    LabQuestion question() const override {
        const auto pairs = boxPairs(geometry()).size();
        const int allPairs = boxCount() * (boxCount() - 1) / 2;
        return LabQuestion::among(
            tr("How many pairs among the %1 nodes of a solution have to be joined?").arg(boxCount()),
            QString::number(pairs),
            {QString::number(model().isSmall() ? 3 : boxCount()), QString::number(allPairs),
             QString::number(model().isSmall() ? 8 : pairs * 3 / 2)},
            filled(tr("%1, the pairs of neighbours. Of all %2 pairs of nodes, the others are of boxes that share no "
                      "line."),
                   pairs, allPairs));
    }

    /// Column by column, then the solution's edges.
    int moveCount() const override { return boxCount() + 1; }
    int lastMoveBeforeAnswer() const override { return boxCount(); }

    QString moveText(int moves) const override {
        const GraphPicture* found = picture();
        if (!found || !found->build.isBuilt() || moves == 0)
            return stateText();
        if (isYourTurn() && canWork())
            return m_work.empty() ? tr("Nothing is chosen yet.") : nodeText(*found, m_work.front());
        if (moves <= boxCount())
            return filled(tr("Permutations of box %1: %2."), moves, number(found->counts()[at(moves - 1)]));
        return found->solution.empty()
                   ? tr("No choice of one node for each box has all pairs of neighbours joined: no solution.")
                   : tr("The nodes of a solution, with their %1 edges.").arg(boxPairs(geometry()).size());
    }

    std::vector<LabClaim> claims() const override {
        const GraphPicture* found = picture();
        if (!found)
            return {};
        std::uint64_t sum = 0;
        for (const std::uint64_t edges : found->edges)
            sum += edges;
        std::vector<LabClaim> claims{{stateText(), sum == found->edgeCount}};
        if (found->solution.size() != at(boxCount()) || isQuestionOpen())
            return claims;
        bool isJoined = true;
        for (const BoxPair pair : boxPairs(geometry()))
            isJoined = isJoined &&
                       found->build.graph.areJoined(found->solution[at(pair.first)], found->solution[at(pair.second)]);
        claims.push_back(
            {tr("All pairs of neighbours among the solution's nodes are joined: %1").arg(boxPairs(geometry()).size()),
             isJoined});
        return claims;
    }

    void prepare() override {
        m_picture.ask(model().puzzle.givens,
                      [puzzle = model().puzzle](const std::stop_token& stop) { return makePicture(puzzle, stop); });
    }

    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls{sizeControl()};
        if (isYourTurn() && isBeyondHands(kMostByHand))
            controls.push_back(smallBoardControl().joined());
        if (isYourTurn() && canWork() && !m_work.empty())
            controls.push_back(buttonControl("that_is_all", tr("That is all"), [this] { m_isAll = true; }).joined());
        return controls;
    }
    void inputReshaped() override { clearTurn(); }

    std::optional<LabTurn> turn() const override {
        if (!canWork())
            return isBeyondHands(kMostByHand) ? std::optional(turnElsewhere()) : std::nullopt;
        LabTurn turn;
        turn.task = tr("Click a permutation. Then click all those of other boxes that it matches. When you think that "
                       "you have them all, press That is all.");
        if (m_work.empty())
            return turn;
        const PermutationGraph& graph = picture()->build.graph;
        if (const auto wrong = firstWrong()) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = pairText(model(), graph.permutation(m_work.front()), graph.permutation(*wrong));
        } else if (!m_isAll) {
            // Whether that is all is for the learner to say.
            if (m_work.size() > 1)
                turn.verdict = tr("Right so far, matches: %1.").arg(m_work.size() - 1);
        } else if (const auto missed = firstMissed()) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = tr("Not all yet. %1")
                               .arg(pairText(model(), graph.permutation(m_work.front()), graph.permutation(*missed)));
        } else {
            turn.state = LabTurn::State::done;
            turn.verdict = m_work.size() == 1 ? tr("It matches nothing: it can be in no solution.") : allText();
        }
        return turn;
    }
    void clearTurn() override {
        m_work.clear();
        m_isAll = false;
    }
    QString drawing() const override {
        const QString nodes = textsOf(m_work, [](GraphNode node) {
                                  return QStringLiteral("%1.%2").arg(node.box).arg(node.number);
                              }).join(u',');
        return m_isAll ? nodes + u'!' : nodes;
    }
    void setDrawing(const QString& text) override {
        std::vector<GraphNode> work;
        const std::vector<PermutationCount> counts = countPermutations(model().puzzle, kMostByHand);
        for (const QString& each : QString(text).remove(u'!').split(u',', Qt::SkipEmptyParts)) {
            const GraphNode node{each.section(u'.', 0, 0).toInt(), each.section(u'.', 1).toUInt()};
            if (node.box < 0 || node.box >= boxCount() || node.number >= counts[at(node.box)].count)
                return;
            work.push_back(node);
        }
        m_work = work;
        m_isAll = text.endsWith(u'!');
    }
    bool acceptsClues() const override { return !isYourTurn() && !keepsClassic(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return isYourTurn() ? clickableBoard(area) : std::optional(boardMetrics(smallBoard(area.figure, area.text)));
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() && canWork() ? columns(area).cardCells() : std::nullopt;
    }
    void clickCell(Cell cell) override {
        if (!canWork())
            return;
        // Which card is in which cell is the same in any area.
        const auto node =
            GraphColumns::forHands(QRectF(0, 0, 1000, 1000), picture()->counts(), geometry(), 14).nodeOf(cell);
        if (!node)
            return;
        m_isAll = false;
        if (const auto wrong = firstWrong()) {
            std::erase(m_work, *wrong);
            if (wrong == node)
                return;
        }
        const auto found = std::ranges::find(m_work, *node);
        if (found == m_work.begin() && !m_work.empty())
            m_work.clear();
        else if (found != m_work.end())
            m_work.erase(found);
        else
            m_work.push_back(*node);
    }
    bool fillWorksheet(WorksheetPage& page) const override {
        pairsSheet(page, model());
        return true;
    }
    QString ownWords() const override {
        return tr("Why can the permutations of two boxes that meet only at a corner never clash?");
    }
    QString modelWords() const override {
        return filled(
            tr("Two equal digits clash only in one row, column or box. Boxes that meet only at a corner, such "
               "as %1 and %2, have no cell in a common row or column."),
            boxNumber(0), boxNumber(isSmallOnSheet() ? 3 : 4));
    }
    bool asksOnSheet() const override { return areCardsOf(model()); }

    QString readout(const StageArea& area, const QPointF& point, double moment) const override {
        if (const QString clue = clueReadout(smallBoard(area.figure, area.text), point);
            !clue.isEmpty() && !isYourTurn())
            return clue;
        const GraphPicture* found = picture();
        if (!found || !found->build.isBuilt())
            return {};
        const std::optional<GraphNode> node = columns(area).nodeAt(point);
        if (!node || (node->box >= moment && !isYourTurn()))
            return {};
        // Its matches are what the learner looks for.
        return isYourTurn() ? permutationText(model(), found->build.graph.permutation(*node)) : nodeText(*found, *node);
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double moment) const override {
        const GraphPicture* found = picture();
        if (!found || !found->build.isBuilt()) {
            sayWrapped(painter, area.board.adjusted(look.text, area.board.height() * 0.4, -look.text, 0), stateText(),
                       look.text * 1.3, look.theme.mutedText);
            if (!isSlide(look))
                paintSmall(painter, area.figure, look, clues());
            return;
        }
        const bool isTurn = isYourTurn() && canWork();
        const GraphColumns places = columns(area);
        const int shown = isTurn ? boxCount() : std::min(boxCount(), static_cast<int>(std::floor(moment + 1e-9)));
        const std::optional<GraphNode> over = look.pointer ? places.nodeAt(*look.pointer) : std::nullopt;
        const std::optional<GraphNode> hovered = over && over->box < shown ? over : std::nullopt;
        paintNodes(painter, places, look, *found, shown, isTurn);
        places.paintNames(painter, look, found->counts(), QStringLiteral("%1"));
        if (look.lit == QLatin1String(kNodes))
            for (int box = 0; box < shown; ++box)
                for (std::uint32_t i = 0; i < places.count(box); i += std::max(1U, places.count(box) / 40))
                    places.paintRing(painter, {box, i}, look.theme.text, 1.5);
        if (isTurn)
            paintWork(painter, places, look);
        else if (hovered)
            paintEdges(painter, places, look, *found, *hovered);
        else if (moment > boxCount() && found->solution.size() == at(boxCount()))
            paintSolution(painter, places, look, *found, std::clamp(moment - boxCount(), 0.0, 1.0));
        paintFigure(painter, area.figure, look, *found, shown, hovered);
    }

private:
    /// Null while it is built.
    const GraphPicture* picture() const { return m_picture.find(model().puzzle.givens); }
    QString stateText() const {
        const GraphPicture* found = picture();
        if (!found)
            return tr("The graph is being built …");
        if (!found->build.isBuilt())
            return tr("Too many pairs to store: at least %1 permutations. Version 4.2 does without edges.")
                .arg(number(found->build.permutations));
        return tr("Permutations: %1, in %3 columns; pairs that match: %2.")
            .arg(number(found->build.graph.nodeCount()), number(found->edgeCount), QString::number(boxCount()));
    }

    QString nodeText(const GraphPicture& picture, GraphNode node) const {
        const QStringList matches = textsOf(model().box(node.box).neighbours, [&](int other) {
            return tr("%1 of %2 in box %3", "matching permutations")
                .arg(number(picture.build.graph.matchCount(node, other)), number(picture.build.graph.nodeCount(other)),
                     boxNumber(other));
        });
        return tr("Box %1, %2 (number %3): it matches %4.")
            .arg(boxNumber(node.box),
                 digitText(picture.build.graph.permutation(node).digitsAt(model().box(node.box), geometry()),
                           geometry()),
                 number(node.number + 1), listWithAnd(matches));
    }

    void paintNodes(QPainter& painter, const GraphColumns& places, const StageLook& look, const GraphPicture& picture,
                    int shown, bool isTurn) const {
        const auto colour = [&](GraphNode node) {
            return isTurn             ? look.theme.board
                   : node.box < shown ? heat(look.theme, std::sqrt(picture.shares[at(node.box)][node.number]), 0.06,
                                             places.hasCards() ? 0.4 : 1)
                                      : blend(look.theme.mutedText, look.theme.board, 0.07);
        };
        places.paint(painter, look, colour);
        if (!places.hasCards())
            return;
        for (int box = 0; box < shown; ++box)
            for (std::uint32_t i = 0; i < places.count(box); ++i)
                paintCard(painter, places.node({box, i}), picture.build.graph.permutation({box, i}), model().box(box),
                          geometry(), look, {.fill = colour({box, i})});
    }
    void paintSolution(QPainter& painter, const GraphColumns& places, const StageLook& look,
                       const GraphPicture& picture, double opacity) const {
        painter.save();
        painter.setOpacity(opacity);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.theme.text, std::max(1.5, look.text / 9)));
        for (const BoxPair pair : boxPairs(geometry()))
            places.paintEdge(painter, picture.solution[at(pair.first)], picture.solution[at(pair.second)]);
        for (const GraphNode node : picture.solution)
            places.paintRing(painter, node, look.theme.text, 2);
        painter.restore();
    }
    /// What the learner chose, its matches joined to it.
    void paintWork(QPainter& painter, const GraphColumns& places, const StageLook& look) const {
        if (look.cursor)
            if (const auto node = places.nodeOf(*look.cursor))
                paintRing(painter, places.node(*node).adjusted(-6, -6, 6, 6), look.theme.selectionRing, 2);
        const std::optional<GraphNode> wrong = firstWrong();
        painter.setBrush(Qt::NoBrush);
        for (const GraphNode node : m_work) {
            const bool isWrong = node == wrong;
            painter.setPen(
                QPen(isWrong ? look.theme.conflict : look.theme.accent, 2, isWrong ? Qt::DashLine : Qt::SolidLine));
            if (node != m_work.front())
                places.paintEdge(painter, m_work.front(), node);
            places.paintRing(painter, node, isWrong ? look.theme.conflict : look.theme.accent,
                             node == m_work.front() ? 4 : 2.5);
        }
        const PermutationGraph& graph = picture()->build.graph;
        places.paintLens(
            painter, look, model(), [&](GraphNode node) -> auto& { return graph.permutation(node); });
    }
    /// The board with what is pointed at or was chosen, and how much matches.
    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, const GraphPicture& picture,
                     int shown, std::optional<GraphNode> hovered) const {
        if (isSlide(look))
            return paintMatrix(painter, area, look, picture, shown);
        std::vector<BoxPermutation> permutations;
        const auto add = [&](GraphNode node) { permutations.push_back(picture.build.graph.permutation(node)); };
        if (isYourTurn() && !m_work.empty()) {
            add(m_work.front());
            if (const auto wrong = firstWrong())
                add(*wrong);
            else if (const auto missed = firstMissed(); m_isAll && missed)
                add(*missed);
            else if (hovered && hovered->box != m_work.front().box)
                permutations.push_back(picture.build.graph.permutation(*hovered));
        } else if (hovered) {
            add(*hovered);
            // What the learner is to find is not told beforehand.
            for (const int other : model().box(hovered->box).neighbours)
                if (const auto matches = picture.build.graph.matches(*hovered, other);
                    !matches.empty() && !isYourTurn())
                    add({other, matches.front()});
        }
        BoxesPicture boxes = boardWith(model(), permutations);
        const bool isAsking = isYourTurn() && hovered && !firstWrong() && !m_isAll;
        if (isAsking) {
            boxes.clashing.clear();
            boxes.clashes.clear();
            boxes.shared.clear();
        }
        paintSmall(painter, area, look, boxes);
        if (!isYourTurn() || !canWork())
            paintMatrix(painter, splitFigure(area, kBoardShare, look.text).rest, look, picture, shown);
    }
    CellField smallBoard(const QRectF& figure, double text) const {
        return cellField(splitFigure(figure, kBoardShare, text).board, model().side(), model().side(),
                         Qt::AlignLeft | Qt::AlignTop);
    }
    /// The board of the puzzle, where its clues are typed too.
    void paintSmall(QPainter& painter, const QRectF& figure, const StageLook& look, const BoxesPicture& boxes) const {
        const CellField field = smallBoard(figure, look.text);
        paintBoxes(painter, field, boxes, look);
        paintClueCursor(painter, field, look);
    }
    void paintHeatLegend(QPainter& painter, const QRectF& area, const StageLook& look) const {
        const double text = look.text * 0.9;
        const QRectF bar(area.left() + text * 2.2, area.center().y() - text * 0.35,
                         std::min(area.width() * 0.4, text * 9), text * 0.7);
        for (int i = 0; i < 12; ++i)
            painter.fillRect(QRectF(bar.left() + bar.width() * i / 12, bar.top(), bar.width() / 12 + 0.5, bar.height()),
                             heat(look.theme, std::sqrt((i + 0.5) / 12)));
        say(painter, QRectF(area.left(), area.top(), text * 2, area.height()), Qt::AlignRight | Qt::AlignVCenter,
            QStringLiteral("0"), text, look.theme.mutedText);
        say(painter, QRectF(bar.right() + text * 0.4, area.top(), area.right() - bar.right(), area.height()),
            Qt::AlignLeft | Qt::AlignVCenter, tr("100: all match"), text, look.theme.mutedText);
    }

    /// How much of two boxes matches, as heat.
    void paintMatrix(QPainter& painter, const QRectF& area, const StageLook& look, const GraphPicture& picture,
                     int shown) const {
        const Theme& theme = look.theme;
        if (look.lit == QLatin1String(kPairs))
            painter.fillRect(area.adjusted(-4, 0, 4, 0), blend(theme.role(ShapeRole::defining).fill, theme.board, 0.4));
        Stack stack(area);
        sayLines(painter, stack, tr("How many in a hundred pairs of permutations match"), look.text,
                 look.theme.mutedText);
        QRectF room = stack.rest();
        if (!isSlide(look)) {
            room.setBottom(room.bottom() - look.text * 1.5);
            paintHeatLegend(painter, QRectF(room.left(), room.bottom(), room.width(), look.text * 1.5), look);
        }
        const CellField field = cellField(room, boxCount() + 1, boxCount() + 1, Qt::AlignLeft | Qt::AlignTop);
        const double text = field.side() * 0.5;
        const bool hasText = text >= look.leastText;
        for (int box = 0; box < boxCount() && hasText; ++box) {
            say(painter, field.cell(0, box + 1), Qt::AlignCenter, boxNumber(box), text, theme.text, QFont::DemiBold);
            say(painter, field.cell(box + 1, 0), Qt::AlignCenter, boxNumber(box), text, theme.text, QFont::DemiBold);
        }
        const std::vector<BoxPair> pairs = boxPairs(geometry());
        const BoxCounts counts = picture.counts();
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (pairs[i].second >= shown)
                continue;
            const double all = static_cast<double>(counts[at(pairs[i].first)]) * counts[at(pairs[i].second)];
            const double share = all > 0 ? static_cast<double>(picture.edges[i]) / all : 0;
            const QColor fill = heat(theme, std::sqrt(share));
            const QColor ink =
                contrastRatio(fill, theme.text) > contrastRatio(fill, theme.accentInk) ? theme.text : theme.accentInk;
            const int percent = qRound(share * 100);
            const QString words = percent == 0 && share > 0 ? QStringLiteral("<1") : QString::number(percent);
            for (const auto& [row, column] :
                 {std::pair{pairs[i].first, pairs[i].second}, {pairs[i].second, pairs[i].first}}) {
                const QRectF cell = field.cell(row + 1, column + 1).adjusted(1, 1, -1, -1);
                painter.fillRect(cell, fill);
                if (hasText)
                    say(painter, cell, Qt::AlignCenter, words, text, ink);
            }
        }
    }

    void paintEdges(QPainter& painter, const GraphColumns& columns, const StageLook& look, const GraphPicture& picture,
                    GraphNode node) const {
        painter.setBrush(Qt::NoBrush);
        for (const int other : model().box(node.box).neighbours) {
            const std::vector<std::uint32_t> matches = picture.build.graph.matches(node, other);
            const std::size_t stride = matches.size() / kMostLines + 1;
            painter.setPen(QPen(blend(look.theme.text, look.theme.board, stride > 1 ? 0.5 : 0.75), look.text / 12));
            for (std::size_t i = 0; i < matches.size(); i += stride)
                columns.paintEdge(painter, node, {other, matches[i]});
        }
        columns.paintRing(painter, node, look.theme.text, 2.5);
    }

    GraphColumns columns(const StageArea& area) const {
        if (isYourTurn() && canWork())
            return GraphColumns::forHands(area.board, picture()->counts(), geometry(), area.text);
        return {area.board, picture()->counts(), geometry(), area.text};
    }
    /// Why the learner has found all of them.
    QString allText() const {
        const std::vector<int>& neighbours = model().box(m_work.front().box).neighbours;
        QStringList apart;
        for (int box = 0; box < boxCount(); ++box)
            if (box != m_work.front().box && std::ranges::find(neighbours, box) == neighbours.end())
                apart.append(boxNumber(box));
        return filled(
            tr("These are all: %1. Any other permutation of boxes %2 would bring a digit into a row or column "
               "twice. What shares no row or column with it cannot clash: box %3."),
            m_work.size() - 1, listWithAnd(boxNames(neighbours)), listWithAnd(apart));
    }
    /// As many permutations as can be looked through by hand.
    bool canWork() const {
        const GraphPicture* found = picture();
        if (!found || !found->build.isBuilt() || model().isLarge())
            return false;
        const BoxCounts counts = found->counts();
        return *std::ranges::max_element(counts) <= kMostByHand;
    }
    /// Taken as a match, and none.
    std::optional<GraphNode> firstWrong() const {
        for (std::size_t i = 1; i < m_work.size(); ++i)
            if (!areNeighbours(geometry(), m_work[0].box, m_work[i].box) ||
                !picture()->build.graph.areJoined(m_work[0], m_work[i]))
                return m_work[i];
        return std::nullopt;
    }
    std::optional<GraphNode> firstMissed() const {
        for (const int other : model().box(m_work[0].box).neighbours)
            for (const std::uint32_t match : picture()->build.graph.matches(m_work[0], other))
                if (std::ranges::find(m_work, GraphNode{other, match}) == m_work.end())
                    return GraphNode{other, match};
        return std::nullopt;
    }

    static constexpr std::uint32_t kMostByHand = GraphColumns::kMostCards;
    /// The share of the figure's width that the board has.
    static constexpr double kBoardShare = 0.48;
    static constexpr const char* kNodes = "nodes";
    static constexpr const char* kPairs = "pairs";

    /// By hand: a node, and those taken for its matches.
    std::vector<GraphNode> m_work;
    bool m_isAll = false;
    BackgroundValue<GraphPicture, Grid> m_picture;
};

}  // namespace

std::unique_ptr<LabScene> makeGraphScene(MinigridLab& lab) { return std::make_unique<GraphScene>(lab); }

}  // namespace nonet::minigrid
