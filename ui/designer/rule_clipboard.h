// Rules on the clipboard: from one layout to another one, or to the same again.
#pragma once

namespace nonet {

class Designer;

/// The chosen rules; other programs get their names. Says how many.
void copyChosen(Designer& designer);
/// As one edit, in the rows and columns where they stood; they are chosen then. Says what found no place, or that
/// there are none.
void pasteRules(Designer& designer);
/// Whether rules are on the clipboard.
bool hasRulesToPaste();

}  // namespace nonet
