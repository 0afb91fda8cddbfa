#pragma once

#include "ui/document/puzzle_document.h"
#include "ui/hints/hint_session.h"
#include "ui/tasks/task.h"
#include "ui/text/hint_words.h"

#include <QDockWidget>
#include <QPointer>

class QFrame;
class QLabel;
class QProgressBar;
class QPushButton;

namespace nonet {

class BoardWidget;
class HintDepths;
class HintFoot;
struct HintOffer;
class HintTold;
class Preferences;
class Shown;
class TechniqueDialog;

/// "What now?", told in four depths and drawn on the board as far as it is told. Its depths and buttons (HintDepths,
/// HintFoot) stay in sight, what is told (HintTold) scrolls between them. Object names: hintDock; hintQuestion,
/// hintShowCandidates and hintKeepStruck are the question that Apply may put: it takes its room from what is told,
/// which then scrolls, and moves nothing.
class HintDock : public QDockWidget {
    Q_OBJECT

public:
    /// shown outlives it. While it is not the game, its step is told in place of hints, which there are none of.
    HintDock(Preferences& preferences, const Shown& shown, QWidget* parent = nullptr);

    /// Neither is owned; null for none.
    void setDocument(PuzzleDocument* document);
    void setBoard(BoardWidget* board);

    const HintSession& session() const { return m_session; }
    const HintTold& told() const { return *m_told; }
    /// A search runs, if only one whose answer nobody waits for any more.
    bool isSearching() const { return !m_task.isIdle(); }
    /// Where nothing is told yet: false.
    bool isHintOpen() const { return m_session.stage() != HintSession::Stage::closed; }
    /// There is a step that apply() does.
    bool canApply() const { return m_session.step() != nullptr; }

public Q_SLOTS:
    /// The deepening key.
    void ask();
    void another();
    /// About the board's current cell: its candidates where it is blank, its digit where it is filled.
    void askForSelection();
    /// Does what the hint says, whatever depth it is told to.
    void apply();
    /// Esc: forgets the hint and takes it off the board.
    void clear();
    void setOnlyPlacements(bool only);
    /// The table of techniques, in a window of its own.
    void showTechniques();
    /// A step picked from the list of all steps: told whole, as if asked for.
    void showStep(const nonet::Step& step, nonet::ReasoningGround ground);

Q_SIGNALS:
    void onlyPlacementsChanged(bool only);
    /// What was just told, whole, for the status line and screen readers.
    void statusMessage(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// What the hint drew goes with the words that say what it is.
    void closeEvent(QCloseEvent* event) override;

private:
    void build();
    void buildQuestion();
    /// Whether Apply's question stands between what is told and the buttons.
    void setAsking(bool isAsking);
    void retranslate();
    void readPreferences();
    void followShown();
    void putQuestion();
    /// Says why where the board does not show the game.
    bool refuses();
    void present();
    HintOffer offer() const;
    HintWords wordsNow() const;
    /// The step that is told to the end, by the hint or in its place; null where none is.
    const Step* toldStep() const;
    void pointAtLink(int link);
    /// What is told, for the board.
    void publish();
    void goToLastRight();
    void restoreCandidates();
    void applyNow();
    void announce();

    Preferences& m_preferences;
    const Shown& m_shown;
    QPointer<PuzzleDocument> m_document;
    BoardWidget* m_board = nullptr;
    HintSession m_session;
    HintWishes m_wishes;
    /// A hint was asked for while there is none: the reason stands where the step of what is shown did.
    bool m_tellsRefusal = false;
    Task m_task;

    HintDepths* m_depths = nullptr;
    HintFoot* m_foot = nullptr;
    QWidget* m_content = nullptr;
    HintTold* m_told = nullptr;
    QProgressBar* m_progress = nullptr;
    QFrame* m_question = nullptr;
    QLabel* m_questionText = nullptr;
    QPushButton* m_showCandidates = nullptr;
    QPushButton* m_keepStruck = nullptr;
    TechniqueDialog* m_techniqueDialog = nullptr;
};

}  // namespace nonet
