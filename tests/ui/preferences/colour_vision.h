#pragma once

#include <QColor>

namespace nonet {

enum class ColourVision : std::uint8_t { usual, deuteranopia, protanopia };

/// How the colour looks, by Machado, Oliveira and Fernandes (2009) at full severity.
QColor seenWith(const QColor& colour, ColourVision vision);

/// CIEDE2000 (Sharma, Wu and Dalal 2005), D65.
double ciede2000(const QColor& a, const QColor& b);

}  // namespace nonet
