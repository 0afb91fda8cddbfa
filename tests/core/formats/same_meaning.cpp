#include "tests/core/formats/same_meaning.h"

#include "core/rules/rulebook.h"

#include <gtest/gtest.h>

namespace nonet::test {

void expectSameMeaning(const Puzzle& a, const Puzzle& b, RandomSource& random) {
    EXPECT_EQ(a.shape(), b.shape());
    EXPECT_EQ(a.layout().grids, b.layout().grids);
    EXPECT_EQ(a.givens, b.givens);
    EXPECT_EQ(a.symbols(), b.symbols());
    const Rulebook books[] = {Rulebook(a.layout()), Rulebook(b.layout())};
    EXPECT_EQ(books[0].faults().size(), books[1].faults().size());
    const auto brokenRulesOf = [](const Rulebook& book, const Grid& full) {
        int count = 0;
        for (std::size_t i = 0; i < book.layout().constraints.size(); ++i)
            if (const Rule* rule = book.rule(static_cast<int>(i)))
                count += rule->holds(FullBoard(full, book.numbers())) ? 0 : 1;
        return count;
    };
    // A rule may come back as several.
    const bool isSplit = a.constraints().size() != b.constraints().size();
    for (int round = 0; round < 40; ++round) {
        Grid full(a.shape());
        for (const Cell cell : a.shape().cells())
            full.set(cell, Digit(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(a.symbols().count())))));
        const int broken[] = {brokenRulesOf(books[0], full), brokenRulesOf(books[1], full)};
        EXPECT_EQ(broken[0] == 0, broken[1] == 0);
        if (!isSplit) {
            EXPECT_EQ(broken[0], broken[1]);
        }
    }
}

}  // namespace nonet::test
