#include "core/techniques/explainer/explainer_wings.h"

namespace nonet::explainer {

namespace {

bool takeWing(const Board& board, bool isXyz, int pivot, int first, int second, Hint& hint) {
    const int digit = lowestOf(board.candidates(first) & board.candidates(second));
    ClassicCellSet victims = peerSetOf(first) & peerSetOf(second);
    if (isXyz)
        victims &= peerSetOf(pivot);
    victims.erase(Cell(pivot));
    for (const Cell victim : victims)
        if (board.has(victim.index(), digit))
            hint.removed.insert(idOf(victim.index(), digit));
    if (hint.removed.isEmpty())
        return false;
    hint.producer = isXyz ? Producer::xyzWing : Producer::xyWing;
    hint.rating = isXyz ? 4.4 : 4.2;
    hint.digits = bitOf(digit);
    hint.cells = {static_cast<std::uint8_t>(pivot), static_cast<std::uint8_t>(first),
                  static_cast<std::uint8_t>(second)};
    return true;
}

bool findWing(const Board& board, bool isXyz, Hint& hint) {
    for (int pivot = 0; pivot < 81; ++pivot) {
        const Nine xy = board.candidates(pivot);
        if (countOf(xy) != (isXyz ? 3 : 2))
            continue;
        for (const int first : peersOfCell(pivot)) {
            const Nine xz = board.candidates(first);
            if (countOf(xz) != 2 || countOf(without(xy, xz)) != 1)
                continue;
            for (const int second : peersOfCell(pivot)) {
                const Nine yz = board.candidates(second);
                if (countOf(yz) == 2 && countOf(xy | xz | yz) == 3 && countOf(xy & xz & yz) == (isXyz ? 1 : 0) &&
                    takeWing(board, isXyz, pivot, first, second, hint))
                    return true;
            }
        }
    }
    return false;
}

bool haveTwo(ClassicCellSet cells) { return !cells.isEmpty() && cells != ClassicCellSet{cells.first()}; }

/// The cells that may be excluded from, and for each the peers that exclude.
struct Exclusion {
    FixedList<std::uint8_t, 81> bases;
    ClassicCellSet baseSet;
    std::array<ClassicCellSet, 81> excluders;
};

Exclusion exclusionOf(const Board& board, int most) {
    Exclusion found;
    ClassicCellSet singles;
    ClassicCellSet open;
    ClassicCellSet excluding;
    for (int cell = 0; cell < 81; ++cell) {
        const int n = countOf(board.candidates(cell));
        if (n == 1)
            singles.insert(Cell(cell));
        if (n >= 2)
            open.insert(Cell(cell));
        if (n >= 2 && n <= most)
            excluding.insert(Cell(cell));
    }
    for (const Cell cell : open) {
        const ClassicCellSet peers = peerSetOf(cell.index());
        const ClassicCellSet excluders = peers & excluding;
        found.excluders[cell.slot()] = excluders;
        if (peers.intersects(singles) || excluders.isEmpty())
            continue;
        found.bases.push(static_cast<std::uint8_t>(cell.index()));
        found.baseSet.insert(cell);
    }
    return found;
}

/// The digits of `second` that may stand beside digit in the first cell; arePeers of the two cells.
Nine allowedBeside(const Board& board, int digit, Nine second, bool arePeers, ClassicCellSet excluders) {
    Nine allowed = arePeers ? without(second, bitOf(digit)) : second;
    for (const Cell excluder : excluders)
        if (board.has(excluder.index(), digit))
            allowed = without(allowed, without(board.candidates(excluder.index()), bitOf(digit)));
    return allowed;
}

bool takePair(const Board& board, int a, int b, ClassicCellSet excluders, Hint& hint) {
    const bool arePeers = peerSetOf(a).contains(Cell(b));
    Nine allowedA = 0;
    Nine allowedB = 0;
    for (Nine bits = board.candidates(a); bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
        const Nine beside = allowedBeside(board, lowestOf(bits), board.candidates(b), arePeers, excluders);
        allowedB |= beside;
        if (beside != 0)
            allowedA |= bitOf(lowestOf(bits));
    }
    hint.removed.insert(a, without(board.candidates(a), allowedA));
    hint.removed.insert(b, without(board.candidates(b), allowedB));
    if (hint.removed.isEmpty())
        return false;
    hint.producer = Producer::alignedPairExclusion;
    hint.rating = 6.2;
    hint.cells = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
    return true;
}

/// Three cells and what of their digits may stand together.
class Triplet {
public:
    Triplet(const Board& board, const std::array<int, 3>& cells, ClassicCellSet excluders)
        : m_sees01(peerSetOf(cells[0]).contains(Cell(cells[1]))),
          m_sees02(peerSetOf(cells[0]).contains(Cell(cells[2]))),
          m_sees12(peerSetOf(cells[1]).contains(Cell(cells[2]))) {
        for (std::size_t i = 0; i < 3; ++i)
            m_all[i] = board.candidates(cells[i]);
        for (const Cell excluder : excluders)
            m_excluders.push(board.candidates(excluder.index()));
        m_missing = digitsOf(m_all[0], m_all[1], m_all[2]);
    }

    /// False as soon as every digit is seen to have its place.
    bool excludes() {
        // Nearly always one combination a digit is enough.
        Nine first = 0;
        Nine second = 0;
        for (int n = std::max(countOf(m_all[0]), countOf(m_all[1])); n > 0; --n) {
            first = first == 0 ? m_all[0] : first;
            second = second == 0 ? m_all[1] : second;
            combine(bitOf(lowestOf(first)), bitOf(lowestOf(second)));
            first = static_cast<Nine>(first & (first - 1));
            second = static_cast<Nine>(second & (second - 1));
        }
        for (first = m_all[0]; first != 0; first = static_cast<Nine>(first & (first - 1)))
            for (second = m_all[1]; second != 0; second = static_cast<Nine>(second & (second - 1))) {
                if (m_missing == 0)
                    return false;
                combine(bitOf(lowestOf(first)), bitOf(lowestOf(second)));
            }
        return m_missing != 0;
    }
    Nine excluded(std::size_t i) const { return static_cast<Nine>(m_missing >> (9 * i) & kAllNine); }

private:
    static constexpr std::uint32_t digitsOf(std::uint32_t first, std::uint32_t second, std::uint32_t third) {
        return first | second << 9U | third << 18U;
    }
    void combine(Nine a, Nine b) {
        if (m_sees01 && a == b)
            return;
        Nine third = m_all[2];
        if (m_sees02)
            third = without(third, a);
        if (m_sees12)
            third = without(third, b);
        for (const Nine excluder : m_excluders) {
            const Nine left = without(excluder, a | b);
            if (left == 0)
                return;
            if ((left & (left - 1)) == 0)
                third = without(third, left);
        }
        if (third == 0)
            return;
        m_missing &= ~digitsOf(a, b, third);
    }

    bool m_sees01;
    bool m_sees02;
    bool m_sees12;
    std::array<Nine, 3> m_all{};
    FixedList<Nine, 20> m_excluders;
    /// The digits that are not yet seen to have a place: nine bits for the first cell, then for the second and the
    /// third.
    std::uint32_t m_missing = 0;
};

bool takeTriplet(const Board& board, const std::array<int, 3>& cells, ClassicCellSet excluders, Hint& hint) {
    Triplet triplet(board, cells, excluders);
    if (!triplet.excludes())
        return false;
    for (std::size_t i = 0; i < 3; ++i)
        hint.removed.insert(cells[i], triplet.excluded(i));
    hint.producer = Producer::alignedTripletExclusion;
    hint.rating = 7.5;
    for (const int cell : cells)
        hint.cells.push(static_cast<std::uint8_t>(cell));
    return true;
}

/// Third cells are taken from the excluders of the first, then from those of the second. One of the three, or one of
/// those that exclude from all, must have changed.
bool findThird(const Board& board, const Exclusion& known, int a, int b, ClassicCellSet changed, Hint& hint) {
    const ClassicCellSet ofA = known.excluders[static_cast<std::size_t>(a)];
    const ClassicCellSet ofB = known.excluders[static_cast<std::size_t>(b)];
    const ClassicCellSet both = ofA & ofB;
    if (!haveTwo(both))
        return false;
    const bool isNew = changed.contains(Cell(a)) || changed.contains(Cell(b));
    const ClassicCellSet changedBoth = both & changed;
    ClassicCellSet thirds = known.baseSet;
    if (!isNew && changedBoth.isEmpty())
        thirds &= changed;
    if (!thirds.intersects(ofA | ofB))
        return false;
    thirds = (thirds & (ofA | ofB)) - ClassicCellSet{Cell(a), Cell(b)};
    ClassicCellSet excluding;
    for (const Cell third : thirds) {
        const ClassicCellSet excluders = both & known.excluders[third.slot()];
        const bool hasChanged = isNew || excluders.intersects(changed) || changed.contains(third);
        if (hasChanged && haveTwo(excluders) && Triplet(board, {a, b, third.index()}, excluders).excludes())
            excluding.insert(third);
    }
    if (excluding.isEmpty())
        return false;
    const bool isOfA = excluding.intersects(ofA);
    for (const int third : peersOfCell(isOfA ? a : b))
        if (excluding.contains(Cell(third)) && (!isOfA || ofA.contains(Cell(third))))
            return takeTriplet(board, {a, b, third}, both & known.excluders[static_cast<std::size_t>(third)], hint);
    return false;
}

}  // namespace

bool findXyWing(const Board& board, Hint& hint) { return findWing(board, false, hint); }

bool findXyzWing(const Board& board, Hint& hint) { return findWing(board, true, hint); }

ClassicCellSet AlignedExclusion::Known::changedIn(const Board& board) const {
    if (!isKnown)
        return ClassicCellSet::all();
    ClassicCellSet changed;
    for (int cell = 0; cell < 81; ++cell)
        if (candidates[static_cast<std::size_t>(cell)] != board.candidates(cell))
            changed.insert(Cell(cell));
    return changed;
}

void AlignedExclusion::Known::keep(const Board& board) {
    isKnown = true;
    for (int cell = 0; cell < 81; ++cell)
        candidates[static_cast<std::size_t>(cell)] = board.candidates(cell);
}

void AlignedExclusion::begin() {
    m_pair.isKnown = false;
    m_triplet.isKnown = false;
}

bool AlignedExclusion::findPair(const Board& board, Hint& hint) {
    const ClassicCellSet changed = m_pair.changedIn(board);
    const Exclusion known = exclusionOf(board, 2);
    for (std::size_t second = 1; second < known.bases.size(); ++second)
        for (std::size_t first = 0; first < second; ++first) {
            const int a = known.bases[first];
            const int b = known.bases[second];
            const ClassicCellSet excluders =
                known.excluders[static_cast<std::size_t>(a)] & known.excluders[static_cast<std::size_t>(b)];
            const bool isNew = excluders.intersects(changed) || changed.contains(Cell(a)) || changed.contains(Cell(b));
            if (isNew && haveTwo(excluders) && takePair(board, a, b, excluders, hint))
                return true;
        }
    m_pair.keep(board);
    return false;
}

bool AlignedExclusion::findTriplet(const Board& board, Hint& hint) {
    const ClassicCellSet changed = m_triplet.changedIn(board);
    const Exclusion known = exclusionOf(board, 3);
    for (std::size_t second = 1; second < known.bases.size(); ++second)
        for (std::size_t first = 0; first < second; ++first)
            if (findThird(board, known, known.bases[first], known.bases[second], changed, hint))
                return true;
    m_triplet.keep(board);
    return false;
}

}  // namespace nonet::explainer
