// The projector shows all that the window shows: no word of the stage is lost, at 1024 x 768.
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/slide_fixture.h"
#include "ui/labs/lab_catalogue.h"

#include <QRegularExpression>

namespace nonet {
namespace {

/// What a slide says otherwise, or in fewer lines of the same kind.
struct Shorter {
    const char* lab;
    /// From 1.
    const char* scene;
    const char* words;
    /// The words are left out of the right half alone.
    bool isInFigure = false;
};
constexpr Shorter kShorter[] = {
    {"shift_cipher", "semi_solver", "^list$"},
    {"lookup", "one_family", "^Before:$"},
    // Rows of long tables, and the last digits of numbers written out.
    {"lookup", "trios", "^\\d{3}$|^\\d\\d,\\d{3}$"},
    {"lookup", "all_grids", "^[\\d,]+$", true},
    {"lookup", "solve", "^[\\d,]+$", true},
    // The boxes' numbers alone head the columns, and permutations are small boxes with their digits or written out.
    {"minigrid", "graph", "^Box$|^left$"},
    {"minigrid", "prune", "^Box$|^left$"},
    {"minigrid", "trees", "^\\d{4,8}$"},
    {"minigrid", "path", "^\\d{4,8}$"},
    // A shorter heading.
    {"minigrid", "sequence", "^each$"},
    // The digits of the way to a cut.
    {"minigrid", "tree", "^[\\dx]+$"},
    // Labels of axes.
    {"difficulty", "singles", "^\\d+$"},
    {"difficulty", "bottleneck", "^\\d+$"},
    {"difficulty", "scales", "^\\d+$"},
    {"difficulty", "agreement", "^\\d+$"},
    {"inverse", "disguise", "^technique$"},
};

QString textsOf(const DrawnPicture& drawing, double from = 0, double to = 1e6) {
    QStringList texts;
    for (const DrawnText& each : drawing.texts)
        if (const double x = each.ink.center().x(); x >= from && x < to)
            texts.append(each.text.trimmed());
    return texts.join(u' ');
}

bool isShorter(const LabRow& row, const QString& scene, const QString& word, bool isInFigure) {
    return std::ranges::any_of(kShorter, [&](const Shorter& each) {
        return QLatin1String(each.lab) == QLatin1String(row.id) && scene == QLatin1String(each.scene) &&
               (isInFigure || !each.isInFigure) && QRegularExpression(QLatin1String(each.words)).match(word).hasMatch();
    });
}

class SlidePicture : public ::testing::TestWithParam<bool> {};

/// With and without the words.
TEST_P(SlidePicture, LosesNoWordOfTheWindow) {
    const bool hasWords = GetParam();
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    preferences.change([](PreferenceValues& v) { v.reducesMotion = true; });
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(preferences);
        session.open(*lab);
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            SCOPED_TRACE(std::string(row->id) + ' ' + lab->scenes().idOf(scene).toStdString());
            session.setScene(scene);
            settles(*lab, 8'000);
            session.questions().reveal();
            session.film().seek(session.scene().moveCount());
            BoardPainters painters;
            const QSizeF size(1168, 600);
            const StageArea area{QRectF(QPointF(), size), QRectF(0, 0, 617, 600), QRectF(641, 0, 527, 280), 14};
            const DrawnPicture stage = drawingOf(size.toSize(), [&](QPainter& painter) {
                session.scene().paint(painter, area, {themeOf(ThemeId::light), painters}, session.film().at());
            });
            const double enlargement = kProjector.height() / projectorHeight(session, hasWords);
            const QString slide = textsOf(drawingOf(kProjector, [&](QPainter& painter) {
                painter.scale(enlargement, enlargement);
                SlideStyle style = projectorStyle(session, themeOf(ThemeId::light), painters, enlargement, hasWords);
                style.question = SlideQuestion::never;
                paintSlide(painter, QRectF(QPointF(), QSizeF(kProjector) / enlargement), session, style);
            }));
            const double figure = area.figure.left();
            for (const bool isInFigure : {false, true})
                for (const QString& word : textsOf(stage, isInFigure ? figure : -1e6, isInFigure ? 1e6 : figure)
                                               .split(u' ', Qt::SkipEmptyParts))
                    if (word.size() > 1 && !isShorter(*row, lab->scenes().idOf(scene), word, isInFigure)) {
                        EXPECT_TRUE(slide.contains(word)) << word.toStdString();
                    }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(WithAndWithoutWords, SlidePicture, ::testing::Bool());

}  // namespace
}  // namespace nonet
