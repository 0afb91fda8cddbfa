#include "core/techniques/session/search_rows.h"

namespace nonet {

SearchRows searchRows(std::span<const TechniqueId> tried) {
    SearchRows rows;
    for (const TechniqueId id : tried) {
        const Technique& wanted = technique(id);
        const bool isTogether = !rows.isEmpty() && technique(rows.back().last).order == wanted.order &&
                                technique(rows.back().last).search == wanted.search;
        if (!isTogether)
            rows.push({.takesBest = wanted.takesBest});
        SearchRow& row = rows[rows.size() - 1];
        row.techniques.set(static_cast<std::size_t>(id));
        row.last = id;
    }
    return rows;
}

std::span<const SearchRow> standardSearchRows() {
    static const SearchRows rows = searchRows(TechniqueChoice::catalogueOrder());
    return {rows.begin(), rows.end()};
}

}  // namespace nonet
