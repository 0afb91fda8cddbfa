#include "ui/board/selection_sum.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct SelectionSum {
    Q_DECLARE_TR_FUNCTIONS(SelectionSum)
};

}  // namespace

QStringList selectionSum(const CellSet& cells, const Grid& digits, const SymbolSet& symbols) {
    int sum = 0;
    int summands = 0;
    int blanks = 0;
    int signs = 0;
    for (const Cell cell : cells) {
        const std::optional<Digit> digit = digits.digit(cell);
        const std::optional<int> number = digit ? symbols.number(*digit) : std::nullopt;
        sum += number.value_or(0);
        summands += number ? 1 : 0;
        blanks += digit ? 0 : 1;
        signs += digit && !number ? 1 : 0;
    }
    QStringList facts;
    if (summands > 0)
        facts.append(SelectionSum::tr("Sum %1 in %n cell(s)", nullptr, summands).arg(sum));
    if (blanks > 0)
        facts.append(SelectionSum::tr("%n blank cell(s)", nullptr, blanks));
    if (signs > 0)
        facts.append(SelectionSum::tr("%n cell(s) without a number", nullptr, signs));
    return facts;
}

}  // namespace nonet
