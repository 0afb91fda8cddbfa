#pragma once

#include <QObject>

class QPoint;

namespace nonet {

class ActionSet;
class DesignBoard;
class ChosenRuleDock;

/// The menu of the Design room's board: what can be done with what is chosen, and with the selected cells. Owned by the
/// board. Object name of the menu: designMenu.
class DesignMenu : public QObject {
    Q_OBJECT

public:
    DesignMenu(const ActionSet& actions, DesignBoard& board, ChosenRuleDock& values);

private:
    void open(const QPoint& screenPoint);

    const ActionSet& m_actions;
    DesignBoard& m_board;
    ChosenRuleDock& m_values;
};

}  // namespace nonet
