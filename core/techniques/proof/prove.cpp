#include "core/techniques/proof/prove.h"

#include "core/board/classic_candidate_set.h"
#include "core/techniques/proof/certificate.h"
#include "core/techniques/proof/refutation.h"

#include <algorithm>

namespace nonet {
namespace {

/// What says most of why there is no proof.
ProofVerdict worse(ProofVerdict a, ProofVerdict b) { return std::max(a, b); }

/// Tries one argument after the other on what is not proved yet.
class Prover {
public:
    Prover(const Position& position, const ProofOptions& options)
        : m_position(position), m_depth(options.limits.depth), m_work(options) {}

    void add(const Claim& claim) {
        for (const Candidate candidate : claim.placements)
            m_placements.insert(candidate);
        for (const Candidate candidate : claim.eliminations)
            m_eliminations.insert(candidate);
    }
    bool isDone() const { return m_placements.isEmpty() && m_eliminations.isEmpty(); }
    ProofVerdict verdict() const { return isDone() ? ProofVerdict::proved : m_verdict; }

    void tryArgument(const Argument& argument) {
        switch (formOf(m_position, argument, m_depth)) {
        case ArgumentForm::invalid: return;
        case ArgumentForm::tooDeep: m_verdict = worse(m_verdict, ProofVerdict::limitReached); return;
        case ArgumentForm::valid:
            m_placements = leftOf(m_placements, argument, &Position::eliminate);
            m_eliminations = leftOf(m_eliminations, argument, &Position::place);
        }
    }

private:
    /// Those that the argument does not prove; `negate` assumes the opposite of one.
    ClassicCandidateSet leftOf(const ClassicCandidateSet& open, const Argument& argument,
                               void (Position::*negate)(Candidate)) {
        ClassicCandidateSet left;
        open.forEach([&](Candidate candidate) {
            Position after = m_position;
            (after.*negate)(candidate);
            const ProofVerdict verdict = refutes({m_position, after}, argument, m_work);
            if (verdict == ProofVerdict::proved)
                return;
            m_verdict = worse(m_verdict, verdict);
            left.insert(candidate);
        });
        return left;
    }

    const Position& m_position;
    int m_depth;
    ProofWork m_work;
    ClassicCandidateSet m_placements;
    ClassicCandidateSet m_eliminations;
    ProofVerdict m_verdict = ProofVerdict::notProved;
};

bool isCandidate(const Position& position, Candidate candidate) {
    return candidate.cell.index() < classic::kCells && candidate.digit.value() <= classic::kSide &&
           position.has(candidate);
}

}  // namespace

ProofVerdict prove(const Position& position, const Claim& claim, const ProofOptions& options) {
    const auto isThere = [&](Candidate candidate) { return isCandidate(position, candidate); };
    if (!std::ranges::all_of(claim.placements, isThere) || !std::ranges::all_of(claim.eliminations, isThere))
        return ProofVerdict::notProved;
    Prover prover(position, options);
    prover.add(claim);
    if (prover.isDone())
        return ProofVerdict::notProved;
    for (const Argument& argument : claim.arguments)
        if (prover.tryArgument(argument); prover.isDone())
            break;
    return prover.verdict();
}

ProofVerdict provesTrue(const Position& position, const Argument& argument, Candidate candidate,
                        const ProofOptions& options) {
    return prove(position, {.placements = {&candidate, 1}, .eliminations = {}, .arguments = {&argument, 1}}, options);
}

ProofVerdict provesFalse(const Position& position, const Argument& argument, Candidate candidate,
                         const ProofOptions& options) {
    return prove(position, {.placements = {}, .eliminations = {&candidate, 1}, .arguments = {&argument, 1}}, options);
}

}  // namespace nonet
