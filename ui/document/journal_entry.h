// One line of a document's crash journal: what changed since the file was saved. Our own short JSON, never shown to
// other programs.
#pragma once

#include "core/formats/format.h"

#include <QByteArray>

namespace nonet {

/// Marks the point that the saved file with this stamp holds.
QByteArray markEntry(const QString& stamp);
/// The whole document: where it begins, and where its givens changed.
QByteArray recordEntry(const PuzzleRecord& record);
/// A node was added to the history, and the game is there now.
QByteArray pushEntry(const History& history, NodeId node);
/// The game went to a node.
QByteArray moveEntry(NodeId node);
QByteArray checkpointsEntry(const History& history);
/// Title, view values and played time.
QByteArray notesEntry(const PuzzleRecord& record);

/// The stamp of a mark; empty for any other line.
QString stampOf(const QByteArray& line);
bool isRecordEntry(const QByteArray& line);
/// Applies a line to what came before it. False, and nothing changed, where the line is cut off or does not fit.
bool applyEntry(PuzzleRecord& record, const QByteArray& line);

}  // namespace nonet
