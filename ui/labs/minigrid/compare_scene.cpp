#include "ui/labs/minigrid/compare_scene.h"

#include "core/batch/puzzle_source.h"
#include "core/formats/importer.h"
#include "core/solvers/minigrid/graph_solver.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/minigrid/walk_scenes.h"
#include "ui/text/error_text.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>

#include <chrono>
#include <cmath>

namespace nonet::minigrid {

namespace {

constexpr int kGraphRow = 7;
constexpr int kSignatureRow = 8;

MinigridOutcome runOne(int contender, const Puzzle& puzzle, std::uint64_t budget, const std::stop_token& stop) {
    MinigridLimits limits;
    limits.budget = budget;
    if (contender == 0)
        return solveByTrees(puzzle, limits, stop);
    if (contender == kGraphRow)
        return solveByGraph(puzzle, limits, stop);
    if (contender == kSignatureRow)
        return solveBySignatures(puzzle, limits, stop);
    const BoxPath path = kBoxPaths[static_cast<std::size_t>(contender - 1)];
    return solveByPath(puzzle, boxOrder(puzzle.geometry, path), limits, stop);
}

void runAll(Comparison& comparison, const Puzzle& puzzle, std::uint64_t budget, const std::stop_token& stop) {
    for (int i = 0; i < kContenders && !stop.stop_requested(); ++i) {
        CompareRow& row = comparison.rows[static_cast<std::size_t>(i)];
        const auto before = std::chrono::steady_clock::now();
        const MinigridOutcome outcome = runOne(i, puzzle, budget, stop);
        row.milliseconds +=
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count();
        row.steps.push_back(outcome.isDecided() ? outcome.steps : budget);
        row.decided += outcome.isDecided() ? 1 : 0;
    }
    ++comparison.puzzles;
}

Comparison runFile(const QString& path, const std::stop_token& stop, const ProgressSink& progress) {
    Comparison comparison;
    auto source = PuzzleSource::open({path.toStdString()}, SourceUnit::line, stop);
    if (!source) {
        comparison.fault = errorSentence(source.error());
        return comparison;
    }
    while (comparison.puzzles < CompareScene::kMostPuzzles && !stop.stop_requested()) {
        const std::optional<SourceText> text = source->next();
        if (!text)
            break;
        const auto imported = importPuzzle(text->text);
        if (!imported || !imported->record.puzzle.isClassic()) {
            ++comparison.passedOver;
            continue;
        }
        runAll(comparison, imported->record.puzzle, CompareScene::kFileBudget, stop);
        if (progress)
            progress({comparison.puzzles, 0});
    }
    for (CompareRow& row : comparison.rows)
        std::sort(row.steps.begin(), row.steps.end());
    return comparison;
}

}  // namespace

CompareScene::CompareScene(MinigridLab& lab) : MinigridScene(lab), m_comparison(tr("Comparing the versions"), lab) {}

QString CompareScene::contenderName(int contender) {
    if (contender == 0)
        return tr("3.1, tree of trees");
    if (contender == kGraphRow)
        return tr("4.1, graph");
    if (contender == kSignatureRow)
        return tr("4.2, compacted");
    return tr("3.2, %1", "a path").arg(pathName(kBoxPaths[static_cast<std::size_t>(contender - 1)]));
}

void CompareScene::inputReshaped() {
    m_file.clear();
    m_fileNumber = 0;
    m_isStopped = false;
}

void CompareScene::setFile(const QString& path) {
    m_file = path;
    m_fileNumber = path.isEmpty() ? 0 : ++m_filesSoFar;
    m_isStopped = false;
    Q_EMIT lab().changed();
}

void CompareScene::prepare() {
    if (m_isStopped)
        return;
    m_comparison.ask(model().puzzle, m_fileNumber,
                     [file = m_file](const Puzzle& puzzle, const std::stop_token& stop, const ProgressSink& progress) {
                         if (!file.isEmpty())
                             return runFile(file, stop, progress);
                         Comparison comparison;
                         runAll(comparison, puzzle, kBudget, stop);
                         return comparison;
                     });
}

QStringList CompareScene::sentences() const {
    return {
        tr("The same puzzle for all versions, and for version 3.2 along each of the six paths; a broken bar stopped "
           "after %1 steps and knows nothing.")
            .arg(number(budget())),
        tr("A step is another thing in each version, a vertex, a test, a pair or a signature: compare steps between "
           "paths, and times between versions."),
        tr("The text says that all puzzles are equally hard for it: shuffle, or take a whole file, and see.")};
}

double CompareScene::valueOf(const CompareRow& row) const {
    return m_showsTime ? row.milliseconds * 1000 : static_cast<double>(row.medianSteps());
}

QString CompareScene::rowText(const CompareRow& row, std::size_t puzzles) const {
    if (m_showsTime) {
        const QString time = tr("%1 ms").arg(QLocale().toString(row.milliseconds, 'f', row.milliseconds < 10 ? 2 : 0));
        return row.decided == puzzles ? time : tr("%1, %2 of %3 decided").arg(time).arg(row.decided).arg(puzzles);
    }
    if (puzzles == 1)
        return row.decided == 1 ? number(row.medianSteps()) : tr("not decided");
    return tr("%1, %2 of %3 decided").arg(number(row.medianSteps())).arg(row.decided).arg(puzzles);
}

int CompareScene::bestPath() const {
    const Comparison* found = comparison();
    if (!found || found->puzzles == 0)
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
        best < 0 ? tr("It is still being counted.")
                 : tr("%1: %2. Over many puzzles zigzag and semi-spiral beat the spirals, which come to the "
                      "middle box last.")
                       .arg(pathName(kBoxPaths[static_cast<std::size_t>(best)]),
                            rowText(comparison()->rows[static_cast<std::size_t>(best) + 1], comparison()->puzzles));
    return question;
}

QString CompareScene::moveText(int moves) const {
    const Comparison* found = comparison();
    if (!found)
        return m_isStopped ? tr("Stopped.") : tr("All versions are running …");
    if (!found->fault.isEmpty())
        return found->fault;
    if (moves == 0 || found->puzzles == 0)
        return tr("Puzzles: %1").arg(number(found->puzzles));
    return QStringLiteral("%1: %2").arg(contenderName(moves - 1),
                                        rowText(found->rows[static_cast<std::size_t>(moves - 1)], found->puzzles));
}

std::vector<LabClaim> CompareScene::claims() const {
    const Comparison* found = comparison();
    if (!found)
        return {};
    if (!found->fault.isEmpty())
        return {{found->fault, false}};
    std::size_t decided = 0;
    for (const CompareRow& row : found->rows)
        decided += row.decided;
    std::vector<LabClaim> claims{
        {m_file.isEmpty() ? tr("%1 of %2 runs were decided").arg(decided).arg(kContenders)
                          : tr("%1: puzzles %2, lines passed over %3; steps are medians, times are sums")
                                .arg(QFileInfo(m_file).fileName(), number(found->puzzles), number(found->passedOver)),
         decided <= kContenders * found->puzzles}};
    if (found->puzzles >= kMostPuzzles)
        claims.push_back({tr("These are the first %1 puzzles of the file").arg(number(kMostPuzzles)), true});
    return claims;
}

std::vector<LabControl> CompareScene::controls() const {
    LabControl measure;
    measure.id = QStringLiteral("measure");
    measure.label = tr("Bars:");
    measure.kind = LabControlKind::choice;
    measure.choices = {tr("steps"), tr("time")};
    measure.value = m_showsTime ? 1 : 0;
    std::vector<LabControl> controls{measure};
    LabControl button;
    button.kind = LabControlKind::button;
    button.joinsFormer = true;
    if (m_comparison.isRunning() && !comparison()) {
        button.id = QStringLiteral("stop");
        button.label = tr("Stop");
        controls.push_back(button);
    } else if (m_isStopped) {
        button.id = QStringLiteral("resume");
        button.label = tr("Run again");
        controls.push_back(button);
    }
    button.id = m_file.isEmpty() ? QStringLiteral("file") : QStringLiteral("own");
    button.label = m_file.isEmpty() ? tr("Compare a whole file…") : tr("Back to my puzzle");
    controls.push_back(button);
    return controls;
}

void CompareScene::askForFile() {
    auto* dialog = new QFileDialog(QApplication::activeWindow(), tr("A file with one puzzle a line"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, &lab(), [this](const QString& path) { setFile(path); });
    dialog->open();
}

std::optional<double> CompareScene::setControl(const QString& id, int value) {
    if (id == QLatin1String("measure")) {
        m_showsTime = value == 1;
    } else if (id == QLatin1String("stop")) {
        m_isStopped = true;
        m_comparison.cancel();
    } else if (id == QLatin1String("resume")) {
        m_isStopped = false;
    } else if (id == QLatin1String("own")) {
        m_file.clear();
        m_fileNumber = 0;
        m_isStopped = false;
    } else if (id == QLatin1String("file")) {
        askForFile();
    }
    return std::nullopt;
}

void CompareScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const Comparison* found = comparison();
    // Where the words stand below, the bars need the width more than the puzzle does.
    const QRectF room = isSlide(look) ? area.board.united(area.figure) : area.board;
    Stack stack(room.adjusted(0, look.text * 0.4, 0, 0));
    if (!found || found->puzzles == 0) {
        sayWrapped(painter, stack.rest(), moveText(0), look.text * 1.3, look.theme.mutedText);
        return;
    }
    say(painter, stack.take(look.text * 2), Qt::AlignLeft | Qt::AlignVCenter,
        m_showsTime ? tr("Time, each step of the scale ten times as long")
                    : tr("Steps, each step of the scale ten times as many"),
        look.text, look.theme.mutedText);
    double most = 1;
    for (const CompareRow& row : found->rows)
        most = std::max(most, std::log10(1 + valueOf(row)));
    const double height = std::min(stack.rest().height() / kContenders, look.text * 4.2);
    StageLook bars{look.theme, look.painters};
    bars.text = look.text * 1.05;
    for (int i = 0; i < kContenders; ++i) {
        const CompareRow& row = found->rows[static_cast<std::size_t>(i)];
        const double shown = std::clamp(at - i, 0.0, 1.0);
        const QRectF rect = stack.take(height).adjusted(0, height * 0.14, 0, -height * 0.14);
        BarLine line;
        line.name = contenderName(i);
        line.value = shown >= 1 ? rowText(row, found->puzzles) : QString();
        line.share = shown * std::log10(1 + valueOf(row)) / most;
        line.isOpen = row.decided < found->puzzles && shown >= 1;
        line.nameShare = 0.34;
        line.valueShare = found->puzzles > 1 ? 0.34 : 0.2;
        paintBar(painter, rect, line, bars);
    }
    if (isSlide(look))
        return;
    NineBoxes boxes;
    boxes.clues = model().puzzle.givens;
    if (m_file.isEmpty())
        paintNineBoxes(painter, cellField(area.figure, kSide, kSide, Qt::AlignLeft | Qt::AlignTop), boxes, look);
    else
        sayWrapped(painter, area.figure, QFileInfo(m_file).fileName(), look.text * 1.2, look.theme.text);
}

}  // namespace nonet::minigrid
