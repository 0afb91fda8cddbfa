#include "core/design/rules_text.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr auto kSpaces = " \t\r";

bool holds(const std::vector<std::string>& lines, const std::string& line) {
    return std::ranges::find(lines, line) != lines.end();
}

}  // namespace

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string line = text.substr(from, end - from);
        const std::size_t first = line.find_first_not_of(kSpaces);
        if (first != std::string::npos)
            lines.push_back(line.substr(first, line.find_last_not_of(kSpaces) - first + 1));
        from = end + 1;
    }
    return lines;
}

std::string textOf(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += (text.empty() ? "" : "\n") + line;
    return text;
}

std::vector<std::string> broughtUpToDate(const std::vector<std::string>& text, const std::vector<std::string>& composed,
                                         const std::vector<std::string>& now) {
    std::vector<std::string> next;
    std::ranges::copy_if(text, std::back_inserter(next),
                         [&](const std::string& line) { return holds(now, line) || !holds(composed, line); });
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (holds(composed, now[i]) || holds(next, now[i]))
            continue;
        auto follows = next.end();
        for (std::size_t before = i; before > 0 && follows == next.end(); --before)
            follows = std::ranges::find(next, now[before - 1]);
        next.insert(follows == next.end() ? follows : follows + 1, now[i]);
    }
    return next;
}

std::vector<bool> ownLines(const std::vector<std::string>& text, const std::vector<std::string>& composed) {
    std::vector<bool> own;
    own.reserve(text.size());
    for (const std::string& line : text)
        own.push_back(!holds(composed, line));
    return own;
}

}  // namespace nonet
