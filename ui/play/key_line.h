#pragma once

#include <QFrame>
#include <QList>

class QGridLayout;

namespace nonet {

class Preferences;

/// At the first start, below pad or board: whose keys these are; a click on the other name takes those.
class KeyLine : public QFrame {
    Q_OBJECT

public:
    explicit KeyLine(Preferences& preferences, QWidget* parent = nullptr);

    /// Where there is none, it is not shown whatever was chosen.
    void setHasRoom(bool hasRoom);
    /// In two rows, as wide as a pad beside the board.
    void setStacked(bool isStacked);
    /// The size that it takes in either form, without taking it: to lay it out only to measure it would ask for a new
    /// layout of all around it each time.
    QSize sizeIn(bool isStacked) const;
    bool isWanted() const;
    /// For good.
    void dismiss();

Q_SIGNALS:
    void changeRequested();

private:
    /// Where a part stands in the grid.
    struct Place {
        int row = 0;
        int column = 0;
    };
    static Place placeOf(int part, bool isStacked);
    void choose(int preset);
    void updateVisible();
    void arrange();

    Preferences& m_preferences;
    QGridLayout* m_grid;
    /// What whose keys are said with: words, names, what else can be done.
    QList<QWidget*> m_parts;
    QWidget* m_tail;
    bool m_isStacked = true;
    bool m_hasRoom = true;
};

}  // namespace nonet
