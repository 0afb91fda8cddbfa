// What the list of the panel of answers tells of, a row a topic.
#pragma once

#include "core/answers/missing_rules.h"
#include "core/board/cell.h"
#include "core/rules/puzzle.h"
#include "core/solvers/propagation/conflict_set.h"

#include <QString>

#include <optional>
#include <vector>

namespace nonet {

class PuzzleAnswers;

/// A rule or given of the layout, or a clue or rule that could be one.
struct ListedPart {
    ConflictSet part = {};
    std::optional<Candidate> clue = std::nullopt;
    std::optional<RuleOffer> rule = std::nullopt;
    QString text = {};
};
/// Each by itself.
std::vector<ListedPart> listedParts(const ConflictSet& parts, const Puzzle& puzzle);

struct AnswerTopic {
    QString (*sentence)(const PuzzleAnswers& answers) = nullptr;
    /// Null: none.
    std::vector<ListedPart> (*parts)(const PuzzleAnswers& answers) = nullptr;
    /// Entered digits do not count for it, whatever counts for the rest.
    bool isOfGivens = false;
};

extern const AnswerTopic kNoTopic;
extern const AnswerTopic kTesterTopic;
extern const AnswerTopic kNeededTopic;
extern const AnswerTopic kSmallestTopic;
extern const AnswerTopic kCluesTopic;
extern const AnswerTopic kRulesTopic;
/// Digits that exactly one solution uses.
extern const AnswerTopic kOnlyOneTopic;
extern const AnswerTopic kRatingTopic;
extern const AnswerTopic kGeneratedTopic;

}  // namespace nonet
