#include "ui/publishing/paper/paper_layout.h"

#include "ui/board/board_metrics.h"
#include "ui/publishing/paper/paper_block.h"
#include "ui/publishing/paper/paper_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace nonet {
namespace {

struct PaperLayoutWords {
    Q_DECLARE_TR_FUNCTIONS(PaperLayout)
};

constexpr double kFoot = 14;
constexpr int kFootSize = 8;
constexpr double kRoomGap = 20;
constexpr int kSolutionsOnPage = 12;
constexpr int kFlowSize = 10;

PaperBlockSizes sizesOf(int onPage) {
    switch (onPage) {
    case 1: return {.name = 16, .about = 10, .text = 10};
    case 2: return {.name = 12, .about = 9, .text = 9};
    case 4: return {.name = 11, .about = 8, .text = 8};
    default: return {.name = 10, .about = 8, .text = 8};
    }
}

class PaperLayouter {
public:
    PaperLayouter(const PaperOrder& order, const PaperSheet& sheet) : m_order(order), m_area(sheet.area()) {}

    std::vector<PaperPage> layOut() {
        if (m_order.choices.content == PaperContent::boards) {
            layBoards();
            if (m_order.choices.solutions == PaperSolutions::lastPage)
                laySolutions();
        } else {
            laySteps();
        }
        layFeet();
        return std::move(m_pages);
    }

private:
    int puzzleCount() const { return static_cast<int>(m_order.puzzles.size()); }
    const PaperPuzzle& puzzle(int index) const { return m_order.puzzle(index); }
    PaperBlock blockOfBoard(int index) const;
    void layBoards();
    void layRulesOverleaf(const std::vector<int>& puzzles);
    void layStepsOf(int index);
    void laySteps();
    void laySolutions();
    void layFeet();
    void placeAll(PaperPage& page, std::vector<PaperBlock>& blocks, const std::vector<QRectF>& rooms) const;

    const PaperOrder& m_order;
    QRectF m_area;
    std::vector<PaperPage> m_pages;
};

PaperBlock PaperLayouter::blockOfBoard(int index) const {
    const PaperPuzzle& each = puzzle(index);
    const PaperChoices& choices = m_order.choices;
    PaperBlock block;
    block.proportions = proportionsOf(each.record.puzzle);
    block.figure = {PaperFigureKind::board, index, 0};
    block.sizes = sizesOf(choices.boardsOnPage);
    block.name = nameOnPaper(m_order, index);
    block.about = aboutOnPaper(m_order, index);
    if (choices.hasRules)
        block.paragraphs = rulesOnPaper(each);
    if (choices.solutions == PaperSolutions::beside) {
        if (solutionOf(each))
            block.solution = PaperFigure{PaperFigureKind::solution, index, 0};
        else
            block.paragraphs << whyNoSolution(each);
    }
    if (choices.hasCode && each.answers.link)
        block.takeLink(*each.answers.link);
    return block;
}

/// Boards of a page are equally large where they can be, so that they stand in rows.
void PaperLayouter::placeAll(PaperPage& page, std::vector<PaperBlock>& blocks, const std::vector<QRectF>& rooms) const {
    constexpr int kRounds = 3;
    double side = std::numeric_limits<double>::max();
    // Words of a smaller board may need more lines.
    for (int round = 0; round < kRounds; ++round)
        for (std::size_t i = 0; i < blocks.size(); ++i)
            side = std::min(side, bestFit(blocks[i], rooms[i].size(), side).side);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        placeBlock(page, blocks[i], bestFit(blocks[i], rooms[i].size(), side), rooms[i]);
}

void PaperLayouter::layBoards() {
    if (m_order.puzzles.empty())
        return;
    const int onPage = m_order.choices.boardsOnPage;
    const double widthShare = m_order.choices.solutions == PaperSolutions::beside ? 1.3 : 1;
    const std::vector<QRectF> rooms = paperRooms(m_area, onPage, widthShare);
    for (int first = 0; first < puzzleCount(); first += onPage) {
        std::vector<PaperBlock> blocks;
        std::vector<int> overleaf;
        for (int i = first; i < std::min(first + onPage, puzzleCount()); ++i) {
            PaperBlock block = blockOfBoard(i);
            if (!fitsWell(block, rooms[blocks.size()].size()) && !rulesOnPaper(puzzle(i)).isEmpty()) {
                overleaf.push_back(i);
                block.paragraphs = {PaperLayoutWords::tr("The rules are on the next page.")};
                if (m_order.choices.solutions == PaperSolutions::beside && !solutionOf(puzzle(i)))
                    block.paragraphs << whyNoSolution(puzzle(i));
            }
            blocks.push_back(std::move(block));
        }
        m_pages.emplace_back();
        placeAll(m_pages.back(), blocks, rooms);
        layRulesOverleaf(overleaf);
    }
}

void PaperLayouter::layRulesOverleaf(const std::vector<int>& puzzles) {
    double top = m_area.bottom();
    const double height = paperLineHeight(kFlowSize);
    // A heading never stands alone at a page's foot.
    const auto add = [&](const QString& line, bool isBold) {
        if (top + (isBold ? 2 : 1) * height > m_area.bottom()) {
            m_pages.emplace_back();
            top = m_area.top();
        }
        m_pages.back().lines.push_back(
            {.room = {m_area.left(), top, m_area.width(), height}, .words = line, .size = kFlowSize, .isBold = isBold});
        top += height;
    };
    for (const int index : puzzles) {
        const QString name = nameOnPaper(m_order, index);
        const QString heading =
            name.isEmpty() ? PaperLayoutWords::tr("Rules") : PaperLayoutWords::tr("Rules of %1", "a puzzle").arg(name);
        for (const QString& line : firstLines(paperLines(heading, kFlowSize, m_area.width(), true), 1))
            add(line, true);
        for (const QString& line : paperLines(rulesOnPaper(puzzle(index)), kFlowSize, m_area.width()))
            add(line, false);
        top += height;
    }
}

void PaperLayouter::laySteps() {
    for (int i = 0; i < puzzleCount(); ++i)
        layStepsOf(i);
}

void PaperLayouter::layStepsOf(int index) {
    const auto& steps = m_order.steps[static_cast<std::size_t>(index)];
    if (!steps)
        return;
    const int onPage = m_order.choices.stepsOnPage;
    const int count = static_cast<int>(steps->size());
    for (int first = 0; first < count; first += onPage) {
        m_pages.emplace_back();
        QRectF area = m_area;
        if (first == 0)
            area.setTop(placeHead(m_pages.back(), nameOnPaper(m_order, index), aboutOnPaper(m_order, index), sizesOf(1),
                                  m_area));
        const std::vector<QRectF> rooms = paperRooms(area, onPage);
        std::vector<PaperBlock> blocks;
        for (int i = first; i < std::min(first + onPage, count); ++i) {
            PaperBlock block;
            block.proportions = proportionsOf(puzzle(index).record.puzzle);
            block.figure = {PaperFigureKind::step, index, i};
            block.sizes = sizesOf(onPage);
            block.paragraphs = {(*steps)[static_cast<std::size_t>(i)].sentence};
            blocks.push_back(std::move(block));
        }
        placeAll(m_pages.back(), blocks, rooms);
    }
}

void PaperLayouter::laySolutions() {
    const std::vector<QRectF> rooms = paperRooms(m_area, kSolutionsOnPage);
    for (int first = 0; first < puzzleCount(); first += kSolutionsOnPage) {
        m_pages.emplace_back();
        m_pages.back().isUpsideDown = true;
        std::vector<PaperBlock> blocks;
        for (int i = first; i < std::min(first + kSolutionsOnPage, puzzleCount()); ++i) {
            PaperBlock block;
            block.proportions = proportionsOf(puzzle(i).record.puzzle);
            block.sizes = {.name = 8, .about = 8, .text = 8};
            const QString name = nameOnPaper(m_order, i);
            block.name = name.isEmpty() ? PaperLayoutWords::tr("Solution") : name;
            if (solutionOf(puzzle(i)))
                block.figure = {PaperFigureKind::solution, i, 0};
            else
                block.about = whyNoSolution(puzzle(i));
            block.hasBoard = solutionOf(puzzle(i)).has_value();
            blocks.push_back(std::move(block));
        }
        placeAll(m_pages.back(), blocks, rooms);
    }
}

void PaperLayouter::layFeet() {
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        QString words = QStringLiteral("Nonet");
        if (m_pages.size() > 1)
            words += QStringLiteral(" · ") + PaperLayoutWords::tr("page %1 of %2").arg(i + 1).arg(m_pages.size());
        m_pages[i].foot = {.room = {m_area.left(), m_area.bottom() + kFoot - paperLineHeight(kFootSize), m_area.width(),
                                    paperLineHeight(kFootSize)},
                           .words = words,
                           .size = kFootSize,
                           .isMuted = true,
                           .alignment = Qt::AlignHCenter};
    }
}

}  // namespace

QRectF PaperSheet::area() const { return QRectF(QPointF(), size).marginsRemoved(margins).adjusted(0, 0, 0, -kFoot); }

std::vector<QRectF> paperRooms(const QRectF& area, int count, double proportion) {
    int bestColumns = 1;
    double bestSide = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        if (rows * columns != count)
            continue;
        const double width = (area.width() - (columns - 1) * kRoomGap) / columns;
        const double height = (area.height() - (rows - 1) * kRoomGap) / rows;
        const double side = std::min(width / proportion, height);
        if (side > bestSide) {
            bestSide = side;
            bestColumns = columns;
        }
    }
    const int rows = count / bestColumns;
    const QSizeF room((area.width() - (bestColumns - 1) * kRoomGap) / bestColumns,
                      (area.height() - (rows - 1) * kRoomGap) / rows);
    std::vector<QRectF> rooms;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < bestColumns; ++column)
            rooms.emplace_back(QPointF(area.left() + column * (room.width() + kRoomGap),
                                       area.top() + row * (room.height() + kRoomGap)),
                               room);
    return rooms;
}

std::vector<PaperPage> layOutPaper(const PaperOrder& order, const PaperSheet& sheet) {
    return PaperLayouter(order, sheet).layOut();
}

}  // namespace nonet
