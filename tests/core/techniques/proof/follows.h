// Whether a result certainly does not follow from an argument: by models of the premises that the argument names.
#pragma once

#include "tests/core/techniques/proof/models.h"

namespace nonet::test {

class Reference {
public:
    /// True: a kernel that proves it is wrong. Nothing: not known.
    std::optional<bool> cannotFollow(const Position& position, const Argument& argument, Candidate candidate,
                                     bool isPlacement) const {
        Position after = position;
        if (isPlacement)
            after.eliminate(candidate);
        else
            after.place(candidate);
        return hasModel(position, after, argument);
    }

private:
    std::optional<bool> hasModel(const Position& before, const Position& after, const Argument& argument) const {
        for (const DeadlyPattern& pattern : argument.deadly) {
            if (pattern.parts.size() > 8)
                return std::nullopt;
            if (!isDeadlyByExchange(before, pattern))
                return true;
        }
        return std::visit([&](const auto& reason) { return modelOf(before, after, reason, argument); },
                          argument.reason);
    }

    std::optional<bool> modelOf(const Position&, const Position& after, const Propagation& reason,
                                const Argument& argument) const {
        Premises premises{.truths = {}, .links = m_boardLinks};
        addTruths(premises, after, reason.truths, argument);
        return ModelSearch(premises).hasModel();
    }
    std::optional<bool> modelOf(const Position&, const Position& after, const Counting& reason,
                                const Argument& argument) const {
        Premises premises{.truths = {}, .links = bitsOfLinks(reason.links)};
        addTruths(premises, after, reason.truths, argument);
        return ModelSearch(premises).hasModel();
    }
    std::optional<bool> modelOf(const Position& before, const Position& after, const Cases& reason,
                                const Argument& argument) const {
        const auto ways = truthBits(before, reason.of, argument);
        if (!ways || ways->count() != reason.each.size())
            return true;
        bool isKnown = true;
        std::size_t index = 0;
        for (std::size_t bit = 0; bit < ways->size(); ++bit) {
            if (!ways->test(bit))
                continue;
            const Candidate candidate = candidateOfBit(bit);
            const Argument& each = reason.each[index++];
            if (!isPossible(after, candidate))
                continue;
            Position with = after;
            if (!with.isSolved(candidate.cell))
                with.place(candidate);
            const std::optional<bool> answer = hasModel(before, with, each);
            if (answer == true)
                return true;
            isKnown &= answer.has_value();
        }
        return isKnown ? std::optional(false) : std::nullopt;
    }
    /// Conclusion by conclusion, until what is left has no model.
    std::optional<bool> modelOf(const Position&, Position after, const Nested& reason, const Argument& argument) const {
        for (const Nested::Conclusion& conclusion : reason.inner) {
            const std::optional<bool> isOpen = modelOfTruths(after, reason, argument);
            if (isOpen != true)
                return isOpen;
            Position next = after;
            for (const Candidate candidate : conclusion.eliminations) {
                if (!isPossible(after, candidate))
                    continue;
                const std::optional<bool> isShown = modelOfConclusion(after, candidate, reason, argument, conclusion);
                if (isShown != false || after.isSolved(candidate.cell))
                    return isShown;
                next.eliminate(candidate);
            }
            after = next;
        }
        return modelOfTruths(after, reason, argument);
    }
    std::optional<bool> modelOfTruths(const Position& position, const Nested& reason, const Argument& argument) const {
        Premises premises{.truths = {}, .links = m_boardLinks};
        addTruths(premises, position, reason.truths, argument);
        return ModelSearch(premises).hasModel();
    }
    std::optional<bool> modelOfConclusion(Position position, Candidate candidate, const Nested& reason,
                                          const Argument& argument, const Nested::Conclusion& conclusion) const {
        if (!position.isSolved(candidate.cell))
            position.place(candidate);
        Premises premises{.truths = {}, .links = m_boardLinks};
        addTruths(premises, position, reason.truths, argument);
        if (const auto* following = std::get_if<Propagation>(&conclusion.argument.reason))
            addTruths(premises, position, following->truths, conclusion.argument);
        else
            return std::nullopt;
        return ModelSearch(premises).hasModel();
    }
    std::optional<bool> modelOf(const Position& before, const Position&, const SymmetryOfGivens& reason,
                                const Argument&) const {
        return isSymmetryByPeers(before, reason) ? std::nullopt : std::optional(true);
    }
    std::optional<bool> modelOf(const Position&, const Position& after, const Enumeration& reason,
                                const Argument&) const {
        // The negation is in the position already.
        return hasTemplates(after, reason.digits, Candidate{}, false);
    }

    std::vector<CandidateBits> m_boardLinks = boardLinks();
};

}  // namespace nonet::test
