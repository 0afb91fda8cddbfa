#include "core/design/constraint_edits.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Puzzle withCages(int count) {
    Puzzle puzzle;
    for (int i = 0; i < count; ++i) {
        Constraint cage;
        cage.kind = ConstraintKind::cage;
        cage.parts = {{Cell(9 * i), Cell(9 * i + 1)}};
        puzzle = place(puzzle, std::vector{cage}).puzzle;
    }
    return puzzle;
}

TEST(Designer, AnswersWhoHearsOfAnEditBeforeItDoes) {
    PuzzleDocument document{PuzzleRecord()};
    Designer designer;
    std::size_t asked = 0;
    QObject::connect(&document, &PuzzleDocument::edited, [&] {
        ++asked;
        EXPECT_LE(designer.freeChosen().size(), 1U);
        for (const int each : designer.chosen())
            designer.locks().isLocked(each);
        designer.locks().setLocked(designer.chosen(), true);
    });
    designer.setDocument(&document);
    designer.edit(withCages(3));
    designer.choose({2});
    ASSERT_EQ(designer.freeChosen().size(), 1U);
    designer.edit(withCages(1));
    EXPECT_GE(asked, 2U);
    EXPECT_TRUE(designer.chosen().empty());
    EXPECT_EQ(designer.constraint(2), nullptr);
    EXPECT_EQ(designer.constraint(-1), nullptr);
    EXPECT_NE(designer.constraint(0), nullptr);
}

}  // namespace
}  // namespace nonet
