// The sequence S_M, worked out; and by hand.
#include "core/solvers/minigrid/by_hand.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

class SequenceScene final : public MinigridScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::SequenceScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("Which box first?"); }

    QStringList words() const override {
        return {tr("The box with the most clues comes first: the fewest digits are missing in it."),
                tr("Next comes the neighbour of a box already taken that has the most clues, so that what stands there "
                   "forbids something here; of equals the one with the lower number."),
                interactiveHint(
                    tr("Click the box that you would take next, or press Your turn and put all of them in order."),
                    tr("Which box would you take next?"))};
    }

    std::vector<LabLink> links() const override {
        return {{tr("the most clues"), QLatin1String(kClues)},
                {tr("the neighbour of a box already taken"), QLatin1String(kEligible)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (area.figure.contains(point))
            return QLatin1String(kClues);
        const std::optional<int> box = boxAt(board(area), point);
        const std::vector<int> eligible = eligibleAt(at);
        return box && std::ranges::find(eligible, *box) != eligible.end() ? QLatin1String(kEligible) : QString();
    }

    PaperNotes paperNotes() const override {
        PaperNotes notes{
            tr("section 3.1"),
            {tr("Where the paper lets a next box N be any with 1 < N ≤ 9, read N ≠ M: box 1 too may come later, but "
                "the first box M not again.")}};
        if (model().isExample && !isQuestionOpen())
            notes.sentences.append(tr("For this puzzle it finds 3 1 7 6 5 9 4 8 2."));
        return notes;
    }

    LabQuestion question() const override {
        const SequencePick& second = model().sequence[1];
        QStringList others;
        for (int box = 0; box < boxCount() && others.size() < 3; ++box)
            if (box != second.box && box != model().sequence[0].box &&
                (model().isSmall() || box == model().sequence[2].box || box == 4 || box == 8 || box == 1))
                others.append(boxNumber(box));
        return LabQuestion::among(tr("Which box comes second?"), boxNumber(second.box), others,
                                  tr("Box %1 is first. %2").arg(boxNumber(model().sequence[0].box), reason(second)));
    }

    int moveCount() const override { return boxCount(); }
    int lastMoveBeforeAnswer() const override { return 1; }
    QString moveText(int moves) const override {
        if (m_guess && m_guess->at == moment() && moves == movesOf(moment()))
            return guessText(moves);
        if (moves == 0)
            return interactiveHint(tr("The clues of each box are counted. Which box would you begin with? Click it."),
                                   tr("The clues of each box are counted. Which box would you begin with?"));
        return filled(tr("Place %1: %2"), moves, reason(model().sequence[static_cast<std::size_t>(moves - 1)]));
    }

    std::vector<LabClaim> claims() const override {
        if (!isAtEnd())
            return {};
        const BoxOrder order = orderOf(model().sequence);
        bool isLinked = true;
        for (std::size_t i = 1; i < model().sequence.size(); ++i)
            isLinked = isLinked && !model().sequence[i].linkedTo.empty();
        std::vector<LabClaim> claims{{tr("The sequence of this puzzle: %1").arg(boxNames(order).join(u' ')),
                                      order.size() == static_cast<std::size_t>(boxCount())},
                                     {tr("Each box but the first has a neighbour before it"), isLinked}};
        return claims;
    }

    std::vector<LabControl> controls() override { return {sizeControl()}; }
    bool acceptsClues() const override { return !isYourTurn(); }
    void inputReshaped() override {
        m_guess.reset();
        m_picks.clear();
    }

    std::optional<LabTurn> turn() const override {
        LabTurn turn;
        turn.task = tr("Click the boxes in the order in which you would fill them. A click on the last one takes it "
                       "back.");
        const std::optional<PickSlip> mistake = firstPickSlip(model().puzzle, m_picks);
        if (mistake) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = mistakeText(*mistake, m_picks);
        } else if (static_cast<int>(m_picks.size()) == boxCount()) {
            turn.state = LabTurn::State::done;
            turn.verdict = tr("%1: each box is a neighbour of one before it, and none that could have come earlier has "
                              "more clues.")
                               .arg(boxNames(m_picks).join(u' '));
        } else if (!m_picks.empty()) {
            turn.verdict = tr("Right so far: %1.").arg(boxNames(m_picks).join(u' '));
        }
        return turn;
    }
    void clearTurn() override { m_picks.clear(); }
    QString drawing() const override { return picksText(m_picks, boxCount()); }
    void setDrawing(const QString& text) override { m_picks = picksFrom(text, boxCount()).value_or(m_picks); }

    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return boardMetrics(board(area)); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        // Before the question is answered, the board does not answer it.
        const bool isOpen = isQuestionOpen() && moment() > 0;
        return isYourTurn() || (!isOpen && moment() < moveCount()) ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override {
        const int box = geometry().box(cell);
        if (!isYourTurn()) {
            m_guess = Guess{box, moment()};
            return;
        }
        // What follows a mistake would be held against it: it gives way.
        if (const auto mistake = firstPickSlip(model().puzzle, m_picks))
            m_picks.resize(mistake->pick);
        if (!m_picks.empty() && m_picks.back() == box)
            m_picks.pop_back();
        else if (std::ranges::find(m_picks, box) == m_picks.end())
            m_picks.push_back(box);
    }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<int> box = boxAt(board(area), point);
        return box ? filled(tr("Box %1, clues: %2"), boxNumber(*box), clueCount(*box)) : QString();
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const CellField field = board(area);
        if (isYourTurn()) {
            paintBoxes(painter, field, boxesOfTurn(look, field), look);
            return paintBars(painter, area.figure, look, m_picks, static_cast<int>(m_picks.size()));
        }
        const int moves = movesOf(at);
        BoxesPicture boxes = clues();
        const BoxOrder order = orderOf(model().sequence);
        for (int i = 0; i < moves; ++i) {
            BoxFace& face = boxes.boxes[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])];
            face.badge = QString::number(i + 1);
            face.tone = BoxTone::strong;
            face.hasRing = i + 1 == moves && moves < boxCount();
        }
        for (const int box : eligibleAt(at)) {
            boxes.boxes[static_cast<std::size_t>(box)].tone = BoxTone::faint;
            boxes.boxes[static_cast<std::size_t>(box)].isOffered = look.lit == QLatin1String(kEligible);
        }
        if (m_guess && m_guess->at == at) {
            BoxFace& face = boxes.boxes[static_cast<std::size_t>(m_guess->box)];
            face.isWrong = m_guess->box != order[static_cast<std::size_t>(moves)];
            face.hasRing = true;
        }
        paintBoxes(painter, field, boxes, look);
        paintBars(painter, area.figure, look, order, moves);
    }

    bool fillWorksheet(WorksheetPage& page) const override {
        sequenceSheet(page, model());
        return true;
    }
    QString ownWords() const override {
        return tr("Why does the solver take a neighbour of a box that is filled already, and not just the box with the "
                  "most clues?");
    }
    QString modelWords() const override {
        return tr("What is filled forbids digits only in the boxes that share its rows or columns. In such a neighbour "
                  "wrong digits are cut early; in a box apart from all that is filled, none could be cut yet.");
    }
    bool asksOnSheet() const override { return true; }

    std::uint64_t mostVertices() const override { return UINT64_MAX; }

private:
    struct Guess {
        int box;
        double at;
    };
    /// The boxes that could come next.
    std::vector<int> eligibleAt(double at) const {
        const int moves = movesOf(at);
        return moves < boxCount() && !isYourTurn() ? model().sequence[static_cast<std::size_t>(moves)].eligible
                                                   : std::vector<int>();
    }
    static int movesOf(double at) { return static_cast<int>(std::floor(at + 1e-9)); }
    int clueCount(int box) const { return static_cast<int>(model().box(box).clues.size()); }

    QString guessText(int moves) const {
        BoxOrder picks;
        for (int i = 0; i < moves; ++i)
            picks.push_back(model().sequence[static_cast<std::size_t>(i)].box);
        if (!m_guess)
            return {};
        if (std::ranges::find(picks, m_guess->box) != picks.end())
            return tr("Box %1 was taken already.").arg(boxNumber(m_guess->box));
        picks.push_back(m_guess->box);
        const std::optional<PickSlip> mistake = firstPickSlip(model().puzzle, picks);
        return mistake ? mistakeText(*mistake, picks)
                       : tr("Yes. %1").arg(reason(model().sequence[static_cast<std::size_t>(moves)]));
    }

    QString mistakeText(const PickSlip& mistake, const std::vector<int>& picks) const {
        const int taken = picks[mistake.pick];
        const QString box = boxNumber(taken);
        const QString better = boxNumber(mistake.better);
        switch (mistake.fault) {
        case PickFault::notLinked:
            return tr("Box %1 shares no row or column with the boxes before it: nothing that stands there can forbid "
                      "anything here yet.")
                .arg(box);
        case PickFault::higherNumber:
            return filled(tr("Boxes %1 and %2 have equally many clues (%3): the lower number goes first."), better, box,
                          clueCount(taken));
        case PickFault::fewerClues: break;
        }
        return filled(tr("Box %1 has fewer clues (%2) than box %3 (%4), which could come here."), box, clueCount(taken),
                      better, clueCount(mistake.better));
    }

    BoxesPicture boxesOfTurn(const StageLook& look, const CellField& field) const {
        BoxesPicture boxes = clues();
        int place = 0;
        for (const int box : m_picks) {
            BoxFace& face = boxes.boxes[static_cast<std::size_t>(box)];
            face.badge = QString::number(++place);
            face.tone = BoxTone::strong;
        }
        const std::optional<int> offered = look.cursor    ? std::optional(geometry().box(*look.cursor))
                                           : look.pointer ? boxAt(field, *look.pointer)
                                                          : std::nullopt;
        if (offered)
            boxes.boxes[static_cast<std::size_t>(*offered)].isOffered = true;
        if (const auto mistake = firstPickSlip(model().puzzle, m_picks)) {
            BoxFace& face = boxes.boxes[static_cast<std::size_t>(m_picks[mistake->pick])];
            face.isWrong = true;
            face.badge = QStringLiteral("✕");
            // The clues that are counted against it.
            if (mistake->fault != PickFault::notLinked)
                for (const Candidate& clue : model().box(mistake->better).clues)
                    boxes.ringed.push_back(clue.cell);
        }
        return boxes;
    }

    void paintBars(QPainter& painter, const QRectF& area, const StageLook& look, const BoxOrder& order,
                   int moves) const {
        const Theme& theme = look.theme;
        const int count = boxCount();
        if (look.lit == QLatin1String(kClues))
            painter.fillRect(area, blend(theme.role(ShapeRole::defining).fill, theme.board, 0.4));
        Stack stack(area);
        const int room = look.leastText > 0 ? static_cast<int>(area.height() / (look.leastText * 1.4)) - 1 : count;
        if (room < count)
            return paintPairs(painter, area, look, order, moves);
        const int rows = count;
        const double height = std::min(area.height() / (rows + 1.2), look.text * 2);
        const double text = std::max(look.leastText, std::min(look.text, height * 0.72));
        say(painter, stack.take(height * 1.2), Qt::AlignLeft | Qt::AlignVCenter, headText(moves, look), text,
            theme.mutedText);
        for (int i = 0; i < rows; ++i) {
            const QRectF row = stack.take(height);
            const bool isPicked = i < moves;
            // Before anything is picked, the boxes stand in their own order.
            if (moves > 0 && !isPicked)
                continue;
            const int box = isPicked ? order[static_cast<std::size_t>(i)] : i;
            const int clues = clueCount(box);
            if (i + 1 == moves)
                painter.fillRect(row, blend(theme.accent, theme.board, 0.16));
            paintBar(painter, row.adjusted(text * 0.4, 0, -text * 0.4, 0),
                     {.name = nameText(isPicked, i, box),
                      .value = QString::number(clues),
                      .share = static_cast<double>(clues) / count,
                      .valueShare = 0.1},
                     look);
        }
    }

    static QString headText(int moves, const StageLook& look) {
        return moves == 0      ? tr("Clues in each box")
               : isSlide(look) ? tr("The sequence, and clues")
                               : tr("The sequence, with the clues of each box");
    }
    static QString nameText(bool isPicked, int place, int box) {
        return isPicked ? filled(tr("%1. box %2"), place + 1, boxNumber(box)) : tr("box %1").arg(boxNumber(box));
    }
    /// Without bars, in two columns: large letters have no room for all boxes one below the other.
    void paintPairs(QPainter& painter, const QRectF& area, const StageLook& look, const BoxOrder& order,
                    int moves) const {
        const int rows = (boxCount() + 1) / 2;
        Stack stack(area);
        const double height = area.height() / (rows + 1);
        const double text = std::max(look.leastText, std::min(look.text, height * 0.72));
        say(painter, stack.take(height), Qt::AlignLeft | Qt::AlignVCenter, headText(moves, look), text,
            look.theme.mutedText);
        const QRectF rest = stack.rest();
        for (int i = 0; i < (moves > 0 ? moves : boxCount()); ++i) {
            const int box = moves > 0 ? order[static_cast<std::size_t>(i)] : i;
            const int column = i / rows;
            const int row = i % rows;
            const QRectF place(rest.left() + column * rest.width() / 2, rest.top() + row * height, rest.width() / 2,
                               height);
            if (i + 1 == moves)
                painter.fillRect(place, blend(look.theme.accent, look.theme.board, 0.16));
            say(painter, place, Qt::AlignLeft | Qt::AlignVCenter, nameText(moves > 0, i, box), text, look.theme.text);
            say(painter, place.adjusted(0, 0, -text, 0), Qt::AlignRight | Qt::AlignVCenter,
                QString::number(clueCount(box)), text, look.theme.text, QFont::Bold);
        }
    }

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

    static constexpr const char* kClues = "clues";
    static constexpr const char* kEligible = "eligible";

    /// Clicked while the scene stood at this moment.
    std::optional<Guess> m_guess;
    /// By hand.
    BoxOrder m_picks;
};

}  // namespace

std::unique_ptr<LabScene> makeSequenceScene(MinigridLab& lab) { return std::make_unique<SequenceScene>(lab); }

}  // namespace nonet::minigrid
