#pragma once

#include "core/rules/puzzle.h"

#include <QWidget>

#include <optional>

namespace nonet {

/// One way to begin a board.
class NewBoardPage : public QWidget {
    Q_OBJECT

public:
    /// Nothing while what is asked for is no board: fault() says why.
    virtual std::optional<Puzzle> puzzle() const = 0;
    virtual QString fault() const { return {}; }

Q_SIGNALS:
    void changed();
};

}  // namespace nonet
