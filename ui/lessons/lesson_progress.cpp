#include "ui/lessons/lesson_progress.h"

#include "core/lessons/lesson_profile.h"
#include "ui/preferences/preferences.h"

#include <algorithm>

namespace nonet {
namespace {

QString lessonKey(TechniqueId id) {
    const std::string_view code = technique(id).code;
    return QStringLiteral("lessons/") + QLatin1String(code.data(), static_cast<qsizetype>(code.size()));
}

QString gameKey(TechniqueId id) { return QStringLiteral("lesson_games/") + lessonKey(id).section(u'/', 1); }

QByteArray gameText(const ClassicDigits& puzzle) { return QByteArray::fromStdString(toLine(puzzle.toGrid())); }

constexpr char kFindSigns[] = {'.', 'f', 's', 'a'};
constexpr qsizetype kFlags = 3;

QString flagKey(TechniqueId id, const char* flag) { return lessonKey(id) + u'/' + QLatin1String(flag); }
QString findKey(TechniqueId id, std::size_t find) { return lessonKey(id) + QStringLiteral("/find%1").arg(find); }

/// Calls visit(name, flag) for each, so that reading and writing cannot disagree.
template <typename Progress, typename Visit>
void visitFlags(Progress& progress, Visit&& visit) {
    visit("seen", progress.hasSeen);
    visit("why", progress.knowsWhy);
    visit("used", progress.hasUsed);
}

LessonFind findFrom(char sign) {
    const auto* found = std::ranges::find(kFindSigns, sign);
    return found == std::end(kFindSigns) ? LessonFind::open : static_cast<LessonFind>(found - std::begin(kFindSigns));
}

/// As the version before kept it, "110f.sa.": seen, why, used, then each position.
LessonProgress legacyProgress(const QByteArray& text) {
    LessonProgress progress;
    if (text.size() != kFlags + static_cast<qsizetype>(kLessonFinds))
        return progress;
    progress.hasSeen = text[0] == '1';
    progress.knowsWhy = text[1] == '1';
    progress.hasUsed = text[2] == '1';
    for (std::size_t i = 0; i < kLessonFinds; ++i)
        progress.finds[i] = findFrom(text[kFlags + static_cast<qsizetype>(i)]);
    return progress;
}

}  // namespace

int LessonProgress::foundCount() const {
    return static_cast<int>(std::ranges::count_if(
        finds, [](LessonFind each) { return each == LessonFind::found || each == LessonFind::afterMistake; }));
}

bool LessonProgress::isDone(LessonPart part) const {
    switch (part) {
    case LessonPart::see: return hasSeen;
    case LessonPart::why: return knowsWhy;
    // What was shown is nobody's own work.
    case LessonPart::find: return foundCount() == static_cast<int>(kLessonFinds);
    case LessonPart::use: return hasUsed;
    }
    return false;
}

int LessonProgress::doneCount() const {
    int done = 0;
    for (int part = 0; part < kLessonParts; ++part)
        done += isDone(static_cast<LessonPart>(part)) ? 1 : 0;
    return done;
}

std::optional<LessonPart> LessonProgress::next() const {
    for (int part = 0; part < kLessonParts; ++part)
        if (!isDone(static_cast<LessonPart>(part)))
            return static_cast<LessonPart>(part);
    return std::nullopt;
}

std::vector<int> LessonProgress::missed() const {
    std::vector<int> missed;
    for (std::size_t i = 0; i < finds.size(); ++i)
        if (finds[i] == LessonFind::afterMistake || finds[i] == LessonFind::shown)
            missed.push_back(static_cast<int>(i));
    return missed;
}

LessonProgress lessonProgress(const Preferences& preferences, TechniqueId id) {
    LessonProgress progress = legacyProgress(preferences.kept(lessonKey(id)));
    visitFlags(progress, [&](const char* name, bool& flag) {
        if (const QByteArray kept = preferences.kept(flagKey(id, name)); !kept.isEmpty())
            flag = kept == "1";
    });
    for (std::size_t i = 0; i < kLessonFinds; ++i)
        if (const QByteArray kept = preferences.kept(findKey(id, i)); !kept.isEmpty())
            progress.finds[i] = findFrom(kept[0]);
    return progress;
}

void keepLessonProgress(Preferences& preferences, TechniqueId id, const LessonProgress& progress) {
    const LessonProgress before = lessonProgress(preferences, id);
    QMap<QString, QByteArray> kept;
    QList<bool> flags;
    visitFlags(before, [&](const char*, bool flag) { flags.append(flag); });
    visitFlags(progress, [&](const char* name, bool flag) {
        if (flag != flags.takeFirst())
            kept[flagKey(id, name)] = flag ? "1" : "0";
    });
    for (std::size_t i = 0; i < kLessonFinds; ++i)
        if (progress.finds[i] != before.finds[i])
            kept[findKey(id, i)] = QByteArray(1, kFindSigns[static_cast<std::size_t>(progress.finds[i])]);
    preferences.keep(kept);
}

void keepLessonGame(Preferences& preferences, TechniqueId id, const ClassicDigits& puzzle) {
    preferences.keep(gameKey(id), gameText(puzzle));
}

bool noteSolved(Preferences& preferences, const ClassicDigits& puzzle) {
    bool isOne = false;
    for (const Technique& each : techniqueCatalogue()) {
        if (preferences.kept(gameKey(each.id)) != gameText(puzzle))
            continue;
        LessonProgress progress = lessonProgress(preferences, each.id);
        progress.hasUsed = true;
        keepLessonProgress(preferences, each.id, progress);
        isOne = true;
    }
    return isOne;
}

std::vector<MissedFind> missedFinds(const Preferences& preferences) {
    std::vector<MissedFind> all;
    for (const TechniqueId id : lessonCourse())
        for (const int index : lessonProgress(preferences, id).missed())
            all.push_back({id, index});
    return all;
}

}  // namespace nonet
