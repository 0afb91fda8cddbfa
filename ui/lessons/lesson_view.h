#pragma once

#include "core/formats/format.h"
#include "ui/lessons/lesson_run.h"
#include "ui/tasks/task.h"

#include <QWidget>

class QButtonGroup;
class QLabel;

namespace nonet {

class ActionSet;
class LessonBoard;
class LessonPanel;
class Preferences;

/// The lesson on one technique: its board, and beside it the four parts, one at a time. Object names: lessonView,
/// lessonTechnique, part_0 to part_3; and those of its LessonPanel.
class LessonView : public QWidget {
    Q_OBJECT

public:
    LessonView(ActionSet& actions, Preferences& preferences, QWidget* parent = nullptr);

    /// Works the lesson out in the background, then shows this part; in the part find, the position of that number,
    /// else the first that is open.
    void open(TechniqueId id, LessonPart part, std::optional<int> find = std::nullopt);
    /// Positions that were missed come one after the other, of whatever technique: `missed` of them at the start.
    /// Nothing: the lesson's own.
    void setPractising(std::optional<int> missed) { m_run.setPractising(missed); }
    /// Where the learner is in it.
    const LessonRun& run() const { return m_run; }
    void setPart(LessonPart part);
    LessonBoard& board() { return *m_board; }
    void takeFocus();
    /// As it is kept now.
    void showProgress();
    /// Which of the lesson's actions make sense now is told to the actions.
    void updateActions();
    /// The panel gives way in small windows.
    QSize minimumSizeHint() const override { return {420, 320}; }

Q_SIGNALS:
    void left();
    void progressed();
    /// While practising: the next one that was missed.
    void nextRequested();
    /// After the last part.
    void nextLessonRequested();
    void playRequested(const nonet::PuzzleRecord& record);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildHeader();
    void connectActions();
    void receive(LessonOutcome outcome, std::optional<int> find);
    void refresh();
    void refreshHeader();
    void moveStage(int by);
    /// Shows what came of it, and reads the answer out.
    void showAnswer();
    /// The proof of this one of the step's results.
    void showResult(int index);
    /// Another position to find is on the board.
    void startMarking();
    void skip();
    void play();
    void clicked(Cell cell, Candidate candidate, Qt::MouseButton button);
    void toggleCell(Cell cell);
    void toggleResult(Candidate candidate);
    void fitPanel();
    /// What the most prominent button does.
    void goOn();

    ActionSet& m_actions;
    Preferences& m_preferences;
    Task m_task;
    LessonRun m_run;
    LessonBoard* m_board;
    LessonPanel* m_panel;
    QLabel* m_level = nullptr;
    QLabel* m_name = nullptr;
    QButtonGroup* m_parts = nullptr;
};

}  // namespace nonet
