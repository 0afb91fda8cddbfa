// The order in which people look, as opposed to the order in which programs do.
//
// - Hidden singles before naked ones: a person crosshatches a digit through a box without a single mark, but has to
// count
//   eight different digits around a cell. So they cost less, too.
// - Singles in the order of a sweep, box by box and row by row: nobody remembers in which order singles came about.
// - Then what needs fewer marks and cells comes first: pointing before pairs, patterns in one digit or with one reason
//   (X-Wing, a unique rectangle of type 1) before quadruples, short patterns before chains.
// - No limits: a person who sees a longer chain takes it. Of several chains the best, since people tell of the one that
//   clears most.
//
// Scores are on HoDoKu's scale, so that its levels hold, and never fall from one row to the next.
#pragma once

#include "core/techniques/profiles/profile.h"

namespace nonet {

const Profile& nonetProfile();

}  // namespace nonet
