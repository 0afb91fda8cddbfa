#include "ui/labs/inverse/inverse_lab.h"
#include "ui/pages/worksheet_page.h"

#include <QCoreApplication>

namespace nonet::inverse_lab {

namespace {

/// Both boards and the answers leave room for the scene's own answer at the foot.
constexpr double kBoard = 205;
constexpr int kLines = 6;

class Worksheet {
    Q_DECLARE_TR_FUNCTIONS(InverseWorksheet)

public:
    Worksheet(QPainter& painter, const QRectF& page, const InverseModel& model, bool hasAnswers)
        : m_sheet(painter, page), m_model(model), m_hasAnswers(hasAnswers) {}

    void paint() {
        m_sheet.title(m_hasAnswers ? tr("Inverse generation: answers") : tr("Inverse generation: worksheet"));
        m_sheet.words(
            tr("1. This board is solved. Choose a cell and take its digit out: which digits could stand there, by row, "
               "column and box? Go on as long as each blank cell can be filled again."));
        board([&](Cell cell) { return m_model.solution.valueAt(cell); });
        m_sheet.words(m_hasAnswers ? tr("A puzzle of this board: %1 clues are enough for the five methods.")
                                         .arg(m_model.clues.filledCount())
                                   : tr("My puzzle has ______ clues. My neighbour could solve it: yes / no"));
        m_sheet.words(
            tr("2. Solve this puzzle of the same board without looking. Write down your first steps, cell, digit and "
               "reason; read from the end to the beginning, they make the puzzle."));
        board([&](Cell cell) { return m_hasAnswers ? m_model.solution.valueAt(cell) : m_model.clues.valueAt(cell); });
        if (m_hasAnswers)
            paintFills();
        else
            m_sheet.lines(kLines);
    }

private:
    void board(const std::function<int(Cell cell)>& value) {
        m_sheet.field(m_sheet.takeWithGap(kBoard), kSide, kSide, [&](int row, int column) {
            const int digit = value(Cell(row * kSide + column));
            return digit == 0 ? QString() : QString::number(digit);
        });
    }
    /// The first cells that the methods fill.
    void paintFills() {
        int filled = 0;
        for (const MethodUse& use : m_model.path) {
            if (use.method != InverseMethod::singleCandidate || filled == kLines)
                continue;
            ++filled;
            m_sheet.words(useSentence(use, MarkDirection::forward));
        }
    }

    WorksheetPage m_sheet;
    const InverseModel& m_model;
    bool m_hasAnswers;
};

}  // namespace

void InverseLab::paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) {
    Worksheet(painter, page, m_model, withAnswers).paint();
}

}  // namespace nonet::inverse_lab
