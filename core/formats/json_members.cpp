#include "core/formats/json_members.h"

namespace nonet {

std::string jsonText(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string jsonText(const OrderedJson& value) {
    return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

Json jsonObjectFrom(const std::string& text) {
    Json value = Json::parse(text, nullptr, false);
    return value.is_object() ? value : Json::object();
}

std::string JsonMembers::print(std::string_view begin, std::string_view before, std::string_view colon,
                               std::string_view end) const {
    std::string object(begin);
    for (const auto& [key, value] : m_members) {
        if (object.size() > begin.size())
            object += before;
        object.append(key).append(colon).append(value);
    }
    return object.append(end);
}

}  // namespace nonet
