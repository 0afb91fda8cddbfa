// Scene 8: pruning rounds with the witness of each removal; and by hand.
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/by_hand.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/search/plain_search.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/permutation_pair.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>

namespace nonet::minigrid {

namespace {

struct PruningPicture {
    /// More permutations in a box than this are not struck by hand.
    static constexpr std::uint32_t kMostByHand = 24;

    PruningFilm film;
    /// By box and number: the round that takes it away, from 0; -1: none does.
    std::array<std::vector<int>, kBoxes> goneIn;
    /// What version 4.2 makes of the puzzle.
    SignatureOutcome solved;
    /// Of few permutations, for pruning by hand.
    std::shared_ptr<const GraphBuild> build;

    BoxCounts counts() const {
        BoxCounts counts;
        for (const auto& each : film.permutations)
            counts.push_back(static_cast<std::uint32_t>(each.size()));
        return counts;
    }

    /// By box, after so many rounds.
    BoxCounts left(int rounds) const {
        if (rounds <= 0 || film.rounds.empty())
            return counts();
        return film.rounds[std::min(at(rounds), film.rounds.size()) - 1].left;
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
    for (int box = 0; box < puzzle.geometry.side(); ++box)
        picture.goneIn[at(box)].assign(picture.film.permutations[at(box)].size(), -1);
    for (std::size_t round = 0; round < picture.film.rounds.size(); ++round)
        for (const PruningRemoval& removal : picture.film.rounds[round].removals)
            picture.goneIn[at(removal.node.box)][removal.node.number] = static_cast<int>(round);
    const BoxCounts counts = picture.counts();
    if (*std::ranges::max_element(counts) <= PruningPicture::kMostByHand)
        picture.build = std::make_shared<const GraphBuild>(buildGraph(puzzle));
    return picture;
}

class PruneScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PruneScene)

public:
    explicit PruneScene(MinigridLab& lab) : MinigridScene(lab), m_picture(tr("Pruning the permutations"), lab) {}
    QString title() const override { return tr("Pruning until little is left"); }

    QStringList sentences() const override {
        return {
            m_scope == PruningScope::pairs || model().isSmall()
                ? tr("A permutation is struck when some neighbouring box has nothing left that fits it.")
                : tr("A permutation is struck when the other boxes of its band or stack have nothing left that fits "
                     "it and each other."),
            tr("It can be in no solution; with it, others lose a partner, so round follows round until nothing changes "
               "or a box is empty."),
            canWork() ? tr("Page through what a round strikes, or press Your turn and strike by hand.")
                      : tr("Page through what a round strikes; 4 × 4 cells can be pruned by hand.")};
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
        if (isYourTurn() && canWork())
            return tr("Struck so far: %1.").arg(m_strikes.size());
        if (!found || found->film.hasTooMany || moves > roundCount())
            return endText();
        if (moves == 0)
            return tr("Permutations at the start: %1.").arg(number(found->leftInAll(0)));
        const PruningRound& round = found->film.rounds[at(moves - 1)];
        return filled(tr("Round %1, struck: %2, left: %3. %4"), moves, number(round.removals.size()),
                      number(found->leftInAll(moves)), removalText(round.removals[witnessOf(moves)]));
    }

    std::vector<LabClaim> claims() const override {
        const PruningPicture* found = picture();
        if (!found || !isAtEnd())
            return {};
        std::vector<LabClaim> claims;
        const PruningFilm& film = found->film;
        if (!film.hasTooMany)
            claims.push_back({filled(tr("Permutations at the start: %1, at the end: %2; rounds: %3"),
                                     number(found->leftInAll(0)), number(film.survivorCount()), roundCount()),
                              film.survivorCount() <= found->leftInAll(0)});
        const SearchOutcome cells = searchByCells(model().puzzle);
        const SignatureOutcome& solved = found->solved;
        const bool agrees = solved.isDecided() && solved.count == cells.count;
        if (cells.count == 0)
            claims.push_back(
                {tr("The version that prunes, 4.2, finds no solution, as a search by cells does"), agrees});
        else if (cells.count == 1)
            claims.push_back({tr("The version that prunes, 4.2, finds the one solution; permutations it had to try: %1")
                                  .arg(number(solved.tried)),
                              agrees && solved.solutions[0] == *cells.first});
        else
            claims.push_back(
                {tr("The version that prunes, 4.2, finds at least two solutions, as a search by cells does"), agrees});
        return claims;
    }

    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls{sizeControl()};
        const int removals = static_cast<int>(removalsAt(moment()).size());
        if (!isYourTurn() && removals > 1)
            controls.push_back(numberControl("witness", tr("Struck:"), 1, removals,
                                             static_cast<int>(witnessOf(movesOf(moment()))) + 1,
                                             [this](int number) {
                                                 m_witness = {movesOf(moment()), static_cast<std::size_t>(number - 1)};
                                             })
                                   .joined());
        if (!model().isSmall())
            controls.push_back(choiceControl("scope", tr("Matches:"), {tr("in pairs"), tr("in bands and stacks")},
                                             bound(m_scope, [this] {
                                                 m_strikes.clear();
                                                 return 0;
                                             })));
        return controls;
    }
    void inputReshaped() override {
        m_strikes.clear();
        m_witness = {};
    }

    std::optional<LabTurn> turn() const override {
        if (!canWork())
            return std::nullopt;
        LabTurn turn;
        turn.task = tr("Click a permutation to strike it, when some neighbouring box has nothing left that fits it. "
                       "A click on one that you struck takes it and all later ones back.");
        const StrikesByHand hand = struck();
        if (const auto wrong = wrongStrike()) {
            turn.state = LabTurn::State::slip;
            turn.verdict = keepText(hand, *wrong);
        } else if (hand.isOver()) {
            turn.state = LabTurn::State::done;
            turn.verdict = doneText(hand);
        } else if (!m_strikes.empty()) {
            turn.verdict = tr("Right. %1").arg(reasonText(m_strikes.back()));
        }
        return turn;
    }
    void clearTurn() override { m_strikes.clear(); }
    QString drawing() const override {
        return textsOf(m_strikes, [](GraphNode node) { return QStringLiteral("%1.%2").arg(node.box).arg(node.number); })
            .join(u',');
    }
    void setDrawing(const QString& text) override {
        const std::vector<PermutationCount> counts = countPermutations(model().puzzle, kMostByHand);
        std::vector<GraphNode> strikes;
        for (const QString& each : text.split(u',', Qt::SkipEmptyParts)) {
            const GraphNode node{each.section(u'.', 0, 0).toInt(), each.section(u'.', 1).toUInt()};
            if (node.box < 0 || node.box >= boxCount() || node.number >= counts[at(node.box)].count)
                return;
            strikes.push_back(node);
        }
        m_strikes = strikes;
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        const PruningPicture* found = picture();
        return found && !found->film.hasTooMany ? columns(area).cardCells() : std::nullopt;
    }
    void clickCell(Cell cell) override {
        const PruningPicture* found = picture();
        if (!found || found->film.hasTooMany)
            return;
        const auto node = GraphColumns(QRectF(0, 0, 1000, 1000), found->counts(), geometry(), 14).nodeOf(cell);
        if (node && isYourTurn() && canWork())
            strike(*node);
        else if (node)
            showWitness(*node);
    }
    bool fillWorksheet(WorksheetPage& page) const override {
        strikeSheet(page, model());
        return true;
    }
    QString ownWords() const override {
        return tr("Why may a permutation be struck although nobody knows the solution yet?");
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
        const std::optional<GraphNode> node = columns(area).nodeAt(point);
        if (!node)
            return {};
        const QString name = permutationText(model(), permutation(*node));
        if (isYourTurn())
            return std::ranges::find(m_strikes, *node) == m_strikes.end() ? name : tr("%1, struck").arg(name);
        const int round = found->goneIn[at(node->box)][node->number];
        if (round < 0 || round >= moment)
            return name;
        const std::optional<PruningRemoval> removal = removalOf(*node, round + 1);
        return removal ? filled(tr("Round %1: %2"), round + 1, removalText(*removal)) : name;
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double moment) const override {
        const PruningPicture* found = picture();
        if (!found || found->film.hasTooMany) {
            sayWrapped(painter, area.board.adjusted(look.text, area.board.height() * 0.4, -look.text, 0), endText(),
                       look.text * 1.3, look.theme.mutedText);
            return;
        }
        if (isYourTurn() && canWork())
            return paintWork(painter, area, look);
        const GraphColumns places = columns(area);
        const int rounds = std::min(roundCount(), movesOf(moment));
        paintRound(painter, places, look, moment, rounds);
        places.paintNames(painter, look, found->left(rounds));
        // What is pointed at, else what is paged to.
        std::optional<PruningRemoval> shown;
        if (const auto over = look.pointer ? places.nodeAt(*look.pointer) : std::nullopt)
            shown = removalOf(*over, rounds);
        if (const std::vector<PruningRemoval>& removals = removalsAt(moment); !shown && !removals.empty())
            shown = removals[witnessOf(movesOf(moment))];
        if (shown)
            places.paintRing(painter, shown->node, look.theme.conflict, 3);
        paintFigure(painter, area.figure, look, moment, shown);
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
                found->film.permutations[at(removal.node.box)][removal.node.number].digitsAt(facts, geometry()));
        const QString box = boxNumber(removal.node.box);
        if (removal.kind == WitnessKind::noMatch)
            return tr("%1 of box %2 is struck: nothing left in box %3 fits it.")
                .arg(digits, box, boxNumber(removal.box));
        return removal.chute.kind == ChuteKind::band
                   ? tr("%1 of box %2 is struck: the other two boxes of its band fit it singly, never together.")
                         .arg(digits, box)
                   : tr("%1 of box %2 is struck: the other two boxes of its stack fit it singly, never together.")
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
            return emptyText([&](int box) { return found->film.survivors[at(box)].empty(); });
        if (found->film.isSolved())
            return tr("One permutation a box is left: the solution, without a guess.");
        return tr("Permutations left: %1. The solver now has to guess: it tries one, prunes again, and goes back if a "
                  "box gets empty.")
            .arg(number(found->film.survivorCount()));
    }
    /// The boxes that have nothing left.
    QString emptyText(const std::function<bool(int)>& isEmpty) const {
        QStringList empty;
        for (int box = 0; box < boxCount(); ++box)
            if (isEmpty(box))
                empty.append(boxNumber(box));
        return empty.size() == 1
                   ? tr("Box %1 has nothing left: no solution, whatever is left elsewhere.").arg(empty[0])
                   : tr("Boxes %1 have nothing left: no solution, whatever is left elsewhere.").arg(listWithAnd(empty));
    }

    void paintRounds(QPainter& painter, const QRectF& area, const StageLook& look, double moment) const {
        const PruningPicture& found = *picture();
        const int moves = static_cast<int>(std::floor(moment + 1e-9));
        Stack stack(area);
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

    static int movesOf(double moment) { return static_cast<int>(std::floor(moment + 1e-9)); }
    GraphColumns columns(const StageArea& area) const {
        return {area.board, picture()->counts(), geometry(), area.text};
    }
    const BoxPermutation& permutation(GraphNode node) const {
        return picture()->film.permutations[at(node.box)][node.number];
    }
    /// What the round of a moment strikes.
    const std::vector<PruningRemoval>& removalsAt(double moment) const {
        static const std::vector<PruningRemoval> none;
        const PruningPicture* found = picture();
        const int moves = movesOf(moment);
        return found && moves >= 1 && moves <= roundCount() ? found->film.rounds[at(moves - 1)].removals : none;
    }
    std::size_t witnessOf(int moves) const { return m_witness.moves == moves ? m_witness.number : 0; }
    void showWitness(GraphNode node) {
        const std::vector<PruningRemoval>& removals = removalsAt(moment());
        const auto found = std::ranges::find(removals, node, &PruningRemoval::node);
        if (found != removals.end())
            m_witness = {movesOf(moment()), static_cast<std::size_t>(found - removals.begin())};
    }
    /// Why a permutation went, if it did within so many rounds.
    std::optional<PruningRemoval> removalOf(GraphNode node, int rounds) const {
        const int round = picture()->goneIn[at(node.box)][node.number];
        if (round < 0 || round >= rounds)
            return std::nullopt;
        const std::vector<PruningRemoval>& removals = picture()->film.rounds[at(round)].removals;
        const auto found = std::ranges::find(removals, node, &PruningRemoval::node);
        return found == removals.end() ? std::nullopt : std::optional(*found);
    }
    /// Something that was left of the box that has no match: the pair to look at.
    std::optional<GraphNode> leftBefore(const PruningRemoval& removal) const {
        const int round = picture()->goneIn[at(removal.node.box)][removal.node.number];
        const std::vector<int>& gone = picture()->goneIn[at(removal.box)];
        for (std::uint32_t i = 0; i < gone.size(); ++i)
            if (gone[i] < 0 || gone[i] >= round)
                return GraphNode{removal.box, i};
        return std::nullopt;
    }

    void paintRound(QPainter& painter, const GraphColumns& places, const StageLook& look, double moment,
                    int rounds) const {
        const PruningPicture& found = *picture();
        const Theme& theme = look.theme;
        const double part = moment - std::floor(moment);
        const QColor gone = blend(theme.mutedText, theme.board, 0.1);
        const auto roundOf = [&](GraphNode node) { return found.goneIn[at(node.box)][node.number]; };
        const auto isGone = [&](GraphNode node) { return roundOf(node) >= 0 && roundOf(node) < rounds; };
        const auto colour = [&](GraphNode node) {
            if (isGone(node))
                return gone;
            if (roundOf(node) == rounds && part > 0 && rounds < roundCount())
                return blend(gone, theme.conflict, part);
            return places.hasCards() ? blend(theme.accent, theme.board, 0.16) : theme.accent;
        };
        places.paint(painter, look, colour, [&](GraphNode node) { return !isGone(node); });
        for (int box = 0; places.hasCards() && box < boxCount(); ++box)
            for (std::uint32_t i = 0; i < places.count(box); ++i)
                paintCard(painter, places.node({box, i}), permutation({box, i}), model().box(box), geometry(), look,
                          {.fill = colour({box, i}), .isStruck = isGone({box, i})});
    }
    /// The pair of the witness, the rounds and the program.
    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, double moment,
                     const std::optional<PruningRemoval>& shown) const {
        if (isSlide(look))
            return paintRounds(painter, area, look, moment);
        const PruningPicture& found = *picture();
        const int moves = movesOf(moment);
        const BoardAndRest split = splitFigure(area, 0.5, look.text);
        std::vector<BoxPermutation> permutations;
        if (shown) {
            permutations.push_back(permutation(shown->node));
            if (shown->kind == WitnessKind::noMatch)
                if (const auto other = leftBefore(*shown))
                    permutations.push_back(permutation(*other));
        }
        NineBoxes boxes = boardWith(model(), permutations);
        if (shown && shown->kind == WitnessKind::noneTogether)
            for (const int box : boxesOf(geometry(), shown->chute))
                boxes.boxes[at(box)].tone = BoxTone::soft;
        if (moves >= moveCount() && !found.solved.solutions.empty())
            boxes.placed = found.solved.solutions[0];
        paintSmallBoard(painter, split.board, model(), boxes, look);
        QRectF rounds = split.rest;
        rounds.setHeight(std::min(rounds.height() * 0.52, look.text * 1.75 * (roundCount() + 2)));
        paintRounds(painter, rounds, look, moment);
        QRectF below = split.rest;
        below.setTop(rounds.bottom() + look.text * 0.4);
        paintProgram(painter, below, program(),
                     moves == 0                     ? 0
                     : moves <= roundCount()        ? 2
                     : found.film.isContradictory() ? 4
                     : found.film.isSolved()        ? 5
                                                    : 6,
                     look);
    }
    QStringList program() const {
        return {tr("list the permutations of each box"),
                tr("look at each one that is left"),
                QStringLiteral("  ") + tr("a box has nothing that fits: strike it"),
                tr("repeat until nothing is struck"),
                tr("a box is empty: no solution"),
                tr("one left in each box: solved"),
                tr("else guess one, and prune again")};
    }

    /// Few enough to be struck by hand.
    bool canWork() const {
        const PruningPicture* found = picture();
        return found && found->build && found->build->isBuilt();
    }
    /// As far as it is right.
    StrikesByHand struck() const {
        StrikesByHand hand(picture()->build->graph, geometry(), m_scope);
        for (const GraphNode node : m_strikes)
            if (!hand.strike(node))
                break;
        return hand;
    }
    /// Only the last one may be wrong.
    std::optional<GraphNode> wrongStrike() const {
        return !m_strikes.empty() && !struck().isStruck(m_strikes.back()) ? std::optional(m_strikes.back())
                                                                          : std::nullopt;
    }
    void strike(GraphNode node) {
        if (const auto wrong = wrongStrike()) {
            m_strikes.pop_back();
            if (wrong == node)
                return;
        }
        const auto found = std::ranges::find(m_strikes, node);
        if (found != m_strikes.end())
            m_strikes.erase(found, m_strikes.end());
        else if (!struck().isOver())
            m_strikes.push_back(node);
    }
    /// A partner in each neighbouring box: why it has to stay.
    QString keepText(const StrikesByHand& hand, GraphNode node) const {
        QStringList partners;
        for (const int box : model().box(node.box).neighbours)
            if (const auto match = hand.matchIn(node, box))
                partners.append(permutationText(model(), permutation(*match)));
        return tr("%1 cannot be struck yet: it fits %2.")
            .arg(permutationText(model(), permutation(node)), listWithAnd(partners));
    }
    QString reasonText(GraphNode node) const {
        StrikesByHand before(picture()->build->graph, geometry(), m_scope);
        for (const GraphNode each : m_strikes) {
            if (each == node)
                break;
            before.strike(each);
        }
        return removalText(before.reason(node).value_or(PruningRemoval{node, {}, WitnessKind::noMatch, 0}));
    }
    QString doneText(const StrikesByHand& hand) const {
        if (isEmptied(hand))
            return emptyText([&](int box) { return hand.left(box) == 0; });
        return isSolvedBy(hand) ? tr("One permutation a box is left. They all fit each other, so this is the solution.")
                                : tr("Each one that is left has a partner in every neighbouring box, so nothing more "
                                     "can be struck. Now the solver has to guess: it tries one and prunes again.");
    }
    bool isEmptied(const StrikesByHand& hand) const {
        return std::ranges::any_of(model().facts, [&](const BoxFacts& each) { return hand.left(each.box) == 0; });
    }
    bool isSolvedBy(const StrikesByHand& hand) const {
        return std::ranges::all_of(model().facts, [&](const BoxFacts& each) { return hand.left(each.box) == 1; });
    }
    /// The program's line that is reached.
    int lineOf(const StrikesByHand& hand) const {
        if (hand.isOver())
            return isEmptied(hand) ? 4 : isSolvedBy(hand) ? 5 : 6;
        return m_strikes.empty() || wrongStrike() ? 1 : 2;
    }
    void paintWork(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const GraphColumns places = columns(area);
        const StrikesByHand hand = struck();
        const std::optional<GraphNode> wrong = wrongStrike();
        BoxCounts left;
        for (int box = 0; box < boxCount(); ++box) {
            left.push_back(hand.left(box));
            for (std::uint32_t i = 0; i < places.count(box); ++i) {
                const GraphNode node{box, i};
                CardFace face{.isStruck = hand.isStruck(node), .isWrong = node == wrong};
                if (face.isStruck)
                    face.fill = blend(look.theme.mutedText, look.theme.board, 0.1);
                paintCard(painter, places.node(node), permutation(node), model().box(box), geometry(), look, face);
                if (look.cursor == places.cardCell(node))
                    paintRing(painter, places.node(node).adjusted(-6, -6, 6, 6), look.theme.selectionRing, 2);
            }
        }
        places.paintNames(painter, look, left);
        const BoardAndRest split = splitFigure(area.figure, 0.56, look.text);
        paintSmallBoard(painter, split.board, model(), boxesOfWork(hand, wrong, look, places), look);
        if (!isSlide(look))
            paintProgram(painter, split.rest, program(), lineOf(hand), look);
    }
    /// The slip with a partner of each neighbouring box, what is pointed at, the solution where one is left in each
    /// box, else the last strike with one that clashes.
    NineBoxes boxesOfWork(const StrikesByHand& hand, const std::optional<GraphNode>& wrong, const StageLook& look,
                          const GraphColumns& places) const {
        std::vector<BoxPermutation> shown;
        const std::optional<GraphNode> hovered = look.pointer ? places.nodeAt(*look.pointer) : std::nullopt;
        const bool isShown = hovered && !hand.isStruck(*hovered);
        if (!wrong && !isShown && isSolvedBy(hand)) {
            NineBoxes solution = clues();
            for (int box = 0; box < boxCount(); ++box)
                for (std::uint32_t i = 0; i < places.count(box); ++i)
                    if (!hand.isStruck({box, i}))
                        nonet::place(permutation({box, i}), geometry(), solution.placed);
            return solution;
        }
        if (wrong) {
            shown.push_back(permutation(*wrong));
            for (const int box : model().box(wrong->box).neighbours)
                if (const auto match = hand.matchIn(*wrong, box))
                    shown.push_back(permutation(*match));
        } else if (isShown) {
            shown.push_back(permutation(*hovered));
        } else if (!m_strikes.empty()) {
            shown.push_back(permutation(m_strikes.back()));
            for (const int box : model().box(m_strikes.back().box).neighbours)
                for (std::uint32_t i = 0; i < places.count(box) && shown.size() < 2; ++i)
                    if (!hand.isStruck({box, i}) && !hand.matchIn(m_strikes.back(), box))
                        shown.push_back(permutation({box, i}));
        }
        return boardWith(model(), shown);
    }

    static constexpr std::uint32_t kMostByHand = PruningPicture::kMostByHand;

    /// Which removal of a round is shown.
    struct Witness {
        int moves = 0;
        std::size_t number = 0;
    };
    Witness m_witness;
    /// By hand, in their order; only the last may be wrong.
    std::vector<GraphNode> m_strikes;
    PruningScope m_scope = PruningScope::chutes;
    BackgroundValue<PruningPicture, Grid, PruningScope> m_picture;
};

}  // namespace

std::unique_ptr<LabScene> makePruneScene(MinigridLab& lab) { return std::make_unique<PruneScene>(lab); }

}  // namespace nonet::minigrid
