#include <QApplication>

#include <gtest/gtest.h>

TEST(Application, RunsWithoutAScreen) { EXPECT_EQ(QGuiApplication::platformName(), QStringLiteral("offscreen")); }
