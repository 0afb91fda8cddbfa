#include "core/formats/native/journal.h"
#include "core/formats/native/native_file.h"
#include "tests/core/formats/changed_text.h"
#include "tests/core/formats/fuzz_run.h"
#include "tests/core/formats/random_records.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// A document's life: the record after each revision, and the line that told of it.
struct Life {
    std::vector<PuzzleRecord> records;
    std::vector<std::string> lines;

    std::string journal(std::size_t from = 0) const {
        std::string text;
        for (std::size_t i = from; i < lines.size(); ++i)
            text += lines[i] + '\n';
        return text;
    }
    std::string file(std::size_t revision) const { return writeNative(records[revision - 1]); }
};

Life randomLife(RandomSource& random, int changes = 25) {
    Life life;
    PuzzleRecord record;
    record.puzzle = randomPuzzle(random);
    record.solution = record.puzzle.givens;
    record.history = History(PlayState(record.puzzle.shape()));
    const auto note = [&](auto line) {
        ++record.revision;
        life.lines.push_back(line(record));
        life.records.push_back(record);
    };
    note(recordLine);
    while (static_cast<int>(life.records.size()) < changes) {
        const NodeId before = record.history.current();
        const std::size_t nodes = record.history.nodes().size();
        const Puzzle puzzle = record.puzzle;
        switch (random.below(7)) {
        case 0: {
            const History former = record.history;
            randomMove(random, record.puzzle, record.history);
            setNames(record.info, former.namesAt(record.history.current(), namesOf(record.info)));
            break;
        }
        case 1:
            record.history.setCheckpoint("point");
            note(checkpointsLine);
            break;
        case 2:
            record.view = R"({"key":"value"})";
            record.playedSeconds += 7.5;
            note(notesLine);
            break;
        case 3: {
            PuzzleNames names{"Title " + std::to_string(random.below(100)), "Author", record.info.rules, {}};
            if (random.below(2) == 0)
                names.rules = "Rule " + std::to_string(random.below(100));
            record.history.pushNames(namesOf(record.info), names, {.kind = ActionKind::rename});
            setNames(record.info, names);
            break;
        }
        default: randomNode(random, record.puzzle, record.history);
        }
        if (record.puzzle != puzzle)
            record.solution.reset();
        if (record.history.nodes().size() > nodes)
            note([&](const PuzzleRecord& r) { return nodeLine(r, record.history.current()); });
        else if (record.history.current() != before)
            note(moveLine);
    }
    return life;
}

TEST(Journal, FileAndLinesGiveTheLastChangeFromAnySave) {
    RandomSource random(61);
    for (int i = 0; i < 40; ++i) {
        const Life life = randomLife(random);
        const Result<StoredDocument> alone = readDocument(std::nullopt, life.journal());
        ASSERT_TRUE(alone);
        EXPECT_EQ(alone->record, life.records.back());
        EXPECT_TRUE(alone->isWhole);
        for (std::size_t revision = 1; revision <= life.records.size(); ++revision)
            for (const std::size_t from : {std::size_t{0}, revision}) {
                const Result<StoredDocument> stored = readDocument(life.file(revision), life.journal(from));
                ASSERT_TRUE(stored);
                EXPECT_EQ(stored->record, life.records.back()) << "saved at " << revision;
                EXPECT_TRUE(stored->isWhole);
            }
    }
}

TEST(Journal, KeepsTheSettersSolutionOfABoardWhoseGivensAreLocked) {
    const Layout layout(Geometry(2, 2));
    PuzzleRecord record;
    record.puzzle = Puzzle(layout, Grid(layout.shape));
    record.history = History(PlayState(layout.shape));
    record.solution = Grid(layout.shape);
    for (int i = 0; i < 16; ++i)
        record.solution->set(Cell(i), Digit("1234341221434321"[i] - '0'));
    record.revision = 1;
    const std::string start = recordLine(record);
    Grid locked(layout.shape);
    locked.set(Cell(0), Digit(1));
    const NodeId node = record.history.pushGivens(record.puzzle, locked, PlayState(layout.shape), {});
    record.revision = 2;
    const Result<StoredDocument> stored = readDocument(std::nullopt, start + '\n' + nodeLine(record, node) + '\n');
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->record, record);
}

TEST(Journal, NeverGoesBehindTheFile) {
    RandomSource random(62);
    const Life life = randomLife(random);
    // A journal that could not be renamed or emptied holds an older state than the file.
    for (std::size_t lines = 1; lines < life.lines.size(); ++lines) {
        Life part = life;
        part.lines.resize(lines);
        const Result<StoredDocument> stored = readDocument(life.file(life.records.size()), part.journal());
        ASSERT_TRUE(stored);
        EXPECT_EQ(stored->record, life.records.back());
    }
}

TEST(Journal, GoesOnAtTheNextRecordAfterATornLine) {
    RandomSource random(63);
    Life life = randomLife(random);
    const std::size_t torn = 5;
    life.lines[torn].resize(life.lines[torn].size() / 2);
    Result<StoredDocument> stored = readDocument(std::nullopt, life.journal());
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->record, life.records[torn - 1]) << "nothing after the gap fits";
    EXPECT_FALSE(stored->isWhole);
    EXPECT_EQ(stored->highest, life.records.back().revision);

    life.lines[torn + 4] = recordLine(life.records[torn + 4]);
    stored = readDocument(std::nullopt, life.journal());
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->record, life.records.back());
    EXPECT_TRUE(stored->isWhole);
}

TEST(Journal, EveryTruncationGivesAStateThatWas) {
    RandomSource random(64);
    const Life life = randomLife(random, 12);
    const std::string journal = life.journal();
    for (std::size_t size = life.lines[0].size(); size < journal.size(); ++size) {
        const Result<StoredDocument> stored = readDocument(std::nullopt, journal.substr(0, size));
        ASSERT_TRUE(stored) << size;
        EXPECT_EQ(stored->record, life.records[stored->record.revision - 1]) << size;
    }
}

TEST(Journal, TellsOfALineWhoseEndIsCutOff) {
    RandomSource random(65);
    const Life life = randomLife(random, 12);
    const std::string journal = life.journal(6);
    const std::string file = life.file(6);
    for (std::size_t cut = 0; cut <= journal.size(); ++cut) {
        const std::string rest = journal.substr(0, journal.size() - cut);
        const Result<StoredDocument> stored = readDocument(file, rest);
        ASSERT_TRUE(stored) << cut;
        const bool isAtLineEnd = rest.empty() || rest.back() == '\n' || journal[rest.size()] == '\n';
        EXPECT_EQ(stored->damage.losesChanges, !isAtLineEnd) << rest;
        EXPECT_EQ(stored->damage.isInJournal, !isAtLineEnd) << rest;
        EXPECT_FALSE(stored->damage.isInFile);
        EXPECT_EQ(stored->record, life.records[stored->record.revision - 1]) << cut;
        // What is written next stands for what is missing.
        PuzzleRecord next = stored->record;
        next.revision = stored->highest + 1;
        const Result<StoredDocument> again = readDocument(file, rest + '\n' + recordLine(next) + '\n');
        ASSERT_TRUE(again);
        EXPECT_FALSE(again->damage.losesChanges || again->damage.isInJournal) << rest;
    }
}

TEST(Journal, ALineThatTheFileHoldsIsMissedByNobody) {
    RandomSource random(66);
    const Life life = randomLife(random, 12);
    const std::string journal = life.journal();
    const Result<StoredDocument> stored = readDocument(life.file(12), journal.substr(0, journal.size() - 5));
    ASSERT_TRUE(stored);
    EXPECT_FALSE(stored->damage.losesChanges || stored->damage.isInJournal);
    EXPECT_EQ(stored->record, life.records.back());
}

TEST(Journal, OfAFileWhoseEndIsCutOffTheBoardIsKept) {
    RandomSource random(67);
    for (int i = 0; i < 20; ++i) {
        const Life life = randomLife(random, 12);
        const PuzzleRecord& last = life.records.back();
        const std::string file = life.file(12);
        const std::size_t end = file.find("\"history\"");
        for (std::size_t cut = 2; cut <= 200 && (end == std::string::npos || file.size() - cut > end); ++cut) {
            const Result<StoredDocument> stored = readDocument(file.substr(0, file.size() - cut), {});
            ASSERT_TRUE(stored) << file << cut;
            EXPECT_TRUE(stored->damage.isInFile && stored->damage.losesChanges);
            EXPECT_FALSE(stored->isWhole);
            EXPECT_EQ(stored->record.puzzle.givens, last.puzzle.givens);
            if (end != std::string::npos) {
                EXPECT_EQ(stored->record.history.state(), last.history.state()) << file << cut;
            }
        }
        // A journal with all of it makes up for the file.
        const Result<StoredDocument> made = readDocument(file.substr(0, file.size() - 2), life.journal());
        ASSERT_TRUE(made);
        EXPECT_TRUE(made->damage.isInFile && !made->damage.losesChanges && made->isWhole);
        EXPECT_EQ(made->record, last);
    }
}

TEST(Journal, NothingIsPutOnAGiven) {
    PuzzleRecord record;
    record.puzzle.givens.set(Cell(0), Digit(5));
    record.revision = 1;
    const std::string journal =
        recordLine(record) + '\n' +
        R"({"r":2,"node":{"parent":0,"action":"digit","digit":3,"cells":{"r1c1":{"digit":"3"},"r1c2":{"digit":"4"}}}})";
    const Result<StoredDocument> stored = readDocument(std::nullopt, journal);
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->record.history.state().at(Cell(0)).digit, 0);
    EXPECT_EQ(stored->record.history.state().at(Cell(1)).digit, 4);
}

std::string quoted(const std::string& text) {
    std::string quoted;
    for (const char c : text)
        quoted += c == '"' ? std::string("\\\"") : std::string(1, c);
    return quoted;
}

TEST(Journal, GivensOfBeforeTheTreeKnewThemBecomeNodesAtTheEnd) {
    PuzzleRecord before;
    before.puzzle.givens.set(Cell(0), Digit(5));
    PlayState played = before.history.state();
    played.at(Cell(1)).digit = 4;
    before.history.push(played, {ActionKind::digit, 4, Cell(1), 1});

    PuzzleRecord record;
    record.puzzle.givens = before.puzzle.givens;
    record.puzzle.givens.set(Cell(1), Digit(4));
    record.view = R"({"givensBefore":")" + quoted(writeNativeLine(before)) + R"("})";
    record.revision = 1;
    const std::string journal =
        recordLine(record) + '\n' +
        R"({"r":2,"node":{"parent":0,"action":"digit","digit":3,"cell":"r1c3","cells":{"r1c3":{"digit":"3"}}}})" + '\n';
    record.revision = 0;
    for (const bool hasFile : {false, true}) {
        const Result<StoredDocument> stored =
            readDocument(hasFile ? std::optional<std::string>(writeNative(record)) : std::nullopt, journal);
        ASSERT_TRUE(stored);
        const History& history = stored->record.history;
        ASSERT_EQ(history.nodes().size(), 4U);
        EXPECT_EQ(history.node(2).label.kind, ActionKind::lockGivens);
        EXPECT_EQ(history.node(3).parent, 2);
        EXPECT_EQ(history.state().at(Cell(2)).digit, 3);
        EXPECT_EQ(history.startGivens(stored->record.puzzle), before.puzzle.givens);
        EXPECT_EQ(stored->record.view, "");
        EXPECT_FALSE(stored->isWhole) << "the next line may not count on the former numbers";
    }
}

/// A change of the board from 2 x 2 to that of the record, behind a start of its own.
PuzzleRecord grownRecord() {
    PuzzleRecord record;
    Puzzle small(Geometry(1, 2), Grid(2));
    record.history = History(PlayState(small.shape()));
    record.history.pushBoard(small, LayoutChange::between(small, record.puzzle), PlayState(record.puzzle.shape()),
                             {.kind = ActionKind::editBoard});
    record.revision = 1;
    return record;
}

TEST(Journal, LegacyTransformsAreNotDoneOnOtherBoardsThanTheirOwn) {
    PuzzleRecord record = grownRecord();
    record.view = R"({"transforms":"1 1 123456789 123456789 123456789"})";
    const Result<StoredDocument> stored = readDocument(writeNative(record), "");
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->record.view, "");
    EXPECT_EQ(stored->record.history, record.history);
}

TEST(Journal, FormerLinesOfABoardThatWasAnotherArePassedOver) {
    PuzzleRecord record = grownRecord();
    record.revision = 0;
    const std::string journal = R"({"record":")" + quoted(writeNativeLine(record)) + "\"}\n" +
                                R"({"push":0,"label":[1,9,80,1],"cells":[[80,9]]})" + '\n';
    const Result<StoredDocument> stored = readDocument(std::nullopt, journal);
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->record.history, record.history);
}

TEST(Journal, MutatedFormerFilesAndJournalsAreReadOrPassedOver) {
    RandomSource random(66);
    PuzzleRecord before;
    before.puzzle.givens.set(Cell(0), Digit(5));
    PlayState played = before.history.state();
    played.at(Cell(1)).digit = 4;
    before.history.push(played, {ActionKind::digit, 4, Cell(1), 1});
    PuzzleRecord view = before;
    view.view = R"({"stamp":"a","givensBefore":")" + quoted(writeNativeLine(before)) +
                R"(","transforms":"0 0 213456789 123564789 987654321;1 1 123456789 123456789 123456789"})";
    const std::vector<std::string> seeds = {
        writeNativeLine(view),
        R"({"record":")" + quoted(writeNativeLine(before)) + "\"}\n" +
            R"({"push":0,"label":[1,9,80,1],"cells":[[80,9,1,2,3,4,[1,2]]],"links":[[1,2,3,4,1]]})" + '\n' +
            R"({"move":1})" + '\n' + R"({"push":1,"label":[2,0,7,1],"cells":[[7,3]]})" + '\n' +
            R"({"checkpoints":[["a",1]]})" + '\n' + R"({"mark":"a"})" + '\n'};
    const long count = test::fuzzInputs(50);
    test::FuzzRun run("former journals");
    for (long i = 0; i < count; ++i) {
        const std::string text = test::changedText(random, seeds[random.below(2)]);
        const bool isFile = random.below(2) == 0;
        const Result<StoredDocument> stored = run.read(text, [&](const std::string& bytes) {
            return isFile ? readDocument(bytes, seeds[1]) : readDocument(std::nullopt, bytes);
        });
        if (!stored)
            continue;
        const Result<ImportedPuzzle> again = readNative(writeNative(stored->record));
        ASSERT_TRUE(again) << text;
        ASSERT_EQ(again->record.history, stored->record.history) << text << "\n"
                                                                 << writeNativeLine(stored->record) << "\n"
                                                                 << writeNativeLine(again->record);
    }
}

TEST(Journal, MutatedJournalsAreReadOrPassedOver) {
    RandomSource random(65);
    constexpr std::string_view kTelling = "0123456789{}[]\",:\n-r.";
    long readable = 0;
    const long count = test::fuzzInputs(150);
    test::FuzzRun run("journals");
    for (long i = 0; i < count; ++i) {
        const Life life = randomLife(random, 8);
        std::string journal = life.journal();
        for (std::uint32_t edits = 1 + random.below(6); edits > 0; --edits) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(journal.size()));
            switch (random.below(4)) {
            case 0: journal[at] = kTelling[random.below(static_cast<std::uint32_t>(kTelling.size()))]; break;
            case 1: journal.erase(at, 1 + random.below(20)); break;
            case 2:
                journal.insert(at, journal.substr(random.below(static_cast<std::uint32_t>(journal.size())), 40));
                break;
            default: journal[at] = static_cast<char>(random.below(256)); break;
            }
        }
        const bool hasFile = random.below(2) == 0;
        const std::optional<std::string> file = hasFile ? std::optional<std::string>(life.file(4)) : std::nullopt;
        const Result<StoredDocument> stored =
            run.read(journal, [&file](const std::string& lines) { return readDocument(file, lines); });
        if (hasFile) {
            ASSERT_TRUE(stored);
            EXPECT_GE(stored->record.revision, 4U);
        }
        if (!stored)
            continue;
        ++readable;
        // Whatever was read can be written and read again.
        const Result<ImportedPuzzle> again = readNative(writeNative(stored->record));
        ASSERT_TRUE(again) << journal;
        EXPECT_EQ(again->record.puzzle, stored->record.puzzle);
        EXPECT_EQ(again->record.history, stored->record.history) << journal;
        for (int cell = 0; cell < 81; ++cell)
            if (!stored->record.puzzle.givens.isBlank(Cell(cell))) {
                EXPECT_EQ(stored->record.history.state().at(Cell(cell)).digit, 0);
            }
    }
    EXPECT_GT(readable, count / 2);
}

}  // namespace
}  // namespace nonet
