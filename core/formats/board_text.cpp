#include "core/formats/board_text.h"

#include <algorithm>
#include <charconv>

namespace nonet {
namespace {

/// Reads `letter` and a 1-based number up to `most` from the front of the text, and takes them off.
std::optional<int> takeIndex(std::string_view& text, char letter, int most) {
    if (text.empty() || text.front() != letter)
        return std::nullopt;
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, failure] = std::from_chars(text.data() + 1, end, number);
    if (failure != std::errc() || number < 1 || number > most)
        return std::nullopt;
    text = std::string_view(rest, static_cast<std::size_t>(end - rest));
    return number - 1;
}

bool hasCharacters(const SymbolSet& symbols) {
    const auto isCharacter = [](const std::string& label) {
        return label.size() == 1 && label[0] > ' ' && label[0] < '\x7f' && label[0] != '.';
    };
    for (const Digit digit : symbols.all())
        if (!isCharacter(symbols.label(digit)))
            return false;
    return true;
}

}  // namespace

BoardText::BoardText(const BoardShape& shape, const SymbolSet& symbols) : m_shape(shape) {
    const bool areLabels = hasCharacters(symbols);
    for (const Digit digit : symbols.all())
        m_characters[digit.slot()] = areLabels ? symbols.label(digit).front() : toSymbol(digit);
}

std::string BoardText::cell(Cell cell) const {
    return "r" + std::to_string(m_shape.row(cell) + 1) + "c" + std::to_string(m_shape.column(cell) + 1);
}

std::optional<Cell> BoardText::cell(std::string_view code) const {
    const std::optional<int> row = takeIndex(code, 'r', m_shape.rows());
    const std::optional<int> column = row ? takeIndex(code, 'c', m_shape.columns()) : std::nullopt;
    return column && code.empty() ? std::optional(m_shape.cell(*row, *column)) : std::nullopt;
}

std::string BoardText::candidate(Candidate candidate) const {
    return cell(candidate.cell) + "=" + symbol(candidate.digit);
}

std::optional<Candidate> BoardText::candidate(std::string_view code) const {
    if (code.size() < 2 || code[code.size() - 2] != '=')
        return std::nullopt;
    const std::optional<Digit> of = digit(code.back());
    const std::optional<Cell> at = cell(code.substr(0, code.size() - 2));
    return of && at ? std::optional<Candidate>({*at, *of}) : std::nullopt;
}

std::optional<Digit> BoardText::digit(char character) const {
    const auto end = m_characters.begin() + m_shape.symbolCount();
    const auto found = std::find(m_characters.begin(), end, character);
    return found == end ? std::nullopt
                        : std::optional(Digit::fromIndex(static_cast<int>(found - m_characters.begin())));
}

std::string BoardText::symbols(DigitSet digits) const {
    std::string text;
    for (const Digit each : digits)
        text += symbol(each);
    return text;
}

std::optional<DigitSet> BoardText::digits(std::string_view text) const {
    DigitSet digits;
    for (const char character : text) {
        const std::optional<Digit> each = digit(character);
        if (!each)
            return std::nullopt;
        digits.insert(*each);
    }
    return digits;
}

std::string BoardText::symbols(const std::vector<Digit>& digits) const {
    std::string text;
    for (const Digit each : digits)
        text += symbol(each);
    return text;
}

std::optional<std::vector<Digit>> BoardText::digitList(std::string_view text) const {
    std::vector<Digit> digits;
    for (const char character : text) {
        const std::optional<Digit> each = digit(character);
        if (!each)
            return std::nullopt;
        digits.push_back(*each);
    }
    std::ranges::sort(digits);
    return digits;
}

std::string BoardText::line(const Grid& grid) const {
    std::string line;
    line.reserve(static_cast<std::size_t>(grid.cellCount()));
    for (int i = 0; i < grid.cellCount(); ++i) {
        const std::optional<Digit> digit = grid.digit(Cell(i));
        line += digit ? symbol(*digit) : '.';
    }
    return line;
}

std::optional<Grid> BoardText::grid(std::string_view line) const {
    if (line.size() != static_cast<std::size_t>(m_shape.cellCount()))
        return std::nullopt;
    Grid grid(m_shape);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Cell at(static_cast<int>(i));
        if (isBlank(line[i]))
            continue;
        const std::optional<Digit> symbol = digit(line[i]);
        if (!symbol || m_shape.isHole(at))
            return std::nullopt;
        grid.set(at, *symbol);
    }
    return grid;
}

}  // namespace nonet
