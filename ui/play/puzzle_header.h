#pragma once

#include <QFrame>
#include <QList>

class QLabel;
class QPushButton;
class QToolButton;

namespace nonet {

class ActionSet;
class DocumentSession;
class NameField;
class Preferences;
class Shown;

/// What the puzzle is, over the board: level and score, which lead to the rating, the time, how much is done, title and
/// author where it has any, which are edited in place, and the six actions that a game begins and ends with. Its height
/// is fixed, and each part keeps the room of its longest words, so that nothing moves when an answer or a second comes.
/// Object names: puzzleHeader; headerLevel, headerTime, headerProgress; headerTitle, headerAuthor; headerNew,
/// headerContinue, headerCheck, headerPrint, headerShare, headerHint.
class PuzzleHeader : public QFrame {
    Q_OBJECT

public:
    /// How far the game is, is not told while shown is not the game. All outlive it.
    PuzzleHeader(DocumentSession& session, const ActionSet& actions, const Shown& shown, const Preferences& preferences,
                 QWidget* parent = nullptr);

    /// "3:12"; empty hides it.
    void setTime(const QString& time);
    void editTitle();
    /// A name is being edited.
    bool isEditing() const;
    /// The name is again what it was.
    void revert();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Done with editing: the board may have the keys again.
    void left();
    void ratingRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build(const ActionSet& actions);
    QWidget* makeFacts();
    NameField* makeName(const QString& name);
    QToolButton* makeButton(const ActionSet& actions, int at);
    void retranslate();
    void setIcons();
    void followDocument();
    void update();
    QString levelText() const;
    void paintLevelDot();
    /// Those that are set; both, while one is edited.
    void showNames();
    int leastNames() const;
    /// Words beside the icons, the time and the facts give way in this order.
    void arrange();
    int widthOf(bool hasWords, bool hasFacts) const;
    /// Once for every language and style: asked at each resize, the buttons would be laid out anew each time.
    void measure();

    DocumentSession& m_session;
    const Shown& m_shown;
    const Preferences& m_preferences;
    QString m_time;
    NameField* m_title = nullptr;
    NameField* m_author = nullptr;
    QWidget* m_facts = nullptr;
    QPushButton* m_level = nullptr;
    QLabel* m_progress = nullptr;
    QLabel* m_timeLabel = nullptr;
    QList<QToolButton*> m_buttons;
    int m_iconsWidth = 0;
    int m_wordsWidth = 0;
};

}  // namespace nonet
