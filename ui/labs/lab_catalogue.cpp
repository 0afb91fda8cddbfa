#include "ui/labs/lab_catalogue.h"

#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/inverse/inverse_lab.h"
#include "ui/labs/lookup/lookup_lab.h"
#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/shift_cipher/shift_lab.h"

#include <algorithm>

namespace nonet {

std::span<const LabRow* const> labCatalogue() {
    static constexpr const LabRow* kLabs[] = {&ShiftLab::kRow, &lookup::LookupLab::kRow, &minigrid::MinigridLab::kRow,
                                              &difficulty::DifficultyLab::kRow, &inverse_lab::InverseLab::kRow};
    return kLabs;
}

bool isLabLesson(const PuzzleRecord& record) {
    const QString id = lessonLab(record);
    return std::ranges::any_of(labCatalogue(), [&id](const LabRow* row) { return id == QLatin1String(row->id); });
}

LabPages* makeLabPages(ActionSet& actions, Preferences& preferences) {
    QList<Lab*> labs;
    for (const LabRow* row : labCatalogue()) {
        labs.append(row->make(nullptr));
        labs.back()->useFirstExample();
    }
    return new LearnRoom(labs, actions, preferences);
}

}  // namespace nonet
