#include "ui/lessons/lesson_view.h"

#include "core/lessons/lesson_profile.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/lesson_source.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/shortcuts/key_stroke.h"
#include "ui/text/technique_text.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kPanelWidth = 400;
/// The panel's share of a small window.
constexpr double kMostOfWidth = 0.42;

}  // namespace

LessonView::LessonView(ActionSet& actions, Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_actions(actions), m_preferences(preferences), m_task(tr("Looking for positions"), this),
      m_run(preferences), m_board(new LessonBoard(preferences)),
      m_panel(new LessonPanel(m_run, *m_board, actions, preferences)) {
    setObjectName(QStringLiteral("lessonView"));
    connect(&preferences, &Preferences::textScaleChanged, this, &LessonView::fitPanel);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * kCardSpace);
    row->addWidget(m_board, 1);
    row->addWidget(m_panel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kCardSpace + kSpace, kWideSpace, kCardSpace + kSpace, kCardSpace);
    column->setSpacing(kWideSpace);
    column->addWidget(buildHeader());
    column->addLayout(row, 1);
    connectActions();
    connect(m_board, &LessonBoard::clicked, this, &LessonView::clicked);
    connect(m_board, &LessonBoard::cellTaken, this, &LessonView::toggleCell);
    connect(m_board, &LessonBoard::digitTyped, this, [this](Cell cell, Digit digit) { toggleResult({cell, digit}); });
    connect(m_panel, &LessonPanel::resultChosen, this, &LessonView::showResult);
    connect(&m_run, &LessonRun::progressed, this, &LessonView::progressed);
    m_panel->follow(m_task);
}

QWidget* LessonView::buildHeader() {
    auto* header = new QWidget;
    auto* back = new QToolButton;
    back->setObjectName(QStringLiteral("lessonLeave"));
    back->setIcon(icon(QStringLiteral("list"), m_preferences.theme()));
    back->setIconSize({20, 20});
    back->setAccessibleName(tr("All techniques"));
    back->setFocusPolicy(Qt::TabFocus);
    setLook(back, "flat");
    triggers(*back, *m_actions.action(QStringLiteral("lesson.leave")));
    connect(&m_preferences, &Preferences::themeChanged, back,
            [this, back] { back->setIcon(icon(QStringLiteral("list"), m_preferences.theme())); });
    m_level = makeLabel(QString(), "muted");
    m_name = makeLabel(QString(), "display");
    m_name->setObjectName(QStringLiteral("lessonTechnique"));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(m_level);
    titles->addWidget(m_name);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace);
    row->addWidget(back);
    row->addLayout(titles, 1);
    m_parts = new QButtonGroup(this);
    for (int part = 0; part < kLessonParts; ++part) {
        auto* pill = new QPushButton;
        pill->setObjectName(QStringLiteral("part_%1").arg(part));
        pill->setCheckable(true);
        pill->setFocusPolicy(Qt::TabFocus);
        setLook(pill, "pill");
        m_parts->addButton(pill, part);
        row->addWidget(pill);
    }
    connect(m_parts, &QButtonGroup::idClicked, this, [this](int part) { setPart(static_cast<LessonPart>(part)); });
    return header;
}

void LessonView::connectActions() {
    const auto on = [this](const char* id, auto act) {
        connect(m_actions.action(QLatin1String(id)), &QAction::triggered, this, [this, act] {
            if (m_run.hasLesson() && isVisible())
                act();
        });
    };
    const auto partBy = [this](int by) {
        setPart(static_cast<LessonPart>(std::clamp(static_cast<int>(m_run.part()) + by, 0, kLessonParts - 1)));
    };
    on("lesson.next_part", [this, partBy] {
        if (m_run.part() == LessonPart::use)
            Q_EMIT nextLessonRequested();
        else
            partBy(1);
    });
    on("lesson.previous_part", [partBy] { partBy(-1); });
    on("lesson.forward", [this] { moveStage(1); });
    on("lesson.back", [this] { moveStage(-1); });
    on("lesson.check", [this] {
        if (m_run.check())
            showAnswer();
    });
    on("lesson.clear", [this] {
        m_run.session().clear();
        refresh();
    });
    on("lesson.undo", [this] {
        m_run.session().undo();
        refresh();
    });
    on("lesson.show", [this] {
        if (m_run.show())
            showAnswer();
    });
    on("lesson.skip", [this] { skip(); });
    on("lesson.play", [this] { play(); });
    m_actions.on("lesson.leave", this, [this] {
        if (isVisible())
            Q_EMIT left();
    });
}

void LessonView::open(TechniqueId id, LessonPart part, std::optional<int> find) {
    m_run.begin(id, part);
    m_board->setPicture(BoardPicture());
    m_panel->setWords(lessonPartName(part), tr("Looking for positions with this technique…"), QString());
    refresh();
    m_task.start(
        [id](std::stop_token stop, const ProgressSink& progress) { return embeddedLesson(id, stop, progress); },
        [this, find](LessonOutcome outcome) { receive(std::move(outcome), find); });
}

void LessonView::receive(LessonOutcome outcome, std::optional<int> find) {
    if (outcome.end != LessonEnd::found) {
        m_panel->setWords(
            lessonPartName(m_run.part()),
            tr("No position with this technique was found. It is so rare that more time would be needed."), QString());
        return;
    }
    m_run.receive(std::move(outcome.lesson), find);
    m_panel->showResults();
    startMarking();
    setPart(m_run.part());
}

void LessonView::showResult(int index) {
    m_run.prove(index);
    refresh();
}

void LessonView::setPart(LessonPart part) {
    m_run.setPart(part);
    // Elsewhere the keyboard's place comes to the board with the first arrow.
    m_board->setCurrent(part == LessonPart::find ? std::optional(Cell(0)) : std::nullopt);
    refresh();
    m_board->setFocus();
}

void LessonView::moveStage(int by) {
    if (m_run.moveStage(by))
        showAnswer();
}

void LessonView::showAnswer() {
    refresh();
    m_panel->announceAnswer();
}

void LessonView::startMarking() {
    m_board->setCurrent(Cell(0));
    m_panel->markCells();
}

void LessonView::clicked(Cell cell, Candidate candidate, Qt::MouseButton button) {
    if (m_run.isIn(LessonPart::why)) {
        const std::vector<Candidate>& results = resultsOf(m_run.lesson().seen.shown());
        if (const auto hit = std::ranges::find(results, candidate); hit != results.end())
            showResult(static_cast<int>(hit - results.begin()));
        return;
    }
    if (!m_run.isIn(LessonPart::find))
        return;
    const bool isMain = button != Qt::RightButton;
    const FindSession& session = m_run.session();
    if (session.isOpen() && (session.isSingle() || isMain == m_panel->marksCells()))
        toggleCell(cell);
    else
        toggleResult(candidate);
}

void LessonView::toggleCell(Cell cell) {
    if (!m_run.isIn(LessonPart::find))
        return;
    m_run.session().toggleCell(cell);
    refresh();
    m_board->setCurrent(cell);
}

void LessonView::toggleResult(Candidate candidate) {
    if (!m_run.isIn(LessonPart::find))
        return;
    m_run.session().toggleResult(candidate);
    refresh();
    m_board->setCurrent(candidate.cell);
}

void LessonView::skip() {
    if (m_run.part() != LessonPart::find)
        return;
    if (m_run.practised()) {
        Q_EMIT nextRequested();
        return;
    }
    m_run.startNextFind();
    startMarking();
    refresh();
    m_board->setFocus();
}

void LessonView::play() {
    if (!m_run.hasLesson())
        return;
    const LessonUse& use = m_run.lesson().use;
    keepLessonGame(m_preferences, m_run.technique(), use.at.puzzle);
    Q_EMIT playRequested(gameRecord(use, techniqueName(m_run.technique())));
}

void LessonView::refresh() {
    refreshHeader();
    m_board->setWalksSideways(m_run.part() != LessonPart::why);
    m_board->setTakesMarks(m_run.isIn(LessonPart::find));
    m_panel->refresh();
    updateActions();
}

void LessonView::refreshHeader() {
    const LessonProgress progress = m_run.progress();
    m_level->setText(tr("Lesson · %1", "a level").arg(levelName(rowOf(hodokuProfile(), m_run.technique()).level)));
    m_name->setText(techniqueName(m_run.technique()));
    for (int i = 0; i < kLessonParts; ++i) {
        const auto part = static_cast<LessonPart>(i);
        QAbstractButton* pill = m_parts->button(i);
        QString text = lessonPartName(part);
        if (part == LessonPart::find && progress.foundCount() > 0)
            text += QStringLiteral(" %1/%2").arg(progress.foundCount()).arg(kLessonFinds);
        pill->setText(progress.isDone(part) ? QStringLiteral("✓ ") + text : text);
        pill->setAccessibleName(progress.isDone(part) ? tr("%1, done").arg(text) : text);
        pill->setChecked(part == m_run.part());
    }
}

void LessonView::updateActions() {
    const auto refuse = [this](std::initializer_list<const char*> ids, const QString& reason) {
        for (const char* id : ids)
            m_actions.setUnavailable(QLatin1String(id), reason);
    };
    const QString waits = m_run.hasLesson() ? QString() : tr("The positions are still being looked for.");
    const auto only = [&](LessonPart part) {
        return !waits.isEmpty()       ? waits
               : m_run.part() == part ? QString()
                                      : tr("Only in the part '%1'.").arg(lessonPartName(part));
    };
    const QString why = only(LessonPart::why);
    refuse({"lesson.forward"}, why.isEmpty() && m_run.isLastStage() ? tr("This is the last stage.") : why);
    refuse({"lesson.back"}, why.isEmpty() && m_run.stage() == 0 ? tr("This is the first stage.") : why);
    const QString find = only(LessonPart::find);
    refuse({"lesson.check", "lesson.show", "lesson.clear"},
           find.isEmpty() && !m_run.session().isOpen() ? tr("This position is done.") : find);
    refuse({"lesson.undo"}, find.isEmpty() && !m_run.session().canUndo() ? tr("Nothing is marked yet.") : find);
    refuse({"lesson.skip"}, find);
    refuse({"lesson.play"}, only(LessonPart::use));
    const bool isLast = m_run.part() == LessonPart::use && m_run.technique() == lessonCourse().back();
    refuse({"lesson.next_part"}, isLast ? tr("This is the last part of the last lesson.") : waits);
    refuse({"lesson.previous_part"}, m_run.part() == LessonPart::see ? tr("This is the first part.") : waits);
}

void LessonView::fitPanel() {
    m_panel->setFixedWidth(std::min(atTextScale(kPanelWidth), static_cast<int>(width() * kMostOfWidth)));
}

void LessonView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitPanel();
}

void LessonView::takeFocus() { m_board->setFocus(); }

void LessonView::showProgress() {
    if (m_run.hasLesson())
        refresh();
}

void LessonView::goOn() {
    const LessonPart part = m_run.part();
    const bool isAtEnd = part == LessonPart::find && !m_run.session().isOpen() && m_run.isAllFound();
    const char* action = part == LessonPart::why && !m_run.isLastStage()        ? "lesson.forward"
                         : part == LessonPart::find && !isAtEnd                 ? "lesson.skip"
                         : part == LessonPart::use && !m_run.progress().hasUsed ? "lesson.play"
                                                                                : "lesson.next_part";
    m_actions.action(QLatin1String(action))->trigger();
}

void LessonView::keyPressEvent(QKeyEvent* event) {
    // The window's Undo has nothing to undo while a lesson is open.
    if (event->matches(QKeySequence::Undo))
        return m_actions.action(QStringLiteral("lesson.undo"))->trigger();
    const QString action = actionFor(readKey(*event), ActionScope::lesson, m_actions.bindings());
    if (action.isEmpty())
        return QWidget::keyPressEvent(event);
    // Where there is nothing to check, the same key goes on.
    if (action == QLatin1String("lesson.check") && !(m_run.part() == LessonPart::find && m_run.session().isOpen()))
        return goOn();
    m_actions.action(action)->trigger();
}

}  // namespace nonet

#include "moc_lesson_view.cpp"
