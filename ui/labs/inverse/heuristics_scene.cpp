// What the heuristics make of the same solved board.
#include "core/generators/inverse/clue_removal.h"
#include "core/generators/inverse/solving_path.h"
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/labs/inverse/preference_turn.h"
#include "ui/tasks/task.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::inverse_lab {

namespace {

/// Where the learner's plan changes its mind, before it is set.
constexpr int kSwitchLevel = 200;
/// No puzzle with one solution has fewer clues (McGuire, Tugemann and Civario 2012).
constexpr int kFewestClues = 17;

/// The four heuristics, and the learner's plan.
constexpr int kRuns = 5;
constexpr int kOwn = kRuns - 1;

/// One heuristic, and from a level on another.
struct OwnPlan {
    InverseHeuristic first = InverseHeuristic::singleFirst;
    InverseHeuristic second = InverseHeuristic::t;
    int level = kSwitchLevel;
    friend bool operator==(const OwnPlan&, const OwnPlan&) = default;
};

std::vector<HeuristicStage> planOf(int run, const OwnPlan& own) {
    if (run < kOwn)
        return {{kInverseHeuristics[static_cast<std::size_t>(run)]}};
    return {{own.first}, {.heuristic = own.second, .fromLevel = own.level}};
}

struct Result {
    int steps = 0;
    /// The clues at the literal end, then those after its repair; `puzzle` is what is left once clues were taken away.
    int literalClues = 0;
    int repairedClues = 0;
    ClassicDigits puzzle;
    /// The fewest marks that could go at a step of its path.
    int narrowest = 0;
    /// The hardest method of its path.
    InverseMethod hardest = InverseMethod::singleCandidate;
    bool isGood = false;
};

Result worked(const InverseModel& model, const std::vector<HeuristicStage>& plan, const std::stop_token& stop) {
    const MarkSearchOutcome outcome = searchMarks(model.solution, {.plan = plan}, RandomSource(model.seed), stop);
    Result result;
    result.steps = static_cast<int>(outcome.steps.size());
    result.literalClues = outcome.board.values().filledCount();
    const ClassicDigits repaired = nonet::repairedClues(outcome.board, model.solution);
    result.repairedClues = repaired.filledCount();
    RandomSource random(model.seed);
    result.puzzle = removeClues(model.solution, repaired, random);
    result.isGood = nonet::isGood(result.puzzle);
    const std::vector<MethodUse> path = solvingPath(result.puzzle);
    result.narrowest = widthWhileOpen(result.puzzle, path);
    for (const MethodUse& use : path)
        result.hardest = std::max(result.hardest, use.method);
    return result;
}

/// One row a heuristic, worked out one after the other in the background.
class HeuristicsScene final : public InverseScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::HeuristicsScene)

public:
    explicit HeuristicsScene(InverseLab& lab) : InverseScene(lab), m_task(tr("Comparing heuristics"), &lab) {}
    QString title() const override { return tr("Heuristics compared"); }
    bool hasSmallPrint() const override { return true; }

    QStringList sentences() const override {
        return {tr("A heuristic says which child is liked best: any, one with few ways back, one with a hard way back, "
                   "or values before marks."),
                tr("All end without a clue. So each cell with missing marks gets its value back, and then clues go one "
                   "by one while the methods still solve the rest."),
                tr("What is left differs little: a good puzzle comes from many tries with a goal, not from clever "
                   "single steps.")};
    }

    LabQuestion question() const override {
        return {.text =
                    tr("One heuristic, d, likes a child whose easiest way back is hard. Why does it steer so little?"),
                .choices = {tr("it is slow"), tr("an easy step is always there"), tr("it is wrong")},
                .right = 1,
                .answer = tr("On nearly every board some exclusion leads back, so the easiest is of rank 1 or 2 "
                             "everywhere. Looked at along the whole path, it tells more.")};
    }

    /// The board that all begin with, then the puzzle of each.
    int moveCount() const override { return kRuns; }

    QString ownWords() const override { return tr("In your own words: which step backwards would you take, and why?"); }
    QString modelWords() const override {
        return tr("One with few ways back, for instance: a solver then has little to choose from, which makes a puzzle "
                  "hard. A single step says little, though; it is the whole path that counts.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillHeuristicsSheet(sheet, model());
        return true;
    }

    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The solved board that all begin with; the clues of your puzzle are bold.");
        const int run = moves - 1;
        if (!isThere(run))
            return tr("%1: searching …").arg(nameOf(run));
        const Result& result = m_results[static_cast<std::size_t>(run)];
        return filled(tr("%1: %2 steps to %3 clues; repaired %4, then %5 clues; narrowest point %6"), nameOf(run),
                      result.steps, result.literalClues, result.repairedClues, result.puzzle.filledCount(),
                      result.narrowest);
    }

    std::vector<LabClaim> claims() const override {
        if (m_results.empty())
            return {};
        bool areGood = true;
        bool areEmpty = true;
        int fewest = kCells;
        for (const Result& result : m_results) {
            fewest = std::min(fewest, result.puzzle.filledCount());
            areGood = areGood && result.isGood;
            areEmpty = areEmpty && result.literalClues == 0;
        }
        return {
            {tr("Taken literally, each ends without a single clue"), areEmpty},
            {filled(tr("The methods solve each repaired puzzle: %1 of %2 so far"), m_results.size(), kRuns), areGood},
            {tr("The fewest clues: %1").arg(fewest), fewest >= kFewestClues}};
    }

    std::vector<LabLink> links() const override {
        return {{tr("one with few ways back"), thingOf(1)},
                {tr("one with a hard way back"), thingOf(2)},
                {tr("values before marks"), thingOf(3)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const std::vector<QRectF> rows = tableRows(area.figure, tableText(area.figure, area.text));
        for (int run = 0; run < kRuns; ++run)
            if (rows[static_cast<std::size_t>(run) + 1].contains(point))
                return thingOf(run);
        return {};
    }

    PaperNotes paperNotes() const override {
        return {tr("section 6"),
                {tr("Whether a puzzle can have 16 clues was open then; in 2012 %1 was proved the least.")
                     .arg(kFewestClues)}};
    }

    std::vector<LabControl> controls() override {
        const QStringList names = textsOf(kInverseHeuristics, heuristicName);
        if (isYourTurn())
            return {byHand().control(), seedControl(lab()).joined()};
        const auto toOwn = [] { return std::optional<double>(kOwn + 1); };
        return {seedControl(lab()), choiceControl("first", tr("Your plan, first:"), names, bound(m_own.first, toOwn)),
                numberControl("level", tr("From level:"), 1, kMarks, bound(m_own.level, toOwn)),
                choiceControl("second", tr("then:"), names, bound(m_own.second, toOwn)).joined()};
    }
    std::optional<Puzzle> puzzle() const override {
        const int run = static_cast<int>(std::floor(moment())) - 1;
        return isThere(run) ? std::optional(Puzzle(m_results[static_cast<std::size_t>(run)].puzzle.toGrid()))
                            : std::nullopt;
    }

    std::optional<LabTurn> turn() const override { return byHand().turn(); }
    void clearTurn() override { byHand().clear(); }
    QString drawing() const override { return byHand().text(); }
    void setDrawing(const QString& text) override { byHand().setText(text); }
    bool acceptsClues() const override { return moment() < 1 && !isYourTurn(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return BoardMetrics(Geometry(), area.board);
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override { byHand().click(cell); }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = shownCellAt(area, point);
        if (!cell)
            return {};
        if (isYourTurn())
            return byHand().readout(*cell);
        if (at < 1)
            return clueReadout(model(), *cell);
        const int run = static_cast<int>(std::floor(at)) - 1;
        if (!isThere(run))
            return {};
        const int value = m_results[static_cast<std::size_t>(run)].puzzle.valueAt(*cell);
        return value == 0 ? tr("%1 is blank").arg(cellName(*cell)) : filled(tr("%1 holds %2"), cellName(*cell), value);
    }

    void prepare() override {
        const std::pair key(model().solution, model().seed);
        const bool isSamePlan = std::exchange(m_ownOf, m_own) == m_own;
        if (m_of != key)
            m_results.clear();
        else if (isSamePlan)
            return;
        else if (m_results.size() == kRuns)
            m_results.pop_back();
        m_of = key;
        workOn();
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& given, double at) const override {
        const StageLook look = given.leastText > 0 ? given : withText(given, tableText(area.figure, given.text));
        if (isYourTurn())
            return byHand().paint(painter, area, given);
        const int shown = static_cast<int>(std::floor(at)) - 1;
        if (isThere(shown))
            paintClues(painter, area.board, m_results[static_cast<std::size_t>(shown)].puzzle, look);
        else
            paintMarks(painter, area.board,
                       {.board = MarkBoard::fromSolution(model().solution), .clues = model().clues}, look);
        const QRectF& figure = area.figure;
        const std::vector<QRectF> rows = tableRows(figure, look.text);
        // Where there is little width, what is the same for all goes.
        const bool isNarrow = inverse_lab::isNarrow(figure, look);
        QStringList head{QString(), tr("clues", "heading of a narrow column"), tr("open")};
        if (!isNarrow)
            head = QStringList{QString(), tr("steps"), tr("repaired"), tr("clues"), tr("open")};
        paintTableRow(painter, rows[0], head, look, QFont::DemiBold);
        for (int run = 0; run < kRuns; ++run) {
            const QRectF& rect = rows[static_cast<std::size_t>(run) + 1];
            if (run == shown)
                painter.fillRect(rect, look.theme.accentSoft);
            if (look.lit == thingOf(run))
                paintRing(painter, rect, look.theme.selectionRing, std::max(2.5, look.text / 5));
            QStringList columns{isNarrow ? shortNameOf(run) : nameOf(run)};
            if (run < static_cast<int>(m_results.size())) {
                const Result& result = m_results[static_cast<std::size_t>(run)];
                if (!isNarrow)
                    columns << QString::number(result.steps) << QString::number(result.repairedClues);
                columns << QString::number(result.puzzle.filledCount()) << QString::number(result.narrowest);
            } else {
                columns.append(QList<QString>(head.size() - 1, QStringLiteral("…")));
            }
            paintTableRow(painter, rect, columns, look, run == shown ? QFont::DemiBold : QFont::Normal);
        }
        const QRectF rest(QPointF(figure.left(), rows.back().bottom() + look.text * 0.5), figure.bottomRight());
        if (!isThere(shown)) {
            sayLines(painter, rest, shown < 0 ? moveText(0) : tr("searching …"), look.text, look.theme.mutedText);
            return;
        }
        const QString hardest = methodName(m_results[static_cast<std::size_t>(shown)].hardest);
        paintNote(
            painter, rest,
            {preferenceOf(shown), tr("Hardest method: %1.").arg(hardest),
             tr("Open: steps to choose from where there are fewest."),
             tr("Repaired: clues once each cell with missing marks has its value back. Clues: once those that can "
                "go are gone.")},
            look);
    }

private:
    bool isThere(int run) const { return run >= 0 && run < static_cast<int>(m_results.size()); }
    PreferenceTurn& byHand() const {
        m_byHand.begin(model().solution, model().seed);
        return m_byHand;
    }
    /// A little smaller where the whole table fits then, and need not be read from far away.
    static double tableText(const QRectF& figure, double text) {
        constexpr double kLeastShare = 0.75;
        constexpr double kTableWidth = 25;
        return std::clamp(figure.width() / kTableWidth, text * kLeastShare, text);
    }

    void workOn() {
        const auto run = static_cast<int>(m_results.size());
        if (run == kRuns)
            return;
        m_task.start([model = model(), plan = planOf(run, m_own)](
                         const std::stop_token& stop, const ProgressSink&) { return worked(model, plan, stop); },
                     [this](const Result& result) {
                         m_results.push_back(result);
                         workOn();
                         Q_EMIT lab().changed();
                     });
    }

    QString nameOf(int run) const {
        return run < kOwn ? heuristicName(kInverseHeuristics[static_cast<std::size_t>(run)]) : tr("your plan");
    }

    /// For narrow tables.
    QString shortNameOf(int run) const {
        return run < kOwn ? shortNameOf(kInverseHeuristics[static_cast<std::size_t>(run)]) : nameOf(run);
    }
    static QString shortNameOf(InverseHeuristic heuristic) {
        switch (heuristic) {
        case InverseHeuristic::t: return QStringLiteral("t");
        case InverseHeuristic::d: return QStringLiteral("d");
        case InverseHeuristic::random:
        case InverseHeuristic::singleFirst: break;
        }
        return heuristicName(heuristic);
    }

    /// What the run prefers, in a sentence.
    QString preferenceOf(int run) const {
        if (run == kOwn)
            return filled(tr("Your plan: %1, from level %2 on %3."), shortNameOf(m_own.first), m_own.level,
                          shortNameOf(m_own.second));
        switch (kInverseHeuristics[static_cast<std::size_t>(run)]) {
        case InverseHeuristic::random: return tr("Random: any good child.");
        case InverseHeuristic::t: return tr("t likes the child with the fewest ways back.");
        case InverseHeuristic::d: return tr("d likes the child whose easiest way back is hardest.");
        case InverseHeuristic::singleFirst: return tr("Values first: it empties a cell whenever it can.");
        }
        return {};
    }
    static QString thingOf(int run) { return QStringLiteral("run %1").arg(run); }

    /// Where the table's head and its rows are.
    static std::vector<QRectF> tableRows(const QRectF& figure, double text) {
        const double height = std::min(figure.height() / (kRuns + 2.5), text * 2.2);
        Stack stack(figure.adjusted(0, text * 0.4, 0, 0));
        std::vector<QRectF> rows{stack.take(height * 1.2)};
        for (int run = 0; run < kRuns; ++run)
            rows.push_back(stack.take(height));
        return rows;
    }

    /// As many of the sentences as there is room for, the first of them in any case.
    static void paintNote(QPainter& painter, const QRectF& rest, const QStringList& sentences, const StageLook& look) {
        QString note = sentences.front();
        for (const QString& each : sentences.mid(1))
            if (linesHeight(rest.width(), note + u' ' + each, look.text) <= rest.height())
                note += u' ' + each;
        sayLines(painter, rest, note, look.text, look.theme.mutedText);
    }

    Task m_task;
    std::optional<std::pair<ClassicDigits, std::uint64_t>> m_of;
    std::vector<Result> m_results;
    OwnPlan m_own;
    OwnPlan m_ownOf;
    mutable PreferenceTurn m_byHand;
};

}  // namespace

std::unique_ptr<LabScene> makeHeuristicsScene(InverseLab& lab) { return std::make_unique<HeuristicsScene>(lab); }

}  // namespace nonet::inverse_lab
