// Producers 23 to 31 of the Explainer scale: chains with branches, from Nishio to chains within chains.
#pragma once

#include "core/techniques/explainer/explainer_nested_hint.h"
#include "core/techniques/explainer/explainer_nishio.h"
#include "core/techniques/explainer/explainer_step.h"
#include "core/techniques/explainer/explainer_work.h"

#include <algorithm>
#include <memory>

namespace nonet::explainer {

/// What a run may use.
struct BranchRules {
    Producer producer = Producer::multipleChains;
    double base = 8.0;
    bool isNishio = false;
    /// A candidate that is found false leaves the board.
    bool isDynamic = false;
    /// 1: locking, pairs and X-wings; 2 forcing chains, 3 multiple chains, 4 dynamic chains besides.
    int level = 0;
    /// At level 4: the level of the dynamic chains inside.
    int innerLevel = 0;
};

BranchRules rulesOf(Producer producer);

/// What all branches come to.
struct BranchHint {
    double rating = 0;
    int complexity = 0;
    ChainKind kind = ChainKind::none;
    /// What its branches start from: for kind cell, the cell; for region, digit * 27 + house; for doubled and absurd,
    /// the literal assumed.
    int source = 0;
    /// What follows: what every branch reaches, or the contrary of what a contradiction assumed.
    Literal target = 0;
    /// In the order of discovery.
    std::uint32_t order = 0;
};

class BranchTable;
class ForcingChains;
class ForcingList;

/// All runs of one board, and what they have in common. Large; one is kept for all boards.
class Branches {
public:
    explicit Branches(Work& work);
    ~Branches();

    /// The easiest hint; of equal ones the first. `links`, which found nothing on this board, tells multiple chains
    /// where to look.
    bool find(const Board& board, const BranchRules& rules, ForcingChains& links, Hint& hint);

    /// After find, the chains of what was found, those inside them too: for these its runs are followed once more.
    /// Means nothing where the work ended meanwhile.
    void tellChains(Step& step);

private:
    template <typename Sink>
    void search(Sink& sink);
    template <typename Sink>
    void searchCell(int cell, Sink& sink);
    template <typename Sink>
    void searchCandidate(int cell, int digit, Sink& sink);
    template <typename Sink>
    void searchNishio(int cell, int digit, Sink& sink);
    template <typename Sink>
    void searchRegions(int cell, int digit, Sink& sink);
    using Runs = FixedList<const Run*, 9>;
    template <typename Sink>
    void offerCommon(ChainKind kind, int source, const Runs& runs, Sink& sink);
    template <typename Sink>
    void offerContradiction(Literal assumed, const Run& run, Sink& sink);
    using Ends = FixedList<RunEnd, 9>;
    template <typename Sink>
    void offer(ChainKind kind, int source, Literal result, const Ends& ends, Sink& sink);
    static Ends contradictionOf(const Run& run);
    Ends endsOf(const BranchHint& hint);
    void tell(const BranchHint& found, std::vector<Chain>& chains, std::vector<NestedStep>& nested);
    void tellChain(const RunEnd& end, Chain& chain, std::vector<int>& contents);
    void collectTable(const Board& board, const BranchRules& rules);

    void begin(const Board& board, const BranchRules& rules);
    const Run& trueRun(int id);
    const Run& falseRun(int id);
    void follow(Run& run, int id, bool isTrue);
    bool followTrue(Run& run, int id);
    bool followFalse(Run& run, int id);
    /// Notes a candidate as false that the run does not know to be false. Returns false where it knows it to be true: a
    /// contradiction.
    bool meetFalse(Run& run, int id, int parent, Cause cause);
    void takeFalse(Run& run, int id, const RunNode& node);
    bool meetTrue(Run& run, int id, const RunNode& node);
    RunNode trueNodeBy(const Run& run, int id, int parent, Cause cause) const;

    /// What the run's board gives beyond links; false where nothing.
    bool advance(Run& run);
    void advanceByLocking(Run& run);
    void advanceByHiddenPairs(Run& run);
    void advanceByNakedPairs(Run& run);
    void advanceByXWings(Run& run);
    void advanceByChains(Run& run);
    /// All hints, the easiest for each result, sorted; those that lean on something which `source` had and the board
    /// has not are handed to action, in order.
    /// isWanted(removals) may refuse one.
    template <typename Wanted, typename Action>
    void forEachNested(const Board& board, const Board& source, const BranchRules& rules, NestedHint& hint,
                       Wanted&& isWanted, Action&& action);
    void describe(const BranchHint& found, const Board& source, NestedHint& hint);
    bool isNew(const Run& run, const IdSet& removed) const;
    void takeAdvanced(Run& run, const IdSet& removed, const std::vector<CandidateId>& parents, int nested);
    /// False where nothing was new.
    bool addPending(Run& run);

    int complexityOf(const Ends& ends);
    IdSet removalsOf(Literal result) const;

    /// Whether the candidate, false, makes another true by a link: a run without rules comes to nothing where not.
    bool leadsOnWhenFalse(int cell, int digit) const;
    /// False where the cell's, the house's runs have surely nothing in common.
    bool mayHaveCommon(int cell) const;
    bool mayHaveCommon(int digit, int house) const;

    Work& m_work;
    NishioDigits m_nishio;
    /// While multiple chains are searched for: the links that found nothing on the board; else null.
    const ForcingChains* m_links = nullptr;
    BranchRules m_rules;
    /// As it is when all runs begin, and as the present run has left it.
    Board m_source;
    Board m_board;
    /// The latter without what the run knows to be false but has not followed yet.
    Board m_unknown;
    std::vector<std::unique_ptr<Run>> m_trueRuns;
    std::array<bool, kCandidates> m_isRun{};
    std::unique_ptr<Run> m_falseRun;
    int m_falseRunId = -1;
    AncestorWalk m_walk;
    NestedChains m_nested;
    /// While a run is followed for what its nested chains consist of: these by their contents.
    bool m_isTelling = false;
    std::unordered_map<int, NestedStep> m_told;
    std::vector<std::uint32_t> m_contentSeen;
    std::uint32_t m_contentRound = 0;
    BranchHint m_found;
    std::uint32_t m_order = 0;

    /// What the rules asked last give: candidates, each with its place in Run::advanced.
    std::vector<std::pair<CandidateId, std::uint16_t>> m_pending;
    IdSet m_pendingIds;
    std::vector<CandidateId> m_parents;
    std::unique_ptr<Branches> m_inner;
    std::unique_ptr<ForcingList> m_forcing;
    std::unique_ptr<BranchTable> m_table;
    NestedHint m_nestedHint;
};

/// The easiest hint for each result.
class BranchTable {
public:
    BranchTable() : m_places(2 * kCandidates, -1) { m_hints.reserve(2 * kCandidates); }

    void clear() {
        std::ranges::fill(m_places, -1);
        m_hints.clear();
    }
    bool wants(double rating, int complexity, ChainKind kind, Literal key) const;
    void take(const BranchHint& hint, Literal key);
    void sort();
    const std::vector<BranchHint>& hints() const { return m_hints; }

private:
    std::vector<int> m_places;
    std::vector<BranchHint> m_hints;
};

}  // namespace nonet::explainer
