#include "core/solvers/propagation/smallest_conflict.h"

#include <algorithm>

namespace nonet::propagation {
namespace {

using Answer = ConflictCheck::Answer;

/// By how much more each round gives to what is left open.
constexpr std::uint64_t kMorePatience = 8;

Members joined(const Members& a, const Members& b) {
    Members all;
    all.reserve(a.size() + b.size());
    std::ranges::set_union(a, b, std::back_inserter(all));
    return all;
}

Members without(const Members& members, Member one) {
    Members rest;
    rest.reserve(members.size());
    std::ranges::copy_if(members, std::back_inserter(rest), [one](Member each) { return each != one; });
    return rest;
}

class Shrinker {
public:
    Shrinker(ConflictCheck& test, Members conflict, std::uint64_t patience,
             const std::function<void(const Members&)>& smaller)
        : m_test(test), m_best(std::move(conflict)), m_patience(patience), m_smaller(smaller) {}

    SmallestConflict shrink() {
        note(explain({}, false, m_best));
        while (!isEachNeeded()) {
            if (m_test.isStopped() || m_test.left() == 0)
                return {m_best, false};
            m_patience *= kMorePatience;
        }
        return {m_best, true};
    }

private:
    void note(const Members& conflict) {
        if (conflict.size() >= m_best.size())
            return;
        m_best = conflict;
        if (m_smaller)
            m_smaller(m_best);
    }

    /// What of `rest` is needed beside `kept`; both together are a conflict.
    Members explain(const Members& kept, bool isKeptNew, const Members& rest) {
        note(joined(kept, rest));
        if (isKeptNew && m_test.test(kept, m_patience) == Answer::conflict) {
            note(kept);
            return {};
        }
        if (rest.size() <= 1)
            return rest;
        const auto middle = rest.begin() + static_cast<std::ptrdiff_t>(rest.size() / 2);
        const Members first(rest.begin(), middle);
        const Members second(middle, rest.end());
        const Members ofSecond = explain(joined(kept, first), true, second);
        const Members ofFirst = explain(joined(kept, ofSecond), !ofSecond.empty(), first);
        return joined(ofFirst, ofSecond);
    }

    /// False where that stays unknown of one; what is not needed goes.
    bool isEachNeeded() {
        bool isKnown = true;
        for (const Member member : Members(m_best)) {
            const Members rest = without(m_best, member);
            const Answer answer = m_test.test(rest, m_patience);
            if (answer == Answer::conflict)
                note(rest);
            isKnown = isKnown && answer != Answer::unknown;
        }
        return isKnown;
    }

    ConflictCheck& m_test;
    Members m_best;
    std::uint64_t m_patience;
    const std::function<void(const Members&)>& m_smaller;
};

}  // namespace

SmallestConflict smallestConflict(ConflictCheck& test, const Members& conflict, std::uint64_t patience,
                                  const std::function<void(const Members&)>& smaller) {
    return Shrinker(test, conflict, patience, smaller).shrink();
}

}  // namespace nonet::propagation
