#include "ui/shortcuts/key_presets.h"

#include <QCoreApplication>
#include <QStringList>

namespace nonet {
namespace {

// clang-format off
constexpr const char* kDigitRow = "1; 2; 3; 4; 5; 6; 7; 8; 9";
constexpr const char* kShiftDigits = "Shift+1; Shift+2; Shift+3; Shift+4; Shift+5; Shift+6; Shift+7; Shift+8; Shift+9";
constexpr const char* kCtrlDigits = "Ctrl+1; Ctrl+2; Ctrl+3; Ctrl+4; Ctrl+5; Ctrl+6; Ctrl+7; Ctrl+8; Ctrl+9";
constexpr const char* kArrows = "Up; Down; Left; Right";
constexpr const char* kShiftArrows = "Shift+Up; Shift+Down; Shift+Left; Shift+Right";
constexpr const char* kCtrlArrows = "Ctrl+Up; Ctrl+Down; Ctrl+Left; Ctrl+Right";

constexpr FixedKeyRow kSudokuPadFixed[] = {
    {QT_TRANSLATE_NOOP("Actions", "1 … 9"), QT_TRANSLATE_NOOP("Actions", "Enter the digit in the current mode"), kDigitRow},
    {QT_TRANSLATE_NOOP("Actions", "Shift+1 … 9"), QT_TRANSLATE_NOOP("Actions", "Corner mark"), kShiftDigits},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+1 … 9"), QT_TRANSLATE_NOOP("Actions", "Centre mark"), kCtrlDigits},
    {QT_TRANSLATE_NOOP("Actions", "Arrows"), QT_TRANSLATE_NOOP("Actions", "Move"), kArrows},
    {QT_TRANSLATE_NOOP("Actions", "Shift+Arrows"), QT_TRANSLATE_NOOP("Actions", "Extend the selection"), kShiftArrows},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+Arrows"), QT_TRANSLATE_NOOP("Actions", "Add to the selection"), kCtrlArrows},
    {QT_TRANSLATE_NOOP("Actions", "Home, End"), QT_TRANSLATE_NOOP("Actions", "To the ends of the row; with Ctrl, of the board"), "Home; End; Ctrl+Home; Ctrl+End; Shift+Home; Shift+End"},
};
constexpr FixedKeyRow kHodokuFixed[] = {
    {QT_TRANSLATE_NOOP("Actions", "1 … 9"), QT_TRANSLATE_NOOP("Actions", "Enter the digit in the current mode"), kDigitRow},
    {QT_TRANSLATE_NOOP("Actions", "Shift+1 … 9"), QT_TRANSLATE_NOOP("Actions", "Corner mark"), kShiftDigits},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+1 … 9"), QT_TRANSLATE_NOOP("Actions", "Strike the candidate or bring it back"), kCtrlDigits},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+F1 … F9"), QT_TRANSLATE_NOOP("Actions", "Add the digit to the filter"), "Ctrl+F1; Ctrl+F2; Ctrl+F3; Ctrl+F4; Ctrl+F5; Ctrl+F6; Ctrl+F7; Ctrl+F8; Ctrl+F9"},
    {QT_TRANSLATE_NOOP("Actions", "Shift+F1 … F9"), QT_TRANSLATE_NOOP("Actions", "Filter by the digit, inverted"), "Shift+F1; Shift+F2; Shift+F3; Shift+F4; Shift+F5; Shift+F6; Shift+F7; Shift+F8; Shift+F9"},
    {QT_TRANSLATE_NOOP("Actions", "Arrows"), QT_TRANSLATE_NOOP("Actions", "Move"), kArrows},
    {QT_TRANSLATE_NOOP("Actions", "Ctrl+Arrows"), QT_TRANSLATE_NOOP("Actions", "To the next cell without a digit"), kCtrlArrows},
    {QT_TRANSLATE_NOOP("Actions", "Shift+Arrows"), QT_TRANSLATE_NOOP("Actions", "Extend the selection"), kShiftArrows},
    {QT_TRANSLATE_NOOP("Actions", "Home, End"), QT_TRANSLATE_NOOP("Actions", "To the ends of the row; with Ctrl, of the board"), "Home; End; Ctrl+Home; Ctrl+End; Shift+Home; Shift+End"},
};
// clang-format on

QList<QKeySequence> sequencesFrom(const char* keys) {
    QList<QKeySequence> sequences;
    for (const QString& part : QString::fromUtf8(keys).split(QStringLiteral("; "), Qt::SkipEmptyParts))
        sequences.append(QKeySequence(part, QKeySequence::PortableText));
    return sequences;
}

}  // namespace

QString presetName(KeyPreset preset) {
    return preset == KeyPreset::sudokuPad ? QStringLiteral("SudokuPad") : QStringLiteral("HoDoKu");
}

QList<QKeySequence> presetKeys(const ActionRow& row, KeyPreset preset) {
    return sequencesFrom(preset == KeyPreset::sudokuPad ? row.sudokuPadKeys : row.hodokuKeys);
}

std::span<const FixedKeyRow> fixedBoardKeys(KeyPreset preset) {
    if (preset == KeyPreset::sudokuPad)
        return kSudokuPadFixed;
    return kHodokuFixed;
}

QList<QKeySequence> fixedKeys(const FixedKeyRow& row) { return sequencesFrom(row.sequences); }

QString fixedKeyName(const FixedKeyRow& row) { return QCoreApplication::translate("Actions", row.keys); }

QString fixedKeyText(const FixedKeyRow& row) { return QCoreApplication::translate("Actions", row.text); }

}  // namespace nonet
