// Reads the puzzle lists that lie beside the checkout on some machines. Tests that use them skip where they are
// missing.
#pragma once

#include "test_paths.h"

#include <fstream>
#include <string>
#include <vector>

namespace nonet {

/// The first 81 characters of each line of a list under NONET_SHARED_DATA, at most `limit`, taken evenly over the list
/// by `stride`; empty where the list is missing.
inline std::vector<std::string> puzzleList(const std::string& name, std::size_t limit = SIZE_MAX,
                                           std::size_t stride = 1) {
    std::ifstream stream(std::string(NONET_SHARED_DATA) + "/puzzles/" + name);
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t i = 0; lines.size() < limit && std::getline(stream, line); ++i)
        if (i % stride == 0 && line.size() >= 81)
            lines.push_back(line.substr(0, 81));
    return lines;
}

}  // namespace nonet
