// Every step of a position, search by search, as a list fills that is looked at while the searches go on.
#pragma once

#include "core/techniques/catalogue.h"
#include "core/techniques/proof/prove.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace nonet {

/// What an answer lacks, and why; silence would be taken for "there is nothing".
struct SearchGaps {
    /// Those whose search was cut off at the work that it may do.
    TechniqueSet cutOff{};
    /// Those of which there are more steps than were to be kept.
    TechniqueSet capped{};
    /// Steps that could not be proved: a bug, kept from everybody.
    int unproved = 0;
    /// Steps whose proof hit a limit: perhaps right, but nobody would follow it.
    int beyondProof = 0;

    int leftOut() const { return unproved + beyondProof; }
    bool isEmpty() const { return *this == SearchGaps(); }
    void add(const SearchGaps& other) {
        cutOff |= other.cutOff;
        capped |= other.capped;
        unproved += other.unproved;
        beyondProof += other.beyondProof;
    }
    friend bool operator==(const SearchGaps&, const SearchGaps&) = default;
};

enum class StreamedPatterns : std::uint8_t {
    all,
    /// One pattern for each result of a technique, the best of those that have it (isBetter).
    bestOfEachResult,
};

struct StepStreamOptions {
    /// What is looked for, in the order in which it is.
    std::span<const TechniqueId> order;
    TechniqueLimits limits{};
    /// How much each search may do.
    std::uint64_t mostWork = kAnyWork;
    std::size_t mostPerTechnique = 1000;
    StreamedPatterns patterns = StreamedPatterns::all;
    /// How much the proof of each step may do.
    ProofLimits proof{};
};

/// Given what one search found, technique by technique, shorter chains first; never nothing.
using StepSink = std::function<void(std::vector<Step>)>;

/// Searches one after the other, and hands on what each found. None comes twice with the same pattern.
SearchGaps streamSteps(const PositionFacts& facts, const StepStreamOptions& options, const StepSink& sink,
                       const std::stop_token& stop = {});

/// Nothing, and counted, where it cannot be proved.
std::optional<Step> provedStep(const PositionFacts& facts, const Deduction& deduction, const ProofOptions& options,
                               SearchGaps& gaps);

}  // namespace nonet
