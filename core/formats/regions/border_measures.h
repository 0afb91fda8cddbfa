#pragma once

#include "core/formats/regions/picture.h"

#include <span>
#include <vector>

namespace nonet {

/// Of the lines between cells that stand beside each other, row by row: what their pixels differ from the cells at both
/// sides, summed across the line (0: there is none), and what the cells' own colours differ.
struct BorderMeasure {
    double line = 0;
    int colours = 0;
};
/// across, down: where the board's lines are in the picture, in pixels. Of each row the lines between its cells from
/// left to right, one fewer than it has cells. noise: see LineProfile.
std::vector<BorderMeasure> measureUpright(const SmallPicture& picture, std::span<const double> across,
                                          std::span<const double> down, int noise);

/// Two groups of numbers: those above `limit`, and the others.
struct TwoGroups {
    double limit = 0;
    double lower = 0;
    double upper = 0;
    /// Whether they lie so far apart that they are not one.
    bool areApart = false;
};
/// Parted where the groups differ most between each other and least within themselves (Otsu's criterion).
TwoGroups twoGroups(std::vector<double> values);

}  // namespace nonet
