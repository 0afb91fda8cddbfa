#include "ui/main_window/room_catalogue.h"

#include "ui/main_window/design_room.h"
#include "ui/main_window/labs_room.h"
#include "ui/main_window/play_room.h"

namespace nonet {

std::span<const RoomRow> roomCatalogue() {
    static constexpr RoomRow kRooms[] = {PlayRoom::kRow, DesignRoom::kRow, LabsRoom::kRow};
    return kRooms;
}

}  // namespace nonet
