#include "ui/board/shown.h"

#include <utility>

namespace nonet {

QString shownTitle(ShownKind kind) {
    switch (kind) {
    case ShownKind::replay: return Shown::tr("This is the replay");
    case ShownKind::gameFilm: return Shown::tr("This is the film of your game");
    case ShownKind::explainerStep: return Shown::tr("This is a step of the Explainer’s path");
    case ShownKind::game: break;
    }
    return {};
}

const Step* Shown::step() const {
    const std::optional<Step>& told = m_picked ? m_picked : m_step;
    return told ? &*told : nullptr;
}

void Shown::show(ShownKind kind, std::optional<Step> step) {
    m_step = std::move(step);
    m_picked.reset();
    if (std::exchange(m_kind, kind) != kind)
        Q_EMIT changed();
    else
        Q_EMIT stepChanged();
}

void Shown::pick(std::optional<Step> step) {
    if (isGame())
        return;
    m_picked = std::move(step);
    Q_EMIT stepChanged();
}

void Shown::end(ShownKind kind) {
    if (m_kind == kind && !isGame())
        show(ShownKind::game);
}

}  // namespace nonet

#include "moc_shown.cpp"
