#include "ui/main_window/file_actions.h"

#include "core/formats/format_catalogue.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/status_line.h"
#include "ui/frame/unsaved_bar.h"
#include "ui/generator/new_puzzle_dialog.h"
#include "ui/main_window/labs_room.h"
#include "ui/preferences/preferences.h"
#include "ui/puzzles/fill_question.h"
#include "ui/puzzles/puzzle_choice_dialog.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/error_text.h"
#include "ui/text/format_text.h"
#include "ui/text/technique_text.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QRandomGenerator>
#include <QTimer>
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

}  // namespace

FileActions::FileActions(const WindowFrame& frame, const QString& dataFolder,
                         std::function<DocumentSession&()> importsTo)
    : QObject(&frame.window), m_frame(frame), m_importsTo(std::move(importsTo)), m_recipes(dataFolder),
      m_orders(dataFolder), m_queue(m_orders), m_stock(QDir(dataFolder).filePath(QStringLiteral("stock.txt"))),
      m_random(QRandomGenerator::global()->generate64()) {
    for (unsigned i = 0; i < std::clamp(std::thread::hardware_concurrency(), 1U, kMostRacers); ++i)
        m_freshTasks.push_back(new Task(tr("Making a puzzle"), this));
    connectActions();
    connect(&m_frame.session, &DocumentSession::documentChanged, this, &FileActions::showOpenPuzzle);
    offerChoices(m_frame.session, m_frame);
    askAboutFills(m_frame.session, m_frame);
    const auto useProfile = [this] { m_stock.setProfile(m_frame.preferences.values().profileInForce()); };
    connect(&m_frame.preferences, &Preferences::profileChanged, this, useProfile);
    useProfile();
    m_stock.fillWhenIdle();
    // Once the window has said what it has to say.
    QTimer::singleShot(0, this, &FileActions::reportJobs);
}

FileActions::~FileActions() {
    // It keeps its goals when it ends.
    delete m_generator;
}

void FileActions::reportJobs() {
    const QStringList damaged = m_orders.damaged();
    if (!damaged.isEmpty()) {
        m_frame.message.keepSaying(tr("A part of the generator’s jobs was damaged and is left out. The file as it was "
                                      "is now %1.")
                                       .arg(damaged.join(QStringLiteral(", "))));
        return;
    }
    const auto running = std::ranges::count_if(
        m_queue.orders(), [](const GeneratorOrder& order) { return order.state == OrderState::running; });
    if (running == 0)
        return;
    const QString sentence =
        tr("%Ln job(s) of the generator go on where they were.", nullptr, static_cast<int>(running));
    if (m_frame.message.passing().isEmpty())
        m_frame.message.show(MessageSeverity::note, sentence, tr("Show jobs"), [this] { openGenerator(); });
    else
        m_frame.status.showAction(sentence);
}

void FileActions::addStoresTo(UnsavedBar& bar) {
    bar.addStore(m_recipes.store(),
                 tr("Your last recipes or goals of the generator are only in memory and are lost when "
                    "Nonet ends."));
    bar.addStore(m_orders.store(),
                 tr("The generator’s last jobs or what they found are only in memory and are lost when "
                    "Nonet ends."));
}

void FileActions::keepNow() {
    if (m_generator)
        m_generator->keepNow();
    m_queue.keepNow();
}

void FileActions::connectActions() {
    const ActionSet& actions = m_frame.actions;
    actions.on("file.new", this, [this] { openNewDialog(); });
    actions.on("file.generate", this, [this] { openGenerator(); });
    actions.on("file.new_empty", this, [this] { openEmpty(); });
    actions.on("file.another", this, [this] {
        if (const std::optional<KeptRating>& rating = m_frame.session.document()->notes().view().rating;
            rating && rating->isComplete)
            openLevel(rating->level);
    });
    actions.on("file.open", this, [this] { askForFile(); });
    actions.on("file.close", this, [this] {
        openEmpty();
        m_frame.actions.action(QStringLiteral("file.continue"))->trigger();
    });
    actions.on("edit.paste", this, [this] { paste(); });
}

void FileActions::openNewDialog() {
    if (!m_newDialog) {
        m_newDialog = new NewPuzzleDialog(SampleCatalogue::embedded(), &m_frame.window);
        m_newDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_newDialog, &NewPuzzleDialog::levelChosen, this, [this](Level level) { openLevel(level); });
        connect(m_newDialog, &NewPuzzleDialog::techniqueChosen, this, &FileActions::openTechnique);
        connect(m_newDialog, &NewPuzzleDialog::emptyChosen, this, &FileActions::openEmpty);
        connect(m_newDialog, &NewPuzzleDialog::allCandidatesChosen, this, &FileActions::openAllCandidates);
        connect(m_newDialog, &NewPuzzleDialog::candidatesPasted, &m_frame.session.imports(), &PuzzleImport::readText);
    }
    m_newDialog->show();
    m_newDialog->raise();
    m_newDialog->activateWindow();
}

void FileActions::openSample(Level level) {
    const SampleCatalogue catalogue = SampleCatalogue::embedded();
    openSample(SampleCatalogue::pick(catalogue.ofLevel(level),
                                     m_frame.session.document() ? m_frame.session.document()->puzzle() : Puzzle(),
                                     m_random));
}

void FileActions::openLevel(Level level) {
    if (const std::optional<Puzzle> ready = m_stock.take(level)) {
        cancelFresh();
        PuzzleRecord record;
        record.puzzle = *ready;
        m_frame.session.open(std::move(record), PuzzleOrigin::sample);
        m_stock.fillWhenIdle();
        return;
    }
    openFresh({.profile = m_frame.preferences.values().profileInForce(), .level = level},
              [this, level] { openSample(level); });
}

void FileActions::openTechnique(TechniqueId technique) {
    openFresh({.profile = m_frame.preferences.values().profileInForce(), .hardest = technique}, [this, technique] {
        const SampleCatalogue catalogue = SampleCatalogue::embedded();
        openSample(
            SampleCatalogue::pick(catalogue.ofTechnique(technique), m_frame.session.document()->puzzle(), m_random));
        m_frame.message.show(MessageSeverity::note,
                             tr("No new one was found in time, so here is one that came with Nonet."));
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
    m_frame.session.open(std::move(record));
}

void FileActions::openGenerator() {
    if (!m_generator) {
        m_generator = new GeneratorWindow(m_queue, m_recipes, m_frame.preferences, &m_frame.window);
        m_generator->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_generator, &GeneratorWindow::playRequested, this, [this](const GoalPuzzle& puzzle) {
            play(puzzle);
            m_frame.window.activateWindow();
        });
        m_generator->setPlaces(puzzlePlaces());
        connect(m_generator, &GeneratorWindow::failed, this,
                [this](const QString& sentence) { m_frame.message.show(MessageSeverity::error, sentence); });
        connect(m_generator, &GeneratorWindow::saved, &m_frame.status, &StatusLine::showAction);
        showOpenPuzzle();
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
            m_frame.actions.action(QLatin1String(action))->trigger();
        };
    };
    std::vector<PuzzlePlace> places{{tr("&Charts"), played("view.charts")},
                                    {tr("&Transform"), played("transform.open")}};
    for (const LabsRoom::PuzzleLab& lab : LabsRoom::puzzleLabs())
        places.push_back({tr("Lab: %1").arg(lab.title), [this, id = lab.id](const GoalPuzzle& puzzle) {
                              m_frame.session.openInLab(id, puzzle.puzzle);
                              m_frame.window.activateWindow();
                          }});
    return places;
}

void FileActions::showOpenPuzzle() {
    if (m_generator && m_frame.session.document())
        m_generator->setOpenPuzzle(m_frame.session.document()->puzzle());
}

void FileActions::openSample(const Sample* sample) {
    if (!sample)
        return openEmpty();
    PuzzleRecord record;
    record.puzzle = sample->puzzle;
    m_frame.session.open(std::move(record), PuzzleOrigin::sample);
}

void FileActions::openEmpty() {
    m_frame.session.open(PuzzleRecord(), PuzzleOrigin::madeHere);
    m_frame.message.show(MessageSeverity::note,
                         tr("Type the givens or paste a puzzle, then lock them to start solving."), tr("Lock givens"),
                         [this] { m_frame.actions.action(QStringLiteral("puzzle.lock_givens"))->trigger(); });
}

void FileActions::openAllCandidates() {
    PuzzleRecord record;
    record.puzzle.startCandidates = CandidateGrid();
    ViewState view;
    view.showsCandidates = true;
    record.view = withViewState(std::string(), view);
    m_frame.session.open(std::move(record), PuzzleOrigin::madeHere);
}

void FileActions::askForFile() {
    const bool isForPlay = &m_importsTo() == &m_frame.session;
    auto* dialog = new QFileDialog(&m_frame.window, isForPlay ? tr("Open a puzzle") : tr("Open as a layout"));
    dialog->setObjectName(QStringLiteral("openDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Puzzles (%1)", "patterns of file names").arg(filePatterns(formatEndings())), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, &m_importsTo().imports(), &PuzzleImport::readFile);
    dialog->show();
}

void FileActions::paste() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    // In the Design room a picture is one of a board.
    const bool isPicture = data && data->hasImage() && !data->hasText();
    if (isPicture && &m_importsTo() != &m_frame.session)
        return m_frame.actions.action(QStringLiteral("design.from_picture"))->trigger();
    if (!data || !open(*data))
        m_frame.message.show(MessageSeverity::error,
                             tr("There is no text on the clipboard. Nothing was opened; your puzzle is as it was."));
}

bool FileActions::open(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    if (!files.isEmpty()) {
        m_importsTo().imports().readFiles(files);
        return true;
    }
    if (data.hasText())
        m_importsTo().imports().readText(data.text());
    return data.hasText();
}

}  // namespace nonet

#include "moc_file_actions.cpp"
