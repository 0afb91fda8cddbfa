#include "core/formats/links/zipped_json.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nonet {
namespace {

constexpr std::array kLongNames = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"a", "arrows"},      {"c", "color"},  {"c1", "borderColor"}, {"c2", "backgroundColor"},
    {"ca", "cages"},      {"ce", "cells"}, {"cs", "cellSize"},    {"ct", "center"},
    {"d", "duration"},    {"d2", "d"},     {"fs", "fontSize"},    {"h", "height"},
    {"hl", "headLength"}, {"l", "lines"},  {"o", "overlays"},     {"r", "rounded"},
    {"re", "regions"},    {"t", "title"},  {"te", "text"},        {"th", "thickness"},
    {"u", "underlays"},   {"v", "value"},  {"vd", "videos"},      {"w", "width"},
    {"wp", "wayPoints"},
});

bool isJsonBlank(char sign) { return sign == ' ' || sign == '\t' || sign == '\r' || sign == '\n'; }
bool isLetterOrDigit(char sign) {
    return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || sign == '_';
}
bool isZippedColour(char sign) {
    return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'f') || (sign >= 'A' && sign <= 'F');
}

class Unzipping {
public:
    explicit Unzipping(std::string_view zipped)
        : m_zipped(zipped), m_quote(zipped.find('"') == std::string_view::npos ? '\'' : '"') {
        m_json.reserve(zipped.size() * 2);
    }

    std::string run() {
        while (m_at < m_zipped.size()) {
            const char sign = m_zipped[m_at];
            if (isJsonBlank(sign)) {
                ++m_at;
            } else if (sign == m_quote) {
                takeString();
            } else if (std::string_view("{}[],:").find(sign) != std::string_view::npos) {
                takeMark(sign);
            } else {
                takeWord();
            }
        }
        return std::move(m_json);
    }

private:
    void takeMark(char sign) {
        // Nothing between two commas, or beside one at a bracket, is an empty object.
        const bool isOpen = m_last == '[' || m_last == ',';
        if (isOpen && (sign == ',' || sign == ']' || sign == '}'))
            m_json += "{}";
        m_json += sign;
        m_last = sign;
        ++m_at;
    }

    /// An apostrophe and a quote are written alike in it.
    void takeString() {
        m_json += '"';
        for (++m_at; m_at < m_zipped.size() && m_zipped[m_at] != m_quote; ++m_at) {
            const char sign = m_zipped[m_at];
            if (sign == '\\' && m_at + 1 < m_zipped.size()) {
                const char next = m_zipped[++m_at];
                if (next == '\'')
                    m_json += next;
                else
                    m_json.append({sign, next});
            } else {
                m_json += sign;
            }
        }
        ++m_at;
        m_json += '"';
        m_last = '"';
    }

    void takeWord() {
        const std::size_t end = std::min(m_zipped.find_first_of("{}[],:'\" \t\r\n", m_at + 1), m_zipped.size());
        const std::string_view word = m_zipped.substr(m_at, end - m_at);
        const bool isKey = (m_last == '{' || m_last == ',') && end < m_zipped.size() && m_zipped[end] == ':' &&
                           std::ranges::all_of(word, isLetterOrDigit);
        if (isKey)
            m_json.append("\"").append(word).append("\"");
        else if (m_last == ':')
            m_json += valueOf(word);
        else
            m_json += word;
        m_at = end;
        m_last = 'w';
    }

    static std::string valueOf(std::string_view word) {
        if (word == "f" || word == "t")
            return word == "t" ? "true" : "false";
        if (word == "#0" || word == "#F")
            return word == "#0" ? "\"#000000\"" : "\"#FFFFFF\"";
        constexpr std::size_t kColour = 6;
        if (word.size() == kColour && std::ranges::all_of(word, isZippedColour))
            return "\"#" + std::string(word) + "\"";
        return std::string(word);
    }

    std::string_view m_zipped;
    char m_quote;
    std::size_t m_at = 0;
    /// What was written last: a mark, the end of a string, or 'w' for a word.
    char m_last = ' ';
    std::string m_json;
};

}  // namespace

std::string jsonFromZipped(std::string_view zipped) { return Unzipping(zipped).run(); }

void nameZippedKeys(Json& value) {
    if (value.is_array()) {
        for (Json& each : value)
            nameZippedKeys(each);
        return;
    }
    if (!value.is_object())
        return;
    Json named = Json::object();
    for (auto& [key, each] : value.items()) {
        nameZippedKeys(each);
        const auto* const name = std::ranges::find(kLongNames, key, [](const auto& pair) { return pair.first; });
        const bool isShort = name != kLongNames.end() && !value.contains(name->second);
        named[isShort ? std::string(name->second) : key] = std::move(each);
    }
    value = std::move(named);
}

}  // namespace nonet
