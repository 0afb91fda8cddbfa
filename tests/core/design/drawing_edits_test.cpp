// What is only drawn, and fog: drawn over cells, met by points, moved, coloured, taken away, written and read back.
#include "core/design/drawing_edits.h"
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/importer.h"
#include "core/formats/native/native_file.h"
#include "core/formats/sudokupad/sudokupad_writer.h"
#include "core/rules/layout_change.h"
#include "tests/core/design/design_samples.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

namespace nonet {
namespace {

using test::at;

Drawing model(DrawingKind kind) {
    Drawing drawing;
    drawing.kind = kind;
    drawing.lineColour = "#4a535d";
    return drawing;
}

Drawing over(DrawingKind kind, const std::vector<Cell>& cells) {
    return drawingOver(cells, model(kind), Puzzle().shape()).value();
}

/// One of each kind, a coloured cell and fog.
Puzzle drawn() {
    Puzzle puzzle = test::puzzleOf({});
    puzzle = addDrawing(puzzle, over(DrawingKind::line, {at(0, 0), at(1, 1), at(1, 2)})).puzzle;
    puzzle = addDrawing(puzzle, over(DrawingKind::rectangle, {at(3, 3), at(4, 4)})).puzzle;
    Drawing circle = over(DrawingKind::circle, {at(5, 5)});
    circle.text = "7";
    circle.fillColour = "#ffd9a8";
    puzzle = addDrawing(puzzle, circle).puzzle;
    Drawing text = over(DrawingKind::text, {at(8, 0)});
    text.text = "Here";
    puzzle = addDrawing(puzzle, text).puzzle;
    puzzle = addDrawing(puzzle, over(DrawingKind::outline, {at(7, 7), at(7, 8)})).puzzle;
    puzzle = colourCells(puzzle, std::vector{at(2, 6)}, "#cdebb0");
    return setLit(puzzle, std::vector{at(0, 0), at(0, 1)}, true);
}

TEST(DrawingEdits, AStrokeOverCellsIsADrawing) {
    const Drawing line = over(DrawingKind::line, {at(0, 0), at(1, 1)});
    EXPECT_EQ(line.points, (std::vector<DrawingPoint>{{0.5, 0.5}, {1.5, 1.5}}));
    EXPECT_EQ(line.lineColour, "#4a535d");
    const Drawing square = over(DrawingKind::rectangle, {at(3, 3), at(4, 5)});
    EXPECT_EQ(square.points, (std::vector<DrawingPoint>{{4, 4.5}}));
    EXPECT_DOUBLE_EQ(square.width, 2.8);
    EXPECT_DOUBLE_EQ(square.height, 1.8);
    EXPECT_EQ(drawingOver(std::vector{at(0, 0)}, model(DrawingKind::line), Puzzle().shape()), std::nullopt);
    EXPECT_EQ(drawingOver({}, model(DrawingKind::circle), Puzzle().shape()), std::nullopt);
}

TEST(DrawingEdits, APointMeetsWhatIsThere) {
    const Puzzle puzzle = drawn();
    const auto kindsAt = [&](double row, double column) {
        std::vector<DrawingKind> kinds;
        for (const int each : drawingsAt(puzzle, {row, column}))
            kinds.push_back(puzzle.decoration().drawings[static_cast<std::size_t>(each)].kind);
        return kinds;
    };
    EXPECT_EQ(kindsAt(1, 1), std::vector{DrawingKind::line});
    EXPECT_TRUE(kindsAt(0.1, 1.5).empty());
    EXPECT_EQ(kindsAt(4, 4), std::vector{DrawingKind::rectangle});
    EXPECT_EQ(kindsAt(5.5, 5.5), std::vector{DrawingKind::circle});
    EXPECT_EQ(kindsAt(8.5, 0.5), std::vector{DrawingKind::text});
    EXPECT_EQ(kindsAt(7.1, 8.9), std::vector{DrawingKind::outline});
}

TEST(DrawingEdits, AreMovedChangedAndTakenAway) {
    const Puzzle puzzle = drawn();
    const std::optional<DrawingEdit> moved = moveDrawings(puzzle, std::vector{1}, Motion{.down = 1, .right = 2});
    ASSERT_TRUE(moved);
    test::expectSound(puzzle, moved->puzzle);
    EXPECT_EQ(moved->puzzle.decoration().drawings[1].points.front(),
              (DrawingPoint{puzzle.decoration().drawings[1].points.front().row + 1,
                            puzzle.decoration().drawings[1].points.front().column + 2}));
    EXPECT_EQ(moveDrawings(puzzle, std::vector{1}, Motion{.down = 30}), std::nullopt);
    Drawing other = puzzle.decoration().drawings[2];
    other.text = "x";
    EXPECT_EQ(changeDrawing(puzzle, 2, other).puzzle.decoration().drawings[2], other);
    const Puzzle fewer = removeDrawings(puzzle, std::vector{0, 3});
    EXPECT_EQ(fewer.decoration().drawings.size(), puzzle.decoration().drawings.size() - 2);
    EXPECT_EQ(fewer.decoration().drawings.front(), puzzle.decoration().drawings[1]);
}

TEST(DrawingEdits, AreTurnedAndMirroredInTheirPlace) {
    const Puzzle puzzle = drawn();
    std::vector<int> all(puzzle.decoration().drawings.size());
    std::iota(all.begin(), all.end(), 0);
    for (const int each : all) {
        Puzzle turned = puzzle;
        for (int quarter = 0; quarter < 4; ++quarter) {
            const auto next = moveDrawings(turned, std::vector{each}, Motion{.turns = 1});
            ASSERT_TRUE(next) << each;
            turned = next->puzzle;
        }
        EXPECT_EQ(turned, puzzle) << each;
        const auto mirrored = moveDrawings(puzzle, std::vector{each}, Motion{.isMirrored = true});
        ASSERT_TRUE(mirrored) << each;
        EXPECT_EQ(moveDrawings(mirrored->puzzle, std::vector{each}, Motion{.isMirrored = true})->puzzle, puzzle);
    }
    const auto together = moveDrawings(puzzle, all, Motion{.turns = 2});
    ASSERT_TRUE(together);
    test::expectSound(puzzle, together->puzzle);
    // The line, from the last of its cells' box to the first.
    const Puzzle line = addDrawing(Puzzle(), over(DrawingKind::line, {at(0, 0), at(0, 1), at(1, 1)})).puzzle;
    EXPECT_EQ(moveDrawings(line, std::vector{0}, Motion{.turns = 1})->puzzle.decoration().drawings[0].points,
              (std::vector<DrawingPoint>{{0.5, 1.5}, {1.5, 1.5}, {1.5, 0.5}}));
    const Puzzle square = addDrawing(Puzzle(), over(DrawingKind::rectangle, {at(3, 3), at(3, 5)})).puzzle;
    const auto upright = moveDrawings(square, std::vector{0}, Motion{.turns = 1});
    EXPECT_DOUBLE_EQ(upright->puzzle.decoration().drawings[0].height, 2.8);
}

TEST(DrawingEdits, AreCopiedAndPastedAside) {
    const Puzzle puzzle = drawn();
    const auto copied = copyDrawings(puzzle, std::vector{1, 3}, Motion{.down = 1});
    ASSERT_TRUE(copied);
    EXPECT_EQ(copied->drawings, (std::vector{6, 7}));
    EXPECT_EQ(copied->puzzle.decoration().drawings[7].text, "7");
    EXPECT_FALSE(copyDrawings(puzzle, std::vector{0}, Motion{.down = 30}));
    const std::vector<Drawing> chosen{puzzle.decoration().drawings[1]};
    EXPECT_EQ(pasteDrawings(Puzzle(), chosen).puzzle.decoration().drawings, chosen);
    const DrawingEdit aside = pasteDrawings(puzzle, chosen);
    ASSERT_EQ(aside.drawings, std::vector{6});
    EXPECT_EQ(aside.puzzle.decoration().drawings[6].points.front(), (DrawingPoint{1.5, 1.5}));
}

TEST(DrawingEdits, AreRaisedAndLowered) {
    const Puzzle puzzle = drawn();
    const DrawingEdit raised = orderDrawings(puzzle, std::vector{0, 5}, 1);
    EXPECT_EQ(raised.drawings, (std::vector{5, 1})) << "the topmost stays";
    EXPECT_EQ(raised.puzzle.decoration().drawings[1], puzzle.decoration().drawings[0]);
    EXPECT_EQ(orderDrawings(raised.puzzle, std::vector{1}, -1).puzzle, puzzle);
    EXPECT_EQ(orderDrawings(puzzle, std::vector{4, 5}, 1).puzzle, puzzle);
}

TEST(DrawingEdits, PartnersOfASymmetryAreDrawnOnce) {
    const BoardShape shape;
    const Drawing line = over(DrawingKind::line, {at(0, 0), at(0, 1)});
    const std::vector<Drawing> four = withPartners(line, EntrySymmetry::quarterTurns, shape);
    ASSERT_EQ(four.size(), 4U);
    EXPECT_EQ(four[1].points, (std::vector<DrawingPoint>{{0.5, 8.5}, {1.5, 8.5}}));
    EXPECT_EQ(
        withPartners(over(DrawingKind::line, {at(0, 3), at(0, 4), at(0, 5)}), EntrySymmetry::leftRight, shape).size(),
        1U)
        << "the other way round";
    EXPECT_EQ(withPartners(over(DrawingKind::circle, {at(4, 4)}), EntrySymmetry::quarterTurns, shape).size(), 1U);
    EXPECT_EQ(withPartners(over(DrawingKind::outline, {at(4, 3), at(4, 5)}), EntrySymmetry::leftRight, shape).size(),
              1U);
    EXPECT_EQ(withPartners(line, EntrySymmetry::none, shape), std::vector{line});
}

TEST(DrawingEdits, ACellHasOneColour) {
    const std::vector<Cell> cells{at(0, 0), at(4, 4)};
    Puzzle puzzle = colourCells(Puzzle(), cells, "#ffd9a8");
    puzzle = colourCells(puzzle, std::vector{at(4, 4)}, "#cdebb0");
    EXPECT_EQ(puzzle.decoration().drawings.size(), 2U);
    EXPECT_EQ(colourOfCell(puzzle, at(0, 0)), "#ffd9a8");
    EXPECT_EQ(colourOfCell(puzzle, at(4, 4)), "#cdebb0");
    EXPECT_EQ(colourOfCell(puzzle, at(4, 5)), std::nullopt);
    EXPECT_EQ(colouredCells(puzzle.decoration(), puzzle.shape()), CellSet::from(cells));
    EXPECT_EQ(colourCells(puzzle, cells, ""), Puzzle());
}

TEST(DrawingEdits, FogCoversWhatIsNotLit) {
    Puzzle puzzle = setLit(Puzzle(), std::vector{at(4, 4), at(0, 0)}, true);
    ASSERT_TRUE(puzzle.decoration().fog);
    EXPECT_EQ(puzzle.decoration().fog->lit, (std::vector{at(0, 0), at(4, 4)}));
    EXPECT_TRUE(isLit(puzzle, at(4, 4)));
    EXPECT_FALSE(isLit(puzzle, at(4, 5)));
    puzzle = setLit(puzzle, std::vector{at(4, 4)}, false);
    EXPECT_EQ(puzzle.decoration().fog->lit, std::vector{at(0, 0)});
    EXPECT_EQ(setFog(puzzle, false), Puzzle());
    EXPECT_TRUE(isLit(Puzzle(), at(4, 5)));
    EXPECT_EQ(setLit(Puzzle(), std::vector{at(4, 4)}, false), Puzzle());
}

TEST(DrawingEdits, GoOutWithLinksAndFilesAndComeBack) {
    PuzzleRecord record;
    record.puzzle = drawn();
    record.history = History(PlayState(record.puzzle.shape()));
    const auto native = readNative(writeNative(record));
    ASSERT_TRUE(native);
    EXPECT_EQ(native->record.puzzle, record.puzzle);
    const Result<FpuzzlesText> link = fpuzzlesFrom(record);
    ASSERT_TRUE(link);
    EXPECT_TRUE(link->lost.drawings.empty());
    const auto read = importPuzzle(writeSudokuPadLink(record), FormatId::fpuzzles);
    ASSERT_TRUE(read);
    // In the order of the file's members; the corner between cells comes back as these cells.
    const auto byKind = [](Decoration decoration) {
        for (Drawing& each : decoration.drawings)
            if (each.kind == DrawingKind::rectangle || each.kind == DrawingKind::circle) {
                const DrawingBox box = boxOf(each);
                each.points = {{(box.top + box.bottom) / 2, (box.left + box.right) / 2}};
            }
        std::ranges::stable_sort(decoration.drawings, {}, &Drawing::kind);
        return decoration;
    };
    EXPECT_EQ(byKind(read->record.puzzle.decoration()), byKind(record.puzzle.decoration()));
}

}  // namespace
}  // namespace nonet
