// A window over a temporary data folder, as the tests of the whole window use it.
#pragma once

#include "ui/board/board_widget.h"
#include "ui/main_window/main_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QAction>
#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace nonet {

class WindowTest : public ::testing::Test {
protected:
    void SetUp() override { openWindow(); }
    void TearDown() override {
        m_window.reset();
        if (std::exchange(m_look, nullptr))
            qApp->setStyleSheet(QString());
    }

    void openWindow() {
        m_window.reset();
        m_preferences = std::make_unique<Preferences>(m_data.filePath(QStringLiteral("settings.ini")));
        m_window = std::make_unique<MainWindow>(*m_preferences, m_data.path(), m_rows);
        m_window->begin({});
        m_window->show();
        m_window->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
        board().setFocus();
        waitForCount();
    }

    void waitForCount() {
        EXPECT_TRUE(QTest::qWaitFor([this] { return !document().findings().awaitsFacts(); }));
    }

    void paste(const QString& text) {
        PuzzleDocument* before = &document();
        const QString said = message();
        m_window->session().imports().readText(text);
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return m_window->session().document() != before || (!message().isEmpty() && message() != said); }));
    }

    PuzzleDocument& document() { return *m_window->session().document(); }
    BoardWidget& board() { return *find<BoardWidget>("board"); }
    template <typename Widget>
    Widget* find(const char* name) {
        auto* widget = m_window->findChild<Widget*>(QString::fromLatin1(name));
        EXPECT_NE(widget, nullptr) << name;
        return widget;
    }
    void trigger(const char* id) { find<QAction>(id)->trigger(); }
    /// Letters and style sheet of the program: widths and heights are those that are seen. Until the test's end.
    void makeAppearance() { m_look = std::make_unique<Appearance>(*m_preferences); }
    /// What the message bar says; empty where it is closed.
    QString message();

    WindowRows m_rows;
    QTemporaryDir m_data;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Appearance> m_look;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace nonet
