#include "ui/generator/generator_queue.h"
#include "ui/tasks/task.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(GeneratorQueue, StopsAllThatACancelledOrderBegan) {
    GeneratorQueue queue;
    Recipe recipe;
    recipe.goal.mask = classic::cellsOf(classic::boxHouse(0)) | classic::cellsOf(classic::boxHouse(4)) |
                       classic::cellsOf(classic::boxHouse(8));
    const int id = queue.add(recipe);
    const auto isAnyRunning = [&queue] {
        const auto tasks = queue.findChildren<Task*>();
        return std::any_of(tasks.begin(), tasks.end(), [](const Task* task) { return task->isRunning(); });
    };
    EXPECT_TRUE(isAnyRunning());
    queue.cancel(id);
    EXPECT_EQ(queue.find(id)->state, OrderState::cancelled);
    EXPECT_FALSE(isAnyRunning());
}

}  // namespace
}  // namespace nonet
