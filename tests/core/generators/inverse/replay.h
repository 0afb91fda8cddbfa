// Plays a path of method uses with no help from what found it: values and marks are plain arrays, and each condition is
// looked at as [Inverse 4.2] words it, corrected as core/SOURCES.md says.
#pragma once

#include "core/generators/inverse/method_use.h"

#include <array>
#include <set>
#include <string>
#include <vector>

namespace nonet {

class Replay {
public:
    explicit Replay(const ClassicDigits& clues) {
        for (int cell = 0; cell < 81; ++cell) {
            m_values[at(cell)] = clues.values[at(cell)];
            if (m_values[at(cell)] == 0)
                m_marks[at(cell)] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        }
    }

    /// Empty, or what is wrong with this step.
    std::string play(const MethodUse& use) {
        const int cell = use.cell.index();
        const int digit = use.digit.value();
        if (!m_marks[at(cell)].contains(digit))
            return "the mark is not there";
        if (use.method == InverseMethod::singleCandidate) {
            if (m_marks[at(cell)].size() != 1)
                return "the cell has other marks";
            m_values[at(cell)] = digit;
            m_marks[at(cell)].clear();
            return {};
        }
        std::string fault = faultOf(use, cell, digit);
        m_marks[at(cell)].erase(digit);
        return fault;
    }

    const std::array<int, 81>& values() const { return m_values; }
    bool hasMarks() const {
        for (const std::set<int>& marks : m_marks)
            if (!marks.empty())
                return true;
        return false;
    }

private:
    static std::size_t at(int cell) { return static_cast<std::size_t>(cell); }
    static bool isIn(int cell, House house) {
        const int row = cell / 9;
        const int column = cell % 9;
        if (house.kind == HouseKind::row)
            return row == house.number;
        return (house.kind == HouseKind::column ? column : row / 3 * 3 + column / 3) == house.number;
    }
    static bool isInAny(int cell, const FixedList<House, 2>& houses) {
        for (const House house : houses)
            if (isIn(cell, house))
                return true;
        return false;
    }
    bool holds(int cell, int digit) const { return m_values[at(cell)] == digit || m_marks[at(cell)].contains(digit); }

    std::string faultOf(const MethodUse& use, int cell, int digit) const {
        switch (use.method) {
        case InverseMethod::singleCandidate: return {};
        case InverseMethod::exclusion: return exclusionFault(use, cell, digit);
        case InverseMethod::coveringSet: return coveringFault(use, cell, digit);
        case InverseMethod::blockIntersection:
        case InverseMethod::xWing: return confinedFault(use, cell, digit);
        }
        return "unknown method";
    }

    std::string exclusionFault(const MethodUse& use, int cell, int digit) const {
        const int other = use.pattern.first().index();
        const bool areNeighbours =
            isIn(other, use.bases[0]) && isIn(cell, use.bases[0]) && other != cell && use.pattern.count() == 1;
        return areNeighbours && m_values[at(other)] == digit ? "" : "no neighbour has the value";
    }

    std::string coveringFault(const MethodUse& use, int cell, int digit) const {
        std::set<int> marks;
        for (const Cell member : use.pattern) {
            if (member.index() == cell || !isIn(member.index(), use.bases[0]) || m_values[at(member.index())] != 0)
                return "the set does not lie beside the cell";
            marks.insert(m_marks[at(member.index())].begin(), m_marks[at(member.index())].end());
        }
        if (!isIn(cell, use.bases[0]) || static_cast<int>(marks.size()) != use.pattern.count())
            return "not as many marks as cells";
        return marks.contains(digit) ? "" : "the digit is not covered";
    }

    /// Within the bases the digit is in the covers alone, and the cell lies in a cover outside of the bases.
    std::string confinedFault(const MethodUse& use, int cell, int digit) const {
        int held = 0;
        for (int other = 0; other < 81; ++other) {
            if (!isInAny(other, use.bases) || !holds(other, digit))
                continue;
            if (!isInAny(other, use.covers) || m_values[at(other)] == digit)
                return "the digit is elsewhere in the bases";
            ++held;
        }
        const bool isXWing = use.method == InverseMethod::xWing;
        const std::size_t lines = isXWing ? 2 : 1;
        if (use.bases.size() != lines || use.covers.size() != lines)
            return "wrong number of lines";
        if (isXWing &&
            (held != 4 || use.bases[0].kind != use.bases[1].kind || use.covers[0].kind != use.covers[1].kind ||
             use.bases[0] == use.bases[1] || use.covers[0] == use.covers[1]))
            return "no rectangle";
        if (held == 0)
            return "the digit is nowhere in the bases";
        return isInAny(cell, use.covers) && !isInAny(cell, use.bases) ? "" : "the cell is not reached";
    }

    std::array<int, 81> m_values{};
    std::array<std::set<int>, 81> m_marks;
};

}  // namespace nonet
