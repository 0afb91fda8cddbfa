#include "core/canonical/trio_table.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

constexpr ClassicDigitSet kDigits = ClassicDigitSet::full();

Trio trio(const char* digits) {
    ClassicDigitSet set;
    for (; *digits != '\0'; ++digits)
        set.insert(Digit(*digits - '0'));
    return Trio::of(set);
}

TEST(Trio, NumbersThemInDictionaryOrder) {
    EXPECT_EQ(trio("123").index(), 0);
    EXPECT_EQ(trio("124").index(), 1);
    EXPECT_EQ(trio("897").index(), 83);
    for (int i = 0; i < Trio::kCount; ++i) {
        EXPECT_EQ(Trio(i).digits().count(), 3);
        EXPECT_EQ(Trio::of(Trio(i).digits()), Trio(i));
    }
}

TEST(TrioSet, HoldsTriosOfBothWords) {
    TrioSet set;
    EXPECT_TRUE(set.isEmpty());
    EXPECT_EQ(TrioSet::full().count(), 84);
    for (const int i : {83, 0, 64, 63}) {
        EXPECT_FALSE(set.contains(Trio(i)));
        set.insert(Trio(i));
        EXPECT_TRUE(set.contains(Trio(i)));
        EXPECT_EQ(set.isSingle(), set.count() == 1);
    }
    std::vector<int> found;
    for (const Trio member : set)
        found.push_back(member.index());
    EXPECT_EQ(found, (std::vector{0, 63, 64, 83}));
    set.erase(Trio(64));
    EXPECT_EQ(set.count(), 3);
    EXPECT_TRUE(TrioSet::full().containsAll(set));
    EXPECT_FALSE(set.containsAll(TrioSet::full()));
    EXPECT_EQ((TrioSet::full() - set).count(), 81);
    EXPECT_TRUE(TrioSet(Trio(70)).isSingle());
    EXPECT_FALSE(TrioSet().isSingle());
    EXPECT_EQ(set.first(), Trio(0));
}

TEST(TrioTable, HoldsEverySignatureOnce) {
    const TrioTable& table = TrioTable::instance();
    std::set<Signature> seen;
    for (SignatureId id = 0; id < TrioTable::kSignatures; ++id) {
        const Signature& box = table.signature(id);
        EXPECT_EQ(box[0].digits() | box[1].digits() | box[2].digits(), kDigits);
        EXPECT_EQ(table.idOf(box), id);
        seen.insert(box);
    }
    EXPECT_EQ(seen.size(), 1680U);
}

TEST(TrioTable, HoldsEveryConfigurationOnce) {
    const TrioTable& table = TrioTable::instance();
    std::set<std::array<SignatureId, 3>> seen;
    for (int number = 0; number < TrioTable::kConfigurations; ++number) {
        const TrioConfiguration configuration = table.configuration(number);
        for (std::size_t line = 0; line < 3; ++line) {
            ClassicDigitSet digits;
            for (const SignatureId box : configuration.boxes)
                digits |= table.signature(box)[line].digits();
            ASSERT_EQ(digits, kDigits) << number << ' ' << line;
        }
        ASSERT_EQ(table.numberOf(configuration), number);
        seen.insert(configuration.boxes);
    }
    // As [Lookup]'s count of all floors wants it.
    EXPECT_EQ(seen.size(), 94'080U);
    EXPECT_EQ(seen.size() * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6, 948'109'639'680U);
}

TEST(TrioTable, MissesNoPartner) {
    const TrioTable& table = TrioTable::instance();
    for (const SignatureId id : {SignatureId{0}, SignatureId{777}, SignatureId{1679}}) {
        int fitting = 0;
        for (SignatureId other = 0; other < TrioTable::kSignatures; ++other) {
            bool fits = true;
            for (std::size_t line = 0; line < 3; ++line)
                fits = fits && !table.signature(id)[line].digits().intersects(table.signature(other)[line].digits());
            fitting += fits ? 1 : 0;
        }
        EXPECT_EQ(fitting, TrioTable::kPartners);
    }
}

}  // namespace
}  // namespace nonet
