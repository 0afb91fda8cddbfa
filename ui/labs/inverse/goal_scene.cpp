// Scene 6: ask for a method, and get a puzzle that needs it, with the proof.
#include "core/batch/recipe_run.h"
#include "core/board/classic.h"
#include "core/generators/goal_search.h"
#include "core/generators/inverse/clue_removal.h"
#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/method_uses.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/text/goal_text.h"

#include <QPainter>

#include <cmath>
#include <limits>

namespace nonet::inverse_lab {

namespace {

/// What can be asked for.
struct Goal {
    InverseMethod method;
    InverseRank rank;
    /// Of the catalogue, as the method's plainest form.
    TechniqueId technique;

    /// Of the methods without the one that is asked for.
    InverseRank rankBelow() const { return static_cast<InverseRank>(static_cast<int>(rank) - 1); }
    /// By the five methods, whatever the order of techniques.
    bool isNeededBy(const ClassicDigits& clues) const { return isGood(clues, rank) && !isGood(clues, rankBelow()); }
    /// In the words of the program's goal search: the methods up to it as techniques, this one the hardest and needed.
    PuzzleGoal wish() const { return {.hardest = technique, .needed = NeededTechnique{.technique = technique}}; }
};
constexpr std::array kGoals = {
    Goal{InverseMethod::blockIntersection, InverseRank::blockIntersections, TechniqueId::lockedCandidates1},
    Goal{InverseMethod::coveringSet, InverseRank::coveringSets, TechniqueId::nakedPair},
    Goal{InverseMethod::xWing, InverseRank::xWings, TechniqueId::xWing}};
constexpr std::size_t kXWing = 2;

/// Seconds after which the search ends with its nearest miss.
constexpr int kMostSeconds = 60;

struct Found {
    ClassicDigits puzzle;
    ClassicDigits solution;
    /// Where the methods without it get stuck, and one use of it there.
    MarkBoard stuck;
    std::optional<MethodUse> use;
    /// Of the technique on the easiest path, and proved.
    int uses = 0;
    int atLeast = 0;
};

Found proved(const GoalPuzzle& goalPuzzle, const Goal& goal) {
    const ClassicDigits puzzle = ClassicDigits::from(goalPuzzle.puzzle.givens);
    const ClassicDigits solution = ClassicDigits::from(goalPuzzle.solution);
    Closure closure(solution, goal.rankBelow());
    for (const Cell cell : classic::kAllCells)
        if (!puzzle.isBlank(cell))
            closure.give(cell);
    closure.close();
    const ClassicMarks marks = closure.marks();
    Found found{.puzzle = puzzle, .solution = solution, .stuck = MarkBoard::fromClues(puzzle), .use = {}};
    found.uses = usesOf(goalPuzzle.rating.path)[static_cast<std::size_t>(goal.technique)];
    found.atLeast = goalPuzzle.need ? goalPuzzle.need->atLeast : 0;
    for (const Cell cell : classic::kAllCells) {
        if (found.stuck.isFilled(cell))
            continue;
        if (closure.isKnown(cell)) {
            found.stuck.fill(cell, Digit(solution.valueAt(cell)));
            continue;
        }
        for (int value = 1; value <= 9; ++value)
            if (!marks.candidates(cell).contains(Digit(value)))
                found.stuck.removeMark(cell, Digit(value));
    }
    const std::vector<MethodUse> uses = allUses(found.stuck, goal.method, MarkDirection::forward);
    if (!uses.empty())
        found.use = uses.front();
    return found;
}

struct Outcome {
    /// Empty where the search ended without one; then the parts of the nearest miss.
    std::optional<Found> found;
    std::uint64_t tried = 0;
    GoalParts missed;
};

Outcome goalSearched(const Goal& goal, std::uint64_t seed, const std::stop_token& stop, const ProgressSink& progress) {
    Outcome outcome;
    const RecipeRun run{.recipe = {.goal = goal.wish()},
                        .seed = seed,
                        // Never enough, so that `take` alone ends it.
                        .count = std::numeric_limits<std::uint64_t>::max(),
                        .deadline = std::chrono::steady_clock::now() + std::chrono::seconds(kMostSeconds)};
    const auto take = [&](const GoalPuzzle& puzzle) {
        // A covering set may have any size, so it can do more than the techniques of its kind.
        if (!goal.isNeededBy(ClassicDigits::from(puzzle.puzzle.givens)))
            return true;
        outcome.found = proved(puzzle, goal);
        return false;
    };
    const RecipeOutcome ended = runRecipe(run, take, stop, [&](const RecipeProgress& at) {
        if (progress)
            progress({.done = at.tried, .total = 0});
    });
    outcome.tried = ended.tried;
    if (ended.best)
        outcome.missed = ended.best->missed;
    return outcome;
}

/// The program's own goal search, in the background; the learner's puzzle is held against the same wish.
class GoalScene final : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::GoalScene)

public:
    explicit GoalScene(InverseLab& lab) : InverseScene(lab), m_search(tr("Looking for a puzzle"), lab) {
        m_search.tellProgress();
    }
    QString title() const override { return tr("Goals"); }

    QStringList sentences() const override {
        return {
            tr("Ask for a method: clues go from random solved boards while one solution remains, and of such puzzles "
               "the one whose path comes nearest to the wish is kept."),
            tr("It is edited: a clue goes, one or two come, and what is no worse stays; so round after round, until a "
               "puzzle needs the method and nothing harder."),
            tr("The proof is on the board: without the method the others get stuck, with it they reach the solution.")};
    }

    LabQuestion question() const override {
        return {
            .text = tr("Clues go by easy methods first, then one with an X-Wing. How often does that hit, beside plain "
                       "restarts?"),
            .choices = {tr("more often"), tr("about as often"), tr("less often")},
            .right = 2,
            .answer =
                tr("Less often: in a trial 0 of such ladders ended with an X-Wing, and 0.5 % of plain restarts did. "
                   "Here %1 puzzles were made until one did.")
                    .arg(number(tried()))};
    }

    /// The learner's puzzle, the one found, stuck without the method, the method, solved.
    int moveCount() const override { return 4; }

    QString moveText(int moves) const override {
        if (!found() && outcome())
            return filled(tr("%1 puzzles in %2 seconds, and none needs it; the nearest misses: %3. Try another seed."),
                          number(tried()), kMostSeconds, goalPartsText(outcome()->missed));
        if (!found())
            return tr("%1 puzzles made so far").arg(number(tried()));
        const int blanks = kCells - found()->stuck.filledCells().count();
        switch (moves) {
        case 0: return tr("Your puzzle. %1 others were made until one needs the method.").arg(number(tried()));
        case 1: return tr("The puzzle found: %1 clues").arg(found()->puzzle.filledCount());
        case 2: return tr("Stuck without it: %1 cells are blank").arg(blanks);
        case 3: return found()->use ? useSentence(*found()->use, MarkDirection::forward) : QString();
        default: return tr("With it: solved.");
        }
    }

    std::vector<LabClaim> claims() const override {
        if (!found())
            return {};
        return {
            {tr("Without %1 the methods get stuck").arg(methodText()), !isGood(found()->puzzle, goal().rankBelow())},
            {tr("With %1 they solve it").arg(methodText()), isGood(found()->puzzle, goal().rank)},
            {filled(tr("Its path uses it %1 ×; no way uses it fewer than %2 ×: proved"), found()->uses,
                    found()->atLeast),
             found()->atLeast >= 1 && found()->uses >= found()->atLeast},
            {tr("Another solver finds this one solution"), isConfirmed({found()->puzzle, found()->solution})}};
    }

    std::vector<LabControl> controls() override {
        return {choiceControl("goal", tr("It needs:"),
                              textsOf(kGoals, [](const Goal& each) { return methodName(each.method); }), bound(m_goal)),
                seedControl(lab())};
    }

    std::optional<Puzzle> puzzle() const override {
        return found() ? std::optional(Puzzle(found()->puzzle.toGrid())) : std::nullopt;
    }

    void prepare() override {
        m_search.askOnce(
            model().seed, m_goal,
            [goal = goal(), seed = model().seed](const std::stop_token& stop, const ProgressSink& progress) {
                return goalSearched(goal, seed, stop, progress);
            });
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Found* const answer = found();
        const int move = static_cast<int>(std::floor(at));
        const ClassicDigits clues = answer && move >= 1 ? answer->puzzle : model().clues;
        MarkBoard board = MarkBoard::fromClues(clues);
        if (answer && move >= 2)
            board = move <= 3 ? answer->stuck : MarkBoard::fromSolution(answer->solution);
        // Full marks say nothing yet.
        if (!answer || move <= 1)
            for (const Cell cell : classic::kAllCells)
                for (const Digit digit : board.marks(cell))
                    board.removeMark(cell, digit);
        MarkPicture picture{.board = board, .clues = clues};
        if (answer && move == 3 && answer->use) {
            const MethodUse& use = *answer->use;
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
        paintFacts(painter, area.figure, look, move);
    }

private:
    const Goal& goal() const { return kGoals[m_goal]; }
    QString methodText() const { return methodName(goal().method); }
    /// Null while it is goalSearched.
    const Outcome* outcome() const { return m_search.find(model().seed, m_goal); }
    /// Null where nothing is found, so far or at all.
    const Found* found() const { return outcome() && outcome()->found ? &*outcome()->found : nullptr; }
    std::uint64_t tried() const { return outcome() ? outcome()->tried : m_search.done(); }

    void paintFacts(QPainter& painter, const QRectF& figure, const StageLook& look, int move) const {
        const double height = std::min(figure.height() / 7, look.text * 2.4);
        Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
        paintCheck(painter, stack, height, tr("your puzzle needs %1").arg(methodText()),
                   goal().isNeededBy(model().clues), look);
        paintTableRow(painter, stack.take(height), {tr("puzzles made"), number(tried())}, look, QFont::DemiBold);
        if (!found())
            return say(painter, stack.take(height * 2), Qt::AlignCenter,
                       outcome() ? tr("none found") : tr("searching …"), look.text * 1.1, look.theme.mutedText);
        if (move >= 1)
            paintTableRow(painter, stack.take(height), {tr("clues"), QString::number(found()->puzzle.filledCount())},
                          look);
        if (move >= 2)
            paintCheck(painter, stack, height, tr("solved without %1").arg(methodText()), false, look);
        if (move >= 4)
            paintCheck(painter, stack, height, tr("solved with %1").arg(methodText()), true, look);
    }

    std::size_t m_goal = kXWing;
    BackgroundValue<Outcome, std::uint64_t, std::size_t> m_search;
};

}  // namespace

std::unique_ptr<LabScene> makeGoalScene(InverseLab& lab) { return std::make_unique<GoalScene>(lab); }

}  // namespace nonet::inverse_lab
