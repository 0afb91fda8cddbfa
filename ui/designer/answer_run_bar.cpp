#include "ui/designer/answer_run_bar.h"

#include "core/answers/exact_count.h"
#include "ui/answers/puzzle_answers.h"
#include "ui/designer/answer_controls.h"
#include "ui/designer/designer.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/tokens.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kTickMilliseconds = 100;
constexpr int kProgressSteps = 1000;

}  // namespace

AnswerRunBar::AnswerRunBar(Designer& designer, PuzzleAnswers& answers, QWidget* parent)
    : QWidget(parent), m_designer(designer), m_answers(answers), m_progress(new QProgressBar),
      m_pause(answerButton(QStringLiteral("answerPause"), tr("Pause"),
                           tr("Keep what was found, and go on later from there; edits do not start it again"))),
      m_stop(answerButton(QStringLiteral("answerStop"), tr("Stop"),
                          tr("Keep what was found; the next edit asks it again"))),
      m_exact(answerButton(QStringLiteral("answerExact"), tr("Count exactly"),
                           tr("Count every solution, in the background and for as long as you let it; Stop ends it"))),
      m_digits(new QComboBox) {
    build();
    m_tick.setInterval(kTickMilliseconds);
    connect(&m_tick, &QTimer::timeout, this, &AnswerRunBar::updateRunning);
    connect(&m_tick, &QTimer::timeout, this, &AnswerRunBar::ticked);
    connect(m_pause, &QPushButton::clicked, this, &AnswerRunBar::pauseOrResume);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (Answer* current = currentAnswer(m_answers))
            m_answers.stop(*current);
    });
    connect(m_exact, &QPushButton::clicked, this, &AnswerRunBar::countExactly);
    connect(m_digits, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_answers.setDigitsCounted(index == 0 ? DigitsCounted::givens : DigitsCounted::givensAndEntered);
    });
    connect(&answers, &PuzzleAnswers::digitsCountedChanged, this,
            [this] { m_digits->setCurrentIndex(m_answers.digitsCounted() == DigitsCounted::givens ? 0 : 1); });
    updateRunning();
}

void AnswerRunBar::build() {
    m_progress->setObjectName(QStringLiteral("answerProgress"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(kSpace);
    // Its place stays when it is not seen.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    auto* buttons = new FlowRow(kSpace);
    for (QPushButton* each : {m_pause, m_stop, m_exact})
        buttons->addWidget(each);
    m_digits->setObjectName(QStringLiteral("answerDigits"));
    m_digits->addItem(tr("Givens"));
    m_digits->addItem(tr("Givens and entered digits"));
    m_digits->setAccessibleName(tr("Digits that count"));
    m_digits->setToolTip(tr("Which digits on the board the answers are about"));
    auto* digits = captionOf(tr("Digits that count"));
    digits->setBuddy(m_digits);
    QVBoxLayout& column = *addAnswerColumn(*this);
    column.addWidget(m_progress);
    column.addLayout(buttons);
    column.addWidget(digits);
    column.addWidget(m_digits);
}

/// A button of two words is as wide as the longer one: what stands beside it stays.
void AnswerRunBar::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_pause->ensurePolished();
    const QString now = m_pause->text();
    int widest = 0;
    for (const QString& each : {tr("Pause"), tr("Resume")}) {
        m_pause->setText(each);
        widest = std::max(widest, m_pause->sizeHint().width());
    }
    m_pause->setText(now);
    m_pause->setMinimumWidth(widest);
}

void AnswerRunBar::updateRunning() {
    const Answer* current = currentAnswer(m_answers);
    const bool isRunning = current != nullptr && current->state() == AnswerState::running;
    m_pause->setEnabled(current != nullptr);
    m_pause->setText(current != nullptr && !isRunning ? tr("Resume") : tr("Pause"));
    m_stop->setEnabled(current != nullptr);
    const AnswerState exact = m_answers.answer<ExactCount>().state();
    // One that is paused goes on by Resume.
    m_exact->setEnabled(m_answers.isCountOpen() && exact != AnswerState::running && exact != AnswerState::waiting &&
                        exact != AnswerState::paused);
    m_progress->setVisible(isRunning && current->isSlow());
    const std::optional<double> progress = isRunning ? current->progress() : std::nullopt;
    m_progress->setRange(0, progress ? kProgressSteps : 0);
    if (progress)
        m_progress->setValue(static_cast<int>(*progress * kProgressSteps));
    if (isRunning && !m_tick.isActive())
        m_tick.start();
    if (!isRunning)
        m_tick.stop();
}

void AnswerRunBar::countExactly() {
    if (!m_answers.isCountOpen())
        return Q_EMIT m_designer.statusMessage(tr("The number of solutions is known already."));
    m_answers.askOrResume<ExactCount>();
}

void AnswerRunBar::pauseOrResume() {
    Answer* current = currentAnswer(m_answers);
    if (current == nullptr)
        return;
    if (current->state() == AnswerState::paused)
        m_answers.resume(*current);
    else
        m_answers.pause(*current);
}

}  // namespace nonet

#include "moc_answer_run_bar.cpp"
