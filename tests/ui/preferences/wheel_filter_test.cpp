// The wheel in passing: nothing changes but what is scrolled.
#include "tests/ui/main_window/window_fixture.h"
#include "tests/ui/turn_wheel.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/preferences/wheel_filter.h"

#include <QAbstractSlider>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>

namespace nonet {
namespace {

TEST(WheelFilterTest, ScrollsTheAreaAndLeavesItsFieldsAlone) {
    const WheelFilter filter;
    QScrollArea area;
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    auto* list = new QComboBox;
    list->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    auto* number = new QSpinBox;
    auto* slider = new QSlider(Qt::Horizontal);
    for (QWidget* each : std::initializer_list<QWidget*>{list, number, slider})
        column->addWidget(each);
    page->setMinimumHeight(2000);
    area.setWidget(page);
    area.resize(300, 200);
    area.show();
    area.setFocus();
    for (QWidget* each : std::initializer_list<QWidget*>{list, number, slider}) {
        const int before = area.verticalScrollBar()->value();
        test::turnWheel(*each, -120);
        EXPECT_GT(area.verticalScrollBar()->value(), before);
        EXPECT_FALSE(each->hasFocus());
    }
    EXPECT_EQ(list->currentIndex(), 0);
    EXPECT_EQ(number->value(), 0);
    EXPECT_EQ(slider->value(), 0);
}

TEST(WheelFilterTest, LeavesTheWheelToTheFieldInUse) {
    const WheelFilter filter;
    QSpinBox number;
    number.show();
    number.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&number));
    number.setFocus();
    test::turnWheel(number, 120);
    EXPECT_EQ(number.value(), 1);
}

TEST(WheelFilterTest, TurnsAFieldThatSaysSoWhereItHasTheFocus) {
    const WheelFilter filter;
    QScrollArea area;
    auto* page = new QWidget;
    auto* number = new QSpinBox(page);
    number->setProperty("turns", true);
    page->setMinimumHeight(2000);
    area.setWidget(page);
    area.resize(300, 200);
    area.show();
    area.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&area));
    area.setFocus();
    test::turnWheel(*number, 120);
    EXPECT_EQ(number->value(), 0) << "not in passing";
    number->setFocus();
    test::turnWheel(*number, 120);
    EXPECT_EQ(number->value(), 1);
}

class WheelInPassing : public WindowTest {
protected:
    /// The value that the wheel would change; nothing where there is none.
    static std::optional<int> valueOf(const QWidget& widget) {
        if (const auto* list = qobject_cast<const QComboBox*>(&widget))
            return list->currentIndex();
        if (const auto* number = qobject_cast<const QSpinBox*>(&widget))
            return number->value();
        const auto* slider = qobject_cast<const QAbstractSlider*>(&widget);
        return slider && !qobject_cast<const QScrollBar*>(&widget) ? std::optional(slider->value()) : std::nullopt;
    }
    /// Returns how many fields there are.
    static int expectStill(const QWidget& root) {
        int fields = 0;
        for (QWidget* each : root.findChildren<QWidget*>()) {
            const std::optional<int> value = valueOf(*each);
            if (!value || !each->isVisible() || !each->isEnabled() || each->hasFocus())
                continue;
            ++fields;
            const QWidget* focus = QApplication::focusWidget();
            for (const int delta : {120, -120, -120})
                test::turnWheel(*each, delta);
            EXPECT_EQ(valueOf(*each), value) << each->objectName().toStdString();
            EXPECT_EQ(QApplication::focusWidget(), focus) << each->objectName().toStdString();
        }
        return fields;
    }
};

TEST_F(WheelInPassing, ChangesNothingInTheLabs) {
    for (const LabRow* lab : labCatalogue()) {
        trigger(qPrintable(lab->action()));
        LabSession& session = find<LearnRoom>("learnRoom")->session();
        for (int scene = 0; scene < session.lab()->sceneCount(); ++scene) {
            SCOPED_TRACE(testing::Message() << lab->id << " scene " << scene + 1);
            session.setScene(scene);
            EXPECT_GT(expectStill(*m_window), 0);
        }
    }
}

TEST_F(WheelInPassing, ChangesNothingInThePanels) {
    for (const char* id : {"hint.ask", "hint.all_steps", "puzzle.facts", "puzzle.explainer", "candidates.dock",
                           "edit.undo_tree", "file.continue", "replay.show"})
        trigger(id);
    // A low window shows the timeline as a strip without fields.
    m_window->resize(1400, 950);
    EXPECT_TRUE(QTest::qWaitFor([&] { return expectStill(*m_window) > 0; }));
}

TEST_F(WheelInPassing, ChangesNothingInTheDialogs) {
    trigger("labs.lookup");
    for (const auto& [id, name] :
         {std::pair("lab.handout", "handoutDialog"), std::pair("file.new", "newPuzzleDialog"),
          std::pair("file.generate", "generatorWindow"), std::pair("view.preferences", "preferencesDialog"),
          std::pair("view.charts", "chartsWindow"), std::pair("transform.open", "transformDialog")}) {
        trigger("room.play");
        trigger("labs.lookup");
        if (QLatin1String(id) != QLatin1String("lab.handout"))
            trigger("room.play");
        trigger(id);
        auto* dialog = find<QWidget>(name);
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog)) << name;
        expectStill(*dialog);
        dialog->close();
    }
}

}  // namespace
}  // namespace nonet
