// Where upright lines run in a picture: of each column of pixels how much of it looks like the edge of a line.
//
// An edge is where the pixels at the left and the right differ, by more than the picture's noise, in the mean of a few
// pixels up and down. What counts are unbroken runs of edge, by the square of their length: a border of a few cells
// says more than the strokes of all digits that stand under each other. Where another line crosses there is no edge, so
// that short gaps break no run. One pass over the picture.
#pragma once

#include "core/formats/regions/picture.h"

#include <vector>

namespace nonet {

struct LineProfile {
    /// By column of pixels, 0 to 1: the square root of the sum of the squares of its runs, as a part of the height.
    std::vector<double> strength;
    /// Half of all differences between neighbouring pixels are below it: 0 to 255.
    int noise = 0;
};
/// In the lines of pixels from `top` to before `bottom`, at least one.
LineProfile uprightLines(const SmallPicture& picture, int top, int bottom);

}  // namespace nonet
