// What a file, a link or a person says (titles, names, labels, rules) is data, wherever it is shown or written. Here is
// one function for each place that would take more out of it than its characters: what the characters are, the reader
// of the place decides.
#pragma once

#include <QString>

namespace nonet {

/// On one line, by itself: what shows nothing or turns the direction of what follows is shown as a point, a line's end
/// as a blank.
QString oneLine(const QString& foreign);

/// By itself on lines of its own, each as oneLine().
QString severalLines(const QString& foreign);

/// On one line among words of ours, which keep their direction where it is written from right to left. May be given
/// twice.
QString amongWords(const QString& foreign);

/// In a window's title, where Qt would take a "[*]" for the mark of a changed document.
QString asWindowTitle(const QString& foreign);

/// On a button or in a menu, where an "&" would underline what follows.
QString onButton(const QString& words);

/// In the text of an XML or HTML document: escaped, and without the characters that XML cannot hold at all.
QString inMarkup(const QString& foreign);

/// In a forum's post, where "[img]" would be a tag of BBCode: such a bracket no longer touches its word.
QString inForumPost(const QString& foreign);

/// A field of comma-separated values: quoted where it has to be, and never a formula for a spreadsheet, which takes
/// everything for one that begins with = + - @ or a blank character and is no number.
QString csvField(const QString& foreign);

/// For a file of that ending, without a folder; every file system takes it.
QString fileNameFrom(const QString& title, const QString& ending);

/// In a tooltip, whose own lines go over the whole screen: broken where they are long, and the first ones alone.
QString plainTip(const QString& text);

}  // namespace nonet
