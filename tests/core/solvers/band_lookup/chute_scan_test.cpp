#include "core/foundation/random_source.h"
#include "core/solvers/band_lookup/chute_scan.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// The definition: through the whole table, box by box.
ChuteScan scanTable(const ChuteTrios& trios) {
    const TrioTable& table = TrioTable::instance();
    ChuteScan scan;
    for (int number = 0; number < TrioTable::kConfigurations; ++number) {
        const TrioConfiguration configuration = table.configuration(number);
        bool isPossible = true;
        for (std::size_t i = 0; i < 9 && isPossible; ++i)
            isPossible = trios[i].contains(table.signature(configuration.boxes[i % 3])[i / 3]);
        if (!isPossible)
            continue;
        ++scan.configurations;
        for (std::size_t i = 0; i < 9; ++i)
            scan.used[i].insert(table.signature(configuration.boxes[i % 3])[i / 3]);
    }
    return scan;
}

TEST(ChuteScan, FindsAllOfAnEmptyChute) {
    ChuteTrios trios;
    trios.fill(TrioSet::full());
    const ChuteScan scan = scanChute(trios);
    EXPECT_EQ(scan.configurations, 94'080U);
    EXPECT_EQ(scan.used, trios);
}

TEST(ChuteScan, IsWhatTheTableSays) {
    RandomSource random(5);
    const TrioTable& table = TrioTable::instance();
    for (int i = 0; i < scaled(200); ++i) {
        // One configuration stays possible, and of the other trios few, many or nearly all.
        const TrioConfiguration kept = table.configuration(static_cast<int>(random.below(TrioTable::kConfigurations)));
        const std::uint32_t density = 1U << (i % 8);
        ChuteTrios trios;
        for (std::size_t k = 0; k < 9; ++k) {
            trios[k].insert(table.signature(kept.boxes[k % 3])[k / 3]);
            for (const Trio trio : TrioSet::full())
                if (random.below(130) < density)
                    trios[k].insert(trio);
        }
        const ChuteScan expected = scanTable(trios);
        const ChuteScan found = scanChute(trios);
        ASSERT_EQ(found.configurations, expected.configurations);
        ASSERT_EQ(found.used, expected.used);
    }
}

TEST(ChuteScan, FindsNothingWhereTriosClash) {
    ChuteTrios trios;
    trios.fill(TrioSet::full());
    trios[0] = trios[1] = TrioSet(Trio(0));
    const ChuteScan scan = scanChute(trios);
    EXPECT_EQ(scan.configurations, 0U);
    EXPECT_TRUE(scan.used[5].isEmpty());
}

}  // namespace
}  // namespace nonet
