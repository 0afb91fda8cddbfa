// What is known of the open puzzle, in the words of header, status line and panel.
#pragma once

#include "ui/document/view_state.h"

#include <QCoreApplication>
#include <QString>

namespace nonet {

class PuzzleDocument;
struct PuzzleRecord;

struct PuzzleWords {
    Q_DECLARE_TR_FUNCTIONS(PuzzleWords)

public:
    /// "one solution", "at least 1,000 solutions": of the givens, or while they are typed, of what is on the board.
    static QString solutions(const PuzzleDocument& document);
    /// solutions(), and about how many there are, or why there are none: for where there is room.
    static QString solutionsAtLength(const PuzzleDocument& document);
    static QString atLeastSolutions(qulonglong count);
    /// "26 clues", or while they are typed "17 digits entered".
    static QString clues(const PuzzleDocument& document);
    /// Givens, or while they are typed, digits; none that fog covers.
    static int cluesInSight(const PuzzleDocument& document);
    static QString entered(int count);
    /// "Hard 940", "at least Hard 940", "harder than Nonet's hints · ER 9.0".
    static QString rating(const KeptRating& rating);
    /// rating(), and the ER where it is known.
    static QString ratingWithExplainer(const KeptRating& rating);
    /// rating(), and by which profile, unless by HoDoKu's: for what is seen away from the settings.
    static QString ratingByProfile(const KeptRating& rating);
    /// The level alone, without a score.
    static QString level(const KeptRating& rating);
    /// The puzzle asks more than digits in rows, columns and equal boxes, and has words for it.
    static bool hasOwnRules(const PuzzleRecord& record);
    /// "30 of 81 filled": true of wrong digits, too, and without givens that fog covers.
    static QString filled(int count, int cells);
    static QString filled(const PuzzleDocument& document);

private:
    static QString solutionsByRules(const PuzzleDocument& document);
};

}  // namespace nonet
