#include "ui/text/rules_lines.h"

#include "core/design/rules_text.h"
#include "ui/text/rule_words.h"
#include "ui/text/translations.h"

#include <algorithm>

namespace nonet {
namespace {

std::vector<std::string> linesFrom(const QStringList& sentences) {
    std::vector<std::string> lines;
    for (const QString& sentence : sentences)
        lines.push_back(sentence.toStdString());
    return lines;
}

std::vector<std::vector<std::string>> composedInEveryLanguage(const Rulebook& rules) {
    std::vector<std::vector<std::string>> all;
    for (const QStringList& sentences : inEveryLanguage([&rules] { return rulesOf(rules); }))
        all.push_back(linesFrom(sentences));
    return all;
}

}  // namespace

std::vector<std::string> composedLines(const Rulebook& rules) { return linesFrom(rulesOf(rules)); }

std::vector<std::string> inWindowsLanguage(const std::vector<std::string>& lines, const Rulebook& rules) {
    const std::vector<std::string> now = composedLines(rules);
    std::vector<std::string> next = lines;
    for (const std::vector<std::string>& made : composedInEveryLanguage(rules)) {
        // Two rules may say the same in one language alone: then nobody knows which sentence is which.
        if (made == now || made.size() != now.size())
            continue;
        for (std::string& line : next)
            if (const auto same = std::ranges::find(made, line); same != made.end())
                line = now[static_cast<std::size_t>(same - made.begin())];
    }
    return next;
}

void recogniseRules(PuzzleInfo& info, const Rulebook& rules) {
    if (info.rules.empty() || !info.composedRules.empty())
        return;
    const std::vector<std::string> lines = linesOf(info.rules);
    std::vector<std::string> known = composedLines(rules);
    if (inWindowsLanguage(lines, rules) == known) {
        info.rules.clear();
        return;
    }
    const auto hits = [&lines](const std::vector<std::string>& made) {
        return std::ranges::count_if(
            lines, [&made](const std::string& line) { return std::ranges::find(made, line) != made.end(); });
    };
    for (std::vector<std::string>& made : composedInEveryLanguage(rules))
        if (hits(made) > hits(known))
            known = std::move(made);
    info.composedRules = textOf(known);
}

}  // namespace nonet
