#include "core/formats/text/grid_line.h"

#include "core/formats/text/puzzle_line.h"

#include <algorithm>
#include <string_view>

namespace nonet {

namespace {

constexpr std::string_view kSeparators = " \t|!,;()[]{}\"'";
constexpr std::string_view kBorderSymbols = " \t-=+|.:'`,*_~!^";
/// Marks that a step leaves on a group: pattern, fin, endo-fin, almost locked sets.
constexpr std::string_view kStepMarks = "*#@";

bool isDigit(char symbol) { return symbol >= '1' && symbol <= '9'; }
bool isStepMark(char symbol) {
    return kStepMarks.find(symbol) != std::string_view::npos || (symbol >= 'A' && symbol <= 'H');
}

bool hasDigit(std::string_view text) { return std::any_of(text.begin(), text.end(), isDigit); }

bool isBorder(std::string_view text) {
    const bool hasRule = text.find("---") != std::string_view::npos || text.find("===") != std::string_view::npos ||
                         text.find("+-") != std::string_view::npos;
    return hasRule && text.find_first_not_of(kBorderSymbols) == std::string_view::npos;
}

bool isNineDashes(std::string_view text) {
    return std::count(text.begin(), text.end(), '-') == 9 && text.find_first_not_of("-| \t") == std::string_view::npos;
}

std::vector<std::string> tokensOf(std::string_view text) {
    std::vector<std::string> tokens;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(kSeparators, at)) != std::string_view::npos) {
        const std::size_t end = firstOf(text, kSeparators, at);
        tokens.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return tokens;
}

bool isRunOfValues(std::string_view token) { return measure(token).foreign == 0; }

bool isCellToken(const std::string& token) { return isRunOfValues(token) || candidatesOfToken(token); }

std::string_view trimmed(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t");
    if (start == std::string_view::npos)
        return {};
    return text.substr(start, text.find_last_not_of(" \t") - start + 1);
}

/// A table's row: exactly nine fields between separators of one kind, of which some may be empty.
std::optional<std::vector<std::string>> tableRow(std::string_view text, char separator) {
    if (separator == '|') {
        text = trimmed(text);
        if (text.starts_with('|'))
            text.remove_prefix(1);
        if (text.ends_with('|'))
            text.remove_suffix(1);
    }
    if (std::count(text.begin(), text.end(), separator) != 8)
        return std::nullopt;
    std::vector<std::string> cells;
    while (cells.size() < 9) {
        const std::size_t end = std::min(text.find(separator), text.size());
        std::string cell(trimmed(text.substr(0, end)));
        if (cell.empty())
            cell = kEmptyCell;
        else if (!isCellToken(cell))
            return std::nullopt;
        cells.push_back(std::move(cell));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return cells;
}

/// "A", "r3", "R3:", "4:" or "4)" before a row.
bool isLabel(std::string_view token) {
    const bool hasEnd = token.ends_with(':') || token.ends_with(')') || token.ends_with('.');
    if (token.size() > 1 && hasEnd) {
        token.remove_suffix(1);
        if (token.size() == 1 && isDigit(token[0]))
            return true;
    }
    if (token.size() == 2 && (token[0] == 'r' || token[0] == 'R'))
        return isDigit(token[1]);
    return token.size() == 1 && ((token[0] >= 'A' && token[0] <= 'I') || (token[0] >= 'a' && token[0] <= 'i'));
}

/// Where a line that is about as long as a row has its one or two characters that are no cells.
std::optional<std::size_t> foreignInRow(std::string_view text) {
    constexpr int kMostCells = 10;
    constexpr int kMostForeign = 2;
    int cells = 0;
    int foreign = 0;
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < text.size() && cells + foreign <= kMostCells && foreign <= kMostForeign; ++i) {
        if (kSeparators.find(text[i]) != std::string_view::npos)
            continue;
        if (isDigit(text[i]) || isBlankSymbol(text[i])) {
            ++cells;
        } else {
            ++foreign;
            first = first.value_or(i);
        }
    }
    const bool isNearlyRow =
        cells >= 6 && cells + foreign >= 8 && cells + foreign <= kMostCells && foreign <= kMostForeign;
    return isNearlyRow ? first : std::nullopt;
}

}  // namespace

GridLine readGridLine(const std::string& line) {
    std::string_view text = line;
    // Quoted in a mail or a Markdown block.
    while (text.starts_with('>'))
        text.remove_prefix(text.starts_with("> ") ? 2 : 1);
    for (const char separator : {'\t', '|', ',', ';'})
        if (std::optional<std::vector<std::string>> cells = tableRow(text, separator))
            return {GridLineKind::cells, std::move(*cells), {}};
    if (trimmed(text).empty())
        return {GridLineKind::empty, {}, {}};
    if (isNineDashes(text))
        return {GridLineKind::dashes, {}, {}};
    if (isBorder(text) && !hasDigit(text))
        return {GridLineKind::border, {}, {}};
    std::vector<std::string> tokens = tokensOf(text);
    if (tokens.size() > 1 && isLabel(tokens.front()))
        tokens.erase(tokens.begin());
    if (!tokens.empty() && std::all_of(tokens.begin(), tokens.end(), isCellToken))
        return {GridLineKind::cells, std::move(tokens), {}};
    return {GridLineKind::text, {}, foreignInRow(text)};
}

std::optional<std::string> candidatesOfToken(const std::string& token) {
    if (token == "." || token == "0" || token == std::string(1, kEmptyCell))
        return std::string();
    std::string_view group = token;
    if (group.size() > 1 && isStepMark(group.front()))
        group.remove_prefix(1);
    if (group.size() > 1 && isStepMark(group.back()))
        group.remove_suffix(1);
    std::string candidates;
    bool isEliminated = false;
    for (const char symbol : group) {
        if (symbol == '-' && !isEliminated) {
            isEliminated = true;
            continue;
        }
        if (!isDigit(symbol) || (!candidates.empty() && candidates.back() >= symbol))
            return std::nullopt;
        candidates += symbol;
        isEliminated = false;
    }
    return candidates.empty() || isEliminated ? std::nullopt : std::optional<std::string>(candidates);
}

int cellsOfToken(const std::string& token) { return token == std::string(1, kEmptyCell) ? 1 : measure(token).cells; }

}  // namespace nonet
