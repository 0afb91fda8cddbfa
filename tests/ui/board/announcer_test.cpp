#include "ui/board/announcer.h"

#include <QAccessible>
#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// The names of objects that came to show as a notification, which is what readers speak, and the changed values.
struct Heard {
    QStringList notifications;
    QStringList values;
} heard;

void hear(QAccessibleEvent* event) {
    if (event->type() == QAccessible::ValueChanged)
        heard.values.append(static_cast<QAccessibleValueChangeEvent*>(event)->value().toString());
    const QAccessibleInterface* source =
        event->type() == QAccessible::ObjectShow ? event->accessibleInterface() : nullptr;
    if (source != nullptr && source->role() == QAccessible::Notification)
        heard.notifications.append(source->text(QAccessible::Name));
}

TEST(Announcer, SpeaksAsANotificationThatComesToShow) {
    // Qt drops the events of a platform without assistive technology; with QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 xcb has
    // it.
    if (!QTest::qWaitFor(&QAccessible::isActive, 300))
        GTEST_SKIP() << "no assistive technology on this platform";
    QWidget window;
    auto* label = new QLabel(&window);
    auto* announcer = new Announcer(label);
    heard = {};
    QAccessible::installUpdateHandler(hear);
    // Only sentences speak, not the window that opens.
    window.show();
    EXPECT_TRUE(heard.notifications.isEmpty());
    announcer->announce(QStringLiteral("Naked Single"));
    announcer->announce(QStringLiteral("Naked Single"));
    QAccessible::installUpdateHandler(nullptr);
    EXPECT_EQ(heard.notifications, (QStringList{QStringLiteral("Naked Single"), QStringLiteral("Naked Single")}));
    EXPECT_EQ(heard.values, heard.notifications);
}

TEST(Announcer, IsThereForReadersAndForNobodyElse) {
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* label = new QLabel(QStringLiteral("text"));
    layout->addWidget(label);
    const QSize before = window.sizeHint();
    auto* announcer = new Announcer(label);
    announcer->announce(QStringLiteral("Naked Single"));
    window.show();
    EXPECT_EQ(window.sizeHint(), before);
    EXPECT_FALSE(announcer->isVisible());
    QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(announcer);
    ASSERT_NE(reader, nullptr);
    EXPECT_EQ(reader->role(), QAccessible::Notification);
    EXPECT_EQ(reader->text(QAccessible::Name), QStringLiteral("Naked Single"));
    EXPECT_FALSE(reader->state().invisible);
    EXPECT_EQ(reader->parent(), QAccessible::queryAccessibleInterface(label));
    EXPECT_EQ(label->accessibleName(), QStringLiteral("Naked Single"));
}

}  // namespace
}  // namespace nonet
