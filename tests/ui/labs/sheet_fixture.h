// A scene's sheet and its key, as drawn on paper.
#pragma once

#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/frame/lab.h"

#include <QImage>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace nonet {

inline std::vector<DrawnText> drawnSheet(Lab& lab, int scene, bool hasAnswers) {
    lab.sceneEntered(scene);
    return drawingOf(QSize(595, 842),
                     [&](QPainter& painter) { lab.paintWorksheet(painter, QRectF(48, 48, 499, 640), hasAnswers); })
        .texts;
}

/// All that is drawn, the digits of boards among it, which are no words.
inline QImage sheetImage(Lab& lab, int scene, bool hasAnswers) {
    lab.sceneEntered(scene);
    QImage image(595, 842, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    lab.paintWorksheet(painter, QRectF(48, 48, 499, 640), hasAnswers);
    return image;
}

/// How many different sheets the scene gives for so many shuffled inputs.
inline int differentSheets(Lab& lab, int scene, int inputs) {
    std::vector<QImage> sheets;
    for (int seed = 1; seed <= inputs; ++seed) {
        lab.shuffleInput(static_cast<std::uint64_t>(seed) * 7);
        if (const QImage sheet = sheetImage(lab, scene, false); std::ranges::find(sheets, sheet) == sheets.end())
            sheets.push_back(sheet);
    }
    return static_cast<int>(sheets.size());
}

inline QString wordsOf(const std::vector<DrawnText>& texts) {
    QStringList words;
    for (const DrawnText& each : texts)
        words.append(each.text.trimmed());
    return words.join(u' ');
}

}  // namespace nonet
