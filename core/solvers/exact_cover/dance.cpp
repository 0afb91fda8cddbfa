#include "core/solvers/exact_cover/dance.h"

namespace nonet {
namespace {

/// Links that are passed between two looks at the token: well under a millisecond in memory's worst order.
constexpr std::int32_t kLinksBetweenLooks = 20'000;

}  // namespace

Dance::Dance(const Cover& cover, std::stop_token stop) : m_stop(std::move(stop)) {
    m_states.assign(static_cast<std::size_t>(cover.optionCount()), State::open);
    m_rings.reserve(cover.lists().size());
    for (const Cover::Bounds& bounds : cover.lists())
        m_rings.push_back({bounds});
    makeRings(cover);
    makeOpenItems();
}

void Dance::makeRings(const Cover& cover) {
    const auto ringCount = static_cast<Index>(m_rings.size());
    m_begins.assign(m_states.size() + 1, ringCount);
    for (const auto& [option, list] : cover.links())
        ++m_begins[static_cast<std::size_t>(option) + 1];
    for (std::size_t i = 1; i < m_begins.size(); ++i)
        m_begins[i] += m_begins[i - 1] - ringCount;
    m_links.resize(m_rings.size() + cover.links().size());
    for (Index i = 0; i < ringCount; ++i)
        link(i) = {i, i, 0, i};
    std::vector<Index> places(m_begins.begin(), m_begins.end() - 1);
    for (const auto& [option, list] : cover.links()) {
        if (spend(1))
            return;
        const Index place = places[static_cast<std::size_t>(option)]++;
        const Index last = link(list).up;
        link(place) = {last, list, option, list};
        link(last).down = place;
        link(list).up = place;
        ++ring(list).length;
    }
}

void Dance::makeOpenItems() {
    const auto ringCount = static_cast<Index>(m_rings.size());
    m_nextOpen.resize(m_rings.size() + 2);
    m_previousOpen.resize(m_rings.size() + 2);
    for (const Cover::Turn turn : {Cover::Turn::early, Cover::Turn::late}) {
        const Index head = ringCount + static_cast<Index>(turn);
        Index last = head;
        for (Index i = 0; i < ringCount; ++i)
            if (ring(i).need > 0 && ring(i).turn == turn) {
                m_nextOpen[static_cast<std::size_t>(last)] = i;
                m_previousOpen[static_cast<std::size_t>(i)] = last;
                last = i;
            }
        m_nextOpen[static_cast<std::size_t>(last)] = head;
        m_previousOpen[static_cast<std::size_t>(head)] = last;
    }
}

void Dance::begin() {
    m_hasBegun = true;
    for (Index i = 0; i < static_cast<Index>(m_rings.size()); ++i) {
        const Ring& each = ring(i);
        if (each.length < each.need)
            m_isBroken = true;
        else if (each.need > 0 && each.length == each.need)
            m_scarce.push_back(i);
        if (each.length == 0 && each.falling != Cover::kNone)
            m_falling.push_back(each.falling);
        if (each.cap == 0)
            m_full.push_back(i);
    }
}

Dance::End Dance::next(std::uint64_t budget) {
    const bool isFirst = !m_hasBegun;
    if (isFirst)
        begin();
    bool goesOn = isFirst ? settle() : leaveSolution();
    for (;;) {
        if (m_wasStopped)
            return End::stopped;
        if (!goesOn) {
            if (m_frames.empty())
                return End::noMore;
            goesOn = turnBack();
            continue;
        }
        Cover::Turn turn = Cover::Turn::early;
        Cover::List item = bestItem(turn);
        if (item == Cover::kNone) {
            turn = Cover::Turn::late;
            item = bestItem(turn);
        }
        if (item == Cover::kNone)
            return End::solution;
        if (m_guesses >= budget)
            return End::budgetRanOut;
        ++m_guesses;
        const Cover::Option option = firstOpen(item);
        m_frames.push_back({option, m_trail.size(), turn});
        choose(option);
        goesOn = settle();
    }
}

Cover::List Dance::bestItem(Cover::Turn turn) const {
    const auto head = static_cast<Index>(m_rings.size()) + static_cast<Index>(turn);
    Cover::List best = Cover::kNone;
    std::int32_t fewest = INT32_MAX;
    for (Index i = m_nextOpen[static_cast<std::size_t>(head)]; i != head; i = m_nextOpen[static_cast<std::size_t>(i)]) {
        // The first option to be chosen is one of these many: those behind it must still meet the need.
        const std::int32_t ways = ring(i).length - ring(i).need + 1;
        if (ways >= fewest)
            continue;
        best = i;
        fewest = ways;
        if (ways <= 2)
            break;
    }
    return best;
}

Cover::Option Dance::firstOpen(Cover::List list) const {
    Index at = m_links[static_cast<std::size_t>(list)].down;
    while (isChosen(m_links[static_cast<std::size_t>(at)].option))
        at = m_links[static_cast<std::size_t>(at)].down;
    return m_links[static_cast<std::size_t>(at)].option;
}

void Dance::choose(Cover::Option option) {
    state(option) = State::chosen;
    m_trail.push_back(option);
    for (Index i = begin(option); i < end(option); ++i) {
        const Cover::List list = link(i).list;
        Ring& each = ring(list);
        if (++each.chosen == each.need) {
            const Index next = m_nextOpen[static_cast<std::size_t>(list)];
            const Index previous = m_previousOpen[static_cast<std::size_t>(list)];
            m_nextOpen[static_cast<std::size_t>(previous)] = next;
            m_previousOpen[static_cast<std::size_t>(next)] = previous;
        }
        if (each.chosen == each.cap && each.length > each.cap)
            m_full.push_back(list);
        else if (each.chosen > each.cap)
            m_isBroken = true;
    }
    spend(end(option) - begin(option));
}

void Dance::fall(Cover::Option option) {
    if (state(option) == State::fallen)
        return;
    if (state(option) == State::chosen) {
        m_isBroken = true;
        return;
    }
    state(option) = State::fallen;
    m_trail.push_back(option);
    for (Index i = begin(option); i < end(option); ++i) {
        const Link& each = link(i);
        link(each.up).down = each.down;
        link(each.down).up = each.up;
        Ring& of = ring(each.list);
        --of.length;
        if (of.length < of.need)
            m_isBroken = true;
        else if (of.length == of.need && of.chosen < of.need)
            m_scarce.push_back(each.list);
        if (of.length == 0 && of.falling != Cover::kNone)
            m_falling.push_back(of.falling);
    }
    spend(end(option) - begin(option));
}

// A link that is taken out still leads on, so that a ring may lose the option at which its walk is.

void Dance::fallAll(Cover::List list) {
    for (Index i = link(list).down; i != list && !m_isBroken && !m_wasStopped; i = link(i).down)
        fall(link(i).option);
}

void Dance::fallRest(Cover::List list) {
    for (Index i = link(list).down; i != list && !m_isBroken && !m_wasStopped; i = link(i).down)
        if (state(link(i).option) == State::open)
            fall(link(i).option);
}

void Dance::chooseAll(Cover::List list) {
    for (Index i = link(list).down; i != list && !m_isBroken && !m_wasStopped; i = link(i).down)
        if (state(link(i).option) == State::open)
            choose(link(i).option);
}

bool Dance::settle() {
    const auto taken = [](std::vector<Cover::List>& lists) {
        const Cover::List last = lists.back();
        lists.pop_back();
        return last;
    };
    while (!m_isBroken && !m_wasStopped) {
        if (!m_falling.empty())
            fallAll(taken(m_falling));
        else if (!m_full.empty())
            fallRest(taken(m_full));
        else if (!m_scarce.empty())
            chooseAll(taken(m_scarce));
        else
            return true;
    }
    m_falling.clear();
    m_full.clear();
    m_scarce.clear();
    return false;
}

bool Dance::turnBack() {
    const Frame frame = m_frames.back();
    m_frames.pop_back();
    undo(frame.trail);
    if (m_wasStopped)
        return false;
    fall(frame.option);
    return settle();
}

bool Dance::leaveSolution() {
    // Another way to cover the late items would be the same solution.
    while (!m_frames.empty() && m_frames.back().turn == Cover::Turn::late) {
        undo(m_frames.back().trail);
        m_frames.pop_back();
    }
    return !m_frames.empty() && turnBack();
}

void Dance::undo(std::size_t trail) {
    m_isBroken = false;
    while (m_trail.size() > trail) {
        const Cover::Option option = m_trail.back();
        m_trail.pop_back();
        const bool wasChosen = state(option) == State::chosen;
        state(option) = State::open;
        for (Index i = end(option) - 1; i >= begin(option); --i) {
            const Link& each = link(i);
            Ring& of = ring(each.list);
            if (!wasChosen) {
                link(each.up).down = i;
                link(each.down).up = i;
                ++of.length;
            } else if (of.chosen-- == of.need) {
                const auto list = static_cast<std::size_t>(each.list);
                m_nextOpen[static_cast<std::size_t>(m_previousOpen[list])] = each.list;
                m_previousOpen[static_cast<std::size_t>(m_nextOpen[list])] = each.list;
            }
        }
        if (spend(end(option) - begin(option)))
            return;
    }
}

bool Dance::spend(Index links) {
    m_spent += links;
    if (m_spent >= kLinksBetweenLooks) {
        m_spent = 0;
        m_wasStopped = m_wasStopped || m_stop.stop_requested();
    }
    return m_wasStopped;
}

}  // namespace nonet
