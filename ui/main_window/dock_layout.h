#pragma once

#include <QList>
#include <QString>

class QDockWidget;
class QMainWindow;

namespace nonet {

class Preferences;

inline constexpr int kDockWidth = 320;
inline constexpr int kNarrowWindow = 1100;
inline constexpr int kLowWindow = 800;
/// Under this width the rail gives way too.
inline constexpr int kTinyWindow = 720;

/// Where a room's docks stand: on wide windows one over the other at the right, the long lists as tabs of one another;
/// on narrow ones all as tabs of one drawer. What the player made of either is kept.
class DockLayout {
public:
    /// host: the docks' own window. stacked: one over the other; tabbed: behind the first of them.
    DockLayout(QMainWindow& host, Preferences& preferences, const QString& room, QList<QDockWidget*> stacked,
               QList<QDockWidget*> tabbed);

    /// To be called where the window's width changed.
    void setNarrow(bool isNarrow);
    bool isNarrow() const { return m_isNarrow; }
    /// As at first: everything closed and in its place.
    void reset();
    void store() const;

private:
    QString key() const;
    QList<QDockWidget*> all() const { return m_stacked + m_tabbed; }
    void arrange();
    /// A list that opens too low to read takes height from the card at the top.
    void makeReadable(QDockWidget* list);
    void apply();

    QMainWindow& m_host;
    Preferences& m_preferences;
    QString m_room;
    QList<QDockWidget*> m_stacked;
    QList<QDockWidget*> m_tabbed;
    bool m_isNarrow = false;
};

}  // namespace nonet
