#include "core/formats/native/legacy_journal.h"

#include "core/formats/native/journal_notes.h"
#include "core/formats/native/native_file.h"

#include <algorithm>

namespace nonet {
namespace {

/// The number at the place of a list; -1 where there is none.
int numberAt(const Json& list, std::size_t place, int most) {
    if (!list.is_array() || place >= list.size())
        return -1;
    return integerIn(list[place], 0, most).value_or(-1);
}

DigitSet digitsAt(const Json& list, std::size_t place, int side) {
    if (place >= list.size() || !list[place].is_number_integer())
        return {};
    return DigitSet::fromBits(list[place].get<std::uint64_t>()) & DigitSet::full(side);
}

/// [cell, digit, struck, corner, centre, colours, [digit, colour, ...]]
bool readCell(const Json& list, const Puzzle& puzzle, PlayState& state) {
    const int side = puzzle.geometry().side();
    const int index = numberAt(list, 0, side * side - 1);
    const int digit = numberAt(list, 1, side);
    if (index < 0 || digit < 0)
        return false;
    CellState cell;
    if (puzzle.givens.isBlank(Cell(index))) {
        cell.digit = static_cast<std::uint8_t>(digit);
        cell.struck = digitsAt(list, 2, side);
        cell.corner = digitsAt(list, 3, side);
        cell.centre = digitsAt(list, 4, side);
    }
    cell.colours = toClassicDigitSet(digitsAt(list, 5, 9));
    const Json coloured = list.size() > 6 ? list[6] : Json::array();
    for (std::size_t i = 0; i + 1 < coloured.size(); i += 2) {
        const int colouredDigit = numberAt(coloured, i, side);
        const int colour = numberAt(coloured, i + 1, 10);
        if (colouredDigit < 1 || colour < 1)
            return false;
        cell.candidateColours.emplace_back(Digit(colouredDigit), static_cast<CandidateColour>(colour));
    }
    std::sort(cell.candidateColours.begin(), cell.candidateColours.end());
    state.at(Cell(index)) = std::move(cell);
    return true;
}

/// [cell, digit, cell, digit, kind]
bool readLinks(const Json& list, int side, PlayState& state) {
    if (!list.is_array())
        return false;
    state.links.clear();
    for (const Json& link : list) {
        const int last = side * side - 1;
        const int from = numberAt(link, 0, last);
        const int fromDigit = numberAt(link, 1, side);
        const int to = numberAt(link, 2, last);
        const int toDigit = numberAt(link, 3, side);
        const int kind = numberAt(link, 4, 1);
        if (from < 0 || fromDigit < 1 || to < 0 || toDigit < 1 || kind < 0)
            return false;
        state.links.push_back(
            {{Cell(from), Digit(fromDigit)}, {Cell(to), Digit(toDigit)}, static_cast<LinkKind>(kind)});
    }
    return true;
}

bool applyPush(PuzzleRecord& record, const Json& line) {
    const int side = record.puzzle.geometry().side();
    History& history = record.history;
    const auto parent = integerIn(line["push"], 0, static_cast<int>(history.nodes().size()) - 1);
    const Json* label = member(line, "label");
    if (!parent || !label)
        return false;
    const int kind = numberAt(*label, 0, static_cast<int>(ActionKind::adoptPosition));
    const int digit = numberAt(*label, 1, side);
    const int cell = numberAt(*label, 2, side * side - 1);
    const int count = numberAt(*label, 3, side * side);
    const Json* cells = member(line, "cells");
    if (kind < 0 || digit < 0 || cell < 0 || count < 0 || !cells || !cells->is_array())
        return false;
    PlayState next = history.stateAt(*parent);
    // Those versions knew one board; a record may go from one to another.
    const BoardShape shape = record.puzzle.shape();
    if (next.cells.size() != static_cast<std::size_t>(shape.cellCount()))
        return false;
    for (const Json& changed : *cells)
        if (!readCell(changed, record.puzzle, next))
            return false;
    if (const Json* links = member(line, "links"); links && !readLinks(*links, side, next))
        return false;
    history.goTo(*parent, record.puzzle);
    if (record.puzzle.shape() != shape)
        return false;
    history.push(next, {static_cast<ActionKind>(kind), static_cast<std::uint8_t>(digit), Cell(cell), count});
    return true;
}

bool applyCheckpoints(PuzzleRecord& record, const Json& list) {
    std::vector<History::Checkpoint> checkpoints;
    const History& history = record.history;
    for (const Json& pair : list) {
        const int node = numberAt(pair, 1, static_cast<int>(history.nodes().size()) - 1);
        if (node < 0 || !pair[0].is_string())
            return false;
        checkpoints.push_back({pair[0].get<std::string>(), node});
    }
    History::Parts parts = history.parts();
    parts.checkpoints = std::move(checkpoints);
    std::optional<History> next = History::restore(std::move(parts));
    if (next)
        record.history = std::move(*next);
    return next.has_value();
}

std::optional<PuzzleRecord> recordFrom(const Json& line) {
    const Json* text = member(line, "record");
    if (!text || !text->is_string())
        return std::nullopt;
    Result<ImportedPuzzle> read = readNativeAsStored(text->get_ref<const std::string&>());
    return read ? std::optional(std::move(read->record)) : std::nullopt;
}

bool apply(std::optional<PuzzleRecord>& record, const Json& line) {
    if (member(line, "mark"))
        return true;
    if (member(line, "record")) {
        std::optional<PuzzleRecord> whole = recordFrom(line);
        if (whole)
            record = std::move(whole);
        return record.has_value();
    }
    // Those versions had no others.
    if (!record || !record->puzzle.isRegular())
        return false;
    if (member(line, "push"))
        return applyPush(*record, line);
    if (const Json* move = member(line, "move")) {
        const auto node = integerIn(*move, 0, static_cast<int>(record->history.nodes().size()) - 1);
        if (node)
            record->history.goTo(*node, record->puzzle);
        return node.has_value();
    }
    if (const Json* checkpoints = member(line, "checkpoints"))
        return applyCheckpoints(*record, *checkpoints);
    return applyNotes(line, *record);
}

/// Takes the stamp out of the view values; empty where there is none.
std::string takeStamp(PuzzleRecord& record) {
    Json view = Json::parse(record.view, nullptr, false);
    if (!view.is_object() || !view.contains("stamp"))
        return {};
    const std::string stamp = view["stamp"].is_string() ? view["stamp"].get<std::string>() : std::string();
    view.erase("stamp");
    record.view = view.empty() ? std::string() : view.dump(-1, ' ', false, Json::error_handler_t::replace);
    return stamp;
}

bool isMarkOf(const Json& line, const std::string& stamp) {
    const Json* mark = member(line, "mark");
    return mark && !stamp.empty() && *mark == stamp;
}

/// `later` goes on from where `earlier` is.
bool goesBeyond(const PuzzleRecord& later, const PuzzleRecord& earlier) {
    const auto& whole = later.history.nodes();
    const auto& part = earlier.history.nodes();
    return later.puzzle == earlier.puzzle && later.history.startState() == earlier.history.startState() &&
           whole.size() > part.size() && std::equal(part.begin(), part.end(), whole.begin());
}

}  // namespace

std::optional<PuzzleRecord> readLegacyJournal(std::optional<PuzzleRecord> record, const std::vector<Json>& lines) {
    const std::string stamp = record ? takeStamp(*record) : std::string();
    const auto mark =
        std::find_if(lines.rbegin(), lines.rend(), [&](const Json& line) { return isMarkOf(line, stamp); });
    auto next = mark.base();
    const bool knowsFile = mark != lines.rend();
    // A journal that does not know the stamp was begun after the file was saved: it counts from its own record.
    if (!knowsFile)
        next = std::find_if(lines.begin(), lines.end(), [](const Json& line) { return member(line, "record"); });
    std::optional<PuzzleRecord> played = record;
    // After a line that cannot be applied, nothing holds until the next whole record.
    for (bool isWhole = true; next != lines.end(); ++next)
        if (isWhole || member(*next, "record"))
            isWhole = apply(played, *next);
    if (played)
        takeStamp(*played);
    // Unless its renaming had failed, and it is older than the file after all.
    return !knowsFile && record && played && goesBeyond(*record, *played) ? record : played;
}

}  // namespace nonet
