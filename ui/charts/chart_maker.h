#pragma once

#include "ui/charts/chart_content.h"
#include "ui/preferences/theme.h"

#include <QChart>

#include <memory>

namespace nonet {

/// More points of a collection than these are not drawn: every n-th is; its table and its correlation know all.
inline constexpr std::size_t kMostPoints = 4000;

/// The chart in the theme's colours, with axes and a legend where there is more than one thing. Every kind but the heat
/// map, which is a board (heat_map.h); chartObstacle() must be empty.
std::unique_ptr<QChart> makeChart(ChartKind kind, const ChartSource& source, const Theme& theme);

}  // namespace nonet
