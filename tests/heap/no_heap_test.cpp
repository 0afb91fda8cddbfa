// Numbers-only solving takes nothing from the heap. A program of its own, since it replaces operator new.
#include "core/generators/erase.h"
#include "core/rating/path_numbers.h"
#include "core/solvers/search/search.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <new>
#include <vector>

namespace {
std::atomic<long> allocations{0};
}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace nonet {
namespace {

TEST(NoHeap, TheCountSeesAnAllocation) {
    const long before = allocations;
    const std::vector<int> one(1, before == 0 ? 1 : 2);
    EXPECT_EQ(allocations, before + 1) << one.front();
}

TEST(NoHeap, NumbersOnlySolvingTakesNothing) {
    constexpr int kPuzzles = 2000;
    RandomSource random(5);
    std::vector<ClassicDigits> puzzles;
    for (int i = 0; i < kPuzzles; ++i)
        puzzles.push_back(ClassicDigits::from(erase(randomSolution(random), random).givens));
    // What is made once, at the first use, does not count.
    pathNumbers(puzzles.front());
    TechniqueUses uses{};
    const long before = allocations;
    for (const ClassicDigits& puzzle : puzzles) {
        const PathNumbers numbers = pathNumbers(puzzle);
        for (const TechniqueId id : TechniqueUses::keys())
            uses[id] += numbers.uses[id];
    }
    EXPECT_EQ(allocations - before, 0);
    const auto used = std::ranges::count_if(uses, [](int times) { return times > 0; });
    EXPECT_GT(used, kTechniqueCount / 2) << "the puzzles ask for most techniques";
}

}  // namespace
}  // namespace nonet
