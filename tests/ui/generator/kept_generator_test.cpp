// The generator's window over restarts, and over a disk that takes nothing.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/generator/generator_form.h"
#include "ui/generator/generator_window.h"
#include "ui/generator/kept_recipes.h"
#include "ui/generator/mask_board.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

namespace nonet {
namespace {

class KeptGenerator : public WindowTest {
protected:
    void openGenerator() {
        trigger("file.generate");
        find<QPushButton>("generatorDetails")->setChecked(true);
    }
    /// As a kill leaves it: nothing is told that the end comes.
    void openAgain() {
        openWindow();
        openGenerator();
    }
    void type(const char* field, const char* text) { find<QLineEdit>(field)->setText(QString::fromLatin1(text)); }
    void press(const char* button) { find<QPushButton>(button)->click(); }
    void save(const char* name) {
        press("keepRecipe");
        auto* dialog = find<QInputDialog>("recipeDialog");
        dialog->setTextValue(QLatin1String(name));
        dialog->accept();
        delete dialog;
    }
    QStringList listed() {
        auto* list = find<QComboBox>("recipes");
        QStringList names;
        for (int i = 1; i < list->count(); ++i)
            names.append(list->itemText(i));
        return names;
    }
    QString said() {
        auto* label = find<QLabel>("recipeSaid");
        return label->isVisible() ? label->text() : QString();
    }
    QString recipeFile() const { return m_data.filePath(QStringLiteral("generator.values")); }
    /// A folder stands where the file should be: nothing can be written there, whoever runs the test.
    void blockRecipes() { ASSERT_TRUE(QDir().mkpath(recipeFile())); }
};

TEST_F(KeptGenerator, ARecipeThatIsNotOnTheDiskIsNotCalledSaved) {
    blockRecipes();
    openAgain();
    save("FromA");
    EXPECT_EQ(listed(), QStringList{QStringLiteral("FromA (not saved)")});
    EXPECT_TRUE(said().startsWith(QStringLiteral("“FromA” is not saved yet:"))) << said().toStdString();
    // The list marks it, and its name is the same.
    find<QComboBox>("recipes")->setCurrentIndex(1);
    press("keepRecipe");
    EXPECT_EQ(find<QInputDialog>("recipeDialog")->textValue(), QStringLiteral("FromA"));
    delete find<QInputDialog>("recipeDialog");
    // And the end asks.
    m_window->close();
    auto* question = find<QMessageBox>("unsavedQuestion");
    ASSERT_NE(question, nullptr);
    EXPECT_TRUE(question->text().contains(QStringLiteral("recipes"))) << question->text().toStdString();
    delete question;
    ASSERT_TRUE(QDir().rmdir(recipeFile()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return listed() == QStringList{QStringLiteral("FromA")}; }, 10'000));
    EXPECT_EQ(said(), QStringLiteral("“FromA” is saved."));
    openAgain();
    EXPECT_EQ(listed(), QStringList{QStringLiteral("FromA")});
}

TEST_F(KeptGenerator, DeletingAndReplacingAreTakenBack) {
    openGenerator();
    find<QSpinBox>("goalCount")->setValue(3);
    save("Dear");
    EXPECT_EQ(said(), QStringLiteral("“Dear” is saved."));
    find<QSpinBox>("goalCount")->setValue(4);
    save("Dear");
    EXPECT_EQ(said(), QStringLiteral("“Dear” is replaced."));
    press("undoRecipe");
    auto* list = find<QComboBox>("recipes");
    Q_EMIT list->activated(list->currentIndex());
    EXPECT_EQ(find<QSpinBox>("goalCount")->value(), 3);
    press("removeRecipe");
    EXPECT_EQ(said(), QStringLiteral("“Dear” is deleted."));
    EXPECT_TRUE(listed().isEmpty());
    press("undoRecipe");
    EXPECT_EQ(listed(), QStringList{QStringLiteral("Dear")});
    openAgain();
    EXPECT_EQ(listed(), QStringList{QStringLiteral("Dear")});
}

TEST_F(KeptGenerator, TheListFollowsAnotherWindow) {
    openGenerator();
    save("FromA");
    KeptRecipes other(m_data.path());
    SavedRecipe recipe;
    recipe.name = QStringLiteral("FromB");
    ASSERT_FALSE(other.save(recipe));
    save("FromA2");
    EXPECT_EQ(listed(), (QStringList{QStringLiteral("FromA"), QStringLiteral("FromA2"), QStringLiteral("FromB")}));
    EXPECT_EQ(find<QComboBox>("recipes")->currentText(), QStringLiteral("FromA2"));
}

TEST_F(KeptGenerator, TheGoalsComeBackAsTheyWereTypedAfterAKill) {
    openGenerator();
    find<QComboBox>("goalLevel")->setCurrentIndex(3);
    type("goalClues", "24-");
    type("goalScore", "90x");
    type("goalSeed", "seven");
    find<MaskBoard>("goalMask")->setMask(classic::cellsOf(classic::boxHouse(4)));
    find<QCheckBox>("goalUsesMask")->setChecked(false);
    QTest::qWait(300);
    // What a kill leaves is what is there now.
    QTemporaryDir killed;
    ASSERT_TRUE(QFile::copy(recipeFile(), killed.filePath(QStringLiteral("generator.values"))));
    type("goalClues", "30");
    m_window.reset();
    QFile::remove(recipeFile());
    ASSERT_TRUE(QFile::copy(killed.filePath(QStringLiteral("generator.values")), recipeFile()));
    openWindow();
    trigger("file.generate");
    EXPECT_TRUE(find<QPushButton>("generatorDetails")->isChecked());
    EXPECT_EQ(find<QComboBox>("goalLevel")->currentIndex(), 3);
    EXPECT_EQ(find<QLineEdit>("goalClues")->text(), QStringLiteral("24-"));
    EXPECT_EQ(find<QLineEdit>("goalScore")->text(), QStringLiteral("90x"));
    EXPECT_EQ(find<QLineEdit>("goalSeed")->text(), QStringLiteral("seven"));
    EXPECT_EQ(find<MaskBoard>("goalMask")->mask(), classic::cellsOf(classic::boxHouse(4)));
    EXPECT_FALSE(find<QCheckBox>("goalUsesMask")->isChecked());
    EXPECT_FALSE(find<QPushButton>("generate")->isEnabled());
}

TEST_F(KeptGenerator, JobsGoOnAfterAStartAndItIsSaid) {
    openGenerator();
    find<QSpinBox>("goalCount")->setValue(2);
    press("generate");
    auto* jobs = find<QTreeWidget>("orders");
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return jobs->topLevelItem(0)->text(3).contains(QStringLiteral("done")); }, 60'000));
    type("goalClues", "17");
    find<QComboBox>("goalSymmetry")->setCurrentIndex(static_cast<int>(Symmetry::quarterTurn));
    find<QSpinBox>("goalSeconds")->setValue(3600);
    press("generate");
    const QString name = jobs->topLevelItem(1)->text(0);
    EXPECT_TRUE(m_window->close()) << "all is kept: nobody is asked";
    openWindow();
    ASSERT_TRUE(QTest::qWaitFor([&] { return message().contains(QStringLiteral("1 job of the generator")); }))
        << message().toStdString();
    openGenerator();
    jobs = find<QTreeWidget>("orders");
    ASSERT_EQ(jobs->topLevelItemCount(), 2);
    EXPECT_TRUE(jobs->topLevelItem(0)->text(3).contains(QStringLiteral("done")));
    EXPECT_EQ(jobs->topLevelItem(0)->text(1), QStringLiteral("2 of 2"));
    EXPECT_EQ(jobs->topLevelItem(1)->text(0), name);
    EXPECT_TRUE(jobs->topLevelItem(1)->text(3).contains(QStringLiteral("running")));
    jobs->setCurrentItem(jobs->topLevelItem(0));
    EXPECT_EQ(find<QListView>("generatedPuzzles")->model()->rowCount(), 2);
}

TEST_F(KeptGenerator, JobsThatCannotBeKeptAreNamedAtTheEnd) {
    m_window.reset();
    ASSERT_TRUE(QDir().mkpath(m_data.filePath(QStringLiteral("jobs/jobs.values"))));
    openWindow();
    openGenerator();
    find<QSpinBox>("goalCount")->setValue(1);
    press("generate");
    EXPECT_FALSE(m_window->close());
    auto* question = find<QMessageBox>("unsavedQuestion");
    ASSERT_NE(question, nullptr);
    EXPECT_TRUE(question->text().contains(QStringLiteral("jobs"))) << question->text().toStdString();
}

}  // namespace
}  // namespace nonet
