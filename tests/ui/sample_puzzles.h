// The puzzles that ship with the program, and documents of them, for window tests.
#pragma once

#include "tests/core/sample_puzzles.h"
#include "ui/document/puzzle_document.h"

#include <memory>

namespace nonet::test {

inline std::unique_ptr<PuzzleDocument> documentOf(const Puzzle& puzzle) {
    PuzzleRecord record;
    record.puzzle = puzzle;
    auto document = std::make_unique<PuzzleDocument>(record);
    document->findings().setFacts(solutionFacts(puzzle));
    return document;
}

}  // namespace nonet::test
