// Another theme, or another size of the text, styles each widget once: Qt by itself styles what lies ten widgets deep
// ten times, which takes seconds where all rooms were seen.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/lab_catalogue.h"

#include <QLabel>

#include <map>

namespace nonet {
namespace {

/// How often each widget was told that it has another style.
class Restyled : public QObject {
public:
    Restyled() { qApp->installEventFilter(this); }
    ~Restyled() override { qApp->removeEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::StyleChange)
            ++m_told[watched];
        return false;
    }
    std::size_t count() const { return m_told.size(); }
    int most() const {
        int most = 0;
        for (const auto& [widget, times] : m_told)
            most = std::max(most, times);
        return most;
    }

private:
    std::map<const QObject*, int> m_told;
};

class Restyle : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        makeAppearance();
        for (const char* room : {"room.design", "learn.techniques", "learn.course", "room.learn", "room.play"})
            trigger(room);
        QCoreApplication::processEvents();
    }
    void expectOnce(const std::function<void()>& change) {
        const Restyled restyled;
        change();
        QCoreApplication::processEvents();
        EXPECT_EQ(restyled.most(), 1);
        EXPECT_GT(restyled.count(), 500U);
    }
};

TEST_F(Restyle, AnotherThemeStylesEachWidgetOnce) {
    for (const char* theme : {"theme.dark", "theme.high_contrast", "theme.light"})
        expectOnce([&] { trigger(theme); });
}

TEST_F(Restyle, AnotherSizeOfTheTextStylesEachWidgetOnce) {
    for (const QSize& size : {QSize(1700, 1050), QSize(1280, 800)})
        expectOnce([&] { m_window->resize(size); });
}

/// The new colours are in what was hidden, too, and the new letters in what was written before.
TEST_F(Restyle, WhatIsHiddenIsStyledToo) {
    trigger("theme.dark");
    m_window->resize(1700, 1050);
    QCoreApplication::processEvents();
    const std::map<QString, TextSize> sizes{{QStringLiteral("title"), TextSize::title},
                                            {QStringLiteral("heading"), TextSize::heading},
                                            {QStringLiteral("display"), TextSize::display}};
    int hidden = 0;
    for (const QLabel* label : m_window->findChildren<QLabel*>()) {
        const auto size = sizes.find(label->property("look").toString());
        if (size == sizes.end() || !label->testAttribute(Qt::WA_WState_Polished))
            continue;
        hidden += label->isVisible() ? 0 : 1;
        EXPECT_EQ(label->palette().color(QPalette::WindowText), m_preferences->theme().text)
            << label->text().toStdString();
        EXPECT_EQ(label->font().pixelSize(), textPixels(size->second)) << label->text().toStdString();
    }
    EXPECT_GT(hidden, 0);
}

}  // namespace
}  // namespace nonet
