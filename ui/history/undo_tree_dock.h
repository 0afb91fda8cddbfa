#pragma once

#include "ui/history/undo_tree_model.h"

#include <QDockWidget>

class QLabel;
class QListView;
class QPushButton;
class QVBoxLayout;

namespace nonet {

class Preferences;

/// Everything that was done, branches included; a click goes there. Checkpoints are set and removed here too.
class UndoTreeDock : public QDockWidget {
    Q_OBJECT

public:
    explicit UndoTreeDock(const Preferences& preferences, QWidget* parent = nullptr);
    void setDocument(PuzzleDocument* document);
    /// Stands below the tree, whose rows offer to be compared then.
    void addCompare(QWidget* compare);
    /// What is named are a layout's versions, and no moments of a game.
    void relabelAsVersions();

Q_SIGNALS:
    void checkpointRequested();
    void compareRequested(nonet::NodeId node);

private:
    void showMenu(const QPoint& at);

    QPointer<PuzzleDocument> m_document;
    UndoTreeModel m_model;
    QListView* m_view;
    QVBoxLayout* m_column = nullptr;
    QPushButton* m_name;
    bool m_offersCompare = false;
    bool m_areVersions = false;
    /// What it is for, as long as there is nothing in it.
    QLabel* m_about;
};

}  // namespace nonet
