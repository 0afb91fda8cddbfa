#pragma once

#include <QFrame>

#include <functional>

class QLabel;

namespace nonet {

class Announcer;
class DocumentSession;

/// Stands over the board as long as something is in memory only, whatever else is said or opened: it has no button that
/// closes it.
class UnsavedBar : public QFrame {
    Q_OBJECT

public:
    explicit UnsavedBar(DocumentSession& session, QWidget* parent = nullptr);
    QString sentence() const;

Q_SIGNALS:
    /// It came, went, or says something else.
    void changed();
    void saveAsAsked();

private:
    void update();

    DocumentSession& m_session;
    QLabel* m_text;
    Announcer* m_announcer;
};

/// Asks before the program ends and loses what `sentence` tells of; nothing happens where the answer is to stay.
void askBeforeLosing(QWidget* window, const QString& sentence, const std::function<void()>& quit,
                     const std::function<void()>& saveAs);

}  // namespace nonet
