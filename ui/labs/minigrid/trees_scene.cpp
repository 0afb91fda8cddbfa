// Version 3.1 walks through a puzzle; and by hand.
#include "core/solvers/minigrid/by_hand.h"
#include "ui/labs/minigrid/permutation_pair.h"
#include "ui/labs/minigrid/pruning_picture.h"
#include "ui/labs/minigrid/walk_scene.h"
#include "ui/labs/minigrid/walk_text.h"

#include <QPainter>

namespace nonet::minigrid {

namespace {

/// The uncut vertices of version 3.1 on the reconstruction, as another program counted them.
constexpr std::uint64_t kExampleVertices = 13'994;

class TreesScene final : public WalkScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::TreesScene)

public:
    using WalkScene::WalkScene;
    QString title() const override { return tr("Version 3.1: a tree of trees"); }
    bool hasSmallPrint() const override { return true; }

    QStringList words() const override {
        return {tr("The solver's first version, 3.1: in the tree of box %1 a leaf, the full box, is taken, under it "
                   "grows the tree of the next box, and so on.")
                    .arg(boxNumber(model().sequence[0].box)),
                tr("If a tree has no leaf, an earlier choice was wrong: the solver goes back and takes the next leaf "
                   "there, also after a solution, so it misses none."),
                interactiveHint(
                    tr("Go from one dead end to the next, drag along the strip, or press Your turn and fill box by "
                       "box."))};
    }

    std::vector<LabLink> links() const override {
        std::vector<LabLink> links = WalkScene::links();
        links.push_back({tr("the tree of the next box"), QLatin1String(kLadderThing)});
        links.push_back({tr("the strip"), QLatin1String(kStripThing)});
        return links;
    }

    PaperNotes paperNotes() const override {
        return {tr("section 3.1"),
                {tr("The paper lets a box fail after t boxes with 1 < t < 9; any number from 1 to 8 can come.")}};
    }

    std::vector<LabClaim> claims() const override {
        if (!isAtEnd())
            return {};
        std::vector<LabClaim> claims{{WalkText::verdict(film(), steps()), true},
                                     WalkText::solutionClaim(film(), steps(), byCells())};
        if (model().isExample)
            claims.push_back(
                {tr("For the reconstruction these are %1 vertices, with the roots and without those that are cut")
                     .arg(number(kExampleVertices)),
                 film().outcome().steps == kExampleVertices});
        return claims;
    }

protected:
    WalkVersion version() const override { return WalkVersion::trees; }
    BoxOrder order() const override { return orderOf(model().sequence); }
    QString steps() const override { return tr("Vertices"); }
    QString questionText() const override {
        return tr("How many vertices, circles of the trees, will be reached to the end? The empty root of each tree "
                  "that is grown counts, a vertex that is cut does not.");
    }
    QStringList program() const override {
        return {tr("grow the tree of the next box"),
                QStringLiteral("  ") + tr("next digit into the next blank cell"),
                QStringLiteral("  ") + tr("a cell in line has it: cut"),
                QStringLiteral("  ") + tr("box full: on to the next box"),
                QStringLiteral("  ") + tr("no leaf left: back one box"),
                tr("all boxes full: a solution")};
    }
    int lineOf(TraceKind kind) const override {
        switch (kind) {
        case TraceKind::vertexOpened: return 1;
        case TraceKind::cut: return 2;
        case TraceKind::matched: return 3;
        case TraceKind::back: return 4;
        case TraceKind::solved: return 5;
        default: return 0;
        }
    }

public:
    bool fillWorksheet(WorksheetPage& page) const override {
        nestedSheet(page, model(), order());
        return true;
    }
    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {buttonControl("give_back",
                                  walked(m_work.size()).isSolved() ? tr("Go back, for another solution")
                                                                   : tr("Nothing fits: go back"),
                                  [this] { add({.isBack = true}); })};
        return WalkScene::controls();
    }
    void inputReshaped() override {
        WalkScene::inputReshaped();
        m_work.clear();
    }
    std::optional<LabTurn> turn() const override {
        const TreesByHand hand = walked(m_work.size());
        LabTurn turn;
        turn.task = hand.isExhausted() ? tr("Fill the boxes in the order %1.").arg(boxNames(order()).join(u' '))
                    : hand.isSolved()
                        ? tr("Is there another solution? Go back and look.")
                        : tr("Fill box %1: click a cell, type its digit. Where nothing fits that you did not try, go "
                             "back to the box before.")
                                  .arg(boxNumber(hand.box())) +
                              keysText();
        turn.state = hand.slips()                            ? LabTurn::State::mistake
                     : hand.isSolved() || hand.isExhausted() ? LabTurn::State::done
                                                             : LabTurn::State::open;
        if (!m_work.empty())
            turn.verdict = hand.slips() ? mistakeText(hand) : stepText(hand);
        return turn;
    }
    void clearTurn() override { m_work.clear(); }
    QString drawing() const override {
        return textsOf(m_work,
                       [](const Step& step) {
                           return step.isBack ? QStringLiteral("b")
                                              : QStringLiteral("%1.%2")
                                                    .arg(step.cell.index())
                                                    .arg(step.digit ? step.digit->value() : 0);
                       })
            .join(u',');
    }
    void setDrawing(const QString& text) override;
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        const TreesByHand hand = walked(m_work.size());
        if (hand.isSolved() || hand.isExhausted())
            return tr("All boxes are filled: go back, or begin anew.");
        if (!model().puzzle.givens.isBlank(cell))
            return tr("%1 holds a clue.").arg(cellText(cell));
        if (geometry().box(cell) != hand.box())
            return tr("Box %1 is to be filled now.").arg(boxNumber(hand.box()));
        add({.cell = cell, .digit = digit});
        return QString();
    }
    QString moveText(int moves) const override {
        return isYourTurn() ? tr("Boxes filled: %1 of %2.").arg(walked(m_work.size()).chosen().size()).arg(boxCount())
                            : WalkScene::moveText(moves);
    }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        if (!isYourTurn())
            return WalkScene::readout(area, point, at);
        const auto cell = shownCellAt(area, point);
        return cell ? cellText(*cell) : QString();
    }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;
    QString ownWords() const override {
        return tr("The solver says that it never guesses a digit. What does it guess, and when does it notice?");
    }
    QString modelWords() const override {
        return tr("It guesses how a whole box is filled. It notices that this was wrong when nothing fits into a later "
                  "box any more; then it goes back and takes the next permutation.");
    }

private:
    /// A digit typed, or none to clear the cell; or back to the box before.
    struct Step {
        Cell cell = {};
        std::optional<Digit> digit = {};
        bool isBack = false;
    };
    TreesByHand walked(std::size_t steps) const {
        TreesByHand hand(model().puzzle, order());
        for (std::size_t i = 0; i < steps; ++i)
            applyStep(hand, m_work[i]);
        return hand;
    }
    static void applyStep(TreesByHand& hand, const Step& step) {
        if (step.isBack)
            hand.giveBack();
        else
            hand.put(step.cell, step.digit);
    }
    /// A mistake gives way to the next step.
    void add(const Step& step) {
        const TreesByHand hand = walked(m_work.size());
        const bool isClash = hand.slip().fault == TreesByHand::Fault::clashes;
        if (isClash || hand.slip().fault == TreesByHand::Fault::backTooSoon)
            m_work.pop_back();
        if (isClash && !step.digit && !step.isBack && step.cell == hand.slip().cell)
            return;
        if (!walked(m_work.size()).isExhausted())
            m_work.push_back(step);
    }
    QString mistakeText(const TreesByHand& hand) const;
    QString stepText(const TreesByHand& hand) const;
    std::vector<ChoiceRow> choices(const TreesByHand& hand) const;

    /// By hand; only the last step may be wrong.
    std::vector<Step> m_work;
};

void TreesScene::setDrawing(const QString& text) {
    std::vector<Step> work;
    TreesByHand hand(model().puzzle, order());
    for (const QString& each : text.split(u',', Qt::SkipEmptyParts)) {
        Step step{.isBack = each == QLatin1String("b")};
        const int cell = each.section(u'.', 0, 0).toInt();
        const int digit = each.section(u'.', 1).toInt();
        const bool isOpen = !hand.isSolved() && !hand.isExhausted();
        if (!step.isBack) {
            if (!isOpen || cell < 0 || cell >= geometry().cellCount() || digit < 0 || digit > model().side() ||
                geometry().box(Cell(cell)) != hand.box() || !model().puzzle.givens.isBlank(Cell(cell)))
                return;
            step.cell = Cell(cell);
            if (digit > 0)
                step.digit = Digit(digit);
        } else if (hand.isExhausted()) {
            return;
        }
        applyStep(hand, step);
        work.push_back(step);
    }
    m_work = work;
}

QString TreesScene::mistakeText(const TreesByHand& hand) const {
    const TreesByHand::Slip& mistake = hand.slip();
    const QString digit = QString::number(mistake.digit.value());
    switch (mistake.fault) {
    case TreesByHand::Fault::triedBefore:
        return tr("Box %1 stood like this before, and you went back from it: change it, or go back.")
            .arg(boxNumber(hand.box()));
    case TreesByHand::Fault::backTooSoon:
        return filled(tr("Not yet: box %1 can still be filled with %2 in %3."), boxNumber(hand.box()), digit,
                      cellText(mistake.cell));
    case TreesByHand::Fault::clashes:
    case TreesByHand::Fault::otherBox:
    case TreesByHand::Fault::none: break;
    }
    return filled(tr("%1 cannot stand in %2: %3 holds it."), digit, cellText(mistake.cell), cellText(mistake.other));
}

QString TreesScene::stepText(const TreesByHand& hand) const {
    if (hand.isExhausted())
        return hand.solutions() == 0
                   ? tr("Box %1, the first, has nothing left: every choice was tried, so there is no solution.")
                         .arg(boxNumber(order().front()))
                   : filled(tr("Box %1, the first, has nothing left: every choice was tried. Solutions: %2."),
                            boxNumber(order().front()), hand.solutions());
    if (hand.isSolved())
        return tr("All boxes are full, and no row, column or box has a digit twice: a solution. Times you went back: "
                  "%1.")
            .arg(hand.backs());
    if (m_work.back().isBack && walked(m_work.size() - 1).isSolved())
        return tr("Taken back. Box %1 is open again, for another solution.").arg(boxNumber(hand.box()));
    if (m_work.back().isBack)
        return tr("Right: nothing else fits there. Box %1 is open again, for another permutation.")
            .arg(boxNumber(hand.box()));
    return hand.chosen().size() > walked(m_work.size() - 1).chosen().size()
               ? tr("Right: the box is full. Box %1 is next.").arg(boxNumber(hand.box()))
               : tr("Right so far.");
}

std::vector<ChoiceRow> TreesScene::choices(const TreesByHand& hand) const {
    std::vector<ChoiceRow> rows;
    const BoxOrder boxes = order();
    for (std::size_t level = 0; level < boxes.size() && level <= hand.chosen().size(); ++level) {
        ChoiceRow row{boxes[level], {}};
        // What fills the last box makes a solution.
        const auto tried = level + 1 == boxes.size() ? ChoiceRow::State::taken : ChoiceRow::State::wrong;
        for (const BoxPermutation& each : hand.tried(level))
            row.options.push_back({each, tried});
        if (level < hand.chosen().size())
            row.options.push_back({hand.chosen()[level], ChoiceRow::State::taken});
        rows.push_back(std::move(row));
    }
    return rows;
}

void TreesScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    if (!isYourTurn())
        return WalkScene::paint(painter, area, look, at);
    const TreesByHand hand = walked(m_work.size());
    const CellField field = board(area);
    BoxesPicture boxes = clues();
    boxes.placed = hand.placed();
    int place = 0;
    for (const int box : order())
        boxes.boxes[nonet::minigrid::at(box)].badge = QString::number(++place);
    for (const BoxPermutation& each : hand.chosen())
        boxes.boxes[nonet::minigrid::at(each.box())].tone = BoxTone::soft;
    if (!hand.isSolved() && !hand.isExhausted()) {
        BoxFace& face = boxes.boxes[nonet::minigrid::at(hand.box())];
        face.tone = BoxTone::strong;
        face.hasRing = true;
        face.isWrong = hand.slip().fault == TreesByHand::Fault::triedBefore;
    }
    if (hand.slip().fault == TreesByHand::Fault::clashes)
        boxes.addClash(hand.slip().cell, hand.slip().other);
    if (hand.slip().fault == TreesByHand::Fault::backTooSoon)
        boxes.ringed.push_back(hand.slip().cell);
    paintBoxes(painter, field, boxes, look);
    if (look.cursor)
        paintRing(painter, field.cellOf(look.cursor->index()), look.theme.selectionRing, 3);
    if (isSlide(look))
        return paintChoices(painter, area.figure, choices(hand), model(), look);
    const QStringList lines = program();
    QRectF below = area.figure;
    below.setTop(below.bottom() - static_cast<double>(lines.size()) * look.text * 1.5);
    paintChoices(painter, QRectF(area.figure.topLeft(), QPointF(area.figure.right(), below.top())), choices(hand),
                 model(), look);
    const bool isBack = !m_work.empty() && m_work.back().isBack;
    paintProgram(painter, below, lines,
                 hand.isSolved()                           ? 5
                 : isBack                                  ? 4
                 : hand.slips()                            ? 2
                 : hand.chosen().empty() && m_work.empty() ? 0
                                                           : 1,
                 look);
}

}  // namespace

std::unique_ptr<LabScene> makeTreesScene(MinigridLab& lab) { return std::make_unique<TreesScene>(lab); }

}  // namespace nonet::minigrid
