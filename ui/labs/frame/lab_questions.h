#pragma once

#include "ui/labs/frame/lab_scene.h"

#include <QCoreApplication>

#include <map>
#include <set>

namespace nonet {

class LabSession;

/// The questions of the session's lab, one a scene: which are asked, guessed and answered, and which answers are shown.
/// What becomes of them the session's signals tell.
class LabQuestions {
    Q_DECLARE_TR_FUNCTIONS(nonet::LabQuestions)

public:
    explicit LabQuestions(LabSession& session) : m_session(session) {}

    /// Another lab is open: nothing is asked or answered.
    void forget();
    /// Play stops before each answer.
    bool asksClass() const { return m_asksClass; }
    void setAsksClass(bool asks);

    /// Until the answer is hidden, or the question is another.
    bool isRevealed(int scene) const { return m_answers.contains(scene); }
    bool isRevealed() const;
    void setRevealed(int scene, bool isRevealed);
    void reveal();
    /// Play shows the answer by itself; setAsksClass() asks again.
    void revealByPlay();
    /// Shows the answer; once it is there, lets the film go on that stopped for it, else hides the answer again.
    void revealOrGoOn();
    /// The question is on the projector, its answer perhaps not yet: askOrReveal() alone puts it there.
    bool isAsked() const;
    /// The film has come to where it would give the answer away.
    bool awaitsGuess() const;
    /// From now on; true where it did not before. No signal tells it.
    bool awaitGuess();
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

    /// Input, drawing or settings of the scene may be others: its answer is shown if it was shown to this very question
    /// before.
    void followScene();
    /// What stands in the scene now is answered, too.
    void passScene();

private:
    /// An answer that is shown, with what it was the answer to.
    struct ShownAnswer {
        /// The lab's input, and what is drawn and set in the scene.
        QString setting;
        QString input;
        LabQuestion question;
        /// Index of the choice; -1: none.
        int guess = -1;

        /// Whether who was told this answer knows the other.
        bool answers(const ShownAnswer& other) const;
    };

    ShownAnswer shownAnswer(int scene) const;
    void pass(int scene);
    /// What was shown or guessed, where the scene asks that again.
    std::optional<ShownAnswer> previousAnswer(const ShownAnswer& now) const;
    void hide(int scene);
    bool isQuestionOpen(int scene) const;
    /// Tells the scenes which questions are open.
    void reportOpenQuestions() const;

    LabSession& m_session;
    bool m_asksClass = true;
    std::set<int> m_asked;
    std::set<int> m_awaiting;
    /// Scenes that Play answered itself.
    std::set<int> m_shownByPlay;
    std::map<int, ShownAnswer> m_answers;
    /// By scene, the questions that were answered: what answers them is hidden no more. A setting that changes the
    /// answer asks another.
    std::map<int, std::vector<ShownAnswer>> m_passed;
};

}  // namespace nonet
