#include "core/formats/constraint_json.h"

#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nonet {
namespace {

using Shape = ConstraintShape;

constexpr std::size_t kMostConstraints = 10'000;
/// Cells that all constraints of a puzzle may have together.
constexpr std::size_t kMostCells = 50'000;
constexpr std::size_t kMostConstraintValues = 100;
constexpr std::size_t kLongestConstraintText = 2'000;

/// What its text is, by kind.
const char* textKey(ConstraintKind kind) {
    switch (kind) {
    case ConstraintKind::pairRule: return "formula";
    case ConstraintKind::lineRule: return "pattern";
    case ConstraintKind::negative: return "family";
    default: return "text";
    }
}

struct PartKeys {
    /// The key of the first part by itself; null where that stands in the list.
    const char* first;
    /// The key of the list of the other parts.
    const char* others;
};

PartKeys partKeys(const Constraint& constraint) {
    const bool isAlone = constraint.parts.size() == 1;
    switch (constraint.kind == ConstraintKind::unknown ? Shape::cells : constraintRow(constraint.kind).shape) {
    case Shape::line:
    case Shape::thermometer: return {nullptr, "lines"};
    case Shape::arrow: return {"cells", "lines"};
    case Shape::copies: return {"cells", "copies"};
    case Shape::pair: return {isAlone ? "cells" : nullptr, "pairs"};
    default: return {isAlone ? "cells" : nullptr, "parts"};
    }
}

OrderedJson codes(const std::vector<Cell>& cells, const BoardText& board) {
    OrderedJson list = OrderedJson::array();
    for (const Cell cell : cells)
        list.push_back(board.cell(cell));
    return list;
}

void addParts(JsonMembers& object, const Constraint& constraint, const BoardText& board) {
    const auto [first, others] = partKeys(constraint);
    auto part = constraint.parts.begin();
    if (first && part != constraint.parts.end())
        object.add(first, codes(*part++, board));
    if (part == constraint.parts.end())
        return;
    OrderedJson list = OrderedJson::array();
    for (; part != constraint.parts.end(); ++part)
        list.push_back(codes(*part, board));
    object.add(others, list);
}

std::string directionText(const OutsidePlace& place) {
    std::string text;
    if (place.down != 0)
        text += place.down > 0 ? 'D' : 'U';
    if (place.right != 0)
        text += place.right > 0 ? 'R' : 'L';
    return text;
}

void addTyped(JsonMembers& object, const Constraint& constraint, const BoardText& board) {
    if (constraint.values.size() == 1)
        object.add("value", OrderedJson(constraint.values.front()));
    else if (!constraint.values.empty())
        object.add("values", OrderedJson(constraint.values));
    if (!constraint.digits.empty())
        object.add("digits", OrderedJson(board.symbols(constraint.digits)));
    if (constraint.place) {
        const OutsidePlace& place = *constraint.place;
        object.add("at", OrderedJson("r" + std::to_string(place.row + 1) + "c" + std::to_string(place.column + 1)));
        // A place on the board may lack one.
        if (const std::string direction = directionText(place); !direction.empty())
            object.add("direction", OrderedJson(direction));
    }
    if (!constraint.text.empty())
        object.add(textKey(constraint.kind), OrderedJson(constraint.text));
    if (!constraint.colour.empty())
        object.add("colour", OrderedJson(constraint.colour));
    if (constraint.isHidden)
        object.add("hidden", OrderedJson(true));
    if (constraint.isOff)
        object.add("off", OrderedJson(true));
}

/// Reads one constraint; every read is false where the value is not what it should be.
class ConstraintReader {
public:
    ConstraintReader(const BoardText& board, std::size_t& cellsLeft) : m_board(board), m_cellsLeft(cellsLeft) {}

    bool read(const Json& object, ConstraintKind kind) {
        m_constraint.kind = kind;
        Json unknown = Json::object();
        for (const auto& [key, value] : object.items()) {
            const std::optional<bool> isRead = member(key, value);
            if (isRead == false)
                return false;
            if (!isRead)
                unknown[key] = value;
        }
        std::ranges::move(m_others, std::back_inserter(m_constraint.parts));
        if (m_hasDirection && !m_constraint.place)
            return false;
        if (m_constraint.place && !m_hasDirection)
            turnInward(*m_constraint.place);
        if (!unknown.empty())
            m_constraint.unknownMembers = jsonText(unknown);
        return true;
    }

    /// Reads a constraint of a kind that this version does not know: only its cells are understood. False where not all
    /// of them can be.
    bool readUnknown(const Json& object, const std::string& type) {
        m_constraint = Constraint();
        m_constraint.type = type;
        Json unknown = object;
        unknown.erase("type");
        bool isWhole = true;
        if (const Json* list = nonet::member(object, "cells")) {
            std::vector<Cell> part;
            isWhole = cells(*list, part);
            if (isWhole) {
                m_constraint.parts = {std::move(part)};
                unknown.erase("cells");
            }
        }
        if (!unknown.empty())
            m_constraint.unknownMembers = jsonText(unknown);
        return isWhole;
    }

    Constraint take() { return std::move(m_constraint); }

private:
    /// Nothing where it is none of the kind's.
    std::optional<bool> member(const std::string& key, const Json& value) {
        if (key == "type")
            return true;
        if (key == "cells")
            return cells(value, m_constraint.parts.emplace_back());
        if (key == "lines" || key == "pairs" || key == "copies" || key == "parts")
            return parts(value);
        if (key == "value" || key == "values")
            return values(value);
        if (key == "digits")
            return digits(value);
        if (key == "at")
            return place(value);
        if (key == "direction")
            return direction(value);
        if (key == "hidden") {
            m_constraint.isHidden = value.is_boolean() && value.get<bool>();
            return value.is_boolean();
        }
        if (key == "off") {
            m_constraint.isOff = value.is_boolean() && value.get<bool>();
            return value.is_boolean();
        }
        if (key == "colour")
            return text(value, m_constraint.colour);
        if (key == textKey(m_constraint.kind))
            return text(value, m_constraint.text);
        return std::nullopt;
    }

    bool cells(const Json& list, std::vector<Cell>& cells) {
        // A line may visit a cell twice.
        const auto most = static_cast<std::size_t>(2 * m_board.shape().cellCount());
        if (!list.is_array() || list.size() > std::min(most, m_cellsLeft))
            return false;
        for (const Json& value : list) {
            const auto cell = value.is_string() ? m_board.cell(value.get_ref<const std::string&>()) : std::nullopt;
            if (!cell)
                return false;
            cells.push_back(*cell);
        }
        m_cellsLeft -= cells.size();
        return true;
    }

    bool parts(const Json& list) {
        // An empty part counts as a cell does.
        if (!list.is_array() || list.size() > m_cellsLeft)
            return false;
        m_cellsLeft -= list.size();
        return std::ranges::all_of(list, [this](const Json& part) { return cells(part, m_others.emplace_back()); });
    }

    bool values(const Json& value) {
        const auto add = [this](const Json& each) {
            const std::optional<int> number = integerIn(each, -kHighestValue, kHighestValue);
            m_constraint.values.push_back(number.value_or(0));
            return number.has_value();
        };
        if (!value.is_array())
            return add(value);
        return value.size() <= kMostConstraintValues && std::ranges::all_of(value, add);
    }

    bool digits(const Json& value) {
        if (!value.is_string() || value.get_ref<const std::string&>().size() > kLongestConstraintText)
            return false;
        std::optional<std::vector<Digit>> read = m_board.digitList(value.get_ref<const std::string&>());
        if (read)
            m_constraint.digits = std::move(*read);
        return read.has_value();
    }

    bool place(const Json& value) {
        if (!value.is_string())
            return false;
        const std::string_view code = value.get_ref<const std::string&>();
        const std::size_t letter = code.find('c');
        if (code.empty() || code[0] != 'r' || letter == std::string_view::npos)
            return false;
        const auto number = [](std::string_view text) -> std::optional<std::int8_t> {
            int found = 0;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), found);
            const bool isNumber = error == std::errc() && end == text.data() + text.size();
            return isNumber && found >= 0 && found <= kMaxSide + 1 ? std::optional(static_cast<std::int8_t>(found - 1))
                                                                   : std::nullopt;
        };
        const auto row = number(code.substr(1, letter - 1));
        const auto column = number(code.substr(letter + 1));
        if (!row || !column)
            return false;
        OutsidePlace& at = m_constraint.place ? *m_constraint.place : m_constraint.place.emplace();
        at.row = *row;
        at.column = *column;
        if (m_hasDirection) {
            at.down = m_down;
            at.right = m_right;
        }
        return true;
    }

    bool direction(const Json& value) {
        if (!value.is_string())
            return false;
        constexpr std::array kDirections =
            std::to_array<std::string_view>({"U", "D", "L", "R", "UL", "UR", "DL", "DR"});
        const std::string& text = value.get_ref<const std::string&>();
        if (std::ranges::find(kDirections, text) == kDirections.end())
            return false;
        const auto has = [&text](char sign) { return text.find(sign) != std::string::npos; };
        m_down = static_cast<std::int8_t>(has('D') ? 1 : has('U') ? -1 : 0);
        m_right = static_cast<std::int8_t>(has('R') ? 1 : has('L') ? -1 : 0);
        m_hasDirection = true;
        if (m_constraint.place) {
            m_constraint.place->down = m_down;
            m_constraint.place->right = m_right;
        }
        return true;
    }

    void turnInward(OutsidePlace& place) const {
        const BoardShape& shape = m_board.shape();
        place.down = static_cast<std::int8_t>(place.row < 0 ? 1 : place.row >= shape.rows() ? -1 : 0);
        place.right = static_cast<std::int8_t>(place.column < 0 ? 1 : place.column >= shape.columns() ? -1 : 0);
    }

    static bool text(const Json& value, std::string& text) {
        if (!value.is_string() || value.get_ref<const std::string&>().size() > kLongestConstraintText)
            return false;
        text = value.get<std::string>();
        return true;
    }

    const BoardText& m_board;
    std::size_t& m_cellsLeft;
    Constraint m_constraint;
    /// Parts but the first, where that stands alone.
    std::vector<std::vector<Cell>> m_others;
    bool m_hasDirection = false;
    std::int8_t m_down = 0;
    std::int8_t m_right = 0;
};

}  // namespace

std::string constraintText(const Constraint& constraint, const BoardText& board) {
    const bool isKnown = constraint.kind != ConstraintKind::unknown;
    const Json foreign = jsonObjectFrom(constraint.unknownMembers);
    JsonMembers object;
    object.add("type", OrderedJson(isKnown ? std::string(constraintRow(constraint.kind).id) : constraint.type));
    if (isKnown || !foreign.contains("cells"))
        addParts(object, constraint, board);
    if (isKnown)
        addTyped(object, constraint, board);
    object.addForeign(foreign);
    return object.printLine();
}

std::optional<ReadConstraints> constraintsFrom(const Json& list, const BoardText& board) {
    if (!list.is_array() || list.size() > kMostConstraints)
        return std::nullopt;
    ReadConstraints read;
    std::size_t cellsLeft = kMostCells;
    for (const Json& object : list) {
        const Json* type = member(object, "type");
        if (!type || !type->is_string())
            return std::nullopt;
        const std::string& id = type->get_ref<const std::string&>();
        ConstraintReader reader(board, cellsLeft);
        const std::optional<ConstraintKind> kind = constraintKindOf(id);
        if (!kind || !reader.read(object, *kind)) {
            const bool isWhole = reader.readUnknown(object, id);
            read.hasUnread = read.hasUnread || !isWhole || kind.has_value();
        }
        read.constraints.push_back(reader.take());
    }
    return read;
}

}  // namespace nonet
