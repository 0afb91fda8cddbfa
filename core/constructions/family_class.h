// The row shift and the shift cipher are one family in two looks: counting the rows inside each band backwards and
// the stacks backwards (a -> -a and J -> -J, modulo 3) turns the one into the other. All their 2 x 9! boards are one
// class of equivalent grids.
#pragma once

#include "core/canonical/classic_transform.h"

#include <cstdint>

namespace nonet {

/// The two steps of the way from row shift to shift cipher, and both at once; each is its own inverse.
ClassicTransform negateRowsInBands();
ClassicTransform negateStacks();
ClassicTransform rowShiftToShiftCipher();

struct FamilyClass {
    /// The smallest board of the class.
    ClassicDigits form;
    /// Geometric maps that lead a member onto a relabelling of itself.
    std::uint64_t automorphisms = 0;
    /// Grids in the class: 9! relabellings of each of kGeometricMaps / automorphisms patterns.
    std::uint64_t grids = 0;
    friend bool operator==(const FamilyClass&, const FamilyClass&) = default;
};

/// Computed at each call, some 0.1 ms.
FamilyClass shiftFamilyClass();
/// Whether relabelling and geometric maps turn this full grid into a member.
bool isOfShiftFamilyClass(const ClassicDigits& grid);

}  // namespace nonet
