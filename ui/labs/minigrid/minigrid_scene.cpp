#include "ui/labs/minigrid/minigrid_scene.h"

#include <algorithm>
#include <array>

namespace nonet::minigrid {

QStringList MinigridScene::sentences() const {
    QStringList texts = words();
    if (keepsClassic() && showsBoardOfLab())
        texts.front().prepend(tr("The trees of the 16 × 16 board have %1 vertices, too many to walk: this is the 9 × 9 "
                                 "one.")
                                  .arg(number(lab().model().vertexCount())) +
                              u' ');
    return texts;
}

void MinigridScene::paintClueCursor(QPainter& painter, const CellField& field, const StageLook& look) const {
    if (acceptsClues() && look.cursor && look.cursor->index() < geometry().cellCount())
        paintRing(painter, field.cellOf(look.cursor->index()), look.theme.selectionRing, 3);
}

QString MinigridScene::clueReadout(const CellField& field, const QPointF& point) const {
    const std::optional<int> cell = field.cellAt(point);
    if (!cell)
        return {};
    const std::optional<Digit> clue = model().puzzle.givens.digit(Cell(*cell));
    return clue ? filled(tr("%1 holds the clue %2"), cellText(Cell(*cell)), clue->value())
                : tr("%1 is blank").arg(cellText(Cell(*cell)));
}

LabControl MinigridScene::sizeControl() {
    static constexpr std::array kSides = {kSmallSide, kClassicSide, kLargeSide};
    const auto shown = std::ranges::find(kSides, lab().model().side()) - kSides.begin();
    return choiceControl("size", tr("Board:"), {tr("4 × 4"), tr("9 × 9"), tr("16 × 16")}, static_cast<int>(shown),
                         [this](int size) {
                             lab().useSide(kSides[static_cast<std::size_t>(size)]);
                             return 0;
                         });
}

bool MinigridScene::isSmallOnSheet() const { return model().isSmall() || !areCardsOf(model()); }

bool MinigridScene::isBeyondHands(std::uint32_t most) const {
    return model().isLarge() ||
           std::ranges::any_of(model().trees, [&](const TreeSize& each) { return each.permutations > most; });
}

LabTurn MinigridScene::turnElsewhere() const {
    return {tr("The boxes of this board have %1 permutations, too many to go through by hand. Take the 4 × 4 board: "
               "there you can do all of it.")
                .arg(number(model().permutationCount())),
            LabTurn::State::open,
            {}};
}

LabControl MinigridScene::smallBoardControl() {
    return buttonControl("small", tr("Take the 4 × 4 board"), [this] {
        lab().useSide(kSmallSide);
        return 0;
    });
}

QString MinigridScene::keysText() const {
    return model().isLarge() ? u' ' + tr("The keys A to G are 10 to 16.") : QString();
}

std::uint64_t factorial(int n) {
    std::uint64_t product = 1;
    for (int i = 2; i <= n; ++i)
        product *= static_cast<std::uint64_t>(i);
    return product;
}

QString picksText(const BoxOrder& picks, int boxCount) {
    return boxNames(picks).join(boxCount > 9 ? QStringLiteral(",") : QString());
}

std::optional<BoxOrder> picksFrom(const QString& text, int boxCount) {
    BoxOrder picks;
    for (const QString& each : text.split(boxCount > 9 ? QStringLiteral(",") : QString(), Qt::SkipEmptyParts)) {
        const int box = each.toInt() - 1;
        if (box < 0 || box >= boxCount || std::ranges::find(picks, box) != picks.end())
            return std::nullopt;
        picks.push_back(box);
    }
    return picks;
}

}  // namespace nonet::minigrid
