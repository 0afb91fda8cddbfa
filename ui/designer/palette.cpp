#include "ui/designer/palette.h"

#include "core/rules/constraint_catalogue.h"
#include "ui/designer/designer.h"
#include "ui/designer/palette_search.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kWidth = 240;
constexpr int kFoldedWidth = 74;
/// A row's width, without the list's frame and scroll bar and the row's own margins.
constexpr int kRowWidth = 194;
/// The gap between groups where these have no names.
constexpr int kFoldedGap = 10;
constexpr int kIconSize = 28;
constexpr int kMostRecent = 4;
const QString kRecent = QStringLiteral("designRecent");
constexpr int kTypeRole = Qt::UserRole;
constexpr int kKindRole = Qt::UserRole + 1;
constexpr int kDrawingRole = Qt::UserRole + 2;

QString groupTitle(ConstraintGroup group) {
    switch (group) {
    case ConstraintGroup::wholeBoard: return Palette::tr("Whole board");
    case ConstraintGroup::cells: return Palette::tr("Cells");
    case ConstraintGroup::pairs: return Palette::tr("Pairs and corners");
    case ConstraintGroup::lines: return Palette::tr("Lines");
    case ConstraintGroup::cages: return Palette::tr("Areas");
    case ConstraintGroup::outside: return Palette::tr("Beside the board");
    case ConstraintGroup::own: return Palette::tr("Own rules");
    }
    return {};
}

DesignTool toolOf(const QTreeWidgetItem& item) {
    return {.type = static_cast<DesignTool::Type>(item.data(0, kTypeRole).toInt()),
            .kind = static_cast<ConstraintKind>(item.data(0, kKindRole).toInt()),
            .drawing = static_cast<DrawingKind>(item.data(0, kDrawingRole).toInt())};
}

/// Whether it is brought to the top; the other tools stand there in any case.
bool isRemembered(const DesignTool& tool) { return toolRow(tool.type).group != ToolGroup::top; }

QList<DesignTool> toolsIn(ToolGroup group) {
    QList<DesignTool> tools;
    for (const ToolRow* row : toolCatalogue())
        if (row->group == group)
            for (const DesignTool& tool : toolsOf(*row))
                tools << tool;
    return tools;
}

bool isTool(const QTreeWidgetItem& item) { return item.data(0, kTypeRole).isValid(); }

/// A name that is long takes two lines, and its row is as high as these need.
class ToolDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem wrapped = option;
        wrapped.rect = QRect(0, 0, kRowWidth, kIconSize);
        return QStyledItemDelegate::sizeHint(wrapped, index);
    }
};

}  // namespace

Palette::Palette(Designer& designer, Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_designer(designer), m_preferences(preferences), m_search(new QLineEdit),
      m_nothing(makeLabel({}, "muted")), m_tools(new QTreeWidget), m_recentRow(new QWidget) {
    m_search->setObjectName(QStringLiteral("paletteSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_nothing->setObjectName(QStringLiteral("paletteNothing"));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_nothing->hide();
    m_tools->setObjectName(QStringLiteral("paletteTools"));
    m_tools->setHeaderHidden(true);
    m_tools->setIndentation(0);
    m_tools->setIconSize(QSize(kIconSize, kIconSize));
    m_tools->setFrameShape(QFrame::NoFrame);
    m_tools->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tools->setUniformRowHeights(false);
    // What is longer still is told by the row's tip.
    m_tools->setWordWrap(true);
    m_tools->setItemDelegate(new ToolDelegate(m_tools));
    m_tools->setTextElideMode(Qt::ElideRight);
    m_tools->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tools->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace, kWideSpace, kSpace, kWideSpace);
    column->setSpacing(kSpace);
    column->addWidget(m_search);
    buildRecent();
    column->addWidget(m_recentRow);
    column->addWidget(m_nothing, 1);
    column->addWidget(m_tools, 1);
    connect(m_search, &QLineEdit::textChanged, this, &Palette::filter);
    connect(m_tools, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) { take(item, Hand::mouse); });
    connect(&designer, &Designer::toolChanged, this, &Palette::showTool);
    connect(&preferences, &Preferences::themeChanged, this, &Palette::build);
    restoreRecent();
    showWidth();
}

/// As high with none as with all of them.
void Palette::buildRecent() {
    m_recentRow->setObjectName(QStringLiteral("paletteRecent"));
    auto* row = new QHBoxLayout(m_recentRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSmallSpace);
    for (int i = 0; i < kMostRecent; ++i) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("paletteRecent%1").arg(i));
        button->setIconSize(QSize(kIconSize, kIconSize));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, i] {
            if (i < m_recent.size())
                take(DesignTool(m_recent[i]));
        });
        row->addWidget(button);
        m_recentButtons << button;
    }
    row->addStretch(1);
    m_recentRow->setFixedHeight(m_recentButtons.first()->sizeHint().height());
}

void Palette::showRecent() {
    m_recentRow->setAccessibleName(tr("Used last"));
    for (int i = 0; i < kMostRecent; ++i) {
        QToolButton& button = *m_recentButtons[i];
        button.setVisible(i < m_recent.size());
        if (i >= m_recent.size())
            continue;
        const QString name = toolName(m_recent[i]);
        button.setIcon(toolPicture(m_recent[i], m_preferences.theme(), kIconSize, devicePixelRatioF()));
        button.setAccessibleName(name);
        button.setToolTip(tr("%1, used last", "a rule or tool").arg(name));
    }
}

void Palette::setKey(const QString& key) {
    m_key = key;
    showPlaceholder();
}

void Palette::showPlaceholder() {
    m_search->setPlaceholderText(m_key.isEmpty() ? tr("Find a rule") : tr("Find a rule (%1)", "a key").arg(m_key));
}

void Palette::build() {
    showPlaceholder();
    m_search->setAccessibleName(tr("Find a rule"));
    m_search->setToolTip(tr("Type some letters of a rule's name, a value behind it if you like, then Enter"));
    m_tools->setAccessibleName(tr("Tools"));
    QStringList closed;
    for (int i = 0; i < m_tools->topLevelItemCount(); ++i)
        if (const QTreeWidgetItem* group = m_tools->topLevelItem(i); group->childCount() > 0 && !group->isExpanded())
            closed << group->data(0, Qt::AccessibleTextRole).toString();
    m_tools->clear();
    addGroup({}, toolsIn(ToolGroup::top));
    showRecent();
    const QList<DesignTool> rules = toolsIn(ToolGroup::rules);
    for (const ConstraintGroup group :
         {ConstraintGroup::lines, ConstraintGroup::cages, ConstraintGroup::pairs, ConstraintGroup::cells,
          ConstraintGroup::outside, ConstraintGroup::wholeBoard, ConstraintGroup::own}) {
        QList<DesignTool> tools;
        for (const DesignTool& tool : rules)
            if (constraintRow(tool.kind).group == group)
                tools.append(tool);
        addGroup(groupTitle(group), tools);
    }
    addGroup(tr("Only drawn"), toolsIn(ToolGroup::drawn));
    for (int i = 0; i < m_tools->topLevelItemCount(); ++i)
        if (QTreeWidgetItem* group = m_tools->topLevelItem(i);
            closed.contains(group->data(0, Qt::AccessibleTextRole).toString()))
            group->setExpanded(false);
    filter(m_search->text());
    showTool();
}

void Palette::addGroup(const QString& title, const QList<DesignTool>& tools) {
    QTreeWidgetItem* parent = m_tools->invisibleRootItem();
    if (!title.isEmpty()) {
        const bool hasName = !m_isFolded || m_isSearching;
        parent = new QTreeWidgetItem(m_tools, {hasName ? title : QString()});
        parent->setData(0, Qt::AccessibleTextRole, title);
        if (!hasName) {
            parent->setSizeHint(0, {0, kFoldedGap});
            parent->setToolTip(0, title);
        }
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        parent->setFont(0, bold);
        parent->setFlags(Qt::ItemIsEnabled);
        parent->setExpanded(true);
    }
    for (const DesignTool& tool : tools)
        addTool(*parent, tool);
}

void Palette::addTool(QTreeWidgetItem& parent, const DesignTool& tool) {
    const QString name = toolName(tool);
    const bool hasName = !m_isFolded || m_isSearching;
    auto* item = new QTreeWidgetItem(&parent, {hasName ? name : QString()});
    item->setData(0, Qt::AccessibleTextRole, name);
    item->setData(0, kTypeRole, static_cast<int>(tool.type));
    item->setData(0, kKindRole, static_cast<int>(tool.kind));
    item->setData(0, kDrawingRole, static_cast<int>(tool.drawing));
    if (isRemembered(tool) || !hasName)
        item->setIcon(0, toolPicture(tool, m_preferences.theme(), kIconSize, devicePixelRatioF()));
    const QString sentence = toolSentence(tool);
    item->setToolTip(0, sentence.isEmpty() ? name : name + QLatin1Char('\n') + sentence);
}

void Palette::setFolded(bool isFolded) {
    if (isFolded == m_isFolded)
        return;
    m_isFolded = isFolded;
    m_isSearching = false;
    m_search->clear();
    showWidth();
}

void Palette::showWidth() {
    const bool isWide = !m_isFolded || m_isSearching;
    setFixedWidth(isWide ? kWidth : kFoldedWidth);
    m_search->setVisible(isWide);
    m_recentRow->setVisible(isWide);
    build();
}

void Palette::filter(const QString& text) {
    const QString wanted = wantedTool(text).name;
    QTreeWidgetItem* best = nullptr;
    std::optional<int> bestFit;
    for (QTreeWidgetItemIterator at(m_tools); *at; ++at) {
        if (!isTool(**at))
            continue;
        const std::optional<int> found = fitOf(toolOf(**at), wanted);
        (*at)->setHidden(!found && !wanted.isEmpty());
        if (found && !wanted.isEmpty() && (!bestFit || *found < *bestFit)) {
            best = *at;
            bestFit = found;
        }
    }
    for (int i = 0; i < m_tools->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_tools->topLevelItem(i);
        if (isTool(*group))
            continue;
        bool holdsOne = false;
        for (int j = 0; j < group->childCount(); ++j)
            holdsOne = holdsOne || !group->child(j)->isHidden();
        group->setHidden(!holdsOne);
    }
    // Enter takes nothing where nothing fits.
    if (best != nullptr || !wanted.isEmpty())
        m_tools->setCurrentItem(best);
    const bool isNothing = best == nullptr && !wanted.isEmpty();
    m_nothing->setText(isNothing ? tr("No rule or tool is called “%1”.", "some letters").arg(wanted) : QString());
    m_nothing->setVisible(isNothing);
    m_tools->setVisible(!isNothing);
    if (wanted.isEmpty())
        showTool();
}

void Palette::find() {
    tidy();
    if (m_isFolded && !m_isSearching) {
        m_isSearching = true;
        showWidth();
    }
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool Palette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut && m_isSearching && QWidget::isVisible()) {
        // To the list or out of it: it stays open for either.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_isSearching && !m_search->hasFocus() && !m_tools->hasFocus()) {
                    m_isSearching = false;
                    m_search->clear();
                    showWidth();
                }
            },
            Qt::QueuedConnection);
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isEnter && m_tools->currentItem() != nullptr) {
        take(m_tools->currentItem(), Hand::keys);
        return true;
    }
    if (watched == m_search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
        QCoreApplication::sendEvent(m_tools, event);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool Palette::escape() {
    if (!m_search->hasFocus())
        return false;
    m_search->clear();
    return true;
}

void Palette::take(QTreeWidgetItem* item, Hand hand) {
    if (!isTool(*item)) {
        item->setExpanded(!item->isExpanded());
        return;
    }
    DesignTool tool = toolOf(*item);
    if (takesValue(tool))
        tool.value = wantedTool(m_search->text()).value;
    const int height = m_tools->visualItemRect(item).top();
    m_tools->setCurrentItem(item);
    noteRecent(tool);
    m_designer.setTool(tool);
    // Under a hand on the mouse every row stays where it is, or a second click would take another.
    m_isClicked = hand == Hand::mouse;
    if (hand == Hand::keys) {
        m_search->clear();
        if (m_hasPointer)
            putAt(item, height);
    }
    tellTaken(tool);
}

void Palette::take(DesignTool tool) {
    noteRecent(tool);
    m_designer.setTool(tool);
    if (!m_hasPointer)
        tidy();
    tellTaken(tool);
}

void Palette::tellTaken(const DesignTool& tool) { Q_EMIT taken(isOfWholeBoard(tool)); }

QList<DesignTool> Palette::drawingTools() const {
    QList<DesignTool> tools;
    for (QTreeWidgetItemIterator at(m_tools); *at; ++at)
        if (const DesignTool tool = toolOf(**at); isTool(**at) && !tools.contains(tool) && isRemembered(tool))
            tools << tool;
    return tools;
}

void Palette::tidy() {
    if (std::exchange(m_isClicked, false))
        m_search->clear();
}

void Palette::noteRecent(DesignTool tool) {
    tool.value.reset();
    if (!isRemembered(tool) || m_recent.contains(tool))
        return;
    // With those taken in another window.
    m_recent.clear();
    restoreRecent();
    m_recent.removeAll(tool);
    m_recent.prepend(tool);
    while (m_recent.size() > kMostRecent)
        m_recent.removeLast();
    showRecent();
    QByteArrayList ids;
    for (const DesignTool& each : std::as_const(m_recent))
        ids << toolRow(each.type).id(each);
    // At once: the program may be killed.
    m_preferences.keep(kRecent, ids.join(' '));
}

void Palette::restoreRecent() {
    const QByteArrayList ids = m_preferences.kept(kRecent).split(' ');
    for (const QByteArray& id : ids)
        if (const std::optional<DesignTool> tool = toolOfId(id);
            tool && m_recent.size() < kMostRecent && !m_recent.contains(*tool))
            m_recent << *tool;
}

void Palette::putAt(const QTreeWidgetItem* item, int height) {
    m_tools->doItemsLayout();
    QScrollBar& bar = *m_tools->verticalScrollBar();
    bar.setValue(bar.value() + m_tools->visualItemRect(item).top() - height);
}

bool Palette::isOfTool(const QTreeWidgetItem& item) const {
    return isTool(item) && toolOf(item) == m_designer.tool().withoutValue();
}

/// The row that was taken, else one that is on the screen, else the one in its own group.
void Palette::showTool() {
    if (m_tools->currentItem() != nullptr && isOfTool(*m_tools->currentItem()))
        return;
    QTreeWidgetItem* shown = nullptr;
    for (QTreeWidgetItemIterator at(m_tools); *at; ++at) {
        if (!isOfTool(**at))
            continue;
        shown = *at;
        if (m_tools->viewport()->rect().contains(m_tools->visualItemRect(shown)))
            break;
    }
    if (shown == nullptr)
        return;
    m_tools->setAutoScroll(!m_hasPointer);
    m_tools->setCurrentItem(shown);
    m_tools->setAutoScroll(true);
}

/// Rows were as high as the style before the window's own had them, until the list was made anew.
void Palette::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_tools->doItemsLayout();
}

void Palette::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    m_hasPointer = true;
}

void Palette::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    m_hasPointer = false;
    tidy();
}

void Palette::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        build();
}

}  // namespace nonet

#include "moc_palette.cpp"
