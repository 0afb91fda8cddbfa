#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/labs/frame/lab_history.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <map>
#include <set>

namespace nonet {

class Preferences;

/// Where a lesson stands: the scene, how far it is walked, which answers are shown. Window and projector both follow
/// it.
class LabSession : public QObject {
    Q_OBJECT

public:
    explicit LabSession(const Preferences& preferences, QObject* parent = nullptr);

    /// Null before the first lab is opened. The session does not own it.
    Lab* lab() const { return m_lab; }
    void open(Lab& lab);

    int sceneIndex() const { return m_scene; }
    LabScene& scene() const { return m_lab->scene(m_scene); }
    /// To a scene's beginning; outside of the lesson's length: nothing.
    void setScene(int index);
    /// Nothing at the ends of the lesson.
    std::optional<int> sceneAfter() const;
    std::optional<int> sceneBefore() const;
    void nextScene() { setScene(sceneAfter().value_or(m_scene)); }
    void previousScene() { setScene(sceneBefore().value_or(m_scene)); }

    /// Index into Lab::lengths().
    int length() const { return m_length; }
    /// A scene that is left out by it gives way to the one before.
    void setLength(int length);
    /// The scenes of the lesson's length.
    const std::vector<int>& lessonScenes() const { return m_lessonScenes; }

    /// 0..moveCount(), with a fraction while a move is on its way.
    double at() const { return m_at; }
    /// As painted: slow at both ends of a move.
    double easedAt() const;
    int movesDone() const;
    /// One small move.
    void forward();
    void back();
    void seek(double at);

    /// True, and says so, while it is the learner's turn.
    bool filmWaits();
    bool isPlaying() const { return m_isPlaying; }
    void togglePlay();
    void stop();
    /// 0.25 to 2.
    double speed() const { return m_speed; }
    void setSpeed(double speed);
    /// Play stops before each answer.
    bool asksClass() const { return m_asksClass; }
    void setAsksClass(bool asks);

    int labels() const { return m_labels; }
    void setLabels(int mode);

    /// Until the answer is hidden, or the question is another.
    bool isRevealed(int scene) const { return m_answers.contains(scene); }
    bool isRevealed() const { return isRevealed(m_scene); }
    void setRevealed(int scene, bool isRevealed);
    void reveal() { setRevealed(m_scene, true); }
    /// Shows the answer; once it is there, lets the film go on that stopped for it, else hides the answer again.
    void revealOrGoOn();
    /// The question is on the projector, its answer perhaps not yet: askOrReveal() alone puts it there.
    bool isAsked() const { return m_asked.contains(m_scene) || isRevealed(); }
    /// The film has come to where it would give the answer away.
    bool awaitsGuess() const { return m_awaiting.contains(m_scene) && !isRevealed(); }
    /// Ask, answer, and back to the words.
    void askOrReveal();
    /// Index of the choice; -1: none. A guess shows the answer beside it.
    int guess() const;
    void makeGuess(int choice);
    /// The words before and after the scene's question is answered, and the claims at its end.
    struct SceneTexts {
        QString before;
        QString after;
        std::vector<LabClaim> claims;
    };
    SceneTexts textsBeforeAndAfter();
    /// The scene's words before its question is answered, and afterwards.
    QStringList wordsBeforeAndAfter() const;

    /// The learner does the scene's step by hand, and the film waits meanwhile. Nothing where the scene has none; it
    /// is broken off with the scene and goes on there. What was done stays.
    bool isYourTurn() const { return m_lab && scene().isYourTurn(); }
    void setYourTurn(bool isOn);
    /// The learner's work begins anew.
    void clearTurn();
    /// What words or picture point at, as in LabLink::thing; empty: nothing.
    QString lit() const { return m_lit; }
    void setLit(const QString& thing);

    /// Where it asks for a moment that would give the answer away, it leads to the last one that does not, and says so.
    void setControl(const QString& id, int value);
    /// Empty, or why the text stays as it was.
    QString setText(const QString& id, const QString& text);
    void clickCell(Cell cell);
    /// False where the scene takes no digits. One that is taken leads to the scene's end, which shows what it changes.
    /// In scenes that take clues the digit becomes one.
    bool typeDigit(Cell cell, std::optional<Digit> digit);
    /// Something in the picture follows the pointer, as LabScene::dragTo(); one step for undo until endDrag().
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to);
    void endDrag();
    bool isDragging() const { return m_beforeDrag.has_value(); }
    /// Empty, or why the input stays as it was.
    QString setInput(const QString& text);
    void shuffleInput(std::uint64_t seed);
    void useExample();
    /// Two tiles of the list change places.
    void exchangeTiles(int first, int second);
    /// Index into Lab::presets().
    void usePreset(int index);
    /// Back before what was last set, drawn or typed, in whichever scene that was, and forth again; nothing where there
    /// is nothing. In the learner's turn: before what was last done in it.
    void undo();
    void redo();
    bool canUndo() const { return history().canUndo(); }
    bool canRedo() const { return history().canRedo(); }
    /// What stands in place of the film's words meanwhile.
    static QString yourTurnText();
    /// For the status line and screen readers.
    void tell(const QString& sentence) { Q_EMIT statusMessage(sentence); }

    static constexpr int kMoveMilliseconds = 350;
    static constexpr int kPauseMilliseconds = 300;

Q_SIGNALS:
    /// Another lab or scene.
    void sceneChanged();
    /// at() is another.
    void moved();
    /// A move ended: what stands there now.
    void statusMessage(const QString& sentence);
    /// What can be undone or redone became another.
    void undoChanged();
    /// Why a typed digit was not taken; empty when the next one was.
    void refused(const QString& sentence);
    /// Input, controls, answers, labels, length, speed or playing.
    void changed();
    /// lit() is another.
    void litChanged();

private:
    /// An answer that is shown, with what it was the answer to.
    struct ShownAnswer {
        /// The lab's input, and what is drawn and set in the scene.
        QString setting;
        QString input;
        LabQuestion question;
        /// Index of the choice; -1: none.
        int guess = -1;
    };

    void applyLength(int length);
    void enter(int scene);
    void leaveTurn();
    void breakOffTurn();
    /// Where it was broken off before it was done.
    void resumeTurn();
    ShownAnswer shownAnswer(int scene) const;
    void pass(int scene);
    void hideAnswerOfPreviousQuestion();
    struct EndedTurn {
        LabHistory steps;
        LabMoment left;
        /// By going to another scene: the learner comes back to it.
        bool isBrokenOff = false;
    };
    const LabHistory& history() const { return isYourTurn() ? m_ofTurn : m_ofLab; }
    LabHistory& history() { return isYourTurn() ? m_ofTurn : m_ofLab; }

    LabMoment momentOf(int scene) const;
    /// Does it, so that it can be undone.
    template <typename Change>
    void change(const QString& by, Change change);
    void remember(LabMoment before);
    /// Whether its scene is the one that is looked at, or all see the change; if not, says so.
    bool isInSight(const LabMoment& moment, const QString& elsewhere);
    void restore(const LabMoment& moment);
    void setMoment(double at);
    void startMove(double target);
    /// Tells the scenes which questions are open.
    void reportOpenQuestions() const;
    /// At the last move before the answer: asks for a guess, or shows the answer where Play does not wait for one.
    void askFirst();
    bool isQuestionOpen(int scene) const;
    void tick();
    void arrive();
    void finishPlaying();

    const Preferences& m_preferences;
    Lab* m_lab = nullptr;
    int m_scene = 0;
    int m_length = 0;
    std::vector<int> m_lessonScenes;
    double m_at = 0;
    double m_target = 0;
    double m_speed = 1;
    int m_labels = 0;
    bool m_isPlaying = false;
    bool m_asksClass = true;
    std::set<int> m_asked;
    std::set<int> m_awaiting;
    /// Play stopped for the question of this scene and has not gone on.
    bool m_isHeld = false;
    /// Scenes that Play answered itself.
    std::set<int> m_shownByPlay;
    /// By lab, where one was chosen.
    std::map<QString, int> m_lengths;
    std::map<int, ShownAnswer> m_answers;
    /// By scene, the questions that were answered: what answers them is hidden no more. A setting that changes the
    /// answer asks another.
    std::map<int, std::vector<ShownAnswer>> m_passed;
    LabHistory m_ofLab;
    /// The undo history of the learner's turn. One that begins where the scene's last one ended goes on with its steps.
    LabHistory m_ofTurn;
    std::map<int, EndedTurn> m_endedTurns;
    /// As the lab was then: another input is the lab's to take back once the turn is over.
    LabMoment m_beforeTurn;
    /// Before what is being dragged was.
    std::optional<LabMoment> m_beforeDrag;
    QString m_lit;
    QTimer m_clock;
    QTimer m_pause;
    QElapsedTimer m_sinceTick;
};

}  // namespace nonet
