#include "ui/labs/minigrid/compare_scene.h"

#include "ui/labs/minigrid/walk_scenes.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

/// Between two deliveries.
constexpr std::chrono::milliseconds kSlice{250};

}  // namespace

CompareScene::CompareScene(MinigridLab& lab) : MinigridScene(lab), m_task(tr("Comparing the versions"), &lab) {}

QString CompareScene::contenderName(const Contender& contender) {
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

CompareScene::Subject CompareScene::subject() const {
    return {m_file.isEmpty() ? model().puzzle.givens : Grid(), m_file, m_file.isEmpty() ? 0 : m_filesSoFar,
            lab().drawnPath()};
}

const Comparison* CompareScene::comparison() const {
    return m_comparison && m_asked == subject() ? &*m_comparison : nullptr;
}

void CompareScene::inputReshaped() {
    m_file.clear();
    m_isStopped = false;
}

void CompareScene::setFile(const QString& path) {
    m_file = path;
    m_filesSoFar += path.isEmpty() ? 0 : 1;
    m_isStopped = false;
    Q_EMIT lab().changed();
}

void CompareScene::prepare() {
    const bool isKnown = m_asked == subject() && (m_task.isRunning() || m_comparison);
    if (m_isStopped || isKnown)
        return;
    m_asked = subject();
    m_comparison.reset();
    goOn(m_file.isEmpty() ? std::make_shared<ComparisonRun>(model().puzzle, contenders())
                          : std::make_shared<ComparisonRun>(m_file, contenders()));
}

void CompareScene::goOn(const std::shared_ptr<ComparisonRun>& run) {
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

QStringList CompareScene::sentences() const {
    return {
        tr("The same puzzle for all versions, and for version 3.2 along each of the six paths and the one that you "
           "drew by hand; a broken bar stopped after %1 steps and knows nothing.")
            .arg(number(budget())),
        tr("A step is another thing in each version, a vertex, a test, a pair or a signature: compare steps between "
           "paths, and times between versions."),
        tr("The text says that all puzzles are equally hard for it: shuffle, or take a whole file, and see.")};
}

double CompareScene::valueOf(const CompareRow& row) const {
    return m_showsTime ? row.milliseconds * 1000 : static_cast<double>(row.medianSteps());
}

QString CompareScene::rowText(const CompareRow& row, std::size_t puzzles) const {
    if (!row.hasRun())
        return m_isStopped ? tr("not run") : QStringLiteral("…");
    if (m_showsTime) {
        const QString time = tr("%1 ms").arg(number(row.milliseconds, row.milliseconds < 10 ? 2 : 0));
        return row.decided == puzzles ? time : tr("%1, %2 of %3 decided").arg(time).arg(row.decided).arg(puzzles);
    }
    if (puzzles == 1)
        return row.decided == 1 ? number(row.medianSteps()) : tr("not decided");
    return tr("%1, %2 of %3 decided").arg(number(row.medianSteps())).arg(row.decided).arg(puzzles);
}

int CompareScene::bestPath() const {
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

LabQuestion CompareScene::question() const {
    LabQuestion question;
    question.text = tr("Which shape of path needs the fewest steps here?");
    // As kBoxPaths has them, by rows and then by columns.
    question.choices = {tr("a zigzag"), tr("a spiral"), tr("a semi-spiral")};
    const int best = bestPath();
    question.right = std::max(best, 0) % static_cast<int>(question.choices.size());
    question.answer =
        best < 0 ? m_isStopped ? tr("It was stopped before all paths had run.") : tr("It is still being counted.")
                 : tr("%1: %2. Over many puzzles zigzag and semi-spiral beat the spirals, which come to the "
                      "middle box last.")
                       .arg(pathName(kBoxPaths[static_cast<std::size_t>(best)]),
                            rowText(comparison()->rows[static_cast<std::size_t>(best) + 1], comparison()->puzzles));
    return question;
}

QString CompareScene::partText(const Comparison& found) const {
    if (found.isComplete)
        return {};
    if (!m_file.isEmpty())
        return m_isStopped ? tr("Stopped after puzzles: %1.").arg(number(found.puzzles))
                           : tr("Puzzles so far: %1").arg(number(found.puzzles));
    const QString runs = tr("%1 of %2 have run").arg(found.rowsRun()).arg(found.rows.size());
    return m_isStopped ? tr("Stopped: %1.", "how many versions have run").arg(runs) : runs + QStringLiteral(" …");
}

QString CompareScene::moveText(int moves) const {
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

std::vector<LabClaim> CompareScene::claims() const {
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
        {m_file.isEmpty() ? tr("%1 of %2 runs were decided").arg(decided).arg(runs)
                          : tr("%1: puzzles %2, lines passed over %3; steps are medians, times are sums")
                                .arg(QFileInfo(m_file).fileName(), number(found->puzzles), number(found->passedOver)),
         decided <= runs && runs == found->rowsRun() * found->puzzles}};
    if (found->puzzles >= ComparisonRun::kMostPuzzles)
        claims.push_back(
            {tr("These are the first %1 puzzles of the file").arg(number(ComparisonRun::kMostPuzzles)), true});
    return claims;
}

std::vector<LabControl> CompareScene::controls() {
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

QString CompareScene::setDrawn(const QString& text) {
    const std::optional<BoxOrder> order =
        text.trimmed().isEmpty() ? BoxOrder() : boxOrderFrom(text.trimmed().toStdString(), Geometry());
    if (!order)
        return tr("A path has each of the boxes 1 to 9 once. The one before stays.");
    m_isStopped = m_isStopped && *order == lab().drawnPath();
    lab().setDrawnPath(*order);
    return {};
}

void CompareScene::askForFile() {
    auto* dialog = new QFileDialog(QApplication::activeWindow(), tr("A file with one puzzle a line"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, &lab(), [this](const QString& path) { setFile(path); });
    dialog->open();
}

void CompareScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
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

void CompareScene::paintBars(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
    const Comparison* found = comparison();
    Stack stack(area);
    if (!found || found->puzzles == 0) {
        sayWrapped(painter, stack.rest(), moveText(0), look.text * 1.3, look.theme.mutedText);
        return;
    }
    const QString scale = m_showsTime ? tr("Time, each step of the scale ten times as long")
                                      : tr("Steps, each step of the scale ten times as many");
    const QString part = partText(*found);
    say(painter, stack.take(look.text * 2), Qt::AlignLeft | Qt::AlignVCenter, part.isEmpty() ? scale : part, look.text,
        part.isEmpty() ? look.theme.mutedText : look.theme.text);
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

}  // namespace nonet::minigrid
