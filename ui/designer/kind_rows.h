// What the Design room knows of each kind of rule beside its row in core: how it is found by typing, what its picture
// shows, how its values are edited.
#pragma once

#include "core/rules/constraint.h"
#include "ui/designer/digits_editor.h"

#include <vector>

namespace nonet {

/// Rows and columns of the board in a kind's picture.
inline constexpr int kSampleSide = 3;
inline Cell sampleCell(int row, int column) { return Cell(kSampleSide * row + column); }

struct KindRow {
    ConstraintKind kind;
    /// Other words by which people look for it, separated by blanks; untranslated, a language has its own.
    const char* synonyms;
    /// In the picture of a rule that boards do not show: cells that it says something about. Otherwise none, and the
    /// picture is a board with the rule.
    std::vector<Cell> meant;
    /// The title of its number's field, untranslated; null where it has none, or several.
    const char* valueTitle;
    /// How many digits the field of a kind that needs some takes.
    DigitsEditor::Many digits;
    /// Appends editors that only this kind has; null where there are none.
    void (*addEditors)(std::vector<ConstraintEditor*>& editors, int symbols);
};

/// Not for unknown.
const KindRow& kindRow(ConstraintKind kind);

}  // namespace nonet
