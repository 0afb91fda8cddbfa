#pragma once

#include "core/canonical/classic_transform.h"
#include "core/play/transform_game.h"

#include <QDialog>
#include <QPointer>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace nonet {

class FaultLine;
class BoardPreview;
class Preferences;
class PuzzleDocument;
class Task;

/// Exchanges rows, columns, bands, stacks and digits of the open puzzle, shown beside it before anything is done, with
/// the identity that stays the same. Not modal; what is applied is one command.
class TransformDialog : public QDialog {
    Q_OBJECT

public:
    explicit TransformDialog(const Preferences& preferences, QWidget* parent = nullptr);

    /// Not owned; null for none.
    void setDocument(PuzzleDocument* document);
    /// What Apply would do.
    const ClassicTransform& map() const { return m_map; }
    /// Puts the focus where digits are renamed.
    void showDigits();

private:
    QWidget* makeControls();
    QWidget* makeBoards(const Preferences& preferences);
    QWidget* makeIdentity();
    QLineEdit* addOrder(QGridLayout& form, int row, const QString& name, const char* objectName);
    void addSwap(QGridLayout& form, int row);
    void addShuffle(QGridLayout& form, int row);
    void readFields();
    void setMap(const ClassicTransform& map);
    void showFields();
    void showKind();
    void swap();
    void shuffle(int seed);
    void showBoards();
    void showIdentity();
    void apply();

    QPointer<PuzzleDocument> m_document;
    ClassicTransform m_map;
    QLineEdit* m_digits = nullptr;
    QLineEdit* m_rows = nullptr;
    QLineEdit* m_columns = nullptr;
    QCheckBox* m_isTransposed;
    QComboBox* m_kind;
    QSpinBox* m_first;
    QSpinBox* m_second;
    FaultLine* m_swapFault;
    QSpinBox* m_seed;
    QPushButton* m_apply;
    QPushButton* m_reset;
    BoardPreview* m_before;
    BoardPreview* m_after;
    QLabel* m_identity;
    QLabel* m_form;
    Task* m_identityTask;
};

}  // namespace nonet
