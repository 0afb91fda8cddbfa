// How words that somebody types to look for something are compared with what is there.
#pragma once

#include <QString>
#include <QStringList>

namespace nonet {

/// Without capitals, and with umlauts as keyboards without them write them.
QString folded(const QString& text);

/// Each run of letters and digits, folded: "X-Wing" is x and wing.
QStringList foldedWords(const QString& text);

/// Whether each of these begins one of the words.
bool beginWords(const QStringList& beginnings, const QStringList& words);

}  // namespace nonet
