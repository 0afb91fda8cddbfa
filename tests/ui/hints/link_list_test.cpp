#include "tests/ui/hand_made_steps.h"
#include "ui/hints/link_list.h"

#include <QListWidget>

#include <gtest/gtest.h>

namespace nonet {
namespace {

QStringList linesOf(const Step& step) {
    LinkList list;
    list.setStep(&step);
    const auto* lines = list.findChild<QListWidget*>(QStringLiteral("hintLinks"));
    QStringList texts;
    for (int row = 0; row < lines->count(); ++row)
        texts += lines->item(row)->text();
    return texts;
}

TEST(LinkList, WalksBranchesOneAfterTheOther) {
    const QStringList lines = linesOf(test::houseBranches());
    ASSERT_EQ(lines.size(), 4);
    EXPECT_TRUE(lines[0].startsWith(QStringLiteral("1. Branch 1: If r2c2 is 7")));
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("2. If r6c2 is not 7")));
    EXPECT_TRUE(lines[3].startsWith(QStringLiteral("4. Branch 2: If r2c8 is 7")));
}

TEST(LinkList, ChainsThatStandEachForItselfAreNoBranches) {
    const QStringList lines = linesOf(test::dualChain());
    ASSERT_EQ(lines.size(), 6);
    EXPECT_TRUE(lines[3].startsWith(QStringLiteral("4. If r9c2 is not 6")));
}

}  // namespace
}  // namespace nonet
