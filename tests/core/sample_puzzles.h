// The puzzles that ship with the program.
#pragma once

#include "core/rules/puzzle.h"
#include "test_paths.h"

#include <fstream>
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

}  // namespace nonet::test
