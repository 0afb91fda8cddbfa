#pragma once

#include "ui/preferences/theme.h"

#include <QIcon>
#include <QStringList>

namespace nonet {

/// An icon of the program's family (resources/icons, by file name without ".svg") in the theme's ink: muted where it is
/// disabled, in the accent's ink where it is checked. Sharp at every size and scaling. Asserts that the icon exists.
QIcon icon(const QString& name, const Theme& theme);
/// In one colour of the caller's choice, such as the ink of a primary button.
QIcon icon(const QString& name, const QColor& colour);
QStringList iconNames();

}  // namespace nonet
