#pragma once

#include "ui/designer/placed_model.h"

#include <QDockWidget>

class QItemSelection;
class QListView;
class QToolButton;

namespace nonet {

class EmptyState;
class Preferences;

/// All constraints of the layout and what is only drawn as a list. What is chosen in it is chosen on the board, and the
/// other way round. Del, H, L, PgUp and PgDn do with it what they do on the board; Enter goes there. The same by the
/// buttons below and the context menu. Object names: placedList, placedEmpty; for the buttons and entries "placed" and
/// what they do: placedGoTo, placedHide, placedLock, placedRaise, placedLower, placedDuplicate, placedTurn,
/// placedMirror, placedDelete.
class PlacedDock : public QDockWidget {
    Q_OBJECT

public:
    PlacedDock(Designer& designer, const Preferences& preferences, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Into the layout's constraints: the board is to show it.
    void goToRequested(int constraint);
    /// The board is to show the chosen drawings.
    void goToDrawingsRequested();

private:
    void build();
    void buildActions();
    /// A button under the list and an entry of its menu; keys work where the list has the focus.
    template <typename Act>
    void add(const char* name, const char* iconName, const QString& text, const QString& tip, const QKeySequence& key,
             Act&& act);
    void showIcons();
    void showCount();
    void showChosen();
    void readSelection();
    void goToCurrent();

    Designer& m_designer;
    const Preferences& m_preferences;
    PlacedModel m_model;
    QListView* m_view;
    QWidget* m_tools;
    EmptyState* m_empty;
    bool m_isShowing = false;
};

}  // namespace nonet
