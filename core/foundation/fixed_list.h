#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>

namespace nonet {

/// A list of at most Capacity elements that never allocates. Pushing to a full list is a bug.
template <typename T, std::size_t Capacity>
class FixedList {
public:
    constexpr FixedList() = default;
    constexpr FixedList(std::initializer_list<T> items) {
        for (const T& item : items)
            push(item);
    }

    constexpr void push(const T& item) {
        assert(m_size < Capacity);
        m_items[m_size++] = item;
    }
    constexpr void pop() {
        assert(m_size > 0);
        --m_size;
    }
    constexpr void clear() { m_size = 0; }

    constexpr std::size_t size() const { return m_size; }
    constexpr bool isEmpty() const { return m_size == 0; }
    constexpr bool isFull() const { return m_size == Capacity; }
    constexpr T& operator[](std::size_t i) {
        assert(i < m_size);
        return m_items[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < m_size);
        return m_items[i];
    }
    constexpr const T& back() const { return (*this)[m_size - 1]; }
    constexpr auto begin() { return m_items.begin(); }
    constexpr auto end() { return m_items.begin() + static_cast<std::ptrdiff_t>(m_size); }
    constexpr auto begin() const { return m_items.begin(); }
    constexpr auto end() const { return m_items.begin() + static_cast<std::ptrdiff_t>(m_size); }

    friend constexpr bool operator==(const FixedList& a, const FixedList& b) {
        if (a.m_size != b.m_size)
            return false;
        for (std::size_t i = 0; i < a.m_size; ++i)
            if (!(a.m_items[i] == b.m_items[i]))
                return false;
        return true;
    }

private:
    std::array<T, Capacity> m_items{};
    std::size_t m_size = 0;
};

}  // namespace nonet
