// A solved board is undone by hand, digit by digit, and solved forward again as the proof.
#include "core/generators/random_grid.h"
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/labs/inverse/undo_work.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::inverse_lab {

namespace {

/// What words and board light together.
constexpr const char* kOut = "out";
constexpr int kSmallGoal = 8;
constexpr int kClassicGoal = 12;
constexpr int kLeastGoal = 2;
/// No 4x4 puzzle has fewer than four clues, no classic one fewer than 17.
constexpr int kMostSmallGoal = 12;
constexpr int kMostGoal = 64;
/// 4x4 boards are solved by singles alone.
constexpr int kSmallRanks = 2;

/// The film of the shown puzzle: its digits go out one after the other, then the methods fill it.
struct Film {
    std::vector<Cell> cells;
    UndoneBoard clues;
    /// What brings each digit back while those before it are out; nothing: other cells come first.
    std::vector<std::optional<UndoneStep>> ways;
    std::vector<UndoneStep> forward;
    /// The clues have one solution; with more of them on the board that holds as well.
    bool hasOneSolution = false;
    bool isSolvable = false;
};

class UndoScene final : public InverseScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::UndoScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("Undo it yourself"); }

    QStringList sentences() const override {
        return {
            tr("Take a digit out of a solved board: it may go while the methods can still bring it back."),
            tr("Undoing is solving read backwards: what went out last comes back first, unless other cells have to "
               "be filled before it."),
            tr("With each digit that is out, the others have less to lean on, so the puzzle gets harder. Make one by "
               "hand, then watch the methods solve it.")};
    }

    LabQuestion question() const override {
        return {.text = tr("You take a single digit out of a solved board. Where can you be sure which one it was?"),
                .choices = {tr("nowhere"), tr("in corner cells alone"), tr("in every cell")},
                .right = 2,
                .answer = tr("In every cell: its row lacks just that digit.")};
    }

    void prepare() override { shown(); }
    /// Out, then in again.
    int moveCount() const override { return static_cast<int>(film().cells.size() + film().forward.size()); }

    QString moveText(int moves) const override {
        const auto out = static_cast<int>(film().cells.size());
        if (moves == 0)
            return m_isSmall ? tr("The solved board") : tr("The solved board, with the clues of your puzzle in bold");
        if (moves > out) {
            const UndoneStep& step = film().forward[static_cast<std::size_t>(moves - out - 1)];
            return filled(step.fills() ? tr("Solving, step %1 of %2: %3 into %4 (%5)")
                                       : tr("Solving, step %1 of %2: the mark %3 leaves %4 (%5)"),
                          moves - out, film().forward.size(), step.digit.value(), nameOf(step.cell),
                          wayText(step, side()));
        }
        const auto at = static_cast<std::size_t>(moves - 1);
        const QString taken =
            filled(tr("%1 of %2: %3 out of %4"), moves, out, digitAt(film().cells[at]), nameOf(film().cells[at]));
        const std::optional<UndoneStep>& way = film().ways[at];
        return way ? filled(tr("%1. Back by %2", "a digit; a method"), taken, wayText(*way, side()))
                   : tr("%1. It comes back once other cells are filled.").arg(taken);
    }

    std::vector<LabClaim> claims() const override {
        return {{tr("%1 clues, one solution").arg(film().clues.values().filledCount()), film().hasOneSolution},
                {tr("The methods find it: %1").arg(methodsText(task().rank)), film().isSolvable}};
    }

    std::vector<LabControl> controls() override {
        const QStringList ranks = textsOf(kInverseRanks, methodsText).mid(0, m_isSmall ? kSmallRanks : -1);
        std::vector<LabControl> controls{choiceControl("size", tr("Board:"),
                                                       {QStringLiteral("4×4"), QStringLiteral("9×9")},
                                                       m_isSmall ? 0 : 1, [this](int size) { setSize(size == 0); })};
        if (m_isSmall)
            controls.push_back(seedControl(lab()).joined());
        controls.push_back(choiceControl("methods", tr("Methods:"), ranks, static_cast<int>(task().rank),
                                         [this](int rank) { chosen().rank = static_cast<InverseRank>(rank); }));
        controls.push_back(choiceControl("marks", tr("Marks:"), {tr("come back at once"), tr("put back by hand")},
                                         task().marksByHand ? 1 : 0,
                                         [this](int value) { chosen().marksByHand = value == 1; }));
        controls.push_back(numberControl("goal", tr("Digits to take out:"), kLeastGoal,
                                         m_isSmall ? kMostSmallGoal : kMostGoal, task().goal,
                                         [this](int goal) { chosen().goal = goal; }));
        if (!work().entries().empty() && !verdict().mistake)
            controls.push_back(
                buttonControl("proof", tr("Solve it forward"),
                              [this]() -> std::optional<double> { return static_cast<double>(film().cells.size()); })
                    .joined()
                    .playing());
        if (isYourTurn() && task().marksByHand) {
            QStringList clicks{tr("takes the digit out")};
            for (int digit = 1; digit <= side(); ++digit)
                clicks.append(tr("puts the mark %1 back").arg(digit));
            controls.push_back(choiceControl("click", tr("A click:"), clicks, std::min(m_click, side()),
                                             [this](int value) { m_click = value; }));
        }
        return controls;
    }

    std::optional<Puzzle> puzzle() const override {
        return m_isSmall ? std::nullopt : std::optional(Puzzle(film().clues.values()));
    }

    std::optional<LabTurn> turn() const override {
        LabTurn turn;
        turn.task =
            filled(tr("Take out %1 digits that these methods bring back: %2."), task().goal, methodsText(task().rank)) +
            u' ' + tr("Click a cell to take its digit out, and again to put it back.");
        if (task().marksByHand)
            turn.task += u' ' + tr("Then type the other digits there: each is a mark that a method takes away.");
        if (work().entries().empty())
            return turn;
        turn.state = verdict().mistake          ? LabTurn::State::mistake
                     : verdict().isDone(task()) ? LabTurn::State::done
                                                : LabTurn::State::open;
        const std::optional<UndoMistake>& mistake = verdict().mistake;
        turn.verdict =
            mistake ? mistakeText(*mistake)
            : verdict().isDone(task())
                ? filled(tr("A puzzle: %1 digits are out, the %2 clues have one solution, and the methods find "
                            "it, since each digit comes back by a method that only looks at what is left."),
                         verdict().out, verdict().clues.values().filledCount())
                : lastText() + u' ' + restText();
        return turn;
    }

    void clearTurn() override { changeWork().clear(); }
    QString drawing() const override {
        return work().entries().empty() ? QString() : QStringLiteral("%1;%2").arg(side()).arg(work().text());
    }
    void setDrawing(const QString& text) override {
        if (text.isEmpty())
            return clearTurn();
        const int drawnSide = text.section(u';', 0, 0).toInt();
        if (drawnSide != kSmall.side() && drawnSide != kSide)
            return;
        const Grid solution = solutionOf(drawnSide == kSmall.side());
        const std::optional<UndoWork> drawn = UndoWork::fromText(text.section(u';', 1), solution);
        if (!drawn)
            return;
        setSize(drawnSide == kSmall.side());
        changeWork() = *drawn;
    }

    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metricsOf(area); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }

    void clickCell(Cell cell) override {
        if (!work().isOut(cell))
            return changeWork().takeOut(cell);
        if (!task().marksByHand || m_click == 0)
            return changeWork().putBack(cell);
        if (m_click <= side() && m_click != digitAt(cell))
            changeWork().toggleMark({cell, Digit(m_click)});
    }

    /// The small board is none of the lab's.
    bool acceptsClues() const override { return !m_isSmall && moment() < 1 && !isYourTurn(); }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        const bool isOut = work().isOut(cell);
        if (digit && isOut && task().marksByHand && digit->value() == digitAt(cell))
            return filled(tr("%1 kept the mark %2: it is the digit that went out. Delete puts the digit back."),
                          nameOf(cell), digit->value());
        if (!digit && !isOut)
            changeWork().takeOut(cell);
        else if (!digit || (isOut && digit->value() == digitAt(cell)))
            changeWork().putBack(cell);
        else if (!isOut)
            return filled(tr("%1 holds %2. Take that out first."), nameOf(cell), digitAt(cell));
        else if (!task().marksByHand)
            return tr("All marks of %1 are back already.").arg(nameOf(cell));
        else
            changeWork().toggleMark({cell, *digit});
        return QString();
    }

    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = metricsOf(area).cellAt(point);
        if (!cell)
            return {};
        if (!isYourTurn() && !m_isSmall && at < 1)
            return clueReadout(model(), *cell);
        const UndoneBoard& board = isYourTurn() ? verdict().board : boardAt(static_cast<int>(std::floor(at)));
        if (board.isFilled(*cell))
            return filled(tr("%1 holds %2"), nameOf(*cell), digitAt(*cell));
        return isYourTurn() && task().marksByHand
                   ? filled(tr("%1 is out, marks: %2"), nameOf(*cell), digitNames(board.marks(*cell)))
                   : tr("%1 is out").arg(nameOf(*cell));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int moves = std::clamp(static_cast<int>(std::floor(at)), 0, moveCount());
        if (isYourTurn())
            return paintTurn(painter, area, look);
        paintFilm(painter, area, look, moves);
        if (look.lit == QLatin1String(kOut))
            ring(painter, area, outCells(), look.theme.selectionRing, Qt::SolidLine);
    }

    std::vector<LabLink> links() const override { return {{tr("what went out"), QLatin1String(kOut)}}; }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = metricsOf(area).cellAt(point);
        return cell && !isYourTurn() && outCells().contains(*cell) ? QLatin1String(kOut) : QString();
    }

    bool fillWorksheet(WorksheetPage& sheet) const override;
    QString ownWords() const override {
        return tr("In your own words: why can the digit that goes out last be filled in first?");
    }
    QString modelWords() const override {
        return tr("When it went out, all that gives it away was still there, and nothing has gone since.");
    }

private:
    int side() const { return geometry().side(); }
    Geometry geometry() const { return m_isSmall ? kSmall : Geometry(); }
    int digitAt(Cell cell) const { return solution().valueAt(cell); }
    QString nameOf(Cell cell) const { return cellName(cell, side()); }
    BoardMetrics metricsOf(const StageArea& area) const { return {geometry(), area.board}; }

    /// What was chosen for this size.
    struct Chosen {
        InverseRank rank = InverseRank::hiddenSingles;
        int goal = kSmallGoal;
        bool marksByHand = false;
    };
    Chosen& chosen() { return m_isSmall ? m_small : m_classic; }
    const Chosen& chosen() const { return m_isSmall ? m_small : m_classic; }
    void setSize(bool isSmall) {
        if (std::exchange(m_isSmall, isSmall) != isSmall)
            m_work.clear();
    }

    /// The solution of the small board, which the seed makes, or the lab's.
    const Grid& solution() const { return solutionOf(m_isSmall); }
    const Grid& solutionOf(bool isSmall) const {
        const std::uint64_t seed = sheetSeed(model());
        if (std::exchange(m_smallOf, seed) != seed)
            m_smallSolution = nonet::inverse_lab::smallSolution(seed);
        m_classicSolution = model().solution.toGrid();
        return isSmall ? m_smallSolution : m_classicSolution;
    }
    UndoTask task() const { return {geometry(), solution(), chosen().rank, chosen().goal, chosen().marksByHand}; }
    /// None where it was done on another board.
    const UndoWork& work() const {
        static const UndoWork none;
        return m_workOf == solution() ? m_work : none;
    }
    UndoWork& changeWork() {
        if (m_workOf != solution()) {
            m_workOf = solution();
            m_work.clear();
        }
        return m_work;
    }

    struct Shown {
        UndoVerdict verdict;
        Film film;
        /// How what was undone last goes forward.
        std::optional<UndoneStep> lastWay;
    };
    const UndoVerdict& verdict() const { return shown().verdict; }
    const Film& film() const { return shown().film; }
    /// What is shown of the learner's puzzle; of an example where there is none.
    const Shown& shown() const {
        const std::tuple key(task(), work(), model().seed);
        if (m_shown && m_of == key)
            return *m_shown;
        m_of = key;
        const UndoTask task = this->task();
        UndoVerdict verdict = judged(task, work());
        const bool isOwn = !work().entries().empty() && !verdict.mistake;
        const std::vector<Cell> cells = isOwn ? work().cells() : undoneAtRandom(task, model().seed);
        Film film{.cells = cells, .clues = cluesWithout(task, cells, cells.size()), .ways = {}, .forward = {}};
        film.hasOneSolution = !otherSolution(film.clues);
        film.isSolvable = isSolvable(film.clues, task.rank);
        for (std::size_t i = 0; i < cells.size(); ++i)
            film.ways.push_back(fillOf(cluesWithout(task, cells, i + 1), cells[i], task.rank));
        film.forward = wayBack(task, cells);
        std::optional<UndoneStep> lastWay;
        if (!work().entries().empty()) {
            const UndoEntry& last = work().entries().back();
            lastWay = last.mark ? goingOf(verdict.board, {last.cell, *last.mark}, task.rank)
                                : fillOf(verdict.clues, last.cell, task.rank);
        }
        return m_shown.emplace(Shown{std::move(verdict), std::move(film), std::move(lastWay)});
    }

    /// All that the film takes out.
    CellSet outCells() const {
        CellSet out;
        for (const Cell cell : film().cells)
            out.insert(cell);
        return out;
    }

    UndoneBoard boardAt(int moves) const {
        const std::size_t out = film().cells.size();
        const auto done = static_cast<std::size_t>(moves);
        return done <= out ? cluesWithout(task(), film().cells, done)
                           : boardAfter(film().clues, film().forward, done - out);
    }

    QString mistakeText(const UndoMistake& mistake) const {
        if (mistake.other)
            return filled(tr("Without the %1 in %2 the clues have a second solution: %2 could hold %3 as well, and the "
                             "ringed cells would change with it. Put the %1 back."),
                          digitAt(mistake.cell), nameOf(mistake.cell), mistake.other->valueAt(mistake.cell));
        return filled(tr("Without the %1 in %2 one solution is left, but the methods no longer find it: for them %2 "
                         "could still be %3. Put the %1 back, or allow more methods."),
                      digitAt(mistake.cell), nameOf(mistake.cell), digitsWithOr(mistake.stuck.openMarks(mistake.cell)));
    }

    /// How what was undone last goes forward.
    QString lastText() const {
        const UndoEntry& last = work().entries().back();
        if (last.mark) {
            const std::optional<UndoneStep>& going = shown().lastWay;
            const QString back = filled(tr("The mark %1 is back in %2."), last.mark->value(), nameOf(last.cell));
            return back + u' ' +
                   (going
                        ? tr("That is right: a mark is a digit not ruled out yet, no answer. Solving forward, it goes "
                             "again by %1.")
                              .arg(wayText(*going, side()))
                        : tr("No method takes it away at once, but one will when other cells are "
                             "filled."));
        }
        const std::optional<UndoneStep>& way = shown().lastWay;
        const QString out = filled(tr("%1 is out of %2."), digitAt(last.cell), nameOf(last.cell));
        return out + u' ' +
               (way ? tr("It comes back by %1.").arg(wayText(*way, side()))
                    : tr("It comes back later, once other cells are filled."));
    }

    QString restText() const {
        const int missing = verdict().board.missingMarks();
        const int left = task().goal - verdict().out;
        QStringList parts;
        if (left > 0)
            parts.append(tr("Digits still to take out: %1.").arg(left));
        if (missing > 0)
            parts.append(tr("Marks still to put back: %1.").arg(missing));
        return parts.join(u' ');
    }

    void paintCells(QPainter& painter, const StageArea& area, const StageLook& look, const UndoneBoard& board,
                    const Grid& givens, bool showsMarks, const CellSet& marked = {}) const {
        paintUndone(
            painter, area.board, board, givens, [&](Cell cell) { return showsMarks || marked.contains(cell); }, look);
    }

    void ring(QPainter& painter, const StageArea& area, const CellSet& cells, const QColor& colour,
              Qt::PenStyle style) const {
        const BoardMetrics metrics = metricsOf(area);
        for (const Cell cell : cells)
            paintRing(painter, metrics.cellRect(cell), colour, std::max(2.0, metrics.cellSide() * 0.04), style);
    }

    void paintFilm(QPainter& painter, const StageArea& area, const StageLook& look, int moves) const {
        const std::size_t out = film().cells.size();
        const UndoneBoard now = boardAt(moves);
        paintCells(painter, area, look, now,
                   moves == 0 && !m_isSmall                 ? model().clues.toGrid()
                   : static_cast<std::size_t>(moves) <= out ? now.values()
                                                            : film().clues.values(),
                   false);
        if (moves > 0) {
            const bool isOut = static_cast<std::size_t>(moves) <= out;
            const auto at = static_cast<std::size_t>(moves - 1);
            const std::optional<UndoneStep> step = isOut ? film().ways[at] : film().forward[at - out];
            if (step)
                ring(painter, area, step->reasons, look.theme.accent, Qt::DotLine);
            ring(painter, area, {isOut ? film().cells[at] : step->cell}, look.theme.selectionRing, Qt::SolidLine);
        }
        Stack stack(area.figure);
        paintHeading(painter, stack, moveText(moves), look);
        paintLights(painter, stack, look, film().hasOneSolution, film().isSolvable);
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const UndoVerdict& verdict = this->verdict();
        CellSet stuck;
        if (verdict.mistake && !verdict.mistake->other)
            stuck.insert(verdict.mistake->cell);
        paintCells(painter, area, look, verdict.mistake ? boardOf(*verdict.mistake) : verdict.board,
                   verdict.board.values(), task().marksByHand, stuck);
        if (verdict.mistake)
            paintMistake(painter, area, look, *verdict.mistake);
        else if (!work().entries().empty())
            paintLast(painter, area, look);
        Stack stack(area.figure);
        const double height = std::min(area.figure.height() / 6, look.text * 2.4);
        paintBar(painter, stack.take(height),
                 {tr("digits out"),
                  filled(tr("%1, goal %2", "digits out"), verdict.out, task().goal),
                  std::min(1.0, static_cast<double>(verdict.out) / task().goal),
                  {}},
                 look);
        paintLights(painter, stack, look, verdict.hasOneSolution, verdict.isSolvable);
        if (task().marksByHand && verdict.out > 0) {
            const int all = verdict.out * (side() - 1);
            const int back = all - verdict.board.missingMarks();
            paintBar(painter, stack.take(height),
                     {tr("marks back"), filled(tr("%1 of %2"), back, all), static_cast<double>(back) / all, {}}, look);
        }
    }

    /// With what the methods leave in the cell where they fail; where solutions differ their digits stand instead.
    UndoneBoard boardOf(const UndoMistake& mistake) const {
        UndoneBoard board = verdict().board;
        const CellSet differing = differingIn(mistake);
        for (const Digit digit : geometry().allDigits()) {
            for (const Cell cell : differing)
                board.setMark(cell, digit, false);
            if (!mistake.other)
                board.setMark(mistake.cell, digit, mistake.stuck.openMarks(mistake.cell).contains(digit));
        }
        return board;
    }
    CellSet differingIn(const UndoMistake& mistake) const {
        CellSet differing;
        for (int i = 0; mistake.other && i < geometry().cellCount(); ++i)
            if (mistake.other->valueAt(Cell(i)) != digitAt(Cell(i)))
                differing.insert(Cell(i));
        return differing;
    }

    /// Where two solutions differ, with the digits of both.
    void paintMistake(QPainter& painter, const StageArea& area, const StageLook& look,
                      const UndoMistake& mistake) const {
        const BoardMetrics metrics = metricsOf(area);
        const CellSet differing = differingIn(mistake);
        ring(painter, area, differing, look.theme.conflict, Qt::DashLine);
        ring(painter, area, {mistake.cell}, look.theme.conflict, Qt::SolidLine);
        if (!mistake.other)
            return;
        const double pixels = metrics.cellSide() * 0.3;
        for (const Cell cell : differing) {
            const QRectF rect = metrics.cellRect(cell);
            const QRectF plate(rect.center().x() - pixels * 1.1, rect.center().y() - pixels * 0.7, pixels * 2.2,
                               pixels * 1.4);
            paintPlate(painter, plate, Qt::NoPen, look.theme.board, pixels * 0.2);
            say(painter, plate, Qt::AlignCenter,
                QStringLiteral("%1|%2").arg(digitAt(cell)).arg(mistake.other->valueAt(cell)), pixels,
                look.theme.conflict, QFont::DemiBold);
        }
    }

    void paintLast(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const UndoEntry& last = work().entries().back();
        if (const std::optional<UndoneStep>& step = shown().lastWay)
            ring(painter, area, step->reasons, look.theme.accent, Qt::DotLine);
        ring(painter, area, {last.cell}, look.theme.selectionRing, Qt::SolidLine);
    }

    /// With a tick or a cross.
    void paintLights(QPainter& painter, Stack& stack, const StageLook& look, bool hasOne, bool isSolved) const {
        const double height = std::min(stack.rest().height() / 4, look.text * 2.4);
        paintCheck(painter, stack, height, hasOne ? tr("one solution") : tr("more than one solution"), hasOne, look);
        paintCheck(painter, stack, height, isSolved ? tr("the methods solve it") : tr("the methods get stuck"),
                   isSolved, look);
    }

    bool m_isSmall = true;
    Chosen m_small{};
    Chosen m_classic{.goal = kClassicGoal};
    /// 0: the digit; else a mark.
    int m_click = 0;
    UndoWork m_work;
    Grid m_workOf{kSmall.side()};
    mutable std::uint64_t m_smallOf = 0;
    mutable Grid m_smallSolution{kSmall.side()};
    mutable Grid m_classicSolution;
    mutable std::optional<Shown> m_shown;
    mutable std::optional<std::tuple<UndoTask, UndoWork, std::uint64_t>> m_of;
};

bool UndoScene::fillWorksheet(WorksheetPage& sheet) const {
    constexpr double kSheetBoard = 185;
    constexpr int kSheetLines = 4;
    const UndoTask all{kSmall, solutionOf(true), InverseRank::hiddenSingles, kSmall.cellCount(), false};
    const std::vector<Cell> cells = undoneAtRandom(all, sheetSeed(model()));
    if (!m_isSmall)
        sayOwnBoard(sheet);
    if (!sheet.hasAnswers())
        sheet.words(tr(
            "This board is solved. Cross out two digits, one after the other, so that each can be told again from "
            "what is left. For each, write the cell, the digit and the reason: its row, column and box hold all other "
            "digits (naked single), or no other cell of a row, column or box can take it (hidden single)."));
    const QRectF row = sheet.takeFigure(kSheetBoard, sheet.page().width() * 0.48);
    const double side = row.height();
    const auto paintBoard = [&](double left, const Grid& digits) {
        BoardPicture picture;
        picture.puzzle = Puzzle(kSmall, digits);
        picture.digits = digits;
        picture.highlightsPeers = picture.highlightsSameDigit = false;
        BoardPainter(BoardMetrics(kSmall, QRectF(left, row.top(), side, side)), sheet.theme())
            .paint(sheet.painter(), picture);
    };
    paintBoard(row.left(), all.solution);
    paintBoard(row.right() - side,
               sheet.hasAnswers() ? cluesWithout(all, cells, cells.size()).values() : Grid(kSmall.side()));
    if (!sheet.hasAnswers()) {
        sheet.lines(kSheetLines);
        sheet.take(WorksheetPage::kText);
        sheet.words(tr("Now go on. Cross out as many digits as you can, copy what is left into the empty board, and "
                       "let your neighbour solve it."));
        sheet.words(tr("My puzzle has ______ clues. My neighbour could solve it: yes / no"));
        return true;
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(2, cells.size()); ++i)
        if (const auto way = fillOf(cluesWithout(all, cells, i + 1), cells[i], all.rank))
            sheet.words(filled(tr("For instance %1 out of %2, back by %3."), all.solution.valueAt(cells[i]),
                               cellName(cells[i], kSmall.side()), wayText(*way, kSmall.side())));
    sheet.words(
        tr("One way ends at %1 clues: nothing more can go.").arg(kSmall.cellCount() - static_cast<int>(cells.size())));
    return true;
}

}  // namespace

std::unique_ptr<LabScene> makeUndoScene(InverseLab& lab) { return std::make_unique<UndoScene>(lab); }

}  // namespace nonet::inverse_lab
