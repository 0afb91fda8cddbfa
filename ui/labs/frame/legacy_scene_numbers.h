#pragma once

#include <QString>

namespace nonet {

/// Lesson files and progress up to November 2026 counted scenes, from 0. The id of the scene that such a number means;
/// empty where it means none.
QString legacySceneId(const QString& lab, int number);

}  // namespace nonet
