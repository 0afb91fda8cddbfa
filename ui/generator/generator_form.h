#pragma once

#include "ui/generator/saved_recipe.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace nonet {

class FaultLine;
class MaskBoard;
class TechniqueMenu;
class Preferences;

/// The goals of a recipe as fields; what is wrong with one is said beside it.
class GeneratorForm : public QWidget {
    Q_OBJECT

public:
    explicit GeneratorForm(const Preferences& preferences, QWidget* parent = nullptr);

    /// Nothing while a field is wrong.
    std::optional<SavedRecipe> recipe() const;
    /// The first sentence that says what is wrong; empty while there is a recipe.
    QString fault() const;
    void setRecipe(const SavedRecipe& recipe);
    /// Everything as it stands in the fields, half typed or wrong.
    QJsonObject draft() const;
    /// False where it has no recipe that this version understands; nothing is changed then.
    bool setDraft(const QJsonObject& draft);
    /// Where 'from the open puzzle' takes the mask.
    void setOpenPuzzle(ClassicCellSet clues) { m_openPuzzle = clues; }

Q_SIGNALS:
    /// A field changed; recipe() may have become something or nothing.
    void changed();

protected:
    /// For the text fields: a letter with Alt is no text, even where the button that it is for cannot be pressed.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A field under its label's right, with a place for a sentence below; atLength: for one of two lines.
    enum class CanFail : std::uint8_t { no, yes, atLength };
    /// Where what is in the field can be wrong, the line under it that says so.
    FaultLine* addRow(const QString& name, QWidget* field, const QString& tip, CanFail canFail = CanFail::no);
    void addGoals();
    void addTechniques();
    void addMask(const Preferences& preferences);
    void addMethod();
    void addRun();
    QLineEdit* makeText(const char* objectName, const QString& placeholder);
    QComboBox* makeList(const char* objectName, const QStringList& texts);
    QComboBox* makeTechniqueList(const char* objectName);
    void read();
    void readTexts(SavedRecipe& recipe, bool& isRight);
    void readSet(SavedRecipe& recipe) const;
    bool showContradiction(const SavedRecipe& recipe);
    void showForMethod();
    std::array<QLineEdit*, 6> texts() const { return {m_score, m_explainer, m_clues, m_width, m_plan, m_seed}; }

    const Preferences& m_preferences;
    std::optional<SavedRecipe> m_recipe;
    /// With what the wrong fields would be if they were empty.
    SavedRecipe m_read;
    ClassicCellSet m_openPuzzle;
    bool m_isSetting = false;
    QGridLayout* m_grid;
    QLabel* m_profile = nullptr;
    QComboBox* m_method = nullptr;
    QComboBox* m_level = nullptr;
    QLineEdit* m_score = nullptr;
    QLineEdit* m_explainer = nullptr;
    QComboBox* m_gem = nullptr;
    QComboBox* m_needed = nullptr;
    QSpinBox* m_times = nullptr;
    TechniqueMenu* m_alsoNeeded = nullptr;
    QComboBox* m_hardest = nullptr;
    QListWidget* m_techniques = nullptr;
    QLineEdit* m_width = nullptr;
    QLineEdit* m_clues = nullptr;
    QComboBox* m_symmetry = nullptr;
    QCheckBox* m_usesMask = nullptr;
    MaskBoard* m_mask = nullptr;
    QPushButton* m_maskFromPuzzle = nullptr;
    QPushButton* m_clearMask = nullptr;
    QComboBox* m_rank = nullptr;
    QLineEdit* m_plan = nullptr;
    QLineEdit* m_seed = nullptr;
    QSpinBox* m_count = nullptr;
    QSpinBox* m_seconds = nullptr;
    FaultLine* m_scoreFault = nullptr;
    FaultLine* m_explainerFault = nullptr;
    FaultLine* m_neededFault = nullptr;
    FaultLine* m_widthFault = nullptr;
    FaultLine* m_cluesFault = nullptr;
    FaultLine* m_maskFault = nullptr;
    FaultLine* m_planFault = nullptr;
    FaultLine* m_seedFault = nullptr;
};

}  // namespace nonet
