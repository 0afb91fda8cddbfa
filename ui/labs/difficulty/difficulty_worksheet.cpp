#include "ui/labs/difficulty/difficulty_worksheet.h"

#include "core/board/classic.h"
#include "ui/labs/difficulty/difficulty_input.h"
#include "ui/labs/difficulty/difficulty_painting.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

namespace nonet::difficulty {

namespace {

constexpr double kText = 12;
constexpr double kTile = 30;
constexpr int kSide = 9;
constexpr double kBoard = 300;

class Worksheet {
    Q_DECLARE_TR_FUNCTIONS(DifficultyWorksheet)

public:
    Worksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task)
        : m_painter(painter), m_page(page), m_task(task), m_theme(themeOf(ThemeId::print)), m_top(page.top()) {}

    void paint() {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        say(m_painter, take(kText * 2.4), Qt::AlignLeft | Qt::AlignTop,
            m_task.hasAnswers ? tr("Difficulty: answers") : tr("Difficulty: worksheet"), kText * 1.5, m_theme.text,
            QFont::DemiBold);
        paintCounting();
        paintWeighing();
        paintSolving();
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
    /// In the middle box: how many of its blank cells have n candidates.
    CellsByCandidates ofBox() const {
        CellsByCandidates cells{};
        for (const Cell cell : classic::cellsOf(kBox) & m_task.facts.positions.front().unsolvedCells())
            ++cells[m_task.facts.profile.candidates[static_cast<std::size_t>(cell.index())]];
        return cells;
    }

    void paintCounting() {
        words(tr("1. Write into each blank cell of %1 how many digits it can still be: digits that stand in its row, "
                 "column or box fall away.")
                  .arg(houseName(kBox)));
        const Grid& puzzle = m_task.facts.puzzle;
        const CellField field =
            cellField(take(kBoard + kText).adjusted(0, 0, 0, -kText), kSide, kSide, Qt::AlignLeft | Qt::AlignTop);
        paintField(m_painter, field, m_theme, [&](int row, int column) {
            CellFace face;
            if (const std::optional<Digit> digit = puzzle.digit(Cell(row * kSide + column)))
                face.text = QString::number(digit->value());
            return face;
        });
        if (!m_task.hasAnswers)
            return;
        for (const Cell cell : classic::cellsOf(kBox) & m_task.facts.positions.front().unsolvedCells())
            say(m_painter, field.cell(Geometry().row(cell), Geometry().column(cell)), Qt::AlignCenter,
                QStringLiteral("(%1)").arg(m_task.facts.profile.candidates[static_cast<std::size_t>(cell.index())]),
                field.side() * 0.4, m_theme.mutedText);
    }

    void paintWeighing() {
        words(tr("2. Count the cells of this box by their candidates, multiply by the weights, and add up."));
        const CellsByCandidates cells = ofBox();
        const QStringList weights = toText(m_task.weights).split(u' ');
        const QRectF room = take(kTile * 3.2 + kText);
        const double names = m_page.width() * 0.16;
        const double width = (m_page.width() - names) / kSide;
        const auto row = [&](int line, const QString& name, const auto& text) {
            const double top = room.top() + line * kTile * 0.8;
            say(m_painter, QRectF(room.left(), top, names, kTile * 0.8), Qt::AlignLeft | Qt::AlignVCenter, name, kText,
                m_theme.text);
            for (int n = 1; n <= kSide; ++n) {
                const QRectF cell(room.left() + names + width * (n - 1), top, width, kTile * 0.8);
                m_painter.setPen(QPen(m_theme.boxLine, 0.6));
                m_painter.setBrush(Qt::NoBrush);
                m_painter.drawRect(cell);
                say(m_painter, cell.adjusted(2, 0, -2, 0), Qt::AlignCenter, text(n), kText, m_theme.text);
            }
        };
        const auto answer = [&](const QString& text) { return m_task.hasAnswers ? text : QString(); };
        row(0, tr("candidates"), [](int n) { return QString::number(n); });
        row(1, tr("cells"), [&](int n) { return answer(QString::number(cells[static_cast<std::size_t>(n)])); });
        row(2, tr("weight"), [&](int n) { return weights[n - 1]; });
        row(3, tr("product"), [&](int n) {
            const auto at = static_cast<std::size_t>(n);
            return answer(number(cells[at] * m_task.weights[at - 1]));
        });
        words(m_task.hasAnswers ? tr("Sum of the box: %1. Of the whole board: %2.")
                                      .arg(number(weigh(cells, m_task.weights)),
                                           number(weigh(m_task.facts.census.atStart, m_task.weights)))
                                : tr("Sum of the box: __________"));
    }

    void paintSolving() {
        words(tr("3. Solve the puzzle. It has one solution. Where did you get stuck, and what helped?"));
        if (!m_task.hasAnswers)
            return;
        const Grid& solution = m_task.facts.solution;
        paintField(m_painter,
                   cellField(QRectF(m_page.left(), m_top, m_page.width(), std::min(m_page.bottom() - m_top, 190.0)),
                             kSide, kSide, Qt::AlignLeft | Qt::AlignTop),
                   m_theme, [&](int row, int column) {
                       CellFace face;
                       face.text = QString::number(solution.valueAt(Cell(row * kSide + column)));
                       return face;
                   });
    }

    /// The middle one: its cells see the most of the board.
    static constexpr House kBox{HouseKind::box, 4};
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

}  // namespace nonet::difficulty
