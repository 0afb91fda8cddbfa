#include "core/solvers/band_lookup/floors_solver.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/labs/lookup/scene_sheets.h"
#include "ui/pages/worksheet_page.h"

namespace nonet::lookup {

namespace {

/// The page is painted in the window's thread: some milliseconds at most.
constexpr std::uint64_t kMostBranches = 2'000;
constexpr double kMostBoard = 400;

struct PuzzleSheet {
    Q_DECLARE_TR_FUNCTIONS(LookupWorksheet)
};

void fillSolveSheet(WorksheetPage& sheet, const Grid& puzzle) {
    const FloorsOutcome found =
        solveByFloors(ClassicMarks::from(ClassicDigits::from(puzzle)), {.budget = kMostBranches});
    sheet.words(found.count == 1 && !found.budgetRanOut
                    ? PuzzleSheet::tr("Solve the puzzle. It has one solution.")
                    : PuzzleSheet::tr("Solve the puzzle. It may have several solutions, or none."));
    sheet.board(sheet.takeFigure(kMostBoard, sheet.page().width()),
                sheet.hasAnswers() && !found.solutions.empty() ? found.solutions[0].toGrid() : puzzle);
}

}  // namespace

void LookupLab::fillWorksheet(WorksheetPage& sheet) {
    switch (kind()) {
    case InputKind::list: return fillRowShiftSheet(sheet, m_model, {}, BandStart::fromList);
    case InputKind::board: return fillKeySheet(sheet, m_model);
    case InputKind::floor:
        return fillTowerSheet(sheet, m_model.towerFloor(),
                              m_model.tower ? *m_model.tower : towerPattern(m_model.list, false));
    case InputKind::puzzle: return fillSolveSheet(sheet, m_model.puzzle);
    }
}

}  // namespace nonet::lookup
