#pragma once

#include "core/formats/format.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace nonet {

enum class StoreAction : std::uint8_t {
    open,
    /// It was being opened when the program ended, so it is not opened again by itself.
    holdBack,
    rename,
    discard,
    bringBack,
};

/// What came of doing something with a document that waits. Nothing of it is worded: ui/frame/session_messages does
/// that.
struct StoreOutcome {
    StoreAction action = StoreAction::open;
    QString id;
    /// Why it was not done; nothing where it was.
    std::optional<Error> error = std::nullopt;
    /// Of what was opened or renamed; may be empty.
    QString title = {};
    /// Where its files are now, whose last changes could not be read; nothing tells of them a second time.
    QStringList damagedFiles = {};
    /// What it has that is not read or not checked.
    std::vector<ImportWarning> ignored = {};
};

}  // namespace nonet
