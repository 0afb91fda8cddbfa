#include "core/formats/iss/iss_relations.h"

#include "core/formats/iss/iss_kinds.h"
#include "core/formats/iss/iss_tables.h"
#include "core/formats/iss/iss_terms.h"

#include <algorithm>
#include <cstdlib>

namespace nonet {
namespace {

constexpr int kMostIssFactor = 100;

/// A relation at a time; nothing where it has no term.
class RelationWriter {
public:
    RelationWriter(const BoardShape& shape, const SymbolSet& symbols) : m_shape(shape), m_symbols(symbols) {}

    std::optional<std::string> operator()(const Distinct& relation) const { return different(relation.cells); }
    std::optional<std::string> operator()(const Quota& relation) const {
        const bool isOnceEach = std::ranges::all_of(relation.counts, [](int count) { return count == 1; });
        return isOnceEach ? std::optional(different(relation.cells)) : std::nullopt;
    }
    std::optional<std::string> operator()(const PairTable& relation) const {
        return issPairTerm(relation.pairs, relation.allowed, {}, m_shape);
    }
    std::optional<std::string> operator()(const Order& relation) const {
        if (relation.isStrict)
            return issCellTerm("Thermo", {}, relation.cells, m_shape);
        std::vector<DigitSet> allowed;
        for (const Digit first : m_symbols.all()) {
            DigitSet& later = allowed.emplace_back();
            for (const Digit second : m_symbols.all())
                if (m_symbols.number(second) >= m_symbols.number(first))
                    later.insert(second);
        }
        std::vector<std::pair<Cell, Cell>> pairs;
        for (std::size_t i = 1; i < relation.cells.size(); ++i)
            pairs.emplace_back(relation.cells[i - 1], relation.cells[i]);
        return issPairTerm(pairs, allowed, {}, m_shape);
    }
    std::optional<std::string> operator()(const LinearSum& relation) const {
        std::string factors = std::to_string(relation.total) + "_=";
        std::vector<Cell> cells;
        for (const LinearSum::Term& term : relation.terms) {
            if (std::abs(term.factor) > kMostIssFactor)
                return std::nullopt;
            factors += "_" + std::to_string(term.factor);
            cells.push_back(term.cell);
        }
        return issCellTerm("Sum", factors, cells, m_shape);
    }
    std::optional<std::string> operator()(const DistinctSum& relation) const {
        return issCellTerm("Sum", std::to_string(relation.total), relation.cells, m_shape) + different(relation.cells);
    }
    std::optional<std::string> operator()(const Same& relation) const {
        std::string text;
        for (const auto& [a, b] : relation.pairs)
            if (a != b)
                text += issCellTerm("SameValues", "2", {a, b}, m_shape);
        return text;
    }
    std::optional<std::string> operator()(const Allowed& relation) const {
        if (relation.symbols.isEmpty())
            return std::nullopt;
        const std::vector<Digit> digits(relation.symbols.begin(), relation.symbols.end());
        return issChoiceTerm(relation.cell, digits, m_shape, m_symbols);
    }
    template <typename Other>
    std::optional<std::string> operator()(const Other& /*relation*/) const {
        return std::nullopt;
    }

private:
    std::string different(const std::vector<Cell>& cells) const {
        return cells.empty() ? std::string() : issCellTerm("AllDifferent", {}, cells, m_shape);
    }

    const BoardShape& m_shape;
    const SymbolSet& m_symbols;
};

}  // namespace

std::optional<std::string> issTextOf(const RelationList& relations, const BoardShape& shape, const SymbolSet& symbols) {
    std::string text;
    for (const Relation& relation : relations.all()) {
        const std::optional<std::string> one = std::visit(RelationWriter(shape, symbols), relation);
        if (!one)
            return std::nullopt;
        text += *one;
    }
    return text;
}

std::string issCellTerm(std::string_view type, std::string_view first, const std::vector<Cell>& cells,
                        const BoardShape& shape) {
    std::string text = "." + std::string(type);
    if (!first.empty())
        text.append("~").append(first);
    for (const Cell cell : cells)
        text += "~" + issName(shape, cell);
    return text;
}

std::string issPairTerm(std::span<const std::pair<Cell, Cell>> pairs, const std::vector<DigitSet>& allowed,
                        std::string_view name, const BoardShape& shape) {
    if (pairs.empty())
        return {};
    std::vector<bool> bits;
    for (const DigitSet& second : allowed)
        for (int i = 0; i < static_cast<int>(allowed.size()); ++i)
            bits.push_back(second.contains(Digit::fromIndex(i)));
    std::string text = "." + std::string(issType(ConstraintKind::pairRule)) + "~" + issKey(bits);
    if (!name.empty())
        text.append("~_").append(name);
    bool isFirst = true;
    for (const auto& [a, b] : pairs) {
        text += (isFirst ? "~" : "~~") + issName(shape, a) + "~" + issName(shape, b);
        isFirst = false;
    }
    return text;
}

std::string issChoiceTerm(Cell cell, const std::vector<Digit>& digits, const BoardShape& shape,
                          const SymbolSet& symbols) {
    const std::string numbers = issNumbers(digits, symbols);
    return digits.size() == 1 ? issCellTerm("ContainAtLeast", numbers, {cell}, shape)
                              : ".~" + issName(shape, cell) + "_" + numbers;
}

std::string issNumbers(const std::vector<Digit>& digits, const SymbolSet& symbols) {
    std::string text;
    for (const Digit digit : digits)
        text += (text.empty() ? "" : "_") + std::to_string(symbols.number(digit).value_or(0));
    return text;
}

}  // namespace nonet
