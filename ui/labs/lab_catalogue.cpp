#include "ui/labs/lab_catalogue.h"

#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/lookup/lookup_lab.h"
#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/shift_cipher/shift_lab.h"

namespace nonet {

std::span<const LabRow* const> labCatalogue() {
    static constexpr const LabRow* kLabs[] = {&ShiftLab::kRow, &lookup::LookupLab::kRow, &minigrid::MinigridLab::kRow,
                                              &difficulty::DifficultyLab::kRow, &inverse_lab::InverseLab::kRow};
    return kLabs;
}

}  // namespace nonet
