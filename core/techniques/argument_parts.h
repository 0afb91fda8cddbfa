// What the searches' describe functions put their arguments together from.
#pragma once

#include "core/techniques/argument.h"

#include <bit>
#include <utility>

namespace nonet {

inline Argument following(std::vector<Truth> truths) { return {.reason = Propagation{std::move(truths)}}; }

template <typename Cells>
std::vector<Truth> truthsOfCells(const Cells& cells) {
    std::vector<Truth> truths;
    for (const Cell cell : cells)
        truths.push_back(Truth::ofCell(cell));
    return truths;
}

/// Houses by their bits, as Pattern has them.
inline std::vector<Truth> truthsOfHouses(std::uint32_t houses, Digit digit) {
    std::vector<Truth> truths;
    for (; houses != 0; houses &= houses - 1)
        truths.push_back(Truth::ofHouse(classic::houseAt(std::countr_zero(houses)), digit));
    return truths;
}

inline std::vector<Link> linksOfHouses(std::uint32_t houses, Digit digit) {
    std::vector<Link> links;
    for (; houses != 0; houses &= houses - 1)
        links.push_back(Link::ofHouse(classic::houseAt(std::countr_zero(houses)), digit));
    return links;
}

inline std::vector<Link> linksOfHouse(House house, ClassicDigitSet digits) {
    std::vector<Link> links;
    for (const Digit digit : digits)
        links.push_back(Link::ofHouse(house, digit));
    return links;
}

}  // namespace nonet
