#pragma once

#include <QFrame>
#include <QToolButton>

#include <cstdint>

namespace nonet {

struct Theme;

inline constexpr int kRailWidth = 56;

enum class Room : std::uint8_t { play, learn };

/// The rooms that exist, at the left edge.
class Rail : public QFrame {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);
    /// Icons follow the theme's ink.
    void setTheme(const Theme& theme);
    QToolButton* button(Room room) const { return room == Room::play ? m_play : m_learn; }
    void setRoom(Room room) { button(room)->setChecked(true); }

Q_SIGNALS:
    void roomChosen(nonet::Room room);

private:
    QToolButton* makeButton(const char* name, const QString& text, const QString& tip, Room room);

    QToolButton* m_play;
    QToolButton* m_learn;
};

}  // namespace nonet
