// Settings as the versions up to 1.0 kept them, by QSettings. Needs Qt Core alone.
#pragma once

#include "core/foundation/result.h"
#include "core/storage/kept_values.h"

#include <QString>

namespace nonet {

/// By the names that UserStore has them under; none where there is no file. Choices of techniques from before there
/// were profiles become profiles; the one that was in force has the name given here, or that of the set that it was.
/// The file stays as it is. Errors: as FileSystem::read(); inputTooLarge with the detail settings.
Result<ValuesByName> readLegacySettings(const QString& file, const QString& nameOfChoice,
                                        FileSystem& files = systemFiles());

}  // namespace nonet
