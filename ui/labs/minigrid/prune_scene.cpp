// Pruning rounds with the witness of each removal, and guesses where they end too soon; and by hand.
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/search/plain_search.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/permutation_pair.h"
#include "ui/labs/minigrid/prune_turn.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>

namespace nonet::minigrid {

namespace {

class PruneScene final : public MinigridScene, public DragHandle, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PruneScene)

public:
    explicit PruneScene(MinigridLab& lab) : MinigridScene(lab), m_picture(tr("Pruning the permutations"), lab) {}
    QString title() const override { return tr("Pruning until little is left"); }
    bool hasSmallPrint() const override { return true; }

    QStringList words() const override {
        return {
            m_scope == PruningScope::pairs || model().isSmall()
                ? tr("A permutation, written as its new digits row by row, is struck when some neighbouring box has "
                     "nothing left that fits it.")
                : tr("A permutation, written as its new digits row by row, is struck when the other boxes of its band "
                     "or stack have nothing left that fits it and each other."),
            tr("It can be in no solution, and others lose a partner with it, so round follows round. Where several are "
               "left, one is tried, and taken back when a box gets empty."),
            interactiveHint(canWork() ? tr("Page through what a round strikes, or press Your turn and strike by hand.")
                            : isBeyondHands(kMostByHand)
                                ? tr("Page through what a round strikes, or press Your turn and strike on 4 × 4 cells.")
                                : tr("Page through what a round strikes."))};
    }

    std::vector<LabLink> links() const override {
        return {{tr("is struck"), QLatin1String(kStruck)}, {tr("round follows round"), QLatin1String(kRoundsThing)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double moment) const override {
        const PruningPicture* found = picture();
        if (!found || found->film.hasTooMany || isYourTurn())
            return {};
        const auto node = columns(area).nodeAt(point);
        if (node && isGoneAt(*node, movesOf(moment)))
            return QLatin1String(kStruck);
        const QRectF figure = area.figure;
        return figure.contains(point) && point.x() > figure.center().x() && point.y() < figure.center().y()
                   ? QLatin1String(kRoundsThing)
                   : QString();
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

    /// The rounds, what they leave, and a move for each guess.
    int moveCount() const override { return roundCount() + 1 + guessCount(); }
    int lastMoveBeforeAnswer() const override { return std::max(0, roundCount() - 1); }

    QString moveText(int moves) const override {
        const PruningPicture* found = picture();
        if (isYourTurn() && canWork())
            return tr("Struck so far: %1.").arg(byHand().struckCount());
        if (const PruningGuess* guess = guessOf(moves))
            return guessText(*guess);
        if (!found || found->film.hasTooMany || moves > roundCount())
            return endText();
        if (moves == 0)
            return tr("Permutations at the start: %1.").arg(number(found->leftInAll(0)));
        const PruningRound& round = found->film.rounds[at(moves - 1)];
        return filled(tr("Round %1, struck: %2, left: %3. %4"), moves, number(round.removals.size()),
                      number(found->leftInAll(moves)),
                      removalText(model(), *picture(), round.removals[witnessOf(moves)]));
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
        if (!found->search.guesses.empty() && found->search.isComplete)
            claims.push_back({tr("Guesses: %1, taken back: %2")
                                  .arg(number(found->search.guesses.size()), number(takenBack(found->search))),
                              true});
        const SearchOutcome cells = searchByCells(model().puzzle);
        const SignatureOutcome& solved = found->solved;
        const bool agrees = solved.isDecided() && solved.count == cells.count;
        if (cells.count == 0)
            claims.push_back(
                {tr("The version that prunes, 4.2, finds no solution, as a search by cells does"), agrees});
        else if (cells.count == 1)
            claims.push_back({tr("The version that prunes, 4.2, finds the one solution; permutations it had to try: %1")
                                  .arg(number(solved.tried)),
                              agrees && cells.first == solved.solutions[0]});
        else
            claims.push_back(
                {tr("The version that prunes, 4.2, finds at least two solutions, as a search by cells does"), agrees});
        return claims;
    }

    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls{sizeControl()};
        if (isYourTurn() && isBeyondHands(kMostByHand))
            controls.push_back(smallBoardControl().joined());
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
                                                 m_work.clear();
                                                 return 0;
                                             })));
        return controls;
    }
    void inputReshaped() override {
        m_work.clear();
        m_witness = {};
    }

    std::optional<LabTurn> turn() const override {
        if (!canWork())
            return isBeyondHands(kMostByHand) ? std::optional(turnElsewhere()) : std::nullopt;
        return byHand().turn();
    }
    void clearTurn() override { m_work.clear(); }
    QString drawing() const override {
        return textsOf(m_work, [](GraphNode node) { return QStringLiteral("%1.%2").arg(node.box).arg(node.number); })
            .join(u',');
    }
    void setDrawing(const QString& text) override {
        const std::vector<PermutationCount> counts = countPermutations(model().puzzle, kMostByHand);
        std::vector<GraphNode> work;
        for (const QString& each : text.split(u',', Qt::SkipEmptyParts)) {
            const GraphNode node{each.section(u'.', 0, 0).toInt(), each.section(u'.', 1).toUInt()};
            if (node.box < 0 || node.box >= boxCount() || node.number >= counts[at(node.box)].count)
                return;
            work.push_back(node);
        }
        m_work = work;
    }
    bool acceptsClues() const override { return !isYourTurn() && !keepsClassic(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return isYourTurn() ? clickableBoard(area) : std::optional(boardMetrics(smallBoard(area.figure, area.text)));
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() && canWork() ? columns(area).cardCells() : std::nullopt;
    }
    void clickCell(Cell cell) override {
        if (!isYourTurn() || !canWork())
            return;
        // Which card is in which cell is the same in any area.
        if (const auto node =
                GraphColumns::forHands(QRectF(0, 0, 1000, 1000), picture()->counts(), geometry(), 14).nodeOf(cell))
            m_work = byHand().after(*node);
    }
    /// A press on what the round strikes shows why; keys page to it.
    bool dragTo(const StageArea& area, const QPointF&, const QPointF& to) override {
        const PruningPicture* found = picture();
        if (isYourTurn() || !found || found->film.hasTooMany)
            return false;
        const std::optional<GraphNode> node = columns(area).nodeAt(to);
        if (node)
            showWitness(*node);
        return node.has_value();
    }
    bool fillWorksheet(WorksheetPage& page) const override {
        strikeSheet(page, model());
        return true;
    }
    QString ownWords() const override {
        return tr("Why may a permutation be struck although nobody knows the solution yet?");
    }
    QString modelWords() const override {
        return tr(
            "In a solution it would need a partner in each neighbouring box. Where one of these has none left, it "
            "is in no solution, whatever that looks like.");
    }
    bool asksOnSheet() const override {
        return areCardsOf(model()) && (model().isSmall() || m_scope == PruningScope::pairs);
    }

    void prepare() override {
        m_picture.ask(model().puzzle.givens, m_scope,
                      [puzzle = model().puzzle, scope = m_scope](const std::stop_token& stop) {
                          return makePruningPicture(puzzle, scope, stop);
                      });
    }

    QString readout(const StageArea& area, const QPointF& point, double moment) const override {
        if (const QString clue = clueReadout(smallBoard(area.figure, area.text), point);
            !clue.isEmpty() && !isYourTurn())
            return clue;
        const PruningPicture* found = picture();
        if (!found || found->film.hasTooMany)
            return {};
        const std::optional<GraphNode> node = columns(area).nodeAt(point);
        if (!node)
            return {};
        const QString name = permutationText(model(), permutation(*node));
        if (isYourTurn())
            return canWork() && byHand().isStruck(*node) ? tr("%1, struck").arg(name) : name;
        const int round = found->goneIn[at(node->box)][node->number];
        if (round < 0 || round >= moment)
            return name;
        const std::optional<PruningRemoval> removal = removalOf(*node, round + 1);
        return removal ? filled(tr("Round %1: %2"), round + 1, removalText(model(), *picture(), *removal)) : name;
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double moment) const override {
        const PruningPicture* found = picture();
        if (!found || found->film.hasTooMany) {
            sayWrapped(painter, area.board.adjusted(look.text, area.board.height() * 0.4, -look.text, 0), endText(),
                       look.text * 1.3, look.theme.mutedText);
            if (!isSlide(look)) {
                const CellField field = smallBoard(area.figure, look.text);
                paintBoxes(painter, field, clues(), look);
                paintClueCursor(painter, field, look);
            }
            return;
        }
        if (isYourTurn() && canWork())
            return byHand().paint(painter, area.figure, columns(area), look);
        const GraphColumns places = columns(area);
        if (const PruningGuess* guess = guessOf(movesOf(moment))) {
            paintGuess(painter, area, places, look, *guess);
            return paintClueCursor(painter, smallBoard(area.figure, look.text), look);
        }
        const int rounds = std::min(roundCount(), movesOf(moment));
        paintRound(painter, places, look, moment, rounds);
        places.paintNames(painter, look, found->left(rounds), tr("%1 left"));
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
            return emptyText(boxCount(), [&](int box) { return found->film.survivors[at(box)].empty(); });
        if (found->film.isSolved())
            return tr("One permutation a box is left: the solution, without a guess.");
        return tr("Permutations left: %1. Now the solver has to guess: it tries one, prunes again, and takes it back "
                  "if a box gets empty.")
            .arg(number(found->film.survivorCount()));
    }
    bool isGoneAt(GraphNode node, int moves) const {
        if (const PruningGuess* guess = guessOf(moves))
            return !PruningPicture::isLeftAfter(*guess, node);
        const int round = picture()->goneIn[at(node.box)][node.number];
        return round >= 0 && round < moves;
    }
    int guessCount() const {
        const PruningPicture* found = picture();
        return found ? static_cast<int>(found->search.guesses.size()) : 0;
    }
    /// What is tried by this move; null: it is none.
    const PruningGuess* guessOf(int moves) const {
        const int guess = moves - roundCount() - 2;
        return guess >= 0 && guess < guessCount() ? &picture()->search.guesses[at(guess)] : nullptr;
    }
    static std::size_t takenBack(const PruningSearch& search) {
        std::size_t standing = 0;
        if (search.isSolved())
            for (int each = static_cast<int>(search.guesses.size()) - 1; each >= 0;
                 each = search.guesses[at(each)].parent)
                ++standing;
        return search.guesses.size() - standing;
    }
    QString guessText(const PruningGuess& guess) const {
        const PruningSearch& search = picture()->search;
        const auto place = static_cast<std::size_t>(&guess - search.guesses.data());
        const QString what = filled(tr("Guess %1: %2.", "how many, a permutation"), place + 1,
                                    permutationText(model(), permutation(guess.node)));
        // Nothing is left to try where the guess before was made.
        const bool isBack =
            place > 0 && search.guesses[place - 1].isWrong() && search.guesses[place - 1].parent != guess.parent;
        const QString back = isBack ? tr("All of box %1 failed, so the guess before was wrong, too.")
                                              .arg(boxNumber(search.guesses[place - 1].node.box)) +
                                          u' '
                                    : QString();
        const QString wrong =
            tr("Then pruning leaves nothing in box %1: the guess is taken back.").arg(boxNumber(firstEmpty(guess)));
        QString then = tr("Then one permutation a box is left: a solution.");
        if (guess.isWrong())
            then = place + 1 < search.guesses.size() ? wrong
                   : search.isComplete               ? wrong + u' ' + tr("Every guess failed: there is no solution.")
                                                     : wrong + u' ' + tr("The film ends here: not decided.");
        else if (!guess.isSolution())
            then = tr("Pruning leaves several, so the next guess follows.");
        return back + what + u' ' + then;
    }
    static int firstEmpty(const PruningGuess& guess) {
        const auto empty = std::ranges::find_if(guess.survivors, [](const auto& box) { return box.empty(); });
        return static_cast<int>(empty - guess.survivors.begin());
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

    CellField smallBoard(const QRectF& figure, double text) const {
        return cellField(splitFigure(figure, kPruneBoardShare, text).board, model().side(), model().side(),
                         Qt::AlignLeft | Qt::AlignTop);
    }
    static int movesOf(double moment) { return static_cast<int>(std::floor(moment + 1e-9)); }
    GraphColumns columns(const StageArea& area) const {
        if (isYourTurn() && canWork())
            return GraphColumns::forHands(area.board, picture()->counts(), geometry(), area.text);
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
        const QColor gone = goneColour(look);
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
        paintCards(painter, places, look, colour, isGone);
    }
    /// The pair of the witness, the rounds and the program.
    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, double moment,
                     const std::optional<PruningRemoval>& shown) const {
        if (isSlide(look))
            return paintRounds(painter, area, look, moment);
        const PruningPicture& found = *picture();
        const int moves = movesOf(moment);
        const BoardAndRest split = splitFigure(area, kPruneBoardShare, look.text);
        std::vector<BoxPermutation> permutations;
        if (shown) {
            permutations.push_back(permutation(shown->node));
            if (shown->kind == WitnessKind::noMatch)
                if (const auto other = leftBefore(*shown))
                    permutations.push_back(permutation(*other));
        }
        BoxesPicture boxes = boardWith(model(), permutations);
        if (shown && shown->kind == WitnessKind::noneTogether)
            for (const int box : boxesOf(geometry(), shown->chute))
                boxes.boxes[at(box)].tone = BoxTone::soft;
        if (moves > roundCount() && found.film.isSolved())
            boxes.placed = found.solved.solutions[0];
        paintSmallBoard(painter, split.board, model(), boxes, look);
        paintClueCursor(painter, smallBoard(area, look.text), look);
        const UpperAndLower parts = upperAndLower(split.rest, look);
        lightRounds(painter, parts.upper, look);
        paintRounds(painter, parts.upper, look, moment);
        paintProgram(painter, parts.lower, pruningProgram(),
                     moves == 0                     ? 0
                     : moves <= roundCount()        ? 2
                     : found.film.isContradictory() ? 4
                     : found.film.isSolved()        ? 5
                                                    : 6,
                     look);
    }
    /// What a guess leaves, the choices that led to it, and the boxes that are settled.
    void paintGuess(QPainter& painter, const StageArea& area, const GraphColumns& places, const StageLook& look,
                    const PruningGuess& guess) const {
        const PruningPicture& found = *picture();
        const auto place = static_cast<std::size_t>(&guess - found.search.guesses.data());
        const QColor gone = goneColour(look);
        const auto isLeft = [&](GraphNode node) { return PruningPicture::isLeftAfter(guess, node); };
        const auto colour = [&](GraphNode node) {
            return !isLeft(node)       ? gone
                   : places.hasCards() ? blend(look.theme.accent, look.theme.board, 0.16)
                                       : look.theme.accent;
        };
        places.paint(painter, look, colour, isLeft);
        paintCards(painter, places, look, colour, [&](GraphNode node) { return !isLeft(node); });
        places.paintNames(painter, look, found.leftAfter(guess), tr("%1 left"));
        BoxesPicture boxes = clues();
        for (int box = 0; box < boxCount(); ++box) {
            const std::vector<std::uint32_t>& left = guess.survivors[at(box)];
            if (left.size() == 1)
                nonet::place(permutation({box, left[0]}), geometry(), boxes.placed);
            markEmpty(boxes, box, left.empty());
        }
        for (const std::size_t each : found.chainOf(place)) {
            const GraphNode node = found.search.guesses[each].node;
            places.paintRing(painter, node, guess.isWrong() && each == place ? look.theme.conflict : look.theme.accent,
                             3);
            nonet::place(permutation(node), geometry(), boxes.placed);
            boxes.boxes[at(node.box)].tone = BoxTone::strong;
        }
        if (isSlide(look))
            return paintChoices(painter, area.figure, found.choicesOf(place), model(), look);
        const int line = guess.isWrong() ? 7 : guess.isSolution() ? 5 : 6;
        paintBoardAndChoices(painter, area.figure, boxes, found.choicesOf(place), line, model(), look);
    }
    /// The colour of what is struck, stronger where words light it: stripes have no room for a ring.
    static QColor goneColour(const StageLook& look) {
        return look.lit == QLatin1String(kStruck) ? blend(look.theme.conflict, look.theme.board, 0.35)
                                                  : blend(look.theme.mutedText, look.theme.board, 0.1);
    }
    void paintCards(QPainter& painter, const GraphColumns& places, const StageLook& look,
                    const std::function<QColor(GraphNode)>& colour,
                    const std::function<bool(GraphNode)>& isStruck) const {
        for (int box = 0; places.hasCards() && box < boxCount(); ++box)
            for (std::uint32_t i = 0; i < places.count(box); ++i) {
                const GraphNode node{box, i};
                paintCard(painter, places.node(node), permutation(node), model().box(box), geometry(), look,
                          {.fill = colour(node), .isStruck = isStruck(node)});
                if (look.lit == QLatin1String(kStruck) && isStruck(node))
                    paintRing(painter, places.node(node), look.theme.text, 2, Qt::DotLine);
            }
    }
    PruneTurn byHand() const { return {model(), *picture(), m_scope, m_work}; }
    /// Few enough to be struck by hand.
    bool canWork() const {
        const PruningPicture* found = picture();
        return found && found->build && found->build->isBuilt() && !model().isLarge();
    }
    static constexpr const char* kStruck = "struck";
    static constexpr std::uint32_t kMostByHand = PruningPicture::kMostByHand;

    /// Which removal of a round is shown.
    struct Witness {
        int moves = 0;
        std::size_t number = 0;
    };
    Witness m_witness;
    /// Clicked by hand, in their order: struck, guessed or taken back, whichever was due; only the last may be wrong.
    std::vector<GraphNode> m_work;
    PruningScope m_scope = PruningScope::chutes;
    BackgroundValue<PruningPicture, Grid, PruningScope> m_picture;
};

}  // namespace

std::unique_ptr<LabScene> makePruneScene(MinigridLab& lab) { return std::make_unique<PruneScene>(lab); }

}  // namespace nonet::minigrid
