#pragma once

#include "core/formats/format.h"
#include "core/techniques/proof/proof_walk.h"
#include "ui/lessons/find_session.h"
#include "ui/tasks/task.h"

#include <QWidget>

#include <array>

class QAbstractButton;
class QComboBox;
class QButtonGroup;
class QFrame;
class QLabel;
class QProgressBar;
class QPushButton;

namespace nonet {

class ActionSet;
class Announcer;
class LessonBoard;
class Preferences;
class StepLegend;

QString lessonPartName(LessonPart part);
/// What a step removes, or places.
const std::vector<Candidate>& resultsOf(const Step& step);

/// The lesson on one technique: its board, and beside it the four parts, one at a time. Object names: lessonView,
/// lessonTechnique, part_0 to part_3, lessonHeading, lessonWords, lessonAnswer, lessonLegend; lessonResult,
/// lessonBack, lessonForward, lessonStage; markPattern, markResult, lessonCheck, lessonClear, lessonShow, lessonSkip;
/// lessonPlay; lessonNext.
class LessonView : public QWidget {
    Q_OBJECT

public:
    LessonView(ActionSet& actions, Preferences& preferences, QWidget* parent = nullptr);

    /// Works the lesson out in the background, then shows this part; in the part find, the position of that number,
    /// else the first that is open.
    void open(TechniqueId id, LessonPart part, std::optional<int> find = std::nullopt);
    /// Positions that were missed come one after the other, of whatever technique: `missed` of them at the start.
    /// Nothing: the lesson's own.
    void setPractising(std::optional<int> missed);
    TechniqueId technique() const { return m_technique; }
    /// False while it is worked out.
    bool hasLesson() const { return m_lesson.has_value(); }
    const TechniqueLesson& lesson() const {
        assert(m_lesson);
        return *m_lesson;
    }
    LessonPart part() const { return m_part; }
    void setPart(LessonPart part);
    int findIndex() const { return m_find; }
    std::size_t stage() const { return m_stage; }
    const FindSession& session() const { return m_session; }
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
    enum class MarkMode : std::uint8_t { pattern, result };

    QWidget* buildHeader();
    QWidget* buildPanel();
    QWidget* buildStageRow();
    QWidget* buildMarkRows();
    QPushButton* actionButton(const char* name, const char* action, const QString& text);
    void connectActions();
    void receive(LessonOutcome outcome, std::optional<int> find);
    void refresh();
    void refreshHeader();
    void refreshSee();
    void refreshWhy();
    void refreshFind();
    QString findHeading() const;
    void refreshUse();
    void setWords(const QString& heading, const QString& words, const QString& answer);
    void moveStage(int by);
    /// The proof of this one of the step's results.
    void showResult(int index);
    void prove(int index);
    void startFind(int index);
    void check();
    void showPattern();
    void skip();
    void play();
    void clicked(Cell cell, Candidate candidate, Qt::MouseButton button);
    void toggleCell(Cell cell);
    void toggleResult(Candidate candidate);
    void setMode(MarkMode mode);
    void keepFind();
    void fitPanel();
    template <typename Change>
    void changeProgress(Change change);
    /// The first position from this one on, round about, that is open; then the first that was only shown.
    std::optional<int> openFindFrom(int index) const;
    /// The current position was shown, so it is still to be found.
    bool comesAgain() const;
    /// What the most prominent button does.
    void goOn();

    ActionSet& m_actions;
    Preferences& m_preferences;
    Task m_task;
    TechniqueId m_technique = TechniqueId::fullHouse;
    std::optional<TechniqueLesson> m_lesson;
    std::optional<ProofWalk> m_walk;
    LessonPart m_part = LessonPart::see;
    std::size_t m_stage = 0;
    int m_find = 0;
    FindSession m_session;
    MarkMode m_mode = MarkMode::pattern;
    /// How many there were to practise; nothing where they are not.
    std::optional<int> m_practised;

    LessonBoard* m_board;
    QWidget* m_panel = nullptr;
    QLabel* m_level = nullptr;
    QLabel* m_name = nullptr;
    QButtonGroup* m_parts = nullptr;
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
