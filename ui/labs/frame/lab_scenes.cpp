#include "ui/labs/frame/lab_scenes.h"

#include <algorithm>
#include <utility>

namespace nonet {

void LabScenes::add(const char* id, std::unique_ptr<LabScene> scene, LessonLength shortest) {
    Q_ASSERT(!indexOf(QLatin1String(id)));
    m_entries.push_back({QLatin1String(id), std::move(scene), shortest});
}

std::optional<int> LabScenes::indexOf(const QString& id) const {
    const auto found = std::ranges::find(m_entries, id, &Entry::id);
    return found == m_entries.end() ? std::nullopt : std::optional(static_cast<int>(found - m_entries.begin()));
}

QString LabScenes::titleOf(const char* id) const {
    const std::optional<int> index = indexOf(QLatin1String(id));
    Q_ASSERT(index);
    return index ? at(*index).title() : QString();
}

std::vector<int> LabScenes::of(LessonLength length) const {
    std::vector<int> scenes;
    for (int i = 0; i < count(); ++i)
        if (m_entries[static_cast<std::size_t>(i)].shortest <= length)
            scenes.push_back(i);
    return scenes;
}

}  // namespace nonet
