#pragma once

#include <QWidget>

class QAction;
class QMenu;
class QPushButton;
class QStackedLayout;
class QToolButton;

namespace nonet {

class Preferences;

/// What can be done with a hint now. Stands under everything that scrolls, and always in the same place.
struct HintOffer {
    /// What the one filled button does.
    enum class Main : std::uint8_t { ask, deepen, apply };
    Main main = Main::ask;
    bool mayMain = true;
    bool mayAskAnother = false;
};

/// The hint's buttons, and its switches behind a gear. Object names: hintAsk, hintMore, hintApply, hintAnother,
/// hintGear; in its menu hintForSelection, hintOnlyPlacements, hintUniqueness, hintCentreMarks, hintTechniques.
class HintFoot : public QWidget {
    Q_OBJECT

public:
    explicit HintFoot(Preferences& preferences, QWidget* parent = nullptr);

    void setOffer(const HintOffer& offer);
    void setOnlyPlacements(bool only);

Q_SIGNALS:
    void asked();
    void applied();
    void anotherRequested();
    void forSelectionRequested();
    void onlyPlacementsSet(bool only);
    void techniquesRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildMenu();
    void readPreferences();
    void nameProfile();
    void setGear();
    void retranslate();

    Preferences& m_preferences;
    QStackedLayout* m_main = nullptr;
    QPushButton* m_ask = nullptr;
    QPushButton* m_more = nullptr;
    QPushButton* m_apply = nullptr;
    QPushButton* m_another = nullptr;
    bool m_returnsToAnother = false;
    QToolButton* m_gear = nullptr;
    QMenu* m_menu = nullptr;
    QAction* m_forSelection = nullptr;
    QAction* m_onlyPlacements = nullptr;
    QAction* m_uniqueness = nullptr;
    QAction* m_centreMarks = nullptr;
    QAction* m_techniques = nullptr;
};

}  // namespace nonet
