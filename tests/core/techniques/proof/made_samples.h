// Cases, nested arguments and symmetries at positions of our own: no technique of today makes them.
#pragma once

#include "core/solvers/search/search.h"
#include "core/techniques/proof/propagation.h"
#include "tests/core/techniques/proof/proof_samples.h"

#include <optional>

namespace nonet::test {

inline std::vector<Truth> cellTruths(const Position& position) {
    std::vector<Truth> truths;
    for (const Cell cell : position.unsolvedCells())
        truths.push_back(Truth::ofCell(cell));
    return truths;
}
inline std::vector<Truth> houseTruths(const Position& position) {
    std::vector<Truth> truths;
    for (int house = 0; house < classic::kHouses; ++house)
        for (const Digit digit : classic::kAllDigits - position.placedDigits(classic::houseAt(house)))
            truths.push_back(Truth::ofHouse(classic::houseAt(house), digit));
    return truths;
}
inline std::vector<Truth> allTruths(const Position& position) {
    std::vector<Truth> truths = cellTruths(position);
    for (const Truth& truth : houseTruths(position))
        truths.push_back(truth);
    return truths;
}

/// Leaves out what is not needed, one by one from the end.
template <typename T, typename StillHolds>
std::vector<T> fewest(std::vector<T> list, StillHolds stillHolds) {
    for (std::size_t i = list.size(); i-- > 0;) {
        std::vector<T> without = list;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
        if (stillHolds(without))
            list = std::move(without);
    }
    return list;
}

inline bool isRefuted(Position position, const std::vector<Truth>& truths) { return !propagate(position, truths, {}); }

inline std::vector<Truth> fewestThatRefute(const Position& position, const std::vector<Truth>& truths) {
    return fewest(truths, [&](const std::vector<Truth>& some) { return isRefuted(position, some); });
}

inline std::vector<Candidate> falseCandidates(const Position& position, const Grid& solution) {
    std::vector<Candidate> list;
    for (const Cell cell : position.unsolvedCells())
        for (const Digit digit : position.candidates(cell))
            if (solution.valueAt(cell) != digit.value())
                list.push_back({cell, digit});
    return list;
}

/// A candidate that following alone does not refute, but does for each candidate of a cell or house.
inline std::optional<Argument> casesFor(const Position& position, Candidate target, const Truth& of) {
    Position after = position;
    after.place(target);
    const std::vector<Truth> truths = allTruths(position);
    const ClassicCandidateSet ways = waysOf(position, of, {});
    if (isSatisfied(position, of, {}) || ways.count() < 2 || ways.count() > 3 || isRefuted(after, truths))
        return std::nullopt;
    Cases cases{.of = of, .each = {}};
    for (const Candidate way : listOf(ways)) {
        Argument argument;
        if (after.has(way)) {
            Position with = after;
            with.place(way);
            if (!isRefuted(with, truths))
                return std::nullopt;
            argument.reason = Propagation{fewestThatRefute(with, truths)};
        } else if (after.valueAt(way.cell) == way.digit.value()) {
            return std::nullopt;
        }
        cases.each.push_back(argument);
    }
    return Argument{.reason = cases};
}

/// A candidate that following cells does not refute, but does with what following houses rules out in between.
inline std::optional<Argument> nestedFor(const Position& position, Candidate target) {
    Position after = position;
    after.place(target);
    Nested nested(cellTruths(position), {});
    Position reduced = after;
    if (!propagate(reduced, nested.truths, {}))
        return std::nullopt;
    for (const Cell cell : reduced.unsolvedCells())
        for (const Digit digit : reduced.candidates(cell)) {
            Position with = reduced;
            with.place({cell, digit});
            if (isRefuted(with, houseTruths(reduced)))
                nested.inner.push_back({.eliminations = {{cell, digit}}, .argument = {}});
        }
    const auto isRefutedWithout = [&](const std::vector<Nested::Conclusion>& inner) {
        Position left = reduced;
        for (const Nested::Conclusion& each : inner)
            left.eliminate(each.eliminations.front());
        return isRefuted(left, nested.truths);
    };
    if (!isRefutedWithout(nested.inner))
        return std::nullopt;
    nested.inner = fewest(nested.inner, isRefutedWithout);
    for (Nested::Conclusion& each : nested.inner) {
        Position with = reduced;
        with.place(each.eliminations.front());
        each.argument.reason = Propagation{fewestThatRefute(with, houseTruths(reduced))};
    }
    // The position's cells and the givens alone tell the solution: what is to be broken by a change must name fewer.
    nested.truths = fewest(nested.truths, [&](const std::vector<Truth>& some) {
        const Argument argument{.reason = Nested{some, nested.inner}};
        return provesFalse(position, argument, target) == ProofVerdict::proved;
    });
    return Argument{.reason = nested};
}

/// A puzzle of one solution whose givens have the symmetry: digits are set orbit by orbit, then taken away so.
class SymmetricPuzzle {
public:
    SymmetricPuzzle(const SymmetryOfGivens& symmetry, RandomSource& random) : m_symmetry(symmetry), m_random(random) {}

    /// Nothing where no symmetric solution was found soon.
    std::optional<ProofSample> make() {
        Position empty = Position::fromGivens({});
        if (!fill(empty))
            return std::nullopt;
        Grid givens = m_solution;
        std::vector<int> order(81);
        for (int i = 0; i < 81; ++i)
            order[static_cast<std::size_t>(i)] = i;
        m_random.shuffle(order);
        for (const int index : order) {
            Grid fewer = givens;
            Cell cell(index);
            do {
                fewer.clear(cell);
                cell = imageOf(cell);
            } while (cell.index() != index);
            if (search(Puzzle(fewer)).count == 1)
                givens = fewer;
        }
        return ProofSample{.position = Position::fromPuzzle(Puzzle(givens)),
                           .solution = m_solution,
                           .placements = {},
                           .eliminations = {},
                           .argument = {.reason = m_symmetry}};
    }

    static SymmetryOfGivens halfTurn() {
        SymmetryOfGivens symmetry{.cells = {}, .digits = {1, 0, 3, 2, 5, 4, 7, 6, 8}};
        for (std::size_t i = 0; i < 81; ++i)
            symmetry.cells[i] = static_cast<std::uint8_t>(80 - i);
        return symmetry;
    }
    static SymmetryOfGivens quarterTurn() {
        SymmetryOfGivens symmetry{.cells = {}, .digits = {1, 2, 3, 0, 5, 6, 7, 4, 8}};
        for (std::size_t i = 0; i < 81; ++i)
            symmetry.cells[i] = static_cast<std::uint8_t>(i % 9 * 9 + 8 - i / 9);
        return symmetry;
    }
    static SymmetryOfGivens diagonal() {
        SymmetryOfGivens symmetry{.cells = {}, .digits = {1, 0, 3, 2, 5, 4, 6, 7, 8}};
        for (std::size_t i = 0; i < 81; ++i)
            symmetry.cells[i] = static_cast<std::uint8_t>(i % 9 * 9 + i / 9);
        return symmetry;
    }
    /// The boxes of a band go round, the digits too.
    static SymmetryOfGivens stacksInTurn() {
        SymmetryOfGivens symmetry{.cells = {}, .digits = {1, 2, 0, 4, 5, 3, 7, 8, 6}};
        for (std::size_t i = 0; i < 81; ++i)
            symmetry.cells[i] = static_cast<std::uint8_t>(i / 9 * 9 + (i % 9 + 3) % 9);
        return symmetry;
    }

private:
    Cell imageOf(Cell cell) const { return Cell(m_symmetry.cells[static_cast<std::size_t>(cell.index())]); }
    Digit imageOf(Digit digit) const {
        return Digit::fromIndex(m_symmetry.digits[static_cast<std::size_t>(digit.index())]);
    }

    bool placeOrbit(Position& position, Candidate start) const {
        Candidate each = start;
        do {
            if (position.valueAt(each.cell) != each.digit.value()) {
                if (!position.has(each))
                    return false;
                position.place(each);
            }
            each = {imageOf(each.cell), imageOf(each.digit)};
        } while (each != start);
        return true;
    }
    bool fill(const Position& position) {
        if (position.isSolved()) {
            m_solution = position.digits();
            return true;
        }
        if (--m_left <= 0)
            return false;
        Cell chosen = position.unsolvedCells().first();
        for (const Cell cell : position.unsolvedCells())
            if (position.candidates(cell).count() < position.candidates(chosen).count())
                chosen = cell;
        std::vector<Digit> digits;
        for (const Digit digit : position.candidates(chosen))
            digits.push_back(digit);
        m_random.shuffle(digits);
        for (const Digit digit : digits) {
            Position next = position;
            if (placeOrbit(next, {chosen, digit}) && fill(next))
                return true;
        }
        return false;
    }

    SymmetryOfGivens m_symmetry;
    RandomSource& m_random;
    Grid m_solution;
    int m_left = 2000;
};

}  // namespace nonet::test
