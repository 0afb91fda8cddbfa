// What has to be worked out before it can be printed, and where puzzles for paper come from. To be called in a Task.
#pragma once

#include "core/rating/explainer_rating.h"
#include "ui/document/waiting_documents.h"
#include "ui/publishing/paper/paper_order.h"

#include <stop_token>

namespace nonet {

/// By what hints are told and puzzles rated.
struct PaperRules {
    Profile profile = hodokuProfile();
    bool usesUniqueness = true;
};

/// Something that the choices ask for is not worked out yet.
bool lacksAnswers(const PaperPuzzle& puzzle, const PaperChoices& choices);

/// The puzzle's answers with all that the choices ask for. Milliseconds to some seconds for a classic puzzle; another
/// is given up after about a minute. The stop token is read at least every 10 ms; what was stopped stays open.
PaperAnswers withAnswers(const PaperPuzzle& puzzle, const PaperChoices& choices, const PaperRules& rules,
                         ExplainerRater& rater, std::stop_token stop = {});

/// The games that wait, played last first; what cannot be read is left out.
std::vector<SharedPuzzle> waitingPuzzles(const WaitingDocuments& waiting, const std::stop_token& stop = {});

/// As many of a file's puzzles as can be chosen from.
inline constexpr std::size_t kMostPaperPuzzles = 1000;
/// Errors: fileNotReadable, and what importPuzzle() tells.
Result<std::vector<SharedPuzzle>> puzzlesOfFile(const std::string& path);

}  // namespace nonet
