// A step's links in words, and its branches one at a time.
#include "tests/ui/rating/explainer_dock_fixture.h"
#include "ui/board/step_legend.h"
#include "ui/text/explainer_text.h"

#include <QListWidget>

namespace nonet {
namespace {

using ExplainerStepBoxTest = test::ExplainerDockTest;

TEST_F(ExplainerStepBoxTest, TheLinksOfAStepAreToldInWords) {
    ASSERT_TRUE(reveal());
    EXPECT_FALSE(button("explainerLinks")->isEnabled());
    m_dock.showStep(0);
    EXPECT_FALSE(button("explainerLinks")->isEnabled()) << "no chain";
    EXPECT_TRUE(text("explainerResult").contains(QStringLiteral("has only one place left"))) << "in which house";
    click("explainerERStep");
    click("explainerLinks");
    EXPECT_TRUE(list()->isVisible());
    EXPECT_TRUE(m_dock.findChild<QLabel*>(QStringLiteral("explainerLinksText"))->isVisible());
    const QString links = text("explainerLinksText");
    EXPECT_TRUE(links.startsWith(QStringLiteral("If r"))) << links.toStdString();
    EXPECT_TRUE(links.contains(QStringLiteral("\n1. r"))) << links.toStdString();
    const auto count = static_cast<int>(linksOf(*m_board.picture().step).size());
    EXPECT_TRUE(links.contains(QStringLiteral("%1. r").arg(count))) << links.toStdString();
    QTest::keyClick(button("explainerLinks"), Qt::Key_Escape);
    EXPECT_FALSE(m_dock.findChild<QLabel*>(QStringLiteral("explainerLinksText"))->isVisible());
    EXPECT_TRUE(m_dock.isActive()) << "the step stays";
}

TEST_F(ExplainerStepBoxTest, BranchesAreShownOneAtATimeUnlessAllAreWanted) {
    ASSERT_TRUE(reveal());
    auto* branches = m_dock.findChild<QListWidget*>(QStringLiteral("explainerBranches"));
    m_dock.showStep(0);
    EXPECT_FALSE(branches->isVisible()) << "no chain";
    click("explainerERStep");
    const auto hardest = static_cast<std::size_t>(explainerSources(m_path.steps).hardest);
    const explainer::Step& step = m_path.steps[hardest];
    ASSERT_EQ(step.chains.size(), 2U) << "a contradiction has two";
    ASSERT_TRUE(branches->isVisible());
    ASSERT_EQ(branches->count(), 3);
    const auto drawn = [&](std::optional<std::size_t> chain) {
        return explainerMoment(m_document->puzzle(), m_path.steps, hardest, chain).step;
    };
    ASSERT_NE(drawn(0), drawn(1));
    for (const int row : {1, 2, 0}) {
        branches->setCurrentRow(row);
        EXPECT_EQ(branches->item(row)->text().startsWith(QStringLiteral("If r")), row < 2);
        EXPECT_EQ(m_board.picture().step, drawn(row < 2 ? std::optional(static_cast<std::size_t>(row)) : std::nullopt));
    }
    const auto* legend = m_dock.findChild<StepLegend*>(QStringLiteral("explainerLegend"));
    EXPECT_TRUE(legend->isVisible());
    EXPECT_TRUE(legend->words().contains(QStringLiteral("Removed")) ||
                legend->words().contains(QStringLiteral("Placed")));
    m_dock.leave();
    EXPECT_FALSE(branches->isVisible());
    EXPECT_FALSE(legend->isVisible());
}

}  // namespace
}  // namespace nonet
