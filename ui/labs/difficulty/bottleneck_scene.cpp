// Along the solving path, how many moves are open at each step.
#include "ui/labs/difficulty/bottleneck_turn.h"
#include "ui/labs/difficulty/difficulty_worksheet.h"
#include "ui/labs/difficulty/path_scene.h"
#include "ui/text/technique_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::difficulty {

namespace {

/// What words and chart of the bottleneck light together.
constexpr const char* kPlacing = "placing";
constexpr const char* kClearing = "clearing";
constexpr const char* kNarrowestThing = "narrowest";
/// Where the chart's first bar begins, so that each step's number stands below the middle of its bar.
constexpr double kBeforeFirst = 0.5;

/// How many different moves are open before each step.
class BottleneckScene final : public PathScene, public DragHandle, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::BottleneckScene)

public:
    using PathScene::PathScene;
    QString title() const override { return tr("The bottleneck"); }

    QStringList sentences() const override {
        return {stepCount() == 0 ? noStepsText()
                                 : tr("Before each step of the path, count the different moves that are open: ringed "
                                      "cells can be filled at once, and the rest takes candidates away."),
                isQuestionOpen() ? tr("Guess what makes a solver stick before you read on.")
                                 : tr("Where many are open, anyone finds one; where one alone is open, a solver gets "
                                      "stuck."),
                tr("The narrowest point is the bottleneck. It is looked for while some blank cell cannot be filled "
                   "yet: at the end few moves are left in every puzzle, and nobody is stuck.")};
    }

    LabQuestion question() const override {
        return {
            .text = tr(
                "Two puzzles need the same techniques; one has ten moves open at each step, the other only one move. "
                "Which is harder?"),
            .choices = {tr("ten moves"), tr("one move"), tr("no difference")},
            .right = 1,
            .answer = tr("The one: that move must be found.")};
    }

    std::vector<LabLink> links() const override {
        return {{tr("ringed cells can be filled at once"), QLatin1String(kPlacing)},
                {tr("the rest takes candidates away"), QLatin1String(kClearing)},
                {tr("narrowest point"), QLatin1String(kNarrowestThing)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (const std::optional<Cell> cell = shownCellAt(area, point))
            return QLatin1String(cellsOfSingles(shown(at)).contains(*cell) ? kPlacing : "");
        const SlowFacts* slow = lab().slow();
        const ChartScale chart = scale(area.figure, area.text);
        const double x = chart.xAt(point) - kBeforeFirst;
        if (!slow || x < 0 || x >= static_cast<double>(slow->bottleneck.points.size()))
            return {};
        const AvailableSteps& open = slow->bottleneck.points[static_cast<std::size_t>(x)];
        if (point.y() > chart.area.bottom() || point.y() < chart.at(0, open.total()).y())
            return {};
        return QLatin1String(point.y() >= chart.at(0, open.placing).y() ? kPlacing : kClearing);
    }

    PaperNotes paperNotes() const override {
        return {{},
                {tr("The text behind Puzzles backwards also looks at the easiest open move alone. That is an easy one "
                    "nearly everywhere and tells little, so the whole path is looked at here.")}};
    }

    QString ownWords() const override { return tr("In your own words: where would you get stuck, and why there?"); }
    QString modelWords() const override {
        const BottleneckProfile& profile = lab().slowAtOnce().bottleneck;
        const std::optional<std::size_t> narrowest = profile.narrowestWhileOpen();
        if (!narrowest)
            return tr("Nowhere: at each step every blank cell can be filled, so there is always a move to be found.");
        return filled(tr("At step %1, where the fewest moves are open (%2): without finding one of them nothing goes "
                         "on."),
                      *narrowest + 1, profile.widthWhileOpen());
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        return fillBottleneckSheet(sheet, facts(), lab().slowAtOnce().bottleneck);
    }

    QString moveText(int moves) const override {
        const SlowFacts* slow = lab().slow();
        if (moves >= stepCount())
            return facts().report.path.isSolved ? tr("Solved.") : tr("Here the techniques of this program end.");
        const QString next = techniqueName(steps()[static_cast<std::size_t>(moves)].technique);
        if (!slow)
            return filled(tr("Step %1 of %2: %3. Open moves are counted."), moves + 1, stepCount(), next);
        const AvailableSteps& open = slow->bottleneck.points[static_cast<std::size_t>(moves)];
        return filled(tr("Step %1 of %2: %3. Open: %4 that fill a cell, %5 that take candidates away."), moves + 1,
                      stepCount(), next, open.placing, open.clearing);
    }

    std::vector<LabClaim> claims() const override {
        const SlowFacts* slow = lab().slow();
        if (!slow || slow->bottleneck.points.empty())
            return {};
        const BottleneckProfile& profile = slow->bottleneck;
        const std::optional<std::size_t> narrowest = profile.narrowestWhileOpen();
        if (!narrowest)
            return {
                {tr("Each blank cell can be filled at each of the %n step(s): nobody gets stuck", nullptr, stepCount()),
                 profile.points.size() == steps().size()}};
        if (!isTold(moment()))
            return {};
        int places = 0;
        for (std::size_t i = 0; i < profile.points.size(); ++i)
            places += isNarrowest(profile, i) ? 1 : 0;
        return {{places == 1 ? filled(tr("Fewest open moves: %1, at step %2 of %3 alone"), profile.widthWhileOpen(),
                                      *narrowest + 1, stepCount())
                             : filled(tr("Fewest open moves: %1, at %2 of the %3 steps; the first of them is step %4"),
                                      profile.widthWhileOpen(), places, stepCount(), *narrowest + 1),
                 profile.points.size() == steps().size() && profile.widthWhileOpen() >= 1}};
    }

    void prepare() override { lab().slow(); }

    /// Where no step is narrow there is nothing to find.
    std::optional<LabTurn> turn() const override {
        const SlowFacts* slow = lab().slow();
        return slow && slow->bottleneck.narrowestWhileOpen() ? std::optional(byHand().turn(slow->bottleneck))
                                                             : std::nullopt;
    }
    void clearTurn() override { m_byHand.choose(-1); }
    QString drawing() const override { return byHand().text(); }
    void setDrawing(const QString& text) override { byHand().setText(text, stepCount()); }
    std::vector<LabControl> controls() override {
        return isYourTurn() ? std::vector{byHand().control(stepCount())} : std::vector<LabControl>();
    }
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        const ChartScale chart = scale(area.figure, area.text);
        if (!isYourTurn() || stepCount() == 0 || !chart.area.contains(from))
            return false;
        byHand().choose(std::clamp(static_cast<int>(std::floor(chart.xAt(to) - kBeforeFirst)), 0, stepCount() - 1));
        return true;
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int moves = movesShown(at);
        const ClassicCellSet singles = cellsOfSingles(shown(at));
        paintBoard(painter, area, look, moves, singles);
        if (const auto board = shownBoard(area); board && look.lit == QLatin1String(kPlacing))
            for (const Cell cell : singles)
                paintRing(painter, board->cellRect(cell), look.theme.selectionRing,
                          std::max(4.0, board->cellSide() * 0.1));
        paintBars(painter, area.figure, look, isYourTurn() ? byHand().chosen() : moves, isTold(at));
    }

protected:
    int movesShown(double at) const override {
        return isYourTurn() ? std::max(0, byHand().chosen()) : PathScene::movesShown(at);
    }
    ChartScale scale(const QRectF& figure, double text) const override {
        int most = 1;
        if (const SlowFacts* slow = lab().slow())
            for (const AvailableSteps& point : slow->bottleneck.points)
                most = std::max(most, point.total());
        // The last line is the legend's.
        return {chartArea(figure.adjusted(0, 0, 0, -text * 1.6), text), kBeforeFirst,
                std::max(1, stepCount()) + kBeforeFirst, 0, static_cast<double>(most)};
    }

private:
    /// Where the bottleneck is: once the film has come to its end, or the learner has found it.
    bool isTold(double at) const {
        const SlowFacts* slow = lab().slow();
        const bool isFound = slow && byHand().turn(slow->bottleneck).state == LabTurn::State::done;
        return isFound || (!isYourTurn() && at >= moveCount());
    }

    void paintBars(QPainter& painter, const QRectF& figure, const StageLook& look, int moves, bool isTold) const {
        if (stepCount() == 0)
            return sayNoSteps(painter, figure, look);
        // Where words cannot be smaller the legend takes four lines: candidates are dots there.
        const double legend = look.text * (look.leastText > 0 ? 4 * 1.3 : 1.6);
        const ChartScale chart = scale(figure.adjusted(0, 0, 0, look.text * 1.6 - legend), look.text);
        const SlowFacts* slow = lab().slow();
        paintAxes(painter, chart, tr("steps of the path"), tr("open moves"), look);
        if (!slow)
            return say(painter, chart.area, Qt::AlignCenter,
                       filled(tr("counting: %1 of %2"), lab().counted(), stepCount()), look.text, look.theme.mutedText);
        const BottleneckProfile& profile = slow->bottleneck;
        // What is not pointed at steps back.
        const auto shade = [&look](const QColor& colour, const char* thing) {
            return look.lit.isEmpty() || look.lit == QLatin1String(thing) ? colour
                                                                          : blend(colour, look.theme.board, 0.35);
        };
        const QColor placing = shade(look.theme.accent, kPlacing);
        const QColor clearing = shade(blend(look.theme.text, look.theme.board, 0.35), kClearing);
        for (std::size_t i = 0; i < profile.points.size(); ++i) {
            const AvailableSteps& point = profile.points[i];
            const double x = static_cast<double>(i) + kBeforeFirst;
            const QPointF foot = chart.at(x, 0);
            const double width = std::max(1.0, chart.at(x + 1, 0).x() - foot.x() - 1);
            const QPointF middle = chart.at(x, point.placing);
            const QPointF top = chart.at(x, point.total());
            painter.fillRect(QRectF(middle, QPointF(middle.x() + width, foot.y())), placing);
            painter.fillRect(QRectF(top, QPointF(top.x() + width, middle.y())), clearing);
            if (isNarrowest(profile, i) && isTold) {
                const double height = look.text * (look.lit == QLatin1String(kNarrowestThing) ? 1.2 : 0.6);
                const double wide = std::max(width, look.text * 0.6);
                paintPointer(painter, QRectF(foot.x() + (width - wide) / 2, foot.y() + 2, wide, height),
                             look.theme.conflict);
            }
            if (static_cast<int>(i) == moves) {
                paintOutline(painter,
                             QRectF(QPointF(foot.x() - 1, chart.area.top()), QPointF(foot.x() + width + 1, foot.y())),
                             QPen(look.theme.selectionRing, 2));
            }
        }
        std::vector<ChartKey> entries{{placing, tr("fill a cell")},
                                      {clearing, tr("take away")},
                                      {look.theme.conflict, tr("narrowest"), ChartSign::pointer}};
        if (look.leastText > 0)
            entries.push_back({look.theme.mark, tr("dots: 1 to 9 by place")});
        paintLegend(painter, QRectF(figure.left(), figure.bottom() - legend, figure.width(), legend - look.text * 0.1),
                    look, entries);
    }

    BottleneckTurn& byHand() const {
        m_byHand.begin(model().puzzle);
        return m_byHand;
    }
    mutable BottleneckTurn m_byHand;
};

}  // namespace

std::unique_ptr<LabScene> makeBottleneckScene(DifficultyLab& lab) { return std::make_unique<BottleneckScene>(lab); }

}  // namespace nonet::difficulty
