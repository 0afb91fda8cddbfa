// Scene 9: steps and time by version and path, for this puzzle or a whole file.
#include "core/batch/puzzle_source.h"
#include "core/formats/importer.h"
#include "core/solvers/minigrid/graph_solver.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/tasks/task.h"
#include "ui/text/error_text.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <set>

namespace nonet::minigrid {

namespace {

/// Between two deliveries.
constexpr std::chrono::milliseconds kSlice{250};

/// A version, with the path that it takes where it takes one.
struct Contender {
    QString name;
    std::function<MinigridOutcome(const Puzzle& puzzle, const MinigridLimits& limits, const std::stop_token& stop)>
        solve;
};

/// One version on one or many puzzles.
struct CompareRow {
    /// By puzzle, ascending; where it was not decided, the budget. Empty: it has not run yet.
    std::vector<std::uint64_t> steps;
    double milliseconds = 0;
    std::size_t decided = 0;

    bool hasRun() const { return !steps.empty(); }
    std::uint64_t medianSteps() const { return steps.empty() ? 0 : steps[steps.size() / 2]; }
};

struct Comparison {
    /// In the order of the contenders.
    std::vector<CompareRow> rows;
    /// Of which at least one version has run.
    std::size_t puzzles = 0;
    /// Lines of the file that are no puzzle for this solver.
    std::size_t passedOver = 0;
    /// Why the file could not be read; else empty.
    QString fault;
    bool isComplete = false;
    std::size_t rowsRun() const {
        return static_cast<std::size_t>(
            std::count_if(rows.begin(), rows.end(), [](const CompareRow& row) { return row.hasRun(); }));
    }
};

/// Makes a comparison piece by piece. Used by one thread at a time.
class ComparisonRun {
public:
    /// Of a file with one puzzle a line, where there is a path.
    ComparisonRun(const Puzzle& puzzle, QString path, std::vector<Contender> contenders)
        : m_puzzle(puzzle), m_path(std::move(path)), m_contenders(std::move(contenders)) {
        m_comparison.rows.resize(m_contenders.size());
    }

    /// Goes on for about so long: by versions on one puzzle, by puzzles of a file.
    void advance(std::chrono::milliseconds slice, const std::stop_token& stop) {
        const auto end = std::chrono::steady_clock::now() + slice;
        while (!m_comparison.isComplete && !stop.stop_requested()) {
            if (!m_path.isEmpty()) {
                nextOfFile(stop);
            } else {
                m_comparison.puzzles = 1;
                runOne(m_next++, m_puzzle, kBudget, stop);
                m_comparison.isComplete = m_next == m_contenders.size();
            }
            if (std::chrono::steady_clock::now() >= end)
                return;
        }
    }

    /// With the rows' steps in their order.
    Comparison soFar() const {
        Comparison comparison = m_comparison;
        for (CompareRow& row : comparison.rows)
            std::sort(row.steps.begin(), row.steps.end());
        return comparison;
    }

    static constexpr std::uint64_t kBudget = 3'000'000;
    static constexpr std::uint64_t kFileBudget = 200'000;
    static constexpr std::size_t kMostPuzzles = 2000;

private:
    void runOne(std::size_t contender, const Puzzle& puzzle, std::uint64_t budget, const std::stop_token& stop) {
        CompareRow& row = m_comparison.rows[contender];
        const auto before = std::chrono::steady_clock::now();
        const MinigridOutcome outcome = m_contenders[contender].solve(puzzle, {.budget = budget}, stop);
        row.milliseconds +=
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count();
        row.steps.push_back(outcome.isDecided() ? outcome.steps : budget);
        row.decided += outcome.isDecided() ? 1 : 0;
    }

    void nextOfFile(const std::stop_token& stop) {
        const std::stop_callback stopReading(stop, [this] { m_reading.request_stop(); });
        if (!m_source) {
            auto source = PuzzleSource::open({m_path.toStdString()}, SourceUnit::line, m_reading.get_token());
            if (!source) {
                m_comparison.fault = errorSentence(source.error());
                m_comparison.isComplete = true;
                return;
            }
            m_source.emplace(std::move(*source));
        }
        const std::optional<SourceText> text = m_source->next();
        if (!text) {
            m_comparison.isComplete = true;
            return;
        }
        const auto imported = importPuzzle(text->text);
        if (!imported || !imported->record.puzzle.isClassic()) {
            ++m_comparison.passedOver;
            return;
        }
        for (std::size_t i = 0; i < m_contenders.size(); ++i)
            runOne(i, imported->record.puzzle, kFileBudget, stop);
        m_comparison.isComplete = ++m_comparison.puzzles >= kMostPuzzles;
    }

    Puzzle m_puzzle;
    QString m_path;
    std::vector<Contender> m_contenders;
    std::optional<PuzzleSource> m_source;
    /// Of the slice that runs; the source outlives the slice in which it was opened.
    std::stop_source m_reading;
    std::size_t m_next = 0;
    Comparison m_comparison;
};

class CompareScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::CompareScene)

public:
    explicit CompareScene(MinigridLab& lab) : MinigridScene(lab), m_task(tr("Comparing the versions"), &lab) {}
    QString title() const override { return tr("Versions and paths compared"); }

    QStringList sentences() const override {
        return {tr("The same puzzle for all versions, and for version 3.2 along each of the six paths and the one that "
                   "you drew by hand; a broken bar stopped after %1 steps and knows nothing.")
                    .arg(number(budget())),
                tr("A step is another thing in each version, a vertex, a test, a pair or a signature: compare steps "
                   "between paths, and times between versions."),
                tr("Shuffle, or take a whole file, and see whether all puzzles are equally hard.")};
    }

    PaperNotes paperNotes() const override {
        return {tr("chapter 3"), {tr("It says that all puzzles are equally hard for it.")}};
    }

    LabQuestion question() const override {
        // As kBoxPaths has them, by rows and then by columns.
        const QStringList shapes{tr("a zigzag"), tr("a spiral"), tr("a semi-spiral")};
        LabQuestion question{tr("Which shape of path needs the fewest steps here?"), shapes, LabQuestion::kUndecided,
                             QString()};
        const std::set<std::size_t> best = bestPaths();
        if (best.empty()) {
            question.answer =
                m_isStopped ? tr("It was stopped before all paths had run.") : tr("It is still being counted.");
            return question;
        }
        const CompareRow& row = comparison()->rows[*best.begin() + 1];
        QStringList names;
        std::set<int> shapesOfBest;
        for (const std::size_t path : best) {
            names.append(pathName(kBoxPaths[path]));
            shapesOfBest.insert(static_cast<int>(path) % static_cast<int>(shapes.size()));
        }
        if (row.decided == 0) {
            question.answer = tr("No path was decided within %1 steps, so nobody knows.").arg(number(budget()));
        } else if (shapesOfBest.size() > 1) {
            question.answer = tr("Several need equally few: %1: %2.")
                                  .arg(names.join(QStringLiteral(", ")), rowText(row, comparison()->puzzles));
        } else {
            question.right = *shapesOfBest.begin();
            question.answer = tr("%1: %2.").arg(names.join(QStringLiteral(", ")), rowText(row, comparison()->puzzles)) +
                              u' ' +
                              tr("Over many puzzles zigzag and semi-spiral beat the spirals, which come to the middle "
                                 "box last.");
        }
        return question;
    }

    int moveCount() const override { return static_cast<int>(contenders().size()); }
    /// Version 3.1 and the first path, unless there is no answer to give away.
    int lastOpenMove() const override {
        const Comparison* found = comparison();
        const bool isUndecided = m_isStopped || (found && found->isComplete && !question().isDecided());
        return isUndecided ? moveCount() : 2;
    }

    QString moveText(int moves) const override {
        const Comparison* found = comparison();
        if (!found)
            return m_isStopped ? tr("Stopped.") : tr("All versions are running …");
        if (!found->fault.isEmpty())
            return found->fault;
        if (moves == 0 || found->puzzles == 0)
            return found->isComplete ? tr("Puzzles: %1").arg(number(found->puzzles)) : partText(*found);
        const auto at = static_cast<std::size_t>(moves - 1);
        return QStringLiteral("%1: %2").arg(contenders()[at].name, rowText(found->rows[at], found->puzzles));
    }

    std::vector<LabClaim> claims() const override {
        const Comparison* found = comparison();
        if (!found)
            return {};
        if (!found->fault.isEmpty())
            return {{found->fault, false}};
        std::size_t decided = 0;
        std::size_t runs = 0;
        for (const CompareRow& row : found->rows) {
            decided += row.decided;
            runs += row.steps.size();
        }
        std::vector<LabClaim> claims{
            {m_file.isEmpty()
                 ? filled(tr("%1 of %2 runs were decided"), decided, runs)
                 : tr("%1: puzzles %2, lines passed over %3; steps are medians, times are sums")
                       .arg(QFileInfo(m_file).fileName(), number(found->puzzles), number(found->passedOver)),
             decided <= runs && runs == found->rowsRun() * found->puzzles}};
        if (found->puzzles >= ComparisonRun::kMostPuzzles)
            claims.push_back(
                {tr("These are the first %1 puzzles of the file").arg(number(ComparisonRun::kMostPuzzles)), true});
        return claims;
    }

    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls{
            choiceControl("measure", tr("Bars:"), {tr("steps"), tr("time")}, bound(m_showsTime))};
        const auto addButton = [&](const char* id, const QString& label, const auto& press) {
            controls.push_back(buttonControl(id, label, press).joined());
        };
        if (m_task.isRunning())
            addButton("stop", tr("Stop"), [this] {
                m_isStopped = true;
                m_task.cancel();
            });
        else if (m_isStopped)
            addButton("resume", tr("Run again"), [this] {
                m_isStopped = false;
                m_comparison.reset();
            });
        if (m_file.isEmpty())
            addButton("file", tr("Compare a whole file…"), [this] { askForFile(); });
        else
            addButton("own", tr("Back to my puzzle"), [this] { inputReshaped(); });
        controls.push_back(textControl("drawn", tr("Path drawn by hand:"),
                                       QString::fromStdString(toText(lab().drawnPath())),
                                       [this](const QString& text) { return setDrawn(text); }));
        return controls;
    }

    void inputReshaped() override {
        m_file.clear();
        m_isStopped = false;
    }

    void prepare() override {
        const bool isKnown = m_asked == subject() && (m_task.isRunning() || m_comparison);
        if (m_isStopped || isKnown)
            return;
        m_asked = subject();
        m_comparison.reset();
        goOn(std::make_shared<ComparisonRun>(model().puzzle, m_file, contenders()));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        // Where the words stand below, the bars need the width more than the puzzle does.
        const QRectF room = isSlide(look) ? area.board.united(area.figure) : area.board;
        paintBars(painter, room.adjusted(0, look.text * 0.4, 0, 0), look, at);
        if (isSlide(look))
            return;
        if (!m_file.isEmpty()) {
            sayWrapped(painter, area.figure, QFileInfo(m_file).fileName(), look.text * 1.2, look.theme.text);
            return;
        }
        const CellField field = cellField(area.figure, model().side(), model().side(), Qt::AlignLeft | Qt::AlignTop);
        paintNineBoxes(painter, field, clues(), look);
        if (const BoxOrder drawn = lab().drawnPath(); !drawn.empty()) {
            painter.save();
            painter.setOpacity(0.5);
            paintPath(painter, field, drawn, boxCount() - 1, look);
            painter.restore();
        }
    }

private:
    /// All puzzles of a file instead of the lab's.
    void setFile(const QString& path) {
        m_file = path;
        ++m_filesSoFar;
        m_isStopped = false;
        Q_EMIT lab().changed();
    }

    /// Of a small board, a file's puzzles go without it.
    BoxOrder drawnPath() const { return m_file.isEmpty() || !model().isSmall() ? lab().drawnPath() : BoxOrder(); }

    /// As far as it has come, also when it was stopped; null while there is nothing.
    const Comparison* comparison() const { return m_comparison && m_asked == subject() ? &*m_comparison : nullptr; }

    /// Versions 3.1, 3.2 by its six paths and by the learner's own where there is one, 4.1 and 4.2.
    std::vector<Contender> contenders() const {
        const auto along = [](const auto& order) {
            return [order](const Puzzle& puzzle, const MinigridLimits& limits, const std::stop_token& stop) {
                return solveByPath(puzzle, order(puzzle.geometry), limits, stop);
            };
        };
        const auto byTrees = [](const Puzzle& puzzle, const MinigridLimits& limits, const std::stop_token& stop) {
            return solveByTrees(puzzle, limits, stop);
        };
        const auto bySignatures = [](const Puzzle& puzzle, const MinigridLimits& limits, const std::stop_token& stop) {
            return solveBySignatures(puzzle, limits, stop);
        };
        std::vector<Contender> all{{tr("3.1, tree of trees"), byTrees}};
        for (const BoxPath path : kBoxPaths)
            all.push_back({tr("3.2, %1", "a path").arg(pathName(path)),
                           along([path](const Geometry& geometry) { return boxOrder(geometry, path); })});
        if (const BoxOrder& drawn = drawnPath(); !drawn.empty())
            all.push_back({tr("3.2, drawn by hand"), along([drawn](const Geometry&) { return drawn; })});
        all.push_back({tr("4.1, graph"), solveByGraph});
        all.push_back({tr("4.2, compacted"), bySignatures});
        return all;
    }

    /// Indices into kBoxPaths, of those that none beats; none before all of them have run.
    std::set<std::size_t> bestPaths() const {
        const Comparison* found = comparison();
        if (!found || found->rowsRun() <= kBoxPaths.size())
            return {};
        const auto key = [&](std::size_t path) {
            const CompareRow& each = found->rows[path + 1];
            return std::pair(found->puzzles - each.decided, each.medianSteps());
        };
        std::set<std::size_t> best{0};
        for (std::size_t path = 1; path < kBoxPaths.size(); ++path) {
            if (key(path) < key(*best.begin()))
                best.clear();
            if (best.empty() || key(path) == key(*best.begin()))
                best.insert(path);
        }
        return best;
    }

    /// What a comparison is of.
    struct Subject {
        Grid puzzle;
        QString file;
        /// Counts the files: the same one may have changed.
        int fileNumber = 0;
        BoxOrder drawn;

        friend bool operator==(const Subject&, const Subject&) = default;
    };

    Subject subject() const {
        return {m_file.isEmpty() ? model().puzzle.givens : Grid(), m_file, m_file.isEmpty() ? 0 : m_filesSoFar,
                lab().drawnPath()};
    }
    std::uint64_t budget() const { return m_file.isEmpty() ? ComparisonRun::kBudget : ComparisonRun::kFileBudget; }

    QString setDrawn(const QString& text) {
        const std::optional<BoxOrder> order =
            text.trimmed().isEmpty() ? BoxOrder() : boxOrderFrom(text.trimmed().toStdString(), geometry());
        if (!order)
            return tr("A path has each of the boxes 1 to %1 once. Your previous path is kept.").arg(boxCount());
        m_isStopped = m_isStopped && *order == lab().drawnPath();
        lab().setDrawnPath(*order);
        return {};
    }

    void askForFile() {
        auto* dialog = new QFileDialog(QApplication::activeWindow(), tr("A file with one puzzle a line"));
        dialog->setObjectName(QStringLiteral("compareDialog"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        QObject::connect(dialog, &QFileDialog::fileSelected, &lab(), [this](const QString& path) { setFile(path); });
        dialog->open();
    }

    void goOn(const std::shared_ptr<ComparisonRun>& run) {
        m_task.start(
            [run](const std::stop_token& stop, const ProgressSink&) {
                run->advance(kSlice, stop);
                return run->soFar();
            },
            [this, run](Comparison soFar) {
                m_comparison = std::move(soFar);
                if (!m_comparison->isComplete)
                    goOn(run);
                Q_EMIT lab().changed();
            });
    }

    /// "Stopped: 4 of 9 versions have run."; empty where all have.
    QString partText(const Comparison& found) const {
        if (found.isComplete)
            return {};
        if (!m_file.isEmpty())
            return m_isStopped ? tr("Stopped after puzzles: %1.").arg(number(found.puzzles))
                               : tr("Puzzles so far: %1").arg(number(found.puzzles));
        const QString runs = filled(tr("%1 of %2 have run"), found.rowsRun(), found.rows.size());
        return m_isStopped ? tr("Stopped: %1.", "how many versions have run").arg(runs) : runs + QStringLiteral(" …");
    }

    QString rowText(const CompareRow& row, std::size_t puzzles) const {
        if (!row.hasRun())
            return m_isStopped ? tr("not run") : QStringLiteral("…");
        if (m_showsTime) {
            const QString time = tr("%1 ms").arg(number(row.milliseconds, row.milliseconds < 10 ? 2 : 0));
            return row.decided == puzzles ? time : filled(tr("%1, %2 of %3 decided"), time, row.decided, puzzles);
        }
        if (puzzles == 1)
            return row.decided == 1 ? number(row.medianSteps()) : tr("not decided");
        return filled(tr("%1, %2 of %3 decided"), number(row.medianSteps()), row.decided, puzzles);
    }

    double valueOf(const CompareRow& row) const {
        return m_showsTime ? row.milliseconds * 1000 : static_cast<double>(row.medianSteps());
    }

    void paintBars(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const Comparison* found = comparison();
        Stack stack(area);
        if (!found || found->puzzles == 0) {
            sayWrapped(painter, stack.rest(), moveText(0), look.text * 1.3, look.theme.mutedText);
            return;
        }
        const QString scale = m_showsTime ? tr("Time, each step of the scale ten times as long")
                                          : tr("Steps, each step of the scale ten times as many");
        const QString part = partText(*found);
        say(painter, stack.take(look.text * 2), Qt::AlignLeft | Qt::AlignVCenter, part.isEmpty() ? scale : part,
            look.text, part.isEmpty() ? look.theme.mutedText : look.theme.text);
        double most = 1;
        for (const CompareRow& row : found->rows)
            most = std::max(most, std::log10(1 + valueOf(row)));
        const std::vector<Contender> all = contenders();
        const double height = std::min(stack.rest().height() / static_cast<double>(all.size()), look.text * 4.2);
        const StageLook bars = withText(look, isSlide(look) ? look.text : look.text * 1.05);
        // The longest name is some twenty-six letters.
        const bool isNarrow = isSlide(look) || area.width() < bars.text * 40;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const CompareRow& row = found->rows[i];
            const double shown = std::clamp(at - static_cast<double>(i), 0.0, 1.0);
            const QRectF rect = stack.take(height).adjusted(0, height * 0.14, 0, -height * 0.14);
            paintBar(painter, rect,
                     {.name = all[i].name,
                      .value = shown >= 1 ? rowText(row, found->puzzles) : QString(),
                      .share = shown * std::log10(1 + valueOf(row)) / most,
                      .isOpen = row.decided < found->puzzles && shown >= 1,
                      .nameShare = isNarrow ? 0.44 : 0.34,
                      .valueShare = found->puzzles > 1 ? 0.34 : 0.2},
                     bars);
        }
    }

    bool m_showsTime = false;
    bool m_isStopped = false;
    QString m_file;
    int m_filesSoFar = 0;
    Subject m_asked;
    std::optional<Comparison> m_comparison;
    Task m_task;
};

}  // namespace

std::unique_ptr<LabScene> makeCompareScene(MinigridLab& lab) { return std::make_unique<CompareScene>(lab); }

}  // namespace nonet::minigrid
