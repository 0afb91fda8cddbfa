#include "core/formats/sudokumaker/sudokumaker_clues.h"

#include "core/formats/foreign_members.h"
#include "core/formats/json_members.h"
#include "core/formats/links/setter_record.h"
#include "core/formats/sudokumaker/sudokumaker_kinds.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using Kind = ConstraintKind;

constexpr int kMakerCustom = 1000;

const MakerKind* makerRow(int type) {
    const auto* const row = std::ranges::find(kMakerKinds, type, &MakerKind::type);
    return row == kMakerKinds.end() ? nullptr : row;
}

/// A setter's own rule has a name.
std::string nameOfElement(const Json& element, int type) {
    constexpr std::size_t kLongestName = 100;
    if (const MakerKind* row = makerRow(type))
        return std::string(row->name);
    const Json* definition = type == kMakerCustom ? member(element, "definition") : nullptr;
    const Json* name = definition && definition->is_object() ? member(*definition, "name") : nullptr;
    if (name && name->is_string() && !name->get_ref<const std::string&>().empty() &&
        name->get_ref<const std::string&>().size() <= kLongestName)
        return name->get<std::string>();
    return type == kMakerCustom ? "custom constraint" : "type " + std::to_string(type);
}

class MakerClues {
public:
    MakerClues(const Json& element, const MakerKind& row, const Layout& layout)
        : m_element(element), m_row(row), m_layout(layout) {}

    std::optional<std::vector<Constraint>> read() {
        const bool isRead = readForm();
        return isRead ? std::optional(std::move(m_read)) : std::nullopt;
    }

private:
    const BoardShape& shape() const { return m_layout.shape; }

    bool readForm() {
        switch (m_row.form) {
        case MakerForm::toggle: return readToggle();
        case MakerForm::cells: return readCells();
        case MakerForm::lines: return readLines();
        case MakerForm::edges: return readEdges();
        case MakerForm::outside: return readList("clues", &MakerClues::readOutside);
        case MakerForm::thermometers: return readThermometers();
        case MakerForm::cages: return readList("cages", &MakerClues::readCage);
        case MakerForm::clones: return readClones();
        case MakerForm::quadruples: return readList("clues", &MakerClues::readQuadruple);
        case MakerForm::arrows: return readList("bulbsWithArrows", &MakerClues::readArrow);
        case MakerForm::digitGroups: return readGroups();
        case MakerForm::unknown: m_read.push_back(unknownFromMaker(m_element, m_row.type)); return true;
        }
        return false;
    }

    Constraint& add(Kind kind) {
        Constraint& constraint = m_read.emplace_back();
        constraint.kind = kind;
        return constraint;
    }

    bool readToggle() {
        Constraint& constraint = add(m_row.kind);
        if (m_row.kind == Kind::diagonals)
            constraint.values = {m_row.type == kMakerNegativeDiagonal ? 0 : 1};
        if (m_row.kind == Kind::negative) {
            constraint.text = "difference";
            constraint.values = {1};
        }
        return true;
    }

    bool readCells() {
        std::optional<std::vector<Cell>> cells = makerCells(member(m_element, "cells"), shape());
        if (cells && !cells->empty())
            add(m_row.kind).parts = {std::move(*cells)};
        return cells.has_value();
    }

    /// Each entry of a list; those that are none of what is expected make the whole unreadable.
    bool readList(const char* name, bool (MakerClues::*readEntry)(const Json&)) {
        const Json* list = member(m_element, name);
        return list && list->is_array() &&
               std::ranges::all_of(*list, [&](const Json& each) { return (this->*readEntry)(each); });
    }

    bool addLines(const char* name, Kind kind, const std::vector<int>& values) {
        const Json* lines = member(m_element, name);
        if (!lines || !lines->is_array())
            return false;
        for (const Json& line : *lines) {
            std::optional<std::vector<Cell>> cells = makerCells(&line, shape());
            if (!cells)
                return false;
            Constraint& constraint = add(kind);
            constraint.parts = {std::move(*cells)};
            constraint.values = values;
        }
        return true;
    }

    bool isSet(const char* name) const {
        const Json* value = member(m_element, name);
        return value && *value == true;
    }

    bool readThermometers() {
        return addLines("thermometers", isSet("slow") ? Kind::slowThermometer : Kind::thermometer, {});
    }

    bool readLines() {
        // Both visits of a region as one sum is another rule.
        if (m_row.kind == Kind::regionSum && isSet("singleRegionTotals")) {
            m_read.push_back(unknownFromMaker(m_element, m_row.type));
            return true;
        }
        std::vector<int> values;
        if (const Json* least = member(m_element, "minDifference"); least && m_row.kind == Kind::whisper) {
            const std::optional<int> number = settersNumber(*least);
            if (!number)
                return false;
            values = {*number};
        }
        // Half of how many digits there are, where ours is half the highest.
        if (m_row.kind == Kind::lockout && m_layout.symbols.lowest() != 1)
            values = {m_layout.symbols.count() / 2};
        return addLines("lines", m_row.kind, values);
    }

    /// Counted by rows: the left sides of a row's cells, then their lower sides.
    std::optional<std::vector<Cell>> pairAtEdge(const Json* edge) const {
        const int columns = shape().columns();
        const auto number = edge ? integerIn(*edge, 0, 2 * shape().cellCount() - 1) : std::nullopt;
        if (!number)
            return std::nullopt;
        const int row = *number / (2 * columns);
        const int column = *number % columns;
        const bool isLeft = *number % (2 * columns) < columns;
        const auto first = shape().cellAt(row, isLeft ? column - 1 : column);
        const auto second = shape().cellAt(isLeft ? row : row + 1, column);
        return first && second ? std::optional(std::vector{*first, *second}) : std::nullopt;
    }

    bool readEdges() {
        if (!readList("clues", &MakerClues::readEdge))
            return false;
        const Json* negative = member(m_element, "negative");
        if (!negative || (negative->is_array() && negative->empty()))
            return true;
        if (!negative->is_array())
            return false;
        Constraint constraint;
        constraint.kind = Kind::negative;
        constraint.text = m_row.kind == Kind::sum ? "sum" : std::string(m_row.name);
        for (const Json& each : *negative) {
            const std::optional<int> number = settersNumber(each);
            if (!number)
                return false;
            constraint.values.push_back(*number);
        }
        std::ranges::sort(constraint.values);
        m_read.push_back(std::move(constraint));
        return true;
    }

    bool readEdge(const Json& clue) {
        std::optional<std::vector<Cell>> pair = pairAtEdge(member(clue, "edge"));
        if (!pair)
            return false;
        Constraint& constraint = add(m_row.kind);
        constraint.parts = {std::move(*pair)};
        takeValue(constraint, clue);
        return true;
    }

    static void takeValue(Constraint& constraint, const Json& clue) {
        const Json* value = member(clue, "value");
        if (const std::optional<int> number = value ? settersNumber(*value) : std::nullopt)
            constraint.values = {*number};
    }

    bool readCage(const Json& cage) {
        std::optional<std::vector<Cell>> cells = makerCells(member(cage, "cells"), shape());
        if (!cells)
            return false;
        Constraint& constraint = add(Kind::cage);
        constraint.parts = {std::move(*cells)};
        takeValue(constraint, cage);
        // One without a sum.
        if (constraint.value() == 0)
            constraint.values.clear();
        return true;
    }

    /// All cells of a group are alike: groups of one length beside each other are areas, a cell of each group.
    bool readClones() {
        const Json* groups = member(m_element, "groups");
        if (!groups || !groups->is_array())
            return false;
        std::size_t length = 0;
        for (const Json& group : *groups) {
            const std::optional<std::vector<Cell>> cells = makerCells(&group, shape());
            if (!cells)
                return false;
            if (cells->size() < 2)
                continue;
            if (cells->size() != length)
                add(Kind::clone).parts.resize(cells->size());
            length = cells->size();
            for (std::size_t i = 0; i < length; ++i)
                m_read.back().parts[i].push_back((*cells)[i]);
        }
        return true;
    }

    std::optional<Digit> digitOf(const Json& value) const {
        const std::optional<int> number = settersNumber(value);
        return number ? m_layout.symbols.ofNumber(*number) : std::nullopt;
    }

    bool readQuadruple(const Json& clue) {
        const int columns = shape().columns() + 1;
        const Json* corner = member(clue, "corner");
        const Json* digits = member(clue, "digits");
        const auto number = corner ? integerIn(*corner, 0, columns * (shape().rows() + 1) - 1) : std::nullopt;
        if (!number || !digits || !digits->is_array())
            return false;
        Constraint& constraint = add(Kind::quadruple);
        constraint.parts.emplace_back();
        for (const int row : {*number / columns - 1, *number / columns})
            for (const int column : {*number % columns - 1, *number % columns})
                if (const auto cell = shape().cellAt(row, column))
                    constraint.parts.front().push_back(*cell);
        for (const Json& each : *digits) {
            const std::optional<Digit> digit = digitOf(each);
            if (!digit)
                return false;
            constraint.digits.push_back(*digit);
        }
        std::ranges::sort(constraint.digits);
        return !constraint.parts.front().empty() && constraint.digits.size() <= 4;
    }

    bool readArrow(const Json& clue) {
        std::optional<std::vector<Cell>> bulb = makerCells(member(clue, "bulbCells"), shape());
        const Json* arrows = member(clue, "arrows");
        if (!bulb || bulb->empty() || !arrows || !arrows->is_array())
            return false;
        Constraint constraint;
        constraint.kind = Kind::arrow;
        constraint.parts = {std::move(*bulb)};
        for (const Json& arrow : *arrows) {
            std::optional<std::vector<Cell>> cells = makerCells(&arrow, shape());
            if (!cells)
                return false;
            // Drawn from the bulb on.
            const std::vector<Cell>& circle = constraint.parts.front();
            if (!cells->empty() && std::ranges::find(circle, cells->front()) != circle.end())
                cells->erase(cells->begin());
            if (!cells->empty())
                constraint.parts.push_back(std::move(*cells));
        }
        m_read.push_back(std::move(constraint));
        return true;
    }

    /// Counted by rows over a board that is a cell larger on every side.
    bool readOutside(const Json& clue) {
        const int columns = shape().columns() + 2;
        const Json* cell = member(clue, "outerCell");
        const auto number = cell ? integerIn(*cell, 0, columns * (shape().rows() + 2) - 1) : std::nullopt;
        if (!number)
            return false;
        const int row = *number / columns - 1;
        const int column = *number % columns - 1;
        int down = row < 0 ? 1 : row >= shape().rows() ? -1 : 0;
        int right = column < 0 ? 1 : column >= shape().columns() ? -1 : 0;
        if (down == 0 && right == 0)
            return false;
        if (m_row.kind == Kind::littleKiller) {
            const Json* diagonal = member(clue, "diagonal");
            const auto rising = diagonal ? integerIn(*diagonal, -1, 1) : std::nullopt;
            if (!rising || *rising == 0)
                return false;
            // A rising one goes down to the left and up to the right.
            if (right == 0)
                right = -*rising * down;
            down = -*rising * right;
        }
        Constraint& constraint = add(m_row.kind);
        constraint.place = OutsidePlace{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column),
                                        static_cast<std::int8_t>(down), static_cast<std::int8_t>(right)};
        const Json* value = member(clue, "value");
        if (m_row.kind != Kind::numberedRoom)
            takeValue(constraint, clue);
        else if (const std::optional<Digit> digit = value ? digitOf(*value) : std::nullopt)
            constraint.digits = {*digit};
        return true;
    }

    /// A bit a number. The digits as groups, in the order of their lowest ones.
    std::optional<std::vector<std::vector<int>>> digitGroups() const {
        constexpr int kMostGroups = 36;
        constexpr int kMostBits = 30;
        const Json* list = member(m_element, "groups");
        if (!list || !list->is_array() || list->size() > kMostGroups)
            return std::nullopt;
        std::vector<std::vector<int>> groups;
        for (const Json& each : *list) {
            const std::optional<int> bits = integerIn(each, 0, (1 << kMostBits) - 1);
            if (!bits)
                return std::nullopt;
            std::vector<int>& group = groups.emplace_back();
            for (int bit = 0; bit < kMostBits; ++bit)
                if ((*bits >> bit & 1) != 0)
                    group.push_back(bit);
        }
        std::ranges::sort(groups);
        return groups;
    }

    /// What a kind here would have: low, middle and high, or equal remainders.
    std::vector<std::vector<int>> groupsOf(const auto& groupOfNumber, std::size_t count) const {
        std::vector<std::vector<int>> groups(count);
        const int lowest = m_layout.symbols.lowest().value_or(1);
        for (int i = 0; i < m_layout.symbols.count(); ++i)
            groups[static_cast<std::size_t>(groupOfNumber(i, lowest + i))].push_back(lowest + i);
        std::ranges::sort(groups);
        return groups;
    }

    /// N mod 3 = 1: the middle one larger; 2: the outer ones.
    int third(int index) const {
        const int count = m_layout.symbols.count();
        const int outer = (count + 1) / 3;
        return index < outer ? 0 : index < count - outer ? 1 : 2;
    }

    bool readGroups() {
        const auto groups = digitGroups();
        if (!groups)
            return false;
        const bool isOfLines = m_row.kind == Kind::entropic;
        const auto count = static_cast<int>(groups->size());
        const bool isByThirds =
            count == 3 && *groups == groupsOf([this](int index, int) { return third(index); }, groups->size());
        const bool isByRemainder =
            count >= 2 && count <= m_layout.symbols.count() &&
            *groups == groupsOf([count](int, int number) { return number % count; }, groups->size());
        if (isByThirds && !isOfLines)
            add(Kind::entropy2x2);
        else if (isByThirds)
            return addLines("lines", Kind::entropic, {});
        else if (isByRemainder && isOfLines)
            return addLines("lines", Kind::modular, count == 3 ? std::vector<int>() : std::vector{count});
        else
            m_read.push_back(unknownFromMaker(m_element, m_row.type));
        return true;
    }

    const Json& m_element;
    const MakerKind& m_row;
    const Layout& m_layout;
    std::vector<Constraint> m_read;
};

}  // namespace

std::optional<std::vector<Cell>> makerCells(const Json* list, const BoardShape& shape) {
    if (!list || !list->is_array() || list->size() > static_cast<std::size_t>(2 * shape.cellCount()))
        return std::nullopt;
    std::vector<Cell> cells;
    cells.reserve(list->size());
    for (const Json& each : *list) {
        const std::optional<int> number = integerIn(each, 0, shape.cellCount() - 1);
        if (!number)
            return std::nullopt;
        cells.emplace_back(*number);
    }
    return cells;
}

std::optional<std::vector<Constraint>> makerConstraints(const Json& element, int type, const Layout& layout) {
    const MakerKind* row = makerRow(type);
    if (!row)
        return std::vector{unknownFromMaker(element, type)};
    return MakerClues(element, *row, layout).read();
}

Constraint unknownFromMaker(const Json& element, int type) {
    Constraint constraint;
    constraint.kind = Kind::unknown;
    constraint.type = std::string(kMakerType) + nameOfElement(element, type);
    constraint.unknownMembers = jsonText(Json{{std::string(kMakerKey), element}});
    return constraint;
}

}  // namespace nonet
