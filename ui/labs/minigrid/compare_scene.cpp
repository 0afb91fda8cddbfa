// Steps and time by version and path, for this puzzle or a whole file; and a path by hand.
#include "core/solvers/minigrid/graph_solver.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/comparison_run.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/tasks/task.h"

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

class CompareScene final : public MinigridScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::CompareScene)

public:
    explicit CompareScene(MinigridLab& lab)
        : MinigridScene(lab), m_task(tr("Comparing the versions"), &lab), m_own(tr("Walking your path"), lab) {}
    QString title() const override { return tr("Versions and paths compared"); }

    QStringList words() const override {
        return {tr("The same puzzle for all versions, and for 3.2 along each of the six paths; a broken bar stopped "
                   "after %1 steps and knows nothing.")
                    .arg(number(budget())),
                tr("What a step is differs from version to version, in 3.2 it is a test: compare steps between paths, "
                   "and times between versions."),
                interactiveHint(tr("Press Your turn and find a better path."), tr("Is there a better path?"))};
    }

    std::vector<LabLink> links() const override {
        return {{tr("the six paths"), QLatin1String(kPaths)}, {tr("between versions"), QLatin1String(kVersions)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const Comparison* found = comparison();
        if (!found || found->puzzles == 0 || isYourTurn() || !area.board.contains(point))
            return {};
        const std::size_t count = contenders().size();
        for (std::size_t i = 0; i < count; ++i)
            if (rowAt(area.board, i, count, area.text).contains(point))
                return isPath(i) ? QLatin1String(kPaths) : QLatin1String(kVersions);
        return {};
    }

    PaperNotes paperNotes() const override {
        return {tr("chapter 3"), {tr("It says that all puzzles are equally hard for it.")}};
    }

    LabQuestion question() const override {
        // As kBoxPaths has them, by rows and then by columns.
        const QStringList shapes{tr("a zigzag"), tr("a spiral"), tr("a semi-spiral")};
        LabQuestion question{tr("Which shape of path needs the fewest steps here?"),
                             shapes + QStringList{tr("several alike")}, LabQuestion::kUndecided, QString()};
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
            question.right = static_cast<int>(shapes.size());
            question.answer = tr("Several need equally few, %1: %2.", "paths, how many steps")
                                  .arg(names.join(QStringLiteral(", ")), rowText(row, comparison()->puzzles));
        } else {
            question.right = *shapesOfBest.begin();
            question.answer = tr("%1: %2.").arg(names.join(QStringLiteral(", ")), rowText(row, comparison()->puzzles));
            // Measured over puzzles of nine boxes.
            if (boxCount() == kBoxes)
                question.answer +=
                    u' ' + tr("Over many puzzles zigzag and semi-spiral beat the spirals, which come to the middle "
                              "box last.");
        }
        return question;
    }

    std::uint64_t mostVertices() const override { return kMostInBackground; }
    int moveCount() const override { return static_cast<int>(contenders().size()); }
    /// Version 3.1 and the first path, unless there is no answer to give away.
    int lastMoveBeforeAnswer() const override {
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
        if (!isYourTurn())
            controls.push_back(textControl("drawn", tr("Path drawn by hand:"),
                                           QString::fromStdString(toText(drawnPath())),
                                           [this](const QString& text) { return setDrawn(text); }));
        return controls;
    }

    void inputReshaped() override {
        m_file.clear();
        m_isStopped = false;
        m_picks.clear();
    }

    std::optional<LabTurn> turn() const override {
        LabTurn turn;
        turn.task = tr("Click the boxes in the order of a path of your own. A click on a box of it takes back the path "
                       "from there.");
        const int lonely = lonelyBox();
        if (isPicked()) {
            turn.state = LabTurn::State::done;
            turn.verdict = judgement();
        } else if (lonely >= 0) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = tr("Box %1 shares no row or column with a box before it, so none of its permutations can "
                              "clash yet: all of them would be tried.")
                               .arg(boxNumber(lonely));
        } else if (!m_picks.empty()) {
            turn.verdict = tr("Your path so far: %1.").arg(boxNames(m_picks).join(u' '));
        }
        return turn;
    }
    void clearTurn() override { m_picks.clear(); }
    QString drawing() const override { return boxNames(m_picks).join(u','); }
    void setDrawing(const QString& text) override {
        BoxOrder picks;
        for (const QString& each : text.split(u',', Qt::SkipEmptyParts)) {
            const int box = each.toInt() - 1;
            if (box < 0 || box >= boxCount() || std::ranges::find(picks, box) != picks.end())
                return;
            picks.push_back(box);
        }
        m_picks = picks;
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return m_file.isEmpty() || isYourTurn() ? std::optional(boardMetrics(field(area))) : std::nullopt;
    }
    bool acceptsClues() const override { return !isYourTurn() && m_file.isEmpty() && !keepsClassic(); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override {
        const int box = geometry().box(cell);
        const auto found = std::ranges::find(m_picks, box);
        if (found != m_picks.end())
            m_picks.erase(found, m_picks.end());
        else
            m_picks.push_back(box);
    }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        if (acceptsClues())
            return clueReadout(field(area), point);
        const std::optional<int> box = shownBoard(area) ? boxAt(field(area), point) : std::nullopt;
        return box ? tr("Box %1").arg(boxNumber(*box)) : QString();
    }
    bool fillWorksheet(WorksheetPage& page) const override {
        pathSheet(page, model());
        return true;
    }
    QString ownWords() const override {
        return isSmallOnSheet()
                   ? tr("Why do some paths need more steps than others, although all find the same solutions?")
                   : tr("Why does a path that comes to the middle box last need more steps, for most puzzles?");
    }
    QString modelWords() const override {
        return isSmallOnSheet()
                   ? tr("Each path reaches every choice that fits. But where boxes with many clashes come early, fewer "
                        "wrong choices are carried on to the boxes after them.")
                   : tr("A permutation is tested only against the boxes before it. Round the edge few of these share a "
                        "row or column with it, so wrong choices are carried on for long; the middle box, a neighbour "
                        "of four of them, shows it only at the end.");
    }

    void prepare() override {
        if (isPicked())
            m_own.ask(model().puzzle.givens, m_picks,
                      [puzzle = model().puzzle, path = m_picks](const std::stop_token& stop) {
                          return solveByPath(puzzle, path, {.budget = ComparisonRun::kBudget}, stop);
                      });
        const bool isKnown = m_asked == subject() && (m_task.isRunning() || m_comparison);
        if (m_isStopped || isKnown)
            return;
        m_asked = subject();
        m_comparison.reset();
        goOn(std::make_shared<ComparisonRun>(model().puzzle, m_file, contenders()));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        // Where the words stand below, the bars need the width more than the puzzle does.
        const bool isTurn = isYourTurn();
        const bool hasFullWidth = isSlide(look) && area.figure.bottom() >= area.board.bottom() - 1;
        if (!isTurn || !isSlide(look))
            paintBars(painter, hasFullWidth ? area.board.united(area.figure) : area.board, look, at);
        if (isSlide(look) && !isTurn)
            return;
        if (!m_file.isEmpty() && !isTurn) {
            sayWrapped(painter, area.figure, QFileInfo(m_file).fileName(), look.text * 1.2, look.theme.text);
            return;
        }
        const BoxOrder shown = isTurn ? m_picks : drawnPath();
        BoxesPicture boxes = clues();
        int place = 0;
        for (const int box : shown) {
            boxes.boxes[nonet::minigrid::at(box)].badge = QString::number(++place);
            boxes.boxes[nonet::minigrid::at(box)].tone = isTurn ? BoxTone::soft : BoxTone::plain;
        }
        if (const int lonely = lonelyBox(); isTurn && lonely >= 0)
            boxes.boxes[nonet::minigrid::at(lonely)].isWrong = true;
        const std::optional<int> offered = look.cursor    ? std::optional(geometry().box(*look.cursor))
                                           : look.pointer ? boxAt(field(area), *look.pointer)
                                                          : std::nullopt;
        if (isTurn && offered)
            boxes.boxes[nonet::minigrid::at(*offered)].isOffered = true;
        paintBoxes(painter, field(area), boxes, look);
        paintClueCursor(painter, field(area), look);
        if (shown.empty())
            return;
        painter.save();
        painter.setOpacity(0.5);
        paintPath(painter, field(area), shown, static_cast<double>(shown.size()) - 1, look);
        painter.restore();
    }

private:
    CellField field(const StageArea& area) const {
        return cellField(area.figure, model().side(), model().side(), Qt::AlignLeft | Qt::AlignTop);
    }
    bool isPicked() const { return static_cast<int>(m_picks.size()) == boxCount(); }
    /// The box taken last, where it is no neighbour of one before; -1: it is.
    int lonelyBox() const {
        if (m_picks.size() < 2)
            return -1;
        const bool hasNeighbour = std::any_of(m_picks.begin(), m_picks.end() - 1,
                                              [&](int box) { return areNeighbours(geometry(), box, m_picks.back()); });
        return hasNeighbour ? -1 : m_picks.back();
    }
    /// The learner's path against the six; which of these is the best is left out while it is asked for.
    QString judgement() const {
        const PathOutcome* own = m_own.find(model().puzzle.givens, m_picks);
        if (!own)
            return tr("Your path is being walked …");
        const QString steps =
            own->isDecided() ? tr("Your path needs %1 steps.").arg(number(own->steps))
                             : tr("Your path was not decided within %1 steps.").arg(number(ComparisonRun::kBudget));
        if (!m_file.isEmpty())
            return steps;
        if (bestPaths().empty())
            return steps + u' ' +
                   (m_isStopped ? tr("To see how good that is, press 'Run again': the six paths have not all run.")
                                : tr("The six paths are still being walked …"));
        return steps + u' ' + againstTheSix(*own);
    }
    /// How many of the six need less; which is the best, once it is asked for no more.
    QString againstTheSix(const PathOutcome& own) const {
        int better = 0;
        int equal = 0;
        for (std::size_t path = 0; path < kBoxPaths.size(); ++path) {
            const CompareRow& row = comparison()->rows[path + 1];
            better += row.decided == 1 && (!own.isDecided() || row.medianSteps() < own.steps) ? 1 : 0;
            equal += row.decided == 1 && own.isDecided() && row.medianSteps() == own.steps ? 1 : 0;
        }
        const int worse = static_cast<int>(kBoxPaths.size()) - better - equal;
        const QString counts =
            !own.isDecided()   ? tr("Of the six paths, decided: %1.").arg(better)
            : isQuestionOpen() ? filled(tr("Of the six paths, with fewer steps: %1, with as many: %2, with more: %3."),
                                        better, equal, worse)
            : better == 0      ? tr("None of the six needs fewer.")
                               : tr("Of the six, %n need(s) fewer.", nullptr, better);
        if (isQuestionOpen())
            return counts + u' ' + tr("Go back to the film and guess which are best: then the bars show them all.");
        if (better == 0)
            return counts;
        const std::size_t best = *bestPaths().begin();
        return counts + u' ' +
               tr("The best of them, %1, needs %2.", "a path, how many steps")
                   .arg(pathName(kBoxPaths[best]), number(comparison()->rows[best + 1].medianSteps()));
    }
    /// Whether this contender walks along one of the paths.
    static bool isPath(std::size_t contender) { return contender >= 1 && contender <= kBoxPaths.size(); }

    /// All puzzles of a file instead of the lab's.
    void setFile(const QString& path) {
        m_file = path;
        ++m_filesSoFar;
        m_isStopped = false;
        Q_EMIT lab().changed();
    }

    /// The learner's path; none for a file's puzzles where it was drawn on a board of another size.
    BoxOrder pathDrawn() const { return m_file.isEmpty() || boxCount() == kBoxes ? drawnPath() : BoxOrder(); }

    /// As far as it has come, also when it was stopped; null while there is nothing.
    const Comparison* comparison() const { return m_comparison && m_asked == subject() ? &*m_comparison : nullptr; }

    /// Versions 3.1, 3.2 by its six paths and by the learner's own where there is one, 4.1 and 4.2.
    std::vector<Contender> contenders() const {
        const auto along = [](const auto& order) {
            return [order](const Puzzle& puzzle, const MinigridLimits& limits, const std::stop_token& stop) {
                return solveByPath(puzzle, order(puzzle.geometry()), limits, stop);
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
        if (const BoxOrder drawn = pathDrawn(); !drawn.empty())
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
                drawnPath()};
    }
    std::uint64_t budget() const { return m_file.isEmpty() ? ComparisonRun::kBudget : ComparisonRun::kFileBudget; }

    QString setDrawn(const QString& text) {
        const std::optional<BoxOrder> order =
            text.trimmed().isEmpty() ? BoxOrder() : boxOrderFrom(text.trimmed().toStdString(), geometry());
        if (!order)
            return tr("A path has each of the boxes 1 to %1 once. Your previous path is kept.").arg(boxCount());
        m_isStopped = m_isStopped && *order == drawnPath();
        lab().setDrawnPath(*order);
        return {};
    }

    void askForFile() {
        auto* dialog = new QFileDialog(QApplication::activeWindow(), tr("A file with one puzzle a line"));
        dialog->setObjectName(QStringLiteral("compareDialog"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        QObject::connect(&lab(), &QObject::destroyed, dialog, &QObject::deleteLater);
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
                const bool isComplete = soFar.isComplete;
                m_comparison = std::move(soFar);
                if (!isComplete)
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

    /// Its heading has the first line.
    static double rowHeight(const QRectF& area, std::size_t count, double text) {
        return std::min((area.height() - text * 2) / static_cast<double>(count), text * 4.2);
    }
    static QRectF rowAt(const QRectF& area, std::size_t row, std::size_t count, double text) {
        const double height = rowHeight(area, count, text);
        return {area.left(), area.top() + text * 2 + static_cast<double>(row) * height, area.width(), height};
    }

    void paintBars(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const Comparison* found = comparison();
        if (!found || found->puzzles == 0) {
            sayWrapped(painter, area, moveText(0), look.text * 1.3, look.theme.mutedText);
            return;
        }
        const QString scale = m_showsTime ? tr("Time, each step of the scale ten times as long")
                                          : tr("Steps, each step of the scale ten times as many");
        const QString part = partText(*found);
        say(painter, QRectF(area.left(), area.top(), area.width(), look.text * 2), Qt::AlignLeft | Qt::AlignVCenter,
            part.isEmpty() ? scale : part, look.text, part.isEmpty() ? look.theme.mutedText : look.theme.text);
        double most = 1;
        for (const CompareRow& row : found->rows)
            most = std::max(most, std::log10(1 + valueOf(row)));
        const std::vector<Contender> all = contenders();
        // The longest name is some twenty-six letters.
        const bool isNarrow = isSlide(look) || area.width() < look.text * 40;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const CompareRow& row = found->rows[i];
            const double shown = std::clamp(at - static_cast<double>(i), 0.0, 1.0);
            const QRectF line = rowAt(area, i, all.size(), look.text);
            if (look.lit == QLatin1String(isPath(i) ? kPaths : kVersions))
                painter.fillRect(line, blend(look.theme.role(ShapeRole::defining).fill, look.theme.board, 0.4));
            // A version is parted from the next one, the paths of one are not.
            if (i > 0 && !(isPath(i) && isPath(i - 1))) {
                painter.setPen(QPen(look.theme.panelBorder, 1));
                painter.drawLine(line.topLeft(), line.topRight());
            }
            const double pad = line.height() * 0.12;
            paintBar(painter, line.adjusted(look.text * 0.3, pad, -look.text * 0.3, -pad),
                     {.name = all[i].name,
                      .value = shown >= 1 ? rowText(row, found->puzzles) : QString(),
                      .share = shown * std::log10(1 + valueOf(row)) / most,
                      .isOpen = row.decided < found->puzzles && shown >= 1,
                      .nameShare = isNarrow ? 0.44 : 0.36,
                      .valueShare = found->puzzles > 1 ? 0.34 : 0.2},
                     look);
        }
    }

    static constexpr const char* kPaths = "paths";
    static constexpr const char* kVersions = "versions";

    bool m_showsTime = false;
    bool m_isStopped = false;
    QString m_file;
    int m_filesSoFar = 0;
    Subject m_asked;
    std::optional<Comparison> m_comparison;
    /// By hand, boxes from 0.
    BoxOrder m_picks;
    Task m_task;
    BackgroundValue<PathOutcome, Grid, BoxOrder> m_own;
};

}  // namespace

std::unique_ptr<LabScene> makeCompareScene(MinigridLab& lab) { return std::make_unique<CompareScene>(lab); }

}  // namespace nonet::minigrid
