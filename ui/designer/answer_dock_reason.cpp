// How many solutions there are to the last; why there is none: told in full under the number of solutions, with what
// can be done about it.
#include "core/hints/why_none.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/constraint_words.h"
#include "ui/designer/designer.h"
#include "ui/text/diagnosis_text.h"

#include <QCursor>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kLooksAgain = 100;
/// A hand that has not moved for so long is not about to press.
constexpr int kRests = 800;

}  // namespace

void AnswerDock::buildReason(QVBoxLayout& column) {
    m_reason = new ReasonList;
    m_reason->setObjectName(QStringLiteral("answerReason"));
    m_reason->hide();
    m_countHeight = m_count->height();
    column.addWidget(m_reason);
}

void AnswerDock::countExactly() {
    reveal(m_count);
    m_answers->countExactly();
}

void AnswerDock::connectReason() {
    m_reasonWaits.setInterval(kLooksAgain);
    connect(&m_reasonWaits, &QTimer::timeout, this, &AnswerDock::updateReason);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_wasScrolled = true; });
    connect(m_reason, &ReasonList::goAsked, this, [this](const ConflictSet& part) {
        goTo(part);
        takeKeysToBoard();
    });
    connect(m_reason, &ReasonList::removeAsked, this, &AnswerDock::removeParts);
}

bool AnswerDock::isPointedAt() {
    const QWidget* port = m_scroll->viewport();
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
    if (m_reasonTold.isEmpty())
        m_wasScrolled = false;
    m_reasonTold = sentence;
    m_reasonRows = rows;
    m_reason->tell(sentence, std::move(rows));
    m_reason->setCurrent(true, mayEdit());
    m_reason->setVisible(!sentence.isEmpty());
    fitCount();
    if (!sentence.isEmpty() && !m_wasScrolled)
        m_scroll->verticalScrollBar()->setValue(0);
}

/// The reason stands right below its headline.
void AnswerDock::fitCount() {
    // Else a label is never lower than it was.
    m_count->setMinimumHeight(0);
    m_count->setFixedHeight(m_reasonTold.isEmpty() ? m_countHeight : m_count->heightForWidth(m_count->width()));
}

}  // namespace nonet
