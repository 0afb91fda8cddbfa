#pragma once

#include "ui/frame/window_frame.h"

#include <QObject>

namespace nonet {

class BoardWidget;
class Task;

/// What a setter does with the clues, given or still being typed: clues that can go, clues that are missing. Each
/// change is one undoable action.
class SetterActions : public QObject {
    Q_OBJECT

public:
    SetterActions(const WindowFrame& frame, BoardWidget& board, QObject* parent);

private:
    void showRedundant();
    void minimise();
    void makeProper();
    void followDocument();
    /// The sentence stands as long as the clues do.
    void say(const QString& sentence);

    WindowFrame m_frame;
    BoardWidget& m_board;
    Task* m_task;
};

}  // namespace nonet
