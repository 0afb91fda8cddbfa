#include "ui/main_window/room_catalogue.h"

#include "ui/designer/design_room.h"
#include "ui/main_window/labs_room.h"
#include "ui/play/play_room.h"

namespace nonet {

std::span<const RoomRow> roomCatalogue() {
    static constexpr RoomRow kRooms[] = {PlayRoom::kRow, DesignRoom::kRow, LabsRoom::kRow};
    return kRooms;
}

}  // namespace nonet
