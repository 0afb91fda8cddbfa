#include "core/techniques/facts/position_facts.h"

namespace nonet {
namespace {

std::size_t at(Digit digit) { return digit.slot(); }

}  // namespace

const DigitPlaces& PositionFacts::places(Digit digit) const {
    if (isStale(places_, digit))
        m_places[at(digit)] = DigitPlaces::of(m_position->cells(digit));
    return m_places[at(digit)];
}

const ConjugatePairs& PositionFacts::conjugatePairs(Digit digit) const {
    if (isStale(pairs_, digit))
        m_pairs[at(digit)] = nonet::conjugatePairs(places(digit));
    return m_pairs[at(digit)];
}

ClassicCellSet PositionFacts::bivalueCells() const {
    if (!m_isBivalueFresh)
        m_bivalue = m_position->bivalueCells();
    m_isBivalueFresh = true;
    return m_bivalue;
}

ClassicCellSet PositionFacts::allowedCells(Digit digit) const {
    if (isStale(allowed_, digit)) {
        ClassicCellSet allowed = m_position->unsolvedCells();
        for (const Cell cell : classic::kAllCells - m_position->unsolvedCells())
            if (m_position->valueAt(cell) == digit.value())
                allowed -= classic::peersOf(cell);
        m_allowed[at(digit)] = allowed;
    }
    return m_allowed[at(digit)];
}

void PositionFacts::noteChanges(ClassicDigitSet digits) {
    m_fresh[places_] -= digits;
    m_fresh[pairs_] -= digits;
    // A digit on the board takes its cell from all others.
    m_fresh[allowed_] = {};
    m_isBivalueFresh = false;
}

}  // namespace nonet
