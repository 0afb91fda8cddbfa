// A board read from its picture: where its lines are, and between which cells a region ends.
//
// The lines of both directions are sought as combs (line_comb.h) among the edges that run long (line_profile.h), and
// those two are taken that make the best squares. Then the line between any two cells is measured: its darkness (or
// lightness) over the cells at both sides, summed over its width, in the median along its middle part, so that digits
// and marks count little. Where what was measured falls into two groups, the upper one is borders. Where it does not,
// or where all thick lines part cells of different colours, different colours are borders as well.
//
// Boards that lie straight in the picture, of equal cells; what is photographed at an angle is not read.
#pragma once

#include "core/formats/regions/picture.h"
#include "core/formats/regions/region_borders.h"

#include <optional>
#include <vector>

namespace nonet {

struct PictureBoard {
    /// Where its lines are in the picture, in pixels: the columns' from left to right, one more than columns, and the
    /// rows' from the top.
    std::vector<double> across;
    std::vector<double> down;
    RegionBorders borders;
    /// What the regions were told by: nothing where all lines are alike and no colours differ.
    bool hasThickLines = false;
    bool hasColours = false;
};

/// How many rows and columns are known to be there, 1 to 36 each; nothing: that is to be found, from 3 on.
struct KnownSize {
    std::optional<int> rows;
    std::optional<int> columns;
};

/// Sides of pictures that are read, in pixels.
inline constexpr int kLeastPictureSide = 24;
inline constexpr int kMostPictureSide = 32768;

/// Nothing where no board is found, or the picture is of no such size. Pictures with a side over 1400 pixels are made
/// smaller; about 0.1 s at most.
std::optional<PictureBoard> boardInPicture(const PictureView& picture, KnownSize known = {});

}  // namespace nonet
