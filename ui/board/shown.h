#pragma once

#include "core/techniques/step.h"

#include <QObject>

#include <optional>

namespace nonet {

/// What a board shows: the player's own game, or what is watched in its place.
enum class ShownKind : std::uint8_t {
    game,
    replay,         // the solution as a film
    gameFilm,       // the player's own moves as a film
    explainerStep,  // a step of the path behind the Explainer rating
};

/// "This is the replay"; nothing of the game.
QString shownTitle(ShownKind kind);

/// What lies over a room's board. One thing at a time: whoever shows something says so here first, and whoever was
/// shown before hears by changed() that it is over. Hints, timer, header, card and status line go by it.
class Shown : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    ShownKind kind() const { return m_kind; }
    bool isGame() const { return m_kind == ShownKind::game; }
    /// The step of it that is to be told whole; null for none. The game has none: its steps are hints.
    const Step* step() const;

    /// In place of what was shown, or another step of the same.
    void show(ShownKind kind, std::optional<Step> step = std::nullopt);
    /// A step of the shown position that was picked from a list, in place of its own; nothing for its own again.
    void pick(std::optional<Step> step);
    /// Back to the game, where it is this that is shown.
    void end(ShownKind kind);

Q_SIGNALS:
    /// Another kind. Whoever shows something now lays it on the board after this.
    void changed();
    /// Another step of the same kind.
    void stepChanged();

private:
    ShownKind m_kind = ShownKind::game;
    std::optional<Step> m_step;
    std::optional<Step> m_picked;
};

}  // namespace nonet
