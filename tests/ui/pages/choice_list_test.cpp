#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/board/board_font.h"
#include "ui/pages/choice_list.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const QStringList kLong = {QStringLiteral("a choice of so many words that it needs more than one line of its column"),
                           QStringLiteral("a short one")};

std::vector<DrawnText> drawn(const ChoiceList& list) {
    return drawingOf({600, 400}, [&](QPainter& painter) { list.paint(painter, {10, 10}); }).texts;
}

std::vector<double> leftsOf(const std::vector<DrawnText>& texts, bool areSigns) {
    std::vector<double> lefts;
    for (const DrawnText& each : texts)
        if ((each.text.size() == 2 && each.text[1] == u')') == areSigns)
            lefts.push_back(each.ink.left());
    return lefts;
}

TEST(ChoiceList, ShortChoicesStandInOneLineBehindTheirLetters) {
    const ChoiceList list({QStringLiteral("3"), QStringLiteral("8"), QStringLiteral("81")}, boardFont(12), 300);
    const std::vector<DrawnText> texts = drawn(list);
    ASSERT_EQ(texts.size(), 6U);
    EXPECT_EQ(texts[0].text, QStringLiteral("A)"));
    EXPECT_EQ(texts[4].text, QStringLiteral("C)"));
    for (const DrawnText& each : texts)
        EXPECT_NEAR(each.ink.bottom(), texts[0].ink.bottom(), 1);
    EXPECT_LT(list.height(), 24);
}

TEST(ChoiceList, WhatWrapsStaysBehindItsLetter) {
    for (const QStringList& marks : {QStringList(), QStringList{QStringLiteral("✓ "), QString()}}) {
        const ChoiceList list(kLong, boardFont(12), 160, marks);
        const std::vector<DrawnText> texts = drawn(list);
        const std::vector<double> signs = leftsOf(texts, true);
        ASSERT_EQ(signs.size(), 2U);
        EXPECT_NEAR(signs[0], signs[1], 0.5);
        for (const DrawnText& each : texts) {
            if (each.text.size() > 2) {
                EXPECT_GT(each.ink.left(), signs[0] + 8) << each.text.toStdString();
            }
            EXPECT_LE(each.ink.bottom(), 10 + list.height() + 1);
        }
        EXPECT_GT(list.height(), 40);
    }
}

}  // namespace
}  // namespace nonet
