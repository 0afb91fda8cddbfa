#include "core/board/classic.h"
#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

namespace nonet::difficulty {

namespace {

constexpr double kTile = 30;
constexpr double kBoard = 300;
constexpr double kSolution = 190;

class Worksheet {
    Q_DECLARE_TR_FUNCTIONS(DifficultyWorksheet)

public:
    Worksheet(WorksheetPage& sheet, const DifficultyLab& lab)
        : m_sheet(sheet), m_facts(lab.facts()), m_weights(lab.model().weights) {}

    void paint() {
        paintCounting();
        paintWeighing();
        paintSolving();
    }

private:
    /// In the middle box: how many of its blank cells have n candidates.
    CellsByCandidates ofBox() const {
        CellsByCandidates cells{};
        for (const Cell cell : classic::cellsOf(kBox) & m_facts.positions.front().unsolvedCells())
            ++cells[m_facts.profile.candidates[static_cast<std::size_t>(cell.index())]];
        return cells;
    }

    void paintCounting() {
        m_sheet.words(
            tr("1. Write into each blank cell of %1 how many digits it can still be: digits that stand in its row, "
               "column or box fall away.")
                .arg(houseName(kBox)));
        const CellField field = m_sheet.board(m_sheet.takeWithGap(kBoard), m_facts.puzzle);
        if (!m_sheet.hasAnswers())
            return;
        for (const Cell cell : classic::cellsOf(kBox) & m_facts.positions.front().unsolvedCells())
            say(m_sheet.painter(), field.cell(classic::rowOf(cell), classic::columnOf(cell)), Qt::AlignCenter,
                QStringLiteral("(%1)").arg(m_facts.profile.candidates[static_cast<std::size_t>(cell.index())]),
                field.side() * 0.4, m_sheet.theme().mutedText);
    }

    void paintWeighing() {
        m_sheet.words(tr("2. Count the cells of this box by their candidates, multiply by the weights, and add up."));
        const CellsByCandidates cells = ofBox();
        const QStringList weights = toText(m_weights).split(u' ');
        const QRectF room = m_sheet.take(kTile * 3.2 + WorksheetPage::kText);
        const double names = m_sheet.page().width() * 0.16;
        const double width = (m_sheet.page().width() - names) / kSide;
        const auto row = [&](int line, const QString& name, const auto& text) {
            const double top = room.top() + line * kTile * 0.8;
            say(m_sheet.painter(), QRectF(room.left(), top, names, kTile * 0.8), Qt::AlignLeft | Qt::AlignVCenter, name,
                WorksheetPage::kText, m_sheet.theme().text);
            for (int n = 1; n <= kSide; ++n) {
                const QRectF cell(room.left() + names + width * (n - 1), top, width, kTile * 0.8);
                paintOutline(m_sheet.painter(), cell, QPen(m_sheet.theme().boxLine, 0.6));
                say(m_sheet.painter(), cell.adjusted(2, 0, -2, 0), Qt::AlignCenter, text(n), WorksheetPage::kText,
                    m_sheet.theme().text);
            }
        };
        row(0, tr("candidates"), [](int n) { return QString::number(n); });
        row(1, tr("cells"), [&](int n) { return m_sheet.answer(QString::number(cells[static_cast<std::size_t>(n)])); });
        row(2, tr("weight"), [&](int n) { return weights[n - 1]; });
        row(3, tr("product"), [&](int n) {
            const auto at = static_cast<std::size_t>(n);
            return m_sheet.answer(number(cells[at] * m_weights[at - 1]));
        });
        m_sheet.words(m_sheet.hasAnswers()
                          ? tr("Sum of the box: %1. Of the whole board: %2.")
                                .arg(number(weigh(cells, m_weights)), number(weigh(m_facts.census.atStart, m_weights)))
                          : tr("Sum of the box: __________"));
    }

    void paintSolving() {
        m_sheet.words(tr("3. Solve the puzzle. It has one solution. Where did you get stuck, and what helped?"));
        if (m_sheet.hasAnswers())
            m_sheet.board(m_sheet.rest(kSolution), m_facts.solution);
    }

    /// The middle one: its cells see the most of the board.
    static constexpr House kBox{HouseKind::box, 4};
    WorksheetPage& m_sheet;
    const PathFacts& m_facts;
    const CandidateWeights& m_weights;
};

}  // namespace

void DifficultyLab::fillWorksheet(WorksheetPage& sheet) { Worksheet(sheet, *this).paint(); }

}  // namespace nonet::difficulty
