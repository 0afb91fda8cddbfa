#include "ui/designer/board_answer_rows.h"

#include "core/answers/between_edits.h"
#include "core/answers/equal_cells.h"
#include "core/hints/logic_candidates.h"
#include "ui/answers/puzzle_answers.h"
#include "ui/board/board_widget.h"
#include "ui/board/cell_looks.h"
#include "ui/designer/board_answers.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// Groups of equal cells take so many letters, and colours of Theme::places, in turn.
constexpr int kGroupLetters = 26;
constexpr int kGroupColours = 16;

bool isOfBoard(const PuzzleAnswers& answers, const BoardWidget& board) {
    return answers.puzzle().shape() == board.picture().puzzle.shape();
}

/// What is told of the true candidates and of logic, for the board's layer.
CandidateNotes notesOf(const PuzzleAnswers& answers, const CandidateGrid& basic) {
    const BoardShape& shape = answers.puzzle().shape();
    const std::optional<CandidateKnowledge>& known = answers.of<CandidateKnowledge>();
    const std::optional<LogicCandidates>& logic = answers.of<LogicCandidates>();
    CandidateNotes notes;
    if (logic && logic->state != SolutionState::none) {
        notes.removed = CandidateGrid(shape);
        notes.leftOver = CandidateGrid(shape);
        for (const Cell cell : shape.cells()) {
            notes.removed->at(cell) = basic.at(cell) - logic->left.at(cell);
            notes.leftOver->at(cell) =
                known ? (basic.at(cell) & logic->left.at(cell)) & known->impossible(cell) : DigitSet();
        }
    }
    if (known && known->isComplete())
        for (const Cell cell : shape.cells())
            if (answers.puzzle().givens.isBlank(cell) && known->possible(cell).count() > 1)
                notes.undecided.insert(cell);
    if (!known || answers.options().cap < 2)
        return notes;
    notes.cap = answers.options().cap;
    notes.usedOnce = usedByOneSolution(*known, shape);
    notes.counts.reserve(static_cast<std::size_t>(shape.cellCount() * shape.symbolCount()));
    for (int cell = 0; cell < shape.cellCount(); ++cell)
        for (const Digit symbol : DigitSet::full(shape.symbolCount())) {
            const std::uint32_t count = known->count(Cell(cell), symbol);
            const bool isToldOf = !known->isOpen(Cell(cell), symbol) || count >= notes.cap;
            notes.counts.push_back(isToldOf ? std::min(count, notes.cap) : 0);
        }
    return notes;
}

void layCandidates(const PuzzleAnswers& answers, BoardWidget& board) {
    const Puzzle& puzzle = answers.puzzle();
    const std::optional<CandidateKnowledge>& known = answers.of<CandidateKnowledge>();
    if ((!known && !answers.of<LogicCandidates>()) || !isOfBoard(answers, board))
        return board.setCandidateLayer(std::nullopt);
    const BoardShape& shape = puzzle.shape();
    const CandidateGrid basic = candidatesFrom(puzzle.givens, puzzle);
    CandidateNotes notes = notesOf(answers, basic);
    CandidateGrid possible(shape);
    CandidateGrid unknown(shape);
    for (const Cell cell : shape.cells()) {
        const bool isBlank = puzzle.givens.isBlank(cell);
        unknown.at(cell) = known ? known->unknown(cell) : DigitSet();
        possible.at(cell) = known ? known->possible(cell) : basic.at(cell);
        if (!notes.removed || !isBlank)
            continue;
        unknown.at(cell) -= notes.removed->at(cell);
        possible.at(cell) |= notes.removed->at(cell);
        if (notes.leftOver)
            possible.at(cell) |= notes.leftOver->at(cell);
    }
    board.setCandidateLayer(possible, !known || known->isComplete() ? std::nullopt : std::optional(unknown),
                            std::move(notes));
}

std::optional<QString> candidatesLegend(const PuzzleAnswers& answers, const BoardWidget* board) {
    const std::optional<CandidateKnowledge>& known = answers.of<CandidateKnowledge>();
    if (!known)
        return std::nullopt;
    if (const std::optional<CandidateNotes>& notes = board != nullptr ? board->picture().candidateNotes : std::nullopt;
        notes && known->isComplete() && shownSolutionLayer(board->picture()) != nullptr)
        return notes->undecided.isEmpty() ? BoardAnswers::tr("No cell of the solution can still change.")
                                          : BoardAnswers::tr("Tinted, with small digits: %Ln cell(s) can still change.",
                                                             nullptr, static_cast<int>(notes->undecided.count()));
    return known->isComplete() ? BoardAnswers::tr("Small digits: true candidates.")
           : answers.answer<CandidateKnowledge>().state() == AnswerState::done
               ? BoardAnswers::tr("Given up: dots are not known.")
               : BoardAnswers::tr("Dots: not known yet.");
}

std::optional<QString> logicLegend(const PuzzleAnswers& answers, const BoardWidget* board) {
    if (!answers.answer<LogicCandidates>().isAsked())
        return std::nullopt;
    const std::optional<LogicCandidates>& logic = answers.of<LogicCandidates>();
    if (!logic)
        return BoardAnswers::tr("Solving by logic.");
    if (logic->state == SolutionState::none)
        return BoardAnswers::tr("There is no solution: logic is not asked.");
    const auto steps = static_cast<int>(logic->steps);
    QStringList parts{logic->isSolved     ? BoardAnswers::tr("Logic solves it in %Ln step(s).", nullptr, steps)
                      : logic->isComplete ? BoardAnswers::tr("Logic gets stuck after %Ln step(s).", nullptr, steps)
                                          : BoardAnswers::tr("Logic was given up after %Ln step(s).", nullptr, steps)};
    if (steps > 0)
        parts << BoardAnswers::tr("Crossed out: logic removes it.");
    if (const auto& notes = board != nullptr ? board->picture().candidateNotes : std::nullopt;
        notes && notes->leftOver && notes->leftOver->count() > 0)
        parts << BoardAnswers::tr("Underlined: logic leaves it, no solution uses it.");
    return parts.join(u' ');
}

void layEqualCells(const PuzzleAnswers& answers, BoardWidget& board) {
    const std::optional<EqualCells>& equal = answers.of<EqualCells>();
    std::vector<PlaceMark> places;
    if (equal && isOfBoard(answers, board)) {
        int group = 0;
        for (const EqualGroup& each : equal->groups) {
            // Cells that hold one digit alone say so as candidates.
            if (each.symbol)
                continue;
            places.resize(static_cast<std::size_t>(answers.puzzle().shape().cellCount()));
            for (const Cell cell : each.cells) {
                PlaceMark& mark = places[static_cast<std::size_t>(cell.index())];
                mark.place = group % kGroupLetters;
                mark.colour = group % kGroupColours;
            }
            ++group;
        }
    }
    board.setPlaces(std::move(places));
}

std::optional<QString> equalLegend(const PuzzleAnswers& answers, const BoardWidget*) {
    const std::optional<EqualCells>& equal = answers.of<EqualCells>();
    if (!equal)
        return std::nullopt;
    if (equal->groups.empty())
        return equal->isComplete ? BoardAnswers::tr("No two cells are always equal.") : QString();
    return equal->isComplete ? BoardAnswers::tr("One letter: the same digit in every solution.")
                             : BoardAnswers::tr("One letter: the same digit in each of %Ln solution(s) found so far.",
                                                nullptr, static_cast<int>(equal->solutions));
}

template <typename T>
Answer& answerOf(const PuzzleAnswers& answers) {
    return answers.answer<T>();
}

}  // namespace

const std::vector<BoardAnswerRow>& boardAnswerRows() {
    using Row = BoardAnswerRow;
    static const std::vector<Row> rows{
        {.objectName = "answerCandidates",
         .action = "design.true_candidates",
         .kept = Row::Kept::yes,
         .layer = Row::Layer::candidates,
         .text = [] { return BoardAnswers::tr("True candidates"); },
         .tip = [] { return BoardAnswers::tr("Show on the board the digits that some solution has in each cell"); },
         .answer = answerOf<CandidateKnowledge>,
         .lay = layCandidates,
         .legend = candidatesLegend},
        {.objectName = "answerLogic",
         .action = "design.logic",
         .layer = Row::Layer::candidates,
         .told = Row::Told::onBoard,
         .text = [] { return BoardAnswers::tr("Logic"); },
         .tip =
             [] {
                 return BoardAnswers::tr("Cross out on the board the candidates that the techniques take away, without "
                                         "those that rest on there being one solution");
             },
         .whyNot =
             [](const PuzzleAnswers& answers) {
                 return answers.knowsLogic() ? QString()
                                             : BoardAnswers::tr("The techniques know rows, columns and boxes of 9x9 "
                                                                "alone: there is no logic for variants yet");
             },
         .answer = answerOf<LogicCandidates>,
         .lay = layCandidates,
         .legend = logicLegend},
        {.objectName = "answerEqual",
         .action = "design.equal_cells",
         .kept = Row::Kept::yes,
         .text = [] { return BoardAnswers::tr("Equal cells"); },
         .tip =
             [] {
                 return BoardAnswers::tr(
                     "Mark with one letter and colour the cells that hold the same digit in every solution");
             },
         .answer = answerOf<EqualCells>,
         .lay = layEqualCells,
         .legend = equalLegend},
    };
    return rows;
}

}  // namespace nonet
