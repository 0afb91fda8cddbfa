#include "ui/hints/technique_dialog.h"

#include "core/techniques/catalogue.h"
#include "ui/preferences/preferences.h"
#include "ui/text/technique_text.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kIdRole = Qt::UserRole;

QPushButton* makePush(const char* name) {
    auto* button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

TechniqueId idOf(const QTreeWidgetItem& item) { return static_cast<TechniqueId>(item.data(0, kIdRole).toInt()); }

}  // namespace

TechniqueDialog::TechniqueDialog(Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("techniqueDialog"));
    build();
    retranslate();
    fill();
    fillSets();
    connect(&m_preferences, &Preferences::changed, this, [this] {
        if (choice() != m_preferences.values().techniques)
            fill();
    });
}

void TechniqueDialog::build() {
    auto* layout = new QVBoxLayout(this);
    m_about = new QLabel;
    m_about->setWordWrap(true);
    m_list = new QTreeWidget;
    m_list->setObjectName(QStringLiteral("techniqueList"));
    m_list->setColumnCount(columnCount);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    connect(m_list, &QTreeWidget::itemChanged, this, &TechniqueDialog::store);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &TechniqueDialog::updateButtons);
    // A drag takes the row out and puts it in again; only then is the list whole.
    connect(m_list->model(), &QAbstractItemModel::rowsInserted, this, &TechniqueDialog::store, Qt::QueuedConnection);
    layout->addWidget(m_about);
    layout->addWidget(buildSets());
    layout->addWidget(m_list, 1);
    layout->addWidget(buildMoves());
    resize(480, 640);
}

QWidget* TechniqueDialog::buildMoves() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    m_up = makePush("techniqueUp");
    m_down = makePush("techniqueDown");
    m_upToHere = makePush("techniqueUpToHere");
    m_all = makePush("techniqueAll");
    m_reset = makePush("techniqueReset");
    for (QPushButton* each : {m_up, m_down, m_upToHere, m_all, m_reset})
        row->addWidget(each);
    connect(m_up, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    connect(m_upToHere, &QPushButton::clicked, this, [this] {
        if (const QTreeWidgetItem* item = m_list->currentItem())
            take(allowedUpTo(choice(), idOf(*item)));
    });
    connect(m_all, &QPushButton::clicked, this, [this] {
        TechniqueChoice next = choice();
        next.allowed.set();
        take(next);
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { take(TechniqueChoice()); });
    return box;
}

QWidget* TechniqueDialog::buildSets() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    m_sets = new QComboBox;
    m_sets->setObjectName(QStringLiteral("techniqueSets"));
    m_sets->setEditable(true);
    m_sets->setInsertPolicy(QComboBox::NoInsert);
    m_saveSet = makePush("techniqueSaveSet");
    m_deleteSet = makePush("techniqueDeleteSet");
    row->addWidget(m_sets, 1);
    row->addWidget(m_saveSet);
    row->addWidget(m_deleteSet);
    connect(m_sets, &QComboBox::textActivated, this, [this](const QString& name) {
        const auto& sets = m_preferences.values().techniqueSets;
        if (sets.contains(name))
            take(sets.value(name));
    });
    connect(m_sets, &QComboBox::editTextChanged, this, &TechniqueDialog::updateButtons);
    connect(m_saveSet, &QPushButton::clicked, this, &TechniqueDialog::saveSet);
    connect(m_deleteSet, &QPushButton::clicked, this, &TechniqueDialog::deleteSet);
    return box;
}

void TechniqueDialog::retranslate() {
    setWindowTitle(tr("Techniques"));
    m_about->setText(tr("Hints, All steps and the replay try these from the top down."));
    m_list->setHeaderLabels({tr("Technique"), tr("Level"), tr("Stop before")});
    m_list->setAccessibleName(tr("Techniques"));
    m_up->setText(tr("Move up"));
    m_down->setText(tr("Move down"));
    m_upToHere->setText(tr("Up to here"));
    m_upToHere->setToolTip(tr("Use this technique and those above it, and none below"));
    m_all->setText(tr("All"));
    m_all->setToolTip(tr("Use every technique"));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Every technique, in the usual order, and no stops"));
    m_sets->lineEdit()->setPlaceholderText(tr("Name of a set"));
    m_sets->setAccessibleName(tr("Saved sets"));
    m_saveSet->setText(tr("Save set"));
    m_deleteSet->setText(tr("Delete set"));
}

void TechniqueDialog::fill() {
    m_isFilling = true;
    const QTreeWidgetItem* before = m_list->currentItem();
    const std::optional<TechniqueId> current = before != nullptr ? std::optional(idOf(*before)) : std::nullopt;
    m_list->clear();
    const TechniqueChoice& shown = m_preferences.values().techniques;
    for (const TechniqueId id : shown.order) {
        auto* item = new QTreeWidgetItem(m_list, {techniqueName(id), levelName(technique(id).level), QString()});
        item->setData(0, kIdRole, static_cast<int>(id));
        item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
        const auto at = static_cast<std::size_t>(id);
        item->setCheckState(nameColumn, shown.allowed.test(at) ? Qt::Checked : Qt::Unchecked);
        item->setCheckState(stopColumn, shown.stopsBefore.test(at) ? Qt::Checked : Qt::Unchecked);
        if (id == current)
            m_list->setCurrentItem(item);
    }
    m_isFilling = false;
    updateButtons();
}

void TechniqueDialog::fillSets() {
    const QString text = m_sets->currentText();
    m_sets->clear();
    m_sets->addItems(m_preferences.values().techniqueSets.keys());
    m_sets->setEditText(text);
    updateButtons();
}

TechniqueChoice TechniqueDialog::choice() const {
    TechniqueChoice choice;
    choice.order.clear();
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem& item = *m_list->topLevelItem(row);
        const auto at = static_cast<std::size_t>(idOf(item));
        choice.order.push_back(idOf(item));
        choice.allowed.set(at, item.checkState(nameColumn) == Qt::Checked);
        choice.stopsBefore.set(at, item.checkState(stopColumn) == Qt::Checked);
    }
    return choice;
}

void TechniqueDialog::store() {
    if (m_isFilling || m_list->topLevelItemCount() != kTechniqueCount)
        return;
    m_preferences.change([next = choice()](PreferenceValues& values) { values.techniques = next; });
    updateButtons();
}

void TechniqueDialog::take(const TechniqueChoice& choice) {
    m_preferences.change([&choice](PreferenceValues& values) { values.techniques = choice; });
}

void TechniqueDialog::moveCurrent(int by) {
    TechniqueChoice next = choice();
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0 || row + by < 0 || row + by >= static_cast<int>(next.order.size()))
        return;
    std::swap(next.order[static_cast<std::size_t>(row)], next.order[static_cast<std::size_t>(row + by)]);
    take(next);
}

void TechniqueDialog::saveSet() {
    const QString name = m_sets->currentText().trimmed();
    if (name.isEmpty())
        return;
    m_preferences.change([&name, set = choice()](PreferenceValues& values) { values.techniqueSets[name] = set; });
    fillSets();
}

void TechniqueDialog::deleteSet() {
    const QString name = m_sets->currentText().trimmed();
    m_preferences.change([&name](PreferenceValues& values) { values.techniqueSets.remove(name); });
    m_sets->setEditText({});
    fillSets();
}

void TechniqueDialog::updateButtons() {
    if (m_deleteSet == nullptr || m_up == nullptr)
        return;
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->topLevelItemCount());
    m_upToHere->setEnabled(row >= 0);
    const QString name = m_sets->currentText().trimmed();
    m_saveSet->setEnabled(!name.isEmpty());
    m_deleteSet->setEnabled(m_preferences.values().techniqueSets.contains(name));
}

void TechniqueDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
}

}  // namespace nonet
