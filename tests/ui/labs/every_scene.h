// Each scene of each lab, for tests that are done once a scene.
#pragma once

#include "ui/labs/lab_catalogue.h"

#include <ostream>
#include <string>
#include <vector>

namespace nonet {

struct SceneOfALab {
    const LabRow* lab;
    QString id;

    /// As the test is named.
    std::string name() const { return std::string(lab->id) + '_' + id.toStdString(); }
};

inline void PrintTo(const SceneOfALab& scene, std::ostream* out) { *out << scene.name(); }

inline std::vector<SceneOfALab> everyScene() {
    std::vector<SceneOfALab> all;
    for (const LabRow* row : labCatalogue())
        for (const QString& id : row->sceneIds())
            all.push_back({row, id});
    return all;
}

}  // namespace nonet
