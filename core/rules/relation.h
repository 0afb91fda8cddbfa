// What the rules of a board come down to: a neutral list that solvers, proofs and the check of a half-filled board
// read. A symbol is a Digit here; what it counts as is SymbolNumbers'. No relation knows which rule it came from.
#pragma once

#include "core/board/cell.h"
#include "core/board/digit_set.h"
#include "core/rules/automaton.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace nonet {

class RelationList;

/// No two of the cells hold the same symbol.
struct Distinct {
    std::vector<Cell> cells;
};

/// No symbol stands there more often than its count; where the cells are as many as the counts together, as often.
struct Quota {
    std::vector<Cell> cells;
    /// By symbol.
    std::vector<int> counts;
    bool isExact = true;
};

/// Each pair of cells holds a pair of symbols that the table allows.
struct PairTable {
    std::vector<std::pair<Cell, Cell>> pairs;
    /// By the first one's symbol: what the second may hold.
    std::vector<DigitSet> allowed;
};

/// Numbers rise from cell to cell, or never fall.
struct Order {
    std::vector<Cell> cells;
    bool isStrict = true;
};

/// The cells' numbers, each times its factor, add up to the total. A cell may come more than once.
struct LinearSum {
    struct Term {
        Cell cell;
        int factor = 1;
    };
    std::vector<Term> terms;
    int total = 0;
};

/// Different symbols whose numbers add up to the total.
struct DistinctSum {
    std::vector<Cell> cells;
    int total = 0;
};

/// Different symbols, and together they are one of these sets.
struct SetTable {
    std::vector<Cell> cells;
    std::vector<DigitSet> sets;
};

/// Both cells of each pair hold the same symbol.
struct Same {
    std::vector<std::pair<Cell, Cell>> pairs;
};

/// Two symbols stand there once each, and the numbers between them add up to the total.
struct SumBetween {
    Digit first = Digit(1);
    Digit second = Digit(1);
    int total = 0;
};

/// The symbols in the order of the cells are a word that the automaton takes.
struct Language {
    std::vector<Cell> cells;
    Automaton automaton;
    /// What the language means, where it is such a sum: more can be told of it.
    std::optional<SumBetween> sum = std::nullopt;
};

/// The cell that the index cell's number n points at, the n-th of the list from 1, holds the symbol.
struct Index {
    Cell index;
    std::vector<Cell> list;
    Digit symbol = Digit(1);
};

/// How many of the cells hold one of the symbols is among these numbers.
struct Contains {
    std::vector<Cell> cells;
    DigitSet symbols;
    /// By the number, from 0 to how many cells there are.
    std::vector<bool> counts;
};

/// All relations of one of the arms hold.
struct EitherOr {
    std::vector<RelationList> arms;
};

/// The cell holds one of these symbols.
struct Allowed {
    Cell cell;
    DigitSet symbols;
};

using Relation = std::variant<Distinct, Quota, PairTable, Order, LinearSum, DistinctSum, SetTable, Same, Language,
                              Index, Contains, EitherOr, Allowed>;

class RelationList {
public:
    template <typename T>
    void add(T relation) {
        m_relations.emplace_back(std::move(relation));
    }
    void reserve(std::size_t count) { m_relations.reserve(count); }
    const std::vector<Relation>& all() const { return m_relations; }
    bool isEmpty() const { return m_relations.empty(); }

private:
    std::vector<Relation> m_relations;
};

}  // namespace nonet
