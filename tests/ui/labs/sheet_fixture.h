// A scene's sheet and its key, as drawn on paper.
#pragma once

#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/frame/lab.h"

#include <QStringList>

#include <vector>

namespace nonet {

inline std::vector<DrawnText> drawnSheet(Lab& lab, int scene, bool hasAnswers) {
    lab.sceneEntered(scene);
    return drawingOf(QSize(595, 842),
                     [&](QPainter& painter) { lab.paintWorksheet(painter, QRectF(48, 48, 499, 640), hasAnswers); })
        .texts;
}

inline QString wordsOf(const std::vector<DrawnText>& texts) {
    QStringList words;
    for (const DrawnText& each : texts)
        words.append(each.text.trimmed());
    return words.join(u' ');
}

}  // namespace nonet
