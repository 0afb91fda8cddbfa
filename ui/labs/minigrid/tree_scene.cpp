// Scene 3: the permutation tree of a box, each cut with the cell that forbids it.
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/tree_canvas.h"
#include "ui/labs/minigrid/tree_layout.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

std::uint64_t factorial(int n) {
    std::uint64_t product = 1;
    for (int i = 2; i <= n; ++i)
        product *= static_cast<std::uint64_t>(i);
    return product;
}

CellField smallBoard(const QRectF& figure) {
    const double side = std::min(figure.height(), figure.width() * 0.6);
    return cellField(QRectF(figure.left(), figure.top(), side, figure.height()), kSide, kSide,
                     Qt::AlignLeft | Qt::AlignTop);
}

class TreeScene final : public MinigridScene, public ShownTree {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::TreeScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("The tree of one box"); }

    QStringList sentences() const override {
        QStringList texts{
            tr("Each level gives the next blank cell of box %1 one of the digits that are left.").arg(boxNumber(box())),
            tr("A digit that already stands in the cell's row or column cuts the branch: it ends at a cross, and the "
               "cell named beside it is the reason.")};
        const int depth = layout().tree().depth();
        texts.append(filled(
            tr("Without cuts there would be %1! = %2 leaves; the filled circles at the end are those that are left."),
            depth, number(factorial(depth))));
        return texts;
    }

    LabQuestion question() const override {
        const TreeSize& size = layout().size();
        const int depth = layout().tree().depth();
        return LabQuestion::among(
            filled(tr("%1 digits are missing in box %2. In how many of their %3 orders can they stand "
                      "there, as far as the clues tell?"),
                   depth, boxNumber(box()), number(factorial(depth))),
            number(size.permutations),
            {number(size.permutations * 2 + 1), number(factorial(depth)), number(size.permutations + 17)},
            tr("%1 of %2: the tree has %3 vertices that go on and %4 cuts.")
                .arg(number(size.permutations), number(factorial(depth)), number(size.open), number(size.cut)));
    }

    int moveCount() const override {
        return unfolding() == Unfolding::byLevel ? layout().tree().depth() : layout().openings();
    }
    int lastOpenMove() const override { return std::max(0, moveCount() - 1); }
    PaperNotes paperNotes() const override {
        if (!model().isExample || box() != 2)
            return {};
        return {tr("section 3.1"), {tr("It counts as many for this box, 74362 among them.")}};
    }

    QString moveText(int moves) const override {
        const int depth = layout().tree().depth();
        if (depth == 0)
            return tr("Box %1 has no blank cell.").arg(boxNumber(box()));
        if (moves == 0)
            return tr("Nothing is placed yet: %1.").arg(QString(depth, u'x'));
        if (unfolding() == Unfolding::byVertex) {
            const QString text = openingText(layout().opened(moves - 1));
            return moves == moveCount() ? text + QLatin1Char(' ') + countText() : text;
        }
        std::size_t cut = 0;
        for (const int index : layout().level(moves))
            cut += layout().vertex(index).isCut() ? 1 : 0;
        const QString text = filled(tr("Level %1: %2 vertices, of them %3 cut."), moves,
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
            {tr("%1 vertices go on, %2 are cut").arg(number(size.open), number(size.cut)), size.isComplete});
        if (!layout().view().isComplete)
            claims.push_back(
                {tr("Too many to draw: these are the first %1").arg(number(layout().view().vertices.size())), true});
        return claims;
    }

    std::vector<LabControl> controls() override {
        std::vector<LabControl> controls{
            numberControl("box", tr("Box:"), 1, kBoxes, box() + 1, [this](int number) { return takeBox(number - 1); })};
        if (layout().openings() <= kMostOpenings)
            controls.push_back(choiceControl("unfolding", tr("A move:"), {tr("one vertex"), tr("one level")},
                                             bound(m_isByLevel, [] { return 0; }))
                                   .joined());
        return controls;
    }

    void inputReshaped() override {
        m_layout.reset();
        mark(-1);
        m_box.reset();
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return metricsOf(smallBoard(area.figure));
    }
    void clickCell(Cell cell) override { takeBox(Geometry().box(cell)); }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (!look.hasCanvas) {
            TreeWindow window = wholeTree(layout(), area.board);
            fill(window, at);
            paintTree(painter, layout(), window, look);
        }
        const CellField field = smallBoard(area.figure);
        paintBoard(painter, field, look, at);
        QRectF rest = area.figure;
        rest.setLeft(field.area.right() + look.text);
        // Below it are the words of the vertex that is opened.
        if (openedVertex(at) >= 0)
            rest.setBottom(field.area.bottom());
        paintLeaves(painter, rest, look, at);
        const QRectF below(field.area.left(), field.area.bottom() + look.text * 0.6, area.figure.width(),
                           area.figure.bottom() - field.area.bottom() - look.text * 0.6);
        if (const int opened = openedVertex(at); opened >= 0 && below.height() > look.text * 2)
            sayWrapped(painter, below, openingText(opened), look.text, look.theme.text);
    }

    QWidget* makeCanvas(LabSession& session, const Preferences& preferences) override {
        return new TreeCanvas(*this, session, preferences);
    }
    QRectF canvasArea(const StageArea& area) const override { return area.board; }
    const TreeLayout& layout() const override {
        if (!m_layout)
            m_layout = std::make_unique<TreeLayout>(PermutationTree(model().puzzle, box()));
        return *m_layout;
    }

    int openedVertex(double at) const override {
        const int moves = static_cast<int>(std::ceil(at - 1e-9));
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
        const QString digit = QString::number(each.digit->value());
        if (each.isCut())
            return tr("%1: %2 cannot stand in %3, since %4 holds it.")
                .arg(label, digit, cellName(*each.cell), cellName(*each.forbiddenBy));
        if (layout().isLeaf(vertex))
            return tr("%1: a valid permutation.").arg(label);
        return tr("%1: %2 may stand in %3.").arg(label, digit, cellName(*each.cell));
    }

    void fill(TreeWindow& window, double at) const override {
        window.unfolding = unfolding();
        window.at = at;
        window.marked = marked() >= 0 ? marked() : openedVertex(at);
    }

private:
    /// The learner's choice, or the first of the sequence.
    int box() const { return m_box.value_or(model().sequence[0].box); }
    Unfolding unfolding() const {
        return !m_isByLevel && layout().openings() <= kMostOpenings ? Unfolding::byVertex : Unfolding::byLevel;
    }

    /// "Valid: 7"; of a tree that is too large to be drawn, both how many there are and how many are drawn.
    QString validText(std::size_t shown, double at) const {
        if (isQuestionOpen())
            return tr("Valid:");
        if (layout().view().isComplete)
            return tr("Valid: %1").arg(number(shown));
        return at < moveCount()
                   ? tr("Valid of those drawn: %1").arg(number(shown))
                   : tr("Valid: %1, of them drawn: %2").arg(number(layout().size().permutations), number(shown));
    }

    /// Vertices one by one are offered up to here.
    static constexpr int kMostOpenings = 120;
    double takeBox(int box) {
        inputReshaped();
        m_box = box;
        return 0;
    }

    QString openingText(int vertex) const {
        QStringList cuts;
        QStringList open;
        for (const int child : layout().children(vertex)) {
            const TreeVertex& each = layout().vertex(child);
            const QString digit = QString::number(each.digit->value());
            if (each.isCut())
                cuts.append(tr("%1 (in %2)", "a digit that is cut, and the cell that holds it")
                                .arg(digit, cellName(*each.forbiddenBy)));
            else
                open.append(digit);
        }
        const int child = layout().children(vertex).front();
        const QString cell = cellName(*layout().vertex(child).cell);
        if (cuts.isEmpty())
            return tr("%1, cell %2: %3 may stand there.").arg(layout().label(vertex), cell, listWithAnd(open));
        if (open.isEmpty())
            return tr("%1, cell %2: a dead end, for cut are %3.").arg(layout().label(vertex), cell, listWithAnd(cuts));
        return tr("%1, cell %2: %3 may stand there; cut: %4.")
            .arg(layout().label(vertex), cell, listWithAnd(open), listWithAnd(cuts));
    }

    QString countText() const {
        const TreeSize& size = layout().size();
        return tr("%1 of %2 permutations survive.")
            .arg(number(size.permutations), number(factorial(layout().tree().depth())));
    }

    void paintBoard(QPainter& painter, const CellField& field, const StageLook& look, double at) const {
        NineBoxes boxes{.clues = model().puzzle.givens};
        boxes.boxes[static_cast<std::size_t>(box())].tone = BoxTone::soft;
        boxes.boxes[static_cast<std::size_t>(box())].hasRing = true;
        const int opened = openedVertex(at);
        const int vertex = marked() >= 0 ? marked() : opened;
        if (vertex >= 0) {
            for (int i = vertex; i > 0; i = layout().parent(i)) {
                const TreeVertex& each = layout().vertex(i);
                boxes.placed.set(*each.cell, *each.digit);
                if (each.isCut()) {
                    boxes.clashing.push_back(*each.cell);
                    boxes.clashing.push_back(*each.forbiddenBy);
                }
            }
            if (marked() < 0)
                for (const int child : layout().children(vertex)) {
                    const TreeVertex& each = layout().vertex(child);
                    boxes.ringed.push_back(*each.cell);
                    if (each.isCut())
                        boxes.clashing.push_back(*each.forbiddenBy);
                }
        }
        paintNineBoxes(painter, field, boxes, look);
    }

    void paintLeaves(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        TreeWindow window;
        window.unfolding = unfolding();
        window.at = at;
        std::vector<int> shown;
        for (const int leaf : layout().leaves())
            if (appearance(layout(), leaf, window) >= 1)
                shown.push_back(leaf);
        Stack stack(area);
        say(painter, stack.take(look.text * 1.6), Qt::AlignLeft | Qt::AlignVCenter, validText(shown.size(), at),
            look.text, look.theme.text, QFont::DemiBold);
        const double height = look.text * 1.4;
        const int rows = std::max(1, static_cast<int>(stack.rest().height() / height));
        const double width = look.text * 0.66 * (layout().tree().depth() + 2);
        const int columns = std::max(1, static_cast<int>(area.width() / width));
        const QRectF rest = stack.rest();
        const bool hasMore = static_cast<int>(shown.size()) > rows * columns;
        for (int i = 0; i < static_cast<int>(shown.size()) && i < rows * columns; ++i) {
            const int column = i / rows;
            const QRectF rect(rest.left() + column * width, rest.top() + i % rows * height, width, height);
            const bool isLast = hasMore && i + 1 == rows * columns;
            const int leaf = shown[static_cast<std::size_t>(i)];
            say(painter, rect, Qt::AlignLeft | Qt::AlignVCenter,
                isLast ? QStringLiteral("…") : digitText(layout().path(leaf)), look.text,
                leaf == marked() ? look.theme.accent : look.theme.text, leaf == marked() ? QFont::Bold : QFont::Normal);
        }
    }

    std::optional<int> m_box;
    bool m_isByLevel = false;
    mutable std::unique_ptr<TreeLayout> m_layout;
};

}  // namespace

std::unique_ptr<LabScene> makeTreeScene(MinigridLab& lab) { return std::make_unique<TreeScene>(lab); }

}  // namespace nonet::minigrid
