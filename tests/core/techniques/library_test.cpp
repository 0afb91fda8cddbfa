#include "tests/core/techniques/library_rows.h"

#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

TEST(TechniqueLibrary, EveryRowOfATechniqueThatExistsPasses) {
    const std::vector<test::LibraryRow> rows = test::libraryRows();
    if (rows.empty())
        GTEST_SKIP() << "no technique library at " NONET_SHARED_DATA;
    std::map<std::string, std::pair<int, int>> passedOf;
    for (const test::LibraryRow& row : rows) {
        const std::optional<TechniqueId> id = techniqueByCode(row.code);
        if (!id || technique(*id).find == nullptr)
            continue;
        const bool passed = test::passes(row, *id);
        EXPECT_TRUE(passed) << row.line;
        passedOf[row.code].first += passed ? 1 : 0;
        ++passedOf[row.code].second;
    }
    for (const auto& [code, counts] : passedOf)
        std::cout << code << ": " << counts.first << " of " << counts.second << '\n';
}

}  // namespace
}  // namespace nonet
