// Scene 8: pruning rounds with the witness of each removal.
#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/search/search.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/graph_columns.h"
#include "ui/labs/minigrid/minigrid_scene.h"

#include <QPainter>

#include <cmath>

namespace nonet::minigrid {

namespace {

std::size_t at(int n) { return static_cast<std::size_t>(n); }

struct PruningPicture {
    PruningFilm film;
    /// By box and number: the round that takes it away, from 0; -1: none does.
    std::array<std::vector<int>, kBoxes> goneIn;
    /// What version 4.2 makes of the puzzle.
    SignatureOutcome solved;

    std::array<std::uint32_t, kBoxes> counts() const {
        std::array<std::uint32_t, kBoxes> counts{};
        for (std::size_t box = 0; box < kBoxes && !film.hasTooMany; ++box)
            counts[box] = static_cast<std::uint32_t>(film.permutations[box].size());
        return counts;
    }

    /// By box, after so many rounds.
    std::array<std::uint32_t, kBoxes> left(int rounds) const {
        if (rounds <= 0 || film.rounds.empty())
            return counts();
        const auto& after = film.rounds[std::min(at(rounds), film.rounds.size()) - 1].left;
        std::array<std::uint32_t, kBoxes> result{};
        std::copy_n(after.begin(), kBoxes, result.begin());
        return result;
    }

    std::uint64_t leftInAll(int rounds) const {
        std::uint64_t sum = 0;
        for (const std::uint32_t each : left(rounds))
            sum += each;
        return sum;
    }
};

PruningPicture makePicture(const Puzzle& puzzle, PruningScope scope, const std::stop_token& stop) {
    PruningPicture picture;
    picture.film = pruningFilm(puzzle, scope, 100'000, stop);
    picture.solved = solveBySignatures(puzzle, {}, stop);
    if (picture.film.hasTooMany)
        return picture;
    for (int box = 0; box < kBoxes; ++box)
        picture.goneIn[at(box)].assign(picture.film.permutations[at(box)].size(), -1);
    for (std::size_t round = 0; round < picture.film.rounds.size(); ++round)
        for (const PruningRemoval& removal : picture.film.rounds[round].removals)
            picture.goneIn[at(removal.node.box)][removal.node.number] = static_cast<int>(round);
    return picture;
}

class PruneScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PruneScene)

public:
    explicit PruneScene(MinigridLab& lab) : MinigridScene(lab), m_picture(tr("Pruning the permutations"), lab) {}
    QString title() const override { return tr("Pruning until little is left"); }

    QStringList sentences() const override {
        return {tr("A permutation without company can be in no solution: in pairs, it goes where some neighbouring box "
                   "has no match for it; in whole bands and stacks, where the other two boxes cannot match it and each "
                   "other at once."),
                tr("What goes takes more along in the next round, until nothing changes."),
                tr("Where one permutation a box is left, that is the solution; where one box has none, there is none; "
                   "else a search has to go on, as in the versions before.")};
    }

    LabQuestion question() const override {
        LabQuestion question;
        question.text = tr("What will be left when nothing changes any more?");
        question.choices = {tr("one a box"), tr("more than one in some box"), tr("none in some box")};
        question.right = 1;
        if (const PruningPicture* found = picture(); found && !found->film.hasTooMany)
            question.right = found->film.isContradictory() ? 2 : found->film.isSolved() ? 0 : 1;
        question.answer = endText();
        return question;
    }

    int moveCount() const override { return roundCount() + 1; }

    QString moveText(int moves) const override {
        const PruningPicture* found = picture();
        if (!found || found->film.hasTooMany || moves > roundCount())
            return endText();
        if (moves == 0)
            return tr("%1 permutations at the start.").arg(number(found->leftInAll(0)));
        const PruningRound& round = found->film.rounds[at(moves - 1)];
        return filled(tr("Round %1: %2 go, %3 are left. %4"), moves, number(round.removals.size()),
                      number(found->leftInAll(moves)), removalText(round.removals.front()));
    }

    std::vector<LabClaim> claims() const override {
        const PruningPicture* found = picture();
        if (!found || !isAtEnd())
            return {};
        std::vector<LabClaim> claims;
        const PruningFilm& film = found->film;
        if (!film.hasTooMany)
            claims.push_back({filled(tr("%1 permutations at the start, %2 at the end, in %3 rounds"),
                                     number(found->leftInAll(0)), number(film.survivorCount()), roundCount()),
                              film.survivorCount() <= found->leftInAll(0)});
        const SearchOutcome cells = search(model().puzzle);
        const SignatureOutcome& solved = found->solved;
        const bool agrees = solved.isDecided() && solved.count == cells.count;
        if (cells.count == 0)
            claims.push_back({tr("Version 4.2 finds no solution, as a search by cells does"), agrees});
        else if (cells.count == 1)
            claims.push_back(
                {tr("Version 4.2 finds the one solution; permutations it had to try: %1").arg(number(solved.tried)),
                 agrees && solved.solutions[0] == *cells.first});
        else
            claims.push_back({tr("Version 4.2 finds at least two solutions, as a search by cells does"), agrees});
        return claims;
    }

    std::vector<LabControl> controls() override {
        return {choiceControl("scope", tr("Company:"), {tr("in pairs"), tr("in bands and stacks")}, m_scope,
                              [this](int scope) {
                                  m_scope = scope;
                                  return 0;
                              })};
    }

    void prepare() override {
        m_picture.ask(model().puzzle.givens, m_scope,
                      [puzzle = model().puzzle, scope = static_cast<PruningScope>(m_scope)](const std::stop_token& stop,
                                                                                            const ProgressSink&) {
                          return makePicture(puzzle, scope, stop);
                      });
    }

    QString readout(const StageArea& area, const QPointF& point, double moment) const override {
        const PruningPicture* found = picture();
        if (!found || found->film.hasTooMany)
            return {};
        const GraphColumns columns(area.board, found->counts(), area.text);
        const std::optional<GraphNode> node = columns.nodeAt(point);
        if (!node)
            return {};
        const int round = found->goneIn[at(node->box)][node->number];
        if (round < 0 || round >= moment)
            return {};
        for (const PruningRemoval& removal : found->film.rounds[at(round)].removals)
            if (removal.node == *node)
                return filled(tr("Round %1: %2"), round + 1, removalText(removal));
        return {};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double moment) const override {
        const PruningPicture* found = picture();
        const Theme& theme = look.theme;
        if (!found || found->film.hasTooMany) {
            sayWrapped(painter, area.board.adjusted(look.text, area.board.height() * 0.4, -look.text, 0), endText(),
                       look.text * 1.3, theme.mutedText);
            return;
        }
        const GraphColumns columns(area.board, found->counts(), look.text);
        const int rounds = std::min(roundCount(), static_cast<int>(std::floor(moment + 1e-9)));
        const double part = moment - std::floor(moment);
        const QColor gone = blend(theme.mutedText, theme.board, 0.1);
        const auto isLeft = [&](GraphNode node) {
            const int round = found->goneIn[at(node.box)][node.number];
            return round < 0 || round >= rounds;
        };
        columns.paint(
            painter, look,
            [&](GraphNode node) {
                const int round = found->goneIn[at(node.box)][node.number];
                if (round >= 0 && round < rounds)
                    return gone;
                if (round == rounds && part > 0 && rounds < roundCount())
                    return blend(gone, theme.conflict, part);
                return theme.accent;
            },
            isLeft);
        columns.paintNames(painter, look, found->left(rounds));
        paintRounds(painter, area.figure, look, moment);
    }

private:
    /// Null while it is worked out.
    const PruningPicture* picture() const { return m_picture.find(model().puzzle.givens, m_scope); }

    /// Why a permutation went.
    QString removalText(const PruningRemoval& removal) const {
        const BoxFacts& facts = model().box(removal.node.box);
        QString digits;
        if (const PruningPicture* found = picture())
            digits = digitText(
                found->film.permutations[at(removal.node.box)][removal.node.number].digitsAt(facts, Geometry()));
        const QString box = boxNumber(removal.node.box);
        if (removal.kind == WitnessKind::noMatch)
            return tr("%1 of box %2 goes: nothing left in box %3 matches it.").arg(digits, box, boxNumber(removal.box));
        return removal.chute.kind == ChuteKind::band
                   ? tr("%1 of box %2 goes: the other two boxes of its band match it singly, never together.")
                         .arg(digits, box)
                   : tr("%1 of box %2 goes: the other two boxes of its stack match it singly, never together.")
                         .arg(digits, box);
    }
    int roundCount() const {
        const PruningPicture* found = picture();
        if (!found)
            return 0;
        // The last one may take nothing away.
        auto count = static_cast<int>(found->film.rounds.size());
        if (count > 0 && found->film.rounds.back().removals.empty())
            --count;
        return count;
    }

    QString endText() const {
        const PruningPicture* found = picture();
        if (!found)
            return tr("Pruning …");
        if (found->film.hasTooMany)
            return tr("Too many permutations to show one by one; version 4.2 itself keeps none of them.");
        if (found->film.isContradictory())
            return tr("A box has nothing left: no solution.");
        if (found->film.isSolved())
            return tr("One permutation a box is left: the solution, without a guess.");
        return tr("%1 permutations are left: a search has to go on.").arg(number(found->film.survivorCount()));
    }

    void paintRounds(QPainter& painter, const QRectF& area, const StageLook& look, double moment) const {
        const PruningPicture& found = *picture();
        const int moves = static_cast<int>(std::floor(moment + 1e-9));
        QRectF left = area;
        const bool isOver = moves >= moveCount() && !found.solved.solutions.empty() && !isSlide(look);
        if (isOver) {
            const double side = std::min(area.height(), area.width() * 0.5);
            NineBoxes boxes;
            boxes.clues = model().puzzle.givens;
            boxes.placed = found.solved.solutions[0];
            paintNineBoxes(painter,
                           cellField(QRectF(area.right() - side, area.top(), side, side), kSide, kSide,
                                     Qt::AlignLeft | Qt::AlignTop),
                           boxes, look);
            left.setRight(area.right() - side - look.text);
        }
        Stack stack(left);
        sayCaption(painter, stack, tr("Permutations left in all boxes"), look, Qt::AlignLeft | Qt::AlignVCenter);
        const double least = std::max(look.leastText, 9.0) * 1.4;
        const int rows = std::clamp(static_cast<int>(stack.rest().height() / least), 1, roundCount() + 1);
        const double height = std::min(stack.rest().height() / rows, look.text * 1.7);
        const auto most = std::max<std::uint64_t>(1, found.leftInAll(0));
        // Where not all have room, the latest.
        const int first = std::clamp(moves - rows + 1, 0, roundCount() + 1 - rows);
        for (int round = first; round < first + rows; ++round) {
            const QRectF row = stack.take(height);
            if (round > moves)
                continue;
            BarLine line;
            line.name = round == 0 ? tr("start") : tr("round %1").arg(round);
            line.value = number(found.leftInAll(round));
            line.share = static_cast<double>(found.leftInAll(round)) / static_cast<double>(most);
            paintBar(painter, row, line, look);
        }
    }

    /// Index of PruningScope.
    int m_scope = 1;
    BackgroundValue<PruningPicture, Grid, int> m_picture;
};

}  // namespace

std::unique_ptr<LabScene> makePruneScene(MinigridLab& lab) { return std::make_unique<PruneScene>(lab); }

}  // namespace nonet::minigrid
