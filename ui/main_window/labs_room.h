#pragma once

#include "ui/frame/room.h"
#include "ui/frame/window_frame.h"

#include <vector>

class QStackedWidget;

namespace nonet {

class LabPages;
class LessonRoom;
class PuzzleDocument;
struct PuzzleRecord;

/// Learn as a room of the window, beside Play: its row on the rail, and what brings puzzles and lessons to it and back.
/// What it shows are the labs and, beside them, the lessons on techniques (LessonRoom of ui/lessons), both made when
/// the room is first entered. The one place that knows of labs: in a build without them the lessons are alone.
class LabsRoom : public Room {
    Q_OBJECT

public:
    static Room* make(const WindowFrame& frame) { return new LabsRoom(frame); }
    static constexpr RoomRow kRow{
        .id = "learn",
        .icon = "room_learn",
        .offers = ActionNeed::openLab | ActionNeed::openLesson,
        .hasStatusLine = false,
        .make = &LabsRoom::make,
    };

    /// A lab that takes a puzzle of the learner's.
    struct PuzzleLab {
        QString id;
        QString title;
    };
    static std::vector<PuzzleLab> puzzleLabs();

    explicit LabsRoom(const WindowFrame& frame);

    QWidget* page() override;
    QString title() const override;
    void takeFocus() override;
    QList<QWidget*> areas() const override;
    ActionNeed missing() const override;
    UndoActions undoActions() const override;
    bool showLesson(TechniqueId id) override;
    void goHome() override;
    /// What plays, stops.
    void leave() override;
    bool escape() override;

private:
    LessonRoom& lessons();
    void make();
    void makeLabs();
    void showStart();
    void showLabs();
    void showLessons();
    /// On the card of Learn's first page.
    void showLessonProgress();
    /// The puzzle of a lesson may be.
    void noteSolved(const PuzzleDocument& document);
    bool isAtLessons() const;
    /// With the input, or its own where that is empty.
    void openLab(const QString& id, const QString& input);
    /// The record is a lesson, isLabLesson().
    void openLesson(const PuzzleRecord& record);

    WindowFrame m_frame;
    QStackedWidget* m_pages = nullptr;
    /// Null before the room is made, and where the labs are left out.
    LabPages* m_labs = nullptr;
    LessonRoom* m_lessons = nullptr;
};

}  // namespace nonet
