// A window that speaks German, in the look of the program.
#pragma once

#include "tests/ui/main_window/window_fixture.h"
#include "ui/text/translations.h"

namespace nonet {

class GermanWindowTest : public WindowTest {
protected:
    void SetUp() override {
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
        openWindow();
        makeAppearance();
    }
    void TearDown() override {
        WindowTest::TearDown();
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    }
};

}  // namespace nonet
