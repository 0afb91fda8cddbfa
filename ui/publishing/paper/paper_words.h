// What is written on paper: names, facts and rules of a puzzle, and how words break into lines.
#pragma once

#include "ui/publishing/paper/paper_order.h"

#include <QFont>
#include <QStringList>

namespace nonet {

/// "3. Birds", or "Puzzle 3" for one without a name or where names are left out; a lone puzzle has no number, and may
/// have no name.
QString nameOnPaper(const PaperOrder& order, int puzzle);
/// "Somebody · Hard 940 · ER 7.2": what of it is known and asked for.
QString aboutOnPaper(const PaperOrder& order, int puzzle);
/// A paragraph each; none for a plain puzzle, whose rules everybody knows.
QStringList rulesOnPaper(const PaperPuzzle& puzzle);
/// Why no solution can be printed, in a sentence; empty where one can.
QString whyNoSolution(const PaperPuzzle& puzzle);

/// `size`: pixels of the painter, which are points here.
QFont paperFont(int size, bool isBold = false);
double paperLineHeight(int size);
/// Broken at blanks where there are some; no line is wider.
QStringList paperLines(const QString& words, int size, double width, bool isBold = false);
QStringList paperLines(const QStringList& paragraphs, int size, double width);
/// At most so many, the last one ending in an ellipsis where there are more.
QStringList firstLines(QStringList lines, int most);

}  // namespace nonet
