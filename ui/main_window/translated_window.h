#pragma once

#include <QLocale>
#include <QObject>
#include <QStringList>

#include <memory>

namespace nonet {

class MainWindow;
class Preferences;

/// The window in the language of the preferences. Where that becomes another one the window is made anew, on the same
/// place and with all that it held, as a start would; where something is in memory only, it asks first as closing does.
class TranslatedWindow : public QObject {
    Q_OBJECT

public:
    /// Installs the wording. dataFolder: where documents are kept.
    TranslatedWindow(Preferences& preferences, QString dataFolder, QObject* parent = nullptr);
    ~TranslatedWindow() override;

    /// Makes it and shows it: see MainWindow::begin().
    void begin(const QStringList& files);
    /// From begin() on; another one after another language.
    MainWindow& window() { return *m_window; }

private:
    QLocale asked() const;
    void speak();
    void makeAnew();

    Preferences& m_preferences;
    QString m_dataFolder;
    QLocale m_spoken;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace nonet
