#include "ui/labs/shift_cipher/verdict_scene.h"

#include "core/constructions/mask.h"

#include <QLocale>
#include <QPainter>

#include <cmath>

namespace nonet {

namespace {

constexpr int kMillisecondsBetweenSums = 150;

QString number(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

template <typename Cells>
void outline(QPainter& painter, const BoardMetrics& metrics, const Cells& cells, const QColor& colour) {
    const double width = std::max(2.5, metrics.cellSide() * 0.06);
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : cells)
        painter.drawRect(metrics.cellRect(cell).adjusted(width, width, -width, -width));
}

}  // namespace

VerdictScene::VerdictScene(ShiftLab& lab, const MaskScene& mask)
    : ShiftScene(lab), m_mask(mask), m_countTask(tr("Counting solutions")),
      m_otherTask(tr("Looking for another solution")), m_repairTask(tr("Looking for the fewest clues")) {
    QObject::connect(&m_countTask, &Task::progressed, &lab, [this](quint64 sum, quint64) {
        m_sum = sum;
        if (m_sinceShown.isValid() && m_sinceShown.elapsed() < kMillisecondsBetweenSums)
            return;
        m_sinceShown.start();
        Q_EMIT this->lab().changed();
    });
}

Grid VerdictScene::masked() const { return nonet::masked(model().board(), m_mask.shown()); }

void VerdictScene::prepare() {
    const Grid puzzle = masked();
    if (m_judged == puzzle && m_shape == model().geometry)
        return;
    for (Task* task : {&m_countTask, &m_otherTask, &m_repairTask})
        task->cancel();
    m_judged = puzzle;
    m_shape = model().geometry;
    m_sum = 0;
    m_count.reset();
    m_other.reset();
    // Another list only renames the digits: the clues that are missing stay where they are.
    if (m_repairedMask != m_mask.shown()) {
        m_repairedMask = m_mask.shown();
        m_repair.reset();
    }
    m_fillings.reset();
    if (model().geometry.isClassic())
        judgeClassic(puzzle);
    else
        m_countTask.start(
            [shape = m_shape, puzzle, board = model().board()](const std::stop_token& stop, const ProgressSink&) {
                return countFillings(shape, puzzle, board, {}, stop);
            },
            [this](const Fillings& fillings) {
                m_fillings = fillings;
                Q_EMIT lab().changed();
            });
}

void VerdictScene::judgeClassic(const Grid& puzzle) {
    const ClassicDigits digits = ClassicDigits::from(puzzle);
    const ClassicDigits board = ClassicDigits::from(model().board());
    const ClassicCellSet shown = toClassicCellSet(m_mask.shown());
    m_countTask.start(
        [digits](std::stop_token stop, const ProgressSink& progress) {
            return countInPieces(digits, kMostCounted, std::move(stop), progress);
        },
        [this](const CountInPieces& count) {
            m_count = count;
            Q_EMIT lab().changed();
        });
    m_otherTask.start(
        [board, shown, map = model().map()](std::stop_token stop, const ProgressSink&) {
            return otherSolution(board, shown, map, std::move(stop));
        },
        [this](const OtherSolutionAnswer& other) {
            m_other = other;
            Q_EMIT lab().changed();
        });
    m_repairTask.start(
        [board, shown](std::stop_token stop, const ProgressSink&) {
            return makeProper(board, shown, RandomSource(1), kRepairBudget, std::move(stop));
        },
        [this](const ProperRepair& repair) {
            m_repair = repair;
            Q_EMIT lab().changed();
        });
}

QStringList VerdictScene::sentences() const {
    return {tr("Forget the list: the general solver counts every way to fill the mask of scene 6."),
            tr("If there is a second way, this is no proper puzzle yet: there the marked cells differ."),
            tr("A few more digits of the board, and only one way is left.")};
}

LabQuestion VerdictScene::question() const {
    LabQuestion question;
    question.text = tr("The text asks: does its algorithm always solve such a puzzle?");
    question.choices = {tr("always"), tr("for boards made from a list"), tr("never")};
    question.right = 1;
    question.answer =
        tr("For boards made from a list, yes: each cell names one place, so the given box fixes S, and S the board. In "
           "general no: other boards, which no list makes, may fit the same clues.");
    return question;
}

QString VerdictScene::countText() const {
    if (m_fillings) {
        if (!m_fillings->isExact)
            return tr("at least %1 solutions; counting ended there").arg(number(m_fillings->count));
        return m_fillings->count == 1 ? tr("one solution") : tr("%1 solutions").arg(number(m_fillings->count));
    }
    if (!m_count && m_sum == 0)
        return tr("counting the solutions");
    if (!m_count)
        return tr("%1 solutions so far").arg(number(m_sum));
    if (m_count->count == 1)
        return tr("one solution");
    return m_count->limitReached ? tr("more than %1 solutions").arg(number(m_count->count))
                                 : tr("%1 solutions").arg(number(m_count->count));
}

std::optional<Grid> VerdictScene::otherGrid() const {
    if (m_fillings)
        return m_fillings->other;
    return m_other && m_other->other ? std::optional(m_other->other->solution.toGrid()) : std::nullopt;
}

CellSet VerdictScene::differing() const {
    CellSet cells;
    const Grid board = model().board();
    if (const std::optional<Grid> other = otherGrid())
        for (int i = 0; i < model().geometry.cellCount(); ++i)
            if (other->digit(Cell(i)) != board.digit(Cell(i)))
                cells.insert(Cell(i));
    return cells;
}

QString VerdictScene::repairText() const {
    if (!model().geometry.isClassic())
        return tr("Which clues to add is worked out for 9×9 alone.");
    if (!m_repair)
        return tr("looking for the fewest clues");
    const int added = m_repair->added.count();
    if (added == 0)
        return tr("no further clue is needed");
    return m_repair->isFewest()
               ? tr("%1 more clues make it proper, and no fewer do").arg(added)
               : tr("%1 more clues make it proper; at least %2 are needed").arg(added).arg(m_repair->proved);
}

QString VerdictScene::moveText(int moves) const {
    if (moves == 0)
        return tr("The puzzle: %1").arg(countText());
    if (moves == 2)
        return tr("Made proper: %1").arg(repairText());
    if (!m_other && !m_fillings)
        return tr("looking for another solution");
    if (otherGrid())
        return tr("Another solution: %1 cells differ").arg(differing().count());
    return m_fillings && !m_fillings->isExact ? tr("No other solution was found before counting ended.")
                                              : tr("There is no other solution.");
}

std::vector<LabClaim> VerdictScene::claims() const {
    std::vector<LabClaim> claims;
    if (m_count)
        claims.push_back({countText(), m_count->count >= 1});
    if (m_fillings)
        claims.push_back({countText(), m_fillings->count >= 1});
    if (m_fillings && m_fillings->other)
        claims.push_back({tr("The other solution is a Sudoku too"), m_fillings->other->isSolved(model().geometry)});
    if (m_other && m_other->other)
        claims.push_back({m_other->other->isOfFamily ? tr("Another list fits the clues too")
                                                     : tr("No list gives the other solution"),
                          m_other->other->solution.toGrid().isSolved(model().geometry)});
    if (m_repair)
        claims.push_back({repairText(), m_repair->proved <= m_repair->added.count()});
    return claims;
}

std::optional<Puzzle> VerdictScene::puzzle() const {
    CellSet shown = m_mask.shown();
    if (m_repair)
        for (const Cell cell : m_repair->added)
            shown.insert(cell);
    return Puzzle(model().geometry, nonet::masked(model().board(), shown));
}

std::optional<BoardMetrics> VerdictScene::shownBoard(const StageArea& area) const {
    return BoardMetrics(model().geometry, boardFrame(area).board);
}

QString VerdictScene::readout(const StageArea& area, const QPointF& point, double at) const {
    const auto stage = static_cast<int>(std::lround(at));
    const std::optional<Grid> other = stage == 1 ? otherGrid() : std::nullopt;
    return cellReadout(*shownBoard(area), point, other ? *other : stage == 2 ? puzzle()->givens : masked());
}

void VerdictScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const Geometry& geometry = model().geometry;
    const BoardFrame frame = boardFrame(area);
    const BoardPainter& board = look.painters.of(geometry, frame.board, look.theme, look.ratio);
    const int stage = static_cast<int>(std::lround(at));
    BoardPicture picture = shiftPicture(model(), model().map(), shiftRule(geometry), look.labels);
    const std::optional<Grid> other = stage == 1 ? otherGrid() : std::nullopt;
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const Cell cell(i);
        PlaceMark& mark = picture.places[static_cast<std::size_t>(i)];
        const bool isAdded = stage == 2 && m_repair && m_repair->added.contains(cell);
        if (m_mask.shown().contains(cell) || isAdded)
            continue;
        mark = {};
        picture.digits.clear(cell);
        picture.puzzle.givens.clear(cell);
        if (other)
            picture.digits.set(cell, *other->digit(cell));
    }
    paintPlaceBoard(painter, board, std::move(picture), look);
    if (other)
        outline(painter, board.metrics(), differing(), look.theme.conflict);
    if (stage == 2 && m_repair)
        outline(painter, board.metrics(), m_repair->added, look.theme.accent);
    const QRectF figure = area.figure;
    const QRectF upper(figure.left(), figure.top(), figure.width(), figure.height() * 0.48);
    const QRectF lower(figure.left(), figure.top() + figure.height() * 0.54, figure.width(), figure.height() * 0.46);
    paintParagraph(painter, upper, Qt::AlignHCenter | Qt::AlignBottom, countText(), look.text * 1.7, look.theme.text,
                   QFont::DemiBold);
    paintParagraph(painter, lower, Qt::AlignHCenter | Qt::AlignTop, repairText(), look.text, look.theme.mutedText);
}

}  // namespace nonet
