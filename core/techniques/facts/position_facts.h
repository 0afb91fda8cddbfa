// What more than one search wants to know of a position, worked out when it is first asked for and kept until the
// digit that it speaks of changes.
#pragma once

#include "core/techniques/facts/conjugate_pairs.h"
#include "core/techniques/position.h"

namespace nonet {

class PositionFacts {
public:
    /// The position must outlive the facts.
    explicit PositionFacts(const Position& position) : m_position(&position) {}

    const Position& position() const { return *m_position; }

    const DigitPlaces& places(Digit digit) const;
    const ConjugatePairs& conjugatePairs(Digit digit) const;
    ClassicCellSet bivalueCells() const;
    /// The unsolved cells where the digit may stand by the digits on the board, whatever was eliminated.
    ClassicCellSet allowedCells(Digit digit) const;

    /// To be told after candidates of these digits went, or digits came.
    void noteChanges(ClassicDigitSet digits);

private:
    enum Kind : std::size_t { places_, pairs_, allowed_, kinds_ };
    bool isStale(Kind kind, Digit digit) const {
        const bool stale = !m_fresh[kind].contains(digit);
        m_fresh[kind].insert(digit);
        return stale;
    }

    const Position* m_position;
    mutable std::array<ClassicDigitSet, kinds_> m_fresh{};
    mutable std::array<DigitPlaces, 9> m_places{};
    mutable std::array<ConjugatePairs, 9> m_pairs{};
    mutable std::array<ClassicCellSet, 9> m_allowed{};
    mutable ClassicCellSet m_bivalue;
    mutable bool m_isBivalueFresh = false;
};

}  // namespace nonet
