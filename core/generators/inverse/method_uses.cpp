#include "core/generators/inverse/method_uses.h"

#include <algorithm>
#include <bit>

namespace nonet {
namespace {

/// The 510 proper subsets of nine things, the small ones first.
constexpr std::array<std::uint16_t, 510> makeSubsets() {
    std::array<std::uint16_t, 510> subsets{};
    std::size_t next = 0;
    for (int size = 1; size < 9; ++size)
        for (unsigned bits = 1; bits < 511; ++bits)
            if (std::popcount(bits) == size)
                subsets[next++] = static_cast<std::uint16_t>(bits);
    return subsets;
}
constexpr auto kSubsets = makeSubsets();

constexpr House line(HouseKind kind, int number) { return {kind, static_cast<std::uint8_t>(number)}; }

/// Looks for the uses on one mark; stops at the first where that is all that is wanted.
class UseFinder {
public:
    UseFinder(const MarkBoard& board, MarkDirection direction, Candidate mark, MethodReading reading, std::size_t most)
        : m_board(board), m_direction(direction), m_mark(mark), m_reading(reading), m_most(most) {}

    std::vector<MethodUse> find(InverseMethod method) {
        // The filled cell and the blank one are the only targets that the other conditions are worth looking at for.
        const bool isBlank = !m_board.isFilled(m_mark.cell);
        const bool hasMark = isBlank && m_board.hasMark(m_mark.cell, m_mark.digit);
        switch (method) {
        case InverseMethod::singleCandidate: offer(start(method)); break;
        case InverseMethod::exclusion:
        case InverseMethod::blockIntersection:
        case InverseMethod::coveringSet:
        case InverseMethod::xWing:
            if (isBlank && hasMark == (m_direction == MarkDirection::forward))
                findPatterns(method);
            break;
        }
        return std::move(m_uses);
    }

private:
    MethodUse start(InverseMethod method) const {
        return {.method = method, .cell = m_mark.cell, .digit = m_mark.digit, .digits = ClassicDigitSet(m_mark.digit)};
    }

    bool isDone() const { return m_uses.size() >= m_most; }

    void offer(const MethodUse& use) {
        if (!isDone() && isAllowed(m_board, use, m_direction, m_reading))
            m_uses.push_back(use);
    }

    void findPatterns(InverseMethod method) {
        if (method == InverseMethod::exclusion)
            findExclusions();
        else if (method == InverseMethod::blockIntersection)
            findBlockIntersections();
        else if (method == InverseMethod::coveringSet)
            findCoveringSets();
        else
            findXWings();
    }

    void findExclusions() {
        for (const Cell neighbour : classic::peersOf(m_mark.cell) & m_board.filledWith(m_mark.digit)) {
            MethodUse use = start(InverseMethod::exclusion);
            use.pattern = {neighbour};
            use.bases.push(classic::commonHousesOf({neighbour, m_mark.cell})[0]);
            offer(use);
        }
    }

    void findBlockIntersections() {
        for (const House cover : classic::housesOf(m_mark.cell)) {
            for (int i = 0; i < classic::kHouses && !isDone(); ++i) {
                const House base = classic::houseAt(i);
                const ClassicCellSet common = classic::cellsOf(base) & classic::cellsOf(cover);
                // A line and a box that cross; two lines have one cell in common.
                if (base.kind == cover.kind || common.count() != 3)
                    continue;
                MethodUse use = start(InverseMethod::blockIntersection);
                use.pattern = common;
                use.clear = classic::cellsOf(base) - common;
                use.bases.push(base);
                use.covers.push(cover);
                offer(use);
            }
        }
    }

    /// All sizes of all three sectors, the smallest first.
    void findCoveringSets() {
        struct Sector {
            House house;
            std::array<Cell, 9> cells;
        };
        std::array<Sector, 3> sectors;
        std::size_t count = 0;
        for (const House house : classic::housesOf(m_mark.cell)) {
            sectors[count].house = house;
            std::ranges::copy(classic::cellsOf(house), sectors[count++].cells.begin());
        }
        for (const std::uint16_t subset : kSubsets) {
            for (const Sector& sector : sectors)
                offerCoveringSet(sector.house, sector.cells, subset);
            if (isDone())
                return;
        }
    }

    void offerCoveringSet(House house, const std::array<Cell, 9>& cells, std::uint16_t subset) {
        ClassicDigitSet marks;
        for (unsigned rest = subset; rest != 0; rest &= rest - 1) {
            const Cell cell = cells[static_cast<std::size_t>(std::countr_zero(rest))];
            if (cell == m_mark.cell || m_board.marks(cell).isEmpty())
                return;
            marks |= m_board.marks(cell);
        }
        if (marks.count() != std::popcount(subset) || !marks.contains(m_mark.digit))
            return;
        MethodUse use = start(InverseMethod::coveringSet);
        for (unsigned rest = subset; rest != 0; rest &= rest - 1)
            use.pattern.insert(cells[static_cast<std::size_t>(std::countr_zero(rest))]);
        use.digits = marks;
        use.bases.push(house);
        offer(use);
    }

    void findXWings() {
        for (const HouseKind kind : {HouseKind::row, HouseKind::column})
            for (int first = 0; first < 9; ++first)
                for (int second = first + 1; second < 9; ++second)
                    if (!isDone())
                        offerXWings(line(kind, first), line(kind, second));
    }

    /// With these base lines, and the target's crossing line as one cover.
    void offerXWings(House first, House second) {
        const bool isByRows = first.kind == HouseKind::row;
        const HouseKind crossing = isByRows ? HouseKind::column : HouseKind::row;
        const int own = isByRows ? classic::columnOf(m_mark.cell) : classic::rowOf(m_mark.cell);
        const ClassicCellSet bases = classic::cellsOf(first) | classic::cellsOf(second);
        for (int other = 0; other < 9; ++other) {
            if (other == own)
                continue;
            MethodUse use = start(InverseMethod::xWing);
            use.covers = {line(crossing, std::min(own, other)), line(crossing, std::max(own, other))};
            use.bases = {first, second};
            use.pattern = bases & (classic::cellsOf(use.covers[0]) | classic::cellsOf(use.covers[1]));
            use.clear = bases - use.pattern;
            if (m_board.marked(m_mark.digit).containsAll(use.pattern))
                offer(use);
        }
    }

    const MarkBoard& m_board;
    MarkDirection m_direction;
    Candidate m_mark;
    MethodReading m_reading;
    std::size_t m_most;
    std::vector<MethodUse> m_uses;
};

}  // namespace

std::vector<MethodUse> usesAt(const MarkBoard& board, InverseMethod method, MarkDirection direction, Candidate mark,
                              MethodReading reading) {
    return UseFinder(board, direction, mark, reading, SIZE_MAX).find(method);
}

std::optional<MethodUse> firstUseAt(const MarkBoard& board, InverseMethod method, MarkDirection direction,
                                    Candidate mark, MethodReading reading) {
    const std::vector<MethodUse> uses = UseFinder(board, direction, mark, reading, 1).find(method);
    return uses.empty() ? std::nullopt : std::optional(uses.front());
}

std::vector<MethodUse> allUses(const MarkBoard& board, InverseMethod method, MarkDirection direction,
                               MethodReading reading) {
    std::vector<MethodUse> uses;
    for (const Cell cell : classic::kAllCells)
        for (const Digit digit : classic::kAllDigits)
            if (const std::optional<MethodUse> use = firstUseAt(board, method, direction, {cell, digit}, reading))
                uses.push_back(*use);
    return uses;
}

}  // namespace nonet
