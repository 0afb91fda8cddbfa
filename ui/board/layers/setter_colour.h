// Colours that setters chose for a white board, on the boards of every theme.
#pragma once

#include "ui/preferences/theme.h"

#include <string>

namespace nonet {

enum class SetterUse : std::uint8_t {
    /// A line, an outline, a small shape.
    ink,
    /// Digits of the board stand on it.
    ground,
};

/// `code`: #rrggbb or #rrggbbaa, not empty. As it was chosen where the board is white and has colours. Elsewhere the
/// same hue, grey in print, as far from the board as it is from white: black on white is white on black. What digits
/// stand on leaves them legible in every theme.
QColor setterColour(const std::string& code, const Theme& theme, SetterUse use);

}  // namespace nonet
