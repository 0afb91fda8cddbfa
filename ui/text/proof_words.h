#pragma once

#include "core/techniques/proof/proof_walk.h"

#include <QCoreApplication>
#include <QString>

namespace nonet {

/// A proof as it is told to somebody who watches it on the board.
struct ProofWords {
    Q_DECLARE_TR_FUNCTIONS(ProofWords)

public:
    /// One sentence or two; at the last stage also what is shown by it.
    static QString of(const ProofWalk& walk, std::size_t stage);
};

}  // namespace nonet
