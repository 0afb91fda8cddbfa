// Which editors a kind has: by its row in the catalogue, and what of the few whose row does not tell it all.
#include "core/rules/constraint_catalogue.h"
#include "ui/designer/choice_editors.h"
#include "ui/designer/digits_editor.h"
#include "ui/designer/number_editor.h"
#include "ui/designer/pair_table.h"
#include "ui/designer/text_editors.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct EditorWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::EditorWords)
};

QString valueTitle(ConstraintKind kind) {
    switch (kind) {
    case ConstraintKind::greater: return EditorWords::tr("Above");
    case ConstraintKind::less: return EditorWords::tr("Below");
    case ConstraintKind::difference: return EditorWords::tr("Difference");
    case ConstraintKind::ratio: return EditorWords::tr("Ratio, 1 to");
    case ConstraintKind::whisper:
    case ConstraintKind::lockout: return EditorWords::tr("Differ by at least");
    case ConstraintKind::modular: return EditorWords::tr("Divided by");
    case ConstraintKind::skyscraper: return EditorWords::tr("Digits seen");
    default: return EditorWords::tr("Sum");
    }
}

DigitsEditor::Many manyOf(ConstraintKind kind) {
    switch (kind) {
    case ConstraintKind::numberedRoom: return DigitsEditor::Many::one;
    case ConstraintKind::quadruple:
    case ConstraintKind::contains: return DigitsEditor::Many::repeated;
    default: return DigitsEditor::Many::set;
    }
}

bool hasDirection(ConstraintKind kind) {
    switch (kind) {
    case ConstraintKind::inequality:
    case ConstraintKind::thermometer:
    case ConstraintKind::slowThermometer:
    case ConstraintKind::pairRule:
    case ConstraintKind::lineRule: return true;
    default: return false;
    }
}

}  // namespace

std::vector<ConstraintEditor*> editorsFor(const Constraint& constraint, const Layout& layout) {
    const ConstraintKind kind = constraint.kind;
    if (kind == ConstraintKind::unknown)
        return {};
    const ConstraintRow& row = constraintRow(kind);
    const int symbols = layout.symbols.count();
    std::vector<ConstraintEditor*> editors;
    if (kind == ConstraintKind::diagonals)
        editors.push_back(new DiagonalsEditor);
    if (kind == ConstraintKind::leaper) {
        editors.push_back(new NumberEditor(EditorWords::tr("Cells in one direction"), 0));
        editors.push_back(new NumberEditor(EditorWords::tr("Cells in the other"), 1));
        editors.push_back(
            new DigitsEditor(EditorWords::tr("For these digits; none: for all"), DigitsEditor::Many::set, symbols));
    } else if (kind == ConstraintKind::negative) {
        editors.push_back(new FamilyEditor);
        editors.push_back(new ValueListEditor);
    } else if (row.value != ConstraintNumber::none) {
        editors.push_back(new NumberEditor(valueTitle(kind), 0));
    }
    if (row.needsDigits)
        editors.push_back(new DigitsEditor(manyOf(kind) == DigitsEditor::Many::one ? EditorWords::tr("Digit")
                                                                                   : EditorWords::tr("Digits"),
                                           manyOf(kind), symbols));
    if (kind == ConstraintKind::littleKiller)
        editors.push_back(new DirectionEditor);
    if (kind == ConstraintKind::pairRule) {
        editors.push_back(new FormulaEditor);
        editors.push_back(new PairTableEditor);
    }
    if (kind == ConstraintKind::lineRule)
        editors.push_back(new PatternEditor);
    if (hasDirection(kind))
        editors.push_back(new ReverseEditor);
    return editors;
}

}  // namespace nonet
