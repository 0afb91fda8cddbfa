#pragma once

#include <QList>
#include <QMargins>
#include <QObject>
#include <QString>
#include <QTimer>

class QAction;
class QDockWidget;
class QMainWindow;

namespace nonet {

class Preferences;

/// With text of the usual size.
inline constexpr int kDockWidth = 320;
inline constexpr int kNarrowWindow = 1100;
inline constexpr int kLowWindow = 800;
/// Under this width the rail gives way too.
inline constexpr int kTinyWindow = 720;

/// What a dock's action does: shows it, hides it, or brings it to the front where another tab covers it.
void showDock(QAction& action, QDockWidget& dock, bool isOn);

/// Where a room's docks stand: on wide windows one over the other at the right, the long lists as tabs of one another;
/// on narrow ones all as tabs of one drawer. What the player made of either is kept. Docks and what they stand around
/// are in the middle of the room together, and the docks are as wide as the player made them: a window that is small
/// for a while leaves nothing behind.
class DockLayout : public QObject {
    Q_OBJECT

public:
    /// host: the docks' own window. stacked: one over the other; tabbed: behind the first of them.
    DockLayout(QMainWindow& host, Preferences& preferences, const QString& room, QList<QDockWidget*> stacked,
               QList<QDockWidget*> tabbed);

    /// A window that is narrow from the start has what was open in one the last time.
    void begin(bool isNarrow);
    /// To be called where the window's width changed.
    void setNarrow(bool isNarrow);
    bool isNarrow() const { return m_isNarrow; }
    /// To be called where the window's size changed: docks may be this wide.
    void setWidest(int width);
    /// `aside`: how much of the room is for its margins, so that what stands in it is in the middle.
    void centre(int aside);
    /// Cards may get lower than what they hold would like, and where not every card could be so high, the one that
    /// opens becomes a tab of the lowest: the window never grows with them. With text of the usual size.
    void tabUnder(int leastCard);
    /// Back to how it was at first: everything closed and in its place.
    void reset();
    void store() const;
    /// From now on, also a moment after every change: the program may be killed.
    void storeChanges();
    /// Cards that lie over each other: one that has too little to be read gets more from the one with most to spare.
    void shareHeight();
    /// What was opened takes from those that are higher what it needs to be read, this many pixels at most.
    void giveHeight(QDockWidget* opened, int most);
    /// A list that opens too low to read takes height from the card at the top; one with nothing to list gives it some.
    void makeReadable(QDockWidget* list);

Q_SIGNALS:
    /// The central widget is about to get this much less than there is.
    void sharedOut(int aside);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString key() const;
    void noteChange();
    QList<QDockWidget*> all() const { return m_stacked + m_tabbed; }
    void arrange();
    void apply();
    void shareSurplus();
    void tabIfLow(QDockWidget* opened);
    /// On the screen, and no covered tabs.
    QList<QDockWidget*> cards() const;
    /// Gives the docks the width that is theirs.
    void applyWidth();
    QString widthKey() const { return m_room + QStringLiteral(".width"); }

    QMainWindow& m_host;
    Preferences& m_preferences;
    QString m_room;
    QList<QDockWidget*> m_stacked;
    QList<QDockWidget*> m_tabbed;
    bool m_isNarrow = false;
    /// As the window's width asks; m_isNarrow follows once nothing is being applied.
    bool m_isToBeNarrow = false;
    bool m_isApplying = false;
    /// With text of the usual size.
    int m_width = kDockWidth;
    QMargins m_edge;
    int m_aside = 0;
    /// 0: cards stand over each other however low they get.
    int m_leastCard = 0;
    bool m_isCentring = false;
    bool m_storesChanges = false;
    QTimer m_pause{this};
};

}  // namespace nonet
