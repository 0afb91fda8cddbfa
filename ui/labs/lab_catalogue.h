// The labs in the order of Learn and of the menu: rooms, actions and what opens a puzzle elsewhere are made from it.
#pragma once

#include "ui/labs/frame/lab.h"

#include <span>

namespace nonet {

std::span<const LabRow* const> labCatalogue();

}  // namespace nonet
