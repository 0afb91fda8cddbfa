#include "core/solvers/minigrid/step_meter.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(StepMeter, EndsAtItsBudget) {
    StepMeter meter(3, {}, 10);
    for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(meter.spend());
    EXPECT_FALSE(meter.isOver());
    EXPECT_FALSE(meter.spend());
    EXPECT_FALSE(meter.spend());
    EXPECT_TRUE(meter.ranOut());
    EXPECT_FALSE(meter.wasStopped());
    EXPECT_EQ(meter.steps(), 3U);
}

TEST(StepMeter, NoticesAStopWithinItsInterval) {
    std::stop_source source;
    StepMeter meter(1000, source.get_token(), 10);
    EXPECT_TRUE(meter.spend());
    source.request_stop();
    int taken = 0;
    while (meter.spend())
        ++taken;
    EXPECT_LE(taken, 10);
    EXPECT_TRUE(meter.wasStopped());
    EXPECT_FALSE(meter.ranOut());
    EXPECT_FALSE(StepMeter(1000, source.get_token(), 10).spend());
}

}  // namespace
}  // namespace nonet
