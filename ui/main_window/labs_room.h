#pragma once

#include "ui/main_window/room.h"
#include "ui/main_window/window_frame.h"

namespace nonet {

class LearnRoom;
struct PuzzleRecord;

/// Learn as a room of the window, beside Play: its row on the rail, and what brings puzzles and lessons to it and back.
/// What it shows is LearnRoom of ui/labs/frame, made when the room is first entered.
class LabsRoom : public Room {
    Q_OBJECT

public:
    static Room* make(const WindowFrame& frame) { return new LabsRoom(frame); }
    static constexpr RoomRow kRow{
        .id = "learn",
        .icon = "room_learn",
        .offers = ActionNeed::openLab,
        .hasStatusLine = false,
        .make = &LabsRoom::make,
    };

    explicit LabsRoom(const WindowFrame& frame);

    QWidget* page() override;
    QString title() const override;
    void takeFocus() override;
    QList<QWidget*> areas() const override;
    ActionNeed missing() const override;
    /// What plays, stops.
    void leave() override;
    bool escape() override;

private:
    LearnRoom& labs();
    /// With the input, or its own where that is empty.
    void openLab(const QString& id, const QString& input);
    void openLesson(const PuzzleRecord& record);

    WindowFrame m_frame;
    LearnRoom* m_labs = nullptr;
};

}  // namespace nonet
