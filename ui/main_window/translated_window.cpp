#include "ui/main_window/translated_window.h"

#include "ui/main_window/main_window.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/text/translations.h"

#include <QApplication>

#include <utility>

namespace nonet {

TranslatedWindow::TranslatedWindow(Preferences& preferences, QString dataFolder, QObject* parent)
    : QObject(parent), m_preferences(preferences), m_dataFolder(std::move(dataFolder)) {
    speak();
    // Who chose it stands in a dialog of the window, which goes with it.
    connect(&m_preferences, &Preferences::languageChanged, this, &TranslatedWindow::makeAnew, Qt::QueuedConnection);
}

TranslatedWindow::~TranslatedWindow() = default;

QLocale TranslatedWindow::asked() const {
    const QString language = m_preferences.values().language;
    return language.isEmpty() ? QLocale::system() : QLocale(language);
}

void TranslatedWindow::speak() {
    m_spoken = asked();
    installTranslations(*QCoreApplication::instance(), m_spoken);
    // Numbers and dates as the language writes them.
    QLocale::setDefault(m_spoken);
}

void TranslatedWindow::begin(const QStringList& files) {
    m_window = std::make_unique<MainWindow>(m_preferences, m_dataFolder);
    m_window->begin(files);
    m_window->show();
}

void TranslatedWindow::makeAnew() {
    if (!m_window || asked() == m_spoken || !m_window->mayChangeLanguage())
        return;
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    const bool wasMaximized = m_window->isMaximized();
    // Open where it was chosen, and not where another window of the same home chose it.
    const bool wasChosenHere = m_window->findChild<PreferencesDialog*>() != nullptr;
    const QRect place = m_window->geometry();
    if (m_window->close()) {
        m_window.reset();
        speak();
        begin({});
        // Exactly: what is kept for the next start is placed by its frame.
        if (wasMaximized)
            m_window->showMaximized();
        else
            m_window->setGeometry(place);
        if (wasChosenHere)
            m_window->showPreferences();
    }
    QGuiApplication::setQuitOnLastWindowClosed(quits);
}

}  // namespace nonet

#include "moc_translated_window.cpp"
