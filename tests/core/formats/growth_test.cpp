// Files with very many of one thing: reading and writing them takes a time that grows with their number, and not with
// its square, as a comparison of each with all others would. The bounds are some ten times what it takes; the square
// would take minutes.
#include "core/formats/export_loss.h"
#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/importer.h"
#include "core/formats/native/journal.h"
#include "core/formats/native/native_file.h"
#include "core/formats/native/profile_file.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "tests/core/test_scale.h"

#include <ctime>
#include <gtest/gtest.h>

namespace nonet {
namespace {

double seconds() {
    timespec time{};
    // The time of this thread is measured: others may have the machine meanwhile.
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

std::string number(int i) { return std::to_string(100'000 + i); }

/// `item(i)` for each, with commas.
template <typename Item>
std::string many(int count, const Item& item) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i == 0 ? "" : ",") + item(i);
    return text;
}

std::string keys(int count) {
    return many(count, [](int i) { return "\"k" + number(i) + "\":1"; });
}

std::string native(const std::string& members) {
    return R"({"nonet":1,"size":9,"givens":")" + std::string(81, '.') + "\"," + members + "}";
}

std::string fpuzzles(const std::string& members) {
    std::string row = "[{},{},{},{},{},{},{},{},{}]";
    std::string grid;
    for (int i = 0; i < 9; ++i)
        grid += (i == 0 ? "" : ",") + row;
    return R"({"size":9,"grid":[)" + grid + "]," + members + "}";
}

std::string sudokupad(const std::string& members) {
    std::string row = "[{},{},{},{},{},{},{},{},{}]";
    std::string cells;
    for (int i = 0; i < 9; ++i)
        cells += (i == 0 ? "" : ",") + row;
    return R"({"cells":[)" + cells + "]," + members + "}";
}

struct Kind {
    const char* name;
    int count;
    std::string (*text)(int count);
};

// clang-format off
const Kind kKinds[] = {
    {"unknown keys", 300'000, [](int n) { return native(keys(n)); }},
    {"unknown keys of the play", 300'000, [](int n) { return native(R"("play":{"time":1,)" + keys(n) + "}"); }},
    {"unknown keys of a rule", 300'000, [](int n) { return native(R"("constraints":[{"type":"cage","cells":["r1c1","r1c2"],"value":9,)" + keys(n) + "}]"); }},
    {"unknown keys of an unknown rule", 300'000, [](int n) { return native(R"("constraints":[{"type":"warp",)" + keys(n) + "}]"); }},
    {"unknown keys of a drawing", 300'000, [](int n) { return native(R"("drawings":[{"kind":"text","points":[[1,1]],"text":"a",)" + keys(n) + "}]"); }},
    {"unknown keys within", 300'000, [](int n) { return native(R"("more":{"deep":{)" + keys(n) + "}}"); }},
    {"view", 300'000, [](int n) { return native(R"("view":{)" + keys(n) + "}"); }},
    {"rules", 10'000, [](int n) { return native(R"("constraints":[)" + many(n, [](int i) { return R"({"type":"cage","cells":["r1c1","r)" + std::to_string(2 + i % 8) + R"(c2"],"value":9})"; }) + "]"); }},
    {"unknown rules", 30'000, [](int n) { return native(R"("constraints":[)" + many(n, [](int i) { return R"({"type":"warp)" + number(i) + R"(","a":1})"; }) + "]"); }},
    {"drawings", 50'000, [](int n) { return native(R"("drawings":[)" + many(n, [](int i) { return R"({"kind":"text","points":[[1,1]],"text":")" + number(i) + "\"}"; }) + "]"); }},
    {"tags", 100'000, [](int n) { return native(R"("tags":[)" + many(n, [](int i) { return "\"" + number(i) + "\""; }) + "]"); }},
    {"checkpoints", 10'000, [](int n) { return native(R"("play":{"checkpoints":[)" + many(n, [](int i) { return R"({"name":")" + number(i) + R"(","node":0})"; }) + R"(],"history":{"current":0,"nodes":[]}})"); }},
    {"nodes", 40'000, [](int n) { return native(R"("play":{"history":{"current":)" + std::to_string(n) + R"(,"nodes":[)" + many(n, [](int i) { return R"({"parent":)" + std::to_string(i) + R"(,"action":"digit","cells":{"r1c1":{"digit":")" + std::to_string(1 + i % 9) + "\"}}}"; }) + "]}}"); }},
    {"branches", 40'000, [](int n) { return native(R"("play":{"history":{"current":)" + std::to_string(n) + R"(,"nodes":[)" + many(n, [](int i) { return R"({"parent":0,"action":"digit","cells":{"r1c1":{"digit":")" + std::to_string(1 + i % 9) + "\"}}}"; }) + "]}}"); }},
    {"links", 100'000, [](int n) { return native(R"("play":{"links":[)" + many(n, [](int) { return std::string(R"({"from":"r1c1=1","to":"r1c2=2","kind":"weak"})"); }) + "]}"); }},
    {"f-puzzles members", 300'000, [](int n) { return fpuzzles(keys(n)); }},
    {"f-puzzles unknown lists", 30'000, [](int n) { return fpuzzles(many(n, [](int i) { return "\"k" + number(i) + R"(":[{"cells":["R1C1"]}])"; })); }},
    {"f-puzzles unknown entries", 50'000, [](int n) { return fpuzzles(R"("warp":[)" + many(n, [](int) { return std::string(R"({"cells":["R1C1"]})"); }) + "]"); }},
    {"f-puzzles cages", 10'000, [](int n) { return fpuzzles(R"("killercage":[)" + many(n, [](int) { return std::string(R"({"cells":["R1C1","R1C2"],"value":"9"})"); }) + "]"); }},
    {"f-puzzles texts", 50'000, [](int n) { return fpuzzles(R"("text":[)" + many(n, [](int i) { return R"({"cells":["R1C1"],"value":")" + number(i) + "\"}"; }) + "]"); }},
    {"f-puzzles keys of a line", 300'000, [](int n) { return fpuzzles(R"("line":[{"lines":[["R1C1","R1C2"]],"width":0.3,)" + keys(n) + "}]"); }},
    {"SudokuPad cages", 10'000, [](int n) { return sudokupad(R"("cages":[)" + many(n, [](int) { return std::string(R"({"cells":[[0,0],[0,1]],"value":"9"})"); }) + "]"); }},
    {"SudokuPad lines", 50'000, [](int n) { return sudokupad(R"("lines":[)" + many(n, [](int) { return std::string(R"({"color":"#00f","thickness":3,"wayPoints":[[0.5,0.5],[1.5,1.5]]})"); }) + "]"); }},
    {"SudokuPad overlays", 50'000, [](int n) { return sudokupad(R"("overlays":[)" + many(n, [](int i) { return R"({"center":[2,2],"width":0.5,"height":0.5,"text":")" + number(i) + "\"}"; }) + "]"); }},
    {"SudokuPad members", 300'000, [](int n) { return sudokupad(keys(n)); }},
    {"terms of Interactive Sudoku Solver", 10'000, [](int n) { std::string text; for (int i = 0; i < n; ++i) text += ".Cage~9~R1C1~R1C2"; return text; }},
    {"unknown terms", 30'000, [](int n) { std::string text; for (int i = 0; i < n; ++i) text += ".Warp" + number(i) + "~R1C1"; return text; }},
    {"lines", 100'000, [](int n) { std::string text; for (int i = 0; i < n; ++i) text += std::string(81, '.') + "\n"; return text; }},
};
// clang-format on

TEST(Growth, ManyOfAnythingAreReadAndWrittenInTime) {
    for (const Kind& kind : kKinds) {
        const int count = std::max(10, static_cast<int>(kind.count * testScale()));
        const std::string text = kind.text(count);
        const double start = seconds();
        const Result<ImportedPuzzle> read = importPuzzle(text);
        const double readTime = seconds() - start;
        double writeTime = 0;
        if (read) {
            writeTime = -seconds();
            EXPECT_GT(writeNativeLine(read->record).size(), 0U);
            for (const FormatId format : writtenFormats())
                if (exportPuzzle(read->record, format))
                    lossesOf(read->record, format);
            writeTime += seconds();
        }
        if (std::getenv("NONET_FUZZ_TIMES") != nullptr)
            std::printf("%s: %d, read %d in %.2f s, written in %.2f s\n", kind.name, count, read ? 1 : 0, readTime,
                        writeTime);
        EXPECT_LT(readTime, 10) << kind.name;
        EXPECT_LT(writeTime, 20) << kind.name;
    }
}

TEST(Growth, JournalsOfManyLinesAreReadInTime) {
    PuzzleRecord record;
    record.revision = 1;
    const int count = std::max(10, static_cast<int>(20'000 * testScale()));
    const std::string step = R"("action":"digit","cells":{"r1c1":{"digit":")";
    const auto lines = [&](const auto& line) {
        std::string text = recordLine(record) + '\n';
        for (int i = 0; i < count; ++i)
            text += R"({"r":)" + std::to_string(i + 2) + "," + line(i) + "}\n";
        return text;
    };
    const std::pair<const char*, std::string> journals[] = {
        {"nodes", lines([&](int i) {
             return R"("node":{"parent":)" + std::to_string(i) + "," + step + std::to_string(1 + i % 9) + "\"}}}";
         })},
        {"branches",
         lines([&](int i) { return R"("node":{"parent":0,)" + step + std::to_string(1 + i % 9) + "\"}}}"; })},
        {"notes", lines([](int i) { return R"("title":"a","author":"","view":"","seconds":)" + std::to_string(i); })},
        {"checkpoints", lines([](int) { return std::string(R"("checkpoints":[{"name":"a","node":0}])"); })},
    };
    for (const auto& [name, journal] : journals) {
        const double start = seconds();
        const Result<StoredDocument> stored = readDocument(std::nullopt, journal);
        const double time = seconds() - start;
        ASSERT_TRUE(stored);
        EXPECT_EQ(stored->record.revision, static_cast<std::uint64_t>(count) + 1) << name;
        if (std::getenv("NONET_FUZZ_TIMES") != nullptr)
            std::printf("journal of %d %s: %.2f s\n", count, name, time);
        EXPECT_LT(time, 20) << name;
    }
}

}  // namespace
}  // namespace nonet
