// A window that speaks German, in the look of the program.
#pragma once

#include "tests/ui/main_window/window_fixture.h"
#include "ui/preferences/appearance.h"
#include "ui/text/translations.h"

namespace nonet {

class GermanWindowTest : public WindowTest {
protected:
    void SetUp() override {
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
        openWindow();
        m_look = std::make_unique<Appearance>(*m_preferences);
    }
    void TearDown() override {
        m_look.reset();
        qApp->setStyleSheet(QString());
        m_window.reset();
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    }
    std::unique_ptr<Appearance> m_look;
};

}  // namespace nonet
