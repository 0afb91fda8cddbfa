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

/// Those that it has as drawings alone.
std::vector<int> drawnRules(const PuzzleRecord& record) {
    const Result<FpuzzlesText> text = fpuzzlesFrom(record);
    return text ? text->onlyDrawn : std::vector<int>();
}

/// Each once, and of many only the first.
QString namesOf(const std::vector<int>& rules, const Puzzle& puzzle) {
    constexpr qsizetype kMostNamed = 5;
    QStringList names;
    for (const int rule : rules)
        names << ruleName(puzzle.constraints()[static_cast<std::size_t>(rule)], puzzle.layout());
    names.removeDuplicates();
    if (names.size() > kMostNamed)
        names = names.first(kMostNamed) << ExportWords::tr("and more");
    return names.join(QStringLiteral(", "));
}

}  // namespace

QString lostRuleNames(const PuzzleRecord& record, FormatId format) {
    return namesOf(lostRules(record, format), record.puzzle);
}

QString drawnRulesSentence(const PuzzleRecord& record) {
    return ExportWords::tr("Only drawn or told in words, since the format has no form for them: %1.")
        .arg(namesOf(drawnRules(record), record.puzzle));
}

QStringList lossSentences(const PuzzleRecord& record, FormatId format) {
    QStringList sentences;
    for (const ExportLoss loss : lossesOf(record, format)) {
        if (loss == ExportLoss::someConstraints)
            sentences << ExportWords::tr("Lost: rules that the format has no form for: %1.")
                             .arg(lostRuleNames(record, format));
        else
            sentences << (loss == ExportLoss::drawnRules ? drawnRulesSentence(record) : exportLossSentence(loss));
    }
    return sentences;
}

}  // namespace nonet
