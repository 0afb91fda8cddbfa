// A transform as a line of text, for pipes:
//
//     transpose,rows:12,columns:46,bands:13,stacks:23,digits:35
//     rows:213456789,digits:912345678
//
// Steps are done from left to right. Two numbers change places: rows of one band, columns of one stack, bands, stacks,
// digits. Nine say which line comes first, second, ..., and what 1 to 9 become.
#pragma once

#include "core/canonical/classic_transform.h"
#include "core/foundation/result.h"

#include <string_view>

namespace nonet {

/// Blanks around steps are passed over. Error: badTransform, with the step.
Result<ClassicTransform> transformFromText(std::string_view text);

}  // namespace nonet
