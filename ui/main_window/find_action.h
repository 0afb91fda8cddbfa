#pragma once

#include <QFrame>
#include <QList>

class QAction;
class QLineEdit;
class QLabel;
class QTreeWidget;

namespace nonet {

/// Finds any action by words and runs it: a line to type into over a list that shows each one's key. Lies over the
/// window's middle; Esc and clicks elsewhere close it.
class FindAction : public QFrame {
    Q_OBJECT

public:
    explicit FindAction(QWidget* parent);

    /// Opens over the parent, with these to choose from.
    void open(const QList<QAction*>& actions);

Q_SIGNALS:
    /// Before the chosen action runs, if one was chosen: the focus goes back to where it was.
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& words);
    void addRow(QAction* action);
    /// What the chosen action does, and why it is off where it is.
    void showDescription();
    void close();
    void choose();

    QList<QAction*> m_actions;
    QLineEdit* m_words;
    QTreeWidget* m_list;
    QLabel* m_about;
};

}  // namespace nonet
