#include "core/canonical/canonical_form.h"
#include "core/play/player_actions.h"
#include "core/play/transform_game.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Puzzle
    kTransformed(*gridFromLine("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));

/// Digits, marks, colours and links on both branches of a tree.
History playedHistory() {
    History history{PlayState(kTransformed.shape())};
    const std::vector<Cell> one{Cell(2)};
    const std::vector<Cell> two{Cell(2), Cell(3)};
    PlayState state = toggleMark(kTransformed, history.state(), two, Digit(2), MarkKind::corner);
    history.push(state, {.kind = ActionKind::corner, .digit = 2, .cell = Cell(2), .cellCount = 2});
    state = toggleCandidateColour(kTransformed, state, {Cell(3), Digit(2)}, 1);
    state = toggleCandidateColour(kTransformed, state, {Cell(3), Digit(6)}, 2);
    history.push(state, {.kind = ActionKind::candidateColour, .digit = 2, .cell = Cell(3), .cellCount = 1});
    const NodeId fork = history.current();
    history.setCheckpoint("before");
    state = enterDigit(kTransformed, state, one, Digit(4));
    history.push(state, {.kind = ActionKind::digit, .digit = 4, .cell = Cell(2), .cellCount = 1});
    Puzzle puzzle = kTransformed;
    history.goTo(fork, puzzle);
    state = cycleLink(kTransformed, history.state(), {Cell(2), Digit(2)}, {Cell(3), Digit(2)});
    state = toggleCellColour(kTransformed, state, one, Digit(7));
    history.push(state, {.kind = ActionKind::cellColour, .digit = 7, .cell = Cell(2), .cellCount = 1});
    return history;
}

TEST(TransformGame, ChainingAndTakingBackAgreeWithApplying) {
    RandomSource random(1);
    const ClassicDigits board = ClassicDigits::from(kTransformed.givens);
    for (int i = 0; i < 500; ++i) {
        const ClassicTransform a = randomTransform(random);
        const ClassicTransform b = randomTransform(random);
        EXPECT_EQ(apply(then(a, b), board), apply(b, apply(a, board)));
        EXPECT_EQ(then(a, inverse(a)), ClassicTransform());
        EXPECT_EQ(apply(inverse(a), apply(a, board)), board);
        for (int cell = 0; cell < 81; ++cell)
            EXPECT_EQ(apply(a, board).valueAt(imageOf(a, Cell(cell))),
                      a.labels[static_cast<std::size_t>(board.valueAt(Cell(cell)))]);
    }
}

TEST(TransformGame, TheSolutionLayerMovesAlong) {
    RandomSource random(2);
    Puzzle puzzle = kTransformed;
    puzzle.setSolutionLayer(kTransformed.givens);
    const ClassicTransform map = randomTransform(random);
    const Puzzle image = transformed(puzzle, map);
    ASSERT_NE(image.solutionLayer(), nullptr);
    EXPECT_EQ(*image.solutionLayer(), image.givens);
    EXPECT_EQ(transformed(image, inverse(map)), puzzle);
}

TEST(TransformGame, SwapsAreTheirOwnInverseAndKeepTheIdentity) {
    const std::uint64_t same = identity(canonicalForm(ClassicDigits::from(kTransformed.givens)));
    int swaps = 0;
    for (const SwapKind kind : {SwapKind::rows, SwapKind::columns, SwapKind::bands, SwapKind::stacks, SwapKind::digits})
        for (int a = -1; a <= 10; ++a)
            for (int b = -1; b <= 10; ++b)
                if (const std::optional<ClassicTransform> swap = swapOf(kind, a, b)) {
                    ++swaps;
                    EXPECT_EQ(then(*swap, *swap), ClassicTransform());
                    EXPECT_NE(*swap, ClassicTransform());
                    const Grid image = transformed(kTransformed.givens, *swap);
                    EXPECT_NE(image, kTransformed.givens);
                    EXPECT_EQ(identity(canonicalForm(ClassicDigits::from(image))), same);
                }
    // 3 bands of 3 ordered pairs twice over, likewise columns; 6 each of bands and stacks; 72 of digits.
    EXPECT_EQ(swaps, 18 + 18 + 6 + 6 + 72);
    EXPECT_FALSE(swapOf(SwapKind::rows, 2, 3));
    EXPECT_EQ(then(transposition(), transposition()), ClassicTransform());
}

TEST(TransformGame, EverythingThatWasDoneMovesAlong) {
    const History history = playedHistory();
    RandomSource random(2);
    for (int i = 0; i < 200; ++i) {
        const ClassicTransform map = randomTransform(random);
        const Puzzle puzzle = transformed(kTransformed, map);
        const History image = transformed(history, map);
        ASSERT_EQ(image.nodes().size(), history.nodes().size());
        EXPECT_EQ(image.current(), history.current());
        EXPECT_EQ(image.checkpoints(), history.checkpoints());
        for (NodeId node = 0; node < static_cast<NodeId>(history.nodes().size()); ++node) {
            EXPECT_EQ(image.stateAt(node), transformed(history.stateAt(node), map));
            EXPECT_EQ(digitsOf(puzzle, image.stateAt(node)),
                      transformed(digitsOf(kTransformed, history.stateAt(node)), map));
        }
        const CandidateGrid before = candidateLayer(kTransformed, history.state());
        const CandidateGrid after = candidateLayer(puzzle, image.state());
        for (int cell = 0; cell < 81; ++cell)
            EXPECT_EQ(after.at(imageOf(map, Cell(cell))).count(), before.at(Cell(cell)).count());
        EXPECT_EQ(transformed(image, inverse(map)), history);
        EXPECT_EQ(transformed(puzzle, inverse(map)), kTransformed);
    }
}

TEST(TransformGame, LabelsNameTheMovedCellAndDigitButNoColour) {
    const std::optional<ClassicTransform> swap = swapOf(SwapKind::digits, 4, 7);
    const History image = transformed(playedHistory(), then(*swap, transposition()));
    EXPECT_EQ(image.nodes()[3].label.digit, 7);
    EXPECT_EQ(image.nodes()[3].label.cell, Cell(18));
    EXPECT_EQ(image.nodes()[4].label.digit, 7);
    EXPECT_EQ(image.nodes()[4].label.kind, ActionKind::cellColour);
}

TEST(TransformGame, StartCandidatesMoveAlong) {
    Puzzle sukaku;
    sukaku.startCandidates.emplace();
    sukaku.startCandidates->at(Cell(1)).erase(Digit(3));
    RandomSource random(3);
    const ClassicTransform map = randomTransform(random);
    const Puzzle image = transformed(sukaku, map);
    EXPECT_FALSE(image.startCandidates->at(imageOf(map, Cell(1))).contains(Digit(map.labels[3])));
    EXPECT_EQ(image.startCandidates->count(), 728);
    EXPECT_EQ(transformed(image, inverse(map)), sukaku);
}

TEST(TransformGame, ReadsOrdersAndRefusesOthers) {
    EXPECT_EQ(linesFromText("123 456 789"), ClassicTransform().rows);
    EXPECT_EQ(toText(*linesFromText("645231987")), "645 231 987");
    for (const char* wrong : {"", "12345678", "123456788", "1234567890", "142356789", "12345678x"})
        EXPECT_FALSE(linesFromText(wrong)) << wrong;
    EXPECT_EQ(labelsFromText("213456789"), swapOf(SwapKind::digits, 1, 2)->labels);
    EXPECT_FALSE(labelsFromText("113456789"));
}

}  // namespace
}  // namespace nonet
