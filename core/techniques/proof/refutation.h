// Takes each argument to its kernel, and is the kernel of the two kinds that hold others.
//
// Cases: of the candidates that the truth has at the position before the negation, each that the negation leaves is
// placed in turn, and its own argument must contradict the rest. Sound as one of them is true.
//
// Nested: the truths are followed; then, conclusion by conclusion, each elimination is assumed true in what is left,
// and the conclusion's argument must contradict that; all of them are taken away, and the truths are followed again. A
// truth with no way left is the contradiction, wherever it comes; so is a digit on the board that is to be taken away.
// Sound as each conclusion follows from the negation.
#pragma once

#include "core/techniques/proof/proof_work.h"

namespace nonet {

/// The position that an argument speaks of, and the same with the negation (and the cases) assumed in it.
struct Assumption {
    const Position& before;
    const Position& after;
};

/// proved: what is assumed contradicts the argument, whose form is valid (certificate.h).
ProofVerdict refutes(const Assumption& assumption, const Argument& argument, ProofWork& work);

}  // namespace nonet
