#include "tests/core/known_puzzles.h"
#include "ui/labs/minigrid/pruning_picture.h"

#include <gtest/gtest.h>

namespace nonet::minigrid {
namespace {

/// A learner who goes to another scene stops it wherever it is.
TEST(PruningPictureTest, IsMadeAsFarAsItCameWhereItIsStopped) {
    const Puzzle puzzle(*gridFromLine(test::kInkala));
    for (const PruningScope scope : {PruningScope::pairs, PruningScope::chutes}) {
        std::stop_source stopped;
        stopped.request_stop();
        const PruningPicture picture = makePruningPicture(puzzle, scope, stopped.get_token());
        EXPECT_TRUE(picture.film.wasStopped);
        EXPECT_TRUE(picture.film.rounds.empty());
        EXPECT_EQ(picture.build, nullptr);
    }
}

}  // namespace
}  // namespace nonet::minigrid
