#include "core/constructions/count_in_pieces.h"
#include "core/constructions/fillings.h"
#include "core/constructions/make_proper.h"
#include "core/constructions/mask.h"
#include "core/constructions/other_solution.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"

#include <QPainter>

#include <cmath>

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
class VerdictScene final : public PlaceBoardScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::VerdictScene)

public:
    VerdictScene(ShiftLab& lab, const LabScene& mask)
        : PlaceBoardScene(lab), m_mask(mask), m_count(tr("Counting solutions"), lab),
          m_fillings(tr("Counting solutions"), lab), m_other(tr("Looking for another solution"), lab),
          m_repair(tr("Looking for the fewest clues"), lab) {
        m_count.tellProgress();
    }

    QString title() const override { return tr("Is it a puzzle?"); }
    QStringList sentences() const override {
        return {tr("Forget the list: the general solver counts every way to fill the mask of scene 6."),
                tr("If there is a second way, this is no proper puzzle yet; one move on, the cells that differ are "
                   "marked."),
                tr("A few more digits of the board, and only one way is left.")};
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
        fillPuzzleSheet(sheet, model(), hasClues() ? maskOf(masked().givens) : enoughFor(model(), {}), false);
        return true;
    }
    bool asksOnSheet() const override { return hasClues(); }
    std::vector<LabLink> links() const override {
        return {{tr("every way"), QStringLiteral("count")},
                {tr("the mask of scene 6"), QStringLiteral("mask")},
                {tr("A few more digits of the board"), QStringLiteral("added")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
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
    int moveCount() const override { return model().geometry.isClassic() ? 2 : 1; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The puzzle: %1").arg(countText());
        if (moves == 2)
            return tr("Made proper: %1").arg(repair() ? properText() : repairText());
        if (!other() && !fillings())
            return tr("looking for another solution");
        if (otherGrid())
            return tr("Another solution: %1 cells differ").arg(differing().count());
        return fillings() && !fillings()->isExact ? tr("No other solution was found before counting ended.")
                                                  : tr("There is no other solution.");
    }

    std::vector<LabClaim> claims() const override {
        std::vector<LabClaim> claims;
        if (const CountInPieces* found = count())
            claims.push_back({countText(), found->count >= 1});
        if (const Fillings* found = fillings()) {
            claims.push_back({countText(), found->count >= 1});
            if (found->other)
                claims.push_back({tr("The other solution is a Sudoku too"), found->other->isSolved(model().geometry)});
        }
        if (const OtherSolutionAnswer* found = other(); found && found->other && !isQuestionOpen())
            claims.push_back(
                {found->other->isOfFamily
                     ? tr("Another list gives the other solution that is shown")
                     : tr("No list gives the one other solution that is shown; lists that fit the clues: %1")
                           .arg(number(listFit().members.value_or(0))),
                 otherGrid()->isSolved(model().geometry)});
        if (const ProperRepair* found = repair())
            claims.push_back({repairText(), found->proved <= found->added.count()});
        return claims;
    }

    std::optional<Puzzle> puzzle() const override {
        Puzzle puzzle = masked();
        for (const Cell cell : added())
            puzzle.givens.set(cell, *model().board().digit(cell));
        return puzzle;
    }

    void prepare() override {
        const Puzzle puzzle = masked();
        const Grid solved = model().board();
        if (!model().geometry.isClassic()) {
            m_count.cancel();
            return m_fillings.askOnce(puzzle, solved, [puzzle, solved](const std::stop_token& stop) {
                return countFillings(puzzle.geometry(), puzzle.givens, solved, {}, stop);
            });
        }
        const ClassicDigits board = ClassicDigits::from(solved);
        const ClassicCellSet shown = toClassicCellSet(maskOf(puzzle.givens));
        m_count.askOnce(puzzle, [puzzle](const std::stop_token& stop, const ProgressSink& progress) {
            return countInPieces(ClassicDigits::from(puzzle.givens), kMostCounted, stop, progress);
        });
        m_other.askOnce(puzzle, solved, [board, shown, map = model().map()](const std::stop_token& stop) {
            return otherSolution(board, shown, map, stop);
        });
        // Another list only renames the digits: the clues that are missing stay where they are.
        m_repair.askOnce(maskOf(puzzle.givens), [board, shown](const std::stop_token& stop) {
            return makeProper(board, shown, RandomSource(1), kRepairBudget, stop);
        });
    }

    /// Another board that fits is half of the answer.
    int lastOpenMove() const override { return 0; }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const auto stage = static_cast<int>(std::lround(at));
        const std::optional<Grid> other = stage == 1 ? otherGrid() : std::nullopt;
        return cellReadout(area, point, other ? *other : stage == 2 ? puzzle()->givens : masked().givens);
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Geometry& geometry = model().geometry;
        const int stage = static_cast<int>(std::lround(at));
        BoardPicture picture = shiftPicture(model(), model().map(), shiftRule(geometry), look.labels);
        const std::optional<Grid> other = stage == 1 ? otherGrid() : std::nullopt;
        const Grid shown = (stage == 2 ? *puzzle() : masked()).givens;
        for (int i = 0; i < geometry.cellCount(); ++i) {
            const Cell cell(i);
            if (!shown.isBlank(cell))
                continue;
            clearCell(picture, cell);
            if (other)
                picture.digits.set(cell, *other->digit(cell));
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
    static QRectF upperPart(const QRectF& figure) {
        return {figure.left(), figure.top(), figure.width(), figure.height() * 0.48};
    }
    static QRectF lowerPart(const QRectF& figure) {
        return {figure.left(), figure.top() + figure.height() * 0.54, figure.width(), figure.height() * 0.46};
    }
    Puzzle masked() const { return *m_mask.puzzle(); }
    bool hasClues() const { return masked().givens.filledCount() > 0; }
    /// Null while it is being worked out.
    const CountInPieces* count() const { return m_count.find(masked()); }
    const OtherSolutionAnswer* other() const { return m_other.find(masked(), model().board()); }
    const ProperRepair* repair() const { return m_repair.find(maskOf(masked().givens)); }
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
            if (!found->isExact && found->count == 1)
                return tr("one solution is known, the list's own; counting ended before another was found");
            if (!found->isExact)
                return tr("at least %1 solutions; counting ended there").arg(number(found->count));
            return found->count == 1 ? tr("one solution") : tr("%1 solutions").arg(number(found->count));
        }
        const CountInPieces* found = count();
        if (!found)
            return m_count.done() == 0 ? tr("counting the solutions")
                                       : tr("%1 solutions so far").arg(number(m_count.done()));
        if (found->count == 1)
            return tr("one solution");
        return found->limitReached ? tr("more than %1 solutions").arg(number(found->count))
                                   : tr("%1 solutions").arg(number(found->count));
    }

    QString repairText() const {
        if (!model().geometry.isClassic())
            return tr("Which clues to add is worked out for 9×9 alone.");
        const ProperRepair* found = repair();
        if (!found)
            return tr("looking for the fewest clues");
        const int added = found->added.count();
        if (added == 0)
            return tr("no further clue is needed");
        return found->isFewest() ? tr("%1 more clues make it proper, and no fewer do").arg(added)
                                 : tr("%1 more clues make it proper; the solver has shown that fewer than %2 never do")
                                       .arg(added)
                                       .arg(found->proved);
    }

    /// Of the puzzle with what was added to it.
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

    const LabScene& m_mask;
    BackgroundValue<CountInPieces, Puzzle> m_count;
    BackgroundValue<Fillings, Puzzle, Grid> m_fillings;
    BackgroundValue<OtherSolutionAnswer, Puzzle, Grid> m_other;
    BackgroundValue<ProperRepair, CellSet> m_repair;
};

}  // namespace

std::unique_ptr<LabScene> makeVerdictScene(ShiftLab& lab, const LabScene& mask) {
    return std::make_unique<VerdictScene>(lab, mask);
}

}  // namespace nonet
