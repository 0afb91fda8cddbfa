#include "core/techniques/proof/certificate.h"

#include <algorithm>
#include <span>

namespace nonet {
namespace {

bool isClassic(Cell cell) { return cell.index() < classic::kCells; }
bool isClassic(Digit digit) { return digit.value() <= classic::kSide; }
bool isClassic(House house) { return house.kind <= HouseKind::box && house.number < classic::kSide; }
bool isClassic(Candidate candidate) { return isClassic(candidate.cell) && isClassic(candidate.digit); }

/// Truths and links.
template <typename Statement>
bool isOfHouseOrCell(const Statement& statement) {
    return statement.kind == Statement::Kind::cell
               ? isClassic(statement.cell)
               : statement.kind == Statement::Kind::house && isClassic(statement.house) && isClassic(statement.digit);
}

/// The images of the cells of each house are a house.
bool mapsHousesToHouses(const std::array<std::uint8_t, 81>& cells) {
    for (int h = 0; h < classic::kHouses; ++h) {
        ClassicCellSet image;
        for (const Cell cell : classic::cellsOfHouse(h))
            image.insert(Cell(cells[cell.slot()]));
        if (image.count() != classic::kSide || classic::commonHousesOf(image).isEmpty())
            return false;
    }
    return true;
}

class FormCheck {
public:
    explicit FormCheck(const Position& position) : m_position(position) {}

    ArgumentForm form(const Argument& argument, int depth) const {
        if (depth <= 0)
            return ArgumentForm::tooDeep;
        for (const DeadlyPattern& pattern : argument.deadly)
            if (!isDeadly(m_position, pattern))
                return ArgumentForm::invalid;
        return std::visit([&](const auto& reason) { return formOfReason(reason, argument, depth); }, argument.reason);
    }

private:
    static bool isValid(const Truth& truth, const Argument& argument) {
        return truth.kind == Truth::Kind::guardians ? truth.deadly < argument.deadly.size() : isOfHouseOrCell(truth);
    }
    static bool areValid(std::span<const Truth> truths, const Argument& argument) {
        return std::ranges::all_of(truths, [&](const Truth& truth) { return isValid(truth, argument); });
    }
    static ArgumentForm validIf(bool isRight) { return isRight ? ArgumentForm::valid : ArgumentForm::invalid; }

    ArgumentForm formOfReason(const Propagation& reason, const Argument& argument, int) const {
        return validIf(areValid(reason.truths, argument));
    }
    ArgumentForm formOfReason(const Counting& reason, const Argument& argument, int) const {
        return validIf(areValid(reason.truths, argument) && std::ranges::all_of(reason.links, isOfHouseOrCell<Link>));
    }
    ArgumentForm formOfReason(const Cases& reason, const Argument& argument, int depth) const {
        if (!isValid(reason.of, argument))
            return ArgumentForm::invalid;
        for (const Argument& each : reason.each)
            if (const ArgumentForm inner = form(each, depth - 1); inner != ArgumentForm::valid)
                return inner;
        return ArgumentForm::valid;
    }
    ArgumentForm formOfReason(const Nested& reason, const Argument& argument, int depth) const {
        if (!areValid(reason.truths, argument))
            return ArgumentForm::invalid;
        for (const Nested::Conclusion& each : reason.inner) {
            if (!std::ranges::all_of(each.eliminations, [](Candidate candidate) { return isClassic(candidate); }))
                return ArgumentForm::invalid;
            if (const ArgumentForm inner = form(each.argument, depth - 1); inner != ArgumentForm::valid)
                return inner;
        }
        return ArgumentForm::valid;
    }
    ArgumentForm formOfReason(const SymmetryOfGivens& reason, const Argument&, int) const {
        return validIf(isSymmetryOfGivens(m_position, reason));
    }
    ArgumentForm formOfReason(const Enumeration& reason, const Argument&, int) const {
        return validIf(classic::kAllDigits.containsAll(reason.digits));
    }

    const Position& m_position;
};

bool anyUsesUniqueness(const Cases& reason) { return std::ranges::any_of(reason.each, usesUniqueness); }
bool anyUsesUniqueness(const Nested& reason) {
    return std::ranges::any_of(reason.inner, usesUniqueness, &Nested::Conclusion::argument);
}
bool anyUsesUniqueness(const SymmetryOfGivens&) { return true; }
bool anyUsesUniqueness(const Propagation&) { return false; }
bool anyUsesUniqueness(const Counting&) { return false; }
bool anyUsesUniqueness(const Enumeration&) { return false; }

}  // namespace

bool isDeadly(const Position& position, const DeadlyPattern& pattern) {
    ClassicCellSet cells;
    std::array<ClassicCellSet, classic::kSide> holders{};
    for (const DeadlyPattern::Part& part : pattern.parts) {
        if (!isClassic(part.cell) || !isClassic(part.first) || !isClassic(part.second) || part.first == part.second ||
            position.isGiven(part.cell) || cells.contains(part.cell))
            return false;
        cells.insert(part.cell);
        holders[part.first.slot()].insert(part.cell);
        holders[part.second.slot()].insert(part.cell);
    }
    for (const ClassicCellSet holding : holders)
        for (const Cell cell : holding)
            for (const House house : classic::housesOf(cell))
                if ((holding & classic::cellsOf(house)).count() != 2)
                    return false;
    return !cells.isEmpty();
}

bool isSymmetryOfGivens(const Position& position, const SymmetryOfGivens& symmetry) {
    ClassicCellSet cells;
    ClassicDigitSet digits;
    for (const std::uint8_t cell : symmetry.cells)
        if (cell < classic::kCells)
            cells.insert(Cell(cell));
    for (const std::uint8_t digit : symmetry.digits)
        if (digit < classic::kSide)
            digits.insert(Digit::fromIndex(digit));
    if (cells != classic::kAllCells || digits != classic::kAllDigits || !mapsHousesToHouses(symmetry.cells))
        return false;
    return std::ranges::all_of(classic::kAllCells, [&](Cell cell) {
        if (!position.isGiven(cell))
            return true;
        const Cell image(symmetry.cells[cell.slot()]);
        const int digit = symmetry.digits[static_cast<std::size_t>(position.valueAt(cell) - 1)] + 1;
        return position.isGiven(image) && position.valueAt(image) == digit;
    });
}

ArgumentForm formOf(const Position& position, const Argument& argument, int depth) {
    return FormCheck(position).form(argument, depth);
}

bool usesUniqueness(const Argument& argument) {
    return !argument.deadly.empty() ||
           std::visit([](const auto& reason) { return anyUsesUniqueness(reason); }, argument.reason);
}

}  // namespace nonet
