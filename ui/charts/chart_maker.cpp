#include "ui/charts/chart_maker.h"

#include "core/techniques/catalogue.h"
#include "ui/preferences/tokens.h"
#include "ui/text/technique_text.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCoreApplication>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QScatterSeries>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

namespace nonet {
namespace {

struct MakerText {
    Q_DECLARE_TR_FUNCTIONS(ChartText)
};

constexpr double kBarShare = 0.8;
constexpr double kPointSize = 9;
constexpr double kLineWidth = 2;
constexpr int kTicks = 8;
constexpr std::size_t kLevelCount = 5;

constexpr QScatterSeries::MarkerShape kLevelMarkers[kLevelCount] = {
    QScatterSeries::MarkerShapeCircle, QScatterSeries::MarkerShapeRectangle, QScatterSeries::MarkerShapeTriangle,
    QScatterSeries::MarkerShapeRotatedRectangle, QScatterSeries::MarkerShapeStar};

/// 1, 2 or 5 times a power of ten, so that the range has about kTicks of it; at least 1.
double niceInterval(double range) {
    const double rough = std::max(1.0, range / kTicks);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double step : {1.0, 2.0, 5.0})
        if (step * power >= rough)
            return step * power;
    return 10 * power;
}

/// Puts series and axes into the chart and dresses them.
class Drawing {
public:
    explicit Drawing(const Theme& theme) : m_theme(theme), m_chart(std::make_unique<QChart>()) {
        m_chart->setBackgroundBrush(theme.panel);
        m_chart->setBackgroundPen(Qt::NoPen);
        m_chart->setBackgroundRoundness(0);
        m_chart->setMargins(QMargins(4, 4, 4, 4));
        m_chart->legend()->setLabelColor(theme.text);
        m_chart->legend()->setFont(textFont(TextSize::body));
        m_chart->legend()->setAlignment(Qt::AlignBottom);
    }

    const Theme& theme() const { return m_theme; }
    QChart& chart() { return *m_chart; }
    std::unique_ptr<QChart> take() { return std::move(m_chart); }

    void dress(QAbstractAxis& axis, const QString& title, Qt::Alignment side) {
        axis.setTitleText(title);
        axis.setTitleBrush(m_theme.mutedText);
        axis.setTitleFont(textFont(TextSize::body));
        axis.setLabelsFont(textFont(TextSize::body));
        axis.setLabelsColor(m_theme.text);
        axis.setLinePenColor(m_theme.mutedText);
        axis.setGridLinePen(QPen(m_theme.panelBorder, 1, m_theme.usesTints ? Qt::SolidLine : Qt::DotLine));
        m_chart->addAxis(&axis, side);
    }

    QValueAxis* addValues(const QString& title, Qt::Alignment side, double least, double most) {
        auto* axis = new QValueAxis;
        const double interval = niceInterval(most - least);
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(std::floor(least / interval) * interval);
        axis->setTickInterval(interval);
        axis->setLabelFormat(QStringLiteral("%.0f"));
        axis->setRange(least, most);
        dress(*axis, title, side);
        return axis;
    }

    QBarSet* makeBars(const QString& name, const QBrush& brush) {
        auto* bars = new QBarSet(name);
        bars->setBrush(brush);
        // Bars of one colour are told apart by the gap between them.
        bars->setPen(m_theme.usesTints ? QPen(Qt::NoPen) : QPen(m_theme.mutedText, kBorder));
        return bars;
    }

    std::array<QBarSet*, kLevelCount> makeLevelBars() {
        std::array<QBarSet*, kLevelCount> sets{};
        for (std::size_t i = 0; i < kLevelCount; ++i)
            sets[i] = makeBars(levelName(static_cast<Level>(i)), levelBrush(m_theme, i));
        return sets;
    }

    /// Appends those that hold something; the others would only lengthen the legend.
    static void appendUsed(QAbstractBarSeries& series, const std::array<QBarSet*, kLevelCount>& sets) {
        for (QBarSet* set : sets) {
            if (set->sum() > 0)
                series.append(set);
            else
                delete set;
        }
    }

    void show(QAbstractSeries* series, QAbstractAxis* across, QAbstractAxis* up) {
        m_chart->addSeries(series);
        series->attachAxis(across);
        series->attachAxis(up);
        // Bars keep their square, which shows the hatching.
        if (qobject_cast<QXYSeries*>(series))
            for (QLegendMarker* marker : m_chart->legend()->markers(series))
                marker->setShape(QLegend::MarkerShapeFromSeries);
    }

    QLineSeries* makeLine(const QString& name, const QColor& colour, Qt::PenStyle style) {
        auto* line = new QLineSeries;
        line->setName(name);
        line->setPen(QPen(colour, kLineWidth, style));
        return line;
    }

private:
    const Theme& m_theme;
    std::unique_ptr<QChart> m_chart;
};

std::unique_ptr<QChart> pathChart(const PuzzleDifficulty& puzzle, const Theme& theme) {
    Drawing drawing(theme);
    const std::vector<Step>& steps = puzzle.report.path.steps;
    auto sets = drawing.makeLevelBars();
    int most = 0;
    // Bars stand at 0, 1, 2, ...; steps count from 1.
    for (QBarSet* set : sets)
        set->append(0);
    for (const Step& step : steps) {
        const ProfileRow& row = rowOf(puzzle.rules, step.technique);
        most = std::max(most, row.score);
        for (std::size_t i = 0; i < sets.size(); ++i)
            sets[i]->append(i == static_cast<std::size_t>(row.level) ? row.score : 0);
    }
    auto* series = new QStackedBarSeries;
    series->setBarWidth(kBarShare);
    Drawing::appendUsed(*series, sets);
    auto* across =
        drawing.addValues(MakerText::tr("Step"), Qt::AlignBottom, 0.5, static_cast<double>(steps.size()) + 0.5);
    auto* up = drawing.addValues(MakerText::tr("Score of the step"), Qt::AlignLeft, 0, most * 1.05);
    drawing.show(series, across, up);
    return drawing.take();
}

std::unique_ptr<QChart> candidatesChart(const PuzzleDifficulty& puzzle, const Theme& theme) {
    Drawing drawing(theme);
    QLineSeries* candidates = drawing.makeLine(MakerText::tr("Candidates"), theme.accent, Qt::SolidLine);
    QLineSeries* weight = drawing.makeLine(MakerText::tr("Sum of weights"), theme.conflict, Qt::DashLine);
    QLineSeries* blanks = drawing.makeLine(MakerText::tr("Blank cells"), theme.text, Qt::DotLine);
    double most = 0;
    for (std::size_t i = 0; i < puzzle.profile.points.size(); ++i) {
        const PathPoint& point = puzzle.profile.points[i];
        const auto x = static_cast<double>(i);
        candidates->append(x, point.candidates);
        weight->append(x, point.weight);
        blanks->append(x, point.blanks);
        most = std::max({most, point.weight, static_cast<double>(point.candidates)});
    }
    auto* across = drawing.addValues(MakerText::tr("After step"), Qt::AlignBottom, 0,
                                     static_cast<double>(puzzle.profile.points.size()) - 1);
    auto* up = drawing.addValues({}, Qt::AlignLeft, 0, most * 1.05);
    for (QLineSeries* line : {candidates, weight, blanks})
        drawing.show(line, across, up);
    return drawing.take();
}

std::unique_ptr<QChart> openStepsChart(const PuzzleDifficulty& puzzle, const Theme& theme) {
    Drawing drawing(theme);
    QBarSet* placing = drawing.makeBars(MakerText::tr("Placing a digit"), theme.accent);
    QBarSet* clearing = drawing.makeBars(MakerText::tr("Removing candidates"), secondBrush(theme, theme.conflict));
    placing->append(0);
    clearing->append(0);
    int most = 0;
    for (const AvailableSteps& point : puzzle.openSteps.points) {
        placing->append(point.placing);
        clearing->append(point.clearing);
        most = std::max(most, point.total());
    }
    auto* series = new QStackedBarSeries;
    series->setBarWidth(kBarShare);
    series->append(placing);
    series->append(clearing);
    auto* across = drawing.addValues(MakerText::tr("Before step"), Qt::AlignBottom, 0.5,
                                     static_cast<double>(puzzle.openSteps.points.size()) + 0.5);
    auto* up = drawing.addValues(MakerText::tr("Steps with different results"), Qt::AlignLeft, 0, most * 1.1);
    drawing.show(series, across, up);
    if (const std::optional<std::size_t> at = puzzle.openSteps.narrowestWhileOpen()) {
        auto* narrowest = new QScatterSeries;
        narrowest->setName(MakerText::tr("Narrowest point"));
        narrowest->setMarkerShape(QScatterSeries::MarkerShapeTriangle);
        narrowest->setMarkerSize(kPointSize + 3);
        narrowest->setBrush(theme.text);
        narrowest->setPen(QPen(theme.panel, 1));
        narrowest->append(static_cast<double>(*at) + 1, puzzle.openSteps.points[*at].total() + 0.04 * most);
        drawing.show(narrowest, across, up);
    }
    return drawing.take();
}

std::unique_ptr<QChart> techniquesChart(const PuzzleDifficulty& puzzle, const Theme& theme) {
    Drawing drawing(theme);
    auto sets = drawing.makeLevelBars();
    QStringList names;
    int most = 0;
    // The axis grows upwards: the easiest technique is to stand on top.
    for (std::size_t n = puzzle.rules.rows.size(); n-- > 0;) {
        const ProfileRow& row = puzzle.rules.rows[n];
        const int uses = puzzle.profile.uses[row.technique];
        if (uses == 0)
            continue;
        most = std::max(most, uses);
        names.append(
            MakerText::tr("%1 · %2", "technique, number of steps").arg(techniqueName(row.technique)).arg(uses));
        for (std::size_t i = 0; i < sets.size(); ++i)
            sets[i]->append(i == static_cast<std::size_t>(row.level) ? uses : 0);
    }
    auto* series = new QHorizontalStackedBarSeries;
    series->setBarWidth(kBarShare * 0.8);
    Drawing::appendUsed(*series, sets);
    auto* up = new QBarCategoryAxis;
    up->append(names);
    drawing.dress(*up, {}, Qt::AlignLeft);
    up->setGridLineVisible(false);
    auto* across = drawing.addValues(MakerText::tr("Steps"), Qt::AlignBottom, 0, most * 1.05);
    drawing.show(series, across, up);
    return drawing.take();
}

double at(const RatedPuzzle& puzzle, Measure measure) { return valueOf(puzzle, measure).value_or(0); }

QAbstractAxis* addMeasure(Drawing& drawing, const RatedCollection& collection, Measure measure, Qt::Alignment side) {
    const auto [least, most] = std::minmax_element(
        collection.puzzles.begin(), collection.puzzles.end(),
        [measure](const RatedPuzzle& a, const RatedPuzzle& b) { return at(a, measure) < at(b, measure); });
    const double low = at(*least, measure);
    const double high = at(*most, measure);
    if (measure == Measure::effort) {
        auto* axis = new QLogValueAxis;
        axis->setBase(10);
        axis->setLabelFormat(QStringLiteral("%.0f"));
        axis->setRange(std::max(0.8, low * 0.8), std::max(10.0, high * 1.2));
        drawing.dress(*axis, measureName(measure), side);
        return axis;
    }
    const double room = std::max(1.0, (high - low) * 0.05);
    return drawing.addValues(measureName(measure), side, std::max(0.0, low - room), high + room);
}

std::unique_ptr<QChart> collectionChart(const ChartSource& source, const Theme& theme) {
    Drawing drawing(theme);
    const RatedCollection& collection = *source.collection;
    QAbstractAxis* across = addMeasure(drawing, collection, source.across, Qt::AlignBottom);
    QAbstractAxis* up = addMeasure(drawing, collection, source.up, Qt::AlignLeft);
    const std::size_t stride = (collection.puzzles.size() + kMostPoints - 1) / kMostPoints;
    // One series a level, and one for what the techniques do not finish.
    for (std::size_t level = 0; level <= kLevelCount; ++level) {
        auto* points = new QScatterSeries;
        const bool isBeyond = level == kLevelCount;
        points->setName(isBeyond ? MakerText::tr("Harder than the hints") : levelName(static_cast<Level>(level)));
        points->setMarkerShape(isBeyond ? QScatterSeries::MarkerShapePentagon : kLevelMarkers[level]);
        points->setMarkerSize(kPointSize);
        points->setBrush(isBeyond ? theme.panel : theme.levels[level]);
        points->setPen(QPen(theme.text, 1));
        for (std::size_t i = 0; i < collection.puzzles.size(); i += stride) {
            const RatedPuzzle& puzzle = collection.puzzles[i];
            if (puzzle.hodoku.isComplete ? static_cast<std::size_t>(puzzle.hodoku.level) == level : isBeyond)
                points->append(at(puzzle, source.across), at(puzzle, source.up));
        }
        if (points->count() > 0)
            drawing.show(points, across, up);
        else
            delete points;
    }
    return drawing.take();
}

}  // namespace

std::unique_ptr<QChart> makeChart(ChartKind kind, const ChartSource& source, const Theme& theme) {
    switch (kind) {
    case ChartKind::path: return pathChart(*source.puzzle, theme);
    case ChartKind::candidates: return candidatesChart(*source.puzzle, theme);
    case ChartKind::openSteps: return openStepsChart(*source.puzzle, theme);
    case ChartKind::techniques: return techniquesChart(*source.puzzle, theme);
    case ChartKind::collection: return collectionChart(source, theme);
    case ChartKind::heat: break;
    }
    return std::make_unique<QChart>();
}

}  // namespace nonet
