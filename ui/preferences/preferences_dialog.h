#pragma once

#include <QDialog>

class QTabWidget;

namespace nonet {

class Preferences;

/// Every choice, on pages General, Play, Appearance and Keys. A change holds at once; the dialog is not modal.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    enum class Page : std::uint8_t { general, play, appearance, keys };

    explicit PreferencesDialog(Preferences& preferences, QWidget* parent = nullptr);
    void showPage(Page page);

private:
    QWidget* makeGeneralPage();
    QWidget* makePlayPage();
    QWidget* makeAppearancePage();

    Preferences& m_preferences;
    QTabWidget* m_pages = nullptr;
};

}  // namespace nonet
