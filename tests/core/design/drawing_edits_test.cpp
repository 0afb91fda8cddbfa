// What is only drawn, and fog: drawn over cells, met by points, moved, coloured, taken away, written and read back.
#include "core/design/drawing_edits.h"
#include "core/design/layout_change.h"
#include "core/formats/fpuzzles.h"
#include "core/formats/native_file.h"
#include "tests/core/design/design_samples.h"

#include <algorithm>
#include <gtest/gtest.h>

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
    const std::optional<DrawingEdit> moved = moveDrawings(puzzle, std::vector{1}, 1, 2);
    ASSERT_TRUE(moved);
    test::expectSound(puzzle, moved->puzzle);
    EXPECT_EQ(moved->puzzle.decoration().drawings[1].points.front(),
              (DrawingPoint{puzzle.decoration().drawings[1].points.front().row + 1,
                            puzzle.decoration().drawings[1].points.front().column + 2}));
    EXPECT_EQ(moveDrawings(puzzle, std::vector{1}, 30, 0), std::nullopt);
    Drawing other = puzzle.decoration().drawings[2];
    other.text = "x";
    EXPECT_EQ(changeDrawing(puzzle, 2, other).puzzle.decoration().drawings[2], other);
    const Puzzle fewer = removeDrawings(puzzle, std::vector{0, 3});
    EXPECT_EQ(fewer.decoration().drawings.size(), puzzle.decoration().drawings.size() - 2);
    EXPECT_EQ(fewer.decoration().drawings.front(), puzzle.decoration().drawings[1]);
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
    const auto read = readFpuzzles(writeSudokuPadLink(record));
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
