#include "ui/hints/technique_dialog.h"

#include "core/techniques/catalogue.h"
#include "core/techniques/engine.h"
#include "ui/board/announcer.h"
#include "ui/hints/family_menu.h"
#include "ui/hints/profile_delegate.h"
#include "ui/hints/profile_limits_box.h"
#include "ui/hints/profile_model.h"
#include "ui/preferences/fault_line.h"
#include "ui/text/profile_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr QLatin1String kEnding("json");
constexpr int kToldLines = 2;

QHBoxLayout* makeRow(QWidget* box) {
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    return row;
}

/// How many of HoDoKu's techniques exist here.
QString hodokuCoverage() {
    int built = 0;
    int all = 0;
    for (const HodokuRow& row : hodokuRows())
        for (const QByteArray& code :
             QByteArray(row.codes.data(), static_cast<qsizetype>(row.codes.size())).split(' ')) {
            ++all;
            built += techniqueByCode(code.toStdString()) ? 1 : 0;
        }
    return TechniqueDialog::tr("%1 of HoDoKu’s %2 techniques are built; the others are left out.").arg(built).arg(all);
}

}  // namespace

TechniqueDialog::TechniqueDialog(Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_preferences(preferences), m_editor(new ProfileEditor(preferences, this)),
      m_model(new ProfileModel(this)) {
    setObjectName(QStringLiteral("techniqueDialog"));
    build();
    retranslate();
    fill();
    connect(&m_preferences, &Preferences::changed, this, &TechniqueDialog::fill);
    connect(m_model, &ProfileModel::edited, m_editor, &ProfileEditor::change);
    connect(m_model, &ProfileModel::moved, this, [this](const Profile& next, int to) {
        m_editor->change(next);
        m_list->setCurrentIndex(m_model->index(to, ProfileModel::techniqueColumn));
    });
    connect(m_editor, &ProfileEditor::replaceRequested, this, &TechniqueDialog::askToReplace);
    connect(m_editor, &ProfileEditor::statusMessage, this, [this](const QString& sentence) {
        if (!m_editor->notKept().isEmpty())
            return showFault(sentence);
        m_fault->tell({});
        m_told->setText(sentence);
        m_announcer->announce(sentence);
    });
    connect(m_editor, &ProfileEditor::failed, this, &TechniqueDialog::showFault);
    connect(m_editor, &ProfileEditor::notKeptChanged, this, [this] { showFault({}); });
    m_list->setFocus();
}

void TechniqueDialog::build() {
    auto* layout = new QVBoxLayout(this);
    m_about = new QLabel;
    m_about->setWordWrap(true);
    m_told = new QLabel;
    m_told->setObjectName(QStringLiteral("profileTold"));
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_announcer = new Announcer(m_told);
    m_fault = new FaultLine(kToldLines);
    // One of the two at a time, in room that is always kept: the table is not to jump.
    auto* said = new QGridLayout;
    said->addWidget(m_told, 0, 0);
    said->addWidget(m_fault, 0, 0);
    buildTable();
    m_limits = new ProfileLimitsBox;
    connect(m_limits, &ProfileLimitsBox::edited, this, [this](const TechniqueLimits& limits, SinglesOrder singles) {
        Profile next = m_editor->shown();
        next.limits = limits;
        next.singles = singles;
        m_editor->change(next);
    });
    layout->addWidget(m_about);
    layout->addWidget(buildProfiles());
    layout->addWidget(buildSearch());
    layout->addWidget(m_list, 1);
    layout->addWidget(buildMoves());
    layout->addWidget(m_limits);
    layout->addLayout(said);
    layout->addWidget(buildFoot());
    m_told->setMinimumHeight(m_fault->height());
    constexpr int kUsualHeight = 860;
    constexpr int kFrame = 60;
    resize(640, qMin(kUsualHeight, screen()->availableSize().height() - kFrame));
}

QPushButton* TechniqueDialog::addButton(QHBoxLayout& row, const char* name, void (TechniqueDialog::*act)()) {
    auto* button = new QPushButton;
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, act);
    row.addWidget(button);
    return button;
}

QWidget* TechniqueDialog::buildProfiles() {
    auto* box = new QWidget;
    QHBoxLayout* row = makeRow(box);
    m_profiles = new QComboBox;
    m_profiles->setObjectName(QStringLiteral("profileList"));
    m_profiles->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_profiles->setMinimumContentsLength(12);
    row->addWidget(m_profiles, 1);
    connect(m_profiles, &QComboBox::activated, this, [this](int index) {
        const std::vector<const Profile*> all = m_editor->all();
        if (index >= 0 && index < static_cast<int>(all.size()))
            m_editor->choose(*all[static_cast<std::size_t>(index)]);
    });
    m_save = addButton(*row, "profileSave", &TechniqueDialog::askToSave);
    m_rename = addButton(*row, "profileRename", &TechniqueDialog::askToRename);
    m_delete = addButton(*row, "profileDelete", &TechniqueDialog::remove);
    m_import = addButton(*row, "profileImport", &TechniqueDialog::askToImport);
    m_export = addButton(*row, "profileExport", &TechniqueDialog::askToExport);
    return box;
}

QWidget* TechniqueDialog::buildSearch() {
    auto* box = new QWidget;
    QHBoxLayout* row = makeRow(box);
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("techniqueSearch"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &TechniqueDialog::search);
    row->addWidget(m_search, 1);
    m_familyMenu = new FamilyMenu(this);
    connect(m_familyMenu, &FamilyMenu::edited, m_editor, &ProfileEditor::change);
    // Not the button's own menu, which waits in a loop of events of its own until it is closed.
    m_families = addButton(*row, "techniqueFamilies", &TechniqueDialog::showFamilies);
    m_families->setProperty("look", QStringLiteral("menu"));
    return box;
}

void TechniqueDialog::buildTable() {
    m_list = new QTableView;
    m_list->setObjectName(QStringLiteral("techniqueList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ProfileDelegate(m_list));
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setTabKeyNavigation(false);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDragDropOverwriteMode(false);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_list->verticalHeader()->hide();
    m_list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setSectionResizeMode(ProfileModel::techniqueColumn, QHeaderView::Stretch);
    m_list->horizontalHeader()->setHighlightSections(false);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &TechniqueDialog::updateButtons);
    m_list->setCurrentIndex(m_model->index(0, 0));
}

QWidget* TechniqueDialog::buildMoves() {
    auto* box = new QWidget;
    QHBoxLayout* row = makeRow(box);
    m_up = addButton(*row, "techniqueUp", &TechniqueDialog::moveUp);
    m_down = addButton(*row, "techniqueDown", &TechniqueDialog::moveDown);
    m_upToHere = addButton(*row, "techniqueUpToHere", &TechniqueDialog::useUpToCurrent);
    m_all = addButton(*row, "techniqueAll", &TechniqueDialog::useEverything);
    row->addStretch(1);
    // The list's alone: in a field of it Alt+Down opens the field's own list.
    const auto add = [this](Qt::Key key, void (TechniqueDialog::*act)()) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::ALT | key), m_list);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    add(Qt::Key_Up, &TechniqueDialog::moveUp);
    add(Qt::Key_Down, &TechniqueDialog::moveDown);
    return box;
}

QWidget* TechniqueDialog::buildFoot() {
    auto* box = new QWidget;
    QHBoxLayout* row = makeRow(box);
    m_undo = addButton(*row, "profileUndo", &TechniqueDialog::undo);
    m_reset = addButton(*row, "profileReset", &TechniqueDialog::reset);
    row->addStretch(1);
    m_close = new QPushButton;
    m_close->setAutoDefault(false);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    row->addWidget(m_close);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this, &TechniqueDialog::undo);
    return box;
}

void TechniqueDialog::showFamilies() { m_familyMenu->popup(m_families->mapToGlobal(m_families->rect().bottomLeft())); }

void TechniqueDialog::retranslate() {
    setWindowTitle(tr("Technique settings"));
    m_about->setText(tr("Everything that solves, hints, rates or generates goes by this profile, from the top down.") +
                     u' ' + hodokuCoverage());
    m_profiles->setAccessibleName(tr("Profile"));
    m_profiles->setToolTip(tr("Which profile is in force"));
    m_search->setPlaceholderText(tr("Find a technique, code or family"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("Techniques"));
    m_limits->retranslate();
    nameButtons();
    m_model->retranslate();
}

void TechniqueDialog::nameButtons() {
    m_save->setText(tr("Save &as…"));
    m_save->setToolTip(tr("Keep a copy under a name of your own"));
    m_rename->setText(tr("Re&name…"));
    m_delete->setText(tr("De&lete"));
    m_delete->setToolTip(tr("Undo brings it back"));
    m_import->setText(tr("&Import…"));
    m_import->setToolTip(tr("Read a profile from a file"));
    m_export->setText(tr("&Export…"));
    m_export->setToolTip(tr("Write this profile to a file, for others or for nonet-cli --profile"));
    m_families->setText(tr("&Families"));
    m_families->setToolTip(tr("Switch a whole family on or off"));
    m_up->setText(tr("Move u&p"));
    m_down->setText(tr("Move &down"));
    m_upToHere->setText(tr("Up to &here"));
    m_upToHere->setToolTip(tr("Use this technique and those above it, and none below"));
    m_undo->setText(tr("&Undo"));
    m_undo->setToolTip(tr("Take the last change in this window back"));
    m_reset->setText(tr("&Reset"));
    m_close->setText(tr("&Close"));
}

void TechniqueDialog::fill() {
    m_model->setProfile(m_editor->shown());
    m_limits->show(m_editor->shown());
    m_familyMenu->setProfile(m_editor->shown());
    // What was told of the last change is over with this one.
    m_told->clear();
    showFault({});
    fillProfiles();
    search();
    updateButtons();
}

void TechniqueDialog::fillProfiles() {
    m_profiles->clear();
    for (const Profile* each : m_editor->all()) {
        m_profiles->addItem(profileName(*each));
        if (each->name == m_editor->shown().name)
            m_profiles->setCurrentIndex(m_profiles->count() - 1);
    }
}

void TechniqueDialog::search() {
    const QString text = m_search->text().trimmed();
    const bool hadHit = m_list->currentIndex().isValid();
    int first = -1;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const bool isShown = text.isEmpty() || m_model->matches(row, text);
        m_list->setRowHidden(row, !isShown);
        first = isShown && first < 0 ? row : first;
    }
    if (currentRow() >= 0 && m_list->isRowHidden(currentRow()))
        m_list->setCurrentIndex(first < 0 ? QModelIndex() : m_model->index(first, 0));
    else if (currentRow() < 0 && first >= 0)
        m_list->setCurrentIndex(m_model->index(first, 0));
    m_list->setDragEnabled(!isFiltered());
    if (first < 0) {
        m_told->setText(tr("Nothing matches “%1”.").arg(text));
        m_announcer->announce(m_told->text());
        showFault({});
    } else if (!hadHit) {
        m_told->clear();
    }
    updateButtons();
}

/// With what is not kept, which stays as long as that is so; one sentence or the other is to be seen.
void TechniqueDialog::showFault(const QString& sentence) {
    const QString all = QStringList{sentence, m_editor->notKept()}.join(u' ').trimmed();
    if (!all.isEmpty())
        m_told->clear();
    if (!all.isEmpty() && all != m_fault->text())
        m_announcer->announce(all);
    m_fault->tell(all);
}

void TechniqueDialog::updateButtons() {
    if (m_reset == nullptr)
        return;
    const Profile& shown = m_editor->shown();
    const int row = currentRow();
    const bool filtered = isFiltered();
    const QString whyNot = tr("Clear the search first: a technique moves among all of them");
    m_up->setEnabled(row > 0 && !filtered);
    m_up->setToolTip(filtered ? whyNot : tr("Alt+Up; or drag the row"));
    m_down->setEnabled(row >= 0 && row + 1 < m_model->rowCount() && !filtered);
    m_down->setToolTip(filtered ? whyNot : tr("Alt+Down; or drag the row"));
    m_upToHere->setEnabled(row >= 0);
    m_all->setText(filtered ? tr("Found ones &on") : tr("All &on"));
    m_all->setToolTip(filtered ? tr("Use every technique that the search found") : tr("Use every technique"));
    m_all->setEnabled((shownTechniques() & ~techniquesOn(shown)).any());
    m_rename->setEnabled(!shown.isBuiltIn());
    m_delete->setEnabled(!shown.isBuiltIn());
    m_undo->setEnabled(m_editor->canUndo());
    m_reset->setEnabled(!shown.isBuiltIn());
    m_reset->setToolTip(shown.basis == ProfileKind::nonet ? tr("Make this profile as Nonet again")
                                                          : tr("Make this profile as HoDoKu default again"));
}

bool TechniqueDialog::isFiltered() const { return !m_search->text().trimmed().isEmpty(); }

TechniqueSet TechniqueDialog::shownTechniques() const {
    TechniqueSet techniques;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (!m_list->isRowHidden(row))
            techniques.set(static_cast<std::size_t>(m_model->profile().rows[static_cast<std::size_t>(row)].technique));
    return techniques;
}

int TechniqueDialog::currentRow() const { return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1; }

void TechniqueDialog::moveCurrent(int by) {
    const QModelIndex current = m_list->currentIndex();
    const int to = current.row() + by;
    if (!current.isValid() || isFiltered() || to < 0 || to >= m_model->rowCount())
        return;
    Profile next = m_editor->shown();
    moveRow(next, static_cast<std::size_t>(current.row()), static_cast<std::size_t>(to));
    m_editor->change(next);
    m_list->setCurrentIndex(m_model->index(to, current.column()));
}

void TechniqueDialog::useUpToCurrent() {
    if (currentRow() < 0)
        return;
    Profile next = m_editor->shown();
    useUpTo(next, next.rows[static_cast<std::size_t>(currentRow())].technique);
    m_editor->change(next);
}

void TechniqueDialog::useEverything() {
    Profile next = m_editor->shown();
    useAll(next, shownTechniques(), true);
    m_editor->change(next);
}

void TechniqueDialog::reset() { m_editor->reset(); }

void TechniqueDialog::undo() {
    m_editor->undo();
    updateButtons();
}

void TechniqueDialog::remove() { m_editor->remove(); }

void TechniqueDialog::askForName(const QString& title, const QString& wish,
                                 void (ProfileEditor::*act)(const QString&)) {
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("profileName"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Name of the profile:"));
    dialog->setTextValue(wish);
    connect(dialog, &QInputDialog::textValueSelected, m_editor, act);
    dialog->open();
}

void TechniqueDialog::askToSave() { askForName(tr("Save as"), m_editor->freeCopyName(), &ProfileEditor::saveAs); }

void TechniqueDialog::askToRename() {
    askForName(tr("Rename"), profileName(m_editor->shown()), &ProfileEditor::rename);
}

void TechniqueDialog::askToReplace(const QString& name) {
    auto* box =
        new QMessageBox(QMessageBox::Question, tr("Save as"),
                        tr("There is a profile “%1” already. Replace it?").arg(name), QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("profileReplace"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    const QPushButton* replace = box->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(replace, &QPushButton::clicked, this, [this, name] { m_editor->replace(name); });
    box->open();
}

void TechniqueDialog::askToImport() {
    auto* dialog = new QFileDialog(this, tr("Import a profile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Profiles (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, m_editor, &ProfileEditor::importFrom);
    dialog->open();
}

void TechniqueDialog::askToExport() {
    auto* dialog = new QFileDialog(this, tr("Export the profile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(kEnding);
    dialog->setNameFilter(tr("Profiles (*.json)"));
    QString name = profileName(m_editor->shown());
    dialog->selectFile(name.replace(u'/', u'-') + u'.' + kEnding);
    connect(dialog, &QFileDialog::fileSelected, m_editor, &ProfileEditor::exportTo);
    dialog->open();
}

void TechniqueDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
}

}  // namespace nonet

#include "moc_technique_dialog.cpp"
