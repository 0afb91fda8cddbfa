// In place of the labs where a build leaves them out.
#include "ui/labs/lab_catalogue.h"

namespace nonet {

std::span<const LabRow* const> labCatalogue() { return {}; }

bool isLabLesson(const PuzzleRecord&) { return false; }

LabPages* makeLabPages(ActionSet&, Preferences&) { return nullptr; }

}  // namespace nonet
