#include "core/design/constraint_edits.h"

#include "core/design/constraint_place.h"
#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

/// Kinds with the same family, other than 0, exclude each other in a place.
struct ExclusionRow {
    ConstraintKind kind;
    int family;
    /// Each of its cells, or pairs, is a mark of its own.
    bool isPiecewise;
};

constexpr std::array kExclusions = {
    ExclusionRow{ConstraintKind::even, 1, true},          ExclusionRow{ConstraintKind::odd, 1, true},
    ExclusionRow{ConstraintKind::greater, 2, true},       ExclusionRow{ConstraintKind::less, 2, true},
    ExclusionRow{ConstraintKind::minimum, 3, true},       ExclusionRow{ConstraintKind::maximum, 3, true},
    ExclusionRow{ConstraintKind::difference, 4, true},    ExclusionRow{ConstraintKind::ratio, 4, true},
    ExclusionRow{ConstraintKind::sum, 4, true},           ExclusionRow{ConstraintKind::inequality, 4, true},
    ExclusionRow{ConstraintKind::littleKiller, 5, false}, ExclusionRow{ConstraintKind::sandwich, 5, false},
    ExclusionRow{ConstraintKind::xSum, 5, false},         ExclusionRow{ConstraintKind::skyscraper, 5, false},
    ExclusionRow{ConstraintKind::numberedRoom, 5, false}, ExclusionRow{ConstraintKind::oneOf, 6, true},
    ExclusionRow{ConstraintKind::rowIndexer, 7, true},    ExclusionRow{ConstraintKind::columnIndexer, 8, true},
    ExclusionRow{ConstraintKind::boxIndexer, 9, true},
};

/// Others exclude their own kind alone.
ExclusionRow exclusionOf(ConstraintKind kind) {
    const auto row = std::ranges::find(kExclusions, kind, &ExclusionRow::kind);
    return row == kExclusions.end() ? ExclusionRow{kind, 0, false} : *row;
}

bool excludeEachOther(ConstraintKind a, ConstraintKind b) {
    const int family = exclusionOf(a).family;
    return a == b || (family != 0 && family == exclusionOf(b).family);
}

/// Falling and rising, as their values name them.
std::vector<int> diagonalsOf(const Constraint& constraint) {
    return constraint.values.empty() ? std::vector{0, 1} : constraint.values;
}

std::optional<Constraint> withoutDiagonals(const Constraint& placed, Constraint standing) {
    std::vector<int> left = diagonalsOf(standing);
    for (const int which : diagonalsOf(placed))
        std::erase(left, which);
    if (left.empty())
        return std::nullopt;
    if (left != diagonalsOf(standing))
        standing.values = left;
    return standing;
}

bool haveSameLeap(const Constraint& a, const Constraint& b) {
    if (a.values.size() < 2 || b.values.size() < 2)
        return a.values == b.values;
    return std::minmax(a.values[0], a.values[1]) == std::minmax(b.values[0], b.values[1]);
}

/// Pairs in either direction; cells one by one.
std::optional<Constraint> withoutPieces(const Constraint& placed, Constraint standing) {
    const bool isPair = constraintRow(standing.kind).shape == ConstraintShape::pair;
    const auto isTaken = [&](const std::vector<Cell>& piece) {
        return std::ranges::any_of(placed.parts, [&](const std::vector<Cell>& part) {
            return isPair ? std::ranges::is_permutation(part, piece)
                          : std::ranges::find(part, piece.front()) != part.end();
        });
    };
    std::vector<std::vector<Cell>> left;
    for (const std::vector<Cell>& part : standing.parts) {
        if (isPair) {
            if (!isTaken(part))
                left.push_back(part);
            continue;
        }
        std::vector<Cell> cells;
        std::ranges::copy_if(part, std::back_inserter(cells), [&](Cell cell) { return !isTaken({cell}); });
        if (!cells.empty() || part.empty())
            left.push_back(std::move(cells));
    }
    if (left.empty() && !standing.parts.empty())
        return std::nullopt;
    standing.parts = std::move(left);
    return standing;
}

/// What stays of a constraint beside one that is placed: itself where the two have nothing to do with each other.
std::optional<Constraint> leftBeside(const Constraint& placed, const Constraint& standing) {
    if (placed.kind == ConstraintKind::unknown || !excludeEachOther(placed.kind, standing.kind))
        return standing;
    if (placed.kind == ConstraintKind::diagonals)
        return withoutDiagonals(placed, standing);
    if (placed.kind == ConstraintKind::leaper)
        return haveSameLeap(placed, standing) ? std::nullopt : std::optional(standing);
    if (exclusionOf(placed.kind).isPiecewise)
        return withoutPieces(placed, standing);
    if (constraintRow(placed.kind).shape == ConstraintShape::outside)
        return placed.place && placed.place == standing.place ? std::nullopt : std::optional(standing);
    return isInSamePlace(placed, standing) ? std::nullopt : std::optional(standing);
}

LayoutEdit editOf(const Puzzle& puzzle, std::vector<Constraint> constraints, std::vector<int> about) {
    Layout layout = puzzle.layout();
    layout.constraints = std::move(constraints);
    return {withLayout(puzzle, std::move(layout)), std::move(about)};
}

/// The pieces of a line without the cell, each long enough.
void addPieces(const std::vector<Cell>& line, Cell cell, int least, std::vector<std::vector<Cell>>& parts) {
    std::vector<Cell> piece;
    const auto close = [&] {
        if (!piece.empty() && static_cast<int>(piece.size()) >= least)
            parts.push_back(piece);
        piece.clear();
    };
    for (const Cell each : line) {
        if (each == cell)
            close();
        else
            piece.push_back(each);
    }
    close();
}

void takeFromCopies(std::vector<std::vector<Cell>>& copies, Cell cell) {
    for (std::size_t i = copies.front().size(); i-- > 0;)
        if (std::ranges::any_of(copies, [&](const auto& copy) { return i < copy.size() && copy[i] == cell; }))
            for (std::vector<Cell>& copy : copies)
                if (i < copy.size())
                    copy.erase(copy.begin() + static_cast<std::ptrdiff_t>(i));
    for (std::vector<Cell>& copy : copies)
        std::erase(copy, cell);
    if (std::ranges::any_of(copies, &std::vector<Cell>::empty))
        copies.clear();
}

void takeFromArrow(std::vector<std::vector<Cell>>& parts, Cell cell) {
    std::erase(parts.front(), cell);
    for (std::size_t i = 1; i < parts.size(); ++i)
        parts[i].erase(std::ranges::find(parts[i], cell), parts[i].end());
    const auto isEmpty = [](const std::vector<Cell>& part) { return part.empty(); };
    if (parts.front().empty())
        parts.clear();
    else
        parts.erase(std::remove_if(parts.begin() + 1, parts.end(), isEmpty), parts.end());
    if (parts.size() < 2)
        parts.clear();
}

/// Nothing where nothing is left.
std::optional<Constraint> withoutCell(Constraint constraint, Cell cell) {
    const bool isUnknown = constraint.kind == ConstraintKind::unknown;
    const ConstraintShape shape = isUnknown ? ConstraintShape::cells : constraintRow(constraint.kind).shape;
    const int least = isUnknown ? 1 : constraintRow(constraint.kind).least;
    std::vector<std::vector<Cell>> parts;
    switch (shape) {
    case ConstraintShape::copies:
        parts = constraint.parts;
        takeFromCopies(parts, cell);
        break;
    case ConstraintShape::arrow:
        parts = constraint.parts;
        takeFromArrow(parts, cell);
        break;
    case ConstraintShape::line:
    case ConstraintShape::thermometer:
        for (const std::vector<Cell>& line : constraint.parts)
            addPieces(line, cell, least, parts);
        break;
    case ConstraintShape::pair:
    case ConstraintShape::corner:
        parts = constraint.parts;
        std::erase_if(parts, [&](const auto& part) { return std::ranges::find(part, cell) != part.end(); });
        break;
    default:
        parts = constraint.parts;
        for (std::vector<Cell>& part : parts)
            std::erase(part, cell);
        std::erase_if(parts, [](const auto& part) { return part.empty(); });
    }
    if (parts.empty())
        return std::nullopt;
    constraint.parts = std::move(parts);
    return constraint;
}

/// 10 where two of the board's numbers make it, else what its ends make.
std::optional<int> usualSum(const SymbolSet& symbols) {
    constexpr int kTen = 10;
    for (const Digit symbol : symbols.all()) {
        const std::optional<int> number = symbols.number(symbol);
        const std::optional<Digit> other = number ? symbols.ofNumber(kTen - *number) : std::nullopt;
        if (other && *other != symbol)
            return kTen;
    }
    const std::optional<int> lowest = symbols.lowest();
    const std::optional<int> highest = symbols.highest();
    return lowest && highest ? std::optional(*lowest + *highest) : std::nullopt;
}

}  // namespace

bool replaces(const Constraint& placed, const Constraint& standing) { return !leftBeside(placed, standing); }

LayoutEdit place(const Puzzle& puzzle, std::vector<Constraint> constraints) {
    if (constraints.empty())
        return {puzzle, {}};
    std::vector<Constraint> all;
    all.reserve(puzzle.constraints().size() + constraints.size());
    for (const Constraint& standing : puzzle.constraints()) {
        std::optional<Constraint> left = standing;
        for (const Constraint& placed : constraints)
            if (left)
                left = leftBeside(placed, *left);
        if (left)
            all.push_back(std::move(*left));
    }
    std::vector<int> about;
    about.reserve(constraints.size());
    for (Constraint& placed : constraints) {
        about.push_back(static_cast<int>(all.size()));
        all.push_back(std::move(placed));
    }
    return editOf(puzzle, std::move(all), std::move(about));
}

std::optional<int> sameAs(const Constraint& constraint, const Puzzle& puzzle) {
    for (std::size_t i = puzzle.constraints().size(); i-- > 0;) {
        const Constraint& standing = puzzle.constraints()[i];
        const bool areDigitsValue =
            standing.kind != ConstraintKind::unknown && constraintRow(standing.kind).needsDigits;
        if (isInSamePlace(constraint, standing) && (areDigitsValue || constraint.digits == standing.digits))
            return static_cast<int>(i);
    }
    return std::nullopt;
}

LayoutEdit change(const Puzzle& puzzle, int index, Constraint constraint) {
    std::vector<Constraint> all = puzzle.constraints();
    all[static_cast<std::size_t>(index)] = std::move(constraint);
    return editOf(puzzle, std::move(all), {index});
}

LayoutEdit setValues(const Puzzle& puzzle, std::span<const int> indices, const std::vector<int>& values) {
    std::vector<Constraint> all = puzzle.constraints();
    for (const int index : indices)
        all[static_cast<std::size_t>(index)].values = values;
    return editOf(puzzle, std::move(all), {indices.begin(), indices.end()});
}

LayoutEdit setDigits(const Puzzle& puzzle, std::span<const int> indices, const std::vector<Digit>& digits) {
    std::vector<Constraint> all = puzzle.constraints();
    for (const int index : indices)
        all[static_cast<std::size_t>(index)].digits = digits;
    return editOf(puzzle, std::move(all), {indices.begin(), indices.end()});
}

LayoutEdit remove(const Puzzle& puzzle, std::span<const int> indices) {
    std::vector<Constraint> left;
    for (std::size_t i = 0; i < puzzle.constraints().size(); ++i)
        if (std::ranges::find(indices, static_cast<int>(i)) == indices.end())
            left.push_back(puzzle.constraints()[i]);
    return editOf(puzzle, std::move(left), {});
}

LayoutEdit setHidden(const Puzzle& puzzle, std::span<const int> indices, bool isHidden) {
    std::vector<Constraint> all = puzzle.constraints();
    for (const int index : indices)
        all[static_cast<std::size_t>(index)].isHidden = isHidden;
    return editOf(puzzle, std::move(all), {indices.begin(), indices.end()});
}

LayoutEdit setOff(const Puzzle& puzzle, std::span<const int> indices, bool isOff) {
    std::vector<Constraint> all = puzzle.constraints();
    for (const int index : indices)
        all[static_cast<std::size_t>(index)].isOff = isOff;
    return editOf(puzzle, std::move(all), {indices.begin(), indices.end()});
}

Puzzle withoutOff(const Puzzle& puzzle) {
    std::vector<Constraint> all = puzzle.constraints();
    std::erase_if(all, [](const Constraint& each) { return each.isOff; });
    return editOf(puzzle, std::move(all), {}).puzzle;
}

LayoutEdit reorder(const Puzzle& puzzle, int index, int by) {
    std::vector<Constraint> all = puzzle.constraints();
    const int to = std::clamp(index + by, 0, static_cast<int>(all.size()) - 1);
    const auto first = all.begin();
    if (to > index)
        std::rotate(first + index, first + index + 1, first + to + 1);
    else
        std::rotate(first + to, first + index, first + index + 1);
    return editOf(puzzle, std::move(all), {to});
}

LayoutEdit takeCell(const Puzzle& puzzle, int index, Cell cell) {
    const Constraint& standing = puzzle.constraints()[static_cast<std::size_t>(index)];
    const bool hasIt = std::ranges::any_of(
        standing.parts, [&](const auto& part) { return std::ranges::find(part, cell) != part.end(); });
    if (!hasIt)
        return {puzzle, {index}};
    std::optional<Constraint> left = withoutCell(standing, cell);
    return left ? change(puzzle, index, std::move(*left)) : remove(puzzle, std::array{index});
}

std::optional<int> usualValue(ConstraintKind kind, const Layout& layout) {
    switch (kind) {
    case ConstraintKind::difference: return 1;
    case ConstraintKind::ratio: return 2;
    case ConstraintKind::sum: return usualSum(layout.symbols);
    case ConstraintKind::whisper: return (layout.symbols.count() + 1) / 2;
    case ConstraintKind::lockout: return layout.symbols.highest().value_or(layout.symbols.count()) / 2;
    case ConstraintKind::modular: return 3;
    case ConstraintKind::sumLine: return 10;
    default: return std::nullopt;
    }
}

}  // namespace nonet
