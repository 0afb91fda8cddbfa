// What a setter chooses of a constraint from what there is.
#pragma once

#include "ui/designer/constraint_editor.h"

#include <array>

class QCheckBox;
class QComboBox;
class QPushButton;

namespace nonet {

/// Which diagonals; one of them at least. Object names: thisFalling, thisRising.
class DiagonalsEditor : public ConstraintEditor {
    Q_OBJECT

public:
    DiagonalsEditor();
    void display(const Constraint& constraint, const Layout& layout) override;

private:
    std::array<QCheckBox*, 2> m_boxes;
};

/// Which signs are all given. Object name: thisFamily.
class FamilyEditor : public ConstraintEditor {
    Q_OBJECT

public:
    FamilyEditor();
    void display(const Constraint& constraint, const Layout& layout) override;

private:
    QComboBox* m_choice;
};

/// Which way a clue reads from its place: those that meet cells. Object name: thisDirection.
class DirectionEditor : public ConstraintEditor {
    Q_OBJECT

public:
    DirectionEditor();
    void display(const Constraint& constraint, const Layout& layout) override;

private:
    QComboBox* m_choice;
    std::vector<OutsidePlace> m_places;
};

/// Begins where it ended. Object name: thisReverse.
class ReverseEditor : public ConstraintEditor {
    Q_OBJECT

public:
    ReverseEditor();
    void display(const Constraint& constraint, const Layout& layout) override;

private:
    QPushButton* m_button;
};

}  // namespace nonet
