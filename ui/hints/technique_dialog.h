#pragma once

#include "ui/hints/profile_editor.h"

#include <QDialog>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace nonet {

class Announcer;
class FaultLine;
class FamilyMenu;
class ProfileLimitsBox;
class ProfileModel;

/// Technique settings: which profile is in force, and what the user's own are made of. Every change counts at once and
/// can be undone here. Object names: techniqueDialog, profileList, profileSave, profileRename, profileDelete,
/// profileImport, profileExport, profileUndo, profileReset, profileTold, techniqueSearch, techniqueFamilies,
/// techniqueList, techniqueUp, techniqueDown, techniqueUpToHere, techniqueAll.
class TechniqueDialog : public QDialog {
    Q_OBJECT

public:
    explicit TechniqueDialog(Preferences& preferences, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildProfiles();
    QWidget* buildSearch();
    void buildTable();
    QWidget* buildMoves();
    QWidget* buildFoot();
    QPushButton* addButton(QHBoxLayout& row, const char* name, void (TechniqueDialog::*act)());
    void showFamilies();
    void retranslate();
    void nameButtons();
    /// Shows what the preferences hold.
    void fill();
    void fillProfiles();
    void search();
    void updateButtons();
    void showFault(const QString& sentence);
    /// Some rows are hidden by the search, or all.
    bool isFiltered() const;
    TechniqueSet shownTechniques() const;
    int currentRow() const;
    void moveCurrent(int by);
    void moveUp() { moveCurrent(-1); }
    void moveDown() { moveCurrent(1); }
    void useUpToCurrent();
    void useEverything();
    void reset();
    void undo();
    void remove();
    void askForName(const QString& title, const QString& wish, void (ProfileEditor::*act)(const QString&));
    void askToSave();
    void askToRename();
    void askToReplace(const QString& name);
    void askToImport();
    void askToExport();

    Preferences& m_preferences;
    ProfileEditor* m_editor;
    ProfileModel* m_model;
    QLabel* m_about = nullptr;
    QLabel* m_told = nullptr;
    FaultLine* m_fault = nullptr;
    Announcer* m_announcer = nullptr;
    QComboBox* m_profiles = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_delete = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_export = nullptr;
    QLineEdit* m_search = nullptr;
    QPushButton* m_families = nullptr;
    FamilyMenu* m_familyMenu = nullptr;
    QTableView* m_list = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    QPushButton* m_upToHere = nullptr;
    QPushButton* m_all = nullptr;
    ProfileLimitsBox* m_limits = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_reset = nullptr;
    QPushButton* m_close = nullptr;
};

}  // namespace nonet
