// Bytes that nobody meant: whatever they are, the importer answers, soon, and what it reads is valid.
#include "core/formats/exporter.h"
#include "core/formats/importer.h"
#include "random_records.h"
#include "tests/core/formats/fuzz_run.h"
#include "tests/core/test_scale.h"

#include <ctime>
#include <gtest/gtest.h>

namespace nonet {
namespace {

std::string mutated(RandomSource& random, std::string text) {
    static const std::string telling = "0123456789.*-+|:,;#{}[]\"\\ \n\r\tEIxX_\x80\xff\xe2";
    const std::uint32_t edits = 1 + random.below(6);
    for (std::uint32_t i = 0; i < edits && !text.empty(); ++i) {
        const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
        const char byte = telling[random.below(static_cast<std::uint32_t>(telling.size()))];
        switch (random.below(5)) {
        case 0: text[at] = byte; break;
        case 1: text.insert(at, 1, byte); break;
        case 2: text.erase(at, 1 + random.below(12)); break;
        case 3: text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())), 40)); break;
        default: text[at] = static_cast<char>(random.below(256)); break;
        }
    }
    return text;
}

/// Whatever was read can be written and read again.
void expectSound(const std::string& text, test::FuzzRun* run = nullptr) {
    const auto read = [](const std::string& bytes) { return importPuzzle(bytes); };
    const Result<ImportedPuzzle> imported = run != nullptr ? run->read(text, read) : read(text);
    if (!imported)
        return;
    const Result<ImportedPuzzle> again = importPuzzle(*exportPuzzle(imported->record, FormatId::native));
    ASSERT_TRUE(again) << text;
    ASSERT_EQ(again->record.puzzle, imported->record.puzzle) << text;
    ASSERT_EQ(again->record.history, imported->record.history) << text;
}

TEST(Fuzz, MutatedTextsOfEachFormat) {
    RandomSource random(31);
    for (const FormatId format :
         {FormatId::line, FormatId::grid, FormatId::candidateGrid, FormatId::sukaku, FormatId::libraryLine,
          FormatId::fpuzzles, FormatId::sudokupad, FormatId::iss, FormatId::native}) {
        test::FuzzRun run(formatName(format).data());
        const long count = test::fuzzInputs(600);
        for (long i = 0; i < count; ++i) {
            const PuzzleRecord record =
                format == FormatId::native ? randomRecord(random, Geometry(), 10) : randomPosition(random);
            expectSound(mutated(random, *exportPuzzle(record, format)), &run);
            if (HasFatalFailure())
                return;
        }
    }
}

TEST(Fuzz, RandomBytes) {
    RandomSource random(32);
    test::FuzzRun run("bytes");
    const long count = test::fuzzInputs(100);
    for (long i = 0; i < count; ++i) {
        std::string bytes(random.below(3000), '\0');
        for (char& byte : bytes)
            byte = static_cast<char>(random.below(256));
        expectSound(bytes, &run);
        expectSound("{" + bytes, &run);
    }
}

TEST(Fuzz, LongInputsTakeNoLongerThanTheirLength) {
    constexpr std::size_t kBytes = 8 * 1024 * 1024;
    for (const std::string piece : {"1\n", "1 2 3\n", "\n\n1", "5\n\n", "12.......\n17\n", "1", ".", "\n", ":::::::\n",
                                    "[", "{\"a\":", "-\n", "123456789.23456789", "\xe2\x94\x80"}) {
        std::string text;
        while (text.size() < kBytes)
            text += piece;
        // The time of this process is measured: others may have the machine meanwhile.
        const std::clock_t start = std::clock();
        expectSound(text);
        EXPECT_LT((std::clock() - start) / CLOCKS_PER_SEC, 20) << piece;
    }
}

}  // namespace
}  // namespace nonet
