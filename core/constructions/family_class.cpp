#include "core/constructions/family_class.h"

#include "core/canonical/canonical_form.h"
#include "core/constructions/shift_cipher.h"

namespace nonet {

ClassicTransform negateRowsInBands() {
    ClassicTransform map;
    map.rows = {0, 2, 1, 3, 5, 4, 6, 8, 7};
    return map;
}

ClassicTransform negateStacks() {
    ClassicTransform map;
    map.columns = {0, 1, 2, 6, 7, 8, 3, 4, 5};
    return map;
}

ClassicTransform rowShiftToShiftCipher() {
    ClassicTransform map = negateRowsInBands();
    map.columns = negateStacks().columns;
    return map;
}

FamilyClass shiftFamilyClass() {
    constexpr std::uint64_t kRelabellings = 362'880;  // 9!
    const CanonicalForm canonical = canonicalForm(ClassicDigits::from(shiftCipher(Sequence())));
    return {.form = canonical.form,
            .automorphisms = canonical.automorphisms,
            .grids = kGeometricMaps / canonical.automorphisms * kRelabellings};
}

bool isOfShiftFamilyClass(const ClassicDigits& grid) { return canonicalForm(grid).form == shiftFamilyClass().form; }

}  // namespace nonet
