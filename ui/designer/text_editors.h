// What a setter types: formulas, patterns, lists of numbers.
#pragma once

#include "core/board/symbol_set.h"
#include "ui/designer/constraint_editor.h"

class QLineEdit;

namespace nonet {

class FaultLine;

/// A field with what is wrong with it below. What is not understood becomes the constraint's when its setter has done
/// with it, and before that in no pause: half a formula is no edit.
class TypedEditor : public ConstraintEditor {
    Q_OBJECT

public:
    TypedEditor(const QString& title, const QString& objectName);

    void display(const Constraint& constraint, const Layout& layout) override;
    void finish() override { done(); }

protected:
    /// As the field has it.
    virtual QString textOf(const Constraint& constraint, const Layout& layout) const = 0;
    virtual ConstraintChange changeTo(const QString& text) const = 0;
    /// Empty where nothing is wrong.
    virtual QString faultIn(const QString& text) const = 0;

    QLineEdit& field() { return *m_field; }
    /// "Sign 4: "x" cannot stand here."
    static QString faultAt(const QString& text, std::size_t place);

private:
    void tell();
    void typed();
    void done();

    QLineEdit* m_field;
    FaultLine* m_fault;
    QString m_shown;
    /// What was told of last.
    QString m_told;
};

/// The setter's own rule of two cells. Object name: thisFormula.
class FormulaEditor : public TypedEditor {
    Q_OBJECT

public:
    FormulaEditor();

protected:
    QString textOf(const Constraint& constraint, const Layout& layout) const override;
    ConstraintChange changeTo(const QString& text) const override;
    QString faultIn(const QString& text) const override;
};

/// The setter's own rule of a line. Object name: thisPattern.
class PatternEditor : public TypedEditor {
    Q_OBJECT

public:
    PatternEditor();
    void display(const Constraint& constraint, const Layout& layout) override;

protected:
    QString textOf(const Constraint& constraint, const Layout& layout) const override;
    ConstraintChange changeTo(const QString& text) const override;
    QString faultIn(const QString& text) const override;

private:
    SymbolSet m_symbols;
};

/// A constraint's values, as many as there are: "1, 3". Object name: thisValues.
class ValueListEditor : public TypedEditor {
    Q_OBJECT

public:
    ValueListEditor();

protected:
    QString textOf(const Constraint& constraint, const Layout& layout) const override;
    ConstraintChange changeTo(const QString& text) const override;
    QString faultIn(const QString& text) const override;
};

}  // namespace nonet
