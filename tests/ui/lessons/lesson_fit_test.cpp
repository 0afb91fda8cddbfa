// German in the smallest window: the panel wraps, and nothing of it is cut off.
#include "tests/ui/main_window/german_window.h"
#include "ui/lessons/lesson_list.h"
#include "ui/lessons/lesson_room.h"
#include "ui/lessons/lesson_view.h"

#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeView>

namespace nonet {
namespace {

class GermanLessons : public GermanWindowTest {
protected:
    void SetUp() override {
        GermanWindowTest::SetUp();
        m_window->resize(900, 600);
        trigger("learn.techniques");
    }
};

TEST_F(GermanLessons, FitIntoTheSmallestWindow) {
    auto& view = *find<LessonView>("lessonView");
    for (const TechniqueId id : {TechniqueId::xWing, TechniqueId::hiddenSingle}) {
        find<LessonRoom>("lessonRoom")->openLesson(id);
        ASSERT_TRUE(QTest::qWaitFor([&view] { return view.run().hasLesson(); }, 60'000));
        for (const LessonPart part : {LessonPart::see, LessonPart::why, LessonPart::find, LessonPart::use}) {
            view.setPart(part);
            for (const bool isShown : {false, true}) {
                if (isShown)
                    trigger("lesson.show");
                QTest::qWait(50);
                const auto* panel = find<QScrollArea>("lessonPanel");
                EXPECT_LE(panel->widget()->width(), panel->viewport()->width());
                for (const QPushButton* each : panel->widget()->findChildren<QPushButton*>()) {
                    if (!each->isVisible())
                        continue;
                    EXPECT_GE(each->width(), each->fontMetrics().horizontalAdvance(each->text()))
                        << each->text().toStdString();
                    EXPECT_LE(each->mapTo(panel->widget(), each->rect().topRight()).x(), panel->viewport()->width())
                        << each->text().toStdString();
                }
            }
        }
    }
}

TEST_F(GermanLessons, TheListHasRoomForHowFarOneIs) {
    LessonProgress half{.hasSeen = true, .knowsWhy = true};
    half.finds = {LessonFind::found, LessonFind::afterMistake};
    keepLessonProgress(*m_preferences, TechniqueId::nakedSingle, half);
    find<LessonList>("lessonList")->showProgress();
    QTest::qWait(50);
    const auto* rows = find<QTreeView>("lessonRows");
    const QAbstractItemView& items = *rows;
    const int last = rows->model()->columnCount() - 1;
    EXPECT_GE(rows->columnWidth(last), items.sizeHintForColumn(last));
    EXPECT_LE(rows->header()->length(), rows->viewport()->width());
    // A search moves no column.
    const int before = rows->columnWidth(0);
    find<QLineEdit>("lessonSearch")->setText(QStringLiteral("Full"));
    EXPECT_EQ(rows->columnWidth(0), before);
}

}  // namespace
}  // namespace nonet
