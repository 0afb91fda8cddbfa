#include "tests/ui/dock_on_board.h"
#include "ui/hints/hint_dock.h"
#include "ui/hints/technique_dialog.h"

#include <QComboBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::size_t setIndex(TechniqueId id) { return static_cast<std::size_t>(id); }

class TechniqueDialogTest : public testing::Test {
protected:
    QTreeWidget* list() { return m_dialog.findChild<QTreeWidget*>(QStringLiteral("techniqueList")); }
    QComboBox* sets() { return m_dialog.findChild<QComboBox*>(QStringLiteral("techniqueSets")); }
    void click(const char* name) {
        QTest::mouseClick(m_dialog.findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
    }
    const TechniqueChoice& choice() { return m_preferences.values().techniques; }

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("settings.ini"));
    Preferences m_preferences{m_file};
    TechniqueDialog m_dialog{m_preferences};
};

TEST_F(TechniqueDialogTest, SwitchesATechniqueOffAtOnceAndKeepsThat) {
    ASSERT_EQ(list()->topLevelItemCount(), kTechniqueCount);
    list()->topLevelItem(13)->setCheckState(0, Qt::Unchecked);
    list()->topLevelItem(20)->setCheckState(2, Qt::Checked);
    EXPECT_FALSE(choice().allowed.test(13));
    EXPECT_TRUE(choice().stopsBefore.test(20));
    EXPECT_EQ(Preferences(m_file).values().techniques, choice()) << "the next start has it too";
}

TEST_F(TechniqueDialogTest, MovesAndLeavesOutAllBelow) {
    list()->setCurrentItem(list()->topLevelItem(2));
    click("techniqueUp");
    EXPECT_EQ(choice().order[1], TechniqueId::hiddenSingle);
    EXPECT_EQ(list()->indexOfTopLevelItem(list()->currentItem()), 1) << "it stays the current one";
    click("techniqueUpToHere");
    EXPECT_TRUE(choice().allowed.test(setIndex(TechniqueId::hiddenSingle)));
    EXPECT_FALSE(choice().allowed.test(setIndex(TechniqueId::nakedSingle)));
    click("techniqueAll");
    EXPECT_TRUE(choice().allowed.all());
    EXPECT_FALSE(choice().isStandard());
    click("techniqueReset");
    EXPECT_TRUE(choice().isStandard());
}

TEST_F(TechniqueDialogTest, KeepsSetsByName) {
    list()->setCurrentItem(list()->topLevelItem(4));
    click("techniqueUpToHere");
    const TechniqueChoice easy = choice();
    sets()->setEditText(QStringLiteral("easy / club"));
    click("techniqueSaveSet");
    EXPECT_EQ(Preferences(m_file).values().techniqueSets.value(QStringLiteral("easy / club")), easy);
    click("techniqueReset");
    Q_EMIT sets()->textActivated(QStringLiteral("easy / club"));
    EXPECT_EQ(choice(), easy);
    click("techniqueDeleteSet");
    EXPECT_TRUE(m_preferences.values().techniqueSets.isEmpty());
    EXPECT_EQ(choice(), easy) << "what is used now stays";
}

class HintsByChoice : public test::DockOnBoard<HintDock> {};

TEST_F(HintsByChoice, UseNoTechniqueThatIsOff) {
    const auto told = [this] {
        m_dock.clear();
        m_dock.ask();
        EXPECT_TRUE(
            QTest::qWaitFor([this] { return m_dock.session().stage() == HintSession::Stage::answered; }, 20000));
        return m_dock.session().step();
    };
    ASSERT_NE(told(), nullptr);
    const TechniqueId first = told()->technique;
    m_preferences.change([first](PreferenceValues& v) { v.techniques.allowed.reset(setIndex(first)); });
    const Step* other = told();
    EXPECT_TRUE(other == nullptr || other->technique != first);
    m_preferences.change([](PreferenceValues& v) { v.techniques.allowed.reset(); });
    EXPECT_EQ(told(), nullptr);
    EXPECT_EQ(m_dock.session().answer()->finding, HintFinding::noStep);
}

}  // namespace
}  // namespace nonet
