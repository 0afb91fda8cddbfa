#include "core/techniques/profiles/hodoku_profile.h"
#include "tests/ui/dock_on_board.h"
#include "ui/hints/hint_dock.h"
#include "ui/hints/technique_dialog.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class TechniqueDialogTest : public testing::Test {
protected:
    QTreeWidget* list() { return m_dialog.findChild<QTreeWidget*>(QStringLiteral("techniqueList")); }
    void click(const char* name) {
        QTest::mouseClick(m_dialog.findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
    }
    const Profile& profile() { return m_preferences.values().profileInForce(); }

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("settings.ini"));
    Preferences m_preferences{m_file};
    TechniqueDialog m_dialog{m_preferences};
};

TEST_F(TechniqueDialogTest, SwitchesATechniqueOffAtOnceAndKeepsThat) {
    ASSERT_EQ(list()->topLevelItemCount(), kTechniqueCount);
    list()->topLevelItem(13)->setCheckState(0, Qt::Unchecked);
    list()->topLevelItem(20)->setCheckState(2, Qt::Checked);
    EXPECT_FALSE(profile().rows[13].isOn);
    EXPECT_TRUE(profile().rows[20].stopsBefore);
    EXPECT_FALSE(profile().isBuiltIn()) << "those stay as they are";
    EXPECT_EQ(Preferences(m_file).values().profileInForce(), profile()) << "the next start has it too";
}

TEST_F(TechniqueDialogTest, MovesAndLeavesOutAllBelow) {
    list()->setCurrentItem(list()->topLevelItem(2));
    click("techniqueUp");
    EXPECT_EQ(profile().rows[1].technique, TechniqueId::hiddenSingle);
    EXPECT_EQ(list()->indexOfTopLevelItem(list()->currentItem()), 1) << "it stays the current one";
    click("techniqueUpToHere");
    EXPECT_TRUE(rowOf(profile(), TechniqueId::hiddenSingle).isOn);
    EXPECT_FALSE(rowOf(profile(), TechniqueId::nakedSingle).isOn);
    click("techniqueAll");
    EXPECT_TRUE(techniquesOn(profile()).all());
    EXPECT_FALSE(worksLike(profile(), hodokuProfile()));
    click("techniqueReset");
    EXPECT_TRUE(worksLike(profile(), hodokuProfile()));
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
    Profile own = ownCopy(hodokuProfile(), "Own");
    rowOf(own, first).isOn = false;
    const auto use = [&] {
        m_preferences.change([&own](PreferenceValues& v) {
            v.ownProfiles[QStringLiteral("Own")] = own;
            v.profile = QStringLiteral("Own");
        });
    };
    use();
    const Step* other = told();
    EXPECT_TRUE(other == nullptr || other->technique != first);
    useAll(own, TechniqueSet().set(), false);
    use();
    EXPECT_EQ(told(), nullptr);
    EXPECT_EQ(m_dock.session().answer()->finding, HintFinding::noStep);
}

}  // namespace
}  // namespace nonet
