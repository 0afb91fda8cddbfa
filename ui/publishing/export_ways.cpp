#include "ui/publishing/export_ways.h"

#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/native/native_file.h"
#include "ui/publishing/export_words.h"
#include "ui/publishing/forum_post.h"
#include "ui/publishing/loss_sentences.h"
#include "ui/publishing/player_link.h"
#include "ui/publishing/position_text.h"
#include "ui/publishing/qr_code.h"
#include "ui/text/error_text.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using StepShown = std::optional<Step>;

template <FormatId format>
Result<QString> formatText(const PuzzleRecord& record, const StepShown& /*step*/) {
    const Result<std::string> text = exportPuzzle(record, format);
    if (!text)
        return text.error();
    return QString::fromStdString(*text).trimmed();
}

template <FormatId format>
Result<QString> linkText(const PuzzleRecord& record, const StepShown& /*step*/) {
    return playerLink(record, format);
}

template <FormatId format>
QStringList lossesIn(const PuzzleRecord& record) {
    return lossSentences(record, format);
}

template <FormatId format, PositionPart part>
QStringList lossesOfPosition(const PuzzleRecord& record) {
    return positionLosses(record, format, part);
}

QStringList nothingLost(const PuzzleRecord& /*record*/) { return {}; }

Result<QString> postText(const PuzzleRecord& record, const StepShown& step) { return forumPost(record, step); }

Result<QString> wordsText(const PuzzleRecord& record, const StepShown& /*step*/) {
    return rulesParagraphs(record).join(u'\n');
}

Result<QString> givensOf(const PuzzleRecord& record, const StepShown& /*step*/) { return givensText(record); }

Result<QString> stateOf(const PuzzleRecord& record, const StepShown& /*step*/) { return stateText(record); }

Result<QString> nativeLineText(const PuzzleRecord& record, const StepShown& /*step*/) {
    return QString::fromStdString(writeNativeLine(record));
}

constexpr const char* kCopied = QT_TRANSLATE_NOOP("nonet::ExportActions", "Copied");

constexpr auto kPadLink = linkText<FormatId::sudokupad>;
constexpr auto kPadLosses = lossesIn<FormatId::sudokupad>;

using enum ExportForm;

// clang-format off
constexpr std::array kWays = std::to_array<ExportWayRow>({
    {ExportWay::sudokuPadLink, link, "txt", QT_TRANSLATE_NOOP("ExportWords", "SudokuPad link"), QT_TRANSLATE_NOOP("ExportWords", "For players: opens the puzzle in the browser, with nothing to install."), "copy.sudokupad", QT_TRANSLATE_NOOP("nonet::ExportActions", "Copied as a SudokuPad link"), kPadLink, kPadLosses, {}},
    {ExportWay::qrCode, pixels, "png", QT_TRANSLATE_NOOP("ExportWords", "QR code"), QT_TRANSLATE_NOOP("ExportWords", "The SudokuPad link as a picture: a telephone's camera opens the puzzle there."), nullptr, nullptr, kPadLink, kPadLosses, {}},
    {ExportWay::fpuzzlesLink, link, "txt", QT_TRANSLATE_NOOP("ExportWords", "f-puzzles link"), QT_TRANSLATE_NOOP("ExportWords", "For setters: f-puzzles and the programs that read its links open it for changes."), "copy.fpuzzles", QT_TRANSLATE_NOOP("nonet::ExportActions", "Copied as an f-puzzles link"), linkText<FormatId::fpuzzles>, lossesIn<FormatId::fpuzzles>, {}},
    {ExportWay::nonetFile, file, "nonet", QT_TRANSLATE_NOOP("ExportWords", "Nonet file"), QT_TRANSLATE_NOOP("ExportWords", "For Nonet: holds all that the puzzle has."), nullptr, nullptr, formatText<FormatId::native>, lossesIn<FormatId::native>, {}},
    {ExportWay::issText, link, "txt", QT_TRANSLATE_NOOP("ExportWords", "ISS text"), QT_TRANSLATE_NOOP("ExportWords", "For Interactive Sudoku Solver: paste it there to have the rules solved."), nullptr, nullptr, formatText<FormatId::iss>, lossesIn<FormatId::iss>, {}},
    {ExportWay::forumPost, grid, "txt", QT_TRANSLATE_NOOP("ExportWords", "Forum post"), QT_TRANSLATE_NOOP("ExportWords", "The board in letters, the rules and a link, to paste as one."), "copy.post", kCopied, postText, lossesOfForumPost, {}},
    {ExportWay::rulesText, words, "txt", QT_TRANSLATE_NOOP("ExportWords", "Rules in words"), QT_TRANSLATE_NOOP("ExportWords", "What the puzzle asks, for a caption or a description."), nullptr, nullptr, wordsText, nothingLost, {}},
    {ExportWay::png, pixels, "png", QT_TRANSLATE_NOOP("ExportWords", "Picture (PNG)"), QT_TRANSLATE_NOOP("ExportWords", "The board as you see it, for anywhere that takes pictures."), "copy.picture", kCopied, nullptr, nothingLost, PictureFormat::png},
    {ExportWay::svg, outlines, "svg", QT_TRANSLATE_NOOP("ExportWords", "Drawing (SVG)"), QT_TRANSLATE_NOOP("ExportWords", "The board in outlines, which stay sharp at any size."), nullptr, nullptr, nullptr, nothingLost, PictureFormat::svg},
    {ExportWay::pdf, outlines, "pdf", QT_TRANSLATE_NOOP("ExportWords", "Page (PDF)"), QT_TRANSLATE_NOOP("ExportWords", "The board on a page of its own, to print or to put into a booklet."), nullptr, nullptr, nullptr, nothingLost, PictureFormat::pdf},
    {ExportWay::givens, grid, "txt", nullptr, nullptr, nullptr, kCopied, givensOf, lossesOfPosition<FormatId::line, PositionPart::givens>, {}},
    {ExportWay::state, grid, "txt", nullptr, nullptr, "copy.state", kCopied, stateOf, lossesOfPosition<FormatId::line, PositionPart::board>, {}},
    {ExportWay::candidateGrid, grid, "txt", nullptr, nullptr, "copy.candidates", kCopied, candidateText, lossesOfPosition<FormatId::candidateGrid, PositionPart::board>, {}},
    {ExportWay::libraryLine, grid, "txt", nullptr, nullptr, "copy.library", kCopied, libraryText, lossesOfPosition<FormatId::libraryLine, PositionPart::board>, {}},
    {ExportWay::nonetLine, file, "nonet", nullptr, nullptr, nullptr, QT_TRANSLATE_NOOP("nonet::ExportActions", "Copied as Nonet's own text: links have no such board"), nativeLineText, lossesIn<FormatId::native>, {}},
});
// clang-format on

constexpr bool isInIdOrder() {
    for (std::size_t i = 0; i < kWays.size(); ++i)
        if (static_cast<std::size_t>(kWays[i].id) != i)
            return false;
    return true;
}
static_assert(isInIdOrder(), "the table is indexed by ExportWay");

}  // namespace

std::span<const ExportWayRow> exportWays() { return kWays; }

const ExportWayRow& exportRow(ExportWay way) { return kWays.at(static_cast<std::size_t>(way)); }

std::vector<ExportWay> sharedWays() {
    std::vector<ExportWay> ways;
    for (const ExportWayRow& row : kWays)
        if (row.name != nullptr)
            ways.push_back(row.id);
    return ways;
}

bool isPicture(ExportWay way) {
    const ExportForm form = exportRow(way).form;
    return form == pixels || form == outlines;
}

QString exportWayName(ExportWay way) { return ExportWords::tr(exportRow(way).name); }

QString exportWayHint(ExportWay way) { return ExportWords::tr(exportRow(way).hint); }

Result<QString> exportText(const PuzzleRecord& record, ExportWay way, const std::optional<Step>& step) {
    const ExportWayRow& row = exportRow(way);
    return row.text != nullptr ? row.text(record, step) : QString();
}

QString exportObstacle(const PuzzleRecord& record, ExportWay way) {
    const Result<QString> text = exportText(record, way);
    if (!text)
        return errorSentence(text.error());
    if (way == ExportWay::qrCode && !fitsQrCode(*text))
        return ExportWords::tr("The link has %Ln characters: that is too long for a code that a telephone reads from a "
                               "screen. Up to %1 would do.",
                               nullptr, static_cast<int>(text->size()))
            .arg(QLocale().toString(kMostQrBytes));
    return {};
}

QStringList exportLosses(const PuzzleRecord& record, ExportWay way) { return exportRow(way).losses(record); }

ExportWay wayOfPuzzle(const PuzzleRecord& record) {
    if (record.puzzle.isClassic())
        return ExportWay::givens;
    return formatRow(FormatId::sudokupad).refusal(record.puzzle) ? ExportWay::nonetLine : ExportWay::sudokuPadLink;
}

}  // namespace nonet
