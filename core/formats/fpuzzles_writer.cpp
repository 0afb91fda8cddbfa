#include "core/formats/fpuzzles.h"
#include "core/formats/fpuzzles_boxes.h"
#include "core/formats/lz_string.h"
#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace nonet {
namespace {

using OrderedJson = nlohmann::ordered_json;
using Shape = ConstraintShape;

class FpuzzlesWriter {
public:
    explicit FpuzzlesWriter(const LayoutRecord& record) : m_record(record), m_layout(record.layout) {}

    FpuzzlesText write() {
        const int side = m_layout.shape.rows();
        m_file["size"] = side;
        for (const auto& [name, text] :
             {std::pair("title", &m_record.info.title), std::pair("author", &m_record.info.author),
              std::pair("ruleset", &m_record.info.rules)})
            if (!text->empty())
                m_file[name] = *text;
        writeGrid(side);
        for (std::size_t i = 0; i < m_layout.constraints.size(); ++i)
            if (!writeConstraint(m_layout.constraints[i]))
                m_text.lost.push_back(static_cast<int>(i));
        if (m_record.solution) {
            OrderedJson digits = OrderedJson::array();
            for (const Cell cell : m_layout.shape.cells())
                digits.push_back(m_record.solution->valueAt(cell));
            m_file["solution"] = std::move(digits);
        }
        m_text.json = m_file.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
        return std::move(m_text);
    }

private:
    void writeGrid(int side) {
        const RegionMap& regions = m_layout.grids.front().regions;
        const RegionMap usual = usualRegions(side);
        OrderedJson grid = OrderedJson::array();
        for (int row = 0; row < side; ++row) {
            OrderedJson& line = grid.emplace_back(OrderedJson::array());
            for (int column = 0; column < side; ++column) {
                const Cell at = m_layout.shape.cell(row, column);
                OrderedJson cell = OrderedJson::object();
                if (const std::optional<Digit> digit = m_record.givens.digit(at)) {
                    cell["value"] = digit->value();
                    cell["given"] = true;
                }
                if (regions != usual) {
                    const std::optional<int> region = regions.region(at);
                    cell["region"] = region ? OrderedJson(*region) : OrderedJson();
                }
                line.push_back(std::move(cell));
            }
        }
        m_file["grid"] = std::move(grid);
    }

    std::string nameOf(Cell cell) const { return placeName(m_layout.shape.row(cell), m_layout.shape.column(cell)); }
    static std::string placeName(int row, int column) {
        return "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
    }
    OrderedJson namesOf(const std::vector<Cell>& cells) const {
        OrderedJson names = OrderedJson::array();
        for (const Cell cell : cells)
            names.push_back(nameOf(cell));
        return names;
    }
    OrderedJson& entry(std::string_view member) {
        return m_file[std::string(member)].emplace_back(OrderedJson::object());
    }

    bool writeConstraint(const Constraint& constraint) {
        switch (constraint.kind) {
        case ConstraintKind::unknown: return false;
        case ConstraintKind::diagonals: return writeDiagonals(constraint);
        case ConstraintKind::negative: return writeNegative(constraint);
        case ConstraintKind::oneOf: return writeMarks(constraint);
        default: break;
        }
        const ConstraintRow& row = constraintRow(constraint.kind);
        if (row.fpuzzles.empty())
            return false;
        if (row.shape == Shape::board)
            m_file[std::string(row.fpuzzles)] = true;
        else if (row.shape == Shape::outside)
            writePlace(row, constraint);
        else
            writeParts(row, constraint);
        return true;
    }

    bool writeDiagonals(const Constraint& constraint) {
        const auto has = [&constraint](int which) {
            return constraint.values.empty() || std::ranges::find(constraint.values, which) != constraint.values.end();
        };
        if (has(0))
            m_file["diagonal-"] = true;
        if (has(1))
            m_file["diagonal+"] = true;
        return true;
    }

    /// Its values are those of the marks in use, which the format does not say.
    bool writeNegative(const Constraint& constraint) {
        std::vector<int> values = constraint.values;
        std::ranges::sort(values);
        if (constraint.text == "sum") {
            if (!values.empty() && values != std::vector{5, 10})
                return false;
            m_file["negative"].push_back("xv");
            return true;
        }
        const bool isRatio = constraint.text == "ratio";
        const int usual = isRatio ? 2 : 1;
        if (values.empty())
            values = {usual};
        std::vector<int> used;
        for (const Constraint& mark : m_layout.constraints)
            if (mark.kind == (isRatio ? ConstraintKind::ratio : ConstraintKind::difference))
                used.push_back(mark.value().value_or(usual));
        std::ranges::sort(used);
        used.erase(std::unique(used.begin(), used.end()), used.end());
        if (used.empty())
            used = {usual};
        if (values == used)
            m_file["negative"].push_back(isRatio ? "ratio" : "difference");
        else if (!isRatio && values == std::vector{1})
            m_file["nonconsecutive"] = true;
        else
            return false;
        return true;
    }

    bool writeMarks(const Constraint& constraint) {
        OrderedJson marks = OrderedJson::array();
        for (const Digit digit : constraint.digits)
            if (marks.empty() || marks.back() != digit.value())
                marks.push_back(digit.value());
        for (const std::vector<Cell>& part : constraint.parts)
            for (const Cell cell : part) {
                OrderedJson& at = m_file["grid"][static_cast<std::size_t>(m_layout.shape.row(cell))]
                                        [static_cast<std::size_t>(m_layout.shape.column(cell))];
                if (at.contains("givenPencilMarks"))
                    return false;
                at["givenPencilMarks"] = marks;
            }
        return true;
    }

    void writeValue(OrderedJson& object, const ConstraintRow& row, const Constraint& constraint) const {
        if (row.kind == ConstraintKind::sum && (constraint.value() == 10 || constraint.value() == 5))
            object["value"] = constraint.value() == 10 ? "X" : "V";
        else if (const std::optional<int> value = constraint.value(); value && row.value != ConstraintNumber::none)
            object["value"] = std::to_string(*value);
        if (!row.needsDigits)
            return;
        object["values"] = OrderedJson::array();
        for (const Digit digit : constraint.digits)
            object["values"].push_back(digit.value());
    }

    void writePlace(const ConstraintRow& row, const Constraint& constraint) {
        OrderedJson& object = entry(row.fpuzzles);
        if (const std::optional<OutsidePlace>& place = constraint.place) {
            object["cell"] = placeName(place->row, place->column);
            if (row.kind == ConstraintKind::littleKiller)
                object["direction"] =
                    std::string(place->down > 0 ? "D" : "U") + std::string(place->right > 0 ? "R" : "L");
        }
        writeValue(object, row, constraint);
    }

    void writeParts(const ConstraintRow& row, const Constraint& constraint) {
        switch (row.shape) {
        case Shape::cells: {
            const bool areTogether = row.kind == ConstraintKind::rowIndexer ||
                                     row.kind == ConstraintKind::columnIndexer ||
                                     row.kind == ConstraintKind::boxIndexer;
            for (const std::vector<Cell>& part : constraint.parts) {
                if (areTogether)
                    entry(row.fpuzzles)["cells"] = namesOf(part);
                else
                    for (const Cell cell : part)
                        entry(row.fpuzzles)["cell"] = nameOf(cell);
            }
            return;
        }
        case Shape::line:
        case Shape::thermometer:
        case Shape::arrow: return writeLines(row, constraint);
        case Shape::copies: {
            for (std::size_t copy = 1; copy < constraint.parts.size(); ++copy) {
                OrderedJson& object = entry(row.fpuzzles);
                object["cells"] = namesOf(constraint.parts.front());
                object["cloneCells"] = namesOf(constraint.parts[copy]);
            }
            return;
        }
        default:
            for (const std::vector<Cell>& part : constraint.parts) {
                OrderedJson& object = entry(row.fpuzzles);
                object["cells"] = namesOf(part);
                writeValue(object, row, constraint);
            }
        }
    }

    void writeLines(const ConstraintRow& row, const Constraint& constraint) {
        OrderedJson& object = entry(row.fpuzzles);
        OrderedJson lines = OrderedJson::array();
        const bool isArrow = row.shape == Shape::arrow;
        for (std::size_t i = isArrow ? 1 : 0; i < constraint.parts.size(); ++i) {
            OrderedJson line = namesOf(constraint.parts[i]);
            if (isArrow)
                line.insert(line.begin(), nameOf(constraint.parts.front().back()));
            lines.push_back(std::move(line));
        }
        if (isArrow)
            object["cells"] = namesOf(constraint.parts.front());
        object["lines"] = std::move(lines);
        writeValue(object, row, constraint);
    }

    const LayoutRecord& m_record;
    const Layout& m_layout;
    OrderedJson m_file = OrderedJson::object();
    FpuzzlesText m_text;
};

}  // namespace

std::string FpuzzlesText::packed() const { return lzPacked(json, LzAlphabet::base64); }

Result<FpuzzlesText> fpuzzlesFrom(const LayoutRecord& record) {
    const Layout& layout = record.layout;
    const auto refused = [](const char* what) { return Error{.code = ErrorCode::unsupportedVariant, .subject = what}; };
    const int side = layout.shape.rows();
    if (layout.shape.columns() != side || layout.shape.holeCount() > 0 || layout.grids.size() != 1 ||
        layout.grids.front().rows() != side || layout.grids.front().columns() != side)
        return refused("shape");
    if (layout.symbols != SymbolSet(side))
        return refused("symbols");
    if (std::ranges::any_of(layout.counts, [](int count) { return count != 1; }))
        return refused("counts");
    return FpuzzlesWriter(record).write();
}

}  // namespace nonet
