#include "core/techniques/proof/proof_walk.h"

#include "core/techniques/proof/certificate.h"
#include "core/techniques/proof/refutation.h"
#include "core/techniques/proof/ways.h"

#include <algorithm>

namespace nonet {
namespace {

/// More than anybody reads; an argument that goes on for so long is not told.
constexpr std::size_t kMostStages = 300;

std::vector<Candidate> listOf(const ClassicCandidateSet& set) {
    std::vector<Candidate> list;
    set.forEach([&list](Candidate each) { list.push_back(each); });
    return list;
}

bool isOpenIn(const Position& position, Candidate candidate) {
    return position.has(candidate) || position.valueAt(candidate.cell) == candidate.digit.value();
}

/// Walks one argument at one assumption; each overload tells of one kind. True where it came to a contradiction, which
/// is then the last stage.
class Walker {
public:
    Walker(const Position& before, std::vector<ProofStage>& stages) : m_before(before), m_stages(stages) {}

    bool walk(const Position& assumed, const Argument& argument, int depth) {
        const DeadlyPatterns outerDeadly = m_deadly;
        m_deadly = argument.deadly;
        const bool isDone =
            m_stages.size() < kMostStages &&
            std::visit([&](const auto& reason) { return tell(assumed, reason, depth); }, argument.reason);
        m_deadly = outerDeadly;
        return isDone;
    }

private:
    bool tell(const Position& assumed, const Propagation& reason, int depth) {
        Position position = assumed;
        return follow(position, reason.truths, depth, Need::all);
    }

    bool tell(const Position& assumed, const Counting& reason, int depth) {
        Position position = assumed;
        if (follow(position, reason.truths, depth, Need::contradiction))
            return true;
        ProofStage stage{.kind = ProofStage::Kind::tooFew, .depth = depth, .after = assumed};
        for (const Truth& truth : reason.truths)
            if (!isSatisfied(assumed, truth, m_deadly)) {
                stage.truths.push_back(truth);
                std::ranges::copy(listOf(waysOf(assumed, truth, m_deadly)), std::back_inserter(stage.ways));
            }
        std::ranges::copy_if(reason.links, std::back_inserter(stage.links), [&stage](const Link& link) {
            return std::ranges::any_of(stage.ways, [&link](Candidate way) {
                return link.kind == Link::Kind::cell
                           ? way.cell == link.cell
                           : way.digit == link.digit && classic::cellsOf(link.house).contains(way.cell);
            });
        });
        m_stages.push_back(std::move(stage));
        return m_stages.back().links.size() < m_stages.back().truths.size();
    }

    bool tell(const Position& assumed, const Cases& reason, int depth) {
        const ClassicCandidateSet cases = waysOf(m_before, reason.of, m_deadly);
        if (static_cast<std::size_t>(cases.count()) != reason.each.size())
            return false;
        const std::vector<Candidate> all = listOf(cases);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!isOpenIn(assumed, all[i]))
                continue;
            Position with = assumed;
            if (with.has(all[i]))
                with.place(all[i]);
            m_stages.push_back({.kind = ProofStage::Kind::supposed,
                                .candidate = all[i],
                                .truth = reason.of,
                                .ways = all,
                                .depth = depth + 1,
                                .after = with});
            if (!walk(with, reason.each[i], depth + 1))
                return false;
        }
        return true;
    }

    bool tell(const Position& assumed, const Nested& reason, int depth) {
        Position position = assumed;
        if (follow(position, reason.truths, depth, Need::everything))
            return true;
        for (const Nested::Conclusion& conclusion : reason.inner) {
            ProofStage stage{.kind = ProofStage::Kind::concluded, .depth = depth};
            for (const Candidate each : conclusion.eliminations) {
                if (position.valueAt(each.cell) == each.digit.value())
                    return walkPlaced(position, each, conclusion.argument, depth);
                if (position.has(each))
                    stage.gone.push_back(each);
            }
            for (const Candidate each : stage.gone)
                position.eliminate(each);
            stage.after = position;
            m_stages.push_back(std::move(stage));
            if (follow(position, reason.truths, depth, Need::everything))
                return true;
        }
        return false;
    }
    /// What the conclusion denies stands on the board already.
    bool walkPlaced(const Position& position, Candidate placed, const Argument& argument, int depth) {
        m_stages.push_back(
            {.kind = ProofStage::Kind::supposed, .candidate = placed, .depth = depth + 1, .after = position});
        return walk(position, argument, depth + 1);
    }

    bool tell(const Position& assumed, const SymmetryOfGivens&, int depth) {
        m_stages.push_back({.kind = ProofStage::Kind::mirrors, .depth = depth, .after = assumed});
        return true;
    }
    bool tell(const Position& assumed, const Enumeration& reason, int depth) {
        m_stages.push_back(
            {.kind = ProofStage::Kind::noFill, .digits = reason.digits, .depth = depth, .after = assumed});
        return true;
    }

    /// What of the stages that a walk comes through it keeps.
    enum class Need : std::uint8_t {
        all,            // what the contradiction needs; without one the walk was in vain
        contradiction,  // the same, and nothing at all without one
        everything,     // all that follows, since more is to come
    };

    /// Truths with one way left, one after the other, until one has none.
    bool follow(Position& position, const std::vector<Truth>& truths, int depth, Need need) {
        const std::size_t first = m_stages.size();
        const Position assumed = position;
        while (m_stages.size() < kMostStages) {
            if (const Truth* empty = withoutWay(position, truths)) {
                m_stages.push_back(stageOf(ProofStage::Kind::noWay, *empty, position, depth));
                if (need != Need::everything)
                    keepNeeded(first, assumed);
                return true;
            }
            const Truth* single = withOneWay(position, truths);
            if (!single)
                break;
            ProofStage stage = stageOf(ProofStage::Kind::follows, *single, position, depth);
            const Candidate left = listOf(waysOf(position, *single, m_deadly)).front();
            stage.candidate = left;
            position.place(left);
            stage.after = position;
            m_stages.push_back(std::move(stage));
        }
        if (need == Need::contradiction) {
            m_stages.resize(first);
            position = assumed;
        }
        return false;
    }

    ProofStage stageOf(ProofStage::Kind kind, const Truth& truth, const Position& position, int depth) const {
        ProofStage stage{.kind = kind,
                         .truth = truth,
                         .ways = listOf(waysOf(m_before, truth, m_deadly)),
                         .depth = depth,
                         .after = position};
        std::ranges::copy_if(stage.ways, std::back_inserter(stage.gone),
                             [&position](Candidate way) { return !position.has(way); });
        if (truth.kind == Truth::Kind::guardians)
            for (const DeadlyPattern::Part& part : m_deadly[truth.deadly].parts) {
                stage.deadlyCells.insert(part.cell);
                stage.digits |= ClassicDigitSet{part.first, part.second};
            }
        return stage;
    }

    const Truth* withoutWay(const Position& position, const std::vector<Truth>& truths) const {
        const auto found = std::ranges::find_if(truths, [&](const Truth& truth) {
            return !isSatisfied(position, truth, m_deadly) && waysOf(position, truth, m_deadly).isEmpty();
        });
        return found == truths.end() ? nullptr : &*found;
    }
    const Truth* withOneWay(const Position& position, const std::vector<Truth>& truths) const {
        const auto found = std::ranges::find_if(truths, [&](const Truth& truth) {
            return !isSatisfied(position, truth, m_deadly) && waysOf(position, truth, m_deadly).count() == 1;
        });
        return found == truths.end() ? nullptr : &*found;
    }

    /// From the last stage back: of the stages that took a needed way away, the first.
    void keepNeeded(std::size_t first, const Position& assumed) {
        std::vector<bool> isNeeded(m_stages.size() - first, false);
        isNeeded.back() = true;
        for (std::size_t i = isNeeded.size(); i-- > 0;) {
            if (!isNeeded[i])
                continue;
            const ProofStage& stage = m_stages[first + i];
            for (const Candidate gone : stage.gone)
                if (assumed.has(gone))
                    if (const auto by = firstWithout(first, i, gone))
                        isNeeded[*by] = true;
        }
        std::vector<ProofStage> kept;
        Position position = assumed;
        for (std::size_t i = 0; i < isNeeded.size(); ++i) {
            if (!isNeeded[i])
                continue;
            ProofStage stage = std::move(m_stages[first + i]);
            if (stage.kind == ProofStage::Kind::follows && stage.candidate && position.has(*stage.candidate))
                position.place(*stage.candidate);
            stage.after = position;
            kept.push_back(std::move(stage));
        }
        m_stages.resize(first);
        std::ranges::move(kept, std::back_inserter(m_stages));
    }
    std::optional<std::size_t> firstWithout(std::size_t first, std::size_t end, Candidate gone) const {
        for (std::size_t i = 0; i < end; ++i)
            if (!m_stages[first + i].after.has(gone))
                return i;
        return std::nullopt;
    }

    const Position& m_before;
    DeadlyPatterns m_deadly;
    std::vector<ProofStage>& m_stages;
};

}  // namespace

std::optional<ProofWalk> proofWalk(const Position& position, const Claim& claim, Candidate result) {
    if (!position.has(result))
        return std::nullopt;
    const bool isPlacement = std::ranges::find(claim.placements, result) != claim.placements.end();
    Position assumed = position;
    if (isPlacement)
        assumed.eliminate(result);
    else
        assumed.place(result);
    for (const Argument& argument : claim.arguments) {
        const ProofVerdict verdict =
            isPlacement ? provesTrue(position, argument, result) : provesFalse(position, argument, result);
        if (verdict != ProofVerdict::proved)
            continue;
        ProofWalk walk{.result = result, .isPlacement = isPlacement};
        walk.stages.push_back(
            {.kind = ProofStage::Kind::assumed, .candidate = result, .isDenied = isPlacement, .after = assumed});
        if (Walker(position, walk.stages).walk(assumed, argument, 0))
            return walk;
    }
    return std::nullopt;
}

}  // namespace nonet
