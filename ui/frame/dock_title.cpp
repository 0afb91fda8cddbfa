#include "ui/frame/dock_title.h"

#include "ui/frame/spacing.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace nonet {

DockTitle::DockTitle(QDockWidget* dock) : QFrame(dock) {
    setObjectName(QStringLiteral("dockTitle"));
    auto* title = new QLabel(dock->windowTitle(), this);
    connect(dock, &QDockWidget::windowTitleChanged, title, &QLabel::setText);
    title->setToolTip(tr("Drag it to another place; a double click lets it float"));
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closePanel"));
    close->setText(QStringLiteral("×"));
    close->setToolTip(tr("Close this panel"));
    close->setAccessibleName(tr("Close this panel"));
    close->setProperty("look", QStringLiteral("flat"));
    close->setFocusPolicy(Qt::TabFocus);
    connect(close, &QToolButton::clicked, dock, &QDockWidget::close);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kCardSpace, kSpace, kSpace, kSmallSpace);
    layout->addWidget(title, 1);
    layout->addWidget(close);
    dock->setTitleBarWidget(this);
}

}  // namespace nonet

#include "moc_dock_title.cpp"
