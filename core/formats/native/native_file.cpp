#include "core/formats/native/native_file.h"

#include "core/formats/board_text.h"
#include "core/formats/decoration_json.h"
#include "core/formats/foreign_members.h"
#include "core/formats/native/layout_json.h"
#include "core/formats/native/legacy_view.h"
#include "core/formats/native/play_json.h"
#include "core/formats/persistent_warnings.h"
#include "core/formats/reading.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nonet {

namespace {

/// About ten years; a clock shows no more.
constexpr double kLongestTime = 3.0e8;

constexpr std::array kKnownKeys = std::to_array<std::string_view>(
    {"nonet", "givens", "candidates", "solution", "solutionLayer", "title", "author", "rules", "composedRules",
     "source", "tags", "play", "view", "revision", "drawings", "fog"});

Error badField(std::string name) { return Error{.code = ErrorCode::badField, .subject = std::move(name)}; }

/// The members by which a reader that does not know the object still keeps them.
Json unknownMembers(const Json& file) {
    Json unknown = Json::object();
    for (const auto& [key, value] : file.items())
        if (std::ranges::find(kKnownKeys, key) == kKnownKeys.end() && !isLayoutKey(key))
            unknown[key] = value;
    if (const Json* play = member(file, "play"))
        for (const auto& [key, value] : play->items())
            if (!isPlayKey(key) && key != "time")
                unknown["play"][key] = value;
    return unknown;
}

Result<Grid> readGrid(const Json& value, const char* name, const BoardText& board) {
    if (!value.is_string())
        return badField(name);
    const std::string& line = value.get_ref<const std::string&>();
    const auto expected = static_cast<std::size_t>(board.shape().cellCount());
    if (line.size() != expected)
        return Error{.code = line.size() < expected ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                     .subject = name,
                     .found = static_cast<long long>(line.size()),
                     .expected = static_cast<long long>(expected)};
    if (std::optional<Grid> grid = board.grid(line))
        return std::move(*grid);
    std::size_t bad = 0;
    while (board.isBlank(line[bad]) || (board.digit(line[bad]) && !board.shape().isHole(Cell(static_cast<int>(bad)))))
        ++bad;
    return Error{.code = ErrorCode::badSymbol,
                 .subject = std::string(1, line[bad]),
                 .reason = name,
                 .column = static_cast<int>(bad) + 1};
}

Result<CandidateGrid> readCandidates(const Json& list, const BoardText& board) {
    if (!list.is_array() || list.size() != static_cast<std::size_t>(board.shape().cellCount()))
        return badField("candidates");
    CandidateGrid candidates(board.shape());
    int index = 0;
    for (const Json& value : list) {
        const auto digits = value.is_string() ? board.digits(value.get_ref<const std::string&>()) : std::nullopt;
        if (!digits)
            return badField("candidates");
        candidates.at(Cell(index++)) = *digits;
    }
    return candidates;
}

struct InfoField {
    const char* name;
    std::string PuzzleInfo::*text;
};
constexpr std::array kInfoFields = std::to_array<InfoField>({{"title", &PuzzleInfo::title},
                                                             {"author", &PuzzleInfo::author},
                                                             {"rules", &PuzzleInfo::rules},
                                                             {"composedRules", &PuzzleInfo::composedRules},
                                                             {"source", &PuzzleInfo::source}});

std::optional<Error> readInfo(const Json& file, ImportedPuzzle& imported) {
    PuzzleInfo& info = imported.record.info;
    for (const auto& [name, field] : kInfoFields) {
        const Json* value = member(file, name);
        if (!value)
            continue;
        if (!value->is_string())
            return badField(name);
        info.*field = value->get<std::string>();
    }
    if (const Json* tags = member(file, "tags")) {
        if (!tags->is_array())
            return badField("tags");
        for (const Json& tag : *tags) {
            if (!tag.is_string())
                return badField("tags");
            info.tags.push_back(tag.get<std::string>());
        }
    }
    if (cutTexts(info))
        imported.warnings.push_back(ImportWarning::textsCut);
    return std::nullopt;
}

Result<Puzzle> readPuzzle(const Json& file, std::vector<ImportWarning>& warnings) {
    Result<Layout> layout = layoutFrom(file, warnings);
    if (!layout)
        return layout.error();
    const Json* givens = member(file, "givens");
    const Json* candidates = member(file, "candidates");
    if (!givens && !candidates)
        return Error{.code = ErrorCode::missingField, .subject = "givens"};
    Puzzle puzzle;
    puzzle.setLayout(std::move(layout).value());
    const BoardText board(puzzle);
    if (givens) {
        Result<Grid> grid = readGrid(*givens, "givens", board);
        if (!grid)
            return grid.error();
        puzzle.givens = std::move(grid).value();
    }
    if (candidates) {
        Result<CandidateGrid> start = readCandidates(*candidates, board);
        if (!start)
            return start.error();
        puzzle.startCandidates = std::move(start).value();
    }
    std::optional<Decoration> decoration = decorationFrom(file, puzzle);
    if (!decoration)
        return badField(member(file, "drawings") ? "drawings" : "fog");
    puzzle.setDecoration(std::move(*decoration));
    if (const Json* layer = member(file, "solutionLayer")) {
        Result<Grid> digits = readGrid(*layer, "solutionLayer", board);
        if (!digits)
            return digits.error();
        puzzle.setSolutionLayer(std::move(digits).value());
    }
    return puzzle;
}

std::optional<Error> readPlayed(const Json& file, ImportedPuzzle& imported) {
    PuzzleRecord& record = imported.record;
    record.history = History(PlayState(record.puzzle.shape()));
    const Json* play = member(file, "play");
    if (!play)
        return std::nullopt;
    Result<StoredPlay> stored = readPlay(*play, record.puzzle);
    if (!stored)
        return stored.error();
    if (stored->isHistoryDropped)
        imported.warnings.push_back(ImportWarning::historyDropped);
    record.history = std::move(stored->history);
    if (const Json* time = member(*play, "time")) {
        if (!time->is_number() || time->get<double>() < 0)
            return badField("play.time");
        record.playedSeconds = std::min(time->get<double>(), kLongestTime);
    }
    return std::nullopt;
}

Result<ImportedPuzzle> readFile(const Json& file) {
    ImportedPuzzle imported;
    imported.format = FormatId::native;
    PuzzleRecord& record = imported.record;
    Result<Puzzle> puzzle = readPuzzle(file, imported.warnings);
    if (!puzzle)
        return puzzle.error();
    record.puzzle = std::move(puzzle).value();
    record.isReadOnly = record.puzzle.hasUnknownConstraint() && !hasOnlyForeignUnknowns(record.puzzle);
    if (const Json* solution = member(file, "solution")) {
        Result<Grid> grid = readGrid(*solution, "solution", BoardText(record.puzzle));
        if (!grid)
            return grid.error();
        record.solution = std::move(grid).value();
    }
    if (std::optional<Error> error = readInfo(file, imported))
        return *error;
    if (std::optional<Error> error = readPlayed(file, imported))
        return *error;
    if (const Json* view = member(file, "view"))
        record.view = jsonText(*view);
    if (const Json* revision = member(file, "revision")) {
        const std::optional<std::uint64_t> number = revisionFrom(*revision);
        if (!number)
            return badField("revision");
        record.revision = *number;
    }
    const Json unknown = unknownMembers(file);
    if (!unknown.empty())
        record.unknownKeys = jsonText(unknown);
    const std::vector<ImportWarning> standing = persistentWarnings(record);
    imported.warnings.insert(imported.warnings.end(), standing.begin(), standing.end());
    return imported;
}

Result<ImportedPuzzle> asStored(const Json& file) {
    if (!file.is_object())
        return badField("nonet");
    const Json* version = member(file, "nonet");
    if (!version)
        return Error{.code = ErrorCode::missingField, .subject = "nonet"};
    const std::optional<int> number = integerIn(*version, 1, 1'000'000);
    if (!number)
        return badField("nonet");
    Result<ImportedPuzzle> imported = readFile(file);
    if (*number <= kNativeVersion)
        return imported;
    if (!imported)
        return Error{.code = ErrorCode::newerVersion, .found = *number, .expected = kNativeVersion};
    imported->record.isReadOnly = true;
    imported->warnings.push_back(ImportWarning::newerVersion);
    return imported;
}

void addPuzzle(JsonMembers& file, const Puzzle& puzzle) {
    const BoardText board(puzzle);
    file.add("nonet", OrderedJson(kNativeVersion));
    addBoard(file, puzzle.layout());
    file.add("givens", OrderedJson(board.line(puzzle.givens)));
    if (puzzle.startCandidates) {
        OrderedJson candidates = OrderedJson::array();
        for (int i = 0; i < puzzle.shape().cellCount(); ++i)
            candidates.push_back(board.symbols(puzzle.startCandidates->at(Cell(i))));
        file.add("candidates", candidates);
    }
    file.add("constraints", constraintListText(puzzle.layout()));
    if (const Decoration& decoration = puzzle.decoration(); !decoration.isEmpty()) {
        if (!decoration.drawings.empty())
            file.add("drawings", drawingsToJson(decoration.drawings));
        if (decoration.fog)
            file.add("fog", fogToJson(decoration.fog, puzzle));
    }
    if (const Grid* layer = puzzle.solutionLayer())
        file.add("solutionLayer", OrderedJson(board.line(*layer)));
}

void addInfo(JsonMembers& file, const PuzzleInfo& info) {
    for (const auto& [name, field] : kInfoFields)
        if (!(info.*field).empty())
            file.add(name, OrderedJson(info.*field));
    if (!info.tags.empty())
        file.add("tags", OrderedJson(info.tags));
}

bool isUntouched(const PuzzleRecord& record) {
    return record.history == History(PlayState(record.puzzle.shape())) && record.playedSeconds == 0;
}

JsonMembers membersOf(const PuzzleRecord& record) {
    JsonMembers file;
    addPuzzle(file, record.puzzle);
    if (record.solution)
        file.add("solution", OrderedJson(BoardText(record.puzzle).line(*record.solution)));
    addInfo(file, record.info);
    Json unknown = record.unknownKeys.empty() ? Json::object() : jsonObjectFrom(record.unknownKeys);
    if (!isUntouched(record)) {
        OrderedJson known = OrderedJson::object();
        writePlay(known, record.history, record.puzzle);
        known["time"] = record.playedSeconds;
        JsonMembers play;
        play.add(known);
        if (const auto foreign = unknown.find("play"); foreign != unknown.end() && foreign->is_object()) {
            play.addForeign(*foreign);
            unknown.erase(foreign);
        }
        file.add("play", play.printLine());
    }
    if (!record.view.empty())
        if (const Json view = Json::parse(record.view, nullptr, false); !view.is_discarded())
            file.add("view", jsonText(view));
    if (record.revision > 0)
        file.add("revision", OrderedJson(record.revision));
    file.addForeign(unknown);
    return file;
}

}  // namespace

bool isNativeData(const Json& file) {
    // With a grid it is f-puzzles' data, in which this program has a member of that name.
    const Json* grid = member(file, "grid");
    return member(file, "nonet") != nullptr && (grid == nullptr || !grid->is_array());
}

Result<ImportedPuzzle> nativeFromJson(const Json& file) {
    Result<ImportedPuzzle> read = asStored(file);
    if (read)
        takeLegacyView(read->record);
    return read;
}

Result<ImportedPuzzle> readNative(std::string_view text) {
    const Result<Json> file = parseBoundedJson(text);
    return file ? nativeFromJson(*file) : file.error();
}

Result<ImportedPuzzle> readNativeAsStored(std::string_view text) {
    const Result<Json> file = parseBoundedJson(text);
    return file ? asStored(*file) : file.error();
}

std::string writeNative(const PuzzleRecord& record) { return membersOf(record).print("{\n  ", ",\n  ", ": ", "\n}\n"); }

std::string writeNativeLine(const PuzzleRecord& record) { return membersOf(record).printLine(); }

}  // namespace nonet
