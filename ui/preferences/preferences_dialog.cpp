#include "ui/preferences/preferences_dialog.h"

#include "ui/preferences/key_table_page.h"
#include "ui/preferences/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace nonet {

namespace {

/// A box that shows and sets one switch of the preferences.
QCheckBox* makeSwitch(Preferences& preferences, const QString& name, const QString& text,
                      bool PreferenceValues::*value) {
    auto* box = new QCheckBox(text);
    box->setObjectName(name);
    const auto show = [&preferences, box, value] { box->setChecked(preferences.values().*value); };
    QObject::connect(&preferences, &Preferences::changed, box, show);
    QObject::connect(box, &QCheckBox::toggled, box, [&preferences, value](bool isOn) {
        preferences.change([value, isOn](PreferenceValues& values) { values.*value = isOn; });
    });
    show();
    return box;
}

/// A list that shows and sets one choice; the texts in the order of the enum.
template <typename Enum>
QComboBox* makeChoice(Preferences& preferences, const QString& name, const QStringList& texts,
                      Enum PreferenceValues::*value) {
    auto* list = new QComboBox;
    list->setObjectName(name);
    list->addItems(texts);
    const auto show = [&preferences, list, value] {
        list->setCurrentIndex(static_cast<int>(preferences.values().*value));
    };
    QObject::connect(&preferences, &Preferences::changed, list, show);
    QObject::connect(list, &QComboBox::activated, list, [&preferences, value](int index) {
        preferences.change([value, index](PreferenceValues& values) { values.*value = static_cast<Enum>(index); });
    });
    show();
    return list;
}

/// Qt puts the label of a high field near the field's top; here it stands beside the field's text.
void addRow(QFormLayout& form, const QString& text, QWidget* field) {
    auto* label = new QLabel(text);
    label->setBuddy(field);
    field->ensurePolished();
    label->setMinimumHeight(field->sizeHint().height());
    form.addRow(label, field);
}

QWidget* makePage(QFormLayout*& form) {
    auto* page = new QWidget;
    form = new QFormLayout(page);
    form->setContentsMargins(16, 16, 16, 16);
    form->setVerticalSpacing(12);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setHorizontalSpacing(16);
    return page;
}

}  // namespace

PreferencesDialog::PreferencesDialog(Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("preferencesDialog"));
    setWindowTitle(tr("Preferences"));
    m_pages = new QTabWidget;
    m_pages->setObjectName(QStringLiteral("preferencesPages"));
    m_pages->addTab(makeGeneralPage(), tr("General"));
    m_pages->addTab(makePlayPage(), tr("Play"));
    m_pages->addTab(makeAppearancePage(), tr("Appearance"));
    m_pages->addTab(new KeyTablePage(preferences), tr("Keys"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    // Qt's icon is of another family, and in some languages leaves no room for the word.
    buttons->button(QDialogButtonBox::Close)->setIcon(QIcon());
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(m_pages);
    layout->addWidget(buttons);
    resize(640, 520);
}

void PreferencesDialog::showPage(Page page) {
    m_pages->setCurrentIndex(static_cast<int>(page));
    show();
    raise();
    activateWindow();
}

QWidget* PreferencesDialog::makeGeneralPage() {
    QFormLayout* form = nullptr;
    QWidget* page = makePage(form);
    auto* language = new QComboBox;
    language->setObjectName(QStringLiteral("language"));
    language->addItem(tr("System default"), QString());
    language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    for (const QString& file : QDir(QStringLiteral(":/translations")).entryList({QStringLiteral("nonet_*.qm")})) {
        const QString name = file.mid(6).chopped(3);
        if (name != QLatin1String("en"))
            language->addItem(QLocale(name).nativeLanguageName(), name);
    }
    const auto show = [this, language] {
        language->setCurrentIndex(std::max(0, language->findData(m_preferences.values().language)));
    };
    connect(&m_preferences, &Preferences::changed, language, show);
    show();
    connect(language, &QComboBox::activated, this, [this, language] {
        m_preferences.change(
            [language](PreferenceValues& values) { values.language = language->currentData().toString(); });
    });
    addRow(*form, tr("&Language"), language);
    form->addRow(
        makeSwitch(m_preferences, QStringLiteral("showsTimer"), tr("Show the &timer"), &PreferenceValues::showsTimer));
    form->addRow(makeSwitch(m_preferences, QStringLiteral("showsKeyLine"), tr("Show the &keyboard-layout bar"),
                            &PreferenceValues::showsKeyLine));
    return page;
}

QWidget* PreferencesDialog::makePlayPage() {
    QFormLayout* form = nullptr;
    QWidget* page = makePage(form);
    addRow(*form, tr("Show &mistakes"),
           makeChoice(m_preferences, QStringLiteral("mistakes"), {tr("At once"), tr("When I ask"), tr("Never")},
                      &PreferenceValues::mistakes));
    addRow(*form, tr("&Entry"),
           makeChoice(m_preferences, QStringLiteral("entryOrder"),
                      {tr("Cell first, then digit"), tr("Digit first, then cells")}, &PreferenceValues::entryOrder));
    form->addRow(makeSwitch(m_preferences, QStringLiteral("usesUniqueness"),
                            tr("Hints may rely on there being &one solution"), &PreferenceValues::usesUniqueness));
    form->addRow(makeSwitch(m_preferences, QStringLiteral("reasonsFromCentreMarks"),
                            tr("Hints reason from my &centre marks"), &PreferenceValues::reasonsFromCentreMarks));
    form->addRow(makeSwitch(m_preferences, QStringLiteral("showsExplainer"),
                            tr("Show E&xplainer’s rating of every puzzle"), &PreferenceValues::showsExplainer));
    return page;
}

QWidget* PreferencesDialog::makeAppearancePage() {
    QFormLayout* form = nullptr;
    QWidget* page = makePage(form);
    addRow(*form, tr("&Theme"),
           makeChoice(
               m_preferences, QStringLiteral("theme"),
               {tr("System"), tr("Light"), tr("Dark"), tr("High contrast"), tr("High contrast reversed"), tr("Print")},
               &PreferenceValues::theme));
    form->addRow(makeSwitch(m_preferences, QStringLiteral("highlightsPeers"), tr("Highlight row, column and &box"),
                            &PreferenceValues::highlightsPeers));
    form->addRow(makeSwitch(m_preferences, QStringLiteral("highlightsSameDigit"), tr("Highlight &equal digits"),
                            &PreferenceValues::highlightsSameDigit));
    form->addRow(makeSwitch(m_preferences, QStringLiteral("numbersColours"), tr("&Number the cell colours"),
                            &PreferenceValues::numbersColours));
    form->addRow(makeSwitch(m_preferences, QStringLiteral("reducesMotion"), tr("Reduce &motion"),
                            &PreferenceValues::reducesMotion));
    return page;
}

}  // namespace nonet
