#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/search/plain_search.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet::minigrid {

namespace {

constexpr double kText = WorksheetPage::kText;
/// More of a tree is not drawn on paper.
constexpr std::uint64_t kMostOnPaper = 120;
constexpr std::size_t kMostCuts = 80;
/// Cards in a row of a sheet, and the most that a box may have of them there.
constexpr int kCardsInRow = 8;
constexpr std::uint64_t kMostCards = 12;

class Worksheet {
    Q_DECLARE_TR_FUNCTIONS(MinigridWorksheet)

public:
    Worksheet(WorksheetPage& sheet, const MinigridModel& model)
        : m_sheet(sheet), m_model(model), m_look{.theme = sheet.theme(), .painters = m_painters, .text = kText} {}

    void paintSolutions() {
        const SearchOutcome outcome = searchByCells(m_model.puzzle);
        m_sheet.words(outcome.count == 0     ? tr("This puzzle has no solution.")
                      : outcome.limitReached ? tr("This puzzle has more than one solution.")
                                             : tr("This puzzle has one solution."));
        paintPuzzle(0.42, outcome.first);
    }
    void paintPuzzle(double share, const std::optional<Grid>& solution = std::nullopt) {
        const double side = m_sheet.page().width() * share;
        NineBoxes boxes{.clues = m_model.puzzle.givens};
        const QRectF room = m_sheet.take(side + kText);
        const int count = m_model.side();
        paintNineBoxes(m_sheet.painter(), cellField(QRectF(room.left(), room.top(), side, side), count, count), boxes,
                       m_look);
        if (!m_sheet.hasAnswers() || !solution)
            return;
        boxes.placed = *solution;
        paintNineBoxes(m_sheet.painter(), cellField(QRectF(room.right() - side, room.top(), side, side), count, count),
                       boxes, m_look);
    }

    void paintFacts() {
        m_sheet.words(tr("Write down for each box which digits are missing, and which boxes are its neighbours."));
        for (const BoxFacts& facts : m_model.facts) {
            m_sheet.words(
                m_sheet.hasAnswers()
                    ? filled(tr("Box %1: missing %2; neighbours %3."), boxNumber(facts.box),
                             digitList(facts.missing).join(u' '), listWithAnd(boxNames(facts.neighbours)))
                    : tr("Box %1: missing ______________ ; neighbours ______________").arg(boxNumber(facts.box)));
            m_sheet.take(kText * 0.4);
        }
    }

    void paintSequence() {
        m_sheet.words(
            tr("In which order are the boxes filled? Begin with the most clues; then always take the neighbour of a "
               "chosen box that has the most clues, of equals the one with the lower number."));
        const int count = m_model.boxCount();
        const CellField field = cellField(m_sheet.take(kText * 2.6), 1, count, Qt::AlignLeft | Qt::AlignTop);
        for (int i = 0; i < count; ++i) {
            CellFace face;
            if (m_sheet.hasAnswers())
                face.text = boxNumber(m_model.sequence[static_cast<std::size_t>(i)].box);
            paintCell(m_sheet.painter(), field.cell(0, i), face, m_sheet.theme());
            m_sheet.painter().setPen(m_sheet.theme().boxLine);
            m_sheet.painter().drawRect(field.cell(0, i));
        }
        m_sheet.take(kText * 0.8);
    }

    /// In how many orders the missing digits of each box could stand, the clues of others not looked at.
    void paintOrders() {
        m_sheet.words(tr("In how many orders could the missing digits of each box stand, if the other boxes were not "
                         "looked at? For three digits they are 3 · 2 · 1 = 6."));
        for (const BoxFacts& facts : m_model.facts) {
            const auto blanks = static_cast<int>(facts.blanks.size());
            std::uint64_t orders = 1;
            for (int i = 2; i <= blanks; ++i)
                orders *= static_cast<std::uint64_t>(i);
            m_sheet.words(
                m_sheet.hasAnswers()
                    ? filled(tr("Box %1: missing digits %2, orders %3."), boxNumber(facts.box), blanks, number(orders))
                    : tr("Box %1: missing digits ______ ; orders ______________").arg(boxNumber(facts.box)));
            m_sheet.take(kText * 0.4);
        }
    }

    void paintTree(int box) {
        const PermutationTree tree(m_model.puzzle, box);
        m_sheet.words(
            tr("Box %1 lacks %2; its blank cells are %3. Draw its tree from left to right: each column gives its cell "
               "a "
               "digit. Cut a branch as soon as its digit stands in the cell's row or column, and name the cell that "
               "forbids it.")
                .arg(boxNumber(box), listWithAnd(digitList(tree.facts().missing)),
                     listWithAnd(
                         textsOf(tree.facts().blanks, [&](Cell cell) { return cellName(cell, m_model.side()); }))));
        if (m_sheet.hasAnswers())
            return paintAnswers(tree);
        paintRoomForTree(tree);
    }

    /// Empty boxes to fill in, as many for each box of the order.
    void paintLists(const BoxOrder& order) {
        m_sheet.words(
            tr("Fill in all permutations that the clues allow, box by box along %1. Then walk: take the first one "
               "that fits all boxes before; where none is left, go back and take the next one there.")
                .arg(boxNames(order).join(QStringLiteral(" – "))));
        for (const int box : order) {
            const PermutationList list = listPermutations(m_model.puzzle, box, kMostCards);
            paintCards(box,
                       [&](std::size_t i) -> std::optional<BoxPermutation> {
                           return m_sheet.hasAnswers() && i < list.permutations.size()
                                      ? std::optional(list.permutations[i])
                                      : std::nullopt;
                       },
                       kCardsInRow, {});
        }
        if (m_sheet.hasAnswers())
            paintPuzzle(0.24, searchByCells(m_model.puzzle).first);
    }

    /// One permutation, and those of a neighbour to tick.
    void paintPairs() {
        const BoxPair pair = largestPair();
        const PermutationList first = listPermutations(m_model.puzzle, pair.first, 1);
        const PermutationList second = listPermutations(m_model.puzzle, pair.second, kMostCards);
        if (first.permutations.empty())
            return;
        m_sheet.words(tr("This is a permutation of box %1. Tick the permutations of box %2 that fit it; in each of the "
                         "others, ring a digit that clashes.")
                          .arg(boxNumber(pair.first), boxNumber(pair.second)));
        paintCards(pair.first,
                   [&](std::size_t i) { return i == 0 ? std::optional(first.permutations[0]) : std::nullopt; }, 1, {});
        // In the second's box, where it clashes.
        std::vector<std::optional<Cell>> ringed;
        for (const BoxPermutation& each : second.permutations) {
            const auto clash = findMismatch(first.permutations[0], each, m_model.geometry());
            ringed.push_back(m_sheet.hasAnswers() && clash ? std::optional(clash->second) : std::nullopt);
        }
        paintCards(
            pair.second, [&](std::size_t i) { return std::optional(second.permutations[i]); },
            static_cast<int>(second.permutations.size()), {}, ringed);
        if (!m_sheet.hasAnswers())
            return;
        const auto fitting = std::ranges::count(ringed, std::optional<Cell>());
        m_sheet.words(filled(tr("%1 of %2 fit it; in each of the others a digit is ringed that clashes."), fitting,
                             ringed.size()));
    }

    void paintStrikes() {
        m_sheet.words(
            tr("These are all permutations that the clues allow. Strike one when some neighbouring box has none left "
               "that fits it. Go on until nothing more can be struck."));
        const PruningFilm film = pruningFilm(m_model.puzzle);
        for (std::size_t box = 0; box < film.permutations.size(); ++box) {
            std::vector<bool> isStruck(film.permutations[box].size(), m_sheet.hasAnswers());
            for (const std::uint32_t survivor : film.survivors[box])
                isStruck[survivor] = false;
            paintCards(
                static_cast<int>(box), [&](std::size_t i) { return std::optional(film.permutations[box][i]); },
                static_cast<int>(film.permutations[box].size()), isStruck);
        }
    }

    /// Two paths over the same lists: the tests of each are counted.
    void paintPaths() {
        const std::array<BoxPath, 2> paths = {BoxPath::zigzagRow, BoxPath::spiralColumn};
        m_sheet.words(tr(
            "These are all permutations that the clues allow. Walk both paths: place a permutation, test it against "
            "all boxes before, and go on with the next one or back. Count one test for each permutation placed, those "
            "of the first box too."));
        paintAllCards();
        for (const BoxPath path : paths) {
            const BoxOrder order = boxOrder(m_model.geometry(), path);
            const PathOutcome outcome = solveByPath(m_model.puzzle, order, {.solutions = 1000});
            const QString name = boxNames(order).join(QStringLiteral(" – "));
            m_sheet.words(m_sheet.hasAnswers()
                              ? filled(tr("Path %1: tests to the end %2, to the first solution %3."), name,
                                       number(outcome.steps), number(outcome.stepsToFirst))
                              : tr("Path %1: tests to the end ________ , to the first solution ________").arg(name));
            m_sheet.take(kText * 0.4);
        }
    }
    /// Which of the three leave a guess.
    void paintGuesses() {
        m_sheet.words(
            tr("These are all permutations that the clues allow. Strike each one that fits nothing left in some "
               "neighbouring box, until nothing more can be struck. Then tick what is true of this puzzle."));
        paintAllCards();
        const PruningFilm film = pruningFilm(m_model.puzzle);
        const auto line = [&](const QString& words, bool holds) {
            const QString mark = m_sheet.hasAnswers() && holds ? QStringLiteral("☒") : QStringLiteral("☐");
            m_sheet.words(mark + u' ' + words);
        };
        line(tr("One permutation a box is left: it is solved without a guess."), film.isSolved());
        line(tr("Several are left in some box: one has to be guessed."), !film.isSolved() && !film.isContradictory());
        line(tr("A box has nothing left: there is no solution."), film.isContradictory());
        if (m_sheet.hasAnswers())
            m_sheet.words(tr("Left in the boxes: %1.").arg(textsOf(film.survivors, [](const auto& left) {
                                                               return number(left.size());
                                                           }).join(u' ')));
    }

private:
    void paintAllCards() {
        for (const BoxFacts& facts : m_model.facts) {
            const PermutationList list = listPermutations(m_model.puzzle, facts.box, kMostCards);
            paintCards(facts.box, [&](std::size_t i) { return std::optional(list.permutations[i]); },
                       static_cast<int>(list.permutations.size()), {});
        }
    }
    /// The first pair of neighbours of which the second has the most permutations.
    BoxPair largestPair() const {
        const std::vector<PermutationCount> counts = countPermutations(m_model.puzzle, kMostCards);
        std::vector<BoxPair> pairs = boxPairs(m_model.geometry());
        return *std::ranges::max_element(
            pairs, {}, [&](BoxPair pair) { return counts[static_cast<std::size_t>(pair.second)].count; });
    }
    template <typename PermutationOf>
    void paintCards(int box, PermutationOf permutationOf, int count, const std::vector<bool>& isStruck,
                    const std::vector<std::optional<Cell>>& ringed = {}) {
        const int side = m_model.geometry().boxRows();
        const double width = m_sheet.page().width() * 0.9 / kCardsInRow;
        const double card = std::min(width * 0.8, kText * 1.7 * side);
        const double nameWidth = m_sheet.page().width() * 0.1;
        const int rows = (count + kCardsInRow - 1) / kCardsInRow;
        for (int row = 0; row < std::max(1, rows); ++row) {
            const QRectF room = m_sheet.takeWithGap(card);
            if (row == 0)
                say(m_sheet.painter(), QRectF(room.left(), room.top(), nameWidth, card),
                    Qt::AlignLeft | Qt::AlignVCenter, tr("Box %1").arg(boxNumber(box)), kText, m_sheet.theme().text,
                    QFont::DemiBold);
            for (int i = row * kCardsInRow; i < std::min(count, (row + 1) * kCardsInRow); ++i) {
                const QRectF place(room.left() + nameWidth + (i % kCardsInRow) * width, room.top(), card, card);
                const std::optional<BoxPermutation> permutation = permutationOf(static_cast<std::size_t>(i));
                const auto at = static_cast<std::size_t>(i);
                if (permutation)
                    paintCard(m_sheet.painter(), place, *permutation, m_model.box(box), m_model.geometry(), m_look,
                              {.isStruck = at < isStruck.size() && isStruck[at]});
                else
                    paintEmptyCard(place, box);
                if (at < ringed.size() && ringed[at])
                    paintRing(m_sheet.painter(),
                              cellField(place, side, side).cellOf(placeInBox(m_model.geometry(), *ringed[at])),
                              m_sheet.theme().text, 1.2);
            }
        }
    }
    void paintEmptyCard(const QRectF& place, int box) {
        const int side = m_model.geometry().boxRows();
        const CellField field = cellField(place, side, side);
        for (const Cell cell : cellsOfBox(m_model.geometry(), box)) {
            const int n = placeInBox(m_model.geometry(), cell);
            const QRectF rect = field.cellOf(n);
            if (const auto clue = m_model.puzzle.givens.digit(cell))
                say(m_sheet.painter(), rect, Qt::AlignCenter, QString::number(clue->value()), rect.height() * 0.7,
                    m_sheet.theme().text);
            paintOutline(m_sheet.painter(), rect, QPen(m_sheet.theme().thinLine, 0.6));
        }
        paintOutline(m_sheet.painter(), field.area, QPen(m_sheet.theme().boxLine, 1.2));
    }

    /// The root, and a column for each blank cell.
    void paintRoomForTree(const PermutationTree& tree) {
        const QRectF room = m_sheet.take(m_sheet.rest().height());
        const int columns = tree.depth() + 1;
        const double step = room.width() / columns;
        QPainter& painter = m_sheet.painter();
        for (int column = 1; column < columns; ++column) {
            const QRectF place(room.left() + column * step, room.top(), step, room.height());
            say(painter, place, Qt::AlignHCenter | Qt::AlignTop,
                cellName(tree.facts().blanks[static_cast<std::size_t>(column - 1)], m_model.side()), kText,
                m_sheet.theme().mutedText, QFont::DemiBold);
            painter.setPen(QPen(m_sheet.theme().thinLine, 0.6, Qt::DotLine));
            painter.drawLine(place.topLeft(), place.bottomLeft());
        }
        painter.setPen(QPen(m_sheet.theme().text, 1));
        painter.drawEllipse(QPointF(room.left() + step / 2, room.center().y()), kText * 0.5, kText * 0.5);
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
                                       cellName(*vertex->forbiddenBy, m_model.side())));
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

/// The lab's, or the small example where its permutations are too many for paper.
MinigridModel modelForCards(const MinigridModel& model) {
    const std::vector<PermutationCount> counts = countPermutations(model.puzzle, kMostCards + 1);
    const auto isFew = [](const PermutationCount& each) { return each.count >= 1 && each.count <= kMostCards; };
    return std::ranges::all_of(counts, isFew) ? model : modelOf(smallExample());
}

/// This box, or where its tree is too large for paper, the one with the largest that is not.
int boxForPaper(const MinigridModel& model, int box) {
    const auto sizeOf = [&](int each) {
        const TreeSize size = PermutationTree(model.puzzle, each).size({}, kMostOnPaper + 1);
        return size.isComplete ? size.open + size.cut : kMostOnPaper + 1;
    };
    if (sizeOf(box) <= kMostOnPaper)
        return box;
    std::optional<int> best;
    for (int each = 0; each < model.boxCount(); ++each)
        if (const std::uint64_t size = sizeOf(each); size <= kMostOnPaper && (!best || size > sizeOf(*best)))
            best = each;
    return best.value_or(box);
}

}  // namespace

bool areCardsOf(const MinigridModel& model) { return modelForCards(model).puzzle == model.puzzle; }

bool isOnPaper(const MinigridModel& model, int box) { return boxForPaper(model, box) == box; }

void MinigridLab::fillWorksheet(WorksheetPage& sheet) {
    Worksheet page(sheet, m_model);
    page.paintSolutions();
    page.paintSequence();
    page.paintTree(boxForPaper(m_model, m_model.sequence[0].box));
}

void boxesSheet(WorksheetPage& sheet, const MinigridModel& model) {
    Worksheet page(sheet, model);
    page.paintPuzzle(0.42);
    page.paintFacts();
}

void sequenceSheet(WorksheetPage& sheet, const MinigridModel& model) {
    Worksheet page(sheet, model);
    page.paintPuzzle(0.5);
    page.paintSequence();
}

void ordersSheet(WorksheetPage& sheet, const MinigridModel& model) {
    Worksheet page(sheet, model);
    page.paintPuzzle(0.42);
    page.paintOrders();
}

void treeSheet(WorksheetPage& sheet, const MinigridModel& model, int box) {
    Worksheet page(sheet, model);
    page.paintPuzzle(0.42);
    page.paintTree(boxForPaper(model, box));
}

void walkSheet(WorksheetPage& sheet, const MinigridModel& model, const BoxOrder& order) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.paintPuzzle(0.3);
    page.paintLists(shown.puzzle == model.puzzle ? order : orderOf(shown.sequence));
}

void pairsSheet(WorksheetPage& sheet, const MinigridModel& model) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.paintPuzzle(0.3);
    page.paintPairs();
}

void strikeSheet(WorksheetPage& sheet, const MinigridModel& model) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.paintPuzzle(0.3);
    page.paintStrikes();
}

void pathSheet(WorksheetPage& sheet, const MinigridModel& model) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.paintPuzzle(0.3);
    page.paintPaths();
}

void guessSheet(WorksheetPage& sheet, const MinigridModel& model) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.paintPuzzle(0.3);
    page.paintGuesses();
}

}  // namespace nonet::minigrid
