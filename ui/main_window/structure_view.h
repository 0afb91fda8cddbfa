#pragma once

#include "ui/main_window/window_frame.h"

#include <QObject>

namespace nonet {

class BoardWidget;
class PuzzleDocument;

/// View > Structure: place letters and colours under the digits where the puzzle is of the shift cipher's family, with
/// its list as far as the givens settle it; else the two cells that disagree.
class StructureView : public QObject {
    Q_OBJECT

public:
    StructureView(const WindowFrame& frame, BoardWidget& board, QObject* parent);

private:
    void followDocument(PuzzleDocument* document);
    void show();
    void hide();

    WindowFrame m_frame;
    BoardWidget& m_board;
};

}  // namespace nonet
