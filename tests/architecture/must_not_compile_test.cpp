// Misuse that the types are there to stop: each piece must be refused by the compiler, and its right neighbour taken.
#include "test_paths.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace {

bool compiles(const std::string& body) {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("nonet_must_not_compile_" + std::to_string(::getpid()) + ".cpp");
    std::ofstream(file) << body;
    const std::string command = std::string(NONET_COMPILER) + " -std=c++20 -fsyntax-only -Werror=unused-result -I" +
                                NONET_SOURCE_DIR + " " + file.string() + " 2>/dev/null";
    const bool isFine = std::system(command.c_str()) == 0;  // NOLINT: a compiler of ours on a file of ours
    std::filesystem::remove(file);
    return isFine;
}

std::string program(const std::string& statements) {
    return "#include \"core/board/candidate_grid.h\"\n"
           "#include \"core/board/classic.h\"\n"
           "#include \"core/foundation/random_source.h\"\n"
           "#include \"core/foundation/result.h\"\n"
           "#include \"core/rules/puzzle.h\"\n"
           "using namespace nonet;\n"
           "Result<int> read();\n"
           "void f() {\n" +
           statements + "\n}\n";
}

TEST(MustNotCompile, ANumberIsNoDigit) {
    EXPECT_TRUE(compiles(program("Grid grid; grid.set(Cell(3), Digit(5));")));
    EXPECT_FALSE(compiles(program("Grid grid; grid.set(Cell(3), 5);")));
    EXPECT_FALSE(compiles(program("Digit digit = 5;")));
    EXPECT_FALSE(compiles(program("bool same = Digit(5) == 5;")));
}

TEST(MustNotCompile, ANumberIsNoCell) {
    EXPECT_TRUE(compiles(program("ClassicCellSet set; set.insert(Cell(4));")));
    EXPECT_FALSE(compiles(program("ClassicCellSet set; set.insert(4);")));
    EXPECT_FALSE(compiles(program("Cell cell = 4;")));
}

TEST(MustNotCompile, ACellIsNoDigit) {
    EXPECT_FALSE(compiles(program("Candidate candidate{Digit(1), Cell(1)};")));
    EXPECT_FALSE(compiles(program("ClassicDigitSet set; set.insert(Cell(1));")));
}

TEST(MustNotCompile, ClassicAndGeneralSetsDoNotMix) {
    EXPECT_TRUE(compiles(program("DigitSet set = toDigitSet(ClassicDigitSet::full());")));
    EXPECT_FALSE(compiles(program("DigitSet set = ClassicDigitSet::full();")));
    EXPECT_FALSE(compiles(program("ClassicDigitSet set = DigitSet::full();")));
}

TEST(MustNotCompile, AResultMustBeLookedAt) {
    EXPECT_TRUE(compiles(program("const Result<int> result = read();")));
    EXPECT_FALSE(compiles(program("read();")));
    EXPECT_FALSE(compiles(program("int value = read();")));
}

TEST(MustNotCompile, RandomnessNeedsASeed) {
    EXPECT_TRUE(compiles(program("RandomSource random(1);")));
    EXPECT_FALSE(compiles(program("RandomSource random;")));
}

}  // namespace
