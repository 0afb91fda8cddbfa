#pragma once

#include "ui/labs/frame/lab_scene.h"

namespace nonet {

/// The shortest lesson that has a scene; all longer ones have it, too.
enum class LessonLength : std::uint8_t { minutes15, minutes45, minutes90, allScenes };

/// The scenes of a lab in their order, each with the id that lesson files and progress know it by.
class LabScenes {
public:
    /// The next scene. id: unique in the lab and for good; letters, digits and '_'.
    void add(const char* id, std::unique_ptr<LabScene> scene, LessonLength shortest);
    int count() const { return static_cast<int>(m_entries.size()); }
    LabScene& at(int index) const { return *m_entries[static_cast<std::size_t>(index)].scene; }
    QString idOf(int index) const { return m_entries[static_cast<std::size_t>(index)].id; }
    /// Nothing where there is no such scene.
    std::optional<int> indexOf(const QString& id) const;
    /// How sentences name the scene of this id, which there is: by its title.
    QString titleOf(const char* id) const;
    /// Indices of those that a lesson of this length has, ascending.
    std::vector<int> of(LessonLength length) const;

private:
    struct Entry {
        QString id;
        std::unique_ptr<LabScene> scene;
        LessonLength shortest;
    };

    std::vector<Entry> m_entries;
};

}  // namespace nonet
