// A proof as a walk: the negation of a result is assumed, what follows from it comes one after the other, and the last
// stage is the contradiction. For those who want to see why a step holds; whether it does says prove.h, which shares
// nothing with it but the kernels' questions.
//
// - Only what the contradiction needs is in the walk: of what else follows nothing.
// - An argument that counts is told cell by cell where following its truths alone comes to an end, else by the count.
// - What was concluded within a nested argument is one stage; its own argument is not told.
#pragma once

#include "core/techniques/proof/prove.h"

#include <optional>
#include <vector>

namespace nonet {

struct ProofStage {
    enum class Kind : std::uint8_t {
        assumed,    // `candidate` is true, or false where it is a placement that is denied
        follows,    // `candidate` is true: of the ways of `truth` it is the only one left
        supposed,   // one of the cases: `candidate` of `truth` is true
        concluded,  // `gone` are false, by an argument within the argument
        // Contradictions.
        noWay,    // of the ways of `truth` none is left
        tooFew,   // `truths` need more than `links` can hold
        mirrors,  // the symmetry of the givens leaves nothing
        noFill,   // the digits of an enumeration cannot all be set
    };
    Kind kind = Kind::assumed;
    std::optional<Candidate> candidate{};
    bool isDenied = false;
    Truth truth{};
    /// The truth's candidates before anything was assumed, by cell, then by digit; for tooFew, those that are left of
    /// all truths.
    std::vector<Candidate> ways{};
    std::vector<Candidate> gone{};
    std::vector<Truth> truths{};
    std::vector<Link> links{};
    /// The digits of an enumeration; where the truth is of guardians, the two digits of each cell of their deadly
    /// pattern.
    ClassicDigitSet digits{};
    /// Where the truth is of guardians: the cells of their deadly pattern.
    ClassicCellSet deadlyCells{};
    /// How many cases it lies in.
    int depth = 0;
    /// The board with all that is told so far.
    Position after{};

    bool isContradiction() const { return kind >= Kind::noWay; }
};

struct ProofWalk {
    Candidate result{};
    /// Else an elimination.
    bool isPlacement = false;
    /// The first is `assumed`, the last a contradiction; so is the last of each case.
    std::vector<ProofStage> stages{};
};

/// Walks to one result of the claim, which need not be proved: nothing where no argument comes to a contradiction.
/// Cost: some times that of the proof.
std::optional<ProofWalk> proofWalk(const Position& position, const Claim& claim, Candidate result);

}  // namespace nonet
