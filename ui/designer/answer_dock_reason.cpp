// How many solutions there are to the last; why there is none: told in full under the number of solutions, with what
// can be done about it.
#include "core/formats/persistent_warnings.h"
#include "core/hints/why_none.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/constraint_words.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"
#include "ui/text/count_text.h"
#include "ui/text/diagnosis_text.h"

#include <QCursor>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kLooksAgain = 100;
/// A hand that has not moved for so long is not about to press.
constexpr int kRests = 800;
/// Of the panel's height, within these lines: room for a reason, and for the buttons of what it names.
constexpr double kHeadShare = 0.26;
constexpr int kLeastHeadLines = 5;
constexpr int kMostHeadLines = 18;

}  // namespace

void AnswerDock::fitHead() {
    const int line = m_count->fontMetrics().lineSpacing();
    m_head->setFixedHeight(
        std::clamp(static_cast<int>(height() * kHeadShare), kLeastHeadLines * line, kMostHeadLines * line));
}

void AnswerDock::resizeEvent(QResizeEvent* event) {
    QDockWidget::resizeEvent(event);
    fitHead();
}

QString AnswerDock::countInWords(const std::optional<SolutionCount>& count) const {
    const QString text = countText(count);
    if (count && count->count > 0 && m_designer.document() && leavesRulesOut(m_designer.document()->record()))
        return tr("%1 by the rules that Nonet checks", "One solution").arg(text);
    return text;
}

QString AnswerDock::solutionsOfGivens() const {
    const PuzzleDocument* document = m_designer.document();
    const bool areCounted = m_answers->digitsCounted() == DigitsCounted::givens;
    const std::optional<SolutionCount> count = areCounted                              ? m_answers->count()
                                               : document && !document->isBeingTyped() ? document->count()
                                                                                       : std::nullopt;
    return !count || (count->isAtLeast && count->count == 0) ? QString() : countInWords(count);
}

QString AnswerDock::countTold() const {
    const QString text = countInWords(m_answers->count());
    const QString of =
        m_answers->digitsCounted() == DigitsCounted::givens ? tr("givens only") : tr("givens and entered digits");
    return tr("%1 (%2)", "One solution (givens only)").arg(text, of);
}

void AnswerDock::updateHead() {
    m_count->setText(countTold());
    m_count->setToolTip(m_count->text());
}

void AnswerDock::countExactly() { m_answers->countExactly(); }

void AnswerDock::connectReason() {
    m_reasonWaits.setInterval(kLooksAgain);
    connect(&m_reasonWaits, &QTimer::timeout, this, &AnswerDock::updateReason);
    connect(m_reason, &ReasonList::goAsked, this, [this](const ConflictSet& part) {
        goTo(part);
        takeKeysToBoard();
    });
    connect(m_reason, &ReasonList::removeAsked, this, &AnswerDock::removeParts);
}

bool AnswerDock::isPointedAt() {
    const QWidget* port = m_head->viewport();
    const QPoint mouse = QCursor::pos();
    if (!port->isVisible() || !port->rect().contains(port->mapFromGlobal(mouse)))
        return false;
    if (mouse != m_mouse || !m_reasonWaits.isActive())
        m_sinceMouse.start();
    m_mouse = mouse;
    return m_sinceMouse.elapsed() < kRests;
}

/// While it is being worked out anew the last reason keeps its place, so that nothing flickers between two of them.
void AnswerDock::updateReason() {
    const std::optional<SolutionCount> count = m_answers->count();
    const bool isKnown = count && (count->count > 0 || !count->isAtLeast);
    if (!isKnown) {
        m_reasonWaits.stop();
        return m_reason->setCurrent(false, mayEdit());
    }
    QString sentence;
    std::vector<ReasonList::Row> rows;
    if (count->count == 0) {
        const std::optional<Diagnosis>& why = m_answers->whyNone();
        sentence = why ? diagnosisSentence(*why, m_answers->puzzle()) : tr("Finding out why there is no solution.");
        if (why)
            for (Row& row : rowsOf(why->conflict))
                rows.push_back({std::move(row.part), row.text});
    }
    if (const QString faults = regionFaultsText(m_answers->puzzle().layout()); !faults.isEmpty())
        sentence = sentence.isEmpty() ? faults : sentence + u' ' + faults;
    if (sentence == m_reasonTold && rows == m_reasonRows) {
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
    tellReason(sentence, std::move(rows));
}

void AnswerDock::tellReason(const QString& sentence, std::vector<ReasonList::Row> rows) {
    const bool isOther = m_reasonTold != sentence;
    m_reasonTold = sentence;
    m_reasonRows = rows;
    m_reason->tell(sentence, std::move(rows));
    m_reason->setCurrent(true, mayEdit());
    m_reason->setVisible(!sentence.isEmpty());
    if (isOther)
        m_head->verticalScrollBar()->setValue(0);
}

}  // namespace nonet
