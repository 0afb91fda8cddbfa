// What the candidates weigh before and after the singles.
#include "core/board/classic.h"
#include "ui/labs/difficulty/difficulty_scene.h"
#include "ui/labs/difficulty/difficulty_worksheet.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace nonet::difficulty {

namespace {

constexpr int kMostFactor = 50;
/// What words and board light together.
constexpr const char* kOne = "one candidate";
constexpr const char* kBlank = "blank";
/// Singles to be filled by hand.
constexpr std::size_t kByHand = 5;

/// Singles are filled one by one, and what is left is weighed again.
class SinglesScene final : public DifficultyScene, public DigitBoard, public SceneSheet {
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

    std::optional<LabTurn> turn() const override {
        const std::size_t goal = std::min(kByHand, run().steps.size());
        if (goal == 0)
            return std::nullopt;
        LabTurn turn;
        turn.task =
            tr("Fill %n single(s) by hand: click a cell and type its digit. A number is how many candidates the "
               "cell has.",
               nullptr, static_cast<int>(goal));
        const std::vector<Candidate> placed = byHand();
        if (placed.empty())
            return turn;
        const Replay replay = replayed();
        if (replay.mistake) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = mistakeText(replay, *replay.mistake);
        } else if (placed.size() >= goal) {
            turn.state = LabTurn::State::done;
            turn.verdict = filled(tr("Right: each was the only candidate of its cell, or had one place left in a row, "
                                     "column or box. The sum fell from %1 to %2."),
                                  number(sumAfter(0)), number(weighed(replay.position)));
        } else {
            turn.verdict = filled(tr("%1 into %2: a single. %3 to go."), placed.back().digit.value(),
                                  cellName(placed.back().cell), goal - placed.size());
        }
        return turn;
    }
    void clearTurn() override { m_byHand.clear(); }
    /// "12-5,40-7": cells counted from 0, with their digits, in the order in which they were filled.
    QString drawing() const override {
        QStringList parts;
        for (const Candidate& each : byHand())
            parts.append(QStringLiteral("%1-%2").arg(each.cell.index()).arg(each.digit.value()));
        return parts.join(u',');
    }
    void setDrawing(const QString& text) override {
        std::vector<Candidate> drawn;
        for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
            bool isCell = false;
            const int cell = part.section(u'-', 0, 0).toInt(&isCell);
            const int digit = part.section(u'-', 1).toInt();
            if (!isCell || cell < 0 || cell >= kSide * kSide || digit < 1 || digit > kSide ||
                !model().puzzle.isBlank(Cell(cell)))
                return;
            drawn.push_back({Cell(cell), Digit(digit)});
        }
        m_byHandOf = model().puzzle;
        m_byHand = drawn;
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override {
        if (m_click > 0)
            typeDigit(cell, Digit(m_click));
        else
            typeDigit(cell, std::nullopt);
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (!model().puzzle.isBlank(cell))
            return filled(tr("%1 holds %2"), cellName(cell), model().puzzle.valueAt(cell));
        std::vector<Candidate> placed = byHand();
        const bool wasThere = std::erase_if(placed, [cell](const Candidate& each) { return each.cell == cell; }) > 0;
        if (digit)
            placed.push_back({cell, *digit});
        else if (!wasThere)
            return QString();
        m_byHandOf = model().puzzle;
        m_byHand = placed;
        return QString();
    }

    std::vector<LabLink> links() const override {
        return {{tr("A cell with one candidate"), QLatin1String(kOne)}, {tr("still blank"), QLatin1String(kBlank)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<int> cell = boardField(area, area.text * 0.4).cellAt(point);
        if (!cell || isYourTurn())
            return {};
        const Position& position =
            run().positions[std::min(static_cast<std::size_t>(std::floor(at)), run().steps.size())];
        if (position.isSolved(Cell(*cell)))
            return {};
        return QLatin1String(position.candidates(Cell(*cell)).count() == 1 ? kOne : kBlank);
    }

    /// Later the singles stand on it too.
    bool acceptsClues() const override { return moment() < 1 && !isYourTurn(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return metricsOf(boardField(area, area.text * 0.4));
    }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<int> cell = boardField(area, area.text * 0.4).cellAt(point);
        if (!cell || isYourTurn())
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
        return tr("In your own words: to tell how hard a puzzle is, why look at what the singles leave?");
    }
    QString modelWords() const override {
        const int blanks = run().positions.back().unsolvedCells().count();
        return tr("Singles are easy, so what they leave shows the hard part of a puzzle.") + u' ' +
               (blanks == 0 ? tr("Here they leave nothing.") : tr("Here they leave %n cell(s).", nullptr, blanks));
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillSinglesSheet(sheet, facts());
        return true;
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
        std::vector<LabControl> controls{numberControl("factor", tr("Factor:"), 1, kMostFactor, factor(),
                                                       [this](int factor) { lab().setSecondStage(factor); })};
        if (isYourTurn()) {
            QStringList clicks{tr("empties the cell")};
            for (int digit = 1; digit <= kSide; ++digit)
                clicks.append(tr("puts %1 there").arg(digit));
            controls.push_back(choiceControl("click", tr("A click:"), clicks, bound(m_click)));
        }
        return controls;
    }

    std::vector<LabClaim> claims() const override {
        const auto singles = static_cast<int>(run().steps.size());
        const int blanks = run().positions.back().unsolvedCells().count();
        return {{filled(tr("%1 singles, then %2 cells are blank"), singles, blanks),
                 cellsByCandidates(run().positions.back()) == facts().census.afterSingles}};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
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
        for (const Cell cell : position.unsolvedCells())
            if (look.lit == QLatin1String(kBlank) ||
                (look.lit == QLatin1String(kOne) && position.candidates(cell).count() == 1))
                paintRing(painter, field.cell(classic::rowOf(cell), classic::columnOf(cell)), look.theme.selectionRing,
                          std::max(2.5, field.side() * 0.06));
        paintFall(painter, area.figure, look, moves);
    }

private:
    struct Run {
        Grid puzzle;
        std::vector<Step> steps;
        /// Before each single, and at the end.
        std::vector<Position> positions;
    };

    /// Singles alone, of the current puzzle.
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

    /// The learner's digits up to the first that is no single.
    struct Replay {
        Position position;
        std::optional<Candidate> mistake;
    };
    /// On this puzzle.
    std::vector<Candidate> byHand() const { return m_byHandOf == model().puzzle ? m_byHand : std::vector<Candidate>(); }
    Replay replayed() const {
        Replay replay{facts().positions.front(), std::nullopt};
        const EngineOptions singles{.allowed = techniquesOf(TechniqueFamily::singles)};
        for (const Candidate& each : byHand()) {
            const std::vector<Step> open = allSteps(replay.position, singles, kSide * kSide);
            const auto step = std::ranges::find_if(open, [&each](const Step& single) {
                return std::ranges::find(single.placements, each) != single.placements.end();
            });
            if (step == open.end()) {
                replay.mistake = each;
                break;
            }
            apply(replay.position, *step);
        }
        return replay;
    }
    /// Where else the digit can stand in the houses of its cell, or where it stands already.
    static ClassicCellSet otherPlaces(const Replay& replay, const Candidate& mistake) {
        const auto [cell, digit] = mistake;
        ClassicCellSet places;
        for (const Cell peer : classic::peersOf(cell)) {
            const bool stands = replay.position.isSolved(peer) && replay.position.valueAt(peer) == digit.value();
            if (stands || (replay.position.has({cell, digit}) && !replay.position.isSolved(peer) &&
                           replay.position.has({peer, digit})))
                places.insert(peer);
        }
        return places;
    }
    QString mistakeText(const Replay& replay, const Candidate& mistake) const {
        const auto [cell, digit] = mistake;
        if (!replay.position.has({cell, digit}))
            return filled(tr("%1 cannot be %2: a %2 stands in its row, column or box already."), cellName(cell),
                          digit.value());
        return filled(
            tr("%1 can be %2, but that is no single: the cell can be %3 as well, and the %2 has other places in "
               "its row, its column and its box."),
            cellName(cell), digit.value(),
            digitsWithOr(toDigitSet(replay.position.candidates(cell) - ClassicDigitSet(digit))));
    }
    double weighed(const Position& position) const { return weigh(cellsByCandidates(position), model().weights); }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const Replay replay = replayed();
        const CellField field = boardField(area, look.text * 0.4);
        const Grid digits = replay.position.digits();
        const CellCounts counts = candidateCounts(replay.position);
        paintHeatBoard(painter, field,
                       {digits, model().puzzle, counts, [](int candidates) { return QString::number(candidates); }},
                       look);
        const auto rectOf = [&field](Cell cell) { return field.cell(classic::rowOf(cell), classic::columnOf(cell)); };
        const double width = std::max(2.5, field.side() * 0.06);
        if (replay.mistake) {
            for (const Cell cell : otherPlaces(replay, *replay.mistake))
                paintRing(painter, rectOf(cell), look.theme.conflict, width * 0.7, Qt::DashLine);
            const QRectF rect = rectOf(replay.mistake->cell);
            paintRing(painter, rect, look.theme.conflict, width);
            painter.fillRect(rect.adjusted(width, width, -width, -width), look.theme.board);
            say(painter, rect, Qt::AlignCenter, QString::number(replay.mistake->digit.value()), field.side() * 0.55,
                look.theme.conflict, QFont::DemiBold);
        } else if (const std::vector<Candidate> placed = byHand(); !placed.empty()) {
            paintRing(painter, rectOf(placed.back().cell), look.theme.selectionRing, width);
        }
        Stack stack(area.figure.adjusted(0, look.text * 0.4, 0, 0));
        const double height = std::min(area.figure.height() / 5, look.text * 2);
        paintRow(painter, stack.take(height), tr("sum at the start"), number(sumAfter(0)), look);
        paintRow(painter, stack.take(height), tr("sum now"), number(weighed(replay.position)), look, QFont::DemiBold);
    }

    Grid m_byHandOf;
    std::vector<Candidate> m_byHand;
    /// What a click puts in; 0: nothing.
    int m_click = 0;
    mutable std::optional<Run> m_run;
};

}  // namespace

std::unique_ptr<LabScene> makeSinglesScene(DifficultyLab& lab) { return std::make_unique<SinglesScene>(lab); }

}  // namespace nonet::difficulty
