// The rooms in the order of the rail: buttons, actions and pages are made from it.
#pragma once

#include "ui/frame/room.h"

#include <span>

namespace nonet {

/// The first is where the window opens.
std::span<const RoomRow> roomCatalogue();

}  // namespace nonet
