// The labs as the window knows them, in the order of Learn and of the menu: rooms, actions and what opens a puzzle
// elsewhere are made from the rows. A build without labs (NONET_BUILD_LABS=OFF) has no_labs.cpp in their place.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>

class QObject;

namespace nonet {

class ActionSet;
class Lab;
class LabPages;
class Preferences;
struct PuzzleRecord;

/// Whether the learner's puzzles can be opened in a lab.
enum class LabPuzzles : std::uint8_t { none, withOneSolution };

/// What is known of a lab before it is made.
struct LabRow {
    /// As in lesson files, and of its action after "labs.": "shift_cipher".
    const char* id;
    /// Both in English, to be translated in the context "Labs". What one can do after it is for the start page.
    const char* titleText;
    const char* aboutText;
    LabPuzzles puzzles;
    Lab* (*make)(QObject* parent);
    /// In their order.
    QStringList (*sceneIds)();
    /// The id of the scene that stands for the lab on its card, one with a board; null: the first.
    const char* cardScene = nullptr;

    QString title() const { return QCoreApplication::translate("Labs", titleText); }
    QString about() const { return QCoreApplication::translate("Labs", aboutText); }
    QString action() const { return QLatin1String("labs.") + QLatin1String(id); }
};

/// Empty where the labs are left out.
std::span<const LabRow* const> labCatalogue();

/// Whether the record is a lesson that one of the labs saved.
bool isLabLesson(const PuzzleRecord& record);

/// Null where the labs are left out. For the caller to own.
LabPages* makeLabPages(ActionSet& actions, Preferences& preferences);

}  // namespace nonet
