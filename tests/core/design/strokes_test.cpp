#include "core/design/strokes.h"
#include "tests/core/design/design_samples.h"
#include "tests/core/rules/random_constraints.h"

#include <algorithm>

namespace nonet {
namespace {

using Kind = ConstraintKind;
using Stroke = std::vector<Cell>;
using test::at;
using test::constraint;
using test::puzzleOf;

Stroke strokeOver(Kind kind, const std::vector<Cell>& way, const BoardShape& shape = {}) {
    Stroke stroke;
    for (const Cell cell : way)
        extendStroke(stroke, cell, kind, shape);
    return stroke;
}

TEST(Strokes, GoOnAndBack) {
    const Cell a = at(0, 0);
    const Cell b = at(0, 1);
    const Cell c = at(1, 1);
    EXPECT_EQ(strokeOver(Kind::whisper, {a, b, b, c}), (Stroke{a, b, c}));
    EXPECT_EQ(strokeOver(Kind::whisper, {a, b, c, b}), (Stroke{a, b}));
    EXPECT_EQ(strokeOver(Kind::whisper, {a, b, c, b, a}), (Stroke{a}));
    // A line may close and cross itself.
    EXPECT_EQ(strokeOver(Kind::whisper, {a, b, c, a, b}), (Stroke{a, b, c, a, b}));
}

TEST(Strokes, ReachFartherCells) {
    EXPECT_EQ(strokeOver(Kind::renban, {at(0, 0), at(2, 4)}),
              (Stroke{at(0, 0), at(1, 1), at(1, 2), at(2, 3), at(2, 4)}));
    BoardShape shape;
    shape.setHoles({at(0, 1)});
    EXPECT_EQ(strokeOver(Kind::renban, {at(0, 0), at(0, 2)}, shape), (Stroke{at(0, 0), at(0, 2)}));
}

TEST(Strokes, AreasHoldACellOnce) {
    const Cell a = at(0, 0);
    const Cell b = at(0, 1);
    const Cell c = at(1, 1);
    const Cell d = at(1, 0);
    EXPECT_EQ(strokeOver(Kind::cage, {a, b, c, d, a}), (Stroke{a, b, c, d}));
    EXPECT_EQ(strokeOver(Kind::cage, {a, b, c, b}), (Stroke{a, b}));
    // Out of the area again at another side: no cells between from where it came in.
    EXPECT_EQ(strokeOver(Kind::even, {a, b, at(0, 2), at(0, 3), b, a, d}), (Stroke{a, b, at(0, 2), at(0, 3), d}));
}

TEST(Strokes, BecomeConstraints) {
    const Layout layout;
    const Stroke stroke{at(0, 0), at(0, 1), at(0, 2), at(0, 3)};
    EXPECT_EQ(constraintOf(Kind::whisper, stroke, layout), constraint(Kind::whisper, {stroke}, {5}));
    EXPECT_EQ(constraintOf(Kind::arrow, stroke, layout),
              constraint(Kind::arrow, {{at(0, 0)}, {at(0, 1), at(0, 2), at(0, 3)}}));
    EXPECT_EQ(constraintOf(Kind::clone, stroke, layout),
              constraint(Kind::clone, {{at(0, 0), at(0, 1)}, {at(0, 2), at(0, 3)}}));
    EXPECT_EQ(constraintOf(Kind::difference, stroke, layout),
              constraint(Kind::difference, {{at(0, 0), at(0, 1)}, {at(0, 1), at(0, 2)}, {at(0, 2), at(0, 3)}}, {1}));
    EXPECT_EQ(constraintOf(Kind::cage, {at(0, 0), at(0, 1), at(0, 0)}, layout).parts,
              (test::Parts{{at(0, 0), at(0, 1)}}));
    EXPECT_EQ(constraintOf(Kind::antiKnight, {}, layout), constraint(Kind::antiKnight));
    EXPECT_TRUE(constraintOf(Kind::cage, {}, layout).parts.empty());
    EXPECT_EQ(constraintOf(Kind::arrow, {at(0, 0)}, layout).parts, (test::Parts{{at(0, 0)}}));
}

TEST(Strokes, CluesAndCorners) {
    const Layout layout;
    const OutsidePlace place{-1, 3, 1, 0};
    const Constraint made = clueAt(Kind::sandwich, place, layout);
    EXPECT_EQ(made.kind, Kind::sandwich);
    EXPECT_EQ(made.place, place);
    EXPECT_TRUE(made.parts.empty() && made.values.empty());
    const Constraint corner = cornerAt(at(0, 0), {Digit(3), Digit(1)}, layout);
    EXPECT_EQ(corner.parts, (test::Parts{{at(0, 0), at(0, 1), at(1, 0), at(1, 1)}}));
    EXPECT_EQ(corner.digits, (std::vector{Digit(1), Digit(3)}));
    EXPECT_EQ(cornerAt(at(8, 0), {}, layout).parts, (test::Parts{{at(8, 0), at(8, 1)}}));
}

TEST(Strokes, Enough) {
    const Stroke one{at(0, 0)};
    const Stroke two{at(0, 0), at(0, 1)};
    const Stroke three{at(0, 0), at(0, 1), at(0, 2)};
    EXPECT_TRUE(isEnough(Kind::cage, one));
    EXPECT_FALSE(isEnough(Kind::cage, {}));
    EXPECT_FALSE(isEnough(Kind::thermometer, one));
    EXPECT_TRUE(isEnough(Kind::thermometer, two));
    EXPECT_FALSE(isEnough(Kind::between, two));
    EXPECT_TRUE(isEnough(Kind::between, three));
    EXPECT_FALSE(isEnough(Kind::arrow, one));
    EXPECT_FALSE(isEnough(Kind::clone, three));
    EXPECT_TRUE(isEnough(Kind::clone, two));
    EXPECT_FALSE(isEnough(Kind::difference, one));
    EXPECT_TRUE(isEnough(Kind::difference, three));
    EXPECT_FALSE(isEnough(Kind::quadruple, {at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1)}));
    EXPECT_TRUE(isEnough(Kind::antiKnight, {}));
    EXPECT_FALSE(isEnough(Kind::unknown, one));
    EXPECT_FALSE(isEnough(Kind::sandwich, one));
}

TEST(Strokes, DrawAndRetrace) {
    const Stroke way{at(0, 0), at(0, 1), at(0, 2)};
    const Puzzle blank;
    const LayoutEdit drawn = draw(blank, Kind::renban, way);
    EXPECT_EQ(drawn.puzzle.constraints(), std::vector{constraint(Kind::renban, {way})});
    EXPECT_EQ(drawn.constraints, std::vector{0});
    EXPECT_EQ(draw(drawn.puzzle, Kind::renban, {way.rbegin(), way.rend()}).puzzle, blank);
    EXPECT_EQ(draw(drawn.puzzle, Kind::renban, way).puzzle, blank);
    EXPECT_EQ(draw(blank, Kind::renban, {at(0, 0)}).puzzle, blank);
    EXPECT_TRUE(draw(blank, Kind::renban, {at(0, 0)}).constraints.empty());
    const LayoutEdit cage = draw(blank, Kind::cage, way);
    EXPECT_EQ(draw(cage.puzzle, Kind::cage, {at(0, 2), at(0, 0), at(0, 1)}).puzzle, blank);
    const LayoutEdit dots = draw(blank, Kind::ratio, {at(0, 0), at(0, 1)});
    EXPECT_EQ(draw(dots.puzzle, Kind::ratio, {at(0, 1), at(0, 0)}).puzzle, blank);
}

TEST(Strokes, ProlongLines) {
    const Puzzle puzzle = puzzleOf({constraint(Kind::whisper, {{at(0, 0), at(0, 1)}}, {4})});
    EXPECT_EQ(prolongs(puzzle, Kind::whisper, at(0, 1)), 0);
    EXPECT_EQ(prolongs(puzzle, Kind::renban, at(0, 1)), std::nullopt);
    EXPECT_EQ(prolongs(puzzle, Kind::whisper, at(4, 4)), std::nullopt);
    EXPECT_EQ(draw(puzzle, Kind::whisper, {at(0, 1), at(0, 2), at(1, 2)}).puzzle.constraints(),
              std::vector{constraint(Kind::whisper, {{at(0, 0), at(0, 1), at(0, 2), at(1, 2)}}, {4})});
    const LayoutEdit front = draw(puzzle, Kind::whisper, {at(0, 0), at(1, 0), at(2, 0)});
    EXPECT_EQ(front.puzzle.constraints(),
              std::vector{constraint(Kind::whisper, {{at(2, 0), at(1, 0), at(0, 0), at(0, 1)}}, {4})});
    EXPECT_EQ(front.constraints, std::vector{0});
    // Two cells are no line between, but prolong one.
    const Puzzle between = puzzleOf({constraint(Kind::between, {{at(0, 0), at(0, 1), at(0, 2)}})});
    EXPECT_EQ(draw(between, Kind::between, {at(0, 2), at(0, 3)}).puzzle.constraints().front().parts,
              (test::Parts{{at(0, 0), at(0, 1), at(0, 2), at(0, 3)}}));
    // A closed line has no end.
    const Puzzle closed = puzzleOf({constraint(Kind::renban, {{at(0, 0), at(0, 1), at(1, 1), at(0, 0)}})});
    EXPECT_EQ(prolongs(closed, Kind::renban, at(0, 0)), std::nullopt);
}

TEST(Strokes, BranchThermometers) {
    const Stroke stem{at(4, 4), at(4, 5), at(4, 6)};
    const Stroke branch{at(4, 4), at(5, 4)};
    const Puzzle puzzle = puzzleOf({constraint(Kind::thermometer, {stem})});
    const LayoutEdit branched = draw(puzzle, Kind::thermometer, branch);
    EXPECT_EQ(branched.puzzle.constraints(), std::vector{constraint(Kind::thermometer, {stem, branch})});
    EXPECT_EQ(draw(branched.puzzle, Kind::thermometer, branch).puzzle, puzzle);
    EXPECT_EQ(draw(branched.puzzle, Kind::thermometer, {at(5, 4), at(6, 4)}).puzzle.constraints(),
              std::vector{constraint(Kind::thermometer, {stem, {at(4, 4), at(5, 4), at(6, 4)}})});
    EXPECT_EQ(draw(puzzle, Kind::thermometer, stem).puzzle, Puzzle());
}

TEST(Strokes, ShaftsOfArrows) {
    const Puzzle puzzle = puzzleOf({constraint(Kind::arrow, {{at(0, 0), at(0, 1)}, {at(0, 2), at(0, 3)}})});
    // Out of the circle by its other cell.
    const LayoutEdit more = draw(puzzle, Kind::arrow, {at(0, 0), at(0, 1), at(1, 1), at(2, 1)});
    EXPECT_EQ(more.puzzle.constraints().front().parts,
              (test::Parts{{at(0, 0), at(0, 1)}, {at(0, 2), at(0, 3)}, {at(1, 1), at(2, 1)}}));
    EXPECT_EQ(draw(more.puzzle, Kind::arrow, {at(0, 1), at(1, 1), at(2, 1)}).puzzle, puzzle);
    EXPECT_EQ(draw(puzzle, Kind::arrow, {at(0, 1), at(0, 2), at(0, 3)}).puzzle, Puzzle());
    EXPECT_EQ(draw(puzzle, Kind::arrow, {at(0, 3), at(0, 4)}).puzzle.constraints().front().parts,
              (test::Parts{{at(0, 0), at(0, 1)}, {at(0, 2), at(0, 3), at(0, 4)}}));
}

TEST(Strokes, MarksOfCellsGoOffAgain) {
    const Puzzle puzzle = puzzleOf({constraint(Kind::even, {{at(0, 0), at(0, 1), at(0, 2)}})});
    EXPECT_EQ(draw(puzzle, Kind::even, {at(0, 1)}).puzzle.constraints(),
              std::vector{constraint(Kind::even, {{at(0, 0), at(0, 2)}})});
    EXPECT_EQ(draw(puzzle, Kind::even, {at(0, 2), at(0, 1), at(0, 0)}).puzzle, Puzzle());
    EXPECT_EQ(
        draw(puzzle, Kind::even, {at(0, 2), at(0, 3)}).puzzle.constraints(),
        (std::vector{constraint(Kind::even, {{at(0, 0), at(0, 1)}}), constraint(Kind::even, {{at(0, 2), at(0, 3)}})}));
    EXPECT_EQ(draw(puzzle, Kind::odd, {at(0, 1)}).puzzle.constraints(),
              (std::vector{constraint(Kind::even, {{at(0, 0), at(0, 2)}}), constraint(Kind::odd, {{at(0, 1)}})}));
}

TEST(Strokes, RandomWaysAreSound) {
    RandomSource random(62);
    for (int round = 0; round < 300; ++round) {
        Puzzle puzzle = test::randomVariant(random);
        const auto kind = static_cast<Kind>(random.below(kConstraintKindCount));
        for (int i = 0; i < 4; ++i) {
            const std::vector<Cell> cells = puzzle.shape().cells();
            Stroke stroke;
            for (int k = 0; k < 4; ++k)
                extendStroke(stroke, cells[random.below(static_cast<std::uint32_t>(cells.size()))], kind,
                             puzzle.shape());
            const LayoutEdit edit = draw(puzzle, kind, stroke);
            test::expectSound(puzzle, edit.puzzle);
            puzzle = edit.puzzle;
        }
    }
}

TEST(Strokes, DrawnTwiceIsNothingDrawn) {
    RandomSource random(63);
    for (int round = 0; round < 300; ++round) {
        const Layout layout;
        const auto kind = static_cast<Kind>(random.below(kConstraintKindCount));
        const Stroke stroke = test::randomLine(layout.shape, 4, random);
        if (!isEnough(kind, stroke))
            continue;
        const LayoutEdit edit = draw(Puzzle(), kind, stroke);
        ASSERT_EQ(edit.puzzle.constraints().size(), 1U);
        EXPECT_EQ(draw(edit.puzzle, kind, stroke).puzzle, Puzzle());
    }
}

TEST(Strokes, BeginAnewOnAnEndWhereThatIsWanted) {
    const Puzzle one = puzzleOf({constraint(Kind::whisper, {{at(0, 0), at(0, 1), at(0, 2)}}, {5})});
    const Stroke on{at(0, 2), at(1, 2), at(2, 2)};
    EXPECT_EQ(draw(one, Kind::whisper, on).puzzle.constraints().size(), 1U);
    const LayoutEdit own = draw(one, Kind::whisper, on, LineStart::anew);
    ASSERT_EQ(own.puzzle.constraints().size(), 2U);
    EXPECT_EQ(own.puzzle.constraints()[1].parts.front(), on);
}

TEST(Strokes, AThermometerPassesNoCellTwice) {
    const Puzzle one = puzzleOf({constraint(Kind::thermometer, {{at(0, 0), at(0, 1), at(0, 2)}})});
    const auto passes = [&](Kind kind, const Stroke& stroke, LineStart start = LineStart::prolongs) {
        return passesTwice(one, kind, stroke, start);
    };
    EXPECT_TRUE(passes(Kind::thermometer, {at(0, 2), at(1, 1), at(0, 0)})) << "over its own bulb";
    EXPECT_FALSE(passes(Kind::thermometer, {at(0, 2), at(1, 1), at(0, 0)}, LineStart::anew));
    EXPECT_FALSE(passes(Kind::thermometer, {at(0, 2), at(1, 2)}));
    EXPECT_TRUE(passes(Kind::thermometer, {at(5, 5), at(5, 6), at(6, 6), at(5, 5)}));
    EXPECT_TRUE(passes(Kind::arrow, {at(5, 5), at(5, 6), at(6, 6), at(5, 5)}));
    EXPECT_FALSE(passes(Kind::thermometer, {at(0, 0), at(0, 1), at(0, 2)})) << "that takes it away";
    EXPECT_FALSE(passes(Kind::thermometer, {at(0, 0), at(1, 0), at(1, 1)})) << "a branch";
    // Other lines may close and cross themselves as they are drawn.
    EXPECT_FALSE(passes(Kind::whisper, {at(5, 5), at(5, 6), at(6, 6), at(5, 5)}));
    const Puzzle whisper = puzzleOf({constraint(Kind::whisper, {{at(0, 0), at(0, 1), at(0, 2)}}, {5})});
    EXPECT_FALSE(passesTwice(whisper, Kind::whisper, {at(0, 2), at(1, 1), at(0, 0)}, LineStart::prolongs)) << "closed";
    EXPECT_TRUE(passesTwice(whisper, Kind::whisper, {at(0, 2), at(1, 2), at(0, 1)}, LineStart::prolongs));
}

}  // namespace
}  // namespace nonet
