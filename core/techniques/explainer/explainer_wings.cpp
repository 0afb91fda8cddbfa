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

/// The cells that may be excluded from, and for each the peers that exclude.
struct Exclusion {
    FixedList<std::uint8_t, 81> bases;
    ClassicCellSet baseSet;
    std::array<ClassicCellSet, 81> excluders;
};

Exclusion exclusionOf(const Board& board, int most) {
    Exclusion found;
    for (int cell = 0; cell < 81; ++cell) {
        if (countOf(board.candidates(cell)) < 2)
            continue;
        bool seesSingle = false;
        ClassicCellSet& excluders = found.excluders[static_cast<std::size_t>(cell)];
        for (const int peer : peersOfCell(cell)) {
            const int n = countOf(board.candidates(peer));
            seesSingle = seesSingle || n == 1;
            if (n >= 2 && n <= most)
                excluders.insert(Cell(peer));
        }
        if (seesSingle || excluders.isEmpty())
            continue;
        found.bases.push(static_cast<std::uint8_t>(cell));
        found.baseSet.insert(Cell(cell));
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

/// The digits of the third cell that may stand beside two.
Nine allowedBesideTwo(const Board& board, Nine two, Nine third, ClassicCellSet excluders) {
    Nine allowed = third;
    for (const Cell excluder : excluders) {
        const Nine left = without(board.candidates(excluder.index()), two);
        if (left == 0)
            return 0;
        if (countOf(left) == 1)
            allowed = without(allowed, left);
    }
    return allowed;
}

bool takeTriplet(const Board& board, const std::array<int, 3>& cells, ClassicCellSet excluders, Hint& hint) {
    const bool sees01 = peerSetOf(cells[0]).contains(Cell(cells[1]));
    const bool sees02 = peerSetOf(cells[0]).contains(Cell(cells[2]));
    const bool sees12 = peerSetOf(cells[1]).contains(Cell(cells[2]));
    const std::array<Nine, 3> all{board.candidates(cells[0]), board.candidates(cells[1]), board.candidates(cells[2])};
    std::array<Nine, 3> allowed{};
    for (Nine first = board.candidates(cells[0]); first != 0; first = static_cast<Nine>(first & (first - 1)))
        for (Nine second = board.candidates(cells[1]); second != 0; second = static_cast<Nine>(second & (second - 1))) {
            const Nine a = bitOf(lowestOf(first));
            const Nine b = bitOf(lowestOf(second));
            if (sees01 && a == b)
                continue;
            Nine third = board.candidates(cells[2]);
            if (sees02)
                third = without(third, a);
            if (sees12)
                third = without(third, b);
            third = allowedBesideTwo(board, a | b, third, excluders);
            if (third == 0)
                continue;
            allowed[0] |= a;
            allowed[1] |= b;
            allowed[2] |= third;
            if (allowed == all)
                return false;
        }
    for (std::size_t i = 0; i < 3; ++i)
        hint.removed.insert(cells[i], without(board.candidates(cells[i]), allowed[i]));
    if (hint.removed.isEmpty())
        return false;
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
    if (both.count() < 2)
        return false;
    const bool isNew = changed.contains(Cell(a)) || changed.contains(Cell(b));
    const ClassicCellSet changedBoth = both & changed;
    ClassicCellSet thirds = known.baseSet;
    if (!isNew && changedBoth.isEmpty())
        thirds &= changed;
    if (!thirds.intersects(ofA | ofB))
        return false;
    const auto tryThird = [&](int third) {
        const ClassicCellSet excluders = both & known.excluders[static_cast<std::size_t>(third)];
        return excluders.count() >= 2 && takeTriplet(board, {a, b, third}, excluders, hint);
    };
    for (const int third : peersOfCell(a))
        if (third != b && ofA.contains(Cell(third)) && thirds.contains(Cell(third)) && tryThird(third))
            return true;
    for (const int third : peersOfCell(b))
        if (third != a && ofB.contains(Cell(third)) && !ofA.contains(Cell(third)) && thirds.contains(Cell(third)) &&
            tryThird(third))
            return true;
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
            if (isNew && excluders.count() >= 2 && takePair(board, a, b, excluders, hint))
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
