#include "core/techniques/proof/refutation.h"

#include "core/techniques/proof/counting.h"
#include "core/techniques/proof/enumeration.h"
#include "core/techniques/proof/propagation.h"
#include "core/techniques/proof/symmetry_of_givens.h"

#include <optional>

namespace nonet {
namespace {

ProofVerdict provedIf(bool isContradiction) { return isContradiction ? ProofVerdict::proved : ProofVerdict::notProved; }

/// One argument at one assumption; each overload is a kernel.
class Kernel {
public:
    Kernel(const Assumption& assumption, DeadlyPatterns deadly, ProofWork& work)
        : m_at(assumption), m_deadly(deadly), m_work(work) {}

    ProofVerdict operator()(const Propagation& reason) const {
        Position position = m_at.after;
        return provedIf(!propagate(position, reason.truths, m_deadly));
    }
    ProofVerdict operator()(const Counting& reason) const {
        return provedIf(contradicts(m_at.after, reason, m_deadly));
    }
    ProofVerdict operator()(const SymmetryOfGivens& reason) const { return provedIf(contradicts(m_at.after, reason)); }
    ProofVerdict operator()(const Enumeration& reason) const { return refutes(m_at.after, reason, m_work); }

    ProofVerdict operator()(const Cases& reason) const {
        if (isSatisfied(m_at.before, reason.of, m_deadly))
            return ProofVerdict::notProved;
        const ClassicCandidateSet cases = waysOf(m_at.before, reason.of, m_deadly);
        if (static_cast<std::size_t>(cases.count()) != reason.each.size())
            return ProofVerdict::notProved;
        ProofVerdict verdict = ProofVerdict::proved;
        auto argument = reason.each.begin();
        cases.forEach([&](Candidate candidate) {
            if (verdict == ProofVerdict::proved)
                verdict = refutesCase(candidate, *argument);
            ++argument;
        });
        return verdict;
    }

    ProofVerdict operator()(const Nested& reason) const {
        Position position = m_at.after;
        if (!propagate(position, reason.truths, m_deadly))
            return ProofVerdict::proved;
        for (const Nested::Conclusion& conclusion : reason.inner) {
            if (const std::optional<ProofVerdict> end = conclude(position, conclusion))
                return *end;
            if (!propagate(position, reason.truths, m_deadly))
                return ProofVerdict::proved;
        }
        return ProofVerdict::notProved;
    }

private:
    ProofVerdict refutesCase(Candidate candidate, const Argument& argument) const {
        // The assumption may be this very case.
        if (m_at.after.valueAt(candidate.cell) == candidate.digit.value())
            return refutes(m_at, argument, m_work);
        if (!m_at.after.has(candidate))
            return ProofVerdict::proved;
        Position with = m_at.after;
        with.place(candidate);
        return refutes({m_at.before, with}, argument, m_work);
    }

    /// Takes the eliminations away; a verdict where that ends it.
    std::optional<ProofVerdict> conclude(Position& position, const Nested::Conclusion& conclusion) const {
        const Position before = position;
        for (const Candidate candidate : conclusion.eliminations) {
            // What is to go may stand on the board by now: that is the contradiction.
            const bool isPlaced = before.valueAt(candidate.cell) == candidate.digit.value();
            if (!isPlaced && !before.has(candidate))
                continue;
            Position with = before;
            if (!isPlaced)
                with.place(candidate);
            const ProofVerdict verdict = refutes({before, with}, conclusion.argument, m_work);
            if (verdict != ProofVerdict::proved || isPlaced)
                return verdict;
            position.eliminate(candidate);
        }
        return std::nullopt;
    }

    const Assumption& m_at;
    DeadlyPatterns m_deadly;
    ProofWork& m_work;
};

}  // namespace

ProofVerdict refutes(const Assumption& assumption, const Argument& argument, ProofWork& work) {
    if (!work.spendArgument())
        return work.verdict();
    return std::visit(Kernel(assumption, argument.deadly, work), argument.reason);
}

}  // namespace nonet
