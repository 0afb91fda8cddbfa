#include "core/solvers/search/classic_search.h"

#include "core/solvers/search/kernel/kernel.h"

#include <algorithm>
#include <cassert>

namespace nonet {
namespace {

bool stopRequested(void* token) { return static_cast<const std::stop_token*>(token)->stop_requested(); }

KernelLimits toKernelLimits(const SearchLimits& limits, std::stop_token& stop) {
    assert(limits.solutions >= 1);
    return {limits.solutions, limits.budget, stop.stop_possible() ? &stopRequested : nullptr, &stop};
}

}  // namespace

SearchCount countSolutions(const ClassicDigits& givens, const SearchLimits& limits, std::stop_token stop) {
    SearchCount answer;
    kernel().searchDigits(givens.values.data(), toKernelLimits(limits, stop), answer);
    return answer;
}

SearchCount countSolutions(const ClassicMarks& candidates, const SearchLimits& limits, std::stop_token stop) {
    SearchCount answer;
    kernel().searchMarks(candidates.sets.data(), toKernelLimits(limits, stop), answer);
    return answer;
}

void countSolutions(std::span<const ClassicDigits> puzzles, std::span<SearchCount> answers, const SearchLimits& limits,
                    std::stop_token stop) {
    static_assert(sizeof(ClassicDigits) == 81);
    assert(puzzles.size() == answers.size());
    if (puzzles.empty())
        return;
    std::ranges::fill(answers, SearchCount{});
    kernel().searchMany(puzzles.front().values.data(), puzzles.size(), toKernelLimits(limits, stop), answers.data());
}

void countSolutions(std::span<const ClassicMarks> puzzles, std::span<SearchCount> answers, const SearchLimits& limits,
                    std::stop_token stop) {
    static_assert(sizeof(ClassicMarks) == 2 * 81);
    assert(puzzles.size() == answers.size());
    if (puzzles.empty())
        return;
    std::ranges::fill(answers, SearchCount{});
    kernel().searchManyMarks(puzzles.front().sets.data(), puzzles.size(), toKernelLimits(limits, stop), answers.data());
}

bool propagate(ClassicMarks& candidates) { return kernel().propagate(candidates.sets.data()); }

}  // namespace nonet
