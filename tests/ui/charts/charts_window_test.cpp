#include "tests/ui/main_window/window_fixture.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/chart_maker.h"
#include "ui/charts/charts_window.h"

#include <QBuffer>
#include <QChartView>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImageReader>
#include <QLabel>
#include <QLegendMarker>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QXYSeries>

#include <numeric>

namespace nonet {
namespace {

// Singles solve the first, the second needs an X-Wing, the third has 17 clues.
const char* const kLines[] = {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                              "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5",
                              "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"};

std::shared_ptr<const PuzzleDifficulty> measured(const char* line) {
    return std::make_shared<const PuzzleDifficulty>(difficultyOf(Puzzle(*gridFromLine(line))));
}

TEST(PuzzleDifficulty, CountsAgreeWithEachOther) {
    for (const char* line : kLines) {
        const auto puzzle = measured(line);
        ASSERT_EQ(puzzle->obstacle, ChartObstacle::none);
        const std::size_t steps = puzzle->report.path.steps.size();
        EXPECT_EQ(puzzle->profile.points.size(), steps + 1);
        EXPECT_EQ(puzzle->openSteps.points.size(), steps);
        EXPECT_EQ(puzzle->profile.points.back().score, puzzle->report.hodoku.score);
        EXPECT_EQ(std::accumulate(puzzle->profile.uses.begin(), puzzle->profile.uses.end(), 0),
                  static_cast<int>(steps));
    }
    EXPECT_EQ(measured("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...8")->obstacle,
              ChartObstacle::noSolution);
    EXPECT_EQ(measured(std::string(81, '.').c_str())->obstacle, ChartObstacle::severalSolutions);
}

TEST(Charts, EveryKindHasWordsNumbersAndADrawingInEveryTheme) {
    ChartSource source;
    source.puzzle = measured(kLines[1]);
    source.givens = *gridFromLine(kLines[1]);
    for (const ChartKind kind : kChartKinds) {
        if (kind == ChartKind::collection)
            continue;
        EXPECT_TRUE(chartObstacle(kind, source).isEmpty());
        EXPECT_FALSE(chartSentence(kind, source).isEmpty());
        const ChartTable table = chartTable(kind, source);
        EXPECT_FALSE(table.rows.empty());
        for (const QStringList& row : table.rows)
            EXPECT_EQ(row.size(), table.head.size());
        for (const ThemeId theme : {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::print}) {
            const auto chart = makeChart(kind, source, themeOf(theme));
            EXPECT_EQ(chart->series().isEmpty(), kind == ChartKind::heat);
        }
    }
}

TEST(Charts, StepsThatShareTheHighestScoreAreCounted) {
    PuzzleDifficulty puzzle = *measured(kLines[1]);
    std::vector<Step>& steps = puzzle.report.path.steps;
    ASSERT_GT(steps.size(), 3U);
    const auto sentence = [&] {
        ChartSource source;
        source.puzzle = std::make_shared<const PuzzleDifficulty>(puzzle);
        return chartSentence(ChartKind::path, source);
    };
    for (Step& each : steps)
        each.technique = TechniqueId::nakedSingle;
    EXPECT_TRUE(sentence().contains(QStringLiteral("All steps score alike."))) << sentence().toStdString();
    steps[1].technique = steps[2].technique = TechniqueId::xWing;
    EXPECT_TRUE(sentence().contains(QStringLiteral("2 steps score highest; the first is step 2: X-Wing.")))
        << sentence().toStdString();
    steps[2].technique = TechniqueId::nakedSingle;
    EXPECT_TRUE(sentence().contains(QStringLiteral("Step 2 scores highest: X-Wing."))) << sentence().toStdString();
}

TEST(Charts, TheFewestStepsAreOpenWhereTheSentenceSays) {
    for (const char* line : kLines) {
        ChartSource source;
        source.puzzle = measured(line);
        source.givens = *gridFromLine(line);
        const QString sentence = chartSentence(ChartKind::openSteps, source);
        const std::optional<std::size_t> narrowest = source.puzzle->openSteps.narrowestWhileOpen();
        // Where a single leads on, nobody is stuck.
        ASSERT_TRUE(narrowest);
        EXPECT_FALSE(sentence.contains(QStringLiteral("stuck"))) << sentence.toStdString();
        EXPECT_TRUE(sentence.startsWith(
            QStringLiteral("While some blank cell cannot be filled yet, the bottleneck is step %1, ")
                .arg(*narrowest + 1)))
            << sentence.toStdString();
    }
}

TEST(Charts, AreSavedInEveryFormat) {
    ChartSource source;
    source.puzzle = measured(kLines[0]);
    source.givens = *gridFromLine(kLines[0]);
    for (const ChartKind kind : {ChartKind::path, ChartKind::techniques, ChartKind::heat}) {
        const Theme& theme = themeOf(ThemeId::light);
        QByteArray png = chartBytes(kind, source, theme, ChartFormat::png);
        const QImage image = QImage::fromData(png, "PNG");
        EXPECT_EQ(image.size(), QSize(1920, 1200));
        // Something is drawn where the chart is, not the words alone.
        QSet<QRgb> colours;
        for (int x = 100; x < 1800; x += 3)
            for (int y = 300; y < 1100; y += 3)
                colours.insert(image.pixel(x, y));
        EXPECT_GT(colours.size(), 4) << static_cast<int>(kind);
        EXPECT_TRUE(chartBytes(kind, source, theme, ChartFormat::svg).contains("<svg"));
        EXPECT_TRUE(chartBytes(kind, source, theme, ChartFormat::pdf).startsWith("%PDF"));
        const QByteArray csv = chartBytes(kind, source, theme, ChartFormat::csv);
        EXPECT_EQ(csv.count("\r\n"), static_cast<qsizetype>(chartTable(kind, source).rows.size()) + 1);
    }
    EXPECT_EQ(csvBytes({{QStringLiteral("a"), QStringLiteral("b,\"c\"")}, {}}), QByteArray("a,\"b,\"\"c\"\"\"\r\n"));
    EXPECT_EQ(chartFormatOf(QStringLiteral("x.SVG")), ChartFormat::svg);
    EXPECT_FALSE(chartFormatOf(QStringLiteral("x.txt")));
}

class ChartsInTheWindow : public WindowTest {
protected:
    ChartsWindow& charts() {
        trigger("view.charts");
        return *find<ChartsWindow>("chartsWindow");
    }
    bool isDrawn() { return find<QLabel>("chartSentence")->isVisible(); }
};

TEST_F(ChartsInTheWindow, FollowThePuzzleThatIsOpen) {
    ChartsWindow& charts = this->charts();
    ASSERT_TRUE(QTest::qWaitFor([&] { return isDrawn(); }));
    for (const ChartKind kind : kChartKinds) {
        charts.showChart(kind);
        EXPECT_EQ(isDrawn(), kind != ChartKind::collection);
    }
    charts.showChart(ChartKind::path);
    const auto before = charts.source().puzzle;
    paste(QLatin1String(kLines[1]));
    ASSERT_TRUE(QTest::qWaitFor([&] { return charts.source().puzzle && charts.source().puzzle != before; }));
    EXPECT_EQ(charts.source().givens, document().puzzle().givens);
    trigger("file.new_empty");
    ASSERT_TRUE(QTest::qWaitFor([&] { return charts.source().puzzle && !isDrawn(); }));
    EXPECT_FALSE(find<QLabel>("chartEmpty")->text().isEmpty());
    EXPECT_FALSE(find<QPushButton>("saveChart")->isEnabled());
}

TEST_F(ChartsInTheWindow, ShowTheirNumbersAndAreSaved) {
    ChartsWindow& charts = this->charts();
    ASSERT_TRUE(QTest::qWaitFor([&] { return isDrawn(); }));
    find<QCheckBox>("showNumbers")->setChecked(true);
    auto* table = find<QTableWidget>("chartTable");
    EXPECT_TRUE(table->isVisible());
    EXPECT_EQ(table->rowCount(), static_cast<int>(charts.source().puzzle->report.path.steps.size()));
    const QString path = m_data.filePath(QStringLiteral("chart.csv"));
    charts.save(path);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), csvBytes(chartTable(ChartKind::path, charts.source())));
    charts.save(m_data.filePath(QStringLiteral("chart.doc")));
    EXPECT_TRUE(message().contains(QStringLiteral("chart.doc")));
}

TEST_F(ChartsInTheWindow, RateAFileOfPuzzlesAndCorrelateTwoMeasures) {
    QFile file(m_data.filePath(QStringLiteral("puzzles.txt")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (const char* line : kLines)
        file.write(QByteArray(line) + "\n");
    file.write("no puzzle at all\n");
    file.close();
    ChartsWindow& charts = this->charts();
    charts.openCollection(file.fileName());
    ASSERT_TRUE(QTest::qWaitFor([&] { return charts.source().collection != nullptr; }));
    EXPECT_EQ(charts.source().collection->puzzles.size(), 3U);
    EXPECT_EQ(charts.source().collection->passedOver, 1);
    const auto said = [&] { return find<QLabel>("chartSentence")->text(); };
    EXPECT_TRUE(said().contains(QStringLiteral("puzzles.txt")));
    EXPECT_TRUE(said().contains(QStringLiteral("Spearman")));
    int points = 0;
    for (const QAbstractSeries* series : find<QChartView>("chartView")->chart()->series())
        points += static_cast<const QXYSeries*>(series)->count();
    EXPECT_EQ(points, 3);
    auto* up = find<QComboBox>("measureUp");
    up->setCurrentIndex(up->findData(static_cast<int>(Measure::candidateSum)));
    EXPECT_TRUE(said().contains(QStringLiteral("1.000"))) << said().toStdString();
    charts.openCollection(m_data.filePath(QStringLiteral("missing.txt")));
    ASSERT_TRUE(QTest::qWaitFor([&] { return message().contains(QStringLiteral("missing.txt")); }));
}

}  // namespace
}  // namespace nonet
