#pragma once

#include <QFrame>
#include <QList>

class QLabel;
class QProgressBar;
class QPushButton;

namespace nonet {

class Task;

/// The last line of the window: facts about the board on the left, what runs in the background, the timer on the right.
class StatusLine : public QFrame {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// Joined by dots: mode, cell, clues, number of solutions.
    void setFacts(const QStringList& facts);
    QString facts() const;
    /// What signs on the board mean, as long as they stand there.
    void setLegend(const QString& legend);
    /// An action that was done, for some seconds in the facts' place.
    void showAction(const QString& text);
    /// m:ss or h:mm:ss; nothing hides it.
    void setTime(const QString& time);
    /// Shows the task's progress while it is slow, with a button that cancels once it takes long.
    void watch(Task* task);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showTask(Task* task);
    void forget(Task* task);
    void updateText();

    QString m_facts;
    QString m_legend;
    QString m_action;
    QLabel* m_text;
    QLabel* m_taskTitle;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QLabel* m_time;
    Task* m_shownTask = nullptr;
    /// Those that take long, the latest last; of which a button was offered to cancel.
    QList<Task*> m_slowTasks;
    QList<Task*> m_cancellable;
};

}  // namespace nonet
