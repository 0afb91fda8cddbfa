#include "tests/ui/document/entered_document.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::enter;
using test::kOneGiven;
using test::recordOf;

TEST(DocumentClues, AreWhatIsOnTheBoardUntilItIsLocked) {
    PuzzleDocument document(recordOf(std::string(81, '.')));
    ASSERT_TRUE(document.clues().areTyped());
    enter(document, Cell(0), 5);
    EXPECT_EQ(document.clues().grid(), document.digits());
    EXPECT_EQ(document.clues().puzzle().givens, document.digits());
    EXPECT_EQ(document.puzzle().givens.filledCount(), 0);
    document.clues().lock();
    EXPECT_FALSE(document.clues().areTyped());
    enter(document, Cell(1), 3);
    EXPECT_EQ(document.clues().grid(), document.puzzle().givens);
    EXPECT_EQ(document.clues().grid().filledCount(), 1);
}

TEST(DocumentClues, OthersAreDigitsWhileTheyAreTypedAndGivensAfterwards) {
    const Grid two = *gridFromLine("53" + std::string(79, '.'));
    PuzzleDocument typed(recordOf(std::string(81, '.')));
    typed.clues().set(two);
    EXPECT_EQ(typed.digits(), two);
    EXPECT_EQ(typed.puzzle().givens.filledCount(), 0);
    PuzzleDocument given(recordOf(kOneGiven));
    given.clues().set(two);
    EXPECT_EQ(given.puzzle().givens, two);
    given.undo();
    EXPECT_EQ(given.puzzle().givens, *gridFromLine(kOneGiven));
}

}  // namespace
}  // namespace nonet
