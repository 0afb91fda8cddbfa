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
    Worksheet(WorksheetPage& sheet, const InverseModel& model) : m_sheet(sheet), m_model(model) {}

    void paint() {
        m_sheet.words(
            tr("1. This board is solved. Choose a cell and take its digit out: which digits could stand there, by row, "
               "column and box? Go on as long as each blank cell can be filled again."));
        m_sheet.board(m_sheet.takeWithGap(kBoard), m_model.solution.toGrid());
        m_sheet.words(m_sheet.hasAnswers() ? tr("A puzzle of this board: %1 clues are enough for the five methods.")
                                                 .arg(m_model.clues.filledCount())
                                           : tr("My puzzle has ______ clues. My neighbour could solve it: yes / no"));
        m_sheet.words(
            tr("2. Solve this puzzle of the same board without looking. Write down your first steps, cell, digit and "
               "reason; read from the end to the beginning, they make the puzzle."));
        m_sheet.board(m_sheet.takeWithGap(kBoard), (m_sheet.hasAnswers() ? m_model.solution : m_model.clues).toGrid());
        if (m_sheet.hasAnswers())
            paintFills();
        else
            m_sheet.lines(kLines);
    }

private:
    /// The first cells that the methods fill, as far as there is room.
    void paintFills() {
        int filled = 0;
        for (const MethodUse& use : m_model.path) {
            if (use.method != InverseMethod::singleCandidate)
                continue;
            if (filled == kLines || m_sheet.rest().height() < 2 * WorksheetPage::kText)
                return;
            ++filled;
            m_sheet.words(useSentence(use, MarkDirection::forward));
        }
    }

    WorksheetPage& m_sheet;
    const InverseModel& m_model;
};

}  // namespace

void InverseLab::fillWorksheet(WorksheetPage& sheet) { Worksheet(sheet, m_model).paint(); }

}  // namespace nonet::inverse_lab
