#include "core/formats/identification.h"

#include "core/formats/data_reader.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/links/setter_link.h"

#include <algorithm>
#include <string>

namespace nonet {
namespace {

constexpr const char* kBlanks = " \t\r\n";

const FormatRow* rowOf(const Json& object) {
    const FormatRow* best = nullptr;
    for (const FormatRow& row : formatCatalogue())
        if (row.data != nullptr && (best == nullptr || row.sniffed < best->sniffed) && row.data->isOf(object))
            best = &row;
    return best;
}

Result<IdentifiedData> identified(Json object, const char* needed) {
    const FormatRow* row = rowOf(object);
    if (row == nullptr)
        return Error{.code = ErrorCode::missingField, .subject = needed};
    return IdentifiedData{.format = row->id, .object = std::move(object)};
}

/// `text`: from inside the brace on.
bool hasBareKey(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of("{ \t\r\n"), text.size()));
    const auto isLetter = [](char sign) { return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'); };
    const auto end = std::ranges::find_if_not(text, isLetter);
    return end != text.begin() && end != text.end() && *end == ':';
}

}  // namespace

bool looksLikeObject(std::string_view text) {
    const std::size_t start = text.find_first_not_of(kBlanks);
    if (start == std::string_view::npos || text[start] != '{')
        return false;
    // A C or JSON array of numbers may open with a brace too; an object's first character is a quote, or a letter where
    // its keys are not quoted.
    const std::size_t inside = text.find_first_not_of(kBlanks, start + 1);
    return inside == std::string_view::npos || text[inside] == '"' || text[inside] == '}' ||
           hasBareKey(text.substr(inside));
}

Result<IdentifiedData> identifyObject(std::string_view text) {
    // Nothing is taken for the short form but what has its keys: a damaged file stays a damaged file.
    Result<Json> object = hasBareKey(text) ? objectIn(text) : parseBoundedJson(text);
    if (!object)
        return object.error();
    return identified(std::move(*object), "nonet");
}

std::optional<Result<IdentifiedData>> identifyLink(std::string_view text) {
    std::optional<Result<LinkedObject>> linked = linkedObject(text);
    if (!linked)
        return std::nullopt;
    if (!*linked)
        return linked->error();
    Result<IdentifiedData> data = identified(std::move((*linked)->object), "grid");
    if (data) {
        data->hasTextBefore = (*linked)->hasTextBefore;
        if ((*linked)->isToSudokuPad)
            data->link = FormatId::sudokupad;
    }
    return data;
}

Result<IdentifiedData> identify(std::string_view text) {
    constexpr std::size_t kShown = 20;
    if (looksLikeObject(text))
        return identifyObject(text);
    if (std::optional<Result<IdentifiedData>> data = identifyLink(text))
        return std::move(*data);
    return Error{.code = ErrorCode::notAPuzzle, .subject = std::string(text.substr(0, kShown))};
}

Result<ImportedPuzzle> readIdentified(const IdentifiedData& data) {
    Result<ImportedPuzzle> read = formatRow(data.format).data->read(data.object);
    if (read && data.hasTextBefore)
        read->warnings.push_back(ImportWarning::textIgnored);
    return read;
}

}  // namespace nonet
