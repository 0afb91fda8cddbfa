#include "core/batch/heap_limits.h"
#include "ui/text/translations.h"

#include <QApplication>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    nonet::limitHeap();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    ::testing::InitGoogleTest(&argc, argv);
    QApplication application(argc, argv);
    nonet::installTranslations(application, QLocale(QLocale::English));
    return RUN_ALL_TESTS();
}
