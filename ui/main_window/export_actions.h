#pragma once

#include "ui/main_window/puzzle_copy.h"
#include "ui/main_window/window_frame.h"
#include "ui/tasks/task.h"

#include <QObject>

namespace nonet {

class BoardWidget;

/// What brings the open puzzle out: save, copy, pictures and paper.
class ExportActions : public QObject {
    Q_OBJECT

public:
    ExportActions(const WindowFrame& frame, BoardWidget& board, QObject* parent);

private:
    void askWhereToSave();
    void save(const QString& path);
    void askForPicture();
    void savePicture(const QString& path);
    void copy(CopyKind kind);
    void copyPicture();
    void print(bool withSteps);
    void tell(const Error& error);

    WindowFrame m_frame;
    BoardWidget& m_board;
    Task* m_saveTask;
};

}  // namespace nonet
