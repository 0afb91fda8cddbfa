// Orders of paper for tests: puzzles of several shapes, with what is known of them.
#pragma once

#include "core/answers/solution_facts.h"
#include "ui/publishing/paper/paper_layout.h"

namespace nonet::test {

inline constexpr const char* kEasy =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

inline PuzzleRecord easyRecord(const std::string& title = "Birds") {
    PuzzleRecord record;
    record.puzzle = Puzzle(*gridFromLine(kEasy));
    record.info.title = title;
    record.info.author = "Somebody";
    record.history = History(PlayState(record.puzzle.shape()));
    return record;
}

/// A board of 6 rows and 10 columns without rules, where `rules` stand in words.
inline PuzzleRecord oblongRecord(const std::string& rules = "Digits along a green line differ by five.") {
    PuzzleRecord record;
    Layout layout;
    layout.shape = BoardShape(6, 10, 10);
    layout.symbols = SymbolSet(10);
    layout.grids = {SubGrid{0, 0, RegionMap(6, 10)}};
    record.puzzle = Puzzle(layout, Grid(layout.shape));
    record.info.rules = rules;
    record.history = History(PlayState(layout.shape));
    return record;
}

inline SharedPuzzle knownPuzzle(PuzzleRecord record) {
    PaperPuzzle puzzle = *waitingPuzzle(std::move(record));
    if (puzzle.record.puzzle.isClassic())
        puzzle.answers.facts = solutionFacts(puzzle.record.puzzle);
    puzzle.answers.rating = KeptRating{.isComplete = true, .level = Level::hard, .score = 940};
    puzzle.answers.link = QStringLiteral("https://sudokupad.app/") + QString(300, u'x');
    return std::make_shared<const PaperPuzzle>(std::move(puzzle));
}

inline PaperOrder orderOf(int puzzles, const PaperChoices& choices = {}) {
    PaperOrder order{.choices = choices};
    for (int i = 0; i < puzzles; ++i)
        order.puzzles.push_back(knownPuzzle(easyRecord()));
    return order;
}

inline PaperSheet a4() { return {QSizeF(595, 842), QMarginsF(36, 36, 36, 36)}; }
inline PaperSheet letter() { return {QSizeF(612, 792), QMarginsF(36, 36, 36, 36)}; }
inline PaperSheet turned(PaperSheet sheet) { return {sheet.size.transposed(), sheet.margins}; }

}  // namespace nonet::test
