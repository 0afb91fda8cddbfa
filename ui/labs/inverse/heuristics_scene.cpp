// Scene 8: what the heuristics make of the same solved board.
#include "core/generators/inverse/clue_removal.h"
#include "core/generators/inverse/solving_path.h"
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/tasks/task.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::inverse_lab {

namespace {

/// From here on the switched plan likes t.
constexpr int kSwitchLevel = 200;
/// Of a puzzle with one solution (McGuire, Tugemann and Civario 2012).
constexpr int kFewestClues = 17;

/// The four heuristics, and a switch from values first to t on the way.
constexpr int kRuns = 5;

std::vector<HeuristicStage> planOf(int run) {
    if (run < static_cast<int>(kInverseHeuristics.size()))
        return {{kInverseHeuristics[static_cast<std::size_t>(run)]}};
    return {{InverseHeuristic::singleFirst}, {.heuristic = InverseHeuristic::t, .fromLevel = kSwitchLevel}};
}

struct Result {
    int steps = 0;
    /// Of the literal end, of its repair, and once clues were taken away.
    int literalClues = 0;
    int repairedClues = 0;
    ClassicDigits puzzle;
    /// The fewest marks that could go at a step of its path.
    int narrowest = 0;
    /// The hardest method of its path.
    InverseMethod hardest = InverseMethod::singleCandidate;
    bool isGood = false;
};

Result worked(const InverseModel& model, int run, const std::stop_token& stop) {
    const MarkSearchOutcome outcome =
        searchMarks(model.solution, {.plan = planOf(run)}, RandomSource(model.seed), stop);
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
class HeuristicsScene final : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::HeuristicsScene)

public:
    explicit HeuristicsScene(InverseLab& lab) : InverseScene(lab), m_task(tr("Comparing heuristics"), &lab) {}
    QString title() const override { return tr("Heuristics compared"); }

    QStringList sentences() const override {
        return {tr("A heuristic says which child is liked best: any, one with few ways back, one with a hard way back, "
                   "or values before marks."),
                tr("All end without a clue. To repair that, every cell whose marks are incomplete gets its value back; "
                   "then clues go one by one for as long as the methods still solve the rest."),
                tr("What is left differs little: a good puzzle comes from many tries with a goal, not from one clever "
                   "step after the other.")};
    }

    LabQuestion question() const override {
        return {.text =
                    tr("One heuristic, d, likes a child whose easiest way back is hard. Why does it steer so little?"),
                .choices = {tr("it is slow"), tr("an easy step is always there"), tr("it is wrong")},
                .right = 1,
                .answer = tr("On nearly every board some exclusion leads back, so the easiest is of rank 1 or 2 "
                             "everywhere. Looked at along the whole path, it tells more.")};
    }

    /// The puzzle of each.
    int moveCount() const override { return kRuns - 1; }

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
        if (moves >= static_cast<int>(m_results.size()))
            return tr("%1: searching …").arg(nameOf(moves));
        const Result& result = m_results[static_cast<std::size_t>(moves)];
        return filled(tr("%1: %2 steps to %3 clues; repaired %4, then %5 clues; narrowest point %6"), nameOf(moves),
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

    PaperNotes paperNotes() const override {
        return {tr("section 6"),
                {tr("Whether a puzzle can have 16 clues was open then; in 2012 %1 was proved the least.")
                     .arg(kFewestClues)}};
    }

    std::vector<LabControl> controls() override { return {seedControl(lab())}; }
    std::optional<Puzzle> puzzle() const override {
        const auto at = static_cast<std::size_t>(std::floor(moment()));
        return at < m_results.size() ? std::optional(Puzzle(m_results[at].puzzle.toGrid())) : std::nullopt;
    }

    void prepare() override {
        const std::pair key(model().solution, model().seed);
        if (m_of == key)
            return;
        m_of = key;
        m_results.clear();
        workOn();
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& given, double at) const override {
        const StageLook look = withText(given, tableText(area.figure, given));
        const int move = static_cast<int>(std::floor(at));
        const bool isThere = move < static_cast<int>(m_results.size());
        const ClassicDigits shown = isThere ? m_results[static_cast<std::size_t>(move)].puzzle : model().solution;
        paintClues(painter, area.board, shown, look);
        const QRectF& figure = area.figure;
        const double height = std::min(figure.height() / (kRuns + 2.5), look.text * 2.2);
        Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
        // Where there is little width, what is the same for all goes.
        const bool isNarrow = inverse_lab::isNarrow(figure, look);
        QStringList head{QString(), tr("clues", "heading of a narrow column"), tr("open")};
        if (!isNarrow)
            head = QStringList{QString(), tr("steps"), tr("repaired"), tr("clues"), tr("open")};
        paintTableRow(painter, stack.take(height * 1.2), head, look, QFont::DemiBold);
        for (int run = 0; run < kRuns; ++run) {
            const QRectF rect = stack.take(height);
            if (run == move)
                painter.fillRect(rect, look.theme.accentSoft);
            QStringList columns{isNarrow ? shortNameOf(run) : nameOf(run)};
            if (run < static_cast<int>(m_results.size())) {
                const Result& result = m_results[static_cast<std::size_t>(run)];
                if (!isNarrow)
                    columns << QString::number(result.steps) << QString::number(result.repairedClues);
                columns << QString::number(result.puzzle.filledCount()) << QString::number(result.narrowest);
            } else {
                columns.append(QList<QString>(head.size() - 1, QStringLiteral("…")));
            }
            paintTableRow(painter, rect, columns, look, run == move ? QFont::DemiBold : QFont::Normal);
        }
        const QRectF rest = stack.rest().adjusted(0, look.text * 0.5, 0, 0);
        if (!isThere) {
            sayLines(painter, rest, tr("searching …"), look.text, look.theme.mutedText);
            return;
        }
        const QString hardest = methodName(m_results[static_cast<std::size_t>(move)].hardest);
        sayLines(painter, rest,
                 isNarrow ? tr("Hardest method: %1").arg(hardest)
                          : tr("Repaired: clues once every cell with missing marks has its value back. Clues: once "
                               "those that can go are gone. Open: steps that a solver can choose from where there are "
                               "fewest. Hardest method: %1")
                                .arg(hardest),
                 look.text, look.theme.mutedText);
    }

private:
    /// A little smaller where the whole table fits then, and need not be read from far away.
    static double tableText(const QRectF& figure, const StageLook& look) {
        constexpr double kLeastShare = 0.75;
        constexpr double kTableWidth = 25;
        if (look.leastText > 0)
            return look.text;
        return std::clamp(figure.width() / kTableWidth, look.text * kLeastShare, look.text);
    }

    void workOn() {
        const auto run = static_cast<int>(m_results.size());
        if (run == kRuns)
            return;
        m_task.start([model = model(), run](const std::stop_token& stop,
                                            const ProgressSink&) { return worked(model, run, stop); },
                     [this](const Result& result) {
                         m_results.push_back(result);
                         workOn();
                         Q_EMIT lab().changed();
                     });
    }

    QString nameOf(int run) const {
        return run < static_cast<int>(kInverseHeuristics.size())
                   ? heuristicName(kInverseHeuristics[static_cast<std::size_t>(run)])
                   : tr("values first, then t");
    }

    /// For narrow tables.
    QString shortNameOf(int run) const {
        if (run >= static_cast<int>(kInverseHeuristics.size()))
            return tr("values, t", "heuristics, one after the other");
        switch (kInverseHeuristics[static_cast<std::size_t>(run)]) {
        case InverseHeuristic::t: return QStringLiteral("t");
        case InverseHeuristic::d: return QStringLiteral("d");
        case InverseHeuristic::random:
        case InverseHeuristic::singleFirst: break;
        }
        return nameOf(run);
    }

    Task m_task;
    std::optional<std::pair<ClassicDigits, std::uint64_t>> m_of;
    std::vector<Result> m_results;
};

}  // namespace

std::unique_ptr<LabScene> makeHeuristicsScene(InverseLab& lab) { return std::make_unique<HeuristicsScene>(lab); }

}  // namespace nonet::inverse_lab
