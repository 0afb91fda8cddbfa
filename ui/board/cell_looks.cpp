#include "ui/board/cell_looks.h"

#include "core/rules/rulebook.h"
#include "core/rules/solution_layer.h"
#include "ui/board/shown_candidates.h"
#include "ui/text/step_roles.h"

#include <algorithm>

namespace nonet {

namespace {

void lookAtFilter(const BoardPicture& picture, Cell cell, CellLook& look) {
    if (!picture.filter.isActive() || look.digit != 0 || look.isFogged)
        return;
    const bool explains = explainsStep(picture);
    const DigitSet candidates = picture.candidates.at(cell);
    const DigitSet wanted = picture.filter.digits;
    const bool holdsDigit = wanted.isEmpty() || candidates.intersects(wanted);
    const bool hasCount = !picture.filter.showsBivalue || candidates.count() == 2;
    look.isFiltered = !explains && (holdsDigit && hasCount) != picture.filter.isInverse;
    look.filtered = candidates & wanted;
}

/// What fog hides; digits that were entered and the player's own marks stay.
void lookAtFog(CellLook& look) {
    look.isFogged = true;
    if (look.isGiven)
        look.digit = 0;
    look.isGiven = false;
    look.candidates = {};
    look.unknownCandidates = {};
    look.struckMarks = {};
}

/// Nothing that fog hides gives itself away by what it breaks.
std::vector<BrokenRule> seenBreaks(const BoardPicture& picture) {
    if (!picture.showsConflicts)
        return {};
    const Grid seen = seenDigits(picture);
    std::vector<BrokenRule> broken = picture.puzzle.rulebook().broken(
        shownSolutionLayer(picture) != nullptr ? withSolutionLayer(seen, picture.puzzle) : seen);
    std::erase_if(broken, [&picture](const BrokenRule& each) {
        return each.constraint &&
               std::ranges::any_of(picture.puzzle.constraints()[static_cast<std::size_t>(*each.constraint)].cells(),
                                   [&](Cell cell) { return picture.fogged.contains(cell); });
    });
    return broken;
}

/// A digit of a solution needs the room of all that is small.
void clearSmall(CellLook& look) {
    look.candidates = {};
    look.unknownCandidates = {};
    look.struckMarks = {};
    look.state.corner = {};
    look.state.centre = {};
}

void lookAtSolutions(const TwoSolutions& two, Cell cell, CellLook& look) {
    const int first = two.first.valueAt(cell);
    const int second = two.second.valueAt(cell);
    if (look.digit != 0 || first == second)
        return;
    look.firstSolution = first;
    look.secondSolution = second;
    clearSmall(look);
}

void lookAtShown(const Grid& solution, Cell cell, CellLook& look) {
    if (look.isGiven)
        return;
    look.shownSolution = solution.valueAt(cell);
    clearSmall(look);
}

/// What stands there and is not what the setter has in mind breaks it, as does a layer of candidates without it.
void lookAtInMind(const BoardPicture& picture, Cell cell, CellLook& look) {
    const Grid* layer = shownSolutionLayer(picture);
    const std::optional<Digit> digit = layer != nullptr ? layer->digit(cell) : std::nullopt;
    if (!digit)
        return;
    if (look.digit != 0) {
        look.isConflict = picture.showsConflicts && look.digit != digit->value();
        return;
    }
    look.inMind = digit->value();
    if (!picture.candidateNotes)
        return;
    const DigitSet told = look.candidates | look.unknownCandidates;
    look.isConflict = picture.showsConflicts && !told.isEmpty() && !told.contains(*digit);
    look.isUndecided = picture.candidateNotes->undecided.contains(cell);
    look.isInMindCertain =
        look.candidates == DigitSet{*digit} && told == look.candidates && picture.candidateNotes->counts.empty();
    if (look.isInMindCertain)
        look.candidates = {};
}

void lookAtSelection(const BoardPicture& picture, std::vector<CellLook>& looks) {
    const BoardShape& shape = picture.puzzle.shape();
    const auto at = [&looks](Cell cell) -> CellLook& { return looks[static_cast<std::size_t>(cell.index())]; };
    for (const Cell cell : picture.selection) {
        at(cell).isSelected = true;
        at(cell).hasSelectionFill = !explainsStep(picture);
        for (int i = 0; i < 8; ++i) {
            // Seen from the neighbour, this cell lies the other way.
            if (const auto neighbour =
                    shape.cellAt(shape.row(cell) - kAround[i][1], shape.column(cell) - kAround[i][0]))
                at(*neighbour).selectedAround |= static_cast<std::uint8_t>(1U << i);
        }
    }
    if (!picture.current)
        return;
    CellLook& current = at(*picture.current);
    current.showsCurrent = !current.isSelected || picture.selection.count() > 1;
    if (explainsStep(picture) || picture.selection.isEmpty())
        return;
    if (picture.highlightsPeers && picture.selection.count() == 1)
        for (const Cell peer : picture.puzzle.rulebook().peers(*picture.current))
            at(peer).isPeer = true;
    const int digit = current.digit;
    if (picture.highlightsSameDigit && digit != 0)
        for (CellLook& look : looks)
            look.isSameDigit = look.digit == digit;
}

void lookAtStep(const BoardPicture& picture, std::vector<CellLook>& looks) {
    if (!picture.step || picture.stepDepth < StepDepth::houses)
        return;
    const auto at = [&looks](Cell cell) -> CellLook& { return looks[static_cast<std::size_t>(cell.index())]; };
    for (const RoleHouse& house : shownStepHouses(picture))
        for (const Cell cell : picture.puzzle.geometry().cells(house.house))
            if (std::optional<Role>& area = at(cell).area; !area || *area == Role::cover)
                area = house.role;
    if (picture.stepDepth >= StepDepth::pattern)
        for (const RoleCell& cell : shownStepCells(picture))
            at(cell.cell).area = cell.role;
    for (const Blocking& blocking : shownBlockings(picture)) {
        at(blocking.blocker).blocks = true;
        if (blocking.keepsDigitAway)
            for (const Cell cell : blocking.blocked)
                at(cell).isBlocked = true;
    }
}

}  // namespace

Grid seenDigits(const BoardPicture& picture) {
    Grid seen = picture.digits;
    for (const Cell cell : picture.fogged)
        if (!picture.puzzle.givens.isBlank(cell))
            seen.clear(cell);
    return seen;
}

const Grid* shownSolutionLayer(const BoardPicture& picture) {
    const bool isCovered = picture.isReplay || picture.twoSolutions || picture.shownSolution;
    return picture.showsSolutionLayer && !isCovered ? picture.puzzle.solutionLayer() : nullptr;
}

bool explainsStep(const BoardPicture& picture) { return picture.step && picture.stepDepth >= StepDepth::houses; }

std::vector<RoleHouse> shownStepHouses(const BoardPicture& picture) {
    if (!picture.step || !explainsStep(picture))
        return {};
    std::vector<RoleHouse> houses = picture.step->houses;
    if (picture.stepDepth > StepDepth::houses) {
        // A chain's houses are many, and its links already tell what belongs together.
        return isDescribedByLines(*picture.step) ? std::vector<RoleHouse>() : houses;
    }
    for (const House named : housesToLookAt(*picture.step))
        if (std::ranges::find(houses, named, &RoleHouse::house) == houses.end())
            houses.push_back({named, Role::base});
    return houses;
}

std::vector<RoleCell> shownStepCells(const BoardPicture& picture) {
    std::vector<RoleCell> cells;
    if (!picture.step || picture.stepDepth < StepDepth::pattern)
        return cells;
    for (const Step* step : withInner(*picture.step))
        for (const RoleCell& cell : step->cells)
            if (step == &*picture.step || std::ranges::find(cells, cell.cell, &RoleCell::cell) == cells.end())
                cells.push_back(cell);
    return cells;
}

std::vector<Blocking> shownBlockings(const BoardPicture& picture) {
    if (!picture.step || picture.stepDepth < StepDepth::pattern || !picture.puzzle.isClassic())
        return {};
    return blockingsOf(*picture.step, picture.digits);
}

BoardLooks boardLooks(const BoardPicture& picture) {
    const int cellCount = picture.puzzle.shape().cellCount();
    BoardLooks all{std::vector<CellLook>(static_cast<std::size_t>(cellCount)), seenBreaks(picture)};
    std::vector<CellLook>& looks = all.cells;
    const CandidateGrid possible = candidatesFrom(seenDigits(picture), picture.puzzle);
    const bool areColoursInset =
        picture.isSetterMode || !colouredCells(picture.puzzle.decoration(), picture.puzzle.shape()).isEmpty();
    const bool showsAll = showsCandidates(picture);
    for (int i = 0; i < cellCount; ++i) {
        const Cell cell(i);
        CellLook& look = looks[static_cast<std::size_t>(i)];
        if (!picture.isReplay)
            look.state = picture.state.at(cell);
        look.hasInsetColours = areColoursInset && !look.state.colours.isEmpty();
        look.digit = picture.digits.valueAt(cell);
        look.isGiven = !picture.puzzle.givens.isBlank(cell);
        if (look.digit == 0 && showsAll)
            look.candidates = picture.candidates.at(cell);
        if (look.digit == 0 && picture.showsCandidates && picture.unknownCandidates && !picture.isReplay)
            look.unknownCandidates = picture.unknownCandidates->at(cell);
        if (look.digit == 0 && !picture.showsCandidates)
            look.struckMarks = look.state.struck & possible.at(cell);
        if (picture.fogged.contains(cell))
            lookAtFog(look);
        if (picture.twoSolutions)
            lookAtSolutions(*picture.twoSolutions, cell, look);
        if (picture.shownSolution)
            lookAtShown(*picture.shownSolution, cell, look);
        lookAtInMind(picture, cell, look);
        look.isMistake = picture.mistakes.contains(cell);
        look.isInContradiction = picture.contradiction && picture.contradiction->cells.contains(cell);
        look.flash = picture.flashed.contains(cell) ? picture.flashStrength : 0;
        if (!picture.places.empty())
            look.place = picture.places[static_cast<std::size_t>(i)];
        lookAtFilter(picture, cell, look);
    }
    for (const BrokenRule& broken : all.broken)
        for (const Cell cell : broken.cells) {
            CellLook& look = looks[static_cast<std::size_t>(cell.index())];
            look.isConflict = look.isConflict || look.digit != 0 || look.inMind != 0;
        }
    lookAtSelection(picture, looks);
    lookAtStep(picture, looks);
    if (picture.litDigit && !explainsStep(picture))
        for (CellLook& look : looks) {
            look.isSameDigit = look.digit == picture.litDigit->value();
            if (look.candidates.contains(*picture.litDigit))
                look.filtered.insert(*picture.litDigit);
        }
    if (!picture.filter.digits.isEmpty() && !explainsStep(picture))
        for (CellLook& look : looks)
            look.isFilterDigit = look.digit != 0 && picture.filter.digits.contains(Digit(look.digit));
    return all;
}

}  // namespace nonet
