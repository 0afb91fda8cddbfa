#pragma once

#include <QMetaType>
#include <QString>

namespace nonet {

enum class ShownKind : std::uint8_t;

/// Why a key or a click did nothing on the board, or not all that it says.
struct BoardRefusal {
    enum class Reason : std::uint8_t {
        notTheGame,
        readOnly,
        noCell,
        onlyGivens,
        noFilter,
        noDigitToFilter,
        marksAreHidden,
        onlyCandidate,
    };
    Reason reason = Reason::notTheGame;
    /// For onlyGivens: how many were selected.
    int givens = 0;
};

/// shown: what stands in the game's place.
QString refusalSentence(const BoardRefusal& refusal, ShownKind shown);

}  // namespace nonet

Q_DECLARE_METATYPE(nonet::BoardRefusal)
