// The table of trio configurations as files.
#pragma once

#include "core/canonical/trio_table.h"
#include "ui/labs/frame/lab.h"

namespace nonet::lookup {

/// A PDF with the 56 lines of a first box, as floors, page by page.
LabFile partnersFile(SignatureId first);

/// All 94,080 lines: comma-separated, or as text where the name ends in .txt.
LabFile tableFile();

/// "168"
QString digitsOf(Trio trio);
/// "168 245 379"
QString signatureText(const Signature& signature);

}  // namespace nonet::lookup
