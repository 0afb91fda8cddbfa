#include "ui/labs/inverse/inverse_worksheet.h"

#include "ui/labs/frame/stage_painting.h"

#include <QCoreApplication>
#include <QPainter>

namespace nonet::inverse_lab {

namespace {

constexpr double kText = 12;
constexpr int kSide = 9;
constexpr double kBoard = 230;
constexpr int kLines = 6;

class Worksheet {
    Q_DECLARE_TR_FUNCTIONS(InverseWorksheet)

public:
    Worksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task)
        : m_painter(painter), m_page(page), m_task(task), m_theme(themeOf(ThemeId::print)), m_top(page.top()) {}

    void paint() {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        say(m_painter, take(kText * 2.4), Qt::AlignLeft | Qt::AlignTop,
            m_task.hasAnswers ? tr("Inverse generation: answers") : tr("Inverse generation: worksheet"), kText * 1.5,
            m_theme.text, QFont::DemiBold);
        words(
            tr("1. This board is solved. Choose a cell and take its digit out: which digits could stand there, by row, "
               "column and box? Go on as long as each blank cell can be filled again."));
        board([&](Cell cell) { return m_task.model.solution.valueAt(cell); });
        words(m_task.hasAnswers ? tr("A puzzle of this board: %1 clues are enough for the five methods.")
                                      .arg(m_task.model.clues.filledCount())
                                : tr("My puzzle has ______ clues. My neighbour could solve it: yes / no"));
        words(tr("2. Solve this puzzle of the same board without looking. Write down your first steps, cell, digit and "
                 "reason; read from the end to the beginning, they make the puzzle."));
        board([&](Cell cell) {
            return m_task.hasAnswers ? m_task.model.solution.valueAt(cell) : m_task.model.clues.valueAt(cell);
        });
        if (m_task.hasAnswers)
            paintFills();
        else
            paintLines();
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
        m_top += used.height() + kText * 0.6;
    }
    void board(const std::function<int(Cell cell)>& value) {
        paintField(
            m_painter,
            cellField(take(kBoard + kText).adjusted(0, 0, 0, -kText), kSide, kSide, Qt::AlignLeft | Qt::AlignTop),
            m_theme, [&](int row, int column) {
                CellFace face;
                const int digit = value(Cell(row * kSide + column));
                if (digit != 0)
                    face.text = QString::number(digit);
                return face;
            });
    }
    void paintLines() {
        m_painter.setPen(QPen(m_theme.boxLine, 0.6));
        for (int line = 0; line < kLines; ++line) {
            const QRectF rect = take(kText * 1.9);
            m_painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        }
    }
    /// The first cells that the methods fill.
    void paintFills() {
        int filled = 0;
        for (const MethodUse& use : m_task.facts.path) {
            if (use.method != InverseMethod::singleCandidate || filled == kLines)
                continue;
            ++filled;
            words(useSentence(use, MarkDirection::forward));
        }
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

}  // namespace nonet::inverse_lab
