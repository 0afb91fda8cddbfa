#include "core/constructions/count_in_pieces.h"
#include "core/constructions/fillings.h"
#include "core/constructions/make_proper.h"
#include "core/constructions/mask.h"
#include "core/constructions/other_solution.h"
#include "core/constructions/sequence_recovery.h"
#include "core/solvers/search/search.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/labs/shift_cipher/verdict_turn.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>
#include <numeric>

namespace nonet {

namespace {

/// Where counting ends.
constexpr std::uint64_t kMostCounted = 5'000'000;
/// Positions of the search for the fewest clues: some seconds.
constexpr std::uint64_t kRepairBudget = 100'000;

/// On the cells' edges, so that no letter is covered; with paper at both sides, on whatever colour.
void outline(QPainter& painter, const BoardMetrics& metrics, const CellSet& cells, const QColor& colour,
             const Theme& theme) {
    const double width = std::max(2.5, metrics.cellSide() * 0.06);
    for (const Cell cell : cells)
        paintOutline(painter, metrics.cellRect(cell), QPen(theme.board, width + 3));
    for (const Cell cell : cells)
        paintOutline(painter, metrics.cellRect(cell), QPen(colour, width));
}

/// A plus in the corner of each.
void markAdded(QPainter& painter, const BoardMetrics& metrics, const CellSet& cells, const StageLook& look) {
    const double part = metrics.cellSide() * 0.26;
    for (const Cell cell : cells) {
        const QRectF rect = metrics.cellRect(cell);
        const QRectF corner(rect.right() - part - 2, rect.top() + 2, part, part);
        painter.fillRect(corner, look.theme.board);
        say(painter, corner, Qt::AlignCenter, QStringLiteral("+"), part * 1.1, look.theme.accent, QFont::Bold);
    }
}

/// Counts in the background for as long as its puzzle stays; the sum can be watched.
class VerdictScene final : public TriedBoardScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::VerdictScene)

public:
    explicit VerdictScene(ShiftLab& lab)
        : TriedBoardScene(lab), m_count(tr("Counting solutions"), lab), m_fillings(tr("Counting solutions"), lab),
          m_other(tr("Looking for another solution"), lab), m_repair(tr("Looking for the fewest clues"), lab) {
        m_count.notifyOnProgress();
    }

    QString title() const override { return tr("Is it a puzzle?"); }
    QStringList sentences() const override {
        const QString count =
            tr("Forget the list: the general solver counts every way to fill %1.", "a mask").arg(maskText());
        if (!hasSudoku())
            return {ruleWords(), count,
                    hasNoSecond() ? noneText()
                    : std::lround(moment()) > 0 && otherGrid()
                        ? tr("This board is none of these ways; the one shown is.")
                        : tr("This board is none of these ways, so there is no second one to build by hand; one move "
                             "on, one of them is shown, if there is any.")};
        const QString second = secondText();
        if (isTried())
            return {ruleWords(), count, second};
        return {count, second,
                hasNoSecond() ? QString() : tr("A few more digits of the board, and only one way is left.")};
    }

    QString ownWords() const override {
        return tr("In your own words: what does a solver who has never heard of the list have to find out, and what "
                  "somebody who knows of it?");
    }
    QString modelWords() const override {
        return tr("The solver has to find the one board among all that fit the clues, and needs clues that leave one. "
                  "Who knows of the list needs its places alone: a clue names one, and equal letters have equal "
                  "digits.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillVerdictSheet(sheet, sheetModel());
        return true;
    }
    std::vector<LabLink> links() const override {
        if (isYourTurn())
            return {};
        return {{tr("every way"), QStringLiteral("count")},
                {maskText(), QStringLiteral("mask")},
                {tr("A few more digits of the board"), QStringLiteral("added")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (isYourTurn())
            return {};
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (cell && !masked().givens.isBlank(*cell))
            return QStringLiteral("mask");
        if (cell)
            return std::lround(at) == 2 && added().contains(*cell) ? QStringLiteral("added") : QString();
        return upperPart(area.figure).contains(point)   ? QStringLiteral("count")
               : lowerPart(area.figure).contains(point) ? QStringLiteral("added")
                                                        : QString();
    }

    LabQuestion question() const override {
        const SequenceRecovery fit = listFit();
        const QString text = tr("The clues are known to come from a list. Do they settle which list it was?");
        const QStringList choices{tr("yes, S alone fits"), tr("no, other lists fit too")};
        if (fit.sequence)
            return LabQuestion::of(
                text, choices, 0,
                filled(tr("Yes: %1 different digits are seen, so every place of S is known. Whether "
                          "a solver that does not know about the list finds other boards is another question."),
                       fit.digitsSeen));
        return LabQuestion::of(text, choices, 1,
                               filled(tr("No: %1 digits are not seen at all (%2). They can change places in the list, "
                                         "so %3 lists fit."),
                                      model().side() - fit.digitsSeen, unseenDigits(),
                                      number(fit.members.value_or(0))));
    }

    PaperNotes paperNotes() const override {
        return {tr("the question"),
                {tr("The question on Stack Exchange asks whether its algorithm always solves such a puzzle in "
                    "quadratic time. Within the family "
                    "it does, in a time that grows as the cells of the board do."),
                 tr("Its own puzzle shows seven digits, and so has many solutions.")}};
    }

    /// The puzzle, another solution and, on 9x9 alone, the clues that make it proper.
    int moveCount() const override { return model().geometry.isClassic() && hasSudoku() ? 2 : 1; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The puzzle: %1").arg(countText());
        if (moves == 2)
            return tr("Made proper: %1").arg(repair() ? properText() : repairText());
        if (!other() && !fillings())
            return tr("looking for another solution");
        if (!hasSudoku())
            return otherGrid() ? tr("A solution: in %1 cells it is not as the board").arg(differing().count())
                               : noneText();
        if (otherGrid())
            return tr("Another solution: %1 cells differ").arg(differing().count());
        return noSecondText();
    }

    std::vector<LabClaim> claims() const override {
        std::vector<LabClaim> claims;
        if (const CountInPieces* found = count())
            claims.push_back({countText(), found->count >= 1 || !hasSudoku()});
        if (const Fillings* found = fillings()) {
            claims.push_back({countText(), found->count >= 1 || !hasSudoku()});
        }
        // What is not there yet is not told.
        if (showsOther())
            addOtherClaim(claims);
        if (const ProperRepair* found = repair())
            claims.push_back({repairText(), found->proved <= found->added.count()});
        return claims;
    }

    std::optional<Puzzle> puzzle() const override { return repaired(); }

    /// Where the engine knows that there is another solution.
    std::optional<LabTurn> turn() const override {
        if (!hasSudoku() || !otherGrid())
            return std::nullopt;
        const BoardVerdict verdict = judge();
        return LabTurn{
            tr("The puzzle has a second solution. Build it: type other digits into cells without a bar, which are "
               "no clues, or exchange two digits."),
            verdict.state, verdict.words};
    }
    void clearTurn() override { m_second.clear(); }
    QString drawing() const override { return m_second.text(); }
    void setDrawing(const QString& drawing) override { m_second.setText(drawing); }
    void inputReshaped() override {
        m_second = SecondSolution(model().geometry);
        m_first = 0;
        m_with = 1;
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metrics(area)) : std::nullopt;
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metrics(area); }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (const std::optional<Digit> clue = masked().givens.digit(cell))
            return tr("%1 is a clue: every solution has %2 there.")
                .arg(cellName(cell, model().side()), digitSign(*clue));
        m_second.put(cell, digit, model().board());
        return QString();
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return turnControls();
        std::vector<LabControl> controls;
        addWayBack(controls);
        return controls;
    }

    void prepare() override {
        const Puzzle puzzle = masked();
        const Grid solved = model().board();
        if (!model().geometry.isClassic()) {
            m_count.cancel();
            const bool isOneMore = !hasSudoku();
            return m_fillings.askOnce(puzzle, solved, [puzzle, solved, isOneMore](const std::stop_token& stop) {
                Fillings found = countFillings(puzzle.geometry(), puzzle.givens, solved, {}, stop);
                // Where counting ended early, the board is taken for one of them.
                if (isOneMore && !found.isExact && found.count < FillingLimits().count)
                    --found.count;
                return found;
            });
        }
        if (!hasSudoku())
            return lookForAny(puzzle, solved);
        const ClassicDigits board = ClassicDigits::from(solved);
        const ClassicCellSet shown = toClassicCellSet(maskOf(puzzle.givens));
        askCount(puzzle);
        m_other.askOnce(puzzle, solved, [board, shown, map = model().map()](const std::stop_token& stop) {
            return otherSolution(board, shown, map, stop);
        });
        // Another list only renames the digits: the clues that are missing stay where they are.
        m_repair.askOnce(maskOf(puzzle.givens), model().rule(), [board, shown](const std::stop_token& stop) {
            return makeProper(board, shown, RandomSource(1), kRepairBudget, stop);
        });
    }

    /// Another board that fits is half of the answer.
    int lastMoveBeforeAnswer() const override { return 0; }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        if (isYourTurn())
            return cellReadout(area, point, second());
        const auto stage = static_cast<int>(std::lround(at));
        const std::optional<Grid> other = stage == 1 ? otherGrid() : std::nullopt;
        return cellReadout(area, point, other ? *other : (stage == 2 ? repaired() : masked()).givens);
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const Geometry& geometry = model().geometry;
        const int stage = static_cast<int>(std::lround(at));
        BoardPicture picture = shiftPicture(model(), model().map(), model().rule(), look.labels);
        picture.showsConflicts = !hasSudoku();
        const std::optional<Grid> other = stage == 1 ? otherGrid() : std::nullopt;
        const Grid shown = (stage == 2 ? repaired() : masked()).givens;
        for (int i = 0; i < geometry.cellCount(); ++i) {
            const Cell cell(i);
            if (!shown.isBlank(cell))
                continue;
            clearCell(picture, cell);
            if (other)
                picture.digits.set(cell, Digit(other->valueAt(cell)));
        }
        const BoardMetrics& metrics = paintBoard(painter, area, std::move(picture), look);
        if (other)
            outline(painter, metrics, differing(), look.theme.conflict, look.theme);
        if (stage == 2) {
            outline(painter, metrics, added(), look.theme.accent, look.theme);
            markAdded(painter, metrics, added(), look);
        }
        const QRectF upper = upperPart(area.figure);
        const QRectF lower = lowerPart(area.figure);
        const bool isProper = stage == 2 && repair();
        sayLines(painter, upper, Qt::AlignHCenter | Qt::AlignBottom, isProper ? tr("one solution") : countOn(look),
                 look.text * 1.7, look.theme.text, QFont::DemiBold);
        sayLines(painter, lower, Qt::AlignHCenter | Qt::AlignTop, isProper ? properText() : repairText(), look.text,
                 look.theme.mutedText);
        if (look.lit == QLatin1String("mask"))
            outline(painter, metrics, maskOf(masked().givens), look.theme.accent, look.theme);
        if (look.lit == QLatin1String("added") && stage == 2)
            outline(painter, metrics, added(), look.theme.selectionRing, look.theme);
        if (look.lit == QLatin1String("count") || look.lit == QLatin1String("added"))
            outlineLit(painter, look.lit == QLatin1String("count") ? upper : lower, look);
    }

private:
    /// With the clues that make it proper.
    Puzzle repaired() const {
        Puzzle puzzle = masked();
        for (const Cell cell : added())
            puzzle.givens.set(cell, Digit(model().board().valueAt(cell)));
        return puzzle;
    }
    /// The learner's board.
    Grid second() const { return m_second.over(model().board(), masked().givens); }
    BoardVerdict judge() const { return judgeSecond(model(), masked().givens, second(), isQuestionOpen()); }
    std::vector<LabControl> turnControls() {
        std::vector<int> digits(static_cast<std::size_t>(model().side()));
        std::iota(digits.begin(), digits.end(), 0);
        const QStringList signs = textsOf(digits, [](int digit) { return digitSign(Digit::fromIndex(digit)); });
        return {choiceControl("turn_first", tr("Exchange"), signs, bound(m_first)),
                choiceControl("turn_with", tr("and"), signs, bound(m_with)).joined(),
                buttonControl("turn_exchange", tr("wherever no clue stands"), [this] {
                    m_second.exchange(Digit::fromIndex(m_first), Digit::fromIndex(m_with), model().board(),
                                      masked().givens);
                })};
    }
    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const Grid full = second();
        const Grid clues = masked().givens;
        const BoardVerdict verdict = judge();
        BoardPicture picture = workPicture(model(), full, look.labels);
        for (int i = 0; i < model().geometry.cellCount(); ++i)
            if (clues.isBlank(Cell(i)))
                picture.places[static_cast<std::size_t>(i)].strength = kSettledStrength;
        const BoardMetrics& metrics = paintBoard(painter, area, std::move(picture), look);
        const std::vector<Cell> changed = changedCells(model().board(), full);
        CellSet cells;
        for (const Cell cell : changed)
            cells.insert(cell);
        for (int i = 0; i < model().geometry.cellCount(); ++i)
            if (!clues.isBlank(Cell(i)))
                underline(painter, metrics.cellRect(Cell(i)));
        outline(painter, metrics, cells, look.theme.accent, look.theme);
        for (const Cell cell : verdict.twins)
            paintRing(painter, metrics.cellRect(cell), look.theme.conflict, std::max(3.0, metrics.cellSide() * 0.07),
                      Qt::DashLine);
        for (const Cell cell : verdict.marked)
            paintMistake(painter, metrics.cellRect(cell), look.theme);
        paintCount(painter, upperPart(area.figure), QString::number(changed.size()), tr("cells changed by you"), look);
        paintCount(painter, lowerPart(area.figure), QString::number(verdict.marked.size() + verdict.twins.size()),
                   tr("marked cells: their digit stands twice in a row, column or box"), look);
    }

    /// A clue: colour alone does not tell it from the rest. Seen on pale tiles and on dark ones.
    static void underline(QPainter& painter, const QRectF& cell) {
        painter.setPen(QPen(Qt::black, 1));
        painter.setBrush(Qt::white);
        painter.drawRect(QRectF(cell.center().x() - cell.width() * 0.2, cell.bottom() - cell.height() * 0.14,
                                cell.width() * 0.4, std::max(3.0, cell.height() * 0.05)));
    }
    static QRectF upperPart(const QRectF& figure) {
        return {figure.left(), figure.top(), figure.width(), figure.height() * 0.48};
    }
    static QRectF lowerPart(const QRectF& figure) {
        return {figure.left(), figure.top() + figure.height() * 0.54, figure.width(), figure.height() * 0.46};
    }
    Puzzle masked() const { return lab().scene(QLatin1String(ShiftLab::kMaskScene)).puzzle().value_or(Puzzle()); }
    QString maskText() const { return tr("the mask of “%1”").arg(lab().scenes().titleOf(ShiftLab::kMaskScene)); }
    /// Whether the board is one, so that the puzzle has a solution.
    bool hasSudoku() const { return model().alwaysWorks(); }
    void askCount(const Puzzle& puzzle) {
        m_count.askOnce(puzzle, [puzzle](const std::stop_token& stop, const ProgressSink& progress) {
            return countInPieces(ClassicDigits::from(puzzle.givens), kMostCounted, stop, progress);
        });
    }
    /// Looks for any Sudoku with the clues of a board that is no Sudoku itself.
    void lookForAny(const Puzzle& puzzle, const Grid& board) {
        askCount(puzzle);
        m_other.askOnce(puzzle, board, [puzzle](const std::stop_token& stop) {
            OtherSolutionAnswer answer;
            if (const std::optional<Grid> first = search(puzzle, 1, stop).first)
                answer.other = OtherSolution{ClassicDigits::from(*first), {}, false};
            return answer;
        });
    }
    /// Adds what is claimed of the solution that is not the learner's board, where one is shown.
    void addOtherClaim(std::vector<LabClaim>& claims) const {
        const std::optional<Grid> shown = otherGrid();
        if (!shown)
            return;
        const bool isSolved = shown->isSolved(model().geometry);
        if (!hasSudoku())
            claims.push_back({tr("The solution that is shown is a Sudoku with all clues"),
                              isSolved && nonet::masked(*shown, maskOf(masked().givens)) == masked().givens});
        else if (fillings())
            claims.push_back({tr("The other solution is a Sudoku too"), isSolved});
        else if (!isQuestionOpen())
            claims.push_back(
                {other() && isOfFamily(*other())
                     ? tr("Another list gives the other solution that is shown")
                     : tr("No list gives the one other solution that is shown; lists that fit the clues: %1")
                           .arg(number(listFit().members.value_or(0))),
                 isSolved});
    }
    /// All that could be tried was, and the board is the only solution known.
    bool hasNoSecond() const { return (other() || fillings()) && !otherGrid(); }
    QString noSecondText() const {
        return fillings() && !fillings()->isExact ? tr("No other solution was found before counting ended.")
                                                  : tr("There is no other solution.");
    }
    /// One move on, and not while the learner builds one.
    bool showsOther() const { return std::lround(moment()) == 1 && !isYourTurn(); }
    QString secondText() const {
        if (hasNoSecond())
            return noSecondText() + u' ' + tr("So there is none to build by hand.");
        switch (std::lround(moment())) {
        case 0:
            return tr("If there is a second way, this is no proper puzzle yet; one move on, the cells that differ are "
                      "marked.");
        case 1: return tr("If there is a second way, this is no proper puzzle yet: the cells that differ are marked.");
        default: return tr("If there was a second way, it takes a few more clues to make a proper puzzle.");
        }
    }
    QString noneText() const {
        return fillings() && !fillings()->isExact ? tr("No solution was found before counting ended.")
                                                  : tr("There is no solution.");
    }
    /// Null while it is being worked out.
    const CountInPieces* count() const { return m_count.find(masked()); }
    const OtherSolutionAnswer* other() const { return m_other.find(masked(), model().board()); }
    static bool isOfFamily(const OtherSolutionAnswer& answer) { return answer.other && answer.other->isOfFamily; }
    const ProperRepair* repair() const { return m_repair.find(maskOf(masked().givens), model().rule()); }
    /// On boards that are not 9x9.
    const Fillings* fillings() const { return m_fillings.find(masked(), model().board()); }
    /// Nothing where there is none, or none was found yet.
    std::optional<Grid> otherGrid() const {
        if (const Fillings* found = fillings())
            return found->other;
        const OtherSolutionAnswer* found = other();
        return found && found->other ? std::optional(found->other->solution.toGrid()) : std::nullopt;
    }

    /// Clues that make it proper; empty while they are looked for.
    CellSet added() const {
        CellSet cells;
        if (repair())
            for (const Cell cell : repair()->added)
                cells.insert(cell);
        return cells;
    }

    /// Where it is not as the board.
    CellSet differing() const {
        CellSet cells;
        const Grid board = model().board();
        if (const std::optional<Grid> other = otherGrid())
            for (int i = 0; i < model().geometry.cellCount(); ++i)
                if (other->digit(Cell(i)) != board.digit(Cell(i)))
                    cells.insert(Cell(i));
        return cells;
    }

    /// A picture on paper never goes on: a running number would be false there.
    QString countOn(const StageLook& look) const {
        const bool isRunning = !fillings() && !count();
        return isRunning && look.theme.id == ThemeId::print ? QString() : countText();
    }
    QString countText() const {
        if (const Fillings* found = fillings()) {
            if (found->count == 0)
                return noneText();
            if (!found->isExact && found->count == 1 && hasSudoku())
                return tr("one solution is known, the list's own; counting ended before another was found");
            if (!found->isExact)
                return tr("at least %1 solutions; counting ended there").arg(number(found->count));
            return found->count == 1 ? tr("one solution") : tr("%1 solutions").arg(number(found->count));
        }
        const CountInPieces* found = count();
        if (!found)
            return m_count.done() == 0 ? tr("counting the solutions")
                                       : tr("%1 solutions so far").arg(number(m_count.done()));
        if (found->count == 0)
            return noneText();
        if (found->count == 1)
            return tr("one solution");
        return found->limitReached ? tr("more than %1 solutions").arg(number(found->count))
                                   : tr("%1 solutions").arg(number(found->count));
    }

    QString repairText() const {
        if (!hasSudoku())
            return tr("The board is no Sudoku, so it cannot be the one solution.");
        if (!model().geometry.isClassic())
            return tr("Which clues to add is worked out for 9×9 alone.");
        const ProperRepair* found = repair();
        if (!found)
            return tr("looking for the fewest clues");
        const int added = found->added.count();
        if (added == 0)
            return tr("no further clue is needed");
        return found->isFewest()
                   ? tr("%n more clue(s) make it proper, and no fewer do", nullptr, added)
                   : tr("%n more clue(s) make it proper; the solver has shown that fewer than %1 never do", nullptr,
                        added)
                         .arg(found->proved);
    }

    /// Tells of the puzzle with the clues that were added to it.
    QString properText() const {
        const ProperRepair& found = *repair();
        const int added = found.added.count();
        if (added == 0)
            return repairText();
        const QString words = tr("%n clue(s) with a plus were added", nullptr, added);
        return found.isFewest() ? tr("%1; with fewer it has several solutions").arg(words) : words;
    }

    /// The clues are the board's own, so a list fits.
    SequenceRecovery listFit() const {
        return std::get<SequenceRecovery>(recoverSequence(model().map(), masked().givens));
    }
    QString unseenDigits() const {
        const DigitSet seen = digitsShown(masked().givens);
        QStringList unseen;
        for (int place = 0; place < model().side(); ++place)
            if (const Digit digit = Digit::fromIndex(place); !seen.contains(digit))
                unseen.append(QString(QLatin1Char(toSymbol(digit))));
        return unseen.join(QStringLiteral(", "));
    }

    SecondSolution m_second{model().geometry};
    /// Indices of the digits to exchange.
    int m_first = 0;
    int m_with = 1;
    BackgroundValue<CountInPieces, Puzzle> m_count;
    BackgroundValue<Fillings, Puzzle, Grid> m_fillings;
    BackgroundValue<OtherSolutionAnswer, Puzzle, Grid> m_other;
    BackgroundValue<ProperRepair, CellSet, ShiftRule> m_repair;
};

}  // namespace

std::unique_ptr<LabScene> makeVerdictScene(ShiftLab& lab) { return std::make_unique<VerdictScene>(lab); }

}  // namespace nonet
