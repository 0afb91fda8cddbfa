// How a puzzle goes out to others: each way's name, what it holds, and what gets lost on it. No widgets.
#pragma once

#include "core/formats/format.h"
#include "core/foundation/result.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>

namespace nonet {

enum class ExportWay : std::uint8_t {
    sudokuPadLink,
    qrCode,
    fpuzzlesLink,
    nonetFile,
    issText,
    forumPost,
    rulesText,
    png,
    svg,
    pdf,
};
inline constexpr std::array kExportWays{
    ExportWay::sudokuPadLink, ExportWay::qrCode,    ExportWay::fpuzzlesLink, ExportWay::nonetFile, ExportWay::issText,
    ExportWay::forumPost,     ExportWay::rulesText, ExportWay::png,          ExportWay::svg,       ExportWay::pdf};

bool isPicture(ExportWay way);
/// Of a file, without the dot.
QString endingOf(ExportWay way);

QString exportWayName(ExportWay way);
/// What it is for, in a sentence.
QString exportWayHint(ExportWay way);

/// Of a way with text, and the link of the QR code. Errors: the format has no such board.
Result<QString> exportText(const PuzzleRecord& record, ExportWay way);
/// Why the puzzle cannot go out so, in a sentence; empty where it can.
QString exportObstacle(const PuzzleRecord& record, ExportWay way);
/// A sentence each; none where nothing is lost, for pictures too.
QStringList exportLosses(const PuzzleRecord& record, ExportWay way);
/// What a format leaves out, a sentence each; the rules are named.
QStringList lossSentences(const PuzzleRecord& record, FormatId format);

/// As its setter gave it: without what was entered, marked and done.
PuzzleRecord withoutPlay(PuzzleRecord record);
/// Anything was entered, marked, coloured or linked.
bool hasPlay(const PuzzleRecord& record);
/// "digits, colours": what of it there is; empty where there is none.
QString playNames(const PlayState& state);

/// Rows of the board as text, with borders where it is one of equal boxes; "." for a blank.
QString boardInText(const Puzzle& puzzle, const Grid& digits);
/// A paragraph each: the setter's own text, or else every rule in a sentence.
QStringList rulesParagraphs(const PuzzleRecord& record);

}  // namespace nonet
