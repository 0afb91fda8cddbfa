// How many candidates the cells have.
#include "core/board/classic.h"
#include "ui/labs/difficulty/difficulty_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::difficulty {

namespace {

constexpr int kFormulas = 3;
/// The share of a table's width that the names of its rows have.
constexpr double kNames = 0.2;
/// The share of a table's width that a column of single digits has.
constexpr double kNarrowColumn = 0.12;
constexpr double kRounding = 1e-6;

/// Candidates of each cell as heat, and the learner's weights laid over them.
class HeatScene final : public DifficultyScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::HeatScene)

public:
    using DifficultyScene::DifficultyScene;
    QString title() const override { return tr("Candidates as heat"); }

    QStringList sentences() const override {
        return {tr("A candidate of a blank cell is a digit that no cell of its row, column or box holds yet; the "
                   "hotter the cell, the more it has."),
                tr("A cell with one candidate should weigh very little and one with nine very much; how much each "
                   "weighs is yours to choose, and no number is the only right one."),
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
    int lastMoveBeforeAnswer() const override { return 0; }

    QString ownWords() const override {
        return tr("In your own words: which cells can still be many digits, and what does that tell of the puzzle?");
    }
    QString modelWords() const override {
        return tr("Those with few clues in their row, column and box. The more of "
                  "them there are, the less the clues give away at once.");
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
        if (isYourTurn())
            return {};
        const QStringList formulas{QStringLiteral("0.1 + (n − 1)²"), QStringLiteral("n − 1"), QStringLiteral("2ⁿ⁻¹"),
                                   tr("Your own")};
        const auto setFormula = [this](int formula) {
            if (formula < kFormulas)
                lab().setWeights(weightsOf(static_cast<WeightFormula>(formula)));
        };
        const auto setWeights = [this](const QString& text) {
            const auto weights = weightsFrom(text);
            if (const auto* fault = std::get_if<QString>(&weights))
                return *fault;
            lab().setWeights(std::get<CandidateWeights>(weights));
            return QString();
        };
        return {choiceControl("formula", tr("Formula:"), formulas, static_cast<int>(formulaOf(model().weights)),
                              setFormula),
                textControl("weights", tr("w(1) to w(9):"), toText(model().weights), setWeights)};
    }

    std::optional<LabTurn> turn() const override {
        LabTurn turn;
        turn.task = tr("Before you see the heat: which blank cell can be the most digits? Click it.");
        const std::optional<Cell> cell = guess();
        if (!cell)
            return turn;
        const bool isHottest = candidatesOf(*cell) == mostCandidates();
        turn.state = isHottest ? LabTurn::State::done : LabTurn::State::mistake;
        const QString digits = digitsWithOr(toDigitSet(facts().positions.front().candidates(*cell)));
        turn.verdict = isHottest
                           ? filled(tr("Right: %1 can be %2, and no cell can be more."), cellName(*cell), digits)
                           : filled(tr("%1 can only be %2: the ringed cells hold the other digits. Another cell can be "
                                       "more."),
                                    cellName(*cell), digits);
        return turn;
    }
    void clearTurn() override { m_guess.reset(); }
    /// The cell, counted from 0.
    QString drawing() const override {
        const std::optional<Cell> own = guess();
        return own ? QString::number(own->index()) : QString();
    }
    void setDrawing(const QString& text) override {
        bool isNumber = false;
        const int cell = text.toInt(&isNumber);
        if (text.isEmpty())
            clearTurn();
        else if (isNumber && cell >= 0 && cell < kSide * kSide)
            clickCell(Cell(cell));
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override {
        if (!model().puzzle.isBlank(cell))
            return;
        m_guessOf = model().puzzle;
        m_guess = cell;
    }

    bool acceptsClues() const override { return !isYourTurn(); }
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
        // In one's turn it would count for the learner.
        if (!at || !model().puzzle.isBlank(Cell(*at)) || isYourTurn())
            return {};
        const ClassicDigitSet candidates = facts().positions.front().candidates(Cell(*at));
        return tr("%1 can be %2").arg(cellName(Cell(*at)), digitsWithOr(toDigitSet(candidates)));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
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

    /// The learner's guess; nothing where it was made on another puzzle.
    std::optional<Cell> guess() const { return m_guessOf == model().puzzle ? m_guess : std::nullopt; }
    int mostCandidates() const {
        int most = 0;
        for (const Cell cell : facts().positions.front().unsolvedCells())
            most = std::max(most, candidatesOf(cell));
        return most;
    }

    /// Without heat; the guess with what its neighbours take from it.
    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const CellField field = boardField(area, look.text * 0.4);
        paintHeatBoard(painter, field, {model().puzzle, model().puzzle, facts().profile.candidates, {}, 0}, look);
        const std::optional<Cell> own = guess();
        if (!own)
            return;
        const auto rectOf = [&field](Cell cell) { return field.cell(classic::rowOf(cell), classic::columnOf(cell)); };
        const bool isHottest = candidatesOf(*own) == mostCandidates();
        const QColor& ink = isHottest ? look.theme.accent : look.theme.conflict;
        const double width = std::max(2.5, field.side() * 0.06);
        for (const Cell cell : classic::peersOf(*own))
            if (!model().puzzle.isBlank(cell))
                paintRing(painter, rectOf(cell), look.theme.mutedText, width * 0.7, Qt::DotLine);
        paintRing(painter, rectOf(*own), ink, width);
        say(painter, rectOf(*own), Qt::AlignCenter, QString::number(candidatesOf(*own)), field.side() * 0.4, ink,
            QFont::DemiBold);
        paintTaken(painter, area.figure, look, *own);
    }

    /// What row, column and box of the guess hold, and what is left.
    void paintTaken(QPainter& painter, const QRectF& figure, const StageLook& look, Cell own) const {
        Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
        const double height = std::min(figure.height() / 6, look.text * 2);
        const auto row = [&](const QString& name, DigitSet digits, QFont::Weight weight) {
            paintRow(painter, stack.take(height), name, digits.isEmpty() ? QStringLiteral("–") : digitNames(digits),
                     look, weight);
        };
        for (const House house : classic::housesOf(own)) {
            DigitSet held;
            for (const Cell cell : classic::cellsOf(house))
                if (const std::optional<Digit> digit = model().puzzle.digit(cell))
                    held.insert(*digit);
            row(sentenceCase(houseName(house)), held, QFont::Normal);
        }
        row(tr("left for %1").arg(cellName(own)), toDigitSet(facts().positions.front().candidates(own)),
            QFont::DemiBold);
    }
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

    /// The puzzle that was guessed about.
    Grid m_guessOf;
    std::optional<Cell> m_guess;
};

}  // namespace

std::unique_ptr<LabScene> makeHeatScene(DifficultyLab& lab) { return std::make_unique<HeatScene>(lab); }

}  // namespace nonet::difficulty
