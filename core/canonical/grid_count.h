// How many solved grids there are, counted from the classes of their first floors.
//
// What can stand below a floor depends on its column trios alone: in each box three trios, whatever their order within
// the columns. They must be split up between the two lower floors, in each box in one of 56 ways (the same table as for
// rows), so a floor has the sum over 56^3 splits of F(V) * F(W) completions, where F(V) is the number of floors with
// the column trios V. With the first box's trios renamed to 123, 456, 789, F is a table of 280 x 280 (there are 280
// ways to cut nine digits into three trios), and the column trios themselves are of 44 classes: 44 sums serve all.
#pragma once

#include "core/canonical/floor_classes.h"

#include <memory>
#include <span>

namespace nonet {

/// An exact number of grids: more than 64 bits hold. Sums and products that overflow 128 bits are a bug.
class WideCount {
public:
    constexpr WideCount() = default;
    constexpr WideCount(std::uint64_t value) : m_low(value) {}  // NOLINT: a number is a number
    static WideCount product(std::uint64_t a, std::uint64_t b);

    WideCount& operator+=(const WideCount& other);
    friend WideCount operator+(WideCount a, const WideCount& b) { return a += b; }
    friend constexpr bool operator==(const WideCount&, const WideCount&) = default;
    friend constexpr auto operator<=>(const WideCount&, const WideCount&) = default;

    /// In decimal.
    std::string toText() const;

private:
    std::uint64_t m_high = 0;
    std::uint64_t m_low = 0;
};

/// What one class of floors adds to the number of all grids.
struct GridTerm {
    FloorClass floors;
    /// Which of the column-trio classes it is of, from 0 in the order of appearance.
    int columnClass = 0;
    /// Ways to add the two lower floors to each floor of the class.
    std::uint64_t completions = 0;
    /// size x completions x 9!: the grids whose first floor is of this class.
    WideCount grids;
};

struct GridCount {
    std::vector<GridTerm> terms;
    WideCount total;
    /// How many sums were worked out: the column-trio classes met.
    int columnClasses = 0;
    /// Stopped from outside: terms are missing.
    bool wasStopped = false;
};

/// Works the terms out one after the other, for those who want to see the sum grow.
class GridCounter {
public:
    /// Sets the tables up: some milliseconds.
    GridCounter();
    ~GridCounter();
    GridCounter(const GridCounter&) = delete;
    GridCounter& operator=(const GridCounter&) = delete;

    /// What this class adds: a quarter of a millisecond where its column trios are of a class not met before.
    GridTerm term(const FloorClass& floors);
    /// Column-trio classes met.
    int columnClasses() const;

private:
    struct Tables;
    std::unique_ptr<Tables> m_tables;
};

/// Adds up the grids whose first floors are of these classes, in their order; for all grids give floorClasses(). Some
/// 10 ms.
GridCount countGrids(std::span<const FloorClass> classes, std::stop_token stop = {});

}  // namespace nonet
