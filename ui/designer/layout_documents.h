#pragma once

#include "ui/frame/window_frame.h"

#include <QObject>
#include <QString>

namespace nonet {

class Designer;
class Room;
struct PuzzleRecord;

/// What actions do with the Design room's documents: new ones, one made of the game, a copy to play, another board, a
/// name for a version.
class LayoutDocuments : public QObject {
    Q_OBJECT

public:
    /// room: of which the session is made when it is first asked for; becomes the owner.
    LayoutDocuments(Room& room, Designer& designer, const WindowFrame& frame);

    void open(PuzzleRecord record);
    void changeBoard();
    void nameVersion();

private:
    void openFromPlay();
    void askForNew();
    void askForRegions();
    void tryIt();
    void askForTitle();

    Room& m_room;
    Designer& m_designer;
    WindowFrame m_frame;
};

}  // namespace nonet
