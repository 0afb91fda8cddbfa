#include "core/solvers/search/backdoors.h"

#include "core/board/classic.h"
#include "core/foundation/stop_poll.h"
#include "core/solvers/search/classic_search.h"
#include "core/solvers/search/singles_state.h"

namespace nonet {
namespace {

/// Cells filled in, or candidates taken out: all that differs between the two kinds of backdoor.
struct CellKind {
    static void give(SinglesState& state, Candidate member) { state.assign(member.cell, member.digit); }
    static bool isImplied(const SinglesState& state, Candidate member) { return state.isDecided(member.cell); }
};
struct RemovalKind {
    static void give(SinglesState& state, Candidate member) { state.remove(member); }
    static bool isImplied(const SinglesState& state, Candidate member) { return !state.contains(member); }
};

struct Member {
    Candidate candidate;
    /// The position with this member given, settled.
    SinglesState after;
};

struct PairSearch {
    StopPoll poll;
    const ProgressSink& progress;
    Progress reached;
};

/// Splits what is not implied already into backdoors and, as the answer, the others with where they lead.
template <typename Kind>
std::vector<Member> findSingle(const SinglesState& start, const std::vector<Candidate>& open,
                               std::vector<Candidate>& found) {
    std::vector<Member> others;
    for (const Candidate candidate : open) {
        SinglesState after = start;
        Kind::give(after, candidate);
        after.settle();
        if (after.isSolved())
            found.push_back(candidate);
        else
            others.push_back({candidate, after});
    }
    return others;
}

/// False where a stop was requested.
template <typename Kind>
bool findPairs(const std::vector<Member>& members, std::vector<Backdoors::Pair>& found, PairSearch& search) {
    for (std::size_t i = 0; i < members.size(); ++i) {
        const Member& first = members[i];
        for (std::size_t j = i + 1; j < members.size(); ++j) {
            const Member& second = members[j];
            // What the one brings along adds nothing to it.
            if (Kind::isImplied(first.after, second.candidate) || Kind::isImplied(second.after, first.candidate))
                continue;
            if (search.poll.shouldStop())
                return false;
            SinglesState after = first.after;
            Kind::give(after, second.candidate);
            after.settle();
            if (after.isSolved())
                found.push_back({first.candidate, second.candidate});
        }
        ++search.reached.done;
        if (search.progress)
            search.progress(search.reached);
    }
    return true;
}

}  // namespace

Backdoors findBackdoors(const ClassicMarks& candidates, BackdoorSize largest, std::stop_token stop,
                        const ProgressSink& progress) {
    Backdoors backdoors;
    const SearchCount solved = countSolutions(candidates, {.solutions = 2}, stop);
    backdoors.solutions = solved.count;
    backdoors.wasStopped = solved.wasStopped;
    if (solved.count != 1 || solved.wasStopped)
        return backdoors;
    SinglesState start(candidates);
    start.settle();
    backdoors.isSolvedBySingles = start.isSolved();
    if (backdoors.isSolvedBySingles)
        return backdoors;

    std::vector<Candidate> right;
    std::vector<Candidate> wrong;
    for (const Cell cell : classic::kAllCells) {
        if (start.isDecided(cell))
            continue;
        for (const Digit digit : start.candidates(cell))
            (digit.value() == solved.first.valueAt(cell) ? right : wrong).push_back({cell, digit});
    }
    const std::vector<Member> cells = findSingle<CellKind>(start, right, backdoors.cells);
    const std::vector<Member> removals = findSingle<RemovalKind>(start, wrong, backdoors.removals);
    if (largest == BackdoorSize::one)
        return backdoors;
    PairSearch search{StopPoll(std::move(stop)), progress, {0, cells.size() + removals.size()}};
    backdoors.wasStopped = !findPairs<CellKind>(cells, backdoors.cellPairs, search) ||
                           !findPairs<RemovalKind>(removals, backdoors.removalPairs, search);
    return backdoors;
}

}  // namespace nonet
