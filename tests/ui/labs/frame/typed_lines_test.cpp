#include "core/foundation/random_source.h"
#include "ui/labs/frame/typed_lines.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

struct TypedKind {
    Geometry geometry;
    std::vector<TypedLines::Line> lines;
    TypedLines typed;
};

std::vector<TypedLines::Line> housesOf(const Geometry& geometry, HouseKind kind, int first) {
    std::vector<TypedLines::Line> houses;
    for (int index = first; index < geometry.side(); ++index)
        houses.push_back(geometry.cells(House{kind, static_cast<std::uint8_t>(index)}));
    return houses;
}

/// Rows 2 to 9, and the boxes of boards of several shapes.
std::vector<TypedKind> kinds() {
    std::vector<TypedKind> kinds{
        {Geometry(), housesOf(Geometry(), HouseKind::row, 1), TypedLines::ofRows(Geometry(), 1, 8)}};
    for (const Geometry& geometry : {Geometry(2, 2), Geometry(2, 3), Geometry()})
        kinds.push_back({geometry, housesOf(geometry, HouseKind::box, 0), TypedLines::ofBoxes(geometry)});
    return kinds;
}

Digit anyDigit(RandomSource& random, const Geometry& geometry) {
    return Digit(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(geometry.side()))));
}

TEST(TypedLines, ALineThatIsCorrectedLeavesTheOthersAlone) {
    RandomSource random(9);
    for (int round = 0; round < 100; ++round)
        for (auto& [geometry, lines, typed] : kinds()) {
            Grid work(geometry.side());
            for (const TypedLines::Line& line : lines)
                for (const Cell cell : line)
                    if (random.below(2) == 0)
                        work.set(cell, anyDigit(random, geometry));
            const TypedLines::Line& line = lines[random.below(static_cast<std::uint32_t>(lines.size()))];
            for (const Cell cell : line)
                work.set(cell, anyDigit(random, geometry));
            Grid wanted = work;
            typed.click();
            Cell cell = line.front();
            for (const Cell next : line) {
                const Digit digit = anyDigit(random, geometry);
                wanted.set(next, digit);
                ASSERT_EQ(cell, next);
                EXPECT_EQ(typed.write(work, cell, digit), QString());
                cell = typed.cellAfter(work, cell).value_or(cell);
            }
            EXPECT_EQ(work, wanted);
        }
}

TEST(TypedLines, BehindTheLastFreePlaceNothingIsOverwritten) {
    RandomSource random(10);
    for (auto& [geometry, lines, typed] : kinds()) {
        Grid work(geometry.side());
        const int count = static_cast<int>(lines.size()) * geometry.side();
        Cell cell = lines[lines.size() / 2][1];
        typed.click();
        for (int i = 0; i < count; ++i) {
            EXPECT_EQ(typed.write(work, cell, anyDigit(random, geometry)), QString());
            cell = typed.cellAfter(work, cell).value_or(cell);
        }
        const Grid full = work;
        EXPECT_EQ(full.filledCount(), count);
        EXPECT_FALSE(typed.write(work, cell, Digit(1)).isEmpty());
        EXPECT_EQ(work, full);
        // A correction up to a line's end does not start over there either.
        typed.click();
        const Cell last = lines.back().back();
        EXPECT_TRUE(typed.write(work, last, Digit(1)).isEmpty());
        EXPECT_EQ(typed.cellAfter(work, last), std::nullopt);
        EXPECT_FALSE(typed.write(work, last, Digit(2)).isEmpty());
    }
}

TEST(TypedLines, TypedFromTheFirstFreePlaceTheyFillInTheirOrder) {
    RandomSource random(11);
    for (int round = 0; round < 50; ++round)
        for (auto& [geometry, lines, typed] : kinds()) {
            Grid work(geometry.side());
            std::vector<Cell> free;
            for (const TypedLines::Line& line : lines)
                for (const Cell cell : line)
                    if (random.below(3) == 0)
                        work.set(cell, anyDigit(random, geometry));
                    else
                        free.push_back(cell);
            std::optional<Cell> cell = typed.firstFree(work);
            for (const Cell next : free) {
                ASSERT_EQ(cell, next);
                typed.write(work, next, anyDigit(random, geometry));
                cell = typed.cellAfter(work, next);
            }
            EXPECT_EQ(typed.firstFree(work), std::nullopt);
        }
}

}  // namespace
}  // namespace nonet
