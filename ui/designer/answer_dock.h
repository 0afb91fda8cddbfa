#pragma once

#include "ui/answers/puzzle_answers.h"

#include <QDockWidget>
#include <QPointer>

#include <vector>

class QAbstractButton;
class QCheckBox;
class QComboBox;
class QScrollArea;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace nonet {

class AnswerEdits;
class AnswerHead;
class AnswerList;
class AnswerRunBar;
class BoardAnswers;
class BoardWidget;
class Designer;
class DocumentFacts;
class LayoutMaker;
class SolutionBrowser;
struct AnswerTopic;

/// A switch of the panel that an action of the room is, too.
struct AnswerSwitch {
    const char* action;
    QAbstractButton* button;
    /// On again at the next start.
    bool isKept;
    /// What is to be seen in the panel once it is on; null: the board is enough.
    QWidget* told;
};

/// What is known of the layout: how many solutions it has or why none, what some solution uses, and what could go or be
/// added. Lays what is asked for over a board. The part on top is as high as the panel has room, whatever it says; what
/// was asked is told directly under it, and what can be asked folds away for it where the panel is low. All rows keep
/// their height: nothing moves when an answer comes.
/// Object names: answerDock, answerFold, answerBody, answerTester, answerRate, answerNeeded, answerClues, answerRules,
/// answerEnough, answerFirst, answerRemoveSpare, answerMakeProper, answerGenerate, answerSeed; and those of its parts.
class AnswerDock : public QDockWidget {
    Q_OBJECT

public:
    AnswerDock(Designer& designer, DocumentFacts& facts, QWidget* parent = nullptr);

    /// Where answers are laid over; not owned; null for nowhere.
    void setBoard(BoardWidget* board);
    PuzzleAnswers& answers() { return *m_answers; }
    AnswerHead& head() { return *m_head; }
    LayoutMaker& maker() { return *m_maker; }
    void checkAsTester();
    void countExactly();
    void findClues();
    void findRules();
    void findSmallest();
    void removeSpare();
    void makeProper();
    void rate();
    /// Makes givens by the seed that is set, which goes on by one; with several cells selected, in these alone.
    void generate();
    void showNextSolution();
    void showPreviousSolution();
    /// False where none is looked at.
    bool hideSolution();

    std::vector<AnswerSwitch> switches() const;
    /// Asked for as long as it is on. Says why not where it cannot be told of this layout.
    void setAsked(const AnswerSwitch& answerSwitch, bool isOn);

Q_SIGNALS:
    /// By the panel, too.
    void switched(QAbstractButton* button, bool isOn);
    /// An answer is told that wants to be seen at once.
    void roomWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void buildLayoutPart(QVBoxLayout& column);
    void buildChangePart(QVBoxLayout& column);
    void connectParts();
    void followDocument();
    void followAnswer(const Answer& answer);
    void updateList();
    void layOverBoard();
    void layContradiction();
    bool mayEdit() const;
    /// It is asked, and what comes of it is to be seen.
    void askFor(Answer& answer, const AnswerTopic& topic);
    void showTopic(const AnswerTopic& topic);
    void switchNeeded(bool isOn);
    void buildFold();
    void showTold();
    /// What tells the answer to what was asked is to be seen.
    void reveal(QWidget* told);

    Designer& m_designer;
    PuzzleAnswers* m_answers;
    LayoutMaker* m_maker;
    AnswerEdits* m_edits;
    QPointer<BoardWidget> m_board;
    AnswerHead* m_head;
    AnswerRunBar* m_run;
    SolutionBrowser* m_solutions;
    BoardAnswers* m_onBoard;
    AnswerList* m_list;
    QScrollArea* m_scroll = nullptr;
    QCheckBox* m_needed;
    QComboBox* m_first;
    QSpinBox* m_seed;
    /// What can be asked is to be seen.
    QToolButton* m_fold;
    /// What makes a puzzle with a solution.
    std::vector<QAbstractButton*> m_makers;
    QAbstractButton* m_removeSpare = nullptr;
};

}  // namespace nonet
