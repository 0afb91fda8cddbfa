#include "core/formats/fpuzzles.h"

#include "core/formats/bounded_json.h"
#include "core/formats/fpuzzles_boxes.h"
#include "core/formats/lz_string.h"
#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace nonet {
namespace {

using Shape = ConstraintShape;

constexpr int kSmallestSize = 3;
constexpr int kMostParts = 2'000;
/// Drawn, or of the program that made it, and no rule.
constexpr std::array<std::string_view, 20> kOtherMembers = {"size",
                                                            "grid",
                                                            "title",
                                                            "author",
                                                            "ruleset",
                                                            "solution",
                                                            "disabledlogic",
                                                            "truecandidatesoptions",
                                                            "highlightConflicts",
                                                            "line",
                                                            "rectangle",
                                                            "circle",
                                                            "text",
                                                            "cage",
                                                            "successMessage",
                                                            "msgcorrect",
                                                            "metadata",
                                                            "nonconsecutive",
                                                            "negative",
                                                            "id"};
constexpr std::array<std::string_view, 5> kDrawn = {"line", "rectangle", "circle", "text", "cage"};

Error badMember(std::string_view name) { return Error{.code = ErrorCode::badField, .subject = std::string(name)}; }

std::optional<int> numberIn(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// A number, also where it stands as text.
std::optional<int> numberOf(const Json& value) {
    if (value.is_string())
        return numberIn(value.get_ref<const std::string&>());
    return integerIn(value, -1'000'000, 1'000'000);
}

/// "R3C9", from 1; R0 and C10 are beyond a board of nine.
std::optional<std::pair<int, int>> rowAndColumn(const Json& value) {
    if (!value.is_string())
        return std::nullopt;
    const std::string_view text = value.get_ref<const std::string&>();
    const std::size_t column = text.find_first_of("Cc");
    if (text.size() < 4 || (text[0] != 'R' && text[0] != 'r') || column == std::string_view::npos)
        return std::nullopt;
    const std::optional<int> r = numberIn(text.substr(1, column - 1));
    const std::optional<int> c = numberIn(text.substr(column + 1));
    if (!r || !c || *r < 0 || *r > kMaxSide + 1 || *c < 0 || *c > kMaxSide + 1)
        return std::nullopt;
    return std::pair(*r - 1, *c - 1);
}

class FpuzzlesReader {
public:
    explicit FpuzzlesReader(const Json& file) : m_file(file) {}

    Result<LayoutRecord> read() {
        const Json* size = member(m_file, "size");
        const std::optional<int> side = size ? numberOf(*size) : std::nullopt;
        const Json* grid = member(m_file, "grid");
        if (!side || *side < kSmallestSize || *side > kMaxSide)
            return badMember("size");
        if (!grid || !grid->is_array() || static_cast<int>(grid->size()) != *side)
            return badMember("grid");
        m_record.layout = Layout();
        m_record.layout.shape = BoardShape::square(*side);
        m_record.layout.symbols = SymbolSet(*side);
        m_record.givens = Grid(m_record.layout.shape);
        if (!readGrid(*grid, *side))
            return badMember("grid");
        for (const auto& [name, value] : m_file.items())
            if (!readMember(name, value))
                return badMember(name);
        readNegative();
        readInfo();
        return std::move(m_record);
    }

private:
    BoardShape& shape() { return m_record.layout.shape; }
    Constraint& add(ConstraintKind kind) {
        Constraint& constraint = m_record.layout.constraints.emplace_back();
        constraint.kind = kind;
        return constraint;
    }

    bool readGrid(const Json& grid, int side) {
        RegionMap regions = usualRegions(side);
        for (int row = 0; row < side; ++row) {
            const Json& cells = grid[static_cast<std::size_t>(row)];
            if (!cells.is_array() || static_cast<int>(cells.size()) != side)
                return false;
            for (int column = 0; column < side; ++column)
                if (!readCell(cells[static_cast<std::size_t>(column)], Cell(row * side + column), regions))
                    return false;
        }
        m_record.layout.grids = {SubGrid{0, 0, std::move(regions)}};
        return true;
    }

    bool readCell(const Json& cell, Cell at, RegionMap& regions) {
        if (!cell.is_object())
            return false;
        if (const Json* region = member(cell, "region")) {
            const std::optional<int> number = numberOf(*region);
            if (!region->is_null() && (!number || *number < 0 || *number > RegionMap::kMostRegion))
                return false;
            regions.setRegion(at, number);
        }
        const Json* value = member(cell, "value");
        const Json* given = member(cell, "given");
        const std::optional<int> digit = value ? numberOf(*value) : std::nullopt;
        if (digit && given && given->is_boolean() && given->get<bool>()) {
            if (*digit < 1 || *digit > shape().symbolCount())
                return false;
            m_record.givens.set(at, Digit(*digit));
        }
        if (const Json* marks = member(cell, "givenPencilMarks"); marks && marks->is_array()) {
            Constraint constraint;
            constraint.kind = ConstraintKind::oneOf;
            constraint.parts = {{at}};
            for (const Json& mark : *marks)
                if (const std::optional<int> number = numberOf(mark);
                    number && *number >= 1 && *number <= shape().symbolCount())
                    constraint.digits.push_back(Digit(*number));
            std::ranges::sort(constraint.digits);
            if (!constraint.digits.empty())
                m_record.layout.constraints.push_back(std::move(constraint));
        }
        return true;
    }

    std::optional<Cell> cellOf(const Json& value) {
        const auto place = rowAndColumn(value);
        return place ? shape().cellAt(place->first, place->second) : std::nullopt;
    }
    std::optional<std::vector<Cell>> cellsOf(const Json* list) {
        if (!list || !list->is_array() || list->size() > static_cast<std::size_t>(2 * kMaxSide * kMaxSide))
            return std::nullopt;
        std::vector<Cell> cells;
        for (const Json& each : *list) {
            const std::optional<Cell> cell = cellOf(each);
            if (!cell)
                return std::nullopt;
            cells.push_back(*cell);
        }
        return cells;
    }

    bool readMember(const std::string& name, const Json& value) {
        if (std::ranges::find(kDrawn, name) != kDrawn.end())
            m_record.drawingCount += value.is_array() ? static_cast<int>(value.size()) : 0;
        if (std::ranges::find(kOtherMembers, name) != kOtherMembers.end())
            return true;
        if (name == "diagonal+" || name == "diagonal-") {
            if (value.is_boolean() && value.get<bool>())
                add(ConstraintKind::diagonals).values = {name == "diagonal-" ? 0 : 1};
            return value.is_boolean();
        }
        const auto rows = constraintCatalogue();
        const auto row = std::ranges::find_if(
            rows, [&name](const ConstraintRow& each) { return !each.fpuzzles.empty() && each.fpuzzles == name; });
        if (row == rows.end()) {
            keepUnknown(name, value);
            return true;
        }
        if (row->shape == Shape::board) {
            if (value.is_boolean() && value.get<bool>())
                add(row->kind);
            return value.is_boolean();
        }
        if (!value.is_array() || value.size() > static_cast<std::size_t>(kMostParts))
            return false;
        return std::ranges::all_of(value, [&](const Json& each) { return readConstraint(*row, each); });
    }

    void keepUnknown(const std::string& name, const Json& value) {
        Constraint& constraint = add(ConstraintKind::unknown);
        constraint.type = name;
        constraint.unknownMembers = value.dump(-1, ' ', false, Json::error_handler_t::replace);
        m_record.unknownMembers.push_back(name);
    }

    bool readConstraint(const ConstraintRow& row, const Json& object) {
        if (!object.is_object())
            return false;
        Constraint constraint;
        constraint.kind = row.kind;
        if (row.shape == Shape::outside ? !readPlace(constraint, object) : !readParts(row, constraint, object))
            return false;
        if (const Json* value = member(object, "value"); value && row.kind == ConstraintKind::sum) {
            if (*value == "X" || *value == "V" || *value == "x" || *value == "v")
                constraint.values = {*value == "X" || *value == "x" ? 10 : 5};
        }
        if (const Json* value = member(object, "value"); value && constraint.values.empty())
            if (const std::optional<int> number = numberOf(*value))
                constraint.values = {*number};
        if (const Json* values = member(object, "values"); values && values->is_array() && row.needsDigits) {
            for (const Json& each : *values)
                if (const std::optional<int> number = numberOf(each);
                    number && *number >= 1 && *number <= shape().symbolCount())
                    constraint.digits.push_back(Digit(*number));
            std::ranges::sort(constraint.digits);
        }
        m_record.layout.constraints.push_back(std::move(constraint));
        return true;
    }

    bool readParts(const ConstraintRow& row, Constraint& constraint, const Json& object) {
        if (const Json* cell = member(object, "cell")) {
            const std::optional<Cell> at = cellOf(*cell);
            if (at)
                constraint.parts = {{*at}};
            return at.has_value();
        }
        const Json* lines = member(object, "lines");
        const bool isOfLines = row.shape == Shape::line || row.shape == Shape::thermometer || row.shape == Shape::arrow;
        if (!isOfLines || row.shape == Shape::arrow || !lines) {
            const auto cells = cellsOf(member(object, "cells"));
            if (!cells)
                return false;
            constraint.parts = {*cells};
        }
        if (row.shape == Shape::copies) {
            const auto copy = cellsOf(member(object, "cloneCells"));
            if (!copy)
                return false;
            constraint.parts.push_back(*copy);
        }
        if (!isOfLines || !lines)
            return true;
        if (!lines->is_array())
            return false;
        for (const Json& line : *lines) {
            std::optional<std::vector<Cell>> cells = cellsOf(&line);
            if (!cells)
                return false;
            // Drawn from the circle on.
            if (row.shape == Shape::arrow && !cells->empty() &&
                std::ranges::find(constraint.parts.front(), cells->front()) != constraint.parts.front().end())
                cells->erase(cells->begin());
            if (!cells->empty())
                constraint.parts.push_back(std::move(*cells));
        }
        return true;
    }

    bool readPlace(Constraint& constraint, const Json& object) {
        const Json* cell = member(object, "cell");
        const auto place = cell ? rowAndColumn(*cell) : std::nullopt;
        if (!place)
            return false;
        const auto [row, column] = *place;
        OutsidePlace at{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column), 0, 0};
        if (const Json* direction = member(object, "direction"); direction && direction->is_string()) {
            const std::string_view text = direction->get_ref<const std::string&>();
            const auto has = [text](char sign) { return text.find(sign) != std::string_view::npos; };
            at.down = static_cast<std::int8_t>(has('D') ? 1 : has('U') ? -1 : 0);
            at.right = static_cast<std::int8_t>(has('R') ? 1 : has('L') ? -1 : 0);
        } else {
            at.down = static_cast<std::int8_t>(row < 0 ? 1 : row >= shape().rows() ? -1 : 0);
            at.right = static_cast<std::int8_t>(column < 0 ? 1 : column >= shape().columns() ? -1 : 0);
        }
        constraint.place = at;
        return true;
    }

    void readNegative() {
        if (const Json* value = member(m_file, "nonconsecutive"); value && *value == true) {
            Constraint& constraint = add(ConstraintKind::negative);
            constraint.text = "difference";
            constraint.values = {1};
        }
        const Json* families = member(m_file, "negative");
        if (!families || !families->is_array())
            return;
        for (const Json& family : *families) {
            const bool isRatio = family == "ratio";
            const bool isDifference = family == "difference";
            if (!isRatio && !isDifference && family != "xv") {
                keepUnknown("negative", family);
                continue;
            }
            std::vector<int> values;
            for (const Constraint& other : m_record.layout.constraints)
                if (other.kind == (isRatio ? ConstraintKind::ratio : ConstraintKind::difference))
                    values.push_back(other.value().value_or(isRatio ? 2 : 1));
            std::ranges::sort(values);
            values.erase(std::unique(values.begin(), values.end()), values.end());
            Constraint& constraint = add(ConstraintKind::negative);
            constraint.text = isRatio ? "ratio" : isDifference ? "difference" : "sum";
            if (isRatio || isDifference)
                constraint.values = values.empty() ? std::vector{isRatio ? 2 : 1} : values;
            else
                constraint.values = {5, 10};
        }
    }

    void readInfo() {
        const auto text = [this](const char* name) {
            const Json* value = member(m_file, name);
            return value && value->is_string() ? value->get<std::string>() : std::string();
        };
        m_record.info.title = text("title");
        m_record.info.author = text("author");
        m_record.info.rules = text("ruleset");
        const Json* solution = member(m_file, "solution");
        if (!solution || !solution->is_array() || solution->size() != static_cast<std::size_t>(shape().cellCount()))
            return;
        Grid grid(shape());
        for (std::size_t i = 0; i < solution->size(); ++i) {
            const std::optional<int> digit = numberOf((*solution)[i]);
            if (digit && *digit >= 1 && *digit <= shape().symbolCount())
                grid.set(Cell(static_cast<int>(i)), Digit(*digit));
        }
        if (grid.isFull())
            m_record.solution = std::move(grid);
    }

    const Json& m_file;
    LayoutRecord m_record;
};

/// What stands behind the last sign of where data begins; the whole text where there is none.
std::string_view dataIn(std::string_view text) {
    for (const std::string_view before : {"load=", "fpuzzles/", "fpuzzles", "fpuz"})
        if (const std::size_t at = text.rfind(before); at != std::string_view::npos)
            return text.substr(at + before.size());
    return text;
}

/// Links lose signs on their way: "+" becomes a blank or %2B, "/" may be doubled.
std::string mended(std::string_view data) {
    std::string text;
    for (std::size_t i = 0; i < data.size(); ++i) {
        if (data[i] == ' ') {
            text += '+';
        } else if (data[i] == '%' && data.size() - i > 2) {
            const std::string_view code = data.substr(i + 1, 2);
            text += code == "2B" || code == "2b" ? '+' : code == "2F" || code == "2f" ? '/' : code == "3D" ? '=' : '?';
            i += 2;
        } else {
            text += data[i];
        }
    }
    return text;
}

}  // namespace

RegionMap usualRegions(int side) {
    for (int rows = static_cast<int>(std::sqrt(side)); rows > 1; --rows)
        if (side % rows == 0)
            return RegionMap::boxes(side, side, rows, side / rows);
    return {side, side};
}

Result<LayoutRecord> layoutFromFpuzzles(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return Error{.code = ErrorCode::notAPuzzle};
    text = text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
    std::optional<std::string> unpacked;
    if (text.front() != '{') {
        unpacked = lzUnpacked(mended(dataIn(text)), LzAlphabet::base64);
        if (!unpacked)
            return Error{.code = ErrorCode::notAPuzzle, .subject = std::string(text.substr(0, 20))};
        text = *unpacked;
    }
    const Result<Json> file = parseBoundedJson(text);
    if (!file)
        return file.error();
    if (!file->is_object())
        return Error{.code = ErrorCode::notAPuzzle, .subject = std::string(text.substr(0, 20))};
    return FpuzzlesReader(*file).read();
}

}  // namespace nonet
