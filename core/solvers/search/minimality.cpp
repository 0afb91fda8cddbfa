#include "core/solvers/search/minimality.h"

#include "core/board/classic.h"
#include "core/solvers/search/classic_search.h"

namespace nonet {
namespace {

/// Solutions, at most 1, that have another digit in the clue's cell.
SearchCount countOthers(const ClassicDigits& givens, Cell clue, const std::stop_token& stop) {
    ClassicMarks others = ClassicMarks::from(givens);
    others.at(clue) = static_cast<std::uint16_t>(ClassicMarks::kEvery & ~others.at(clue));
    return countSolutions(others, {.solutions = 1}, stop);
}

}  // namespace

MinimalityReport minimality(const ClassicDigits& givens, std::stop_token stop) {
    MinimalityReport report;
    const SearchCount whole = countSolutions(givens, {.solutions = 2}, stop);
    report.solutions = whole.count;
    report.wasStopped = whole.wasStopped;
    if (report.solutions != 1 || report.wasStopped)
        return report;
    for (const Cell cell : classic::kAllCells) {
        if (givens.isBlank(cell))
            continue;
        if (stop.stop_requested()) {
            report.wasStopped = true;
            break;
        }
        const SearchCount others = countOthers(givens, cell, stop);
        report.wasStopped = others.wasStopped;
        if (report.wasStopped)
            break;
        if (others.count == 0)
            report.redundant.insert(cell);
    }
    return report;
}

}  // namespace nonet
