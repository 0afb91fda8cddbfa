#include "core/formats/fpuzzles/fpuzzles_writer.h"

#include "core/formats/foreign_members.h"
#include "core/formats/fpuzzles/fpuzzles_boxes.h"
#include "core/formats/fpuzzles/fpuzzles_drawings.h"
#include "core/formats/fpuzzles/fpuzzles_kinds.h"
#include "core/formats/fpuzzles/fpuzzles_own.h"
#include "core/formats/json_members.h"
#include "core/formats/links/lz_string.h"
#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <functional>
#include <set>

namespace nonet {
namespace {

using Shape = ConstraintShape;

class FpuzzlesWriter {
public:
    explicit FpuzzlesWriter(const PuzzleRecord& record)
        : m_record(record), m_layout(record.puzzle.layout()), m_own(m_layout) {}

    FpuzzlesText write() {
        const int side = m_layout.shape.rows();
        m_file["size"] = side;
        for (const auto& [name, text] :
             {std::pair("title", &m_record.info.title), std::pair("author", &m_record.info.author),
              std::pair("ruleset", &m_record.info.rules)})
            if (!text->empty())
                m_file[name] = *text;
        writeGrid(side);
        for (std::size_t i = 0; i < m_layout.constraints.size(); ++i) {
            if (m_layout.constraints[i].isOff || writeConstraint(m_layout.constraints[i]))
                continue;
            const bool isOwn = m_own.addRule(m_file, m_layout.constraints[i]);
            (isOwn ? m_text.onlyDrawn : m_text.lost.constraints).push_back(static_cast<int>(i));
        }
        writeDecoration();
        if (m_record.solution) {
            OrderedJson digits = OrderedJson::array();
            for (const Cell cell : m_layout.shape.cells())
                digits.push_back(solutionAt(cell));
            m_file["solution"] = std::move(digits);
        }
        m_own.write(m_file, m_record.info.rules);
        writeKept();
        m_text.json = m_file.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
        return std::move(m_text);
    }

private:
    void writeGrid(int side) {
        const RegionMap& regions = m_layout.grids.front().regions;
        const RegionMap usual = regionsWhereNoneIsNamed(side);
        OrderedJson grid = OrderedJson::array();
        for (int row = 0; row < side; ++row) {
            OrderedJson& line = grid.emplace_back(OrderedJson::array());
            for (int column = 0; column < side; ++column) {
                const Cell at = m_layout.shape.cell(row, column);
                OrderedJson cell = OrderedJson::object();
                writeDigit(cell, at);
                writeMarks(cell, at);
                if (regions != usual) {
                    const std::optional<int> region = regions.region(at);
                    cell["region"] = region ? OrderedJson(*region) : OrderedJson();
                }
                line.push_back(std::move(cell));
            }
        }
        m_file["grid"] = std::move(grid);
    }

    /// As a digit of the format; nothing where the symbol is none.
    std::optional<int> number(Digit symbol) const {
        return isFpuzzlesDigit(m_layout.symbols, symbol) ? m_layout.symbols.number(symbol) : std::nullopt;
    }
    bool areNumbers(const std::vector<Digit>& digits) const {
        return std::ranges::all_of(digits, [this](Digit digit) { return number(digit).has_value(); });
    }

    void writeDigit(OrderedJson& cell, Cell at) {
        const std::optional<Digit> given = m_record.puzzle.givens.digit(at);
        const int entered = m_record.history.state().at(at).digit;
        if (!given && entered == 0)
            return;
        const Digit digit = given ? *given : Digit(entered);
        const std::optional<int> value = number(digit);
        if (given && !value)
            m_own.addGiven(m_file, at, digit);
        if (!value)
            return;
        cell["value"] = *value;
        if (given)
            cell["given"] = true;
    }

    OrderedJson solutionAt(Cell cell) const {
        const std::optional<Digit> digit = m_record.solution ? m_record.solution->digit(cell) : std::nullopt;
        if (!digit)
            return 0;
        const std::optional<int> value = number(*digit);
        return value ? OrderedJson(*value) : OrderedJson(m_layout.symbols.label(*digit));
    }

    void writeMarks(OrderedJson& cell, Cell at) const {
        const CellState& state = m_record.history.state().at(at);
        for (const auto& [name, marks] :
             {std::pair("cornerPencilMarks", state.corner), std::pair("centerPencilMarks", state.centre)})
            for (const Digit digit : marks)
                if (const std::optional<int> value = number(digit))
                    cell[name].push_back(*value);
    }

    void writeDecoration() {
        const Decoration& decoration = m_record.puzzle.decoration();
        for (std::size_t i = 0; i < decoration.drawings.size(); ++i)
            if (decoration.drawings[i].isHidden || !addToFpuzzles(m_file, decoration.drawings[i]))
                m_text.lost.drawings.push_back(static_cast<int>(i));
        if (decoration.fog)
            m_file["foglight"] = namesOf(decoration.fog->lit);
    }

    std::string nameOf(Cell cell) const { return fpuzzlesName(m_layout.shape.row(cell), m_layout.shape.column(cell)); }
    OrderedJson namesOf(const std::vector<Cell>& cells) const {
        OrderedJson names = OrderedJson::array();
        for (const Cell cell : cells)
            names.push_back(nameOf(cell));
        return names;
    }
    /// A new entry of the list that its member is.
    OrderedJson& entry(ConstraintKind kind) {
        return m_file[std::string(fpuzzlesMember(kind))].emplace_back(OrderedJson::object());
    }

    bool writeConstraint(const Constraint& constraint) {
        switch (constraint.kind) {
        case ConstraintKind::unknown: return writeUnknown(constraint);
        case ConstraintKind::diagonals: return writeDiagonals(constraint);
        case ConstraintKind::negative: return writeNegative(constraint);
        case ConstraintKind::oneOf: return writeGivenMarks(constraint);
        default: break;
        }
        const ConstraintRow& row = constraintRow(constraint.kind);
        const FpuzzlesKind* known = foreignRow(kFpuzzlesKinds, constraint.kind);
        if (known == nullptr || (row.shape == Shape::outside && !constraint.place) || !areNumbers(constraint.digits))
            return false;
        // An unknown rule may have taken the name with something that is no list.
        if (const auto taken = m_file.find(std::string(known->name));
            row.shape != Shape::board && taken != m_file.end() && !taken->is_array())
            return false;
        if (row.shape == Shape::board)
            m_file[std::string(known->name)] = true;
        else if (row.shape == Shape::outside && constraint.place)
            writePlace(row, *constraint.place, constraint);
        else
            writeParts(row, constraint);
        if (!known->extension.empty() && !keptPictures().contains(known->name))
            m_own.drawExtension(m_file, constraint, known->extension);
        return true;
    }

    /// Members whose rules came with drawings of theirs, which go back as they came.
    const std::set<std::string, std::less<>>& keptPictures() {
        if (m_keptPictures)
            return *m_keptPictures;
        m_keptPictures.emplace();
        for (const Drawing& drawing : m_record.puzzle.decoration().drawings) {
            if (!drawing.isOfRule || drawing.unknownMembers.empty())
                continue;
            const Json members = jsonObjectFrom(drawing.unknownMembers);
            const Json* foreign = member(members, kFpuzzlesKey);
            const Json* rule = foreign ? member(*foreign, kFromRule) : nullptr;
            if (rule && rule->is_string())
                m_keptPictures->insert(fpuzzlesMemberOf(rule->get_ref<const std::string&>()));
        }
        return *m_keptPictures;
    }

    /// A member of the format that this version does not know goes back as it came.
    bool writeUnknown(const Constraint& constraint) {
        const Json members = jsonObjectFrom(constraint.unknownMembers);
        const auto value = members.find(kFpuzzlesKey);
        if (value == members.end() || constraint.type.empty() || constraint.type == "grid" ||
            constraint.type == kFpuzzlesOwnMember)
            return false;
        const bool isNamedAlike = constraint.type.starts_with(kForeignType);
        OrderedJson& member = m_file[constraint.type.substr(isNamedAlike ? kForeignType.size() : 0)];
        if (member.is_null())
            member = OrderedJson::parse(jsonText(*value));
        else if (member.is_array() && value->is_array())
            for (const Json& each : *value)
                member.push_back(OrderedJson::parse(jsonText(each)));
        else
            return false;
        return true;
    }

    void writeKept() {
        const Json unknown = jsonObjectFrom(m_record.unknownKeys);
        const auto kept = unknown.find(kFpuzzlesKey);
        if (kept == unknown.end() || !kept->is_object())
            return;
        for (const auto& [key, value] : kept->items())
            if (!m_file.contains(key))
                m_file[key] = OrderedJson::parse(jsonText(value));
            else if (m_file[key].is_array() && value.is_array())
                for (const Json& each : value)
                    m_file[key].push_back(OrderedJson::parse(jsonText(each)));
    }

    bool writeDiagonals(const Constraint& constraint) {
        const auto has = [&constraint](int which) {
            return constraint.values.empty() || std::ranges::find(constraint.values, which) != constraint.values.end();
        };
        if (has(0))
            m_file[std::string(kFpuzzlesFallingDiagonal)] = true;
        if (has(1))
            m_file[std::string(kFpuzzlesRisingDiagonal)] = true;
        return true;
    }

    /// Its values are those of the marks in use, which the format does not say.
    bool writeNegative(const Constraint& constraint) {
        std::vector<int> values = constraint.values;
        std::ranges::sort(values);
        if (constraint.text == "sum") {
            if (!values.empty() && values != std::vector{5, 10})
                return false;
            addNegative(ConstraintKind::sum);
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
            addNegative(isRatio ? ConstraintKind::ratio : ConstraintKind::difference);
        else if (!isRatio && values == std::vector{1})
            m_file[std::string(kFpuzzlesNonconsecutive)] = true;
        else
            return false;
        return true;
    }

    /// The family is named as its marks are.
    void addNegative(ConstraintKind marks) {
        m_file[std::string(fpuzzlesMember(ConstraintKind::negative))].push_back(fpuzzlesMember(marks));
    }

    bool writeGivenMarks(const Constraint& constraint) {
        if (!areNumbers(constraint.digits))
            return false;
        OrderedJson marks = OrderedJson::array();
        for (const Digit digit : constraint.digits)
            if (const std::optional<int> value = number(digit); value && (marks.empty() || marks.back() != *value))
                marks.push_back(*value);
        const std::string name(fpuzzlesMember(ConstraintKind::oneOf));
        const auto isTaken = [&](Cell cell) {
            return cell.index() >= m_layout.shape.cellCount() || gridCell(cell).contains(name);
        };
        if (std::ranges::any_of(constraint.parts, [&](const auto& part) { return std::ranges::any_of(part, isTaken); }))
            return false;
        for (const std::vector<Cell>& part : constraint.parts)
            for (const Cell cell : part)
                gridCell(cell)[name] = marks;
        return true;
    }
    OrderedJson& gridCell(Cell cell) {
        return m_file["grid"][static_cast<std::size_t>(m_layout.shape.row(cell))]
                     [static_cast<std::size_t>(m_layout.shape.column(cell))];
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
            if (const std::optional<int> each = number(digit))
                object["values"].push_back(*each);
    }

    void writePlace(const ConstraintRow& row, const OutsidePlace& place, const Constraint& constraint) {
        OrderedJson& object = entry(row.kind);
        object["cell"] = fpuzzlesName(place.row, place.column);
        if (row.kind == ConstraintKind::littleKiller)
            object["direction"] = std::string(place.down > 0 ? "D" : "U") + std::string(place.right > 0 ? "R" : "L");
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
                    entry(row.kind)["cells"] = namesOf(part);
                else
                    for (const Cell cell : part)
                        entry(row.kind)["cell"] = nameOf(cell);
            }
            return;
        }
        case Shape::line:
        case Shape::thermometer:
        case Shape::arrow: return writeLines(row, constraint);
        case Shape::copies: {
            for (std::size_t copy = 1; copy < constraint.parts.size(); ++copy) {
                OrderedJson& object = entry(row.kind);
                object["cells"] = namesOf(constraint.parts.front());
                object["cloneCells"] = namesOf(constraint.parts[copy]);
            }
            return;
        }
        default:
            for (const std::vector<Cell>& part : constraint.parts) {
                OrderedJson& object = entry(row.kind);
                object["cells"] = namesOf(part);
                writeValue(object, row, constraint);
            }
        }
    }

    void writeLines(const ConstraintRow& row, const Constraint& constraint) {
        OrderedJson& object = entry(row.kind);
        OrderedJson lines = OrderedJson::array();
        const bool isArrow = row.shape == Shape::arrow;
        for (std::size_t i = isArrow ? 1 : 0; i < constraint.parts.size(); ++i) {
            OrderedJson line = namesOf(constraint.parts[i]);
            // An arrow may be unfinished: a shaft without a circle.
            if (isArrow && !constraint.cells().empty())
                line.insert(line.begin(), nameOf(constraint.cells().back()));
            lines.push_back(std::move(line));
        }
        if (isArrow)
            object["cells"] = namesOf(constraint.cells());
        object["lines"] = std::move(lines);
        writeValue(object, row, constraint);
    }

    const PuzzleRecord& m_record;
    const Layout& m_layout;
    OrderedJson m_file = OrderedJson::object();
    FpuzzlesOwnWriter m_own;
    /// Worked out when a rule asks.
    std::optional<std::set<std::string, std::less<>>> m_keptPictures;
    FpuzzlesText m_text;
};

}  // namespace

std::string FpuzzlesText::packed() const { return lzPacked(json, LzAlphabet::base64); }

std::optional<Error> fpuzzlesRefusal(const Puzzle& puzzle) {
    const Layout& layout = puzzle.layout();
    const auto refused = [](ErrorDetail what) { return Error{.code = ErrorCode::unsupportedVariant, .detail = what}; };
    const int side = layout.shape.rows();
    if (side < kSmallestFpuzzlesSide || layout.shape.columns() != side || layout.shape.holeCount() > 0 ||
        layout.grids.size() != 1 || layout.grids.front().rows() != side || layout.grids.front().columns() != side)
        return refused(ErrorDetail::shape);
    if (layout.symbols.count() != side)
        return refused(ErrorDetail::symbols);
    if (std::ranges::any_of(layout.counts, [](int count) { return count != 1; }))
        return refused(ErrorDetail::counts);
    return std::nullopt;
}

Result<FpuzzlesText> fpuzzlesFrom(const PuzzleRecord& record) {
    if (std::optional<Error> refusal = fpuzzlesRefusal(record.puzzle))
        return std::move(*refusal);
    return FpuzzlesWriter(record).write();
}

std::string writeFpuzzles(const PuzzleRecord& record) {
    return "https://www.f-puzzles.com/?load=" + fpuzzlesFrom(record)->packed();
}

}  // namespace nonet
