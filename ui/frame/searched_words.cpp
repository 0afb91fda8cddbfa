#include "ui/frame/searched_words.h"

#include <algorithm>
#include <utility>

namespace nonet {

QString folded(const QString& text) {
    QString plain = text.toLower().remove(u'…').remove(u':');
    for (const auto& [letter, written] : {std::pair{u'ä', "ae"}, {u'ö', "oe"}, {u'ü', "ue"}, {u'ß', "ss"}})
        plain.replace(QChar(letter), QLatin1String(written));
    return plain;
}

QStringList foldedWords(const QString& text) {
    QStringList words;
    QString word;
    for (const QChar each : folded(text)) {
        if (each.isLetterOrNumber()) {
            word += each;
        } else if (!word.isEmpty()) {
            words << std::exchange(word, {});
        }
    }
    return word.isEmpty() ? words : words << word;
}

bool beginWords(const QStringList& beginnings, const QStringList& words) {
    return std::ranges::all_of(beginnings, [&words](const QString& beginning) {
        return std::ranges::any_of(words, [&beginning](const QString& word) { return word.startsWith(beginning); });
    });
}

}  // namespace nonet
