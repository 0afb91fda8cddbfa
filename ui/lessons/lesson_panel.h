#pragma once

#include "ui/lessons/lesson_progress.h"

#include <QScrollArea>

class QAbstractButton;
class QAction;
class QButtonGroup;
class QComboBox;
class QFrame;
class QLabel;
class QProgressBar;
class QPushButton;

namespace nonet {

class ActionSet;
class Announcer;
class LessonBoard;
class LessonRun;
class StepLegend;
class Task;

QString lessonPartName(LessonPart part);
/// The button does what the action does, and is off and says why where that is.
void triggers(QAbstractButton& button, QAction& action);

/// What stands beside a lesson's board: heading, words, the buttons of the part, the answer and its legend. It shows
/// the run's part on the board, too. Object names: lessonPanel, lessonHeading, lessonWords, lessonAnswer, lessonLegend;
/// lessonResult, lessonBack, lessonForward, lessonStage; markPattern, markResult, lessonCheck, lessonClear, lessonShow,
/// lessonSkip; lessonPlay; lessonNext.
class LessonPanel : public QScrollArea {
    Q_OBJECT

public:
    LessonPanel(const LessonRun& run, LessonBoard& board, ActionSet& actions, const Preferences& preferences);

    /// Its progress is shown while it is slow.
    void follow(const Task& task);
    /// The lesson was worked out: its results can be chosen.
    void showResults();
    /// The run as it is now.
    void refresh();
    /// answer: empty, there is none.
    void setWords(const QString& heading, const QString& words, const QString& answer);
    /// To screen readers.
    void announceAnswer();
    /// Whether a click marks cells, else it strikes candidates.
    bool marksCells() const;
    void markCells();

Q_SIGNALS:
    /// Which of the step's results is to be proved.
    void resultChosen(int index);

private:
    QWidget* buildInside(ActionSet& actions, const Preferences& preferences);
    QWidget* buildStageRow(ActionSet& actions);
    QWidget* buildMarkRows(ActionSet& actions);
    void refreshNext();
    void refreshSee();
    void refreshWhy();
    void refreshFind();
    QString findHeading() const;
    /// What was found or shown, or the mistake; empty: nothing of these.
    QString findAnswer() const;
    void refreshUse();

    const LessonRun& m_run;
    LessonBoard& m_board;
    const Preferences& m_preferences;
    QLabel* m_heading = nullptr;
    QLabel* m_words = nullptr;
    QProgressBar* m_progress = nullptr;
    QComboBox* m_results = nullptr;
    QWidget* m_stageRow = nullptr;
    QLabel* m_stageText = nullptr;
    QWidget* m_markRows = nullptr;
    QWidget* m_modeRow = nullptr;
    QButtonGroup* m_modes = nullptr;
    QPushButton* m_check = nullptr;
    QPushButton* m_skip = nullptr;
    QPushButton* m_play = nullptr;
    QFrame* m_answerCard = nullptr;
    QLabel* m_answer = nullptr;
    Announcer* m_announcer = nullptr;
    StepLegend* m_legend = nullptr;
    QPushButton* m_next = nullptr;
};

}  // namespace nonet
