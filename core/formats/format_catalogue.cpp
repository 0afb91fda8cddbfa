#include "core/formats/format_catalogue.h"

#include "core/board/classic.h"
#include "core/formats/data_reader.h"
#include "core/formats/fpuzzles/fpuzzles_reader.h"
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/iss/iss_reader.h"
#include "core/formats/iss/iss_writer.h"
#include "core/formats/native/native_file.h"
#include "core/formats/penpa/penpa_reader.h"
#include "core/formats/regions/region_reader.h"
#include "core/formats/sudokumaker/sudokumaker_reader.h"
#include "core/formats/sudokupad/sudokupad_reader.h"
#include "core/formats/sudokupad/sudokupad_writer.h"
#include "core/formats/text/grid_text.h"
#include "core/formats/text/library_line.h"
#include "core/formats/text/puzzle_line.h"
#include "core/formats/text/sukaku.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

constexpr unsigned long long bits(std::initializer_list<ExportLoss> losses) {
    unsigned long long all = 0;
    for (const ExportLoss loss : losses)
        all |= 1ULL << static_cast<unsigned>(loss);
    return all;
}

using enum ExportLoss;

/// What stands around a position is in the native file alone.
constexpr unsigned long long kAround = bits({marks, history, information, constraints, boxes, drawings});
constexpr ExportLosses kNothing{};
constexpr ExportLosses kPosition{kAround};
constexpr ExportLosses kDigits{kAround | bits({struckCandidates, startCandidates})};
constexpr ExportLosses kCandidates{kAround | bits({givensNotTold, openSingles})};

constexpr ExportLosses kLink{bits({struckCandidates, startCandidates, history, sourceTagsAndTime, someConstraints,
                                   coloursAndLinks, someDrawings, hiddenRules, drawnRules, otherSymbols})};

constexpr ExportLosses kIss{bits({givensNotTold, struckCandidates, startCandidates, marks, history, information,
                                  someConstraints, drawings, hiddenRules})};

std::optional<Error> needsNine(const Puzzle& puzzle) {
    const BoardShape& shape = puzzle.shape();
    const auto refused = [](ErrorDetail what) { return Error{.code = ErrorCode::unsupportedVariant, .detail = what}; };
    if (shape.rows() != shape.columns() || shape.holeCount() > 0)
        return refused(ErrorDetail::shape);
    if (shape.rows() != classic::kSide)
        return Error{.code = ErrorCode::unsupportedSize, .found = shape.rows(), .expected = classic::kSide};
    if (puzzle.symbols() != SymbolSet())
        return refused(ErrorDetail::symbols);
    return std::nullopt;
}

std::optional<Error> takesAll(const Puzzle&) { return std::nullopt; }

std::string writeUnmarkedCandidates(const PuzzleRecord& record) { return writeCandidateGrid(record); }

constexpr DataReader kFpuzzles{isFpuzzlesData, fpuzzlesFromJson};
constexpr DataReader kSudokuPad{isSudokuPadData, sudokuPadFromJson};
constexpr DataReader kSudokuMaker{isSudokuMakerData, sudokuMakerFromJson};
constexpr DataReader kNative{isNativeData, nativeFromJson};

// clang-format off
constexpr std::array kCatalogue = std::to_array<FormatRow>({
    {FormatId::line,          "line",        "txt sdm opensudoku", FormatText::line,        readPuzzleLine,  nullptr,       writePuzzleLine,         3, needsNine, kDigits},
    {FormatId::grid,          "grid",        "sdk ss sudoku",      FormatText::block,       readGridText,    nullptr,       writeGridText,           4, needsNine, kPosition},
    {FormatId::candidateGrid, "candidates",  "txt",                FormatText::block,       readGridText,    nullptr,       writeUnmarkedCandidates, 4, needsNine, kCandidates},
    {FormatId::sukaku,        "sukaku",      "txt",                FormatText::lineOrBlock, readSukaku,      nullptr,       writeSukaku,             2, needsNine, kCandidates},
    {FormatId::libraryLine,   "library",     "txt",                FormatText::line,        readLibraryLine, nullptr,       writeLibraryLine,        1, needsNine, kPosition},
    {FormatId::fpuzzles,      "fpuzzles",    "txt",                FormatText::line,        nullptr,         &kFpuzzles,    writeFpuzzles,           3, fpuzzlesRefusal, kLink},
    {FormatId::sudokupad,     "sudokupad",   "txt",                FormatText::line,        nullptr,         &kSudokuPad,   writeSudokuPadLink,      2, fpuzzlesRefusal, kLink},
    {FormatId::iss,           "iss",         "txt",                FormatText::line,        readIssLine,     nullptr,       writeIss,                0, issRefusal, kIss},
    {FormatId::sudokumaker,   "sudokumaker", "json",               FormatText::line,        nullptr,         &kSudokuMaker, nullptr,                 1, takesAll, kNothing},
    {FormatId::penpa,         "penpa",       "txt",                FormatText::line,        readPenpaLine,   nullptr,       nullptr,                 0, takesAll, kNothing},
    {FormatId::regions,       "regions",     "txt csv",            FormatText::block,       readRegions,     nullptr,       nullptr,                 2, takesAll, kNothing},
    {FormatId::native,        "native",      "nonet",              FormatText::line,        nullptr,         &kNative,      writeNative,             0, takesAll, kNothing},
});
// clang-format on

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        found.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

void addOnce(std::vector<std::string>& endings, const FormatRow& row) {
    for (std::string& ending : words(row.endings))
        if (std::ranges::find(endings, ending) == endings.end())
            endings.push_back(std::move(ending));
}

}  // namespace

constexpr bool isInIdOrder() {
    for (std::size_t i = 0; i < kCatalogue.size(); ++i)
        if (static_cast<std::size_t>(kCatalogue[i].id) != i)
            return false;
    return true;
}
static_assert(isInIdOrder(), "the table is indexed by FormatId");

std::span<const FormatRow> formatCatalogue() { return kCatalogue; }

const FormatRow& formatRow(FormatId format) { return kCatalogue.at(static_cast<std::size_t>(format)); }

std::string_view formatName(FormatId format) { return formatRow(format).name; }

std::optional<FormatId> formatByName(std::string_view name) {
    const auto* const found = std::ranges::find(kCatalogue, name, &FormatRow::name);
    return found == kCatalogue.end() ? std::nullopt : std::optional(found->id);
}

std::string formatNames() {
    std::string names;
    for (const FormatRow& row : kCatalogue)
        names.append(names.empty() ? "" : ", ").append(row.name);
    return names;
}

std::vector<FormatId> writtenFormats() {
    std::vector<FormatId> formats;
    for (const FormatRow& row : kCatalogue)
        if (row.write != nullptr)
            formats.push_back(row.id);
    return formats;
}

std::string writtenFormatNames() {
    std::string names;
    for (const FormatId format : writtenFormats())
        names.append(names.empty() ? "" : ", ").append(formatName(format));
    return names;
}

std::vector<std::string> formatEndings() {
    std::vector<std::string> endings;
    for (auto row = kCatalogue.rbegin(); row != kCatalogue.rend(); ++row)
        addOnce(endings, *row);
    return endings;
}

std::vector<std::string> endingsOf(const FormatRow& row) { return words(row.endings); }

std::vector<std::string> lineEndings() {
    std::vector<std::string> endings;
    for (const FormatRow& row : kCatalogue)
        if (row.text == FormatText::line && row.read != nullptr && row.write != nullptr)
            addOnce(endings, row);
    return endings;
}

}  // namespace nonet
