// The scenes in their order, and what they paint with beside what all labs do.
#pragma once

#include "ui/labs/frame/stage_painting.h"
#include "ui/labs/lookup/lookup_lab.h"

#include <QCoreApplication>

namespace nonet::lookup {

/// A scene over the lab's input.
class LookupScene : public SceneOf<LookupLab> {
public:
    using SceneOf::SceneOf;

    /// What it starts from, which the input field shows.
    virtual InputKind input() const { return InputKind::floor; }
    /// A list is part of what it shows, beside its input.
    virtual bool usesList() const { return input() == InputKind::list; }
};

/// Rows that turn by 3, 3, 1, and what they have to do with the shift cipher.
std::unique_ptr<LabScene> makeRowShiftScene(LookupLab& lab);
std::unique_ptr<LabScene> makeOneFamilyScene(LookupLab& lab);
/// Two boards and the key between them: the clues of the second tell the key, and the key fills it.
std::unique_ptr<LabScene> makeKeyScene(LookupLab& lab);
/// A floor and a tower make a board.
std::unique_ptr<LabScene> makeTowerScene(LookupLab& lab);
/// Two boxes of a floor determine the third: what its trios tell.
std::unique_ptr<LabScene> makeTriosScene(LookupLab& lab);
/// All floors, and from their classes all grids.
std::unique_ptr<LabScene> makeAllFloorsScene(LookupLab& lab);
std::unique_ptr<LabScene> makeAllGridsScene(LookupLab& lab);
/// Rows written as three letters: what trios forget.
std::unique_ptr<LabScene> makeLettersScene(LookupLab& lab);
/// A puzzle solved by trios and floors alone.
std::unique_ptr<LabScene> makeSolveScene(LookupLab& lab);

/// In a place's colour.
CellFace placeFace(const Theme& theme, const QString& text, int place, double strength = 1);

/// Round what the words that are pointed at stand for.
void outlineLit(QPainter& painter, const QRectF& rect, const StageLook& look);

/// A lamp with its words: what is lit is true.
void paintLamp(QPainter& painter, const QRectF& rect, const QString& words, bool isLit, const StageLook& look);

}  // namespace nonet::lookup
