// What lies over the board follows from what is published, never from the order.
#include "ui/board/board_overlay.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using enum OverlayPublisher;
constexpr std::array<OverlayPublisher, kOverlayPublishers> kPublishers = {mistakesAtOnce, check, hint, replay};

/// Told apart by their cells.
Overlay overlayOf(OverlayPublisher publisher) {
    const auto number = static_cast<int>(publisher);
    Overlay overlay;
    if (publisher == hint || publisher == replay) {
        overlay.step = Step{.placements = {{Cell(number), Digit(1)}}};
        overlay.depth = publisher == hint ? StepDepth::pattern : StepDepth::full;
    }
    if (publisher != replay)
        overlay.mistakes = {Cell(10 + number)};
    if (publisher == replay) {
        Grid digits;
        digits.set(Cell(5), Digit(5));
        overlay.position = OverlayPosition{digits, CandidateGrid()};
    }
    return overlay;
}

/// What the rule says of two of them, `last` standing behind `first` in the enumeration.
Overlay expectedOf(OverlayPublisher first, OverlayPublisher last) {
    Overlay expected = overlayOf(last);
    if (last != replay)
        expected.mistakes.insert(overlayOf(first).mistakes.first());
    return expected;
}

TEST(BoardOverlay, ShowsWhatOneAlonePublishes) {
    for (const OverlayPublisher each : kPublishers) {
        BoardOverlay overlay;
        EXPECT_EQ(overlay.shown(), Overlay());
        overlay.publish(each, overlayOf(each));
        EXPECT_EQ(overlay.shown(), overlayOf(each));
        overlay.withdraw(each);
        EXPECT_EQ(overlay.shown(), Overlay());
    }
}

TEST(BoardOverlay, OfTwoTheRuleDecidesInEitherOrderAndAfterEachIsWithdrawn) {
    for (const OverlayPublisher one : kPublishers)
        for (const OverlayPublisher other : kPublishers) {
            if (one == other)
                continue;
            SCOPED_TRACE(static_cast<int>(one) * 10 + static_cast<int>(other));
            for (const OverlayPublisher withdrawn : {one, other}) {
                BoardOverlay overlay;
                overlay.publish(one, overlayOf(one));
                overlay.publish(other, overlayOf(other));
                EXPECT_EQ(overlay.shown(), expectedOf(std::min(one, other), std::max(one, other)));
                overlay.withdraw(withdrawn);
                EXPECT_EQ(overlay.shown(), overlayOf(withdrawn == one ? other : one));
            }
        }
}

TEST(BoardOverlay, AHintAboutWrongDigitsHasNoStep) {
    BoardOverlay overlay;
    overlay.publish(check, {.mistakes = {Cell(1)}});
    overlay.publish(hint, {.depth = StepDepth::pattern, .mistakes = {Cell(2)}});
    EXPECT_FALSE(overlay.shown().step.has_value());
    EXPECT_EQ(overlay.shown().mistakes, (CellSet{Cell(1), Cell(2)}));
}

TEST(BoardOverlay, AStepPickedForAFilmsPositionStandsInPlaceOfItsOwn) {
    const Overlay picked{.step = Step{.placements = {{Cell(40), Digit(4)}}}};
    BoardOverlay overlay;
    overlay.publish(filmStep, picked);
    EXPECT_EQ(overlay.shown(), Overlay()) << "no film";
    overlay.publish(hint, overlayOf(hint));
    EXPECT_EQ(overlay.shown(), overlayOf(hint));
    overlay.publish(replay, overlayOf(replay));
    Overlay expected = overlayOf(replay);
    expected.step = picked.step;
    EXPECT_EQ(overlay.shown(), expected);
    overlay.withdraw(filmStep);
    EXPECT_EQ(overlay.shown(), overlayOf(replay));
}

TEST(BoardOverlay, WhatIsPublishedAnewReplacesWhatTheSameOnePublishedBefore) {
    BoardOverlay overlay;
    overlay.publish(hint, overlayOf(hint));
    Overlay deeper = overlayOf(hint);
    deeper.depth = StepDepth::full;
    overlay.publish(hint, deeper);
    EXPECT_EQ(overlay.shown(), deeper);
}

TEST(BoardOverlay, ASolutionShowsUntilAStepIsExplained) {
    BoardOverlay overlay;
    overlay.publish(solution, {.solution = Grid()});
    EXPECT_TRUE(overlay.shown().solution);
    overlay.publish(hint, overlayOf(hint));
    EXPECT_FALSE(overlay.shown().solution);
    overlay.withdraw(hint);
    EXPECT_TRUE(overlay.shown().solution);
    overlay.withdraw(solution);
    EXPECT_FALSE(overlay.shown().solution);
}

}  // namespace
}  // namespace nonet
