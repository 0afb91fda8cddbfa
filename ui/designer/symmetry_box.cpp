#include "ui/designer/symmetry_box.h"

#include "core/design/moves.h"
#include "ui/designer/designer.h"

namespace nonet {
namespace {

QString symmetryName(EntrySymmetry symmetry) {
    switch (symmetry) {
    case EntrySymmetry::none: return SymmetryBox::tr("No symmetry");
    case EntrySymmetry::halfTurn: return SymmetryBox::tr("Half turn");
    case EntrySymmetry::quarterTurns: return SymmetryBox::tr("Quarter turns");
    case EntrySymmetry::leftRight: return SymmetryBox::tr("Left and right");
    case EntrySymmetry::topBottom: return SymmetryBox::tr("Top and bottom");
    case EntrySymmetry::leftRightAndTopBottom: return SymmetryBox::tr("Both mirrors");
    case EntrySymmetry::fallingDiagonal: return SymmetryBox::tr("Falling diagonal");
    case EntrySymmetry::risingDiagonal: return SymmetryBox::tr("Rising diagonal");
    case EntrySymmetry::bothDiagonals: return SymmetryBox::tr("Both diagonals");
    }
    return {};
}

}  // namespace

SymmetryBox::SymmetryBox(Designer& designer, QWidget* parent) : QComboBox(parent), m_designer(designer) {
    setObjectName(QStringLiteral("designSymmetry"));
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Symmetry"));
    setToolTip(tr("What you draw is drawn again where the symmetry puts it, as one step"));
    connect(this, &QComboBox::activated, this,
            [this] { m_designer.setSymmetry(static_cast<EntrySymmetry>(currentData().toInt())); });
    connect(&designer, &Designer::symmetryChanged, this,
            [this] { setCurrentIndex(findData(static_cast<int>(m_designer.symmetry()))); });
}

void SymmetryBox::fill() {
    QList<int> possible;
    for (int i = 0; i < kEntrySymmetryCount; ++i)
        if (isPossible(static_cast<EntrySymmetry>(i), m_designer.puzzle().shape()))
            possible.append(i);
    if (count() != possible.size()) {
        clear();
        for (const int each : possible)
            addItem(symmetryName(static_cast<EntrySymmetry>(each)), each);
    }
    setCurrentIndex(findData(static_cast<int>(m_designer.symmetry())));
}

void SymmetryBox::takeNext() {
    int next = static_cast<int>(m_designer.symmetry());
    do
        next = (next + 1) % kEntrySymmetryCount;
    while (!isPossible(static_cast<EntrySymmetry>(next), m_designer.puzzle().shape()));
    m_designer.setSymmetry(static_cast<EntrySymmetry>(next));
}

}  // namespace nonet

#include "moc_symmetry_box.cpp"
