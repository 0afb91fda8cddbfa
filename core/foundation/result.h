#pragma once

#include "core/foundation/error.h"

#include <cassert>
#include <utility>
#include <variant>

namespace nonet {

/// A value or the Error that kept it from being made. Look before you take: value() of a failed result is a bug.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

    bool hasValue() const { return m_content.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    const T& value() const& {
        assert(hasValue());
        return *std::get_if<0>(&m_content);
    }
    T& value() & {
        assert(hasValue());
        return *std::get_if<0>(&m_content);
    }
    T&& value() && {
        assert(hasValue());
        return std::move(*std::get_if<0>(&m_content));
    }
    const Error& error() const {
        assert(!hasValue());
        return *std::get_if<1>(&m_content);
    }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

private:
    std::variant<T, Error> m_content;
};

}  // namespace nonet
