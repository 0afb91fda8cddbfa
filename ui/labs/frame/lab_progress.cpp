#include "ui/labs/frame/lab_progress.h"

#include "ui/preferences/preferences.h"

namespace nonet {
namespace {

QString progressKey(const QString& lab) { return QStringLiteral("progress/") + lab; }

}  // namespace

/// "3 0 1 3 d1": the last one, then all that were seen, then those done by hand.
LabProgress progressOf(const Preferences& preferences, const QString& lab, int sceneCount) {
    LabProgress progress;
    bool isFirst = true;
    for (const QByteArray& word : preferences.kept(progressKey(lab)).split(' ')) {
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

void keepProgress(Preferences& preferences, const QString& lab, const LabProgress& progress) {
    QByteArray text = QByteArray::number(progress.last);
    for (const int scene : progress.seen)
        text += ' ' + QByteArray::number(scene);
    for (const int scene : progress.done)
        text += " d" + QByteArray::number(scene);
    preferences.keep(progressKey(lab), text);
}

}  // namespace nonet
