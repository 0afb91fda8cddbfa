#include "core/formats/sudokumaker/sudokumaker_reader.h"

#include "core/formats/decoration_json.h"
#include "core/formats/foreign_members.h"
#include "core/formats/json_members.h"
#include "core/formats/links/setter_record.h"
#include "core/formats/sudokumaker/sudokumaker_clues.h"
#include "core/formats/sudokumaker/sudokumaker_drawings.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

constexpr int kUsualSide = 9;
constexpr int kHighestType = 100'000;
/// The native file's limits.
constexpr std::size_t kMostMakerConstraints = 10'000;
constexpr std::size_t kMostMakerCells = 50'000;
constexpr std::size_t kMostMakerPlaces = 50'000;

Error badMakerMember(const char* name) { return Error{.code = ErrorCode::badField, .subject = name}; }

class SudokuMakerReader {
public:
    explicit SudokuMakerReader(const Json& puzzle) : m_puzzle(puzzle) {}

    Result<ImportedPuzzle> read() {
        if (!readShape())
            return badMakerMember("cells");
        if (!sortElements())
            return badMakerMember("constraints");
        if (!layOut())
            return badMakerMember("regions");
        if (!readCells())
            return badMakerMember("cells");
        for (const Element& element : m_elements)
            readElement(element);
        if (areTooMany())
            return badMakerMember("constraints");
        readInfo();
        keepTheRest();
        ImportedPuzzle imported = importedFrom(std::move(m_read), FormatId::sudokumaker);
        if (m_hasSeveralColours)
            imported.warnings.push_back(ImportWarning::coloursNotShown);
        return imported;
    }

private:
    struct Element {
        int type;
        const Json* json;
    };

    const BoardShape& shape() const { return m_read.layout.shape; }

    std::optional<int> numberOf(const char* name, int least, int most, std::optional<int> otherwise) const {
        const Json* value = member(m_puzzle, name);
        return value && !value->is_null() ? integerIn(*value, least, most) : otherwise;
    }
    bool isCustom() const {
        const Json* type = member(m_puzzle, "type");
        return type && *type == "custom";
    }

    /// What the file leaves out is as on a usual board.
    bool readShape() {
        const auto size = numberOf("size", 1, kMaxSide, kUsualSide);
        const auto rows = numberOf("height", 1, kMaxSide, size);
        const auto columns = numberOf("width", 1, kMaxSide, size);
        const auto lowest = numberOf("minDigit", 0, kMaxSide, 1);
        if (!rows || !columns || !lowest)
            return false;
        const int longer = std::max(*rows, *columns);
        const auto highest =
            numberOf("maxDigit", *lowest, *lowest + kMaxSide - 1, isCustom() ? kUsualSide : *lowest + longer - 1);
        if (!highest || *highest < *lowest)
            return false;
        const int count = *highest - *lowest + 1;
        m_read.layout.shape = BoardShape(*rows, *columns, count);
        m_read.layout.symbols = SymbolSet(count, *lowest);
        m_read.givens = Grid(shape());
        m_read.state = PlayState(shape());
        return true;
    }

    /// What is switched off is no part of the puzzle.
    bool sortElements() {
        const Json& list = *member(m_puzzle, "constraints");
        if (!list.is_array() || list.size() > kMostMakerConstraints)
            return false;
        for (const Json& json : list) {
            const Json* number = json.is_object() ? member(json, "type") : nullptr;
            const auto type = number ? integerIn(*number, 0, kHighestType) : std::nullopt;
            if (!type)
                return false;
            const Json* disabled = member(json, "disabled");
            if (disabled && *disabled == true)
                m_off.push_back(json);
            else
                m_elements.push_back({*type, &json});
        }
        return true;
    }

    const Json* firstOf(int type) const {
        const auto element = std::ranges::find(m_elements, type, &Element::type);
        return element == m_elements.end() ? nullptr : element->json;
    }

    bool layOut() {
        const std::optional<std::vector<SubGrid>> grids = gridsOf();
        const Json* element = firstOf(kMakerRegions);
        std::optional<std::vector<std::vector<Cell>>> regions = std::vector<std::vector<Cell>>();
        if (element)
            regions = regionsOf(member(*element, "regions"));
        if (!grids || !regions)
            return false;
        m_read.layout.grids = *grids;
        for (std::vector<Cell>& region : *regions)
            if (!isPutIntoGrid(region)) {
                Constraint& extra = m_read.layout.constraints.emplace_back();
                extra.kind = ConstraintKind::extra;
                extra.parts = {std::move(region)};
            }
        return true;
    }

    /// Rectangles whose rows and columns are houses.
    std::optional<std::vector<SubGrid>> gridsOf() const {
        const std::vector<SubGrid> whole{SubGrid{0, 0, RegionMap(shape().rows(), shape().columns())}};
        const Json* rules = firstOf(kMakerRowsAndColumns);
        if (!isCustom())
            return whole;
        if (!rules)
            return std::vector<SubGrid>();
        const Json* areas = member(*rules, "areas");
        if (!areas || areas->is_null())
            return whole;
        constexpr std::size_t kMostAreas = 20;
        if (!areas->is_array() || areas->size() > kMostAreas)
            return std::nullopt;
        std::vector<SubGrid> grids;
        for (const Json& area : *areas) {
            const auto side = [&area](const char* name, int least, int most) {
                const Json* value = member(area, name);
                return value ? integerIn(*value, least, most) : std::nullopt;
            };
            const auto row = side("y", 0, shape().rows() - 1);
            const auto column = side("x", 0, shape().columns() - 1);
            const auto rows = side("height", 1, shape().rows() - row.value_or(0));
            const auto columns = side("width", 1, shape().columns() - column.value_or(0));
            if (!row || !column || !rows || !columns)
                return std::nullopt;
            grids.push_back({*row, *column, RegionMap(*rows, *columns)});
        }
        return grids;
    }

    /// By number; cells without one have -1 or nothing.
    std::optional<std::vector<std::vector<Cell>>> regionsOf(const Json* list) const {
        if (!list || !list->is_array() || list->size() != static_cast<std::size_t>(shape().cellCount()))
            return std::nullopt;
        std::vector<std::vector<Cell>> regions;
        for (std::size_t i = 0; i < list->size(); ++i) {
            const Json& value = (*list)[i];
            const auto number = value.is_null() ? -1 : integerIn(value, -1, kMaxSide * kMaxSide);
            if (!number)
                return std::nullopt;
            if (*number < 0)
                continue;
            if (regions.size() <= static_cast<std::size_t>(*number))
                regions.resize(static_cast<std::size_t>(*number) + 1);
            regions[static_cast<std::size_t>(*number)].emplace_back(static_cast<int>(i));
        }
        std::erase_if(regions, [](const std::vector<Cell>& region) { return region.empty(); });
        return regions;
    }

    /// In every grid that holds all of it.
    bool isPutIntoGrid(const std::vector<Cell>& region) {
        bool isPut = false;
        for (SubGrid& grid : m_read.layout.grids) {
            const auto isInside = [&](Cell cell) {
                const int row = shape().row(cell) - grid.row;
                const int column = shape().column(cell) - grid.column;
                return row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
            };
            const int number = grid.regions.regionCount();
            if (number > RegionMap::kMostRegion || !std::ranges::all_of(region, isInside))
                continue;
            for (const Cell cell : region)
                grid.regions.setRegion(
                    Cell((shape().row(cell) - grid.row) * grid.columns() + shape().column(cell) - grid.column), number);
            isPut = true;
        }
        return isPut;
    }

    bool readCells() {
        const Json& cells = *member(m_puzzle, "cells");
        if (!cells.is_array() || cells.size() != static_cast<std::size_t>(shape().cellCount()))
            return false;
        for (int i = 0; i < shape().cellCount(); ++i)
            if (!readCell(cells[static_cast<std::size_t>(i)], Cell(i)))
                return false;
        takeSolution();
        return true;
    }

    bool readCell(const Json& cell, Cell at) {
        if (!cell.is_object())
            return false;
        const Json* value = member(cell, "value");
        const Json* given = member(cell, "given");
        const bool isGiven = given && *given == true;
        const std::optional<int> number = value ? settersNumber(*value) : std::nullopt;
        const std::optional<Digit> digit = number ? m_read.layout.symbols.ofNumber(*number) : std::nullopt;
        if (number && isGiven && !digit)
            return false;
        if (digit && isGiven)
            m_read.givens.set(at, *digit);
        else if (digit)
            m_read.state.at(at).digit = static_cast<std::uint8_t>(digit->value());
        readMarks(member(cell, "candidates"), m_read.state.at(at).centre, isGiven);
        readMarks(member(cell, "cornerPencilMarks"), m_read.state.at(at).corner, isGiven);
        if (const Json* colours = member(cell, "colors")) {
            if (auto drawing = cellColourFromMaker(*colours, shape().row(at), shape().column(at)))
                m_read.decoration.drawings.push_back(std::move(*drawing));
            m_hasSeveralColours = m_hasSeveralColours || hasSeveralMakerColours(*colours);
        }
        return true;
    }

    /// A bit a number.
    void readMarks(const Json* bits, DigitSet& marks, bool isGiven) {
        constexpr int kMostBits = 30;
        const int set = bits ? integerIn(*bits, 0, (1 << kMostBits) - 1).value_or(0) : 0;
        for (int number = 0; number < kMostBits; ++number) {
            if ((set >> number & 1) == 0)
                continue;
            const std::optional<Digit> digit = m_read.layout.symbols.ofNumber(number);
            if (digit && !isGiven)
                marks.insert(*digit);
            else
                m_read.hasUnreadMarks = true;
        }
    }

    /// Setters leave the solved board in the link: it is what the player is to find.
    void takeSolution() {
        Grid full = m_read.givens;
        for (const Cell cell : shape().cells())
            if (const int digit = m_read.state.at(cell).digit; digit != 0)
                full.set(cell, Digit(digit));
        if (!full.isFull() || full == m_read.givens)
            return;
        m_read.solution = std::move(full);
        m_read.state = PlayState(shape());
    }

    void readElement(const Element& element) {
        switch (element.type) {
        case kMakerGivens:
        case kMakerRegions:
        case kMakerRowsAndColumns: return;
        case kMakerLines:
        case kMakerCages:
        case kMakerSymbols: return readDrawings(element);
        case kMakerFogLights: return readFog(*element.json);
        default: return readConstraints(element);
        }
    }

    void readDrawings(const Element& element) {
        std::vector<Drawing>& drawings = m_read.decoration.drawings;
        std::optional<std::vector<Drawing>> read = drawingsFromMaker(*element.json, element.type, shape());
        for (const Drawing& drawing : read.value_or(std::vector<Drawing>()))
            m_placeCount += drawing.points.size();
        if (read && drawings.size() + read->size() <= kMostDrawings && m_placeCount <= kMostMakerPlaces) {
            std::ranges::move(*read, std::back_inserter(drawings));
        } else {
            m_unread.push_back(*element.json);
            m_read.hasUnreadDrawings = true;
        }
    }

    void readFog(const Json& json) {
        const Json* lit = member(json, "cells");
        const auto cells = lit ? makerCells(lit, shape()) : std::vector<Cell>();
        if (!cells) {
            m_unread.push_back(json);
            m_read.hasUnreadDrawings = true;
            return;
        }
        const CellSet all = CellSet::from(*cells);
        m_read.decoration.fog = Fog{{all.begin(), all.end()}};
    }

    void readConstraints(const Element& element) {
        std::optional<std::vector<Constraint>> read = makerConstraints(*element.json, element.type, m_read.layout);
        if (!read)
            read = std::vector{unknownFromMaker(*element.json, element.type)};
        for (Constraint& constraint : *read) {
            if (constraint.kind == ConstraintKind::negative && isNotExempt(element.type))
                constraint = unknownFromMaker(*element.json, element.type);
            m_read.layout.constraints.push_back(std::move(constraint));
        }
    }

    /// Marks of the other family exempt a pair here; that program has a switch for it.
    bool isNotExempt(int type) const {
        const int other = type == kMakerRatio ? kMakerDifference : type == kMakerDifference ? kMakerRatio : -1;
        const char* flag = type == kMakerRatio ? "overrideNegativeRatios" : "overrideNegativeDifferences";
        return std::ranges::any_of(m_elements, [&](const Element& each) {
            const Json* clues = each.type == other ? member(*each.json, "clues") : nullptr;
            const Json* overrides = clues ? member(*each.json, flag) : nullptr;
            return clues && clues->is_array() && !clues->empty() && overrides && *overrides == false;
        });
    }

    bool areTooMany() const {
        std::size_t cells = 0;
        for (const Constraint& constraint : m_read.layout.constraints)
            for (const std::vector<Cell>& part : constraint.parts)
                cells += part.size();
        return m_read.layout.constraints.size() > kMostMakerConstraints || cells > kMostMakerCells;
    }

    void readInfo() {
        const auto text = [this](const char* name) {
            const Json* value = member(m_puzzle, name);
            return value && value->is_string() ? value->get<std::string>() : std::string();
        };
        m_read.info.title = text("name");
        m_read.info.author = text("author");
        m_read.info.rules = text("comment");
    }

    void keepTheRest() {
        constexpr auto kRead =
            std::to_array<std::string_view>({"name", "author", "comment", "cells", "constraints", "width", "height",
                                             "size", "minDigit", "maxDigit", "type"});
        Json kept = Json::object();
        for (const auto& [key, value] : m_puzzle.items())
            if (std::ranges::find(kRead, key) == kRead.end())
                kept[key] = value;
        if (!m_off.empty())
            kept["switchedOff"] = m_off;
        if (!m_unread.empty())
            kept["unread"] = m_unread;
        if (!kept.empty())
            m_read.unknownKeys = jsonText(Json{{std::string(kMakerKey), std::move(kept)}});
    }

    const Json& m_puzzle;
    SetterRecord m_read;
    std::vector<Element> m_elements;
    std::vector<Json> m_off;
    std::vector<Json> m_unread;
    /// Points of all drawings so far.
    std::size_t m_placeCount = 0;
    bool m_hasSeveralColours = false;
};

}  // namespace

bool isSudokuMakerData(const Json& file) {
    const Json* puzzle = member(file, "puzzle");
    return puzzle && puzzle->is_object() && member(*puzzle, "cells") && member(*puzzle, "constraints");
}

Result<ImportedPuzzle> sudokuMakerFromJson(const Json& file) {
    if (!isSudokuMakerData(file))
        return badMakerMember("puzzle");
    return SudokuMakerReader(*member(file, "puzzle")).read();
}

}  // namespace nonet
