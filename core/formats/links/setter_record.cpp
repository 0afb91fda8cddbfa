#include "core/formats/links/setter_record.h"

#include "core/formats/constraint_json.h"
#include "core/formats/persistent_warnings.h"
#include "core/formats/reading.h"

#include <charconv>

namespace nonet {

ImportedPuzzle importedFrom(SetterRecord read, FormatId format) {
    ImportedPuzzle imported;
    imported.format = format;
    PuzzleRecord& record = imported.record;
    record.puzzle = Puzzle(std::move(read.layout), std::move(read.givens));
    record.history = History(std::move(read.state));
    record.info = std::move(read.info);
    record.solution = std::move(read.solution);
    record.unknownKeys = std::move(read.unknownKeys);
    const auto warn = [&imported](ImportWarning warning, bool isSo) {
        if (isSo)
            imported.warnings.push_back(warning);
    };
    record.puzzle.setDecoration(std::move(read.decoration));
    imported.warnings = persistentWarnings(record);
    warn(ImportWarning::textsCut, cutTexts(record.info));
    warn(ImportWarning::drawingsDropped, read.hasUnreadDrawings);
    warn(ImportWarning::marksDropped, read.hasUnreadMarks);
    return imported;
}

std::optional<int> settersNumber(const Json& value) {
    if (!value.is_string())
        return integerIn(value, -kHighestValue, kHighestValue);
    const std::string& text = value.get_ref<const std::string&>();
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    const bool isHeld = number >= -kHighestValue && number <= kHighestValue;
    return isWhole && isHeld ? std::optional(number) : std::nullopt;
}

}  // namespace nonet
