#include "ui/labs/frame/lab_progress.h"

#include "ui/labs/frame/legacy_scene_numbers.h"
#include "ui/preferences/preferences.h"

namespace nonet {
namespace {

QString progressKey(const QString& lab) { return QStringLiteral("progress/") + lab; }
QString lastKey(const QString& lab) { return progressKey(lab) + QStringLiteral("/last"); }
QString seenKey(const QString& lab, const QString& scene) {
    return progressKey(lab) + QStringLiteral("/seen/") + scene;
}
QString doneKey(const QString& lab, const QString& scene) {
    return progressKey(lab) + QStringLiteral("/done/") + scene;
}

/// As it was kept first, "3 0 1 3 d1", scenes counted from 0: the last one, then all that were seen, then those done by
/// hand.
LabProgress fromOneLine(const QByteArray& text, const QString& lab) {
    LabProgress progress;
    bool isFirst = true;
    for (const QByteArray& word : text.split(' ')) {
        const bool isDone = word.startsWith('d');
        bool isNumber = false;
        const int number = word.mid(isDone ? 1 : 0).toInt(&isNumber);
        const QString scene = isNumber ? legacySceneId(lab, number) : QString();
        if (scene.isEmpty())
            continue;
        if (isDone)
            progress.done.insert(scene);
        else if (std::exchange(isFirst, false))
            progress.last = scene;
        else
            progress.seen.insert(scene);
    }
    return progress;
}

/// As it was kept then, each scene by itself, but counted: "progress/lookup/seen3".
void addCounted(LabProgress& progress, const Preferences& preferences, const QString& lab) {
    const auto isKept = [&](const char* what, int number) {
        return !preferences.kept(progressKey(lab) + u'/' + QLatin1String(what) + QString::number(number)).isEmpty();
    };
    for (int number = 0; !legacySceneId(lab, number).isEmpty(); ++number) {
        if (isKept("seen", number))
            progress.seen.insert(legacySceneId(lab, number));
        if (isKept("done", number))
            progress.done.insert(legacySceneId(lab, number));
    }
}

}  // namespace

LabProgress progressOf(const Preferences& preferences, const QString& lab, const QStringList& scenes) {
    LabProgress progress = fromOneLine(preferences.kept(progressKey(lab)), lab);
    addCounted(progress, preferences, lab);
    for (const QString& scene : scenes) {
        if (!preferences.kept(seenKey(lab, scene)).isEmpty())
            progress.seen.insert(scene);
        if (!preferences.kept(doneKey(lab, scene)).isEmpty())
            progress.done.insert(scene);
    }
    const QString last = QString::fromLatin1(preferences.kept(lastKey(lab)));
    bool isNumber = false;
    const int number = last.toInt(&isNumber);
    if (const QString scene = isNumber ? legacySceneId(lab, number) : last; scenes.contains(scene))
        progress.last = scene;
    const auto isOther = [&scenes](const QString& scene) { return !scenes.contains(scene); };
    std::erase_if(progress.seen, isOther);
    std::erase_if(progress.done, isOther);
    return progress;
}

void keepProgress(Preferences& preferences, const QString& lab, const LabProgress& progress) {
    QMap<QString, QByteArray> kept{{lastKey(lab), progress.last.toLatin1()}};
    for (const QString& scene : progress.seen)
        kept[seenKey(lab, scene)] = "1";
    for (const QString& scene : progress.done)
        kept[doneKey(lab, scene)] = "1";
    preferences.keep(kept);
}

}  // namespace nonet
