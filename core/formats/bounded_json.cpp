#include "core/formats/bounded_json.h"

#include <algorithm>

namespace nonet {

namespace {

/// Walks the text without keeping anything and stops at the first thing that is wrong.
class BoundsCheck : public nlohmann::json_sax<Json> {
public:
    std::optional<Error> failure;
    /// Bytes read where the parser gave up.
    std::size_t failedAt = 0;

    bool null() override { return count(); }
    bool boolean(bool) override { return count(); }
    bool number_integer(number_integer_t) override { return count(); }
    bool number_unsigned(number_unsigned_t) override { return count(); }
    bool number_float(number_float_t, const string_t&) override { return count(); }
    bool string(string_t&) override { return count(); }
    bool binary(binary_t&) override { return count(); }
    bool key(string_t&) override { return count(); }
    bool start_object(std::size_t) override { return enter(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        failure = Error{.code = ErrorCode::badJson};
        failedAt = position;
        return false;
    }

private:
    bool count() {
        if (++m_values <= kMostValues)
            return true;
        failure = Error{.code = ErrorCode::inputTooLarge,
                        .detail = ErrorDetail::values,
                        .found = static_cast<long long>(m_values),
                        .expected = static_cast<long long>(kMostValues)};
        return false;
    }
    bool enter() {
        if (++m_depth <= kDeepestNesting)
            return count();
        failure = Error{.code = ErrorCode::nestedTooDeep, .found = m_depth, .expected = kDeepestNesting};
        return false;
    }
    bool leave() {
        --m_depth;
        return true;
    }

    int m_depth = 0;
    std::size_t m_values = 0;
};

}  // namespace

Result<Json> parseBoundedJson(std::string_view text) {
    if (text.size() > kLargestJson)
        return Error{.code = ErrorCode::inputTooLarge,
                     .found = static_cast<long long>(text.size()),
                     .expected = static_cast<long long>(kLargestJson)};
    BoundsCheck check;
    if (!Json::sax_parse(text, &check)) {
        Error failure = check.failure.value_or(Error{.code = ErrorCode::badJson});
        if (failure.code == ErrorCode::badJson) {
            const std::size_t at = std::min(check.failedAt > 0 ? check.failedAt - 1 : 0, text.size());
            const std::string_view before = text.substr(0, at);
            const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
            failure.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
            failure.column = static_cast<int>(at - lineStart) + 1;
        }
        return failure;
    }
    Json parsed = Json::parse(text, nullptr, false);
    if (parsed.is_discarded())
        return Error{.code = ErrorCode::badJson, .line = 1, .column = 1};
    return parsed;
}

const Json* member(const Json& object, std::string_view name) {
    if (!object.is_object())
        return nullptr;
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &*found;
}

std::optional<int> integerIn(const Json& value, int least, int most) {
    if (!value.is_number_integer())
        return std::nullopt;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
        return std::nullopt;
    const std::int64_t number = value.get<std::int64_t>();
    return number >= least && number <= most ? std::optional<int>(static_cast<int>(number)) : std::nullopt;
}

std::optional<std::uint64_t> revisionFrom(const Json& value) {
    constexpr std::uint64_t kLargest = 1ULL << 53U;
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > kLargest)
        return std::nullopt;
    return value.get<std::uint64_t>();
}

}  // namespace nonet
