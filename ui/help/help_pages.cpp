#include "ui/help/help_pages.h"

#include "core/lessons/lesson_profile.h"
#include "core/rules/constraint_catalogue.h"
#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/designer/palette.h"
#include "ui/designer/palette_search.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/frame/searched_words.h"
#include "ui/help/page_writer.h"
#include "ui/help/place_texts.h"
#include "ui/shortcuts/action_synonyms.h"
#include "ui/shortcuts/key_bindings.h"
#include "ui/text/lesson_text.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {
namespace {

struct HelpWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::HelpWords)
};

/// Fewer groups than these are seen at once.
constexpr std::size_t kListedGroups = 3;

QString plain(QString title) { return title.remove(u'&').remove(u'…'); }

QString keysOf(const ActionRow& row, const KeyBindings& bindings) {
    QStringList keys;
    for (const QKeySequence& key : bindings.keysOf(row))
        keys << key.toString(QKeySequence::NativeText);
    return keys.isEmpty() ? HelpWords::tr("no key") : keys.join(HelpWords::tr(" or ", "between two keys for the same"));
}

/// "drag: moves · right button: deletes" as sentences.
QStringList hintSentences(const QString& hint) {
    QStringList sentences = hint.split(QStringLiteral(" · "));
    for (QString& each : sentences) {
        each[0] = each[0].toUpper();
        if (!each.endsWith(u'.'))
            each += u'.';
    }
    return sentences;
}

/// What a page on a place is made from.
struct Place {
    QString id;
    QString title;
    QString purpose;
};

struct Sources {
    std::span<const RoomRow> rooms;
    std::span<const ActionRow> actions;
    const KeyBindings& bindings;

    const ActionRow* action(const QString& id) const {
        const auto found =
            std::ranges::find_if(actions, [&id](const ActionRow& row) { return id == QLatin1String(row.id); });
        return found == actions.end() ? nullptr : &*found;
    }
};

/// The rooms in the order of the rail, then what is no room.
std::vector<Place> placesOf(const Sources& sources) {
    std::vector<Place> places;
    const auto add = [&](const QString& id, const QString& actionId) {
        const ActionRow* action = sources.action(actionId);
        const QString purpose = placePurpose(id);
        places.push_back({id, action ? plain(actionText(*action)) : HelpWords::tr("In every room"),
                          purpose.isEmpty() && action ? actionTip(*action) : purpose});
    };
    for (const RoomRow& room : sources.rooms)
        add(QLatin1String(room.id), room.action());
    for (const PlaceRow& place : placeRows())
        if (const QString id = QLatin1String(place.id);
            std::ranges::none_of(places, [&id](const Place& each) { return each.id == id; }))
            add(id, QLatin1String(place.action ? place.action : ""));
    return places;
}

/// Actions of one menu.
struct Group {
    QString title;
    std::vector<const ActionRow*> rows;
};

std::vector<Group> groupsOf(const QString& place, const Sources& sources) {
    std::vector<Group> groups;
    for (const ActionRow& row : sources.actions) {
        if (helpPageOf(row, sources.rooms) != place)
            continue;
        const QString title = plain(actionMenuPath(row).join(QStringLiteral(" › ")));
        const auto known = std::ranges::find(groups, title, &Group::title);
        if (known == groups.end())
            groups.push_back({title, {&row}});
        else
            known->rows.push_back(&row);
    }
    return groups;
}

void writeTools(PageWriter& page) {
    page.heading(HelpWords::tr("Tools"));
    page.beginTable();
    int count = 0;
    const auto write = [&page, &count](const DesignTool& tool) {
        page.row(toolName(tool), hintSentences(toolHint(tool)).join(u' '), {},
                 {QStringLiteral("tool%1").arg(++count), foldedWords(toolName(tool)), foldedWords(toolSynonyms(tool))});
        page.alsoFoundBy(toolSynonyms(tool));
    };
    for (const auto type :
         {DesignTool::Type::select, DesignTool::Type::givens, DesignTool::Type::marks, DesignTool::Type::solution,
          DesignTool::Type::regions, DesignTool::Type::colour, DesignTool::Type::fog})
        write({.type = type});
    for (int kind = 0; kind < kDrawingKindCount; ++kind)
        write({.type = DesignTool::Type::drawing, .drawing = static_cast<DrawingKind>(kind)});
    page.endTable();
}

void writeBoardKeys(PageWriter& page, const KeyBindings& bindings) {
    page.heading(HelpWords::tr("On the board"));
    page.beginTable();
    for (const FixedKeyRow& row : fixedBoardKeys(bindings.preset))
        page.row({}, fixedKeyText(row), fixedKeyName(row));
    page.endTable();
}

HelpPage pageOn(const Place& place, const Sources& sources) {
    PageWriter page(place.id, place.title);
    page.paragraph(place.purpose);
    const std::vector<Group> groups = groupsOf(place.id, sources);
    const auto anchorOf = [](std::size_t group) { return QStringLiteral("menu%1").arg(group); };
    if (groups.size() > kListedGroups) {
        std::vector<std::pair<QString, QString>> contents;
        for (std::size_t i = 0; i < groups.size(); ++i)
            contents.emplace_back(u'#' + anchorOf(i), groups[i].title);
        page.links(contents);
    }
    if (const QStringList gestures = placeGestures(place.id); !gestures.isEmpty()) {
        page.heading(HelpWords::tr("With the mouse"));
        page.list(gestures);
    }
    if (place.id == QLatin1String("design"))
        writeTools(page);
    if (place.id == QLatin1String("play"))
        writeBoardKeys(page, sources.bindings);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        page.heading(groups[i].title, anchorOf(i));
        page.beginTable();
        for (const ActionRow* row : groups[i].rows) {
            const QString id = QLatin1String(row->id);
            const QString name = plain(actionText(*row));
            const QString others = actionSynonyms(id);
            page.row(name, actionTip(*row), keysOf(*row, sources.bindings),
                     {id, foldedWords(name), foldedWords(others)});
            page.alsoFoundBy(others);
        }
        page.endTable();
    }
    if (const QString everywhere = QLatin1String(kEverywhere); place.id != everywhere)
        page.link(everywhere, HelpWords::tr("What works in every room"));
    return page.take();
}

HelpPage pageOn(TechniqueId id, const std::vector<TechniqueId>& course) {
    PageWriter page(helpPageOf(id), techniqueName(id));
    page.note(HelpWords::tr("Technique · %1", "a level").arg(levelName(rowOf(hodokuProfile(), id).level)));
    page.paragraph(LessonText::introduction(id));
    const std::string_view code = technique(id).code;
    page.link(QLatin1String(kPractise) + QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size())),
              HelpWords::tr("Practise it"));
    page.picture();
    const auto at = std::ranges::find(course, id);
    std::vector<std::pair<QString, QString>> neighbours;
    if (at != course.begin())
        neighbours.emplace_back(helpPageOf(*(at - 1)), HelpWords::tr("Before: %1").arg(techniqueName(*(at - 1))));
    if (at + 1 != course.end())
        neighbours.emplace_back(helpPageOf(*(at + 1)), HelpWords::tr("Next: %1").arg(techniqueName(*(at + 1))));
    page.links(neighbours);
    HelpPage made = page.take();
    made.technique = id;
    return made;
}

HelpPage pageOn(const ConstraintRow& rule) {
    const DesignTool tool{.type = DesignTool::Type::constraint, .kind = rule.kind};
    PageWriter page(QStringLiteral("rule/") +
                        QString::fromLatin1(rule.id.data(), static_cast<qsizetype>(rule.id.size())),
                    toolName(tool));
    page.note(HelpWords::tr("Rule"));
    page.paragraph(toolSentence(tool));
    page.picture();
    page.heading(HelpWords::tr("To draw it in Design"));
    page.list(hintSentences(toolHint(tool)));
    page.link(QStringLiteral("design"), HelpWords::tr("More about Design"));
    page.alsoFoundBy(toolSynonyms(tool));
    HelpPage made = page.take();
    made.kind = rule.kind;
    return made;
}

}  // namespace

QString helpPageOf(TechniqueId id) {
    const std::string_view code = technique(id).code;
    return QStringLiteral("technique/") + QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
}

QString helpPageOfWindow(const QString& objectName) {
    for (const PlaceRow& place : placeRows())
        if (place.window != nullptr && objectName == QLatin1String(place.window))
            return QLatin1String(place.id);
    return {};
}

QString helpPageOf(const ActionRow& action, std::span<const RoomRow> rooms) {
    if (const PlaceRow* owner = placeOwning(action))
        return QLatin1String(owner->id);
    const auto offers = [&action](const RoomRow& room) { return includes(room.offers, action.needs); };
    const auto room = std::ranges::find_if(rooms, offers);
    const bool isOfOne = room != rooms.end() && std::none_of(room + 1, rooms.end(), offers);
    return QLatin1String(isOfOne ? room->id : kEverywhere);
}

std::vector<HelpChapter> helpChapters(std::span<const RoomRow> rooms, std::span<const ActionRow> actions,
                                      const KeyBindings& bindings) {
    const Sources sources{rooms, actions, bindings};
    std::vector<HelpChapter> chapters{{HelpWords::tr("Rooms"), {}}};
    for (const Place& place : placesOf(sources))
        chapters.back().pages.push_back(pageOn(place, sources));
    const std::vector<TechniqueId> course = lessonCourse();
    std::optional<Level> level;
    for (const TechniqueId id : course) {
        const Level own = rowOf(hodokuProfile(), id).level;
        if (level != own)
            chapters.push_back({HelpWords::tr("Techniques: %1", "a level").arg(levelName(own)), {}});
        level = own;
        chapters.back().pages.push_back(pageOn(id, course));
    }
    chapters.push_back({HelpWords::tr("Rules"), {}});
    for (const ConstraintRow& rule : constraintCatalogue())
        chapters.back().pages.push_back(pageOn(rule));
    return chapters;
}

QString helpAnchor(const HelpPage& page, const QStringList& words) {
    if (words.isEmpty())
        return {};
    // What is called so goes before what is found by another word.
    const auto isCalled = [&words](const HelpEntry& entry) { return beginWords(words, entry.name); };
    const auto isFound = [&words](const HelpEntry& entry) { return beginWords(words, entry.name + entry.others); };
    auto found = std::ranges::find_if(page.entries, isCalled);
    if (found == page.entries.end())
        found = std::ranges::find_if(page.entries, isFound);
    return found == page.entries.end() ? QString() : found->anchor;
}

std::optional<int> helpFit(const HelpPage& page, const QStringList& words) {
    if (page.titleWords == words)
        return 0;
    if (beginWords(words, page.titleWords))
        return 1;
    if (beginWords(words, page.titleWords + page.otherWords) || !helpAnchor(page, words).isEmpty())
        return 2;
    return beginWords(words, page.titleWords + page.otherWords + page.words) ? std::optional(3) : std::nullopt;
}

}  // namespace nonet
