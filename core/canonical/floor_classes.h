// The 416 kinds of floors: two floors are of one class where exchanging rows, columns within boxes and whole boxes, and
// renaming digits, turns one into the other. Each class is named by its smallest floor in dictionary order.
#pragma once

#include "core/canonical/floor.h"

#include <stop_token>
#include <vector>

namespace nonet {

/// The smallest of the 7,776 floors that exchanging and renaming make; it begins with 123456789. About a microsecond.
Floor canonicalFloor(const Floor& floor);

struct FloorClass {
    Floor representative;
    /// Floors that begin with 123456789.
    std::uint32_t size = 0;

    friend bool operator==(const FloorClass&, const FloorClass&) = default;
};

/// All classes with their sizes, by representative: the canonical form of each of the 36,288 reduced floors, which
/// count 72 each. Some 30 ms. Stopped: empty.
std::vector<FloorClass> floorClasses(std::stop_token stop = {});

/// The classes found without canonicalFloor, from all 2,612,736 floors: in order of rank, a floor that no earlier one
/// reaches begins a class, and everything that exchanges make of it is crossed off. Some 100 ms. Stopped: empty.
std::vector<FloorClass> floorClassesByOrbits(std::stop_token stop = {});

}  // namespace nonet
