// How a tool is found by typing: by letters of its name or of other words for it, with a value behind them.
#pragma once

#include "ui/designer/design_tool.h"

#include <QString>

#include <optional>

namespace nonet {

/// "lower 6": some letters of a name, and a value for what the tool draws.
struct WantedTool {
    QString name;
    std::optional<int> value;
};
WantedTool wantedTool(const QString& typed);

/// How well the tool fits the letters, less is better: they begin its name, are a word of the name, begin one ("wh" is
/// a whisper and no "between"; a hyphen parts words), or begin another word for it. Nothing where they do none of that.
std::optional<int> fitOf(const DesignTool& tool, const QString& letters);

}  // namespace nonet
