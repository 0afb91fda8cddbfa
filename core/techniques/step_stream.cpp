#include "core/techniques/step_stream.h"

#include "core/techniques/proof/step_proof.h"
#include "core/techniques/session/solving_session.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace nonet {
namespace {

std::size_t hashOfResult(const Deduction& deduction) {
    constexpr std::size_t kFactor = 0x9E3779B97F4A7C15;
    auto hash = static_cast<std::size_t>(deduction.technique);
    const auto add = [&hash](Candidate candidate) {
        hash = (hash ^ static_cast<std::size_t>(candidate.cell.index() * 9 + candidate.digit.index())) * kFactor;
    };
    if (deduction.placement)
        add(*deduction.placement);
    deduction.eliminations.forEach(add);
    return hash;
}

/// What one search finds.
class StreamSink final : public DeductionSink {
public:
    StreamSink(TechniqueSet wanted, const StepStreamOptions& options, const std::stop_token& stop)
        : DeductionSink(wanted, stop, options.mostWork), m_wanted(wanted), m_options(options) {}

    const std::vector<Deduction>& found() const { return m_found; }
    const TechniqueSet& capped() const { return m_capped; }
    /// By technique as they are tried, then shorter chains first.
    void sort() {
        const auto place = [this](const Deduction& each) {
            return std::pair(std::ranges::find(m_options.order, each.technique) - m_options.order.begin(),
                             each.pattern.line.size());
        };
        std::ranges::stable_sort(m_found, {}, place);
    }

private:
    bool accept(const Deduction& deduction) override {
        const TechniqueId id = deduction.technique;
        const std::size_t hash = hashOfResult(deduction);
        const bool keepsAll = m_options.patterns == StreamedPatterns::all;
        for (auto [it, end] = m_byResult.equal_range(hash); it != end; ++it) {
            Deduction& other = m_found[it->second];
            if (other.technique != deduction.technique || !other.hasSameResult(deduction))
                continue;
            if (other == deduction)
                return true;
            if (keepsAll)
                continue;
            if (isBetter(deduction, other))
                other = deduction;
            return true;
        }
        if (m_counts[id] >= m_options.mostPerTechnique) {
            m_capped.set(id);
            return m_capped != m_wanted;
        }
        ++m_counts[id];
        m_byResult.emplace(hash, m_found.size());
        m_found.push_back(deduction);
        return true;
    }

    TechniqueSet m_wanted;
    const StepStreamOptions& m_options;
    std::vector<Deduction> m_found;
    std::unordered_multimap<std::size_t, std::size_t> m_byResult;
    TechniqueArray<std::size_t> m_counts{};
    TechniqueSet m_capped;
};

}  // namespace

std::optional<Step> provedStep(const PositionFacts& facts, const Deduction& deduction, const ProofOptions& options,
                               SearchGaps& gaps) {
    Step step = stepOf(facts, deduction);
    const ProofVerdict verdict = prove(facts.position(), claimOf(step), options);
    gaps.unproved += verdict == ProofVerdict::notProved ? 1 : 0;
    gaps.beyondProof += verdict == ProofVerdict::limitReached ? 1 : 0;
    return verdict == ProofVerdict::proved ? std::optional(std::move(step)) : std::nullopt;
}

SearchGaps streamSteps(const PositionFacts& facts, const StepStreamOptions& options, const StepSink& sink,
                       const std::stop_token& stop) {
    SearchGaps gaps;
    std::vector<const Search*> done;
    for (const TechniqueId id : options.order) {
        const Search* search = technique(id).search;
        if (stop.stop_requested() || std::ranges::find(done, search) != done.end())
            continue;
        done.push_back(search);
        TechniqueSet wanted;
        for (const TechniqueId each : options.order)
            wanted.set(each, wanted.test(each) || technique(each).search == search);
        StreamSink found(wanted, options, stop);
        search->run(facts, {.limits = options.limits}, found);
        if (stop.stop_requested())
            break;
        found.sort();
        gaps.capped |= found.capped();
        if (found.isCutOff())
            gaps.cutOff |= wanted;
        std::vector<Step> steps;
        for (const Deduction& each : found.found()) {
            if (stop.stop_requested())
                break;
            if (std::optional<Step> step = provedStep(facts, each, {options.proof, stop}, gaps))
                steps.push_back(std::move(*step));
        }
        if (!steps.empty() && !stop.stop_requested())
            sink(std::move(steps));
    }
    assert(gaps.unproved == 0);
    return gaps;
}

}  // namespace nonet
