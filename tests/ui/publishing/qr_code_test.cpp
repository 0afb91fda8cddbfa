// QR codes: their squares, their edges, and what does not fit.
#include "ui/publishing/qr_code.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

bool isDark(const QImage& image, int squares, int row, int column) {
    const int each = image.width() / squares;
    return qGray(image.pixel(column * each + each / 2, row * each + each / 2)) < 128;
}

TEST(QrCode, HasItsThreeFindersWithinAQuietZone) {
    const QImage image = qrCode(QStringLiteral("https://sudokupad.app/fpuzzlesN4Ig"), 400);
    // Version 3 has 29 squares, and four more on each side.
    constexpr int kSquares = 37;
    ASSERT_EQ(image.width() % kSquares, 0);
    ASSERT_EQ(image.width(), image.height());
    EXPECT_LE(image.width(), 400);
    EXPECT_GT(image.width(), 400 - kSquares);
    for (int i = 0; i < kSquares; ++i)
        for (const int edge : {0, 3, kSquares - 4, kSquares - 1}) {
            EXPECT_FALSE(isDark(image, kSquares, edge, i));
            EXPECT_FALSE(isDark(image, kSquares, i, edge));
        }
    for (const auto& [row, column] : {std::pair{4, 4}, {4, 26}, {26, 4}})
        for (int i = 0; i < 7; ++i) {
            EXPECT_TRUE(isDark(image, kSquares, row, column + i));
            EXPECT_TRUE(isDark(image, kSquares, row + i, column));
            EXPECT_EQ(isDark(image, kSquares, row + 3, column + i), i != 1 && i != 5);
        }
}

TEST(QrCode, TakesNoMoreThanATelephoneReads) {
    EXPECT_TRUE(fitsQrCode(QString(kMostQrBytes, u'a')));
    EXPECT_EQ(qrCode(QString(kMostQrBytes, u'a'), 800).width() % 133, 0);
    EXPECT_FALSE(fitsQrCode(QString(kMostQrBytes + 1, u'a')));
    EXPECT_TRUE(qrCode(QString(kMostQrBytes + 1, u'a'), 800).isNull());
    EXPECT_FALSE(fitsQrCode(QString()));
}

}  // namespace
}  // namespace nonet
