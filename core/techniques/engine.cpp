#include "core/techniques/engine.h"

#include "core/techniques/proof.h"
#include "core/techniques/session/solving_session.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace nonet {
namespace {

bool mayUse(TechniqueId id, const EngineOptions& options) {
    return options.allowed.test(static_cast<std::size_t>(id)) &&
           (options.useUniqueness || !technique(id).assumesUniqueness);
}

SearchRows rowsFor(const EngineOptions& options) {
    TechniqueSet allowed;
    for (const Technique& each : techniqueCatalogue())
        allowed.set(static_cast<std::size_t>(each.id), mayUse(each.id, options));
    return searchRows(options.profile, allowed);
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

/// Of each of these rows, whether it is on or off.
std::vector<Step> stepsOfRows(const Position& position, std::span<const ProfileRow> rows, const TechniqueLimits& limits,
                              std::size_t limitPerTechnique, const std::stop_token& stop) {
    TechniqueSet wanted;
    for (const ProfileRow& row : rows)
        wanted.set(static_cast<std::size_t>(row.technique));
    const PositionFacts facts(position);
    AllSink sink(wanted, limitPerTechnique, stop);
    std::vector<const Search*> done;
    for (const ProfileRow& row : rows)
        if (const Search* search = technique(row.technique).search; std::ranges::find(done, search) == done.end()) {
            done.push_back(search);
            if (!sink.isFull())
                search->run(facts, {.limits = limits}, sink);
        }
    std::vector<Step> all;
    for (const ProfileRow& row : rows) {
        std::vector<Deduction> found = sink.take(row.technique);
        if (row.choice == StepChoice::best)
            std::ranges::stable_sort(found, {}, [](const Deduction& each) { return each.pattern.line.size(); });
        std::ranges::move(provedSteps(facts, found), std::back_inserter(all));
    }
    return all;
}

}  // namespace

TechniqueSet techniquesOf(TechniqueFamily family) {
    TechniqueSet set;
    for (const Technique& each : techniqueCatalogue())
        set.set(static_cast<std::size_t>(each.id), each.family == family);
    return set;
}

std::vector<TechniqueId> techniquesTried(const EngineOptions& options) {
    std::vector<TechniqueId> tried;
    for (const ProfileRow& row : options.profile.rows)
        if (row.isOn && mayUse(row.technique, options))
            tried.push_back(row.technique);
    return tried;
}

bool allowsUniqueness(const Puzzle& puzzle) { return !puzzle.startCandidates.has_value(); }

std::optional<Step> nextStep(const Position& position, const EngineOptions& options, const std::stop_token& stop) {
    const SearchRows rows = rowsFor(options);
    SolvingSession session(SinglesBoard(position),
                           {{rows.begin(), rows.end()}, options.profile.singles, options.profile.limits});
    const std::optional<Deduction> found = session.next(stop);
    std::vector<Step> steps = found ? provedSteps(session.facts(), {*found}) : std::vector<Step>();
    return steps.empty() ? std::nullopt : std::optional(std::move(steps.front()));
}

std::vector<Step> allSteps(const Position& position, const EngineOptions& options, std::size_t limitPerTechnique,
                           const std::stop_token& stop) {
    std::vector<ProfileRow> rows = options.profile.rows;
    std::erase_if(rows, [&options](const ProfileRow& row) { return !row.isOn || !mayUse(row.technique, options); });
    return stepsOfRows(position, rows, options.profile.limits, limitPerTechnique, stop);
}

std::vector<Step> withoutRepeats(std::vector<Step> steps) {
    std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> seen;
    std::erase_if(steps,
                  [&seen](const Step& step) { return !seen.emplace(step.placements, step.eliminations).second; });
    return steps;
}

std::vector<Step> stepsOf(TechniqueId id, const Position& position, const TechniqueLimits& limits, std::size_t limit) {
    return stepsOfRows(position, {&rowOf(hodokuProfile(), id), 1}, limits, limit, {});
}

SolvePath solvePath(Position position, const EngineOptions& options, const std::stop_token& stop,
                    const ProgressSink& progress) {
    SolvePath path;
    const auto total = static_cast<std::uint64_t>(position.unsolvedCells().count());
    const SearchRows rows = rowsFor(options);
    SolvingSession session(SinglesBoard(position),
                           {{rows.begin(), rows.end()}, options.profile.singles, options.profile.limits});
    while (!session.position().isSolved() && !session.position().isContradictory()) {
        const std::optional<Deduction> found = session.next(stop);
        path.wasStopped = stop.stop_requested();
        std::vector<Step> steps =
            found && !path.wasStopped ? provedSteps(session.facts(), {*found}) : std::vector<Step>();
        if (steps.empty())
            break;
        if (rowOf(options.profile, found->technique).stopsBefore) {
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
