#include "ui/labs/frame/scene_abilities.h"

#include <QCoreApplication>

namespace nonet {

namespace {

template <typename Ability>
Ability* abilityOf(LabScene& scene) {
    return dynamic_cast<Ability*>(&scene);
}

template <typename Ability>
const Ability* abilityOf(const LabScene& scene) {
    return dynamic_cast<const Ability*>(&scene);
}

}  // namespace

QString SceneSheet::ownWords() const {
    return QCoreApplication::translate("nonet::SceneSheet", "In your own words: why does it work?");
}

std::optional<QString> typeDigit(LabScene& scene, Cell cell, std::optional<Digit> digit) {
    auto* board = abilityOf<DigitBoard>(scene);
    return board ? board->typeDigit(cell, digit) : std::nullopt;
}

std::optional<Cell> cellAfter(const LabScene& scene, Cell cell) {
    const auto* board = abilityOf<DigitBoard>(scene);
    return board ? board->cellAfter(cell) : std::nullopt;
}

std::optional<Cell> startCell(const LabScene& scene) {
    const auto* board = abilityOf<DigitBoard>(scene);
    return board ? board->startCell() : std::nullopt;
}

bool dragTo(LabScene& scene, const StageArea& area, const QPointF& from, const QPointF& to) {
    auto* handle = abilityOf<DragHandle>(scene);
    return handle && handle->dragTo(area, from, to);
}

std::optional<double> momentAt(const LabScene& scene, const StageArea& area, const QPointF& point) {
    const auto* strip = abilityOf<FilmStrip>(scene);
    return strip ? strip->momentAt(area, point) : std::nullopt;
}

std::vector<QRectF> movableTiles(const LabScene& scene, const StageArea& area, double at) {
    const auto* row = abilityOf<TileRow>(scene);
    return row ? row->movableTiles(area, at) : std::vector<QRectF>();
}

SceneCanvas* canvasOf(LabScene& scene) { return abilityOf<SceneCanvas>(scene); }

const SceneSheet& sheetOf(const LabScene& scene) {
    static const SceneSheet none{};
    const auto* sheet = abilityOf<SceneSheet>(scene);
    return sheet ? *sheet : none;
}

}  // namespace nonet
