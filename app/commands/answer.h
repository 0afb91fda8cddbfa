#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

/// Fields separated by tabs for pipes, or one JSON object a line.
enum class AnswerForm { text, json };

/// One answer: its fields in the order in which they are printed.
class Answer {
public:
    /// A field that both forms have. A text is null in JSON where it is empty, and `-` in the text form.
    void add(const char* key, std::string_view text);
    void add(const char* key, std::uint64_t number);
    /// Rounded to that many decimals.
    void add(const char* key, double number, int decimals);
    void addNothing(const char* key);
    /// A field that only JSON has.
    void addToJson(const char* key, const nlohmann::ordered_json& value) { addJsonText(key, jsonText(value)); }
    /// A field that only JSON has, whose value is JSON already.
    void addJsonText(const char* key, std::string json);
    /// Text that takes the place of the fields, and may have several lines.
    void setWhole(std::string text) { m_whole = std::move(text); }

    /// With its line end.
    std::string print(AnswerForm form) const;

private:
    void addText(std::string_view text);

    static std::string jsonText(const nlohmann::ordered_json& value);

    /// Key and value, each as JSON.
    std::vector<std::pair<std::string, std::string>> m_json;
    std::string m_fields;
    std::string m_whole;
    bool m_hasFields = false;
};

}  // namespace nonet
