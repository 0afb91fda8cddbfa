#include "core/constructions/semi_solver.h"
#include "core/constructions/sequence_recovery.h"
#include "core/constructions/sequence_text.h"
#include "core/rules/conflicts.h"
#include "tests/core/constructions/shift_example.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::kShiftBoard;
using test::kShiftPuzzle;
using test::sequenceOf;

TEST(SemiSolver, MakesTheSourcesNineLists) {
    const SemiSolution solution = semiSolve(sequenceOf("596124378"));
    const std::vector<std::string> lists = {"859612437", "785961243", "378596124", "437859612", "243785961",
                                            "124378596", "612437859", "961243785", "596124378"};
    ASSERT_EQ(solution.lists.size(), 9U);
    for (std::size_t k = 0; k < 9; ++k) {
        EXPECT_EQ(solution.lists[k], sequenceOf(lists[k])) << k + 1;
        EXPECT_EQ(solution.lists[k], sequenceOf("596124378").shifted(static_cast<int>(k) + 1)) << k + 1;
    }
    EXPECT_EQ(toLine(solution.board), kShiftBoard);
}

TEST(SemiSolver, FilledRowByRowTheListsClash) {
    const SemiSolution solution = semiSolve(sequenceOf("596124378"));
    const Grid wrong = layOut(solution.lists, ListLayout::rowByRow);
    EXPECT_FALSE(findConflicts(wrong, {}).empty());
    EXPECT_EQ(wrong, shiftCipherMap({}, {3, 1}).apply(solution.lists[0]));
}

TEST(SemiSolver, EveryBoxDoesOnEveryBoard) {
    for (const Geometry geometry : {Geometry(), Geometry(2, 2), Geometry(2, 3), Geometry(3, 4), Geometry(4, 4)}) {
        const Sequence list = Sequence(geometry.side()).shifted(2);
        const Grid board = shiftCipher(list, geometry);
        for (int row = 0; row < geometry.boxColumns(); ++row)
            for (int column = 0; column < geometry.boxRows(); ++column) {
                const Sequence box = list.shifted(shiftOfBox(geometry, shiftRule(geometry), row, column));
                EXPECT_EQ(semiSolve(box, {row, column}, geometry).board, board);
                EXPECT_EQ(std::get<Grid>(withBox(board, box, {row, column}, geometry)), board);
            }
    }
}

TEST(SemiSolver, WithTheBoxTheSourcesPuzzleHasOneMember) {
    const auto clues = std::get<Grid>(withBox(*gridFromLine(kShiftPuzzle), sequenceOf("596124378")));
    const auto fit = std::get<SequenceRecovery>(recoverSequence(shiftCipherMap(), clues));
    EXPECT_EQ(fit.sequence, sequenceOf("859612437"));
    EXPECT_EQ(fit.members, 1U);
    EXPECT_EQ(fit.fullHouse, (House{HouseKind::box, 8}));
}

TEST(SemiSolver, NamesTheCellWhereBoxAndPuzzleDisagree) {
    EXPECT_EQ(std::get<BoxDisagreement>(withBox(*gridFromLine(kShiftPuzzle), sequenceOf("956124378"))),
              (BoxDisagreement{Cell(61), Digit(9), Digit(5)}));
}

}  // namespace
}  // namespace nonet
