// The permutation tree of a box, each cut with the cell that forbids it; and cut by hand.
#include "core/solvers/minigrid/by_hand.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/tree_canvas.h"
#include "ui/labs/minigrid/tree_layout.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

/// "4 · 3 · 2 · 1"
QString factors(int n) {
    QStringList all;
    for (int i = n; i >= 1; --i)
        all.append(QString::number(i));
    return all.join(QStringLiteral(" · "));
}

/// Trees of more vertices are not cut by hand.
constexpr std::size_t kMostByHand = 160;

/// The learner's answers of a turn in a line of text: "3:60,7".
QString answersText(int box, const std::vector<Cell>& answers) {
    return QStringLiteral("%1:%2").arg(box).arg(
        textsOf(answers, [](Cell cell) { return QString::number(cell.index()); }).join(u','));
}

class TreeScene final : public MinigridScene, public ShownTree, public SceneCanvas, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::TreeScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("The tree of one box"); }
    bool hasSmallPrint() const override { return true; }

    QStringList words() const override {
        QStringList texts{
            tr("Each column of the tree gives a blank cell of box %1 a missing digit. Each leaf is an order "
               "of these digits, called a permutation; without cuts there would be %2.")};
        const int depth = layout().tree().depth();
        texts[0] = filled(texts[0], boxNumber(box()), leavesText(depth));
        texts.append(tr("A digit that the cell's row or column already has cuts the branch, and with it all that would "
                        "have grown there: the cross names the cell that forbids it."));
        texts.append(
            turn() ? interactiveHint(tr("Point at a vertex, a circle of the tree, to see it on the board; an x in its "
                                        "name is a cell still blank. Or press Your turn and cut the tree "
                                        "yourself."))
            : depth == 0
                ? tr("Box %1 has no blank cell: choose another one.").arg(boxNumber(box()))
                : interactiveHint(tr("Point at a vertex, a circle of the tree, to see it on the board. This tree is "
                                     "too large to be cut by hand: another box may have a smaller one.")));
        return texts;
    }

    std::vector<LabLink> links() const override { return {{tr("box %1").arg(boxNumber(box())), thingOfBox(box())}}; }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<int> over = boxAt(smallBoard(area.figure), point);
        return over == box() ? thingOfBox(box()) : QString();
    }

    LabQuestion question() const override {
        const TreeSize& size = layout().size();
        const int depth = layout().tree().depth();
        return LabQuestion::among(
            filled(
                tr("Missing digits in box %1: %2. In how many of their %3 orders can they stand there, as far as the "
                   "clues tell?"),
                boxNumber(box()), depth, number(factorial(depth))),
            number(size.permutations), otherCounts(size.permutations, factorial(depth)),
            tr("%1 of %2: vertices that are not cut, with the root: %3; cuts: %4.")
                .arg(number(size.permutations), number(factorial(depth)), number(size.open), number(size.cut)));
    }

    int moveCount() const override {
        return unfolding() == Unfolding::byLevel ? layout().tree().depth() : layout().openings();
    }
    int lastMoveBeforeAnswer() const override { return std::max(0, moveCount() - 1); }
    PaperNotes paperNotes() const override {
        if (!model().isExample || box() != 2)
            return {};
        return {tr("section 3.1"), {tr("The paper counts as many for this box, 74362 among them.")}};
    }

    QString moveText(int moves) const override {
        const int depth = layout().tree().depth();
        if (isYourTurn())
            return handVertex() >= 0 ? vertexText(handVertex()) : countText();
        if (depth == 0)
            return tr("Box %1 has no blank cell.").arg(boxNumber(box()));
        if (moves == 0)
            return tr("Nothing is placed yet: %1, an x for each blank cell, row by row.").arg(layout().label(0));
        if (unfolding() == Unfolding::byVertex) {
            const QString text = openingText(layout().opened(moves - 1));
            return moves == moveCount() ? text + QLatin1Char(' ') + countText() : text;
        }
        std::size_t cut = 0;
        for (const int index : layout().level(moves))
            cut += layout().vertex(index).isCut() ? 1 : 0;
        const QString text = filled(tr("Level %1, vertices: %2, of them cut: %3."), moves,
                                    number(layout().level(moves).size()), number(cut));
        return moves == moveCount() ? text + QLatin1Char(' ') + countText() : text;
    }

    std::vector<LabClaim> claims() const override {
        if (!isAtEnd())
            return {};
        const TreeSize& size = layout().size();
        std::vector<LabClaim> claims;
        const bool isCounted =
            layout().view().isComplete ? layout().leaves().size() == size.permutations : size.isComplete;
        claims.push_back({countText(), isCounted});
        claims.push_back(
            {tr("Vertices that are not cut, with the root: %1; cuts: %2").arg(number(size.open), number(size.cut)),
             size.isComplete});
        if (!layout().view().isComplete)
            claims.push_back(
                {tr("Too many to draw: these are the first %1").arg(number(layout().view().vertices.size())), true});
        return claims;
    }

    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls{sizeControl(),
                                         numberControl("box", tr("Box:"), 1, boxCount(), box() + 1, [this](int number) {
                                             return useBox(number - 1);
                                         }).joined()};
        if (isYourTurn()) {
            if (askedCell())
                controls.push_back(buttonControl("stands", tr("It may stand"), [this] {
                    if (const std::optional<Cell> asked = askedCell())
                        answer(*asked);
                }));
            return controls;
        }
        if (layout().openings() <= kMostOpenings)
            controls.push_back(choiceControl("unfolding", tr("A move:"), {tr("one vertex"), tr("one level")},
                                             bound(m_isByLevel, [] { return 0; })));
        return controls;
    }

    void inputReshaped() override {
        forget();
        m_box.reset();
    }
    bool acceptsClues() const override { return !isYourTurn(); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return boardMetrics(smallBoard(area.figure));
    }
    void clickCell(Cell cell) override {
        m_clicked = cell;
        if (isYourTurn() && canCut())
            answer(cell);
        else
            useBox(geometry().box(cell));
    }

    std::optional<LabTurn> turn() const override {
        if (!canCut())
            return isYourTurn() ? std::optional(turnElsewhere()) : std::nullopt;
        const TreeByHand& tree = byHand();
        LabTurn turn;
        const std::size_t answered = m_answers.size();
        if (const CutFault fault = lastFault(); fault != CutFault::none) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = faultText(fault);
        } else if (answered == tree.count()) {
            turn.state = LabTurn::State::done;
            turn.verdict = filled(tr("The tree is right: %1 of %2 orders survive. Every digit that was cut stands in "
                                     "its cell's row or column already, and no other does."),
                                  number(layout().size().permutations), number(factorial(layout().tree().depth())));
        } else if (answered > 0) {
            const TreeVertex& last = tree.vertex(answered - 1);
            turn.verdict =
                last.isCut()
                    ? filled(tr("Right: %1 cannot stand in %2."), last.digitHere().value(), cellText(last.cellHere()))
                    : filled(tr("Right: %1 may stand in %2."), last.digitHere().value(), cellText(last.cellHere()));
            turn.verdict +=
                u' ' + filled(tr("The tree marks the next circle, %1: an x is a cell still blank.", "74xxx"),
                              layout().label(handVertex()));
        }
        if (isAnswered()) {
            turn.task = tr("Cut the tree of box %1.").arg(boxNumber(box()));
            return turn;
        }
        const TreeVertex& asked = tree.vertex(askedAt());
        turn.task =
            filled(tr("May %1 stand in %2? If so, click %2. If not, click the digit on the board that forbids it."),
                   asked.digitHere().value(), cellText(asked.cellHere()));
        return turn;
    }
    void clearTurn() override {
        m_answers.clear();
        mark(-1);
    }
    QString drawing() const override { return m_answers.empty() ? QString() : answersText(box(), m_answers); }
    void setDrawing(const QString& text) override {
        if (text.isEmpty())
            return clearTurn();
        bool isBox = false;
        const int box = text.section(u':', 0, 0).toInt(&isBox);
        if (!isBox || box < 0 || box >= boxCount())
            return;
        const TreeByHand tree(model().puzzle, PermutationTree(model().puzzle, box), kMostByHand);
        std::vector<Cell> answers;
        for (const QString& each : text.section(u':', 1).split(u',', Qt::SkipEmptyParts)) {
            bool isCell = false;
            const int cell = each.toInt(&isCell);
            // Only the last one may be wrong.
            const bool follows = answers.empty() || tree.check(answers.size() - 1, answers.back()) == CutFault::none;
            if (!isCell || cell < 0 || cell >= geometry().cellCount() || answers.size() == tree.count() || !follows)
                return;
            answers.emplace_back(cell);
        }
        if (box != this->box())
            useBox(box);
        m_answers = answers;
        mark(-1);
    }
    bool fillWorksheet(WorksheetPage& page) const override {
        treeSheet(page, model(), box());
        return true;
    }
    QString ownWords() const override {
        return tr("A branch is cut as soon as one digit is forbidden. Why may everything that would have grown from it "
                  "be left out?");
    }
    QString modelWords() const override {
        const QString why = tr("Whatever grows from a branch keeps its digits, and with them the clash: it could not "
                               "stand there either.");
        return asksOnSheet() ? why + u' ' + countText() : why;
    }
    bool asksOnSheet() const override { return isOnPaper(model(), box()); }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const QRectF tree = canvasArea(area);
        TreeWindow window = wholeTree(layout(), tree);
        fill(window, at);
        if (isSlide(look))
            enlarge(window, look);
        paintHeads(painter, area.board, window, look);
        if (!look.hasCanvas)
            paintTree(painter, layout(), window, look);
        const CellField field = smallBoard(area.figure);
        paintBoard(painter, field, look, at);
        QRectF rest = area.figure;
        rest.setLeft(field.area.right() + look.text);
        // Below it are the words of the vertex that is opened.
        if (!isYourTurn() && openedVertex(at) >= 0)
            rest.setBottom(field.area.bottom());
        paintLeaves(painter, rest, look, at);
        const QRectF below(field.area.left(), field.area.bottom() + look.text * 0.6, area.figure.width(),
                           area.figure.bottom() - field.area.bottom() - look.text * 0.6);
        if (const int opened = openedVertex(at); !isYourTurn() && opened >= 0 && below.height() > look.text * 2)
            sayWrapped(painter, below, openingText(opened), look.text, look.theme.text);
    }

    QWidget* makeCanvas(LabSession& session, const Preferences& preferences) override {
        return new TreeCanvas(*this, session, preferences);
    }
    /// Below the names of its columns.
    QRectF canvasArea(const StageArea& area) const override {
        return area.board.adjusted(0, area.text * kHeadShare, 0, 0);
    }
    const TreeLayout& layout() const override {
        if (!m_layout)
            m_layout = std::make_unique<TreeLayout>(PermutationTree(model().puzzle, box()));
        return *m_layout;
    }

    int openedVertex(double at) const override {
        const int moves = static_cast<int>(std::ceil(at - 1e-9));
        if (isYourTurn())
            return handVertex();
        // The end is the whole tree.
        if (unfolding() == Unfolding::byLevel || moves < 1 || at >= moveCount())
            return -1;
        return layout().opened(moves - 1);
    }

    QString vertexText(int vertex) const override {
        if (vertex < 0)
            return {};
        const TreeVertex& each = layout().vertex(vertex);
        if (!each.digit)
            return tr("The root: nothing is placed.");
        const QString label = layout().label(vertex);
        const QString digit = QString::number(each.digitHere().value());
        if (isYourTurn() && vertex == handVertex())
            return filled(tr("%1: may %2 stand in %3?"), label, digit, cellText(each.cellHere()));
        if (each.forbiddenBy)
            return tr("%1: %2 cannot stand in %3, since %4 holds it.")
                .arg(label, digit, cellText(each.cellHere()), cellText(*each.forbiddenBy));
        if (layout().isLeaf(vertex))
            return tr("%1: a valid permutation.").arg(label);
        return tr("%1: %2 may stand in %3.").arg(label, digit, cellText(each.cellHere()));
    }

    void fill(TreeWindow& window, double at) const override {
        window.unfolding = unfolding();
        window.at = at;
        window.asked = isYourTurn() ? handVertex() : -1;
        if (isYourTurn() && m_answers.size() == byHand().count())
            window.unfolding = Unfolding::byLevel, window.at = layout().columns();
        window.marked = pointedAt() >= 0 ? pointedAt() : openedVertex(at);
    }

    /// Vertices are counted without a walk, and only so many are laid out.
    std::uint64_t mostVertices() const override { return UINT64_MAX; }

private:
    /// The learner's choice, or the first of the sequence; of a small board the one with the largest tree, of a large
    /// one that with the largest tree that can be cut by hand.
    int box() const {
        if (m_box)
            return *m_box;
        int chosen = model().sequence[0].box;
        if (model().isSmall())
            for (const BoxFacts& each : model().facts)
                if (each.blanks.size() > model().box(chosen).blanks.size())
                    chosen = each.box;
        if (!model().isLarge())
            return chosen;
        const auto sizeOf = [&](int each) { return model().tree(each).open + model().tree(each).cut; };
        for (const BoxFacts& each : model().facts)
            if (sizeOf(each.box) <= kMostByHand && (sizeOf(chosen) > kMostByHand || sizeOf(each.box) > sizeOf(chosen)))
                chosen = each.box;
        return chosen;
    }
    CellField smallBoard(const QRectF& figure) const {
        const double side = std::min(figure.height(), figure.width() * 0.6);
        return cellField(QRectF(figure.left(), figure.top(), side, figure.height()), model().side(), model().side(),
                         Qt::AlignLeft | Qt::AlignTop);
    }

    const TreeByHand& byHand() const {
        if (!m_byHand)
            m_byHand = std::make_unique<TreeByHand>(model().puzzle, layout().tree(), kMostByHand);
        return *m_byHand;
    }
    bool canCut() const { return byHand().isWhole() && byHand().count() > 0; }
    /// Another box or board came in the middle of a turn: the turn stays, so that it can be taken back.
    LabTurn turnElsewhere() const {
        return {(layout().tree().depth() == 0 ? tr("Box %1 has no blank cell.")
                                              : tr("The tree of box %1 is too large to be cut by hand."))
                        .arg(boxNumber(box())) +
                    u' ' + tr("Click another box of the board."),
                LabTurn::State::open,
                {}};
    }
    CutFault lastFault() const {
        return m_answers.empty() ? CutFault::none : byHand().check(m_answers.size() - 1, m_answers.back());
    }
    /// What is asked now: a mistake is asked again; at the end the last one.
    std::size_t askedAt() const {
        const std::size_t answered = m_answers.size() - (lastFault() == CutFault::none ? 0 : 1);
        return std::min(answered, byHand().count() - 1);
    }
    bool isAnswered() const { return lastFault() == CutFault::none && m_answers.size() == byHand().count(); }
    std::optional<Cell> askedCell() const {
        return !canCut() || isAnswered() ? std::nullopt : byHand().vertex(askedAt()).cell;
    }
    /// What is marked and in sight: by hand, nothing from the vertex that is asked on; -1: nothing.
    int pointedAt() const { return isYourTurn() && handVertex() >= 0 && marked() >= handVertex() ? -1 : marked(); }
    /// In the layout, whose first vertex is the root; -1: all are decided, or there is none to decide.
    int handVertex() const { return askedCell() ? static_cast<int>(askedAt()) + 1 : -1; }
    void answer(Cell cell) {
        if (!askedCell())
            return;
        m_answers.resize(askedAt());
        m_answers.push_back(cell);
        mark(-1);
    }
    QString faultText(CutFault fault) const {
        const TreeVertex& asked = byHand().vertex(m_answers.size() - 1);
        const Cell answer = m_answers.back();
        const int digit = asked.digitHere().value();
        if (asked.forbiddenBy && fault == CutFault::missed)
            return geometry().row(*asked.forbiddenBy) == geometry().row(asked.cellHere())
                       ? filled(tr("%1 cannot stand in %2: %3 has it in the same row. Click that digit."), digit,
                                cellText(asked.cellHere()), cellText(*asked.forbiddenBy))
                       : filled(tr("%1 cannot stand in %2: %3 has it in the same column. Click that digit."), digit,
                                cellText(asked.cellHere()), cellText(*asked.forbiddenBy));
        if (fault == CutFault::outOfLine)
            return filled(tr("%1 holds %2, but shares no row or column with %3."), cellText(answer), digit,
                          cellText(asked.cellHere()));
        const std::optional<Digit> held = model().puzzle.givens.digit(answer);
        return held ? filled(tr("%1 holds %2, not %3."), cellText(answer), held->value(), digit)
                    : filled(tr("%1 holds no clue. What forbids a digit here is a clue in its row or column."),
                             cellText(answer));
    }

    /// Large letters need rows of their height: the part of the tree around what is looked at.
    void enlarge(TreeWindow& window, const StageLook& look) const {
        const double needed = look.leastText * 1.3;
        if (window.rowHeight >= needed)
            return;
        window.rowHeight = needed;
        const double seen = window.area.height() / needed;
        const double row = window.marked >= 0 ? layout().row(window.marked) : 0;
        const double first = std::clamp(row - seen / 2, 0.0, std::max(0.0, layout().rows() - seen));
        window.top = needed * (0.5 - first);
    }
    /// Above each column, the cell that it fills.
    void paintHeads(QPainter& painter, const QRectF& area, const TreeWindow& window, const StageLook& look) const {
        const int depth = layout().tree().depth();
        const double text = std::max(look.leastText, look.text * 0.95);
        const double step = depth > 1 ? columnX(layout(), window, 2) - columnX(layout(), window, 1) : area.width();
        for (int column = 1; column <= depth && step >= text * 2.4; ++column) {
            const QRectF room(columnX(layout(), window, column) - step / 2, area.top(), step, area.height());
            const int asked = window.asked;
            const bool isAsked = asked >= 0 && layout().vertex(asked).depth == column;
            say(painter, room, Qt::AlignHCenter | Qt::AlignTop,
                cellText(layout().tree().facts().blanks[static_cast<std::size_t>(column - 1)]), text,
                isAsked ? look.theme.accent : look.theme.mutedText, isAsked ? QFont::Bold : QFont::DemiBold);
        }
    }

    /// "3! = 3 · 2 · 1 = 6"
    static QString leavesText(int depth) {
        const QString count = number(factorial(depth));
        if (depth < 2)
            return count;
        // More factors would fill a line.
        return depth > kBoxes ? QStringLiteral("%1! = %2").arg(QString::number(depth), count)
                              : QStringLiteral("%1! = %2 = %3").arg(QString::number(depth), factors(depth), count);
    }
    /// Numbers of orders that could be right, but are not.
    static QStringList otherCounts(std::uint64_t right, std::uint64_t most) {
        QStringList others;
        for (const std::uint64_t each :
             {right * 2 + 1, most, right + 17, right / 2, right + 1, most / 2, right * 3, 0UL})
            if (each <= most && each != right && others.size() < 3 && !others.contains(number(each)))
                others.append(number(each));
        return others;
    }

    Unfolding unfolding() const {
        return !m_isByLevel && layout().openings() <= kMostOpenings ? Unfolding::byVertex : Unfolding::byLevel;
    }

    /// "Valid: 7"; of a tree that is too large to be drawn, both how many there are and how many are drawn.
    QString validText(std::size_t shown, double at) const {
        const bool isOver = isYourTurn() ? isAnswered() : at >= moveCount();
        if (isQuestionOpen() && !isYourTurn())
            return tr("Valid:");
        if (layout().view().isComplete)
            return (isOver ? tr("Valid: %1") : tr("Valid so far: %1")).arg(number(shown));
        return at < moveCount()
                   ? tr("Valid of those drawn: %1").arg(number(shown))
                   : tr("Valid: %1, of them drawn: %2").arg(number(layout().size().permutations), number(shown));
    }

    /// Vertices one by one are offered up to here.
    static constexpr int kMostOpenings = 120;
    static constexpr double kHeadShare = 1.7;
    void forget() {
        m_layout.reset();
        m_byHand.reset();
        m_answers.clear();
        mark(-1);
    }
    double useBox(int box) {
        if (box != this->box())
            forget();
        m_box = box;
        return 0;
    }

    QString openingText(int vertex) const {
        QStringList cuts;
        QStringList open;
        for (const int child : layout().children(vertex)) {
            const TreeVertex& each = layout().vertex(child);
            const QString digit = QString::number(each.digitHere().value());
            if (each.forbiddenBy)
                cuts.append(tr("%1 (stands in %2)", "a digit that is cut, and the cell that holds it")
                                .arg(digit, cellText(*each.forbiddenBy)));
            else
                open.append(digit);
        }
        const std::vector<int> children = layout().children(vertex);
        const std::optional<Cell> next = children.empty() ? std::nullopt : layout().vertex(children.front()).cell;
        if (!next)
            return {};
        const QString cell = cellText(*next);
        if (cuts.isEmpty())
            return tr("After %1, cell %2: %3 may stand there.").arg(layout().label(vertex), cell, listWithAnd(open));
        if (open.isEmpty())
            return tr("After %1, cell %2: a dead end. Cut: %3.").arg(layout().label(vertex), cell, listWithAnd(cuts));
        return tr("After %1, cell %2: %3 may stand there. Cut: %4.")
            .arg(layout().label(vertex), cell, listWithAnd(open), listWithAnd(cuts));
    }

    QString countText() const {
        const TreeSize& size = layout().size();
        return tr("Permutations that survive: %1 of %2.")
            .arg(number(size.permutations), number(factorial(layout().tree().depth())));
    }

    void paintBoard(QPainter& painter, const CellField& field, const StageLook& look, double at) const {
        BoxesPicture boxes = clues();
        boxes.boxes[static_cast<std::size_t>(box())].tone = BoxTone::soft;
        boxes.boxes[static_cast<std::size_t>(box())].hasRing = true;
        const int opened = openedVertex(at);
        const int vertex = pointedAt() >= 0 ? pointedAt() : opened;
        if (vertex >= 0) {
            for (int i = vertex; i > 0; i = layout().parent(i)) {
                const TreeVertex& each = layout().vertex(i);
                boxes.placed.set(each.cellHere(), each.digitHere());
                if (each.forbiddenBy && i != handVertex())
                    boxes.addClash(each.cellHere(), *each.forbiddenBy);
            }
            if (isYourTurn())
                showAsked(boxes, vertex);
            else if (pointedAt() < 0)
                for (const int child : layout().children(vertex)) {
                    const TreeVertex& each = layout().vertex(child);
                    boxes.ringed.push_back(each.cellHere());
                    if (each.forbiddenBy)
                        boxes.clashing.push_back(*each.forbiddenBy);
                }
        }
        // Where the keyboard is; what was clicked is answered.
        if (look.cursor != m_clicked)
            m_clicked.reset();
        if (isYourTurn() && look.cursor && !m_clicked)
            boxes.ringed.push_back(*look.cursor);
        paintBoxes(painter, field, boxes, look);
    }
    /// What is asked, or what is wrong with the answer.
    void showAsked(BoxesPicture& boxes, int vertex) const {
        if (vertex != handVertex())
            return;
        const TreeVertex& asked = layout().vertex(vertex);
        const CutFault fault = lastFault();
        if (asked.forbiddenBy && fault == CutFault::missed)
            return boxes.addClash(asked.cellHere(), *asked.forbiddenBy);
        boxes.ringed.push_back(asked.cellHere());
        if (fault != CutFault::none)
            boxes.clashing.push_back(m_answers.back());
    }

    void paintLeaves(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        TreeWindow window;
        fill(window, at);
        std::vector<int> shown;
        for (const int leaf : layout().leaves())
            if (appearance(layout(), leaf, window) >= 1)
                shown.push_back(leaf);
        Stack stack(area);
        say(painter, stack.take(look.text * 1.6), Qt::AlignLeft | Qt::AlignVCenter, validText(shown.size(), at),
            look.text, look.theme.text, QFont::DemiBold);
        const QRectF rest = stack.rest();
        const double least = leastCard(geometry(), look);
        // As large as all of them allow.
        double side = std::max(least, look.text * 3.4);
        const auto inRoom = [&] {
            return static_cast<int>(rest.width() / side) * std::max(1, static_cast<int>(rest.height() / side));
        };
        while (side > least && inRoom() < static_cast<int>(shown.size()))
            side = std::max(least, side - 1);
        const int columns = std::max(1, static_cast<int>(rest.width() / side));
        const int most = columns * std::max(1, static_cast<int>(rest.height() / side));
        const bool hasMore = static_cast<int>(shown.size()) > most;
        for (int i = 0; i < static_cast<int>(shown.size()) && i < most; ++i) {
            const int row = i / columns;
            const QRectF place(rest.left() + i % columns * side, rest.top() + row * side, side * 0.9, side * 0.9);
            const int leaf = shown[static_cast<std::size_t>(i)];
            if (hasMore && i + 1 == most)
                say(painter, place, Qt::AlignCenter, QStringLiteral("…"), look.text, look.theme.text);
            else
                paintCard(painter, place, layout().tree().permutation(layout().path(leaf)), layout().tree().facts(),
                          geometry(), look, {.hasRing = leaf == pointedAt()});
        }
    }

    std::optional<int> m_box;
    bool m_isByLevel = false;
    /// By hand: the cell named for each vertex of the walk. Only the last one may be wrong.
    std::vector<Cell> m_answers;
    /// As long as the cursor stays there.
    mutable std::optional<Cell> m_clicked;
    mutable std::unique_ptr<TreeLayout> m_layout;
    mutable std::unique_ptr<TreeByHand> m_byHand;
};

}  // namespace

std::unique_ptr<LabScene> makeTreeScene(MinigridLab& lab) { return std::make_unique<TreeScene>(lab); }

}  // namespace nonet::minigrid
