// What there is to read in Help, made from what the program knows: a page for each room, technique and kind of rule.
#pragma once

#include "core/rules/constraint.h"
#include "core/techniques/technique_id.h"
#include "ui/frame/room.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace nonet {

struct KeyBindings;

/// A part of a page that is found by itself: an action's line in the table.
struct HelpEntry {
    /// Its place on the page.
    QString anchor;
    /// Folded words of its name.
    QStringList name;
    /// Others by which people look for it.
    QStringList others;
};

struct HelpPage {
    /// "play", "technique/0300", "rule/thermometer": links to it are these, and so are its addresses in HTML.
    QString id;
    QString title;
    /// HTML of Qt's kind. A picture that is painted has kHelpPicture for its place.
    QString body;
    std::optional<TechniqueId> technique;
    std::optional<ConstraintKind> kind;
    /// Folded words, to be found by: of the title, other names, of all that it says.
    QStringList titleWords;
    QStringList otherWords;
    QStringList words;
    std::vector<HelpEntry> entries;
};

/// Pages under one title of the list.
struct HelpChapter {
    QString title;
    std::vector<HelpPage> pages;
};

inline constexpr const char* kHelpPicture = "<!--picture-->";
/// What a link to a lesson begins with, before the technique's library code.
inline constexpr const char* kPractise = "practise:";

QString helpPageOf(TechniqueId id);
/// The id of the page on this window; empty where there is none.
QString helpPageOfWindow(const QString& objectName);
/// The id of the page that tells the action.
QString helpPageOf(const ActionRow& action, std::span<const RoomRow> rooms);

/// In the order of the list. Cost: some milliseconds.
std::vector<HelpChapter> helpChapters(std::span<const RoomRow> rooms, std::span<const ActionRow> actions,
                                      const KeyBindings& bindings);

/// How well the page answers these folded words, less is better: they are its title, begin words of it, begin its other
/// names or those of an entry, begin words of what it says. Nothing where they do none of that.
std::optional<int> helpFit(const HelpPage& page, const QStringList& words);
/// The place of the entry that these words look for; empty where they name none.
QString helpAnchor(const HelpPage& page, const QStringList& words);

}  // namespace nonet
