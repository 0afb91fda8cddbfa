#include "ui/labs/shift_cipher/verdict_turn.h"

#include "core/constructions/sequence_recovery.h"
#include "core/rules/conflicts.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {

namespace {

struct SecondWords {
    Q_DECLARE_TR_FUNCTIONS(SecondSolution)
};

/// The learner's digit of two equal ones, and the other.
struct Meeting {
    Cell own;
    Cell other;
};

void addOnce(std::vector<Cell>& cells, Cell cell) {
    if (std::ranges::find(cells, cell) == cells.end())
        cells.push_back(cell);
}

QString doneWords(const ShiftModel& model, const Grid& full, std::size_t changes, bool isUntold) {
    const QString done =
        filled(SecondWords::tr("Done: a second solution. It is not as the board in %1 cells, and every clue is "
                               "in both, so the clues alone do not tell which of the two is meant."),
               changes);
    if (isUntold)
        return done;
    const bool isOfList = std::holds_alternative<SequenceRecovery>(recoverSequence(model.map(), full));
    return done + u' ' +
           (isOfList ? SecondWords::tr("Another list makes this one.") : SecondWords::tr("No list makes this one."));
}

}  // namespace

Grid SecondSolution::over(const Grid& board, const Grid& clues) const {
    Grid full = board;
    for (int i = 0; i < m_geometry.cellCount(); ++i)
        if (const std::optional<Digit> digit = m_changed.digit(Cell(i)); digit && clues.isBlank(Cell(i)))
            full.set(Cell(i), *digit);
    return full;
}

void SecondSolution::put(Cell cell, std::optional<Digit> digit, const Grid& board) {
    if (digit && digit != board.digit(cell))
        m_changed.set(cell, *digit);
    else
        m_changed.clear(cell);
}

void SecondSolution::exchange(Digit first, Digit second, const Grid& board, const Grid& clues) {
    const Grid full = over(board, clues);
    for (int i = 0; i < m_geometry.cellCount(); ++i)
        if (const Cell cell(i); clues.isBlank(cell) && (full.digit(cell) == first || full.digit(cell) == second))
            put(cell, full.digit(cell) == first ? second : first, board);
}

void SecondSolution::setText(const QString& text) {
    if (text.isEmpty())
        clear();
    else if (const std::optional<Grid> read = gridFromSigns(text, m_geometry))
        m_changed = *read;
}

std::vector<Cell> changedCells(const Grid& board, const Grid& full) {
    std::vector<Cell> cells;
    for (int i = 0; i < board.side() * board.side(); ++i)
        if (board.digit(Cell(i)) != full.digit(Cell(i)))
            cells.emplace_back(i);
    return cells;
}

BoardVerdict judgeSecond(const ShiftModel& model, const Grid& clues, const Grid& full, bool isUntold) {
    BoardVerdict verdict;
    const std::vector<Cell> changed = changedCells(model.board(), full);
    if (changed.empty())
        return verdict;
    const auto isChanged = [&](Cell cell) { return std::ranges::binary_search(changed, cell); };
    std::optional<Meeting> mistake;
    std::optional<Meeting> next;
    for (const Conflict& each : findConflicts(full, model.geometry)) {
        // The board has none, so one of them is the learner's.
        const Meeting meeting =
            isChanged(each.first) ? Meeting{each.first, each.second} : Meeting{each.second, each.first};
        if (!clues.isBlank(meeting.other) || isChanged(meeting.other)) {
            mistake = mistake.value_or(meeting);
            addOnce(verdict.marked, meeting.own);
            if (isChanged(meeting.other))
                addOnce(verdict.marked, meeting.other);
        } else {
            next = next.value_or(meeting);
            addOnce(verdict.twins, meeting.other);
        }
    }
    const auto say = [&](const Meeting& meeting, const QString& words) {
        verdict.words = filled(words, cellName(meeting.own, model.side()), cellName(meeting.other, model.side()),
                               digitSign(Digit(full.valueAt(meeting.own))));
    };
    if (mistake) {
        verdict.state = LabTurn::State::mistake;
        verdict.mistake = mistake->own;
        say(*mistake,
            clues.isBlank(mistake->other)
                ? SecondWords::tr("%1 and %2 both hold %3 now, and both are yours: one of them must be another "
                                  "digit.")
                : SecondWords::tr("%2 is a clue and holds %3, so %1 cannot be %3: no solution has it there."));
    } else if (next) {
        say(*next, SecondWords::tr("%1 holds %3 now, so %2 has to change: it holds %3 as well."));
    } else {
        verdict.state = LabTurn::State::done;
        verdict.words = doneWords(model, full, changed.size(), isUntold);
    }
    return verdict;
}

}  // namespace nonet
