#include "core/constructions/fillings.h"
#include "core/constructions/mask.h"
#include "core/constructions/sequence_recovery.h"
#include "core/solvers/search/search.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/pages/worksheet_page.h"

#include <QPainter>

namespace nonet {

namespace {

constexpr double kText = WorksheetPage::kText;
constexpr double kTile = 30;
constexpr double kShiftBoard = 300;
/// On boards that the search does not take: some tenths of a second.
constexpr FillingLimits kFewSolutions = {.count = 2, .steps = 500'000};

class ShiftWorksheet {
    Q_DECLARE_TR_FUNCTIONS(ShiftWorksheet)

public:
    ShiftWorksheet(WorksheetPage& sheet, const ShiftModel& model) : m_sheet(sheet), m_model(model) {}

    /// From the first box to the board, by hand.
    void paint() {
        paintShifts();
        paintBoard();
        paintQuestion();
    }

    /// From the shown cells back to the list and the board. Says whether the puzzle has one solution, and how many
    /// lists fit.
    void paintPuzzle(const CellSet& shown) {
        const Grid puzzle = masked(m_model.board(), shown);
        // The clues are the board's own, so a list fits.
        const auto fit = std::get<SequenceRecovery>(recoverSequence(m_model.map(), puzzle));
        const auto isKnown = [&fit](int place) { return fit.pins[static_cast<std::size_t>(place)].has_value(); };
        m_sheet.words(
            tr("1. This board was made from a list S, and a mask has left only some of its digits. The small "
               "letter in a cell is its place in the list. Write every digit that you see into its place. If one digit "
               "alone is missing then, it goes to the place left over."));
        const QRectF row = m_sheet.takeWithGap(kTile);
        for (int place = 0; place < m_model.side(); ++place)
            tile(QRectF(row.left() + place * kTile, row.top(), kTile, kTile),
                 m_sheet.answer(isKnown(place) ? digit(place) : QString()), placeLetter(place));
        m_sheet.words(fit.sequence
                          ? tr("2. Equal letters have equal digits: fill the board from your list.")
                          : tr("2. Equal letters have equal digits: fill every cell whose letter you know. Some places "
                               "of the list stay open, and so do their cells."));
        BoardPicture picture = shiftPicture(m_model, m_model.map(), shiftRule(m_model.geometry), 0);
        picture.puzzle.givens = puzzle;
        for (int i = 0; i < m_model.geometry.cellCount(); ++i)
            if (puzzle.isBlank(Cell(i)) && !(m_sheet.hasAnswers() && isKnown(m_model.map().placeAt(Cell(i)))))
                picture.digits.clear(Cell(i));
        paintSheetBoard(m_sheet, m_model, picture);
        m_sheet.words(tr("3. %1 What does that mean for a solver who does not know about the list?")
                          .arg(solutionsText(puzzle) + u' ' + listsText(fit)));
        if (!m_sheet.hasAnswers())
            m_sheet.lines(2);
        else
            m_sheet.words(tr("Somebody who knows about the list needs only enough places. Somebody who does not has to "
                             "find the one board among all that fit the digits, and needs clues that leave one."));
    }

private:
    QString solutionsText(const Grid& puzzle) const {
        const Geometry& geometry = m_model.geometry;
        const Fillings few = geometry.isClassic() ? Fillings{search(Puzzle(geometry, puzzle)).count, true, {}}
                                                  : countFillings(geometry, puzzle, m_model.board(), kFewSolutions);
        return few.count > 1                   ? tr("As a Sudoku it has more than one solution.")
               : few.isExact && few.count == 0 ? tr("As a Sudoku it has no solution.")
               : few.isExact                   ? tr("As a Sudoku it has exactly one solution.")
                                               : tr("Whether it has one solution as a Sudoku was not decided.");
    }
    static QString listsText(const SequenceRecovery& fit) {
        const std::uint64_t members = fit.members.value_or(0);
        return members == 1 ? tr("Only one list fits.") : tr("%1 lists fit.").arg(number(members));
    }
    void tile(const QRectF& rect, const QString& text, const QString& letter) {
        paintTile(m_sheet.painter(), rect.adjusted(1, 1, -1, -1), {.text = text, .letter = letter}, m_sheet.theme());
    }
    QString digit(int place) const { return tileText(m_model, place, static_cast<int>(ShiftLabels::digits)); }

    void paintShifts() {
        const Geometry& geometry = m_model.geometry;
        m_sheet.words(
            tr("G is your list, written into a box row by row. To shift G by one, every digit moves one place "
               "to the right: from the end of a row to the start of the next, and from the very end to the "
               "start. The places of G are called a, b, c … row by row. I counts the rows of boxes of the "
               "board below, J its columns of boxes, both from 0."));
        m_sheet.words(tr("1. At the left is G. At the right, write into each box by how many places G is shifted "
                         "there: I + %1·J.")
                          .arg(geometry.boxColumns()));
        const QRectF row = m_sheet.takeWithGap(kTile * std::max(geometry.boxRows(), geometry.boxColumns()));
        for (int place = 0; place < m_model.side(); ++place) {
            const int rowInBox = place / geometry.boxColumns();
            tile(QRectF(row.left() + place % geometry.boxColumns() * kTile, row.top() + rowInBox * kTile, kTile, kTile),
                 digit(place), QString());
        }
        const double left = row.left() + m_sheet.page().width() * 0.45;
        for (int boxRow = 0; boxRow < geometry.boxColumns(); ++boxRow)
            for (int boxColumn = 0; boxColumn < geometry.boxRows(); ++boxColumn)
                tile(QRectF(left + boxColumn * kTile, row.top() + boxRow * kTile, kTile, kTile),
                     m_sheet.answer(QString::number(shiftOfBox(geometry, shiftRule(geometry), boxRow, boxColumn))),
                     QString());
    }

    void paintBoard() {
        m_sheet.words(tr("2. Fill the board box by box with G, shifted by that many places."));
        BoardPicture picture = shiftPicture(m_model, m_model.map(), shiftRule(m_model.geometry), 0);
        if (!m_sheet.hasAnswers())
            for (int i = 0; i < m_model.geometry.cellCount(); ++i)
                clearCell(picture, Cell(i));
        paintSheetBoard(m_sheet, m_model, picture);
    }

    void paintQuestion() {
        m_sheet.words(tr("3. Look at one row of the board: which places (a, b, c …) does it have in each box, and why "
                         "does none come twice?"));
        if (!m_sheet.hasAnswers())
            return m_sheet.lines(2);
        const int row = m_model.side() / 2;
        QStringList pieces;
        for (const HouseCover::Piece& piece :
             m_model.map().coverOf(House{HouseKind::row, static_cast<std::uint8_t>(row)}).pieces) {
            QString letters;
            for (const int place : piece.places)
                letters += placeLetter(place);
            pieces.append(letters);
        }
        m_sheet.words(
            filled(tr("Row %1 has %2: neighbours on the ring of letters, and each box goes on where another one ends."),
                   row + 1, pieces.join(QStringLiteral(", "))));
    }

    WorksheetPage& m_sheet;
    const ShiftModel& m_model;
};

}  // namespace

void paintSheetBoard(WorksheetPage& sheet, const ShiftModel& model, const BoardPicture& picture) {
    // The margins' names stand at both sides of the middle.
    const QRectF room = sheet.takeFigure(kShiftBoard, sheet.page().width() - kText * 6);
    const double side = room.height();
    const QRectF area(room.center().x() - side / 2 + kText, room.top() + kText, side - kText, side - kText);
    const BoardPainter board(BoardMetrics(model.geometry, area), sheet.theme());
    board.paint(sheet.painter(), picture);
    BoardPainters unused;
    paintMargins(sheet.painter(), model.geometry, board.metrics(),
                 {.theme = sheet.theme(), .painters = unused, .text = 10});
}

void ShiftLab::fillWorksheet(WorksheetPage& sheet) { ShiftWorksheet(sheet, m_model).paint(); }

void fillPuzzleSheet(WorksheetPage& sheet, const ShiftModel& model, const CellSet& shown) {
    ShiftWorksheet(sheet, model).paintPuzzle(shown);
}

}  // namespace nonet
