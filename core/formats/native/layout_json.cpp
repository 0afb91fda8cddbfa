#include "core/formats/native/layout_json.h"

#include "core/formats/constraint_json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace nonet {
namespace {

constexpr std::array kKeys = std::to_array<std::string_view>(
    {"size", "rows", "columns", "holes", "symbols", "values", "box", "grids", "constraints"});
constexpr std::size_t kMostGrids = 64;
constexpr std::string_view kRegions = "regions";
constexpr std::string_view kQuota = "quota";

Error badLayoutField(std::string name) { return Error{.code = ErrorCode::badField, .subject = std::move(name)}; }

/// The box size of a board's only grid; nothing where its regions are no boxes. Boxes of a square board must have as
/// many cells as it has rows.
std::optional<std::pair<int, int>> wholeBoxesOf(const SubGrid& grid) {
    const auto box = grid.regions.boxSize();
    return box && (!grid.isSquare() || box->first * box->second == grid.rows()) ? box : std::nullopt;
}

bool isWholeBoard(const Layout& layout) {
    return layout.grids.size() == 1 && layout.grids.front().row == 0 && layout.grids.front().column == 0 &&
           layout.grids.front().rows() == layout.shape.rows() &&
           layout.grids.front().columns() == layout.shape.columns();
}

/// The number that a label is read as: none for a star.
std::optional<int> numberOf(const std::string& label) {
    int number = 0;
    const auto [end, error] = std::from_chars(label.data(), label.data() + label.size(), number);
    return error == std::errc() && end == label.data() + label.size() ? std::optional(number) : std::nullopt;
}

void addSymbols(JsonMembers& file, const SymbolSet& symbols) {
    OrderedJson labels = OrderedJson::array();
    OrderedJson values = OrderedJson::array();
    std::string joined;
    bool areUsual = true;
    for (const Digit digit : symbols.all()) {
        const std::string& label = symbols.label(digit);
        const std::optional<int> number = symbols.number(digit);
        labels.push_back(label);
        joined += label;
        values.push_back(number ? OrderedJson(*number) : OrderedJson());
        areUsual = areUsual && number == numberOf(label);
    }
    // One character each where the text is as long as there are symbols.
    file.add("symbols", joined.size() == static_cast<std::size_t>(symbols.count()) ? OrderedJson(joined) : labels);
    if (!areUsual)
        file.add("values", values);
}

OrderedJson gridJson(const SubGrid& grid) {
    OrderedJson object = {{"at", {grid.row + 1, grid.column + 1}}, {"size", {grid.rows(), grid.columns()}}};
    if (const auto box = grid.regions.boxSize())
        object["box"] = {box->first, box->second};
    else
        object["map"] = grid.regions.toText();
    return object;
}

std::optional<std::pair<int, int>> pairIn(const Json* value, int least, int most) {
    if (!value || !value->is_array() || value->size() != 2)
        return std::nullopt;
    const std::optional<int> first = integerIn((*value)[0], least, most);
    const std::optional<int> second = integerIn((*value)[1], least, most);
    return first && second ? std::optional(std::pair(*first, *second)) : std::nullopt;
}

class LayoutReader {
public:
    LayoutReader(const Json& file, std::vector<ImportWarning>& warnings) : m_file(file), m_warnings(warnings) {}

    Result<Layout> read() {
        for (const auto step : {&LayoutReader::readShape, &LayoutReader::readHoles, &LayoutReader::readSymbols,
                                &LayoutReader::readConstraints, &LayoutReader::readGrids})
            if (std::optional<Error> error = (this->*step)())
                return *error;
        return std::move(m_layout);
    }

private:
    std::optional<Error> readShape() {
        const Json* size = member(m_file, "size");
        const Json* rows = member(m_file, "rows");
        const Json* columns = member(m_file, "columns");
        if (!size && !(rows && columns))
            return Error{.code = ErrorCode::missingField, .subject = "size"};
        m_rows = integerIn(size ? *size : *rows, 1, kMaxSide).value_or(0);
        m_columns = integerIn(size ? *size : *columns, 1, kMaxSide).value_or(0);
        if (m_rows == 0)
            return badLayoutField(size ? "size" : "rows");
        if (m_columns == 0)
            return badLayoutField("columns");
        return std::nullopt;
    }

    std::optional<Error> readSymbols() {
        const Json* symbols = member(m_file, "symbols");
        std::vector<std::string> labels;
        if (!symbols) {
            m_layout.symbols = SymbolSet(std::max(m_rows, m_columns));
        } else if (symbols->is_string()) {
            const auto& text = symbols->get_ref<const std::string&>();
            labels.reserve(text.size());
            for (const char label : text)
                labels.emplace_back(1, label);
        } else if (symbols->is_array() && symbols->size() <= static_cast<std::size_t>(kMaxSide)) {
            for (const Json& label : *symbols) {
                if (!label.is_string())
                    return badLayoutField("symbols");
                labels.push_back(label.get<std::string>());
            }
        } else {
            return badLayoutField("symbols");
        }
        if (symbols) {
            std::vector<std::optional<int>> numbers;
            if (labels.size() <= static_cast<std::size_t>(kMaxSide))
                std::ranges::transform(labels, std::back_inserter(numbers), numberOf);
            if (const Json* values = member(m_file, "values"); values && !readNumbers(*values, numbers))
                return badLayoutField("values");
            std::optional<SymbolSet> set = SymbolSet::of(std::move(labels), std::move(numbers));
            if (!set)
                return badLayoutField("symbols");
            m_layout.symbols = std::move(*set);
        }
        m_layout.shape = BoardShape(m_rows, m_columns, m_layout.symbols.count());
        m_layout.shape.setHoles(m_holes);
        return std::nullopt;
    }

    static bool readNumbers(const Json& values, std::vector<std::optional<int>>& numbers) {
        if (!values.is_array() || values.size() != numbers.size())
            return false;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            numbers[i] = integerIn(values[i], -99, 999);
            if (!numbers[i] && !values[i].is_null())
                return false;
        }
        return true;
    }

    /// Before the shape is known as a whole: it has as many symbols as the file says.
    std::optional<Error> readHoles() {
        const Json* holes = member(m_file, "holes");
        if (!holes)
            return std::nullopt;
        const BoardShape rectangle(m_rows, m_columns, 1);
        const BoardText text(rectangle, SymbolSet(1));
        if (!holes->is_array() || holes->size() >= static_cast<std::size_t>(rectangle.cellCount()))
            return badLayoutField("holes");
        for (const Json& code : *holes) {
            const auto cell = code.is_string() ? text.cell(code.get_ref<const std::string&>()) : std::nullopt;
            if (!cell)
                return badLayoutField("holes");
            m_holes.insert(*cell);
        }
        return std::nullopt;
    }

    std::optional<Error> readConstraints() {
        const Json* list = member(m_file, "constraints");
        if (!list)
            return std::nullopt;
        if (!list->is_array())
            return badLayoutField("constraints");
        Json rules = Json::array();
        for (const Json& object : *list) {
            const Json* type = member(object, "type");
            const Json* map = member(object, "map");
            const Json* counts = member(object, "counts");
            if (type && *type == kRegions && map && !m_map)
                m_map = map;
            else if (type && *type == kQuota && counts && m_layout.counts.empty()) {
                if (!readCounts(*counts))
                    return badLayoutField("counts");
            } else {
                rules.push_back(object);
            }
        }
        std::optional<ReadConstraints> read = constraintsFrom(rules, BoardText(m_layout.shape, m_layout.symbols));
        if (!read)
            return badLayoutField("constraints");
        if (read->hasUnread)
            m_warnings.push_back(ImportWarning::constraintCellsUnread);
        m_layout.constraints = std::move(read->constraints);
        return std::nullopt;
    }

    bool readCounts(const Json& counts) {
        if (!counts.is_array() || counts.size() != static_cast<std::size_t>(m_layout.symbols.count()))
            return false;
        for (const Json& count : counts) {
            const std::optional<int> number = integerIn(count, 0, kMaxSide * kMaxSide);
            if (!number)
                return false;
            m_layout.counts.push_back(*number);
        }
        return true;
    }

    std::optional<Error> readGrids() {
        const Json* list = member(m_file, "grids");
        if (!list)
            return readWholeGrid();
        if (!list->is_array() || list->size() > kMostGrids)
            return badLayoutField("grids");
        m_layout.grids.clear();
        for (const Json& object : *list) {
            const auto at = pairIn(member(object, "at"), 1, kMaxSide);
            const auto size = pairIn(member(object, "size"), 1, kMaxSide);
            if (!at || !size || at->first + size->first - 1 > m_rows || at->second + size->second - 1 > m_columns)
                return badLayoutField("grids");
            std::optional<RegionMap> regions =
                regionsFrom(member(object, "box"), member(object, "map"), size->first, size->second);
            if (!regions)
                return badLayoutField("grids");
            m_layout.grids.push_back({at->first - 1, at->second - 1, std::move(*regions)});
        }
        return std::nullopt;
    }

    static std::optional<RegionMap> regionsFrom(const Json* box, const Json* map, int rows, int columns) {
        if (map)
            return map->is_string() ? RegionMap::fromText(map->get_ref<const std::string&>(), rows, columns)
                                    : std::nullopt;
        const auto size = pairIn(box, 1, kMaxSide);
        if (!size || size->first > rows || size->second > columns)
            return std::nullopt;
        // More regions than a map has numbers for.
        const int across = (columns + size->second - 1) / size->second;
        const int down = (rows + size->first - 1) / size->first;
        if (across * down > RegionMap::kMostRegion + 1)
            return std::nullopt;
        return RegionMap::boxes(rows, columns, size->first, size->second);
    }

    std::optional<Error> readWholeGrid() {
        const Json* box = member(m_file, "box");
        std::optional<RegionMap> regions;
        if (box || m_map) {
            regions = regionsFrom(box, m_map, m_rows, m_columns);
            if (regions && !m_map && !wholeBoxesOf(SubGrid{0, 0, *regions}))
                regions.reset();
            if (!regions)
                return badLayoutField(m_map ? "regions" : "box");
        } else {
            const int root = static_cast<int>(std::lround(std::sqrt(m_rows)));
            if (m_rows != m_columns || root * root != m_rows)
                return Error{.code = ErrorCode::missingField, .subject = "box"};
            regions = RegionMap::boxes(m_rows, m_columns, root, root);
        }
        m_layout.grids = {SubGrid{0, 0, std::move(*regions)}};
        return std::nullopt;
    }

    const Json& m_file;
    std::vector<ImportWarning>& m_warnings;
    Layout m_layout;
    int m_rows = 0;
    int m_columns = 0;
    WideCellSet m_holes;
    const Json* m_map = nullptr;
};

}  // namespace

void addBoard(JsonMembers& file, const Layout& layout) {
    const BoardShape& shape = layout.shape;
    if (shape.rows() == shape.columns()) {
        file.add("size", OrderedJson(shape.rows()));
    } else {
        file.add("rows", OrderedJson(shape.rows()));
        file.add("columns", OrderedJson(shape.columns()));
    }
    const BoardText text(shape, layout.symbols);
    if (shape.holeCount() > 0) {
        OrderedJson holes = OrderedJson::array();
        for (const Cell hole : shape.holes())
            holes.push_back(text.cell(hole));
        file.add("holes", holes);
    }
    if (layout.symbols.count() != std::max(shape.rows(), shape.columns()) || !layout.symbols.isStandard())
        addSymbols(file, layout.symbols);
    if (!isWholeBoard(layout)) {
        OrderedJson grids = OrderedJson::array();
        for (const SubGrid& grid : layout.grids)
            grids.push_back(gridJson(grid));
        file.add("grids", grids);
    } else if (const auto box = wholeBoxesOf(layout.grids.front())) {
        file.add("box", OrderedJson({box->first, box->second}));
    }
}

std::string constraintListText(const Layout& layout) {
    const BoardText board(layout.shape, layout.symbols);
    std::string list;
    const auto add = [&list](const std::string& text) { list += (list.empty() ? "" : ",") + text; };
    if (isWholeBoard(layout) && !wholeBoxesOf(layout.grids.front()))
        add(jsonText(OrderedJson({{"type", kRegions}, {"map", layout.grids.front().regions.toText()}})));
    if (!layout.counts.empty())
        add(jsonText(OrderedJson({{"type", kQuota}, {"counts", layout.counts}})));
    for (const Constraint& constraint : layout.constraints)
        add(constraintText(constraint, board));
    return "[" + list + "]";
}

std::string layoutText(const Layout& layout) {
    JsonMembers members;
    addBoard(members, layout);
    members.add("constraints", constraintListText(layout));
    return members.printLine();
}

Result<Layout> layoutFrom(const Json& file, std::vector<ImportWarning>& warnings) {
    return LayoutReader(file, warnings).read();
}

bool isLayoutKey(std::string_view key) { return std::ranges::find(kKeys, key) != kKeys.end(); }

}  // namespace nonet
