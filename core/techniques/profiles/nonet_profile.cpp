#include "core/techniques/profiles/nonet_profile.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/ordered_rows.h"

#include <array>

namespace nonet {
namespace {

struct NonetRow {
    std::string_view codes;
    Level level;
    int score;
    StepChoice choice = StepChoice::first;
};

constexpr auto kNonetRows = std::to_array<NonetRow>({
    // clang-format off
    {"0000", Level::easy, 4},
    {"0002", Level::easy, 6},
    {"0003", Level::easy, 14},
    {"0100", Level::medium, 40},
    {"0101", Level::medium, 45},
    {"0110", Level::medium, 50},
    {"0200", Level::medium, 60},
    {"0210", Level::medium, 70},
    {"0111", Level::medium, 75},
    {"0201", Level::medium, 80},
    {"0211", Level::medium, 100},
    {"0300", Level::hard, 110},
    {"0600", Level::hard, 110},
    {"0610", Level::hard, 110},
    {"0400", Level::hard, 120},
    {"0401", Level::hard, 125},
    {"0403", Level::hard, 130, StepChoice::best},
    {"0703", Level::hard, 130, StepChoice::best},
    {"0402", Level::hard, 135},
    {"0601", Level::hard, 140},
    {"0603", Level::hard, 140},
    {"0800", Level::hard, 150},
    {"0202", Level::hard, 150},
    {"0803", Level::hard, 155},
    {"0301", Level::hard, 160},
    {"0500 0501", Level::hard, 160},
    {"0602", Level::hard, 160},
    {"0801", Level::hard, 170},
    {"0310", Level::hard, 170},
    {"0320", Level::hard, 180},
    {"0212", Level::hard, 190},
    {"0302", Level::unfair, 200},
    {"0311", Level::unfair, 220},
    {"0321", Level::unfair, 240},
    {"0701", Level::unfair, 250, StepChoice::best},
    {"0702", Level::unfair, 260, StepChoice::best},
    {"0312", Level::unfair, 260},
    {"0322", Level::unfair, 270},
    // clang-format on
});

bool isListed(std::string_view code) {
    bool isFound = false;
    for (const NonetRow& row : kNonetRows)
        forEachCode(row.codes, [&](std::string_view each) { isFound = isFound || each == code; });
    return isFound;
}

/// Where HoDoKu has what the table lacks, it stands among the rows by its score.
void addFromHodoku(std::vector<ProfileRow>& rows) {
    for (const HodokuRow& row : hodokuRows())
        forEachCode(row.codes, [&](std::string_view code) {
            const std::optional<TechniqueId> id = techniqueByCode(code);
            if (!id || isListed(code))
                return;
            const auto after = std::ranges::upper_bound(rows, row.score, {}, &ProfileRow::score);
            rows.insert(after, {*id, row.isOn, row.level, row.score, row.choice});
        });
}

}  // namespace

const Profile& nonetProfile() {
    static const Profile profile = [] {
        Profile made{.kind = ProfileKind::nonet,
                     .basis = ProfileKind::nonet,
                     .name = "nonet",
                     .rows = {},
                     .limits = kNoLimits,
                     .singles = SinglesOrder::sweep};
        for (const NonetRow& row : kNonetRows)
            addRows(made.rows, row.codes, {{}, true, row.level, row.score, row.choice});
        addFromHodoku(made.rows);
        addUnlisted(made.rows, true);
        return made;
    }();
    return profile;
}

}  // namespace nonet
