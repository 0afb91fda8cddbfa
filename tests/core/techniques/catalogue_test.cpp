#include "core/techniques/catalogue.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

TEST(TechniqueCatalogue, HasASearchAndItsOwnCodeForEveryTechnique) {
    std::set<std::string_view> codes;
    ASSERT_EQ(techniqueCatalogue().size(), static_cast<std::size_t>(kTechniqueCount));
    for (const Technique& each : techniqueCatalogue()) {
        EXPECT_NE(each.search, nullptr) << each.code;
        EXPECT_TRUE(codes.insert(each.code).second) << each.code;
        EXPECT_EQ(techniqueByCode(each.code), each.id);
        EXPECT_EQ(&technique(each.id), &each);
    }
}

TEST(TechniqueCatalogue, KnowsNoOtherCode) {
    EXPECT_EQ(techniqueByCode("0001"), std::nullopt);
    EXPECT_EQ(techniqueByCode("300"), std::nullopt);
    EXPECT_EQ(techniqueByCode(""), std::nullopt);
}

TEST(TechniqueCatalogue, OnlyTheUniquenessFamilyAssumesUniqueness) {
    for (const Technique& each : techniqueCatalogue())
        EXPECT_EQ(each.assumesUniqueness, each.family == TechniqueFamily::uniqueness) << each.code;
}

}  // namespace
}  // namespace nonet
