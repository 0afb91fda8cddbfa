#include "ui/labs/frame/board_text.h"

#include "core/rules/conflicts.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

#include <algorithm>

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
    const std::optional<Grid> grid = signs.size() == kCells ? gridFromLine(signs.toStdString()) : std::nullopt;
    if (grid)
        return *grid;
    const auto isOfBoard = [](QChar sign) { return sign == u'.' || (sign >= u'1' && sign <= u'9'); };
    // Letters are no cells that could be counted.
    return std::ranges::all_of(signs, isOfBoard)
               ? BoardWords::tr("A 9×9 board has 81 cells, and this has %1.").arg(signs.size())
               : BoardWords::tr("A board has the digits 1 to 9 and points for blanks.");
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
