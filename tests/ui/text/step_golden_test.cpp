// Every sentence about a step of every technique, at every depth and in each language, as it stood last: whoever
// changes one sees it here. After a change that is meant, NONET_WRITE_GOLDEN=1 writes the files anew.
#include "tests/core/techniques/library_rows.h"
#include "tests/ui/found_step_picture.h"
#include "ui/board/step_legend.h"
#include "ui/preferences/preferences.h"
#include "ui/text/chain_text.h"
#include "ui/text/technique_text.h"
#include "ui/text/translations.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::boardWith;
using test::FoundStep;

constexpr std::size_t kStepsEach = 2;

/// Those of the library's rows, and some more as they come about in the shipped puzzles.
const std::vector<FoundStep>& goldenSteps() {
    static const std::vector<FoundStep> steps = [] {
        std::vector<FoundStep> found;
        for (const test::LibraryRow& row : test::libraryRows(NONET_SOURCE_DIR "/tests/data/techniques/library.txt"))
            if (const std::optional<TechniqueId> id = techniqueByCode(row.code))
                for (const Step& step : stepsOf(*id, row.position))
                    if (step.eliminations == row.eliminations && step.placements == row.placements) {
                        found.push_back({row.position, step});
                        break;
                    }
        for (const Technique& wanted : techniqueCatalogue())
            std::ranges::move(test::stepsOfSamples(wanted.id, kStepsEach), std::back_inserter(found));
        std::ranges::stable_sort(found, {}, [](const FoundStep& each) { return technique(each.step.technique).code; });
        return found;
    }();
    return steps;
}

QStringList sentencesAbout(const FoundStep& found, StepLegend& legend) {
    const Step& step = found.step;
    QStringList lines;
    lines += QStringLiteral("== ") + QString::fromLatin1(technique(step.technique).code.data(), 4);
    lines += {stepTitle(step),  stepTopic(step),  stepHousesSentence(step), stepPatternSentence(step),
              stepReason(step), stepResult(step), eurekaNotation(step)};
    for (const LineLink& link : linksOf(step))
        lines += QStringLiteral("  ") + linkSentence(step, link);
    for (const StepDepth depth : {StepDepth::houses, StepDepth::pattern, StepDepth::full}) {
        legend.setPicture(boardWith(found, depth));
        lines +=
            QStringLiteral("  [%1] %2").arg(static_cast<int>(depth)).arg(legend.words().join(QStringLiteral(" | ")));
    }
    return lines;
}

class StepGolden : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override { installTranslations(*QCoreApplication::instance(), QLocale(QLatin1String(GetParam()))); }
    void TearDown() override { installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English)); }
};

TEST_P(StepGolden, SaysWhatItSaid) {
    const QTemporaryDir folder;
    const Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    StepLegend legend(preferences);
    QStringList said;
    for (const FoundStep& found : goldenSteps())
        said += sentencesAbout(found, legend);
    QFile file(
        QStringLiteral(NONET_SOURCE_DIR "/tests/data/techniques/sentences_%1.txt").arg(QLatin1String(GetParam())));
    if (qEnvironmentVariableIsSet("NONET_WRITE_GOLDEN")) {
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write((said.join(u'\n') + u'\n').toUtf8());
        return;
    }
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QStringList golden = QString::fromUtf8(file.readAll()).split(u'\n');
    ASSERT_EQ(golden.size(), said.size() + 1);
    for (qsizetype i = 0; i < said.size(); ++i)
        EXPECT_EQ(said[i].toStdString(), golden[i].toStdString()) << "line " << i + 1;
}

INSTANTIATE_TEST_SUITE_P(Languages, StepGolden, testing::Values("en", "de"));

}  // namespace
}  // namespace nonet
