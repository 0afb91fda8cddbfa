#include "ui/board/place_colours.h"

namespace nonet {
namespace {

constexpr int kHues = 3;
constexpr int kDepths = 3;
/// As many colours as a theme has for places: a larger board has a colour for each place.
constexpr int kColours = 16;

}  // namespace

int placeColour(const Geometry& geometry, int place) {
    if (geometry.boxColumns() > kDepths || geometry.side() > kHues * kDepths)
        return place % kColours;
    return place / geometry.boxColumns() % kHues * kDepths + place % geometry.boxColumns() % kDepths;
}

}  // namespace nonet
