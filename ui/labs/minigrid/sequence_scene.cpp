// Scene 2: the sequence S_M, worked out.
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

constexpr std::string_view kTextSequence = "317659482";

class SequenceScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::SequenceScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("Which box first?"); }

    QStringList sentences() const override {
        return {
            tr("The box with the most clues comes first: the fewest digits are missing in it."),
            tr("Each next one is a neighbour of some box before, again with the most clues, so that what was put there "
               "forbids something here; with equal clues the lower number goes first."),
            tr("Neighbours in this order need not touch each other on the board; and where the text lets a next box N "
               "be any with 1 < N ≤ 9, read N ≠ M: box 1 too may come later, but the first box M not again.")};
    }

    LabQuestion question() const override {
        const SequencePick& second = model().sequence[1];
        LabQuestion question;
        question.text = tr("Box %1 is first. Which box comes second?").arg(boxNumber(model().sequence[0].box));
        QStringList others;
        for (int box = 0; box < kBoxes && others.size() < 3; ++box)
            if (box != second.box && box != model().sequence[0].box &&
                (box == model().sequence[2].box || box == 4 || box == 8 || box == 1))
                others.append(boxNumber(box));
        question.setChoices(boxNumber(second.box), others);
        question.answer = reason(second);
        return question;
    }

    int moveCount() const override { return kBoxes; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The numbers of clues are counted. Which box would you begin with?");
        return filled(tr("Place %1: %2"), moves, reason(model().sequence[static_cast<std::size_t>(moves - 1)]));
    }

    std::vector<LabClaim> claims() const override {
        if (!isAtEnd())
            return {};
        const BoxOrder order = orderOf(model().sequence);
        bool isLinked = true;
        for (std::size_t i = 1; i < model().sequence.size(); ++i)
            isLinked = isLinked && !model().sequence[i].linkedTo.empty();
        std::vector<LabClaim> claims{
            {tr("The sequence of this puzzle: %1").arg(boxNames(order).join(u' ')), order.size() == kBoxes},
            {tr("Each box but the first has a neighbour before it"), isLinked}};
        if (model().isExample)
            claims.push_back({tr("The text finds the same: 3 1 7 6 5 9 4 8 2"), toText(order) == kTextSequence});
        return claims;
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Theme& theme = look.theme;
        const int moves = static_cast<int>(std::floor(at + 1e-9));
        const CellField field = boardField(area);
        NineBoxes boxes;
        boxes.clues = model().puzzle.givens;
        for (int i = 0; i < moves; ++i) {
            BoxFace& face = boxes.boxes[static_cast<std::size_t>(model().sequence[static_cast<std::size_t>(i)].box)];
            face.badge = QString::number(i + 1);
            face.tone = BoxTone::strong;
            face.hasRing = i + 1 == moves && moves < kBoxes;
        }
        if (moves < kBoxes)
            for (const int box : model().sequence[static_cast<std::size_t>(moves)].eligible)
                boxes.boxes[static_cast<std::size_t>(box)].tone = BoxTone::faint;
        paintNineBoxes(painter, field, boxes, look);

        Stack stack(area.figure);
        const int room =
            look.leastText > 0 ? static_cast<int>(area.figure.height() / (look.leastText * 1.4)) - 1 : kBoxes;
        const int rows = std::clamp(room, 1, kBoxes);
        const double height = std::min(area.figure.height() / (rows + 1.2), look.text * 2);
        const double text = std::max(look.leastText, std::min(look.text, height * 0.72));
        // Where not all have room, the latest.
        const int first = std::clamp(moves - rows, 0, kBoxes - rows);
        say(painter, stack.take(height * 1.2), Qt::AlignLeft | Qt::AlignVCenter,
            moves == 0      ? tr("Clues in each box")
            : isSlide(look) ? tr("The sequence, and clues")
                            : tr("The sequence, with the clues of each box"),
            text, theme.mutedText);
        for (int i = first; i < first + rows; ++i) {
            const QRectF row = stack.take(height);
            const bool isPicked = i < moves;
            // Before anything is picked, the boxes stand in their own order.
            const SequencePick& pick = model().sequence[static_cast<std::size_t>(i)];
            const int box = isPicked || moves > 0 ? pick.box : i;
            if (moves > 0 && !isPicked)
                continue;
            const auto clues = static_cast<int>(model().box(box).clues.size());
            if (i + 1 == moves)
                painter.fillRect(row, blend(theme.accent, theme.board, 0.16));
            BarLine line;
            line.name = isPicked ? filled(tr("%1. box %2"), i + 1, boxNumber(box)) : tr("box %1").arg(boxNumber(box));
            line.value = QString::number(clues);
            line.share = clues / 9.0;
            line.valueShare = 0.1;
            paintBar(painter, row.adjusted(text * 0.4, 0, -text * 0.4, 0), line, look);
        }
    }

private:
    QString reason(const SequencePick& pick) const {
        const QString box = boxNumber(pick.box);
        const bool isFirst = pick.linkedTo.empty();
        if (pick.eligible.size() == 1)
            return tr("Box %1 is the last one.").arg(box);
        if (pick.tied.empty())
            return isFirst ? filled(tr("Box %1 has the most clues, %2."), box, pick.clues)
                           : filled(tr("Of the neighbours of boxes before, box %1 has the most clues, %2."), box,
                                    pick.clues);
        const QString ties = listWithAnd(boxNames(pick.tied));
        if (pick.tied.size() == 1)
            return filled(tr("Box %1 has the most clues, %2, as box %3 has; the lower number goes first."), box,
                          pick.clues, ties);
        return filled(tr("Box %1 has the most clues, %2, as boxes %3 have; the lowest number goes first."), box,
                      pick.clues, ties);
    }
};

}  // namespace

std::unique_ptr<LabScene> makeSequenceScene(MinigridLab& lab) { return std::make_unique<SequenceScene>(lab); }

}  // namespace nonet::minigrid
