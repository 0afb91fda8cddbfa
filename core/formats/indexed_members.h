// The members of a JSON object in the order in which they came, found by their names at once. nlohmann's own ordered
// map compares each name with all before it, and a foreign object may have as many as it likes: 300,000 took minutes.
// Looking changes an index, also in a const object: not for several threads.
#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace nonet {

template <class Key, class Value, class IgnoredLess = std::less<Key>,
          class Allocator = std::allocator<std::pair<const Key, Value>>>
struct IndexedMembers : nlohmann::ordered_map<Key, Value, IgnoredLess, Allocator> {
    using Base = nlohmann::ordered_map<Key, Value, IgnoredLess, Allocator>;
    using Base::Base;
    using typename Base::const_iterator;
    using typename Base::iterator;
    using typename Base::size_type;
    using typename Base::value_type;

    template <std::convertible_to<std::string_view> Name>
    iterator find(const Name& name) {
        return this->begin() + static_cast<std::ptrdiff_t>(placeOf(name));
    }
    template <std::convertible_to<std::string_view> Name>
    const_iterator find(const Name& name) const {
        return this->begin() + static_cast<std::ptrdiff_t>(placeOf(name));
    }
    template <std::convertible_to<std::string_view> Name>
    size_type count(const Name& name) const {
        return find(name) == this->end() ? 0 : 1;
    }
    template <std::convertible_to<std::string_view> Name>
    std::pair<iterator, bool> emplace(Name&& name, Value&& value) {
        if (const iterator found = find(name); found != this->end())
            return {found, false};
        Base::Container::emplace_back(std::forward<Name>(name), std::move(value));
        return {std::prev(this->end()), true};
    }
    template <std::convertible_to<std::string_view> Name>
    Value& operator[](Name&& name) {
        return emplace(std::forward<Name>(name), Value{}).first->second;
    }
    template <std::convertible_to<std::string_view> Name>
    const Value& operator[](const Name& name) const {
        return this->at(name);
    }
    std::pair<iterator, bool> insert(value_type&& value) { return emplace(value.first, std::move(value.second)); }
    std::pair<iterator, bool> insert(const value_type& value) { return emplace(value.first, Value(value.second)); }
    template <std::input_iterator It>
    void insert(It first, It last) {
        for (; first != last; ++first)
            insert(*first);
    }
    template <std::convertible_to<std::string_view> Name>
    size_type erase(Name&& name) {
        m_index.places.reset();
        return Base::erase(std::forward<Name>(name));
    }
    iterator erase(iterator at) { return erase(at, std::next(at)); }
    iterator erase(iterator first, iterator last) {
        m_index.places.reset();
        return Base::erase(first, last);
    }

private:
    static constexpr std::size_t kFew = 16;

    /// Where each name is. A copy begins empty: the index is made again when it is asked for.
    struct Index {
        Index() = default;
        Index(const Index&) {}
        Index(Index&&) noexcept = default;
        Index& operator=(const Index&) {
            places.reset();
            return *this;
        }
        Index& operator=(Index&&) noexcept = default;
        ~Index() = default;

        /// By a name's hash.
        std::unique_ptr<std::unordered_multimap<std::size_t, std::size_t>> places;
    };

    /// Its size where there is none of that name.
    std::size_t placeOf(std::string_view name) const {
        if (this->size() <= kFew) {
            std::size_t at = 0;
            while (at < this->size() && (*this).data()[at].first != name)
                ++at;
            return at;
        }
        const std::hash<std::string_view> hash;
        // Where there are fewer than it knows, it is that of what was there before.
        if (!m_index.places || m_index.places->size() > this->size())
            m_index.places = std::make_unique<std::unordered_multimap<std::size_t, std::size_t>>();
        for (std::size_t at = m_index.places->size(); at < this->size(); ++at)
            m_index.places->emplace(hash((*this).data()[at].first), at);
        const auto [first, last] = m_index.places->equal_range(hash(name));
        for (auto each = first; each != last; ++each)
            if ((*this).data()[each->second].first == name)
                return each->second;
        return this->size();
    }

    mutable Index m_index;
};

}  // namespace nonet
