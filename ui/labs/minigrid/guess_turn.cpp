#include "ui/labs/minigrid/guess_turn.h"

#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/search/plain_search.h"
#include "ui/labs/minigrid/minigrid_scene.h"

#include <QPainter>

#include <algorithm>

namespace nonet::minigrid {

void GuessTurn::begin(const Puzzle& puzzle) {
    if (m_hasBegun && puzzle == m_puzzle)
        return;
    m_hasBegun = true;
    m_puzzle = puzzle;
    m_solution = searchByCells(puzzle, 1).first;
    m_picks.clear();
}

int GuessTurn::Replay::guesses() const {
    return static_cast<int>(std::ranges::count_if(choices, [](std::uint64_t each) { return each > 1; }));
}

bool GuessTurn::isOpen(const Replay& replay, int box) const {
    return std::ranges::any_of(cellsOfBox(m_puzzle.geometry(), box),
                               [&](Cell cell) { return replay.placed.isBlank(cell); });
}

/// With all that is placed as clues.
void GuessTurn::count(Replay& replay) const {
    const Puzzle now(m_puzzle.geometry(), replay.placed);
    for (int box = 0; box < m_puzzle.geometry().side(); ++box) {
        const bool isOpen = this->isOpen(replay, box);
        replay.fits[at(box)] = isOpen ? countTree(PermutationTree(now, box)).permutations : 0;
        if (isOpen && replay.fits[at(box)] == 0 && !replay.empty)
            replay.empty = box;
    }
}

GuessTurn::Replay GuessTurn::replayed() const {
    Replay replay{m_puzzle.givens, std::vector<std::uint64_t>(at(m_puzzle.geometry().side())), {}, {}, {}};
    count(replay);
    for (const int box : m_picks) {
        const std::uint64_t fits = replay.fits[at(box)];
        const auto forced = std::ranges::find(replay.fits, std::uint64_t{1});
        if (replay.empty)
            break;
        if (fits > 1 && forced != replay.fits.end()) {
            replay.forced = static_cast<int>(forced - replay.fits.begin());
            break;
        }
        if (fits > 1 && m_solution)
            for (const Cell cell : cellsOfBox(m_puzzle.geometry(), box))
                replay.placed.set(cell, Digit(m_solution->valueAt(cell)));
        else if (fits > 0)
            place(listPermutations(Puzzle(m_puzzle.geometry(), replay.placed), box, 1).permutations.front(),
                  m_puzzle.geometry(), replay.placed);
        replay.choices.push_back(fits);
        count(replay);
    }
    return replay;
}

std::optional<LabTurn> GuessTurn::turn() const {
    if (m_puzzle.givens.isFull())
        return std::nullopt;
    LabTurn turn;
    turn.task = tr("Place the boxes one after the other, and guess only where you must. Click a box in which only one "
                   "permutation fits what stands in its rows and columns; where none is like that, click any. A click "
                   "on a placed box takes it and all later ones back.");
    const Replay replay = replayed();
    if (m_picks.empty() && !replay.empty)
        return turn;
    if (replay.forced) {
        const int box = m_picks.back();
        turn.state = LabTurn::State::mistake;
        turn.verdict = filled(tr("In box %1 %2 permutations fit, so one would be a guess. In box %3 only one fits: no "
                                 "guess is needed yet."),
                              boxNumber(box), number(replay.fits[at(box)]), boxNumber(*replay.forced));
    } else if (replay.isWhole() || replay.empty) {
        turn.state = LabTurn::State::done;
        turn.verdict = doneText(replay);
    } else {
        turn.verdict = stepText(m_picks.back(), replay.choices.back());
    }
    return turn;
}

QString GuessTurn::stepText(int box, std::uint64_t choices) const {
    if (choices == 1)
        return tr("Right: in box %1 only one permutation fits, so nothing is guessed.").arg(boxNumber(box));
    return m_solution
               ? filled(
                     tr("No box had only one left, so this was a guess: box %1 had %2. The right one is placed here; "
                        "a solver might have had to take others back."),
                     boxNumber(box), number(choices))
               : filled(tr("No box had only one left, so this was a guess: the first of %2 in box %1 is placed."),
                        boxNumber(box), number(choices));
}

QString GuessTurn::doneText(const Replay& replay) const {
    if (replay.empty)
        return replay.guesses() == 0
                   ? tr("Nothing fits in box %1, and nothing was guessed: there is no solution.")
                         .arg(boxNumber(*replay.empty))
                   : filled(tr("Nothing fits in box %1 any more. Guesses: %2; a solver would take the last one back, "
                               "here in vain: there is no solution."),
                            boxNumber(*replay.empty), replay.guesses());
    return replay.guesses() == 0
               ? tr("All boxes are placed, and nothing was guessed: there was always one with a single permutation "
                    "that fits.")
               : tr("All boxes are placed. Guesses that had to be: %1.").arg(replay.guesses());
}

QString GuessTurn::text() const { return picksText(m_picks, m_puzzle.geometry().side()); }

void GuessTurn::setText(const QString& text) {
    const std::optional<BoxOrder> picks = picksFrom(text, m_puzzle.geometry().side());
    if (!picks)
        return;
    const BoxOrder previous = std::exchange(m_picks, {});
    for (const int box : *picks) {
        const std::size_t before = m_picks.size();
        click(box);
        if (m_picks.size() != before + 1) {
            m_picks = previous;
            return;
        }
    }
}

void GuessTurn::click(int box) {
    const auto found = std::ranges::find(m_picks, box);
    if (found != m_picks.end()) {
        m_picks.erase(found, m_picks.end());
        return;
    }
    if (replayed().forced)
        m_picks.pop_back();
    const Replay replay = replayed();
    if (isOpen(replay, box) && !replay.empty)
        m_picks.push_back(box);
}

void GuessTurn::paint(QPainter& painter, const CellField& board, const QRectF& figure, const StageLook& look) const {
    const Replay replay = replayed();
    BoxesPicture boxes(m_puzzle.givens);
    const Geometry& geometry = m_puzzle.geometry();
    for (int i = 0; i < geometry.cellCount(); ++i)
        if (const auto digit = replay.placed.digit(Cell(i)); digit && m_puzzle.givens.isBlank(Cell(i)))
            boxes.placed.set(Cell(i), *digit);
    for (std::size_t i = 0; i < replay.choices.size(); ++i) {
        BoxFace& face = boxes.boxes[at(m_picks[i])];
        face.tone = replay.choices[i] > 1 ? BoxTone::strong : BoxTone::soft;
        face.badge = QString::number(i + 1);
    }
    if (replay.forced) {
        boxes.boxes[at(m_picks.back())].isWrong = true;
        boxes.boxes[at(*replay.forced)].hasRing = true;
    }
    if (replay.empty)
        boxes.boxes[at(*replay.empty)].isWrong = true;
    const std::optional<int> offered = look.cursor && look.cursor->index() < geometry.cellCount()
                                           ? std::optional(geometry.box(*look.cursor))
                                       : look.pointer ? boxAt(board, *look.pointer)
                                                      : std::nullopt;
    if (offered)
        boxes.boxes[at(*offered)].isOffered = true;
    paintBoxes(painter, board, boxes, look);
    Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
    const double height = std::min(look.text * 2, figure.height() / (m_puzzle.geometry().side() + 1));
    say(painter, stack.take(height), Qt::AlignLeft | Qt::AlignVCenter, tr("Guesses so far: %1").arg(replay.guesses()),
        look.text * 1.1, look.theme.text, QFont::DemiBold);
    for (std::size_t i = 0; i < replay.choices.size(); ++i) {
        const QRectF row = stack.take(height);
        const bool isGuess = replay.choices[i] > 1;
        say(painter, row, Qt::AlignLeft | Qt::AlignVCenter,
            filled(tr("%1: box %2", "a step, its box"), i + 1, boxNumber(m_picks[i])), look.text, look.theme.text);
        say(painter, row, Qt::AlignRight | Qt::AlignVCenter,
            isGuess ? tr("a guess, one of %1").arg(number(replay.choices[i])) : tr("only one fits"), look.text,
            isGuess ? look.theme.conflict : look.theme.mutedText, isGuess ? QFont::DemiBold : QFont::Normal);
    }
}

}  // namespace nonet::minigrid
