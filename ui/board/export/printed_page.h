// One page on paper: the board, where wanted its candidates beside it, and the steps so far as text.
#pragma once

#include "ui/board/board_picture.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <optional>

class QPainter;
class QPrinter;
class QWidget;

namespace nonet {

struct PrintedPage {
    QString title;
    BoardPicture board;
    std::optional<BoardPicture> candidates;
    QStringList steps;
    QString footer;
};

/// Paints the page in the print theme. area in the painter's units, `point` of them to a typographic point. Steps that
/// do not fit are counted in the last line.
void paintPage(QPainter& painter, const PrintedPage& page, const QRectF& area, double point);

/// Prints on a printer that is set up; false where it refuses.
bool printPage(QPrinter& printer, const PrintedPage& page);

/// Asks for a printer and prints. False where the player thought better of it or the printer refuses.
bool printWithDialog(const PrintedPage& page, QWidget* parent);

}  // namespace nonet
