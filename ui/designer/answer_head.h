#pragma once

#include "core/answers/solution_facts.h"
#include "core/solvers/propagation/conflict_set.h"
#include "ui/designer/reason_list.h"

#include <QElapsedTimer>
#include <QPoint>
#include <QScrollArea>
#include <QTimer>

#include <optional>
#include <vector>

class QLabel;

namespace nonet {

class Designer;
class PuzzleAnswers;

/// The part on top of the panel of answers: how many solutions there are, or why none, and what is being worked out.
/// As high as the panel has room, whatever it says, and scrolled by itself.
/// Object names: answerHead, answerCount, answerReason, answerTime.
class AnswerHead : public QScrollArea {
    Q_OBJECT

public:
    AnswerHead(Designer& designer, PuzzleAnswers& answers, QWidget* parent = nullptr);

    /// "One solution (givens and rules)": what its first line says, without a reason.
    QString countText() const;
    /// "One solution", whichever digits count in the panel; empty where nothing is known of it.
    QString solutionsOfGivens() const;
    /// It gets its share of a panel that is so high; small: the number and what is being worked out, unless it tells
    /// why there is none.
    enum class Share : std::uint8_t { usual, small };
    void fit(int panelHeight, Share share = Share::usual);
    void updateCount();
    /// While it is being worked out anew the last reason keeps its place, so that nothing flickers between two of them.
    void updateReason();
    void updateTime();

Q_SIGNALS:
    /// What countText() says, perhaps.
    void countChanged();
    void goRequested(const nonet::ConflictSet& part);
    void removeRequested(const nonet::ConflictSet& part);

private:
    QString countInWords(const std::optional<SolutionCount>& count) const;
    void showReason(const QString& sentence, std::vector<ReasonList::Row> rows);
    /// The mouse was moved over it a moment ago.
    bool isPointedAt();
    bool mayEdit() const;

    Designer& m_designer;
    PuzzleAnswers& m_answers;
    QLabel* m_count;
    QLabel* m_time;
    ReasonList* m_reason;
    /// What the reason list says: an empty sentence is none.
    QString m_reasonText;
    std::vector<ReasonList::Row> m_reasonRows;
    /// Until the mouse rests or is gone.
    QTimer m_reasonWaits{this};
    QPoint m_mouse;
    QElapsedTimer m_sinceMouse;
};

}  // namespace nonet
