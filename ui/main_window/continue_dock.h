#pragma once

#include "ui/main_window/continue_model.h"
#include "ui/tasks/task.h"

#include <QDockWidget>

class QLabel;
class QListView;

namespace nonet {

class DocumentSession;
class Preferences;

/// All puzzles to go on with; a click opens one, and the one that was open comes here. Delete or the context menu takes
/// one away.
class ContinueDock : public QDockWidget {
    Q_OBJECT

public:
    ContinueDock(DocumentSession& session, const Preferences& preferences, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    DocumentSession& m_session;
    const Preferences& m_preferences;
    Task* m_listTask;
    ContinueModel m_model;
    QListView* m_view;
    QLabel* m_empty;
};

}  // namespace nonet
