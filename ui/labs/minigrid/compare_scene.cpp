// Scene 9: steps and time by version and path, for this puzzle or a whole file.
#include "ui/labs/minigrid/comparison.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/tasks/task.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

/// Between two deliveries.
constexpr std::chrono::milliseconds kSlice{250};

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
                tr("The text says that all puzzles are equally hard for it: shuffle, or take a whole file, and see.")};
    }

    LabQuestion question() const override {
        LabQuestion question;
        question.text = tr("Which shape of path needs the fewest steps here?");
        // As kBoxPaths has them, by rows and then by columns.
        question.choices = {tr("a zigzag"), tr("a spiral"), tr("a semi-spiral")};
        const int best = bestPath();
        question.right = std::max(best, 0) % static_cast<int>(question.choices.size());
        question.answer =
            best < 0 ? m_isStopped ? tr("It was stopped before all paths had run.") : tr("It is still being counted.")
                     : tr("%1: %2. Over many puzzles zigzag and semi-spiral beat the spirals, which come to the middle "
                          "box last.")
                           .arg(pathName(kBoxPaths[static_cast<std::size_t>(best)]),
                                rowText(comparison()->rows[static_cast<std::size_t>(best) + 1], comparison()->puzzles));
        return question;
    }

    int moveCount() const override { return static_cast<int>(contenders().size()); }

    QString moveText(int moves) const override {
        const Comparison* found = comparison();
        if (!found)
            return m_isStopped ? tr("Stopped.") : tr("All versions are running …");
        if (!found->fault.isEmpty())
            return found->fault;
        if (moves == 0 || found->puzzles == 0)
            return found->isComplete ? tr("Puzzles: %1").arg(number(found->puzzles)) : partText(*found);
        const auto at = static_cast<std::size_t>(moves - 1);
        return QStringLiteral("%1: %2").arg(contenderName(contenders()[at]), rowText(found->rows[at], found->puzzles));
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
        std::vector<LabControl> controls{choiceControl("measure", tr("Bars:"), {tr("steps"), tr("time")},
                                                       m_showsTime ? 1 : 0,
                                                       [this](int value) { m_showsTime = value == 1; })};
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
            addButton("own", tr("Back to my puzzle"), [this] {
                m_file.clear();
                m_isStopped = false;
            });
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
        goOn(m_file.isEmpty() ? std::make_shared<ComparisonRun>(model().puzzle, contenders())
                              : std::make_shared<ComparisonRun>(m_file, contenders()));
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
        NineBoxes boxes;
        boxes.clues = model().puzzle.givens;
        const CellField field = cellField(area.figure, kSide, kSide, Qt::AlignLeft | Qt::AlignTop);
        paintNineBoxes(painter, field, boxes, look);
        if (const BoxOrder drawn = lab().drawnPath(); !drawn.empty()) {
            painter.save();
            painter.setOpacity(0.5);
            paintPath(painter, field, drawn, kBoxes - 1, look);
            painter.restore();
        }
    }

private:
    /// All puzzles of a file instead of the lab's; empty: the lab's again.
    void setFile(const QString& path) {
        m_file = path;
        m_filesSoFar += path.isEmpty() ? 0 : 1;
        m_isStopped = false;
        Q_EMIT lab().changed();
    }

    /// As far as it has come, also when it was stopped; null while there is nothing.
    const Comparison* comparison() const { return m_comparison && m_asked == subject() ? &*m_comparison : nullptr; }
    std::vector<Contender> contenders() const { return contendersWith(lab().drawnPath()); }

    static QString contenderName(const Contender& contender) {
        switch (contender.kind) {
        case ContenderKind::trees: return tr("3.1, tree of trees");
        case ContenderKind::graph: return tr("4.1, graph");
        case ContenderKind::signatures: return tr("4.2, compacted");
        case ContenderKind::drawnPath: return tr("3.2, drawn by hand");
        case ContenderKind::path: break;
        }
        for (const BoxPath path : kBoxPaths)
            if (boxOrder(Geometry(), path) == contender.order)
                return tr("3.2, %1", "a path").arg(pathName(path));
        return tr("3.2, drawn by hand");
    }

    /// Index into kBoxPaths; -1 before all of them have run.
    int bestPath() const {
        const Comparison* found = comparison();
        if (!found || found->rowsRun() <= kBoxPaths.size())
            return -1;
        const auto key = [&](int path) {
            const CompareRow& each = found->rows[static_cast<std::size_t>(path + 1)];
            return std::pair(found->puzzles - each.decided, each.medianSteps());
        };
        int best = 0;
        for (int path = 1; path < static_cast<int>(kBoxPaths.size()); ++path)
            if (key(path) < key(best))
                best = path;
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
            text.trimmed().isEmpty() ? BoxOrder() : boxOrderFrom(text.trimmed().toStdString(), Geometry());
        if (!order)
            return tr("A path has each of the boxes 1 to 9 once. The one before stays.");
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
        StageLook bars{look.theme, look.painters};
        bars.text = isSlide(look) ? look.text : look.text * 1.05;
        bars.leastText = look.leastText;
        // The longest name is some twenty-six letters.
        const bool isNarrow = isSlide(look) || area.width() < bars.text * 40;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const CompareRow& row = found->rows[i];
            const double shown = std::clamp(at - static_cast<double>(i), 0.0, 1.0);
            const QRectF rect = stack.take(height).adjusted(0, height * 0.14, 0, -height * 0.14);
            BarLine line;
            line.name = contenderName(all[i]);
            line.value = shown >= 1 ? rowText(row, found->puzzles) : QString();
            line.share = shown * std::log10(1 + valueOf(row)) / most;
            line.isOpen = row.decided < found->puzzles && shown >= 1;
            line.nameShare = isNarrow ? 0.44 : 0.34;
            line.valueShare = found->puzzles > 1 ? 0.34 : 0.2;
            paintBar(painter, rect, line, bars);
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
