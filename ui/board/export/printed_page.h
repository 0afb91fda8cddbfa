// One page on paper: the board, where wanted its candidates beside it, and the steps so far as text.
#pragma once

#include "ui/board/board_picture.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
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

/// Prints on a printer that is set up, or writes the PDF file that it names, in one go: on failure the old file stands.
/// Returns what went wrong as a sentence; empty where nothing did.
QString printPage(QPrinter& printer, const PrintedPage& page);

/// What was printed: the file's path, empty where a printer took the page; and what went wrong, as printPage() says it.
using PrintTold = std::function<void(const QString& file, const QString& fault)>;

/// Asks for a printer or a file, prints and tells; tells nothing where the player thought better of it.
void printWithDialog(const PrintedPage& page, QWidget* parent, const PrintTold& tell);

}  // namespace nonet
