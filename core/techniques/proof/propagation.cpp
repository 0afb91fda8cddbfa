#include "core/techniques/proof/propagation.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr std::uint32_t bitsOfHouses(Cell cell) {
    std::uint32_t bits = 0;
    for (const House house : classic::housesOf(cell))
        bits |= 1U << classic::toIndex(house);
    return bits;
}

/// Truths of cells and houses as bits; those of guardians are few and looked up in the list.
struct TruthBits {
    ClassicCellSet cells;
    /// By digit; houses by their index in classic.h.
    std::array<std::uint32_t, classic::kSide> houses{};
};

class TruthsToFollow {
public:
    TruthsToFollow(Position& position, std::span<const Truth> truths, DeadlyPatterns deadly)
        : m_position(position), m_truths(truths), m_deadly(deadly) {
        for (const Truth& truth : truths)
            if (truth.kind == Truth::Kind::cell)
                m_all.cells.insert(truth.cell);
            else if (truth.kind == Truth::Kind::house)
                m_all.houses[indexOf(truth.digit)] |= 1U << classic::toIndex(truth.house);
            else
                m_hasGuardians = true;
        m_touched = m_all;
    }

    bool follow() {
        do {
            if (!followTouched())
                return false;
        } while (m_hasGuardians && !m_isRefuted && followGuardians());
        return !m_isRefuted;
    }

private:
    static std::size_t indexOf(Digit digit) { return digit.slot(); }

    bool followTouched() {
        for (bool isDone = false; !isDone;) {
            isDone = true;
            while (!m_touched.cells.isEmpty()) {
                isDone = false;
                const Cell cell = m_touched.cells.first();
                m_touched.cells.erase(cell);
                if (!followCell(cell))
                    return false;
            }
            for (const Digit digit : classic::kAllDigits)
                for (std::uint32_t& houses = m_touched.houses[indexOf(digit)]; houses != 0;) {
                    isDone = false;
                    const int house = std::countr_zero(houses);
                    houses &= houses - 1;
                    if (!followHouse(classic::houseAt(house), digit))
                        return false;
                }
        }
        return true;
    }

    bool followCell(Cell cell) {
        if (m_position.isSolved(cell))
            return true;
        const ClassicDigitSet ways = m_position.candidates(cell);
        if (ways.count() == 1)
            place({cell, ways.first()});
        return !ways.isEmpty();
    }
    bool followHouse(House house, Digit digit) {
        const ClassicCellSet ways = m_position.cells(digit, house);
        if (ways.isEmpty())
            return m_position.placedDigits(house).contains(digit);
        if (ways.count() == 1)
            place({ways.first(), digit});
        return true;
    }
    /// True where a way was placed, so that there is more to follow.
    bool followGuardians() {
        for (const Truth& truth : m_truths) {
            if (truth.kind != Truth::Kind::guardians || isSatisfied(m_position, truth, m_deadly))
                continue;
            const ClassicCandidateSet ways = waysOf(m_position, truth, m_deadly);
            m_isRefuted = ways.isEmpty();
            if (m_isRefuted)
                return false;
            if (ways.count() != 1)
                continue;
            ways.forEach([this](Candidate way) { place(way); });
            return true;
        }
        return false;
    }

    void place(Candidate way) {
        const ClassicCellSet seen = m_position.cells(way.digit) & classic::peersOf(way.cell);
        for (const Digit other : m_position.candidates(way.cell) - ClassicDigitSet(way.digit))
            touchHouses(way.cell, other);
        for (const Cell cell : seen)
            touchHouses(cell, way.digit);
        m_touched.cells |= seen & m_all.cells;
        m_position.place(way);
    }
    void touchHouses(Cell cell, Digit digit) {
        m_touched.houses[indexOf(digit)] |= m_all.houses[indexOf(digit)] & bitsOfHouses(cell);
    }

    Position& m_position;
    std::span<const Truth> m_truths;
    DeadlyPatterns m_deadly;
    TruthBits m_all;
    TruthBits m_touched;
    bool m_hasGuardians = false;
    bool m_isRefuted = false;
};

}  // namespace

bool propagate(Position& position, std::span<const Truth> truths, DeadlyPatterns deadly) {
    return TruthsToFollow(position, truths, deadly).follow();
}

}  // namespace nonet
