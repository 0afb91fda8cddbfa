// Where the bars of a film stand: geometry alone, so that it is tested without a window.
#pragma once

#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/technique.h"

#include <QRectF>

#include <optional>
#include <set>
#include <span>
#include <vector>

namespace nonet {

struct Step;

/// One bar: a step, or a folded run of singles.
struct TimelineBar {
    QRectF rect;
    /// Its first step's place in the film, and how many steps it stands for.
    int first = 0;
    int count = 1;
    Level level = Level::easy;
    /// The step rests on the puzzle having one solution: hatched.
    bool assumesUniqueness = false;
    /// The height of its step's score on a root scale, 0..1.
    double height = 0;

    bool isFolded() const { return count > 1; }
    bool holds(int place) const { return place >= first && place < first + count; }
    friend bool operator==(const TimelineBar&, const TimelineBar&) = default;
};

class TimelineLayout {
public:
    TimelineLayout() = default;
    /// unfolded: first places of runs that are shown step by step. The bars shrink, gaps first, where the area is
    /// narrower than they would like; they keep their order and never overlap.
    TimelineLayout(std::span<const Step> steps, const std::set<int>& unfolded, const QRectF& area,
                   const Profile& profile = hodokuProfile());

    const std::vector<TimelineBar>& bars() const { return m_bars; }
    /// The bar at this x, or the nearest; null without bars.
    const TimelineBar* barAt(double x) const;
    /// The bar that holds the place; null at the end of the film.
    const TimelineBar* barOf(int place) const;
    /// Which step of a folded bar lies at x: scrubbing goes through them.
    int placeAt(double x) const;
    /// First place of the run of singles that the place belongs to; nothing where it is in none of two or more.
    static std::optional<int> runStart(std::span<const Step> steps, int place);

    static constexpr double kBarWidth = 15;
    static constexpr double kFoldedWidth = 34;
    static constexpr double kGap = 4;
    /// The height of the easiest bar.
    static constexpr double kLowest = 10;

private:
    void placeBars(const QRectF& area);

    std::vector<TimelineBar> m_bars;
};

}  // namespace nonet
