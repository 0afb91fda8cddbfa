#include "ui/hints/technique_dialog.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/saved_profiles.h"
#include "ui/text/profile_text.h"
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
        if (!worksLike(shown(), m_preferences.values().profileInForce()))
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
        if (const QTreeWidgetItem* item = m_list->currentItem()) {
            Profile next = shown();
            useUpTo(next, idOf(*item));
            take(next);
        }
    });
    connect(m_all, &QPushButton::clicked, this, [this] {
        Profile next = shown();
        useAll(next, TechniqueSet().set(), true);
        take(next);
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { take(hodokuProfile()); });
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
        if (m_preferences.values().ownProfiles.contains(name))
            m_preferences.change([&name](PreferenceValues& values) { values.profile = name; });
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
    for (const ProfileRow& row : m_preferences.values().profileInForce().rows) {
        const TechniqueId id = row.technique;
        auto* item = new QTreeWidgetItem(m_list, {techniqueName(id), levelName(row.level), QString()});
        item->setData(0, kIdRole, static_cast<int>(id));
        item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
        item->setCheckState(nameColumn, row.isOn ? Qt::Checked : Qt::Unchecked);
        item->setCheckState(stopColumn, row.stopsBefore ? Qt::Checked : Qt::Unchecked);
        if (id == current)
            m_list->setCurrentItem(item);
    }
    m_isFilling = false;
    updateButtons();
}

void TechniqueDialog::fillSets() {
    const QString text = m_sets->currentText();
    m_sets->clear();
    m_sets->addItems(m_preferences.values().ownProfiles.keys());
    m_sets->setEditText(text);
    updateButtons();
}

Profile TechniqueDialog::shown() const {
    Profile profile = m_preferences.values().profileInForce();
    for (int index = 0; index < m_list->topLevelItemCount(); ++index) {
        const QTreeWidgetItem& item = *m_list->topLevelItem(index);
        const auto from = std::ranges::find(profile.rows, idOf(item), &ProfileRow::technique) - profile.rows.begin();
        moveRow(profile, static_cast<std::size_t>(from), static_cast<std::size_t>(index));
        ProfileRow& row = profile.rows[static_cast<std::size_t>(index)];
        row.isOn = item.checkState(nameColumn) == Qt::Checked;
        row.stopsBefore = item.checkState(stopColumn) == Qt::Checked;
    }
    return profile;
}

void TechniqueDialog::store() {
    if (m_isFilling || m_list->topLevelItemCount() != kTechniqueCount)
        return;
    take(shown());
    updateButtons();
}

void TechniqueDialog::take(const Profile& profile) {
    const Profile& before = m_preferences.values().profileInForce();
    if (worksLike(profile, before))
        return;
    m_preferences.change([&](PreferenceValues& values) {
        QString name = values.profile;
        if (before.isBuiltIn())
            name = freeProfileName(tr("%1, changed", "a profile of techniques").arg(profileName(before)),
                                   values.ownProfiles);
        Profile next = ownCopy(profile, name.toStdString());
        next.version = before.version + 1;
        values.ownProfiles[name] = next;
        values.profile = name;
    });
}

void TechniqueDialog::moveCurrent(int by) {
    Profile next = shown();
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0 || row + by < 0 || row + by >= static_cast<int>(next.rows.size()))
        return;
    moveRow(next, static_cast<std::size_t>(row), static_cast<std::size_t>(row + by));
    take(next);
}

void TechniqueDialog::saveSet() {
    const QString name = freeProfileName(m_sets->currentText(), m_preferences.values().ownProfiles);
    m_preferences.change([&](PreferenceValues& values) {
        values.ownProfiles[name] = ownCopy(shown(), name.toStdString());
        values.profile = name;
    });
    fillSets();
}

void TechniqueDialog::deleteSet() {
    const QString name = m_sets->currentText().trimmed();
    m_preferences.change([&name](PreferenceValues& values) { values.ownProfiles.remove(name); });
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
    m_deleteSet->setEnabled(m_preferences.values().ownProfiles.contains(name));
}

void TechniqueDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
}

}  // namespace nonet
