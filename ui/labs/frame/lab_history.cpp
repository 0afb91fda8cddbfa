#include "ui/labs/frame/lab_history.h"

#include <utility>

namespace nonet {
namespace {

constexpr std::size_t kMostUndone = 500;

}  // namespace

void LabHistory::keep(LabMoment before) {
    m_undone.clear();
    const bool goesOn =
        !before.by.isEmpty() && canUndo() && m_done.back().by == before.by && m_done.back().scene == before.scene;
    if (goesOn) {
        m_done.back().keepsDrawing = m_done.back().keepsDrawing && before.keepsDrawing;
        return;
    }
    if (m_done.size() >= kMostUndone)
        m_done.erase(m_done.begin());
    m_done.push_back(std::move(before));
}

LabMoment LabHistory::step(std::vector<LabMoment>& from, std::vector<LabMoment>& to, LabMoment now) {
    LabMoment moment = std::move(from.back());
    from.pop_back();
    now.by = moment.by;
    now.keepsDrawing = moment.keepsDrawing;
    to.push_back(std::move(now));
    return moment;
}

}  // namespace nonet
