#include "core/formats/native_file.h"

#include "core/formats/cell_code.h"
#include "core/formats/former_view.h"
#include "core/formats/play_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace nonet {

namespace {

/// Bytes that are kept of a title or name, of a text, of a tag, and how many tags: a window that was handed millions of
/// characters as its title would not survive it.
constexpr std::size_t kLongestText = 20'000;
constexpr std::size_t kLongestTag = 200;
constexpr std::size_t kMostTags = 200;
/// About ten years; a clock shows no more.
constexpr double kLongestTime = 3.0e8;

constexpr std::array kKnownKeys =
    std::to_array<std::string_view>({"nonet", "size", "box", "givens", "candidates", "constraints", "solution", "title",
                                     "author", "rules", "source", "tags", "play", "view", "revision"});

Error badField(std::string name) { return Error{.code = ErrorCode::badField, .subject = std::move(name)}; }

/// The members by which a reader that does not know the object still keeps them.
Json unknownMembers(const Json& file) {
    Json unknown = Json::object();
    for (const auto& [key, value] : file.items())
        if (std::find(kKnownKeys.begin(), kKnownKeys.end(), key) == kKnownKeys.end())
            unknown[key] = value;
    if (const Json* play = member(file, "play"))
        for (const auto& [key, value] : play->items())
            if (!isPlayKey(key) && key != "time")
                unknown["play"][key] = value;
    return unknown;
}

std::string text(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

Result<Geometry> readGeometry(const Json& file) {
    const Json* size = member(file, "size");
    if (!size)
        return Error{.code = ErrorCode::missingField, .subject = "size"};
    const std::optional<int> side = integerIn(*size, 1, kMaxSide);
    if (!side)
        return badField("size");
    if (const Json* box = member(file, "box")) {
        if (!box->is_array() || box->size() != 2)
            return badField("box");
        const std::optional<int> rows = integerIn((*box)[0], 1, *side);
        const std::optional<int> columns = integerIn((*box)[1], 1, *side);
        if (!rows || !columns || *rows * *columns != *side)
            return badField("box");
        return Geometry(*rows, *columns);
    }
    const int root = static_cast<int>(std::lround(std::sqrt(*side)));
    if (root * root != *side)
        return Error{.code = ErrorCode::missingField, .subject = "box"};
    return Geometry(root, root);
}

Result<Grid> readGrid(const Json& value, const char* name, int side) {
    if (!value.is_string())
        return badField(name);
    const std::string& line = value.get_ref<const std::string&>();
    const auto expected = static_cast<std::size_t>(side * side);
    if (line.size() != expected)
        return Error{.code = line.size() < expected ? ErrorCode::tooFewCells : ErrorCode::tooManyCells,
                     .subject = name,
                     .found = static_cast<long long>(line.size()),
                     .expected = static_cast<long long>(expected)};
    if (std::optional<Grid> grid = gridFromLine(line, side))
        return std::move(*grid);
    const auto bad = std::find_if(line.begin(), line.end(), [&](char symbol) {
        return symbol != '.' && symbol != '0' && !digitFromSymbol(symbol, side);
    });
    assert(bad != line.end());
    return Error{.code = ErrorCode::badSymbol,
                 .subject = std::string(1, *bad),
                 .reason = name,
                 .column = static_cast<int>(bad - line.begin()) + 1};
}

Result<CandidateGrid> readCandidates(const Json& list, int side) {
    if (!list.is_array() || list.size() != static_cast<std::size_t>(side * side))
        return badField("candidates");
    CandidateGrid candidates(side);
    int index = 0;
    for (const Json& value : list) {
        const auto digits = value.is_string() ? fromSymbols(value.get_ref<const std::string&>(), side) : std::nullopt;
        if (!digits)
            return badField("candidates");
        candidates.at(Cell(index++)) = *digits;
    }
    return candidates;
}

/// The cells that can be read; false where one cannot.
bool readCellList(const Json& list, int side, std::vector<Cell>& cells) {
    if (!list.is_array())
        return false;
    bool isWhole = true;
    for (const Json& value : list) {
        const auto cell = value.is_string() ? fromCellCode(value.get_ref<const std::string&>(), side) : std::nullopt;
        if (cell)
            cells.push_back(*cell);
        isWhole = isWhole && cell.has_value();
    }
    return isWhole;
}

Result<std::vector<Constraint>> readConstraints(const Json& list, int side, std::vector<ImportWarning>& warnings) {
    if (!list.is_array())
        return badField("constraints");
    std::vector<Constraint> constraints;
    bool hasUnreadCells = false;
    for (const Json& object : list) {
        const Json* type = member(object, "type");
        if (!type || !type->is_string())
            return badField("constraints");
        Constraint constraint;
        constraint.type = type->get<std::string>();
        constraint.unknownMembers = text(object);
        if (const Json* cells = member(object, "cells");
            cells && !readCellList(*cells, side, constraint.parts.emplace_back()))
            hasUnreadCells = true;
        constraints.push_back(std::move(constraint));
    }
    if (hasUnreadCells)
        warnings.push_back(ImportWarning::constraintCellsUnread);
    return constraints;
}

/// Cut where a character begins; whether anything was.
bool cut(std::string& text, std::size_t most) {
    if (text.size() <= most)
        return false;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U)
        --most;
    text.resize(most);
    return true;
}

struct InfoField {
    const char* name;
    std::string PuzzleInfo::*text;
    std::size_t most;
};
constexpr std::array kInfoFields = std::to_array<InfoField>({{"title", &PuzzleInfo::title, kLongestName},
                                                             {"author", &PuzzleInfo::author, kLongestName},
                                                             {"rules", &PuzzleInfo::rules, kLongestText},
                                                             {"source", &PuzzleInfo::source, kLongestText}});

std::optional<Error> readInfo(const Json& file, ImportedPuzzle& imported) {
    PuzzleInfo& info = imported.record.info;
    bool wasCut = false;
    for (const auto& [name, field, most] : kInfoFields) {
        const Json* value = member(file, name);
        if (!value)
            continue;
        if (!value->is_string())
            return badField(name);
        info.*field = value->get<std::string>();
        wasCut = cut(info.*field, most) || wasCut;
    }
    if (const Json* tags = member(file, "tags")) {
        if (!tags->is_array())
            return badField("tags");
        for (const Json& tag : *tags) {
            if (!tag.is_string())
                return badField("tags");
            if (info.tags.size() == kMostTags) {
                wasCut = true;
                break;
            }
            info.tags.push_back(tag.get<std::string>());
            wasCut = cut(info.tags.back(), kLongestTag) || wasCut;
        }
    }
    if (wasCut)
        imported.warnings.push_back(ImportWarning::textsCut);
    return std::nullopt;
}

Result<Puzzle> readPuzzle(const Json& file, std::vector<ImportWarning>& warnings) {
    Result<Geometry> geometry = readGeometry(file);
    if (!geometry)
        return geometry.error();
    const int side = geometry->side();
    const Json* givens = member(file, "givens");
    const Json* candidates = member(file, "candidates");
    if (!givens && !candidates)
        return Error{.code = ErrorCode::missingField, .subject = "givens"};
    Puzzle puzzle(*geometry, Grid(side));
    if (givens) {
        Result<Grid> grid = readGrid(*givens, "givens", side);
        if (!grid)
            return grid.error();
        puzzle.givens = std::move(grid).value();
    }
    if (candidates) {
        Result<CandidateGrid> start = readCandidates(*candidates, side);
        if (!start)
            return start.error();
        puzzle.startCandidates = std::move(start).value();
    }
    if (const Json* list = member(file, "constraints")) {
        Result<std::vector<Constraint>> constraints = readConstraints(*list, side, warnings);
        if (!constraints)
            return constraints.error();
        puzzle.constraints = std::move(constraints).value();
    }
    return puzzle;
}

std::optional<Error> readPlayed(const Json& file, ImportedPuzzle& imported) {
    PuzzleRecord& record = imported.record;
    record.history = History(PlayState(record.puzzle.geometry));
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
    if (record.puzzle.hasUnknownConstraint()) {
        record.isReadOnly = true;
        imported.warnings.push_back(ImportWarning::unknownConstraints);
    }
    if (const Json* solution = member(file, "solution")) {
        Result<Grid> grid = readGrid(*solution, "solution", record.puzzle.geometry.side());
        if (!grid)
            return grid.error();
        record.solution = std::move(grid).value();
    }
    if (std::optional<Error> error = readInfo(file, imported))
        return *error;
    if (std::optional<Error> error = readPlayed(file, imported))
        return *error;
    if (const Json* view = member(file, "view"))
        record.view = text(*view);
    if (const Json* revision = member(file, "revision")) {
        const std::optional<std::uint64_t> number = revisionFrom(*revision);
        if (!number)
            return badField("revision");
        record.revision = *number;
    }
    const Json unknown = unknownMembers(file);
    if (!unknown.empty())
        record.unknownKeys = text(unknown);
    return imported;
}

std::string text(const OrderedJson& value) { return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace); }

/// JSON that a record carries as text; an empty object where it is none. Keys sorted: an object that keeps their order
/// looks through all of them for each, and a foreign one may have as many as it likes.
Json parsed(const std::string& text) {
    Json value = Json::parse(text, nullptr, false);
    return value.is_object() ? value : Json::object();
}

std::string constraintText(const Constraint& constraint, int side) {
    if (const Json source = parsed(constraint.unknownMembers); !source.empty())
        return text(source);
    OrderedJson object = {{"type", constraint.type}, {"cells", OrderedJson::array()}};
    for (const Cell cell : constraint.cells())
        object["cells"].push_back(toCellCode(cell, side));
    return text(object);
}

/// A file's members in the order in which they are written: key and value, each as JSON.
class Members {
public:
    void add(const std::string& key, std::string value) {
        m_members.emplace_back(text(OrderedJson(key)), std::move(value));
    }
    void add(const std::string& key, const OrderedJson& value) { add(key, text(value)); }
    void add(const OrderedJson& object) {
        for (const auto& [key, value] : object.items())
            add(key, value);
    }

    /// One object, with `begin` and `end` about it, `before` each member but the first and `colon` after its key.
    std::string print(std::string_view begin, std::string_view before, std::string_view colon,
                      std::string_view end) const {
        std::string object(begin);
        for (const auto& [key, value] : m_members) {
            if (object.size() > begin.size())
                object += before;
            object.append(key).append(colon).append(value);
        }
        return object.append(end);
    }
    std::string printLine() const { return print("{", ",", ":", "}"); }

private:
    std::vector<std::pair<std::string, std::string>> m_members;
};

void addPuzzle(Members& file, const Puzzle& puzzle) {
    const Geometry& geometry = puzzle.geometry;
    file.add("nonet", OrderedJson(kNativeVersion));
    file.add("size", OrderedJson(geometry.side()));
    file.add("box", OrderedJson({geometry.boxRows(), geometry.boxColumns()}));
    file.add("givens", OrderedJson(toLine(puzzle.givens)));
    if (puzzle.startCandidates) {
        OrderedJson candidates = OrderedJson::array();
        for (int i = 0; i < geometry.cellCount(); ++i)
            candidates.push_back(toSymbols(puzzle.startCandidates->at(Cell(i))));
        file.add("candidates", candidates);
    }
    std::string constraints;
    for (const Constraint& constraint : puzzle.constraints)
        constraints += (constraints.empty() ? "" : ",") + constraintText(constraint, geometry.side());
    file.add("constraints", "[" + constraints + "]");
}

void addInfo(Members& file, const PuzzleInfo& info) {
    for (const auto& [name, field, most] : kInfoFields)
        if (!(info.*field).empty())
            file.add(name, OrderedJson(info.*field));
    if (!info.tags.empty())
        file.add("tags", OrderedJson(info.tags));
}

bool isUntouched(const PuzzleRecord& record) {
    return record.history == History(PlayState(record.puzzle.geometry)) && record.playedSeconds == 0;
}

void addForeign(Members& members, const Json& foreign) {
    for (const auto& [key, value] : foreign.items())
        members.add(key, text(value));
}

Members membersOf(const PuzzleRecord& record) {
    Members file;
    addPuzzle(file, record.puzzle);
    if (record.solution)
        file.add("solution", OrderedJson(toLine(*record.solution)));
    addInfo(file, record.info);
    Json unknown = record.unknownKeys.empty() ? Json::object() : parsed(record.unknownKeys);
    if (!isUntouched(record)) {
        OrderedJson known = OrderedJson::object();
        writePlay(known, record.history, record.puzzle);
        known["time"] = record.playedSeconds;
        Members play;
        play.add(known);
        if (const auto foreign = unknown.find("play"); foreign != unknown.end() && foreign->is_object()) {
            addForeign(play, *foreign);
            unknown.erase(foreign);
        }
        file.add("play", play.printLine());
    }
    if (!record.view.empty())
        if (const Json view = Json::parse(record.view, nullptr, false); !view.is_discarded())
            file.add("view", text(view));
    if (record.revision > 0)
        file.add("revision", OrderedJson(record.revision));
    addForeign(file, unknown);
    return file;
}

}  // namespace

Result<ImportedPuzzle> readNative(std::string_view text) {
    Result<ImportedPuzzle> read = readNativeAsStored(text);
    if (read)
        takeFormerView(read->record);
    return read;
}

Result<ImportedPuzzle> readNativeAsStored(std::string_view text) {
    Result<Json> parsed = parseBoundedJson(text);
    if (!parsed)
        return parsed.error();
    const Json& file = *parsed;
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

std::string writeNative(const PuzzleRecord& record) { return membersOf(record).print("{\n  ", ",\n  ", ": ", "\n}\n"); }

std::string writeNativeLine(const PuzzleRecord& record) { return membersOf(record).printLine(); }

}  // namespace nonet
