#include "app/commands/generated_answer.h"

#include "app/commands/position_answer.h"
#include "core/board/classic.h"
#include "core/formats/cell_code.h"
#include "core/generators/clue_exchange.h"
#include "core/generators/inverse/solving_path.h"
#include "ui/text/technique_text.h"

namespace nonet {

namespace {

std::string_view methodCode(InverseMethod method) {
    switch (method) {
    case InverseMethod::singleCandidate: return "single-candidate";
    case InverseMethod::exclusion: return "exclusion";
    case InverseMethod::blockIntersection: return "block-intersection";
    case InverseMethod::coveringSet: return "covering-set";
    case InverseMethod::xWing: return "x-wing";
    }
    return {};
}

std::string cellsText(ClassicCellSet cells) {
    std::string text;
    for (const Cell cell : cells)
        text += (text.empty() ? "r" : " r") + std::to_string(classic::rowOf(cell) + 1) + "c" +
                std::to_string(classic::columnOf(cell) + 1);
    return text;
}

std::string housesText(const FixedList<House, 2>& houses) {
    constexpr std::array kLetters = {"r", "c", "b"};
    std::string text;
    for (const House house : houses)
        text += (text.empty() ? "" : " ") + std::string(kLetters.at(static_cast<std::size_t>(house.kind))) +
                std::to_string(house.number + 1);
    return text;
}

nlohmann::ordered_json toJson(const MethodUse& use) {
    nlohmann::ordered_json step = {{"method", methodCode(use.method)}, {"mark", toTriple({use.cell, use.digit})}};
    const auto add = [&step](const char* key, const std::string& text) {
        if (!text.empty())
            step[key] = text;
    };
    add("pattern", cellsText(use.pattern));
    if (use.method == InverseMethod::coveringSet) {
        std::string digits;
        for (const Digit digit : use.digits)
            digits += toSymbol(digit);
        add("digits", digits);
    }
    add("bases", housesText(use.bases));
    add("covers", housesText(use.covers));
    return step;
}

void addInversePath(Answer& answer, const GoalPuzzle& found, const Recipe& recipe) {
    nlohmann::ordered_json path = nlohmann::ordered_json::array();
    for (const MethodUse& use : inversePath(ClassicDigits::from(found.puzzle.givens), recipe.rank))
        path.push_back(toJson(use));
    answer.addToJson("path", path);
}

/// A rating that was stopped is no number of the puzzle. EP and ED have no place among the fields of the text form.
void addExplainerRating(Answer& answer, const std::optional<ExplainerRating>& rating) {
    if (!rating || rating->isAtLeast) {
        answer.addNothing("er");
        return;
    }
    answer.add("er", rating->hardest / 10.0, 1);
    answer.addToJson("ep", rating->pearl / 10.0);
    answer.addToJson("ed", rating->diamond / 10.0);
}

void addShift(Answer& answer, const GoalPuzzle& found) {
    // The board's first box is the list.
    std::string sequence;
    for (const Cell cell : classic::cellsOf(classic::boxHouse(0)))
        sequence += toSymbol(Digit(found.solution.valueAt(cell)));
    answer.addToJson("sequence", sequence);
    if (!found.shift)
        return;
    const ShiftPuzzle& made = *found.shift;
    answer.addToJson("masked_puzzle", toLine(shown(made.board, made.mask).toGrid()));
    answer.addToJson("masked_solutions", made.maskedSolutions);
    answer.addToJson("added_clues", made.repair.added.count());
    answer.addToJson("fewest_proved", made.repair.isFewest());
}

}  // namespace

Answer answerFor(const GoalPuzzle& found, const Recipe& recipe) {
    Answer answer;
    answer.add("puzzle", toLine(found.puzzle.givens));
    answer.add("solution", toLine(found.solution));
    const HodokuRating& rating = found.rating.hodoku;
    answer.add("level", levelCode(rating));
    answer.add("score", static_cast<std::uint64_t>(rating.score));
    addExplainerRating(answer, found.rating.explainer);
    answer.add("hardest_technique", rating.hardest ? techniqueName(*rating.hardest).toStdString() : std::string());
    answer.add("clues", static_cast<std::uint64_t>(found.puzzle.givens.filledCount()));
    if (found.need) {
        answer.addToJson("needed_at_least", found.need->atLeast);
        answer.addToJson("needed_exactly", found.need->isExact);
    }
    if (found.width)
        answer.addToJson("width", *found.width);
    if (recipe.method == GeneratorMethod::inverse)
        addInversePath(answer, found, recipe);
    if (recipe.method == GeneratorMethod::shift)
        addShift(answer, found);
    return answer;
}

}  // namespace nonet
