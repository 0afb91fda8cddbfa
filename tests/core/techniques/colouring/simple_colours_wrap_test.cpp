#include "tests/core/techniques/golden.h"

namespace nonet {
namespace {

using test::expectGolden;

TEST(SimpleColoursWrap, ClearsTheColourThatIsTwiceInABox) {
    const Step step = expectGolden(TechniqueId::simpleColoursWrap,
                                   {.board = {"r1c2346789-8", "r2345789c5-8", "r6c1346789-8", "r1245789c2-8"},
                                    .result = {"r1c1-8", "r6c5-8", "r3c2-8"},
                                    .broken = "r7c2+8"});
    EXPECT_EQ(test::candidatesIn(step, Role::colourA), step.eliminations);
    expectGolden(TechniqueId::simpleColoursWrap,
                 {.board = {"r2346789c1-6", "r5c2345789-6", "r1346789c6-6", "r2c1245789-6"},
                  .result = {"r1c1-6", "r5c6-6", "r2c3-6"},
                  .broken = "r2c7+6"});
}

TEST(SimpleColoursWrap, ClearsTheColourThatIsTwiceInAColumn) {
    expectGolden(TechniqueId::simpleColoursWrap,
                 {.board = {"r2c1245689-2", "r1c789-2", "r3c78-2", "r1245679c9-2", "r8c1245678-2"},
                  .result = {"r28c3-2", "r3c9-2"},
                  .broken = "r1c8+2"});
}

}  // namespace
}  // namespace nonet
