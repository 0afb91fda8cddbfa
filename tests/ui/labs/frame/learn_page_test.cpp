// The cards of Learn: small pictures, progress, and going on.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_miniature.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/lab_catalogue.h"

#include <QEnterEvent>
#include <QProgressBar>
#include <QPushButton>

namespace nonet {
namespace {

class LearnPageTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        trigger("room.learn");
    }
    LearnRoom& room() { return *find<LearnRoom>("learnRoom"); }
};

TEST_F(LearnPageTest, ACardTellsHowFarItIsAndGoesOnThere) {
    auto* start = find<QPushButton>("open_lookup");
    EXPECT_EQ(start->text(), QStringLiteral("Open"));
    EXPECT_TRUE(find<QProgressBar>("progress_lookup")->isHidden());
    start->click();
    room().session().setScene(3);
    trigger("lab.leave");
    EXPECT_EQ(start->text(), QStringLiteral("Go on"));
    EXPECT_EQ(find<QProgressBar>("progress_lookup")->value(), 2);
    // Another lab in between forgets nothing.
    find<QPushButton>("open_inverse")->click();
    trigger("lab.leave");
    start->click();
    EXPECT_EQ(room().session().lab()->id(), QStringLiteral("lookup"));
    EXPECT_EQ(room().session().sceneIndex(), 3);
    for (int scene = 0; scene < room().session().lab()->scenes().count(); ++scene)
        room().session().setScene(scene);
    trigger("lab.leave");
    EXPECT_EQ(start->text(), QStringLiteral("Open again"));
    start->click();
    EXPECT_EQ(room().session().sceneIndex(), 0);
}

TEST_F(LearnPageTest, ACardShowsTheLabInSmall) {
    for (const LabRow* lab : labCatalogue()) {
        auto* miniature = find<LabMiniature>(("miniature_" + std::string(lab->id)).c_str());
        ASSERT_TRUE(miniature);
        const QImage picture = miniature->grab().toImage();
        QSet<QRgb> colours;
        for (int x = 0; x < picture.width(); x += 3)
            for (int y = 0; y < picture.height(); y += 3)
                colours.insert(picture.pixel(x, y));
        EXPECT_GT(colours.size(), 8) << lab->id;
        // The action's name and the card's are one.
        EXPECT_EQ(find<QAction>(qPrintable(lab->action()))->text().remove(u'&'), lab->title());
    }
}

TEST_F(LearnPageTest, TheCardsFillTheWidthAndTheirBoardsAreAlike) {
    for (const int width : {800, 1280, 1920}) {
        m_window->resize(width, 900);
        QTest::qWait(20);
        const auto* page = find<LearnPage>("learnPage");
        QMap<int, int> rightOfRow;
        QSet<int> heights;
        for (const LabRow* lab : labCatalogue()) {
            const auto* card = find<QWidget>(("card_" + std::string(lab->id)).c_str());
            const QPoint at = card->mapTo(page->viewport(), QPoint(0, 0));
            rightOfRow[at.y()] = qMax(rightOfRow[at.y()], at.x() + card->width());
            heights.insert(find<QWidget>(("miniature_" + std::string(lab->id)).c_str())->height());
        }
        for (const int right : rightOfRow)
            EXPECT_NEAR(right, page->viewport()->width() - 32, 4) << width;
        EXPECT_EQ(heights.size(), 1);
    }
}

TEST_F(LearnPageTest, TheMiniatureMovesUnderThePointerAlone) {
    m_preferences->change([](PreferenceValues& v) { v.reducesMotion = false; });
    auto* miniature = find<LabMiniature>("miniature_shift_cipher");
    EXPECT_FALSE(miniature->isPlaying());
    const double end = miniature->moment();
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QCoreApplication::sendEvent(miniature, &enter);
    if (m_preferences->reducesMotion()) {
        EXPECT_FALSE(miniature->isPlaying());
        return;
    }
    EXPECT_TRUE(miniature->isPlaying());
    EXPECT_TRUE(QTest::qWaitFor([&] { return miniature->moment() < end; }));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(miniature, &leave);
    EXPECT_FALSE(miniature->isPlaying());
    EXPECT_EQ(miniature->moment(), end);
}

}  // namespace
}  // namespace nonet
