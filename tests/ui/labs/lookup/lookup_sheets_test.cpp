// Sheets that vary with their seed, and their keys.
#include "core/constructions/fillings.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "tests/ui/labs/sheet_fixture.h"

#include <QRegularExpression>

namespace nonet::lookup {
namespace {

TEST(LookupSheets, EachPupilCountsOtherSmallGrids) {
    LookupLab lab;
    EXPECT_GT(differentSheets(lab, kAllGrids, 10), 7);
    constexpr int kFloors = 4;
    constexpr int kFloorDigits = 8;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        lab.sceneEntered(kAllGrids);
        lab.shuffleInput(seed);
        const std::vector<DrawnText> key = drawnSheet(lab, kAllGrids, true);
        QString digits;
        for (const DrawnText& each : key)
            if (each.text.size() == 1 && each.text[0].isDigit())
                digits += each.text;
        ASSERT_EQ(digits.size(), kFloors * kFloorDigits);
        const QString words = wordsOf(key).simplified();
        const QRegularExpressionMatch ways =
            QRegularExpression(QStringLiteral("Ways: (\\d+) \\+ (\\d+) \\+ (\\d+) \\+ (\\d+) = (\\d+)")).match(words);
        ASSERT_TRUE(ways.hasMatch()) << words.toStdString();
        std::uint64_t sum = 0;
        std::set<QString> floors;
        for (int floor = 0; floor < kFloors; ++floor) {
            const QString text = digits.mid(floor * kFloorDigits, kFloorDigits);
            Grid grid(4);
            for (int i = 0; i < kFloorDigits; ++i)
                grid.set(Cell(i), Digit(text[i].digitValue()));
            const std::uint64_t count = countFillings(Geometry(2, 2), grid, grid).count;
            EXPECT_EQ(ways.captured(floor + 1), number(count)) << text.toStdString();
            sum += count;
            floors.insert(text);
            EXPECT_TRUE(words.contains(QStringLiteral("With %1 on top").arg(text.left(4))));
        }
        EXPECT_EQ(ways.captured(5), number(sum));
        EXPECT_EQ(floors.size(), std::size_t{kFloors});
    }
}

}  // namespace
}  // namespace nonet::lookup
