// What the scenes of the inverse lab paint with: boards of values and marks, and rows of a table.
#pragma once

#include "core/generators/inverse/mark_board.h"
#include "core/generators/inverse/undone_board.h"
#include "ui/labs/frame/stage_painting.h"

#include <functional>

namespace nonet::inverse_lab {

/// What is said of a board beside its values and marks.
struct MarkPicture {
    const MarkBoard& board;
    /// Shown as givens; other values as entered.
    ClassicDigits clues = {};
    /// Rings: the pattern, what must be free of the digit, what breaks a condition, the target.
    ClassicCellSet pattern = {};
    ClassicCellSet clear = {};
    ClassicCellSet broken = {};
    /// A thin ring.
    ClassicCellSet thin = {};
    std::optional<Cell> target = {};
    /// Marks that could come, or are looked at.
    std::vector<Candidate> lit = {};
    /// Marks that were answers all along.
    std::vector<Candidate> struck = {};
};
void paintMarks(QPainter& painter, const QRectF& area, const MarkPicture& picture, const StageLook& look);
/// A board of any shape, with the marks of these cells.
void paintUndone(QPainter& painter, const QRectF& area, const UndoneBoard& board, const Grid& givens,
                 const std::function<bool(Cell cell)>& showsMarks, const StageLook& look);
/// A puzzle without marks.
void paintClues(QPainter& painter, const QRectF& area, const ClassicDigits& clues, const StageLook& look);

/// Paints the figure's heading on the stack's next rows.
void paintHeading(QPainter& painter, Stack& stack, const QString& words, const StageLook& look);

/// A name, and values in columns of equal width at its right.
void paintTableRow(QPainter& painter, const QRectF& rect, const QStringList& columns, const StageLook& look,
                   QFont::Weight weight = QFont::Normal);

/// Whether names stand above their bars, and tables lose what can be missed.
bool isNarrow(const QRectF& figure, const StageLook& look);

/// Words of this size in as many lines as they take, from the top of the rectangle. Returns their height.
double sayLines(QPainter& painter, const QRectF& rect, const QString& words, double pixels, const QColor& ink,
                QFont::Weight weight = QFont::Normal);
double linesHeight(double width, const QString& words, double pixels, QFont::Weight weight = QFont::Normal);

/// A condition with its tick or cross, on the stack's next rows: of this height, or higher where the words take more
/// than a line.
void paintCheck(QPainter& painter, Stack& stack, double height, const QString& words, bool holds,
                const StageLook& look);
/// What a mark means that stands out on the board, as MarkPicture::struck does.
void paintKey(QPainter& painter, Stack& stack, Digit digit, const QString& words, const StageLook& look);

/// A share of a bar's whole, with words at its left and the number at its right.
struct Bar {
    QString name;
    QString value;
    double share = 0;
    QColor colour;
};
void paintBar(QPainter& painter, const QRectF& rect, const Bar& bar, const StageLook& look);

}  // namespace nonet::inverse_lab
