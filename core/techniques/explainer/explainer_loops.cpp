#include "core/techniques/explainer/explainer_loops.h"

#include "core/techniques/explainer/explainer_subsets.h"

namespace nonet::explainer {

namespace {

/// Bit h for house h of the cell.
constexpr std::uint32_t houseBits(int cell) {
    std::uint32_t bits = 0;
    for (int kind = 0; kind < 3; ++kind)
        bits |= std::uint32_t{1} << houseOfCell(cell, kind);
    return bits;
}

/// A loop that is being walked, and the best hint of the closed ones.
class LoopSearch {
public:
    LoopSearch(const Board& board, Hint& best) : m_board(board), m_best(best) {}

    bool run() {
        for (int cell = 0; cell < 81; ++cell)
            if (countOf(m_board.candidates(cell)) == 2) {
                m_pair = m_board.candidates(cell);
                walk(cell, 2, 0, -1);
            }
        return m_found;
    }

private:
    /// allowance: how many more cells may have other digits besides; extras: those seen so far on this way.
    void walk(int cell, int allowance, Nine extras, int lastKind) {
        const std::uint32_t visited = houseBits(cell);
        const std::size_t parity = m_loop.size() % 2;
        // A house met twice in one parity makes every loop with it invalid.
        if ((m_visited[parity] & visited) != 0)
            return;
        m_visited[parity] |= visited;
        m_loop.push(static_cast<std::uint8_t>(cell));
        m_inLoop.insert(Cell(cell));
        for (int kind = 0; kind < 3; ++kind)
            if (kind != lastKind)
                walkHouse(cell, kind, allowance, extras);
        m_inLoop.erase(Cell(cell));
        m_loop.pop();
        m_visited[parity] &= ~visited;
    }

    /// extras grow over the siblings, also over those that are not entered.
    void walkHouse(int cell, int kind, int allowance, Nine& extras) {
        const int house = houseOfCell(cell, kind);
        const Nine places = m_board.places(lowestOf(m_pair), house) & m_board.places(highest(), house);
        for (Nine bits = places; bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
            const int next = cellAtPlace(house, lowestOf(bits));
            if (next == m_loop[0] && m_loop.size() >= 4) {
                close();
                continue;
            }
            if (m_inLoop.contains(Cell(next)))
                continue;
            const Nine digits = m_board.candidates(next);
            extras |= without(digits, m_pair);
            const bool isPair = digits == m_pair;
            if ((isPair || countOf(extras) == 1 || allowance > 0) && m_loop.size() < 18)
                walk(next, isPair ? allowance : allowance - 1, extras, kind);
        }
    }

    int highest() const { return lowestOf(without(m_pair, bitOf(lowestOf(m_pair)))); }

    void close() {
        if (m_visited[0] != m_visited[1])
            return;
        FixedList<std::uint8_t, 20> extraCells;
        Nine extra = 0;
        for (const std::uint8_t cell : m_loop)
            if (m_board.candidates(cell) != m_pair) {
                extraCells.push(cell);
                extra |= without(m_board.candidates(cell), m_pair);
            }
        if (extraCells.isEmpty())
            return;
        if (extraCells.size() == 1) {
            IdSet removed;
            removed.insert(extraCells[0], m_pair);
            offer(1, lengthOfLoop(), removed, {});
            return;
        }
        if (extraCells.size() > 2 || countOf(extra) == 1)
            typeTwo(extraCells);
        if (extraCells.size() != 2)
            return;
        if (countOf(extra) >= 2)
            typeThree(extraCells[0], extraCells[1], extra);
        typeFour(extraCells[0], extraCells[1]);
    }

    double lengthOfLoop() const {
        double rating = 4.5;
        if (m_loop.size() >= 10)
            rating += 0.3;
        if (m_loop.size() >= 8)
            rating += 0.2;
        else if (m_loop.size() >= 6)
            rating += 0.1;
        return rating;
    }

    void offer(int type, double rating, const IdSet& removed, std::initializer_list<std::uint8_t> houses) {
        if (removed.isEmpty())
            return;
        if (m_found && (m_best.rating < rating || (m_best.rating == rating && m_type <= type)))
            return;
        m_found = true;
        m_type = type;
        m_best.producer = Producer::uniqueLoop;
        m_best.rating = rating;
        m_best.removed = removed;
        m_best.digits = m_pair;
        m_best.cells.clear();
        for (const std::uint8_t cell : m_loop)
            m_best.cells.push(cell);
        m_best.houses = houses;
    }

    void typeTwo(const FixedList<std::uint8_t, 20>& extraCells) {
        const int digit = lowestOf(without(m_board.candidates(extraCells[0]), m_pair));
        ClassicCellSet common = ClassicCellSet::all();
        for (const std::uint8_t cell : extraCells)
            common &= peerSetOf(cell);
        IdSet removed;
        for (const Cell cell : common)
            if (m_board.has(cell.index(), digit))
                removed.insert(idOf(cell.index(), digit));
        offer(2, lengthOfLoop(), removed, {});
    }

    void typeThree(int a, int b, Nine extra) {
        for (int size = countOf(extra); size <= 7; ++size)
            for (int kind = 0; kind < 3; ++kind) {
                const int house = houseOfCell(a, kind);
                if (house != houseOfCell(b, kind))
                    continue;
                const double rating = lengthOfLoop() + (size - 1) * 0.1;
                if (size * 2 <= m_board.openCellsOf(house))
                    nakedSets(house, placeOfCell(a, kind), placeOfCell(b, kind), extra, size, rating);
                if (size * 2 < m_board.openCellsOf(house))
                    hiddenSets(house, placeOfCell(a, kind), placeOfCell(b, kind), extra, size);
            }
    }

    void nakedSets(int house, int placeA, int placeB, Nine extra, int size, double rating) {
        const Nine common =
            extra & m_board.candidates(cellAtPlace(house, placeA)) & m_board.candidates(cellAtPlace(house, placeB));
        for (const Nine places : subsetsOfNine(size)) {
            if ((places >> placeA & 1) == 0 || (places >> placeB & 1) != 0)
                continue;
            Nine others = 0;
            bool fits = true;
            for (Nine bits = without(places, bitOf(placeA)); bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
                const Nine digits = m_board.candidates(cellAtPlace(house, lowestOf(bits)));
                fits = fits && countOf(digits) > 1;
                others |= digits;
            }
            const Nine all = extra | others;
            if (!fits || countOf(common | others) != size || countOf(all) != size)
                continue;
            const Nine kept = places | bitOf(placeB);
            IdSet removed;
            for (Nine rest = without(kAllNine, kept); rest != 0; rest = static_cast<Nine>(rest & (rest - 1))) {
                const int cell = cellAtPlace(house, lowestOf(rest));
                removed.insert(cell, m_board.candidates(cell) & all);
            }
            offer(3, rating, removed, {static_cast<std::uint8_t>(house)});
        }
    }

    void hiddenSets(int house, int placeA, int placeB, Nine extra, int size) {
        const Nine rest = without(kAllNine, m_pair | extra);
        if (rest == 0 || size - 2 > countOf(rest))
            return;
        // The subsets of the other digits ascend as those of nine do.
        for (const Nine others : size == 2 ? std::span<const Nine>(kNoDigits) : subsetsOfNine(size - 2)) {
            if ((others & ~rest) != 0)
                continue;
            const Nine digits = others | m_pair;
            Nine places = 0;
            bool fits = true;
            for (Nine bits = digits; bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
                const Nine ofDigit = without(m_board.places(lowestOf(bits), house), bitOf(placeB));
                fits = fits && ofDigit != 0;
                places |= ofDigit;
            }
            if (!fits || countOf(places) != size)
                continue;
            places = without(places, bitOf(placeA));
            IdSet removed;
            for (Nine bits = places; bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
                const int cell = cellAtPlace(house, lowestOf(bits));
                removed.insert(cell, without(m_board.candidates(cell), digits));
            }
            offer(3, lengthOfLoop() + (countOf(places) - 1) * 0.1, removed, {static_cast<std::uint8_t>(house)});
        }
    }

    void typeFour(int a, int b) {
        const int digits[2] = {lowestOf(m_pair), highest()};
        int locked[2] = {-1, -1};
        for (int kind = 0; kind < 3; ++kind) {
            const int house = houseOfCell(a, kind);
            if (house != houseOfCell(b, kind))
                continue;
            const Nine two = bitOf(placeOfCell(a, kind)) | bitOf(placeOfCell(b, kind));
            for (std::size_t i = 0; i < 2; ++i)
                if (without(m_board.places(digits[i], house), two) == 0)
                    locked[i] = house;
        }
        for (std::size_t i = 0; i < 2; ++i) {
            if (locked[i] < 0)
                continue;
            IdSet removed;
            removed.insert(idOf(a, digits[1 - i]));
            removed.insert(idOf(b, digits[1 - i]));
            offer(4, lengthOfLoop(), removed, {static_cast<std::uint8_t>(locked[i])});
            return;
        }
    }

    static constexpr Nine kNoDigits[1] = {0};

    const Board& m_board;
    Hint& m_best;
    bool m_found = false;
    int m_type = 0;
    Nine m_pair = 0;
    FixedList<std::uint8_t, 20> m_loop;
    ClassicCellSet m_inLoop;
    std::array<std::uint32_t, 2> m_visited{};
};

}  // namespace

bool findUniqueLoop(const Board& board, Hint& hint) { return LoopSearch(board, hint).run(); }

}  // namespace nonet::explainer
