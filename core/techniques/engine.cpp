#include "core/techniques/engine.h"

#include "core/techniques/proof.h"
#include "core/techniques/session/solving_session.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace nonet {
namespace {

bool mayUse(TechniqueId id, const EngineOptions& options) {
    const auto at = static_cast<std::size_t>(id);
    return options.allowed.test(at) && (!options.techniques || options.techniques->allowed.test(at)) &&
           (options.useUniqueness || !technique(id).assumesUniqueness);
}

/// Proves each; one that is not proved is left out.
std::vector<Step> provedSteps(const PositionFacts& facts, const std::vector<Deduction>& deductions) {
    std::vector<Step> steps;
    for (const Deduction& deduction : deductions) {
        Step step = stepOf(facts, deduction);
        const bool isRight = isProved(facts.position(), step);
        assert(isRight);
        if (isRight)
            steps.push_back(std::move(step));
    }
    return steps;
}

/// Keeps all, of equal results of one technique the first.
class AllSink final : public DeductionSink {
public:
    AllSink(TechniqueSet wanted, std::size_t limit, const std::stop_token& stop)
        : DeductionSink(wanted, stop), m_limit(limit) {}

    std::vector<Deduction> take(TechniqueId id) { return std::move(m_found[static_cast<std::size_t>(id)]); }

private:
    bool accept(const Deduction& deduction) override {
        std::vector<Deduction>& found = m_found[static_cast<std::size_t>(deduction.technique)];
        const auto hasSame = [&](const Deduction& other) {
            return other.placement == deduction.placement && other.eliminations == deduction.eliminations;
        };
        const auto same = std::ranges::find_if(found, hasSame);
        if (same == found.end() && found.size() < m_limit)
            found.push_back(deduction);
        else if (same != found.end() && isBetter(deduction, *same))
            *same = deduction;
        return true;
    }

    std::size_t m_limit;
    std::array<std::vector<Deduction>, kTechniqueCount> m_found;
};

template <typename Predicate>
TechniqueSet techniquesWhere(Predicate isWanted) {
    TechniqueSet set;
    for (const Technique& each : techniqueCatalogue())
        set.set(static_cast<std::size_t>(each.id), isWanted(each));
    return set;
}

}  // namespace

TechniqueSet techniquesOf(TechniqueFamily family) {
    return techniquesWhere([family](const Technique& each) { return each.family == family; });
}

TechniqueSet techniquesBefore(TechniqueId id) {
    return techniquesWhere([id](const Technique& each) { return each.order < technique(id).order; });
}

TechniqueSet techniquesUpTo(TechniqueId id) {
    return techniquesWhere([id](const Technique& each) { return each.order <= technique(id).order; });
}

std::vector<TechniqueId> techniquesTried(const EngineOptions& options) {
    std::vector<TechniqueId> tried = options.techniques ? options.techniques->order : TechniqueChoice::catalogueOrder();
    std::erase_if(tried, [&options](TechniqueId id) { return !mayUse(id, options); });
    return tried;
}

bool allowsUniqueness(const Puzzle& puzzle) { return !puzzle.startCandidates.has_value(); }

std::optional<Step> nextStep(const Position& position, const EngineOptions& options, const std::stop_token& stop) {
    const SearchRows rows = searchRows(techniquesTried(options));
    SolvingSession session(SinglesBoard(position), {{rows.begin(), rows.end()}, options.singles, options.limits});
    const std::optional<Deduction> found = session.next(stop);
    std::vector<Step> steps = found ? provedSteps(session.facts(), {*found}) : std::vector<Step>();
    return steps.empty() ? std::nullopt : std::optional(std::move(steps.front()));
}

std::vector<Step> allSteps(const Position& position, const EngineOptions& options, std::size_t limitPerTechnique,
                           const std::stop_token& stop) {
    const std::vector<TechniqueId> tried = techniquesTried(options);
    TechniqueSet wanted;
    for (const TechniqueId id : tried)
        wanted.set(static_cast<std::size_t>(id));
    const PositionFacts facts(position);
    AllSink sink(wanted, limitPerTechnique, stop);
    std::vector<const Search*> done;
    for (const TechniqueId id : tried)
        if (const Search* search = technique(id).search; std::ranges::find(done, search) == done.end()) {
            done.push_back(search);
            if (!sink.isFull())
                search->run(facts, {.limits = options.limits}, sink);
        }
    std::vector<Step> all;
    for (const TechniqueId id : tried) {
        std::vector<Deduction> found = sink.take(id);
        if (technique(id).takesBest)
            std::ranges::stable_sort(found, {}, [](const Deduction& each) { return each.pattern.line.size(); });
        std::ranges::move(provedSteps(facts, found), std::back_inserter(all));
    }
    return all;
}

std::vector<Step> withoutRepeats(std::vector<Step> steps) {
    std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> seen;
    std::erase_if(steps,
                  [&seen](const Step& step) { return !seen.emplace(step.placements, step.eliminations).second; });
    return steps;
}

std::vector<Step> stepsOf(TechniqueId id, const Position& position, std::size_t limit) {
    return allSteps(position, {.allowed = TechniqueSet().set(static_cast<std::size_t>(id)), .limits = kNoLimits},
                    limit);
}

SolvePath solvePath(Position position, const EngineOptions& options, const std::stop_token& stop,
                    const ProgressSink& progress) {
    SolvePath path;
    const auto total = static_cast<std::uint64_t>(position.unsolvedCells().count());
    const SearchRows rows = searchRows(techniquesTried(options));
    SolvingSession session(SinglesBoard(position), {{rows.begin(), rows.end()}, options.singles, options.limits});
    while (!session.position().isSolved() && !session.position().isContradictory()) {
        const std::optional<Deduction> found = session.next(stop);
        path.wasStopped = stop.stop_requested();
        std::vector<Step> steps =
            found && !path.wasStopped ? provedSteps(session.facts(), {*found}) : std::vector<Step>();
        if (steps.empty())
            break;
        if (options.techniques && options.techniques->stopsBefore.test(static_cast<std::size_t>(found->technique))) {
            path.endedBefore = found->technique;
            break;
        }
        session.apply(*found);
        path.steps.push_back(std::move(steps.front()));
        if (progress)
            progress({total - static_cast<std::uint64_t>(session.position().unsolvedCells().count()), total});
    }
    path.end = session.position();
    path.isSolved = path.end.isSolved() && !path.end.isContradictory();
    return path;
}

void apply(Position& position, const Step& step) {
    for (const Candidate candidate : step.placements)
        position.place(candidate);
    for (const Candidate candidate : step.eliminations)
        position.eliminate(candidate);
}

}  // namespace nonet
