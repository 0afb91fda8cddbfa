#pragma once

#include "ui/frame/window_frame.h"

#include <QObject>
#include <QPointer>

namespace nonet {

class ChartsWindow;
class PuzzleDocument;

/// View > Difficulty charts: the window of charts, which follows the open puzzle.
class ChartsView : public QObject {
    Q_OBJECT

public:
    explicit ChartsView(const WindowFrame& frame);

private:
    void followDocument(PuzzleDocument* document);
    void open();
    void showPuzzle();

    WindowFrame m_frame;
    QPointer<ChartsWindow> m_charts;
};

}  // namespace nonet
