#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace nonet {

class Announcer;
class DocumentSession;
class UserStore;

/// Tells of all that is in memory only, in every room and as long as it is so, whatever else is said or opened: it has
/// no button that closes it. It lies over the window's lowest edge, so that nothing moves when it comes.
class UnsavedBar : public QFrame {
    Q_OBJECT

public:
    explicit UnsavedBar(QWidget* parent = nullptr);

    // What may be in memory only, in the order in which it is told; each outlives the bar or takes itself out by its
    // end.
    void addDocuments(DocumentSession& session);
    /// lost: what it keeps, as a sentence that says that it is lost when the program ends.
    void addStore(UserStore& store, const QString& lost);

    /// Whose document is shown, so that it can be saved elsewhere; null where none is.
    void setShown(const DocumentSession* session);

    /// Empty where everything is kept.
    QString sentence() const;
    /// The program is to end: a last try, which waits for the disk. What is lost then; empty where nothing is.
    QString unsavedOnClose();
    /// The document that is shown is in memory only.
    bool canSaveAs() const;

Q_SIGNALS:
    /// It came, went, or says something else.
    void changed();
    void saveAsRequested();

private:
    struct Source {
        /// Its end is the source's.
        QObject* owner;
        /// What is lost, and why; empty where nothing is.
        std::function<QString()> sentence;
        std::function<void()> retry;
        std::function<void()> lastTry;
    };

    void add(Source source);
    void retry();
    void update();

    std::vector<Source> m_sources;
    const DocumentSession* m_shown = nullptr;
    QLabel* m_text;
    Announcer* m_announcer;
    QPushButton* m_saveAs;
};

/// Asks before the program ends and loses what `sentence` tells of; nothing happens where the answer is to stay. No
/// saveAs: it is not offered.
void askBeforeLosing(QWidget* window, const QString& sentence, const std::function<void()>& quit,
                     const std::function<void()>& saveAs);

}  // namespace nonet
