// Boards as Penpa+'s links carry them.
#include "core/formats/importer.h"
#include "core/formats/json_members.h"
#include "core/formats/native/native_file.h"
#include "core/formats/penpa/deflated_text.h"
#include "core/formats/penpa/penpa_board.h"
#include "core/formats/penpa/penpa_reader.h"
#include "core/foundation/random_source.h"
#include "core/rules/rulebook.h"
#include "test_paths.h"
#include "tests/core/formats/changed_text.h"
#include "tests/core/formats/fuzz_run.h"
#include "tests/core/test_scale.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Made with zlib: a board of four with a thermometer, an arrow, a cage, a diagonal and words in a cell.
constexpr const char* kPacked =
    "bVFNa8MwDL3nVwRDbzr4I2lj30a7nMoKa2GsxpSWuqwsqyFNGHPIf5+ssLHDUPLyJCtPH7735/DeQ4GmKuAgkmlO73yeHoHRZLtr13iT7/"
    "2pPc7kMr+EvoWH"
    "vnsLrcm34cOfwvkLYH29+Tzc/"
    "EyumkS7zwCbuobLsbn7zE5a3GXDmA3x2QzxYKwbIW7NgPhkBiYqZiwTDCsjOmCSAnHv7x0DSUFMFZiqtExHeYnJKfZKIjWh"
    "JNwZa4UGyUEK5yAq9IsSChxYJX+F1SFywpJwTf89ovqihEoxgxUrDZpPTIEWxHBBP0yA1r9MTkyD4IuJStBJBlVfSHtJWBDOsR+"
    "FzcjUzMLETVoLbUGnySQD"
    "/WfgqbFxzKyopquC8v+vy6z7Bg==";
constexpr const char* kEdit = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";

std::string base64Of(const std::string& bytes) {
    constexpr std::string_view kSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char byte : bytes) {
        bits = (bits << 8) | static_cast<unsigned char>(byte);
        for (count += 8; count >= 6; count -= 6)
            text += kSigns[(bits >> (count - 6)) & 63U];
    }
    if (count > 0)
        text += kSigns[(bits << (6 - count)) & 63U];
    return text;
}

/// As deflate may leave it: blocks that are stored as they are.
std::string storedBlocks(const std::string& text) {
    constexpr std::size_t kLargest = 65'535;
    std::string packed;
    for (std::size_t at = 0; at == 0 || at < text.size(); at += kLargest) {
        const std::string block = text.substr(at, kLargest);
        packed += static_cast<char>(at + kLargest >= text.size() ? 1 : 0);
        const auto size = static_cast<unsigned>(block.size());
        for (const unsigned word : {size, ~size}) {
            packed += static_cast<char>(word & 0xffU);
            packed += static_cast<char>(word >> 8 & 0xffU);
        }
        packed += block;
    }
    return packed;
}

/// A board of so many rows and columns, with the layers of problem and answer.
struct Board {
    int rows = 9;
    int columns = 9;
    Json problem = Json::object();
    Json answer = Json::object();
    std::string type = "sudoku";
    /// Before and after the title.
    std::string flags = "0,0,0,0";
    /// Rows and columns of the canvas before the board.
    int before = 0;

    int point(int row, int column) const { return (row + 2 + before) * (columns + before + 4) + column + 2 + before; }
    int cells() const { return (rows + before + 4) * (columns + before + 4); }
    int corner(int row, int column) const { return cells() + point(row - 1, column - 1); }
    std::string at(int row, int column) const { return std::to_string(point(row, column)); }

    void drawBoxes(int boxRows, int boxColumns) {
        for (int row = boxRows; row < rows; row += boxRows)
            for (int column = 0; column < columns; ++column)
                line(corner(row, column), corner(row, column + 1));
        for (int column = boxColumns; column < columns; column += boxColumns)
            for (int row = 0; row < rows; ++row)
                line(corner(row, column), corner(row + 1, column));
    }
    void line(int from, int to, int style = 2) {
        problem["lineE"][std::to_string(from) + "," + std::to_string(to)] = style;
    }

    std::string text() const {
        Json list = Json::array();
        int last = 0;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                list.push_back(point(row, column) - last);
                last = point(row, column);
            }
        return type + "," + std::to_string(columns + before) + "," + std::to_string(rows + before) +
               ",38,0,1,1,0,0,84,84," + flags + ",Title: T,Author: A,S,R,OFF,false\n[0,0,0,0]\n{}\n" + problem.dump() +
               "\n" + answer.dump() + "\n" + list.dump() + "\n[]";
    }
    std::string link() const { return kEdit + base64Of(storedBlocks(text())); }
    ImportedPuzzle read() const {
        Result<ImportedPuzzle> read = readPenpa(link());
        EXPECT_TRUE(read) << read.error().subject;
        return read ? std::move(*read) : ImportedPuzzle();
    }
};

std::vector<Cell> cellsOf(std::initializer_list<int> numbers) { return {numbers.begin(), numbers.end()}; }

TEST(DeflatedText, IsUnpackedWithinItsBound) {
    EXPECT_EQ(base64Decoded("TWFu"), "Man");
    EXPECT_EQ(base64Decoded("TWE="), "Ma");
    EXPECT_EQ(base64Decoded("TWE"), "Ma");
    EXPECT_EQ(base64Decoded(""), "");
    EXPECT_FALSE(base64Decoded("TW-E"));
    const std::string text(200'000, 'x');
    EXPECT_EQ(inflatedRaw(storedBlocks(text), text.size()), text);
    EXPECT_FALSE(inflatedRaw(storedBlocks(text), text.size() - 1));
    EXPECT_EQ(inflatedRaw(storedBlocks(""), 0), "");
    EXPECT_FALSE(inflatedRaw(storedBlocks(text).substr(0, 1000), text.size()));
    EXPECT_FALSE(inflatedRaw("", 10));
    EXPECT_FALSE(inflatedRaw("no deflate", 10));
    // A hundred bytes that unpack to a thousand times as many are left at the bound.
    const std::string bomb = *base64Decoded("7cExAQAAAMKg2otvDQ+g" + std::string(128, 'A') + "gFcD");
    EXPECT_EQ(inflatedRaw(bomb, 100'000), std::string(100'000, 'x'));
    EXPECT_FALSE(inflatedRaw(bomb, 99'999));
}

TEST(Penpa, ShortFormsAreWrittenOut) {
    EXPECT_EQ(penpaExpanded("{zN:{},z1:zO,\"zZebra\":\"zZN\"}"), R"({"number":{},"numberS":null,"zebra":"zN"})");
    EXPECT_EQ(penpaExpanded("a z"), "a z");
    EXPECT_EQ(penpaExpanded("zzN"), "z\"number\"");
}

TEST(Penpa, ALinkIsReadHoweverItIsPassedOn) {
    std::string escaped = kPacked;
    for (const auto& [sign, code] : {std::pair("+", "%2B"), std::pair("/", "%2F"), std::pair("=", "%3D")})
        for (std::size_t at = escaped.find(sign); at != std::string::npos; at = escaped.find(sign, at + 1))
            escaped.replace(at, 1, code);
    const std::string solve = "https://swaroopg92.github.io/penpa-edit/?m=solve&p=";
    for (const std::string& text : {kEdit + std::string(kPacked), solve + kPacked, kEdit + escaped,
                                    "<" + solve + kPacked + ">", solve + kPacked + "&q=x"}) {
        const Result<ImportedPuzzle> read = importPuzzle(text);
        ASSERT_TRUE(read) << text << read.error().subject;
        EXPECT_EQ(read->format, FormatId::penpa);
        const PuzzleRecord& record = read->record;
        EXPECT_EQ(record.info.title, "Zebra, four");
        EXPECT_EQ(record.info.author, "Somebody");
        EXPECT_EQ(record.info.rules, "Line one\nline two");
        ASSERT_TRUE(record.puzzle.isRegular());
        EXPECT_EQ(record.puzzle.geometry(), Geometry(2, 2));
        EXPECT_EQ(record.puzzle.givens.digit(Cell(0)), Digit(1));
        EXPECT_EQ(record.puzzle.givens.filledCount(), 1);
        EXPECT_EQ(record.history.state().at(Cell(1)).digit, 2);
        const std::vector<Constraint>& all = record.puzzle.constraints();
        ASSERT_EQ(all.size(), 4U);
        EXPECT_EQ(all[0].kind, ConstraintKind::diagonals);
        EXPECT_EQ(all[0].values, std::vector{0});
        EXPECT_EQ(all[1].kind, ConstraintKind::thermometer);
        EXPECT_THAT(all[1].parts, ElementsAre(cellsOf({1, 2, 3})));
        EXPECT_EQ(all[2].kind, ConstraintKind::arrow);
        EXPECT_THAT(all[2].parts, ElementsAre(cellsOf({15}), cellsOf({14, 13})));
        EXPECT_EQ(all[3].kind, ConstraintKind::cage);
        EXPECT_EQ(all[3].value(), 5);
        EXPECT_THAT(all[3].parts, ElementsAre(cellsOf({8, 12})));
        // "zest" is no digit.
        EXPECT_THAT(read->warnings, ElementsAre(ImportWarning::drawingsDropped));
        EXPECT_EQ(readNative(writeNativeLine(record))->record, record);
    }
    EXPECT_EQ(importPuzzle(std::string("Look: ") + kEdit + kPacked)->warnings.back(), ImportWarning::textIgnored);
    EXPECT_EQ(importPuzzle(std::string(kEdit) + kPacked, FormatId::penpa)->format, FormatId::penpa);
}

TEST(Penpa, ASettersPuzzleIsReadAsItIs) {
    std::ifstream file(std::string(NONET_SHARED_DATA) + "/formats/penpa_urls.txt");
    if (!file)
        GTEST_SKIP() << "the setters' puzzles are on another machine";
    int count = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.find("p=") == std::string::npos)
            continue;
        const Result<ImportedPuzzle> read = importPuzzle(line);
        ASSERT_TRUE(read) << line.substr(0, 80) << read.error().subject << read.error().reason;
        EXPECT_EQ(read->format, FormatId::penpa);
        EXPECT_EQ(read->record.info.title, "Test 6x6");
        EXPECT_EQ(read->record.puzzle.shape(), BoardShape::square(6));
        ++count;
    }
    EXPECT_GT(count, 0);
}

TEST(Penpa, RegionsAreWhatThickLinesCut) {
    Board boxes;
    boxes.drawBoxes(3, 3);
    const ImportedPuzzle read = boxes.read();
    EXPECT_TRUE(read.record.puzzle.isClassic());
    EXPECT_THAT(read.warnings, IsEmpty());
    // Thin lines cut nothing, and are drawings.
    Board thin{4, 4};
    thin.line(thin.corner(2, 0), thin.corner(2, 1), 1);
    EXPECT_EQ(thin.read().record.puzzle.layout().grids[0].regions.regionCount(), 0);
    EXPECT_THAT(thin.read().warnings, ElementsAre(ImportWarning::drawingsDropped));
    // A piece that is too large or too small is no region: one row of four, and the rest.
    Board row{4, 4};
    for (int column = 0; column < 4; ++column)
        row.line(row.corner(1, column), row.corner(1, column + 1));
    const RegionMap regions = row.read().record.puzzle.layout().grids[0].regions;
    EXPECT_EQ(regions.toText(), "1111............");
    // Clues stand in the rows and columns before the board.
    Board framed{4, 4};
    framed.before = 1;
    framed.drawBoxes(2, 2);
    EXPECT_EQ(framed.read().record.puzzle.geometry(), Geometry(2, 2));
    // A line across a cell is none.
    Board crossed{4, 4};
    crossed.drawBoxes(2, 2);
    crossed.line(crossed.corner(0, 0), crossed.corner(1, 1));
    EXPECT_EQ(crossed.read().record.puzzle.geometry(), Geometry(2, 2));
    EXPECT_THAT(crossed.read().warnings, ElementsAre(ImportWarning::drawingsDropped));
}

TEST(Penpa, DigitsGivenAndEntered) {
    Board board{4, 4};
    board.drawBoxes(2, 2);
    board.problem["number"] = {{board.at(0, 0), {"1", 1, "1"}},
                               {board.at(0, 1), {Json::array({0, 1, 0, 0, 0, 0, 0, 0, 0, 0}), 1, "7"}}};
    board.answer["number"] = {
        {board.at(0, 0), {"4", 9, "1"}}, {board.at(1, 1), {"3", 9, "1"}}, {board.at(1, 0), {"24", 9, "6"}}};
    board.answer["numberS"] = {{std::to_string(4 * board.cells() + 4 * board.point(2, 2) + 1), {"13", 9}}};
    const ImportedPuzzle read = board.read();
    const PuzzleRecord& record = read.record;
    EXPECT_EQ(record.puzzle.givens.digit(Cell(0)), Digit(1));
    EXPECT_EQ(record.puzzle.givens.digit(Cell(1)), Digit(2));
    EXPECT_EQ(record.puzzle.givens.filledCount(), 2);
    EXPECT_EQ(record.history.state().at(Cell(0)).digit, 0) << "a given stays";
    EXPECT_EQ(record.history.state().at(Cell(5)).digit, 3);
    EXPECT_EQ(record.history.state().at(Cell(4)).centre, (DigitSet{Digit(2), Digit(4)}));
    EXPECT_EQ(record.history.state().at(Cell(10)).corner, (DigitSet{Digit(1), Digit(3)}));
    EXPECT_THAT(read.warnings, IsEmpty());
    EXPECT_EQ(record.info.source, "S");
    // What is a sum in a cage is none without it.
    board.problem["numberS"] = {{std::to_string(4 * board.cells() + 4 * board.point(2, 2)), {"9", 1}}};
    EXPECT_THAT(board.read().warnings, ElementsAre(ImportWarning::drawingsDropped));
    board.problem["killercages"] = Json::array({{board.point(2, 2), board.point(2, 3)}});
    board.problem["cage"] = {{"1,2", 10}};
    EXPECT_THAT(board.read().warnings, IsEmpty());
    EXPECT_EQ(board.read().record.puzzle.constraints().front().value(), 9);
}

TEST(Penpa, AFilledAnswerIsTheSolution) {
    const std::string digits = "1234341221434321";
    Board board{4, 4};
    board.drawBoxes(2, 2);
    board.problem["number"] = {{board.at(0, 0), {"1", 1, "1"}}};
    for (int i = 1; i < 16; ++i)
        board.answer["number"][board.at(i / 4, i % 4)] = {std::string(1, digits[static_cast<std::size_t>(i)]), 9, "1"};
    const PuzzleRecord filled = board.read().record;
    ASSERT_TRUE(filled.solution);
    EXPECT_EQ(filled.history.state(), PlayState(filled.puzzle.shape()));
    // So is the answer that the link checks.
    board.answer = Json::object();
    Json checked = Json::array({Json::array(), Json::array(), Json::array(), Json::array(), Json::array()});
    for (int i = 0; i < 16; ++i)
        checked[4].push_back(board.at(i / 4, i % 4) + "," + digits[static_cast<std::size_t>(i)]);
    const Result<ImportedPuzzle> read = readPenpa(board.link() + "&a=" + base64Of(storedBlocks(checked.dump())));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.solution, filled.solution);
    EXPECT_FALSE(readPenpa(board.link() + "&a=abc")->record.solution);
}

TEST(Penpa, ArrowsOfOneCircleAreOne) {
    Board board{4, 4};
    const auto points = [&board](std::initializer_list<int> cells) {
        Json list = Json::array();
        for (const int cell : cells)
            list.push_back(board.point(cell / 4, cell % 4));
        return list;
    };
    board.problem["arrows"] = Json::array({points({0, 1, 2}), points({5, 6}), points({0, 4}), points({9}), nullptr});
    board.problem["thermo"] = Json::array({points({0}), Json::array(), points({3, 7})});
    const ImportedPuzzle read = board.read();
    const std::vector<Constraint>& all = read.record.puzzle.constraints();
    ASSERT_EQ(all.size(), 3U);
    EXPECT_THAT(all[0].parts, ElementsAre(cellsOf({3, 7})));
    EXPECT_THAT(all[1].parts, ElementsAre(cellsOf({0}), cellsOf({1, 2}), cellsOf({4})));
    EXPECT_THAT(all[2].parts, ElementsAre(cellsOf({5}), cellsOf({6})));
    EXPECT_THAT(read.warnings, ElementsAre(ImportWarning::drawingsDropped));
}

TEST(Penpa, OddLinksAreRefused) {
    const auto faultOf = [](const std::string& link) {
        const Result<ImportedPuzzle> read = importPuzzle(link);
        EXPECT_FALSE(read) << link.substr(0, 80);
        return read ? Error{} : read.error();
    };
    EXPECT_EQ(faultOf(std::string(kEdit) + std::string(kPacked).substr(0, 200)).detail, ErrorDetail::damagedLink);
    EXPECT_EQ(faultOf(std::string(kEdit) + "1234").detail, ErrorDetail::damagedLink);
    EXPECT_EQ(faultOf(std::string(kEdit)).detail, ErrorDetail::damagedLink);
    Board hexes;
    hexes.type = "hex";
    EXPECT_EQ(faultOf(hexes.link()).code, ErrorCode::unsupportedVariant);
    Board large{37, 37};
    EXPECT_EQ(faultOf(large.link()).subject, "centerlist");
    const auto linkOf = [](const std::string& text) { return kEdit + base64Of(storedBlocks(text)); };
    EXPECT_EQ(faultOf(linkOf("sudoku,9,9\n[]\n{}\n")).subject, "p");
    EXPECT_EQ(faultOf(linkOf("sudoku,999999,9\n[]\n{}\n{}\n{}\n[30]\n")).subject, "size");
    EXPECT_EQ(faultOf(linkOf("sudoku,9\n[]\n{}\n{}\n{}\n[30]\n")).subject, "size");
    EXPECT_EQ(faultOf(linkOf("sudoku,9,9\n[]\n{}\n[]\n{}\n[30]\n")).subject, "pu_q");
    EXPECT_EQ(faultOf(linkOf("sudoku,9,9\n[]\n{}\n{}\n3\n[30]\n")).subject, "pu_a");
    EXPECT_EQ(faultOf(linkOf("sudoku,9,9\n[]\n{}\n{}\n{}\n[]\n")).subject, "centerlist");
    EXPECT_EQ(faultOf(linkOf("sudoku,9,9\n[]\n{}\n{}\n{}\n[-1]\n")).subject, "centerlist");
    EXPECT_EQ(faultOf(linkOf("sudoku,9,9\n[]\n{}\n{\n{}\n[30]\n")).code, ErrorCode::badJson);
    EXPECT_EQ(faultOf(linkOf("sudoku,9,9\n[]\n{}\n" + std::string(1000, '[') + "\n{}\n[30]\n")).code,
              ErrorCode::nestedTooDeep);
    Board bytes{4, 4};
    bytes.flags = "0,0,0,0,Title: \x80";
    EXPECT_EQ(bytes.read().record.info.title, "\xef\xbf\xbd");
    EXPECT_FALSE(readPenpa("no link"));
    EXPECT_FALSE(readPenpa(""));
}

TEST(Penpa, ChangedTextDoesNoHarm) {
    RandomSource random(42);
    const std::string whole = penpaExpanded(*inflatedRaw(*base64Decoded(kPacked), 10'000));
    static constexpr std::string_view telling = "0123456789-,:{}[]\"z\n\x80";
    const long count = test::fuzzInputs(20);
    std::size_t readCount = 0;
    test::FuzzRun run("Penpa");
    for (long i = 0; i < count; ++i) {
        const std::string text = test::changedText(random, whole, telling);
        std::string packed = storedBlocks(text);
        if (i % 4 == 0)
            packed[random.below(static_cast<std::uint32_t>(packed.size()))] = static_cast<char>(random.below(256));
        const Result<ImportedPuzzle> read =
            run.read(kEdit + base64Of(packed), [](const std::string& link) { return importPuzzle(link); });
        if (!read)
            continue;
        ++readCount;
        const PuzzleRecord& record = read->record;
        record.puzzle.rulebook().broken(record.puzzle.givens);
        const Result<ImportedPuzzle> again = readNative(writeNativeLine(record));
        ASSERT_TRUE(again) << text;
        ASSERT_EQ(again->record, record) << text;
    }
    if (count > 1000) {
        EXPECT_GT(readCount, static_cast<std::size_t>(count) / 20);
    }
}

TEST(PenpaBoard, PointsAreCountedWithTheRim) {
    const PenpaCanvas canvas(9, 9);
    EXPECT_EQ(canvas.pointCount(), 169);
    EXPECT_EQ(canvas.firstQuarter(54), 892);
    EXPECT_EQ(canvas.cellOfQuarter(892), 54);
    EXPECT_EQ(canvas.cellOfQuarter(895), 54);
    EXPECT_EQ(canvas.cellOfQuarter(4 * (54 + 2 * 169)), 54);
    EXPECT_EQ(canvas.cellOfQuarter(168), std::nullopt);
    EXPECT_EQ(canvas.place(54), std::pair(4, 2));
}

}  // namespace
}  // namespace nonet
