#include "tests/core/found_steps.h"
#include "ui/text/cell_names.h"
#include "ui/text/hint_words.h"
#include "ui/text/step_roles.h"
#include "ui/text/technique_text.h"
#include "ui/text/translations.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::size_t kStepsOfEach = 6;

/// A few steps of every technique.
const std::vector<Step>& someSteps() {
    static const std::vector<Step> steps = [] {
        std::vector<Step> found;
        for (const Technique& wanted : techniqueCatalogue())
            for (const test::FoundStep& each : test::foundSteps(wanted.id, kStepsOfEach))
                found.push_back(each.step);
        return found;
    }();
    return steps;
}

class StepText : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override { installTranslations(*QCoreApplication::instance(), QLocale(QLatin1String(GetParam()))); }
    void TearDown() override { installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English)); }
};

std::string toText(const QString& text) { return text.toStdString(); }

QSet<QString> cellsNamed(const QString& text) {
    QSet<QString> cells;
    static const QRegularExpression group(QStringLiteral("r([1-9]+)c([1-9]+)"));
    for (auto it = group.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        for (const QChar row : match.captured(1))
            for (const QChar column : match.captured(2))
                cells.insert(QStringLiteral("r%1c%2").arg(row).arg(column));
    }
    return cells;
}

TEST_P(StepText, EveryTechniqueIsSeen) {
    std::set<TechniqueId> seen;
    for (const Step& step : someSteps())
        seen.insert(step.technique);
    for (const Technique& each : techniqueCatalogue())
        EXPECT_TRUE(seen.contains(each.id)) << toText(techniqueName(each.id));
}

TEST_P(StepText, FillsEveryPlaceAndNamesTheRightCells) {
    const QString fallback = QCoreApplication::translate(
        "StepReason", "Whichever way the marked cells and houses are filled, the result is the same.");
    for (const Step& step : someSteps()) {
        SCOPED_TRACE(toText(stepSentence(step)));
        for (const QString& text : {stepTitle(step), stepTopic(step), stepHousesSentence(step),
                                    stepPatternSentence(step), stepReason(step), stepResult(step)}) {
            EXPECT_FALSE(text.isEmpty());
            EXPECT_FALSE(text.contains(u'%')) << toText(text);
            EXPECT_FALSE(text.contains(QStringLiteral("  "))) << toText(text);
        }
        EXPECT_NE(stepReason(step), fallback);
        EXPECT_TRUE(stepReason(step).at(0).isUpper() || stepReason(step).at(0) == u'r') << toText(stepReason(step));

        QSet<QString> changed;
        for (const Candidate each : step.placements)
            changed.insert(cellName(each.cell));
        for (const Candidate each : step.eliminations)
            changed.insert(cellName(each.cell));
        EXPECT_EQ(cellsNamed(stepResult(step)), changed);
    }
}

TEST_P(StepText, ReasonNamesOnlyThePatternAndTheResult) {
    for (const Step& step : someSteps()) {
        SCOPED_TRACE(toText(stepSentence(step)));
        QSet<QString> known;
        for (const RoleCell& each : step.cells)
            known.insert(cellName(each.cell));
        for (const RoleCandidate& each : step.candidates)
            known.insert(cellName(each.candidate.cell));
        for (const Candidate each : step.placements)
            known.insert(cellName(each.cell));
        for (const Candidate each : step.eliminations)
            known.insert(cellName(each.cell));
        EXPECT_TRUE(known.contains(cellsNamed(stepReason(step))));
    }
}

TEST_P(StepText, HousesSpoilNoCell) {
    for (const Step& step : someSteps())
        EXPECT_TRUE(cellsNamed(stepHousesSentence(step)).isEmpty()) << toText(stepHousesSentence(step));
}

INSTANTIATE_TEST_SUITE_P(Languages, StepText, testing::Values("en", "de"));

TEST(StepTextInEnglish, SaysAnXWingAsTeachersDo) {
    Step step{.technique = TechniqueId::xWing};
    step.digits = {Digit(7)};
    step.houses = {{classic::rowHouse(3), Role::base},
                   {classic::rowHouse(7), Role::base},
                   {classic::columnHouse(1), Role::cover},
                   {classic::columnHouse(7), Role::cover}};
    for (const Cell cell : {classic::cellAt(3, 1), classic::cellAt(3, 7), classic::cellAt(7, 1), classic::cellAt(7, 7)})
        step.candidates.push_back({{cell, Digit(7)}, Role::base});
    step.eliminations = {{classic::cellAt(0, 1), Digit(7)}, {classic::cellAt(5, 1), Digit(7)}};
    EXPECT_EQ(toText(stepTitle(step)), "X-Wing on 7");
    EXPECT_EQ(toText(stepTopic(step)), "7 in r48");
    EXPECT_EQ(toText(stepPlace(step)), "r48");
    EXPECT_EQ(toText(stepHousesSentence(step)), "Look in rows 4 and 8.");
    EXPECT_EQ(toText(stepReason(step)),
              "Rows 4 and 8 each have only two places for 7, all of them in columns 2 and 8. Whichever "
              "way the 7s fall, columns 2 and 8 each get one, so no other cell there can be 7.");
    EXPECT_EQ(toText(stepResult(step)), "Removes 7 from r1c2 and r6c2.");
}

TEST(StepTextInEnglish, SaysHowManyStepsWereLeftOut) {
    EXPECT_TRUE(HintWords::ofLeftOut({}).isEmpty());
    EXPECT_EQ(toText(HintWords::ofLeftOut({.unproved = 1, .beyondProof = 2})),
              "3 steps left out: found, but not proved.");
}

TEST(StepTextInEnglish, NamesTheCellsOfAChainForItsPlace) {
    const std::vector<Candidate> chain = {{classic::cellAt(0, 1), Digit(4)},
                                          {classic::cellAt(0, 5), Digit(4)},
                                          {classic::cellAt(2, 5), Digit(4)},
                                          {classic::cellAt(2, 8), Digit(4)}};
    Step step{.technique = TechniqueId::xChain};
    step.digits = {Digit(4)};
    for (const Candidate each : chain)
        step.candidates.push_back({each, Role::on});
    EXPECT_EQ(toText(stepPlace(step)), "r1c26, r3c69");
    step.candidates.resize(1);
    step.lines = {alternatingLine(chain)};
    EXPECT_EQ(toText(stepPlace(step)), "r1c26, r3c69") << "of its lines too";
}

TEST(StepTextInEnglish, SaysNoMoreThanItKnowsOfAStepWithoutRoles) {
    for (const Technique& each : techniqueCatalogue()) {
        Step step{.technique = each.id};
        step.digits = {Digit(3)};
        EXPECT_FALSE(stepReason(step).isEmpty());
        EXPECT_FALSE(stepReason(step).contains(u'%')) << toText(stepReason(step));
    }
}

}  // namespace
}  // namespace nonet
