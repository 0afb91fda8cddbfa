// How far chains without memory get: all starts go on together, two links a level, as sets of nodes.
#pragma once

#include "core/techniques/explainer/explainer_links.h"

#include <span>

namespace nonet::explainer {

/// By start, true or false, the true nodes that a level reaches. How long a chain is follows from the level at which
/// its start meets its own contrary.
class LinkLevels {
public:
    LinkLevels();

    /// Level 0, by the links in use; the graph must stay as it is. Starts are the candidates of these digits (fewer
    /// than all only where links stay within digits), and only those of cells with two where others lead nowhere.
    void begin(const LinkGraph& graph, Nine digits = kAllNine);
    /// Ascending.
    std::span<const Node> starts() const { return m_starts; }
    /// The next level; false when nothing new was reached.
    bool goOn();

    /// Whether the node, true, may have a cycle that closes two links on. Some do not remove anything, or would go over
    /// a node twice.
    bool mayClose(int node) const;
    /// Whether the node, true, makes itself false one link on.
    bool isRefuted(int node) const;
    /// Whether the node, false, was made true at this level.
    bool isForced(int node) const;

    /// After the last level: lays down for haveSameResult what each start, true, makes false on its way.
    void close();
    /// Whether all these starts, true, make the same candidate true, or the same one false.
    bool haveSameResult(std::span<const Node> starts) const;

private:
    template <std::size_t Words>
    void beginWith();
    template <std::size_t Words>
    bool goOnWith();
    template <std::size_t Words>
    void closeWith();
    bool haveCommon(const std::vector<std::uint64_t>& a, std::size_t i, const std::vector<std::uint64_t>& b,
                    std::size_t k) const;

    void chooseStarts(Nine digits);

    const LinkGraph* m_graph = nullptr;
    std::vector<Node> m_starts;
    /// How many words a set of nodes takes.
    std::size_t m_words = 1;
    /// By node, each a set of nodes: what it makes false; the true ones two links on; those it is two links on from.
    std::vector<std::uint64_t> m_weak;
    std::vector<std::uint64_t> m_onward;
    std::vector<std::uint64_t> m_backward;
    /// By start, once true and once false: the true nodes that were just reached, and all of them.
    std::vector<std::uint64_t> m_front;
    std::vector<std::uint64_t> m_reached;
    /// By start, true: the false nodes.
    std::vector<std::uint64_t> m_falses;
    std::vector<std::uint8_t> m_isActive;
};

}  // namespace nonet::explainer
