#include "core/foundation/random_source.h"
#include "core/rules/kinds/cages.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Constraint cloneOf(std::vector<std::vector<Cell>> areas) {
    Constraint clone;
    clone.kind = ConstraintKind::clone;
    clone.parts = std::move(areas);
    return clone;
}

TEST(CloneFamilies, AreasInARingAreOneFamily) {
    const std::vector<Cell> a = {Cell(0), Cell(1)};
    const std::vector<Cell> b = {Cell(10), Cell(11)};
    const std::vector<Cell> c = {Cell(20), Cell(21)};
    const std::vector<Cell> other = {Cell(30), Cell(31)};
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {a};
    EXPECT_EQ(cloneFamilies({cloneOf({a, b}), cage, cloneOf({other, {Cell(40), Cell(41)}}), cloneOf({c, b})}),
              (std::vector{0, -1, 1, 0}));
    EXPECT_TRUE(cloneFamilies({}).empty());
}

TEST(CloneFamilies, AreOneExactlyWhereAWayOfCommonAreasLeads) {
    RandomSource random(14);
    for (int round = 0; round < 300; ++round) {
        constexpr std::uint32_t kAreas = 12;
        std::vector<Constraint> clones(2 + random.below(9));
        for (Constraint& clone : clones) {
            std::vector<std::vector<Cell>> areas;
            for (std::uint32_t i = 0; i < 2 + random.below(2); ++i) {
                const int first = 2 * static_cast<int>(random.below(kAreas));
                areas.push_back(random.below(2) == 0 ? std::vector{Cell(first), Cell(first + 1)}
                                                     : std::vector{Cell(first + 1), Cell(first)});
            }
            clone = cloneOf(std::move(areas));
        }
        const std::vector<int> families = cloneFamilies(clones);
        // The lowest of each that can be reached, step by step.
        std::vector<int> lowest(clones.size());
        for (std::size_t i = 0; i < clones.size(); ++i)
            lowest[i] = static_cast<int>(i);
        const auto meet = [&clones](std::size_t i, std::size_t k) {
            for (const std::vector<Cell>& one : clones[i].parts)
                for (const std::vector<Cell>& two : clones[k].parts)
                    if (one == two || one == std::vector(two.rbegin(), two.rend()))
                        return true;
            return false;
        };
        for (std::size_t step = 0; step < clones.size(); ++step)
            for (std::size_t i = 0; i < clones.size(); ++i)
                for (std::size_t k = 0; k < clones.size(); ++k)
                    if (meet(i, k))
                        lowest[i] = std::min(lowest[i], lowest[k]);
        for (std::size_t i = 0; i < clones.size(); ++i)
            for (std::size_t k = 0; k < clones.size(); ++k)
                EXPECT_EQ(families[i] == families[k], lowest[i] == lowest[k]) << round << " " << i << " " << k;
    }
}

}  // namespace
}  // namespace nonet
