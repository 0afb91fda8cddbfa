#include "core/formats/fpuzzles/fpuzzles_reader.h"

#include "core/formats/decoration_json.h"
#include "core/formats/foreign_members.h"
#include "core/formats/fpuzzles/fpuzzles_boxes.h"
#include "core/formats/fpuzzles/fpuzzles_drawings.h"
#include "core/formats/fpuzzles/fpuzzles_kinds.h"
#include "core/formats/fpuzzles/fpuzzles_own.h"
#include "core/formats/json_members.h"
#include "core/formats/links/setter_record.h"
#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace nonet {
namespace {

using Shape = ConstraintShape;

constexpr int kMostParts = 2'000;
/// Read on their own.
constexpr std::array<std::string_view, 7> kReadMembers = {"size",    "grid",     "title",           "author",
                                                          "ruleset", "solution", kFpuzzlesOwnMember};
constexpr std::array<std::string_view, 5> kDrawnLists = {"line", "rectangle", "circle", "text", "cage"};
/// No rule either: of the program that made it, or how it is shown.
constexpr auto kSettings = std::to_array<std::string_view>(
    {"disabledlogic", "truecandidatesoptions", "highlightConflicts", "successMessage", "msgcorrect", "id"});

bool isOneOf(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

Error badMember(std::string_view name) { return Error{.code = ErrorCode::badField, .subject = std::string(name)}; }

std::optional<int> numberIn(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

class FpuzzlesReader {
public:
    explicit FpuzzlesReader(const Json& file) : m_file(file) {}

    Result<ImportedPuzzle> read() {
        const Json* size = member(m_file, "size");
        const std::optional<int> side = size ? settersNumber(*size) : std::nullopt;
        const Json* grid = member(m_file, "grid");
        if (!side || *side < kSmallestFpuzzlesSide || *side > kMaxSide)
            return badMember("size");
        if (!grid || !grid->is_array() || static_cast<int>(grid->size()) != *side)
            return badMember("grid");
        m_read.layout.shape = BoardShape::square(*side);
        m_read.layout.symbols = fpuzzlesOwnSymbols(m_file, *side).value_or(SymbolSet(*side));
        m_read.givens = Grid(m_read.layout.shape);
        m_read.state = PlayState(m_read.layout.shape);
        if (!readGrid(*grid, *side))
            return badMember("grid");
        readOwn();
        for (const auto& [name, value] : m_file.items())
            if (!readMember(name, value))
                return badMember(name);
        std::ranges::move(m_own.constraints, std::back_inserter(m_read.layout.constraints));
        readNegative();
        readInfo();
        return finish();
    }

private:
    const BoardShape& shape() const { return m_read.layout.shape; }

    /// The place of a drawing, and the member that its rule would be.
    struct PictureOfRule {
        std::size_t drawing;
        std::string rule;
    };

    ImportedPuzzle finish() {
        tellPicturesOfRules();
        if (!m_kept.empty())
            m_read.unknownKeys = jsonText(Json{{std::string(kFpuzzlesKey), std::move(m_kept)}});
        ImportedPuzzle imported = importedFrom(std::move(m_read), FormatId::fpuzzles);
        if (m_hasSeveralColours)
            imported.warnings.push_back(ImportWarning::coloursNotShown);
        if (m_own.hasUnshown)
            imported.warnings.push_back(ImportWarning::rulesNotShown);
        return imported;
    }

    Constraint& add(ConstraintKind kind) {
        Constraint& constraint = m_read.layout.constraints.emplace_back();
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
        if (!m_namesRegions)
            regions = regionsWhereNoneIsNamed(side);
        m_read.layout.grids = {SubGrid{0, 0, std::move(regions)}};
        return true;
    }

    bool readCell(const Json& cell, Cell at, RegionMap& regions) {
        if (!cell.is_object())
            return false;
        if (const Json* region = member(cell, "region")) {
            const std::optional<int> number = settersNumber(*region);
            if (!region->is_null() && (!number || *number < 0 || *number > RegionMap::kMostRegion))
                return false;
            regions.setRegion(at, number);
            m_namesRegions = true;
        }
        const Json* value = member(cell, "value");
        const Json* given = member(cell, "given");
        const std::optional<int> digit = value ? settersNumber(*value) : std::nullopt;
        const bool isGiven = given && given->is_boolean() && given->get<bool>();
        const std::optional<Digit> symbol = digit ? symbolOf(*digit) : std::nullopt;
        if (digit && isGiven && !symbol)
            return false;
        if (symbol && isGiven)
            m_read.givens.set(at, *symbol);
        else if (symbol)
            m_read.state.at(at).digit = static_cast<std::uint8_t>(symbol->value());
        readMarks(cell, "cornerPencilMarks", m_read.state.at(at).corner, isGiven);
        readMarks(cell, "centerPencilMarks", m_read.state.at(at).centre, isGiven);
        if (const std::optional<Drawing> colour = cellColourFromFpuzzles(cell, shape().row(at), shape().column(at))) {
            m_read.decoration.drawings.push_back(*colour);
            m_hasSeveralColours = m_hasSeveralColours || !colour->unknownMembers.empty();
        }
        if (const Json* marks = member(cell, fpuzzlesMember(ConstraintKind::oneOf)); marks && marks->is_array()) {
            Constraint constraint;
            constraint.kind = ConstraintKind::oneOf;
            constraint.parts = {{at}};
            constraint.digits = symbolsFrom(*marks);
            if (!constraint.digits.empty())
                m_read.layout.constraints.push_back(std::move(constraint));
        }
        return true;
    }

    std::optional<Digit> symbolOf(int number) const { return symbolOfFpuzzles(m_read.layout.symbols, number); }
    /// In rising order; what is no digit of the board is passed over.
    std::vector<Digit> symbolsFrom(const Json& list) const {
        std::vector<Digit> symbols;
        for (const Json& each : list)
            if (const std::optional<int> number = settersNumber(each))
                if (const std::optional<Digit> symbol = symbolOf(*number))
                    symbols.push_back(*symbol);
        std::ranges::sort(symbols);
        return symbols;
    }

    void readOwn() {
        m_own = fpuzzlesOwnFrom(m_file, m_read.layout);
        for (const auto& [cell, symbol] : m_own.givens) {
            m_read.givens.set(cell, symbol);
            m_read.state.at(cell) = CellState();
        }
    }

    void readMarks(const Json& cell, const char* name, DigitSet& marks, bool isGiven) {
        const Json* list = member(cell, name);
        if (!list || !list->is_array())
            return;
        for (const Json& mark : *list) {
            const std::optional<int> number = settersNumber(mark);
            if (const std::optional<Digit> symbol = number ? symbolOf(*number) : std::nullopt; symbol && !isGiven)
                marks.insert(*symbol);
            else
                m_read.hasUnreadMarks = true;
        }
    }

    std::optional<Cell> cellOf(const Json& value) {
        const auto place = fpuzzlesPlace(value);
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
        const FpuzzlesKind* known = foreignRow(kFpuzzlesKinds, name);
        if (isOneOf(kReadMembers, name) || (known != nullptr && known->kind == ConstraintKind::negative))
            return true;
        if (isFpuzzlesSetting(name) || name == "metadata" || (isOneOf(kDrawnLists, name) && !value.is_array())) {
            m_kept[name] = value;
            return true;
        }
        if (isOneOf(kDrawnLists, name)) {
            readDrawings(name, value);
            return true;
        }
        if (name == "foglight" || name == "fogofwar")
            return readFog(value, name == "fogofwar" ? 1 : 0);
        if (known == nullptr || known->isOfCell) {
            keepUnknown(name, value);
            return true;
        }
        const ConstraintRow& row = constraintRow(known->kind);
        if (row.shape == Shape::board) {
            if (value.is_boolean() && value.get<bool>())
                addBoardRule(row.kind, name);
            return value.is_boolean();
        }
        if (!value.is_array() || value.size() > static_cast<std::size_t>(kMostParts))
            return false;
        return std::ranges::all_of(
            value, [&](const Json& each) { return m_own.pictures.contains(&each) || readConstraint(row, each); });
    }

    void addBoardRule(ConstraintKind kind, std::string_view name) {
        Constraint& constraint = add(kind);
        if (kind == ConstraintKind::diagonals)
            constraint.values = {name == kFpuzzlesFallingDiagonal ? 0 : 1};
    }

    void readDrawings(const std::string& name, const Json& list) {
        for (const Json& object : list) {
            if (m_own.pictures.contains(&object) || m_own.drew(object))
                continue;
            std::optional<std::vector<Drawing>> drawings = drawingsFromFpuzzles(name, object);
            if (drawings && m_read.decoration.drawings.size() + drawings->size() <= kMostDrawings) {
                notePictureOfRule(object, drawings->size());
                std::ranges::move(*drawings, std::back_inserter(m_read.decoration.drawings));
            } else {
                m_kept[name].push_back(object);
                m_read.hasUnreadDrawings = true;
            }
        }
    }

    /// Programs that write rules which f-puzzles lacks draw them too, and name the rule with the drawing.
    void notePictureOfRule(const Json& object, std::size_t count) {
        const Json* rule = member(object, kFromRule);
        if (!rule || !rule->is_string())
            return;
        const std::size_t first = m_read.decoration.drawings.size();
        for (std::size_t i = first; i < first + count; ++i)
            m_picturesOfRules.push_back({i, fpuzzlesMemberOf(rule->get_ref<const std::string&>())});
    }

    /// What stands for a rule that was not read is all that shows it.
    void tellPicturesOfRules() {
        for (const PictureOfRule& each : m_picturesOfRules)
            m_read.decoration.drawings[each.drawing].isOfRule =
                std::ranges::none_of(m_read.layout.constraints, [&each](const Constraint& constraint) {
                    return constraint.kind == ConstraintKind::unknown && fpuzzlesMemberOf(constraint.type) == each.rule;
                });
    }

    /// A lamp shines as far as it reaches, in all eight directions.
    bool readFog(const Json& lamps, int reach) {
        const auto cells = cellsOf(&lamps);
        if (!cells)
            return false;
        CellSet lit;
        if (m_read.decoration.fog)
            lit = CellSet::from(m_read.decoration.fog->lit);
        for (const Cell lamp : *cells)
            for (int down = -reach; down <= reach; ++down)
                for (int right = -reach; right <= reach; ++right)
                    if (const auto cell = shape().cellAt(shape().row(lamp) + down, shape().column(lamp) + right))
                        lit.insert(*cell);
        m_read.decoration.fog = Fog{{lit.begin(), lit.end()}};
        return true;
    }

    void keepUnknown(const std::string& name, const Json& value) {
        Constraint& constraint = add(ConstraintKind::unknown);
        constraint.type = (constraintKindOf(name) ? std::string(kForeignType) : std::string()) + name;
        constraint.unknownMembers = jsonText(Json{{std::string(kFpuzzlesKey), value}});
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
            if (const std::optional<int> number = settersNumber(*value))
                constraint.values = {*number};
        if (const Json* values = member(object, "values"); values && values->is_array() && row.needsDigits)
            constraint.digits = symbolsFrom(*values);
        m_read.layout.constraints.push_back(std::move(constraint));
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
        const auto place = cell ? fpuzzlesPlace(*cell) : std::nullopt;
        if (!place)
            return false;
        const auto [row, column] = *place;
        OutsidePlace at{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column), 0, 0};
        if (const Json* direction = member(object, "direction"); direction && direction->is_string()) {
            const std::string_view text = direction->get_ref<const std::string&>();
            const auto has = [text](char sign) { return text.find(sign) != std::string_view::npos; };
            at.down = static_cast<std::int8_t>(has('D') ? 1 : has('U') ? -1 : 0);
            at.right = static_cast<std::int8_t>(has('R') ? 1 : has('L') ? -1 : 0);
        }
        if (at.down == 0 && at.right == 0) {
            at.down = static_cast<std::int8_t>(row < 0 ? 1 : row >= shape().rows() ? -1 : 0);
            at.right = static_cast<std::int8_t>(column < 0 ? 1 : column >= shape().columns() ? -1 : 0);
        }
        constraint.place = at;
        return true;
    }

    void readNegative() {
        if (const Json* value = member(m_file, kFpuzzlesNonconsecutive); value && *value == true) {
            Constraint& constraint = add(ConstraintKind::negative);
            constraint.text = "difference";
            constraint.values = {1};
        }
        const Json* families = member(m_file, fpuzzlesMember(ConstraintKind::negative));
        if (!families || !families->is_array())
            return;
        for (const Json& family : *families) {
            const bool isRatio = family == fpuzzlesMember(ConstraintKind::ratio);
            const bool isDifference = family == fpuzzlesMember(ConstraintKind::difference);
            if (!isRatio && !isDifference && family != fpuzzlesMember(ConstraintKind::sum)) {
                keepUnknown(std::string(fpuzzlesMember(ConstraintKind::negative)), Json::array({family}));
                continue;
            }
            std::vector<int> values;
            for (const Constraint& other : m_read.layout.constraints)
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

    /// "12...", or with commas where numbers have two figures.
    static Json listOf(std::string_view text) {
        Json list = Json::array();
        const bool hasCommas = text.find(',') != std::string_view::npos;
        while (!text.empty()) {
            const std::size_t end = hasCommas ? std::min(text.find(','), text.size()) : 1;
            list.push_back(std::string(text.substr(0, end)));
            text.remove_prefix(std::min(end + (hasCommas ? 1 : 0), text.size()));
        }
        return list;
    }

    void readInfo() {
        const auto text = [this](const char* name) {
            const Json* value = member(m_file, name);
            return value && value->is_string() ? value->get<std::string>() : std::string();
        };
        m_read.info.title = text("title");
        m_read.info.author = text("author");
        m_read.info.rules = text("ruleset");
        const Json* given = member(m_file, "solution");
        const Json solution = given && given->is_string() ? listOf(given->get_ref<const std::string&>())
                              : given                     ? *given
                                                          : Json();
        if (!solution.is_array() || solution.size() != static_cast<std::size_t>(shape().cellCount()))
            return;
        Grid grid(shape());
        for (std::size_t i = 0; i < solution.size(); ++i) {
            if (const std::optional<Digit> symbol = symbolIn(solution[i]))
                grid.set(Cell(static_cast<int>(i)), *symbol);
        }
        if (grid.isFull())
            m_read.solution = std::move(grid);
    }

    /// Of a solution, which has those too that are no digits of the format.
    std::optional<Digit> symbolIn(const Json& value) const {
        const std::optional<int> number = settersNumber(value);
        const std::optional<Digit> symbol = number ? symbolOf(*number) : std::nullopt;
        return symbol || !value.is_string() ? symbol
                                            : m_read.layout.symbols.ofLabel(value.get_ref<const std::string&>());
    }

    const Json& m_file;
    SetterRecord m_read;
    FpuzzlesOwn m_own;
    bool m_hasSeveralColours = false;
    bool m_namesRegions = false;
    Json m_kept = Json::object();
    std::vector<PictureOfRule> m_picturesOfRules;
};

}  // namespace

std::string fpuzzlesMemberOf(std::string_view ruleName) {
    std::string member;
    for (const char letter : ruleName)
        if (letter >= 'A' && letter <= 'Z')
            member += static_cast<char>(letter - 'A' + 'a');
        else if (letter != ' ')
            member += letter;
    return member;
}

RegionMap usualRegions(int side) {
    int rows = static_cast<int>(std::sqrt(side));
    while (side % rows != 0)
        --rows;
    return RegionMap::boxes(side, side, rows, side / rows);
}

RegionMap regionsWhereNoneIsNamed(int side) {
    RegionMap usual = usualRegions(side);
    return usual.boxSize() == std::pair(1, side) ? RegionMap(side, side) : usual;
}

bool isFpuzzlesSetting(std::string_view member) { return isOneOf(kSettings, member); }

std::optional<std::pair<int, int>> fpuzzlesPlace(const Json& value) {
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

std::string fpuzzlesName(int row, int column) {
    return "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
}

bool isFpuzzlesData(const Json& file) { return member(file, "grid") != nullptr; }

Result<ImportedPuzzle> fpuzzlesFromJson(const Json& file) { return FpuzzlesReader(file).read(); }

}  // namespace nonet
