// Why this puzzle is hard, in one sentence that the path bears out, and which clue it hangs on.
#include "core/board/classic.h"
#include "core/rating/candidate_census.h"
#include "core/solvers/search/search.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/labs/difficulty/difficulty_scene.h"
#include "ui/labs/difficulty/difficulty_worksheet.h"
#include "ui/labs/difficulty/single_turn.h"
#include "ui/labs/difficulty/strike_turn.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace nonet::difficulty {

namespace {

constexpr int kChoices = 4;
constexpr std::size_t kShownClues = 5;

/// What makes a path hard at one point.
struct Evidence {
    /// A step of the path; nothing where each blank cell can be filled throughout.
    std::optional<std::size_t> step;
    int open = 0;
};

class WhyScene final : public DifficultyScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::WhyScene)

public:
    explicit WhyScene(DifficultyLab& lab) : DifficultyScene(lab), m_map(tr("Taking each clue away"), lab) {
        m_map.notifyOnProgress();
    }
    QString title() const override { return tr("Why is this hard?"); }
    bool hasSmallPrint() const override { return true; }

    QStringList sentences() const override {
        return {boardSentence(),
                tr("A puzzle is as hard as its hardest moment, and that is where few moves are open, or only ones that "
                   "few people know."),
                tr("Go on to take each clue away. Where more than one solution is left, the clue is needed; of the "
                   "others, the clue that matters most changes the sum D most.")};
    }

    LabQuestion question() const override {
        const std::optional<TechniqueId> hardest = facts().report.hodoku.hardest;
        if (!hardest)
            return questionWithoutSteps();
        return LabQuestion::among(
            tr("What is the hardest technique that this puzzle asks for?"), techniqueName(*hardest),
            othersThan(*hardest),
            tr("%1: at some step nothing easier is left to be found.").arg(techniqueName(*hardest)));
    }

    /// The board there, the move, the clues.
    int moveCount() const override { return 2; }
    int lastMoveBeforeAnswer() const override { return 0; }

    QString moveText(int moves) const override {
        if (moves == 0)
            return whereText();
        return moves == 1 ? whyText() : clueText();
    }

    std::vector<LabClaim> claims() const override {
        if (isQuestionOpen() || !lab().slow())
            return {};
        std::vector<LabClaim> claims{{whyText(), true}};
        if (map() && moment() >= moveCount())
            claims.push_back({clueText(), map()->isWhole()});
        return claims;
    }

    std::optional<LabTurn> turn() const override {
        LabTurn turn;
        if (isEasy())
            return singleTurn(facts().positions[turnStep()], struckHere(), !isEasyAll());
        // Not counted yet, or there is nothing to look for.
        turn.task = whyText();
        if (!isNarrow())
            return turn;
        turn.task =
            whereText() + u' ' +
            tr("Find one: click a cell, then type the candidate that a move takes away there, or the digit that "
               "it fills in.");
        LabTurn found =
            strikeTurn(facts().positions[shownStep()], lab().slow()->openThere, struckHere(), !isQuestionOpen());
        found.task = turn.task;
        return found;
    }
    void clearTurn() override { m_struck.clear(); }

    /// "12-5,40-7": cells counted from 0, with the candidates that were struck.
    QString drawing() const override {
        QStringList parts;
        for (const Candidate& each : struckHere())
            parts.append(QStringLiteral("%1-%2").arg(each.cell.index()).arg(each.digit.value()));
        return parts.join(u',');
    }
    void setDrawing(const QString& text) override {
        std::vector<Candidate> struck;
        for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
            const int cell = part.section(u'-', 0, 0).toInt();
            const int digit = part.section(u'-', 1).toInt();
            if (cell < 0 || cell >= kSide * kSide || digit < 1 || digit > kSide)
                return;
            struck.push_back({Cell(cell), Digit(digit)});
        }
        m_struckOf = model().puzzle;
        m_struck = struck;
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override {
        if (m_click > 0)
            typeDigit(cell, Digit(m_click));
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn() || !digit || !(isEasy() || isNarrow()))
            return std::nullopt;
        const Position& position = facts().positions[turnStep()];
        if (position.isSolved(cell))
            return filled(tr("%1 holds %2"), cellName(cell), position.valueAt(cell));
        if (!position.has({cell, *digit}))
            return filled(tr("%1 has no candidate %2."), cellName(cell), digit->value());
        if (std::exchange(m_struckOf, model().puzzle) != model().puzzle)
            m_struck.clear();
        if (std::erase(m_struck, Candidate{cell, *digit}) == 0)
            m_struck.push_back({cell, *digit});
        return QString();
    }

    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls;
        if (isYourTurn()) {
            if (easyStep())
                controls.push_back(choiceControl("place", tr("Look at:"),
                                                 {tr("an easy place first"), tr("the narrowest place")},
                                                 bound(m_isNarrowest, [this] { clearTurn(); })));
            QStringList digits{tr("chooses the cell")};
            for (int digit = 1; digit <= kSide; ++digit)
                digits.append(isEasy() ? tr("writes %1").arg(digit) : tr("strikes %1").arg(digit));
            controls.push_back(choiceControl("click", tr("A click:"), digits, bound(m_click)));
        }
        if (m_map.isRunning())
            controls.push_back(buttonControl("stop", tr("Stop"), [this] { m_map.cancel(); }));
        return controls;
    }

    /// The map shows the puzzle itself.
    bool acceptsClues() const override { return moment() >= 2 && !isYourTurn(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return BoardMetrics(Geometry(), area.board);
    }

    void prepare() override {
        lab().slow();
        m_map.askOnce(model().puzzle,
                      [puzzle = model().puzzle](const std::stop_token& stop, const ProgressSink& progress) {
                          return clueMap(puzzle, stop, progress);
                      });
    }

    std::vector<LabLink> links() const override {
        const ClueLoss* most = moment() >= 2 ? mostExpensive() : nullptr;
        return most ? std::vector<LabLink>{{tr("the clue that matters most"), thingOf(most->cell)}}
                    : std::vector<LabLink>();
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = shownCellAt(area, point);
        return at >= 2 && cell && !model().puzzle.isBlank(*cell) ? thingOf(*cell) : QString();
    }

    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = shownCellAt(area, point);
        if (!cell)
            return {};
        const Position& position = facts().positions[turnStep()];
        if (isYourTurn() && !position.isSolved(*cell))
            return tr("%1 can be %2").arg(cellName(*cell), digitsWithOr(toDigitSet(position.candidates(*cell))));
        if (at >= 2 && !isYourTurn())
            if (const ClueLoss* loss = lossOf(*cell))
                return loss->isProper ? filled(tr("Without the %1 in %2: D %3"), model().puzzle.valueAt(*cell),
                                               cellName(*cell), changeText(*loss))
                                      : filled(tr("Without the %1 in %2: more than one solution"),
                                               model().puzzle.valueAt(*cell), cellName(*cell));
        if (model().puzzle.isBlank(*cell))
            return tr("%1 is blank").arg(cellName(*cell));
        return filled(tr("%1 holds %2"), cellName(*cell), model().puzzle.valueAt(*cell));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int moves = isYourTurn() ? 0 : static_cast<int>(std::floor(at));
        if (moves >= 2)
            paintMap(painter, area, look);
        else
            paintMoment(painter, area, look, moves == 1);
        Stack stack(area.figure);
        const double pixels = look.text * 1.1;
        stack.take(nonet::sayLines(painter, stack.rest(), Qt::AlignLeft | Qt::AlignTop,
                                   isEasy() ? easyWhere() : moveText(moves), pixels, look.theme.text, QFont::DemiBold) +
                   pixels * 0.6);
        if (moves >= 2)
            paintClues(painter, stack, look);
        else if (!isYourTurn())
            paintFacts(painter, stack, look);
    }

    bool fillWorksheet(WorksheetPage& sheet) const override;
    QString ownWords() const override { return tr("In your own words: what makes this puzzle hard for you?"); }
    QString modelWords() const override {
        return tr("A step that takes me long to find, or a technique that I do not know yet.");
    }

private:
    /// All that are right on the sheet; two ways to one result are one move.
    void sayMoves(WorksheetPage& sheet, const SlowFacts& slow) const {
        sheet.words(whyText(&slow));
        if (facts().report.path.isSolved && slow.openThere.empty() && !steps().empty()) {
            std::vector<Candidate> singles;
            for (const Cell cell : cellsOfSingles(facts().positions.front()))
                singles.push_back({cell, Digit(facts().solution.valueAt(cell))});
            sheet.words(tr("All of these can be filled in: %1.").arg(digitsInCells(singles)));
        }
        std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> told;
        std::vector<const Step*> moves;
        for (const Step& step : slow.openThere)
            if (told.emplace(step.placements, step.eliminations).second)
                moves.push_back(&step);
        // More of them leave no room for their reasons.
        constexpr std::size_t kMostReasons = 3;
        for (const Step* step : moves)
            sheet.words(moves.size() <= kMostReasons
                            ? stepSentence(*step)
                            : filled(tr("%1: %2", "a step; its result"), stepTitle(*step), stepResult(*step)));
    }
    /// Which board is shown, and what to do with it.
    QString boardSentence() const {
        if (isEasy())
            return tr("The board stands where the first cell can be filled: find one before you look where it "
                      "is narrowest.");
        if (!facts().report.path.isSolved)
            return tr("The board stands where the techniques of this program end: none of them finds a move there.");
        if (!lab().slow())
            return tr("The board stands at its start until the open moves are counted.");
        return evidence(lab().slow()).step
                   ? tr("The board stands where this puzzle is narrowest: look for a move there before you go on.")
                   : tr("The board stands at its start: there, as at every step, each blank cell can be filled.");
    }

    /// The question on a board that is full, or on which no technique finds a first step.
    LabQuestion questionWithoutSteps() const {
        if (facts().report.path.isSolved)
            return LabQuestion::among(tr("Every cell holds a clue. What makes a puzzle of this board?"),
                                      tr("taking clues away"), {tr("changing a digit"), tr("exchanging two rows")},
                                      tr("Taking clues away: it is a puzzle as long as one solution is left."));
        return LabQuestion::among(tr("No technique of this program finds a first step here. What is left to a solver?"),
                                  tr("to try a digit and see where it leads"),
                                  {tr("nothing: it has no solution"), tr("nothing: it has many solutions")},
                                  tr("To try a digit and see where it leads: its one solution is found that way."));
    }

    const std::vector<Step>& steps() const { return facts().report.path.steps; }
    int stepCount() const { return static_cast<int>(steps().size()); }
    static QString thingOf(Cell cell) { return QStringLiteral("clue %1").arg(cell.index()); }
    const ClueMap* map() const { return m_map.find(model().puzzle); }

    /// Null: not counted yet.
    static Evidence evidence(const SlowFacts* slow) {
        if (!slow)
            return {};
        const std::optional<std::size_t> step = slow->bottleneck.narrowestWhileOpen();
        return {step, step ? slow->bottleneck.points[*step].total() : 0};
    }
    /// The board to look at: the narrowest, or where the techniques end, or the start.
    std::size_t shownStep(const SlowFacts* slow) const {
        if (!facts().report.path.isSolved)
            return std::min(steps().size(), facts().positions.size() - 1);
        return evidence(slow).step.value_or(0);
    }
    std::size_t shownStep() const { return shownStep(lab().slow()); }

    QString whereText() const {
        if (!facts().report.path.isSolved)
            return tr("After %n step(s) the techniques of this program end.", nullptr, stepCount());
        if (!lab().slow())
            return filled(tr("counting: %1 of %2"), lab().counted(), stepCount());
        const Evidence found = evidence(lab().slow());
        if (!found.step)
            return tr("At each of the %n step(s) every blank cell can be filled at once.", nullptr, stepCount());
        return found.open == 1
                   ? filled(tr("At step %1 of %2 the techniques that this puzzle needs have only one move open."),
                            *found.step + 1, stepCount())
                   : filled(tr("At step %1 of %2 the techniques that this puzzle needs have only %3 moves open."),
                            *found.step + 1, stepCount(), found.open);
    }

    QString whyText() const { return whyText(lab().slow()); }
    QString whyText(const SlowFacts* slow) const {
        if (!facts().report.path.isSolved)
            return tr("It is beyond this program: after %n step(s) none of its techniques finds another move.", nullptr,
                      stepCount());
        if (!slow)
            return whereText();
        const Evidence found = evidence(slow);
        if (!found.step)
            return tr("It is not hard: at each of the %n step(s) every blank cell can be filled at once.", nullptr,
                      stepCount());
        const QString name = techniqueName(steps()[*found.step].technique);
        return found.open == 1
                   ? filled(
                         tr("It is narrowest at step %1 of %2, where the techniques that it needs have only one move "
                            "open: %3."),
                         *found.step + 1, stepCount(), name)
                   : filled(tr("At step %1 of %2 the techniques that it needs have only %3 moves open; the easiest of "
                               "them is %4."),
                            *found.step + 1, stepCount(), found.open, name);
    }

    double totalOf(const CandidateCensus& census) const { return totalDifficulty(census, model()); }
    double changeOf(const ClueLoss& loss) const { return totalOf(loss.census) - totalOf(facts().census); }
    QString changeText(const ClueLoss& loss) const {
        const double change = changeOf(loss);
        return (change > 0 ? QStringLiteral("+") : QString()) + number(change, 0);
    }
    const ClueLoss* lossOf(Cell cell) const { return map() ? map()->of(cell) : nullptr; }
    /// The clues that can be missed, the one whose loss changes D most first: D means nothing where more than one
    /// solution is left.
    std::vector<const ClueLoss*> ranked() const {
        std::vector<const ClueLoss*> order;
        for (std::size_t i = 0; map() && i < map()->losses.size(); ++i)
            if (map()->losses[i].isProper)
                order.push_back(&map()->losses[i]);
        std::ranges::stable_sort(order, std::ranges::greater(),
                                 [this](const ClueLoss* each) { return std::abs(changeOf(*each)); });
        return order;
    }
    const ClueLoss* mostExpensive() const {
        const std::vector<const ClueLoss*> order = ranked();
        return order.empty() ? nullptr : order.front();
    }

    QString clueText() const {
        const ClueLoss* most = mostExpensive();
        if (!most && map() && map()->isWhole())
            return tr("Each of the %1 clues is needed: without any one of them more than one solution is left.")
                .arg(map()->losses.size());
        if (!most)
            return m_map.isRunning() ? filled(tr("clues taken away: %1 of %2"), m_map.done(), m_map.total())
                                     : tr("The map of the clues was stopped.");
        return filled(tr("The %1 in %2 matters most: without it D goes from %3 to %4."),
                      model().puzzle.valueAt(most->cell), cellName(most->cell), number(totalOf(facts().census)),
                      number(totalOf(most->census)));
    }

    /// Wrong answers: techniques of the path, and then those next to the right one in the profile.
    QStringList othersThan(TechniqueId right) const {
        QStringList others;
        const auto take = [&](TechniqueId id) {
            if (id != right && others.size() < kChoices - 1 && !others.contains(techniqueName(id)))
                others.append(techniqueName(id));
        };
        const auto& rows = hodokuProfile().rows;
        const auto at = std::ranges::find(rows, right, &ProfileRow::technique) - rows.begin();
        for (std::ptrdiff_t by = 1; by < std::ssize(rows) && others.size() < kChoices - 1; ++by) {
            if (at - by >= 0)
                take(rows[static_cast<std::size_t>(at - by)].technique);
            if (at + by < std::ssize(rows))
                take(rows[static_cast<std::size_t>(at + by)].technique);
        }
        return others;
    }

    /// The learner looks for a single first. Nothing where the path has none.
    std::optional<std::size_t> easyStep() const {
        const auto& positions = facts().positions;
        const auto found =
            std::ranges::find_if(positions, [](const Position& each) { return !cellsOfSingles(each).isEmpty(); });
        return found == positions.end() ? std::nullopt
                                        : std::optional(static_cast<std::size_t>(found - positions.begin()));
    }
    bool isEasy() const { return isYourTurn() && !m_isNarrowest && easyStep(); }
    std::size_t turnStep() const { return isEasy() ? easyStep().value_or(0) : shownStep(); }
    QString easyWhere() const {
        const std::size_t step = easyStep().value_or(0);
        return step == 0 ? tr("The board at the start")
                         : filled(tr("The board after %1 of %2 steps"), step, stepCount());
    }
    void paintMoment(QPainter& painter, const StageArea& area, const StageLook& look, bool showsStep) const {
        const std::size_t at = std::min(turnStep(), facts().positions.size() - 1);
        const BoardPainter& board = look.painters.of(Geometry(), area.board, look.theme, look.ratio);
        BoardPicture picture;
        picture.puzzle = Puzzle(model().puzzle);
        picture.digits = facts().positions[at].digits();
        picture.candidates = facts().positions[at].candidateGrid();
        picture.showsCandidates = true;
        picture.isReplay = true;
        picture.highlightsPeers = false;
        picture.highlightsSameDigit = false;
        const std::optional<Step> found = foundStep();
        if (showsStep && at < steps().size())
            picture.step = steps()[at];
        else if (found)
            picture.step = *found;
        else if (isYourTurn()) {
            for (const Candidate& each : struckHere()) {
                DigitSet& left = picture.candidates.at(each.cell);
                left = isEasy() ? DigitSet() : left - DigitSet(each.digit);
            }
        }
        showCursor(picture, look);
        board.paint(painter, picture);
        if (isEasy())
            paintSingles(painter, board.metrics(), facts().positions[turnStep()], struckHere(), look);
        else if (isYourTurn() && !found)
            paintStruck(painter, board.metrics(), facts().positions[at],
                        isNarrow() ? lab().slow()->openThere : std::vector<Step>(), struckHere(), look);
    }

    /// What the learner has found, once its name is no question any more.
    std::optional<Step> foundStep() const {
        const auto& struck = struckHere();
        if (!isYourTurn() || isEasy() || isQuestionOpen() || struck.empty() ||
            !std::ranges::all_of(struck, [this](const Candidate& each) { return stepFor(each).has_value(); }))
            return std::nullopt;
        return stepFor(struck.back());
    }

    /// No place is narrower than another, as far as is known.
    bool isEasyAll() const { return !facts().report.path.isSolved || (lab().slow() && !isNarrow()); }
    bool isNarrow() const { return facts().report.path.isSolved && lab().slow() && !lab().slow()->openThere.empty(); }
    /// What the learner struck; nothing where that was on another puzzle.
    const std::vector<Candidate>& struckHere() const {
        static const std::vector<Candidate> none;
        return m_struckOf == model().puzzle ? m_struck : none;
    }
    std::optional<Step> stepFor(const Candidate& struck) const {
        return isNarrow() ? nonet::difficulty::stepFor(facts().positions[shownStep()], lab().slow()->openThere, struck)
                          : std::nullopt;
    }

    void paintMap(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const BoardMetrics metrics(Geometry(), area.board);
        const ClueLoss* most = mostExpensive();
        const double largest = most ? std::max(1e-9, std::abs(changeOf(*most))) : 1;
        const CellField field{metrics.board()};
        paintField(painter, field, look.theme, [&](int row, int column) {
            CellFace face;
            const Cell cell(row * kSide + column);
            if (const ClueLoss* loss = lossOf(cell); loss && loss->isProper)
                face.fill = warmth(look.theme, std::abs(changeOf(*loss)) / largest);
            if (look.cursor == cell)
                face.ring = look.theme.selectionRing;
            return face;
        });
        for (const Cell cell : classic::kAllCells) {
            const std::optional<Digit> digit = model().puzzle.digit(cell);
            if (!digit)
                continue;
            const QRectF rect = metrics.cellRect(cell);
            const ClueLoss* loss = lossOf(cell);
            const bool isNeeded = loss && !loss->isProper;
            const QColor ink = loss && !isNeeded
                                   ? inkOn(look.theme, warmth(look.theme, std::abs(changeOf(*loss)) / largest))
                                   : look.theme.given;
            // A number in a corner cannot be read from far away; the list beside the board has the largest.
            const bool isSmall = look.leastText > 0 || !loss || isNeeded;
            say(painter, isSmall ? rect : rect.adjusted(0, 0, 0, -rect.height() * 0.32), Qt::AlignCenter,
                QString::number(digit->value()), rect.height() * 0.5, ink);
            if (!isSmall)
                say(painter, rect.adjusted(2, rect.height() * 0.62, -2, -2), Qt::AlignCenter, changeText(*loss),
                    rect.height() * 0.26, ink);
            if (isNeeded)
                paintRing(painter, rect.adjusted(2, 2, -2, -2), ink, std::max(1.5, rect.height() * 0.03), Qt::DotLine);
        }
        for (const Cell cell : classic::kAllCells)
            if ((most && cell == most->cell) || look.lit == thingOf(cell))
                paintRing(painter, metrics.cellRect(cell), look.theme.selectionRing,
                          std::max(3.0, metrics.cellSide() * 0.06));
    }

    void paintFacts(QPainter& painter, Stack& stack, const StageLook& look) const {
        const double height = std::min(stack.rest().height() / 6, look.text * 1.9);
        const auto row = [&](const QString& name, const QString& value) {
            if (stack.rest().height() >= height)
                paintRow(painter, stack.take(height), name, value, look);
        };
        const HodokuRating& rating = facts().report.hodoku;
        row(tr("steps"), QString::number(stepCount()));
        row(tr("hardest technique"), unlessOpen(rating.hardest ? techniqueName(*rating.hardest) : QStringLiteral("–")));
        row(tr("steps that fill nothing"),
            QString::number(std::ranges::count_if(steps(), [](const Step& each) { return each.placements.empty(); })));
        row(tr("HoDoKu"), unlessOpen(levelText(rating)));
        row(tr("D"), number(totalOf(facts().census)));
        if (look.leastText > 0)
            sayLines(painter, stack, tr("Dots are candidates: 1 at the top left, 9 at the bottom right."), look.text,
                     look.theme.mutedText);
    }

    void paintClues(QPainter& painter, Stack& stack, const StageLook& look) const {
        if (!map())
            return;
        std::vector<const ClueLoss*> order = ranked();
        const double height = look.text * 1.6;
        // The last line says what the dots mean.
        const double legend = look.text * (look.leastText > 0 ? 0 : 3);
        // One that is pointed at stands among them, wherever it ranks.
        const auto lit =
            std::ranges::find_if(order, [&look](const ClueLoss* each) { return look.lit == thingOf(each->cell); });
        if (lit - order.begin() >= static_cast<std::ptrdiff_t>(kShownClues) && lit != order.end())
            std::iter_swap(lit, order.begin() + kShownClues - 1);
        for (std::size_t i = 0; i < order.size() && i < kShownClues && stack.rest().height() >= height + legend; ++i) {
            const bool isLit = look.lit == thingOf(order[i]->cell);
            const QRectF rect = stack.take(height);
            if (isLit)
                painter.fillRect(rect, look.theme.accentSoft);
            paintRow(painter, rect,
                     filled(tr("%1 in %2", "a digit in a cell"), model().puzzle.valueAt(order[i]->cell),
                            cellName(order[i]->cell)),
                     changeText(*order[i]), look, isLit ? QFont::DemiBold : QFont::Normal);
        }
        if (legend > 0)
            sayLines(painter, stack,
                     order.empty()
                         ? tr("Dotted: without it more than one solution is left, so D would mean nothing.")
                         : tr("The warmer a clue, the more D changes without it. Dotted: without it more than one "
                              "solution is left, so D would mean nothing."),
                     look.text * 0.95, look.theme.mutedText);
    }

    /// The puzzle that candidates were struck of.
    Grid m_struckOf;
    std::vector<Candidate> m_struck;
    bool m_isNarrowest = false;
    /// What a click strikes; 0: nothing.
    int m_click = 0;
    BackgroundValue<ClueMap, Grid> m_map;
};

bool WhyScene::fillWorksheet(WorksheetPage& sheet) const {
    constexpr double kSheetBoard = 300;
    constexpr int kSheetLines = 4;
    const SlowFacts* slow = &lab().slowAtOnce();
    const std::size_t at = std::min(shownStep(slow), facts().positions.size() - 1);
    sheet.words(
        tr("The small digits are the candidates: what each blank cell can still be after the steps so far. Look "
           "for moves: a cell with one candidate, a digit with one place left in a row, column or box, or "
           "anything harder that you know. Each fills a cell or strikes candidates."));
    // What earlier steps have struck cannot be told from the digits.
    paintCandidates(sheet,
                    sheet.board(sheet.takeFigure(kSheetBoard, sheet.page().width()), facts().positions[at].digits()),
                    facts().positions[at]);
    sheet.words(tr("How many moves did you find? Is this place hard, and why?"));
    if (sheet.hasAnswers())
        sayMoves(sheet, *slow);
    else
        sheet.lines(kSheetLines);
    return true;
}

}  // namespace

std::unique_ptr<LabScene> makeWhyScene(DifficultyLab& lab) { return std::make_unique<WhyScene>(lab); }

}  // namespace nonet::difficulty
