#pragma once

#include "core/board/cell_set.h"
#include "core/board/classic.h"
#include "core/board/digit_set.h"
#include "core/board/house.h"
#include "core/techniques/argument.h"
#include "core/techniques/technique_id.h"

#include <span>
#include <vector>

namespace nonet {

/// What a cell, candidate, house or rule is to the pattern; it decides how it is drawn and worded. In the order in
/// which a legend lists them.
enum class Role : std::uint8_t {
    // The pattern itself.
    base,     // a subset's cells, a fish's lines and its places in them, a single's house
    pivot,    // a wing's hinge, and the digits by which it is joined
    on,       // true if the line's first node is as the line says
    colourA,  // one of two groups of which just one is true
    deadly,   // a pattern that would give a second solution
    // What stands beside it.
    bridge,  // a pair that carries the argument from one place to another
    pincer,  // a wing's ends, and the digit that they share
    off,     // false if the line's first node is as the line says
    colourB,
    setA,  // sets of cells with about as many digits
    setB,
    setC,
    setD,
    setE,
    setF,
    restrictedCommon,  // a digit that only one of two sets can hold
    // What the pattern would be complete without.
    fin,
    endoFin,   // where two base houses cross
    guardian,  // one of them is true, or the deadly pattern comes about
    // Whatever stands across the pattern.
    cover,
    assumption,  // what several lines start from
};
constexpr bool isSet(Role role) { return role >= Role::setA && role <= Role::setF; }

struct RoleCell {
    Cell cell;
    Role role = Role::base;
    friend bool operator==(const RoleCell&, const RoleCell&) = default;
};
struct RoleCandidate {
    Candidate candidate;
    Role role = Role::base;
    friend bool operator==(const RoleCandidate&, const RoleCandidate&) = default;
};
struct RoleHouse {
    House house;
    Role role = Role::base;
    friend bool operator==(const RoleHouse&, const RoleHouse&) = default;
};
/// One of the puzzle's constraints, by its index.
struct RoleRule {
    int constraint = 0;
    Role role = Role::base;
    friend bool operator==(const RoleRule&, const RoleRule&) = default;
};

/// A station of a line: candidates of which one is true ("on"), or which are all false ("off").
struct StepNode {
    enum class Kind : std::uint8_t {
        single,           // one candidate, or several digits of one cell
        group,            // a digit's places in several cells of a house
        almostLockedSet,  // a digit's places in a set of cells that has one digit more than cells
    };
    std::vector<Candidate> candidates{};
    bool isOn = false;
    Kind kind = Kind::single;
    /// The whole of an almost locked set, where the node is one.
    std::vector<Cell> setCells{};
    DigitSet setDigits{};
    friend bool operator==(const StepNode&, const StepNode&) = default;
};
/// Strong: not both false. Weak: not both true.
enum class LinkStrength : std::uint8_t { strong, weak };

/// Nodes in the order in which one tells of the next. A chain starts with what is assumed false and ends with what is
/// true then; where there are several lines, each starts with what it assumes.
struct StepLine {
    std::vector<StepNode> nodes{};
    /// links[i] goes from nodes[i] to the next; where the line closes, the last one goes back to nodes[0].
    std::vector<LinkStrength> links{};
    bool closes = false;
    friend bool operator==(const StepLine&, const StepLine&) = default;
};

/// One deduction, with its pattern in roles and lines: all that it is drawn and worded by. The technique is its name
/// and nothing else.
///
/// The proof contract (proof/prove.h): each placement and each elimination follows from one of the arguments.
struct Step {
    TechniqueId technique = TechniqueId::fullHouse;
    std::vector<Candidate> placements{};
    std::vector<Candidate> eliminations{};
    /// The digits that the pattern is about, for the name: the 7 of "X-Wing on 7", the 2 5 9 of an XY-Wing.
    DigitSet digits{};
    std::vector<RoleCell> cells{};
    std::vector<RoleCandidate> candidates{};
    std::vector<RoleHouse> houses{};
    std::vector<RoleRule> rules{};
    std::vector<StepLine> lines{};
    /// Steps that hold once `removedBefore` of each is gone, one after the other.
    std::vector<Step> inner{};
    /// For an inner step: what the outer one removed before it.
    std::vector<Candidate> removedBefore{};
    std::vector<Argument> arguments{};
    /// The side of the board that it is a step of.
    int side = classic::kSide;

    friend bool operator==(const Step&, const Step&) = default;
};

/// A link with its two nodes, which are the step's own.
struct LineLink {
    const StepNode* from = nullptr;
    const StepNode* to = nullptr;
    LinkStrength strength = LinkStrength::strong;
    /// It belongs to an inner step.
    bool isInner = false;
    bool isStrong() const { return strength == LinkStrength::strong; }
};
/// The links of all lines, those of inner steps last; numbered in this order wherever links have numbers.
std::vector<LineLink> linksOf(const Step& step);
std::vector<LineLink> linksOf(const StepLine& line);
std::vector<LineLink> linksOf(const Step&&) = delete;
std::vector<LineLink> linksOf(const StepLine&&) = delete;
/// The step and, after it, its inner ones: all whose patterns are drawn.
std::vector<const Step*> withInner(const Step& step);

/// A placement that follows from its cell, from one of its houses, or from both: naked, hidden, full house.
bool isSinglePlacement(const Step& step);

CellSet cellsOf(const StepNode& node);
/// Every cell that the pattern stands on, those of its candidates and lines too; where it has none, those it places in.
std::vector<Cell> patternCells(const Step& step);

StepNode nodeOf(Candidate candidate, bool isOn);
/// Off, on, off, ... joined by strong and weak links in turn.
StepLine alternatingLine(std::span<const Candidate> candidates);

/// Sets of houses are words of 27 bits, numbered as in classic.h.
constexpr std::uint32_t bitOf(House house) { return 1U << classic::toIndex(house); }

/// Each appends, one entry a cell or house.
void addEliminations(Step& step, ClassicCellSet cells, Digit digit);
void addCells(Step& step, ClassicCellSet cells, Role role);
void addCandidates(Step& step, ClassicCellSet cells, Digit digit, Role role);

void addHouses(Step& step, std::uint32_t houses, Role role);

/// Sorts and deduplicates placements and eliminations, cell by cell: call before a step is handed on.
void normalise(Step& step);
/// Whether both place and remove the same, however their patterns look.
bool hasSameResult(const Step& a, const Step& b);

}  // namespace nonet
