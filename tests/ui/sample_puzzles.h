// The puzzles that ship with the program, and documents of them, for window tests.
#pragma once

#include "core/rules/puzzle.h"
#include "test_paths.h"
#include "ui/document/puzzle_document.h"

#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace nonet::test {

/// The lines of resources/samples/puzzles.tsv whose path needs the technique of this code; all for an empty code.
inline std::vector<Puzzle> samplePuzzles(const std::string& code = {}) {
    std::ifstream stream(NONET_SOURCE_DIR "/resources/samples/puzzles.tsv");
    std::vector<Puzzle> puzzles;
    for (std::string line; std::getline(stream, line);)
        if (line.size() > 81 && line.front() != '#' && line.find(code, 82) != std::string::npos)
            puzzles.emplace_back(*gridFromLine(std::string_view(line).substr(0, 81)));
    return puzzles;
}

inline std::unique_ptr<PuzzleDocument> documentOf(const Puzzle& puzzle) {
    PuzzleRecord record;
    record.puzzle = puzzle;
    return std::make_unique<PuzzleDocument>(record);
}

}  // namespace nonet::test
