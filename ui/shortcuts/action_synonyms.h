// Other words by which people look for an action than those of its row.
#pragma once

#include <QString>

namespace nonet {

/// In the user's language, separated by blanks; empty for most.
QString actionSynonyms(const QString& id);

}  // namespace nonet
