#pragma once

#include "ui/frame/window_frame.h"

#include <QObject>

namespace nonet {

class BoardWidget;
class PlaceMap;
class PuzzleDocument;
struct SequenceRecovery;

/// View > Structure: place letters and colours under the digits where a list gives the puzzle, by shift cipher or row
/// shift, with the list as far as the givens settle it; a solved board of their family is told; else the two cells that
/// disagree.
class StructureView : public QObject {
    Q_OBJECT

public:
    StructureView(const WindowFrame& frame, BoardWidget& board, QObject* parent);

private:
    void followDocument(PuzzleDocument* document);
    void show();
    void showList(const PlaceMap& map, const SequenceRecovery& fit, const QString& kind);
    void hide();

    WindowFrame m_frame;
    BoardWidget& m_board;
};

}  // namespace nonet
