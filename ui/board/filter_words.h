#pragma once

#include <QString>

namespace nonet {

struct CandidateFilter;
struct KeyBindings;
class SymbolSet;

/// What the filter lights and the key that ends it, as the status line and screen readers tell it: "Filter: 1 and 3,
/// inverse (O turns it off)". Empty where none is on.
QString filterText(const CandidateFilter& filter, const SymbolSet& symbols, const KeyBindings& bindings);

}  // namespace nonet
