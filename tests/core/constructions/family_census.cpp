#include "tests/core/constructions/family_census.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace nonet {

namespace {

using Bits = std::uint16_t;
/// A board row by row, each cell the bit of its digit; rows padded to 16 so that a row is one vector.
using BitRows = std::array<std::array<Bits, 16>, 9>;

constexpr Bits kEvery = 0x1FF;

/// Nine cells hold nine digits exactly if together they have all nine bits.
bool isSudoku(const BitRows& rows) {
    std::array<Bits, 16> columns{};
    std::array<Bits, 3> boxes{};
    unsigned all = kEvery;
    for (std::size_t r = 0; r < 9; ++r) {
        const std::array<Bits, 16>& row = rows[r];
        for (std::size_t c = 0; c < 16; ++c)
            columns[c] = static_cast<Bits>(columns[c] | row[c]);
        if (r % 3 == 0)
            boxes = {};
        unsigned inRow = 0;
        for (std::size_t box = 0; box < 3; ++box) {
            const unsigned three = static_cast<unsigned>(row[3 * box] | row[3 * box + 1] | row[3 * box + 2]);
            boxes[box] = static_cast<Bits>(boxes[box] | three);
            inRow |= three;
        }
        all &= inRow;
        if (r % 3 == 2)
            all &= static_cast<unsigned>(boxes[0] & boxes[1] & boxes[2]);
    }
    for (std::size_t c = 0; c < 9; ++c)
        all &= columns[c];
    return all == kEvery;
}

}  // namespace

FamilyCensus censusOf(const PlaceMap& classicMap, std::stop_token stop, const ProgressSink& progress) {
    assert(classicMap.geometry().isClassic());
    std::array<std::uint8_t, 81> places{};
    for (std::size_t i = 0; i < 81; ++i)
        places[i] = static_cast<std::uint8_t>(classicMap.placeAt(Cell(static_cast<int>(i))));
    constexpr std::uint64_t kAll = 362'880;
    constexpr std::uint64_t kBetweenLooks = 8192;

    FamilyCensus census;
    std::array<Bits, 9> list{};
    for (std::size_t place = 0; place < 9; ++place)
        list[place] = static_cast<Bits>(1U << place);
    BitRows rows{};
    do {
        if (census.members % kBetweenLooks == 0) {
            if (stop.stop_requested()) {
                census.wasStopped = true;
                return census;
            }
            if (progress)
                progress({census.members, kAll});
        }
        for (std::size_t r = 0; r < 9; ++r)
            for (std::size_t c = 0; c < 9; ++c)
                rows[r][c] = list[places[9 * r + c]];
        ++census.members;
        census.valid += isSudoku(rows) ? 1 : 0;
    } while (std::next_permutation(list.begin(), list.end()));
    if (progress)
        progress({census.members, kAll});
    return census;
}

}  // namespace nonet
