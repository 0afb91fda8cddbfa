// What Help says of a room or window in words of its own: what it is for, and what the mouse does there. All else on
// its page the actions say.
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace nonet {

struct ActionRow;

struct PlaceRow {
    /// A room's id, or the id of a place that is none.
    const char* id;
    /// The object name of the window that it is; null for a room, and for what is everywhere.
    const char* window;
    /// The action that its title is of; null where the title is kEverywhere's.
    const char* action;
    /// Ids of actions, or what these begin with up to the point, separated by blanks: they stand on this page, whatever
    /// they need.
    const char* actions;
};

/// Where an action stands that no room has for itself.
inline constexpr const char* kEverywhere = "everywhere";

std::span<const PlaceRow> placeRows();
/// Null where there is none.
const PlaceRow* placeRow(const QString& id);
/// Of which the action is told, without regard to what it needs; null where none says so.
const PlaceRow* placeOwning(const ActionRow& action);

/// In the user's language; both empty for a place without a row.
QString placePurpose(const QString& id);
/// What the mouse does there, a sentence each.
QStringList placeGestures(const QString& id);

}  // namespace nonet
