#include "ui/text/lesson_text.h"

#include "core/lessons/lesson_profile.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <algorithm>

namespace nonet {
namespace {

struct Introduction {
    const char* code;
    const char* words;
};

// clang-format off
constexpr Introduction kIntroductions[] = {
    {"0000", QT_TRANSLATE_NOOP("LessonText", "A row, column or box with a single empty cell. The one digit that it lacks is placed there; nothing else has to be looked at.")},
    {"0003", QT_TRANSLATE_NOOP("LessonText", "A cell for which eight different digits are already in its row, its column and its box. Only one is left, so it goes in. Count around cells that see many digits.")},
    {"0002", QT_TRANSLATE_NOOP("LessonText", "A digit that can go in only one cell of a house, since every other cell there is filled or sees that digit. Take a digit, go through the boxes, and let its rows and columns cross cells out.")},
    {"0110", QT_TRANSLATE_NOOP("LessonText", "Two cells that lie in one box and in one line as well, and hold the same two candidates. Between them they use up both digits, so these can be struck from the rest of the box and of the line.")},
    {"0111", QT_TRANSLATE_NOOP("LessonText", "Three cells that lie in one box and in one line as well, with three candidates among them. They use up the three digits, so these can be struck from the rest of the box and of the line.")},
    {"0100", QT_TRANSLATE_NOOP("LessonText", "In a box, all places of a digit lie in one row or column. Wherever in the box it ends up, it is in that line, so it can be struck from the line's cells outside the box. The box points along the line.")},
    {"0101", QT_TRANSLATE_NOOP("LessonText", "In a row or column, all places of a digit lie in one box. The line claims the digit for that part of the box, so it can be struck from the other cells of the box.")},
    {"0200", QT_TRANSLATE_NOOP("LessonText", "Two cells of a house with the same two candidates and no other. One of them takes one digit and one the other, so both digits can be struck from all other cells of the house.")},
    {"0201", QT_TRANSLATE_NOOP("LessonText", "Three cells of a house that have only three candidates among them; no cell needs all three. The three digits are used up there, so they can be struck from all other cells of the house.")},
    {"0210", QT_TRANSLATE_NOOP("LessonText", "Two digits that have the same two places in a house and no other. Both cells are needed for them, so every other candidate can be struck from these two cells.")},
    {"0211", QT_TRANSLATE_NOOP("LessonText", "Three digits that have only three cells among them in a house. All three cells are needed for them, so every other candidate can be struck from these cells.")},
    {"0202", QT_TRANSLATE_NOOP("LessonText", "Four cells of a house that have only four candidates among them. The four digits are used up there, so they can be struck from all other cells of the house.")},
    {"0212", QT_TRANSLATE_NOOP("LessonText", "Four digits that have only four cells among them in a house. All four cells are needed for them, so every other candidate can be struck from these cells. It is rare, since most often the other cells of the house show an easier set.")},
    {"0300", QT_TRANSLATE_NOOP("LessonText", "Two rows in which a digit has just two places each, in the same two columns. It must be in opposite corners of the rectangle, one in each column, so it can be struck from the rest of both columns. The same works with rows and columns swapped. Such patterns are called fish: the two rows that hold it are its base, the columns across are its cover.")},
    {"0301", QT_TRANSLATE_NOOP("LessonText", "Three rows in which a digit has places in only three columns, two or three in each row. The three rows need one column each, so the digit can be struck from the rest of these columns. The same works with rows and columns swapped.")},
    {"0302", QT_TRANSLATE_NOOP("LessonText", "Four rows in which a digit has places in only four columns. The four rows need one column each, so the digit can be struck from the rest of these columns. The same works with rows and columns swapped.")},
    {"0310", QT_TRANSLATE_NOOP("LessonText", "An X-Wing that is spoilt by one or two more places in one of its lines, all in one box: the fin. Either a fin is true, or the X-Wing holds. So what both would remove can be struck: places of the X-Wing's columns that see every fin. The same works with rows and columns swapped.")},
    {"0320", QT_TRANSLATE_NOOP("LessonText", "A finned X-Wing that lacks a corner where its fin is. Even without that corner it holds: either a fin is true, or the digit is in the two places left. So what both would remove can be struck. The same works with rows and columns swapped.")},
    {"0311", QT_TRANSLATE_NOOP("LessonText", "A Swordfish that is spoilt by extra places in one of its lines, all in one box: the fin. Either a fin is true, or the Swordfish holds. So the digit can be struck where the Swordfish would remove it and every fin is seen.")},
    {"0321", QT_TRANSLATE_NOOP("LessonText", "A finned Swordfish in which a line keeps only one place without its fin. Either a fin is true, or the three lines share three columns after all. So the digit can be struck where that would remove it and every fin is seen.")},
    {"0312", QT_TRANSLATE_NOOP("LessonText", "A Jellyfish that is spoilt by extra places in one of its lines, all in one box: the fin. Either a fin is true, or the Jellyfish holds. So the digit can be struck where the Jellyfish would remove it and every fin is seen.")},
    {"0322", QT_TRANSLATE_NOOP("LessonText", "A finned Jellyfish in which a line keeps only one place without its fin. Either a fin is true, or the four lines share four columns after all. So the digit can be struck where that would remove it and every fin is seen.")},
    {"0400", QT_TRANSLATE_NOOP("LessonText", "Two rows in which a digit has two places each, one of each row in the same column: two towers on one base. The digit cannot stand at both feet, so one of the roofs is true, and it can be struck from every cell that sees both roofs. The same works with rows and columns swapped.")},
    {"0401", QT_TRANSLATE_NOOP("LessonText", "A row and a column in which a digit has two places each, joined by a box that holds one end of both. Not both of these can be true, so one of the far ends is, and the digit can be struck from the cell that sees both.")},
    {"0404", QT_TRANSLATE_NOOP("LessonText", "Two cells of a box, each of which is an end of its row's pair and of its column's pair of one digit: two 2-String Kites at once. In each kite one of the far ends is true, so the digit can be struck from the cell that sees both far ends of one, and from the cell that sees both of the other.")},
    {"0403", QT_TRANSLATE_NOOP("LessonText", "Two houses in which a digit has two places each, and one place of each see one another. Not both of these can be true, so one of the far ends is, and the digit can be struck from every cell that sees both far ends.")},
    {"0402", QT_TRANSLATE_NOOP("LessonText", "In a box, all places of a digit lie in one row and one column that cross there. A strong pair outside starts in one of these lines. If its near end is true, the box is left with the other line; if not, its far end is. Where both meet, the digit can be struck.")},
    {"0500", QT_TRANSLATE_NOOP("LessonText", "A strong pair is a house in which a digit has just two places: one of them is true. Chain such pairs of one digit and colour their ends in turn. One of the two colours is true as a whole. A place of the digit that sees both colours sees a true one in any case, so it can be struck. Any part of the chain that shows this is enough.")},
    {"0501", QT_TRANSLATE_NOOP("LessonText", "Chain the strong pairs of one digit, the houses in which it has just two places, and colour their ends in turn. One of the two colours is true as a whole. If a colour has two places in one house it cannot be that one, so all of its places can be struck. Any part of the chain that shows this is enough.")},
    {"0803", QT_TRANSLATE_NOOP("LessonText", "Two cells with the same two candidates that do not see one another, joined by a house in which one of the digits has two places, each seen by one of the cells. One of the cells must hold the other digit, so that digit can be struck where both are seen.")},
    {"0800", QT_TRANSLATE_NOOP("LessonText", "A cell with two candidates, the pivot, that sees two others with two candidates each: one shares its first digit, one its second, and both have a third digit in common. Whatever the pivot is, one of the two is that third digit, so it can be struck where both are seen.")},
    {"0801", QT_TRANSLATE_NOOP("LessonText", "An XY-Wing whose pivot also has the third digit. Whatever the pivot is, one of the three cells is that digit, so it can be struck where all three are seen.")},
    {"0610", QT_TRANSLATE_NOOP("LessonText", "Every open cell has two candidates but for one with three, and every digit would stand twice in each house without one candidate of that cell. Such a board would have two solutions, so this candidate is true. It holds where the puzzle has one solution.")},
    {"0600", QT_TRANSLATE_NOOP("LessonText", "Four cells in two rows, two columns and two boxes, three of which hold the same two candidates only. If the fourth held one of them too, the two digits could be swapped: two solutions. So both can be struck from the fourth cell.")},
    {"0601", QT_TRANSLATE_NOOP("LessonText", "A rectangle of four cells in two boxes with the same two candidates, where two cells on one side have one extra digit, the same in both. One of the extras must be true, or there would be two solutions. So the extra digit can be struck where both are seen.")},
    {"0602", QT_TRANSLATE_NOOP("LessonText", "A rectangle of four cells in two boxes with the same two candidates, where two cells on one side have extra digits. One of the extras must be true, so the two cells act as one cell with these digits, and form a naked set with others of a house.")},
    {"0603", QT_TRANSLATE_NOOP("LessonText", "A rectangle of four cells in two boxes with the same two candidates, where two cells on one side have extra digits. If one digit of the pair has no other place in a house of these two, the other digit of the pair can be struck from both, or there would be two solutions.")},
    {"0604", QT_TRANSLATE_NOOP("LessonText", "A rectangle of four cells in two boxes with the same two candidates, where two cells on a diagonal, or three cells, have one extra digit, the same in all. One of the extras must be true, or there would be two solutions. So the extra digit can be struck where all of them are seen.")},
    {"0703", QT_TRANSLATE_NOOP("LessonText", "Cells with the same two candidates, each of which sees the next. Along the line the digits take turns, so ends an odd number of links apart hold both digits between them. A cell that sees both ends can have neither.")},
    {"0701", QT_TRANSLATE_NOOP("LessonText", "A chain in one digit that begins and ends with a strong link, strong and weak links in turn. Strong: one of the two is true, since the house has no other place. Weak: they see each other, so they are not both true. If one end is false, the other is true: one of the ends is. So the digit can be struck from every cell that sees both.")},
    {"0702", QT_TRANSLATE_NOOP("LessonText", "A chain of cells with two candidates, in which each sees the next and shares a digit with it. If the first is not the digit that both ends have, the last is. So that digit can be struck from every cell that sees both ends.")},
};
// clang-format on

QString placesOf(ClassicCellSet cells) {
    CellSet list;
    for (const Cell cell : cells)
        list.insert(cell);
    return cellsWithAnd(list);
}

QString asCandidate(Candidate candidate) {
    return LessonText::tr("%1 in %2", "a digit, a cell").arg(candidate.digit.value()).arg(cellName(candidate.cell));
}

/// Whether the lesson takes less for granted than all basics.
bool isOnABasic(TechniqueId id) { return lessonBasics(id) != lessonBasics(TechniqueId::xWing); }

QString neededText(const LessonUse& use) {
    if (!use.isNeeded)
        return use.uses == 1
                   ? LessonText::tr("On the way through this puzzle the technique helps once.")
                   : LessonText::tr("On the way through this puzzle the technique helps %1 times.").arg(use.uses);
    return isOnABasic(use.at.shown().technique)
               ? LessonText::tr("This puzzle needs the technique: the easier steps come to a stop, and with this "
                                "technique added they solve it.")
               : LessonText::tr(
                     "This puzzle needs the technique: singles, locked candidates and subsets come to a stop, "
                     "and with this technique added they solve it.");
}

QString cellsMissing(const LessonMistake& mistake) {
    const QString sofar = (mistake.cells.count() == 1 ? LessonText::tr("%1 is right so far.", "a cell")
                                                      : LessonText::tr("%1 are right so far.", "cells"))
                              .arg(placesOf(mistake.cells));
    const QString more = mistake.missing == 0 ? LessonText::tr("That rules nothing out yet.")
                         : mistake.missing == 1
                             ? LessonText::tr("One more cell belongs to the pattern.")
                             : LessonText::tr("%1 more cells belong to the pattern.").arg(mistake.missing);
    return sofar + u' ' + more;
}

/// What the candidate is to the pattern, by which it stays.
QString ownCandidate(const LessonMistake& mistake) {
    const QString candidate = asCandidate(mistake.candidate);
    switch (mistake.role) {
    case Role::guardian:
        return LessonText::tr("%1 is an extra digit: such a digit keeps the puzzle at one solution, so it stays.")
            .arg(candidate);
    case Role::fin:
    case Role::endoFin: return LessonText::tr("%1 is the fin: it may be true itself, so it stays.").arg(candidate);
    case Role::pincer:
        return LessonText::tr("%1 is an end of the pattern: one of the ends is true, so it stays.").arg(candidate);
    default: return LessonText::tr("%1 belongs to the pattern itself, so it stays.").arg(candidate);
    }
}

QString resultsMissing(const LessonMistake& mistake) {
    std::vector<Candidate> candidates;
    mistake.candidates.forEach([&](Candidate each) { candidates.push_back(each); });
    const QString more = mistake.missing == 1
                             ? LessonText::tr("One more candidate can be struck.")
                             : LessonText::tr("%1 more candidates can be struck.").arg(mistake.missing);
    return LessonText::tr("%1: right.", "what is struck").arg(candidateNames(candidates)) + u' ' + more;
}

}  // namespace

QString LessonText::introduction(TechniqueId id) {
    const auto found = std::ranges::find(kIntroductions, technique(id).code, &Introduction::code);
    return found == std::end(kIntroductions) ? QString() : tr(found->words);
}

QString LessonText::task(TechniqueId id, const LessonPosition& position) {
    const QString name = techniqueName(id);
    if (isSinglePlacement(position.shown()))
        return tr("Somewhere here is a step by %1. Choose its cell and type the digit that goes in.").arg(name);
    const QString there =
        isOnABasic(id)
            ? tr("The easier steps are exhausted, but there is one by %1.").arg(name)
            : tr("Singles, locked candidates and subsets are exhausted, but there is a step by %1.").arg(name);
    return there + u' ' + tr("Mark the cells of its pattern, then strike the candidates that it rules out.");
}

QString LessonText::origin(const LessonPosition& position) {
    if (!position.isFromPlay)
        return tr("A position of a puzzle, with some candidates struck at random: the technique is so "
                  "rare that no game came to it.");
    const TechniqueId id = position.shown().technique;
    if (lessonBasics(id).none())
        return {};
    return isOnABasic(id)
               ? tr("From a puzzle, at the point where the easier of the basic techniques find nothing more.")
               : tr("From a puzzle, at the point where singles, locked candidates and subsets find nothing "
                    "more.");
}

QString LessonText::use(const LessonUse& use) {
    const QString kept = tr("A puzzle that you have begun there stays under File, Continue.");
    if (!use.at.isFromPlay)
        return tr("A game in which this technique is the next step once the easier ones are exhausted. It opens in "
                  "Play as a puzzle of its own.") +
               u' ' + kept;
    return neededText(use) + u' ' + tr("It opens in Play from its start.") + u' ' + kept;
}

QString LessonText::mistake(const LessonMistake& mistake, TechniqueId id) {
    using Kind = LessonMistake::Kind;
    const QString name = techniqueName(id);
    switch (mistake.kind) {
    case Kind::noCells:
        return technique(id).family == TechniqueFamily::singles
                   ? tr("Nothing is entered yet. Choose a cell and type its digit.")
                   : tr("No cell is marked yet. Mark the cells of the pattern first.");
    case Kind::solvedCell: return tr("%1 has its digit already, so it is no part of it.").arg(cellName(mistake.cell));
    case Kind::cellOfNone: return tr("%1 is part of no %2 that helps here.").arg(cellName(mistake.cell), name);
    case Kind::cellOfAnother:
        return tr("%1 is not part of it: it does not go together with %2.")
            .arg(cellName(mistake.cell), placesOf(mistake.cells));
    case Kind::removesNothing:
        return tr("%1: that is a pattern of %2, but it rules nothing out. Look for another.")
            .arg(placesOf(mistake.cells), name);
    case Kind::cellsMissing: return cellsMissing(mistake);
    case Kind::noResults:
        return technique(id).family == TechniqueFamily::singles
                   ? tr("%1 is the right cell. Which digit goes in?").arg(placesOf(mistake.cells))
                   : tr("%1: that is the pattern. What follows from it?").arg(placesOf(mistake.cells));
    case Kind::otherDigit:
        return tr("%1 is the right cell, but %2 is not its digit.")
            .arg(cellName(mistake.candidate.cell))
            .arg(mistake.candidate.digit.value());
    case Kind::noCandidate: return tr("%1 is no candidate any more.").arg(asCandidate(mistake.candidate));
    case Kind::ownCandidate: return ownCandidate(mistake);
    case Kind::seesNotAll:
        return mistake.seen.isEmpty()
                   ? tr("%1 does not see %2, so nothing speaks against it.")
                         .arg(asCandidate(mistake.candidate), placesOf(mistake.unseen))
                   : tr("%1 sees %2, but not %3. Should that be the true one, it could stay.")
                         .arg(asCandidate(mistake.candidate), placesOf(mistake.seen), placesOf(mistake.unseen));
    case Kind::nothingFollows:
        return tr("The pattern is right, but it says nothing against %1.").arg(asCandidate(mistake.candidate));
    case Kind::resultsMissing: return resultsMissing(mistake);
    }
    return {};
}

QString LessonText::right(TechniqueId id) { return tr("Right: a step by %1.").arg(techniqueName(id)); }

QString LessonText::shown(const Step& step) { return stepReason(step) + u' ' + stepResult(step); }

}  // namespace nonet
