#pragma once

#include <QFrame>

namespace nonet {

class Preferences;

/// At the first start, one line under the board that tells whose keys these are; a click on the other name takes those.
class KeyLine : public QFrame {
    Q_OBJECT

public:
    explicit KeyLine(Preferences& preferences, QWidget* parent = nullptr);

Q_SIGNALS:
    void changeAsked();

private:
    void choose(int preset);
    void dismiss();

    Preferences& m_preferences;
};

}  // namespace nonet
