#include "core/board/symbol_set.h"

#include <algorithm>
#include <set>

namespace nonet {
namespace {

constexpr int kLeastNumber = -99;
constexpr int kMostNumber = 999;

/// Characters of UTF-8 text; bytes that continue one do not count.
int lengthOf(std::string_view text) {
    return static_cast<int>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// Control characters, line ends, and the marks that turn the direction of what follows: of the first 0x80 code points,
/// of U+0080 to U+009F, and those of U+061C, U+200E to U+2069 that are neither seen nor part of a letter.
bool isShown(std::string_view label) {
    const auto byte = [label](std::size_t at) { return at < label.size() ? static_cast<unsigned char>(label[at]) : 0; };
    for (std::size_t i = 0; i < label.size(); ++i) {
        if (byte(i) < 0x20 || byte(i) == 0x7F || (byte(i) == 0xC2 && byte(i + 1) < 0xA0) ||
            (byte(i) == 0xD8 && byte(i + 1) == 0x9C))
            return false;
        if (byte(i) != 0xE2)
            continue;
        const unsigned last = byte(i + 2);
        if ((byte(i + 1) == 0x80 && (last == 0x8E || last == 0x8F || (last >= 0xA8 && last <= 0xAE))) ||
            (byte(i + 1) == 0x81 && last >= 0xA6 && last <= 0xA9))
            return false;
    }
    return true;
}

}  // namespace

SymbolSet::SymbolSet(int count, int lowest) {
    assert(count >= 1 && count <= kMaxSide && lowest >= kLeastNumber && lowest + count - 1 <= kMostNumber);
    for (int number = lowest; number < lowest + count; ++number) {
        m_labels.push_back(std::to_string(number));
        m_numbers.push_back(number);
    }
}

std::optional<SymbolSet> SymbolSet::of(std::vector<std::string> labels, std::vector<std::optional<int>> numbers) {
    if (labels.empty() || labels.size() > kMaxSide || numbers.size() != labels.size())
        return std::nullopt;
    for (const std::string& label : labels)
        if (const int length = lengthOf(label); length < 1 || length > 2 || !isShown(label))
            return std::nullopt;
    if (std::set<std::string>(labels.begin(), labels.end()).size() != labels.size())
        return std::nullopt;
    std::set<int> known;
    for (const std::optional<int>& number : numbers)
        if (number && (*number < kLeastNumber || *number > kMostNumber || !known.insert(*number).second))
            return std::nullopt;
    SymbolSet set;
    set.m_labels = std::move(labels);
    set.m_numbers = std::move(numbers);
    return set;
}

std::optional<Digit> SymbolSet::ofLabel(std::string_view label) const {
    const auto found = std::ranges::find(m_labels, label);
    return found == m_labels.end() ? std::nullopt
                                   : std::optional(Digit::fromIndex(static_cast<int>(found - m_labels.begin())));
}

std::optional<Digit> SymbolSet::ofNumber(int number) const {
    const auto found = std::ranges::find(m_numbers, std::optional(number));
    return found == m_numbers.end() ? std::nullopt
                                    : std::optional(Digit::fromIndex(static_cast<int>(found - m_numbers.begin())));
}

DigitSet SymbolSet::withNumber() const {
    DigitSet set;
    for (const Digit symbol : all())
        if (number(symbol))
            set.insert(symbol);
    return set;
}

std::optional<int> SymbolSet::lowest() const {
    std::optional<int> lowest;
    for (const std::optional<int> number : m_numbers)
        if (number)
            lowest = std::min(lowest.value_or(kMostNumber), *number);
    return lowest;
}

std::optional<int> SymbolSet::highest() const {
    std::optional<int> highest;
    for (const std::optional<int> number : m_numbers)
        if (number)
            highest = std::max(highest.value_or(kLeastNumber), *number);
    return highest;
}

bool SymbolSet::hasShortLabels() const {
    return std::ranges::all_of(m_labels, [](const std::string& label) { return lengthOf(label) == 1; });
}

}  // namespace nonet
