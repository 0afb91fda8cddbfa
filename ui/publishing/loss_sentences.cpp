#include "ui/publishing/loss_sentences.h"

#include "core/formats/export_loss.h"
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/iss/iss_writer.h"
#include "ui/publishing/export_words.h"
#include "ui/text/error_text.h"
#include "ui/text/rule_words.h"

namespace nonet {
namespace {

/// The rules that a format has no form for, into Layout::constraints.
std::vector<int> lostRules(const PuzzleRecord& record, FormatId format) {
    if (format == FormatId::iss) {
        const Result<IssText> text = issFrom(record);
        return text ? text->lost : std::vector<int>();
    }
    const Result<FpuzzlesText> text = fpuzzlesFrom(record);
    return text ? text->lost.constraints : std::vector<int>();
}

}  // namespace

QString lostRuleNames(const PuzzleRecord& record, FormatId format) {
    const Puzzle& puzzle = record.puzzle;
    constexpr qsizetype kMostNamed = 5;
    QStringList names;
    for (const int rule : lostRules(record, format))
        names << ruleName(puzzle.constraints()[static_cast<std::size_t>(rule)], puzzle.layout());
    names.removeDuplicates();
    if (names.size() > kMostNamed)
        names = names.first(kMostNamed) << ExportWords::tr("and more");
    return names.join(QStringLiteral(", "));
}

QStringList lossSentences(const PuzzleRecord& record, FormatId format) {
    QStringList sentences;
    for (const ExportLoss loss : lossesOf(record, format))
        sentences << (loss == ExportLoss::someConstraints
                          ? ExportWords::tr("Lost: rules that the format has no form for: %1.")
                                .arg(lostRuleNames(record, format))
                          : exportLossSentence(loss));
    return sentences;
}

}  // namespace nonet
