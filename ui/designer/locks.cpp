#include "ui/designer/locks.h"

#include "ui/designer/designer.h"

#include <algorithm>

namespace nonet {

bool Locks::isLocked(int constraint) const {
    const Constraint* asked = m_designer.constraint(constraint);
    return asked != nullptr && std::ranges::find(m_constraints, *asked) != m_constraints.end();
}

void Locks::setLocked(const std::vector<int>& constraints, bool isLocked) {
    bool isOther = false;
    for (const int each : constraints) {
        const Constraint* constraint = m_designer.constraint(each);
        if (constraint == nullptr || this->isLocked(each) == isLocked)
            continue;
        isOther = true;
        std::erase(m_constraints, *constraint);
        if (isLocked)
            m_constraints.push_back(*constraint);
    }
    tell(isOther, isLocked);
}

bool Locks::isDrawingLocked(int drawing) const {
    const Drawing* asked = m_designer.drawing(drawing);
    return asked != nullptr && std::ranges::find(m_drawings, *asked) != m_drawings.end();
}

void Locks::setDrawingsLocked(const std::vector<int>& drawings, bool isLocked) {
    std::vector<int> others = drawings;
    std::erase_if(others, [&](int each) { return isDrawingLocked(each) == isLocked; });
    for (const int each : others) {
        const Drawing& drawing = m_designer.puzzle().decoration().drawings[static_cast<std::size_t>(each)];
        std::erase(m_drawings, drawing);
        if (isLocked)
            m_drawings.push_back(drawing);
    }
    tell(!others.empty(), isLocked);
}

void Locks::clear() {
    m_constraints.clear();
    m_drawings.clear();
}

void Locks::tell(bool isOther, bool areLocked) {
    if (!isOther)
        return;
    Q_EMIT changed();
    if (!areLocked)
        Q_EMIT unlocked();
}

}  // namespace nonet

#include "moc_locks.cpp"
