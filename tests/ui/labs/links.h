// Words of a scene and its picture: pointing at either lights the other.
#pragma once

#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/frame/lab_scene.h"
#include "ui/preferences/tokens.h"

#include <QImage>

#include <gtest/gtest.h>
#include <set>

namespace nonet {

inline QImage litPicture(const LabScene& scene, const StageArea& area, double at, const QString& lit) {
    QImage image(area.whole.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    BoardPainters painters;
    scene.paint(painter, area, {.theme = themeOf(ThemeId::light), .painters = painters, .lit = lit}, at);
    return image;
}

/// The words of each link stand in a sentence; the thing they name changes the picture, and is found in it.
inline void expectLinked(const LabScene& scene, const StageArea& area, double at) {
    SCOPED_TRACE(scene.title().toStdString() + ", move " + std::to_string(at));
    std::set<QString> found;
    for (double y = 2; y < area.whole.height(); y += 5)
        for (double x = 2; x < area.whole.width(); x += 5)
            found.insert(scene.thingAt(area, {x, y}, at));
    const QImage plain = litPicture(scene, area, at, {});
    const std::vector<LabLink> links = scene.links();
    EXPECT_FALSE(links.empty());
    const QString words = scene.sentences().join(u' ');
    for (const LabLink& link : links) {
        const std::string name = link.words.toStdString();
        // Others stand there once the question is answered.
        if (!words.contains(link.words)) {
            EXPECT_TRUE(scene.isQuestionOpen()) << name;
            continue;
        }
        EXPECT_NE(litPicture(scene, area, at, link.thing), plain) << name;
        EXPECT_TRUE(found.contains(link.thing)) << name;
    }
}

}  // namespace nonet
