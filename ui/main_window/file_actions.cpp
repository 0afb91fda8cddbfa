#include "ui/main_window/file_actions.h"

#include "core/formats/catalogue.h"
#include "core/formats/exporter.h"
#include "core/storage/replace_file.h"
#include "ui/board/board_widget.h"
#include "ui/board/export/board_export.h"
#include "ui/board/export/printed_page.h"
#include "ui/generator/new_puzzle_dialog.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/main_window/continue_dock.h"
#include "ui/main_window/document_session.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/status_line.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/action_text.h"
#include "ui/text/error_text.h"
#include "ui/text/technique_text.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QRandomGenerator>
#include <QUrl>

#include <algorithm>
#include <memory>
#include <thread>

namespace nonet {
namespace {

/// After which New by level or technique takes a sample instead.
constexpr double kFreshSeconds = 5;
/// Seeds that race for a fresh puzzle: a few searches take several times as long as most, two at once seldom do.
constexpr unsigned kMostRacers = 4;

/// The puzzle's title as a file name; one that begins with a dot would be hidden.
QString fileNameFrom(const QString& title, const QString& suffix) {
    // With its ending it has to be a name that every file system takes.
    constexpr qsizetype kLongest = 60;
    QString name;
    for (const QChar each : title.simplified())
        name += each.isPrint() || each.isSurrogate() ? (each == u'/' ? QChar(u'-') : each) : QChar(u' ');
    name = name.simplified().left(kLongest);
    if (!name.isEmpty() && name.back().isHighSurrogate())
        name.chop(1);
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return (name.isEmpty() ? FileActions::tr("Untitled") : name) + u'.' + suffix;
}

}  // namespace

FileActions::FileActions(const WindowParts& parts, const QString& dataFolder, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window), m_dataFolder(dataFolder),
      m_stock(QDir(dataFolder).filePath(QStringLiteral("stock.txt"))),
      m_random(QRandomGenerator::global()->generate64()), m_saveTask(new Task(tr("Saving"), this)) {
    for (unsigned i = 0; i < std::clamp(std::thread::hardware_concurrency(), 1U, kMostRacers); ++i)
        m_freshTasks.push_back(new Task(tr("Making a puzzle"), this));
    connectActions();
    connect(&m_parts.session, &DocumentSession::documentChanged, this, &FileActions::takeDocument);
    m_stock.fillWhenIdle();
}

void FileActions::connectActions() {
    const auto on = [this](const char* id, auto act) {
        connect(m_parts.actions.action(QLatin1String(id)), &QAction::triggered, this, act);
    };
    on("file.new", [this] { openNewDialog(); });
    on("file.generate", [this] { openGenerator(); });
    on("file.new_empty", [this] { openEmpty(); });
    on("file.open", [this] { askForFile(); });
    on("file.continue", [this] {
        m_parts.continueList.show();
        m_parts.continueList.raise();
    });
    on("file.close", [this] {
        openSample(Level::easy);
        m_parts.continueList.show();
        m_parts.continueList.raise();
    });
    on("file.save_as", [this] { askWhereToSave(); });
    on("file.save_picture", [this] { askForPicture(); });
    on("file.print", [this] { print(false); });
    on("file.print_steps", [this] { print(true); });
    on("edit.copy_givens", [this] { copy(CopyKind::givens); });
    on("copy.state", [this] { copy(CopyKind::state); });
    on("copy.candidates", [this] { copy(CopyKind::candidateGrid); });
    on("copy.library", [this] { copy(CopyKind::libraryLine); });
    on("copy.post", [this] { copy(CopyKind::forumPost); });
    on("copy.picture", [this] { copyPicture(); });
    on("edit.paste", [this] { paste(); });
}

void FileActions::openNewDialog() {
    if (!m_newDialog) {
        m_newDialog = new NewPuzzleDialog(SampleCatalogue::embedded(), m_window);
        m_newDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_newDialog, &NewPuzzleDialog::levelChosen, this, [this](Level level) { openLevel(level); });
        connect(m_newDialog, &NewPuzzleDialog::techniqueChosen, this, &FileActions::openTechnique);
        connect(m_newDialog, &NewPuzzleDialog::emptyChosen, this, &FileActions::openEmpty);
        connect(m_newDialog, &NewPuzzleDialog::allCandidatesChosen, this, &FileActions::openAllCandidates);
        connect(m_newDialog, &NewPuzzleDialog::candidatesPasted, &m_parts.session, &DocumentSession::importText);
    }
    m_newDialog->show();
    m_newDialog->raise();
    m_newDialog->activateWindow();
}

void FileActions::openSample(Level level) {
    const SampleCatalogue catalogue = SampleCatalogue::embedded();
    openSample(SampleCatalogue::pick(catalogue.ofLevel(level),
                                     m_parts.session.document() ? m_parts.session.document()->puzzle() : Puzzle(),
                                     m_random));
}

void FileActions::openLevel(Level level) {
    if (const std::optional<Puzzle> ready = m_stock.take(level)) {
        cancelFresh();
        PuzzleRecord record;
        record.puzzle = *ready;
        m_parts.session.open(std::move(record));
        m_stock.fillWhenIdle();
        return;
    }
    openFresh({.level = level}, [this, level] { openSample(level); });
}

void FileActions::openTechnique(TechniqueId technique) {
    openFresh({.hardest = technique}, [this, technique] {
        const SampleCatalogue catalogue = SampleCatalogue::embedded();
        openSample(
            SampleCatalogue::pick(catalogue.ofTechnique(technique), m_parts.session.document()->puzzle(), m_random));
        m_parts.message.show(MessageSeverity::note,
                             tr("None was found in time; this is one of the puzzles that come with the program."));
    });
}

void FileActions::openFresh(const PuzzleGoal& goal, const std::function<void()>& otherwise) {
    // The stock's own work would only slow this down.
    m_stock.fillWhenIdle();
    const auto searching = std::make_shared<std::size_t>(m_freshTasks.size());
    for (Task* task : m_freshTasks)
        task->start(
            [goal, seed = QRandomGenerator::global()->generate64()](const std::stop_token& stop, const ProgressSink&) {
                return freshPuzzle(goal, seed, kFreshSeconds, stop);
            },
            [this, otherwise, searching](const std::optional<GoalPuzzle>& fresh) {
                --*searching;
                if (fresh) {
                    cancelFresh();
                    play(*fresh);
                } else if (*searching == 0) {
                    otherwise();
                }
            });
}

void FileActions::cancelFresh() {
    for (Task* task : m_freshTasks)
        task->cancel();
}

void FileActions::play(const GoalPuzzle& puzzle) {
    PuzzleRecord record;
    record.puzzle = puzzle.puzzle;
    record.solution = puzzle.solution;
    m_parts.session.open(std::move(record));
}

void FileActions::openGenerator() {
    if (!m_generator) {
        m_generator = new GeneratorWindow(m_queue, m_parts.preferences,
                                          QDir(m_dataFolder).filePath(QStringLiteral("recipes.json")), m_window);
        m_generator->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_generator, &GeneratorWindow::playAsked, this, [this](const GoalPuzzle& puzzle) {
            play(puzzle);
            m_window->activateWindow();
        });
        m_generator->setPlaces(puzzlePlaces());
        connect(m_generator, &GeneratorWindow::failed, this,
                [this](const QString& sentence) { m_parts.message.show(MessageSeverity::error, sentence); });
        connect(m_generator, &GeneratorWindow::saved, &m_parts.status, &StatusLine::showAction);
        takeDocument();
    }
    m_generator->show();
    m_generator->raise();
    m_generator->activateWindow();
}

std::vector<PuzzlePlace> FileActions::puzzlePlaces() {
    // Charts and transforms are of the open puzzle.
    const auto played = [this](const char* action) {
        return [this, action](const GoalPuzzle& puzzle) {
            play(puzzle);
            m_parts.actions.action(QLatin1String(action))->trigger();
        };
    };
    std::vector<PuzzlePlace> places{{tr("&Charts"), played("view.charts")},
                                    {tr("&Transform"), played("transform.open")}};
    for (const LabRow* lab : labCatalogue())
        if (lab->puzzles == LabPuzzles::withOneSolution)
            places.push_back({tr("Lab: %1").arg(lab->title()), [this, lab](const GoalPuzzle& puzzle) {
                                  Q_EMIT labAsked(QLatin1String(lab->id),
                                                  QString::fromStdString(toLine(puzzle.puzzle.givens)));
                                  m_window->activateWindow();
                              }});
    return places;
}

void FileActions::takeDocument() {
    if (m_generator && m_parts.session.document())
        m_generator->setOpenPuzzle(m_parts.session.document()->puzzle());
}

void FileActions::openSample(const Sample* sample) {
    if (!sample)
        return openEmpty();
    PuzzleRecord record;
    record.puzzle = sample->puzzle;
    m_parts.session.open(std::move(record), PuzzleOrigin::sample);
}

void FileActions::openEmpty() {
    m_parts.session.open(PuzzleRecord(), PuzzleOrigin::madeHere);
    m_parts.message.show(MessageSeverity::note, tr("Type the givens, then lock them to start solving."),
                         tr("Lock givens"),
                         [this] { m_parts.actions.action(QStringLiteral("puzzle.lock_givens"))->trigger(); });
}

void FileActions::openAllCandidates() {
    PuzzleRecord record;
    record.puzzle.startCandidates = CandidateGrid();
    m_parts.session.open(std::move(record), PuzzleOrigin::madeHere);
    m_parts.board.setShowsCandidates(true);
}

void FileActions::askForFile() {
    auto* dialog = new QFileDialog(m_window, tr("Open a puzzle"));
    dialog->setObjectName(QStringLiteral("openDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QStringList patterns;
    for (const std::string& ending : formatEndings())
        patterns.append(QStringLiteral("*.") + QString::fromStdString(ending));
    dialog->setNameFilters(
        {tr("Puzzles (%1)", "patterns of file names").arg(patterns.join(u' ')), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, &m_parts.session, &DocumentSession::importPath);
    dialog->show();
}

void FileActions::askWhereToSave() {
    auto* dialog = new QFileDialog(m_window, tr("Save the puzzle"));
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("nonet"));
    dialog->setNameFilter(tr("Nonet puzzles (*.nonet)"));
    dialog->selectFile(fileNameFrom(m_parts.session.document()->title(), QStringLiteral("nonet")));
    connect(dialog, &QFileDialog::fileSelected, this, &FileActions::save);
    dialog->show();
}

void FileActions::save(const QString& path) {
    const PuzzleRecord record = m_parts.session.document()->record();
    m_saveTask->start(
        [record, file = QFile::encodeName(path).toStdString()](std::stop_token,
                                                               const ProgressSink&) -> std::optional<Error> {
            const Result<std::string> text = exportPuzzle(record, FormatId::native);
            return text ? replaceFile(file, *text) : text.error();
        },
        [this, path](const std::optional<Error>& error) {
            if (error)
                tell(*error);
            else
                m_parts.status.showAction(tr("Saved as %1").arg(QFileInfo(path).fileName()));
        });
}

void FileActions::askForPicture() {
    auto* dialog = new QFileDialog(m_window, tr("Save a picture of the board"));
    dialog->setObjectName(QStringLiteral("pictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->setNameFilter(tr("Pictures (*.png *.svg *.pdf)"));
    dialog->selectFile(fileNameFrom(m_parts.session.document()->title(), QStringLiteral("png")));
    connect(dialog, &QFileDialog::fileSelected, this, &FileActions::savePicture);
    dialog->show();
}

void FileActions::savePicture(const QString& path) {
    const std::optional<PictureFormat> format = pictureFormatOf(path);
    if (!format) {
        m_parts.message.show(
            MessageSeverity::error,
            tr("“%1” ends in none of .png, .svg and .pdf, so nothing was saved.").arg(QFileInfo(path).fileName()));
        return;
    }
    const Result<qint64> saved =
        saveBoardPicture(m_parts.board.picture(), m_parts.preferences.theme().id, *format, path);
    if (saved)
        m_parts.status.showAction(tr("Saved as %1").arg(QFileInfo(path).fileName()));
    else
        tell(saved.error());
}

void FileActions::copy(CopyKind kind) {
    const Result<QString> text = copyText(m_parts.session.document()->record(), kind, m_parts.board.picture().step);
    if (!text)
        return tell(text.error());
    QGuiApplication::clipboard()->setText(*text);
    m_parts.status.showAction(tr("Copied"));
}

void FileActions::copyPicture() {
    QGuiApplication::clipboard()->setImage(boardImage(m_parts.board.picture(), m_parts.preferences.theme().id));
    m_parts.status.showAction(tr("Copied"));
}

void FileActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data || !take(*data))
        m_parts.message.show(MessageSeverity::error,
                             tr("There is no text on the clipboard. Nothing was opened; your puzzle is as it was."));
}

bool FileActions::take(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    if (!files.isEmpty()) {
        m_parts.session.importPaths(files);
        return true;
    }
    if (data.hasText())
        m_parts.session.importText(data.text());
    return data.hasText();
}

void FileActions::print(bool withSteps) {
    const PuzzleDocument& document = *m_parts.session.document();
    PrintedPage page;
    page.title = document.title();
    page.board = m_parts.board.picture();
    page.board.step.reset();
    page.board.showsCandidates = false;
    if (withSteps) {
        page.candidates = page.board;
        page.candidates->showsCandidates = true;
        for (const NodeId node : document.history().pathTo(document.history().current()))
            if (node != 0)
                page.steps.append(actionName(document.history().nodes()[static_cast<std::size_t>(node)].label));
    }
    page.footer = QStringLiteral("Nonet");
    printWithDialog(page, m_window);
}

void FileActions::tell(const Error& error) { m_parts.message.show(MessageSeverity::error, errorSentence(error)); }

}  // namespace nonet

#include "moc_file_actions.cpp"
