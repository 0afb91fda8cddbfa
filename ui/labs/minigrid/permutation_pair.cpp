#include "ui/labs/minigrid/permutation_pair.h"

#include "ui/text/cell_names.h"

#include <QCoreApplication>

namespace nonet::minigrid {

namespace {

struct PairWords {
    Q_DECLARE_TR_FUNCTIONS(MinigridPair)
};

}  // namespace

QString permutationText(const MinigridModel& model, const BoxPermutation& permutation) {
    return filled(PairWords::tr("%1 of box %2", "a permutation's digits; its box"),
                  digitText(permutation.digitsAt(model.box(permutation.box()), model.geometry()), model.geometry()),
                  boxNumber(permutation.box()));
}

QString pairText(const MinigridModel& model, const BoxPermutation& a, const BoxPermutation& b) {
    const QString first = permutationText(model, a);
    const QString second = permutationText(model, b);
    if (!areNeighbours(model.geometry(), a.box(), b.box()))
        return filled(PairWords::tr("Boxes %1 and %2 share no row and no column."), boxNumber(a.box()),
                      boxNumber(b.box()));
    const std::vector<Mismatch> clashes = allMismatches(a, b, model.geometry());
    const auto cell = [&](Cell each) { return cellName(each, model.side()); };
    if (clashes.size() == 1)
        return filled(PairWords::tr("%1 and %2 clash: %3 stands in %4 and in %5."), first, second,
                      clashes[0].digit.value(), cell(clashes[0].first), cell(clashes[0].second));
    if (!clashes.empty())
        return filled(PairWords::tr("%1 and %2 clash: %3.", "two permutations; what stands in two cells"), first,
                      second, textsOf(clashes, [&](const Mismatch& each) {
                                  return filled(PairWords::tr("%1 in %2 and %3", "a digit, two cells"),
                                                each.digit.value(), cell(each.first), cell(each.second));
                              }).join(QStringLiteral("; ")));
    return shareBand(model.geometry(), a.box(), b.box())
               ? filled(PairWords::tr("%1 and %2 fit: no row that they share has a digit twice."), first, second)
               : filled(PairWords::tr("%1 and %2 fit: no column that they share has a digit twice."), first, second);
}

BoxesPicture boardWith(const MinigridModel& model, const std::vector<BoxPermutation>& permutations) {
    BoxesPicture boxes(model.puzzle.givens);
    for (const BoxPermutation& each : permutations) {
        boxes.boxes[static_cast<std::size_t>(each.box())].tone = BoxTone::soft;
        place(each, model.geometry(), boxes.placed);
    }
    if (permutations.size() == 2)
        boxes.showPair(permutations[0], permutations[1], model.geometry());
    return boxes;
}

BoardAndRest splitFigure(const QRectF& figure, double share, double gap) {
    const double side = std::min(figure.height(), figure.width() * share);
    return {QRectF(figure.left(), figure.top(), side, side), figure.adjusted(side + gap, 0, 0, 0)};
}

void paintSmallBoard(QPainter& painter, const QRectF& square, const MinigridModel& model, const BoxesPicture& boxes,
                     const StageLook& look) {
    paintBoxes(painter, cellField(square, model.side(), model.side(), Qt::AlignLeft | Qt::AlignTop), boxes, look);
}

}  // namespace nonet::minigrid
