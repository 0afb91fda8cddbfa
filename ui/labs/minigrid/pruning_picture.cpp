#include "ui/labs/minigrid/pruning_picture.h"

#include "ui/labs/minigrid/permutation_pair.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace nonet::minigrid {

namespace {

struct PruneWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PruneScene)
};

BoxCounts sizesOf(const auto& lists) {
    BoxCounts counts;
    for (const auto& each : lists)
        counts.push_back(static_cast<std::uint32_t>(each.size()));
    return counts;
}

/// The options that have room, around the one that is taken.
std::pair<std::size_t, std::size_t> shownOptions(const ChoiceRow& row, std::size_t room) {
    const auto taken = std::ranges::find_if(
        row.options, [](const ChoiceRow::Option& each) { return each.state != ChoiceRow::State::wrong; });
    const auto at = static_cast<std::size_t>(taken - row.options.begin());
    const std::size_t count = std::min(room, row.options.size());
    const std::size_t first = std::min(at > count / 2 ? at - count / 2 : 0, row.options.size() - count);
    return {first, first + count};
}

/// What was tried and failed is struck.
void paintOption(QPainter& painter, const QRectF& place, const ChoiceRow::Option& option, const MinigridModel& model,
                 const StageLook& look) {
    const bool isTaken = option.state == ChoiceRow::State::taken;
    const bool isWrong = option.state == ChoiceRow::State::wrong;
    paintCard(painter, place, option.permutation, model.box(option.permutation.box()), model.geometry(), look,
              {.fill = isTaken ? look.theme.accentSoft : look.theme.board, .isStruck = isWrong, .hasRing = isTaken});
}

}  // namespace

BoxCounts PruningPicture::counts() const { return sizesOf(film.permutations); }

BoxCounts PruningPicture::left(int rounds) const {
    if (rounds <= 0 || film.rounds.empty())
        return counts();
    return film.rounds[std::min(at(rounds), film.rounds.size()) - 1].left;
}

std::uint64_t PruningPicture::leftInAll(int rounds) const {
    const BoxCounts each = left(rounds);
    return std::accumulate(each.begin(), each.end(), std::uint64_t{0});
}

BoxCounts PruningPicture::leftAfter(const PruningGuess& guess) const { return sizesOf(guess.survivors); }

bool PruningPicture::isLeftAfter(const PruningGuess& guess, GraphNode node) {
    return std::ranges::binary_search(guess.survivors[at(node.box)], node.number);
}

std::vector<std::size_t> PruningPicture::chainOf(std::size_t guess) const {
    std::vector<std::size_t> chain;
    for (int each = static_cast<int>(guess); each >= 0; each = search.guesses[at(each)].parent)
        chain.insert(chain.begin(), at(each));
    return chain;
}

std::vector<ChoiceRow> PruningPicture::choicesOf(std::size_t guess) const {
    std::vector<ChoiceRow> rows;
    for (const std::size_t each : chainOf(guess)) {
        const PruningGuess& taken = search.guesses[each];
        const int box = taken.node.box;
        const auto& left = taken.parent < 0 ? film.survivors : search.guesses[at(taken.parent)].survivors;
        ChoiceRow row{box, {}};
        for (const std::uint32_t number : left[at(box)]) {
            const bool isWrong = number < taken.node.number || (number == taken.node.number && taken.isWrong());
            row.options.push_back({film.permutations[at(box)][number], isWrong ? ChoiceRow::State::wrong
                                                                       : number == taken.node.number
                                                                           ? ChoiceRow::State::taken
                                                                           : ChoiceRow::State::untried});
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

PruningPicture makePruningPicture(const Puzzle& puzzle, PruningScope scope, const std::stop_token& stop) {
    PruningPicture picture;
    picture.film = pruningFilm(puzzle, scope, 100'000, stop);
    picture.solved = solveBySignatures(puzzle, {}, stop);
    if (picture.film.hasTooMany || picture.film.wasStopped)
        return picture;
    picture.search = searchAfter(picture.film, puzzle, scope, PruningPicture::kMostGuesses, stop);
    for (int box = 0; box < puzzle.geometry().side(); ++box)
        picture.goneIn[at(box)].assign(picture.film.permutations[at(box)].size(), -1);
    for (std::size_t round = 0; round < picture.film.rounds.size(); ++round)
        for (const PruningRemoval& removal : picture.film.rounds[round].removals)
            picture.goneIn[at(removal.node.box)][removal.node.number] = static_cast<int>(round);
    const BoxCounts counts = picture.counts();
    if (*std::ranges::max_element(counts) <= PruningPicture::kMostByHand)
        picture.build = std::make_shared<const GraphBuild>(buildGraph(puzzle));
    return picture;
}

void paintChoices(QPainter& painter, const QRectF& area, const std::vector<ChoiceRow>& rows, const MinigridModel& model,
                  const StageLook& look) {
    Stack stack(area);
    sayCaption(painter, stack, PruneWords::tr("The tree of choices"), look, Qt::AlignLeft | Qt::AlignVCenter);
    if (rows.empty())
        return;
    const double text = std::max(look.leastText, look.text * 0.9);
    const StageLook words = withText(look, text);
    const double card = std::max(leastCard(model.geometry(), look), text * 2);
    const double height = card + text * 0.5;
    const auto room = std::max<std::size_t>(1, static_cast<std::size_t>(stack.rest().height() / height));
    std::optional<QPointF> from;
    for (std::size_t i = rows.size() > room ? rows.size() - room : 0; i < rows.size(); ++i) {
        const ChoiceRow& row = rows[i];
        const QRectF line = stack.take(height);
        const QString name = PruneWords::tr("box %1").arg(boxNumber(row.box));
        const double nameWidth = text * 3.6;
        say(painter, QRectF(line.left(), line.top(), nameWidth, card), Qt::AlignLeft | Qt::AlignVCenter, name, text,
            look.theme.mutedText);
        if (row.options.empty())
            continue;
        const auto fits =
            std::max<std::size_t>(1, static_cast<std::size_t>((line.width() - nameWidth - text) / (card + text * 0.4)));
        const auto [first, last] = shownOptions(row, fits);
        std::optional<QPointF> taken;
        for (std::size_t k = first; k < last; ++k) {
            const QRectF chip(line.left() + nameWidth + static_cast<double>(k - first) * (card + text * 0.4),
                              line.top(), card, card);
            if (from && k == first) {
                painter.setPen(QPen(look.theme.accent, 2));
                const double bend = chip.top() - text * 0.25;
                painter.drawPolyline(QPolygonF{*from, QPointF(from->x(), bend), QPointF(chip.center().x(), bend),
                                               QPointF(chip.center().x(), chip.top())});
            }
            paintOption(painter, chip, row.options[k], model, words);
            if (row.options[k].state == ChoiceRow::State::taken)
                taken = QPointF(chip.center().x(), chip.bottom());
        }
        if (last < row.options.size())
            say(painter, QRectF(line.right() - text, line.top(), text, card), Qt::AlignCenter, QStringLiteral("…"),
                text, look.theme.mutedText);
        from = taken;
    }
}

QString removalText(const MinigridModel& model, const PruningPicture& picture, const PruningRemoval& removal) {
    const BoxFacts& facts = model.box(removal.node.box);
    const BoxPermutation& removed = picture.film.permutations[at(removal.node.box)][removal.node.number];
    const QString digits = digitText(removed.digitsAt(facts, model.geometry()), model.geometry());
    const QString box = boxNumber(removal.node.box);
    if (removal.kind == WitnessKind::noMatch)
        return PruneWords::tr("%1 of box %2 is struck: nothing left in box %3 fits it.")
            .arg(digits, box, boxNumber(removal.box));
    if (model.isLarge())
        return removal.chute.kind == ChuteKind::band
                   ? PruneWords::tr("%1 of box %2 is struck: the other boxes of its band fit it singly, but never all "
                                    "together.")
                         .arg(digits, box)
                   : PruneWords::tr("%1 of box %2 is struck: the other boxes of its stack fit it singly, but never all "
                                    "together.")
                         .arg(digits, box);
    return removal.chute.kind == ChuteKind::band
               ? PruneWords::tr(
                     "%1 of box %2 is struck: the other two boxes of its band fit it singly, never together.")
                     .arg(digits, box)
               : PruneWords::tr(
                     "%1 of box %2 is struck: the other two boxes of its stack fit it singly, never together.")
                     .arg(digits, box);
}

QString emptyText(int boxes, const std::function<bool(int)>& isEmpty) {
    QStringList empty;
    for (int box = 0; box < boxes; ++box)
        if (isEmpty(box))
            empty.append(boxNumber(box));
    return empty.size() == 1
               ? PruneWords::tr("Box %1 has nothing left: no solution, whatever is left elsewhere.").arg(empty[0])
               : PruneWords::tr("Boxes %1 have nothing left: no solution, whatever is left elsewhere.")
                     .arg(listWithAnd(empty));
}

QStringList pruningProgram() {
    return {PruneWords::tr("list the permutations of each box"),
            PruneWords::tr("look at each one that is left"),
            QStringLiteral("  ") + PruneWords::tr("no match in some box: strike it"),
            PruneWords::tr("repeat until nothing is struck"),
            PruneWords::tr("a box is empty: no solution"),
            PruneWords::tr("one left in each box: solved"),
            PruneWords::tr("else guess one, and prune again"),
            QStringLiteral("  ") + PruneWords::tr("a box gets empty: take it back")};
}

void markEmpty(BoxesPicture& boxes, int box, bool isEmpty) {
    boxes.boxes[at(box)].isWrong = isEmpty;
    if (isEmpty)
        boxes.boxes[at(box)].badge = QStringLiteral("✕");
}

UpperAndLower upperAndLower(const QRectF& rest, const StageLook& look) {
    UpperAndLower parts{rest, rest};
    parts.upper.setHeight(rest.height() * 0.48);
    parts.lower.setTop(parts.upper.bottom() + look.text * 0.4);
    return parts;
}

void lightRounds(QPainter& painter, const QRectF& area, const StageLook& look) {
    if (look.lit == QLatin1String(kRoundsThing))
        painter.fillRect(area.adjusted(-4, 0, 4, 0),
                         blend(look.theme.role(ShapeRole::defining).fill, look.theme.board, 0.3));
}

void paintBoardAndChoices(QPainter& painter, const QRectF& area, const BoxesPicture& boxes,
                          const std::vector<ChoiceRow>& choices, int line, const MinigridModel& model,
                          const StageLook& look) {
    const BoardAndRest split = splitFigure(area, kPruneBoardShare, look.text);
    paintSmallBoard(painter, split.board, model, boxes, look);
    const UpperAndLower parts = upperAndLower(split.rest, look);
    lightRounds(painter, parts.upper, look);
    paintChoices(painter, parts.upper, choices, model, look);
    paintProgram(painter, parts.lower, pruningProgram(), line, look);
}

}  // namespace nonet::minigrid
