#include "ui/lessons/lesson_view.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/board/announcer.h"
#include "ui/board/step_legend.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lesson_source.h"
#include "ui/lessons/stage_picture.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/shortcuts/key_stroke.h"
#include "ui/text/cell_names.h"
#include "ui/text/lesson_text.h"
#include "ui/text/proof_words.h"
#include "ui/text/technique_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kPanelWidth = 400;
/// The panel's share of a small window.
constexpr double kMostOfWidth = 0.42;

QLabel* wordsLabel(const char* name, const char* look) {
    auto* label = look ? makeLabel(QString(), look) : new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

/// The button does what the action does, and is off and says why where that is.
void triggers(QAbstractButton& button, QAction& action) {
    const auto follow = [&button, &action] {
        button.setToolTip(action.toolTip());
        button.setEnabled(action.isEnabled());
    };
    follow();
    QObject::connect(&button, &QAbstractButton::clicked, &action, &QAction::trigger);
    QObject::connect(&action, &QAction::changed, &button, follow);
}

/// "r2c4 ≠ 3", or what is placed: "r2c4 = 3".
QString resultText(const Step& step, const Candidate& result) {
    return QStringLiteral("%1 %2 %3")
        .arg(cellName(result.cell), step.placements.empty() ? QStringLiteral("≠") : QStringLiteral("="))
        .arg(result.digit.value());
}

}  // namespace

LessonView::LessonView(ActionSet& actions, Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_actions(actions), m_preferences(preferences), m_task(tr("Looking for positions"), this),
      m_board(new LessonBoard(preferences)) {
    setObjectName(QStringLiteral("lessonView"));
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("lessonPanel"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(buildPanel());
    m_panel = scroll;
    connect(&preferences, &Preferences::textScaleChanged, this, &LessonView::fitPanel);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * kCardSpace);
    row->addWidget(m_board, 1);
    row->addWidget(scroll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kCardSpace + kSpace, kWideSpace, kCardSpace + kSpace, kCardSpace);
    column->setSpacing(kWideSpace);
    column->addWidget(buildHeader());
    column->addLayout(row, 1);
    connectActions();
    connect(m_board, &LessonBoard::clicked, this, &LessonView::clicked);
    connect(m_board, &LessonBoard::cellTaken, this, &LessonView::toggleCell);
    connect(m_board, &LessonBoard::digitTyped, this, [this](Cell cell, Digit digit) { toggleResult({cell, digit}); });
    connect(&m_task, &Task::slowChanged, m_progress, &QWidget::setVisible);
    connect(&m_task, &Task::progressed, this, [this](quint64 done, quint64 total) {
        m_progress->setRange(0, static_cast<int>(total));
        m_progress->setValue(static_cast<int>(done));
    });
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

QPushButton* LessonView::actionButton(const char* name, const char* action, const QString& text) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    triggers(*button, *m_actions.action(QLatin1String(action)));
    return button;
}

QWidget* LessonView::buildStageRow() {
    m_stageRow = new QWidget;
    m_results = new QComboBox;
    m_results->setObjectName(QStringLiteral("lessonResult"));
    m_results->setAccessibleName(tr("What is proved"));
    m_results->setToolTip(tr("Which of the step's results is proved"));
    m_results->setFocusPolicy(Qt::TabFocus);
    connect(m_results, &QComboBox::activated, this, &LessonView::showResult);
    auto* column = new QVBoxLayout(m_stageRow);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    column->addWidget(m_results, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpace);
    column->addLayout(row);
    row->addWidget(actionButton("lessonBack", "lesson.back", tr("Back")));
    row->addWidget(actionButton("lessonForward", "lesson.forward", tr("Forward", "the next stage of a proof")));
    m_stageText = makeLabel(QString(), "muted");
    m_stageText->setObjectName(QStringLiteral("lessonStage"));
    row->addWidget(m_stageText, 1);
    return m_stageRow;
}

QWidget* LessonView::buildMarkRows() {
    m_markRows = new QWidget;
    m_modeRow = new QWidget;
    m_modes = new QButtonGroup(this);
    auto* modes = new FlowRow(kSpace, m_modeRow);
    const QPair<const char*, QString> kinds[] = {{"markPattern", tr("Click marks cells")},
                                                 {"markResult", tr("Click strikes candidates")}};
    for (int i = 0; i < 2; ++i) {
        auto* pill = new QPushButton(kinds[i].second);
        pill->setObjectName(QLatin1String(kinds[i].first));
        pill->setCheckable(true);
        pill->setFocusPolicy(Qt::TabFocus);
        setLook(pill, "pill");
        m_modes->addButton(pill, i);
        modes->addWidget(pill);
    }
    m_modes->button(0)->setToolTip(
        tr("Mark the cells of the pattern. With the keyboard: Space. The right button strikes."));
    m_modes->button(1)->setToolTip(
        tr("Strike what the pattern rules out. With the keyboard: the digit. The right button marks cells."));
    connect(m_modes, &QButtonGroup::idClicked, this, [this](int mode) { setMode(static_cast<MarkMode>(mode)); });
    auto* answers = new FlowRow(kSpace);
    m_check = actionButton("lessonCheck", "lesson.check", tr("Check"));
    m_skip = actionButton("lessonSkip", "lesson.skip", tr("Skip"));
    answers->addWidget(m_check);
    answers->addWidget(actionButton("lessonClear", "lesson.clear", tr("Clear")));
    answers->addWidget(actionButton("lessonShow", "lesson.show", tr("Show")));
    answers->addWidget(m_skip);
    auto* column = new QVBoxLayout(m_markRows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kWideSpace);
    column->addWidget(m_modeRow);
    column->addLayout(answers);
    return m_markRows;
}

QWidget* LessonView::buildPanel() {
    auto* panel = new QWidget;
    m_heading = wordsLabel("lessonHeading", "heading");
    m_words = wordsLabel("lessonWords", nullptr);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(m_task.title());
    m_progress->hide();
    m_play = actionButton("lessonPlay", "lesson.play", tr("Open in Play"));
    setLook(m_play, "primary");
    m_answerCard = new QFrame;
    m_answerCard->setObjectName(QStringLiteral("lessonAnswerCard"));
    setLook(m_answerCard, "card");
    m_answer = wordsLabel("lessonAnswer", nullptr);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_announcer = new Announcer(m_answer);
    auto* inside = new QVBoxLayout(m_answerCard);
    inside->setContentsMargins(kWideSpace, kWideSpace, kWideSpace, kWideSpace);
    inside->addWidget(m_answer);
    m_legend = new StepLegend(m_preferences);
    m_legend->setObjectName(QStringLiteral("lessonLegend"));
    m_next = new QPushButton;
    m_next->setObjectName(QStringLiteral("lessonNext"));
    m_next->setFocusPolicy(Qt::TabFocus);
    triggers(*m_next, *m_actions.action(QStringLiteral("lesson.next_part")));
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, kSmallSpace, 0);
    column->setSpacing(kWideSpace);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_heading, m_words, m_progress, buildStageRow(), buildMarkRows()})
        column->addWidget(each);
    column->addWidget(m_play, 0, Qt::AlignLeft);
    column->addWidget(m_answerCard);
    column->addWidget(m_legend);
    column->addStretch();
    column->addWidget(m_next, 0, Qt::AlignLeft);
    return panel;
}

void LessonView::connectActions() {
    const auto on = [this](const char* id, auto act) {
        connect(m_actions.action(QLatin1String(id)), &QAction::triggered, this, [this, act] {
            if (m_lesson && isVisible())
                act();
        });
    };
    const auto partBy = [this](int by) {
        setPart(static_cast<LessonPart>(std::clamp(static_cast<int>(m_part) + by, 0, kLessonParts - 1)));
    };
    on("lesson.next_part", [this, partBy] {
        if (m_part == LessonPart::use)
            Q_EMIT nextLessonRequested();
        else
            partBy(1);
    });
    on("lesson.previous_part", [partBy] { partBy(-1); });
    on("lesson.forward", [this] { moveStage(1); });
    on("lesson.back", [this] { moveStage(-1); });
    on("lesson.check", [this] { check(); });
    on("lesson.clear", [this] {
        m_session.clear();
        refresh();
    });
    on("lesson.undo", [this] {
        m_session.undo();
        refresh();
    });
    on("lesson.show", [this] { showPattern(); });
    on("lesson.skip", [this] { skip(); });
    on("lesson.play", [this] { play(); });
    m_actions.on("lesson.leave", this, [this] {
        if (isVisible())
            Q_EMIT left();
    });
}

void LessonView::open(TechniqueId id, LessonPart part, std::optional<int> find) {
    m_technique = id;
    m_lesson.reset();
    m_walk.reset();
    m_session = {};
    m_part = part;
    m_board->setPicture(BoardPicture());
    setWords(lessonPartName(part), tr("Looking for positions with this technique…"), QString());
    refresh();
    m_task.start(
        [id](std::stop_token stop, const ProgressSink& progress) { return embeddedLesson(id, stop, progress); },
        [this, find](LessonOutcome outcome) { receive(std::move(outcome), find); });
}

void LessonView::receive(LessonOutcome outcome, std::optional<int> find) {
    if (outcome.end != LessonEnd::found) {
        setWords(lessonPartName(m_part),
                 tr("No position with this technique was found. It is so rare that more time would be needed."),
                 QString());
        return;
    }
    const Step& step = m_lesson.emplace(std::move(outcome.lesson)).seen.shown();
    m_results->clear();
    for (const Candidate& each : resultsOf(step))
        m_results->addItem(resultText(step, each));
    m_results->setVisible(m_results->count() > 1);
    prove(0);
    startFind(find ? *find : openFindFrom(0).value_or(0));
    setPart(m_part);
}

void LessonView::showResult(int index) {
    prove(index);
    refresh();
}

void LessonView::prove(int index) {
    if (!m_lesson)
        return;
    const Step& step = m_lesson->seen.shown();
    m_stage = 0;
    m_walk = proofWalk(m_lesson->seen.position, {step.placements, step.eliminations, step.arguments},
                       resultsOf(step)[static_cast<std::size_t>(index)]);
    m_results->setCurrentIndex(index);
}

void LessonView::setPractising(std::optional<int> missed) { m_practised = missed; }

template <typename Change>
void LessonView::changeProgress(Change change) {
    const LessonProgress before = lessonProgress(m_preferences, m_technique);
    LessonProgress after = before;
    change(after);
    if (after == before)
        return;
    keepLessonProgress(m_preferences, m_technique, after);
    Q_EMIT progressed();
}

std::optional<int> LessonView::openFindFrom(int index) const {
    const LessonProgress progress = lessonProgress(m_preferences, m_technique);
    for (const LessonFind wanted : {LessonFind::open, LessonFind::shown})
        for (int i = 0; i < static_cast<int>(kLessonFinds); ++i) {
            const int at = (index + i) % static_cast<int>(kLessonFinds);
            if (progress.finds[static_cast<std::size_t>(at)] == wanted)
                return at;
        }
    return std::nullopt;
}

void LessonView::setPart(LessonPart part) {
    // Whoever goes on has seen it; to open a lesson by mistake leaves no trace.
    if (m_lesson && m_part == LessonPart::see && part != LessonPart::see)
        changeProgress([](LessonProgress& progress) { progress.hasSeen = true; });
    m_part = part;
    m_stage = 0;
    // Elsewhere the keyboard's place comes to the board with the first arrow.
    m_board->setCurrent(part == LessonPart::find ? std::optional(Cell(0)) : std::nullopt);
    refresh();
    m_board->setFocus();
}

void LessonView::moveStage(int by) {
    if (m_part != LessonPart::why || !m_walk)
        return;
    const auto last = static_cast<int>(m_walk->stages.size()) - 1;
    m_stage = static_cast<std::size_t>(std::clamp(static_cast<int>(m_stage) + by, 0, last));
    if (static_cast<int>(m_stage) == last)
        changeProgress([](LessonProgress& progress) { progress.knowsWhy = true; });
    refresh();
    m_announcer->announce(m_answer->text());
}

void LessonView::startFind(int index) {
    if (!m_lesson)
        return;
    m_find = index;
    m_session = FindSession(m_lesson->toFind[static_cast<std::size_t>(index)]);
    m_board->setCurrent(Cell(0));
    setMode(MarkMode::pattern);
}

void LessonView::setMode(MarkMode mode) {
    m_mode = mode;
    m_modes->button(static_cast<int>(mode))->setChecked(true);
}

void LessonView::clicked(Cell cell, Candidate candidate, Qt::MouseButton button) {
    if (m_part == LessonPart::why && m_lesson) {
        const std::vector<Candidate>& results = resultsOf(m_lesson->seen.shown());
        if (const auto hit = std::ranges::find(results, candidate); hit != results.end())
            showResult(static_cast<int>(hit - results.begin()));
        return;
    }
    if (m_part != LessonPart::find || !m_lesson)
        return;
    const bool isMain = button != Qt::RightButton;
    if (m_session.isOpen() && (m_session.isSingle() || isMain == (m_mode == MarkMode::pattern)))
        toggleCell(cell);
    else
        toggleResult(candidate);
}

void LessonView::toggleCell(Cell cell) {
    if (m_part != LessonPart::find || !m_lesson)
        return;
    m_session.toggleCell(cell);
    refresh();
    m_board->setCurrent(cell);
}

void LessonView::toggleResult(Candidate candidate) {
    if (m_part != LessonPart::find || !m_lesson)
        return;
    m_session.toggleResult(candidate);
    refresh();
    m_board->setCurrent(candidate.cell);
}

void LessonView::keepFind() {
    if (m_session.outcome() == LessonFind::open)
        return;
    changeProgress([this](LessonProgress& progress) {
        LessonFind& kept = progress.finds[static_cast<std::size_t>(m_find)];
        // To look again at what was found takes nothing away.
        if (kept == LessonFind::open || m_session.outcome() != LessonFind::shown)
            kept = m_session.outcome();
    });
}

void LessonView::check() {
    if (m_part != LessonPart::find || !m_session.isOpen())
        return;
    m_session.check();
    keepFind();
    refresh();
    m_announcer->announce(m_answer->text());
}

void LessonView::showPattern() {
    if (m_part != LessonPart::find || !m_session.isOpen())
        return;
    m_session.show();
    keepFind();
    refresh();
    m_announcer->announce(m_answer->text());
}

void LessonView::skip() {
    if (m_part != LessonPart::find)
        return;
    if (m_practised) {
        Q_EMIT nextRequested();
        return;
    }
    const int next = (m_find + 1) % static_cast<int>(kLessonFinds);
    startFind(openFindFrom(next).value_or(next));
    refresh();
    m_board->setFocus();
}

void LessonView::play() {
    if (!m_lesson)
        return;
    keepLessonGame(m_preferences, m_technique, m_lesson->use.at.puzzle);
    Q_EMIT playRequested(gameRecord(m_lesson->use, techniqueName(m_technique)));
}

void LessonView::setWords(const QString& heading, const QString& words, const QString& answer) {
    m_heading->setText(heading);
    m_words->setText(words);
    m_answer->setText(answer);
    m_answer->setAccessibleName(answer);
    m_answerCard->setVisible(!answer.isEmpty());
}

void LessonView::refresh() {
    refreshHeader();
    m_stageRow->setVisible(m_lesson && m_part == LessonPart::why);
    m_markRows->setVisible(m_lesson && m_part == LessonPart::find);
    m_play->setVisible(m_lesson && m_part == LessonPart::use);
    m_legend->setPicture(BoardPicture());
    m_board->setWalksSideways(m_part != LessonPart::why);
    m_board->setTakesMarks(m_lesson && m_part == LessonPart::find);
    if (m_lesson) {
        switch (m_part) {
        case LessonPart::see: refreshSee(); break;
        case LessonPart::why: refreshWhy(); break;
        case LessonPart::find: refreshFind(); break;
        case LessonPart::use: refreshUse(); break;
        }
    }
    updateActions();
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
    if (m_lesson)
        refresh();
}

void LessonView::goOn() {
    const bool isLast = !m_walk || m_stage + 1 >= m_walk->stages.size();
    const bool isAtEnd = m_part == LessonPart::find && !m_session.isOpen() && !m_practised && !openFindFrom(m_find);
    const char* action = m_part == LessonPart::why && !isLast     ? "lesson.forward"
                         : m_part == LessonPart::find && !isAtEnd ? "lesson.skip"
                         : m_part == LessonPart::use && !lessonProgress(m_preferences, m_technique).hasUsed
                             ? "lesson.play"
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
    if (action == QLatin1String("lesson.check") && !(m_part == LessonPart::find && m_session.isOpen()))
        return goOn();
    m_actions.action(action)->trigger();
}

}  // namespace nonet

#include "moc_lesson_view.cpp"
