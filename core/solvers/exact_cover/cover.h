// An exact cover problem as it is stated, before its links dance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace nonet {

/// Options, and lists of them. An item is a list of which at least `need` and at most `cap` options are chosen
/// (Knuth's algorithm M; need and cap 1: X; need 0: a secondary item). A list without bounds only watches: once none of
/// its options is left, all options of another list fall. Two lists that fall with each other are a colour of
/// algorithm C: options that must agree on it, held to that before one of them is chosen.
class Cover {
public:
    using Option = std::int32_t;
    using List = std::int32_t;
    static constexpr List kNone = -1;
    static constexpr std::int32_t kNoCap = INT32_MAX;

    /// Late items are branched on when no other is left, and one way to cover them is enough: they say that there is
    /// one, and do not multiply solutions.
    enum class Turn : std::uint8_t { early, late };

    struct Bounds {
        std::int32_t need = 0;
        std::int32_t cap = kNoCap;
        List falling = kNone;
        Turn turn = Turn::early;
    };

    Option addOption() { return m_optionCount++; }
    List addItem(int need, int cap, Turn turn = Turn::early) { return add({need, cap, kNone, turn}); }
    List addList() { return add({}); }
    void put(Option option, List list) { m_links.emplace_back(option, list); }
    /// One list a list.
    void whenEmpty(List list, List falling) { m_lists[static_cast<std::size_t>(list)].falling = falling; }
    void whenEitherEmpty(List a, List b) {
        whenEmpty(a, b);
        whenEmpty(b, a);
    }

    std::int32_t optionCount() const { return m_optionCount; }
    const std::vector<Bounds>& lists() const { return m_lists; }
    const std::vector<std::pair<Option, List>>& links() const { return m_links; }
    /// How many links and lists it keeps: what its memory grows with.
    std::size_t size() const { return m_links.size() + m_lists.size(); }

private:
    List add(Bounds bounds) {
        m_lists.push_back(bounds);
        return static_cast<List>(m_lists.size() - 1);
    }

    std::int32_t m_optionCount = 0;
    std::vector<Bounds> m_lists;
    std::vector<std::pair<Option, List>> m_links;
};

}  // namespace nonet
