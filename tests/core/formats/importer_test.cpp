#include "core/formats/exporter.h"
#include "core/formats/importer.h"
#include "random_records.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Well known: the puzzle of Wikipedia's article.
const std::string kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string withBlanks(char blank) {
    std::string line = kPuzzle;
    std::replace(line.begin(), line.end(), '.', blank);
    return line;
}

std::string rows(const std::string& before, const std::string& between, const std::string& after) {
    std::string text = before;
    for (std::size_t row = 0; row < 9; ++row)
        text += (row > 0 ? between : "") + kPuzzle.substr(row * 9, 9);
    return text + after;
}

/// The cells of each row spaced out by a text.
std::string spaced(const std::string& gap, const std::string& rowStart, const std::string& rowEnd) {
    std::string text;
    for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
        text += i % 9 == 0 ? rowStart : gap;
        text += kPuzzle[i];
        text += i % 9 == 8 ? rowEnd : "";
    }
    return text;
}

void expectPuzzle(const std::string& text, const char* name) {
    const Result<ImportedPuzzle> imported = importPuzzle(text);
    ASSERT_TRUE(imported) << name << "\n" << text;
    EXPECT_EQ(toLine(imported->record.puzzle.givens), kPuzzle) << name << "\n" << text;
    EXPECT_FALSE(imported->record.puzzle.startCandidates) << name;
}

Error failure(const std::string& text) {
    const Result<ImportedPuzzle> imported = importPuzzle(text);
    EXPECT_FALSE(imported) << text;
    return imported ? Error() : imported.error();
}

TEST(Importer, TakesEveryBlank) {
    for (const char blank : {'.', '0', '-', '*', 'x', 'X', '_', ' '})
        expectPuzzle(withBlanks(blank), std::string(1, blank).c_str());
}

TEST(Importer, TakesLinesAsTheyStandInFilesAndMessages) {
    const std::pair<const char*, std::string> texts[] = {
        {"byte order mark", "\xef\xbb\xbf" + kPuzzle},
        {"CRLF", kPuzzle + "\r\n"},
        {"CR", "\r" + kPuzzle + "\r"},
        {"no-break spaces", "\xc2\xa0" + kPuzzle + "\xc2\xa0"},
        {"quotes", "\"" + kPuzzle + "\""},
        {"code fence", "```\n" + kPuzzle + "\n```\n"},
        {"spaces", "   " + kPuzzle + "  \n\n"},
        {"comment", kPuzzle + "# a comment with 123"},
        {"rating", kPuzzle + "\t7.2\t1.2"},
        {"csv", "easy,12,\"" + kPuzzle + "\",3.4"},
        {"taxonomy", "99480,99408,114,1895," + kPuzzle + ",Name,20.00s,0,C21"},
        {"exchange", "00000a1b2c3d " + withBlanks('0') + "  1.2"},
        {"nine groups", rows("", " ", "")},
        {"shortened rows", "53..7*,6..195*,.98....6*,8...6...3,4..8.3..1,7...2...6,.6....28*,...419..5,....8..79"},
    };
    for (const auto& [name, text] : texts)
        expectPuzzle(text, name);
}

TEST(Importer, TakesGridsAsPeopleDrawThem) {
    const std::pair<const char*, std::string> texts[] = {
        {"plain rows", rows("", "\n", "\n")},
        {"double-spaced rows", rows("", "\n\n", "\n")},
        {"quoted rows", rows("> ", "\n> ", "\n")},
        {"spaced cells", spaced(" ", "", "\n")},
        {"table", spaced(" | ", "| ", " |\n")},
        {"array", spaced(",", "{", "},\n")},
        {"tabs", spaced("\t", "", "\n")},
        {"box drawing", "┌─────────┐\n" + spaced("", "│", "│\n") + "└─────────┘\n"},
        {"SudoCue header", "#AMe\n#DName\n" + rows("", "\n", "\n")},
        {"section", "[Puzzle]\n" + rows("", "\n", "\n")},
        {"trailer", rows("*-----------*\n|", "|\n|", "|\n*-----------*\n Simple Sudoku\n  Version 4.2n\n")},
    };
    for (const auto& [name, text] : texts)
        expectPuzzle(text, name);
    std::string dashes = rows("", "\n", "\n");
    std::replace(dashes.begin(), dashes.end(), '.', '-');
    expectPuzzle(dashes, "dashes as blanks");
    std::string emptyCells = spaced("\t", "", "\n");
    emptyCells.erase(std::remove(emptyCells.begin(), emptyCells.end(), '.'), emptyCells.end());
    expectPuzzle(emptyCells, "empty table cells");
}

TEST(Importer, DropsRowAndColumnLabels) {
    std::string letters;
    std::string numbers = "   1 2 3 4 5 6 7 8 9\n";
    for (std::size_t row = 0; row < 9; ++row) {
        letters += std::string(1, static_cast<char>('A' + row)) + " " + kPuzzle.substr(row * 9, 9) + "\n";
        numbers += std::to_string(row + 1) + "  " + kPuzzle.substr(row * 9, 9) + "\n";
    }
    expectPuzzle(letters, "letters");
    expectPuzzle(numbers, "numbers");
}

TEST(Importer, ReadsSudoCuesHeader) {
    const Result<ImportedPuzzle> imported = importPuzzle("#AMe\n#DName\n#SHere\n#LEasy\n" + rows("", "\n", "\n"));
    ASSERT_TRUE(imported);
    EXPECT_EQ(imported->record.info, (PuzzleInfo{"Name", "Me", "", "", "Here", {"Easy"}}));
    EXPECT_TRUE(imported->warnings.empty());
}

TEST(Importer, ReadsSimpleSudokusPlayLines) {
    const Result<ImportedPuzzle> imported = importPuzzle(rows("", "\n", "\n") + "\nI024\nE03001\nE03002\n");
    ASSERT_TRUE(imported);
    const PlayState& state = imported->record.history.state();
    EXPECT_EQ(state.at(Cell(2)).digit, 4);
    EXPECT_EQ(state.at(Cell(3)).struck, (DigitSet{Digit(1), Digit(2)}));
}

TEST(Importer, WarnsOfWhatItPassedOver) {
    EXPECT_THAT(importPuzzle(kPuzzle)->warnings, testing::IsEmpty());
    EXPECT_THAT(importPuzzle("Try this one: " + kPuzzle)->warnings, testing::ElementsAre(ImportWarning::textIgnored));
    EXPECT_THAT(importPuzzle(kPuzzle + "\n" + kPuzzle)->warnings,
                testing::ElementsAre(ImportWarning::morePuzzlesFollow));
}

TEST(Importer, TakesTheLinkToABoardThatAPostShows) {
    PuzzleRecord record;
    record.puzzle = importPuzzle(kPuzzle)->record.puzzle;
    record.history = History(PlayState(record.puzzle.shape()));
    Layout layout = record.puzzle.layout();
    Constraint& taxicab = layout.constraints.emplace_back();
    taxicab.kind = ConstraintKind::taxicab;
    record.puzzle.setLayout(layout);
    const std::string link = "\nPlay it: " + *exportPuzzle(record, FormatId::sudokupad);
    const std::string board = "Mine\n\n[code]\n" + *exportPuzzle(record, FormatId::grid) + "\n[/code]\n";
    for (const std::string& between : {std::string(), rows("\n", "\n", "\n")}) {
        const Result<ImportedPuzzle> read = importPuzzle(board + between + link);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->format, FormatId::fpuzzles);
        EXPECT_EQ(read->record.puzzle, record.puzzle);
        EXPECT_THAT(read->warnings, testing::ElementsAre(ImportWarning::textIgnored));
    }
    // Of another puzzle it is just one more.
    std::string other = board;
    other.replace(other.find('5'), 1, ".");
    EXPECT_NE(importPuzzle(other + link)->format, FormatId::fpuzzles);
    EXPECT_THAT(importPuzzle(other + link)->warnings, testing::Contains(ImportWarning::morePuzzlesFollow));
}

TEST(Importer, WarnsOfASecondPuzzleOnTheLineButNotOfItsSolution) {
    const auto warnings = [](const std::string& line) { return importPuzzle(line)->warnings; };
    std::string other = kPuzzle;
    std::ranges::reverse(other);
    const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    EXPECT_THAT(warnings(kPuzzle + " " + other), testing::ElementsAre(ImportWarning::morePuzzlesFollow));
    // What canonical prints, to be piped on.
    EXPECT_THAT(warnings(kPuzzle + "\t" + other + "\t1"), testing::ElementsAre(ImportWarning::textIgnored));
    EXPECT_THAT(warnings("a,b\t" + kPuzzle + ",7.1," + other), testing::ElementsAre(ImportWarning::textIgnored));
    for (const char* rest : {" 7.1", "\thard\t606", " ; by Nobody, 2010", ",25,7.1/1.2/1.2"})
        EXPECT_THAT(warnings(kPuzzle + rest), testing::ElementsAre(ImportWarning::textIgnored)) << rest;
    EXPECT_THAT(warnings(kPuzzle + "," + solution), testing::ElementsAre(ImportWarning::textIgnored));
    EXPECT_THAT(warnings(kPuzzle + " # " + "ER 7.1"), testing::IsEmpty());
    EXPECT_THAT(warnings(kPuzzle.substr(0, 40) + " " + kPuzzle.substr(40)), testing::IsEmpty());
}

TEST(Importer, SetsALoneCandidateOnlyWhereNoPeerHasIt) {
    std::string groups;
    for (int i = 0; i < 81; ++i)
        groups += i == 0 ? "1 " : i == 40 ? "7 " : i == 80 ? ". " : i == 1 ? "12 " : "234568 ";
    std::string text;
    for (std::size_t at = 0, i = 0; i < 81; ++i) {
        const std::size_t end = groups.find(' ', at);
        text += groups.substr(at, end - at) + (i % 9 == 8 ? "\n" : " ");
        at = end + 1;
    }
    const Result<ImportedPuzzle> imported = importPuzzle(text);
    ASSERT_TRUE(imported);
    EXPECT_EQ(imported->format, FormatId::candidateGrid);
    EXPECT_EQ(imported->record.puzzle.givens.filledCount(), 1);
    EXPECT_EQ(imported->record.puzzle.givens.valueAt(Cell(40)), 7);
    EXPECT_EQ(imported->record.puzzle.startCandidates->at(Cell(0)), DigitSet(Digit(1)));
    EXPECT_TRUE(imported->record.puzzle.startCandidates->at(Cell(80)).isEmpty());
    EXPECT_THAT(imported->warnings, testing::ElementsAre(ImportWarning::someMarksConflict));
}

TEST(Importer, TellsHowManyCellsItFound) {
    Error error = failure(kPuzzle + "1");
    EXPECT_EQ(error.code, ErrorCode::tooManyCells);
    EXPECT_EQ(error.found, 82);
    EXPECT_EQ(error.expected, 81);
    EXPECT_EQ(failure(std::string(82, '3')).code, ErrorCode::tooManyCells);
    error = failure("\n" + kPuzzle.substr(1));
    EXPECT_EQ(error.code, ErrorCode::tooFewCells);
    EXPECT_EQ(error.found, 80);
    EXPECT_EQ(error.line, 2);
    EXPECT_EQ(failure("123").code, ErrorCode::tooFewCells);
}

TEST(Importer, NamesTheRowWithACellTooManyOrTooFew) {
    std::string text = rows("", "\n", "\n");
    text.insert(text.find('\n', 30), "1");
    Error error = failure(text);
    EXPECT_EQ(error.code, ErrorCode::tooManyCells);
    EXPECT_EQ(error.found, 82);
    EXPECT_EQ(error.line, 4);
    text = rows("", "\n", "\n");
    text.erase(50, 1);
    error = failure(text);
    EXPECT_EQ(error.code, ErrorCode::tooFewCells);
    EXPECT_EQ(error.found, 80);
    EXPECT_EQ(error.line, 6);
    error = failure(rows("", "\n", "\n").substr(0, 80));
    EXPECT_EQ(error.code, ErrorCode::tooFewCells);
    EXPECT_EQ(error.found, 72);
}

TEST(Importer, PointsAtABadSymbol) {
    std::string line = kPuzzle;
    line[40] = 'q';
    Error error = failure("\n\n" + line);
    EXPECT_EQ(error.code, ErrorCode::badSymbol);
    EXPECT_EQ(error.subject, "q");
    EXPECT_EQ(error.line, 3);
    EXPECT_EQ(error.column, 41);
    std::string grid = rows("", "\n", "\n");
    grid.replace(33, 1, "é");
    error = failure(grid);
    EXPECT_EQ(error.code, ErrorCode::badSymbol);
    EXPECT_EQ(error.subject, "é");
    EXPECT_EQ(error.line, 4);
    EXPECT_EQ(error.column, 4);
}

TEST(Importer, RefusesTwoDifferentBlanks) {
    std::string line = kPuzzle;
    line[2] = '0';
    const Error error = failure(line);
    EXPECT_EQ(error.code, ErrorCode::mixedBlanks);
    EXPECT_EQ(error.subject, "0.");
    std::string grid = rows("", "\n", "\n");
    grid[2] = '*';
    EXPECT_EQ(failure(grid).code, ErrorCode::mixedBlanks);
}

TEST(Importer, FindsTheFaultOfALibraryLine) {
    const std::string good = ":0300:7:" + kPuzzle + ":::436:";
    EXPECT_TRUE(importPuzzle(good));
    EXPECT_EQ(failure(":0300:7:" + kPuzzle + ":4 6::").code, ErrorCode::badTriple);
    EXPECT_EQ(failure(":0300:7:" + kPuzzle + ":436:40:").subject, "40");
    EXPECT_EQ(failure(":0300:7:" + kPuzzle + "1:::").found, 82);
    EXPECT_EQ(failure(":0300:7:" + kPuzzle.substr(2) + ":::").code, ErrorCode::tooFewCells);
    EXPECT_EQ(failure(":0300:7:q" + kPuzzle.substr(1) + ":::").code, ErrorCode::badSymbol);
    EXPECT_EQ(failure(":0300:7:" + kPuzzle + "::").subject, "placements");
}

TEST(Importer, FindsTheFaultOfASukaku) {
    RandomSource random(21);
    const std::string good = *exportPuzzle(randomPosition(random), FormatId::sukaku);
    EXPECT_TRUE(importPuzzle(good));
    EXPECT_EQ(failure(good.substr(1)).found, 728);
    EXPECT_EQ(failure(good + ".").code, ErrorCode::tooManyCells);
    std::string bad = good;
    bad[100] = '1';
    const Error error = failure(bad);
    EXPECT_EQ(error.code, ErrorCode::badSymbol);
    EXPECT_EQ(error.column, 101);
    EXPECT_EQ(error.detail, ErrorDetail::pencilMarks);
    EXPECT_EQ(failure(bad + ",1.2,1.2"), error) << "whatever stands behind it";
    EXPECT_EQ(failure(good.substr(1) + ",1.2,1.2").found, 728);
}

TEST(Importer, ReadsASukakuWithWhatStandsAroundIt) {
    RandomSource random(23);
    const std::string line = *exportPuzzle(randomPosition(random), FormatId::sukaku);
    const PuzzleRecord plain = importPuzzle(line)->record;
    struct Sample {
        std::string text;
        bool hasMore;
    };
    for (const Sample& each : {Sample{line + ",6.6,1.5,1.5", true}, Sample{line + "\t7.1", true},
                               Sample{"12;" + line, true}, Sample{"\"" + line + "\",1.2", true},
                               Sample{line + " # found on a walk", false}, Sample{"'" + line + "'", false}}) {
        const Result<ImportedPuzzle> imported = importPuzzle(each.text);
        ASSERT_TRUE(imported) << each.text;
        EXPECT_EQ(imported->format, FormatId::sukaku);
        EXPECT_EQ(imported->record, plain) << each.text;
        EXPECT_EQ(std::ranges::count(imported->warnings, ImportWarning::textIgnored), each.hasMore ? 1 : 0)
            << each.text;
    }
    for (const char blank : {'0', '-', '*', '_', 'x', 'X'}) {
        std::string text = line;
        std::ranges::replace(text, '.', blank);
        ASSERT_TRUE(importPuzzle(text)) << blank;
        EXPECT_EQ(importPuzzle(text)->record, plain) << blank;
        EXPECT_EQ(importPuzzle(text + ",1.2")->record, plain) << blank;
        EXPECT_EQ(importPuzzle(text, FormatId::sukaku)->record, plain) << blank;
    }
    EXPECT_FALSE(importPuzzle("# " + line));
}

TEST(Importer, ReadsSukakuOverSeveralLines) {
    RandomSource random(22);
    const std::string line = *exportPuzzle(randomPosition(random), FormatId::sukaku);
    const PuzzleRecord whole = importPuzzle(line)->record;
    for (const std::size_t perLine : {9U, 81U, 243U}) {
        std::string text;
        for (std::size_t i = 0; i < line.size(); ++i)
            text += line[i] + std::string(i % perLine == perLine - 1 ? "\n" : i % 9 == 8 ? " " : "");
        const Result<ImportedPuzzle> imported = importPuzzle(text);
        ASSERT_TRUE(imported) << perLine;
        EXPECT_EQ(imported->format, FormatId::sukaku);
        EXPECT_EQ(imported->record, whole);
    }
}

TEST(Importer, DoesNotReadProseAsAPuzzle) {
    const std::string texts[] = {
        "",
        " \n\t\n",
        "Call 555 123 4567 or 0800-1234567 before 9.30, x marks the spot.",
        "1. First do this\n2. Then do that\n3. And 4 more\n" + std::string(81, '-') + "\n" + std::string(81, '*'),
        "It is 3.14159265358979323846.",
        "int main() { return 0; }\n// 123456789\n",
        "2024-01-01,17,18,19\n2024-01-02,20,21,22\n",
        std::string(300, 'x'),
        std::string("\0\0\0\0", 4),
        "<html><body>53..7....6</body></html>",
    };
    for (const std::string& text : texts)
        EXPECT_EQ(failure(text).code, ErrorCode::notAPuzzle) << text;
    EXPECT_EQ(failure("  Hello there").subject, "Hello there");
}

TEST(Importer, SaysWhatIsWrongWithASettersBoardAndNotWithAFileOfOurs) {
    const auto subjectOf = [](std::string_view text) {
        const Result<ImportedPuzzle> read = importPuzzle(text);
        return read ? std::string("read") : read.error().subject;
    };
    EXPECT_EQ(subjectOf(R"({"size":1000000,"grid":[]})"), "size");
    EXPECT_EQ(subjectOf(R"({"size":9,"grid":[],"killercage":[{"cells":["R0C999"],"value":"9"}]})"), "grid");
    EXPECT_EQ(subjectOf(R"({"cells":[]})"), "cells");
    EXPECT_EQ(subjectOf(R"({"title":"T"})"), "nonet");
}

TEST(Importer, KnowsALargerBoardByItsSize) {
    const auto rows = [](int side, const std::string& row) {
        std::string text;
        for (int i = 0; i < side; ++i)
            text += row + '\n';
        return text;
    };
    const std::pair<std::string, int> boards[] = {
        {std::string(256, '.'), 16},
        {std::string(255, '.') + '7', 16},
        {std::string(256, '0'), 16},
        {rows(16, "0123456789ABCDEF"), 16},
        {rows(16, "1.3.5.7.9.B.D.FG"), 16},
        {"+----+----+----+----+\n" + rows(16, "|1..4|.6.8|9A..|..FG|"), 16},
        {rows(16, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"), 16},
        {rows(12, "1..4..7..A.C"), 12},
        {rows(25, "A...E.G.....M.O........XY"), 25},
    };
    for (const auto& [text, side] : boards) {
        const Error error = failure(text);
        EXPECT_EQ(error.code, ErrorCode::unsupportedSize) << text;
        EXPECT_EQ(error.found, side) << text;
    }
    EXPECT_NE(failure(std::string(255, '.')).code, ErrorCode::unsupportedSize);
    EXPECT_NE(failure(std::string(256, 'z')).code, ErrorCode::unsupportedSize);
}

}  // namespace
}  // namespace nonet
