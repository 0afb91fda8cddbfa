// Golden steps: hand-made positions in which a technique finds one step, and none once the pattern is broken.
//
// Positions and results are written as edits of a board that starts blank with all candidates:
//
//     r1c27=35      the candidates of r1c2 and r1c7 are 3 and 5
//     r1c345-6      6 is no candidate of r1c3, r1c4 and r1c5
//     r1c3+6        6 is one (again)
//     r1c12!58      r1c1 is 5, r1c2 is 8
//     r1c1?         r1c1 is blank
#pragma once

#include "core/techniques/engine.h"
#include "core/techniques/proof/step_proof.h"
#include "tests/core/techniques/proof/walk_check.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::test {

using Edits = std::vector<std::string_view>;

struct Edit {
    std::vector<Cell> cells;
    char kind = '=';
    std::vector<Digit> digits;
};

inline Edit readEdit(std::string_view text) {
    const std::size_t column = text.find('c');
    const std::size_t kind = text.find_first_of("=-+!?");
    Edit edit{.cells = {}, .kind = text.at(kind), .digits = {}};
    for (const char row : text.substr(1, column - 1))
        for (const char c : text.substr(column + 1, kind - column - 1))
            edit.cells.push_back(classic::cellAt(row - '1', c - '1'));
    for (const char digit : text.substr(kind + 1))
        edit.digits.push_back(Digit(digit - '0'));
    return edit;
}

inline Position boardOf(const Edits& edits) {
    Grid digits;
    CandidateGrid candidates;
    for (const std::string_view text : edits) {
        const Edit edit = readEdit(text);
        for (std::size_t i = 0; i < edit.cells.size(); ++i) {
            const Cell cell = edit.cells[i];
            if (edit.kind == '!')
                digits.set(cell, edit.digits.at(i));
            if (edit.kind == '?')
                digits.clear(cell);
            if (edit.kind == '=')
                candidates.at(cell) = {};
            for (const Digit digit : edit.digits)
                if (edit.kind == '-')
                    candidates.at(cell).erase(digit);
                else
                    candidates.at(cell).insert(digit);
        }
    }
    return Position::from(digits, candidates, digits);
}

/// What a step does, written as edits.
inline Step resultOf(const Edits& edits) {
    Step step;
    for (const std::string_view text : edits) {
        const Edit edit = readEdit(text);
        for (std::size_t i = 0; i < edit.cells.size(); ++i)
            if (edit.kind == '!')
                step.placements.push_back({edit.cells[i], edit.digits.at(i)});
            else
                for (const Digit digit : edit.digits)
                    step.eliminations.push_back({edit.cells[i], digit});
    }
    normalise(step);
    return step;
}

inline std::string written(const Step& step) {
    std::string text;
    const auto add = [&](const Candidate& candidate, char kind) {
        text += {'r',  static_cast<char>('1' + classic::rowOf(candidate.cell)),
                 'c',  static_cast<char>('1' + classic::columnOf(candidate.cell)),
                 kind, toSymbol(candidate.digit),
                 ' '};
    };
    for (const Candidate& candidate : step.placements)
        add(candidate, '!');
    for (const Candidate& candidate : step.eliminations)
        add(candidate, '-');
    return text;
}

struct Golden {
    Edits board;
    /// What the only step does.
    Edits result;
    /// The edit that breaks the pattern; most often one candidate more.
    std::string_view broken;
};

/// The technique finds the one step, which is proved; with the pattern broken it finds nothing. Returns the step, to
/// look at its roles.
inline Step expectGolden(TechniqueId id, const Golden& golden) {
    const Position position = boardOf(golden.board);
    const std::vector<Step> steps = stepsOf(id, position);
    std::string found;
    for (const Step& step : steps)
        found += written(step) + "; ";
    EXPECT_EQ(steps.size(), 1U) << found;
    EXPECT_EQ(found, written(resultOf(golden.result)) + "; ");
    for (const Step& step : steps) {
        EXPECT_TRUE(isProved(position, step)) << found;
        for (const std::vector<Candidate>& results : {step.placements, step.eliminations})
            for (const Candidate result : results)
                expectSoundWalk(position, claimOf(step), result);
    }

    Edits nearMiss = golden.board;
    nearMiss.push_back(golden.broken);
    for (const Step& step : stepsOf(id, boardOf(nearMiss)))
        ADD_FAILURE() << "with " << golden.broken << " still " << written(step);
    return steps.empty() ? Step() : steps.front();
}

inline std::vector<House> housesIn(const Step& step, Role role) {
    std::vector<House> houses;
    for (const RoleHouse& each : step.houses)
        if (each.role == role)
            houses.push_back(each.house);
    return houses;
}

inline std::vector<Candidate> candidatesIn(const Step& step, Role role) {
    std::vector<Candidate> candidates;
    for (const RoleCandidate& each : step.candidates)
        if (each.role == role)
            candidates.push_back(each.candidate);
    std::sort(candidates.begin(), candidates.end());
    return candidates;
}

inline std::vector<Candidate> candidatesOf(const Edits& edits) { return resultOf(edits).eliminations; }

}  // namespace nonet::test
