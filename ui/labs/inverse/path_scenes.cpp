// The solved board at level 0, and the way between it and the puzzle.
#include "core/board/classic.h"
#include "ui/labs/inverse/back_turn.h"
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/labs/inverse/level_turn.h"
#include "ui/labs/inverse/undo_work.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::inverse_lab {

namespace {

enum class FilmDirection : std::uint8_t { inverse, forward };

/// What words and board light together.
constexpr const char* kValues = "values";
constexpr const char* kPencilMarks = "marks";
constexpr const char* kPuzzleClues = "clues";
constexpr const char* kBlankCells = "blank cells";

constexpr int kFirstSteps = 12;
constexpr int kStepsAMove = 9;
constexpr double kStripShare = 0.16;

QRectF stripOf(const QRectF& figure) {
    const double height = figure.height() * kStripShare;
    return {figure.left(), figure.bottom() - height, figure.width(), height * 0.7};
}

/// The colour that stands for one of the five methods.
QColor methodColour(const Theme& theme, InverseMethod method) {
    switch (method) {
    case InverseMethod::singleCandidate: return theme.accent;
    case InverseMethod::exclusion: return blend(theme.text, theme.board, 0.22);
    case InverseMethod::blockIntersection: return theme.levels[1];
    case InverseMethod::coveringSet: return theme.levels[2];
    case InverseMethod::xWing: return theme.conflict;
    }
    return theme.text;
}

/// What a cell is, and how marks count.
class LevelScene final : public InverseScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::LevelScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("Level 0"); }
    QStringList sentences() const override {
        return {
            tr("A cell has either a value or pencil marks: the digits that it may still be."),
            tr("The number of marks on the board is its level; a solved board has none, so it is level 0."),
            tr("Going backwards, each step adds one mark: a value turns into its only mark, then others come back.")};
    }

    LabQuestion question() const override {
        const int cells = m_isSmall ? kSmall.cellCount() : kCells;
        const int side = m_isSmall ? kSmall.side() : kSide;
        const int marks = cells * side;
        return {.text = tr("What is the level of the empty board, where every cell has all its marks?"),
                .choices = {QString::number(cells), QString::number(marks / 2), QString::number(marks)},
                .right = 2,
                .answer = filled(tr("%1: %2 marks in each of %3 cells."), marks, side, cells)};
    }

    PaperNotes paperNotes() const override {
        // The level with the most.
        return {
            tr("sections 4.1 and 5"),
            {tr("It says that a cell has a value exactly when it has marks; its own solved board shows that it means "
                "the contrary."),
             tr("It has 10 to the power 220 for the most boards of one level; they are 10 to the power %1.")
                 .arg(number(boardsOfLevel((kMarks + 1) / 2)))}};
    }

    /// The first inverse steps.
    int moveCount() const override {
        return m_isSmall ? kFirstSteps : std::min(kFirstSteps, static_cast<int>(model().path.size()));
    }
    QString ownWords() const override {
        return tr("In your own words: what is a mark, and why has a solved board none?");
    }
    QString modelWords() const override {
        return tr("A mark is a digit that a cell may still be. In a solved board each cell has its value, and nothing "
                  "is left open.");
    }

    QString moveText(int moves) const override {
        if (m_isSmall && moves == 0)
            return tr("The solved board: level %1").arg(0);
        if (m_isSmall) {
            const auto [cell, mark] = smallSteps()[static_cast<std::size_t>(moves - 1)];
            return mark ? filled(tr("Level %1. The mark %2 comes back to %3."), moves, mark->value(),
                                 cellName(cell, kSmall.side()))
                        : filled(tr("Level %1. The value of %2 becomes its only mark."), moves,
                                 cellName(cell, kSmall.side()));
        }
        if (moves == 0)
            return model().isGood ? tr("The solved board, with your clues in bold: level %1").arg(board(0).level())
                                  : tr("Where the five methods get stuck, with your clues in bold: level %1")
                                        .arg(board(0).level());
        return filled(tr("Level %1. %2"), board(moves).level(), useSentence(useOf(moves), MarkDirection::inverse));
    }

    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls{choiceControl("size", tr("Board:"),
                                                       {QStringLiteral("4×4"), QStringLiteral("9×9")},
                                                       m_isSmall ? 0 : 1, [this](int size) -> std::optional<double> {
                                                           m_isSmall = size == 0;
                                                           return 0;
                                                       })};
        if (isYourTurn())
            controls.push_back(byHand().clickControl());
        return controls;
    }

    std::optional<LabTurn> turn() const override { return byHand().turn(); }
    void clearTurn() override { byHand().clear(); }
    /// "4;4,4+2": the side of the board, and the work.
    QString drawing() const override {
        const QString work = byHand().text();
        return work.isEmpty() ? QString() : QStringLiteral("%1;%2").arg(m_isSmall ? kSmall.side() : kSide).arg(work);
    }
    void setDrawing(const QString& text) override {
        if (text.isEmpty())
            return clearTurn();
        const int side = text.section(u';', 0, 0).toInt();
        if (side != kSmall.side() && side != kSide)
            return;
        m_isSmall = side == kSmall.side();
        byHand().setText(text.section(u';', 1));
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return BoardMetrics(geometry(), area.board);
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override { byHand().click(cell); }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        return isYourTurn() ? std::optional(byHand().type(cell, digit)) : std::nullopt;
    }
    /// The small board is none of the lab's.
    bool acceptsClues() const override { return !m_isSmall && moment() < 1 && !isYourTurn(); }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = shownCellAt(area, point);
        if (!cell)
            return {};
        if (isYourTurn())
            return byHand().readout(*cell);
        if (!m_isSmall)
            return at < 1 && board(0).isFilled(*cell) ? clueReadout(model(), *cell)
                                                      : readoutOf(board(static_cast<int>(std::floor(at))), *cell);
        const UndoneBoard shown = smallBoard(static_cast<int>(std::floor(at)));
        return shown.isFilled(*cell)
                   ? filled(tr("%1 holds %2"), cellName(*cell, kSmall.side()), shown.values().valueAt(*cell))
                   : marksText(cellName(*cell, kSmall.side()), shown.marks(*cell));
    }

    bool fillWorksheet(WorksheetPage& sheet) const override;

    std::vector<LabLink> links() const override {
        return {{tr("either a value"), QLatin1String(kValues)}, {tr("pencil marks"), QLatin1String(kPencilMarks)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = BoardMetrics(geometry(), area.board).cellAt(point);
        return cell && !isYourTurn() ? QLatin1String(isFilledAt(*cell, at) ? kValues : kPencilMarks) : QString();
    }

    std::vector<LabClaim> claims() const override {
        const int moves = std::clamp(static_cast<int>(std::floor(moment())), 0, moveCount());
        if (m_isSmall) {
            const UndoneBoard shown = smallBoard(moves);
            return {countClaim(shown.values().filledCount(), levelOf(shown), moves)};
        }
        const MarkBoard start = board(0);
        const MarkBoard shown = board(moves);
        std::vector<LabClaim> claims{countClaim(shown.filledCells().count(), shown.level(), start.level() + moves)};
        if (!model().isGood)
            claims.push_back(
                {tr("The five methods do not solve this puzzle, so the way back begins at a board with marks"),
                 !start.isFull()});
        return claims;
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return byHand().paint(painter, area, look);
        const int moves = std::min(static_cast<int>(std::floor(at)), moveCount());
        int level = 0;
        QString cellText;
        if (m_isSmall) {
            const UndoneBoard shown = smallBoard(moves);
            level = levelOf(shown);
            paintUndone(
                painter, area.board, shown, shown.values(), [](Cell) { return true; }, look);
            if (moves > 0) {
                const Cell cell = smallSteps()[static_cast<std::size_t>(moves - 1)].cell;
                const BoardMetrics metrics(kSmall, area.board);
                paintRing(painter, metrics.cellRect(cell), look.theme.selectionRing,
                          std::max(2.0, metrics.cellSide() * 0.04), Qt::DashLine);
                cellText = marksText(cellName(cell, kSmall.side()), shown.marks(cell));
            }
        } else {
            const MarkBoard shown = board(moves);
            level = shown.level();
            MarkPicture picture{.board = shown, .clues = cluesOn(shown, model().clues)};
            if (moves > 0) {
                picture.target = useOf(moves).cell;
                cellText = marksText(cellName(*picture.target), toDigitSet(shown.marks(*picture.target)));
            }
            paintMarks(painter, area.board, picture, look);
        }
        paintLevel(painter, area.figure, look, level, cellText);
        const BoardMetrics metrics(geometry(), area.board);
        for (int i = 0; i < metrics.shape().cellCount(); ++i)
            if (look.lit == QLatin1String(isFilledAt(Cell(i), at) ? kValues : kPencilMarks))
                paintRing(painter, metrics.cellRect(Cell(i)), look.theme.selectionRing,
                          std::max(2.5, metrics.cellSide() * 0.06));
    }

private:
    const Geometry& geometry() const {
        static const Geometry classic;
        return m_isSmall ? kSmall : classic;
    }
    LevelTurn& byHand() const {
        m_byHand.begin(geometry(), m_isSmall ? smallSolution(sheetSeed(model())) : model().solution.toGrid(),
                       sheetSeed(model()));
        return m_byHand;
    }
    /// Each step back adds one mark.
    static LabClaim countClaim(int values, int marks, int level) {
        return {marks == 0 ? tr("Values: %1, no mark: level 0").arg(values)
                           : filled(tr("Values: %1, marks: %2, so level %2"), values, marks),
                marks == level};
    }

    static QString marksText(const QString& cell, DigitSet marks) {
        return tr("%1: no value, marks {%2}").arg(cell, digitNames(marks).split(u' ').join(QStringLiteral(", ")));
    }

    void paintLevel(QPainter& painter, const QRectF& figure, const StageLook& look, int level,
                    const QString& words) const {
        Stack stack(figure.adjusted(0, figure.height() * 0.12, 0, 0));
        const double big = std::min(figure.height() * 0.32, look.text * 5);
        say(painter, stack.take(big), Qt::AlignCenter, QString::number(level), big * 0.8, look.theme.text,
            QFont::DemiBold);
        say(painter, stack.take(look.text * 1.8), Qt::AlignCenter, tr("level = number of marks"), look.text,
            look.theme.mutedText);
        if (words.isEmpty())
            return;
        const double pixels = look.text * 1.15;
        const QRectF line = stack.rest().adjusted(0, look.text * 0.6, 0, 0);
        if (linesHeight(line.width(), words, pixels) < pixels * 2)
            say(painter, QRectF(line.topLeft(), QSizeF(line.width(), pixels * 1.5)), Qt::AlignCenter, words, pixels,
                look.theme.text);
        else
            sayLines(painter, line, words, pixels, look.theme.text);
    }

    /// Digits go out at random, each followed by the marks of its cell, as long as singles bring it back.
    std::vector<UndoEntry> smallSteps() const {
        const Grid solution = smallSolution(sheetSeed(model()));
        const UndoTask task{kSmall, solution, InverseRank::hiddenSingles, kFirstSteps / kSmall.side(), true};
        std::vector<UndoEntry> steps;
        for (const Cell cell : undoneAtRandom(task, sheetSeed(model()))) {
            steps.push_back({cell, std::nullopt});
            for (const Digit digit : kSmall.allDigits())
                if (digit != Digit(solution.valueAt(cell)))
                    steps.push_back({cell, digit});
        }
        return steps;
    }
    UndoneBoard smallBoard(int moves) const {
        UndoneBoard board(kSmall, smallSolution(sheetSeed(model())));
        const std::vector<UndoEntry> steps = smallSteps();
        for (int i = 0; i < moves; ++i) {
            const auto& [cell, mark] = steps[static_cast<std::size_t>(i)];
            if (mark)
                board.setMark(cell, *mark, true);
            else
                board.takeOut(cell);
        }
        return board;
    }
    bool isFilledAt(Cell cell, double at) const {
        const int moves = std::clamp(static_cast<int>(std::floor(at)), 0, moveCount());
        return m_isSmall ? smallBoard(moves).isFilled(cell) : board(moves).isFilled(cell);
    }
    static int levelOf(const UndoneBoard& board) {
        int level = 0;
        for (int i = 0; i < board.geometry().cellCount(); ++i)
            level += board.marks(Cell(i)).count();
        return level;
    }

    /// After so many inverse steps.
    MarkBoard board(int moves) const {
        MarkBoard board = boardAfter(model().clues, model().path, model().path.size());
        for (int move = 1; move <= moves; ++move)
            applyUse(board, useOf(move), MarkDirection::inverse);
        return board;
    }

    const MethodUse& useOf(int move) const {
        return model().path[model().path.size() - static_cast<std::size_t>(move)];
    }

    bool m_isSmall = true;
    mutable LevelTurn m_byHand;
};

bool LevelScene::fillWorksheet(WorksheetPage& sheet) const {
    constexpr double kSheetBoard = 190;
    const UndoneBoard board = smallBoard(kFirstSteps);
    if (!m_isSmall)
        sayOwnBoard(sheet);
    sheet.words(
        tr("A cell has a value, or marks: the digits that it may still be. What is the level of this board, the "
           "number of its marks? Which of its cells have all the marks there are?"));
    const QRectF row = sheet.takeFigure(kSheetBoard, sheet.page().width() * 0.7);
    const QRectF room(row.topLeft(), QSizeF(row.height(), row.height()));
    BoardPainters painters;
    paintUndone(
        sheet.painter(), room, board, board.values(), [](Cell) { return true; }, StageLook{sheet.theme(), painters});
    CellSet full;
    for (int i = 0; i < kSmall.cellCount(); ++i)
        if (board.marks(Cell(i)).count() == kSmall.side())
            full.insert(Cell(i));
    sheet.words(sheet.hasAnswers()
                    ? filled(tr("Level %1. All marks: %2."), levelOf(board), cellsWithAnd(full, kSmall.side()))
                    : tr("Level: ______   Cells with all marks: ______________"));
    sheet.words(
        tr("Now take the digit out of one more cell: draw all four marks there instead. By how much does the "
           "level rise? Cross out the marks again that a digit of the same row, column or box excludes: what is "
           "left?"));
    if (sheet.hasAnswers())
        sheet.words(
            tr("By 4. Its own digit is left, and any other digit that has gone from its row, its column and its box."));
    else
        sheet.lines(3);
    return true;
}

/// All steps from the solution to the puzzle, or back: nine a move.
class FilmScene final : public BackTurnScene, public FilmStrip, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::FilmScene)

public:
    using BackTurnScene::BackTurnScene;
    QString title() const override { return tr("The path"); }
    bool hasSmallPrint() const override { return true; }

    QStringList sentences() const override {
        return {
            tr("A puzzle means: clues, and in every blank cell all nine marks."),
            isQuestionOpen()
                ? tr("From there to the solution each step takes one mark, or turns the last of a cell into its value.")
                : tr("From there to the solution each step takes one mark, or turns the last of a cell into its "
                     "value: nine steps a blank cell, whatever the way."),
            tr("Read backwards the same steps lead from the solution to the puzzle, so every puzzle that the "
               "methods solve can be made by undoing them.")};
    }

    LabQuestion question() const override {
        const int blanks = model().blankCount();
        return LabQuestion::among(
            tr("Your puzzle has %n blank cell(s). How many steps is it from there to the solution?", nullptr, blanks),
            QString::number(kStepsAMove * blanks),
            {QString::number(blanks), QString::number(kMarks), QString::number((kStepsAMove - 1) * blanks)},
            filled(tr("%1 × %2 = %3: eight marks go from each blank cell, and the ninth becomes its value."),
                   kStepsAMove, blanks, kStepsAMove * blanks) +
                (model().isGood ? QString()
                                : u' ' + tr("The five methods do only %1 of them here, and then get stuck.")
                                             .arg(model().path.size())));
    }

    int moveCount() const override { return static_cast<int>((model().path.size() + kStepsAMove - 1) / kStepsAMove); }
    int lastMoveBeforeAnswer() const override { return std::max(0, moveCount() - 1); }

    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillPathSheet(sheet, model());
        return true;
    }

    std::vector<LabLink> links() const override {
        return {{tr("clues"), QLatin1String(kPuzzleClues)}, {tr("every blank cell"), QLatin1String(kBlankCells)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = BoardMetrics(Geometry(), area.board).cellAt(point);
        if (!cell || isYourTurn())
            return {};
        return QLatin1String(model().clues.isBlank(*cell) ? kBlankCells : kPuzzleClues);
    }

    QString ownWords() const override {
        return tr("In your own words: what has the way to the puzzle to do with the way to the solution?");
    }
    QString modelWords() const override {
        return tr("They are the same steps, read from opposite ends: what solving takes away last comes back first.");
    }

    QString moveText(int moves) const override {
        const std::size_t steps = stepsAt(moves);
        const MarkBoard board = boardAfter(model().clues, model().path, steps);
        // The puzzle's own level is the number of steps.
        if (isQuestionOpen())
            return m_direction == FilmDirection::inverse ? filled(tr("%n inverse step(s), level %1", nullptr,
                                                                     static_cast<int>(model().path.size() - steps)),
                                                                  board.level())
                                                         : tr("%n forward step(s)", nullptr, static_cast<int>(steps));
        return m_direction == FilmDirection::inverse
                   ? filled(tr("%1 of %2 inverse steps, level %3"), model().path.size() - steps, model().path.size(),
                            board.level())
                   : filled(tr("%1 of %2 forward steps, level %3"), steps, model().path.size(), board.level());
    }

    std::vector<LabClaim> claims() const override {
        const int blanks = model().blankCount();
        if (isQuestionOpen())
            return {};
        if (!model().isGood)
            return {{tr("The five methods get stuck after %n step(s): this puzzle needs others", nullptr,
                        static_cast<int>(model().path.size())),
                     !boardAfter(model().clues, model().path, model().path.size()).isFull()}};
        MarkBoard board = MarkBoard::fromClues(model().clues);
        bool isAllowedThroughout = true;
        for (const MethodUse& use : model().path) {
            isAllowedThroughout = isAllowedThroughout && isAllowed(board, use, MarkDirection::forward);
            if (!isAllowedThroughout)
                break;
            applyUse(board, use, MarkDirection::forward);
        }
        return {{filled(tr("%1 blank cells, %2 steps, each allowed where it stands"), blanks, model().path.size()),
                 isAllowedThroughout && board.values() == model().solution &&
                     model().path.size() == static_cast<std::size_t>(kStepsAMove * blanks)}};
    }

    std::optional<LabTurn> turn() const override {
        return back().turn(
            tr("Go on backwards by hand, from the middle of the path: nine steps, each one mark more, "
               "which some method takes away again. Click a filled cell to turn its value into a mark, or "
               "type a digit into a blank one."),
            kStepsAMove);
    }
    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {back().clickControl()};
        return {choiceControl("direction", tr("Film:"), {tr("to the puzzle"), tr("to the solution")},
                              static_cast<int>(m_direction), [this](int value) -> std::optional<double> {
                                  const auto direction = static_cast<FilmDirection>(value);
                                  if (direction == std::exchange(m_direction, direction))
                                      return std::nullopt;
                                  return 0;
                              })};
    }

    /// Where the puzzle itself stands.
    bool acceptsClues() const override { return !isYourTurn() && stepsAt(static_cast<int>(moment() + 1e-9)) == 0; }

    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override {
        const QRectF strip = stripOf(area.figure);
        if (isYourTurn() || !strip.contains(point))
            return std::nullopt;
        return std::clamp(std::round((point.x() - strip.left()) / strip.width() * moveCount()), 0.0,
                          static_cast<double>(moveCount()));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return back().paint(painter, area, look);
        const int moves = static_cast<int>(std::floor(at));
        const MarkBoard board = boardAfter(model().clues, model().path, stepsAt(moves));
        MarkPicture picture{.board = board, .clues = model().clues};
        paintMarks(painter, area.board, picture, look);
        const BoardMetrics metrics(Geometry(), area.board);
        for (const Cell cell : classic::kAllCells)
            if (look.lit == QLatin1String(model().clues.isBlank(cell) ? kBlankCells : kPuzzleClues))
                paintRing(painter, metrics.cellRect(cell), look.theme.selectionRing,
                          std::max(2.5, metrics.cellSide() * 0.06));
        paintLastSteps(painter, area.figure, look, moves);
    }

protected:
    MarkBoard boardShown(double at) const override {
        return boardAfter(model().clues, model().path, stepsAt(static_cast<int>(std::floor(at))));
    }

private:
    /// In the middle of the current path.
    void begin(BackTurn& turn) const override {
        turn.begin(boardAfter(model().clues, model().path, model().path.size() / 2), model().clues);
    }

    /// How many forward steps are behind the board of this move.
    std::size_t stepsAt(int moves) const {
        const std::size_t done = std::min(model().path.size(), static_cast<std::size_t>(moves) * kStepsAMove);
        return m_direction == FilmDirection::forward ? done : model().path.size() - done;
    }

    void paintLastSteps(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        const std::size_t here = stepsAt(moves);
        const std::size_t before = moves == 0 ? here : stepsAt(moves - 1);
        const QRectF strip = stripOf(area);
        const double height = std::min((area.height() * (1 - kStripShare)) / (kStepsAMove + 2), look.text * 1.8);
        const double text = std::max(look.leastText, std::min(look.text, height * 0.8));
        Stack stack(area);
        paintHeading(painter, stack, moveText(moves), withText(look, text));
        const bool isInverse = m_direction == FilmDirection::inverse;
        for (std::size_t i = 0; i < (here > before ? here - before : before - here); ++i) {
            const MethodUse& use = model().path[isInverse ? before - 1 - i : before + i];
            const QString words = useSentence(use, isInverse ? MarkDirection::inverse : MarkDirection::forward);
            const double mark = text * 1.3;
            const double lines = linesHeight(area.width() - mark, words, text);
            const double rowHeight = std::max(height, lines + text * 0.2);
            // Where words take two lines the last ones are left out.
            if (stack.rest().top() + rowHeight > strip.top())
                break;
            const QRectF row = stack.take(rowHeight);
            painter.fillRect(QRectF(row.left(), row.top() + text * 0.25, text * 0.75, text * 0.75),
                             methodColour(look.theme, use.method));
            sayLines(painter, row.adjusted(mark, 0, 0, 0), words, text, look.theme.text);
        }
        const double count = std::max<double>(1, static_cast<double>(model().path.size()));
        for (std::size_t i = 0; i < model().path.size(); ++i) {
            const MethodUse& use = model().path[isInverse ? model().path.size() - 1 - i : i];
            const double left = strip.left() + strip.width() * static_cast<double>(i) / count;
            painter.fillRect(QRectF(left, strip.top(), strip.width() / count + 0.6, strip.height()),
                             methodColour(look.theme, use.method));
        }
        const auto walked = static_cast<double>(isInverse ? model().path.size() - here : here);
        const double x = strip.left() + strip.width() * walked / count;
        painter.setPen(QPen(look.theme.text, std::max(2.0, look.text / 6)));
        painter.drawLine(QPointF(x, strip.top() - 3), QPointF(x, strip.bottom() + 3));
    }

    FilmDirection m_direction = FilmDirection::inverse;
};

}  // namespace

std::unique_ptr<LabScene> makeLevelScene(InverseLab& lab) { return std::make_unique<LevelScene>(lab); }

std::unique_ptr<LabScene> makeFilmScene(InverseLab& lab) { return std::make_unique<FilmScene>(lab); }

}  // namespace nonet::inverse_lab
