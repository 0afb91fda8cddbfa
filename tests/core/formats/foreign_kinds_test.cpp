// Every kind of rule has its name in each format, or stands among those that the format does not know.
#include "core/formats/foreign_kinds.h"
#include "core/formats/fpuzzles/fpuzzles_kinds.h"
#include "core/formats/iss/iss_kinds.h"
#include "core/formats/penpa/penpa_kinds.h"
#include "core/formats/sudokumaker/sudokumaker_kinds.h"
#include "core/formats/sudokupad/sudokupad_kinds.h"
#include "core/rules/constraint_catalogue.h"

#include <functional>
#include <gtest/gtest.h>
#include <set>
#include <vector>

namespace nonet {
namespace {

using enum ConstraintKind;

struct Format {
    const char* name;
    std::function<bool(ConstraintKind)> knows;
    std::set<ConstraintKind> unknown;
};

template <typename Rows>
std::function<bool(ConstraintKind)> kindsOf(const Rows& rows) {
    return [&rows](ConstraintKind kind) { return foreignRow(rows, kind) != nullptr; };
}

/// All kinds but these.
std::set<ConstraintKind> allBut(const std::set<ConstraintKind>& known) {
    std::set<ConstraintKind> others;
    for (const ConstraintRow& row : constraintCatalogue())
        if (!known.contains(row.kind))
            others.insert(row.kind);
    return others;
}

std::vector<Format> formats() {
    return {
        {"native", [](ConstraintKind kind) { return !constraintRow(kind).id.empty(); }, {}},
        {"fpuzzles",
         kindsOf(kFpuzzlesKinds),
         {leaper, windoku, magic5, entropy2x2, taxicab, greater, less, countingCircles, inequality, sumLine, contains,
          numberedRoom, pairRule, lineRule}},
        {"iss",
         kindsOf(kIssKinds),
         {leaper, magic5, even, odd, greater, less, minimum, maximum, boxIndexer, slowThermometer, nabner}},
        {"sudokumaker",
         kindsOf(kMakerKinds),
         {leaper, windoku, magic5, taxicab, greater, less, oneOf, countingCircles, boxIndexer, inequality, nabner,
          zipper, sumLine, contains, pairRule, lineRule}},
        {"sudokupad", kindsOf(kPadKinds), allBut({antiKnight, antiKing, cage, extra})},
        {"penpa", kindsOf(kPenpaKinds), allBut({diagonals, thermometer, arrow, cage})},
    };
}

TEST(ForeignKinds, EveryKindHasItsNameOrIsUnknownToTheFormat) {
    for (const Format& format : formats())
        for (const ConstraintRow& row : constraintCatalogue())
            EXPECT_NE(format.knows(row.kind), format.unknown.contains(row.kind)) << format.name << ": " << row.id;
}

template <typename Rows>
void expectNames(const char* format, const Rows& rows) {
    for (const auto& row : rows) {
        EXPECT_FALSE(row.name.empty() && row.kind != oneOf) << format;
        EXPECT_EQ(foreignRow(rows, row.name)->name, row.name) << format;
    }
}

TEST(ForeignKinds, RowsHaveNames) {
    expectNames("fpuzzles", kFpuzzlesKinds);
    expectNames("iss", kIssKinds);
    expectNames("sudokumaker", kMakerKinds);
    expectNames("sudokupad", kPadKinds);
    expectNames("penpa", kPenpaKinds);
}

TEST(ForeignKinds, OneNameIsOneKindInFpuzzles) {
    std::set<std::string_view> names;
    for (const FpuzzlesKind& row : kFpuzzlesKinds)
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
}

TEST(ForeignKinds, AKindIsWrittenAsItsFirstName) {
    EXPECT_EQ(fpuzzlesMember(negative), "negative");
    EXPECT_EQ(fpuzzlesMember(leaper), "");
    EXPECT_EQ(issType(arrow), "Arrow");
    EXPECT_EQ(issType(sum), "X");
    EXPECT_EQ(foreignRow(kIssKinds, "PillArrow")->kind, arrow);
    EXPECT_EQ(foreignRow(kIssKinds, "Sum"), nullptr);
}

}  // namespace
}  // namespace nonet
