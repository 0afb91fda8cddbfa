// Scene 7: the graph, nine columns of permutations and the pairs that match.
#include "core/solvers/search/search.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/graph_columns.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

/// Lines of one node to another column; the others are left out evenly.
constexpr std::size_t kMostLines = 160;

std::size_t at(int n) { return static_cast<std::size_t>(n); }

/// The graph with what is painted of it.
struct GraphPicture {
    GraphBuild build;
    /// By box and number: matches in the four neighbouring boxes, as a share of all their permutations.
    std::array<std::vector<float>, kBoxes> shares;
    /// By pair of boxes in boxPairs' order.
    std::vector<std::uint64_t> edges;
    std::uint64_t edgeCount = 0;
    /// The nodes of the first solution; empty where there is none.
    std::vector<GraphNode> solution;

    std::array<std::uint32_t, kBoxes> counts() const {
        std::array<std::uint32_t, kBoxes> counts{};
        if (build.isBuilt())
            for (int box = 0; box < kBoxes; ++box)
                counts[at(box)] = build.graph.nodeCount(box);
        return counts;
    }
};

/// The nodes whose permutations are those of a solved grid.
std::vector<GraphNode> nodesOf(const PermutationGraph& graph, const Grid& solution) {
    std::vector<GraphNode> nodes;
    for (int box = 0; box < kBoxes; ++box) {
        const std::vector<Cell> cells = cellsOfBox(Geometry(), box);
        for (std::uint32_t i = 0; i < graph.nodeCount(box); ++i) {
            const BoxPermutation& each = graph.permutation({box, i});
            bool isSame = true;
            for (int n = 0; n < kSide && isSame; ++n)
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
    for (const BoxPair pair : boxPairs(puzzle.geometry))
        picture.edges.push_back(graph.edgeCount(pair));
    picture.edgeCount = graph.edgeCount();
    for (int box = 0; box < kBoxes && !stop.stop_requested(); ++box) {
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
    if (const SearchOutcome outcome = search(puzzle, 1, stop); outcome.first)
        picture.solution = nodesOf(graph, *outcome.first);
    return picture;
}

class GraphScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::GraphScene)

public:
    explicit GraphScene(MinigridLab& lab) : MinigridScene(lab), m_picture(tr("Building the graph"), lab) {}
    QString title() const override { return tr("The graph of permutations"); }

    QStringList sentences() const override {
        return {tr("Version 4.1 makes each valid permutation a node, and joins two of neighbouring boxes where no row "
                   "or column that they share has a digit twice."),
                tr("A solution is one node in each column with all 18 pairs of neighbours joined at once; that each "
                   "pair of boxes has some match, as the text's lemma 3.1 counts, is necessary and not enough."),
                tr("It is no clique of nine, as the text has it: boxes 1 and 5 share no line, so nothing joins them; "
                   "nor need the whole graph hang together.")};
    }

    LabQuestion question() const override {
        LabQuestion question;
        question.text = tr("How many pairs among the nine nodes of a solution have to be joined?");
        const auto pairs = boxPairs(Geometry()).size();
        question.setChoices(QString::number(pairs), {QString::number(kBoxes),
                                                     QString::number(kBoxes * (kBoxes - 1) / 2), QStringLiteral("27")});
        question.answer = filled(tr("%1, the pairs of neighbours. Of all %2 pairs of nine nodes, the others are of "
                                    "boxes that share no line."),
                                 pairs, kBoxes * (kBoxes - 1) / 2);
        return question;
    }

    /// Column by column, then the solution's edges.
    int moveCount() const override { return kBoxes + 1; }

    QString moveText(int moves) const override {
        const GraphPicture* found = picture();
        if (!found || !found->build.isBuilt() || moves == 0)
            return stateText();
        if (moves <= kBoxes)
            return filled(tr("Box %1: %2 permutations."), moves, number(found->counts()[at(moves - 1)]));
        return found->solution.empty() ? tr("No selection of nine nodes is joined in all 18 pairs: no solution.")
                                       : tr("The nodes of a solution, with their 18 edges.");
    }

    std::vector<LabClaim> claims() const override {
        const GraphPicture* found = picture();
        if (!found)
            return {};
        std::uint64_t sum = 0;
        for (const std::uint64_t edges : found->edges)
            sum += edges;
        std::vector<LabClaim> claims{{stateText(), sum == found->edgeCount}};
        if (found->solution.size() != kBoxes)
            return claims;
        bool isJoined = true;
        for (const BoxPair pair : boxPairs(Geometry()))
            isJoined = isJoined &&
                       found->build.graph.areJoined(found->solution[at(pair.first)], found->solution[at(pair.second)]);
        claims.push_back({tr("All 18 pairs of the solution's nodes are joined"), isJoined});
        if (model().isExample)
            claims.push_back({tr("For the reconstruction these are 394 nodes and 2,956 edges"),
                              found->build.graph.nodeCount() == 394 && found->edgeCount == 2956});
        return claims;
    }

    void prepare() override {
        m_picture.ask(model().puzzle.givens,
                      [puzzle = model().puzzle](const std::stop_token& stop, const ProgressSink&) {
                          return makePicture(puzzle, stop);
                      });
    }

    QString readout(const StageArea& area, const QPointF& point, double moment) const override {
        const GraphPicture* found = picture();
        if (!found || !found->build.isBuilt())
            return {};
        const GraphColumns columns(area.board, found->counts(), area.text);
        const std::optional<GraphNode> node = columns.nodeAt(point);
        return node && node->box < moment ? nodeText(*found, *node) : QString();
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double moment) const override {
        const GraphPicture* found = picture();
        if (!found || !found->build.isBuilt()) {
            sayWrapped(painter, area.board.adjusted(look.text, area.board.height() * 0.4, -look.text, 0), stateText(),
                       look.text * 1.3, look.theme.mutedText);
            return;
        }
        const int shown = std::min(kBoxes, static_cast<int>(std::floor(moment + 1e-9)));
        const GraphColumns columns(area.board, found->counts(), look.text);
        columns.paint(painter, look, [&](GraphNode node) {
            return node.box < shown ? heat(look.theme, std::sqrt(found->shares[at(node.box)][node.number]))
                                    : blend(look.theme.mutedText, look.theme.board, 0.07);
        });
        std::array<std::uint32_t, kBoxes> counts = found->counts();
        columns.paintNames(painter, look, counts);
        std::optional<GraphNode> hovered;
        if (look.pointer)
            hovered = columns.nodeAt(*look.pointer);
        if (hovered && hovered->box < shown) {
            paintEdges(painter, columns, look, *found, *hovered);
        } else if (moment > kBoxes && found->solution.size() == kBoxes) {
            painter.save();
            painter.setOpacity(std::clamp(moment - kBoxes, 0.0, 1.0));
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(look.theme.text, std::max(1.5, look.text / 9)));
            for (const BoxPair pair : boxPairs(Geometry()))
                columns.paintEdge(painter, found->solution[at(pair.first)], found->solution[at(pair.second)]);
            for (const GraphNode node : found->solution)
                painter.drawRect(columns.node(node).adjusted(-2, -2, 2, 2));
            painter.restore();
        }
        paintMatrix(painter, area.figure, look, *found, shown);
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
        return tr("%1 permutations in nine columns, %2 pairs that match.")
            .arg(number(found->build.graph.nodeCount()), number(found->edgeCount));
    }

    QString nodeText(const GraphPicture& picture, GraphNode node) const {
        QStringList matches;
        for (const int other : model().box(node.box).neighbours)
            matches.append(tr("%1 of %2 in box %3", "matching permutations")
                               .arg(number(picture.build.graph.matchCount(node, other)),
                                    number(picture.build.graph.nodeCount(other)), boxNumber(other)));
        return tr("Box %1, %2 (number %3): it matches %4.")
            .arg(boxNumber(node.box),
                 digitText(picture.build.graph.permutation(node).digitsAt(model().box(node.box), Geometry())),
                 number(node.number + 1), listWithAnd(matches));
    }

    /// How much of two boxes matches, as heat.
    void paintMatrix(QPainter& painter, const QRectF& area, const StageLook& look, const GraphPicture& picture,
                     int shown) const {
        const Theme& theme = look.theme;
        Stack stack(area);
        sayCaption(painter, stack, tr("Of a hundred pairs of two boxes, so many match"), look,
                   Qt::AlignLeft | Qt::AlignVCenter);
        const CellField field = cellField(stack.rest(), kBoxes + 1, kBoxes + 1, Qt::AlignLeft | Qt::AlignTop);
        const double text = field.side() * 0.5;
        const bool hasText = text >= look.leastText;
        for (int box = 0; box < kBoxes && hasText; ++box) {
            say(painter, field.cell(0, box + 1), Qt::AlignCenter, boxNumber(box), text, theme.text, QFont::DemiBold);
            say(painter, field.cell(box + 1, 0), Qt::AlignCenter, boxNumber(box), text, theme.text, QFont::DemiBold);
        }
        const std::vector<BoxPair> pairs = boxPairs(Geometry());
        const auto counts = picture.counts();
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
        painter.setPen(QPen(look.theme.text, 2.5));
        painter.drawRect(columns.node(node).adjusted(-2, -2, 2, 2));
    }

    BackgroundValue<GraphPicture, Grid> m_picture;
};

}  // namespace

std::unique_ptr<LabScene> makeGraphScene(MinigridLab& lab) { return std::make_unique<GraphScene>(lab); }

}  // namespace nonet::minigrid
