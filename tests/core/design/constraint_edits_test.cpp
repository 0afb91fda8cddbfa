#include "core/design/constraint_edits.h"
#include "core/design/constraint_place.h"
#include "core/rules/constraint_catalogue.h"
#include "tests/core/design/design_samples.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using Kind = ConstraintKind;
using test::at;
using test::clue;
using test::constraint;
using test::expectSound;
using test::puzzleOf;

const std::vector<Cell> kPair{at(0, 0), at(0, 1)};
const std::vector<Cell> kReversed{at(0, 1), at(0, 0)};

TEST(ConstraintEdits, PlaceLast) {
    const Constraint cage = constraint(Kind::cage, {kPair}, {7});
    const Constraint dot = constraint(Kind::ratio, {kPair}, {2});
    const LayoutEdit edit = place(puzzleOf({cage}), {dot, constraint(Kind::even, {{at(4, 4)}})});
    EXPECT_EQ(edit.constraints, (std::vector{1, 2}));
    EXPECT_EQ(edit.puzzle.constraints()[0], cage);
    EXPECT_EQ(edit.puzzle.constraints()[1], dot);
    const Puzzle before = puzzleOf({cage});
    EXPECT_EQ(place(before, {}).puzzle, before);
}

TEST(ConstraintEdits, MarksOfAPairReplaceOneAnother) {
    for (const Kind standing : {Kind::difference, Kind::ratio, Kind::sum, Kind::inequality})
        for (const Kind placed : {Kind::difference, Kind::ratio, Kind::sum, Kind::inequality}) {
            EXPECT_TRUE(replaces(constraint(placed, {kReversed}, {3}), constraint(standing, {kPair}, {1})));
            EXPECT_FALSE(replaces(constraint(placed, {{at(0, 1), at(0, 2)}}, {3}), constraint(standing, {kPair}, {1})));
        }
    EXPECT_FALSE(replaces(constraint(Kind::difference, {kPair}), constraint(Kind::cage, {kPair})));
    EXPECT_FALSE(replaces(constraint(Kind::difference, {kPair}), constraint(Kind::pairRule, {kPair})));
    // Of several pairs only the one goes.
    const Constraint both = constraint(Kind::difference, {kPair, {at(5, 5), at(5, 6)}});
    const Constraint dot = constraint(Kind::ratio, {kReversed});
    EXPECT_FALSE(replaces(dot, both));
    const LayoutEdit edit = place(puzzleOf({both}), {dot});
    EXPECT_EQ(edit.puzzle.constraints()[0], constraint(Kind::difference, {{at(5, 5), at(5, 6)}}));
    EXPECT_EQ(edit.constraints, std::vector{1});
}

TEST(ConstraintEdits, MarksOfCellsReplaceOneAnother) {
    const std::vector<Cell> cell{at(3, 3)};
    const std::array<std::pair<Kind, Kind>, 5> excluding{{{Kind::even, Kind::odd},
                                                          {Kind::minimum, Kind::maximum},
                                                          {Kind::greater, Kind::less},
                                                          {Kind::greater, Kind::greater},
                                                          {Kind::oneOf, Kind::oneOf}}};
    for (const auto& [a, b] : excluding) {
        EXPECT_TRUE(replaces(constraint(a, {cell}, {4}), constraint(b, {cell}, {5})));
        EXPECT_TRUE(replaces(constraint(b, {cell}, {4}), constraint(a, {cell}, {5})));
    }
    EXPECT_FALSE(replaces(constraint(Kind::even, {cell}), constraint(Kind::minimum, {cell})));
    EXPECT_FALSE(replaces(constraint(Kind::rowIndexer, {cell}), constraint(Kind::columnIndexer, {cell})));
    // A cell of several is taken out.
    const Constraint evens = constraint(Kind::even, {{at(3, 2), at(3, 3), at(3, 4)}});
    EXPECT_FALSE(replaces(constraint(Kind::odd, {cell}), evens));
    const LayoutEdit edit = place(puzzleOf({evens}), {constraint(Kind::odd, {cell})});
    EXPECT_EQ(edit.puzzle.constraints()[0], constraint(Kind::even, {{at(3, 2), at(3, 4)}}));
    EXPECT_EQ(edit.puzzle.constraints()[1], constraint(Kind::odd, {cell}));
}

TEST(ConstraintEdits, CluesReplaceWhereTheyReadTheSame) {
    const Constraint sandwich = clue(Kind::sandwich, {-1, 4, 1, 0});
    EXPECT_TRUE(replaces(clue(Kind::xSum, {-1, 4, 1, 0}), sandwich));
    EXPECT_TRUE(replaces(clue(Kind::sandwich, {-1, 4, 1, 0}, 9), sandwich));
    EXPECT_FALSE(replaces(clue(Kind::xSum, {-1, 5, 1, 0}), sandwich));
    EXPECT_FALSE(replaces(clue(Kind::littleKiller, {-1, 4, 1, 1}), sandwich));
    EXPECT_TRUE(replaces(clue(Kind::littleKiller, {-1, 4, 1, 1}), clue(Kind::littleKiller, {-1, 4, 1, 1}, 8)));
    EXPECT_FALSE(replaces(clue(Kind::littleKiller, {-1, 4, 1, -1}), clue(Kind::littleKiller, {-1, 4, 1, 1})));
}

TEST(ConstraintEdits, AreasAndCornersReplaceTheirLikeAlone) {
    const Constraint cage = constraint(Kind::cage, {kPair}, {7});
    EXPECT_TRUE(replaces(constraint(Kind::cage, {kReversed}, {9}), cage));
    EXPECT_FALSE(replaces(constraint(Kind::cage, {{at(0, 0), at(0, 1), at(0, 2)}}, {9}), cage));
    EXPECT_FALSE(replaces(constraint(Kind::extra, {kPair}), cage));
    const std::vector<Cell> corner{at(0, 0), at(0, 1), at(1, 0), at(1, 1)};
    Constraint quadruple = constraint(Kind::quadruple, {corner});
    quadruple.digits = {Digit(1)};
    Constraint other = constraint(Kind::quadruple, {{corner.rbegin(), corner.rend()}});
    other.digits = {Digit(2), Digit(3)};
    EXPECT_TRUE(replaces(other, quadruple));
    other.parts = {{at(0, 1), at(0, 2), at(1, 1), at(1, 2)}};
    EXPECT_FALSE(replaces(other, quadruple));
}

TEST(ConstraintEdits, RulesOfTheBoardReplaceTheSameRule) {
    EXPECT_TRUE(replaces(constraint(Kind::antiKnight), constraint(Kind::antiKnight)));
    EXPECT_FALSE(replaces(constraint(Kind::antiKnight), constraint(Kind::antiKing)));
    EXPECT_TRUE(replaces(constraint(Kind::leaper, {}, {3, 1}), constraint(Kind::leaper, {}, {1, 3})));
    EXPECT_FALSE(replaces(constraint(Kind::leaper, {}, {3, 1}), constraint(Kind::leaper, {}, {2, 3})));
    Constraint difference = constraint(Kind::negative, {}, {1});
    difference.text = "difference";
    Constraint sum = constraint(Kind::negative, {}, {10});
    sum.text = "sum";
    EXPECT_FALSE(replaces(sum, difference));
    difference.values = {2};
    Constraint one = difference;
    one.values = {1};
    EXPECT_TRUE(replaces(one, difference));
    // The falling and the rising diagonal are two.
    const Constraint falling = constraint(Kind::diagonals, {}, {0});
    const Constraint rising = constraint(Kind::diagonals, {}, {1});
    const Constraint both = constraint(Kind::diagonals);
    EXPECT_FALSE(replaces(falling, rising));
    EXPECT_TRUE(replaces(both, rising));
    EXPECT_TRUE(replaces(falling, falling));
    EXPECT_EQ(place(puzzleOf({both}), {falling}).puzzle.constraints(), (std::vector{rising, falling}));
}

TEST(ConstraintEdits, UnknownOnesStay) {
    Constraint unknown;
    unknown.type = "wormhole";
    EXPECT_FALSE(replaces(unknown, unknown));
    EXPECT_EQ(place(puzzleOf({unknown}), {unknown}).puzzle.constraints().size(), 2U);
}

TEST(ConstraintEdits, SameButForItsValue) {
    const std::vector<Cell> line{at(0, 0), at(1, 1), at(2, 2)};
    Constraint whisper = constraint(Kind::whisper, {line}, {4});
    whisper.colour = "#102030";
    whisper.isHidden = true;
    const Puzzle puzzle = puzzleOf({whisper, constraint(Kind::thermometer, {line})});
    const std::vector<Cell> back(line.rbegin(), line.rend());
    EXPECT_EQ(sameAs(constraint(Kind::whisper, {back}), puzzle), 0);
    EXPECT_EQ(sameAs(constraint(Kind::thermometer, {line}), puzzle), 1);
    EXPECT_EQ(sameAs(constraint(Kind::thermometer, {back}), puzzle), std::nullopt);
    EXPECT_EQ(sameAs(constraint(Kind::renban, {line}), puzzle), std::nullopt);
    // Copies in another order, with their cells in another.
    const Puzzle cloned = puzzleOf({constraint(Kind::clone, {{at(0, 0), at(0, 1)}, {at(5, 5), at(5, 6)}})});
    EXPECT_EQ(sameAs(constraint(Kind::clone, {{at(5, 6), at(5, 5)}, {at(0, 1), at(0, 0)}}), cloned), 0);
    EXPECT_EQ(sameAs(constraint(Kind::clone, {{at(5, 6), at(5, 5)}, {at(0, 0), at(0, 1)}}), cloned), std::nullopt);
}

TEST(ConstraintEdits, ChangeRemoveHide) {
    const Constraint cage = constraint(Kind::cage, {kPair}, {7});
    const Constraint even = constraint(Kind::even, {{at(4, 4)}});
    const Constraint knight = constraint(Kind::antiKnight);
    const Puzzle puzzle = puzzleOf({cage, even, knight});
    Constraint nine = cage;
    nine.values = {9};
    const LayoutEdit changed = change(puzzle, 0, nine);
    EXPECT_EQ(changed.puzzle.constraints(), (std::vector{nine, even, knight}));
    EXPECT_EQ(changed.constraints, std::vector{0});
    EXPECT_EQ(remove(puzzle, std::array{2, 0, 2}).puzzle.constraints(), std::vector{even});
    EXPECT_TRUE(remove(puzzle, std::array{0}).constraints.empty());
    const LayoutEdit hidden = setHidden(puzzle, std::array{1, 2}, true);
    EXPECT_TRUE(hidden.puzzle.constraints()[1].isHidden && hidden.puzzle.constraints()[2].isHidden);
    EXPECT_FALSE(hidden.puzzle.constraints()[0].isHidden);
    EXPECT_EQ(setHidden(hidden.puzzle, hidden.constraints, false).puzzle, puzzle);
    const LayoutEdit off = setOff(puzzle, std::array{1}, true);
    EXPECT_TRUE(off.puzzle.constraints()[1].isOff);
    EXPECT_EQ(setOff(off.puzzle, off.constraints, false).puzzle, puzzle);
    EXPECT_EQ(withoutOff(off.puzzle).constraints(), (std::vector{cage, knight}));
}

TEST(ConstraintEdits, Reorder) {
    const std::vector<Constraint> all{constraint(Kind::antiKing), constraint(Kind::antiKnight),
                                      constraint(Kind::taxicab)};
    const Puzzle puzzle = puzzleOf(all);
    EXPECT_EQ(reorder(puzzle, 0, 1).puzzle.constraints(), (std::vector{all[1], all[0], all[2]}));
    const LayoutEdit last = reorder(puzzle, 0, 7);
    EXPECT_EQ(last.puzzle.constraints(), (std::vector{all[1], all[2], all[0]}));
    EXPECT_EQ(last.constraints, std::vector{2});
    EXPECT_EQ(reorder(puzzle, 2, -9).puzzle.constraints(), (std::vector{all[2], all[0], all[1]}));
    EXPECT_EQ(reorder(puzzle, 1, 0).puzzle, puzzle);
}

test::Parts partsWithout(const Constraint& constraint, Cell cell) {
    const LayoutEdit edit = takeCell(puzzleOf({constraint}), 0, cell);
    return edit.puzzle.constraints().empty() ? test::Parts() : edit.puzzle.constraints().front().parts;
}

TEST(ConstraintEdits, TakeCell) {
    const Cell a = at(0, 0);
    const Cell b = at(0, 1);
    const Cell c = at(0, 2);
    const Cell d = at(0, 3);
    const Cell e = at(0, 4);
    EXPECT_EQ(partsWithout(constraint(Kind::cage, {{a, b, c}}), b), (test::Parts{{a, c}}));
    EXPECT_TRUE(partsWithout(constraint(Kind::cage, {{a}}), a).empty());
    EXPECT_EQ(partsWithout(constraint(Kind::cage, {{a}}), b), (test::Parts{{a}}));
    EXPECT_EQ(partsWithout(constraint(Kind::whisper, {{a, b, c, d, e}}), c), (test::Parts{{a, b}, {d, e}}));
    EXPECT_EQ(partsWithout(constraint(Kind::whisper, {{a, b, c, d}}), b), (test::Parts{{c, d}}));
    EXPECT_TRUE(partsWithout(constraint(Kind::between, {{a, b, c, d, e}}), c).empty());
    EXPECT_EQ(partsWithout(constraint(Kind::thermometer, {{a, b, c}, {a, at(1, 0), at(2, 0)}}), c),
              (test::Parts{{a, b}, {a, at(1, 0), at(2, 0)}}));
    EXPECT_TRUE(partsWithout(constraint(Kind::difference, {{a, b}}), b).empty());
    EXPECT_TRUE(partsWithout(constraint(Kind::quadruple, {{a, b, at(1, 0), at(1, 1)}}), b).empty());
    EXPECT_EQ(partsWithout(constraint(Kind::arrow, {{a}, {b, c, d}}), c), (test::Parts{{a}, {b}}));
    EXPECT_TRUE(partsWithout(constraint(Kind::arrow, {{a}, {b, c, d}}), a).empty());
    EXPECT_TRUE(partsWithout(constraint(Kind::arrow, {{a}, {b, c, d}}), b).empty());
    EXPECT_EQ(partsWithout(constraint(Kind::arrow, {{a, b}, {c}}), a), (test::Parts{{b}, {c}}));
    EXPECT_EQ(partsWithout(constraint(Kind::clone, {{a, b}, {at(4, 4), at(4, 5)}}), at(4, 4)),
              (test::Parts{{b}, {at(4, 5)}}));
    EXPECT_TRUE(partsWithout(constraint(Kind::clone, {{a}, {e}}), e).empty());
}

TEST(ConstraintEdits, UsualValues) {
    const Layout nine;
    EXPECT_EQ(usualValue(Kind::whisper, nine), 5);
    EXPECT_EQ(usualValue(Kind::whisper, Layout(Geometry(2, 3))), 3);
    EXPECT_EQ(usualValue(Kind::difference, nine), 1);
    EXPECT_EQ(usualValue(Kind::ratio, nine), 2);
    EXPECT_EQ(usualValue(Kind::sum, nine), 10);
    EXPECT_EQ(usualValue(Kind::sum, Layout(Geometry(2, 2))), 5);
    EXPECT_EQ(usualValue(Kind::lockout, nine), 4);
    EXPECT_EQ(usualValue(Kind::modular, nine), 3);
    EXPECT_EQ(usualValue(Kind::sumLine, nine), 10);
    EXPECT_EQ(usualValue(Kind::cage, nine), std::nullopt);
    EXPECT_EQ(usualValue(Kind::palindrome, nine), std::nullopt);
}

TEST(ConstraintEdits, PlainOrder) {
    EXPECT_EQ(inPlainOrder(constraint(Kind::arrow, {{at(0, 1), at(0, 0)}, {at(3, 3)}, {at(2, 2), at(1, 1)}})).parts,
              (test::Parts{{at(0, 0), at(0, 1)}, {at(2, 2), at(1, 1)}, {at(3, 3)}}));
    EXPECT_TRUE(isInSamePlace(constraint(Kind::sum, {kPair}, {5}), constraint(Kind::sum, {kReversed}, {10})));
    EXPECT_FALSE(isInSamePlace(constraint(Kind::inequality, {kPair}), constraint(Kind::inequality, {kReversed})));
}

TEST(ConstraintEdits, CluesBesideTheBoard) {
    const BoardShape shape;
    EXPECT_EQ(besideBoard({3, 0, 0, 1}, shape), (OutsidePlace{3, -1, 0, 1}));
    EXPECT_EQ(besideBoard({3, -4, 0, 1}, shape), (OutsidePlace{3, -1, 0, 1}));
    EXPECT_EQ(besideBoard({11, 3, -1, 0}, shape), (OutsidePlace{9, 3, -1, 0}));
    EXPECT_EQ(besideBoard({3, -1, 0, -1}, shape), std::nullopt);
    EXPECT_EQ(besideBoard({-1, 9, 1, 0}, shape), std::nullopt);
    EXPECT_EQ(besideBoard({-1, 9, 1, -1}, shape), (OutsidePlace{-1, 9, 1, -1}));
    EXPECT_EQ(besideBoard({0, 0, 0, 0}, shape), std::nullopt);
    EXPECT_TRUE(isBesideBoard({-1, 9, 1, -1}, shape));
    EXPECT_FALSE(isBesideBoard({0, 0, 0, 1}, shape));
}

TEST(ConstraintEdits, EveryKindReplacesItselfInItsPlace) {
    RandomSource random(60);
    for (int kind = 0; kind < kConstraintKindCount; ++kind)
        for (int round = 0; round < 5; ++round) {
            const Constraint standing = test::randomConstraint(static_cast<Kind>(kind), Layout(), random);
            Constraint placed = standing;
            placed.colour = "#a0b0c0";
            EXPECT_TRUE(replaces(placed, standing)) << constraintRow(placed.kind).id;
            EXPECT_EQ(sameAs(placed, puzzleOf({constraint(Kind::unknown), standing})), 1);
            EXPECT_TRUE(isInSamePlace(inPlainOrder(placed), standing));
            const Puzzle puzzle = puzzleOf({standing});
            EXPECT_EQ(place(puzzle, {placed}).puzzle, puzzleOf({placed}));
            // Before its setter is done it is kept, and replaced as well.
            const Constraint unfinished = test::unfinishedConstraint(static_cast<Kind>(kind), Layout(), random);
            expectSound(puzzleOf({unfinished}), place(puzzleOf({unfinished}), {placed, unfinished}).puzzle);
        }
}

TEST(ConstraintEdits, RandomEditsAreSoundAndComeBack) {
    RandomSource random(61);
    int untouched = 0;
    for (int round = 0; round < 400; ++round) {
        const Puzzle before = test::smallPuzzle(random, std::nullopt);
        const auto kind = static_cast<Kind>(random.below(kConstraintKindCount));
        const Constraint placed = test::randomConstraint(kind, before.layout(), random);
        const LayoutEdit edit = place(before, {placed});
        expectSound(before, edit.puzzle);
        ASSERT_EQ(edit.constraints.size(), 1U);
        EXPECT_EQ(edit.puzzle.constraints()[static_cast<std::size_t>(edit.constraints.front())], placed);
        const LayoutEdit again = place(edit.puzzle, {placed});
        EXPECT_EQ(again.puzzle.constraints().size(), edit.puzzle.constraints().size());
        if (edit.puzzle.constraints().size() == before.constraints().size() + 1 &&
            std::equal(before.constraints().begin(), before.constraints().end(), edit.puzzle.constraints().begin())) {
            EXPECT_EQ(remove(edit.puzzle, edit.constraints).puzzle, before);
            ++untouched;
        }
        const int last = static_cast<int>(edit.puzzle.constraints().size()) - 1;
        const int from = static_cast<int>(random.below(static_cast<std::uint32_t>(last + 1)));
        const LayoutEdit ordered = reorder(edit.puzzle, from, static_cast<int>(random.below(5)) - 2);
        EXPECT_EQ(reorder(ordered.puzzle, ordered.constraints.front(), from - ordered.constraints.front()).puzzle,
                  edit.puzzle);
        const std::vector<Cell> cells = before.shape().cells();
        const Cell cell = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
        const LayoutEdit less = takeCell(edit.puzzle, last, cell);
        expectSound(edit.puzzle, less.puzzle);
        for (const int index : less.constraints)
            for (const auto& part : less.puzzle.constraints()[static_cast<std::size_t>(index)].parts)
                EXPECT_EQ(std::ranges::count(part, cell), 0);
    }
    EXPECT_GT(untouched, 200);
}

}  // namespace
}  // namespace nonet
