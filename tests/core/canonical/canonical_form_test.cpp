#include "core/canonical/canonical_form.h"
#include "core/canonical/plain_search.h"
#include "core/generators/erase.h"
#include "tests/core/puzzle_lists.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

ClassicDigits board(std::string_view line) {
    const std::optional<Grid> grid = gridFromLine(line);
    return grid ? ClassicDigits::from(*grid) : ClassicDigits{};
}

std::string text(const ClassicDigits& digits) { return toLine(digits.toGrid()); }

/// Every order of nine lines within chutes and of the chutes: 1296.
std::vector<std::array<std::uint8_t, 9>> allLineOrders() {
    std::vector<std::array<std::uint8_t, 9>> orders;
    std::array<std::uint8_t, 9> lines = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    do {
        bool isWithinChutes = true;
        for (std::size_t i = 0; i < 9; ++i)
            isWithinChutes = isWithinChutes && lines[i] / 3 == lines[i - i % 3] / 3;
        if (isWithinChutes)
            orders.push_back(lines);
    } while (std::next_permutation(lines.begin(), lines.end()));
    return orders;
}

/// The definition, literally: the smallest board of all geometric maps, each labelled by first appearance.
CanonicalForm smallestOfAllMaps(const ClassicDigits& digits) {
    static const std::vector<std::array<std::uint8_t, 9>> kOrders = allLineOrders();
    CanonicalForm smallest{.form = {}, .automorphisms = 0, .map = {}};
    smallest.form.values.fill(10);
    for (const std::size_t rowStep : {9U, 1U})
        for (const auto& rows : kOrders)
            for (const auto& columns : kOrders) {
                std::array<std::uint8_t, 10> labels{};
                std::uint8_t next = 0;
                bool isSmaller = false;
                bool isLarger = false;
                for (std::size_t cell = 0; cell < 81 && !isLarger; ++cell) {
                    const std::uint8_t digit =
                        digits.values[rows[cell / 9] * rowStep + columns[cell % 9] * (10 - rowStep)];
                    if (digit != 0 && labels[digit] == 0)
                        labels[digit] = ++next;
                    isLarger = !isSmaller && labels[digit] > smallest.form.values[cell];
                    isSmaller = isSmaller || labels[digit] < smallest.form.values[cell];
                    if (!isLarger && isSmaller)
                        smallest.form.values[cell] = labels[digit];
                }
                if (isSmaller)
                    smallest.automorphisms = 0;
                smallest.automorphisms += isLarger ? 0 : 1;
            }
    return smallest;
}

void expectLikeAllMaps(const ClassicDigits& digits) {
    const CanonicalForm expected = smallestOfAllMaps(digits);
    const CanonicalForm found = canonicalForm(digits);
    EXPECT_EQ(text(found.form), text(expected.form)) << text(digits);
    EXPECT_EQ(found.automorphisms, expected.automorphisms) << text(digits);
    EXPECT_EQ(apply(found.map, digits), found.form) << text(digits);
}

/// The form, checked against the returned map and an equivalent board.
CanonicalForm expectInvariant(const ClassicDigits& digits, RandomSource& random) {
    const CanonicalForm found = canonicalForm(digits);
    EXPECT_EQ(apply(found.map, digits), found.form) << text(digits);
    const ClassicDigits other = apply(randomTransform(random), digits);
    const CanonicalForm again = canonicalForm(other);
    EXPECT_EQ(text(again.form), text(found.form)) << text(digits) << " " << text(other);
    EXPECT_EQ(again.automorphisms, found.automorphisms) << text(digits);
    EXPECT_EQ(identity(again), identity(found));
    EXPECT_EQ(kGeometricMaps % found.automorphisms, 0U) << text(digits);
    return found;
}

/// Removes clues from a solution until that many are left, whether or not one solution remains.
ClassicDigits thinned(ClassicDigits digits, int clues, RandomSource& random) {
    while (digits.filledCount() > clues)
        digits.clear(Cell(static_cast<int>(random.below(81))));
    return digits;
}

constexpr const char* kMostCanonical =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

TEST(CanonicalForm, IsTheSmallestOfAllMaps) {
    RandomSource random(1);
    for (int i = 0; i < scaled(2); ++i) {
        const Grid solution = randomSolution(random);
        expectLikeAllMaps(ClassicDigits::from(solution));
        expectLikeAllMaps(ClassicDigits::from(erase(solution, random).givens));
        expectLikeAllMaps(thinned(ClassicDigits::from(solution), 60, random));
    }
    // Two stacks with one clue each in the second row: which comes first shows only in the third.
    expectLikeAllMaps(board("..............1..2..2....3.........4...56.1....7.8.........2....5...4.9.61....8.."));
    // A minimal puzzle of 17 clues, and a hard one.
    expectLikeAllMaps(board(".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7..."));
    expectLikeAllMaps(board("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"));
}

TEST(CanonicalForm, IsTheSmallestOfAllMapsWhereLittleIsGiven) {
    RandomSource random(2);
    const ClassicDigits grid = board(kMostCanonical);
    for (const int clues : {1, 2, 3, 5, 8})
        expectLikeAllMaps(thinned(grid, clues, random));
    const ClassicDigits twoBands = board(std::string(27, '.') + (kMostCanonical + 27));
    expectLikeAllMaps(twoBands);
    EXPECT_GT(canonicalForm(twoBands).automorphisms, 100U);
}

TEST(CanonicalForm, AgreesWithThePlainSearch) {
    RandomSource random(3);
    for (int i = 0; i < scaled(60); ++i) {
        const ClassicDigits solution = ClassicDigits::from(randomSolution(random));
        const ClassicDigits digits = thinned(solution, static_cast<int>(random.below(81)) + 1, random);
        const CanonicalForm expected = plainCanonicalForm(digits);
        const CanonicalForm found = canonicalForm(digits);
        ASSERT_EQ(text(found.form), text(expected.form)) << text(digits);
        ASSERT_EQ(found.automorphisms, expected.automorphisms) << text(digits);
    }
}

TEST(CanonicalForm, StaysTheSameUnderEveryMap) {
    RandomSource random(4);
    for (int i = 0; i < scaled(2000); ++i) {
        const Grid solution = randomSolution(random);
        expectInvariant(ClassicDigits::from(solution), random);
        expectInvariant(ClassicDigits::from(erase(solution, random).givens), random);
        expectInvariant(thinned(ClassicDigits::from(solution), static_cast<int>(random.below(81)), random), random);
        ASSERT_FALSE(HasFailure());
    }
}

TEST(CanonicalForm, StaysTheSameOnTheListedPuzzles) {
    RandomSource random(5);
    for (const std::string& line : puzzleLists(kProperLists, SIZE_MAX, testScale() < 1 ? 100 : 1)) {
        expectInvariant(board(line), random);
        ASSERT_FALSE(HasFailure());
    }
}

TEST(CanonicalForm, CountsWhatIsKnown) {
    RandomSource random(6);
    const CanonicalForm mostCanonical = expectInvariant(board(kMostCanonical), random);
    EXPECT_EQ(text(mostCanonical.form), kMostCanonical);
    EXPECT_EQ(mostCanonical.automorphisms, 648U);
    EXPECT_EQ(canonicalForm(ClassicDigits{}).automorphisms, kGeometricMaps);
    // One clue: its row and column stay, 2 * (2! * 3!^2 * 2!)^2.
    const CanonicalForm oneClue = expectInvariant(board("5" + std::string(80, '.')), random);
    EXPECT_EQ(text(oneClue.form), std::string(80, '.') + "1");
    EXPECT_EQ(oneClue.automorphisms, 41472U);
}

TEST(CanonicalForm, OfAFullGridBeginsWithItsLabels) {
    RandomSource random(7);
    std::map<std::string, int> begins;
    for (int i = 0; i < scaled(500); ++i) {
        const CanonicalForm canonical = canonicalForm(ClassicDigits::from(randomSolution(random)));
        EXPECT_TRUE(canonical.form.toGrid().isSolved(Geometry()));
        ++begins[text(canonical.form).substr(0, 12)];
    }
    for (const auto& [begin, count] : begins)
        EXPECT_TRUE(begin == "123456789456" || begin == "123456789457") << begin << " " << count;
}

TEST(CanonicalForm, CountsSwapsOfBlankLines) {
    // Blank rows 8 and 9 can be exchanged; so can columns 8 and 9.
    RandomSource random(8);
    ClassicDigits digits = ClassicDigits::from(randomSolution(random));
    for (int i = 0; i < 9; ++i)
        for (const int line : {7, 8}) {
            digits.clear(Cell(9 * line + i));
            digits.clear(Cell(9 * i + line));
        }
    EXPECT_EQ(expectInvariant(digits, random).automorphisms, 4U);
    expectLikeAllMaps(digits);
}

TEST(CanonicalForm, TakesBoardsWithClashes) {
    RandomSource random(9);
    expectLikeAllMaps(board("11" + std::string(79, '.')));
    expectLikeAllMaps(board("12.21...." + std::string(72, '.')));
    ClassicDigits digits = ClassicDigits::from(erase(randomSolution(random), random).givens);
    digits.values[0] = digits.values[8] = 7;
    expectLikeAllMaps(digits);
    // Rows and columns without clashes, but not the boxes.
    ClassicDigits latinSquare;
    for (std::size_t i = 0; i < 81; ++i)
        latinSquare.values[i] = static_cast<std::uint8_t>((i / 9 + i % 9) % 9 + 1);
    expectInvariant(latinSquare, random);
}

TEST(CanonicalForm, TellsClassesApart) {
    RandomSource random(10);
    std::map<std::string, std::uint64_t> identities;
    std::map<std::uint64_t, std::string> forms;
    for (int i = 0; i < scaled(2000); ++i) {
        const Grid solution = randomSolution(random);
        for (const ClassicDigits& digits :
             {ClassicDigits::from(solution), ClassicDigits::from(erase(solution, random).givens)}) {
            const CanonicalForm canonical = canonicalForm(digits);
            const std::uint64_t number = identity(canonical);
            EXPECT_EQ(identities.emplace(text(canonical.form), number).first->second, number);
            EXPECT_EQ(forms.emplace(number, text(canonical.form)).first->second, text(canonical.form));
        }
    }
    EXPECT_EQ(forms.size(), identities.size());
    EXPECT_EQ(forms.size(), 2U * static_cast<std::size_t>(scaled(2000)));
}

TEST(CanonicalForm, HasAnIdentityThatMayBeStored) {
    // May never change: libraries of puzzles are found again by it.
    EXPECT_EQ(identity(canonicalForm(board(kMostCanonical))), 6291605505564865760U);
    EXPECT_EQ(identity(canonicalForm(ClassicDigits{})), 11537436568737594223U);
}

}  // namespace
}  // namespace nonet
