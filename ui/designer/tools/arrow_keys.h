#pragma once

#include <Qt>

#include <algorithm>
#include <iterator>

namespace nonet {

/// Where an arrow key leads, in cells.
struct ArrowKey {
    int key;
    int down;
    int right;
};
inline constexpr ArrowKey kArrowKeys[] = {
    {Qt::Key_Up, -1, 0}, {Qt::Key_Down, 1, 0}, {Qt::Key_Left, 0, -1}, {Qt::Key_Right, 0, 1}};

/// Null for another key.
inline const ArrowKey* arrowOf(int key) {
    const auto* found = std::ranges::find(kArrowKeys, key, &ArrowKey::key);
    return found == std::end(kArrowKeys) ? nullptr : found;
}

inline bool isEnter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

/// The keypad's keys as well.
inline bool isPlain(Qt::KeyboardModifiers modifiers) {
    return (modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
}

}  // namespace nonet
