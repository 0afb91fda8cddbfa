// The .nonet file: UTF-8 JSON, one object. core/formats/FORMATS.md lists its keys.
#pragma once

#include "core/formats/format.h"

#include <nlohmann/json_fwd.hpp>

namespace nonet {

/// The newest version of the file that this program knows.
inline constexpr int kNativeVersion = 1;

/// Whether it is a .nonet file of any version.
bool isNativeData(const nlohmann::json& file);
/// Errors: missingField, badField, unsupportedSize, badSymbol, tooFewCells, tooManyCells,
/// newerVersion (only where a newer file does not even have the fields that every version has).
Result<ImportedPuzzle> nativeFromJson(const nlohmann::json& file);
/// Reads the file's text. Errors: those of nativeFromJson() and parseBoundedJson().
Result<ImportedPuzzle> readNative(std::string_view text);

/// readNative(), with the history as previous versions told it (legacy_view.h): for their journals, which go on from
/// it.
Result<ImportedPuzzle> readNativeAsStored(std::string_view text);

/// Whole and readable: a key a line.
std::string writeNative(const PuzzleRecord& record);
/// writeNative()'s object on one line without a line end, for streams.
std::string writeNativeLine(const PuzzleRecord& record);

}  // namespace nonet
