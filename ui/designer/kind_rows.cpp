#include "ui/designer/kind_rows.h"

#include "core/rules/constraint_catalogue.h"
#include "ui/designer/choice_editors.h"
#include "ui/designer/number_editor.h"
#include "ui/designer/pair_table.h"
#include "ui/designer/text_editors.h"

#include <QCoreApplication>

#include <array>
#include <cassert>

namespace nonet {
namespace {

struct EditorWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::EditorWords)
};

using Editors = std::vector<ConstraintEditor*>;

void addDiagonals(Editors& editors, int) { editors.push_back(new DiagonalsEditor); }

void addLeaper(Editors& editors, int symbols) {
    editors.push_back(new NumberEditor(EditorWords::tr("Cells in one direction"), 0));
    editors.push_back(new NumberEditor(EditorWords::tr("Cells in the other"), 1));
    editors.push_back(
        new DigitsEditor(EditorWords::tr("For these digits; none: for all"), DigitsEditor::Many::set, symbols));
}

void addNegative(Editors& editors, int) {
    editors.push_back(new FamilyEditor);
    editors.push_back(new ValueListEditor);
}

void addDirection(Editors& editors, int) { editors.push_back(new DirectionEditor); }

void addReverse(Editors& editors, int) { editors.push_back(new ReverseEditor); }

void addFormula(Editors& editors, int symbols) {
    editors.push_back(new FormulaEditor);
    editors.push_back(new PairTableEditor);
    addReverse(editors, symbols);
}

void addPattern(Editors& editors, int symbols) {
    editors.push_back(new PatternEditor);
    addReverse(editors, symbols);
}

/// In the order of ConstraintKind.
const std::array<KindRow, kConstraintKindCount>& kindRows() {
    // kind, synonyms, cells meant in the picture, title of the number, digits, other editors
    // clang-format off
    static const std::array<KindRow, kConstraintKindCount> kRows = {{
        {ConstraintKind::diagonals, QT_TRANSLATE_NOOP("ToolSynonyms", "x-sudoku cross"), {}, nullptr, DigitsEditor::Many::set, addDiagonals},
        {ConstraintKind::disjoint, QT_TRANSLATE_NOOP("ToolSynonyms", "same position boxes"), {sampleCell(0, 0), sampleCell(0, 2), sampleCell(2, 0), sampleCell(2, 2)}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::antiKnight, QT_TRANSLATE_NOOP("ToolSynonyms", "chess horse move"), {sampleCell(0, 0), sampleCell(2, 1)}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::antiKing, QT_TRANSLATE_NOOP("ToolSynonyms", "chess move touching"), {sampleCell(0, 0), sampleCell(1, 1)}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::leaper, QT_TRANSLATE_NOOP("ToolSynonyms", "chess camel zebra queen knight move"), {sampleCell(0, 0), sampleCell(0, 2), sampleCell(2, 2)}, nullptr, DigitsEditor::Many::set, addLeaper},
        {ConstraintKind::negative, QT_TRANSLATE_NOOP("ToolSynonyms", "negative constraint kropki non-consecutive nonconsecutive anti-kropki"), {sampleCell(1, 0), sampleCell(1, 1)}, nullptr, DigitsEditor::Many::set, addNegative},
        {ConstraintKind::windoku, QT_TRANSLATE_NOOP("ToolSynonyms", "windoku hyper nrc"), {sampleCell(0, 0), sampleCell(0, 2), sampleCell(2, 0), sampleCell(2, 2), sampleCell(1, 1)}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::magic5, QT_TRANSLATE_NOOP("ToolSynonyms", "five above greater"), {sampleCell(0, 1), sampleCell(1, 1)}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::entropy2x2, QT_TRANSLATE_NOOP("ToolSynonyms", "global low middle high"), {sampleCell(0, 0), sampleCell(0, 1), sampleCell(1, 0), sampleCell(1, 1)}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::taxicab, QT_TRANSLATE_NOOP("ToolSynonyms", "manhattan distance"), {sampleCell(0, 0), sampleCell(1, 2)}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::even, QT_TRANSLATE_NOOP("ToolSynonyms", "parity square"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::odd, QT_TRANSLATE_NOOP("ToolSynonyms", "parity circle"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::greater, QT_TRANSLATE_NOOP("ToolSynonyms", "greater above high least"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Above"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::less, QT_TRANSLATE_NOOP("ToolSynonyms", "less below low most"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Below"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::oneOf, QT_TRANSLATE_NOOP("ToolSynonyms", "candidates restrict given marks"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::minimum, QT_TRANSLATE_NOOP("ToolSynonyms", "smaller neighbours valley"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::maximum, QT_TRANSLATE_NOOP("ToolSynonyms", "larger neighbours peak"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::countingCircles, QT_TRANSLATE_NOOP("ToolSynonyms", "circles count often"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::rowIndexer, QT_TRANSLATE_NOOP("ToolSynonyms", "159 indexing"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::columnIndexer, QT_TRANSLATE_NOOP("ToolSynonyms", "159 indexing"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::boxIndexer, QT_TRANSLATE_NOOP("ToolSynonyms", "159 indexing"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::difference, QT_TRANSLATE_NOOP("ToolSynonyms", "difference kropki consecutive"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Difference"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::ratio, QT_TRANSLATE_NOOP("ToolSynonyms", "ratio kropki double"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Ratio, 1 to"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::sum, QT_TRANSLATE_NOOP("ToolSynonyms", "xv roman ten five"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Sum"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::inequality, QT_TRANSLATE_NOOP("ToolSynonyms", "greater less than compare"), {}, nullptr, DigitsEditor::Many::set, addReverse},
        {ConstraintKind::quadruple, QT_TRANSLATE_NOOP("ToolSynonyms", "corner circle"), {}, nullptr, DigitsEditor::Many::repeated, nullptr},
        {ConstraintKind::thermometer, QT_TRANSLATE_NOOP("ToolSynonyms", "increasing rising bulb"), {}, nullptr, DigitsEditor::Many::set, addReverse},
        {ConstraintKind::slowThermometer, QT_TRANSLATE_NOOP("ToolSynonyms", "increasing rising bulb"), {}, nullptr, DigitsEditor::Many::set, addReverse},
        {ConstraintKind::arrow, QT_TRANSLATE_NOOP("ToolSynonyms", "circle pill sum"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::doubleArrow, QT_TRANSLATE_NOOP("ToolSynonyms", "arrow two circles sum"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::between, QT_TRANSLATE_NOOP("ToolSynonyms", "ends"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::lockout, QT_TRANSLATE_NOOP("ToolSynonyms", "diamond ends outside"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Differ by at least"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::palindrome, QT_TRANSLATE_NOOP("ToolSynonyms", "mirror same both ways"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::renban, QT_TRANSLATE_NOOP("ToolSynonyms", "consecutive set run"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::whisper, QT_TRANSLATE_NOOP("ToolSynonyms", "german dutch difference"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Differ by at least"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::regionSum, QT_TRANSLATE_NOOP("ToolSynonyms", "box equal blue"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::entropic, QT_TRANSLATE_NOOP("ToolSynonyms", "low middle high"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::modular, QT_TRANSLATE_NOOP("ToolSynonyms", "remainder"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Divided by"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::nabner, QT_TRANSLATE_NOOP("ToolSynonyms", "no consecutive"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::zipper, QT_TRANSLATE_NOOP("ToolSynonyms", "pairs middle sum"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::sumLine, QT_TRANSLATE_NOOP("ToolSynonyms", "ten pieces"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Sum"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::cage, QT_TRANSLATE_NOOP("ToolSynonyms", "killer sum"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Sum"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::extra, QT_TRANSLATE_NOOP("ToolSynonyms", "house area"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::clone, QT_TRANSLATE_NOOP("ToolSynonyms", "copy twin same"), {}, nullptr, DigitsEditor::Many::set, nullptr},
        {ConstraintKind::contains, QT_TRANSLATE_NOOP("ToolSynonyms", "inside digits needed area"), {}, nullptr, DigitsEditor::Many::repeated, nullptr},
        {ConstraintKind::littleKiller, QT_TRANSLATE_NOOP("ToolSynonyms", "diagonal sum outside"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Sum"), DigitsEditor::Many::set, addDirection},
        {ConstraintKind::sandwich, QT_TRANSLATE_NOOP("ToolSynonyms", "between one nine outside"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Sum"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::xSum, QT_TRANSLATE_NOOP("ToolSynonyms", "first digits outside"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Sum"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::skyscraper, QT_TRANSLATE_NOOP("ToolSynonyms", "towers seen height outside"), {}, QT_TRANSLATE_NOOP("nonet::EditorWords", "Digits seen"), DigitsEditor::Many::set, nullptr},
        {ConstraintKind::numberedRoom, QT_TRANSLATE_NOOP("ToolSynonyms", "nth digit outside"), {}, nullptr, DigitsEditor::Many::one, nullptr},
        {ConstraintKind::pairRule, QT_TRANSLATE_NOOP("ToolSynonyms", "custom formula function table"), {}, nullptr, DigitsEditor::Many::set, addFormula},
        {ConstraintKind::lineRule, QT_TRANSLATE_NOOP("ToolSynonyms", "custom regex pattern automaton"), {}, nullptr, DigitsEditor::Many::set, addPattern},
    }};
    // clang-format on
    return kRows;
}

}  // namespace

const KindRow& kindRow(ConstraintKind kind) {
    assert(kind != ConstraintKind::unknown);
    const KindRow& row = kindRows()[static_cast<std::size_t>(kind)];
    assert(row.kind == kind);
    return row;
}

std::vector<ConstraintEditor*> editorsFor(const Constraint& constraint, const Layout& layout) {
    if (constraint.kind == ConstraintKind::unknown)
        return {};
    const KindRow& row = kindRow(constraint.kind);
    const int symbols = layout.symbols.count();
    std::vector<ConstraintEditor*> editors;
    if (row.valueTitle != nullptr)
        editors.push_back(new NumberEditor(EditorWords::tr(row.valueTitle), 0));
    if (constraintRow(constraint.kind).needsDigits)
        editors.push_back(new DigitsEditor(row.digits == DigitsEditor::Many::one ? EditorWords::tr("Digit")
                                                                                 : EditorWords::tr("Digits"),
                                           row.digits, symbols));
    if (row.addEditors != nullptr)
        row.addEditors(editors, symbols);
    return editors;
}

}  // namespace nonet
