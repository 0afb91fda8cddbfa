#include "core/techniques/proof/counting.h"
#include "core/techniques/proof/prove.h"
#include "tests/core/techniques/golden.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using classic::boxHouse;
using classic::cellAt;
using classic::columnHouse;
using classic::rowHouse;

const Digit kFive(5);

Argument counting(std::vector<Truth> truths, std::vector<Link> links) {
    return {.reason = Counting{std::move(truths), std::move(links)}};
}
Truth five(House house) { return Truth::ofHouse(house, kFive); }
Link fiveIn(House house) { return Link::ofHouse(house, kFive); }

TEST(Counting, CarriesAFishWithItsFin) {
    // Fin r1c6: of what the X-Wing clears only box 2 stays.
    const Position position = test::boardOf({"r1c1235789-5", "r5c1236789-5", "r1c5+5", "r5c4+5"});
    const Argument fish =
        counting({five(rowHouse(0)), five(rowHouse(4))}, {fiveIn(columnHouse(3)), fiveIn(columnHouse(4))});
    EXPECT_EQ(provesFalse(position, fish, {cellAt(1, 3), kFive}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, fish, {cellAt(7, 3), kFive}), ProofVerdict::notProved);
    const Argument oneLinkMore = counting({five(rowHouse(0)), five(rowHouse(4))},
                                          {fiveIn(columnHouse(3)), fiveIn(columnHouse(4)), fiveIn(columnHouse(5))});
    EXPECT_EQ(provesFalse(position, oneLinkMore, {cellAt(7, 3), kFive}), ProofVerdict::notProved);
}

TEST(Counting, CarriesCannibalism) {
    // r1c4 is a place of row 1 and lies in both links.
    const Position position = test::boardOf({"r1c1236789-5", "r4c56-5", "r5c56-5", "r6c456-5"});
    const Argument fish =
        counting({five(rowHouse(0)), five(boxHouse(4))}, {fiveIn(boxHouse(1)), fiveIn(columnHouse(3))});
    EXPECT_EQ(provesFalse(position, fish, {cellAt(0, 3), kFive}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, fish, {cellAt(7, 3), kFive}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, fish, {cellAt(0, 4), kFive}), ProofVerdict::notProved);
}

TEST(Counting, CarriesCandidatesOfTwoTruthsThatTheEliminationSees) {
    // r1c1 is a place of row 1 and of column 1.
    const Position position = test::boardOf({"r1c2346789-5", "r2346789c1-5"});
    const Argument fish =
        counting({five(rowHouse(0)), five(columnHouse(0))}, {fiveIn(rowHouse(4)), fiveIn(columnHouse(4))});
    EXPECT_EQ(provesFalse(position, fish, {cellAt(4, 4), kFive}), ProofVerdict::notProved);
    Position closer = position;
    closer.eliminate({cellAt(0, 4), kFive});
    closer.eliminate({cellAt(4, 0), kFive});
    EXPECT_EQ(provesFalse(closer, fish, {cellAt(1, 1), kFive}), ProofVerdict::proved);
}

TEST(Counting, DoesNotCountACandidateTwice) {
    const Position position = test::boardOf({"r1c12345678-5"});
    // One truth, listed twice, is still one.
    const Argument twice = counting({five(rowHouse(0)), five(rowHouse(0))}, {fiveIn(columnHouse(8))});
    EXPECT_EQ(provesFalse(position, twice, {cellAt(1, 0), kFive}), ProofVerdict::notProved);
}

TEST(Counting, CarriesSueDeCoq) {
    const Position position = test::boardOf({"r1c12=1234", "r1c5=12", "r2c2=34"});
    const std::vector<Truth> cells{Truth::ofCell(cellAt(0, 0)), Truth::ofCell(cellAt(0, 1)),
                                   Truth::ofCell(cellAt(0, 4)), Truth::ofCell(cellAt(1, 1))};
    const std::vector<Link> links{Link::ofHouse(rowHouse(0), Digit(1)), Link::ofHouse(rowHouse(0), Digit(2)),
                                  Link::ofHouse(boxHouse(0), Digit(3)), Link::ofHouse(boxHouse(0), Digit(4))};
    const Argument sueDeCoq = counting(cells, links);
    EXPECT_EQ(provesFalse(position, sueDeCoq, {cellAt(0, 8), Digit(1)}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, sueDeCoq, {cellAt(2, 2), Digit(4)}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, sueDeCoq, {cellAt(2, 2), Digit(1)}), ProofVerdict::notProved);
    EXPECT_EQ(provesFalse(position, sueDeCoq, {cellAt(0, 8), Digit(3)}), ProofVerdict::notProved);
    Position more = test::boardOf({"r1c12=1234", "r1c5=125", "r2c2=34"});
    EXPECT_EQ(provesFalse(more, sueDeCoq, {cellAt(0, 8), Digit(1)}), ProofVerdict::notProved);
}

TEST(Counting, CountsGuardiansAsATruth) {
    // Type 3: the roof's 3 or 4 and r1c9 are a pair in row 1.
    const Position position = test::boardOf({"r2c14=12", "r1c1=123", "r1c4=124", "r1c9=34"});
    Argument pair = counting({Truth::ofGuardians(0), Truth::ofCell(cellAt(0, 8))},
                             {Link::ofHouse(rowHouse(0), Digit(3)), Link::ofHouse(rowHouse(0), Digit(4))});
    DeadlyPattern rectangle;
    for (const Cell cell : {cellAt(0, 0), cellAt(0, 3), cellAt(1, 0), cellAt(1, 3)})
        rectangle.parts.push_back({cell, Digit(1), Digit(2)});
    pair.deadly = {rectangle};
    EXPECT_EQ(provesFalse(position, pair, {cellAt(0, 6), Digit(3)}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, pair, {cellAt(0, 6), Digit(4)}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, pair, {cellAt(0, 6), Digit(1)}), ProofVerdict::notProved);
    // A roof cell that holds a guardian already.
    Position decided = position;
    decided.place({cellAt(0, 0), Digit(3)});
    EXPECT_EQ(provesFalse(decided, pair, {cellAt(0, 6), Digit(4)}), ProofVerdict::proved);
    EXPECT_FALSE(contradicts(decided, std::get<Counting>(pair.reason), pair.deadly));
}

}  // namespace
}  // namespace nonet
