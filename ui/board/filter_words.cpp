#include "ui/board/filter_words.h"

#include "core/board/symbol_set.h"
#include "ui/board/board_picture.h"
#include "ui/shortcuts/key_bindings.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QStringList>

namespace nonet {
namespace {

struct FilterWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::FilterWords)
};

}  // namespace

QString filterText(const CandidateFilter& filter, const SymbolSet& symbols, const KeyBindings& bindings) {
    if (!filter.isActive())
        return {};
    QStringList digits;
    for (const Digit digit : filter.digits)
        digits << (digit.value() <= symbols.count() ? QString::fromStdString(symbols.label(digit))
                                                    : QString::number(digit.value()));
    QStringList lit;
    if (!digits.isEmpty())
        lit << listWithAnd(digits);
    if (filter.showsBivalue)
        lit << FilterWords::tr("two candidates left", "what a filter lights: cells with them");
    if (filter.isInverse)
        lit << FilterWords::tr("inverse", "a filter");
    const QString what = lit.join(QStringLiteral(", "));
    const QString key = bindings.keyText(QStringLiteral("filter.clear"));
    return key.isEmpty() ? FilterWords::tr("Filter: %1", "what it lights").arg(what)
                         : FilterWords::tr("Filter: %1 (%2 turns it off)", "what it lights, a key").arg(what, key);
}

}  // namespace nonet
