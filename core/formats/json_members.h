#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/indexed_members.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

/// Keys in the order in which they are written.
using OrderedJson = nlohmann::basic_json<IndexedMembers>;

/// On one line; bytes that are no UTF-8 are replaced.
std::string jsonText(const Json& value);
std::string jsonText(const OrderedJson& value);
/// JSON that a value carries as text; an empty object where it is none. Keys sorted: an object that keeps their order
/// looks through all of them for each, and a foreign one may have as many as it likes.
Json jsonObjectFrom(const std::string& text);

/// An object's members in the order in which they are written: key and value, each as JSON.
class JsonMembers {
public:
    void add(const std::string& key, std::string value) {
        m_members.emplace_back(jsonText(OrderedJson(key)), std::move(value));
    }
    void add(const std::string& key, const OrderedJson& value) { add(key, jsonText(value)); }
    void add(const OrderedJson& object) {
        for (const auto& [key, value] : object.items())
            add(key, value);
    }
    void addForeign(const Json& foreign) {
        for (const auto& [key, value] : foreign.items())
            add(key, jsonText(value));
    }
    bool isEmpty() const { return m_members.empty(); }

    /// One object, with `begin` and `end` about it, `before` each member but the first and `colon` after its key.
    std::string print(std::string_view begin, std::string_view before, std::string_view colon,
                      std::string_view end) const;
    std::string printLine() const { return print("{", ",", ":", "}"); }

private:
    std::vector<std::pair<std::string, std::string>> m_members;
};

}  // namespace nonet
