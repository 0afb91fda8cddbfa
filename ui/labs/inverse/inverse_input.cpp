#include "ui/labs/inverse/inverse_input.h"

#include "core/solvers/search/search.h"
#include "ui/labs/frame/board_text.h"

#include <QCoreApplication>

namespace nonet::inverse_lab {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InverseInput)
};

}  // namespace

std::variant<PuzzleInput, QString> puzzleFrom(const QString& text) {
    const auto board = consistentBoardFromText(text);
    if (const QString* fault = std::get_if<QString>(&board))
        return puzzleKept(*fault);
    const Grid& grid = std::get<Grid>(board);
    const SearchOutcome found = search(Puzzle(grid));
    if (found.count == 0)
        return puzzleKept(Words::tr("This puzzle has no solution."));
    if (found.count > 1)
        return puzzleKept(Words::tr("This puzzle has more than one solution, and the inverse begins at one."));
    return PuzzleInput{ClassicDigits::from(grid), ClassicDigits::from(*found.first)};
}

}  // namespace nonet::inverse_lab
