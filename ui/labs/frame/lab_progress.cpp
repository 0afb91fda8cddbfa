#include "ui/labs/frame/lab_progress.h"

#include "ui/preferences/preferences.h"

namespace nonet {
namespace {

QString progressKey(const QString& lab) { return QStringLiteral("progress/") + lab; }
QString lastKey(const QString& lab) { return progressKey(lab) + QStringLiteral("/last"); }
QString seenKey(const QString& lab, int scene) { return progressKey(lab) + QStringLiteral("/seen%1").arg(scene); }
QString doneKey(const QString& lab, int scene) { return progressKey(lab) + QStringLiteral("/done%1").arg(scene); }

/// As the version before kept it, "3 0 1 3 d1": the last one, then all that were seen, then those done by hand.
LabProgress formerProgress(const QByteArray& text, int sceneCount) {
    LabProgress progress;
    bool isFirst = true;
    for (const QByteArray& word : text.split(' ')) {
        const bool isDone = word.startsWith('d');
        bool isNumber = false;
        const int scene = word.mid(isDone ? 1 : 0).toInt(&isNumber);
        if (!isNumber || scene < 0 || scene >= sceneCount)
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

}  // namespace

LabProgress progressOf(const Preferences& preferences, const QString& lab, int sceneCount) {
    LabProgress progress = formerProgress(preferences.kept(progressKey(lab)), sceneCount);
    for (int scene = 0; scene < sceneCount; ++scene) {
        if (!preferences.kept(seenKey(lab, scene)).isEmpty())
            progress.seen.insert(scene);
        if (!preferences.kept(doneKey(lab, scene)).isEmpty())
            progress.done.insert(scene);
    }
    bool isNumber = false;
    if (const int last = preferences.kept(lastKey(lab)).toInt(&isNumber); isNumber && last >= 0 && last < sceneCount)
        progress.last = last;
    return progress;
}

void keepProgress(Preferences& preferences, const QString& lab, const LabProgress& progress) {
    QMap<QString, QByteArray> kept{{lastKey(lab), QByteArray::number(progress.last)}};
    for (const int scene : progress.seen)
        kept[seenKey(lab, scene)] = "1";
    for (const int scene : progress.done)
        kept[doneKey(lab, scene)] = "1";
    preferences.keep(kept);
}

}  // namespace nonet
