#pragma once

#include "ui/frame/window_frame.h"

#include <QObject>

namespace nonet {

class BoardWidget;
class HintDock;

/// A way on where no hint is: one right digit, or the whole solution. Both are moves that the undo tree names, so that
/// the game's end tells of them.
class RevealActions : public QObject {
    Q_OBJECT

public:
    RevealActions(const WindowFrame& frame, BoardWidget& board, const HintDock& hint, QObject* parent);

private:
    void showDigit();
    void askForSolution();
    void showSolution();

    WindowFrame m_frame;
    BoardWidget& m_board;
    /// The document of which the question was answered.
    QString m_answered;
};

}  // namespace nonet
