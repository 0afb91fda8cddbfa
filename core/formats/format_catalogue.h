// The list of the formats that exist, a row each: what reads and writes them is taken from here and from nowhere else.
// identification.h and importer.h recognise the format of a text by it.
#pragma once

#include "core/formats/export_loss.h"
#include "core/formats/reading.h"

#include <bitset>
#include <span>

namespace nonet {

struct DataReader;

/// Where the text of one puzzle of a format ends.
enum class FormatText : std::uint8_t {
    line,
    /// At an empty line.
    block,
    /// A line that is long enough, else a block.
    lineOrBlock,
};

using ExportLosses = std::bitset<kExportLosses>;

struct FormatRow {
    FormatId id;
    /// The name that `--from` and `--to` take.
    std::string_view name;
    /// File name endings, without the dot, separated by blanks.
    std::string_view endings;
    FormatText text;
    /// The way in, one of two: lines, where formats that stand beside each other in one text share a reader; or an
    /// object (data_reader.h), which identification.h finds. The other is null.
    Reader read;
    const DataReader* data;
    /// A puzzle as text, without a line end where it is a line. Null where the format is only read.
    std::string (*write)(const PuzzleRecord& record);
    /// The order in which formats are asked about text, and those with objects about an object, that nobody named:
    /// those that are hardest to mistake for another come first.
    int sniffed;
    /// Why it has no form for a puzzle's board; nothing where it has one. Most have nine rows and columns.
    std::optional<Error> (*refusal)(const Puzzle& puzzle);
    /// What it has no place for.
    ExportLosses lost;
};

/// In the order of FormatId.
std::span<const FormatRow> formatCatalogue();
const FormatRow& formatRow(FormatId format);

/// "line, grid, ...", for help.
std::string formatNames();
/// The formats that can be written, and their names.
std::vector<FormatId> writtenFormats();
std::string writtenFormatNames();
/// Every ending once: "nonet", "txt", ...
std::vector<std::string> formatEndings();
/// The endings of one format; the first is what a new file gets.
std::vector<std::string> endingsOf(const FormatRow& row);
/// The endings, each once, of the formats that have a puzzle on each line, are written, and can be read without knowing
/// which it is.
std::vector<std::string> lineEndings();

}  // namespace nonet
