#include "app/commands/generate_inverse.h"

#include "app/commands/generated_answer.h"
#include "core/formats/cell_code.h"
#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/solving_path.h"

namespace nonet {
namespace {

/// Puzzles tried for one piece: a few milliseconds. A search of marks takes up to two hundred by itself.
constexpr std::uint64_t kTriesAPiece = 32;

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

/// The methods up to the hardest whose technique the goal leaves.
InverseRank rankOf(const PuzzleGoal& goal) {
    TechniqueSet left = goal.allowed & ~goal.forbidden;
    if (goal.hardest)
        left &= techniquesUpTo(*goal.hardest);
    const auto leaves = [&left](std::initializer_list<TechniqueId> techniques) {
        return std::ranges::any_of(techniques, [&](TechniqueId id) { return left.test(static_cast<std::size_t>(id)); });
    };
    using enum TechniqueId;
    if (leaves({xWing}))
        return InverseRank::xWings;
    if (leaves({lockedPair, lockedTriple, nakedPair, nakedTriple, nakedQuadruple, hiddenPair, hiddenTriple,
                hiddenQuadruple}))
        return InverseRank::coveringSets;
    if (leaves({lockedCandidates1, lockedCandidates2}))
        return InverseRank::blockIntersections;
    return InverseRank::hiddenSingles;
}

std::string lineFor(const InversePuzzle& puzzle, InverseRank rank, const GoalPuzzle& found, AnswerForm form) {
    Answer answer = answerFor(found);
    if (form == AnswerForm::json) {
        nlohmann::ordered_json path = nlohmann::ordered_json::array();
        for (const MethodUse& use : inversePath(puzzle.clues, rank))
            path.push_back(toJson(use));
        answer.addToJson("path", std::move(path));
    }
    return answer.print(form);
}

}  // namespace

std::optional<std::string> inverseLine(const GenerateOptions& options, RandomSource random, std::stop_token stop) {
    const PuzzleGoal& goal = options.goal;
    InverseOptions inverse{.rank = rankOf(goal),
                           .symmetry = goal.symmetry,
                           .fewestClues = goal.clues.lowest,
                           .mostClues = goal.clues.highest};
    if (options.heuristic)
        inverse.plan = {{.heuristic = *options.heuristic}};
    std::uint64_t left = options.heuristic ? 1 : kTriesAPiece;
    while (left > 0) {
        const InverseOutcome outcome = makeInverse(random, inverse, left, stop);
        if (!outcome.puzzle)
            return std::nullopt;
        left -= outcome.tried;
        const auto found = confirm(goal, outcome.puzzle->clues, outcome.puzzle->solution, stop);
        if (found && found->missed.none())
            return lineFor(*outcome.puzzle, inverse.rank, *found, options.form);
    }
    return std::nullopt;
}

}  // namespace nonet
