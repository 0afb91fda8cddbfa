// What a learner marked, against what is there: right, or the first mistake. A mistake speaks of what was marked and of
// nothing else, so that no answer is given away by a wrong guess. What is right but unfinished is no mistake.
#pragma once

#include "core/board/classic_candidate_set.h"
#include "core/lessons/lesson_position.h"

namespace nonet {

struct LessonMarks {
    /// The pattern.
    ClassicCellSet cells;
    /// What goes, or for singles what is placed.
    ClassicCandidateSet results;

    bool isEmpty() const { return cells.isEmpty() && results.isEmpty(); }
    friend bool operator==(const LessonMarks&, const LessonMarks&) = default;
};

struct LessonMistake {
    enum class Kind : std::uint8_t {
        noCells,         // nothing of the pattern is marked
        solvedCell,      // `cell` has its digit already
        cellOfNone,      // `cell` is part of no pattern that there is
        cellOfAnother,   // `cell` is part of one, but not of the one that the other marked cells are of
        removesNothing,  // `cells` are one, and nothing follows from it
        cellsMissing,    // all of `cells` are part of one, which has more
        noResults,       // the pattern is right, and nothing follows yet
        otherDigit,      // of a single: its cell, but not its digit
        noCandidate,     // `candidate` is not there
        ownCandidate,    // `candidate` is one that the pattern itself stands on, in this `role`
        seesNotAll,      // `candidate` sees `seen` and not `unseen`, of what it has to see all
        nothingFollows,  // nothing is said of `candidate`
        resultsMissing,  // `candidates` go, and others too
    };
    Kind kind = Kind::noCells;
    Cell cell{};
    Candidate candidate{};
    /// Which of the marks it speaks of.
    ClassicCellSet cells{};
    ClassicCandidateSet candidates{};
    ClassicCellSet seen{};
    ClassicCellSet unseen{};
    /// What the candidate is to the pattern, where the kind is ownCandidate.
    Role role = Role::base;
    /// How many are missing, where the kind is cellsMissing or resultsMissing; 0 where some of the others suffice.
    int missing = 0;

    /// No mistake yet: all that is marked is right, and more is to come.
    bool isUnfinished() const;

    friend bool operator==(const LessonMistake&, const LessonMistake&) = default;
};

/// The cells that a learner marks as the pattern.
ClassicCellSet markedCells(const Step& step);
/// The candidates that go; those that are placed where it places any.
ClassicCandidateSet markedResults(const Step& step);
LessonMarks marksOf(const Step& step);

/// Nothing where the marks are a pattern of the position with all that follows from it.
std::optional<LessonMistake> firstMistake(const LessonPosition& position, const LessonMarks& marks);

/// The pattern that the marks are nearest to; the shown one where they are of none. Of a colouring the marked part,
/// where that proves anything.
Step nearestPattern(const LessonPosition& position, const LessonMarks& marks);

}  // namespace nonet
