#include "ui/labs/lookup/lookup_worksheet.h"

#include "core/constructions/row_shift.h"
#include "core/solvers/band_lookup/floors_solver.h"
#include "ui/labs/lookup/lookup_painting.h"
#include "ui/labs/lookup/tower_scene.h"

#include <QCoreApplication>
#include <QPainter>

namespace nonet::lookup {

namespace {

/// The page is painted in the window's thread: some milliseconds at most.
constexpr std::uint64_t kMostBranches = 2'000;
constexpr double kText = 12;
constexpr double kTile = 26;
constexpr int kSide = 9;
constexpr int kBox = 3;

class Worksheet {
    Q_DECLARE_TR_FUNCTIONS(LookupWorksheet)

public:
    Worksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task)
        : m_painter(painter), m_page(page), m_task(task), m_theme(themeOf(ThemeId::print)), m_top(page.top()) {}

    void paint() {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        say(m_painter, take(kText * 2.4), Qt::AlignLeft | Qt::AlignTop,
            m_task.hasAnswers ? tr("Lookup: answers") : tr("Lookup: worksheet"), kText * 1.5, m_theme.text,
            QFont::DemiBold);
        switch (m_task.kind) {
        case InputKind::list: paintRowShift(); break;
        case InputKind::board: paintKey(); break;
        case InputKind::floor: paintTower(); break;
        case InputKind::puzzle: paintPuzzle(); break;
        }
        m_painter.restore();
    }

private:
    QRectF take(double height) {
        const QRectF rect(m_page.left(), m_top, m_page.width(), height);
        m_top += height;
        return rect;
    }
    void words(const QString& text) {
        QFont font;
        font.setPixelSize(static_cast<int>(kText));
        m_painter.setFont(font);
        m_painter.setPen(m_theme.text);
        QRectF used;
        m_painter.drawText(QRectF(m_page.left(), m_top, m_page.width(), 200), Qt::TextWordWrap, text, &used);
        m_top += used.height() + kText * 0.7;
    }
    void field(const QRectF& room, int rows, int columns, const std::function<QString(int row, int column)>& text) {
        paintField(m_painter, cellField(room, rows, columns, Qt::AlignLeft | Qt::AlignTop), m_theme,
                   [&](int row, int column) {
                       CellFace face;
                       face.text = text(row, column);
                       return face;
                   });
    }
    static QString text(const std::optional<Digit>& digit) {
        return digit ? QString::number(digit->value()) : QString();
    }
    QRectF boardRoom() const {
        return {m_page.left(), m_top, m_page.width(), std::min(m_page.bottom() - m_top, 400.0)};
    }

    void paintRowShift() {
        const LookupModel& model = m_task.model;
        words(tr("1. This is your list. It is the first row of the board."));
        field(take(kTile + kText).adjusted(0, 0, 0, -kText), 1, kSide,
              [&](int, int column) { return model.sign(model.list.digitAt(column)); });
        words(tr("2. Fill the board. Rows 2 and 3 are the row above turned to the right by 3. Row 4 is your list "
                 "turned by 1, "
                 "row 7 your list turned by 2; below each, turn by 3 again."));
        const Grid board = rowShift(model.list);
        field(boardRoom(), kSide, kSide, [&](int row, int column) {
            return m_task.hasAnswers || row == 0 ? model.sign(*board.digit(Cell(row * kSide + column))) : QString();
        });
    }

    void paintKey() {
        const Grid& second = m_task.model.second;
        const auto found = std::get<KeySolution>(solveByKey(LookupModel::first(), second));
        words(tr("1. The first board is complete. Find the key: what does each of its digits stand for on the second "
                 "board?"));
        const Grid first = LookupModel::first();
        QRectF room = take(kTile * kSide * 0.72 + kText);
        field(room.adjusted(0, 0, 0, -kText), kSide, kSide,
              [&](int row, int column) { return text(first.digit(Cell(row * kSide + column))); });
        room.setLeft(room.left() + m_page.width() * 0.45);
        field(QRectF(room.left(), room.top(), kTile * kSide, kTile * 2), 2, kSide, [&](int row, int column) {
            const Digit from = Digit::fromIndex(column);
            return row == 0 ? text(from) : m_task.hasAnswers ? text(found.key.to(from)) : QString();
        });
        words(tr("2. Fill the second board with the key. Keys that fit these clues: %1.").arg(number(found.keys)));
        field(boardRoom(), kSide, kSide, [&](int row, int column) {
            const Cell cell(row * kSide + column);
            return text(m_task.hasAnswers ? found.solved.digit(cell) : second.digit(cell));
        });
    }

    void paintTower() {
        const LookupModel& model = m_task.model;
        const TowerPattern pattern = model.tower ? *model.tower : towerPattern(model.list, false);
        const TowerGrid built = buildTower(model.towerFloor(), pattern);
        words(tr(
            "1. Lay the tower's first box on each box of the floor, and write down the three keys: tower digit above, "
            "floor digit below."));
        QRectF room = take(kTile * kSide * 0.8 + kText);
        field(room.adjusted(0, 0, 0, -kText), kSide, kBox,
              [&](int row, int column) { return text(pattern.board().digit(Cell(row * kSide + column))); });
        for (std::size_t stack = 0; stack < 3; ++stack)
            field(QRectF(room.left() + m_page.width() * 0.3, room.top() + static_cast<double>(stack) * kTile * 2.3,
                         kTile * kSide, kTile * 1.8),
                  2, kSide, [&](int row, int column) {
                      const Digit from = model.list.digitAt(column);
                      return row == 0 ? text(from) : m_task.hasAnswers ? text(built.keys[stack].to(from)) : QString();
                  });
        words(tr("2. Turn the tower's second and third box into the boxes below the floor, each stack with its key."));
        field(boardRoom(), kSide, kSide, [&](int row, int column) {
            return m_task.hasAnswers || row < kBox ? text(built.grid.digit(Cell(row * kSide + column))) : QString();
        });
    }

    void paintPuzzle() {
        const Grid& puzzle = m_task.model.puzzle;
        const FloorsOutcome found =
            solveByFloors(ClassicMarks::from(ClassicDigits::from(puzzle)), {.budget = kMostBranches});
        words(found.count == 1 && !found.budgetRanOut
                  ? tr("Solve the puzzle. It has one solution.")
                  : tr("Solve the puzzle. It may have several solutions, or none."));
        field(boardRoom(), kSide, kSide, [&](int row, int column) {
            const Cell cell(row * kSide + column);
            if (m_task.hasAnswers && !found.solutions.empty())
                return QString::number(found.solutions[0].valueAt(cell));
            return text(puzzle.digit(cell));
        });
    }

    QPainter& m_painter;
    QRectF m_page;
    const WorksheetTask& m_task;
    const Theme& m_theme;
    double m_top;
};

}  // namespace

void paintWorksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task) {
    Worksheet(painter, page, task).paint();
}

}  // namespace nonet::lookup
