#include "ui/designer/answer_head.h"

#include "core/formats/persistent_warnings.h"
#include "ui/answers/puzzle_answers.h"
#include "ui/designer/answer_controls.h"
#include "ui/designer/answer_list.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/tokens.h"
#include "ui/text/constraint_words.h"
#include "ui/text/count_text.h"
#include "ui/text/diagnosis_text.h"

#include <QCursor>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

constexpr int kReasonDelay = 100;
/// A hand that has not moved for so long is not about to press.
constexpr int kRests = 800;
/// The head's share of the panel's height, within these lines: room for a reason, and for the buttons of what it names.
constexpr double kHeadShare = 0.26;
constexpr int kLeastHeadLines = 5;
constexpr int kMostHeadLines = 18;
constexpr int kSmallHeadLines = 3;

}  // namespace

AnswerHead::AnswerHead(Designer& designer, PuzzleAnswers& answers, QWidget* parent)
    : QScrollArea(parent), m_designer(designer), m_answers(answers),
      m_count(wrappedLabel(QStringLiteral("answerCount"))), m_time(wrappedLabel(QStringLiteral("answerTime"))),
      m_reason(new ReasonList) {
    setLook(m_count, "strong");
    m_count->setAccessibleName(tr("Number of solutions"));
    setLook(m_time, "muted");
    m_time->setAccessibleName(tr("What is being worked out, and for how long"));
    m_reason->setObjectName(QStringLiteral("answerReason"));
    m_reason->hide();
    QVBoxLayout& column = *addScrolledColumn(*this, QStringLiteral("answerHead"));
    column.addWidget(m_count);
    column.addWidget(m_reason);
    column.addWidget(m_time);
    column.addStretch(1);
    m_reasonWaits.setInterval(kReasonDelay);
    connect(&m_reasonWaits, &QTimer::timeout, this, &AnswerHead::updateReason);
    connect(m_reason, &ReasonList::goRequested, this, &AnswerHead::goRequested);
    connect(m_reason, &ReasonList::removeRequested, this, &AnswerHead::removeRequested);
    // What is only drawn changes no count, and may ask for more than is counted.
    connect(&designer, &Designer::puzzleChanged, this, &AnswerHead::updateCount);
    connect(&designer, &Designer::puzzleChanged, this, &AnswerHead::updateReason);
    updateCount();
    updateReason();
    updateTime();
}

void AnswerHead::fit(int panelHeight, Share share) {
    const int line = m_count->fontMetrics().lineSpacing();
    if (share == Share::small && m_reason->isHidden())
        return setFixedHeight(kSmallHeadLines * line);
    setFixedHeight(
        std::clamp(static_cast<int>(panelHeight * kHeadShare), kLeastHeadLines * line, kMostHeadLines * line));
}

bool AnswerHead::mayEdit() const { return m_designer.document() && !m_designer.document()->isReadOnly(); }

QString AnswerHead::countInWords(const std::optional<SolutionCount>& count) const {
    const QString text = nonet::countText(count);
    if (count && count->count > 0 && m_designer.document() && leavesRulesOut(m_designer.document()->record()))
        return tr("%1 by the rules that Nonet checks", "One solution").arg(text);
    return text;
}

QString AnswerHead::solutionsOfGivens() const {
    const PuzzleDocument* document = m_designer.document();
    const bool areCounted = m_answers.digitsCounted() == DigitsCounted::givens;
    const std::optional<SolutionCount> count = areCounted ? m_answers.count()
                                               : document && !document->clues().areTyped()
                                                   ? document->findings().count()
                                                   : std::nullopt;
    return !count || (count->isAtLeast && count->count == 0) ? QString() : countInWords(count);
}

QString AnswerHead::countText() const {
    const QString text = countInWords(m_answers.count());
    const bool areGivens = m_answers.digitsCounted() == DigitsCounted::givens;
    const bool hasGivens = m_designer.puzzle().givens.filledCount() > 0;
    const QString of = !areGivens  ? tr("givens and entered digits")
                       : hasGivens ? tr("givens and rules")
                                   : tr("rules alone");
    return tr("%1 (%2)", "One solution (givens and rules)").arg(text, of);
}

void AnswerHead::updateCount() {
    m_count->setText(countText());
    m_count->setToolTip(m_count->text());
    Q_EMIT countChanged();
}

void AnswerHead::updateTime() {
    m_time->setText(workText(m_answers));
    m_time->setToolTip(timesText(m_answers));
}

bool AnswerHead::isPointedAt() {
    const QPoint mouse = QCursor::pos();
    if (!viewport()->isVisible() || !viewport()->rect().contains(viewport()->mapFromGlobal(mouse)))
        return false;
    if (mouse != m_mouse || !m_reasonWaits.isActive())
        m_sinceMouse.start();
    m_mouse = mouse;
    return m_sinceMouse.elapsed() < kRests;
}

void AnswerHead::updateReason() {
    const std::optional<SolutionCount> count = m_answers.count();
    const bool isKnown = count && (count->count > 0 || !count->isAtLeast);
    if (!isKnown) {
        m_reasonWaits.stop();
        return m_reason->setCurrent(false, mayEdit());
    }
    QString sentence;
    std::vector<ReasonList::Row> rows;
    if (count->count == 0) {
        const Diagnosis* why = m_answers.whyNone();
        sentence = why ? diagnosisSentence(*why, m_answers.puzzle()) : tr("Finding out why there is no solution.");
        if (why)
            for (ListedPart& row : listedParts(why->conflict, m_answers.puzzle()))
                rows.push_back({std::move(row.part), row.text});
    }
    if (const QString faults = regionFaultsText(m_answers.puzzle().layout()); !faults.isEmpty())
        sentence = sentence.isEmpty() ? faults : sentence + u' ' + faults;
    if (sentence == m_reasonText && rows == m_reasonRows) {
        m_reasonWaits.stop();
        return m_reason->setCurrent(true, mayEdit());
    }
    if (isPointedAt()) {
        m_reason->setCurrent(false, mayEdit());
        if (!m_reasonWaits.isActive())
            m_reasonWaits.start();
        return;
    }
    m_reasonWaits.stop();
    showReason(sentence, std::move(rows));
}

void AnswerHead::showReason(const QString& sentence, std::vector<ReasonList::Row> rows) {
    const bool isOther = m_reasonText != sentence;
    m_reasonText = sentence;
    m_reasonRows = rows;
    m_reason->tell(sentence, std::move(rows));
    m_reason->setCurrent(true, mayEdit());
    m_reason->setVisible(!sentence.isEmpty());
    if (isOther)
        verticalScrollBar()->setValue(0);
}

}  // namespace nonet

#include "moc_answer_head.cpp"
