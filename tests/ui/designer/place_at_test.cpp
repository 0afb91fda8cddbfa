#include "ui/designer/place_at.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const ConstraintKind kDiagonal = ConstraintKind::littleKiller;

class PlaceAt : public testing::Test {
protected:
    /// Clicked in the middle of the place, or so far aside, in places.
    std::optional<OutsidePlace> clicked(int row, int column, QPointF aside = {}) const {
        return outsidePlaceAt(m_metrics, m_metrics.placeRect(row, column).center() + m_metrics.cellSide() * aside,
                              kDiagonal);
    }

    BoardMetrics m_metrics{BoardShape(), QRectF(0, 0, 660, 660), 1, {1, 1, 1, 1}};
};

TEST_F(PlaceAt, ADiagonalIsTheLongerOne) {
    EXPECT_EQ(clicked(-1, 2), (OutsidePlace{-1, 2, 1, 1}));
    EXPECT_EQ(clicked(-1, 2, {-0.2, 0}), (OutsidePlace{-1, 2, 1, 1})) << "also a little aside";
    EXPECT_EQ(clicked(-1, 6), (OutsidePlace{-1, 6, 1, -1}));
    EXPECT_EQ(clicked(9, 1), (OutsidePlace{9, 1, -1, 1}));
    EXPECT_EQ(clicked(2, -1), (OutsidePlace{2, -1, 1, 1}));
    EXPECT_EQ(clicked(7, 9), (OutsidePlace{7, 9, -1, -1}));
    EXPECT_EQ(clicked(-1, -1), (OutsidePlace{-1, -1, 1, 1}));
}

TEST_F(PlaceAt, NearAnEdgeItIsTheOneThere) {
    EXPECT_EQ(clicked(-1, 2, {-0.4, 0}), (OutsidePlace{-1, 2, 1, -1}));
    EXPECT_EQ(clicked(-1, 2, {0.4, 0}), (OutsidePlace{-1, 2, 1, 1}));
    EXPECT_EQ(clicked(-1, 1, {-0.4, 0}), (OutsidePlace{-1, 1, 1, 1})) << "and no single cell";
    EXPECT_EQ(clicked(-1, 2, {-0.1, 0.45}), (OutsidePlace{-1, 2, 1, 1})) << "of the edge to the board nothing follows";
    EXPECT_EQ(clicked(2, -1, {0, -0.4}), (OutsidePlace{2, -1, -1, 1}));
}

TEST_F(PlaceAt, OfOneCellAtTheBorderItIsTheLongestDiagonal) {
    EXPECT_EQ(outsidePlacesOf({Cell(0)}, BoardShape(), kDiagonal).front(), (OutsidePlace{-1, -1, 1, 1}));
    EXPECT_EQ(outsidePlacesOf({Cell(6)}, BoardShape(), kDiagonal).front(), (OutsidePlace{-1, 7, 1, -1}));
    EXPECT_EQ(outsidePlacesOf({Cell(2)}, BoardShape(), ConstraintKind::sandwich),
              (std::vector{OutsidePlace{-1, 2, 1, 0}}));
    EXPECT_EQ(outsidePlacesOf({Cell(8)}, BoardShape(), ConstraintKind::sandwich),
              (std::vector{OutsidePlace{-1, 8, 1, 0}, OutsidePlace{0, 9, 0, -1}}));
    EXPECT_TRUE(outsidePlacesOf({Cell(40)}, BoardShape(), ConstraintKind::sandwich).empty());
}

}  // namespace
}  // namespace nonet
