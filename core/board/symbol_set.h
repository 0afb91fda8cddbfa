#pragma once

#include "core/board/digit_set.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// What stands for the digits of a board: Digit d is its symbol number d. Each has a label, and mostly a number that
/// rules compute with; a star has none. A value; 1 to 9 by default.
class SymbolSet {
public:
    SymbolSet() : SymbolSet(9) {}
    /// The numbers 1 to count, or from another lowest one: 0 to 8.
    explicit SymbolSet(int count, int lowest = 1);
    /// From labels of one or two characters (UTF-8), 1 to 36 of them, no two alike, and a number or nothing for each.
    /// Nothing where that does not hold, or where a number is beyond -99..999.
    static std::optional<SymbolSet> of(std::vector<std::string> labels, std::vector<std::optional<int>> numbers);

    int count() const { return static_cast<int>(m_labels.size()); }
    const std::string& label(Digit symbol) const { return m_labels[symbol.slot()]; }
    std::optional<int> number(Digit symbol) const { return m_numbers[symbol.slot()]; }
    std::optional<Digit> ofLabel(std::string_view label) const;
    std::optional<Digit> ofNumber(int number) const;
    DigitSet all() const { return DigitSet::full(count()); }
    DigitSet withNumber() const;
    /// The lowest and the highest number of a symbol; nothing where none has a number.
    std::optional<int> lowest() const;
    std::optional<int> highest() const;
    /// The numbers 1 to count, labelled so.
    bool isStandard() const { return *this == SymbolSet(count()); }
    /// A cell can be written as one character.
    bool hasShortLabels() const;

    friend bool operator==(const SymbolSet&, const SymbolSet&) = default;

private:
    std::vector<std::string> m_labels;
    std::vector<std::optional<int>> m_numbers;
};

}  // namespace nonet
