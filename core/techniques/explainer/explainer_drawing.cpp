#include "core/techniques/explainer/explainer_drawing.h"

#include <algorithm>
#include <utility>

namespace nonet::explainer {
namespace {

/// More are a tangle that no eye follows. Nested chains are short, and drawn apart from those around them.
constexpr std::size_t kMostLinksDrawn = 60;
constexpr std::size_t kMostNestedLinksDrawn = 40;

/// Marks each candidate of the chain on or off. Where a contradiction's chains say both, the first one marks it.
void markNodes(nonet::Step& drawn, const Chain& chain) {
    for (const ChainNode& node : chain.nodes) {
        const Candidate candidate = candidateOf(idOfLiteral(node.literal));
        const auto isThis = [candidate](const RoleCandidate& each) { return each.candidate == candidate; };
        if (std::ranges::none_of(drawn.candidates, isThis))
            drawn.candidates.push_back({candidate, isTrueLiteral(node.literal) ? Role::on : Role::off});
    }
}

bool hasBranches(const Chain& chain) {
    return std::ranges::any_of(chain.nodes,
                               [](const ChainNode& node) { return node.parents.size() > 1 || node.nested >= 0; });
}

/// The nodes of a chain without branches, from what is assumed to the target.
std::vector<const ChainNode*> wayOf(const Chain& chain) {
    std::vector<const ChainNode*> way;
    for (const ChainNode* node = &chain.nodes.front(); way.size() <= chain.nodes.size();
         node = &chain.nodes[node->parents.front()]) {
        way.push_back(node);
        if (node->parents.empty())
            break;
    }
    std::ranges::reverse(way);
    return way;
}

StepLine lineOf(const Chain& chain) {
    StepLine line;
    for (const ChainNode* node : wayOf(chain)) {
        const bool isOn = isTrueLiteral(node->literal);
        if (!line.nodes.empty())
            line.links.push_back(isOn ? LinkStrength::strong : LinkStrength::weak);
        line.nodes.push_back(nodeOf(candidateOf(idOfLiteral(node->literal)), isOn));
    }
    return line;
}

/// Each after all that it follows from, the target last: as one reads them.
std::vector<const ChainNode*> parentsFirst(const Chain& chain) {
    std::vector<const ChainNode*> nodes;
    std::vector<bool> isSeen(chain.nodes.size());
    // A node and how many of its parents were looked at.
    std::vector<std::pair<std::size_t, std::size_t>> open{{0, 0}};
    isSeen[0] = true;
    while (!open.empty()) {
        auto& [place, looked] = open.back();
        const ChainNode& node = chain.nodes[place];
        if (looked == node.parents.size()) {
            nodes.push_back(&node);
            open.pop_back();
            continue;
        }
        const std::size_t parent = node.parents[looked++];
        if (!isSeen[parent]) {
            isSeen[parent] = true;
            open.emplace_back(parent, 0);
        }
    }
    return nodes;
}

/// A line for each thing that a node follows from, from what is assumed on.
void addBranches(nonet::Step& drawn, const Chain& chain) {
    const auto drawnNode = [](const ChainNode& node) {
        return nodeOf(candidateOf(idOfLiteral(node.literal)), isTrueLiteral(node.literal));
    };
    for (const ChainNode* node : parentsFirst(chain))
        for (const std::uint16_t place : node->parents) {
            const ChainNode& parent = chain.nodes[place];
            const LinkStrength strength = isTrueLiteral(parent.literal) ? LinkStrength::weak : LinkStrength::strong;
            drawn.lines.push_back({.nodes = {drawnNode(parent), drawnNode(*node)}, .links = {strength}});
        }
}

std::size_t linkCount(const std::vector<Chain>& chains) {
    std::size_t count = 0;
    for (const Chain& chain : chains)
        for (const ChainNode& node : chain.nodes)
            count += node.parents.size();
    return count;
}

std::size_t linkCount(const std::vector<NestedStep>& nested) {
    std::size_t count = 0;
    for (const NestedStep& each : nested)
        count += linkCount(each.chains) + linkCount(each.nested);
    return count;
}

void addChains(nonet::Step& drawn, const std::vector<Chain>& chains, bool canBeFollowed) {
    const bool isPlain = std::ranges::none_of(chains, hasBranches);
    for (const Chain& chain : chains) {
        markNodes(drawn, chain);
        if (isPlain && chain.nodes.size() > 1)
            drawn.lines.push_back(lineOf(chain));
        else if (canBeFollowed)
            addBranches(drawn, chain);
    }
}

/// What the chains around a nested step had removed where it is used first, as far as it leans on that.
std::vector<Candidate> removedBefore(const std::vector<Chain>& chains, int nested) {
    for (const Chain& chain : chains)
        for (const ChainNode& node : chain.nodes) {
            if (node.nested != nested)
                continue;
            std::vector<Candidate> removed;
            for (const std::uint16_t place : node.parents)
                removed.push_back(candidateOf(idOfLiteral(chain.nodes[place].literal)));
            std::ranges::sort(removed);
            return removed;
        }
    return {};
}

void addNested(nonet::Step& drawn, const std::vector<Chain>& chains, const std::vector<NestedStep>& nested,
               bool canBeFollowed) {
    for (std::size_t i = 0; i < nested.size(); ++i) {
        nonet::Step inner;
        inner.removedBefore = removedBefore(chains, static_cast<int>(i));
        nested[i].removed.forEach([&inner](int id) { inner.eliminations.push_back(candidateOf(id)); });
        addChains(inner, nested[i].chains, canBeFollowed);
        if (!canBeFollowed)
            inner.lines.clear();
        addNested(inner, nested[i].chains, nested[i].nested, canBeFollowed);
        normalise(inner);
        drawn.inner.push_back(std::move(inner));
    }
}

/// Counts on as addChains and addNested draw.
class LinkNumbers {
public:
    std::vector<LinkedNode> of(const Step& step) {
        const bool isPlain = std::ranges::none_of(step.chains, hasBranches);
        add(step.chains, step.nested, isPlain || linkCount(step.chains) <= kMostLinksDrawn);
        addNested(step.nested, linkCount(step.nested) <= kMostNestedLinksDrawn);
        return std::move(m_nodes);
    }

private:
    static int sizeOf(const NestedStep& step) {
        int size = 1;
        for (const NestedStep& each : step.nested)
            size += sizeOf(each);
        return size;
    }
    /// The number of the nested step that the node follows from; 0 for none. `nested` are the own nested steps of step
    /// m_nested, which come next.
    int causeOf(const ChainNode& node, const std::vector<NestedStep>& nested) const {
        if (node.nested < 0)
            return 0;
        int number = m_nested + 1;
        for (int i = 0; i < node.nested; ++i)
            number += sizeOf(nested[static_cast<std::size_t>(i)]);
        return number;
    }
    void add(const std::vector<Chain>& chains, const std::vector<NestedStep>& nested, bool isDrawn) {
        const bool isPlain = std::ranges::none_of(chains, hasBranches);
        for (const Chain& chain : chains) {
            const std::vector<const ChainNode*> nodes = isPlain ? wayOf(chain) : parentsFirst(chain);
            for (const ChainNode* node : nodes) {
                if (node->parents.empty())
                    continue;
                m_nodes.push_back({&chain, node, isDrawn ? m_next : 0, m_nested, causeOf(*node, nested)});
                m_next += isDrawn ? m_nodes.back().links() : 0;
            }
        }
    }
    void addNested(const std::vector<NestedStep>& nested, bool isDrawn) {
        for (const NestedStep& each : nested) {
            ++m_nested;
            add(each.chains, each.nested, isDrawn);
            addNested(each.nested, isDrawn);
        }
    }

    std::vector<LinkedNode> m_nodes;
    int m_next = 1;
    int m_nested = 0;
};

/// Intersections and fish name base and cover in turn.
bool crossesHouses(Producer producer) {
    switch (producer) {
    case Producer::directLocking:
    case Producer::locking:
    case Producer::xWing:
    case Producer::swordfish:
    case Producer::jellyfish: return true;
    default: return false;
    }
}

void markDigits(nonet::Step& drawn, const Board& board, int cell, Nine digits) {
    digits = static_cast<Nine>(digits & board.candidates(cell));
    for (; digits != 0; digits = static_cast<Nine>(digits & (digits - 1)))
        drawn.candidates.push_back({candidateOf(idOf(cell, lowestOf(digits))), Role::base});
}

void addPattern(nonet::Step& drawn, const Board& board, const Hint& hint) {
    for (Nine digits = hint.digits; digits != 0; digits = static_cast<Nine>(digits & (digits - 1)))
        drawn.digits.insert(Digit::fromIndex(lowestOf(digits)));
    for (const std::uint8_t cell : hint.cells) {
        drawn.cells.push_back({Cell(cell), Role::base});
        markDigits(drawn, board, cell, hint.digits);
    }
    for (std::size_t i = 0; i < hint.houses.size(); ++i) {
        const bool isCover = crossesHouses(hint.producer) && i % 2 == 1;
        drawn.houses.push_back({houseOf(hint.houses[i]), isCover ? Role::cover : Role::base});
        if (crossesHouses(hint.producer) && !isCover)
            for (int place = 0; place < 9; ++place)
                markDigits(drawn, board, cellAtPlace(hint.houses[i], place), hint.digits);
    }
}

}  // namespace

Candidate candidateOf(int id) { return {Cell(cellOfId(id)), Digit::fromIndex(digitOfId(id))}; }

House houseOf(int house) {
    constexpr HouseKind kinds[] = {HouseKind::box, HouseKind::row, HouseKind::column};
    return {kinds[house / 9], static_cast<std::uint8_t>(house % 9)};
}

Step withChainAlone(const Step& step, std::size_t chain) {
    Step alone = step;
    alone.chains = {step.chains[chain]};
    alone.nested.clear();
    std::vector<int> places(step.nested.size(), -1);
    for (ChainNode& node : alone.chains.front().nodes) {
        if (node.nested < 0)
            continue;
        const auto before = static_cast<std::size_t>(node.nested);
        if (places[before] < 0) {
            places[before] = static_cast<int>(alone.nested.size());
            alone.nested.push_back(step.nested[before]);
        }
        node.nested = places[before];
    }
    return alone;
}

std::vector<LinkedNode> linkedNodes(const Step& step) { return LinkNumbers().of(step); }

nonet::Step drawnStep(const Board& board, const Step& step) {
    nonet::Step drawn;
    if (step.hint.placed >= 0)
        drawn.placements.push_back(candidateOf(step.hint.placed));
    step.hint.removed.forEach([&drawn](int id) { drawn.eliminations.push_back(candidateOf(id)); });
    addPattern(drawn, board, step.hint);
    addChains(drawn, step.chains, linkCount(step.chains) <= kMostLinksDrawn);
    addNested(drawn, step.chains, step.nested, linkCount(step.nested) <= kMostNestedLinksDrawn);
    normalise(drawn);
    return drawn;
}

}  // namespace nonet::explainer
