#include "core/formats/sudokupad/sudokupad_reader.h"

#include "core/formats/decoration_json.h"
#include "core/formats/foreign_members.h"
#include "core/formats/links/setter_record.h"
#include "core/formats/persistent_warnings.h"
#include "core/formats/sudokupad/sudokupad_drawings.h"
#include "core/formats/sudokupad/sudokupad_grids.h"
#include "core/formats/sudokupad/sudokupad_kinds.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

constexpr std::size_t kMostCages = 2'000;

struct PadLayerMember {
    const char* name;
    PadLayer layer;
};
/// The data's lists of drawings, in the order in which they lie upon each other.
constexpr std::array kPadLayers = std::to_array<PadLayerMember>({{"underlays", PadLayer::underlays},
                                                                 {"lines", PadLayer::lines},
                                                                 {"arrows", PadLayer::arrows},
                                                                 {"overlays", PadLayer::overlays}});

Error badPadMember(const char* name) { return Error{.code = ErrorCode::badField, .subject = name}; }

bool isTrue(const Json& object, const char* name) {
    const Json* value = member(object, name);
    return value && *value == true;
}

class SudokuPadReader {
public:
    explicit SudokuPadReader(const Json& file) : m_file(file) {}

    Result<ImportedPuzzle> read() {
        std::optional<PadCanvas> canvas = padCanvas(m_file);
        if (!canvas)
            return badPadMember("cells");
        m_canvas = *canvas;
        readMetadata();
        std::optional<PadRegions> regions = padRegions(m_file, m_canvas);
        if (!regions)
            return badPadMember("regions");
        m_frame = padFrame(*regions, m_canvas, m_solution);
        layOut(*regions);
        readCells();
        if (!readCages())
            return badPadMember("cages");
        for (const PadLayerMember& each : kPadLayers)
            readDrawings(each);
        readFog();
        readSolution();
        return finish();
    }

private:
    const BoardShape& shape() const { return m_read.layout.shape; }
    std::optional<Cell> cellAt(int row, int column) const {
        return shape().cellAt(row - m_frame.row, column - m_frame.column);
    }
    Constraint& add(ConstraintKind kind) {
        Constraint& constraint = m_read.layout.constraints.emplace_back();
        constraint.kind = kind;
        return constraint;
    }

    ImportedPuzzle finish() {
        keepTheRest();
        return importedFrom(std::move(m_read), FormatId::sudokupad);
    }

    void keepTheRest() {
        constexpr auto kRead =
            std::to_array<std::string_view>({"cells", "regions", "cages", "underlays", "lines", "arrows", "overlays",
                                             "foglight", "fogofwar", "cellSize", "id"});
        Json kept = m_unread;
        for (const auto& [key, value] : m_file.items())
            if (std::ranges::find(kRead, key) == kRead.end())
                kept[key] = value;
        if (!kept.empty() || !m_read.decoration.drawings.empty())
            m_read.unknownKeys = jsonText(Json{{std::string(kPadKey), std::move(kept)}});
    }

    /// "title: Birds" of a cage without cells says the same as the member of that name.
    void readMetadata() {
        for (const char* name : {"metaData", "metadata"})
            if (const Json* data = member(m_file, name); data && data->is_object())
                for (const auto& [key, value] : data->items())
                    tell(key, value.is_array() ? joined(value) : padText(&value), value == true);
        if (const Json* global = member(m_file, "global"); global && global->is_array())
            for (const Json& name : *global)
                tell(padText(&name), {}, true);
        const Json* cages = member(m_file, "cages");
        if (!cages || !cages->is_array())
            return;
        for (const Json& cage : *cages) {
            const Json* cells = member(cage, "cells");
            const std::string text = padText(member(cage, "value"));
            const std::size_t colon = text.find(':');
            if ((cells && cells->is_array() && !cells->empty()) || colon == std::string::npos)
                continue;
            const std::size_t begin = std::min(text.find_first_not_of(" \n", colon + 1), text.size());
            tell(text.substr(0, colon), text.substr(begin), false);
        }
    }

    static std::string joined(const Json& list) {
        std::string text;
        for (const Json& each : list)
            text += (text.empty() ? "" : "\n") + padText(&each);
        return text;
    }

    void tell(const std::string& key, const std::string& text, bool isSo) {
        if (key == "title")
            m_read.info.title = text;
        else if (key == "author")
            m_read.info.author = text;
        else if (key == "rules")
            m_read.info.rules = text;
        else if (key == "source")
            m_read.info.source = text;
        else if (key == "solution")
            m_solution = text;
        else if (const PadKind* rule = foreignRow(kPadKinds, key);
                 rule != nullptr && rule->isMetadata && (isSo || text == "true"))
            addOnce(rule->kind);
    }

    void addOnce(ConstraintKind kind) {
        if (std::ranges::find(m_read.layout.constraints, kind, &Constraint::kind) == m_read.layout.constraints.end())
            add(kind);
    }

    void layOut(const PadRegions& regions) {
        PadBoard board = padBoard(regions, m_frame, lowestDigit());
        m_read.layout.shape = board.shape;
        m_read.layout.symbols = std::move(board.symbols);
        m_read.layout.grids = std::move(board.grids);
        m_read.givens = Grid(shape());
        m_read.state = PlayState(shape());
        for (const PadCells& region : board.overlapping) {
            Constraint& extra = add(ConstraintKind::extra);
            extra.parts.emplace_back();
            for (const auto& [row, column] : region)
                if (const auto cell = cellAt(row, column))
                    extra.parts.front().push_back(*cell);
        }
    }

    /// 0 where a given or the solution says so.
    int lowestDigit() const {
        for (const PadCell& cell : m_canvas.cells)
            if (cell.value && padNumber(cell.value) == 0)
                return 0;
        return m_solution.find('0') != std::string::npos &&
                       m_solution.size() == static_cast<std::size_t>(m_canvas.rows * m_canvas.columns)
                   ? 0
                   : 1;
    }

    void readCells() {
        for (const PadCell& cell : m_canvas.cells) {
            const std::optional<Cell> at = cellAt(cell.row, cell.column);
            const std::optional<int> number = padNumber(cell.value);
            const std::optional<Digit> digit = number ? m_read.layout.symbols.ofNumber(*number) : std::nullopt;
            const std::string text = padText(cell.value);
            if (at && digit && !cell.isEntered)
                m_read.givens.set(*at, *digit);
            else if (at && digit)
                m_read.state.at(*at).digit = static_cast<std::uint8_t>(digit->value());
            else if (!text.empty())
                addText(cell, text);
            readMarks(cell.corner, at, &CellState::corner);
            readMarks(cell.centre, at, &CellState::centre);
        }
    }

    /// What stands in a cell and is no digit of the board, or stands beside the board.
    void addText(const PadCell& cell, const std::string& text) {
        constexpr double kHalf = 0.5;
        constexpr double kDigitSize = 0.75;
        constexpr std::size_t kLongest = 100;
        Drawing drawing;
        drawing.kind = DrawingKind::text;
        drawing.points = {{cell.row - m_frame.row + kHalf, cell.column - m_frame.column + kHalf}};
        drawing.text = text.substr(0, kLongest);
        drawing.textSize = kDigitSize;
        m_read.decoration.drawings.push_back(std::move(drawing));
    }

    void readMarks(const Json* list, std::optional<Cell> at, DigitSet CellState::*marks) {
        if (!list || !list->is_array())
            return;
        for (const Json& mark : *list) {
            const std::optional<int> number = padNumber(&mark);
            const std::optional<Digit> digit = number ? m_read.layout.symbols.ofNumber(*number) : std::nullopt;
            if (at && digit && m_read.givens.isBlank(*at))
                (m_read.state.at(*at).*marks).insert(*digit);
            else
                m_read.hasUnreadMarks = true;
        }
    }

    bool readCages() {
        const Json* cages = member(m_file, "cages");
        if (!cages)
            return true;
        if (!cages->is_array() || cages->size() > kMostCages)
            return false;
        for (const Json& cage : *cages) {
            const Json* cells = member(cage, "cells");
            if (!cells || !cells->is_array() || cells->empty())
                continue;
            const std::optional<PadCells> places = padCells(*cells);
            if (places)
                readCage(cage, *places);
            else
                keepUnread("cages", cage);
        }
        return true;
    }

    void readCage(const Json& cage, const PadCells& places) {
        const Json* unique = member(cage, "unique");
        const std::string text = padText(member(cage, "value"));
        const std::optional<int> sum = padNumber(member(cage, "sum")).has_value() ? padNumber(member(cage, "sum"))
                                                                                  : padNumber(member(cage, "value"));
        const bool isPlain = !member(cage, "style") && padColour(cage, kOutlineColours).empty();
        const bool isRule = unique ? *unique == true : sum && (isPlain || member(cage, "sum"));
        std::vector<Cell> cells;
        for (const auto& [row, column] : places)
            if (const auto cell = cellAt(row, column))
                cells.push_back(*cell);
        const bool isHidden = isTrue(cage, "hidden");
        if (isRule && cells.size() == places.size()) {
            if (!sum && isHouse(cells))
                return;
            Constraint& constraint = add(ConstraintKind::cage);
            constraint.isHidden = isHidden;
            constraint.colour = opaque(padColour(cage, kOutlineColours));
            if (sum)
                constraint.values = {*sum};
            else
                constraint.text = text.substr(0, kLongestCageText);
            constraint.parts = {std::move(cells)};
        } else if (!isHidden) {
            addOutline(cage, places, text);
        }
    }

    /// Constraints have no colours that see through.
    static std::string opaque(const std::string& colour) { return colour.substr(0, 7); }

    bool isHouse(const std::vector<Cell>& cells) const {
        const CellSet all = CellSet::from(cells);
        return std::ranges::any_of(m_read.layout.grids, [&](const SubGrid& grid) {
            const auto holdsAll = [&](auto&& belongs) {
                CellSet house;
                for (int row = 0; row < grid.rows(); ++row)
                    for (int column = 0; column < grid.columns(); ++column)
                        if (const auto cell = shape().cellAt(grid.row + row, grid.column + column);
                            cell && belongs(row, column))
                            house.insert(*cell);
                return house.containsAll(all);
            };
            const Cell first = all.first();
            const int row = shape().row(first) - grid.row;
            const int column = shape().column(first) - grid.column;
            return holdsAll([row](int each, int) { return each == row; }) ||
                   holdsAll([column](int, int each) { return each == column; });
        });
    }

    void addOutline(const Json& cage, const PadCells& places, const std::string& text) {
        constexpr double kHalf = 0.5;
        Drawing drawing;
        drawing.kind = DrawingKind::outline;
        drawing.text = text.substr(0, kLongestCageText);
        drawing.lineColour = padColour(cage, kOutlineColours);
        drawing.textColour = padColour(cage, {"fontC", "textColor"});
        for (const auto& [row, column] : places)
            drawing.points.push_back({row - m_frame.row + kHalf, column - m_frame.column + kHalf});
        m_read.decoration.drawings.push_back(std::move(drawing));
    }

    void keepUnread(const char* name, const Json& object) {
        m_unread[name].push_back(object);
        m_read.hasUnreadDrawings = true;
    }

    void readDrawings(const PadLayerMember& layer) {
        const Json* list = member(m_file, layer.name);
        if (!list)
            return;
        if (!list->is_array())
            return keepUnread(layer.name, *list);
        const DrawingPoint corner{static_cast<double>(m_frame.row), static_cast<double>(m_frame.column)};
        for (const Json& object : *list) {
            std::optional<Drawing> drawing = drawingFromPad(layer.layer, object, corner);
            if (!drawing || m_read.decoration.drawings.size() >= kMostDrawings)
                keepUnread(layer.name, object);
            else if (isVisible(*drawing))
                m_read.decoration.drawings.push_back(std::move(*drawing));
        }
    }

    void readFog() {
        CellSet lit;
        bool hasFog = false;
        for (const auto& [name, reach] : {std::pair("foglight", 0), std::pair("fogofwar", 1)}) {
            const Json* lamps = member(m_file, name);
            const std::optional<PadCells> places = lamps ? padCells(*lamps) : std::nullopt;
            hasFog = hasFog || places;
            for (const auto& [row, column] : places.value_or(PadCells()))
                for (int down = -reach; down <= reach; ++down)
                    for (int right = -reach; right <= reach; ++right)
                        if (const auto cell = cellAt(row + down, column + right))
                            lit.insert(*cell);
        }
        if (hasFog)
            m_read.decoration.fog = Fog{{lit.begin(), lit.end()}};
    }

    /// A character a cell of the canvas, or two where numbers have two figures.
    void readSolution() {
        const auto cells = static_cast<std::size_t>(m_canvas.rows * m_canvas.columns);
        if (cells == 0 || (m_solution.size() != cells && m_solution.size() != 2 * cells))
            return;
        const std::size_t width = m_solution.size() / cells;
        Grid grid(shape());
        for (const Cell cell : shape().cells()) {
            const int row = shape().row(cell) + m_frame.row;
            const int column = shape().column(cell) + m_frame.column;
            const Json text(
                m_solution.substr(static_cast<std::size_t>(row * m_canvas.columns + column) * width, width));
            const std::string& figures = text.get_ref<const std::string&>();
            const std::optional<int> number = width == 2 && figures[0] == '0' ? figures[1] - '0' : padNumber(&text);
            const std::optional<Digit> digit = number ? m_read.layout.symbols.ofNumber(*number) : std::nullopt;
            if (!digit)
                return;
            grid.set(cell, *digit);
        }
        m_read.solution = std::move(grid);
    }

    static constexpr std::initializer_list<const char*> kOutlineColours = {"outlineC", "borderColor"};
    static constexpr std::size_t kLongestCageText = 200;

    const Json& m_file;
    PadCanvas m_canvas;
    PadFrame m_frame;
    SetterRecord m_read;
    /// The solution's text, as the file has it.
    std::string m_solution;
    Json m_unread = Json::object();
};

}  // namespace

bool isSudokuPadData(const Json& file) { return member(file, "cells") && !member(file, "grid"); }

Result<ImportedPuzzle> sudokuPadFromJson(const Json& file) { return SudokuPadReader(file).read(); }

}  // namespace nonet
