#include "core/constructions/row_shift.h"
#include "core/solvers/band_lookup/floors_solver.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/pages/worksheet_page.h"

namespace nonet::lookup {

namespace {

/// The page is painted in the window's thread: some milliseconds at most.
constexpr std::uint64_t kMostBranches = 2'000;
constexpr double kTile = 26;
constexpr double kMostBoard = 400;

class Worksheet {
    Q_DECLARE_TR_FUNCTIONS(LookupWorksheet)

public:
    Worksheet(WorksheetPage& sheet, const LookupModel& model) : m_sheet(sheet), m_model(model) {}

    /// A list to shift, a board to complete by its key, a floor to build a tower on, or a puzzle.
    void paint(InputKind kind) {
        switch (kind) {
        case InputKind::list: paintRowShift(); break;
        case InputKind::board: paintKey(); break;
        case InputKind::floor: paintTower(); break;
        case InputKind::puzzle: paintPuzzle(); break;
        }
    }

private:
    void paintRowShift() {
        m_sheet.words(tr("1. This is your list. It is the first row of the board."));
        m_sheet.field(m_sheet.takeWithGap(kTile), 1, kSide,
                      [&](int, int column) { return m_model.sign(m_model.list.digitAt(column)); });
        m_sheet.words(tr("2. Fill the board. Rows 2 and 3 are the row above turned to the right by 3. Row 4 is your "
                         "list turned by 1, row 7 your list turned by 2; below each, turn by 3 again."));
        const Grid board = rowShift(m_model.list);
        m_sheet.field(m_sheet.rest(kMostBoard), kSide, kSide, [&](int row, int column) {
            return m_sheet.hasAnswers() || row == 0 ? m_model.sign(*board.digit(Cell(row * kSide + column)))
                                                    : QString();
        });
    }

    void paintKey() {
        const Grid& second = m_model.second;
        const auto found = std::get<KeySolution>(solveByKey(LookupModel::first(), second));
        m_sheet.words(tr("1. The first board is complete. Find the key: what does each of its digits stand for on the "
                         "second board?"));
        QRectF room = m_sheet.takeWithGap(kTile * kSide * 0.72);
        m_sheet.board(room, LookupModel::first());
        room.setLeft(room.left() + m_sheet.page().width() * 0.45);
        m_sheet.field(QRectF(room.left(), room.top(), kTile * kSide, kTile * 2), 2, kSide, [&](int row, int column) {
            const Digit from = Digit::fromIndex(column);
            return row == 0 ? digitText(from) : m_sheet.answer(digitText(found.key.to(from)));
        });
        m_sheet.words(
            tr("2. Fill the second board with the key. Keys that fit these clues: %1.").arg(number(found.keys)));
        m_sheet.board(m_sheet.rest(kMostBoard), m_sheet.hasAnswers() ? found.solved : second);
    }

    void paintTower() {
        const TowerPattern pattern = m_model.tower ? *m_model.tower : towerPattern(m_model.list, false);
        const TowerGrid built = buildTower(m_model.towerFloor(), pattern);
        m_sheet.words(
            tr("A floor is the three full rows of the board below; a tower is the three boxes here, one below the "
               "other. 1. Lay the tower's first box on each box of the floor, and write down the three keys: "
               "tower digit above, floor digit below."));
        const QRectF room = m_sheet.takeWithGap(kTile * kSide * 0.8);
        m_sheet.board(room, pattern.board(), kSide, kBox);
        for (std::size_t stack = 0; stack < 3; ++stack)
            m_sheet.field(QRectF(room.left() + m_sheet.page().width() * 0.3,
                                 room.top() + static_cast<double>(stack) * kTile * 2.3, kTile * kSide, kTile * 1.8),
                          2, kSide, [&](int row, int column) {
                              const Digit from = m_model.list.digitAt(column);
                              return row == 0 ? digitText(from) : m_sheet.answer(digitText(built.keys[stack].to(from)));
                          });
        m_sheet.words(
            tr("2. Turn the tower's second and third box into the boxes below the floor, each stack with its key."));
        m_sheet.board(m_sheet.rest(kMostBoard), m_sheet.hasAnswers() ? built.grid : boardOf(m_model.floor));
    }

    void paintPuzzle() {
        const Grid& puzzle = m_model.puzzle;
        const FloorsOutcome found =
            solveByFloors(ClassicMarks::from(ClassicDigits::from(puzzle)), {.budget = kMostBranches});
        m_sheet.words(found.count == 1 && !found.budgetRanOut
                          ? tr("Solve the puzzle. It has one solution.")
                          : tr("Solve the puzzle. It may have several solutions, or none."));
        m_sheet.board(m_sheet.rest(kMostBoard),
                      m_sheet.hasAnswers() && !found.solutions.empty() ? found.solutions[0].toGrid() : puzzle);
    }

    WorksheetPage& m_sheet;
    const LookupModel& m_model;
};

}  // namespace

void fillInputSheet(WorksheetPage& sheet, const LookupModel& model, InputKind kind) {
    Worksheet(sheet, model).paint(kind);
}

void LookupLab::fillWorksheet(WorksheetPage& sheet) { fillInputSheet(sheet, m_model, kind()); }

}  // namespace nonet::lookup
