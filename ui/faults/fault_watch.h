// What is known of a session that ends unexpectedly, written by a signal handler: version, room, kind of document, the
// last actions, the signal and the addresses on the stack. Never what stands on a board.
//
// All that the handler reads lies in fixed memory and is noted beforehand; it opens, writes and closes one file, and
// then the signal does what it would have done. The handler is for the whole process, so there is one watch.
#pragma once

#include <string>
#include <string_view>

namespace nonet {

/// What every report tells of this program, and where it goes.
struct WatchedProgram {
    /// The folder in which a report becomes a file; made when there is one. Bytes as the system has them.
    std::string folder;
    std::string version;
    /// The commit of the sources; empty where it is not known.
    std::string commit;
};

/// From now on a signal that ends the program for a fault, and an exception that nobody catches, leave a report.
/// Afterwards plugins are loaded whose addresses bear no name.
void watchFaults(const WatchedProgram& program);

/// GUI thread. What is longer than the room for it is cut off.
void noteAction(std::string_view id);
void noteRoom(std::string_view id);
/// kind: "game, 9 x 9, classic"; id: under which the document is kept.
void noteDocument(std::string_view kind, std::string_view id);

/// The session's report as it would be written now, without an end.
std::string sessionNotes();

/// How many of the last actions are remembered.
inline constexpr int kNotedActions = 20;
/// A report's name ends with this until the next start has told of it, then with the other.
inline constexpr std::string_view kNewReport = ".new.txt";
inline constexpr std::string_view kToldReport = ".txt";

}  // namespace nonet
