#include "ui/frame/dock_layout.h"

#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"

#include <QAction>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScopedValueRollback>

#include <algorithm>

namespace nonet {
namespace {

/// Raised where the docks change, so that an old layout is not laid over new docks.
constexpr int kLayoutVersion = 1;
/// What a hint needs for its first sentences above its buttons, and a list for half a dozen rows.
constexpr int kTopCard = 320;
constexpr int kNarrowestDock = 200;
/// Less than this is no reason to move anything, in pixels of the room that is shared out at both sides.
constexpr int kUnseen = 2;
constexpr int kReadableList = 390;
/// A sentence and a button.
constexpr int kEmptyList = 200;
/// Under its title.
constexpr int kLeastBody = 64;
/// What is opened wants to be as high at most.
constexpr int kOpenedCard = 280;
/// Milliseconds after the last change, until it is stored.
constexpr int kStorePause = 300;

/// One that has too little gets more from the one with most to spare.
const QList<int>& shareOut(QList<int>& heights, const QList<int>& wanted) {
    const auto spare = [&](qsizetype card) { return heights[card] - wanted[card]; };
    for (qsizetype card = 0; card < heights.size(); ++card)
        for (qsizetype giver = 0; giver < heights.size(); ++giver) {
            qsizetype widest = 0;
            for (qsizetype other = 0; other < heights.size(); ++other)
                if (spare(other) > spare(widest))
                    widest = other;
            const int given = qMin(-spare(card), spare(widest));
            if (given <= 0)
                break;
            heights[card] += given;
            heights[widest] -= given;
        }
    return heights;
}

}  // namespace

void showDock(QAction& action, QDockWidget& dock, bool isOn) {
    const bool isCovered = !dock.isHidden() && dock.visibleRegion().isEmpty();
    dock.setVisible(isOn || isCovered);
    dock.raise();
    action.setChecked(!dock.isHidden());
}

DockLayout::DockLayout(QMainWindow& host, Preferences& preferences, const QString& room, QList<QDockWidget*> stacked,
                       QList<QDockWidget*> tabbed)
    : m_host(host), m_preferences(preferences), m_room(room), m_stacked(std::move(stacked)),
      m_tabbed(std::move(tabbed)), m_edge(host.contentsMargins()) {
    if (const int kept = preferences.layout(widthKey()).toInt(); kept >= kNarrowestDock)
        m_width = kept;
    for (QDockWidget* dock : all()) {
        dock->hide();
        dock->installEventFilter(this);
        QObject::connect(dock, &QDockWidget::visibilityChanged, this, [this](bool isVisible) {
            if (isVisible)
                QTimer::singleShot(0, this, &DockLayout::applyWidth);
        });
    }
    for (QDockWidget* list : m_tabbed)
        QObject::connect(list, &QDockWidget::visibilityChanged, &m_host, [this, list](bool isVisible) {
            // Once its place is known.
            if (isVisible)
                QTimer::singleShot(0, list, [this, list] { makeReadable(list); });
        });
    for (QDockWidget* card : m_stacked)
        QObject::connect(card, &QDockWidget::visibilityChanged, &m_host, [this, card](bool isVisible) {
            if (isVisible)
                QTimer::singleShot(0, card, [this] {
                    shareHeight();
                    // It took its height from a list, too.
                    for (QDockWidget* list : m_tabbed)
                        if (!list->visibleRegion().isEmpty())
                            makeReadable(list);
                });
        });
    apply();
}

void DockLayout::shareHeight() {
    QList<QDockWidget*> cards;
    QList<int> heights;
    QList<int> wanted;
    for (QDockWidget* card : m_stacked) {
        if (!card->isVisible() || card->isFloating() || m_host.dockWidgetArea(card) != Qt::RightDockWidgetArea)
            continue;
        cards.append(card);
        heights.append(card->height());
        wanted.append(qMin(card->sizeHint().height(), atTextScale(kTopCard)));
    }
    if (m_isNarrow || m_leastCard > 0 || cards.size() < 2)
        return;
    if (const QList<int> before = heights; shareOut(heights, wanted) != before)
        m_host.resizeDocks(cards, heights, Qt::Vertical);
}

void DockLayout::makeReadable(QDockWidget* list) {
    QDockWidget* top = m_stacked.first();
    const bool isStacked = !m_isNarrow && m_leastCard == 0 && list->isVisible() && top->isVisible() &&
                           !list->isFloating() && m_host.dockWidgetArea(list) == m_host.dockWidgetArea(top);
    if (!isStacked)
        return;
    const int both = list->height() + top->height();
    const int card = atTextScale(kTopCard);
    const int wanted = list->sizeHint().height();
    // A list that shows none yet leaves the card all that it does not need.
    if (wanted < atTextScale(kEmptyList))
        m_host.resizeDocks({top, list}, {both - wanted, wanted}, Qt::Vertical);
    else if (list->height() < atTextScale(kReadableList) && top->height() > card)
        m_host.resizeDocks({top, list}, {card, both - card}, Qt::Vertical);
}

void DockLayout::tabUnder(int leastCard) {
    m_leastCard = leastCard;
    for (QDockWidget* dock : all())
        dock->widget()->setMinimumHeight(atTextScale(kLeastBody));
}

void DockLayout::storeChanges() {
    m_storesChanges = true;
    m_pause.setSingleShot(true);
    m_pause.setInterval(kStorePause);
    connect(&m_pause, &QTimer::timeout, this, &DockLayout::store);
    for (QDockWidget* dock : all()) {
        connect(dock, &QDockWidget::visibilityChanged, this, &DockLayout::noteChange);
        connect(dock, &QDockWidget::topLevelChanged, this, &DockLayout::noteChange);
        connect(dock, &QDockWidget::dockLocationChanged, this, &DockLayout::noteChange);
    }
}

/// Only for a room that is on the screen: what stands where in another one is known already.
void DockLayout::noteChange() {
    if (m_storesChanges && m_host.isVisible())
        m_pause.start();
}

QList<QDockWidget*> DockLayout::cards() const {
    QList<QDockWidget*> cards = all();
    cards.removeIf([this](const QDockWidget* dock) {
        return !dock->isVisible() || dock->isFloating() || dock->visibleRegion().isEmpty() ||
               m_host.dockWidgetArea(const_cast<QDockWidget*>(dock)) != Qt::RightDockWidgetArea;
    });
    return cards;
}

void DockLayout::tabIfLow(QDockWidget* opened) {
    QList<QDockWidget*> standing = cards();
    if (m_isNarrow || !standing.contains(opened))
        return;
    const bool isLow = standing.size() * atTextScale(m_leastCard) > m_host.height();
    standing.removeAll(opened);
    if (isLow && !standing.isEmpty()) {
        QDockWidget* lowest =
            *std::ranges::max_element(standing, {}, [](const QDockWidget* each) { return each->y(); });
        m_host.tabifyDockWidget(lowest, opened);
        opened->raise();
    }
    // Once it is there.
    QTimer::singleShot(0, opened, [this, opened] { giveHeight(opened, kOpenedCard); });
}

void DockLayout::giveHeight(QDockWidget* opened, int most) {
    const QList<QDockWidget*> standing = cards();
    if (m_isNarrow || !standing.contains(opened))
        return;
    QList<int> heights;
    QList<int> wanted;
    for (const QDockWidget* each : standing) {
        heights.append(each->height());
        const int least = atTextScale(m_leastCard);
        wanted.append(each == opened ? qBound(least, each->sizeHint().height(), atTextScale(most)) : least);
    }
    if (const QList<int> before = heights; shareOut(heights, wanted) != before)
        m_host.resizeDocks(standing, heights, Qt::Vertical);
}

void DockLayout::setWidest(int width) {
    const int widest = qBound(kNarrowestDock, width, m_isNarrow ? atTextScale(kDockWidth) : QWIDGETSIZE_MAX);
    for (QDockWidget* dock : all())
        dock->setMaximumWidth(widest);
    // Once the window has given everyone their place.
    QTimer::singleShot(0, this, &DockLayout::applyWidth);
}

void DockLayout::applyWidth() {
    QList<QDockWidget*> shown;
    QList<int> widths;
    for (QDockWidget* dock : all())
        if (dock->isVisible() && !dock->isFloating()) {
            shown.append(dock);
            widths.append(qMin(atTextScale(m_width), dock->maximumWidth()));
        }
    if (!shown.isEmpty() && shown.first()->width() != widths.first())
        m_host.resizeDocks(shown, widths, Qt::Horizontal);
}

bool DockLayout::eventFilter(QObject* watched, QEvent* event) {
    auto* dock = qobject_cast<QDockWidget*>(watched);
    // Opened by itself: neither with the room nor by a click on its tab, which would go from under the pointer.
    if (event->type() == QEvent::ShowToParent && dock && m_leastCard > 0 && m_host.isVisible())
        QTimer::singleShot(0, dock, [this, dock] { tabIfLow(dock); });
    // Only the player's hand on the separator says how wide docks are to be.
    if (event->type() == QEvent::Resize && dock && !m_isNarrow && !dock->isFloating() && dock->isVisible() &&
        (QGuiApplication::mouseButtons() & Qt::LeftButton) != 0)
        m_width = qRound(dock->width() * static_cast<double>(kDockWidth) / atTextScale(kDockWidth));
    if (event->type() == QEvent::Resize && dock)
        noteChange();
    return QObject::eventFilter(watched, event);
}

void DockLayout::centre(int aside) {
    m_aside = aside;
    if (std::exchange(m_isCentring, true))
        return;
    // Not while the host lays out: it would go on with the places that everyone had before.
    QMetaObject::invokeMethod(this, &DockLayout::shareSurplus, Qt::QueuedConnection);
}

void DockLayout::shareSurplus() {
    m_isCentring = false;
    const QMargins now = m_host.contentsMargins();
    const int before = now.left() - m_edge.left() + now.right() - m_edge.right();
    if (qAbs(m_aside - before) < kUnseen)
        return;
    Q_EMIT sharedOut(m_aside);
    m_host.setContentsMargins(m_edge + QMargins(m_aside / 2, 0, m_aside - m_aside / 2, 0));
}

QString DockLayout::key() const { return m_room + (m_isNarrow ? QStringLiteral(".narrow") : QStringLiteral(".wide")); }

void DockLayout::begin(bool isNarrow) {
    if (isNarrow == m_isNarrow || m_preferences.layout(m_room + QStringLiteral(".narrow")).isEmpty())
        return;
    m_isNarrow = isNarrow;
    apply();
}

void DockLayout::setNarrow(bool isNarrow) {
    m_isToBeNarrow = isNarrow;
    if (isNarrow == m_isNarrow || m_isApplying)
        return;
    store();
    QList<QDockWidget*> open;
    for (QDockWidget* dock : all())
        if (!dock->isHidden())
            open.append(dock);
    m_isNarrow = isNarrow;
    apply();
    // What is open stays open, whatever the other layout had.
    for (QDockWidget* dock : all())
        dock->setVisible(open.contains(dock));
    if (m_isToBeNarrow != m_isNarrow)
        QMetaObject::invokeMethod(
            this, [this] { setNarrow(m_isToBeNarrow); }, Qt::QueuedConnection);
}

void DockLayout::reset() {
    m_preferences.clearLayouts();
    m_width = kDockWidth;
    for (QDockWidget* dock : all()) {
        dock->setFloating(false);
        dock->hide();
    }
    arrange();
}

void DockLayout::store() const {
    m_preferences.setLayout(key(), m_host.saveState(kLayoutVersion));
    m_preferences.setLayout(widthKey(), QByteArray::number(m_width));
}

void DockLayout::apply() {
    // A dock that is shown has the window laid out, which may give it another size: begun again in the midst of it,
    // Qt's layout would take away what it is about to restore.
    const QScopedValueRollback guard(m_isApplying, true);
    arrange();
    const QByteArray kept = m_preferences.layout(key());
    if (!kept.isEmpty())
        m_host.restoreState(kept, kLayoutVersion);
}

void DockLayout::arrange() {
    QList<bool> wereHidden;
    for (QDockWidget* dock : all())
        wereHidden.append(dock->isHidden());
    for (QDockWidget* dock : all())
        m_host.removeDockWidget(dock);
    for (QDockWidget* dock : m_stacked)
        m_host.addDockWidget(Qt::RightDockWidgetArea, dock, Qt::Vertical);
    QDockWidget* before = m_isNarrow ? m_stacked.first() : nullptr;
    if (m_isNarrow)
        for (QDockWidget* dock : m_stacked.mid(1))
            m_host.tabifyDockWidget(before, dock);
    for (QDockWidget* dock : m_tabbed) {
        if (before)
            m_host.tabifyDockWidget(before, dock);
        else
            m_host.addDockWidget(Qt::RightDockWidgetArea, dock, Qt::Vertical);
        before = before ? before : dock;
    }
    const QList<QDockWidget*> docks = all();
    for (qsizetype i = 0; i < docks.size(); ++i)
        docks[i]->setVisible(!wereHidden[i]);
    m_host.resizeDocks({docks.first()}, {atTextScale(m_width)}, Qt::Horizontal);
}

}  // namespace nonet

#include "moc_dock_layout.cpp"
