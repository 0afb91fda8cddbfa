#include "ui/board/board_overlay.h"

namespace nonet {

void BoardOverlay::publish(OverlayPublisher publisher, Overlay overlay) {
    m_published[static_cast<std::size_t>(publisher)] = std::move(overlay);
}

void BoardOverlay::withdraw(OverlayPublisher publisher) { m_published[static_cast<std::size_t>(publisher)].reset(); }

Overlay BoardOverlay::shown() const {
    const std::optional<Overlay>& picked = m_published[static_cast<std::size_t>(OverlayPublisher::filmStep)];
    Overlay shown;
    for (const std::optional<Overlay>& each : m_published) {
        if (!each || &each == &picked)
            continue;
        if (each->position) {
            shown = *each;
            if (picked) {
                shown.step = picked->step;
                shown.depth = picked->depth;
            }
            return shown;
        }
        if (each->step) {
            shown.step = each->step;
            shown.depth = each->depth;
        }
        for (const Cell cell : each->mistakes)
            shown.mistakes.insert(cell);
        if (each->twoSolutions)
            shown.twoSolutions = each->twoSolutions;
        if (each->contradiction)
            shown.contradiction = each->contradiction;
        if (each->solution)
            shown.solution = each->solution;
    }
    if (shown.step) {
        shown.twoSolutions.reset();
        shown.contradiction.reset();
        shown.solution.reset();
    }
    return shown;
}

}  // namespace nonet
