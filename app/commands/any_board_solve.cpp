#include "app/commands/any_board_solve.h"

#include "core/rules/rulebook.h"
#include "core/solvers/entry/entry.h"
#include "core/solvers/exact_cover/exact_cover.h"
#include "ui/text/rule_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {

namespace {

struct AnyBoardText {
    Q_DECLARE_TR_FUNCTIONS(AnyBoardText)
};

QString cannotStateSentence(const CannotState& why, const Puzzle& puzzle) {
    const QString rule =
        why.constraint ? ruleName(puzzle.constraints()[static_cast<std::size_t>(*why.constraint)], puzzle.layout())
                       : AnyBoardText::tr("rows, columns and regions");
    return AnyBoardText::tr("This puzzle is too large to be stated as an exact cover: %1.", "the rule that is too much")
        .arg(rule);
}

template <typename Outcome>
AnyBoardAnswer answerOf(const Outcome& outcome, std::uint64_t limit) {
    return {.count = solutionCount(outcome, limit), .first = outcome.first, .guesses = outcome.guesses, .notes = {}};
}

AnyBoardAnswer answerByCover(const Puzzle& puzzle, const SearchLimits& limits, std::stop_token stop) {
    const ExactCoverOutcome outcome = exactCover(puzzle, limits.solutions, std::move(stop), limits.budget);
    AnyBoardAnswer answer = answerOf(outcome, limits.solutions);
    if (outcome.cannotState) {
        answer.count.isUnknown = true;
        answer.notes.push_back(cannotStateSentence(*outcome.cannotState, puzzle).toStdString());
    }
    return answer;
}

AnyBoardAnswer answerBy(SolverChoice solver, const Puzzle& puzzle, const SearchLimits& limits, std::stop_token stop) {
    if (solver == SolverChoice::exactCover)
        return answerByCover(puzzle, limits, std::move(stop));
    if (solver == SolverChoice::propagation)
        return answerOf(searchByPropagation(puzzle, {limits.solutions, limits.budget}, std::move(stop)),
                        limits.solutions);
    return answerOf(countSolutions(puzzle, limits, std::move(stop)), limits.solutions);
}

}  // namespace

AnyBoardAnswer solveAnyBoard(SolverChoice solver, const Puzzle& puzzle, const SearchLimits& limits,
                             std::stop_token stop) {
    AnyBoardAnswer answer = answerBy(solver, puzzle, limits, std::move(stop));
    if (!puzzle.isClassic())
        std::ranges::copy(leftOutSentences(puzzle), std::back_inserter(answer.notes));
    return answer;
}

SymbolText::SymbolText(const Puzzle& puzzle) : m_puzzle(puzzle), m_characters(puzzle) {
    const SymbolSet& symbols = puzzle.symbols();
    const auto isOtherwise = [&](Digit symbol) {
        return symbols.label(symbol) != std::string(1, m_characters.symbol(symbol));
    };
    const DigitSet all = symbols.all();
    // 10 of 1 to 16 is A, as in the puzzle.
    m_areApart = !symbols.isStandard() && std::any_of(all.begin(), all.end(), isOtherwise);
}

std::string SymbolText::of(Digit symbol) const {
    return m_areApart ? m_puzzle.symbols().label(symbol) : std::string(1, m_characters.symbol(symbol));
}

std::string boardLine(const Grid& grid, const Puzzle& puzzle) {
    const SymbolText text(puzzle);
    std::string line;
    for (int i = 0; i < grid.cellCount(); ++i) {
        const std::optional<Digit> symbol = grid.digit(Cell(i));
        line.append(text.areApart() && i > 0 ? " " : "").append(symbol ? text.of(*symbol) : ".");
    }
    return line;
}

std::vector<std::string> leftOutSentences(const Puzzle& puzzle) {
    std::vector<std::string> sentences;
    for (const FaultyConstraint& fault : puzzle.rulebook().faults()) {
        std::string sentence = faultSentence(fault, puzzle.layout()).toStdString();
        if (std::ranges::find(sentences, sentence) == sentences.end())
            sentences.push_back(std::move(sentence));
    }
    return sentences;
}

}  // namespace nonet
