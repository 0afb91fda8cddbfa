// What only some scenes can: each an interface that such a scene has beside LabScene. The frame asks through the
// functions below, which take a scene that cannot for one that does nothing.
#pragma once

#include "ui/labs/frame/lab_scene.h"

class QWidget;

namespace nonet {

class LabSession;
class Preferences;
class WorksheetPage;

/// A board that takes digits by keyboard.
class DigitBoard {
public:
    virtual ~DigitBoard() = default;
    /// A digit typed on a cell that can be clicked, or nothing to clear it. Nothing where the scene takes no digits
    /// now; empty where it took this one; else why it did not.
    virtual std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) = 0;
    /// Where the cursor goes once a digit typed there was taken; nothing: it stays.
    virtual std::optional<Cell> cellAfter(Cell) const { return std::nullopt; }
    /// Where the cursor is when the learner's turn begins; nothing: a click says where.
    virtual std::optional<Cell> startCell() const { return std::nullopt; }
};

/// Something in the picture that follows the pointer.
class DragHandle {
public:
    virtual ~DragHandle() = default;
    /// A press at `from` whose pointer is now at `to`, from the press on until the release. True: the scene took it,
    /// and shows what came of it; then it is no click and moves no film. What is dragged can be set by a control as
    /// well.
    virtual bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) = 0;
};

/// A place in the picture that stands for the film: a drag along it walks the scene.
class FilmStrip {
public:
    virtual ~FilmStrip() = default;
    /// Where a drag on the stage leads to.
    virtual std::optional<double> momentAt(const StageArea& area, const QPointF& point) const = 0;
};

/// The tiles of the lab's list.
class TileRow {
public:
    virtual ~TileRow() = default;
    /// In their order, where two of them can be exchanged by hand now; else none.
    virtual std::vector<QRectF> movableTiles(const StageArea& area, double at) const = 0;
};

/// A widget of the scene's own, for what is zoomed and panned on the screen; projector, pictures and paper have paint()
/// alone.
class SceneCanvas {
public:
    virtual ~SceneCanvas() = default;
    /// Made when the scene is entered, gone with it; the stage owns and places it.
    virtual QWidget* makeCanvas(LabSession& session, const Preferences& preferences) = 0;
    virtual QRectF canvasArea(const StageArea& area) const = 0;
};

/// What the scene has on paper.
class SceneSheet {
public:
    virtual ~SceneSheet() = default;
    /// A sheet with one idea of this scene; false: the lab's own. It asks only what can be done from the sheet.
    virtual bool fillWorksheet(WorksheetPage&) const { return false; }
    /// The sheet's question that is answered in the learner's own words.
    virtual QString ownWords() const;
    /// What may stand there, for the key: an answer to ownWords(), not the scene's text. Empty: the key has none.
    virtual QString modelWords() const { return {}; }
    /// The scene's question stands on its own sheet as well, since what it asks about is printed there.
    virtual bool asksOnSheet() const { return false; }
};

/// As DigitBoard has them.
std::optional<QString> typeDigit(LabScene& scene, Cell cell, std::optional<Digit> digit);
std::optional<Cell> cellAfter(const LabScene& scene, Cell cell);
std::optional<Cell> startCell(const LabScene& scene);
/// As DragHandle::dragTo().
bool dragTo(LabScene& scene, const StageArea& area, const QPointF& from, const QPointF& to);
/// As FilmStrip::momentAt().
std::optional<double> momentAt(const LabScene& scene, const StageArea& area, const QPointF& point);
/// As TileRow::movableTiles().
std::vector<QRectF> movableTiles(const LabScene& scene, const StageArea& area, double at);
/// Null where the scene is painted alone.
SceneCanvas* canvasOf(LabScene& scene);
/// The lab's own for a scene that has none.
const SceneSheet& sheetOf(const LabScene& scene);

}  // namespace nonet
