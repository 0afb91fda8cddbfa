#pragma once

#include "ui/frame/window_frame.h"

#include <QObject>

namespace nonet {

struct RoomRow;

/// Help > Report a fault; notes what a report tells of this session, and says at the start that the last one ended
/// unexpectedly.
class FaultView : public QObject {
    Q_OBJECT

public:
    /// Before anyone else hears of an action, so that one which ends the program is noted.
    explicit FaultView(const WindowFrame& frame);

    /// The room that was entered, with its own session where it has one.
    void noteRoom(const RoomRow& row, DocumentSession* own);
    /// Says that the last session ended unexpectedly, where it did, beside what is said already.
    void reportLast();

private:
    void noteDocument();
    void open();
    QString puzzleText(const QString& documentId) const;

    WindowFrame m_frame;
    DocumentSession* m_session;
};

}  // namespace nonet
