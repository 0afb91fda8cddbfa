#include "ui/main_window/labs_room.h"

#include "core/techniques/catalogue.h"
#include "ui/frame/message_bar.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/labs/lab_pages.h"
#include "ui/lessons/lesson_room.h"
#include "ui/preferences/preferences.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"

#include <QStackedWidget>

namespace nonet {

std::vector<LabsRoom::PuzzleLab> LabsRoom::puzzleLabs() {
    std::vector<PuzzleLab> labs;
    for (const LabRow* row : labCatalogue())
        if (row->puzzles == LabPuzzles::withOneSolution)
            labs.push_back({QLatin1String(row->id), row->title()});
    return labs;
}

LabsRoom::LabsRoom(const WindowFrame& frame) : Room(&frame.window), m_frame(frame) {
    for (const LabRow* row : labCatalogue())
        connect(m_frame.actions.action(row->action()), &QAction::triggered, this,
                [this, row] { openLab(QLatin1String(row->id), {}); });
    m_frame.actions.on("learn.techniques", this, [this] {
        Q_EMIT entryRequested();
        lessons().showList();
        showLessons();
    });
    m_frame.actions.on("learn.course", this, [this] {
        Q_EMIT entryRequested();
        lessons().goOn();
        showLessons();
    });
    m_frame.actions.on("learn.practise", this, [this] {
        Q_EMIT entryRequested();
        if (!lessons().practise()) {
            lessons().showList();
            m_frame.message.show(MessageSeverity::note, tr("Nothing missed so far: there is nothing to practise."));
        }
        showLessons();
    });
    connect(&m_frame.session, &DocumentSession::labRequested, this, &LabsRoom::openLab);
    m_frame.session.imports().setLessonReceiver([this](const PuzzleRecord& record) {
        if (!isLabLesson(record))
            return false;
        openLesson(record);
        return true;
    });
    connect(&m_frame.session, &DocumentSession::documentChanged, this, [this](PuzzleDocument* document) {
        connect(document, &PuzzleDocument::changed, this, [this, document] { noteSolved(*document); });
    });
}

void LabsRoom::make() {
    if (m_pages)
        return;
    m_lessons = new LessonRoom(m_frame.actions, m_frame.preferences);
    m_pages = new QStackedWidget;
    makeLabs();
    m_pages->addWidget(m_lessons);
    connect(m_lessons, &LessonRoom::playRequested, this,
            [this](const PuzzleRecord& record) { m_frame.session.open(record); });
    connect(m_lessons, &LessonRoom::openChanged, this, &Room::changed);
    connect(m_lessons, &LessonRoom::practised, this, [this] {
        m_frame.message.show(MessageSeverity::note, tr("Every position that you missed is found. Nothing is left."));
    });
    connect(m_lessons, &LessonRoom::progressed, this, &LabsRoom::showLessonProgress);
    connect(m_lessons, &LessonRoom::left, this, &LabsRoom::showStart);
    // Reached in another window.
    connect(&m_frame.preferences, &Preferences::keptElsewhere, this, [this] {
        if (m_labs)
            m_labs->showProgress();
        m_lessons->showProgress();
        showLessonProgress();
    });
    showLessonProgress();
}

void LabsRoom::makeLabs() {
    m_labs = makeLabPages(m_frame.actions, m_frame.preferences);
    if (!m_labs)
        return m_lessons->becomeFirstPage();
    m_pages->addWidget(m_labs);
    // A lab that is opened, by whatever way, takes the place of a lesson.
    connect(m_labs, &LabPages::openChanged, this, [this] {
        if (m_labs->isLabOpen() && isAtLessons())
            showLabs();
        else
            Q_EMIT changed();
    });
    connect(m_labs, &LabPages::failed, this,
            [this](const QString& sentence) { m_frame.message.show(MessageSeverity::error, sentence); });
    connect(m_labs, &LabPages::playRequested, this,
            [this](const PuzzleRecord& record) { m_frame.session.open(record); });
    connect(m_labs, &LabPages::lessonsChosen, this, [this] {
        m_lessons->showList();
        showLessons();
    });
}

LessonRoom& LabsRoom::lessons() {
    make();
    return *m_lessons;
}

bool LabsRoom::isAtLessons() const { return m_pages && m_pages->currentWidget() == m_lessons; }

void LabsRoom::showLabs() {
    m_pages->setCurrentWidget(m_labs);
    m_labs->takeFocus();
    Q_EMIT changed();
}

void LabsRoom::showLessons() {
    make();
    if (m_labs)
        m_labs->stop();
    m_pages->setCurrentWidget(m_lessons);
    m_lessons->takeFocus();
    Q_EMIT changed();
}

void LabsRoom::showLessonProgress() {
    if (!m_labs)
        return;
    int done = 0;
    int begun = 0;
    for (const Technique& each : techniqueCatalogue()) {
        const LessonProgress progress = lessonProgress(m_frame.preferences, each.id);
        done += progress.next() ? 0 : 1;
        begun += progress.isBegun() ? 1 : 0;
    }
    m_labs->showLessons(done, begun, kTechniqueCount);
}

void LabsRoom::noteSolved(const PuzzleDocument& document) {
    if (!document.puzzle().isClassic() || !document.findings().isFinished())
        return;
    if (nonet::noteSolved(m_frame.preferences, ClassicDigits::from(document.puzzle().givens)) && m_lessons)
        m_lessons->showProgress();
}

void LabsRoom::openLab(const QString& id, const QString& input) {
    // First, since what was said in the room before goes then.
    Q_EMIT entryRequested();
    make();
    if (const QString fault = m_labs->openLabWith(id, input); !fault.isEmpty())
        m_frame.message.show(MessageSeverity::error, fault);
}

void LabsRoom::openLesson(const PuzzleRecord& record) {
    Q_EMIT entryRequested();
    make();
    m_labs->openLesson(record);
}

QWidget* LabsRoom::page() {
    make();
    return m_pages;
}

QString LabsRoom::title() const { return !m_pages ? QString() : isAtLessons() ? m_lessons->title() : m_labs->title(); }

void LabsRoom::takeFocus() {
    make();
    if (isAtLessons())
        m_lessons->takeFocus();
    else if (m_labs)
        m_labs->takeFocus();
}

QList<QWidget*> LabsRoom::areas() const {
    QList<QWidget*> areas;
    for (const char* name : {"labStage", "labPanel", "labFooter", "lessonRows", "lessonBoard", "lessonPanel"})
        if (auto* area = m_pages->findChild<QWidget*>(QLatin1String(name)); area && area->isVisible())
            areas.append(area);
    return areas;
}

ActionNeed LabsRoom::missing() const {
    const bool isLab = m_labs && !isAtLessons() && m_labs->isLabOpen();
    const bool isLesson = isAtLessons() && m_lessons->isLessonOpen();
    return (isLab ? ActionNeed::nothing : ActionNeed::openLab) |
           (isLesson ? ActionNeed::nothing : ActionNeed::openLesson);
}

Room::UndoActions LabsRoom::undoActions() const {
    if (isAtLessons())
        return {QStringLiteral("lesson.undo"), {}};
    return {QStringLiteral("lab.undo_input"), QStringLiteral("lab.redo_input")};
}

bool LabsRoom::showLesson(TechniqueId id) {
    Q_EMIT entryRequested();
    lessons().openLesson(id);
    showLessons();
    return true;
}

/// From a lab to the list of all, as its own button does.
void LabsRoom::goHome() {
    make();
    if (!isAtLessons() && m_labs->isLabOpen())
        m_frame.actions.action(QStringLiteral("lab.leave"))->trigger();
    else if (isAtLessons() && lessons().isLessonOpen())
        m_frame.actions.action(QStringLiteral("lesson.leave"))->trigger();
    else
        showStart();
}

void LabsRoom::showStart() {
    if (!m_labs) {
        m_lessons->showList();
        return showLessons();
    }
    m_labs->showStart();
    showLabs();
}

void LabsRoom::leave() {
    if (m_labs)
        m_labs->stop();
}

bool LabsRoom::escape() {
    make();
    if (m_labs && m_labs->dropInput())
        return true;
    // A tile that is held is let go of first.
    if (!isAtLessons() && m_labs && m_labs->holdsTile())
        return false;
    m_frame.message.dismiss();
    takeFocus();
    return true;
}

}  // namespace nonet

#include "moc_labs_room.cpp"
