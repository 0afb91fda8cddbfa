#include "ui/main_window/find_action.h"

#include "ui/frame/searched_words.h"
#include "ui/frame/spacing.h"
#include "ui/shortcuts/action_synonyms.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace nonet {
namespace {

constexpr int kWidth = 520;
constexpr int kHeight = 380;
constexpr int kActionRole = Qt::UserRole;

QString plainText(const QAction& action) {
    QString text = action.text();
    return text.remove(QLatin1Char('&'));
}

bool hasWholeWords(const QString& text, const QStringList& words) {
    const QStringList whole = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return !words.isEmpty() &&
           std::all_of(words.begin(), words.end(), [&](const QString& word) { return whole.contains(word); });
}

/// Whether every word begins somewhere in the text.
bool hasWords(const QString& text, const QStringList& words) {
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// The less, the better the action answers; kRanks where it does not. A word that it is called by goes before a part of
/// another's name, and the word that it is first called by before the others.
constexpr int kRanks = 6;
int rankOf(const QAction& action, const QStringList& words) {
    const QString name = folded(plainText(action));
    const QString others = folded(actionSynonyms(action.objectName()) + action.property("synonyms").toString());
    const QString called = name + QLatin1Char(' ') + others;
    const bool ranks[kRanks] = {
        hasWholeWords(name, words),   words.size() == 1 && others.section(QLatin1Char(' '), 0, 0) == words.front(),
        hasWholeWords(called, words), hasWords(name, words),
        hasWords(called, words),      hasWords(called + QLatin1Char(' ') + folded(action.toolTip()), words)};
    return static_cast<int>(std::find(std::begin(ranks), std::end(ranks), true) - std::begin(ranks));
}

}  // namespace

FindAction::FindAction(QWidget* parent)
    : QFrame(parent), m_words(new QLineEdit(this)), m_list(new QTreeWidget(this)), m_about(new QLabel(this)) {
    setObjectName(QStringLiteral("findAction"));
    m_words->setObjectName(QStringLiteral("findWords"));
    m_words->setPlaceholderText(tr("What do you want to do?"));
    m_words->setAccessibleName(tr("Find any action"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("findList"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kWideSpace, kWideSpace, kWideSpace, kWideSpace);
    layout->addWidget(m_words);
    layout->addWidget(m_list, 1);
    m_about->setObjectName(QStringLiteral("findAbout"));
    m_about->setProperty("look", QStringLiteral("muted"));
    m_about->setWordWrap(true);
    m_about->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_about->setMinimumHeight(2 * m_about->fontMetrics().lineSpacing());
    layout->addWidget(m_about);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &FindAction::showDescription);
    connect(m_words, &QLineEdit::textChanged, this, &FindAction::filter);
    connect(m_list, &QTreeWidget::itemClicked, this, &FindAction::choose);
    hide();
}

void FindAction::open(const QList<QAction*>& actions) {
    m_actions = actions;
    const QSize size(qMin(kWidth, parentWidget()->width() - 2 * kCardSpace),
                     qMin(kHeight, parentWidget()->height() - 2 * kCardSpace));
    setGeometry(QRect(QPoint((parentWidget()->width() - size.width()) / 2, parentWidget()->height() / 8), size));
    m_words->clear();
    filter(QString());
    show();
    raise();
    m_words->setFocus();
}

void FindAction::filter(const QString& words) {
    m_list->clear();
    const QStringList wanted = folded(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::array<std::vector<QAction*>, kRanks> ranked;
    for (QAction* action : m_actions)
        if (const auto rank = static_cast<std::size_t>(rankOf(*action, wanted)); rank < ranked.size())
            ranked[rank].push_back(action);
    for (const std::vector<QAction*>& alike : ranked)
        for (QAction* action : alike)
            addRow(action);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showDescription();
}

void FindAction::addRow(QAction* action) {
    auto* item =
        new QTreeWidgetItem(m_list, {plainText(*action), action->shortcut().toString(QKeySequence::NativeText)});
    item->setToolTip(0, action->toolTip());
    item->setData(0, kActionRole, QVariant::fromValue(action));
    for (const int column : {0, 1})
        if (!action->isEnabled() || column == 1)
            item->setForeground(column, palette().color(QPalette::Disabled, QPalette::Text));
}

void FindAction::showDescription() {
    const QTreeWidgetItem* item = m_list->currentItem();
    m_about->setText(item ? item->toolTip(0) : tr("No action matches these words. Try fewer or other words."));
}

void FindAction::choose() {
    const QTreeWidgetItem* item = m_list->currentItem();
    QAction* action = item ? item->data(0, kActionRole).value<QAction*>() : nullptr;
    // What cannot be done now says why in the line below, so it stays.
    if (!action || !action->isEnabled())
        return;
    close();
    action->trigger();
}

void FindAction::close() {
    if (!isVisible())
        return;
    hide();
    Q_EMIT closed();
}

bool FindAction::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut && !isAncestorOf(QApplication::focusWidget()))
        close();
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape: close(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(); return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QApplication::sendEvent(m_list, event); return true;
    default: return false;
    }
}

}  // namespace nonet

#include "moc_find_action.cpp"
