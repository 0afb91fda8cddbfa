#pragma once

#include "core/techniques/profiles/profile.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nonet {

class Preferences;

/// The table of techniques: which are used, in which order, before which the replay stops; every change counts at once.
/// Sets of them are kept by name. Object names: techniqueDialog, techniqueList, techniqueUp, techniqueDown,
/// techniqueUpToHere, techniqueAll, techniqueReset, techniqueSets, techniqueSaveSet, techniqueDeleteSet.
class TechniqueDialog : public QDialog {
    Q_OBJECT

public:
    explicit TechniqueDialog(Preferences& preferences, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Column : int { nameColumn, levelColumn, stopColumn, columnCount };

    void build();
    QWidget* buildMoves();
    QWidget* buildSets();
    void retranslate();
    /// Shows what the preferences hold.
    void fill();
    void fillSets();
    void store();
    Profile shown() const;
    void moveCurrent(int by);
    void take(const Profile& profile);
    void saveSet();
    void deleteSet();
    void updateButtons();

    Preferences& m_preferences;
    bool m_isFilling = false;
    QLabel* m_about = nullptr;
    QTreeWidget* m_list = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    QPushButton* m_upToHere = nullptr;
    QPushButton* m_all = nullptr;
    QPushButton* m_reset = nullptr;
    QComboBox* m_sets = nullptr;
    QPushButton* m_saveSet = nullptr;
    QPushButton* m_deleteSet = nullptr;
};

}  // namespace nonet
