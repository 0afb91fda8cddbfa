// How the tables of the built-in profiles, which go by library code, become rows of the techniques that exist.
#pragma once

#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/profile.h"

#include <algorithm>

namespace nonet {

/// The words of a text with single blanks between them.
template <typename Visit>
void forEachCode(std::string_view codes, Visit&& visit) {
    while (!codes.empty()) {
        const std::size_t end = std::min(codes.find(' '), codes.size());
        visit(codes.substr(0, end));
        codes.remove_prefix(std::min(end + 1, codes.size()));
    }
}

/// A row like `pattern` for each of the codes that a technique has; they share a place.
void addRows(std::vector<ProfileRow>& rows, std::string_view codes, ProfileRow pattern);

/// HoDoKu's of that technique.
const ProfileRow& hodokuRow(TechniqueId id);
/// Whether HoDoKu tries the one right before the other.
bool comesBefore(TechniqueId id, TechniqueId next);

/// The techniques that are missing come in as HoDoKu's rows, each after the one that HoDoKu tries before it.
void addMissing(std::vector<ProfileRow>& rows);

/// The techniques that are missing, each after the last row of its family with that row's level, score and choice.
void addUnlisted(std::vector<ProfileRow>& rows, bool isOn);

}  // namespace nonet
