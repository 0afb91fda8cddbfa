#pragma once

#include "ui/main_window/undo_tree_model.h"

#include <QDockWidget>

class QLabel;
class QListView;

namespace nonet {

class Preferences;

/// Everything that was done, branches included; a click goes there. Checkpoints are set and removed here too.
class UndoTreeDock : public QDockWidget {
    Q_OBJECT

public:
    explicit UndoTreeDock(const Preferences& preferences, QWidget* parent = nullptr);
    void setDocument(PuzzleDocument* document);

Q_SIGNALS:
    void checkpointAsked();

private:
    QPointer<PuzzleDocument> m_document;
    UndoTreeModel m_model;
    QListView* m_view;
    /// What it is for, as long as there is nothing in it.
    QLabel* m_about;
};

}  // namespace nonet
