#include "ui/labs/frame/board_text.h"

#include "core/rules/conflicts.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace nonet {

namespace {

constexpr int kCells = 81;

struct BoardWords {
    Q_DECLARE_TR_FUNCTIONS(BoardText)
};

}  // namespace

QString unparted(const QString& text) {
    QString signs;
    for (const QChar sign : text)
        if (!sign.isSpace() && !QStringLiteral(",;|/").contains(sign))
            signs += sign;
    return signs;
}

std::variant<Grid, QString> boardFromText(const QString& text) {
    QString signs = unparted(text);
    for (const char blank : {'0', '_', '-', '*'})
        signs.replace(QLatin1Char(blank), u'.');
    if (signs.size() != kCells)
        return BoardWords::tr("A board has 81 cells, and this has %1.").arg(signs.size());
    const std::optional<Grid> grid = gridFromLine(signs.toStdString());
    if (!grid)
        return BoardWords::tr("A board has the digits 1 to 9 and points for blanks.");
    return *grid;
}

std::variant<Grid, QString> consistentBoardFromText(const QString& text) {
    auto board = boardFromText(text);
    if (std::holds_alternative<QString>(board))
        return board;
    const std::vector<Conflict> conflicts = findConflicts(std::get<Grid>(board), Geometry());
    if (!conflicts.empty())
        return conflictSentence(conflicts.front());
    return board;
}

Grid boardWith(Grid board, Cell cell, std::optional<Digit> digit) {
    if (digit)
        board.set(cell, *digit);
    else
        board.clear(cell);
    return board;
}

QString puzzleKept(const QString& fault) { return BoardWords::tr("%1 Your previous puzzle is kept.").arg(fault); }

}  // namespace nonet
