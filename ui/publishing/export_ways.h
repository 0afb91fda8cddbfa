// How a puzzle goes out to others: the one table of the ways, what each holds, and what gets lost on it. No widgets.
#pragma once

#include "core/formats/format.h"
#include "core/techniques/step.h"
#include "ui/board/export/board_export.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

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
    givens,
    state,
    candidateGrid,
    libraryLine,
    nonetLine,
};

/// What it is to look at before it goes out.
enum class ExportForm : std::uint8_t { link, file, grid, words, pixels, outlines };

struct ExportWayRow {
    ExportWay id;
    ExportForm form;
    /// A file's ending, without the dot.
    const char* ending;
    /// In Share, as words of ExportWords: its name, and in a sentence what it is for. Null where Share has it not.
    const char* name;
    const char* hint;
    /// The action that copies it, by its row in shortcuts/action_catalogue.cpp; null where there is none for it alone.
    const char* copyAction;
    /// What is said when an action has copied it, as words of ExportActions; null where none does.
    const char* copied;
    /// Its text, or the link of the QR code; null for a picture of the board. step: the one that the board shows.
    Result<QString> (*text)(const PuzzleRecord& record, const std::optional<Step>& step);
    /// A sentence each.
    QStringList (*losses)(const PuzzleRecord& record);
    /// The format of a picture of the board; nothing for other ways.
    std::optional<PictureFormat> picture;
};

/// In the order of ExportWay.
std::span<const ExportWayRow> exportWays();
const ExportWayRow& exportRow(ExportWay way);
/// Those that Share offers, in its order.
std::vector<ExportWay> sharedWays();

bool isPicture(ExportWay way);
QString exportWayName(ExportWay way);
/// What it is for, in a sentence.
QString exportWayHint(ExportWay way);

/// The text of a way that has one, or the link of the QR code; else empty. Errors: the format has no such board.
Result<QString> exportText(const PuzzleRecord& record, ExportWay way, const std::optional<Step>& step = {});
/// Why the puzzle cannot go out so, in a sentence; empty where it can.
QString exportObstacle(const PuzzleRecord& record, ExportWay way);
/// A sentence each; none where nothing is lost, for pictures too.
QStringList exportLosses(const PuzzleRecord& record, ExportWay way);

/// What holds the puzzle as its setter gave it: the givens of a plain one, else a link, and where links have no such
/// board, all of it.
ExportWay wayOfPuzzle(const PuzzleRecord& record);

}  // namespace nonet
