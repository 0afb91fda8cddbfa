#include "tests/ui/main_window/window_fixture.h"

#include <QFile>
#include <QSvgRenderer>

namespace nonet {
namespace {

TEST(ProgramIcon, IsInTheProgramAsAPictureThatScales) {
    EXPECT_TRUE(QSvgRenderer(QStringLiteral(":/program/nonet.svg")).isValid());
    EXPECT_FALSE(QIcon(QStringLiteral(":/program/nonet.svg")).pixmap(48).isNull());
}

}  // namespace
}  // namespace nonet
