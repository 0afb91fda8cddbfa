// Data of setters' tools that was changed at random: whatever it is, the readers answer, soon, and what they read is
// valid.
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/importer.h"
#include "core/formats/iss/iss_reader.h"
#include "core/formats/iss/iss_writer.h"
#include "core/formats/links/lz_string.h"
#include "core/formats/native/native_file.h"
#include "core/formats/sudokupad/sudokupad_reader.h"
#include "core/foundation/random_source.h"
#include "core/rules/rulebook.h"
#include "tests/core/formats/changed_text.h"
#include "tests/core/formats/fuzz_run.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Small, so that many can be tried, with something of everything.
std::vector<std::string> seeds() {
    const std::string cells = R"([[{"value":1},{},{},{}],[{},{"value":"2","given":false},{},{}],)"
                              R"([{},{},{"pencilMarks":[3]},{}],[{},{},{},{"centremarks":["4"]}]])";
    const std::string regions = "[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],"
                                "[[2,2],[2,3],[3,2],[3,3]]]";
    return {
        R"({"size":4,"title":"T","ruleset":"R","grid":[[{"value":1,"given":true},{},{"c":3},{}],)"
        R"([{},{"region":null,"cArray":["#fff"]},{},{}],[{"givenPencilMarks":[1,2]},{"centerPencilMarks":[1]},{},{}],)"
        R"([{},{},{},{"cornerPencilMarks":["2"]}]],"thermometer":[{"lines":[["R1C1","R2C2"]]}],)"
        R"("killercage":[{"cells":["R1C1","R1C2"],"value":"5"}],"arrow":[{"cells":["R3C3"],"lines":[["R3C3","R3C4"]]}],)"
        R"("littlekillersum":[{"cell":"R0C1","direction":"DR","value":"9"}],"xv":[{"cells":["R4C1","R4C2"],"value":"X"}],)"
        R"("line":[{"lines":[["R1C1","R2C1"]],"outlineC":"#FFCCAA","width":0.25}],"foglight":["R1C1"],)"
        R"("circle":[{"cells":["R4C7","R3C7"],"baseC":"#FFF","width":"0.4","height":0.4,"angle":9}],)"
        R"("negative":["ratio"],"solution":[1,2,3,4],"quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,2]}]})",
        R"({"size":4,"grid":[[{},{},{},{}],[{},{"value":1,"given":true},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
        R"("rectangle":[{"cells":["R1C1","R1C2"],"angle":45}],"circle":[{"cells":["R3C3"]}],"text":[{"cells":["R1C1"],)"
        R"("value":"0"}],"line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Renban"}],"renban":[{"lines":)"
        R"([["R1C1","R1C2"]]}],"nonet":{"symbols":["0","1","2","*"],"values":[0,1,2,null],"givens":["R1C1"],"drawn":)"
        R"(["renban"],"rules":[{"type":"pair_rule","cells":["r1c1","r1c2"],"formula":"a<b"},{"type":"counting_circles",)"
        R"("cells":["r3c3"]},{"type":"taxicab"},{"type":"windoku"}],"words":"523222484ec92fbc"}})",
        R"({"cells":)" + cells + R"(,"regions":)" + regions +
            R"(,"cages":[{"value":"title: T"},{"cells":[[0,0],[0,1]],"unique":true,"sum":5},{"cells":[[-1,0]],"value":"A"}],)"
            R"("lines":[{"color":"#00f","thickness":16,"wayPoints":[[0.5,0.5],[1.5,1.5]]}],"foglight":[[0,0]],)"
            R"("overlays":[{"center":[2,2],"text":12,"fontSize":32,"color":"rgba(1,2,3,0.5) "}],)"
            R"("arrows":[{"headLength":0.4,"wayPoints":[[0,0],[1,1]]}],"metadata":{"solution":"1234341221434321"}})",
        "{ce:[[,{v:3},,],[,,,],[,,,],[,,,]],re:" + regions +
            ",u:[{ct:[3.5,0.5],w:0.82,h:0.82,th:1,r:t,c2:#F,c1:#0,c:30a060}],ca:[{v:'rules: "
            "it\\'s'},{cells:[[1,1],[1,2]],"
            "unique:t}],l:[{c:30a060,th:8,wp:[[1,1],[2,2]]}]}"};
}

void expectSound(const std::string& text, test::FuzzRun& run) {
    const Result<ImportedPuzzle> read = run.read(text, [](std::string_view data) { return importPuzzle(data); });
    if (!read)
        return;
    const PuzzleRecord& record = read->record;
    record.puzzle.rulebook().broken(record.puzzle.givens);
    const Result<ImportedPuzzle> again = readNative(writeNativeLine(record));
    ASSERT_TRUE(again) << text;
    ASSERT_EQ(again->record, record) << text;
    if (!fpuzzlesRefusal(record.puzzle)) {
        const Result<ImportedPuzzle> back = importPuzzle(fpuzzlesFrom(record)->json, FormatId::fpuzzles);
        ASSERT_TRUE(back) << text;
    }
}

/// Changes are made in the data as text, in the packed data, and in the packed characters.
TEST(SettersFuzz, ChangedDataDoesNoHarm) {
    RandomSource random(34);
    const std::vector<std::string> all = seeds();
    std::size_t readCount = 0;
    const long count = test::fuzzInputs(2);
    test::FuzzRun run("f-puzzles, SudokuPad");
    for (long i = 0; i < count; ++i) {
        const std::string& seed = all[static_cast<std::size_t>(i) % all.size()];
        switch (random.below(4)) {
        case 0: expectSound("scl" + lzPacked(test::changedText(random, seed), LzAlphabet::base64), run); break;
        case 1: expectSound("scl" + test::changedText(random, lzPacked(seed, LzAlphabet::base64)), run); break;
        default: {
            const std::string text = test::changedText(random, seed);
            readCount += importPuzzle(text).hasValue() ? 1 : 0;
            expectSound(text, run);
        }
        }
        if (HasFatalFailure())
            return;
    }
    // Many are still puzzles.
    if (count > 1000) {
        EXPECT_GT(readCount, static_cast<std::size_t>(count) / 50);
    }
}

/// Constraint strings: parts of them put together anew, and changed.
const std::vector<std::string>& issParts() {
    static const std::vector<std::string> parts = {".Shape~4x6~0-6",
                                                   ".Shape~16x16",
                                                   ".NoBoxes",
                                                   ".RegionSize~4",
                                                   ".Jigsaw~aabbaabbccddccdd",
                                                   ".~R1C1_1~R2C2_1_2",
                                                   ".Cage~5~R1C1~R1C2",
                                                   ".Arrow~R1C1~R1C2",
                                                   ".PillArrow~2~R1C1~R1C2~R2C2",
                                                   ".LittleKiller~9~R1C4",
                                                   ".Sandwich~3~R2",
                                                   ".XSum~C1~3~9",
                                                   ".HiddenSkyscraper~C2~~2",
                                                   ".NumberedRoom~R1~2~",
                                                   ".Quad~R1C1~1~2",
                                                   ".Pair~Oj~_a~R1C1~R1C2~~R2C2~R3C3",
                                                   ".PairX~Oj~R1C1~R1C2~R2C2",
                                                   ".BinaryX~-j~R1C1~R1C2",
                                                   ".Regex~KDF8Mi4pKg~R1C1~R1C2~R1C3",
                                                   ".WhiteDot~R1C1~R1C2~R2C2",
                                                   ".StrictXV.StrictKropki.AntiConsecutive",
                                                   ".Sum~0_=_1_-1_2~R1C1~R1C2~R2C2",
                                                   ".Sum~7~R1C1~R2C2",
                                                   ".EqualSum~R1C1~-~R1C2~R2C2",
                                                   ".SameValues~2~R1C1~R2C3",
                                                   ".Replicate~IB.Cage~3~R1C1~R1C2.Replicate~IB.~R1C1_1_2.End.End",
                                                   ".And.Thermo~R1C1~R1C2.End",
                                                   ".Or.Thermo~R1C1~R1C2.V~R1C1~R1C2.End",
                                                   ".ContainExact~1_2~R1C1~R1C2",
                                                   ".Windoku.DisjointSets.DutchFlatmates",
                                                   ".ValueIndexing~R1C1~R1C2~R1C3~R1C4",
                                                   ".Indexing~C~R1C1~R1C2",
                                                   ".SearchPriority~1~R1C1",
                                                   ".Whisper~R1C1~R1C2",
                                                   ".SumLine~9~R1C1~LOOP"};
    return parts;
}

TEST(SettersFuzz, ChangedConstraintStringsDoNoHarm) {
    RandomSource random(35);
    const std::vector<std::string>& parts = issParts();
    std::size_t readCount = 0;
    // Each makes a rulebook, some of 256 cells.
    const long count = test::fuzzInputs(10);
    test::FuzzRun run("ISS");
    for (long i = 0; i < count; ++i) {
        std::string text;
        for (std::uint32_t left = 1 + random.below(6); left > 0; --left)
            text += parts[random.below(static_cast<std::uint32_t>(parts.size()))];
        if (i % 4 != 0)
            text = test::changedText(random, text);
        const Result<ImportedPuzzle> read = run.read(text, readIss);
        if (!read)
            continue;
        ++readCount;
        const PuzzleRecord& record = read->record;
        record.puzzle.rulebook().broken(record.puzzle.givens);
        ASSERT_EQ(readNative(writeNativeLine(record))->record, record) << text;
        const Result<IssText> string = issFrom(record);
        if (string) {
            ASSERT_TRUE(readIss(string->string)) << text << '\n' << string->string;
        }
    }
    if (count > 1000) {
        EXPECT_GT(readCount, static_cast<std::size_t>(count) / 10);
    }
}

TEST(SettersFuzz, SeedsAreRead) {
    for (const std::string& seed : seeds())
        EXPECT_TRUE(importPuzzle(seed)) << seed.substr(0, 40) << importPuzzle(seed).error().subject;
}

}  // namespace
}  // namespace nonet
