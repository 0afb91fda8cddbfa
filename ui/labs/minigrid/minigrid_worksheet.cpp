#include "core/foundation/random_source.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/search/plain_search.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/nested_lists.h"
#include "ui/labs/minigrid/tree_layout.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace nonet::minigrid {

namespace {

constexpr double kText = WorksheetPage::kText;
/// Shares of the page's width: of each of two boards beside each other, of one alone, and of one with words beside it.
constexpr double kHalfPage = 0.48;
constexpr double kMostOfPage = 0.8;
constexpr double kBesideWords = 0.36;
/// Branches of a tree that find room on paper, drawn by hand.
constexpr std::uint64_t kMostOnPaper = 26;
/// And the vertices that are looked at for them.
constexpr std::uint64_t kMostWalkedOnPaper = 20'000;
constexpr std::size_t kMostCuts = 80;
/// Cards in a row of a sheet, and the most that a box may have of them there.
constexpr int kCardsInRow = 8;
constexpr std::uint64_t kMostCards = 12;
/// Lists that find room below each other.
constexpr std::size_t kMostNested = 10;

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
        paintPuzzle(0.42, kHalfPage, outcome.first);
    }
    /// As large as this share of the page's width, or larger up to the other one.
    void paintPuzzle(double share, double most, const std::optional<Grid>& solution = std::nullopt) {
        BoxesPicture boxes(m_model.puzzle.givens);
        const QRectF room = m_sheet.takeFigure(m_sheet.page().width() * share, m_sheet.page().width() * most);
        const double side = room.height();
        const int count = m_model.side();
        paintBoxes(m_sheet.painter(), cellField(QRectF(room.left(), room.top(), side, side), count, count), boxes,
                   m_look);
        if (!m_sheet.hasAnswers() || !solution)
            return;
        boxes.placed = *solution;
        paintBoxes(m_sheet.painter(), cellField(QRectF(room.right() - side, room.top(), side, side), count, count),
                   boxes, m_look);
    }

    void paintFacts() {
        m_sheet.words(
            tr("A minigrid is a box of the board; the large faint numbers tell which. Two boxes are neighbours "
               "if they have rows or columns in common."));
        m_sheet.words(tr("Write down for each box which digits are missing, and which boxes are its neighbours.") +
                      limitText());
        for (const BoxFacts& facts : m_model.facts) {
            if (facts.box >= kBoxes)
                break;
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
            tr("A minigrid is a box of the board; the large faint numbers tell which. Two boxes are neighbours "
               "if they have rows or columns in common. The clues of a box are its digits."));
        m_sheet.words(
            tr("In which order are the boxes filled? Begin with the most clues; then always take the neighbour of a "
               "chosen box that has the most clues, of equals the one with the lower number."));
        const int count = m_model.boxCount();
        const CellField field =
            cellField(m_sheet.takeFigure(kText * 2.6, kText * 4), 1, count, Qt::AlignLeft | Qt::AlignTop);
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
                         "looked at? For three digits they are 3 · 2 · 1 = 6.") +
                      limitText());
        for (const BoxFacts& facts : m_model.facts) {
            if (facts.box >= kBoxes)
                break;
            const auto blanks = static_cast<int>(facts.blanks.size());
            const std::uint64_t orders = factorial(blanks);
            m_sheet.words(
                m_sheet.hasAnswers()
                    ? filled(tr("Box %1: missing digits %2, orders %3."), boxNumber(facts.box), blanks, number(orders))
                    : tr("Box %1: missing digits ______ ; orders ______________").arg(boxNumber(facts.box)));
            m_sheet.take(kText * 0.4);
        }
    }

    /// The whole tree, or what grows from this first digit.
    void paintTree(int box, std::optional<Digit> first) {
        const PermutationTree tree(m_model.puzzle, box);
        const double side = m_sheet.page().width() * kBesideWords;
        const QRectF room = m_sheet.takeWithGap(side);
        BoxesPicture boxes(m_model.puzzle.givens);
        paintBoxes(m_sheet.painter(),
                   cellField(QRectF(room.right() - side, room.top(), side, side), m_model.side(), m_model.side()),
                   boxes, m_look);
        const std::vector<Cell>& blanks = tree.facts().blanks;
        const auto nameOf = [this](Cell cell) { return cellName(cell, m_model.side()); };
        const QString which =
            first ? filled(tr("Draw the part of its tree that begins with %1 in %2, from left to right:"),
                           first->value(), nameOf(blanks.front()))
                  : tr("Draw its tree from left to right:");
        m_sheet.wordsIn(
            room.adjusted(0, 0, -side - 2 * kText, 0),
            filled(tr("Box %1 lacks %2; its blank cells are %3 (r1c2 is the cell in row 1, column 2). %4 each column "
                      "gives its cell a digit, and each way to do so is a node. Cut a branch as soon as its digit "
                      "stands in the cell's row or column, and name the cell that forbids it."),
                   boxNumber(box), listWithAnd(digitList(tree.facts().missing)), listWithAnd(textsOf(blanks, nameOf)),
                   which));
        if (m_sheet.hasAnswers())
            return paintAnswers(tree, first);
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
        paintEndOfWalk();
    }

    /// Empty boxes again, but a box is listed under what is placed before it.
    void paintNestedLists(const BoxOrder& order) {
        m_sheet.words(
            tr("Go along the boxes %1. List in the first one the permutations that the clues allow, and place "
               "the first of them. In the next box list only those that fit the clues and all that is placed, "
               "and so on. Where nothing fits, cross out the one placed last, place the next one of its list, "
               "and list the box after it anew.")
                .arg(boxNames(order).join(QStringLiteral(" – "))));
        std::size_t backs = 0;
        for (const NestedList& list : nestedLists(m_model.puzzle, order, kMostNested)) {
            backs += list.struck;
            std::vector<bool> isStruck(list.permutations.size());
            std::fill_n(isStruck.begin(), m_sheet.hasAnswers() ? list.struck : 0, true);
            paintCards(
                list.box,
                [&](std::size_t i) -> std::optional<BoxPermutation> {
                    return m_sheet.hasAnswers() && i < list.permutations.size() ? std::optional(list.permutations[i])
                                                                                : std::nullopt;
                },
                kCardsInRow, isStruck);
        }
        m_sheet.words(
            tr("Crossed out: %1").arg(m_sheet.hasAnswers() ? QString::number(backs) : QStringLiteral("______")));
        paintEndOfWalk();
    }

    /// One permutation, and those of a neighbour to tick.
    void paintPairs() {
        const BoxPair pair = largestPair();
        const PermutationList first = listPermutations(m_model.puzzle, pair.first, 1);
        const PermutationList second = listPermutations(m_model.puzzle, pair.second, kMostCards);
        if (first.permutations.empty())
            return;
        m_sheet.words(tr("In the graph each permutation is a node, a point, and two of neighbouring boxes that fit are "
                         "joined by a line."));
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
        m_sheet.words(filled(tr("Fitting: %1 of %2. In each of the others a digit is ringed that clashes."), fitting,
                             ringed.size()));
    }

    void paintStrikes() {
        m_sheet.words(
            tr("These are all permutations that the clues allow. Strike one when some neighbouring box has none left "
               "that fits it. Go on until nothing more can be struck."));
        paintPrunedCards();
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
                              ? filled(tr("Path %1: steps to the end %2, to the first solution %3."), name,
                                       number(outcome.steps), number(outcome.stepsToFirst))
                              : tr("Path %1: steps to the end ________ , to the first solution ________").arg(name));
            m_sheet.take(kText * 0.4);
        }
    }
    /// Which of the three leave a guess.
    void paintGuesses() {
        m_sheet.words(
            tr("These are all permutations that the clues allow. Strike each one that fits nothing left in some "
               "neighbouring box, until nothing more can be struck. Then tick what is true of this puzzle."));
        const PruningFilm film = paintPrunedCards();
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

    /// The puzzle of a sheet with cards, which says so where that is not the one that is shown.
    void beginCards(const MinigridModel& ofScreen) {
        if (m_model.puzzle != ofScreen.puzzle)
            sayOwnPuzzle();
        m_sheet.words(
            tr("A permutation of a box fills its blank cells with its missing digits in some order. Two of "
               "them clash if a row or a column gets a digit twice; else they fit. Two boxes are neighbours if "
               "they have rows or columns in common. The large faint numbers are the boxes' names."));
        paintPuzzle(0.3, kHalfPage);
    }
    void sayOwnPuzzle() {
        m_sheet.words(tr("This sheet has a small puzzle of its own: the one on the screen is too large for paper."));
    }

private:
    /// Room for the board that the walk leads to; in the key that board.
    void paintEndOfWalk() {
        m_sheet.words(tr("Where the walk ends:"));
        BoxesPicture boxes(m_model.puzzle.givens);
        if (m_sheet.hasAnswers())
            if (const std::optional<Grid> solution = searchByCells(m_model.puzzle).first)
                boxes.placed = *solution;
        const QRectF room = m_sheet.takeFigure(m_sheet.page().width() * 0.24, m_sheet.page().width() * kHalfPage);
        const double side = room.height();
        paintBoxes(m_sheet.painter(),
                   cellField(QRectF(room.left(), room.top(), side, side), m_model.side(), m_model.side()), boxes,
                   m_look);
    }
    /// More boxes have no room below each other.
    QString limitText() const {
        return m_model.boxCount() > kBoxes ? u' ' + tr("Do boxes 1 to %1.").arg(kBoxes) : QString();
    }
    /// All permutations; in the key those that pruning takes are struck.
    PruningFilm paintPrunedCards() {
        PruningFilm film = pruningFilm(m_model.puzzle);
        for (std::size_t box = 0; box < film.permutations.size(); ++box) {
            std::vector<bool> isStruck(film.permutations[box].size(), m_sheet.hasAnswers());
            for (const std::uint32_t survivor : film.survivors[box])
                isStruck[survivor] = false;
            paintCards(
                static_cast<int>(box), [&](std::size_t i) { return std::optional(film.permutations[box][i]); },
                static_cast<int>(film.permutations[box].size()), isStruck);
        }
        return film;
    }
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
        const double nameWidth = m_sheet.page().width() * 0.1;
        const double width = m_sheet.page().width() * 0.9 / kCardsInRow;
        const double most = width * 0.86;
        const int rows = (count + kCardsInRow - 1) / kCardsInRow;
        for (int row = 0; row < std::max(1, rows); ++row) {
            const QRectF room = m_sheet.takeFigure(std::min(width * 0.8, kText * 1.7 * side), most);
            const double card = room.height();
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
                if (const std::optional<Cell> cell = at < ringed.size() ? ringed[at] : std::nullopt)
                    paintRing(m_sheet.painter(),
                              cellField(place, side, side).cellOf(placeInBox(m_model.geometry(), *cell)),
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

    void paintAnswers(const PermutationTree& tree, std::optional<Digit> first) {
        QStringList valid;
        QStringList cuts;
        std::size_t more = 0;
        TreeWalk walk(tree);
        while (const auto vertex = walk.next()) {
            if (first && (walk.path().empty() || walk.path()[0] != *first))
                continue;
            if (walk.isAtLeaf()) {
                if (static_cast<std::size_t>(valid.size()) < kMostCuts)
                    valid.append(pathText(tree, walk.path()));
            } else if (vertex->forbiddenBy) {
                if (static_cast<std::size_t>(cuts.size()) < kMostCuts)
                    cuts.append(filled(tr("%1: %2 stands in %3", "a permutation's first digits, the last one, a cell"),
                                       pathText(tree, walk.path()), vertex->digitHere().value(),
                                       cellName(*vertex->forbiddenBy, m_model.side())));
                else
                    ++more;
            }
        }
        m_sheet.words(tr("Valid: %1 of them: %2").arg(number(valid.size()), valid.join(QStringLiteral(", "))));
        m_sheet.words(tr("Cut: %1").arg(cuts.join(QStringLiteral("; "))));
        if (more > 0)
            m_sheet.words(tr("and %1 more cuts.").arg(number(more)));
    }

    WorksheetPage& m_sheet;
    const MinigridModel& m_model;
    BoardPainters m_painters;
    StageLook m_look;
};

/// The small example in a disguise of the puzzle's: another puzzle, another sheet. All that is true of the number of
/// its permutations stays so.
MinigridModel smallModelFor(const MinigridModel& model) {
    std::uint64_t seed = 0;
    for (int i = 0; i < model.geometry().cellCount(); ++i)
        seed = seed * 31 + static_cast<std::uint64_t>(model.puzzle.givens.valueAt(Cell(i)));
    RandomSource random(seed);
    const Puzzle small = smallExample();
    const int side = small.givens.side();
    const int boxSide = side / 2;
    std::vector<int> digits(static_cast<std::size_t>(side));
    std::iota(digits.begin(), digits.end(), 1);
    random.shuffle(digits);
    const bool isTransposed = random.below(2) == 0;
    // Within its band each line may change places with the other.
    std::array<std::array<bool, 2>, 2> isSwapped{};
    for (auto& lines : isSwapped)
        for (bool& band : lines)
            band = random.below(2) == 0;
    const auto moved = [&](int line, std::size_t kind) {
        return isSwapped[kind][static_cast<std::size_t>(line / boxSide)] ? line ^ 1 : line;
    };
    Puzzle disguised = small;
    disguised.givens = Grid(side);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const Cell from(isTransposed ? column * side + row : row * side + column);
            if (const std::optional<Digit> digit = small.givens.digit(from))
                disguised.givens.set(Cell(moved(row, 0) * side + moved(column, 1)),
                                     Digit(digits[static_cast<std::size_t>(digit->index())]));
        }
    return modelOf(disguised);
}

/// The lab's, or a small one where its permutations are too many for paper.
MinigridModel modelForCards(const MinigridModel& model) {
    const auto isFew = [](const TreeSize& each) { return each.permutations >= 1 && each.permutations <= kMostCards; };
    // Sixteen rows of cards have no room either.
    return !model.isLarge() && std::ranges::all_of(model.trees, isFew) ? model : smallModelFor(model);
}

/// How many branches of the box's tree begin with each digit, by its index.
std::vector<std::uint64_t> branchesOf(const MinigridModel& model, int box) {
    std::vector<std::uint64_t> branches(static_cast<std::size_t>(model.side()));
    const PermutationTree tree(model.puzzle, box);
    TreeWalk walk(tree);
    std::uint64_t steps = 0;
    while (const auto vertex = walk.next()) {
        if (++steps > kMostWalkedOnPaper)
            break;
        if (!walk.path().empty() && (walk.isAtLeaf() || vertex->isCut()))
            ++branches[static_cast<std::size_t>(walk.path()[0].index())];
    }
    return branches;
}

/// What of the box's tree finds room on paper: all of it, the largest part with one first digit, or nothing.
struct TreeOnPaper {
    bool isWhole = false;
    std::optional<Digit> first;
};
TreeOnPaper treeOnPaper(const MinigridModel& model, int box) {
    const TreeSize size = model.tree(box);
    if (size.permutations + size.cut <= kMostOnPaper)
        return {.isWhole = true, .first = {}};
    if (size.permutations + size.cut > kMostWalkedOnPaper)
        return {};
    const std::vector<std::uint64_t> branches = branchesOf(model, box);
    TreeOnPaper part;
    for (int i = 0; i < model.side(); ++i) {
        const std::uint64_t count = branches[static_cast<std::size_t>(i)];
        // A single one is cut at once.
        if (count > 1 && count <= kMostOnPaper &&
            (!part.first || count > branches[static_cast<std::size_t>(part.first->index())]))
            part.first = Digit::fromIndex(i);
    }
    return part;
}

}  // namespace

bool areCardsOf(const MinigridModel& model) { return modelForCards(model).puzzle == model.puzzle; }

bool isOnPaper(const MinigridModel& model, int box) { return treeOnPaper(model, box).isWhole; }

void MinigridLab::fillWorksheet(WorksheetPage& sheet) {
    const MinigridModel& model = m_model.isLarge() && m_model.vertexCount() > kMostWalked ? m_classic : m_model;
    Worksheet page(sheet, model);
    page.paintSolutions();
    page.paintSequence();
}

void boxesSheet(WorksheetPage& sheet, const MinigridModel& model) {
    Worksheet page(sheet, model);
    page.paintPuzzle(0.42, kMostOfPage);
    page.paintFacts();
}

void sequenceSheet(WorksheetPage& sheet, const MinigridModel& model) {
    Worksheet page(sheet, model);
    page.paintPuzzle(0.5, kMostOfPage);
    page.paintSequence();
}

void ordersSheet(WorksheetPage& sheet, const MinigridModel& model) {
    Worksheet page(sheet, model);
    page.paintPuzzle(0.42, kMostOfPage);
    page.paintOrders();
}

void treeSheet(WorksheetPage& sheet, const MinigridModel& model, int box) {
    const TreeOnPaper part = treeOnPaper(model, box);
    if (part.isWhole || part.first)
        return Worksheet(sheet, model).paintTree(box, part.first);
    const MinigridModel small = smallModelFor(model);
    Worksheet page(sheet, small);
    page.sayOwnPuzzle();
    page.paintTree(small.sequence[0].box, {});
}

void walkSheet(WorksheetPage& sheet, const MinigridModel& model, const BoxOrder& order) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.beginCards(model);
    page.paintLists(shown.puzzle == model.puzzle ? order : orderOf(shown.sequence));
}

void nestedSheet(WorksheetPage& sheet, const MinigridModel& model, const BoxOrder& order) {
    // Lists that are made anew after each step back have room for a small board alone.
    const MinigridModel shown = model.isSmall() ? modelForCards(model) : smallModelFor(model);
    Worksheet page(sheet, shown);
    page.beginCards(model);
    page.paintNestedLists(shown.puzzle == model.puzzle ? order : orderOf(shown.sequence));
}

void pairsSheet(WorksheetPage& sheet, const MinigridModel& model) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.beginCards(model);
    page.paintPairs();
}

void strikeSheet(WorksheetPage& sheet, const MinigridModel& model) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.beginCards(model);
    page.paintStrikes();
}

void pathSheet(WorksheetPage& sheet, const MinigridModel& model) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.beginCards(model);
    page.paintPaths();
}

void guessSheet(WorksheetPage& sheet, const MinigridModel& model) {
    const MinigridModel shown = modelForCards(model);
    Worksheet page(sheet, shown);
    page.beginCards(model);
    page.paintGuesses();
}

}  // namespace nonet::minigrid
