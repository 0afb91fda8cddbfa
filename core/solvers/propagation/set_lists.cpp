// Lists of sets of symbols: whose numbers have a sum, or of which each two go together.
#include "core/solvers/propagation/model_maker.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <set>

namespace nonet::propagation {
namespace {

/// More sets than this are bounded by their sum instead.
constexpr std::size_t kMostSets = 4096;
constexpr int kMostSetSteps = 40'000;

/// Sets of rising symbols with a sum, found one symbol after the other.
class SetFinder {
public:
    explicit SetFinder(std::span<const int> numbers) : m_numbers(numbers) {}

    /// False where there are too many.
    bool find(int first, int size, int total, Mask held) {
        if (++m_steps > kMostSetSteps || m_found.size() > kMostSets)
            return false;
        if (size == 0) {
            if (total == 0)
                m_found.push_back(held);
            return true;
        }
        const int count = static_cast<int>(m_numbers.size());
        for (int symbol = first; symbol + size <= count; ++symbol) {
            int low = 0;
            int high = 0;
            for (int i = 0; i < size; ++i) {
                low += m_numbers[static_cast<std::size_t>(symbol + i)];
                high += i == 0 ? m_numbers[static_cast<std::size_t>(symbol)]
                               : m_numbers[static_cast<std::size_t>(count - i)];
            }
            if (low > total)
                return true;
            if (high < total)
                continue;
            if (!find(symbol + 1, size - 1, total - m_numbers[static_cast<std::size_t>(symbol)],
                      held | Mask{1} << symbol))
                return false;
        }
        return true;
    }
    std::vector<Mask> take() { return std::move(m_found); }

private:
    std::span<const int> m_numbers;
    std::vector<Mask> m_found;
    int m_steps = 0;
};

/// Finds all sets of `size` symbols each two of which go together.
void findCliques(std::span<const Mask> goesWith, Mask open, int size, Mask held, std::vector<Mask>& found) {
    if (size == 0) {
        found.push_back(held);
        return;
    }
    for (; countOfWord(open) >= size && found.size() <= kMostSets; open &= open - 1) {
        const auto symbol = static_cast<std::size_t>(std::countr_zero(open));
        findCliques(goesWith, open & ~(Mask{1} << symbol) & goesWith[symbol], size - 1, held | Mask{1} << symbol,
                    found);
    }
}

bool goBothWays(std::span<const Mask> goesWith) {
    for (std::size_t a = 0; a < goesWith.size(); ++a)
        for (std::size_t b = 0; b <= a; ++b)
            if ((goesWith[a] >> b & 1U) != (a == b ? 0 : goesWith[b] >> a & 1U))
                return false;
    return true;
}

}  // namespace

void ModelMaker::addSetsOfPairs(std::span<const std::pair<Cell, Cell>> pairs, std::span<const Mask> goesWith) {
    if (!goBothWays(goesWith))
        return;
    std::map<Variable, std::set<Variable>> groups;
    for (const auto& [a, b] : pairs)
        for (const auto& [from, to] :
             {std::pair(variableOf(a), variableOf(b)), std::pair(variableOf(b), variableOf(a))})
            groups[from].insert({from, to});
    std::map<std::size_t, std::uint32_t> numbers;
    for (const auto& each : groups) {
        const std::set<Variable>& group = each.second;
        const bool isFirst = *group.begin() == each.first;
        const bool isWhole = std::ranges::all_of(group, [&](Variable other) { return groups[other] == group; });
        if (!isFirst || !isWhole || group.size() < 3)
            continue;
        const auto [number, isNew] =
            numbers.try_emplace(group.size(), static_cast<std::uint32_t>(m_model.setLists.size()));
        if (isNew)
            findCliques(goesWith, m_model.usable, static_cast<int>(group.size()), 0, m_model.setLists.emplace_back());
        if (m_model.setLists[number->second].size() <= kMostSets)
            addPropagator(setChoice(std::vector<Variable>(group.begin(), group.end()), number->second, {}), {});
    }
}

std::optional<std::uint32_t> ModelMaker::setsOf(int size, int total) {
    const auto [place, isNew] = m_setNumbers.try_emplace({size, total});
    if (!isNew)
        return place->second;
    SetFinder finder({m_model.numbers.data(), static_cast<std::size_t>(m_model.numberCount)});
    if (finder.find(0, size, total, 0)) {
        place->second = static_cast<std::uint32_t>(m_model.setLists.size());
        m_model.setLists.push_back(finder.take());
    }
    return place->second;
}

std::optional<std::uint32_t> ModelMaker::setsBetween(Mask ends, int total, std::size_t most) {
    const auto [place, isNew] = m_setsBetween.try_emplace({ends, total, most});
    if (!isNew)
        return place->second;
    std::vector<std::vector<Mask>> lists(most + 1);
    for (std::size_t size = 0; size <= most; ++size) {
        const std::optional<std::uint32_t> all = setsOf(static_cast<int>(size), total);
        if (!all)
            return std::nullopt;
        std::ranges::copy_if(m_model.setLists[*all], std::back_inserter(lists[size]),
                             [&](Mask set) { return (set & ends) == 0; });
    }
    place->second = static_cast<std::uint32_t>(m_model.setLists.size());
    std::ranges::move(lists, std::back_inserter(m_model.setLists));
    return place->second;
}

}  // namespace nonet::propagation
