#include "core/techniques/proof/enumeration.h"

namespace nonet {
namespace {

struct DigitInHouse {
    int house = 0;
    Digit digit = Digit(1);
    ClassicCellSet places{};
};

class WaySearch {
public:
    WaySearch(ClassicDigitSet digits, ProofWork& work) : m_digits(digits), m_work(work) {}

    /// proved: there is no way.
    ProofVerdict search(const Position& position) {
        DigitInHouse fewest;
        if (!findFewest(position, fewest))
            return ProofVerdict::notProved;
        for (const Cell cell : fewest.places) {
            if (!m_work.spendPlacement())
                return m_work.verdict();
            Position after = position;
            after.place({cell, fewest.digit});
            if (const ProofVerdict verdict = search(after); verdict != ProofVerdict::proved)
                return verdict;
        }
        return ProofVerdict::proved;
    }

private:
    /// False where every digit stands in every house.
    bool findFewest(const Position& position, DigitInHouse& fewest) const {
        int least = classic::kSide + 1;
        for (int house = 0; house < classic::kHouses && least > 0; ++house)
            for (const Digit digit : m_digits - position.placedDigits(classic::houseAt(house))) {
                const ClassicCellSet places = position.cells(digit, classic::houseAt(house));
                if (places.count() >= least)
                    continue;
                least = places.count();
                fewest = {house, digit, places};
            }
        return least <= classic::kSide;
    }

    ClassicDigitSet m_digits;
    ProofWork& m_work;
};

}  // namespace

ProofVerdict refutes(const Position& position, const Enumeration& enumeration, ProofWork& work) {
    return WaySearch(enumeration.digits, work).search(position);
}

}  // namespace nonet
