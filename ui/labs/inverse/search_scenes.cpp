// The search as the text has it, and which children it goes on with.
#include "core/board/classic.h"
#include "core/generators/inverse/closure.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/inverse/back_turn.h"
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/labs/inverse/inverse_worksheet.h"

#include <QPainter>

#include <cmath>

namespace nonet::inverse_lab {

namespace {

constexpr int kFilmMoves = 24;
constexpr int kStepsByHand = 6;
/// What words and board light together.
constexpr const char* kAnswers = "answers";
constexpr const char* kNext = "next";
constexpr int kMostStep = 700;
constexpr std::array kRules = {GoodRule::leadsBack, GoodRule::oneMethod, GoodRule::allMethods, GoodRule::siblings};

struct HeuristicWords {
    Q_DECLARE_TR_FUNCTIONS(SearchScenes)
};

}  // namespace

QString heuristicName(InverseHeuristic heuristic) {
    switch (heuristic) {
    case InverseHeuristic::random: return HeuristicWords::tr("random");
    case InverseHeuristic::t: return HeuristicWords::tr("few ways back (t)");
    case InverseHeuristic::d: return HeuristicWords::tr("hard way back (d)");
    case InverseHeuristic::singleFirst: return HeuristicWords::tr("values first");
    }
    return {};
}

namespace {

struct Run {
    MarkSearchOutcome outcome;
    /// After each move of the film.
    std::vector<MarkBoard> boards;
    std::vector<MarkVerdict> verdicts;
};

Run runSearched(const InverseModel& model, InverseHeuristic heuristic, const std::stop_token& stop,
                const ProgressSink& progress) {
    Run run;
    run.outcome = searchMarks(model.solution, {.plan = {{heuristic}}}, RandomSource(model.seed), stop, progress);
    MarkBoard board = MarkBoard::fromSolution(model.solution);
    const std::size_t steps = run.outcome.steps.size();
    std::size_t done = 0;
    for (int move = 0; move <= kFilmMoves; ++move) {
        for (; done < steps * static_cast<std::size_t>(move) / kFilmMoves; ++done)
            applyUse(board, run.outcome.steps[done].use, MarkDirection::inverse);
        run.boards.push_back(board);
        run.verdicts.push_back(verdictOn(board));
    }
    return run;
}

/// The literal search from the solved board to its end, as a film.
class SearchScene final : public BackTurnScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::SearchScene)

public:
    explicit SearchScene(InverseLab& lab) : BackTurnScene(lab), m_run(tr("Searching backwards"), lab) {}
    QString title() const override { return tr("The search, taken literally"); }

    QStringList sentences() const override {
        const QString first =
            tr("From the solved board the search always goes on to a child, one mark deeper, that the "
               "methods can undo; it stops where none is left.");
        if (isQuestionOpen())
            return {first,
                    tr("A value can always be taken out, since its answer stays written in the cell, as its only "
                       "mark in a disc."),
                    tr("Guess what that does to the clues before you watch it to the end.")};
        return {first,
                tr("A value can always be taken out, since its answer stays written in the cell, as its only mark in a "
                   "disc: so in the end not one clue is left."),
                tr("From those marks the board can be solved; a person who gets the clues alone has an empty board.")};
    }

    std::vector<LabLink> links() const override { return {{tr("in a disc"), QLatin1String(kAnswers)}}; }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = BoardMetrics(Geometry(), area.board).cellAt(point);
        return cell && run() && !isYourTurn() &&
                       isAnswerWritten(run()->boards[static_cast<std::size_t>(std::floor(at))], *cell)
                   ? QLatin1String(kAnswers)
                   : QString();
    }

    PaperNotes paperNotes() const override {
        return {tr("section 5.2"),
                {tr("What it calls uniquely solvable is solvable from its left-over marks."),
                 tr("Its steps are at most %1, as it says, but not each in constant time: all children are looked at.")
                     .arg(kMarks)}};
    }

    LabQuestion question() const override {
        LabQuestion question{
            tr("How many clues are left when the search ends?"),
            {QStringLiteral("0"), QStringLiteral("17"), QStringLiteral("26")},
            0,
            tr("None, with this heuristic and with any other: emptying a filled cell is never forbidden.")};
        if (run())
            for (const int wrong : {1, 2})
                if (question.choices[wrong].toInt() == run()->verdicts.back().clues)
                    question.right = wrong;
        return question;
    }

    int moveCount() const override { return kFilmMoves; }
    /// While some clue is left.
    int lastMoveBeforeAnswer() const override {
        int last = kFilmMoves - 1;
        while (run() && last > 0 && run()->verdicts[static_cast<std::size_t>(last)].clues == 0)
            --last;
        return run() ? last : 0;
    }

    QString ownWords() const override {
        return tr("In your own words: an answer that is written as a mark, who can use it and who cannot?");
    }
    QString modelWords() const override {
        return tr("The search can: an only mark becomes the value in one step. Whoever gets the clues alone does not "
                  "see the mark.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillSearchSheet(sheet, model());
        return true;
    }

    QString moveText(int moves) const override {
        if (!run())
            return tr("searching …");
        const MarkVerdict& verdict = run()->verdicts[static_cast<std::size_t>(moves)];
        const QString state = filled(tr("%1 of %2 steps: level %3, %4 clues, %5 answers written as marks"),
                                     run()->outcome.steps.size() * static_cast<std::size_t>(moves) / kFilmMoves,
                                     run()->outcome.steps.size(), verdict.level, verdict.clues, verdict.answersWritten);
        return moves == 0 ? tr("Your clues stand in bold. %1").arg(state) : state;
    }

    std::vector<LabClaim> claims() const override {
        if (!run() || moment() < moveCount())
            return {};
        const MarkVerdict& end = run()->verdicts.back();
        std::uint64_t children = 0;
        for (const MarkSearchStep& step : run()->outcome.steps)
            children += static_cast<std::uint64_t>(step.children);
        return {{tr("At the end: %1 clues").arg(end.clues), end.clues == 0},
                {tr("The methods solve it from its marks"), end.isGoodFromMarks},
                {filled(tr("Its clues alone are not enough; they last were after step %1 of %2"),
                        run()->outcome.soundSteps, run()->outcome.steps.size()),
                 !end.isGoodFromClues},
                {filled(tr("%1 steps of at most %2; children looked at: %3"), run()->outcome.steps.size(), kMarks,
                        number(children)),
                 run()->outcome.steps.size() <= static_cast<std::size_t>(kMarks) &&
                     children > run()->outcome.steps.size()}};
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {back().clickControl()};
        return {choiceControl("heuristic", tr("Heuristic:"), textsOf(kInverseHeuristics, heuristicName),
                              bound(m_heuristic)),
                seedControl(lab())};
    }

    bool acceptsClues() const override { return !isYourTurn() && moment() < 1; }
    void prepare() override {
        m_run.askOnce(
            model().solution, model().seed, m_heuristic,
            [model = model(), heuristic = m_heuristic](const std::stop_token& stop, const ProgressSink& progress) {
                return runSearched(model, heuristic, stop, progress);
            });
    }

    std::optional<LabTurn> turn() const override {
        return back().turn(tr("Be the search: take %1 steps from the solved board, each one mark more, which some "
                              "method takes away again. Click a filled cell to turn its value into a mark, or type a "
                              "digit into a blank one.")
                               .arg(kStepsByHand),
                           kStepsByHand);
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return back().paint(painter, area, look, true);
        const auto move = static_cast<std::size_t>(std::floor(at));
        const MarkBoard board = boardShown(at);
        MarkPicture picture{.board = board, .clues = cluesOn(board, model().clues)};
        for (const Cell cell : classic::kAllCells) {
            if (!isAnswerWritten(board, cell))
                continue;
            picture.struck.push_back({cell, Digit(model().solution.valueAt(cell))});
            if (look.lit == QLatin1String(kAnswers))
                picture.pattern.insert(cell);
        }
        paintMarks(painter, area.board, picture, look);
        const QRectF& figure = area.figure;
        if (!run())
            return say(painter, figure, Qt::AlignCenter, tr("searching …"), look.text * 1.2, look.theme.mutedText);
        const MarkVerdict& verdict = run()->verdicts[move];
        const double height = std::min(figure.height() / 7, look.text * 2.4);
        Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
        paintBar(painter, stack.take(height),
                 {tr("level"), QString::number(verdict.level), static_cast<double>(verdict.level) / kMarks, {}}, look);
        paintBar(painter, stack.take(height),
                 {tr("clues"), QString::number(verdict.clues), static_cast<double>(verdict.clues) / kCells, {}}, look);
        paintBar(painter, stack.take(height),
                 {tr("answers as marks (in discs)"), QString::number(verdict.answersWritten),
                  static_cast<double>(verdict.answersWritten) / kCells, look.theme.role(ShapeRole::defining).fill},
                 look);
        stack.take(height * 0.3);
        paintCheck(painter, stack, height, tr("the methods solve it from its marks"), verdict.isGoodFromMarks, look);
        paintCheck(painter, stack, height, tr("the methods solve it from its clues alone"), verdict.isGoodFromClues,
                   look);
    }

protected:
    MarkBoard boardShown(double at) const override {
        return run() ? run()->boards[static_cast<std::size_t>(std::floor(at))]
                     : MarkBoard::fromSolution(model().solution);
    }

private:
    void begin(BackTurn& turn) const override {
        turn.begin(MarkBoard::fromSolution(model().solution), model().solution);
    }
    bool isAnswerWritten(const MarkBoard& board, Cell cell) const {
        return !board.isFilled(cell) && board.marks(cell) == ClassicDigitSet(Digit(model().solution.valueAt(cell)));
    }

    /// Null while it is being runSearched.
    const Run* run() const { return m_run.find(model().solution, model().seed, m_heuristic); }

    InverseHeuristic m_heuristic = InverseHeuristic::random;
    BackgroundValue<Run, ClassicDigits, std::uint64_t, InverseHeuristic> m_run;
};

struct Family {
    MarkBoard board;
    std::size_t parents = 0;
    std::vector<MarkNeighbour> children;
    /// The methods solve each of them.
    bool areSolved = false;
    /// By GoodRule: how many pass.
    std::array<std::vector<MarkNeighbour>, 4> good;
};

/// The children of a board of that search, and which of them four readings call good.
class ChildrenScene final : public BackTurnScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::ChildrenScene)

public:
    using BackTurnScene::BackTurnScene;
    QString title() const override { return tr("What makes a good child"); }

    QStringList sentences() const override {
        return {tr("A child of this board is the board with one mark more; a parent has one fewer. Boxed are the "
                   "marks that could come next."),
                tr("A child is good if the methods can still solve it. The search may go on with good children alone, "
                   "so it needs a test."),
                tr("One is simple: if one step forward leads from the child back to this board, the methods can go on "
                   "from there and solve it.")};
    }

    LabQuestion question() const override {
        const std::size_t children = family().children.size();
        const std::size_t refused = refusedBy(GoodRule::oneMethod);
        return LabQuestion::among(
            tr("A test asks each of the five methods about a child, and takes it as soon as one says yes. How many "
               "of the %1 children does that turn away?")
                .arg(children),
            QString::number(refused), {QString::number(children), QString::number(children / 2)},
            whyRefused(refused, children));
    }

    PaperNotes paperNotes() const override {
        return {
            tr("section 5.2"),
            {tr("Its program accepts a child as soon as one method passes; the sentence before it wants all methods."),
             tr("It looks for the parents of a child among the parents of the board, which have one mark fewer, so "
                "none is there. Among the board and its good children some are.")}};
    }

    /// The children, then the four readings.
    int moveCount() const override { return 4; }
    int lastMoveBeforeAnswer() const override { return 1; }

    std::vector<LabLink> links() const override {
        return {{tr("the marks that could come next"), QLatin1String(kNext)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = BoardMetrics(Geometry(), area.board).cellAt(point);
        return cell && !isYourTurn() && cellsOfNext(at).contains(*cell) ? QLatin1String(kNext) : QString();
    }

    QString ownWords() const override { return tr("In your own words: what are a parent and a child of a board?"); }
    QString modelWords() const override {
        return tr("A parent has one mark fewer, so it is one step nearer to the solution; a child has one mark more, "
                  "so it is one step nearer to a puzzle.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillChildrenSheet(sheet, model());
        return true;
    }

    QString moveText(int moves) const override {
        if (moves == 0)
            return filled(tr("Level %1: %2 parents, %3 children"), family().board.level(), family().parents,
                          family().children.size());
        const GoodRule rule = kRules[static_cast<std::size_t>(moves - 1)];
        return filled(tr("%1: %2 of %3 children are good"), ruleText(rule),
                      family().good[static_cast<std::size_t>(rule)].size(), family().children.size());
    }

    std::vector<LabClaim> claims() const override {
        const std::size_t repaired = family().good[static_cast<std::size_t>(GoodRule::siblings)].size();
        return {{tr("The methods solve each of the %1 children").arg(family().children.size()), family().areSolved},
                {tr("If each step forward must lead to this board or another good child, %1 pass")
                     .arg(unlessOpen(QString::number(repaired))),
                 repaired <= family().children.size()}};
    }

    bool acceptsClues() const override { return !isYourTurn() && moment() < 1; }
    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls{numberControl("step", tr("After step:"), 1, kMostStep, bound(m_step)),
                                         seedControl(lab()).joined()};
        if (isYourTurn())
            controls.push_back(back().clickControl());
        return controls;
    }

    std::optional<LabTurn> turn() const override {
        return back().turn(tr("Choose a child of this board yourself: one mark more, which some method takes away "
                              "again. Click a filled cell to turn its value into a mark, or type a digit into a blank "
                              "one."),
                           1);
    }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return back().paint(painter, area, look);
        const int moves = static_cast<int>(std::floor(at));
        const Family& family = this->family();
        const auto& lit = shownChildren(at);
        MarkPicture picture{.board = family.board, .clues = cluesOn(family.board, model().clues)};
        for (const MarkNeighbour& child : lit)
            if (!family.board.isFilled(child.mark.cell))
                picture.lit.push_back(child.mark);
            else
                picture.thin.insert(child.mark.cell);
        paintMarks(painter, area.board, picture, look);
        if (look.lit == QLatin1String(kNext)) {
            const BoardMetrics metrics(Geometry(), area.board);
            for (const Cell cell : cellsOfNext(at))
                paintRing(painter, metrics.cellRect(cell), look.theme.selectionRing,
                          std::max(2.5, metrics.cellSide() * 0.06));
        }
        const QRectF& figure = area.figure;
        const double height = std::min(figure.height() / 7, look.text * 2.4);
        Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
        const double most = std::max<double>(1, static_cast<double>(family.children.size()));
        paintHeading(painter, stack, moveText(0), look);
        paintBar(painter, stack.take(height),
                 {tr("children"), QString::number(family.children.size()), 1.0, look.theme.mutedText}, look);
        for (int i = 0; i < moves; ++i) {
            const GoodRule rule = kRules[static_cast<std::size_t>(i)];
            const std::size_t good = family.good[static_cast<std::size_t>(rule)].size();
            paintBar(painter, stack.take(height),
                     {ruleText(rule), QString::number(good), static_cast<double>(good) / most, {}}, look);
        }
    }

protected:
    MarkBoard boardShown(double) const override { return family().board; }

private:
    /// On the current board.
    void begin(BackTurn& turn) const override { turn.begin(family().board, model().solution); }

    /// All, or those that the reading of this move calls good.
    const std::vector<MarkNeighbour>& shownChildren(double at) const {
        const int moves = static_cast<int>(std::floor(at));
        return moves == 0 ? family().children
                          : family().good[static_cast<std::size_t>(kRules[static_cast<std::size_t>(moves - 1)])];
    }
    ClassicCellSet cellsOfNext(double at) const {
        ClassicCellSet cells;
        for (const MarkNeighbour& child : shownChildren(at))
            cells.insert(child.mark.cell);
        return cells;
    }

    /// The relatives of the current board; worked out once for each board.
    const Family& family() const {
        if (m_family && m_familyOf == std::tuple(model().solution, model().seed, m_step))
            return *m_family;
        m_familyOf = {model().solution, model().seed, m_step};
        MarkSearch search(model().solution, {}, RandomSource(model().seed));
        for (int i = 0; i < m_step && search.step(); ++i) {
        }
        Family& family = m_family.emplace();
        family.board = search.board();
        family.parents = parents(family.board, model().solution).size();
        family.children = children(family.board, model().solution);
        family.areSolved = std::ranges::all_of(family.children, [&family](const MarkNeighbour& child) {
            return isGood(childOf(family.board, child.mark));
        });
        for (const GoodRule rule : kRules)
            family.good[static_cast<std::size_t>(rule)] = goodChildren(family.board, model().solution, rule);
        return family;
    }

    std::size_t refusedBy(GoodRule rule) const {
        return family().children.size() - family().good[static_cast<std::size_t>(rule)].size();
    }

    /// By the test of one method; a child's parents lie too deep to pass it, so only a method without any does.
    static QString whyRefused(std::size_t refused, std::size_t children) {
        const QString count =
            refused == 0          ? tr("None of %1: in each, some method finds no step and says yes.").arg(children)
            : refused == children ? tr("All %1: in each, all five methods find a step.").arg(children)
                                  : filled(tr("%1 of %2: in these all five methods find a step."), refused, children);
        return count + u' ' +
               tr("One that finds a step says no: it leads to a board as deep as this one, not to a parent.");
    }

    QString ruleText(GoodRule rule) const {
        switch (rule) {
        case GoodRule::leadsBack: return tr("a step leads back");
        case GoodRule::oneMethod: return tr("one method says yes");
        case GoodRule::allMethods: return tr("all methods say yes");
        case GoodRule::siblings: return tr("siblings count too");
        }
        return {};
    }

    int m_step = 60;
    mutable std::optional<Family> m_family;
    mutable std::tuple<ClassicDigits, std::uint64_t, int> m_familyOf;
};

}  // namespace

std::unique_ptr<LabScene> makeSearchScene(InverseLab& lab) { return std::make_unique<SearchScene>(lab); }

std::unique_ptr<LabScene> makeChildrenScene(InverseLab& lab) { return std::make_unique<ChildrenScene>(lab); }

}  // namespace nonet::inverse_lab
