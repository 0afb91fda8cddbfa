#include "core/formats/setter_puzzle.h"

#include "core/formats/fpuzzles/fpuzzles_reader.h"
#include "core/formats/links/setter_link.h"
#include "core/formats/links/setter_record.h"
#include "core/formats/sudokumaker/sudokumaker_reader.h"
#include "core/formats/sudokupad/sudokupad_reader.h"

namespace nonet {

Result<ImportedPuzzle> readSetterPuzzle(std::string_view text) {
    return readSetterData(text, [](const Json& file) {
        return isSudokuMakerData(file) ? sudokuMakerFromJson(file)
               : isSudokuPadData(file) ? sudokuPadFromJson(file)
                                       : fpuzzlesFromJson(file);
    });
}

std::optional<Result<ImportedPuzzle>> readSetterLine(std::span<const SourceLine> lines, std::size_t& at) {
    const std::string line = plainLink(lines[at].original);
    const std::optional<std::size_t> begin = setterDataBegin(line);
    if (!begin && !isOnServer(line))
        return std::nullopt;
    Result<ImportedPuzzle> read = readSetterPuzzle(lines[at].original);
    if (!read) {
        Error error = read.error();
        error.line = lines[at].number;
        error.column = 0;
        // Words that only look like it are left to the others.
        if (error.code == ErrorCode::notAPuzzle && error.reason.empty())
            return std::nullopt;
        ++at;
        return Result<ImportedPuzzle>(std::move(error));
    }
    ++at;
    const std::string_view before = std::string_view(line).substr(0, begin.value_or(0));
    const std::size_t word = before.find_last_of(" \t");
    const bool hasTextBefore =
        word != std::string_view::npos && before.substr(0, word).find_first_not_of(" \t") != std::string_view::npos;
    if (hasTextBefore)
        read->warnings.push_back(ImportWarning::textIgnored);
    return read;
}

}  // namespace nonet
