#include "ui/history/undo_tree_dock.h"

#include "ui/document/puzzle_document.h"
#include "ui/frame/spacing.h"
#include "ui/history/undo_tree_delegate.h"
#include "ui/preferences/appearance.h"
#include "ui/text/foreign_text.h"

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {

UndoTreeDock::UndoTreeDock(const Preferences& preferences, QWidget* parent)
    : QDockWidget(tr("Undo tree"), parent), m_view(new QListView), m_name(new QPushButton(tr("Set checkpoint…"))),
      m_about(makeLabel(
          tr("Every move becomes a row here. Undo a few and go another way: both branches are kept. Name a moment "
             "to find it again."),
          "muted")) {
    setObjectName(QStringLiteral("undoTreeDock"));
    m_view->setObjectName(QStringLiteral("undoTree"));
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new UndoTreeDelegate(preferences, m_model, m_view));
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setUniformItemSizes(true);
    m_view->setAccessibleName(tr("Undo tree"));
    m_name->setObjectName(QStringLiteral("setCheckpoint"));
    m_name->setFocusPolicy(Qt::TabFocus);
    m_name->setToolTip(tr("Name this moment, so that you can come back to it"));
    connect(m_name, &QPushButton::clicked, this, &UndoTreeDock::checkpointRequested);

    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(kSpace, kSmallSpace, kSpace, kWideSpace);
    m_about->setObjectName(QStringLiteral("undoTreeAbout"));
    m_about->setWordWrap(true);
    m_about->setContentsMargins(kSpace, 0, kSpace, 0);
    layout->addWidget(m_about);
    layout->addWidget(m_view, 1);
    // Rows reach further out than the rest, so that their text stands over it.
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(kSpace, 0, kSpace, 0);
    inset->addWidget(m_name);
    inset->addStretch();
    layout->addLayout(inset);
    m_column = layout;
    setWidget(body);

    const auto go = [this](const QModelIndex& index) {
        if (m_document)
            m_document->goTo(index.data(UndoTreeModel::kNodeRole).toInt());
    };
    connect(m_view, &QListView::clicked, this, go);
    connect(m_view, &QListView::activated, this, go);
    const auto followGame = [this] {
        m_about->setVisible(m_model.rowCount() <= 1);
        // A screen reader would read out the selection of a list that nobody sees.
        const QModelIndex current = m_model.currentIndex();
        if (!isVisible() || !current.isValid())
            return;
        m_view->setCurrentIndex(current);
        m_view->scrollTo(current);
    };
    connect(&m_model, &QAbstractItemModel::modelReset, this, followGame);
    connect(this, &QDockWidget::visibilityChanged, this, followGame);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QListView::customContextMenuRequested, this, &UndoTreeDock::showMenu);
}

void UndoTreeDock::addCompare(QWidget* compare) {
    m_column->addWidget(compare);
    m_offersCompare = true;
}

void UndoTreeDock::relabelAsVersions() {
    m_areVersions = true;
    setWindowTitle(tr("Versions"));
    m_view->setAccessibleName(windowTitle());
    m_name->setText(tr("Name this version…"));
    m_name->setToolTip(tr("Give the layout as it is now a name, to come back to it"));
    m_about->setText(tr("Every edit becomes a row here. Undo a few and go another way: both branches are kept. Name a "
                        "version to find it again."));
}

void UndoTreeDock::showMenu(const QPoint& at) {
    const QModelIndex index = m_view->indexAt(at);
    if (!m_document || !index.isValid())
        return;
    const NodeId node = index.data(UndoTreeModel::kNodeRole).toInt();
    QMenu menu(this);
    if (m_offersCompare)
        connect(menu.addAction(tr("Compare with what is open")), &QAction::triggered, this,
                [this, node] { Q_EMIT compareRequested(node); });
    for (const History::Checkpoint& checkpoint : m_document->history().checkpoints()) {
        if (checkpoint.node != node)
            continue;
        const QString name = QString::fromStdString(checkpoint.name);
        const QString text = m_areVersions ? tr("Remove the name “%1”") : tr("Remove checkpoint “%1”");
        connect(menu.addAction(onButton(text.arg(amongWords(name)))), &QAction::triggered, this,
                [this, name] { m_document->notes().removeCheckpoint(name); });
    }
    if (!menu.isEmpty())
        menu.exec(m_view->viewport()->mapToGlobal(at));
}

void UndoTreeDock::setDocument(PuzzleDocument* document) {
    m_document = document;
    m_model.setDocument(document);
}

}  // namespace nonet

#include "moc_undo_tree_dock.cpp"
