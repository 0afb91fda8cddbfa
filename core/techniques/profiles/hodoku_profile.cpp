#include "core/techniques/profiles/hodoku_profile.h"

#include "core/techniques/profiles/ordered_rows.h"

#include <array>

namespace nonet {
namespace {

constexpr bool kOn = true;
constexpr bool kOff = false;

constexpr auto kHodokuRows = std::to_array<HodokuRow>({
    // clang-format off
    {"0000", Level::easy, 4, StepChoice::first, kOn},
    {"0003", Level::easy, 4, StepChoice::first, kOn},
    {"0002", Level::easy, 14, StepChoice::first, kOn},
    {"0110", Level::medium, 40, StepChoice::first, kOn},
    {"0111", Level::medium, 60, StepChoice::first, kOn},
    {"0100", Level::medium, 50, StepChoice::first, kOn},
    {"0101", Level::medium, 50, StepChoice::first, kOn},
    {"0200", Level::medium, 60, StepChoice::first, kOn},
    {"0201", Level::medium, 80, StepChoice::first, kOn},
    {"0210", Level::medium, 70, StepChoice::first, kOn},
    {"0211", Level::medium, 100, StepChoice::first, kOn},
    {"0202", Level::hard, 120, StepChoice::first, kOn},
    {"0212", Level::hard, 150, StepChoice::first, kOn},
    {"0300", Level::hard, 140, StepChoice::first, kOn},
    {"0301", Level::hard, 150, StepChoice::first, kOn},
    {"0302", Level::hard, 160, StepChoice::first, kOn},
    {"0303", Level::unfair, 470, StepChoice::first, kOff},
    {"0304", Level::unfair, 470, StepChoice::first, kOff},
    {"0305", Level::unfair, 470, StepChoice::first, kOff},
    {"0703", Level::hard, 110, StepChoice::best, kOn},
    {"0610", Level::hard, 100, StepChoice::first, kOn},
    {"0400", Level::hard, 130, StepChoice::first, kOn},
    {"0401", Level::hard, 150, StepChoice::first, kOn},
    {"0403", Level::hard, 120, StepChoice::best, kOn},
    {"0402", Level::hard, 120, StepChoice::first, kOn},
    {"0803", Level::hard, 150, StepChoice::first, kOn},
    {"0800", Level::hard, 160, StepChoice::first, kOn},
    {"0801", Level::hard, 180, StepChoice::first, kOn},
    {"0600", Level::hard, 100, StepChoice::first, kOn},
    {"0601", Level::hard, 100, StepChoice::first, kOn},
    {"0602", Level::hard, 100, StepChoice::first, kOn},
    {"0603", Level::hard, 100, StepChoice::first, kOn},
    {"0604", Level::hard, 100, StepChoice::first, kOn},
    {"0605", Level::hard, 100, StepChoice::first, kOn},
    {"0606", Level::hard, 100, StepChoice::first, kOn},
    {"0607", Level::hard, 100, StepChoice::first, kOn},
    {"0608", Level::hard, 100, StepChoice::first, kOn},
    {"0310", Level::hard, 130, StepChoice::first, kOn},
    {"0320", Level::hard, 150, StepChoice::first, kOn},
    {"0311", Level::unfair, 200, StepChoice::first, kOn},
    {"0321", Level::unfair, 240, StepChoice::first, kOn},
    {"0312", Level::unfair, 250, StepChoice::first, kOn},
    {"0322", Level::unfair, 260, StepChoice::first, kOn},
    {"0313", Level::unfair, 470, StepChoice::first, kOff},
    {"0323", Level::unfair, 470, StepChoice::first, kOff},
    {"0314", Level::unfair, 470, StepChoice::first, kOff},
    {"0324", Level::unfair, 470, StepChoice::first, kOff},
    {"0315", Level::unfair, 470, StepChoice::first, kOff},
    {"0325", Level::unfair, 470, StepChoice::first, kOff},
    {"1101", Level::unfair, 250, StepChoice::first, kOn},
    {"0500 0501", Level::hard, 150, StepChoice::first, kOn},
    {"0502 0503", Level::hard, 200, StepChoice::first, kOn},
    {"0701", Level::unfair, 260, StepChoice::best, kOn},
    {"0702", Level::unfair, 260, StepChoice::best, kOn},
    {"0706 0707 0708", Level::unfair, 280, StepChoice::best, kOn},
    {"0709 0710 0711", Level::unfair, 300, StepChoice::best, kOn},
    {"0901", Level::unfair, 300, StepChoice::first, kOn},
    {"0902", Level::unfair, 320, StepChoice::first, kOn},
    {"0903", Level::unfair, 340, StepChoice::best, kOn},
    {"0904", Level::unfair, 360, StepChoice::first, kOff},
    {"0330", Level::unfair, 300, StepChoice::first, kOn},
    {"0331", Level::unfair, 350, StepChoice::first, kOn},
    {"0332", Level::unfair, 370, StepChoice::first, kOff},
    {"0333", Level::extreme, 470, StepChoice::first, kOff},
    {"0334", Level::extreme, 470, StepChoice::first, kOff},
    {"0335", Level::extreme, 470, StepChoice::first, kOff},
    {"0340", Level::unfair, 390, StepChoice::first, kOn},
    {"0341", Level::unfair, 410, StepChoice::first, kOn},
    {"0342", Level::unfair, 430, StepChoice::first, kOff},
    {"0343", Level::extreme, 470, StepChoice::first, kOff},
    {"0344", Level::extreme, 470, StepChoice::first, kOff},
    {"0345", Level::extreme, 470, StepChoice::first, kOff},
    {"0350", Level::extreme, 450, StepChoice::first, kOff},
    {"0351", Level::extreme, 450, StepChoice::first, kOff},
    {"0352", Level::extreme, 450, StepChoice::first, kOff},
    {"0353", Level::extreme, 470, StepChoice::first, kOff},
    {"0354", Level::extreme, 470, StepChoice::first, kOff},
    {"0355", Level::extreme, 470, StepChoice::first, kOff},
    {"0360", Level::extreme, 470, StepChoice::first, kOff},
    {"0361", Level::extreme, 470, StepChoice::first, kOff},
    {"0362", Level::extreme, 470, StepChoice::first, kOff},
    {"0363", Level::extreme, 470, StepChoice::first, kOff},
    {"0364", Level::extreme, 470, StepChoice::first, kOff},
    {"0365", Level::extreme, 470, StepChoice::first, kOff},
    {"0371 0372", Level::extreme, 500, StepChoice::first, kOff},
    {"1301 1302", Level::extreme, 500, StepChoice::best, kOn},
    {"1303 1304", Level::extreme, 700, StepChoice::best, kOn},
    {"1201", Level::extreme, 10000, StepChoice::first, kOff},
    {"1202", Level::extreme, 10000, StepChoice::first, kOff},
    // clang-format on
});

TechniqueSet techniquesAfterGaps() {
    TechniqueSet after;
    bool isAfterGap = false;
    for (const HodokuRow& row : kHodokuRows) {
        forEachCode(row.codes,
                    [&](std::string_view code) { isAfterGap = isAfterGap || (row.isOn && !techniqueByCode(code)); });
        forEachCode(row.codes, [&](std::string_view code) {
            if (const std::optional<TechniqueId> id = techniqueByCode(code))
                after.set(*id, isAfterGap);
        });
    }
    return after;
}

}  // namespace

std::span<const HodokuRow> hodokuRows() { return kHodokuRows; }

const Profile& hodokuProfile() {
    static const Profile profile = [] {
        Profile made{.kind = ProfileKind::hodoku, .basis = ProfileKind::hodoku, .name = "hodoku", .rows = {}};
        for (const HodokuRow& row : kHodokuRows)
            addRows(made.rows, row.codes, {{}, row.isOn, row.level, row.score, row.choice});
        addUnlisted(made.rows, kOff);
        return made;
    }();
    return profile;
}

bool hasEarlierGap(TechniqueId id) {
    static const TechniqueSet after = techniquesAfterGaps();
    return after.test(id);
}

}  // namespace nonet
