#include "core/formats/iss/iss_writer.h"

#include "core/formats/foreign_members.h"
#include "core/formats/iss/iss_kinds.h"
#include "core/formats/iss/iss_places.h"
#include "core/formats/iss/iss_relations.h"
#include "core/formats/iss/iss_tables.h"
#include "core/formats/iss/iss_terms.h"
#include "core/formats/json_members.h"
#include "core/rules/rulebook.h"

#include <algorithm>
#include <set>

namespace nonet {
namespace {

using Kind = ConstraintKind;

constexpr int kMostIssSymbols = 16;

/// Which regions a board has, as terms; nothing where it cannot be said.
std::optional<std::string> regionTerms(const Layout& layout) {
    const RegionMap& regions = layout.grids.front().regions;
    const int rows = regions.rows();
    const int columns = regions.columns();
    const auto isBoxes = [&](int size) {
        const auto boxes = issBoxes(rows, columns, size);
        return boxes ? regions == RegionMap::boxes(rows, columns, boxes->first, boxes->second)
                     : regions == RegionMap(rows, columns);
    };
    if (isBoxes(std::max(rows, columns)))
        return "";
    if (regions == RegionMap(rows, columns))
        return ".NoBoxes";
    const std::vector<int> sizes = regions.sizes();
    const int size = sizes.empty() ? 0 : sizes.front();
    const int most = layout.symbols.count();
    if (size > most || std::ranges::any_of(sizes, [size](int each) { return each != size; }))
        return std::nullopt;
    if (isBoxes(size))
        return ".RegionSize~" + std::to_string(size);
    const int left = rows * columns - size * static_cast<int>(sizes.size());
    if (size < std::max(rows, columns) || left == size || sizes.size() < 2)
        return std::nullopt;
    std::string signs;
    for (int i = 0; i < rows * columns; ++i) {
        const std::optional<int> region = regions.region(Cell(i));
        signs += region ? static_cast<char>(*region < 10 ? '0' + *region : 'a' + *region - 10) : '-';
    }
    return (size == std::max(rows, columns) ? "" : ".RegionSize~" + std::to_string(size)) + ".NoBoxes.Jigsaw~" + signs;
}

class IssWriter {
public:
    explicit IssWriter(const PuzzleRecord& record)
        : m_record(record), m_layout(record.puzzle.layout()), m_rules(record.puzzle.rulebook()) {}

    IssText write() {
        writeBoard();
        for (std::size_t i = 0; i < m_layout.constraints.size(); ++i) {
            if (m_layout.constraints[i].isOff)
                continue;
            const std::optional<std::string> text = textOf(static_cast<int>(i));
            if (text)
                m_text.string += *text;
            else
                m_text.lost.push_back(static_cast<int>(i));
        }
        writeKept();
        // Nothing at all, or what is kept first, would not be known for a string.
        if (!issString(m_text.string))
            m_text.string.insert(0, ".Shape~9x9");
        return std::move(m_text);
    }

private:
    const BoardShape& shape() const { return m_layout.shape; }
    const SymbolSet& symbols() const { return m_layout.symbols; }
    int longerSide() const { return std::max(shape().rows(), shape().columns()); }
    bool hasDefaultBoxes() const { return regionTerms(m_layout) == ""; }

    void writeBoard() {
        const int lowest = symbols().lowest().value_or(1);
        const bool isUsual = lowest == 1 && symbols().count() == longerSide();
        const bool isClassicShape = isUsual && shape().rows() == 9 && shape().columns() == 9;
        if (!isClassicShape)
            m_text.string += ".Shape~" + std::to_string(shape().rows()) + "x" + std::to_string(shape().columns());
        if (!isUsual)
            m_text.string += "~" + std::to_string(lowest) + "-" + std::to_string(lowest + symbols().count() - 1);
        m_text.string += regionTerms(m_layout).value_or(std::string());
        std::string givens;
        for (const Cell cell : shape().cells()) {
            int value = m_record.puzzle.givens.valueAt(cell);
            if (value == 0)
                value = m_record.history.state().at(cell).digit;
            if (value != 0)
                givens += "~" + issName(shape(), cell) + "_" + issNumbers({Digit(value)}, symbols());
        }
        if (!givens.empty())
            m_text.string += "." + givens;
    }

    void writeKept() { m_text.string += keptIn(m_record.unknownKeys).value_or(""); }

    /// What was read as terms and can be again.
    static std::optional<std::string> keptIn(const std::string& members) {
        const Json all = jsonObjectFrom(members);
        const auto kept = all.find(kIssKey);
        if (kept == all.end() || !kept->is_string())
            return std::nullopt;
        std::string text = kept->get<std::string>();
        const bool isSound = issTerms(text) && issString(".Shape" + text);
        return isSound ? std::optional(std::move(text)) : std::nullopt;
    }

    std::string term(std::string_view type, std::string_view first, const std::vector<Cell>& cells) const {
        return issCellTerm(type, first, cells, shape());
    }
    static std::string typeText(Kind kind) { return "." + std::string(issType(kind)); }
    const Constraint& constraint(int i) const { return m_layout.constraints[static_cast<std::size_t>(i)]; }

    std::optional<std::string> textOf(int i) {
        const Constraint& own = constraint(i);
        if (own.kind == Kind::unknown)
            return keptIn(own.unknownMembers);
        const Rule* rule = m_rules.rule(i);
        if (!rule)
            return std::nullopt;
        if (auto text = ownText(own))
            return text;
        return issTextOf(rule->relations(), shape(), symbols());
    }

    /// By a type that means the same there.
    std::optional<std::string> ownText(const Constraint& own) {
        const IssKind* row = foreignRow(kIssKinds, own.kind);
        if (row == nullptr)
            return std::nullopt;
        switch (row->form) {
        case IssForm::board: return boardText(*row);
        case IssForm::line: return linesText(*row, own);
        case IssForm::mark: return marksText(own);
        case IssForm::own: break;
        }
        switch (own.kind) {
        case Kind::diagonals: return diagonalsText(own);
        case Kind::windoku: return typeText(own.kind);
        case Kind::disjoint: return hasDefaultBoxes() ? std::optional(typeText(own.kind)) : std::nullopt;
        case Kind::negative: return negativeText(own);
        case Kind::oneOf: return oneOfText(own);
        case Kind::rowIndexer:
        case Kind::columnIndexer: return indexerText(own);
        case Kind::quadruple: return quadText(own);
        case Kind::contains: return containsText(own);
        case Kind::arrow: return arrowText(own);
        case Kind::clone: return cloneText(own);
        case Kind::littleKiller: return diagonalSumText(own);
        case Kind::sandwich:
        case Kind::xSum:
        case Kind::skyscraper:
        case Kind::numberedRoom: return clueText(own);
        case Kind::pairRule: return pairText(own);
        case Kind::lineRule: return regexText(own);
        default: return std::nullopt;
        }
    }

    /// What the number is where it is left out.
    int numberOf(const Constraint& own) const {
        const int highest = symbols().highest().value_or(9);
        const int usual = own.kind == Kind::whisper   ? (symbols().count() + 1) / 2
                          : own.kind == Kind::lockout ? highest / 2
                          : own.kind == Kind::modular ? 3
                          : own.kind == Kind::sumLine ? 10
                                                      : 0;
        return own.value().value_or(usual);
    }

    std::optional<std::string> linesText(const IssKind& line, const Constraint& own) const {
        const int number = numberOf(own);
        const bool isStandard = symbols() == SymbolSet();
        const bool isFromOne = symbols().lowest() == 1;
        const bool isAlike = line.kind == Kind::entropic ? isStandard
                             : line.kind == Kind::cage   ? !own.value() || number > 0
                             : line.kind == Kind::sumLine || line.kind == Kind::lockout
                                 ? isFromOne && number > 0
                                 : line.kind != Kind::countingCircles || isFromOne;
        if (!isAlike)
            return std::nullopt;
        std::string text;
        for (const std::vector<Cell>& part : own.parts) {
            // A line that comes back to a cell is closed here, or counts it once.
            const bool isTwice = std::set<Cell>(part.begin(), part.end()).size() != part.size();
            const bool lacksRegion =
                std::ranges::any_of(part, [this](Cell cell) { return !m_layout.grids.front().regions.region(cell); });
            if (isTwice || (line.kind == Kind::regionSum && lacksRegion))
                return std::nullopt;
            text += term(line.name, line.hasNumber ? std::to_string(number) : std::string(), part);
        }
        return text;
    }

    std::optional<std::string> boardText(const IssKind& board) const {
        const bool isAlike = board.kind == Kind::entropy2x2 ? symbols() == SymbolSet()
                                                            : board.kind != Kind::taxicab || symbols().lowest() == 1;
        return isAlike ? std::optional(typeText(board.kind)) : std::nullopt;
    }

    std::optional<std::string> diagonalsText(const Constraint& own) const {
        std::string text;
        for (const int way : {0, 1})
            if (own.values.empty() || std::ranges::find(own.values, way) != own.values.end())
                text += typeText(own.kind) + (way == 0 ? "~-1" : "~1");
        return text;
    }

    /// The type that says all of a mark; nothing where there is none.
    std::string_view markType(const Constraint& own, const std::vector<Cell>& pair) const {
        const std::vector<Cell> next = shape().neighbours(pair.front());
        if (pair.size() != 2 || std::ranges::find(next, pair.back()) == next.end())
            return {};
        const int usual = own.kind == Kind::difference ? 1 : own.kind == Kind::ratio ? 2 : 0;
        for (const IssKind& row : kIssKinds)
            if (row.kind == own.kind &&
                (own.kind == Kind::inequality || own.value().value_or(usual) == std::max(usual, row.number)))
                return row.name;
        return {};
    }
    bool areAllMarksTold(bool isSum) const {
        return std::ranges::all_of(m_layout.constraints, [&](const Constraint& own) {
            const bool isMark = isSum ? own.kind == Kind::sum : own.kind == Kind::difference || own.kind == Kind::ratio;
            return !isMark || own.isOff || std::ranges::all_of(own.parts, [&](const std::vector<Cell>& pair) {
                return !pair.empty() && !markType(own, pair).empty();
            });
        });
    }
    std::optional<std::string> marksText(const Constraint& own) const {
        std::string text;
        for (const std::vector<Cell>& pair : own.parts) {
            const std::string_view type = markType(own, pair);
            if (type.empty())
                return std::nullopt;
            text += term(type, {}, pair);
        }
        return text;
    }

    static std::vector<int> valuesOf(const Constraint& own) {
        if (!own.values.empty())
            return own.values;
        return own.text == "sum" ? std::vector{5, 10} : std::vector{own.text == "ratio" ? 2 : 1};
    }
    bool hasNegative(std::string_view family, int value) const {
        return std::ranges::any_of(m_layout.constraints, [&](const Constraint& other) {
            return !other.isOff && other.kind == Kind::negative && other.text == family &&
                   valuesOf(other) == std::vector{value};
        });
    }
    std::optional<std::string> negativeText(const Constraint& own) const {
        const std::vector<int> values = valuesOf(own);
        if (own.text == "sum")
            return values == std::vector{5, 10} && areAllMarksTold(true) ? std::optional<std::string>(".StrictXV")
                                                                         : std::nullopt;
        const bool isHalf = values == std::vector{own.text == "ratio" ? 2 : 1};
        if (isHalf && hasNegative("difference", 1) && hasNegative("ratio", 2) && areAllMarksTold(false))
            return own.text == "difference" ? ".StrictKropki" : "";
        const bool hasMarks = std::ranges::any_of(m_layout.constraints, [](const Constraint& other) {
            return !other.isOff && (other.kind == Kind::difference || other.kind == Kind::ratio);
        });
        return isHalf && own.text == "difference" && !hasMarks ? std::optional<std::string>(".AntiConsecutive")
                                                               : std::nullopt;
    }

    std::optional<std::string> oneOfText(const Constraint& own) const {
        std::string text;
        for (const std::vector<Cell>& part : own.parts)
            for (const Cell cell : part)
                text += issChoiceTerm(cell, own.digits, shape(), symbols());
        return text;
    }

    std::optional<std::string> indexerText(const Constraint& own) const {
        if (symbols() != SymbolSet(longerSide()))
            return std::nullopt;
        std::string text;
        for (const std::vector<Cell>& part : own.parts)
            text += term(issType(own.kind), own.kind == Kind::rowIndexer ? "R" : "C", part);
        return text;
    }

    std::optional<std::string> containsText(const Constraint& own) const {
        std::string text;
        for (const std::vector<Cell>& part : own.parts)
            text += term(issType(Kind::contains), issNumbers(own.digits, symbols()), part);
        return text;
    }
    std::optional<std::string> quadText(const Constraint& own) {
        const std::vector<Cell>& cells = own.cells();
        const Cell first = cells.front();
        const std::vector<Cell> corner = {first, Cell(first.index() + 1), Cell(first.index() + shape().columns()),
                                          Cell(first.index() + shape().columns() + 1)};
        std::vector<Cell> sorted = cells;
        std::ranges::sort(sorted);
        const bool isRound = shape().column(first) + 1 < shape().columns() && sorted == corner;
        if (own.parts.size() != 1 || !isRound ||
            !m_told.insert(std::string(issType(own.kind)) + issName(shape(), first)).second)
            return containsText(own);
        std::string text = term(issType(own.kind), {}, {first});
        for (const Digit digit : own.digits)
            text += "~" + issNumbers({digit}, symbols());
        return text;
    }

    std::optional<std::string> arrowText(const Constraint& own) const {
        std::vector<Cell> circle = own.cells();
        std::ranges::sort(circle);
        bool isReadable = true;
        for (std::size_t i = 1; i < circle.size(); ++i) {
            const int down = shape().row(circle[i]) - shape().row(circle[i - 1]);
            const int right = shape().column(circle[i]) - shape().column(circle[i - 1]);
            isReadable = isReadable && down >= 0 && down <= 1 && right >= 0 && right <= 1 && down + right > 0;
        }
        if (!isReadable || (circle.size() > 1 && symbols().lowest() != 1))
            return std::nullopt;
        std::string text;
        for (std::size_t shaft = 1; shaft < own.parts.size(); ++shaft) {
            std::vector<Cell> cells = circle;
            cells.insert(cells.end(), own.parts[shaft].begin(), own.parts[shaft].end());
            text += circle.size() > 1 ? term("PillArrow", std::to_string(circle.size()), cells)
                                      : term(issType(own.kind), {}, cells);
        }
        return text;
    }

    std::optional<std::string> cloneText(const Constraint& own) const {
        std::string text;
        for (std::size_t i = 0; i < own.cells().size(); ++i) {
            std::vector<Cell> alike;
            for (const std::vector<Cell>& copy : own.parts)
                if (std::ranges::find(alike, copy[i]) == alike.end())
                    alike.push_back(copy[i]);
            if (alike.size() > 1)
                text += term(issType(own.kind), std::to_string(alike.size()), alike);
        }
        return text;
    }

    std::optional<std::string> diagonalSumText(const Constraint& own) {
        if (own.values.empty() || !own.place)
            return std::nullopt;
        const std::string sum = std::to_string(own.values.front());
        const std::vector<Cell> line = issLine(*own.place, shape());
        if (line.empty())
            return std::nullopt;
        for (const Cell first : {line.front(), line.back()}) {
            const auto place = issDiagonal(first, shape());
            std::vector<Cell> read = place ? issLine(*place, shape()) : std::vector<Cell>();
            std::ranges::sort(read);
            std::vector<Cell> asked = line;
            std::ranges::sort(asked);
            if (read == asked && m_told.insert(typeText(own.kind) + issName(shape(), first)).second)
                return typeText(own.kind) + "~" + sum + "~" + issName(shape(), first);
        }
        return term("Sum", sum, line);
    }

    /// "R3" and whether it is read from the far end; nothing for another place.
    std::optional<std::pair<std::string, bool>> lineName(const OutsidePlace& place) const {
        for (const bool isFromFarEnd : {false, true}) {
            const std::string name =
                place.down == 0 ? "R" + std::to_string(place.row + 1) : "C" + std::to_string(place.column + 1);
            if (issPlace(name, isFromFarEnd, shape()) == place)
                return std::pair(name, isFromFarEnd);
        }
        return std::nullopt;
    }
    std::optional<std::string> clueText(const Constraint& own) {
        if (!own.place)
            return std::nullopt;
        const auto name = lineName(*own.place);
        const bool isRoom = own.kind == Kind::numberedRoom;
        const std::optional<int> value = !isRoom                  ? own.value()
                                         : own.digits.size() == 1 ? symbols().number(own.digits.front())
                                                                  : std::nullopt;
        if (!name || !value)
            return std::nullopt;
        const std::string type = typeText(own.kind);
        const std::string number = std::to_string(*value);
        if (own.kind == Kind::sandwich) {
            const bool isFull = static_cast<int>(issLine(*own.place, shape()).size()) == symbols().count();
            return isFull && m_told.insert(type + name->first).second
                       ? std::optional(type + "~" + number + "~" + name->first)
                       : std::nullopt;
        }
        const bool isAlike = isRoom || (*value > 0 && (own.kind == Kind::skyscraper || symbols().lowest() == 1));
        if (!isAlike || !m_told.insert(type + name->first + (name->second ? "-" : "+")).second)
            return std::nullopt;
        return type + "~" + name->first + (name->second ? "~~" : "~") + number;
    }

    /// Its table stands in its relations.
    std::optional<std::string> pairText(const Constraint& own) const {
        const Json members = jsonObjectFrom(own.unknownMembers);
        const auto name = members.find(kIssKey);
        const Rule* rule = m_rules.rule(static_cast<int>(&own - m_layout.constraints.data()));
        const auto* table =
            rule->relations().all().size() == 1 ? std::get_if<PairTable>(&rule->relations().all().front()) : nullptr;
        const bool isNamed = name != members.end() && name->is_string() &&
                             name->get<std::string>().find_first_of(".~") == std::string::npos;
        if (!table || !isNamed)
            return std::nullopt;
        return issPairTerm(table->pairs, table->allowed, name->get<std::string>(), shape());
    }

    std::optional<std::string> regexText(const Constraint& own) const {
        const std::optional<std::string> expression = issExpression(own.text, symbols());
        if (!expression)
            return std::nullopt;
        std::string text = typeText(own.kind) + "~" + issPackedText(*expression);
        for (std::size_t i = 0; i < own.parts.size(); ++i) {
            text += i == 0 ? "" : "~";
            for (const Cell cell : own.parts[i])
                text += "~" + issName(shape(), cell);
        }
        return text;
    }

    const PuzzleRecord& m_record;
    const Layout& m_layout;
    const Rulebook& m_rules;
    IssText m_text;
    /// Places that have a clue of a type already: of two the last would hold.
    std::set<std::string> m_told;
};

}  // namespace

std::optional<Error> issRefusal(const Puzzle& puzzle) {
    const Layout& layout = puzzle.layout();
    const auto refused = [](ErrorDetail what) { return Error{.code = ErrorCode::unsupportedVariant, .detail = what}; };
    const BoardShape& shape = layout.shape;
    const int longer = std::max(shape.rows(), shape.columns());
    const bool isOneGrid = layout.grids.size() == 1 && layout.grids.front().rows() == shape.rows() &&
                           layout.grids.front().columns() == shape.columns();
    if (longer > kMostIssSymbols || shape.holeCount() > 0 || !isOneGrid)
        return refused(ErrorDetail::shape);
    const int count = layout.symbols.count();
    const int lowest = layout.symbols.lowest().value_or(-1);
    const SymbolSet usual(count, lowest == 0 ? 0 : 1);
    const bool areInOrder = std::ranges::all_of(
        usual.all(), [&](Digit symbol) { return layout.symbols.number(symbol) == usual.number(symbol); });
    if (count > kMostIssSymbols || count < longer || !areInOrder)
        return refused(ErrorDetail::symbols);
    if (std::ranges::any_of(layout.counts, [](int each) { return each != 1; }))
        return refused(ErrorDetail::counts);
    return regionTerms(layout) ? std::nullopt : std::optional(refused(ErrorDetail::regions));
}

Result<IssText> issFrom(const PuzzleRecord& record) {
    if (std::optional<Error> refusal = issRefusal(record.puzzle))
        return std::move(*refusal);
    return IssWriter(record).write();
}

std::string writeIss(const PuzzleRecord& record) { return issFrom(record)->string; }

}  // namespace nonet
