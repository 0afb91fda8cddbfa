#include "ui/labs/minigrid/minigrid_worksheet.h"

#include "core/solvers/minigrid/permutation_tree.h"
#include "core/solvers/search/search.h"
#include "ui/labs/minigrid/minigrid_painting.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

namespace nonet::minigrid {

namespace {

constexpr double kText = WorksheetPage::kText;
/// Lines to write on, and at most so many answers.
constexpr int kLines = 12;
constexpr std::size_t kMostCuts = 24;

class Worksheet {
    Q_DECLARE_TR_FUNCTIONS(MinigridWorksheet)

public:
    Worksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task)
        : m_sheet(painter, page), m_task(task), m_look{m_sheet.theme(), m_painters} {
        m_look.text = kText;
    }

    void paint() {
        m_sheet.title(m_task.hasAnswers ? tr("Minigrid solver: answers") : tr("Minigrid solver: worksheet"));
        m_sheet.words(solutionText());
        paintPuzzle();
        paintSequence();
        paintTree();
    }

private:
    const MinigridModel& model() const { return m_task.model; }

    QString solutionText() const {
        const SearchOutcome outcome = search(model().puzzle);
        if (outcome.count == 0)
            return tr("This puzzle has no solution.");
        return outcome.limitReached ? tr("This puzzle has more than one solution.")
                                    : tr("This puzzle has one solution.");
    }

    void paintPuzzle() {
        const double side = m_sheet.page().width() * 0.42;
        NineBoxes boxes;
        boxes.clues = model().puzzle.givens;
        const QRectF room = m_sheet.take(side + kText);
        paintNineBoxes(m_sheet.painter(), cellField(QRectF(room.left(), room.top(), side, side), kSide, kSide), boxes,
                       m_look);
        if (m_task.hasAnswers) {
            const SearchOutcome outcome = search(model().puzzle);
            if (!outcome.first)
                return;
            boxes.placed = *outcome.first;
            paintNineBoxes(m_sheet.painter(),
                           cellField(QRectF(room.right() - side, room.top(), side, side), kSide, kSide), boxes, m_look);
        }
    }

    void paintSequence() {
        m_sheet.words(
            tr("1. In which order are the boxes gone through? Begin with the most clues; each next one is a neighbour "
               "of one before, with the most clues; the lower number first where they are equal."));
        const CellField field = cellField(m_sheet.take(kText * 2.6), 1, kBoxes, Qt::AlignLeft | Qt::AlignTop);
        for (int i = 0; i < kBoxes; ++i) {
            CellFace face;
            if (m_task.hasAnswers || i == 0)
                face.text = boxNumber(model().sequence[static_cast<std::size_t>(i)].box);
            paintCell(m_sheet.painter(), field.cell(0, i), face, m_sheet.theme());
            m_sheet.painter().setPen(m_sheet.theme().boxLine);
            m_sheet.painter().drawRect(field.cell(0, i));
        }
        m_sheet.take(kText * 0.8);
    }

    void paintTree() {
        const int box = model().sequence[0].box;
        const PermutationTree tree(model().puzzle, box);
        QStringList digits;
        for (const Digit digit : tree.facts().missing)
            digits.append(QString::number(digit.value()));
        m_sheet.words(
            tr("2. Box %1 lacks %2; its blank cells are %3. Write down the permutations that the clues allow, and for "
               "each beginning that fails the reason: which digit, and the cell that forbids it.")
                .arg(boxNumber(box), listWithAnd(digits), cellNames(tree.facts().blanks)));
        if (m_task.hasAnswers)
            return paintAnswers(tree);
        m_sheet.lines(kLines);
    }

    void paintAnswers(const PermutationTree& tree) {
        QStringList valid;
        QStringList cuts;
        std::size_t more = 0;
        TreeWalk walk(tree);
        while (const auto vertex = walk.next()) {
            QString path;
            for (const Digit digit : walk.path())
                path += QString::number(digit.value());
            if (walk.isAtLeaf()) {
                if (static_cast<std::size_t>(valid.size()) < kMostCuts)
                    valid.append(path);
            } else if (vertex->isCut()) {
                if (static_cast<std::size_t>(cuts.size()) < kMostCuts)
                    cuts.append(tr("%1: %2 stands in %3", "a permutation's first digits, the last one, a cell")
                                    .arg(path.leftJustified(tree.depth(), u'x'))
                                    .arg(vertex->digit->value())
                                    .arg(cellName(*vertex->forbiddenBy)));
                else
                    ++more;
            }
        }
        m_sheet.words(
            tr("Valid: %1 of them: %2").arg(number(tree.size().permutations), valid.join(QStringLiteral(", "))));
        m_sheet.words(tr("Cut: %1").arg(cuts.join(QStringLiteral("; "))));
        if (more > 0)
            m_sheet.words(tr("and %1 more cuts.").arg(number(more)));
    }

    WorksheetPage m_sheet;
    const WorksheetTask& m_task;
    BoardPainters m_painters;
    StageLook m_look;
};

}  // namespace

void paintWorksheet(QPainter& painter, const QRectF& page, const WorksheetTask& task) {
    Worksheet(painter, page, task).paint();
}

}  // namespace nonet::minigrid
