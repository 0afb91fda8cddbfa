#pragma once

#include "core/play/transform_game.h"
#include "ui/frame/window_frame.h"

#include <QObject>
#include <QPointer>

namespace nonet {

class BoardWidget;
class PuzzleDocument;
class TransformDialog;

/// Puzzle > Transform: what the selection names changes places at once, or the dialog is opened.
class TransformActions : public QObject {
    Q_OBJECT

public:
    TransformActions(const WindowFrame& frame, BoardWidget& board, QObject* parent);

private:
    void followDocument(PuzzleDocument* document);
    void swap(SwapKind kind);
    void swapDigits();
    void shuffle();
    void perform(const ClassicTransform& map);
    TransformDialog& openDialog();

    WindowFrame m_frame;
    BoardWidget& m_board;
    QPointer<TransformDialog> m_dialog;
};

}  // namespace nonet
