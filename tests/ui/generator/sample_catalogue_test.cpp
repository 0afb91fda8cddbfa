#include "core/techniques/catalogue.h"
#include "ui/generator/new_puzzle_dialog.h"
#include "ui/generator/sample_catalogue.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(SampleCatalogue, HasPuzzlesOfEveryLevelUpToUnfair) {
    const SampleCatalogue catalogue = SampleCatalogue::embedded();
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::unfair})
        EXPECT_GE(catalogue.ofLevel(level).size(), 50U);
    for (const TechniqueId technique : catalogue.techniques())
        EXPECT_FALSE(catalogue.ofTechnique(technique).empty());
    EXPECT_GT(catalogue.techniques().size(), 20U);
}

TEST(SampleCatalogue, PassesOverLinesThatDoNotFit) {
    const std::string puzzle(81, '.');
    const std::string code(technique(techniqueCatalogue().front().id).code);
    const auto count = [](const std::string& text) { return SampleCatalogue::fromText(text).samples().size(); };
    EXPECT_EQ(count(puzzle + "\teasy\t10\t" + code + "\t" + code + "\n"), 1U);
    EXPECT_EQ(count(puzzle + "\tawful\t10\t" + code + "\t" + code + "\n"), 0U);
    EXPECT_EQ(count(puzzle + "\teasy\t10\tnone\t" + code + "\n"), 0U);
    EXPECT_EQ(count(puzzle + "..\teasy\t10\t" + code + "\t" + code + "\n"), 0U);
    EXPECT_EQ(count(puzzle + "\teasy\n\n\t\t\t\t\n"), 0U);
}

TEST(SampleCatalogue, PicksAnotherOneWhereThereIsOne) {
    const SampleCatalogue catalogue = SampleCatalogue::embedded();
    const std::vector<const Sample*> two{&catalogue.samples()[0], &catalogue.samples()[1]};
    RandomSource random(1);
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(SampleCatalogue::pick(two, two[0]->puzzle, random), two[1]);
    EXPECT_EQ(SampleCatalogue::pick({two[0]}, two[0]->puzzle, random), two[0]);
    EXPECT_EQ(SampleCatalogue::pick({}, two[0]->puzzle, random), nullptr);
}

TEST(NewPuzzleDialog, EveryWayInTellsWhatWasChosen) {
    NewPuzzleDialog dialog(SampleCatalogue::embedded());
    QSignalSpy level(&dialog, &NewPuzzleDialog::levelChosen);
    QSignalSpy technique(&dialog, &NewPuzzleDialog::techniqueChosen);
    QSignalSpy empty(&dialog, &NewPuzzleDialog::emptyChosen);
    QSignalSpy all(&dialog, &NewPuzzleDialog::allCandidatesChosen);
    QSignalSpy pasted(&dialog, &NewPuzzleDialog::candidatesPasted);
    const auto button = [&](const char* name) { return dialog.findChild<QPushButton*>(QString::fromLatin1(name)); };
    button("level2")->click();
    EXPECT_FALSE(button("openTechnique")->isEnabled());
    dialog.findChild<QListWidget*>(QStringLiteral("techniques"))->setCurrentRow(3);
    button("openTechnique")->click();
    button("emptyBoard")->click();
    button("allCandidates")->click();
    EXPECT_FALSE(button("openCandidates")->isEnabled());
    dialog.findChild<QPlainTextEdit*>(QStringLiteral("candidateText"))->setPlainText(QStringLiteral("123"));
    button("openCandidates")->click();
    EXPECT_EQ(level.count(), 1);
    EXPECT_EQ(technique.count(), 1);
    EXPECT_EQ(empty.count(), 1);
    EXPECT_EQ(all.count(), 1);
    ASSERT_EQ(pasted.count(), 1);
    EXPECT_EQ(pasted[0][0].toString(), QStringLiteral("123"));
}

TEST(NewPuzzleDialog, RowsStandClearOfEachOther) {
    const QTemporaryDir folder;
    const Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    const Appearance appearance(preferences);
    NewPuzzleDialog dialog(SampleCatalogue::embedded());
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
    const auto* list = dialog.findChild<QListWidget*>(QStringLiteral("techniques"));
    EXPECT_GT(list->visualItemRect(list->item(1)).top(), list->visualItemRect(list->item(0)).bottom());
}

}  // namespace
}  // namespace nonet
