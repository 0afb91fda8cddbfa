#include "ui/document/puzzle_words.h"

#include "core/formats/persistent_warnings.h"
#include "core/rules/fog.h"
#include "ui/document/puzzle_document.h"
#include "ui/text/count_text.h"
#include "ui/text/diagnosis_text.h"
#include "ui/text/profile_text.h"
#include "ui/text/rating_text.h"
#include "ui/text/technique_text.h"

#include <QLocale>

namespace nonet {
namespace {

/// Their number alone would tell of them.
int givensInFog(const PuzzleDocument& document) {
    return givensUnder(document.puzzle(), document.findings().foggedCells());
}

}  // namespace

QString PuzzleWords::solutionsAtLength(const PuzzleDocument& document) {
    const QString text = solutions(document);
    const std::optional<SolutionCount>& count = document.findings().count();
    if (count && count->about)
        return tr("%1, about %2", "at least 1,000 solutions, about 4·10¹² to 10¹³").arg(text, rangeText(*count->about));
    const std::optional<Diagnosis>& whyNone = document.findings().whyNone();
    if (!whyNone || !document.findings().foggedCells().isEmpty())
        return text;
    const QString why = diagnosisReason(*whyNone, document.clues().puzzle());
    return why.isEmpty() ? text : tr("%1: %2", "no solution: why").arg(text, why);
}

QString PuzzleWords::solutions(const PuzzleDocument& document) {
    const QString text = solutionsByRules(document);
    const std::optional<SolutionCount>& count = document.findings().count();
    const bool isCounted = count ? count->count > 0
                                 : document.findings().facts().state == SolutionState::one ||
                                       document.findings().facts().state == SolutionState::several;
    return isCounted && leavesRulesOut(document.record())
               ? tr("%1 by the rules that Nonet checks", "one solution").arg(text)
               : text;
}

QString PuzzleWords::solutionsByRules(const PuzzleDocument& document) {
    if (const std::optional<SolutionCount>& count = document.findings().count()) {
        if (count->isAtLeast && count->count > 0)
            return atLeastSolutions(static_cast<qulonglong>(count->count));
        if (count->count == 0)
            return count->isAtLeast ? tr("number of solutions unknown") : tr("no solution");
        if (count->count == 1)
            return tr("one solution");
        return tr("%Ln solution(s)", nullptr, static_cast<int>(count->count));
    }
    switch (document.findings().facts().state) {
    case SolutionState::none: return tr("no solution");
    case SolutionState::one: return tr("one solution");
    case SolutionState::several:
        return document.clues().areTyped() ? tr("counting the solutions") : tr("several solutions");
    case SolutionState::unknown: break;
    }
    return document.findings().awaitsFacts() ? tr("counting the solutions") : tr("number of solutions unknown");
}

QString PuzzleWords::atLeastSolutions(qulonglong count) {
    return tr("at least %1 solutions").arg(QLocale().toString(count));
}

int PuzzleWords::cluesInSight(const PuzzleDocument& document) {
    return document.clues().grid().filledCount() - givensInFog(document);
}

QString PuzzleWords::clues(const PuzzleDocument& document) {
    return document.clues().areTyped() ? entered(document.digits().filledCount())
                                       : tr("%n clue(s)", nullptr, cluesInSight(document));
}

QString PuzzleWords::entered(int count) { return tr("%n digit(s) entered", nullptr, count); }

QString PuzzleWords::rating(const KeptRating& rating) {
    return levelAndScore({.isComplete = rating.isComplete,
                          .isPartial = rating.isPartial,
                          .level = rating.level,
                          .score = rating.score,
                          .hardest = std::nullopt},
                         rating.profile);
}

QString PuzzleWords::ratingByProfile(const KeptRating& rating) {
    const QString text = PuzzleWords::rating(rating);
    return rating.profile == KeptRating().profile
               ? text
               : tr("%1, %2", "level and score, by a profile").arg(text, byProfile(rating.profile));
}

QString PuzzleWords::level(const KeptRating& rating) {
    if (!rating.isComplete)
        return beyondTechniques(rating.profile);
    return rating.isPartial && rating.level != Level::extreme ? atLeast(levelName(rating.level))
                                                              : levelName(rating.level);
}

bool PuzzleWords::hasOwnRules(const PuzzleRecord& record) {
    const Puzzle& puzzle = record.puzzle;
    return !puzzle.isRegular() || puzzle.decoration().fog || !puzzle.constraints().empty() ||
           !record.info.rules.empty();
}

QString PuzzleWords::filled(int count, int cells) { return tr("%1 of %2 filled", "cells").arg(count).arg(cells); }

QString PuzzleWords::filled(const PuzzleDocument& document) {
    const BoardShape& shape = document.puzzle().shape();
    return filled(document.digits().filledCount() - givensInFog(document), shape.cellCount() - shape.holeCount());
}

}  // namespace nonet
