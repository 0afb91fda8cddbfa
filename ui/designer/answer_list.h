#pragma once

#include "core/board/cell.h"
#include "core/solvers/propagation/conflict_set.h"
#include "ui/designer/answer_topics.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace nonet {

/// What an answer lists, and what can be done with what is selected there.
/// Object names: answerSentence, answerList, answerRemove, answerHide, answerGo, answerAdd.
class AnswerList : public QWidget {
    Q_OBJECT

public:
    explicit AnswerList(PuzzleAnswers& answers, QWidget* parent = nullptr);

    const AnswerTopic& topic() const { return *m_topic; }
    /// What is listed from the next updateList() on.
    void setTopic(const AnswerTopic& topic) { m_topic = &topic; }
    bool isAbout(const AnswerTopic& topic) const { return m_topic == &topic; }
    void updateList();
    void setMayEdit(bool mayEdit);

Q_SIGNALS:
    /// isByButton: what is typed next is meant for it.
    void goRequested(const nonet::ConflictSet& parts, const std::vector<nonet::Candidate>& clues, bool isByButton);
    void removeRequested(const nonet::ConflictSet& parts);
    void hideRequested(const nonet::ConflictSet& parts);
    void addRequested(const std::vector<nonet::Candidate>& clues);
    void addRulesRequested(const std::vector<nonet::RuleOffer>& rules);

private:
    void build();
    void fill(const std::vector<ListedPart>& before);
    void updateButtons();
    /// What the selected rows list, together.
    ConflictSet selectedParts() const;
    std::vector<Candidate> selectedClues() const;
    std::vector<RuleOffer> selectedRules() const;
    void add();
    void activate();

    PuzzleAnswers& m_answers;
    const AnswerTopic* m_topic = &kNoTopic;
    const AnswerTopic* m_shown = &kNoTopic;
    std::vector<ListedPart> m_rows;
    bool m_mayEdit = false;
    QLabel* m_sentence;
    QListWidget* m_list;
    QPushButton* m_remove;
    QPushButton* m_hide;
    QPushButton* m_go;
    QPushButton* m_add;
};

}  // namespace nonet
