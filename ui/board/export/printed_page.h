// A puzzle on paper: the board, where wanted its candidates beside it, its rules, and the steps so far as text.
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

struct PrintOptions {
    bool hasRules = true;
    /// As on a light screen; else in two colours, with hatching and numbers for all others.
    bool hasColours = false;
};

struct PrintedPage {
    QString title;
    BoardPicture board;
    std::optional<BoardPicture> candidates;
    /// A paragraph each; none where the puzzle asks nothing beyond the usual.
    QStringList rules;
    QStringList steps;
    QString footer;
    PrintOptions options;
};

/// Paints the page. area in the painter's units, `point` of them to a typographic point. Rules go on where there is
/// room, on as many further pages as they need: nextPage() begins one. Steps that do not fit are counted in the last
/// line.
void paintPages(QPainter& painter, const PrintedPage& page, const QRectF& area, double point,
                const std::function<void()>& nextPage);

/// Prints on a printer that is set up, or writes the PDF file that it names, in one go: on failure the old file stands.
/// Returns what went wrong as a sentence; empty where nothing did.
QString printPage(QPrinter& printer, const PrintedPage& page);

/// What was printed: the file's path, empty where a printer took the page; what went wrong, as printPage() says it; and
/// what was chosen.
using PrintTold = std::function<void(const QString& file, const QString& fault, const PrintOptions& chosen)>;

/// Asks for a printer or a file and for the options, prints and tells; tells nothing where the player thought better of
/// it.
void printWithDialog(const PrintedPage& page, QWidget* parent, const PrintTold& tell);

}  // namespace nonet
