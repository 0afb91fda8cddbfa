#include "core/canonical/canonical_form.h"
#include "core/generators/dig.h"
#include "core/generators/random_grid.h"
#include "core/generators/transform_text.h"
#include "core/play/transform_game.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(TransformText, NamesEachKindOfStep) {
    EXPECT_EQ(*transformFromText("transpose"), transposition());
    EXPECT_EQ(*transformFromText("rows:12"), *swapOf(SwapKind::rows, 0, 1));
    EXPECT_EQ(*transformFromText("columns:46"), *swapOf(SwapKind::columns, 3, 5));
    EXPECT_EQ(*transformFromText("bands:13"), *swapOf(SwapKind::bands, 0, 2));
    EXPECT_EQ(*transformFromText("stacks:23"), *swapOf(SwapKind::stacks, 1, 2));
    EXPECT_EQ(*transformFromText("digits:35"), *swapOf(SwapKind::digits, 3, 5));
    EXPECT_EQ(transformFromText("rows:213456789")->rows, *linesFromText("213456789"));
    EXPECT_EQ(transformFromText("columns:456123789")->columns, *linesFromText("456123789"));
    EXPECT_EQ(transformFromText("digits:912345678")->labels, *labelsFromText("912345678"));
}

TEST(TransformText, StepsAreDoneInOrder) {
    const ClassicTransform both = *transformFromText(" rows:12 , transpose ");
    EXPECT_EQ(both, then(*swapOf(SwapKind::rows, 0, 1), transposition()));
    EXPECT_EQ(both, *transformFromText("transpose,columns:12"));
    EXPECT_EQ(*transformFromText("transpose,transpose"), ClassicTransform{});
}

TEST(TransformText, NamesTheStepThatIsWrong) {
    for (const char* step : {"", "turn", "rows", "rows:", "rows:1", "rows:14", "rows:10", "rows:123", "columns:79a",
                             "bands:14", "bands:123456789", "digits:112345678", "rows:142356789", "transpose:1"}) {
        const Result<ClassicTransform> result = transformFromText(std::string("transpose,") + step + ",rows:12");
        ASSERT_FALSE(result) << step;
        EXPECT_EQ(result.error().code, ErrorCode::badTransform);
        EXPECT_EQ(result.error().subject, step);
    }
    EXPECT_FALSE(transformFromText("rows:12,"));
}

TEST(TransformText, LeavesTheMinimalFormAsItWas) {
    RandomSource random(1);
    const ClassicTransform transform =
        *transformFromText("transpose,rows:46,columns:12,bands:13,stacks:12,digits:912345678,digits:35");
    for (int i = 0; i < 20; ++i) {
        const ClassicDigits puzzle = dig(randomGrid(random), random);
        const ClassicDigits image = apply(transform, puzzle);
        EXPECT_NE(image, puzzle);
        EXPECT_EQ(canonicalForm(image).form, canonicalForm(puzzle).form);
    }
}

}  // namespace
}  // namespace nonet
