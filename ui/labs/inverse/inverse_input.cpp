#include "ui/labs/inverse/inverse_input.h"

#include "core/rules/conflicts.h"
#include "core/solvers/search/search.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

namespace nonet::inverse_lab {

namespace {

constexpr int kCells = 81;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InverseInput)
};

QString kept(const QString& fault) { return Words::tr("%1 The puzzle before stays.").arg(fault); }

/// As people write a board: parted anywhere, blanks in any of the usual signs.
QString bare(const QString& text) {
    QString result;
    for (const QChar sign : text) {
        if (sign.isSpace() || QStringLiteral(",;|/").contains(sign))
            continue;
        result += QStringLiteral("0_-*").contains(sign) ? QChar(u'.') : sign;
    }
    return result;
}

}  // namespace

std::variant<PuzzleInput, QString> puzzleFrom(const QString& text) {
    const QString signs = bare(text);
    if (signs.size() != kCells)
        return kept(Words::tr("A board has 81 cells, and this has %1.").arg(signs.size()));
    const std::optional<Grid> grid = gridFromLine(signs.toStdString());
    if (!grid)
        return kept(Words::tr("A board has the digits 1 to 9 and points for blanks."));
    const std::vector<Conflict> conflicts = findConflicts(*grid, Geometry());
    if (!conflicts.empty())
        return kept(Words::tr("%1 and %2 both hold %3.")
                        .arg(cellName(conflicts[0].first), cellName(conflicts[0].second))
                        .arg(conflicts[0].digit.value()));
    const SearchOutcome found = search(Puzzle(*grid));
    if (found.count == 0)
        return kept(Words::tr("This puzzle has no solution."));
    if (found.count > 1)
        return kept(Words::tr("This puzzle has more than one solution, and the inverse begins at one."));
    return PuzzleInput{ClassicDigits::from(*grid), ClassicDigits::from(*found.first)};
}

}  // namespace nonet::inverse_lab
