#include "ui/labs/frame/legacy_scene_numbers.h"

#include <QStringList>

#include <algorithm>

namespace nonet {
namespace {

/// In the order of that time: it stays, whatever becomes of the labs.
struct CountedScenes {
    const char* lab;
    const char* ids;
};
constexpr CountedScenes kCounted[] = {
    {"shift_cipher", "numbers fold one_shift boxes ring mask semi_solver few_cells verdict other_boards"},
    {"lookup", "row_shift one_family key tower trios all_floors all_grids letters solve"},
    {"minigrid", "boxes sequence tree trees path explode graph prune compare guess"},
    {"difficulty", "heat singles bottleneck scales why agreement change"},
    {"inverse", "level undo methods search children film goal heuristics disguise"}};

}  // namespace

QString legacySceneId(const QString& lab, int number) {
    const auto found =
        std::ranges::find_if(kCounted, [&](const CountedScenes& each) { return lab == QLatin1String(each.lab); });
    if (found == std::end(kCounted))
        return {};
    return QString::fromLatin1(found->ids).split(u' ').value(number);
}

}  // namespace nonet
