#include "ui/preferences/key_table_page.h"

#include "ui/preferences/fault_line.h"
#include "ui/preferences/preferences.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nonet {

namespace {

constexpr int kIdRole = Qt::UserRole;

QString plain(QString text) { return text.remove(QLatin1Char('&')); }

}  // namespace

KeyTablePage::KeyTablePage(Preferences& preferences, QWidget* parent) : QWidget(parent), m_preferences(preferences) {
    m_preset = new QComboBox;
    m_preset->setObjectName(QStringLiteral("keyPreset"));
    for (const KeyPreset preset : kKeyPresets)
        m_preset->addItem(presetName(preset));
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("keySearch"));
    m_search->setPlaceholderText(tr("Find an action"));
    m_search->setClearButtonEnabled(true);
    m_table = new QTreeWidget;
    m_table->setObjectName(QStringLiteral("keyTable"));
    m_table->setHeaderLabels({tr("Action"), tr("Keys"), tr("Menu")});
    m_table->setRootIsDecorated(false);
    m_key = new QKeySequenceEdit;
    m_key->setObjectName(QStringLiteral("keyEdit"));
    // The only way to an action without a key, which frees the key for another.
    m_key->setClearButtonEnabled(true);
    auto* assign = new QPushButton(tr("&Assign"));
    assign->setObjectName(QStringLiteral("keyAssign"));
    m_reset = new QPushButton(tr("Reset to &preset"));
    m_reset->setObjectName(QStringLiteral("keyReset"));
    for (QPushButton* button : {assign, m_reset})
        button->setAutoDefault(false);
    m_message = new FaultLine(2);
    m_message->setObjectName(QStringLiteral("keyMessage"));
    m_reassign = new QPushButton(tr("&Reassign"));
    m_reassign->setObjectName(QStringLiteral("keyReassign"));
    m_cancel = new QPushButton(tr("Cancel"));
    m_cancel->setObjectName(QStringLiteral("keyCancel"));
    for (QPushButton* button : {m_reassign, m_cancel}) {
        button->setAutoDefault(false);
        button->hide();
        // Nothing moves when the question comes.
        QSizePolicy policy = button->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        button->setSizePolicy(policy);
    }

    auto* top = new QHBoxLayout;
    top->addWidget(new QLabel(tr("Keys as in")));
    top->addWidget(m_preset);
    top->addWidget(m_search, 1);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_key, 1);
    bottom->addWidget(assign);
    bottom->addWidget(m_reset);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addLayout(bottom);
    auto* question = new QHBoxLayout;
    question->addWidget(m_message, 1);
    question->addWidget(m_reassign);
    question->addWidget(m_cancel);
    layout->addLayout(question);

    connect(m_reassign, &QPushButton::clicked, this, &KeyTablePage::reassign);
    connect(m_cancel, &QPushButton::clicked, this, &KeyTablePage::cancelReassigning);
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        dropOffer();
        m_preferences.change([index](PreferenceValues& values) { values.keyPreset = kKeyPresets[index]; });
    });
    connect(m_search, &QLineEdit::textChanged, this, &KeyTablePage::filterBy);
    connect(m_table, &QTreeWidget::currentItemChanged, this, [this] {
        dropOffer();
        showSelected();
    });
    connect(assign, &QPushButton::clicked, this, [this] {
        if (!selectedId().isEmpty())
            bind(selectedId(), m_key->keySequence());
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { resetAction(selectedId()); });
    connect(&preferences, &Preferences::keysChanged, this, &KeyTablePage::showKeys);
    fill();
}

bool KeyTablePage::bind(const QString& actionId, const QKeySequence& key) {
    dropOffer();
    const KeyBindings bindings = m_preferences.keyBindings();
    const QString obstacle = bindingObstacle(bindings, actionId, key);
    if (!obstacle.isEmpty()) {
        const QString name = key.toString(QKeySequence::NativeText);
        if (obstacle == QLatin1String("board"))
            m_message->tell(tr("%1 always enters a digit or moves on the board.").arg(name));
        else if (obstacle == QLatin1String("window"))
            m_message->tell(tr("%1 is reserved for the board: add Ctrl or Alt.").arg(name));
        else
            offer(actionId, {key}, obstacle);
        return false;
    }
    m_preferences.change([&](PreferenceValues& values) {
        values.customKeys[values.keyPreset][actionId] =
            key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key};
    });
    return true;
}

void KeyTablePage::resetAction(const QString& actionId) {
    dropOffer();
    const ActionRow* row = findAction(actionId);
    if (!row)
        return;
    KeyBindings bindings = m_preferences.keyBindings();
    bindings.custom.remove(actionId);
    const QList<QKeySequence> keys = presetKeys(*row, bindings.preset);
    for (const QKeySequence& key : keys) {
        const QString holder = bindingObstacle(bindings, actionId, key);
        if (findAction(holder))
            return offer(actionId, keys, holder);
    }
    m_preferences.change([&](PreferenceValues& values) { values.customKeys[values.keyPreset].remove(actionId); });
}

void KeyTablePage::offer(const QString& actionId, const QList<QKeySequence>& keys, const QString& holder) {
    m_offer = {actionId, keys};
    m_message->tell(
        tr("%1 is already used by “%2”. Reassign?", "keys, an action")
            .arg(QKeySequence::listToString(keys, QKeySequence::NativeText), plain(actionText(*findAction(holder)))));
    m_cancel->setText(tr("Cancel"));
    m_reassign->show();
    m_cancel->show();
}

void KeyTablePage::dropOffer() {
    m_offer.reset();
    m_before.reset();
    m_message->tell({});
    m_reassign->hide();
    m_cancel->hide();
}

void KeyTablePage::reassign() {
    if (!m_offer)
        return;
    const Offer wanted = *m_offer;
    m_offer.reset();
    KeyBindings bindings = m_preferences.keyBindings();
    const auto before = m_preferences.values().customKeys.value(bindings.preset);
    bindings.custom[wanted.actionId] = {};
    QStringList losers;
    for (const QKeySequence& key : wanted.keys)
        // Each time one of them gives up what collides with the key.
        for (QString holder = bindingObstacle(bindings, wanted.actionId, key); findAction(holder) != nullptr;
             holder = bindingObstacle(bindings, wanted.actionId, key)) {
            bindings.custom[holder] = keysBeside(bindings.keysOf(holder), key);
            losers.append(plain(actionText(*findAction(holder))));
        }
    bindings.custom[wanted.actionId] = wanted.keys;
    m_preferences.change([&](PreferenceValues& values) { values.customKeys[values.keyPreset] = bindings.custom; });
    m_before = before;
    m_message->tell(
        tr("%1 was taken from “%2”.", "keys, actions")
            .arg(QKeySequence::listToString(wanted.keys, QKeySequence::NativeText), losers.join(QStringLiteral(", "))));
    m_reassign->hide();
    m_cancel->setText(tr("Undo"));
    m_cancel->show();
}

void KeyTablePage::cancelReassigning() {
    if (const auto before = std::exchange(m_before, std::nullopt))
        m_preferences.change([&](PreferenceValues& values) { values.customKeys[values.keyPreset] = *before; });
    dropOffer();
    showSelected();
}

QString KeyTablePage::message() const { return m_message->text(); }

void KeyTablePage::fill() {
    for (const ActionRow& row : actionCatalogue()) {
        QStringList menu = actionMenuPath(row);
        std::transform(menu.begin(), menu.end(), menu.begin(), plain);
        auto* item = new QTreeWidgetItem({plain(actionText(row)), QString(), menu.join(QStringLiteral(" › "))});
        item->setData(0, kIdRole, QString::fromLatin1(row.id));
        item->setToolTip(0, actionTip(row));
        m_table->addTopLevelItem(item);
    }
    showKeys();
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->resizeColumnToContents(1);
    m_table->setCurrentItem(m_table->topLevelItem(0));
}

void KeyTablePage::showKeys() {
    const KeyBindings bindings = m_preferences.keyBindings();
    m_preset->setCurrentIndex(static_cast<int>(bindings.preset));
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_table->topLevelItem(i);
        const QString id = item->data(0, kIdRole).toString();
        item->setText(1, QKeySequence::listToString(bindings.keysOf(id), QKeySequence::NativeText));
        QFont font = item->font(1);
        font.setBold(bindings.custom.contains(id));
        item->setFont(1, font);
    }
    showSelected();
}

void KeyTablePage::showSelected() {
    const QString id = selectedId();
    const QList<QKeySequence> keys = m_preferences.keyBindings().keysOf(id);
    m_key->setKeySequence(keys.isEmpty() ? QKeySequence() : keys.first());
    m_reset->setEnabled(m_preferences.keyBindings().custom.contains(id));
}

void KeyTablePage::filterBy(const QString& words) {
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_table->topLevelItem(i);
        const QString text = item->text(0) + QLatin1Char(' ') + item->text(1) + QLatin1Char(' ') + item->text(2);
        item->setHidden(!text.contains(words, Qt::CaseInsensitive));
    }
    // The key edit is about a row that can be seen.
    QTreeWidgetItem* current = m_table->currentItem();
    if (current && !current->isHidden())
        return;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        if (m_table->topLevelItem(i)->isHidden())
            continue;
        m_table->setCurrentItem(m_table->topLevelItem(i));
        return;
    }
    m_table->setCurrentItem(nullptr);
}

QString KeyTablePage::selectedId() const {
    const QTreeWidgetItem* item = m_table->currentItem();
    return item ? item->data(0, kIdRole).toString() : QString();
}

}  // namespace nonet
