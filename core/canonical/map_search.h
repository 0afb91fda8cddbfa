// Finds the geometric maps that make a board smallest, row by row of the image and breadth first: all maps that agree
// with the smallest rows so far go on, as long as they agree.
//
// A map is left open where the rows so far do not tell: columns of a stack that are blank so far may come in any order
// and stand first in their stack, stacks that are blank so far may come in any order and stand first of all. As all
// maps of one level make the same rows, what is open is the same for all of them (Shape):
//
//     0 0 0 | 0 0 1 | 0 2 3        stack 1 open; in stack 2 the first two columns open, in stack 3 none
//
// A row is compared as a number of nine hexadecimal digits. An open column's cell is sorted in; a digit that has no
// label yet counts as F: it comes after every labelled one and gets the next label, so the number tells as much as the
// labels would. Where two such digits could change places the map is split.
//
// Boards in which a row or column holds a digit twice are not accepted: there F says too little.
#pragma once

#include "core/canonical/canonical_form.h"

#include <span>

namespace nonet {

/// A digit that has no label yet, in a row's number.
inline constexpr std::uint8_t kNoLabel = 15;

/// A map whose columns may be open, for as many rows as the search has come.
struct PartialMap {
    std::array<std::uint8_t, 9> columns;
    std::array<std::uint8_t, 10> labels;
    std::array<std::uint8_t, 9> rows;
    std::uint8_t isTransposed;
    /// As bits.
    std::uint16_t rowsLeft;
};

/// What the rows so far say of every map that makes them.
struct Shape {
    /// How many stacks are blank: the first ones.
    int blankStacks = 3;
    /// How many columns of each stack are blank: the first ones.
    std::array<int, 3> blankColumns = {3, 3, 3};
    int labels = 0;

    /// Whether stacks or columns can still change places.
    bool isOpen() const { return blankStacks > 1 || blankColumns[0] > 1 || blankColumns[1] > 1 || blankColumns[2] > 1; }
};

using BoardRow = std::array<std::uint8_t, 9>;
/// The board and its transpose, row by row.
using BothWays = std::array<std::array<BoardRow, 9>, 2>;

class MapSearch {
public:
    /// Maps that go on together; more are searched one lot after the other.
    static constexpr std::size_t kLot = 64;

    /// A row that may come next, and the map (by its index) that it would continue.
    struct Line {
        std::uint16_t map;
        std::uint16_t row;
    };

    explicit MapSearch(const BothWays& board);

    /// All maps, from the first row on: its number, and the rows that make it (map 1 is the transpose).
    void searchFrom(std::uint64_t firstRow, std::span<const Line> lines);
    /// The maps that begin like one of these, at most kLot, which all make the same first `level` rows. Several calls
    /// add up.
    void search(std::size_t level, const Shape& shape, std::span<const PartialMap> maps);

    /// After the searches: the geometric maps that make the smallest board, and one of them.
    std::uint64_t count() const { return m_count; }
    ClassicTransform map() const;

private:
    struct Step;

    template <bool IsOpen>
    std::size_t numberRows(std::size_t level, const Shape& shape, std::span<const PartialMap> maps,
                           std::span<Line> lines, std::span<std::uint64_t> numbers) const;
    void extendAll(std::size_t level, const Step& step, std::span<const PartialMap> maps, std::span<const Line> lines);
    void finish(const Shape& shape, std::span<const PartialMap> maps);

    const BothWays& m_board;
    std::array<std::uint64_t, 9> m_smallest;
    std::uint64_t m_count = 0;
    PartialMap m_found{};
};

}  // namespace nonet
