// Scenes 7 and 8: the graph, nine columns of permutations and the pairs that match; and pruning rounds with the witness
// of each removal.
#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/minigrid/signature_solver.h"
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
                tr("A solution is one node in each column with every pair of neighbours joined at once; boxes like 1 "
                   "and 5 share no line, so nothing joins them."),
                tr("Point at a node to see all that it matches.")};
    }

    PaperNotes paperNotes() const override {
        return {
            tr("summary of version 4.1, and lemma 3.1"),
            {tr("It calls a solution a clique of nine nodes; boxes that share no line are not joined."),
             tr("That each pair of boxes has some match, as lemma 3.1 counts, is necessary and not enough; nor need "
                "the whole graph hang together.")}};
    }

    LabQuestion question() const override {
        const auto pairs = boxPairs(Geometry()).size();
        constexpr int kAllPairs = kBoxes * (kBoxes - 1) / 2;
        return LabQuestion::among(
            tr("How many pairs among the nine nodes of a solution have to be joined?"), QString::number(pairs),
            {QString::number(kBoxes), QString::number(kAllPairs), QStringLiteral("27")},
            filled(tr("%1, the pairs of neighbours. Of all %2 pairs of nine nodes, the others are of "
                      "boxes that share no line."),
                   pairs, kAllPairs));
    }

    /// Column by column, then the solution's edges.
    int moveCount() const override { return kBoxes + 1; }
    int lastOpenMove() const override { return kBoxes; }

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
        if (found->solution.size() != kBoxes || isQuestionOpen())
            return claims;
        bool isJoined = true;
        for (const BoxPair pair : boxPairs(Geometry()))
            isJoined = isJoined &&
                       found->build.graph.areJoined(found->solution[at(pair.first)], found->solution[at(pair.second)]);
        claims.push_back({tr("All 18 pairs of the solution's nodes are joined"), isJoined});
        return claims;
    }

    void prepare() override {
        m_picture.ask(model().puzzle.givens,
                      [puzzle = model().puzzle](const std::stop_token& stop) { return makePicture(puzzle, stop); });
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
        const QStringList matches = textsOf(model().box(node.box).neighbours, [&](int other) {
            return tr("%1 of %2 in box %3", "matching permutations")
                .arg(number(picture.build.graph.matchCount(node, other)), number(picture.build.graph.nodeCount(other)),
                     boxNumber(other));
        });
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
        sayCaption(painter, stack, tr("How many in a hundred pairs of permutations match"), look,
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

struct PruningPicture {
    PruningFilm film;
    /// By box and number: the round that takes it away, from 0; -1: none does.
    std::array<std::vector<int>, kBoxes> goneIn;
    /// What version 4.2 makes of the puzzle.
    SignatureOutcome solved;

    std::array<std::uint32_t, kBoxes> counts() const {
        std::array<std::uint32_t, kBoxes> counts{};
        for (std::size_t box = 0; box < kBoxes && !film.hasTooMany; ++box)
            counts[box] = static_cast<std::uint32_t>(film.permutations[box].size());
        return counts;
    }

    /// By box, after so many rounds.
    std::array<std::uint32_t, kBoxes> left(int rounds) const {
        if (rounds <= 0 || film.rounds.empty())
            return counts();
        const auto& after = film.rounds[std::min(at(rounds), film.rounds.size()) - 1].left;
        std::array<std::uint32_t, kBoxes> result{};
        std::copy_n(after.begin(), kBoxes, result.begin());
        return result;
    }

    std::uint64_t leftInAll(int rounds) const {
        std::uint64_t sum = 0;
        for (const std::uint32_t each : left(rounds))
            sum += each;
        return sum;
    }
};

PruningPicture makePicture(const Puzzle& puzzle, PruningScope scope, const std::stop_token& stop) {
    PruningPicture picture;
    picture.film = pruningFilm(puzzle, scope, 100'000, stop);
    picture.solved = solveBySignatures(puzzle, {}, stop);
    if (picture.film.hasTooMany)
        return picture;
    for (int box = 0; box < kBoxes; ++box)
        picture.goneIn[at(box)].assign(picture.film.permutations[at(box)].size(), -1);
    for (std::size_t round = 0; round < picture.film.rounds.size(); ++round)
        for (const PruningRemoval& removal : picture.film.rounds[round].removals)
            picture.goneIn[at(removal.node.box)][removal.node.number] = static_cast<int>(round);
    return picture;
}

class PruneScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PruneScene)

public:
    explicit PruneScene(MinigridLab& lab) : MinigridScene(lab), m_picture(tr("Pruning the permutations"), lab) {}
    QString title() const override { return tr("Pruning until little is left"); }

    QStringList sentences() const override {
        return {tr("A permutation that nothing beside it matches can be in no solution: in pairs, it goes where some "
                   "neighbouring box has no match for it; in whole bands and stacks, where the other two boxes cannot "
                   "match it and each other at once."),
                tr("What goes takes more along in the next round, until nothing changes."),
                tr("Where one permutation a box is left, that is the solution; where one box has none, there is none; "
                   "else a search has to go on, as in the versions before.")};
    }

    LabQuestion question() const override {
        int right = LabQuestion::kUndecided;
        if (const PruningPicture* found = picture(); found && !found->film.hasTooMany)
            right = found->film.isContradictory() ? 2 : found->film.isSolved() ? 0 : 1;
        return {tr("What will be left when nothing changes any more?"),
                {tr("one a box"), tr("more than one in some box"), tr("none in some box")},
                right,
                endText()};
    }

    int moveCount() const override { return roundCount() + 1; }
    int lastOpenMove() const override { return std::max(0, roundCount() - 1); }

    QString moveText(int moves) const override {
        const PruningPicture* found = picture();
        if (!found || found->film.hasTooMany || moves > roundCount())
            return endText();
        if (moves == 0)
            return tr("%1 permutations at the start.").arg(number(found->leftInAll(0)));
        const PruningRound& round = found->film.rounds[at(moves - 1)];
        return filled(tr("Round %1: %2 go, %3 are left. %4"), moves, number(round.removals.size()),
                      number(found->leftInAll(moves)), removalText(round.removals.front()));
    }

    std::vector<LabClaim> claims() const override {
        const PruningPicture* found = picture();
        if (!found || !isAtEnd())
            return {};
        std::vector<LabClaim> claims;
        const PruningFilm& film = found->film;
        if (!film.hasTooMany)
            claims.push_back({filled(tr("%1 permutations at the start, %2 at the end, in %3 rounds"),
                                     number(found->leftInAll(0)), number(film.survivorCount()), roundCount()),
                              film.survivorCount() <= found->leftInAll(0)});
        const SearchOutcome cells = search(model().puzzle);
        const SignatureOutcome& solved = found->solved;
        const bool agrees = solved.isDecided() && solved.count == cells.count;
        if (cells.count == 0)
            claims.push_back({tr("Version 4.2 finds no solution, as a search by cells does"), agrees});
        else if (cells.count == 1)
            claims.push_back(
                {tr("Version 4.2 finds the one solution; permutations it had to try: %1").arg(number(solved.tried)),
                 agrees && solved.solutions[0] == *cells.first});
        else
            claims.push_back({tr("Version 4.2 finds at least two solutions, as a search by cells does"), agrees});
        return claims;
    }

    std::vector<LabControl> controls() override {
        return {choiceControl("scope", tr("Matches:"), {tr("in pairs"), tr("in bands and stacks")},
                              bound(m_scope, [] { return 0; }))};
    }

    void prepare() override {
        m_picture.ask(model().puzzle.givens, m_scope,
                      [puzzle = model().puzzle, scope = m_scope](const std::stop_token& stop) {
                          return makePicture(puzzle, scope, stop);
                      });
    }

    QString readout(const StageArea& area, const QPointF& point, double moment) const override {
        const PruningPicture* found = picture();
        if (!found || found->film.hasTooMany)
            return {};
        const GraphColumns columns(area.board, found->counts(), area.text);
        const std::optional<GraphNode> node = columns.nodeAt(point);
        if (!node)
            return {};
        const int round = found->goneIn[at(node->box)][node->number];
        if (round < 0 || round >= moment)
            return {};
        for (const PruningRemoval& removal : found->film.rounds[at(round)].removals)
            if (removal.node == *node)
                return filled(tr("Round %1: %2"), round + 1, removalText(removal));
        return {};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double moment) const override {
        const PruningPicture* found = picture();
        const Theme& theme = look.theme;
        if (!found || found->film.hasTooMany) {
            sayWrapped(painter, area.board.adjusted(look.text, area.board.height() * 0.4, -look.text, 0), endText(),
                       look.text * 1.3, theme.mutedText);
            return;
        }
        const GraphColumns columns(area.board, found->counts(), look.text);
        const int rounds = std::min(roundCount(), static_cast<int>(std::floor(moment + 1e-9)));
        const double part = moment - std::floor(moment);
        const QColor gone = blend(theme.mutedText, theme.board, 0.1);
        const auto isLeft = [&](GraphNode node) {
            const int round = found->goneIn[at(node.box)][node.number];
            return round < 0 || round >= rounds;
        };
        columns.paint(
            painter, look,
            [&](GraphNode node) {
                const int round = found->goneIn[at(node.box)][node.number];
                if (round >= 0 && round < rounds)
                    return gone;
                if (round == rounds && part > 0 && rounds < roundCount())
                    return blend(gone, theme.conflict, part);
                return theme.accent;
            },
            isLeft);
        columns.paintNames(painter, look, found->left(rounds));
        paintRounds(painter, area.figure, look, moment);
    }

private:
    /// Null while it is worked out.
    const PruningPicture* picture() const { return m_picture.find(model().puzzle.givens, m_scope); }

    /// Why a permutation went.
    QString removalText(const PruningRemoval& removal) const {
        const BoxFacts& facts = model().box(removal.node.box);
        QString digits;
        if (const PruningPicture* found = picture())
            digits = digitText(
                found->film.permutations[at(removal.node.box)][removal.node.number].digitsAt(facts, Geometry()));
        const QString box = boxNumber(removal.node.box);
        if (removal.kind == WitnessKind::noMatch)
            return tr("%1 of box %2 goes: nothing left in box %3 matches it.").arg(digits, box, boxNumber(removal.box));
        return removal.chute.kind == ChuteKind::band
                   ? tr("%1 of box %2 goes: the other two boxes of its band match it singly, never together.")
                         .arg(digits, box)
                   : tr("%1 of box %2 goes: the other two boxes of its stack match it singly, never together.")
                         .arg(digits, box);
    }
    int roundCount() const {
        const PruningPicture* found = picture();
        if (!found)
            return 0;
        // The last one may take nothing away.
        auto count = static_cast<int>(found->film.rounds.size());
        if (count > 0 && found->film.rounds.back().removals.empty())
            --count;
        return count;
    }

    QString endText() const {
        const PruningPicture* found = picture();
        if (!found)
            return tr("Pruning …");
        if (found->film.hasTooMany)
            return tr("Too many permutations to show one by one; version 4.2 itself keeps none of them.");
        if (found->film.isContradictory())
            return tr("A box has nothing left: no solution.");
        if (found->film.isSolved())
            return tr("One permutation a box is left: the solution, without a guess.");
        return tr("%1 permutations are left: a search has to go on.").arg(number(found->film.survivorCount()));
    }

    void paintRounds(QPainter& painter, const QRectF& area, const StageLook& look, double moment) const {
        const PruningPicture& found = *picture();
        const int moves = static_cast<int>(std::floor(moment + 1e-9));
        QRectF left = area;
        const bool isOver = moves >= moveCount() && !found.solved.solutions.empty() && !isSlide(look);
        if (isOver) {
            const double side = std::min(area.height(), area.width() * 0.5);
            const QRectF room(area.right() - side, area.top(), side, side);
            paintNineBoxes(painter, cellField(room, kSide, kSide, Qt::AlignLeft | Qt::AlignTop),
                           {.clues = model().puzzle.givens, .placed = found.solved.solutions[0]}, look);
            left.setRight(area.right() - side - look.text);
        }
        Stack stack(left);
        sayCaption(painter, stack, tr("Permutations left in all boxes"), look, Qt::AlignLeft | Qt::AlignVCenter);
        const double least = std::max(look.leastText, 9.0) * 1.4;
        const int rows = std::clamp(static_cast<int>(stack.rest().height() / least), 1, roundCount() + 1);
        const double height = std::min(stack.rest().height() / rows, look.text * 1.7);
        const auto most = std::max<std::uint64_t>(1, found.leftInAll(0));
        // Where not all have room, the latest.
        const int first = std::clamp(moves - rows + 1, 0, roundCount() + 1 - rows);
        for (int round = first; round < first + rows; ++round) {
            const QRectF row = stack.take(height);
            if (round > moves)
                continue;
            paintBar(painter, row,
                     {.name = round == 0 ? tr("start") : tr("round %1").arg(round),
                      .value = number(found.leftInAll(round)),
                      .share = static_cast<double>(found.leftInAll(round)) / static_cast<double>(most)},
                     look);
        }
    }

    PruningScope m_scope = PruningScope::chutes;
    BackgroundValue<PruningPicture, Grid, PruningScope> m_picture;
};

}  // namespace

std::unique_ptr<LabScene> makeGraphScene(MinigridLab& lab) { return std::make_unique<GraphScene>(lab); }

std::unique_ptr<LabScene> makePruneScene(MinigridLab& lab) { return std::make_unique<PruneScene>(lab); }

}  // namespace nonet::minigrid
