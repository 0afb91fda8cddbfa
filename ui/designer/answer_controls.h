// What the parts of the panel of answers are made of.
#pragma once

#include <QString>

#include <chrono>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;
class QWidget;

namespace nonet {

class Answer;
class PuzzleAnswers;

/// As high as so many lines, whatever it says.
QLabel* fixedLines(const QString& objectName, int lines);
/// As high as it needs.
QLabel* wrappedLabel(const QString& objectName);
QLabel* captionOf(const QString& text);
/// Reached by Tab alone: a click leaves the keys with the board.
QPushButton* answerButton(const QString& objectName, const QString& text, const QString& tip);

/// A part of the panel, which has margins itself.
QVBoxLayout* addAnswerColumn(QWidget& part);
/// What is added to it is scrolled up and down.
QVBoxLayout* addScrolledColumn(QScrollArea& area, const QString& objectName);

/// The one that the buttons to pause and to stop are about: which runs, else one that is paused; null for none.
Answer* currentAnswer(const PuzzleAnswers& answers);
/// "1.2 s", never zero.
QString timeText(std::chrono::milliseconds time);
/// "Looking for equal cells: 1.2 s", of what is worked out or was last.
QString workText(const PuzzleAnswers& answers);
/// A line for each that is done.
QString timesText(const PuzzleAnswers& answers);

}  // namespace nonet
