#include "app/commands/answer.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace nonet {

void Answer::addText(std::string_view text) {
    if (m_hasFields)
        m_fields += '\t';
    m_hasFields = true;
    const std::size_t start = m_fields.size();
    m_fields += text.empty() ? "-" : text;
    // A field keeps to its place whatever it quotes.
    std::replace_if(
        m_fields.begin() + static_cast<std::ptrdiff_t>(start), m_fields.end(),
        [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
}

void Answer::add(const char* key, std::string_view text) {
    addText(text);
    addToJson(key, text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text));
}

void Answer::add(const char* key, std::uint64_t number) {
    addText(std::to_string(number));
    addToJson(key, number);
}

void Answer::add(const char* key, double number, int decimals) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", decimals, number);
    addText(text);
    addToJson(key, std::strtod(text, nullptr));
}

void Answer::addJsonText(const char* key, std::string json) {
    const std::string name = jsonText(key);
    const auto known = std::ranges::find(m_json, name, &std::pair<std::string, std::string>::first);
    if (known == m_json.end())
        m_json.emplace_back(name, std::move(json));
    else
        known->second = std::move(json);
}

std::string Answer::jsonText(const nlohmann::ordered_json& value) {
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void Answer::addNothing(const char* key) { add(key, std::string_view()); }

std::string Answer::print(AnswerForm form) const {
    if (form == AnswerForm::json) {
        std::string object = "{";
        for (const auto& [key, value] : m_json)
            object.append(object.size() > 1 ? "," : "").append(key).append(":").append(value);
        return object + "}\n";
    }
    return m_whole.empty() ? m_fields + "\n" : m_whole;
}

}  // namespace nonet
