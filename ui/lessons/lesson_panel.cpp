#include "ui/lessons/lesson_panel.h"

#include "core/lessons/lesson_profile.h"
#include "ui/board/announcer.h"
#include "ui/board/step_legend.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lesson_run.h"
#include "ui/lessons/stage_picture.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/flow_row.h"
#include "ui/shortcuts/action_set.h"
#include "ui/tasks/task.h"
#include "ui/text/cell_names.h"
#include "ui/text/lesson_text.h"
#include "ui/text/proof_words.h"
#include "ui/text/technique_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {

QString lessonPartName(LessonPart part) {
    switch (part) {
    case LessonPart::see: return LessonPanel::tr("See it", "part of a lesson");
    case LessonPart::why: return LessonPanel::tr("Why", "part of a lesson");
    case LessonPart::find: return LessonPanel::tr("Find it", "part of a lesson");
    case LessonPart::use: return LessonPanel::tr("Use it", "part of a lesson");
    }
    return {};
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

namespace {

QLabel* wordsLabel(const char* name, const char* look) {
    auto* label = look ? makeLabel(QString(), look) : new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QPushButton* actionButton(ActionSet& actions, const char* name, const char* action, const QString& text) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    triggers(*button, *actions.action(QLatin1String(action)));
    return button;
}

/// "r2c4 ≠ 3", or what is placed: "r2c4 = 3".
QString resultText(const Step& step, const Candidate& result) {
    return QStringLiteral("%1 %2 %3")
        .arg(cellName(result.cell), step.placements.empty() ? QStringLiteral("≠") : QStringLiteral("="))
        .arg(result.digit.value());
}

/// The proof told one result; each of the others has its own.
QString othersText(const Step& step, Candidate told) {
    std::vector<Candidate> others = resultsOf(step);
    std::erase(others, told);
    return others.empty() ? QString()
                          : u' ' + LessonPanel::tr("The same holds for %1: choose it above.", "candidates")
                                       .arg(candidateNames(others));
}

}  // namespace

LessonPanel::LessonPanel(const LessonRun& run, LessonBoard& board, ActionSet& actions, const Preferences& preferences)
    : m_run(run), m_board(board), m_preferences(preferences) {
    setObjectName(QStringLiteral("lessonPanel"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(buildInside(actions, preferences));
}

QWidget* LessonPanel::buildInside(ActionSet& actions, const Preferences& preferences) {
    auto* inside = new QWidget;
    m_heading = wordsLabel("lessonHeading", "heading");
    m_words = wordsLabel("lessonWords", nullptr);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_play = actionButton(actions, "lessonPlay", "lesson.play", tr("Open in Play"));
    setLook(m_play, "primary");
    m_answerCard = new QFrame;
    m_answerCard->setObjectName(QStringLiteral("lessonAnswerCard"));
    setLook(m_answerCard, "card");
    m_answer = wordsLabel("lessonAnswer", nullptr);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_announcer = new Announcer(m_answer);
    auto* card = new QVBoxLayout(m_answerCard);
    card->setContentsMargins(kWideSpace, kWideSpace, kWideSpace, kWideSpace);
    card->addWidget(m_answer);
    m_legend = new StepLegend(preferences);
    m_legend->setObjectName(QStringLiteral("lessonLegend"));
    m_next = new QPushButton;
    m_next->setObjectName(QStringLiteral("lessonNext"));
    m_next->setFocusPolicy(Qt::TabFocus);
    triggers(*m_next, *actions.action(QStringLiteral("lesson.next_part")));
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, kSmallSpace, 0);
    column->setSpacing(kWideSpace);
    for (QWidget* each : std::initializer_list<QWidget*>{m_heading, m_words, m_progress, buildStageRow(actions),
                                                         buildMarkRows(actions)})
        column->addWidget(each);
    column->addWidget(m_play, 0, Qt::AlignLeft);
    column->addWidget(m_answerCard);
    column->addWidget(m_legend);
    column->addStretch();
    column->addWidget(m_next, 0, Qt::AlignLeft);
    return inside;
}

QWidget* LessonPanel::buildStageRow(ActionSet& actions) {
    m_stageRow = new QWidget;
    m_results = new QComboBox;
    m_results->setObjectName(QStringLiteral("lessonResult"));
    m_results->setAccessibleName(tr("What is proved"));
    m_results->setToolTip(tr("Which of the step's results is proved"));
    m_results->setFocusPolicy(Qt::TabFocus);
    connect(m_results, &QComboBox::activated, this, &LessonPanel::resultChosen);
    auto* column = new QVBoxLayout(m_stageRow);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    column->addWidget(m_results, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpace);
    column->addLayout(row);
    row->addWidget(actionButton(actions, "lessonBack", "lesson.back", tr("Back")));
    row->addWidget(
        actionButton(actions, "lessonForward", "lesson.forward", tr("Forward", "the next stage of a proof")));
    m_stageText = makeLabel(QString(), "muted");
    m_stageText->setObjectName(QStringLiteral("lessonStage"));
    row->addWidget(m_stageText, 1);
    return m_stageRow;
}

QWidget* LessonPanel::buildMarkRows(ActionSet& actions) {
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
    auto* answers = new FlowRow(kSpace);
    m_check = actionButton(actions, "lessonCheck", "lesson.check", tr("Check"));
    m_skip = actionButton(actions, "lessonSkip", "lesson.skip", tr("Skip"));
    answers->addWidget(m_check);
    answers->addWidget(actionButton(actions, "lessonClear", "lesson.clear", tr("Clear")));
    answers->addWidget(actionButton(actions, "lessonShow", "lesson.show", tr("Show")));
    answers->addWidget(m_skip);
    auto* column = new QVBoxLayout(m_markRows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kWideSpace);
    column->addWidget(m_modeRow);
    column->addLayout(answers);
    return m_markRows;
}

void LessonPanel::follow(const Task& task) {
    m_progress->setAccessibleName(task.title());
    connect(&task, &Task::slowChanged, m_progress, &QWidget::setVisible);
    connect(&task, &Task::progressed, this, [this](quint64 done, quint64 total) {
        m_progress->setRange(0, static_cast<int>(total));
        m_progress->setValue(static_cast<int>(done));
    });
}

void LessonPanel::showResults() {
    const Step& step = m_run.lesson().seen.shown();
    m_results->clear();
    for (const Candidate& each : resultsOf(step))
        m_results->addItem(resultText(step, each));
    m_results->setVisible(m_results->count() > 1);
}

bool LessonPanel::marksCells() const { return m_modes->checkedId() != 1; }

void LessonPanel::markCells() { m_modes->button(0)->setChecked(true); }

void LessonPanel::announceAnswer() { m_announcer->announce(m_answer->text()); }

void LessonPanel::setWords(const QString& heading, const QString& words, const QString& answer) {
    m_heading->setText(heading);
    m_words->setText(words);
    m_answer->setText(answer);
    m_answer->setAccessibleName(answer);
    m_answerCard->setVisible(!answer.isEmpty());
}

void LessonPanel::refresh() {
    refreshNext();
    m_stageRow->setVisible(m_run.isIn(LessonPart::why));
    m_markRows->setVisible(m_run.isIn(LessonPart::find));
    m_play->setVisible(m_run.isIn(LessonPart::use));
    m_legend->setPicture(BoardPicture());
    m_results->setCurrentIndex(m_run.result());
    if (!m_run.hasLesson())
        return;
    switch (m_run.part()) {
    case LessonPart::see: refreshSee(); break;
    case LessonPart::why: refreshWhy(); break;
    case LessonPart::find: refreshFind(); break;
    case LessonPart::use: refreshUse(); break;
    }
}

void LessonPanel::refreshNext() {
    const LessonPart part = m_run.part();
    const bool isLast = part == LessonPart::use && m_run.technique() == lessonCourse().back();
    m_next->setVisible(m_run.hasLesson() && !m_run.practised() && !isLast);
    m_next->setText(part == LessonPart::use
                        ? tr("Next lesson")
                        : tr("Next: %1", "part of a lesson")
                              .arg(lessonPartName(static_cast<LessonPart>(static_cast<int>(part) + 1))));
    setLook(m_next, m_run.progress().isDone(part) ? "primary" : "");
}

void LessonPanel::refreshSee() {
    const LessonPosition& seen = m_run.lesson().seen;
    const Step& step = seen.shown();
    QStringList words{LessonText::introduction(m_run.technique()), LessonText::origin(seen)};
    words.removeAll(QString());
    setWords(stepTitle(step), words.join(QStringLiteral("\n\n")), LessonText::shown(step));
    m_board.setPicture(withPattern(pictureOf(seen), step));
    m_legend->setPicture(m_board.picture());
}

void LessonPanel::refreshWhy() {
    const LessonPosition& seen = m_run.lesson().seen;
    const std::optional<ProofWalk>& walk = m_run.walk();
    if (!walk) {
        setWords(lessonPartName(m_run.part()), stepReason(seen.shown()), QString());
        m_board.setPicture(withPattern(pictureOf(seen), seen.shown()));
        return;
    }
    const std::size_t stage = m_run.stage();
    setWords(
        walk->isPlacement ? tr("Why it is placed") : tr("Why it can be struck"),
        tr("Assume the opposite of what the step says, and watch what follows on the board until it cannot go on."),
        ProofWords::of(*walk, stage) + (m_run.isLastStage() ? othersText(seen.shown(), walk->result) : QString()));
    m_stageText->setText(tr("Stage %1 of %2", "of a proof").arg(stage + 1).arg(walk->stages.size()));
    m_board.setPicture(withStage(pictureOf(seen), seen.shown(), *walk, stage));
    m_legend->setPicture(m_board.picture(), StepLegend::Tells::proof);
}

QString LessonPanel::findHeading() const {
    if (const std::optional<int> practised = m_run.practised())
        return tr("Practising: %1 of %2 left", "positions").arg(missedFinds(m_preferences).size()).arg(*practised);
    const QString place = tr("Position %1 of %2").arg(m_run.findIndex() + 1).arg(kLessonFinds);
    const LessonFind before = m_run.progress().finds[static_cast<std::size_t>(m_run.findIndex())];
    if (!m_run.session().isOpen() || before == LessonFind::open)
        return place;
    return before == LessonFind::shown ? tr("%1, shown before", "Position 2 of 5").arg(place)
                                       : tr("%1, found before", "Position 2 of 5").arg(place);
}

QString LessonPanel::findAnswer() const {
    const FindSession& session = m_run.session();
    if (session.isOpen()) {
        const auto mistake = session.mistake();
        return mistake ? LessonText::mistake(*mistake, m_run.technique()) : QString();
    }
    QString answer = LessonText::shown(session.pattern());
    if (session.stage() == FindSession::Stage::right)
        answer = LessonText::right(m_run.technique()) + u' ' + answer;
    if (session.stage() == FindSession::Stage::shown && m_run.comesAgain())
        answer += u' ' + tr("It comes again: what you find yourself counts.");
    if (m_run.isAllFound())
        answer += u' ' + tr("That was the last of the five positions.");
    return answer;
}

void LessonPanel::refreshFind() {
    const FindSession& session = m_run.session();
    const int find = m_run.findIndex();
    const LessonPosition& position = m_run.lesson().toFind[static_cast<std::size_t>(find)];
    const bool isOpen = session.isOpen();
    const bool isAllDone = m_run.isAllFound();
    setWords(findHeading(), LessonText::task(m_run.technique(), position), findAnswer());
    m_modeRow->setVisible(!session.isSingle());
    const bool isOnlyOne =
        !m_run.practised() && m_run.openFindFrom((find + 1) % static_cast<int>(kLessonFinds)) == find;
    m_skip->setText(isOpen      ? tr("Skip")
                    : isAllDone ? tr("Once more")
                    : isOnlyOne ? tr("Try it again")
                                : tr("Next position"));
    setLook(m_check, isOpen ? "primary" : "");
    setLook(m_skip, isOpen || isAllDone ? "" : "primary");
    // One button alone leads on.
    setLook(m_next, isAllDone && !isOpen ? "primary" : "");
    BoardPicture picture = pictureOf(position);
    if (!isOpen) {
        m_board.setPicture(withPattern(std::move(picture), session.pattern()));
        m_legend->setPicture(m_board.picture());
        return;
    }
    m_board.setPicture(
        withMistake(withMarks(std::move(picture), session.marks(), m_run.technique()), session.mistake()));
}

void LessonPanel::refreshUse() {
    const LessonUse& use = m_run.lesson().use;
    const bool isDone = m_run.progress().hasUsed;
    setWords(tr("A puzzle for it"),
             LessonText::use(use) + u' ' +
                 (isDone ? tr("You have solved it.") : tr("This part is done once you have solved it.")),
             QString());
    setLook(m_play, isDone ? "" : "primary");
    m_board.setPicture(pictureOf(use));
}

}  // namespace nonet

#include "moc_lesson_panel.cpp"
