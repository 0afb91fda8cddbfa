#include "core/solvers/minigrid/trace.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Trace, KeepsTheLatest) {
    Trace trace(5);
    EXPECT_EQ(trace.capacity(), 8U);
    EXPECT_EQ(trace.size(), 0U);
    for (std::uint64_t step = 0; step < 20; ++step)
        trace.add({.kind = TraceKind::tried, .step = step});
    EXPECT_EQ(trace.total(), 20U);
    ASSERT_EQ(trace.size(), 8U);
    for (std::size_t i = 0; i < 8; ++i)
        EXPECT_EQ(trace[i].step, 12 + i);
    trace.clear();
    EXPECT_EQ(trace.size(), 0U);
    trace.add({.kind = TraceKind::solved, .step = 7});
    EXPECT_EQ(trace[0].step, 7U);
    EXPECT_EQ(Trace(0).capacity(), 1U);
    static_assert(sizeof(TraceEvent) == 16);
}

}  // namespace
}  // namespace nonet
