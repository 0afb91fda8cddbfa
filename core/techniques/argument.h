#pragma once

#include "core/board/classic.h"
#include "core/board/digit_set.h"
#include "core/board/house.h"

#include <array>
#include <utility>
#include <variant>
#include <vector>

namespace nonet {

/// "One of these candidates is true", and why: the cell holds a digit, the digit has a place in the house, or a deadly
/// pattern would give a second solution.
struct Truth {
    enum class Kind : std::uint8_t { cell, house, guardians };
    Kind kind = Kind::cell;
    Cell cell{};
    House house{};
    Digit digit = Digit(1);
    /// For guardians, the place in Argument::deadly of the pattern that they keep from coming about.
    std::size_t deadly = 0;

    static Truth ofCell(Cell cell) { return {.kind = Kind::cell, .cell = cell}; }
    static Truth ofHouse(House house, Digit digit) { return {.kind = Kind::house, .house = house, .digit = digit}; }
    static Truth ofGuardians(std::size_t deadly) { return {.kind = Kind::guardians, .deadly = deadly}; }

    friend bool operator==(const Truth&, const Truth&) = default;
};

/// "At most one of these candidates is true": a cell's, or a digit's in a house.
struct Link {
    enum class Kind : std::uint8_t { cell, house };
    Kind kind = Kind::cell;
    Cell cell{};
    House house{};
    Digit digit = Digit(1);

    static Link ofCell(Cell cell) { return {.kind = Kind::cell, .cell = cell}; }
    static Link ofHouse(House house, Digit digit) { return {.kind = Kind::house, .house = house, .digit = digit}; }

    friend bool operator==(const Link&, const Link&) = default;
};

/// Cells that are not given, each with two digits; in every house each of the digits is in none of them or in just two.
/// Were they to hold nothing else, exchanging the two digits of every cell would give a second solution. The guardians
/// are all their other candidates.
struct DeadlyPattern {
    struct Part {
        Cell cell;
        Digit first;
        Digit second;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;
    friend bool operator==(const DeadlyPattern&, const DeadlyPattern&) = default;
};

struct Argument;

/// With the negation assumed, truths with one way left are followed until one has none.
struct Propagation {
    std::vector<Truth> truths;
    friend bool operator==(const Propagation&, const Propagation&) = default;
};

/// With the negation assumed, fewer links than truths hold every candidate that is left of the truths, and no two of
/// these share one.
struct Counting {
    std::vector<Truth> truths;
    std::vector<Link> links;
    friend bool operator==(const Counting&, const Counting&) = default;
};

/// With the negation assumed, whichever candidate of the truth is true, a contradiction follows. `each` has an argument
/// for every candidate that the truth has before anything is assumed, by cell, then by digit; those that the negation
/// takes away are not looked at.
struct Cases {
    Truth of;
    std::vector<Argument> each;
    friend bool operator==(const Cases&, const Cases&) = default;
};

/// With the negation assumed and the truths followed, the inner conclusions hold, one after the other; what they remove
/// leads to the contradiction.
struct Nested {
    struct Conclusion;
    std::vector<Truth> truths;
    std::vector<Conclusion> inner;

    // A conclusion holds an argument, and an argument may be this: what needs to know its size is defined after it.
    Nested();
    Nested(std::vector<Truth> followed, std::vector<Conclusion> concluded);
    Nested(const Nested& other);
    Nested(Nested&& other) noexcept;
    Nested& operator=(const Nested& other);
    Nested& operator=(Nested&& other) noexcept;
    ~Nested();
    friend bool operator==(const Nested&, const Nested&);
};

/// The givens go into themselves when every cell goes to its image and every digit to its own; so does the only
/// solution.
struct SymmetryOfGivens {
    /// The image of each cell, row by row; an automorphism of the board.
    std::array<std::uint8_t, 81> cells{};
    /// The image of each digit, by index.
    std::array<std::uint8_t, 9> digits{};
    friend bool operator==(const SymmetryOfGivens&, const SymmetryOfGivens&) = default;
};

/// With the negation assumed, there is no way to set each of the digits nine times, once in every house, without two in
/// a cell.
struct Enumeration {
    ClassicDigitSet digits;
    friend bool operator==(const Enumeration&, const Enumeration&) = default;
};

/// Why a result follows, for the kernels in proof/ to check: the result's negation, assumed at the position,
/// contradicts the reason. Knows no technique.
struct Argument {
    std::variant<Propagation, Counting, Cases, Nested, SymmetryOfGivens, Enumeration> reason{};
    std::vector<DeadlyPattern> deadly{};
    friend bool operator==(const Argument&, const Argument&) = default;
};

struct Nested::Conclusion {
    std::vector<Candidate> eliminations;
    Argument argument;
    friend bool operator==(const Conclusion&, const Conclusion&) = default;
};

inline Nested::Nested() = default;
inline Nested::Nested(std::vector<Truth> followed, std::vector<Conclusion> concluded)
    : truths(std::move(followed)), inner(std::move(concluded)) {}
inline Nested::Nested(const Nested& other) = default;
inline Nested::Nested(Nested&& other) noexcept = default;
inline Nested& Nested::operator=(const Nested& other) = default;
inline Nested& Nested::operator=(Nested&& other) noexcept = default;
inline Nested::~Nested() = default;
inline bool operator==(const Nested& a, const Nested& b) { return a.truths == b.truths && a.inner == b.inner; }

}  // namespace nonet
