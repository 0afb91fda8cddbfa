#include "core/techniques/technique_choice.h"

#include "core/techniques/catalogue.h"

#include <algorithm>

namespace nonet {
namespace {

std::size_t indexIn(TechniqueId id) { return static_cast<std::size_t>(id); }

}  // namespace

std::vector<TechniqueId> TechniqueChoice::catalogueOrder() {
    std::vector<TechniqueId> order;
    for (const Technique& each : techniqueCatalogue())
        order.push_back(each.id);
    return order;
}

TechniqueChoice allowedUpTo(TechniqueChoice choice, TechniqueId last) {
    bool isBefore = true;
    for (const TechniqueId id : choice.order) {
        choice.allowed.set(indexIn(id), isBefore);
        isBefore = isBefore && id != last;
    }
    return choice;
}

std::string toText(const TechniqueChoice& choice) {
    std::string text;
    for (const TechniqueId id : choice.order) {
        text += text.empty() ? "" : " ";
        text += choice.stopsBefore.test(indexIn(id)) ? "!" : "";
        text += choice.allowed.test(indexIn(id)) ? "" : "-";
        text += technique(id).code;
    }
    return text;
}

std::optional<TechniqueChoice> techniqueChoiceFrom(std::string_view text) {
    TechniqueChoice choice;
    choice.order.clear();
    TechniqueSet seen;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const bool stops = word.starts_with('!');
        word.remove_prefix(stops ? 1 : 0);
        const bool isOff = word.starts_with('-');
        word.remove_prefix(isOff ? 1 : 0);
        const std::optional<TechniqueId> id = techniqueByCode(word);
        if (!id)
            continue;
        if (seen.test(indexIn(*id)))
            return std::nullopt;
        seen.set(indexIn(*id));
        choice.order.push_back(*id);
        choice.allowed.set(indexIn(*id), !isOff);
        choice.stopsBefore.set(indexIn(*id), stops);
    }
    for (const TechniqueId id : TechniqueChoice::catalogueOrder())
        if (!seen.test(indexIn(id)))
            choice.order.push_back(id);
    return choice;
}

}  // namespace nonet
