#pragma once

#include "ui/puzzles/continue_model.h"
#include "ui/tasks/task.h"

#include <QDockWidget>

class QAction;
class QLineEdit;
class QListView;
class QPushButton;
class QSortFilterProxyModel;

namespace nonet {

class ActionSet;
class DocumentSession;
class EmptyState;
class Preferences;

/// All puzzles to go on with that somebody touched; a double click or Enter opens one, and the one that was open comes
/// here. Words in the field leave those that have them; the context menu opens, renames and deletes. What was deleted
/// is listed in its place, as long as the button at the foot is down, and brought back by the same keys. Object names:
/// continueSearch, continueList, continueOpen, continueRename, continueDelete, continueBringBack, continueDeleted;
/// continueEmpty with continueNew and continueOpenFile, continueNotFound with continueClear.
class ContinueDock : public QDockWidget {
    Q_OBJECT

public:
    /// What stands where nothing waits: words, and what begins something.
    struct Begin {
        struct Button {
            QString text;
            QAction* action;
        };
        QString title;
        QString about;
        Button make;
        Button open;
        ContinueModel::Kept kept = ContinueModel::Kept::games;
    };
    ContinueDock(DocumentSession& session, const Begin& begin, const Preferences& preferences,
                 QWidget* parent = nullptr);
    /// A new puzzle to play, or one from a file.
    static Begin ofPlay(const ActionSet& actions);

Q_SIGNALS:
    /// One was opened: its board goes on.
    void opened();

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build(const Begin& begin);
    void buildMenu(ContinueModel::Kept kept);
    void buildDeleted(ContinueModel::Kept kept);
    /// Opens it or, of what was deleted, brings it back.
    void openRow(const QModelIndex& index);
    bool showsDeleted() const;
    void refresh();
    void showEmpty();

    DocumentSession& m_session;
    const Preferences& m_preferences;
    Task* m_listTask;
    ContinueModel m_model;
    QSortFilterProxyModel* m_found;
    QLineEdit* m_search;
    QListView* m_view;
    EmptyState* m_empty;
    EmptyState* m_notFound;
    QPushButton* m_deleted;
};

}  // namespace nonet
