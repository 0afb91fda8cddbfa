#include "core/canonical/grid_count.h"
#include "core/foundation/random_source.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

TEST(WideCount, ReckonsBeyondSixtyFourBits) {
    EXPECT_EQ(WideCount().toText(), "0");
    EXPECT_EQ(WideCount(1'234'567'890).toText(), "1234567890");
    EXPECT_EQ(WideCount::product(UINT64_MAX, UINT64_MAX).toText(), "340282366920938463426481119284349108225");
    EXPECT_EQ(WideCount::product(10'000'000'000, 10'000'000'000).toText(), "100000000000000000000");
    WideCount sum(UINT64_MAX);
    sum += 1;
    EXPECT_EQ(sum.toText(), "18446744073709551616");
    EXPECT_EQ(sum, WideCount::product(std::uint64_t{1} << 32, std::uint64_t{1} << 32));
    EXPECT_GT(sum, WideCount(UINT64_MAX));
}

TEST(GridCount, ReachesThePublishedNumber) {
    const GridCount count = countGrids(floorClasses());
    EXPECT_EQ(count.total.toText(), "6670903752021072936960");
    EXPECT_EQ(count.terms.size(), 416U);
    EXPECT_EQ(count.columnClasses, 44);
    EXPECT_FALSE(count.wasStopped);
    std::set<std::uint64_t> completions;
    for (const GridTerm& term : count.terms)
        completions.insert(term.completions);
    EXPECT_EQ(completions.size(), 44U);
    EXPECT_EQ(*completions.begin(), 6'831'977'472U);
    EXPECT_EQ(*completions.rbegin(), 7'802'998'272U);
    WideCount sum;
    for (const GridTerm& term : count.terms)
        sum += term.grids;
    EXPECT_EQ(sum, count.total);
}

TEST(GridCount, IsWorkedOutTermByTerm) {
    const std::vector<FloorClass> all = floorClasses();
    const GridCount whole = countGrids(all);
    GridCounter counter;
    EXPECT_EQ(counter.columnClasses(), 0);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const GridTerm term = counter.term(all[i]);
        EXPECT_EQ(term.floors, all[i]);
        EXPECT_EQ(term.columnClass, whole.terms[i].columnClass);
        EXPECT_EQ(term.completions, whole.terms[i].completions);
        EXPECT_EQ(term.grids, whole.terms[i].grids);
    }
    EXPECT_EQ(counter.columnClasses(), whole.columnClasses);
}

TEST(GridCount, MissesWhatIsLeftOut) {
    const std::vector<FloorClass> all = floorClasses();
    const GridCount whole = countGrids(all);
    for (const std::size_t left : {std::size_t{0}, std::size_t{200}, all.size() - 1}) {
        std::vector<FloorClass> fewer = all;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left));
        const GridCount count = countGrids(fewer);
        EXPECT_LT(count.total, whole.total);
        EXPECT_EQ(count.total + whole.terms[left].grids, whole.total);
    }
}

TEST(GridCount, IsTheSameForEveryFloorOfAClass) {
    RandomSource random(43);
    for (int i = 0; i < 30; ++i) {
        const Floor floor = floorAt(static_cast<std::uint32_t>(random.below(kFloors)));
        const std::array<FloorClass, 2> both = {FloorClass{floor, 1}, FloorClass{canonicalFloor(floor), 1}};
        const GridCount count = countGrids(both);
        EXPECT_EQ(count.columnClasses, 1);
        EXPECT_EQ(countGrids(std::span(both).first(1)).total, countGrids(std::span(both).last(1)).total);
    }
}

TEST(GridCount, StopsWithWhatItHas) {
    std::stop_source source;
    source.request_stop();
    const GridCount count = countGrids(floorClasses(), source.get_token());
    EXPECT_TRUE(count.wasStopped);
    EXPECT_TRUE(count.terms.empty());
}

}  // namespace
}  // namespace nonet
