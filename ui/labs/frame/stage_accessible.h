#pragma once

namespace nonet {

/// The lab stage's board as a table for assistive technology; before the first stage is shown.
void installStageAccessible();

}  // namespace nonet
