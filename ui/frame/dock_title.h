#pragma once

#include <QFrame>

class QDockWidget;

namespace nonet {

/// A dock's title bar in the look of a card: its name, and a button that closes it.
class DockTitle : public QFrame {
    Q_OBJECT

public:
    /// Becomes the dock's title bar.
    explicit DockTitle(QDockWidget* dock);
};

}  // namespace nonet
