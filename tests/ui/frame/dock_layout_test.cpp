// Docks through sizes, rooms, floating and tabs in any order: Qt's own layout of docks keeps what it was given.
#include "core/foundation/random_source.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/hints/hint_told.h"

#include <QDockWidget>

namespace nonet {
namespace {

class DockLayouts : public WindowTest {
protected:
    int steps() {
        const QByteArray text = qgetenv("NONET_DOCK_STEPS");
        return text.isEmpty() ? 150 : text.toInt();
    }
    QDockWidget& anyDock(RandomSource& random) {
        const QList<QDockWidget*> docks = m_window->findChildren<QDockWidget*>();
        return *docks[random.below(static_cast<std::uint32_t>(docks.size()))];
    }
    void step(RandomSource& random) {
        static constexpr const char* kRooms[] = {"room.play", "room.design", "room.learn"};
        static constexpr const char* kDocks[] = {"design.answer",   "design.placed", "design.this",    "design.rules",
                                                 "design.versions", "hint.ask",      "edit.undo_tree", "file.continue",
                                                 "puzzle.facts",    "puzzle.rules",  "candidates.dock"};
        switch (random.below(6)) {
        case 0: trigger(kRooms[random.below(3)]); break;
        case 1:
        case 2:
            m_window->resize(700 + static_cast<int>(random.below(900)), 440 + static_cast<int>(random.below(700)));
            break;
        case 3: trigger(kDocks[random.below(11)]); break;
        case 4: anyDock(random).setFloating(random.below(2) == 0); break;
        default: anyDock(random).setVisible(random.below(2) == 0); break;
        }
        if (random.below(2) == 0)
            QCoreApplication::processEvents();
    }
};

TEST_F(DockLayouts, SurviveSizesRoomsAndFloatingInAnyOrder) {
    const QByteArray seed = qgetenv("NONET_DOCK_SEED");
    RandomSource random(seed.isEmpty() ? 1 : seed.toULongLong());
    for (int i = 0; i < steps(); ++i)
        step(random);
    trigger("room.design");
    EXPECT_TRUE(m_window->isVisible());
}

TEST_F(DockLayouts, AHintThatIsLongerThanItsCardGetsRoomFromTheOneUnderIt) {
    makeAppearance();
    m_window->resize(1280, 1300);
    trigger("hint.ask");
    trigger("puzzle.facts");
    QTest::qWait(200);
    auto* hint = find<QDockWidget>("hintDock");
    auto* facts = find<QDockWidget>("puzzleDock");
    ASSERT_GT(facts->y(), hint->y());
    qobject_cast<QMainWindow*>(hint->parentWidget())->resizeDocks({hint, facts}, {300, 900}, Qt::Vertical);
    QTest::qWait(50);
    const int before = hint->height();
    const int both = before + facts->height();
    Q_EMIT m_window->findChild<HintTold*>()->roomWanted(400);
    QTest::qWait(200);
    EXPECT_GT(hint->height(), before);
    EXPECT_EQ(hint->height() + facts->height(), both);
    EXPECT_GE(facts->height(), qMin(facts->sizeHint().height(), 300) - 2) << "it can still be read";
}

}  // namespace
}  // namespace nonet
