// Lists of sets of symbols whose numbers have a sum.
#include "core/solvers/propagation/model_maker.h"

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

}  // namespace

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

}  // namespace nonet::propagation
