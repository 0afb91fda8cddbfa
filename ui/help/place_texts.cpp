#include "ui/help/place_texts.h"

#include "ui/shortcuts/action_catalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace nonet {
namespace {

constexpr PlaceRow kPlaces[] = {
    {"play", nullptr, "room.play", ""},
    {"design", nullptr, "room.design", "design"},
    {"learn", nullptr, "room.learn", "learn labs"},
    {"generate", "generatorWindow", "file.generate", "file.generate"},
    {kEverywhere, nullptr, nullptr, ""},
};

struct Sentence {
    const char* place;
    /// Untranslated, of the context PlaceTexts.
    const char* words;
    /// Said only in a program that has this action; null: in any.
    const char* action = nullptr;
};

// clang-format off
constexpr Sentence kPurposes[] = {
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "In Play you solve puzzles: enter digits and marks, ask for a hint, or watch the whole solution.")},
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "A puzzle you leave waits under Continue, with everything you did.")},
    {"design", QT_TRANSLATE_NOOP("PlaceTexts", "In Design you make puzzles: choose a board, draw rules on it, and see at once how many solutions are left.")},
    {"design", QT_TRANSLATE_NOOP("PlaceTexts", "Try it plays a copy; the layout stays as it is.")},
    {"learn", QT_TRANSLATE_NOOP("PlaceTexts", "Learn has a lesson for every technique: see the pattern, see why it holds, find it, use it.")},
    {"learn", QT_TRANSLATE_NOOP("PlaceTexts", "Its labs show, scene by scene, how boards and puzzles are made."), "lab.next"},
    {"generate", QT_TRANSLATE_NOOP("PlaceTexts", "Generate makes puzzles to your goals, as many as you like: choose a recipe, or set each goal under Details.")},
    {"generate", QT_TRANSLATE_NOOP("PlaceTexts", "Jobs run in the background, and go on when you close the window.")},
    {kEverywhere, QT_TRANSLATE_NOOP("PlaceTexts", "These work in every room: files, copy and paste, looks, keys and help.")},
    {kEverywhere, QT_TRANSLATE_NOOP("PlaceTexts", "Where an action needs a puzzle, it takes the game in Play and the layout in Design.")},
};

constexpr Sentence kGestures[] = {
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "Click a cell to select it, or drag over several.")},
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "With Ctrl, a click adds a cell; with Shift, it selects the rectangle up to there; with both, it takes the cell out.")},
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "Double-click a digit to select every cell that has it. In Colour, in Link, and while a digit is chosen on the pad, a double click counts as two clicks.")},
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "Right-click a candidate to strike it out, and again to bring it back. Elsewhere in a cell, a right click opens its menu.")},
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "Holding the left button down on a cell does what a right click does.")},
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "In Colour, click a candidate to colour it, with Shift in the second shade. While candidates are hidden, click or drag to paint cells.")},
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "In Link, drag from one candidate to another: once for a strong link, again for a weak one, a third time for none.")},
    {"play", QT_TRANSLATE_NOOP("PlaceTexts", "With keys as in HoDoKu, the wheel goes from one filtered digit to the next.")},
    {"learn", QT_TRANSLATE_NOOP("PlaceTexts", "In a lesson, under Why, click a candidate that the step removes to see why that one goes.")},
    {"learn", QT_TRANSLATE_NOOP("PlaceTexts", "In a lesson, under Find it, click the cells of the pattern, and right-click the candidates that go. The buttons beside the board exchange the two.")},
    {"learn", QT_TRANSLATE_NOOP("PlaceTexts", "While a lab is presented, the right button draws, and Ctrl and the wheel make the picture larger."), "lab.next"},
    {"generate", QT_TRANSLATE_NOOP("PlaceTexts", "Double-click a puzzle to play it.")},
    {kEverywhere, QT_TRANSLATE_NOOP("PlaceTexts", "Drop a puzzle on the window to open it, as a file or as text.")},
    {kEverywhere, QT_TRANSLATE_NOOP("PlaceTexts", "Hold the pointer over a button to see what it does, and its key.")},
};
// clang-format on

QStringList sentencesOf(std::span<const Sentence> all, const QString& place) {
    QStringList found;
    for (const Sentence& each : all)
        if (place == QLatin1String(each.place) && (each.action == nullptr || findAction(QLatin1String(each.action))))
            found << QCoreApplication::translate("PlaceTexts", each.words);
    return found;
}

}  // namespace

std::span<const PlaceRow> placeRows() { return kPlaces; }

const PlaceRow* placeRow(const QString& id) {
    const auto* const found =
        std::ranges::find_if(kPlaces, [&id](const PlaceRow& each) { return id == QLatin1String(each.id); });
    return found == std::end(kPlaces) ? nullptr : found;
}

const PlaceRow* placeOwning(const ActionRow& action) {
    const QString id = QLatin1String(action.id);
    const QString group = id.section(u'.', 0, 0);
    const auto* const found = std::ranges::find_if(kPlaces, [&](const PlaceRow& each) {
        const QStringList owned = QString(QLatin1String(each.actions)).split(u' ', Qt::SkipEmptyParts);
        return owned.contains(id) || owned.contains(group);
    });
    return found == std::end(kPlaces) ? nullptr : found;
}

QString placePurpose(const QString& id) { return sentencesOf(kPurposes, id).join(u' '); }

QStringList placeGestures(const QString& id) { return sentencesOf(kGestures, id); }

}  // namespace nonet
