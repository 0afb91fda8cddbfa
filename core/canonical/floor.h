// Floors (bands of three rows), as [Lookup] counts them: with the first row 123456789, since every other is one of
// these with its digits renamed. 2,612,736 of them, by number and back without a list.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

namespace nonet {

/// Three rows of nine digits, row by row: each row and each of the three boxes holds every digit once.
struct Floor {
    std::array<std::uint8_t, 27> digits{};

    int at(int row, int column) const { return digits[static_cast<std::size_t>(9 * row + column)]; }

    friend auto operator<=>(const Floor&, const Floor&) = default;
};

/// The rows that fit under 123456789 (56 choices of trios, 6^3 orders), and those that fit under any two.
inline constexpr std::uint32_t kSecondRows = 12'096;
inline constexpr std::uint32_t kThirdRows = 216;
/// How many floors begin with 123456789. Each can be renamed in 9! = 362,880 ways: 948,109,639,680 in all.
inline constexpr std::uint32_t kFloors = kSecondRows * kThirdRows;

/// Rows and boxes each hold every digit once.
bool isFloor(const Floor& floor);
/// The floor with its digits renamed so that it begins with 123456789.
Floor renamed(const Floor& floor);

/// Floors that begin with 123456789 stand in dictionary order: rank 0 is 123456789 456789123 789123456. About 10 ns.
Floor floorAt(std::uint32_t rank);
/// The rank of the renamed floor.
std::uint32_t rankOf(const Floor& floor);

/// Counts the floors that begin with 123456789 by setting up second and third rows digit by digit: it knows nothing of
/// ranks or trios. About 10 ms.
std::uint32_t countFloors();

/// Every floor whose first box is 123, 456, 789, whose first row goes up within the other two boxes, and whose second
/// box begins lower than its third: 36,288, each of which stands for 72 floors that begin with 123456789.
void forEachReducedFloor(const std::function<void(const Floor&)>& visit);
inline constexpr std::uint32_t kReducedFloors = 36'288;
inline constexpr std::uint32_t kFloorsPerReduced = 72;

/// Its 27 digits, row by row.
std::string toText(const Floor& floor);

}  // namespace nonet
