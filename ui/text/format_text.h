#pragma once

#include "core/formats/format_catalogue.h"

#include <QString>

#include <string>
#include <vector>

namespace nonet {

/// What a file of the format holds: "One line of 81 characters".
QString formatTitle(FormatId format);
/// "*.txt *.sdm", as file dialogs take them.
QString filePatterns(const std::vector<std::string>& endings);
/// Title and patterns of each format that is written, in the order of writtenFormats().
QStringList saveFilters();

}  // namespace nonet
