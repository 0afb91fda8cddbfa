// Where a setter's formula or pattern stops being one.
#include "core/rules/line_pattern.h"
#include "core/rules/pair_formula.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(MisreadText, NamesTheSignOfAFormula) {
    for (const char* formula : {"abs(a-b)=3", "a+b<=7 or not a=b", "min(a,b)*2 > max(a,b)", " a % 2 = b % 2 "})
        EXPECT_EQ(misreadFormulaAt(formula), std::nullopt) << formula;
    const std::pair<const char*, std::size_t> wrong[] = {
        {"", 0},    {"x", 0},     {"abs(a-c)=3", 6}, {"a+b", 3},    {"a=b c", 4},      {"(a<b", 4},
        {"a==", 3}, {"a=b=1", 3}, {"min(a)=1", 5},   {"a<b or", 6}, {"3 + + a = b", 4}};
    for (const auto& [formula, place] : wrong)
        EXPECT_EQ(misreadFormulaAt(formula), place) << formula;
    EXPECT_TRUE(misreadFormulaAt(std::string(5'000, '(')).has_value());
}

TEST(MisreadText, NamesTheSignOfAPattern) {
    const SymbolSet symbols;
    for (const char* pattern : {"", "1.*", "[13-5]{2,3}|9", "(12)+ 3?"})
        EXPECT_EQ(misreadPatternAt(pattern, symbols), std::nullopt) << pattern;
    const std::pair<const char*, std::size_t> wrong[] = {{"x", 0},   {"12[3", 4}, {"1x2", 1},    {"(12", 3},
                                                         {"12)", 2}, {"*1", 0},   {"1{3,2}", 6}, {"[]", 2}};
    for (const auto& [pattern, place] : wrong)
        EXPECT_EQ(misreadPatternAt(pattern, symbols), place) << pattern;
}

// What can be read is what becomes a rule, whatever its signs.
TEST(MisreadText, AgreesWithTheRules) {
    const Layout layout;
    const RuleBoard board(layout);
    const std::string signs = "ab12+-=<>() or,";
    std::uint32_t seed = 7;
    for (int i = 0; i < 3'000; ++i) {
        std::string text;
        for (int length = static_cast<int>(seed % 9); length >= 0; --length) {
            seed = seed * 1'664'525U + 1'013'904'223U;
            text += signs[(seed >> 16) % signs.size()];
        }
        EXPECT_EQ(misreadFormulaAt(text).has_value(), !pairTableOf(text, board).has_value()) << text;
        EXPECT_LE(misreadFormulaAt(text).value_or(0), text.size()) << text;
    }
}

}  // namespace
}  // namespace nonet
