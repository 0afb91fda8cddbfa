#pragma once

#include "ui/frame/room.h"

#include <QFrame>

#include <span>

class QToolButton;

namespace nonet {

class ActionSet;
struct Theme;

/// The rooms that exist, at the left edge, a button for each one's action.
class Rail : public QFrame {
    Q_OBJECT

public:
    /// The buttons are named "roomPlay" after the row's id. The rows outlive the rail.
    Rail(std::span<const RoomRow> rows, const ActionSet& actions, QWidget* parent = nullptr);
    /// Icons follow the theme's ink.
    void setTheme(const Theme& theme);
    /// After the application's font has changed.
    void followText();
    QToolButton* button(const RoomRow& row) const;
    void setRoom(const RoomRow& row);

private:
    QToolButton* makeButton(const RoomRow& row, QAction& action);

    std::span<const RoomRow> m_rows;
    QList<QToolButton*> m_buttons;
};

}  // namespace nonet
