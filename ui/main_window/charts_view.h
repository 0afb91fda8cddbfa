#pragma once

#include "ui/main_window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace nonet {

class ChartsWindow;

/// View > Difficulty charts: the window of charts, which follows the open puzzle.
class ChartsView : public QObject {
    Q_OBJECT

public:
    ChartsView(const WindowParts& parts, QWidget* window);

private:
    void takeDocument();
    void open();
    void showPuzzle();

    WindowParts m_parts;
    QWidget* m_window;
    QPointer<ChartsWindow> m_charts;
};

}  // namespace nonet
