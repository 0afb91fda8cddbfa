#include "ui/labs/minigrid/prune_turn.h"

#include "ui/labs/minigrid/permutation_pair.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>

namespace nonet::minigrid {

PruneByHand PruneTurn::walked(std::size_t steps) const {
    PruneByHand hand(m_picture.build->graph, m_model.geometry(), m_scope);
    for (std::size_t i = 0; i < steps; ++i)
        if (!hand.take(m_work[i]))
            break;
    return hand;
}

std::uint32_t PruneTurn::struckCount() const {
    std::uint32_t count = 0;
    for (int box = 0; box < m_model.boxCount(); ++box)
        count += m_hand.now().nodeCount(box) - m_hand.now().left(box);
    return count;
}

PruneTurn::Work PruneTurn::after(GraphNode node) const {
    Work work = m_work;
    if (m_hand.slip()) {
        work.pop_back();
        return m_work.back() == node ? work : PruneTurn(m_model, m_picture, m_scope, work).after(node);
    }
    const StrikesByHand& now = m_hand.now();
    if (m_hand.isDeadEnd()) {
        if (node == m_hand.supposed().back())
            work.push_back(node);
        return work;
    }
    const bool isSupposed = std::ranges::find(m_hand.supposed(), node) != m_hand.supposed().end();
    const auto last = std::find(work.rbegin(), work.rend(), node);
    if (last != work.rend() && (now.isStruck(node) || isSupposed))
        work.erase(last.base() - 1, work.end());
    else if (!m_hand.isEnded() && !now.isStruck(node))
        work.push_back(node);
    return work;
}

LabTurn PruneTurn::turn() const {
    LabTurn turn;
    turn.task = taskText();
    if (const auto& mistake = m_hand.slip()) {
        turn.state = LabTurn::State::mistake;
        turn.verdict = *mistake == PruneFault::hasPartners ? keepText(m_work.back()) : notFewestText(m_work.back());
    } else if (m_hand.isEnded()) {
        turn.state = LabTurn::State::done;
        turn.verdict = doneText();
    } else if (m_hand.isDeadEnd()) {
        turn.verdict = m_hand.supposed().size() == 1
                           ? tr("Box %1 is empty, so your guess was wrong.").arg(boxNumber(firstEmpty()))
                           : tr("Box %1 is empty, so your guesses cannot all be right.").arg(boxNumber(firstEmpty()));
    } else if (!m_work.empty()) {
        turn.verdict = stepText();
    }
    return turn;
}

QString PruneTurn::taskText() const {
    if (m_hand.isDeadEnd())
        return tr("Take your last guess back: click %1.")
            .arg(permutationText(m_model, permutation(m_hand.supposed().back())));
    if (m_hand.isDue())
        return tr("Nothing more can be struck, so guess: click a permutation of a box with the fewest left. A click on "
                  "a card that you struck or guessed takes it and all later steps back.");
    return tr("Click a permutation to strike it, when some neighbouring box has nothing left that fits it. "
              "A click on one that you struck takes it and all later ones back.") +
           u' ' + writingText();
}

/// By a permutation of this board, how the sentences call one.
QString PruneTurn::writingText() const {
    for (int box = 0; box < m_model.boxCount(); ++box)
        if (m_hand.now().nodeCount(box) > 0 && !m_model.box(box).blanks.empty())
            return tr("'%1' names a card by its new digits, row by row.")
                .arg(permutationText(m_model, permutation({box, 0})));
    return {};
}

QString PruneTurn::stepText() const {
    const PruneByHand before = walked(m_work.size() - 1);
    const QString name = permutationText(m_model, permutation(m_work.back()));
    if (before.isDeadEnd())
        return tr("%1 is struck for good, since it led to an empty box.").arg(name);
    if (before.isDue())
        return tr("You guess %1; the rest of its box is struck for now. Prune again.").arg(name);
    const std::optional<PruningRemoval> reason = before.now().reason(m_work.back());
    return reason ? tr("Right. %1").arg(removalText(m_model, m_picture, *reason)) : QString();
}

/// A partner in each neighbouring box: why it has to stay.
QString PruneTurn::keepText(GraphNode node) const {
    QStringList partners;
    for (const int box : m_model.box(node.box).neighbours)
        if (const auto match = m_hand.now().matchIn(node, box))
            partners.append(permutationText(m_model, permutation(*match)));
    return tr("%1 cannot be struck yet: it fits %2.")
        .arg(permutationText(m_model, permutation(node)), listWithAnd(partners));
}

QString PruneTurn::notFewestText(GraphNode node) const {
    const StrikesByHand& now = m_hand.now();
    const int better = now.boxesToGuess().front();
    if (now.left(node.box) == 1)
        return tr("Box %1 has nothing else left, so there is nothing to guess in it.").arg(boxNumber(node.box));
    return filled(tr("Box %1 has %2 left, box %3 only %4: with fewer to choose from, a guess is wrong less often."),
                  boxNumber(node.box), now.left(node.box), boxNumber(better), now.left(better));
}

QString PruneTurn::doneText() const {
    const StrikesByHand& now = m_hand.now();
    if (!now.isSolved())
        return m_hand.guesses() > 0 ? tr("A box is empty without any guess left, so there is no solution.")
                                    : emptyText(m_model.boxCount(), [&](int box) { return now.left(box) == 0; });
    if (m_hand.guesses() == 0)
        return tr("One permutation a box is left. They all fit each other, so this is the solution.");
    return filled(tr("One permutation a box is left, and they all fit each other: a solution. Guesses: %1, taken back: "
                     "%2."),
                  m_hand.guesses(), m_hand.backs());
}

int PruneTurn::firstEmpty() const {
    int box = 0;
    while (m_hand.now().left(box) > 0)
        ++box;
    return box;
}

/// The program's line that is reached.
int PruneTurn::lineOf() const {
    if (m_hand.now().isSolved())
        return 5;
    if (m_hand.now().isEmptied())
        return m_hand.isDeadEnd() ? 7 : 4;
    return m_hand.isDue() ? 6 : m_work.empty() || m_hand.slip() ? 1 : 2;
}

void PruneTurn::paint(QPainter& painter, const QRectF& figure, const GraphColumns& places,
                      const StageLook& look) const {
    const StrikesByHand& now = m_hand.now();
    BoxCounts left;
    for (int box = 0; box < m_model.boxCount(); ++box) {
        left.push_back(now.left(box));
        for (std::uint32_t i = 0; i < places.count(box); ++i) {
            const GraphNode node{box, i};
            CardFace face{.isStruck = now.isStruck(node), .isWrong = m_hand.slip() && node == m_work.back()};
            face.hasRing = std::ranges::find(m_hand.supposed(), node) != m_hand.supposed().end();
            if (face.isStruck)
                face.fill = blend(look.theme.mutedText, look.theme.board, 0.1);
            paintCard(painter, places.node(node), permutation(node), m_model.box(box), m_model.geometry(), look, face);
            if (look.cursor == places.cardCell(node))
                paintRing(painter, places.node(node).adjusted(-6, -6, 6, 6), look.theme.selectionRing, 2);
        }
    }
    places.paintNames(painter, look, left, tr("%1 left"));
    places.paintLens(
        painter, look, m_model, [this](GraphNode node) -> auto& { return permutation(node); });
    const BoxesPicture shown = boxes(look, places);
    const std::vector<ChoiceRow> rows = choices();
    if (!isSlide(look) && !rows.empty())
        return paintBoardAndChoices(painter, figure, shown, rows, lineOf(), m_model, look);
    const BoardAndRest split = splitFigure(figure, kPruneBoardShare, look.text);
    paintSmallBoard(painter, split.board, m_model, shown, look);
    if (!isSlide(look))
        paintProgram(painter, split.rest, pruningProgram(), lineOf(), look);
}

std::vector<ChoiceRow> PruneTurn::choices() const {
    std::vector<ChoiceRow> rows;
    for (const PruneByHand::Choice& choice : m_hand.choices()) {
        ChoiceRow row{choice.box, {}};
        for (const std::uint32_t number : choice.numbers) {
            const bool isWrong = std::ranges::find(choice.refuted, number) != choice.refuted.end();
            row.options.push_back({permutation({choice.box, number}), isWrong ? ChoiceRow::State::wrong
                                                                      : choice.supposed == number
                                                                          ? ChoiceRow::State::taken
                                                                          : ChoiceRow::State::untried});
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// The mistake with a partner of each neighbouring box, what is pointed at, the boxes that are settled where something
/// was guessed or all are, else the last strike with one that clashes.
BoxesPicture PruneTurn::boxes(const StageLook& look, const GraphColumns& places) const {
    const StrikesByHand& now = m_hand.now();
    std::vector<BoxPermutation> shown;
    const std::optional<GraphNode> hovered = look.pointer ? places.nodeAt(*look.pointer) : std::nullopt;
    if (m_hand.slip()) {
        shown.push_back(permutation(m_work.back()));
        for (const int box : m_model.box(m_work.back().box).neighbours)
            if (const auto match = now.matchIn(m_work.back(), box))
                shown.push_back(permutation(*match));
    } else if (hovered && !now.isStruck(*hovered)) {
        shown.push_back(permutation(*hovered));
    } else if (now.isSolved() || !m_hand.supposed().empty()) {
        return settled();
    } else if (!m_work.empty()) {
        shown.push_back(permutation(m_work.back()));
        for (const int box : m_model.box(m_work.back().box).neighbours)
            for (std::uint32_t i = 0; i < places.count(box) && shown.size() < 2; ++i)
                if (!now.isStruck({box, i}) && !now.matchIn(m_work.back(), box))
                    shown.push_back(permutation({box, i}));
    }
    return boardWith(m_model, shown);
}

BoxesPicture PruneTurn::settled() const {
    const StrikesByHand& now = m_hand.now();
    BoxesPicture boxes(m_model.puzzle.givens);
    for (int box = 0; box < m_model.boxCount(); ++box) {
        markEmpty(boxes, box, now.left(box) == 0);
        for (std::uint32_t i = 0; i < now.nodeCount(box); ++i)
            if (now.left(box) == 1 && !now.isStruck({box, i}))
                nonet::place(permutation({box, i}), m_model.geometry(), boxes.placed);
    }
    for (const GraphNode node : m_hand.supposed())
        boxes.boxes[at(node.box)].tone = BoxTone::strong;
    return boxes;
}

}  // namespace nonet::minigrid
