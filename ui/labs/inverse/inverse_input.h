// What learners type: what is wrong with it in one sentence.
#pragma once

#include "core/board/classic_digits.h"

#include <QString>

#include <variant>

namespace nonet::inverse_lab {

struct PuzzleInput {
    ClassicDigits clues;
    ClassicDigits solution;
};

/// A puzzle with exactly one solution, or why it is none.
std::variant<PuzzleInput, QString> puzzleFrom(const QString& text);

}  // namespace nonet::inverse_lab
