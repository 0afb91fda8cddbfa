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
        const Overlay& own = *each;
        if (own.position) {
            shown = own;
            if (picked) {
                shown.step = picked->step;
                shown.depth = picked->depth;
            }
            return shown;
        }
        if (own.step) {
            shown.step = own.step;
            shown.depth = own.depth;
        }
        for (const Cell cell : own.mistakes)
            shown.mistakes.insert(cell);
        if (own.twoSolutions)
            shown.twoSolutions = own.twoSolutions;
        if (own.contradiction)
            shown.contradiction = own.contradiction;
        if (own.solution)
            shown.solution = own.solution;
    }
    if (shown.step) {
        shown.twoSolutions.reset();
        shown.contradiction.reset();
        shown.solution.reset();
    }
    return shown;
}

}  // namespace nonet
