#include "core/solvers/minigrid/permutation_tree.h"
#include "core/solvers/search/search.h"
#include "ui/labs/minigrid/minigrid_scene.h"
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
    Worksheet(WorksheetPage& sheet, const MinigridModel& model)
        : m_sheet(sheet), m_model(model), m_look{.theme = sheet.theme(), .painters = m_painters, .text = kText} {}

    void paint() {
        const SearchOutcome outcome = search(m_model.puzzle);
        m_sheet.words(outcome.count == 0     ? tr("This puzzle has no solution.")
                      : outcome.limitReached ? tr("This puzzle has more than one solution.")
                                             : tr("This puzzle has one solution."));
        paintPuzzle(outcome.first);
        paintSequence();
        paintTree();
    }

private:
    void paintPuzzle(const std::optional<Grid>& solution) {
        const double side = m_sheet.page().width() * 0.42;
        NineBoxes boxes{.clues = m_model.puzzle.givens};
        const QRectF room = m_sheet.take(side + kText);
        paintNineBoxes(m_sheet.painter(), cellField(QRectF(room.left(), room.top(), side, side), kSide, kSide), boxes,
                       m_look);
        if (!m_sheet.hasAnswers() || !solution)
            return;
        boxes.placed = *solution;
        paintNineBoxes(m_sheet.painter(), cellField(QRectF(room.right() - side, room.top(), side, side), kSide, kSide),
                       boxes, m_look);
    }

    void paintSequence() {
        m_sheet.words(
            tr("1. In which order are the boxes gone through? Begin with the most clues; each next one is a neighbour "
               "of one before, with the most clues; the lower number first where they are equal."));
        const CellField field = cellField(m_sheet.take(kText * 2.6), 1, kBoxes, Qt::AlignLeft | Qt::AlignTop);
        for (int i = 0; i < kBoxes; ++i) {
            CellFace face;
            if (m_sheet.hasAnswers() || i == 0)
                face.text = boxNumber(m_model.sequence[static_cast<std::size_t>(i)].box);
            paintCell(m_sheet.painter(), field.cell(0, i), face, m_sheet.theme());
            m_sheet.painter().setPen(m_sheet.theme().boxLine);
            m_sheet.painter().drawRect(field.cell(0, i));
        }
        m_sheet.take(kText * 0.8);
    }

    void paintTree() {
        const int box = m_model.sequence[0].box;
        const PermutationTree tree(m_model.puzzle, box);
        m_sheet.words(
            tr("2. Box %1 lacks %2; its blank cells are %3. Write down the permutations that the clues allow, and for "
               "each beginning that fails the reason: which digit, and the cell that forbids it.")
                .arg(boxNumber(box), listWithAnd(digitList(tree.facts().missing)), cellNames(tree.facts().blanks)));
        if (m_sheet.hasAnswers())
            return paintAnswers(tree);
        m_sheet.lines(kLines);
    }

    void paintAnswers(const PermutationTree& tree) {
        QStringList valid;
        QStringList cuts;
        std::size_t more = 0;
        TreeWalk walk(tree);
        while (const auto vertex = walk.next()) {
            const QString path = digitText(walk.path());
            if (walk.isAtLeaf()) {
                if (static_cast<std::size_t>(valid.size()) < kMostCuts)
                    valid.append(path);
            } else if (vertex->isCut()) {
                if (static_cast<std::size_t>(cuts.size()) < kMostCuts)
                    cuts.append(filled(tr("%1: %2 stands in %3", "a permutation's first digits, the last one, a cell"),
                                       path.leftJustified(tree.depth(), u'x'), vertex->digit->value(),
                                       cellName(*vertex->forbiddenBy)));
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

    WorksheetPage& m_sheet;
    const MinigridModel& m_model;
    BoardPainters m_painters;
    StageLook m_look;
};

}  // namespace

void MinigridLab::fillWorksheet(WorksheetPage& sheet) { Worksheet(sheet, m_model).paint(); }

}  // namespace nonet::minigrid
