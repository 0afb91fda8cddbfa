// Scenes 1 and 2: nine boxes with their clues, missing digits and neighbours; and their sequence S_M, worked out.
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

QString clueText(const BoxFacts& facts) {
    return textsOf(facts.clues, [](const Candidate& clue) { return QString::number(clue.digit.value()); }).join(u' ');
}

class BoxesScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::BoxesScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("Nine minigrids"); }

    QStringList sentences() const override {
        return {tr("A minigrid is a box of 3 × 3 cells: its clues tell which digits are missing in it, and its blank "
                   "cells wait for them."),
                tr("A box has four neighbours, two in its rows and two in its columns; the clues of the other four "
                   "boxes forbid nothing in it."),
                tr("Click a box, and say what is missing in it before you look at the table.")};
    }

    PaperNotes paperNotes() const override {
        PaperNotes notes{
            tr("section 3.1"),
            {tr("Where it lets box 1 stand in the rows of boxes 5 and 6, read box 4, and where it lets box 3 "
                "stand in those of 4 and 5, read box 6: boxes 1 and 4, like 3 and 6, meet in columns "
                "alone.")}};
        if (model().isExample)
            notes.sentences.append(
                tr("Its picture of this puzzle is lost. The one here is a reconstruction with all that "
                   "it says of it: four clues in boxes 3, 5 and 7, three in 1, 6 and 9."));
        return notes;
    }

    LabQuestion question() const override {
        const auto pairs = boxPairs(model().puzzle.geometry).size();
        return LabQuestion::among(
            tr("Each of nine boxes has four neighbours. How many pairs of neighbours have to fit each other?"),
            QString::number(pairs), {QStringLiteral("9"), QStringLiteral("27"), QStringLiteral("36")},
            tr("%1: nine times four counts each pair from both sides.").arg(pairs));
    }

    int moveCount() const override { return kBoxes; }
    QString moveText(int moves) const override {
        const std::optional<int> box = chosenBox(moves);
        return box ? factsText(*box)
                   : tr("Nine boxes, numbered row by row. Click one, or go on, to see what is known of it.");
    }

    std::vector<LabClaim> claims() const override {
        std::size_t blanks = 0;
        std::size_t neighbours = 0;
        bool isComplete = true;
        for (const BoxFacts& facts : model().facts) {
            blanks += facts.blanks.size();
            neighbours += facts.neighbours.size();
            isComplete = isComplete && facts.missing.count() == static_cast<int>(facts.blanks.size());
        }
        std::vector<LabClaim> claims;
        claims.push_back({filled(tr("%1 clues and %2 blank cells"), model().clueCount(), blanks),
                          static_cast<std::size_t>(model().clueCount()) + blanks == 81});
        claims.push_back({tr("In each box as many digits are missing as cells are blank"), isComplete});
        if (!isQuestionOpen())
            claims.push_back({tr("Each box has four neighbours: %1 pairs").arg(neighbours / 2),
                              neighbours == 2 * boxPairs(model().puzzle.geometry).size()});
        return claims;
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return metricsOf(boardField(area));
    }
    void clickCell(Cell cell) override { m_clicked = Choice{Geometry().box(cell), moment()}; }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const auto cell = clickableBoard(area)->cellAt(point);
        return cell ? factsText(Geometry().box(*cell)) : QString();
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const CellField field = boardField(area);
        const std::optional<int> chosen = chosenBox(at);
        NineBoxes boxes{.clues = model().puzzle.givens};
        // Where pointer or keyboard are: a click there would choose.
        std::optional<int> offered = look.pointer ? boxAt(field, *look.pointer) : std::nullopt;
        if (look.cursor)
            offered = Geometry().box(*look.cursor);
        if (offered)
            boxes.boxes[static_cast<std::size_t>(*offered)].hasRing = true;
        if (chosen) {
            BoxFace& face = boxes.boxes[static_cast<std::size_t>(*chosen)];
            face.tone = BoxTone::strong;
            face.hasRing = true;
            for (const int other : model().box(*chosen).neighbours)
                boxes.boxes[static_cast<std::size_t>(other)].tone = BoxTone::soft;
        }
        paintNineBoxes(painter, field, boxes, look);
        paintTable(painter, area.figure, look, chosen);
    }

private:
    /// The box that is looked at: clicked since the last move, else the move's own; nothing before the first.
    std::optional<int> chosenBox(double at) const {
        if (m_clicked && m_clicked->at == at)
            return m_clicked->box;
        const int moves = static_cast<int>(at + 1e-9);
        return moves == 0 ? std::nullopt : std::optional<int>(std::min(moves, kBoxes) - 1);
    }

    struct Choice {
        int box;
        double at;
    };

    void paintTable(QPainter& painter, const QRectF& area, const StageLook& look, std::optional<int> chosen) const {
        const Theme& theme = look.theme;
        const double height = std::min(area.height() / (kBoxes + 1.2), look.text * 2);
        // The table's columns need some thirty letters beside each other.
        if (height < look.leastText * 1.3 || area.width() < look.leastText * 22)
            return sayWrapped(painter, area, chosen ? factsText(*chosen) : moveText(0), look.text, theme.text);
        const double text = std::min(look.text, height * 0.72);
        Stack stack(area);
        const auto columns = [&](const QRectF& row) {
            const double width = row.width();
            const double pad = text * 0.5;
            return std::array<QRectF, 4>{QRectF(row.left() + pad, row.top(), width * 0.09, height),
                                         QRectF(row.left() + width * 0.13, row.top(), width * 0.22, height),
                                         QRectF(row.left() + width * 0.37, row.top(), width * 0.34, height),
                                         QRectF(row.left() + width * 0.73, row.top(), width * 0.26, height)};
        };
        const std::array<QString, 4> heads = {tr("Box"), tr("Clues"), tr("Missing digits"), tr("Neighbours")};
        const auto top = columns(stack.take(height * 1.2));
        for (std::size_t i = 0; i < heads.size(); ++i)
            say(painter, top[i], Qt::AlignLeft | Qt::AlignVCenter, heads[i], text, theme.mutedText);
        for (int box = 0; box < kBoxes; ++box) {
            const QRectF row = stack.take(height);
            const BoxFacts& facts = model().box(box);
            const bool isChosen = chosen == box;
            const bool isNeighbour = chosen && std::find(facts.neighbours.begin(), facts.neighbours.end(), *chosen) !=
                                                   facts.neighbours.end();
            if (isChosen || isNeighbour)
                painter.fillRect(row, blend(theme.accent, theme.board, isChosen ? 0.24 : 0.12));
            const std::array<QString, 4> texts = {boxNumber(box), clueText(facts), digitList(facts.missing).join(u' '),
                                                  boxNames(facts.neighbours).join(u' ')};
            const auto places = columns(row);
            for (std::size_t i = 0; i < texts.size(); ++i)
                say(painter, places[i], Qt::AlignLeft | Qt::AlignVCenter, texts[i], text, theme.text,
                    isChosen || i == 0 ? QFont::DemiBold : QFont::Normal);
        }
    }

    QString factsText(int box) const {
        const BoxFacts& facts = model().box(box);
        return tr("Box %1: clues %2; missing %3; neighbours %4.", "the clues' and missing digits' values; boxes")
            .arg(boxNumber(box), facts.clues.empty() ? tr("none") : clueText(facts),
                 facts.missing.isEmpty() ? tr("none") : digitList(facts.missing).join(u' '),
                 listWithAnd(boxNames(facts.neighbours)));
    }

    std::optional<Choice> m_clicked;
};

class SequenceScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::SequenceScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("Which box first?"); }

    QStringList sentences() const override {
        return {
            tr("The box with the most clues comes first: the fewest digits are missing in it."),
            tr("Each next box is a neighbour of one that was taken already, again the one with the most clues, so that "
               "what was put there forbids something here; of equals the lower number goes first."),
            tr("Choose the next box yourself before you go on; neighbours in this order need not touch on the board.")};
    }

    PaperNotes paperNotes() const override {
        PaperNotes notes{
            tr("section 3.1"),
            {tr("Where it lets a next box N be any with 1 < N ≤ 9, read N ≠ M: box 1 too may come later, but "
                "the first box M not again.")}};
        if (model().isExample && !isQuestionOpen())
            notes.sentences.append(tr("For this puzzle it finds 3 1 7 6 5 9 4 8 2."));
        return notes;
    }

    LabQuestion question() const override {
        const SequencePick& second = model().sequence[1];
        QStringList others;
        for (int box = 0; box < kBoxes && others.size() < 3; ++box)
            if (box != second.box && box != model().sequence[0].box &&
                (box == model().sequence[2].box || box == 4 || box == 8 || box == 1))
                others.append(boxNumber(box));
        return LabQuestion::among(
            tr("Box %1 is first. Which box comes second?").arg(boxNumber(model().sequence[0].box)),
            boxNumber(second.box), others, reason(second));
    }

    int moveCount() const override { return kBoxes; }
    int lastOpenMove() const override { return 1; }
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
        return claims;
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Theme& theme = look.theme;
        const int moves = static_cast<int>(std::floor(at + 1e-9));
        const CellField field = boardField(area);
        NineBoxes boxes{.clues = model().puzzle.givens};
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
            const QString name =
                isPicked ? filled(tr("%1. box %2"), i + 1, boxNumber(box)) : tr("box %1").arg(boxNumber(box));
            paintBar(painter, row.adjusted(text * 0.4, 0, -text * 0.4, 0),
                     {.name = name, .value = QString::number(clues), .share = clues / 9.0, .valueShare = 0.1}, look);
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
                           : filled(tr("Of the neighbours of boxes that were taken, box %1 has the most clues, %2."),
                                    box, pick.clues);
        const QString ties = listWithAnd(boxNames(pick.tied));
        if (pick.tied.size() == 1)
            return filled(tr("Box %1 has the most clues, %2, as box %3 has; the lower number goes first."), box,
                          pick.clues, ties);
        return filled(tr("Box %1 has the most clues, %2, as boxes %3 have; the lowest number goes first."), box,
                      pick.clues, ties);
    }
};

}  // namespace

std::unique_ptr<LabScene> makeBoxesScene(MinigridLab& lab) { return std::make_unique<BoxesScene>(lab); }

std::unique_ptr<LabScene> makeSequenceScene(MinigridLab& lab) { return std::make_unique<SequenceScene>(lab); }

}  // namespace nonet::minigrid
