#include "ui/lessons/lesson_view.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/board/announcer.h"
#include "ui/board/step_legend.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lesson_source.h"
#include "ui/lessons/stage_picture.h"
#include "ui/preferences/appearance.h"
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

QString partName(LessonPart part) {
    switch (part) {
    case LessonPart::see: return LessonView::tr("See it", "part of a lesson");
    case LessonPart::why: return LessonView::tr("Why", "part of a lesson");
    case LessonPart::find: return LessonView::tr("Find it", "part of a lesson");
    case LessonPart::use: return LessonView::tr("Use it", "part of a lesson");
    }
    return {};
}

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

const std::vector<Candidate>& resultsOf(const Step& step) {
    return step.placements.empty() ? step.eliminations : step.placements;
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
    connect(m_results, &QComboBox::activated, this, &LessonView::takeResult);
    auto* column = new QVBoxLayout(m_stageRow);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    column->addWidget(m_results, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpace);
    column->addLayout(row);
    row->addWidget(actionButton("lessonBack", "lesson.back", tr("Back")));
    row->addWidget(actionButton("lessonForward", "lesson.forward", tr("On", "the next stage of a proof")));
    m_stageText = makeLabel(QString(), "muted");
    m_stageText->setObjectName(QStringLiteral("lessonStage"));
    row->addWidget(m_stageText, 1);
    return m_stageRow;
}

QWidget* LessonView::buildMarkRows() {
    m_markRows = new QWidget;
    m_modeRow = new QWidget;
    m_modes = new QButtonGroup(this);
    auto* modes = new QHBoxLayout(m_modeRow);
    modes->setContentsMargins(0, 0, 0, 0);
    modes->setSpacing(kSpace);
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
    modes->addStretch();
    m_modes->button(0)->setToolTip(
        tr("Mark the cells of the pattern. With the keyboard: Space. The right button strikes."));
    m_modes->button(1)->setToolTip(tr("Strike what goes. With the keyboard: the digit. The right button marks cells."));
    connect(m_modes, &QButtonGroup::idClicked, this, [this](int mode) { setMode(static_cast<MarkMode>(mode)); });
    auto* answers = new QHBoxLayout;
    answers->setSpacing(kSpace);
    m_check = actionButton("lessonCheck", "lesson.check", tr("Check"));
    m_skip = actionButton("lessonSkip", "lesson.skip", tr("Skip"));
    answers->addWidget(m_check);
    answers->addWidget(actionButton("lessonClear", "lesson.clear", tr("Clear")));
    answers->addWidget(actionButton("lessonShow", "lesson.show", tr("Show")));
    answers->addWidget(m_skip);
    answers->addStretch();
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
    on("lesson.next_part", [partBy] { partBy(1); });
    on("lesson.previous_part", [partBy] { partBy(-1); });
    on("lesson.forward", [this] { moveStage(1); });
    on("lesson.back", [this] { moveStage(-1); });
    on("lesson.check", [this] { check(); });
    on("lesson.clear", [this] {
        m_session.clear();
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
    setWords(partName(part), tr("Looking for positions with this technique…"), QString());
    refresh();
    m_task.start(
        [id](std::stop_token stop, const ProgressSink& progress) { return embeddedLesson(id, stop, progress); },
        [this, find](LessonOutcome outcome) { take(std::move(outcome), find); });
}

void LessonView::take(LessonOutcome outcome, std::optional<int> find) {
    if (outcome.end != LessonEnd::found) {
        setWords(partName(m_part),
                 tr("No position with this technique was found. It is so rare that more time would be needed."),
                 QString());
        return;
    }
    m_lesson = std::move(outcome.lesson);
    const Step& step = m_lesson->seen.shown();
    m_results->clear();
    for (const Candidate& each : resultsOf(step))
        m_results->addItem(resultText(step, each));
    m_results->setVisible(m_results->count() > 1);
    prove(0);
    startFind(find.value_or(firstOpenFind()));
    setPart(m_part);
}

void LessonView::takeResult(int index) {
    prove(index);
    refresh();
}

void LessonView::prove(int index) {
    const Step& step = m_lesson->seen.shown();
    m_stage = 0;
    m_walk = proofWalk(m_lesson->seen.position, {step.placements, step.eliminations, step.arguments},
                       resultsOf(step)[static_cast<std::size_t>(index)]);
    m_results->setCurrentIndex(index);
}

void LessonView::setPractising(bool isOn) { m_isPractising = isOn; }

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

int LessonView::firstOpenFind() const {
    const LessonProgress progress = lessonProgress(m_preferences, m_technique);
    const auto open = std::ranges::find(progress.finds, LessonFind::open);
    return open == progress.finds.end() ? 0 : static_cast<int>(open - progress.finds.begin());
}

void LessonView::setPart(LessonPart part) {
    m_part = part;
    m_stage = 0;
    if (m_lesson && part == LessonPart::see)
        changeProgress([](LessonProgress& progress) { progress.hasSeen = true; });
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
            takeResult(static_cast<int>(hit - results.begin()));
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
    changeProgress(
        [this](LessonProgress& progress) { progress.finds[static_cast<std::size_t>(m_find)] = m_session.outcome(); });
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
    if (m_isPractising) {
        Q_EMIT nextAsked();
        return;
    }
    startFind((m_find + 1) % static_cast<int>(kLessonFinds));
    refresh();
    m_board->setFocus();
}

void LessonView::play() {
    changeProgress([](LessonProgress& progress) { progress.hasUsed = true; });
    Q_EMIT playAsked(gameRecord(m_lesson->use, techniqueName(m_technique)));
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

void LessonView::refreshHeader() {
    const LessonProgress progress = lessonProgress(m_preferences, m_technique);
    m_level->setText(tr("Lesson · %1", "a level").arg(levelName(rowOf(hodokuProfile(), m_technique).level)));
    m_name->setText(techniqueName(m_technique));
    for (int i = 0; i < kLessonParts; ++i) {
        const auto part = static_cast<LessonPart>(i);
        QAbstractButton* pill = m_parts->button(i);
        QString text = partName(part);
        if (part == LessonPart::find && progress.foundCount() > 0)
            text += QStringLiteral(" %1/%2").arg(progress.foundCount()).arg(kLessonFinds);
        pill->setText(progress.isDone(part) ? QStringLiteral("✓ ") + text : text);
        pill->setAccessibleName(progress.isDone(part) ? tr("%1, done").arg(text) : text);
        pill->setChecked(part == m_part);
    }
    const bool hasNext = m_part != LessonPart::use;
    m_next->setVisible(hasNext && m_lesson && !m_isPractising);
    if (hasNext)
        m_next->setText(
            tr("Next: %1", "part of a lesson").arg(partName(static_cast<LessonPart>(static_cast<int>(m_part) + 1))));
    setLook(m_next, progress.isDone(m_part) ? "primary" : "");
}

void LessonView::refreshSee() {
    const LessonPosition& seen = m_lesson->seen;
    const Step& step = seen.shown();
    setWords(stepTitle(step), LessonText::introduction(m_technique) + QStringLiteral("\n\n") + LessonText::origin(seen),
             LessonText::shown(step));
    m_board->setPicture(withPattern(pictureOf(seen), step));
    m_legend->setPicture(m_board->picture());
}

void LessonView::refreshWhy() {
    const LessonPosition& seen = m_lesson->seen;
    if (!m_walk) {
        setWords(partName(m_part), stepReason(seen.shown()), QString());
        m_board->setPicture(withPattern(pictureOf(seen), seen.shown()));
        return;
    }
    setWords(
        m_walk->isPlacement ? tr("Why it goes in") : tr("Why it goes"),
        tr("Assume the opposite of what the step says, and watch what follows on the board until it cannot go on."),
        ProofWords::of(*m_walk, m_stage));
    m_stageText->setText(tr("Stage %1 of %2", "of a proof").arg(m_stage + 1).arg(m_walk->stages.size()));
    m_board->setPicture(withStage(pictureOf(seen), *m_walk, m_stage));
    m_legend->setPicture(m_board->picture(), StepLegend::Tells::proof);
}

void LessonView::refreshFind() {
    const LessonPosition& position = m_lesson->toFind[static_cast<std::size_t>(m_find)];
    QString answer;
    if (m_session.stage() != FindSession::Stage::open)
        answer = (m_session.stage() == FindSession::Stage::right ? LessonText::right(m_technique) + u' ' : QString()) +
                 LessonText::shown(m_session.pattern());
    else if (m_session.slip())
        answer = LessonText::slip(*m_session.slip(), m_technique);
    setWords(tr("Position %1 of %2").arg(m_find + 1).arg(kLessonFinds), LessonText::task(m_technique, position),
             answer);
    m_modeRow->setVisible(!m_session.isSingle());
    const bool isOpen = m_session.isOpen();
    m_skip->setText(isOpen ? tr("Skip") : tr("Next position"));
    setLook(m_check, isOpen ? "primary" : "");
    setLook(m_skip, isOpen ? "" : "primary");
    BoardPicture picture = pictureOf(position);
    if (!isOpen) {
        m_board->setPicture(withPattern(std::move(picture), m_session.pattern()));
        m_legend->setPicture(m_board->picture());
        return;
    }
    m_board->setPicture(withSlip(withMarks(std::move(picture), m_session.marks(), m_technique), m_session.slip()));
}

void LessonView::refreshUse() {
    setWords(tr("A puzzle for it"), LessonText::use(m_lesson->use), QString());
    m_board->setPicture(pictureOf(m_lesson->use));
}

void LessonView::updateActions() {
    const auto refuse = [this](std::initializer_list<const char*> ids, const QString& reason) {
        for (const char* id : ids)
            m_actions.setUnavailable(QLatin1String(id), reason);
    };
    const QString waits = m_lesson ? QString() : tr("The positions are still being looked for.");
    const auto only = [&](LessonPart part) {
        return !waits.isEmpty() ? waits : m_part == part ? QString() : tr("Only in the part '%1'.").arg(partName(part));
    };
    const auto stages = static_cast<std::size_t>(m_walk ? m_walk->stages.size() : 0);
    const QString why = only(LessonPart::why);
    refuse({"lesson.forward"}, why.isEmpty() && m_stage + 1 >= stages ? tr("This is the last stage.") : why);
    refuse({"lesson.back"}, why.isEmpty() && m_stage == 0 ? tr("This is the first stage.") : why);
    const QString find = only(LessonPart::find);
    refuse({"lesson.check", "lesson.show", "lesson.clear"},
           find.isEmpty() && !m_session.isOpen() ? tr("This position is done.") : find);
    refuse({"lesson.skip"}, find);
    refuse({"lesson.play"}, only(LessonPart::use));
    refuse({"lesson.next_part"}, m_part == LessonPart::use ? tr("This is the last part.") : waits);
    refuse({"lesson.previous_part"}, m_part == LessonPart::see ? tr("This is the first part.") : waits);
}

void LessonView::fitPanel() {
    m_panel->setFixedWidth(std::min(atTextScale(kPanelWidth), static_cast<int>(width() * kMostOfWidth)));
}

void LessonView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitPanel();
}

void LessonView::takeFocus() { m_board->setFocus(); }

void LessonView::keyPressEvent(QKeyEvent* event) {
    const QString action = actionFor(readKey(*event), ActionScope::lesson, m_actions.bindings());
    if (action.isEmpty())
        return QWidget::keyPressEvent(event);
    m_actions.action(action)->trigger();
}

}  // namespace nonet

#include "moc_lesson_view.cpp"
