#pragma once

#include "ui/main_window/window_frame.h"

#include <QObject>

namespace nonet {

class BoardWidget;
class Task;

/// What a setter does with the clues, given or still being typed: two solutions shown, true candidates, clues that can
/// go, clues that are missing. Each change is one undoable action.
class SetterActions : public QObject {
    Q_OBJECT

public:
    SetterActions(const WindowFrame& frame, BoardWidget& board, QObject* parent);

    /// Takes them off the board, and what is said of them. False where none were.
    bool hideTwoSolutions();

private:
    void showTwoSolutions();
    void showRedundant();
    void minimise();
    void makeProper();
    void followDocument();
    void setTrueCandidates(bool isOn);
    void updateTrueCandidates();
    /// The sentence stands as long as the clues do.
    void say(const QString& sentence);

    WindowFrame m_frame;
    BoardWidget& m_board;
    Task* m_task;
    Task* m_trueTask;
    bool m_showsTrue = false;
    /// What was said of two solutions, while they are on the board.
    QString m_saidOfTwo;
};

}  // namespace nonet
