#include "core/solvers/propagation/pair_tables.h"

#include <gtest/gtest.h>

namespace nonet::propagation {
namespace {

TEST(PairTables, KeepEachTableOnce) {
    PairTables tables;
    const std::uint32_t below = tables.numberOf({0b110, 0b100, 0});
    EXPECT_EQ(tables.numberOf({0b110, 0b100, 0}), below);
    const std::uint32_t above = tables.turned(below);
    EXPECT_EQ(tables[above], (PairTables::Table{0, 0b001, 0b011}));
    EXPECT_EQ(tables.turned(above), below);
    EXPECT_EQ(tables[tables.both(below, above)], (PairTables::Table{0, 0, 0}));
    EXPECT_EQ(tables.both(above, below), tables.both(below, above));
    EXPECT_EQ(tables.both(below, below), below);
    const std::uint32_t all = tables.numberOf({0b111, 0b111, 0b111});
    EXPECT_EQ(tables[tables.ofDifferent(all)], (PairTables::Table{0b110, 0b101, 0b011}));
    EXPECT_EQ(tables.ofDifferent(below), below);
}

TEST(PairList, JoinsWhatHoldsForOnePair) {
    PairTables tables;
    PairList pairs;
    const std::uint32_t below = tables.numberOf({0b10, 0});
    const std::uint32_t any = tables.numberOf({0b11, 0b11});
    pairs.add(5, 2, below, tables);
    pairs.add(2, 5, any, tables);
    pairs.add(1, 7, any, tables);
    pairs.settle(tables, 8);
    ASSERT_EQ(pairs.all().size(), 2U);
    EXPECT_EQ(pairs.all()[0].a, 1);
    EXPECT_EQ(pairs.all()[1].a, 2);
    EXPECT_EQ(pairs.all()[1].b, 5);
    EXPECT_EQ(pairs.all()[1].table, tables.turned(below));
    pairs.add(2, 5, below, tables);
    std::stop_source source;
    source.request_stop();
    pairs.settle(tables, 8, source.get_token());
    EXPECT_FALSE(pairs.isSettled());
    pairs.settle(tables, 8);
    EXPECT_TRUE(pairs.isSettled());
    ASSERT_EQ(pairs.all().size(), 2U);
    EXPECT_EQ(tables[pairs.all()[1].table], (PairTables::Table{0, 0}));
}

}  // namespace
}  // namespace nonet::propagation
