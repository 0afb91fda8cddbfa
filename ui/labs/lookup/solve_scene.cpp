#include "core/solvers/band_lookup/filter_rounds.h"
#include "core/solvers/search/search.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/lookup/floor_join.h"
#include "ui/labs/lookup/join_turn.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::lookup {
namespace {

constexpr int kBand = 27;
constexpr double kPercent = 100;
/// Points of a worksheet.
constexpr double kSheetBoard = 230;

QString digitsOfColumn(const Floor& floor, int column) {
    QString digits;
    for (int row = 0; row < 3; ++row)
        digits += QString::number(floor.at(row, column));
    std::sort(digits.begin(), digits.end());
    return digits;
}

/// In each column the three floors have all nine digits.
bool completeEachOther(const Grid& board) {
    for (int column = 0; column < kSide; ++column) {
        ClassicDigitSet digits;
        for (int row = 0; row < kSide; ++row)
            digits.insert(Digit(board.valueAt(Cell(row * kSide + column))));
        if (digits.count() != kSide)
            return false;
    }
    return true;
}

/// Trios that are possible on all 54 mini-lines together.
int trioCount(const MiniLineTrios& trios) {
    int count = 0;
    for (const TrioSet& each : trios)
        count += each.count();
    return count;
}

/// Rounds of filtering, the floors that each band can still be, and their join.
class SolveScene final : public LookupScene, public DigitBoard, public DragHandle, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::SolveScene)

public:
    explicit SolveScene(LookupLab& lab) : LookupScene(lab), m_join(tr("Joining floors"), lab) {
        m_join.notifyOnProgress();
        m_join.notifyOnStop();
    }

    InputKind input() const override { return InputKind::puzzle; }
    QString title() const override { return tr("Solve by looking up"); }
    bool hasSmallPrint() const override { return true; }
    QStringList sentences() const override {
        return {
            tr("A trio is three digits in any order. The small number counts the trios that still fit into three "
               "cells of a row in one box; where one is left, the cells are tinted."),
            tr("Each round strikes the trios for which the table has no line with trios that still fit beside them."),
            noJoinText().isEmpty()
                ? tr("A floor is a filled band. Then each band can be only some of all floors, listed "
                     "as their three rows; three of them make a board where every column gets each "
                     "digit once.")
                : noJoinText()};
    }

    QString ownWords() const override {
        return tr("In your own words: how can a trio be struck that fits all its clues?");
    }
    QString modelWords() const override {
        return tr("A row has three trios, and together they must hold nine different digits. Where no trios that still "
                  "fit beside it complete a line, the trio cannot stand there.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        sheet.words(
            tr("In each three cells that a row has in one box stands a trio, three digits whatever their order. "
               "With no clue there all 84 trios fit, with one clue 28, with two 7, with three one."));
        sheet.words(
            tr("1. Count for each three cells of this puzzle how many trios fit their clues. Write the numbers at "
               "the right: a row of the puzzle in a row, its boxes from left to right."));
        // The numbers beside the puzzle, each in the line of its three cells.
        const double width = sheet.page().width();
        const QRectF room = sheet.takeFigure(kSheetBoard, width * 9 / 13);
        const double cell = room.height() / kSide;
        sheet.board(room, model().puzzle);
        sheet.field(room.adjusted(cell * (kSide + 1), 0, 0, 0), kSide, kBox, [&](int row, int box) {
            constexpr int kFit[] = {84, 28, 7, 1};
            std::size_t clues = 0;
            for (int i = 0; i < kBox; ++i)
                clues += model().puzzle.isBlank(Cell(row * kSide + box * kBox + i)) ? 0 : 1;
            return sheet.answer(QString::number(kFit[clues]));
        });
        sheet.words(tr("2. A clue strikes trios in the two other boxes of its row, too. Why?"));
        if (!sheet.hasAnswers())
            sheet.lines(2);
        else
            sheet.words(tr("The digit is used up in its row, so no other trio of that row can have it."));
        return true;
    }
    std::vector<LabLink> links() const override {
        if (isYourTurn())
            return {};
        std::vector<LabLink> links;
        const MiniLineTrios& trios = triosAfter(static_cast<int>(moment()));
        const auto singles = std::count_if(trios.begin(), trios.begin() + MiniLine::kCount / 2,
                                           [](const TrioSet& each) { return each.isSingle(); });
        if (singles < MiniLine::kCount / 2)
            links.push_back({tr("The small number"), QStringLiteral("count")});
        if (singles > 0)
            links.push_back({tr("the cells are tinted"), QStringLiteral("single")});
        links.push_back(moment() <= roundCount() ? LabLink{tr("Each round"), QStringLiteral("rounds")}
                                                 : LabLink{tr("each band"), QStringLiteral("bands")});
        return links;
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (isYourTurn())
            return {};
        if (area.figure.contains(point))
            return at <= roundCount() ? QStringLiteral("rounds") : QStringLiteral("bands");
        const std::optional<int> cell = boardField(area, area.text * 0.4).cellAt(point);
        if (!cell)
            return {};
        return triosAfter(static_cast<int>(at))[static_cast<std::size_t>(MiniLine::rowOf(Cell(*cell)).index())]
                       .isSingle()
                   ? QStringLiteral("single")
                   : QStringLiteral("count");
    }

    std::optional<LabTurn> turn() const override {
        const JoinSearch* search = join();
        if (!search || search->triples.empty())
            return std::nullopt;
        const JoinVerdict verdict = judge();
        return LabTurn{tr("Each column lists floors, three filled rows, that one band can be. Choose one of each, by a "
                          "click or by its number, so that the three make a board: no column has a digit twice."),
                       verdict.state, verdict.words};
    }
    void clearTurn() override { m_chosen = {}; }
    /// "3.0.1": the floor of each band, from 1; 0: none.
    QString drawing() const override {
        return m_chosen == FloorChoice{}
                   ? QString()
                   : textsOf(m_chosen, [](int floor) { return QString::number(floor); }).join(u'.');
    }
    void setDrawing(const QString& drawing) override {
        clearTurn();
        const QStringList parts = drawing.split(u'.');
        for (std::size_t band = 0; band < m_chosen.size() && parts.size() == 3; ++band)
            m_chosen[band] = std::clamp(parts[static_cast<qsizetype>(band)].toInt(), 0, kMostOffered);
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metricsOf(boardField(area, area.text * 0.4))) : std::nullopt;
    }
    std::optional<Cell> startCell() const override { return cellOfNextBand(0); }
    /// Chooses the floor of this number in the cell's band. Outside the turn digits are clues.
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn() || !offer())
            return std::nullopt;
        const std::size_t band = bandOf(cell);
        const auto most = static_cast<int>(offer()->columns[band].size());
        if (digit && digit->value() > most)
            return filled(tr("Band %1 has the floors 1 to %2 here."), band + 1, most);
        m_chosen[band] = digit ? digit->value() : 0;
        return QString();
    }
    std::optional<Cell> cellAfter(Cell cell) const override {
        const std::size_t band = bandOf(cell);
        return m_chosen[band] == 0 ? std::nullopt : cellOfNextBand(band + 1);
    }
    /// A click on a floor.
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        if (!isYourTurn() || from != to || !offer())
            return false;
        const std::optional<FloorSpot> spot = JoinFigure(*offer(), area.figure).spotAt(from);
        if (spot)
            m_chosen[spot->band] = static_cast<int>(spot->index) + 1;
        return spot.has_value();
    }

    LabQuestion question() const override {
        const int start = filter().start[0].count();
        // With no clue there, with one, two and three.
        return LabQuestion::among(
            tr("How many trios fit the first three cells of row 1 before anything is filtered?"),
            QString::number(start),
            {QString::number(Trio::kCount), QStringLiteral("28"), QStringLiteral("7"), QStringLiteral("1")},
            start == Trio::kCount
                ? tr("All %1: no clue stands in these cells.").arg(start)
                : tr("%1 of %2: a clue in these cells rules out every trio without it.").arg(start).arg(Trio::kCount));
    }

    /// The rounds, the floors, the join.
    int moveCount() const override { return roundCount() + 2; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("%1 trios fit the clues, over all 54 threes of cells that a box shares with a row or column.")
                .arg(number(trioCount(triosAfter(0))));
        if (moves <= roundCount())
            return filled(tr("Round %1 of filtering: %2 trios are left."), moves, number(trioCount(triosAfter(moves))));
        if (moves > roundCount() + 1)
            return joinText();
        const JoinSearch* search = join();
        if (!search)
            return waitingText();
        return search->isContradictory
                   ? noFloorsText()
                   : tr("Floors that the bands can be: %1, %2, %3")
                         .arg(number(search->counts[0]), number(search->counts[1]), number(search->counts[2]));
    }

    std::vector<LabClaim> claims() const override {
        std::vector<LabClaim> claims{
            {tr("%1 trios at the start, %2 after the last round")
                 .arg(number(trioCount(triosAfter(0))), number(trioCount(triosAfter(roundCount())))),
             trioCount(triosAfter(roundCount())) <= trioCount(triosAfter(0))}};
        if (seemsUnsolvable())
            claims.push_back({tr("These clues have no solution"), hasNoSolution()});
        const std::optional<ColumnTriple> triple = chosenTriple();
        if (!triple || !join())
            return claims;
        const JoinSearch& search = *join();
        const Grid board = search.board(*triple);
        QStringList trios;
        for (std::size_t band = 0; band < 3; ++band)
            trios.append(digitsOfColumn(search.columns[band][(*triple)[band]].floor, 0));
        claims.push_back(
            {tr("In every column the floors share out the nine digits, as %1 in column 1").arg(trios.join(u' ')),
             completeEachOther(board)});
        bool hasClues = true;
        for (int i = 0; i < kSide * kSide; ++i)
            hasClues =
                hasClues && (model().puzzle.isBlank(Cell(i)) || model().puzzle.digit(Cell(i)) == board.digit(Cell(i)));
        claims.push_back({tr("The joined floors are a Sudoku with all clues"), hasClues && board.isSolved(Geometry())});
        return claims;
    }

    std::optional<Puzzle> puzzle() const override { return Puzzle(Geometry(), model().puzzle); }
    bool acceptsClues() const override { return !isYourTurn(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return metricsOf(boardField(area, area.text * 0.4));
    }

    /// Begins the join of another puzzle.
    void prepare() override {
        if (seemsUnsolvable())
            hasNoSolution();
        if (!m_join.wasAsked(model().puzzle))
            beginJoin();
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return turnControls();
        const JoinSearch* search = join();
        if (!search && !m_join.isRunning())
            return {buttonControl("again", tr("Join the floors"), [this] { beginJoin(); })};
        if (!search || search->triples.size() < 2)
            return {};
        const auto count = static_cast<int>(search->triples.size());
        return {numberControl("solution", tr("Solution:"), 1, count, std::min(static_cast<int>(m_triple) + 1, count),
                              [this](int number) {
                                  m_triple = static_cast<std::size_t>(number - 1);
                                  return moveCount();
                              })};
    }

    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        if (const std::optional<int> cell = boardField(area, area.text * 0.4).cellAt(point)) {
            const std::optional<Digit> clue = model().puzzle.digit(Cell(*cell));
            return clue ? tr("%1: clue %2").arg(cellName(Cell(*cell))).arg(clue->value())
                        : tr("%1: no clue").arg(cellName(Cell(*cell)));
        }
        const JoinSearch* search = join();
        if (!search || search->isContradictory || at <= roundCount())
            return {};
        const std::optional<FloorSpot> spot = JoinFigure(*search, area.figure).spotAt(point);
        if (!spot)
            return {};
        const ColumnFloor& floor = search->columns[spot->band][spot->index];
        const QString digits = QString::fromStdString(toText(floor.floor));
        const QString rows = digits.mid(0, kSide) + u' ' + digits.mid(kSide, kSide) + u' ' + digits.mid(2 * kSide);
        return tr("Floor %1: %2; solutions with it: %3")
            .arg(number(std::uint64_t{floor.rank} + 1), rows)
            .arg(floor.boards);
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn() && offer())
            return paintTurn(painter, area, look);
        const int moves = static_cast<int>(std::floor(at));
        const CellField field = boardField(area, look.text * 0.4);
        const JoinSearch* search = moves > roundCount() ? join() : nullptr;
        std::optional<JoinFigure> figure;
        if (search && !search->isContradictory)
            figure.emplace(*search, area.figure);
        JoinFigure::Marks marks;
        marks.hasLines = moves >= moveCount();
        if (chosenTriple())
            marks.triple = std::min(m_triple, search ? search->triples.size() - 1 : 0);
        if (figure && look.pointer)
            marks.hovered = figure->spotAt(*look.pointer);
        paintBoard(painter, field, look, moves, joinedCells(moves, marks.hovered));
        if (figure)
            figure->paint(painter, look, marks);
        else if (moves > roundCount())
            sayLines(painter, area.figure, Qt::AlignCenter, search ? noFloorsText() : waitingText(), look.text,
                     look.theme.mutedText);
        else
            paintRounds(painter, area.figure, look, moves);
        paintLit(painter, area.figure, field, look, moves);
    }

private:
    void paintLit(QPainter& painter, const QRectF& figure, const CellField& field, const StageLook& look,
                  int moves) const {
        const MiniLineTrios& trios = triosAfter(moves);
        const auto part = [&](int row, int column, int rows, int columns) {
            outlineLit(painter, field.cell(row, column).united(field.cell(row + rows - 1, column + columns - 1)), look);
        };
        for (int i = 0; i < MiniLine::kCount / 2; ++i)
            if (look.lit ==
                (trios[static_cast<std::size_t>(i)].isSingle() ? QLatin1String("single") : QLatin1String("count")))
                part(i / 3, i % 3 * kBox, 1, kBox);
        if (look.lit == QLatin1String("rounds"))
            outlineLit(painter, figure.adjusted(3, 3, -3, -3), look);
        for (int band = 0; band < kBox && look.lit == QLatin1String("bands"); ++band)
            part(band * kBox, 0, kBox, kSide);
    }

    /// Floors to choose from: those of the chosen board among others of their bands, by number.
    const JoinSearch* offer() const {
        const JoinSearch* search = join();
        if (!search || search->triples.empty())
            return nullptr;
        if (!m_offer || m_offer->puzzle != model().puzzle)
            m_offer = offerOf(*search);
        return &*m_offer;
    }
    static std::size_t bandOf(Cell cell) { return static_cast<std::size_t>(cell.index() / kBand); }
    /// The first blank cell of a band without a floor, from this band on; nothing where all have one.
    std::optional<Cell> cellOfNextBand(std::size_t from) const {
        for (std::size_t step = 0; step < m_chosen.size(); ++step) {
            const std::size_t band = (from + step) % m_chosen.size();
            if (m_chosen[band] != 0)
                continue;
            for (int i = 0; i < kBand; ++i)
                if (const Cell cell(static_cast<int>(band) * kBand + i); model().puzzle.isBlank(cell))
                    return cell;
        }
        return std::nullopt;
    }
    JoinVerdict judge() const { return offer() ? judgeJoin(*offer(), model().puzzle, m_chosen) : JoinVerdict{}; }

    std::vector<LabControl> turnControls() {
        std::vector<LabControl> controls;
        for (std::size_t band = 0; band < m_chosen.size() && offer(); ++band) {
            const QByteArray id = "band" + QByteArray::number(band + 1);
            const auto most = static_cast<int>(offer()->columns[band].size());
            const LabControl control =
                numberControl(id.constData(), tr("Band %1:").arg(band + 1), 0, most,
                              LabMember{std::min(m_chosen[band], most),
                                        takingValue([this, band](int floor) { m_chosen[band] = floor; })});
            // Three do not fit in a line.
            controls.push_back(band == 1 ? control.joined() : control);
        }
        return controls;
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const CellField field = boardField(area, look.text * 0.4);
        const JoinVerdict verdict = judge();
        const Grid chosen = chosenCells(*offer(), m_chosen);
        paintField(painter, field, look.theme, [&](int row, int column) {
            const Cell cell(row * kSide + column);
            CellFace face;
            const std::optional<Digit> clue = model().puzzle.digit(cell);
            const std::optional<Digit> digit = clue ? clue : chosen.digit(cell);
            if (digit)
                face.text = QString::number(digit->value());
            if (!clue)
                face.ink = look.theme.entered;
            if (look.cursor == cell)
                face.ring = look.theme.selectionRing;
            return face;
        });
        for (const Cell cell : verdict.marked)
            paintMistake(painter, field.cellOf(cell.index()), look.theme);
        JoinFigure::Marks marks;
        marks.chosen = m_chosen;
        JoinFigure(*offer(), area.figure).paint(painter, look, marks);
    }

    /// The search for the current puzzle; null while it is under way.
    const JoinSearch* join() const { return m_join.find(model().puzzle); }

    struct Filtered {
        Grid puzzle;
        FilterRounds rounds;
        std::optional<bool> hasNoSolution;
    };
    /// Worked out once a puzzle, in some milliseconds.
    Filtered& filtered() const {
        const Grid& puzzle = model().puzzle;
        if (m_filtered && m_filtered->puzzle == puzzle)
            return *m_filtered;
        return m_filtered.emplace(Filtered{puzzle, filterRounds(ClassicMarks::from(ClassicDigits::from(puzzle))), {}});
    }
    const FilterRounds& filter() const { return filtered().rounds; }
    /// By trios or by floors.
    bool seemsUnsolvable() const { return isContradictory() || (join() && hasNoBoard(*join())); }
    /// As a solver that knows nothing of trios finds; asked once a puzzle.
    bool hasNoSolution() const {
        Filtered& known = filtered();
        if (!known.hasNoSolution)
            known.hasNoSolution = search(Puzzle(Geometry(), model().puzzle), 1).count == 0;
        return *known.hasNoSolution;
    }

    void beginJoin() {
        m_triple = 0;
        m_join.begin(model().puzzle,
                     [puzzle = model().puzzle](const std::stop_token& stop, const ProgressSink& progress) {
                         return searchJoin(puzzle, stop, progress);
                     });
    }

    int roundCount() const { return static_cast<int>(filter().rounds.size()); }
    const MiniLineTrios& triosAfter(int moves) const {
        const int round = std::min(moves, roundCount());
        return round == 0 ? filter().start : filter().rounds[static_cast<std::size_t>(round - 1)].trios;
    }

    /// The board on the screen, where there is one.
    std::optional<ColumnTriple> chosenTriple() const {
        const JoinSearch* search = join();
        if (!search || search->triples.empty())
            return std::nullopt;
        return search->triples[std::min(m_triple, search->triples.size() - 1)];
    }

    QString waitingText() const {
        if (!m_join.isRunning())
            return tr("The join was stopped.");
        const double share =
            static_cast<double>(m_join.done()) / static_cast<double>(std::max<quint64>(1, m_join.total()));
        return tr("Floors are being set up and joined: %1 %").arg(qRound(share * kPercent));
    }

    static QString noFloorsText() {
        return tr("Some three cells are left without a trio: no solution, so no floors are set up.");
    }

    /// Known before any floor is set up.
    bool isContradictory() const { return filter().rounds.back().isContradictory(); }
    /// All that there are were joined, and none of them is a board.
    static bool hasNoBoard(const JoinSearch& search) {
        return search.triples.empty() && !search.hasTooManyFloors && !search.budgetRanOut;
    }
    /// Why no floors are joined, and so none can be by hand; empty where some are, and while that is not known.
    QString noJoinText() const {
        if (isContradictory())
            return tr("These clues have no solution: some three cells are left without a trio. So there are no floors "
                      "to join by hand.");
        const JoinSearch* search = join();
        if (!search || !search->triples.empty())
            return {};
        if (hasNoBoard(*search))
            return tr("These clues have no solution: no three of the floors that the bands can be make a board. So "
                      "there is nothing to join by hand.");
        return tr("Then each band can be only some of all floors. Here they are too many to try them all, so none can "
                  "be joined by hand.");
    }

    QString joinText() const {
        const JoinSearch* search = join();
        if (!search)
            return waitingText();
        if (search->isContradictory)
            return noFloorsText();
        if (search->hasTooManyFloors)
            return tr("Too many floors: %1. Up to %2 a band are joined.")
                .arg(number(*std::max_element(search->counts.begin(), search->counts.end())), number(kMostFloors));
        const auto found = search->triples.size();
        if (search->budgetRanOut)
            return tr("Stopped after %1 pairs of floors; solutions so far: %2").arg(number(kMostPairs)).arg(found);
        if (found == 0)
            return tr("No three floors join: no solution.");
        if (found == 1)
            return tr("Exactly one solution");
        return search->limitReached ? tr("At least %1 solutions").arg(found) : tr("%1 solutions").arg(found);
    }

    /// Cells of hovered floors, or of the chosen board.
    Grid joinedCells(int moves, std::optional<FloorSpot> hovered) const {
        const JoinSearch* search = join();
        Grid cells;
        if (!search || moves <= roundCount())
            return cells;
        const bool isJoined = moves >= moveCount();
        std::optional<ColumnTriple> shown = isJoined && !hovered ? chosenTriple() : std::nullopt;
        for (const ColumnTriple& triple : search->triples)
            if (isJoined && hovered && !shown && triple[hovered->band] == hovered->index)
                shown = triple;
        if (shown)
            return search->board(*shown);
        if (hovered)
            for (int i = 0; i < kBand; ++i)
                cells.set(
                    Cell(static_cast<int>(hovered->band) * kBand + i),
                    Digit(search->columns[hovered->band][hovered->index].floor.digits[static_cast<std::size_t>(i)]));
        return cells;
    }

    void paintBoard(QPainter& painter, const CellField& field, const StageLook& look, int moves,
                    const Grid& joined) const {
        const MiniLineTrios& trios = triosAfter(moves);
        const Theme& theme = look.theme;
        paintField(painter, field, theme, [&](int row, int column) {
            const Cell cell(row * kSide + column);
            const TrioSet& line = trios[static_cast<std::size_t>(MiniLine::rowOf(cell).index())];
            CellFace face;
            face.fill = line.isSingle() ? blend(theme.accent, theme.board, kAreaTint) : theme.board;
            if (const std::optional<Digit> clue = model().puzzle.digit(cell)) {
                face.text = QString::number(clue->value());
            } else if (const std::optional<Digit> digit = joined.digit(cell)) {
                face.text = QString::number(digit->value());
                face.ink = theme.entered;
            }
            if (look.cursor == cell)
                face.ring = theme.selectionRing;
            return face;
        });
        for (int i = 0; i < MiniLine::kCount / 2; ++i) {
            const TrioSet& line = trios[static_cast<std::size_t>(i)];
            if (line.isSingle())
                continue;
            const int row = i / 3;
            int column = i % 3 * 3 + 2;
            // Large ones would cover a digit: they stand in the last cell without one, where there is one.
            const auto isTaken = [&] {
                const Cell cell(row * kSide + column);
                return !model().puzzle.isBlank(cell) || !joined.isBlank(cell);
            };
            if (look.leastText > 0) {
                while (column > i % 3 * 3 && isTaken())
                    --column;
                if (isTaken())
                    continue;
            }
            say(painter, field.cell(row, column).adjusted(0, 0, -field.side() * 0.08, 0),
                Qt::AlignRight | Qt::AlignBottom,
                i == 0 ? unlessOpen(QString::number(line.count())) : QString::number(line.count()),
                std::max({9.0, look.leastText, field.side() * 0.24}), theme.mutedText);
        }
    }

    void paintRounds(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        Stack stack(area.adjusted(0, look.text * 0.3, 0, 0));
        sayCaption(painter, stack, tr("Trios left on the whole board"), look);
        const double height = std::min(stack.rest().height() / (roundCount() + 2), look.text * 1.9);
        const int most = std::max(1, trioCount(triosAfter(0)));
        for (int round = 0; round <= roundCount(); ++round) {
            const QRectF rect = stack.take(height);
            if (round > moves)
                continue;
            const int count = trioCount(triosAfter(round));
            const double left = rect.left() + rect.width() * 0.42;
            say(painter, QRectF(rect.left(), rect.top(), rect.width() * 0.24, height), Qt::AlignLeft | Qt::AlignVCenter,
                round == 0 ? tr("start") : tr("round %1").arg(round), std::min(look.text, height * 0.7),
                look.theme.mutedText);
            say(painter, QRectF(rect.left(), rect.top(), rect.width() * 0.4, height), Qt::AlignRight | Qt::AlignVCenter,
                number(count), std::min(look.text, height * 0.7), look.theme.text);
            painter.fillRect(
                QRectF(left, rect.top() + height * 0.2, (rect.right() - left) * count / most, height * 0.6),
                look.theme.accent);
        }
    }

    mutable std::optional<Filtered> m_filtered;
    BackgroundValue<JoinSearch, Grid> m_join;
    std::size_t m_triple = 0;
    /// The learner's.
    FloorChoice m_chosen{};
    mutable std::optional<JoinSearch> m_offer;
};

}  // namespace

std::unique_ptr<LabScene> makeSolveScene(LookupLab& lab) { return std::make_unique<SolveScene>(lab); }

}  // namespace nonet::lookup
