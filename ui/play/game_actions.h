#pragma once

#include "ui/frame/window_frame.h"

#include <QObject>

#include <functional>
#include <optional>

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
    /// The board is full, and is not the setter's solution: which digits, only a check tells.
    void reportDiffering();
    /// A candidate that the solution needs was struck out, or has no mark. True where that was told.
    bool reportMissing();
    /// The game has not moved on since it was asked for.
    std::function<bool()> asNow() const;
    void backToLastRight();
    void updateBoardSwitches();

    WindowFrame m_frame;
    BoardWidget& m_board;
    PlayTimer& m_timer;
    /// As the preferences had it last.
    bool m_wantsCandidates;
    /// They are shown because they are the puzzle's givens.
    bool m_showsGivenCandidates = false;
};

}  // namespace nonet
