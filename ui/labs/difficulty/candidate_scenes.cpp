// Scenes 1 and 2: how many candidates the cells have, before and after the singles.
#include "core/board/classic.h"
#include "ui/labs/difficulty/difficulty_scene.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace nonet::difficulty {

namespace {

constexpr int kFormulas = 3;
constexpr int kMostFactor = 50;
/// Of a table's width, for the names of its rows.
constexpr double kNames = 0.2;
/// The same, for a column of single digits.
constexpr double kNarrowColumn = 0.12;
constexpr double kRounding = 1e-6;

/// Candidates of each cell as heat, and the learner's weights laid over them.
class HeatScene final : public DifficultyScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::HeatScene)

public:
    using DifficultyScene::DifficultyScene;
    QString title() const override { return tr("Candidates as heat"); }

    QStringList sentences() const override {
        return {tr("A candidate of a blank cell is a digit that no cell of its row, column or box holds yet; the "
                   "hotter the cell, the more it has."),
                tr("A cell with one candidate should weigh very little and one with nine very much; how much each "
                   "weighs is "
                   "yours to choose, and no number is the only right one."),
                tr("Change the weights: the sum over all blank cells is a first measure of difficulty.")};
    }

    LabQuestion question() const override {
        const CellsByCandidates& cells = facts().census.atStart;
        const int single = cells[1];
        return LabQuestion::among(
            tr("How many blank cells have a single candidate?"), QString::number(single),
            {QString::number(single + 1), QString::number(single + 3), QString::number(cells[2] + 2)},
            tr("%1: cells where the clues of row, column and box leave one digit.").arg(single));
    }

    PaperNotes paperNotes() const override {
        return {
            {},
            {tr("It prints no weights, so the numbers here are ours."),
             tr("It says “the possible digits”; taken literally each cell would have just one, since there is only one "
                "solution. It must mean what the clues leave at first sight.")}};
    }

    /// Counted, weighed, added up.
    int moveCount() const override { return 3; }
    int lastOpenMove() const override { return 0; }

    QString ownWords() const override {
        return tr("In your own words: which cells are hot, and what does that tell of the puzzle?");
    }

    QString moveText(int moves) const override {
        if (moves == 0)
            return filled(tr("%1 clues, %2 blank cells"), model().puzzle.filledCount(),
                          kSide * kSide - model().puzzle.filledCount());
        if (moves == 1)
            return tr("%1 candidates together").arg(facts().profile.points.front().candidates);
        if (moves == 2)
            return tr("Each cell weighs what its number of candidates says.");
        return tr("Together: %1").arg(number(sum()));
    }

    std::vector<LabClaim> claims() const override {
        if (moment() < moveCount())
            return {};
        double cellByCell = 0;
        for (const Cell cell : facts().positions.front().unsolvedCells())
            cellByCell += model().weights[static_cast<std::size_t>(
                std::max<int>(1, facts().profile.candidates[static_cast<std::size_t>(cell.index())]) - 1)];
        return {{tr("Added cell by cell: %1, as in the table").arg(number(cellByCell)),
                 std::abs(cellByCell - sum()) < kRounding * (1 + sum())}};
    }

    std::vector<LabControl> controls() override {
        const QStringList formulas{QStringLiteral("0.1 + (n − 1)²"), QStringLiteral("n − 1"), QStringLiteral("2ⁿ⁻¹"),
                                   tr("Your own")};
        const auto takeFormula = [this](int formula) {
            if (formula < kFormulas)
                lab().setWeights(weightsOf(static_cast<WeightFormula>(formula)));
        };
        const auto takeWeights = [this](const QString& text) {
            const auto weights = weightsFrom(text);
            if (const auto* fault = std::get_if<QString>(&weights))
                return *fault;
            lab().setWeights(std::get<CandidateWeights>(weights));
            return QString();
        };
        return {choiceControl("formula", tr("Formula:"), formulas, static_cast<int>(formulaOf(model().weights)),
                              takeFormula),
                textControl("weights", tr("w(1) to w(9):"), toText(model().weights), takeWeights)};
    }

    bool takesClues() const override { return true; }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return metricsOf(boardField(area, area.text * 0.4));
    }

    std::vector<LabLink> links() const override {
        if (isQuestionOpen())
            return {};
        return {{tr("A cell with one candidate"), thingOf(1)}, {tr("one with nine"), thingOf(kSide)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (isQuestionOpen())
            return {};
        if (const std::optional<int> cell = boardField(area, area.text * 0.4).cellAt(point))
            return model().puzzle.isBlank(Cell(*cell)) ? thingOf(candidatesOf(Cell(*cell))) : QString();
        const Table shown = table(area.figure, area.text, false);
        const auto last = static_cast<std::size_t>(std::min(at, 3.0));
        for (int n = 1; n <= kSide; ++n)
            if (shown.cellAt(0, n).united(shown.cellAt(last, n)).contains(point))
                return thingOf(n);
        return {};
    }

    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<int> at = boardField(area, area.text * 0.4).cellAt(point);
        if (!at || !model().puzzle.isBlank(Cell(*at)))
            return {};
        const ClassicDigitSet candidates = facts().positions.front().candidates(Cell(*at));
        return tr("%1 can be %2").arg(cellName(Cell(*at)), digitsWithOr(toDigitSet(candidates)));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int moves = static_cast<int>(std::floor(at));
        HeatBoard board{model().puzzle, model().puzzle, facts().profile.candidates, {}, std::min(at, 1.0)};
        board.words = [&](int candidates) {
            // A weight in a cell cannot be read from far away; the table has it.
            return moves < 2 || look.leastText > 0
                       ? QString::number(candidates)
                       : toText(model().weights)
                             .section(u' ', std::max(candidates, 1) - 1, std::max(candidates, 1) - 1);
        };
        const CellField field = boardField(area, look.text * 0.4);
        paintHeatBoard(painter, field, board, look);
        for (const Cell cell : facts().positions.front().unsolvedCells())
            if (!look.lit.isEmpty() && look.lit == thingOf(candidatesOf(cell)))
                paintRing(painter, field.cell(classic::rowOf(cell), classic::columnOf(cell)), look.theme.selectionRing,
                          std::max(2.5, field.side() * 0.06));
        paintTable(painter, area.figure, look, moves);
    }

private:
    int candidatesOf(Cell cell) const { return facts().profile.candidates[static_cast<std::size_t>(cell.index())]; }
    /// Cells with so many candidates, and their column of the table.
    static QString thingOf(int candidates) { return QStringLiteral("candidates %1").arg(candidates); }
    double sum() const { return weigh(facts().census.atStart, model().weights); }
    /// Its name, then one text for each number of candidates.
    std::vector<QStringList> tableLines(int moves) const {
        const CellsByCandidates& cells = facts().census.atStart;
        std::vector<QStringList> lines(static_cast<std::size_t>(std::min(moves, 3)) + 1);
        lines[0].append(tr("candidates"));
        for (int n = 1; n <= kSide; ++n)
            lines[0].append(QString::number(n));
        if (moves >= 1) {
            lines[1].append(tr("cells"));
            for (std::size_t n = 1; n <= kSide; ++n)
                lines[1].append(QString::number(cells[n]));
        }
        if (moves >= 2)
            lines[2] = QStringList{tr("weight")} + toText(model().weights).split(u' ');
        if (moves >= 3) {
            lines[3].append(tr("product"));
            for (std::size_t n = 1; n <= kSide; ++n)
                lines[3].append(number(cells[n] * model().weights[n - 1]));
        }
        return lines;
    }

    /// Where the table's cells lie.
    struct Table {
        bool isTall = false;
        /// From far away the first title stands above the others: its column is narrow.
        bool isTitleAbove = false;
        double cellHeight = 0;
        double first = 0;
        double cellWidth = 0;
        QRectF room;

        /// A line of the table is a row, or a column where there is more height than width.
        QRectF cellAt(std::size_t line, int n) const {
            const auto along = static_cast<double>(line);
            const double left = room.left() + first;
            if (isTall)
                return line == 0
                           ? QRectF(room.left(), room.top() + cellHeight * n, first, cellHeight)
                           : QRectF(left + cellWidth * (along - 1), room.top() + cellHeight * n, cellWidth, cellHeight);
            return n == 0 ? QRectF(room.left(), room.top() + cellHeight * along, first, cellHeight)
                          : QRectF(left + cellWidth * (n - 1), room.top() + cellHeight * along, cellWidth, cellHeight);
        }
    };
    static Table table(const QRectF& area, double text, bool isFar) {
        Table table;
        table.isTall = area.height() > area.width();
        table.isTitleAbove = table.isTall && isFar;
        const double rowsAbove = table.isTitleAbove ? 1 : 0;
        table.cellHeight = std::min(area.height() / (table.isTall ? kSide + 3.0 + rowsAbove : 6.0), text * 2.6);
        table.first = area.width() * (table.isTitleAbove ? kNarrowColumn : table.isTall ? 0.25 : kNames);
        table.cellWidth = (area.width() - table.first) / (table.isTall ? 3 : kSide);
        const double above = table.isTall ? rowsAbove * table.cellHeight : (area.height() - 6 * table.cellHeight) / 2;
        table.room = area.adjusted(0, above, 0, 0);
        return table;
    }

    void paintTable(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        const Table table = this->table(area, look.text, look.leastText > 0);
        const auto& [isTall, isTitleAbove, cellHeight, first, cellWidth, room] = table;
        const std::vector<QStringList> lines = tableLines(moves);
        const auto cellAt = [&](std::size_t line, int n) { return table.cellAt(line, n); };
        for (std::size_t line = 0; line < lines.size(); ++line) {
            const double pixels = std::max(look.leastText, fittingSize(lines[line].mid(1), cellWidth - 4, look.text));
            QRectF title = cellAt(line, 0).adjusted(2, 0, isTall ? -2 : -6, 0);
            if (isTitleAbove && line == 0)
                title = QRectF(room.left(), room.top() - cellHeight, room.width(), cellHeight);
            say(painter, title,
                (isTall && !(isTitleAbove && line == 0) ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter,
                lines[line][0], std::max(look.leastText, isTall ? look.text * 0.8 : look.text), look.theme.mutedText);
            for (int n = 1; n <= kSide; ++n) {
                const QRectF box = cellAt(line, n);
                const QColor fill = heat(look.theme, n);
                if (line == 0)
                    painter.fillRect(box.adjusted(1, 2, -1, -2), fill);
                say(painter, box.adjusted(2, 0, -2, 0), Qt::AlignCenter, lines[line][n], pixels,
                    line == 0 ? inkOn(look.theme, fill) : look.theme.text, line == 0 ? QFont::DemiBold : QFont::Normal);
            }
        }
        for (int n = 1; n <= kSide; ++n)
            if (look.lit == thingOf(n))
                paintOutline(painter, cellAt(0, n).united(cellAt(lines.size() - 1, n)).adjusted(1, 1, -1, -1),
                             QPen(look.theme.selectionRing, 2.5));
        if (moves < 3)
            return;
        const double top = room.top() + cellHeight * (isTall ? kSide + 1.2 : 4.2);
        say(painter, QRectF(room.left(), top, room.width(), cellHeight * 1.4), Qt::AlignRight | Qt::AlignVCenter,
            tr("sum %1").arg(number(sum())), look.text * 1.7, look.theme.text, QFont::DemiBold);
    }
};

/// Singles are filled one by one, and what is left is weighed again.
class SinglesScene final : public DifficultyScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::SinglesScene)

public:
    using DifficultyScene::DifficultyScene;
    QString title() const override { return tr("Before and after the singles"); }

    QStringList sentences() const override {
        return {tr("A cell with one candidate, or the only place that a row, column or box has left for a digit, is a "
                   "single: it needs no thought."),
                tr("Fill all singles. What is still blank is where thinking begins, and it is weighed again."),
                tr("D = sum at the start + %1 × sum after the singles. Set another factor and see whether it changes "
                   "your mind.")
                    .arg(factor())};
    }

    LabQuestion question() const override {
        const CandidateDifficulty d = difficulty();
        return {.text =
                    tr("Of two puzzles with the same sum at the start, one is solved by singles alone. What is its D?"),
                .choices = {tr("zero"), tr("the sum at the start"), tr("%1 times the sum").arg(factor() + 1)},
                .right = 1,
                .answer = filled(tr("Nothing is left after the singles, so only the first stage counts. Here %1 + %2 × "
                                    "%3 = %4. The factor %2 is a choice, not a law."),
                                 number(d.atStart), factor(), number(d.afterSingles), number(total()))};
    }

    /// Later the singles stand on it too.
    bool takesClues() const override { return moment() < 1; }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return metricsOf(boardField(area, area.text * 0.4));
    }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<int> cell = boardField(area, area.text * 0.4).cellAt(point);
        if (!cell)
            return {};
        const Position& position =
            run().positions[std::min(static_cast<std::size_t>(std::floor(at)), run().steps.size())];
        if (position.isSolved(Cell(*cell)))
            return filled(tr("%1 holds %2"), cellName(Cell(*cell)), position.valueAt(Cell(*cell)));
        return tr("%1 can be %2")
            .arg(cellName(Cell(*cell)), digitsWithOr(toDigitSet(position.candidates(Cell(*cell)))));
    }

    /// The singles, and D.
    int moveCount() const override { return static_cast<int>(run().steps.size()) + 1; }

    QString ownWords() const override {
        return tr("In your own words: why is what is left after the singles weighed again?");
    }

    QString moveText(int moves) const override {
        const auto singles = static_cast<int>(run().steps.size());
        if (moves == 0)
            return tr("At the start the blank cells weigh %1.").arg(number(sumAfter(0)));
        if (moves <= singles) {
            const Step& step = run().steps[static_cast<std::size_t>(moves - 1)];
            return tr("%1: %2 Left: %3").arg(techniqueName(step.technique), stepResult(step), number(sumAfter(moves)));
        }
        const CandidateDifficulty d = difficulty();
        return filled(tr("D = %1 + %2 × %3 = %4"), number(d.atStart), factor(), number(d.afterSingles),
                      number(total()));
    }

    std::vector<LabControl> controls() override {
        return {numberControl("factor", tr("Factor:"), 1, kMostFactor, factor(),
                              [this](int factor) { lab().setSecondStage(factor); })};
    }

    std::vector<LabClaim> claims() const override {
        const auto singles = static_cast<int>(run().steps.size());
        const int blanks = run().positions.back().unsolvedCells().count();
        return {{filled(tr("%1 singles, then %2 cells are blank"), singles, blanks),
                 cellsByCandidates(run().positions.back()) == facts().census.afterSingles}};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int moves = static_cast<int>(std::floor(at));
        const auto done = std::min(static_cast<std::size_t>(moves), run().steps.size());
        const Position& position = run().positions[done];
        const Grid digits = position.digits();
        const CellCounts counts = candidateCounts(position);
        const CellField field = boardField(area, look.text * 0.4);
        paintHeatBoard(painter, field,
                       {digits, model().puzzle, counts, [](int candidates) { return QString::number(candidates); }},
                       look);
        if (done > 0 && done == static_cast<std::size_t>(moves)) {
            const Cell placed = run().steps[done - 1].placements.front().cell;
            paintRing(painter, field.cell(classic::rowOf(placed), classic::columnOf(placed)), look.theme.selectionRing,
                      std::max(2.5, field.side() * 0.06));
        }
        paintFall(painter, area.figure, look, moves);
    }

private:
    struct Run {
        Grid puzzle;
        std::vector<Step> steps;
        /// Before each single, and at the end.
        std::vector<Position> positions;
    };

    /// Singles alone, of the puzzle of now.
    const Run& run() const {
        if (m_run && m_run->puzzle == model().puzzle)
            return *m_run;
        const Position& start = facts().positions.front();
        m_run =
            Run{model().puzzle, solvePath(start, {.allowed = techniquesOf(TechniqueFamily::singles)}).steps, {start}};
        for (const Step& step : m_run->steps) {
            m_run->positions.push_back(m_run->positions.back());
            apply(m_run->positions.back(), step);
        }
        return *m_run;
    }

    /// With the learner's weights.
    CandidateDifficulty difficulty() const { return candidateDifficulty(facts().census, model().weights); }

    int factor() const { return model().secondStage; }
    double total() const { return totalDifficulty(facts().census, model()); }

    double sumAfter(int singles) const {
        return weigh(cellsByCandidates(run().positions[static_cast<std::size_t>(singles)]), model().weights);
    }

    void paintFall(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        const auto singles = static_cast<int>(run().steps.size());
        const CandidateDifficulty d = difficulty();
        const double line = look.text * 1.8;
        const bool isEnd = moves > singles;
        QRectF room = area.adjusted(0, 0, 0, -line * 1.2);
        ChartScale scale{chartArea(room, look.text), 0, static_cast<double>(std::max(1, singles)), 0,
                         std::max(1.0, d.atStart)};
        paintAxes(painter, scale, tr("singles filled"), tr("sum of the weights"), look);
        QPainterPath path(scale.at(0, sumAfter(0)));
        const int done = std::min(moves, singles);
        for (int i = 1; i <= done; ++i)
            path.lineTo(scale.at(i, sumAfter(i)));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.theme.accent, std::max(2.0, look.text / 6)));
        painter.drawPath(path);
        const QPointF end = scale.at(done, sumAfter(done));
        painter.setBrush(look.theme.accent);
        painter.drawEllipse(end, look.text * 0.35, look.text * 0.35);
        const double left = std::min(end.x() - look.text * 3, scale.area.right() - look.text * 6);
        if (done > 0)
            say(painter, QRectF(left, end.y() + look.text * 0.6, look.text * 6, look.text * 1.5),
                Qt::AlignRight | Qt::AlignVCenter, number(sumAfter(done)), look.text, look.theme.text, QFont::DemiBold);
        say(painter, scale.area.adjusted(look.text * 0.5, look.text * 0.6, 0, 0), Qt::AlignLeft | Qt::AlignTop,
            number(sumAfter(0)), look.text, look.theme.text, QFont::DemiBold);
        if (isEnd)
            say(painter, QRectF(area.left(), area.bottom() - line * 1.2, area.width(), line * 1.2), Qt::AlignCenter,
                // Its two parts stand in the drawing.
                look.leastText > 0 ? tr("D = %1").arg(number(total())) : moveText(moves), look.text * 1.3,
                look.theme.text, QFont::DemiBold);
    }

    mutable std::optional<Run> m_run;
};

}  // namespace

std::unique_ptr<LabScene> makeHeatScene(DifficultyLab& lab) { return std::make_unique<HeatScene>(lab); }

std::unique_ptr<LabScene> makeSinglesScene(DifficultyLab& lab) { return std::make_unique<SinglesScene>(lab); }

}  // namespace nonet::difficulty
