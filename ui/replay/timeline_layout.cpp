#include "ui/replay/timeline_layout.h"

#include "core/techniques/catalogue.h"
#include "core/techniques/step.h"

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

constexpr double kMostStretch = 4;

bool isSingle(const Step& step) { return technique(step.technique).family == TechniqueFamily::singles; }

int highestScore(const Profile& profile) {
    int highest = 1;
    for (const ProfileRow& each : profile.rows)
        highest = std::max(highest, each.score);
    return highest;
}

/// One past the last of the run of singles that begins at `from`.
int runEnd(std::span<const Step> steps, int from) {
    int end = from;
    while (end < static_cast<int>(steps.size()) && isSingle(steps[static_cast<std::size_t>(end)]))
        ++end;
    return end;
}

}  // namespace

TimelineLayout::TimelineLayout(std::span<const Step> steps, const std::set<int>& unfolded, const QRectF& area,
                               const Profile& profile) {
    const double highest = std::sqrt(highestScore(profile));
    const auto addBar = [&](int first, int count) {
        const TechniqueId id = steps[static_cast<std::size_t>(first)].technique;
        const ProfileRow& row = rowOf(profile, id);
        m_bars.push_back({.rect = {},
                          .first = first,
                          .count = count,
                          .level = row.level,
                          .assumesUniqueness = technique(id).assumesUniqueness,
                          .height = std::sqrt(row.score) / highest});
    };
    for (int i = 0; i < static_cast<int>(steps.size());) {
        const int end = runEnd(steps, i);
        if (end - i >= 2 && !unfolded.contains(i)) {
            addBar(i, end - i);
            i = end;
            continue;
        }
        const int stop = std::max(end, i + 1);
        for (; i < stop; ++i)
            addBar(i, 1);
    }
    placeBars(area);
}

void TimelineLayout::placeBars(const QRectF& area) {
    if (m_bars.empty())
        return;
    double wish = 0;
    for (const TimelineBar& bar : m_bars)
        wish += bar.isFolded() ? kFoldedWidth : kBarWidth;
    const auto gaps = static_cast<double>(m_bars.size() - 1);
    const double gap =
        gaps > 0 ? std::clamp((area.width() - wish) / gaps, area.width() > wish / 2 ? 1.0 : 0.0, kGap) : 0;
    // What room there is they take, runs most of it: a step's bar is to stay a bar.
    const double room = area.width() - gap * gaps;
    const auto runs = std::ranges::count_if(m_bars, [](const TimelineBar& bar) { return bar.isFolded(); });
    const auto steps = static_cast<double>(m_bars.size()) - static_cast<double>(runs);
    const double stepWidth = kBarWidth * std::min(kMostStretch, room / wish);
    const double runWidth = runs > 0 ? (room - steps * stepWidth) / static_cast<double>(runs) : 0;
    double x = area.left();
    for (TimelineBar& bar : m_bars) {
        const double width = bar.isFolded() ? runWidth : stepWidth;
        const double lowest = std::min(kLowest, area.height());
        const double height = bar.isFolded() ? lowest : lowest + (area.height() - lowest) * bar.height;
        bar.rect = QRectF(x, area.bottom() - height, width, height);
        x += width + gap;
    }
}

const TimelineBar* TimelineLayout::barAt(double x) const {
    if (m_bars.empty())
        return nullptr;
    const auto after = std::ranges::find_if(m_bars, [&](const TimelineBar& bar) { return bar.rect.right() >= x; });
    return after == m_bars.end() ? &m_bars.back() : &*after;
}

const TimelineBar* TimelineLayout::barOf(int place) const {
    const auto found = std::ranges::find_if(m_bars, [&](const TimelineBar& bar) { return bar.holds(place); });
    return found == m_bars.end() ? nullptr : &*found;
}

int TimelineLayout::placeAt(double x) const {
    const TimelineBar* bar = barAt(x);
    if (bar == nullptr)
        return 0;
    const double part = bar->rect.width() > 0 ? (x - bar->rect.left()) / bar->rect.width() : 0;
    return bar->first + std::clamp(static_cast<int>(part * bar->count), 0, bar->count - 1);
}

std::optional<int> TimelineLayout::runStart(std::span<const Step> steps, int place) {
    if (place < 0 || place >= static_cast<int>(steps.size()) || !isSingle(steps[static_cast<std::size_t>(place)]))
        return std::nullopt;
    int start = place;
    while (start > 0 && isSingle(steps[static_cast<std::size_t>(start - 1)]))
        --start;
    return runEnd(steps, start) - start >= 2 ? std::optional(start) : std::nullopt;
}

}  // namespace nonet
