#pragma once

#include "ui/main_window/window_frame.h"

#include <QObject>

namespace nonet {

class BoardWidget;
class PlayTimer;
class PuzzleDocument;

/// What is done to the open puzzle: edit, marks, checks, and all that the board does itself.
class GameActions : public QObject {
    Q_OBJECT

public:
    GameActions(const WindowFrame& frame, BoardWidget& board, PlayTimer& timer, QObject* parent);

    /// Asks for its name first.
    void setCheckpoint();

private:
    void followDocument(PuzzleDocument* document);
    void connectEdit();
    void connectPuzzle();
    void connectBoardActions();
    void checkMistakes();
    void backToLastRight();
    void updateBoardSwitches();
    void announceEnd();

    WindowFrame m_frame;
    BoardWidget& m_board;
    PlayTimer& m_timer;
    bool m_wasFinished = false;
};

}  // namespace nonet
