// The short way from a plain board to its answer: the same bytes as the long way, which --from takes.
#include "core/batch/puzzle_source.h"
#include "core/generators/dig.h"
#include "core/generators/random_grid.h"
#include "tests/app/commands/commands_fixture.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <set>

namespace nonet {
namespace {

/// Proper puzzles, some with a clue less or another digit, full grids and empty boards.
std::vector<std::string> boards(int count) {
    RandomSource random(1927);
    std::vector<std::string> lines;
    for (int i = 0; i < count; ++i) {
        const ClassicDigits solution = randomGrid(random);
        std::string line = toLine((i % 16 == 15 ? solution : dig(solution, random)).toGrid());
        for (int spoiled = i % 5; spoiled > 2; --spoiled)
            line[random.below(81)] = static_cast<char>(i % 2 == 0 ? '.' : '1' + random.below(9));
        if (i % 3 == 0)
            std::ranges::replace(line, '.', '0');
        lines.push_back(line);
    }
    lines.emplace_back(81, '.');
    lines.emplace_back(81, '1');
    return lines;
}

std::string joined(const std::vector<std::string>& lines, const std::string& end) {
    std::string text;
    for (const std::string& line : lines)
        text += line + end;
    return text;
}

TEST_F(Commands, PlainBoardsAreAnsweredAsAllOthers) {
    const std::vector<std::string> lines = boards(scaled(600, 40));
    const std::string input = joined(lines, "\n");
    for (const char* command : {"solve", "solve --limit 1", "solve --limit 7", "solve --budget 1", "count --limit 500",
                                "count --limit 1", "check", "canonical"}) {
        const Outcome plain = run(command, input);
        const Outcome other = run(std::string(command) + " --from line", input);
        EXPECT_EQ(plain.status, other.status) << command;
        EXPECT_EQ(plain.errors, other.errors) << command;
        EXPECT_EQ(plain.output, other.output) << command;
        EXPECT_EQ(std::ranges::count(plain.output, '\n'), static_cast<long>(lines.size())) << command;
        EXPECT_EQ(run(std::string(command) + " --threads 1", joined(lines, "\r\n")).output, plain.output) << command;
    }
}

TEST_F(Commands, PlainBoardsKeepTheirPlaceAmongOtherLines) {
    std::vector<std::string> lines = boards(60);
    for (std::size_t i = 3; i < lines.size(); i += 7)
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(i), i % 2 == 0 ? "# a comment" : "what is this");
    lines.insert(lines.begin() + 20, "");
    lines.insert(lines.begin() + 21, kPuzzle + "9");
    const Outcome mixed = run("check", joined(lines, "\n"));
    EXPECT_EQ(mixed.status, 1);
    std::string errors;
    std::string output;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Outcome alone = run("check --from line", lines[i] + "\n");
        output += alone.output;
        if (alone.errors.starts_with("-:1: "))
            errors += "-:" + std::to_string(i + 1) + alone.errors.substr(3);
    }
    EXPECT_FALSE(errors.empty());
    EXPECT_EQ(mixed.output, output);
    EXPECT_EQ(mixed.errors, errors);
}

class Batches : public testing::Test {
protected:
    std::vector<SourceBatch> read(const std::string& text, std::size_t most) {
        std::ofstream(scratch.path() / "in", std::ios::binary) << text;
        Result<PuzzleSource> source =
            PuzzleSource::open({(scratch.path() / "in").string()}, SourceUnit::line, std::stop_token());
        std::vector<SourceBatch> batches;
        while (std::optional<SourceBatch> batch = source->nextBatch(most))
            batches.push_back(std::move(*batch));
        return batches;
    }

    test::ScratchFolder scratch;
};

TEST_F(Batches, HoldTheLinesThatNextGives) {
    std::string text;
    RandomSource random(4);
    for (int i = 0; i < 3000; ++i) {
        text += i % 97 == 5 ? std::string("# no board") : kPuzzle;
        text += i % 11 == 0 ? "\r\n" : i % 13 == 0 ? "\r" : i % 31 == 0 ? "\n\n" : "\n";
    }
    text += kPuzzle;
    std::ofstream(scratch.path() / "in", std::ios::binary) << text;
    Result<PuzzleSource> source =
        PuzzleSource::open({(scratch.path() / "in").string()}, SourceUnit::line, std::stop_token());
    std::vector<std::pair<int, std::string>> one;
    while (const std::optional<SourceText> each = source->next())
        one.emplace_back(each->line, each->text);
    for (const std::size_t most : {1, 7, 512}) {
        std::vector<std::pair<int, std::string>> together;
        std::size_t largest = 0;
        for (const SourceBatch& batch : read(text, most)) {
            if (batch.other)
                together.emplace_back(batch.other->line, batch.other->text);
            for (std::size_t i = 0; i < batch.boardCount(); ++i)
                together.emplace_back(batch.line + static_cast<int>(i),
                                      batch.boards.substr(i * kPlainSymbols, kPlainSymbols));
            largest = std::max(largest, batch.boardCount());
        }
        EXPECT_EQ(together, one) << most;
        EXPECT_LE(largest, most);
        EXPECT_GE(largest, std::min<std::size_t>(most, 20));
    }
}

TEST_F(Batches, TakeTheFirstBoardAndTheLastForBoards) {
    for (const char* end : {"", "\n", "\r\n"})
        for (const std::size_t most : {1, 512})
            for (const SourceBatch& batch : read(kPuzzle + "\n# a comment\n" + kPuzzle + end, most)) {
                EXPECT_FALSE(batch.other);
                EXPECT_EQ(batch.boards, kPuzzle);
                EXPECT_EQ(batch.file, (scratch.path() / "in").string());
            }
}

// Plain boards are answered before the translations are loaded.
TEST_F(Commands, SpeakTheUsersLanguageWhereverTheyHaveToSpeak) {
    const std::string german = "LC_ALL=de_DE.UTF-8";
    const std::string board = kPuzzle + "\n";
    for (const std::string command : {"solve", "count", "check", "canonical"}) {
        const std::string noBoard = "-:1: Zu wenige Zellen: 5, wo ein Rätsel dieser Größe 81 hat.\n";
        EXPECT_EQ(run(command, "53..7\n", german).errors, noBoard) << command;
        EXPECT_EQ(run(command, board + "53..7\n", german).errors, "-:2" + noBoard.substr(3)) << command;
        EXPECT_EQ(run(command, kPuzzle.substr(1) + "x\n", german).errors.substr(0, 10), "-:1: Zwei ") << command;
        EXPECT_EQ(run(command + " nowhere", {}, german).errors.substr(0, 33), "nowhere kann nicht gelesen werden")
            << command;
        EXPECT_THAT(run(command + " --threads 0", board, german).errors,
                    testing::HasSubstr("eine ganze Zahl von 1 bis 1024"))
            << command;
        EXPECT_THAT(run(command + " in > /dev/full 2> err #", board, german).errors,
                    testing::HasSubstr("Die Standardausgabe nimmt nichts mehr an"))
            << command;
    }
    EXPECT_EQ(run("check", std::string(81, '.') + "\n", german).output,
              std::string(81, '.') + "\tmany\tEs gibt mindestens zwei Lösungen.\n");
    EXPECT_THAT(run("count --solver guess", board, german).errors,
                testing::HasSubstr("Einen Löser namens guess gibt es nicht."));
}

}  // namespace
}  // namespace nonet
