#pragma once

#include <QFrame>

namespace nonet {

class Preferences;

/// At the first start, one line under the board that tells whose keys these are; a click on the other name takes those.
class KeyLine : public QFrame {
    Q_OBJECT

public:
    explicit KeyLine(Preferences& preferences, QWidget* parent = nullptr);

    /// Where there is none, it is not shown whatever was chosen.
    void setHasRoom(bool hasRoom);
    bool isWanted() const;
    /// For good.
    void dismiss();

Q_SIGNALS:
    void changeAsked();

private:
    void choose(int preset);
    void updateVisible();

    Preferences& m_preferences;
    bool m_hasRoom = true;
};

}  // namespace nonet
