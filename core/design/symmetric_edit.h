// What an edit does to one of several partners of a symmetry is done to the others, too.
#pragma once

#include "core/design/constraint_edits.h"
#include "core/design/drawing_edits.h"
#include "core/design/moves.h"

#include <functional>
#include <span>
#include <vector>

namespace nonet {

/// Those of `rules` that are no partner of one before them; `leads`, if it is among them, counts as the first. They are
/// edited, and symmetricEdit() takes the others along.
std::vector<int> withoutPartners(const Puzzle& puzzle, std::span<const int> rules, EntrySymmetry symmetry,
                                 int leads = -1);
std::vector<int> drawingsWithoutPartners(const Puzzle& puzzle, std::span<const int> drawings, EntrySymmetry symmetry,
                                         int leads = -1);

/// The edit, and for each rule that it changed, took away or placed the same of its partners, as far as they are there
/// and the edit left them as they were; those that are placed come where the symmetry has them. `isFixed`: rules of
/// `before` that stay. The partners are among the edit's constraints.
LayoutEdit symmetricEdit(const Puzzle& before, LayoutEdit edit, EntrySymmetry symmetry,
                         const std::function<bool(int)>& isFixed = {});
/// The edit of drawings, done to the partners of each one too.
DrawingEdit symmetricEdit(const Puzzle& before, DrawingEdit edit, EntrySymmetry symmetry,
                          const std::function<bool(int)>& isFixed = {});

}  // namespace nonet
