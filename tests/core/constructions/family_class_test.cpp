#include "core/canonical/canonical_form.h"
#include "core/constructions/family_class.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/sequence_recovery.h"
#include "core/constructions/shift_cipher.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(FamilyClass, OneClassWithThePublishedForm) {
    const FamilyClass family = shiftFamilyClass();
    EXPECT_EQ(toLine(family.form.toGrid()),
              "123456789456789123789123456234567891567891234891234567345678912678912345912345678");
    EXPECT_EQ(family.automorphisms, 54U);
    EXPECT_EQ(family.grids, 22'574'039'040U);
}

TEST(FamilyClass, NegatingRowsAndStacksTurnsRowShiftIntoShiftCipher) {
    for (int turn = 0; turn < 9; ++turn) {
        const Sequence list = Sequence().shifted(turn);
        const ClassicDigits rows = ClassicDigits::from(rowShift(list));
        const ClassicDigits cipher = ClassicDigits::from(shiftCipher(list));
        EXPECT_EQ(apply(rowShiftToShiftCipher(), rows), cipher);
        EXPECT_EQ(apply(rowShiftToShiftCipher(), cipher), rows);
        EXPECT_EQ(apply(negateStacks(), apply(negateRowsInBands(), rows)), cipher);
    }
}

TEST(FamilyClass, EachDetectorTakesTheOthersBoardAfterTheMapAlone) {
    const Grid rows = rowShift(Sequence());
    EXPECT_TRUE(std::holds_alternative<SequenceRecovery>(recoverSequence(rowShiftMap(), rows)));
    EXPECT_TRUE(std::holds_alternative<PlaceRefusal>(recoverSequence(shiftCipherMap(), rows)));
    const Grid mapped = apply(rowShiftToShiftCipher(), ClassicDigits::from(rows)).toGrid();
    EXPECT_TRUE(std::holds_alternative<SequenceRecovery>(recoverSequence(shiftCipherMap(), mapped)));
}

TEST(FamilyClass, IsNotTheMostCanonicalGrid) {
    const ClassicDigits most = ClassicDigits::from(
        *gridFromLine("123456789456789123789123456231564897564897231897231564312645978645978312978312645"));
    ASSERT_TRUE(most.toGrid().isSolved({}));
    EXPECT_EQ(canonicalForm(most).automorphisms, 648U);
    EXPECT_FALSE(isOfShiftFamilyClass(most));
}

TEST(FamilyClass, KnowsIsomorphsOfItsOwn) {
    RandomSource random(5);
    EXPECT_TRUE(isOfShiftFamilyClass(apply(randomTransform(random), ClassicDigits::from(rowShift(Sequence())))));
    EXPECT_FALSE(isOfShiftFamilyClass(ClassicDigits::from(
        *gridFromLine("534678912672195348198342567859761423426853791713924856961537284287419635345286179"))));
}

}  // namespace
}  // namespace nonet
