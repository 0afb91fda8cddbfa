#pragma once

#include "core/formats/format.h"
#include "ui/labs/frame/lab_session.h"

#include <QTimer>
#include <QWidget>

class QButtonGroup;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QScrollArea;
class QSlider;
class QToolButton;

namespace nonet {

class ActionSet;
class Announcer;
class LabFiles;
class LabInput;
class LabStage;
class NextScenePreview;
class Preferences;
class PaperDrawer;
class PresentWindow;
struct LabProgress;
class QuestionCard;
class SceneControls;
class TurnCard;

/// A lab in the window: heading and input above, the stage with words, question and settings beside it, scenes and
/// transport below. The actions of scope `lab` are done here.
class LabView : public QWidget {
    Q_OBJECT

public:
    LabView(LabSession& session, ActionSet& actions, const Preferences& preferences, QWidget* parent = nullptr);

    LabStage* stage() const { return m_stage; }
    /// Null while nothing is presented.
    PresentWindow* presentation() const { return m_present; }
    void applyTheme();
    /// What is being typed as input, or was refused there, is taken back; false where there is none.
    bool dropInput();
    /// The scenes' buttons say which were done by hand.
    void showProgress(const LabProgress& progress);

Q_SIGNALS:
    /// Back to the list of labs.
    void left();
    void playRequested(const nonet::PuzzleRecord& record);
    /// Sentences for the message bar.
    void failed(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildHeader();
    QWidget* buildFooter();
    QWidget* buildPanel();
    QToolButton* actionButton(const char* id, const char* iconName);
    void connectActions();
    void connectTransport();
    void showScene();
    void refresh();
    void refreshClaims();
    /// Words and claims have the room that they need with the question open and answered, at every move.
    void reserveText();
    /// With words set smaller and closer together, where they have no room otherwise.
    void setDense(bool isDense);
    /// The sentences, with what stands for something in the picture as links.
    void showWords();
    QString wordsText(QString text) const;
    /// To screen readers: the turn's task, then what the engine says whenever that is another.
    void sayVerdict();
    QString claimsText(const std::vector<LabClaim>& claims) const;
    /// The actions that change the input say what they change.
    void wordInputActions();
    void placePanel();
    void fitPanel();
    void updateUndo();
    void changeSpeed(int by);
    void setPresenting(bool isOn);
    void connectPresentation();
    /// The line below: what the film has come to, or for a while a note that hides nothing else.
    void showLine();

    LabSession& m_session;
    /// Whose scenes and labels the footer has.
    const Lab* m_shownLab = nullptr;
    ActionSet& m_actions;
    const Preferences& m_preferences;
    LabStage* m_stage;
    QScrollArea* m_panel;
    LabFiles* m_files;
    QLabel* m_lab;
    QLabel* m_heading;
    LabInput* m_input;
    QLabel* m_words;
    /// The most that the words of this scene have needed.
    int m_wordsHeight = 0;
    bool m_isDense = false;
    SceneControls* m_controls;
    QLabel* m_claims;
    QuestionCard* m_question;
    QToolButton* m_turnSwitch;
    TurnCard* m_turn;
    QString m_saidVerdict;
    PaperDrawer* m_paper;
    QToolButton* m_nextScene;
    QToolButton* m_presetButton;
    QHBoxLayout* m_sceneRow;
    QButtonGroup* m_scenes;
    QSlider* m_scrub;
    QComboBox* m_speed;
    QComboBox* m_length;
    QComboBox* m_labels;
    QLabel* m_moveText;
    QTimer m_noteTime;
    Announcer* m_announcer;
    QList<QPair<QToolButton*, QString>> m_icons;
    /// On the notes' side while the board is on the projector.
    NextScenePreview* m_next;
    PresentWindow* m_present = nullptr;
};

}  // namespace nonet
