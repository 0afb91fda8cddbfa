// Ask for a method, and get a puzzle that needs it, with the way there and the proof.
#include "core/board/classic.h"
#include "core/generators/inverse/inverse_puzzle.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/inverse/goal_run.h"
#include "ui/labs/inverse/goal_turn.h"
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/text/cell_names.h"
#include "ui/text/goal_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace nonet::inverse_lab {

namespace {

/// Boards of the way that the film stops at.
constexpr std::size_t kMostStages = 12;
/// The puzzle found, stuck, the method, solved.
constexpr int kProofMoves = 4;
constexpr int kMostTimes = 3;
/// What words and curve light together.
constexpr const char* kDistance = "distance";

/// The program's own goal search, in the background; the learner's puzzle is held against the same wish.
class GoalScene final : public InverseScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::GoalScene)

public:
    explicit GoalScene(InverseLab& lab) : InverseScene(lab), m_search(tr("Looking for a puzzle"), lab) {
        m_search.notifyOnProgress();
    }
    QString title() const override { return tr("Goals"); }

    bool hasSmallPrint() const override { return true; }
    QStringList sentences() const override {
        if (m_ground == GoalGround::oneBoard && hasBan())
            return {filled(tr("Which puzzles of your solved board need the method and can be solved without %2? %1 "
                              "random ones are tried."),
                           number(kPuzzlesOfOneBoard), banText()),
                    tr("Clues go in random order while the methods solve the rest without %1; a puzzle needs the "
                       "method if all easier ones, %1 too, get stuck on it.")
                        .arg(banText()),
                    tr("Try another seed or another board: the share that needs it differs from board to board.")};
        if (m_ground == GoalGround::oneBoard)
            return {tr("Which puzzles of your solved board need the method? %1 random ones are tried.")
                        .arg(number(kPuzzlesOfOneBoard)),
                    tr("Clues go in random order while the methods solve the rest; a puzzle needs the method if the "
                       "others get stuck on it."),
                    tr("Try another seed or another board: the share that needs it differs from board to board.")};
        return {
            tr("Watch the distance to the goal fall: a few puzzles are dug at random, the nearest is kept, then one "
               "clue goes and another comes."),
            hasBan() ? tr("An edit is taken if it comes no further from the goal. Of the puzzles that come to need the "
                          "method so, one is taken that can be solved without %1.")
                           .arg(banText())
                     : tr("An edit is taken if it comes no further from the goal, and now and then even if it does."),
            tr("Ask for another method, or for it two or three times.")};
    }

    LabQuestion question() const override {
        return {
            .text = tr("Clues go by easy methods first, then one with an X-Wing. How often does that hit, beside plain "
                       "restarts?"),
            .choices = {tr("more often"), tr("about as often"), tr("less often")},
            .right = 2,
            .answer =
                tr("Less often: in a trial 0 of such ladders ended with an X-Wing, and 0.5 % of plain restarts did.") +
                (found() && m_ground == GoalGround::anyBoard
                     ? u' ' + tr("Here %1 puzzles were made until one met the goal.").arg(number(tried()))
                     : QString())};
    }

    /// The learner's puzzle, the way to the one found, and its proof.
    int moveCount() const override {
        return !outcome() ? 0 : static_cast<int>(stages().size()) + (found() ? kProofMoves : 0);
    }

    std::vector<LabLink> links() const override { return {{tr("the distance to the goal"), QLatin1String(kDistance)}}; }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        const bool hasCurve =
            outcome() && !outcome()->tries.empty() && at >= 1 && at <= static_cast<double>(stages().size());
        // Below the rows of the table.
        const QRectF lower = area.figure.adjusted(0, area.figure.height() / 2, 0, 0);
        return QLatin1String(hasCurve && lower.contains(point) ? kDistance : "");
    }

    QString ownWords() const override {
        return tr("In your own words: how can it be proved that a puzzle needs an X-Wing?");
    }
    QString modelWords() const override {
        return tr("Use all other methods until none of them finds anything more. If cells are still blank, the puzzle "
                  "needs more; if it can be solved with the X-Wing, that is what it needs.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillGoalSheet(sheet, model());
        return true;
    }

    std::optional<LabTurn> turn() const override {
        if (begin())
            return m_turn.turn();
        if (outcome())
            return std::nullopt;
        return LabTurn{tr("A puzzle that needs the method is still being looked for."), LabTurn::State::open, {}};
    }
    void clearTurn() override { m_turn.clear(); }
    QString drawing() const override { return begin() ? m_turn.text() : QString(); }
    void setDrawing(const QString& text) override {
        begin();
        m_turn.setText(text);
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return BoardMetrics(Geometry(), area.board);
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() && begin() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override {
        if (begin())
            m_turn.click(cell);
    }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = shownCellAt(area, point);
        const bool isTurn = isYourTurn() && begin();
        const int stage = static_cast<int>(std::floor(at));
        if (!cell || (!isTurn && stage > static_cast<int>(stages().size())))
            return {};
        const ClassicDigits clues = isTurn ? m_turn.puzzle()
                                    : stage == 0
                                        ? model().clues
                                        : outcome()->tries[stages()[static_cast<std::size_t>(stage - 1)]].puzzle;
        return clues.isBlank(*cell) ? tr("%1 is blank").arg(cellName(*cell))
                                    : filled(tr("%1 holds %2"), cellName(*cell), clues.valueAt(*cell));
    }
    /// Later another puzzle stands there.
    bool acceptsClues() const override { return moment() < 1 && !isYourTurn(); }

    QString moveText(int moves) const override {
        if (!outcome())
            return tr("%1 puzzles made so far").arg(number(tried()));
        const int stage = static_cast<int>(stages().size());
        if (moves == 0 && !found())
            return noneText();
        if (moves == 0 && m_ground == GoalGround::oneBoard)
            return countText();
        if (moves == 0)
            return hasBan() ? tr("Your puzzle. %1 others were made until one needs the method and not %2.")
                                  .arg(number(tried()), banText())
                            : tr("Your puzzle. %1 others were made until one needs the method.").arg(number(tried()));
        if (moves <= stage)
            return stageText(static_cast<std::size_t>(moves - 1));
        switch (moves - stage) {
        case 1: return tr("The puzzle found: %1 clues").arg(found()->puzzle.filledCount());
        case 2: return tr("Stuck without it: %1 cells are blank").arg(kCells - found()->stuck.filledCells().count());
        case 3: {
            const std::optional<MethodUse>& use = found()->use;
            return use ? useSentence(*use, MarkDirection::forward) : QString();
        }
        default: return hasBan() ? tr("With it, and without %1: solved.").arg(banText()) : tr("With it: solved.");
        }
    }

    std::vector<LabClaim> claims() const override {
        // Beside another puzzle they would be read as claims about that one.
        if (!found() || moment() <= static_cast<double>(stages().size()))
            return {};
        std::vector<LabClaim> claims{
            {tr("Without %1 the methods get stuck").arg(methodText()), found()->isStuckWithout},
            hasBan() ? LabClaim{filled(tr("With %1, and without %2, they solve it"), methodText(), banText()),
                                found()->isSolvedWith}
                     : LabClaim{tr("With %1 they solve it").arg(methodText()), found()->isSolvedWith},
            {filled(tr("Its path uses it %1 ×; no way uses it fewer than %2 ×: proved"), found()->uses,
                    found()->atLeast),
             found()->atLeast >= m_times && found()->uses >= found()->atLeast},
            {tr("Another solver finds this one solution"), found()->isConfirmed}};
        if (m_ground == GoalGround::oneBoard)
            claims.push_back({tr("Its solution is your board"), found()->solution == model().solution});
        return claims;
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {};
        return {choiceControl("goal", tr("It needs:"),
                              textsOf(kGoals, [](const Goal& each) { return methodName(each.method); }),
                              bound(m_goal, [this] { m_ban = 0; })),
                numberControl("times", tr("So many times:"), 1, kMostTimes, bound(m_times)),
                seedControl(lab()).joined(),
                choiceControl("without", tr("Solvable without:"),
                              textsOf(goal().bans(), [](GoalBan each) { return textOf(each); }), bound(m_ban)),
                choiceControl("ground", tr("Look among:"), {tr("any boards"), tr("puzzles of your board")},
                              bound(m_ground))};
    }

    std::optional<Puzzle> puzzle() const override {
        return found() ? std::optional(Puzzle(found()->puzzle.toGrid())) : std::nullopt;
    }

    void prepare() override {
        m_search.askOnce(query(), [query = query()](const std::stop_token& stop, const ProgressSink& progress) {
            return goalSearched(query, stop, progress);
        });
        own();
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn() && begin())
            return m_turn.paint(painter, area, look);
        const int move = std::clamp(static_cast<int>(std::floor(at)), 0, moveCount());
        const int stage = static_cast<int>(stages().size());
        if (move > stage && found())
            paintProof(painter, area, look, move - stage);
        else
            paintStage(painter, area, look, move);
        paintFacts(painter, area.figure, look, move);
    }

private:
    /// With the learner's own puzzle where it meets the goal, else with the one that was found; false: there is none.
    bool begin() const {
        if (goal().isMetBy(model().clues, ban()))
            m_turn.begin({m_goal, ban(), model().clues, model().solution, model().seed});
        else if (found())
            m_turn.begin({m_goal, ban(), found()->puzzle, found()->solution, model().seed});
        else
            return false;
        return true;
    }
    const Goal& goal() const { return kGoals[m_goal]; }
    QString methodText() const { return methodName(goal().method); }
    GoalBan ban() const { return goal().bans()[m_ban]; }
    bool hasBan() const { return ban() != GoalBan::none; }
    QString banText() const { return textOf(ban()); }
    static QString textOf(GoalBan ban) {
        switch (ban) {
        case GoalBan::none: break;
        case GoalBan::hiddenSingles: return tr("hidden singles");
        case GoalBan::blockIntersections: return tr("block intersections");
        case GoalBan::coveringSets: return tr("covering sets");
        case GoalBan::intersectionsAndSets: return tr("block intersections or covering sets");
        }
        return tr("nothing", "without it");
    }
    GoalQuery query() const {
        // Where any board will do, the learner's does not matter.
        return {m_goal,
                m_times,
                ban(),
                m_ground,
                m_ground == GoalGround::oneBoard ? model().solution : ClassicDigits(),
                model().seed};
    }
    /// Null while it is searched.
    const GoalOutcome* outcome() const { return m_search.find(query()); }
    /// Null where nothing is found, so far or at all.
    const GoalFound* found() const {
        const GoalOutcome* ended = outcome();
        return ended && ended->found ? &*ended->found : nullptr;
    }
    std::uint64_t tried() const { return outcome() ? outcome()->tried : m_search.done(); }

    /// Indices of tries that the film stops at: the nearest restart, edits that were taken, the last of them.
    std::vector<std::size_t> stages() const {
        std::vector<std::size_t> taken;
        std::optional<std::size_t> restart;
        for (std::size_t i = 0; outcome() && i < outcome()->tries.size(); ++i) {
            const GoalTry& each = outcome()->tries[i];
            if (each.isTaken && each.isEdit)
                taken.push_back(i);
            else if (each.isTaken)
                restart = i;
        }
        std::vector<std::size_t> stages;
        if (restart)
            stages.push_back(*restart);
        const std::size_t room = std::min(taken.size(), kMostStages - 1);
        for (std::size_t i = 1; i <= room; ++i)
            stages.push_back(taken[taken.size() * i / room - 1]);
        return stages;
    }

    QString countText() const {
        const QString needing = number(outcome()->needing);
        const QString others = number(tried() - outcome()->needing);
        return hasBan()
                   ? filled(
                         tr("%1 puzzles of your board, all solved without %2: %3 need the method, %4 do without it."),
                         number(tried()), banText(), needing, others)
                   : filled(tr("%1 puzzles of your board: %2 need the method, %3 do without."), number(tried()),
                            needing, others);
    }
    QString noneText() const {
        if (m_ground == GoalGround::oneBoard && outcome()->needing == 0 && hasBan())
            return filled(tr("None of %1 puzzles of your board that are solved without %2 needs it; that does not "
                             "prove that none does."),
                          number(tried()), banText());
        if (m_ground == GoalGround::oneBoard)
            return outcome()->needing == 0
                       ? tr("None of %1 puzzles of your board needs it; that does not prove that none does.")
                             .arg(number(tried()))
                       : filled(
                             tr("%1 of %2 puzzles of your board need it, but none so often and with nothing harder."),
                             number(outcome()->needing), number(tried()));
        if (hasBan())
            return filled(
                tr("%1 puzzles in %2 seconds, and none needs it and can be solved without %3. Try another seed."),
                number(tried()), kMostGoalSeconds, banText());
        return filled(tr("%1 puzzles in %2 seconds, and none needs it; the nearest misses: %3. Try another seed."),
                      number(tried()), kMostGoalSeconds, goalPartsText(outcome()->missed));
    }

    /// What the methods say of the learner's puzzle; asked once for each goal.
    struct Own {
        ClassicDigits clues;
        std::size_t goal = 0;
        GoalBan ban = GoalBan::none;
        bool isSolvedBelow = false;
        bool isSolvedByRank = false;
        bool isSolvedAsWished = false;
    };
    const Own& own() const {
        const ClassicDigits& clues = model().clues;
        if (!m_judgedOwn ||
            std::tie(m_judgedOwn->clues, m_judgedOwn->goal, m_judgedOwn->ban) != std::tuple(clues, m_goal, ban()))
            m_judgedOwn = Own{clues,
                              m_goal,
                              ban(),
                              isGood(clues, goal().rankBelow()),
                              isGood(clues, goal().rank),
                              isGood(clues, goal().methods(ban()))};
        return *m_judgedOwn;
    }
    QString ownText() const {
        const Own& own = this->own();
        if (own.isSolvedBelow)
            return tr("Your puzzle does without this: %1.").arg(methodText());
        if (hasBan() && own.isSolvedByRank)
            return own.isSolvedAsWished ? filled(tr("Your puzzle needs %1 already, and can be solved without %2."),
                                                 methodText(), banText())
                                        : filled(tr("Your puzzle needs %1 already, but cannot be solved without %2."),
                                                 methodText(), banText());
        return own.isSolvedByRank ? tr("Your puzzle needs this already: %1.").arg(methodText())
                                  : tr("On your puzzle the methods get stuck, even with this: %1.").arg(methodText());
    }
    QString stageText(std::size_t stage) const {
        const std::size_t at = stages()[stage];
        const GoalTry& each = outcome()->tries[at];
        if (!each.isEdit)
            return filled(tr("The nearest of %1 puzzles dug at random: distance %2"), restartCount(),
                          number(each.distance, 0));
        if (each.distance == 0 && hasBan())
            return filled(tr("Edits so far: %1. Distance 0: this puzzle needs the method, or one near it does."),
                          at + 1 - restartCount());
        return each.distance == 0
                   ? filled(tr("Edits so far: %1. The goal is met, by this puzzle or one near it."),
                            at + 1 - restartCount())
                   : filled(tr("Edits so far: %1. Distance: %2"), at + 1 - restartCount(), number(each.distance, 0));
    }
    std::size_t restartCount() const {
        return static_cast<std::size_t>(
            std::ranges::count_if(outcome()->tries, [](const GoalTry& each) { return !each.isEdit; }));
    }

    /// The clues, and what the edits since the stage before took and brought.
    void paintStage(QPainter& painter, const StageArea& area, const StageLook& look, int move) const {
        const bool isStage = move >= 1 && move <= static_cast<int>(stages().size());
        const auto at = static_cast<std::size_t>(std::max(0, move - 1));
        const ClassicDigits clues = isStage ? outcome()->tries[stages()[at]].puzzle : model().clues;
        paintClues(painter, area.board, clues, look);
        if (!isStage || at == 0)
            return;
        const ClassicDigits& before = outcome()->tries[stages()[at - 1]].puzzle;
        const BoardMetrics metrics(Geometry(), area.board);
        for (const Cell cell : classic::kAllCells) {
            const bool isNew = before.isBlank(cell) && !clues.isBlank(cell);
            if (!isNew && (before.isBlank(cell) || !clues.isBlank(cell)))
                continue;
            const QRectF rect = metrics.cellRect(cell);
            paintRing(painter, rect, isNew ? look.theme.accent : look.theme.mutedText,
                      std::max(2.0, rect.width() * 0.05), isNew ? Qt::SolidLine : Qt::DotLine);
            if (!isNew && look.leastText == 0)
                say(painter, rect, Qt::AlignCenter, QStringLiteral("(%1)").arg(before.valueAt(cell)),
                    rect.height() * 0.4, look.theme.mutedText);
        }
    }

    /// From 1: the puzzle, stuck, the method, solved.
    void paintProof(QPainter& painter, const StageArea& area, const StageLook& look, int step) const {
        const GoalFound& answer = *found();
        if (step == 1)
            return paintClues(painter, area.board, answer.puzzle, look);
        const MarkBoard board = step <= 3 ? answer.stuck : MarkBoard::fromSolution(answer.solution);
        MarkPicture picture{.board = board, .clues = answer.puzzle};
        if (step == 3 && answer.use) {
            const MethodUse& use = *answer.use;
            picture.pattern = use.pattern;
            picture.clear = use.clear;
            picture.target = use.cell;
            picture.lit = {{use.cell, use.digit}};
            const ClassicDigitSet digits =
                use.method == InverseMethod::coveringSet ? use.digits : ClassicDigitSet(use.digit);
            for (const Cell cell : use.pattern)
                for (const Digit digit : digits)
                    if (!board.isFilled(cell) && board.hasMark(cell, digit))
                        picture.struck.push_back({cell, digit});
        }
        paintMarks(painter, area.board, picture, look);
    }

    void paintFacts(QPainter& painter, const QRectF& figure, const StageLook& look, int move) const {
        const double height = std::min(figure.height() / 7, look.text * 2.4);
        const int stage = static_cast<int>(stages().size());
        Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
        if (move == 0) {
            sayLines(painter, stack, ownText(), look.text, look.theme.text);
        }
        paintTableRow(painter, stack.take(height), {tr("puzzles made"), number(tried())}, look, QFont::DemiBold);
        if (outcome() && m_ground == GoalGround::oneBoard)
            paintTableRow(painter, stack.take(height), {tr("need it"), number(outcome()->needing)}, look);
        if (!outcome())
            return say(painter, stack.take(height * 2), Qt::AlignCenter, tr("searching …"), look.text * 1.1,
                       look.theme.mutedText);
        if (found() && move > stage)
            paintTableRow(painter, stack.take(height), {tr("clues"), QString::number(found()->puzzle.filledCount())},
                          look);
        if (found() && move - stage >= 2)
            paintCheck(painter, stack, height, tr("without %1 the others get stuck").arg(methodText()), true, look);
        if (found() && move - stage >= 4)
            paintCheck(painter, stack, height, tr("the goal is met: with %1 it is solved").arg(methodText()), true,
                       look);
        if (found() && move - stage >= 4 && hasBan())
            paintCheck(painter, stack, height, tr("%1: not needed").arg(banText()), true, look);
        const double room = stack.rest().height();
        if (move <= stage && !outcome()->tries.empty() && room > look.text * 8)
            paintCurve(painter, stack.rest().adjusted(0, look.text, 0, 0), look, move);
    }

    /// The distance of each puzzle made: restarts as dots, then the walk as a line, up to the stage that is shown.
    void paintCurve(QPainter& painter, const QRectF& room, const StageLook& look, int move) const {
        const std::vector<GoalTry>& tries = outcome()->tries;
        const double text = std::max(look.leastText, look.text * 0.9);
        const QRectF chart = room.adjusted(text * 3.2, text * 1.6, -text * 0.5, -text * 1.8);
        double most = 1;
        for (const GoalTry& each : tries)
            if (each.isTaken || !each.isEdit)
                most = std::max(most, each.distance);
        const auto place = [&](std::size_t i, double distance) {
            return QPointF(chart.left() +
                               chart.width() * static_cast<double>(i + 1) / static_cast<double>(tries.size()),
                           chart.bottom() - chart.height() * std::min(1.0, distance / most));
        };
        painter.setPen(QPen(look.theme.boxLine, std::max(1.5, look.text / 9)));
        painter.drawLine(chart.topLeft(), chart.bottomLeft());
        painter.drawLine(chart.bottomLeft(), chart.bottomRight());
        say(painter, QRectF(room.left(), room.top(), room.width(), text * 1.4), Qt::AlignLeft | Qt::AlignVCenter,
            tr("distance to the goal"), text, look.theme.mutedText);
        say(painter, QRectF(chart.left(), chart.bottom() + text * 0.2, chart.width(), text * 1.5),
            Qt::AlignRight | Qt::AlignVCenter, tr("puzzles, dug then edited"), text, look.theme.mutedText);
        for (const auto& [value, y] : {std::pair(most, chart.top()), std::pair(0.0, chart.bottom())})
            say(painter, QRectF(room.left(), y - text * 0.7, text * 2.9, text * 1.4), Qt::AlignRight | Qt::AlignVCenter,
                number(value, 0), text, look.theme.mutedText);
        const std::vector<std::size_t> stops = stages();
        const std::size_t shown = move == 0 || stops.empty() ? 0 : stops[static_cast<std::size_t>(move - 1)] + 1;
        std::optional<QPointF> last;
        for (std::size_t i = 0; i < shown; ++i) {
            const GoalTry& each = tries[i];
            const QPointF at = place(i, each.distance);
            if (!each.isEdit) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(look.theme.mutedText);
                painter.drawEllipse(at, look.text * 0.22, look.text * 0.22);
            }
            if (!each.isTaken)
                continue;
            const double share = look.lit == QLatin1String(kDistance) ? 0.4 : 1.0 / 7;
            painter.setPen(QPen(look.theme.accent, std::max(2.0, look.text * share)));
            if (last && each.isEdit) {
                painter.drawLine(*last, QPointF(at.x(), last->y()));
                painter.drawLine(QPointF(at.x(), last->y()), at);
            }
            last = at;
        }
        if (last) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(look.theme.accent);
            painter.drawEllipse(*last, look.text * 0.35, look.text * 0.35);
        }
    }

    std::size_t m_goal = kGoals.size() - 1;
    std::size_t m_ban = 0;
    int m_times = 1;
    GoalGround m_ground = GoalGround::anyBoard;
    mutable GoalTurn m_turn;
    BackgroundValue<GoalOutcome, GoalQuery> m_search;
    mutable std::optional<Own> m_judgedOwn;
};

}  // namespace

std::unique_ptr<LabScene> makeGoalScene(InverseLab& lab) { return std::make_unique<GoalScene>(lab); }

}  // namespace nonet::inverse_lab
