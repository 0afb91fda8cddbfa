#pragma once

#include <QFrame>
#include <QList>

class QGridLayout;
class QLabel;
class QPushButton;

namespace nonet {

class ActionSet;
class Announcer;
class BoardWidget;
class CompletionWave;
class DocumentSession;
class PlayTimer;
class Preferences;
class PuzzleDocument;
class Shown;

/// The end of a game: a wave over the board, and on it a card that tells how it was played and what may come next.
/// Comes with the last digit that solves the puzzle, or breaks no rule that is known where it may ask more: it then
/// says no more than that. Goes with Esc, with Undo, or with another puzzle. Object names: completionCard;
/// completionTitle, completionRemark, completionFacts; completionAnother, completionReplay, completionSolution,
/// completionClose.
class CompletionCard : public QFrame {
    Q_OBJECT

public:
    CompletionCard(BoardWidget& board, const Shown& shown, DocumentSession& session, const ActionSet& actions,
                   const PlayTimer& timer, const Preferences& preferences);

    /// All that it says, a fact a line.
    QString text() const;
    void dismiss();
    /// After a film that was started from it.
    void comeBack();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build(const ActionSet& actions);
    QPushButton* addButton(const QString& name, const QString& text, const ActionSet& actions, const char* action);
    void present();
    void followDocument(PuzzleDocument* document);
    void follow();
    void tell();
    void addFact(const QString& name, const QString& value);
    void place();

    BoardWidget& m_board;
    DocumentSession& m_session;
    const PlayTimer& m_timer;
    CompletionWave* m_wave;
    QLabel* m_title = nullptr;
    Announcer* m_announcer = nullptr;
    QLabel* m_remark = nullptr;
    QGridLayout* m_facts = nullptr;
    QPushButton* m_another = nullptr;
    QPushButton* m_replay = nullptr;
    QStringList m_told;
    /// Gone for a film.
    bool m_isAway = false;
    bool m_wasFinished = false;
};

}  // namespace nonet
