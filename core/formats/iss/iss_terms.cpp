#include "core/formats/iss/iss_terms.h"

#include "core/formats/constraint_json.h"
#include "core/formats/iss/iss_tables.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace nonet {
namespace {

constexpr int kNameBase = 17;
constexpr int kMostIssSide = 16;
constexpr std::size_t kMostIssTerms = 10'000;
constexpr int kDeepestComposite = 20;
/// All that strings hold.
constexpr std::string_view kIssSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.~-_=%!*'()";

bool isIssCapital(char sign) { return sign >= 'A' && sign <= 'Z'; }

bool isComposite(std::string_view type) { return type == "Or" || type == "And" || type == "Replicate"; }

std::optional<int> hexDigit(char sign) {
    int value = 0;
    const auto [end, error] = std::from_chars(&sign, &sign + 1, value, 16);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

/// Percent signs once: names within hold their own.
std::string decodedOnce(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCode = text[i] == '%' && i + 2 < text.size();
        const std::optional<int> high = isCode ? hexDigit(text[i + 1]) : std::nullopt;
        const std::optional<int> low = isCode ? hexDigit(text[i + 2]) : std::nullopt;
        if (high && low) {
            decoded += static_cast<char>(16 * *high + *low);
            i += 2;
        } else {
            decoded += text[i];
        }
    }
    return decoded;
}

std::vector<std::string> parted(std::string_view text, char by) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t end = std::min(text.find(by), text.size());
        parts.emplace_back(text.substr(0, end));
        if (end == text.size())
            return parts;
        text.remove_prefix(end + 1);
    }
}

class TermReader {
public:
    explicit TermReader(std::string_view text) {
        for (const char sign : text)
            if (sign != ' ' && sign != '\t' && sign != '\r' && sign != '\n')
                m_text += sign;
    }

    std::optional<std::vector<IssTerm>> read() {
        std::vector<IssTerm> terms;
        const bool isRead = readUpTo(terms, 0);
        return isRead && m_at == m_text.size() ? std::optional(std::move(terms)) : std::nullopt;
    }

private:
    /// Up to the end of the composite, or of the text where it is none.
    bool readUpTo(std::vector<IssTerm>& terms, int depth) {
        while (m_at < m_text.size()) {
            const std::size_t begin = m_at;
            if (m_text[m_at] != '.' || ++m_count > kMostIssTerms || depth > kDeepestComposite)
                return false;
            const std::size_t end = std::min(m_text.find('.', begin + 1), m_text.size());
            m_at = end;
            IssTerm term;
            term.arguments = parted(std::string_view(m_text).substr(begin + 1, end - begin - 1), '~');
            term.type = term.arguments.front();
            term.arguments.erase(term.arguments.begin());
            if (term.type == "End")
                return depth > 0;
            if (isComposite(term.type) && !readUpTo(term.children, depth + 1))
                return false;
            term.text = m_text.substr(begin, m_at - begin);
            terms.push_back(std::move(term));
        }
        return depth == 0;
    }

    std::string m_text;
    std::size_t m_at = 0;
    std::size_t m_count = 0;
};

/// Nothing where a cell would leave the board. What a composite within is moved by is its own.
std::optional<IssTerm> movedTerm(const IssTerm& term, int down, int right, const BoardShape& shape) {
    IssTerm moved = term;
    moved.text = "." + term.type;
    for (std::string& argument : moved.arguments) {
        const std::optional<Cell> cell = issCell(std::string_view(argument).substr(0, 4), shape);
        if (cell && !isComposite(term.type) && (argument.size() == 4 || argument[4] == '_')) {
            const auto to = shape.cellAt(shape.row(*cell) + down, shape.column(*cell) + right);
            if (!to)
                return std::nullopt;
            argument.replace(0, 4, issName(shape, *to));
        }
        moved.text += "~" + argument;
    }
    for (IssTerm& child : moved.children) {
        std::optional<IssTerm> deeper = movedTerm(child, down, right, shape);
        if (!deeper)
            return std::nullopt;
        moved.text += deeper->text;
        child = std::move(*deeper);
    }
    if (isComposite(term.type))
        moved.text += ".End";
    return moved;
}

Error badIssTerm(const char* type) { return Error{.code = ErrorCode::badField, .subject = type}; }

const IssTerm* termOf(std::span<const IssTerm> terms, std::string_view type) {
    const auto found = std::ranges::find(terms, type, &IssTerm::type);
    return found == terms.end() ? nullptr : &*found;
}

struct IssShape {
    int rows = 9;
    int columns = 9;
    int symbols = 9;
    int lowest = 1;
};

/// "16x16", "9x9~10", "9x9~0-8".
std::optional<IssShape> shapeOf(const IssTerm& term) {
    const std::vector<std::string> sides = parted(term.argument(0), 'x');
    const std::optional<int> rows = sides.size() == 2 ? issNumber(sides[0]) : std::nullopt;
    const std::optional<int> columns = sides.size() == 2 ? issNumber(sides[1]) : std::nullopt;
    if (!rows || !columns || *rows < 1 || *rows > kMostIssSide || *columns < 1 || *columns > kMostIssSide)
        return std::nullopt;
    IssShape shape{*rows, *columns, std::max(*rows, *columns), 1};
    if (!term.argument(1).empty()) {
        const std::vector<std::string> range = parted(term.argument(1), '-');
        const std::optional<int> first = issNumber(range.front());
        const std::optional<int> last = issNumber(range.back());
        if (!first || !last || range.size() > 2 || (range.size() == 2 && *first != 0 && *first != 1))
            return std::nullopt;
        shape.lowest = range.size() == 2 ? *first : 1;
        shape.symbols = *last - shape.lowest + 1;
    }
    const bool isFull = shape.symbols >= std::max(shape.rows, shape.columns) && shape.symbols <= kMostIssSide;
    return isFull ? std::optional(shape) : std::nullopt;
}

/// The pieces of a layout of a sign a cell; nothing where they are none. Cells of one odd piece belong to none.
std::optional<std::vector<std::vector<Cell>>> piecesOf(std::string_view signs, const BoardShape& shape, int size) {
    if (static_cast<int>(signs.size()) != shape.cellCount())
        return std::nullopt;
    std::map<char, std::vector<Cell>> bySign;
    for (std::size_t i = 0; i < signs.size(); ++i)
        bySign[signs[i]].push_back(Cell(static_cast<int>(i)));
    std::vector<std::vector<Cell>> pieces;
    int odd = 0;
    for (auto& [sign, cells] : bySign)
        if (static_cast<int>(cells.size()) == size)
            pieces.push_back(std::move(cells));
        else
            ++odd;
    if (bySign.size() == 1)
        pieces.clear();
    return odd <= 1 ? std::optional(std::move(pieces)) : std::nullopt;
}

void addExtra(Layout& layout, std::vector<Cell> cells) {
    Constraint& constraint = layout.constraints.emplace_back();
    constraint.kind = ConstraintKind::extra;
    constraint.parts = {std::move(cells)};
}

std::optional<Error> addPieces(Layout& layout, std::span<const IssTerm> terms, int size, bool isOfRegions) {
    int number = 0;
    for (const IssTerm& term : terms) {
        if (term.type != "Jigsaw")
            continue;
        const auto pieces =
            piecesOf(term.arguments.empty() ? std::string_view() : term.arguments.back(), layout.shape, size);
        if (!pieces)
            return badIssTerm("Jigsaw");
        for (const std::vector<Cell>& piece : *pieces) {
            const auto isTaken = [&](Cell cell) { return layout.grids[0].regions.region(cell).has_value(); };
            if (!isOfRegions || number > RegionMap::kMostRegion || std::ranges::any_of(piece, isTaken)) {
                addExtra(layout, piece);
                continue;
            }
            for (const Cell cell : piece)
                layout.grids[0].regions.setRegion(cell, number);
            ++number;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> issString(std::string_view text) {
    const auto isOne = [](std::string_view string) {
        return string.size() > 2 && string[0] == '.' && (string[1] == '~' || isIssCapital(string[1])) &&
               string.find_first_not_of(kIssSigns) == std::string_view::npos;
    };
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    for (const std::string_view mark : {"?q=", "&q="})
        if (const std::size_t at = text.find(mark); at != std::string_view::npos) {
            std::string_view data = text.substr(at + mark.size());
            data = data.substr(0, data.find_first_of("&# \t"));
            std::string decoded = decodedOnce(data);
            return isOne(decoded) ? std::optional(std::move(decoded)) : std::nullopt;
        }
    return isOne(text) ? std::optional(std::string(text)) : std::nullopt;
}

std::optional<std::vector<IssTerm>> issTerms(std::string_view text) { return TermReader(text).read(); }

std::optional<std::vector<IssTerm>> issReplicated(const IssTerm& term, const BoardShape& shape) {
    const std::optional<Cell> origin =
        issCell(term.arguments.size() > 1 ? term.argument(1) : std::string_view("R1C1"), shape);
    if (!origin)
        return std::nullopt;
    const auto targets = issBits(term.argument(0), static_cast<std::size_t>(shape.cellCount() - origin->index()));
    if (!targets)
        return std::nullopt;
    std::vector<IssTerm> moved;
    for (std::size_t i = 0; i < targets->size(); ++i) {
        if (!(*targets)[i])
            continue;
        const Cell target(origin->index() + static_cast<int>(i));
        for (const IssTerm& child : term.children) {
            std::optional<IssTerm> copy = movedTerm(child, shape.row(target) - shape.row(*origin),
                                                    shape.column(target) - shape.column(*origin), shape);
            if (!copy || moved.size() >= kMostIssTerms)
                return std::nullopt;
            moved.push_back(std::move(*copy));
        }
    }
    return moved;
}

std::optional<std::pair<int, int>> issBoxes(int rows, int columns, int size) {
    for (int small = size - 1; small >= 2; --small) {
        if (small * small > size || size % small != 0)
            continue;
        const int large = size / small;
        if (rows % small == 0 && columns % large == 0)
            return std::pair(small, large);
        if (rows % large == 0 && columns % small == 0)
            return std::pair(large, small);
    }
    return std::nullopt;
}

Result<Layout> issLayout(std::span<const IssTerm> terms) {
    IssShape shape;
    if (const IssTerm* term = termOf(terms, "Shape")) {
        if (term->argument(2) == "Raw")
            return Error{.code = ErrorCode::unsupportedVariant, .detail = ErrorDetail::shape};
        const std::optional<IssShape> read = shapeOf(*term);
        if (!read)
            return badIssTerm("Shape");
        shape = *read;
    }
    Layout layout;
    layout.shape = BoardShape(shape.rows, shape.columns, shape.symbols);
    layout.symbols = SymbolSet(shape.symbols, shape.lowest);
    int size = std::max(shape.rows, shape.columns);
    if (const IssTerm* term = termOf(terms, "RegionSize")) {
        const std::optional<int> given = issNumber(term->argument(0));
        if (!given || *given < 1 || *given > shape.symbols)
            return badIssTerm("RegionSize");
        size = *given;
    }
    const auto boxes = termOf(terms, "NoBoxes") ? std::nullopt : issBoxes(shape.rows, shape.columns, size);
    if (boxes && shape.rows * shape.columns / size > RegionMap::kMostRegion + 1)
        return badIssTerm("RegionSize");
    layout.grids = {SubGrid{0, 0,
                            boxes ? RegionMap::boxes(shape.rows, shape.columns, boxes->first, boxes->second)
                                  : RegionMap(shape.rows, shape.columns)}};
    if (const auto error = addPieces(layout, terms, size, !boxes))
        return *error;
    return layout;
}

std::optional<Cell> issCell(std::string_view text, const BoardShape& shape) {
    if (text.size() != 4 || (text[0] != 'R' && text[0] != 'r') || (text[2] != 'C' && text[2] != 'c'))
        return std::nullopt;
    std::array<int, 2> place{};
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        const char* sign = text.data() + 2 * i + 1;
        if (std::from_chars(sign, sign + 1, place[i], kNameBase).ec != std::errc())
            return std::nullopt;
    }
    return shape.cellAt(place[0] - 1, place[1] - 1);
}

std::string issName(const BoardShape& shape, Cell cell) {
    std::string name = "R0C0";
    std::to_chars(name.data() + 1, name.data() + 2, shape.row(cell) + 1, kNameBase);
    std::to_chars(name.data() + 3, name.data() + 4, shape.column(cell) + 1, kNameBase);
    return name;
}

std::optional<int> issNumber(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && std::abs(value) <= kHighestValue ? std::optional(value) : std::nullopt;
}

}  // namespace nonet
