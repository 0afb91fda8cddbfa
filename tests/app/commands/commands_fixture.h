// The real program's contract: what it prints, where, and how it ends.
#pragma once

#include "test_paths.h"
#include "tests/core/scratch_folder.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace nonet {

inline const std::string kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

struct Outcome {
    int status = -1;
    std::string output;
    std::string errors;
};

inline std::string contents(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

class Commands : public testing::Test {
protected:
    Outcome run(const std::string& arguments, const std::string& input = {},
                const std::string& environment = "LC_ALL=C") const {
        std::ofstream(folder / "in", std::ios::binary) << input;
        const std::string command = "cd '" + folder.string() + "' && " + environment + " '" + NONET_CLI + "' " +
                                    arguments + " < in > out 2> err";
        const int status = std::system(command.c_str());
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(folder / "out"), contents(folder / "err")};
    }

    test::ScratchFolder scratch;
    const std::filesystem::path folder = scratch.path();
};

inline std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

inline std::string puzzleWithout(int givens) {
    std::string puzzle = kPuzzle;
    for (char& cell : puzzle)
        if (cell != '.' && givens-- > 0)
            cell = '.';
    return puzzle;
}

}  // namespace nonet
