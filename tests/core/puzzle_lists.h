// The puzzle lists that tests walk through: the program's own, in tests/data/puzzles, and longer ones that lie beside
// the checkout on some machines.
#pragma once

#include "test_paths.h"

#include <array>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace nonet {

/// Own lists first. Every puzzle has one solution.
inline constexpr std::array kProperLists = {"minimal.txt",   "few_clues.txt", "extreme.txt",
                                            "easy.txt",      "clue17.txt",    "hardest1106.txt",
                                            "hardest11.txt", "top1465.txt",   "easy34.txt"};
/// No clue of these can go.
inline constexpr std::array kMinimalLists = {"minimal.txt", "clue17.txt"};
/// Every puzzle has more than one solution.
inline constexpr std::array kListsOfSeveral = {"several.txt", "several_solutions.txt"};

/// The first 81 characters of each line, at most `limit`, taken evenly over the list by `stride`; lines that begin with
/// '#' do not count. Empty where the list is on another machine only.
inline std::vector<std::string> puzzleList(const std::string& name, std::size_t limit = SIZE_MAX,
                                           std::size_t stride = 1) {
    std::ifstream stream(std::string(NONET_SOURCE_DIR) + "/tests/data/puzzles/" + name);
    if (!stream)
        stream.open(std::string(NONET_SHARED_DATA) + "/puzzles/" + name);
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t i = 0; lines.size() < limit && std::getline(stream, line);) {
        if (line.size() < 81 || line.front() == '#')
            continue;
        if (i++ % stride == 0)
            lines.push_back(line.substr(0, 81));
    }
    return lines;
}

/// Several lists one after another, `limit` and `stride` for each.
template <std::size_t N>
std::vector<std::string> puzzleLists(const std::array<const char*, N>& names, std::size_t limit = SIZE_MAX,
                                     std::size_t stride = 1) {
    std::vector<std::string> lines;
    for (const char* name : names)
        for (std::string& line : puzzleList(name, limit, stride))
            lines.push_back(std::move(line));
    return lines;
}

/// All lists, of one solution and of several.
inline std::vector<std::string> everyPuzzleList(std::size_t stride = 1) {
    std::vector<std::string> lines = puzzleLists(kProperLists, SIZE_MAX, stride);
    for (std::string& line : puzzleLists(kListsOfSeveral, SIZE_MAX, stride))
        lines.push_back(std::move(line));
    return lines;
}

}  // namespace nonet
