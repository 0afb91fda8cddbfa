// Rows or boxes that the learner types along: where the cursor goes after a digit, and that it overwrites nothing
// behind the last one.
#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <QString>

#include <optional>
#include <vector>

namespace nonet {

class TypedLines {
public:
    using Line = std::vector<Cell>;
    /// The learner's cells, in the order in which they are typed.
    explicit TypedLines(std::vector<Line> lines) : m_lines(std::move(lines)) {}
    static TypedLines ofRows(const Geometry& geometry, int first, int count);
    /// Row by row in each.
    static TypedLines ofBoxes(const Geometry& geometry);

    /// Where a free place was filled, the next free one of the line, from its start again behind the last; then of the
    /// lines after it, and of the first ones. Where a digit was written over another, the place beside it, to the
    /// line's end: lines are corrected by typing along them. Nothing where a place was cleared or none is free.
    std::optional<Cell> cellAfter(const Grid& work, Cell cell) const;
    /// Where one begins to type.
    std::optional<Cell> firstFree(const Grid& work) const;
    /// Writes it, or clears the place. Typing on where the last free place was filled is refused: the cursor had
    /// nowhere to go. Returns why; empty where it was taken.
    QString write(Grid& work, Cell cell, std::optional<Digit> digit);
    /// Who clicks a cell means to change it.
    void click() {
        m_last.reset();
        m_isCorrecting = false;
    }

private:
    struct Place {
        std::size_t line;
        std::size_t at;
    };
    std::optional<Place> placeOf(Cell cell) const;
    bool isLastOfLine(Cell cell) const;

    std::vector<Line> m_lines;
    /// What was filled last, and no place was free any more.
    std::optional<Cell> m_last;
    /// The last digit was written over another.
    bool m_isCorrecting = false;
};

}  // namespace nonet
