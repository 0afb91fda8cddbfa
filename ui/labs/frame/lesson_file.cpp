#include "ui/labs/frame/lesson_file.h"

#include "ui/labs/frame/legacy_scene_numbers.h"
#include "ui/labs/frame/scene_setting.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <set>

namespace nonet {

namespace {

const QString kLab = QStringLiteral("lab");
const QString kScene = QStringLiteral("labScene");
const QString kInput = QStringLiteral("labInput");
const QString kMoves = QStringLiteral("labMoves");
const QString kShown = QStringLiteral("labShown");
const QString kLabels = QStringLiteral("labLabels");
const QString kLength = QStringLiteral("labLength");
const QString kControls = QStringLiteral("labControls");
const QString kDrawings = QStringLiteral("labDrawings");
const QString kTurn = QStringLiteral("labTurn");

QJsonObject viewOf(const PuzzleRecord& record) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(record.view)).object();
}

/// An id, or as files counted scenes before, from 1. Nothing where the lab has no such scene.
std::optional<int> sceneFrom(const QString& word, const Lab& lab) {
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return lab.scenes().indexOf(isNumber ? legacySceneId(lab.id(), number - 1) : word);
}

/// "numbers ring": ids.
QString shownScenes(const LabSession& session) {
    QStringList shown;
    for (int i = 0; i < session.lab()->scenes().count(); ++i)
        if (session.questions().isRevealed(i))
            shown.append(session.lab()->scenes().idOf(i));
    return shown.join(QLatin1Char(' '));
}

/// Without blanks.
QString valueOf(const ControlSetting& control) {
    return control.isText ? QString::fromLatin1(QUrl::toPercentEncoding(control.text)) : QString::number(control.value);
}

/// "heat:formula=1 singles:factor=11": what was set in each scene.
QString controlsOf(const LabSession& session) {
    QStringList parts;
    for (int i = 0; i < session.lab()->scenes().count(); ++i)
        for (const ControlSetting& control : settingOf(session.lab()->scene(i)).controls)
            parts.append(QStringLiteral("%1:%2=%3").arg(session.lab()->scenes().idOf(i), control.id, valueOf(control)));
    return parts.join(QLatin1Char(' '));
}

void setControls(LabSession& session, const QString& text) {
    for (const QString& part : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const std::optional<int> scene = sceneFrom(part.section(QLatin1Char(':'), 0, 0), *session.lab());
        const QString id = part.section(QLatin1Char(':'), 1).section(QLatin1Char('='), 0, 0);
        const QString value = part.section(QLatin1Char('='), 1);
        if (!scene)
            continue;
        LabScene& target = session.lab()->scene(*scene);
        for (const LabControl& control : target.controls())
            if (control.id == id && control.kind != LabControlKind::button)
                setControls(target, {{id, value.toInt(), QUrl::fromPercentEncoding(value.toLatin1()),
                                      control.kind == LabControlKind::text}});
    }
}

/// "mask:x..x.x": what was drawn in each scene.
QString drawingsOf(const LabSession& session) {
    QStringList parts;
    for (int i = 0; i < session.lab()->scenes().count(); ++i)
        if (const QString drawing = session.lab()->scene(i).drawing(); !drawing.isEmpty())
            parts.append(QStringLiteral("%1:%2").arg(session.lab()->scenes().idOf(i), drawing));
    return parts.join(QLatin1Char(' '));
}

void setDrawings(LabSession& session, const QString& text) {
    for (const QString& part : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (const std::optional<int> scene = sceneFrom(part.section(QLatin1Char(':'), 0, 0), *session.lab()))
            session.lab()->scene(*scene).setDrawing(part.section(QLatin1Char(':'), 1));
}

/// All scenes where the file is older than lengths or names one that is unknown.
int lengthOf(const QJsonObject& view, const Lab& lab) {
    const std::vector<LabLength> lengths = lab.lengths();
    QString id = view.value(kLength).toString();
    // As some files named lengths before.
    if (id == QLatin1String("lesson"))
        id = QStringLiteral("45");
    else if (id == QLatin1String("seminar"))
        id = QStringLiteral("90");
    const auto found = std::ranges::find(lengths, id, &LabLength::id);
    return static_cast<int>(found == lengths.end() ? std::ssize(lengths) - 1 : found - lengths.begin());
}

}  // namespace

PuzzleRecord lessonRecord(const LabSession& session) {
    PuzzleRecord record;
    record.puzzle = session.lab()->puzzle(session.sceneIndex());
    record.history = History(PlayState(record.puzzle.geometry()));
    record.info.title = session.lab()->title().toStdString();
    const QJsonObject view{
        {kLab, session.lab()->id()},
        {kScene, session.lab()->scenes().idOf(session.sceneIndex())},
        {kInput, session.lab()->inputText()},
        {kMoves, QString::number(session.film().movesDone())},
        {kShown, shownScenes(session)},
        {kLabels, QString::number(session.labels())},
        {kControls, controlsOf(session)},
        {kDrawings, drawingsOf(session)},
        {kTurn, QString::number(session.yourTurn().isOn() ? 1 : 0)},
        {kLength, session.lab()->lengths()[static_cast<std::size_t>(session.length())].id},
    };
    record.view = QJsonDocument(view).toJson(QJsonDocument::Compact).toStdString();
    return record;
}

QString lessonLab(const PuzzleRecord& record) { return viewOf(record).value(kLab).toString(); }

bool openLesson(const PuzzleRecord& record, LabSession& session) {
    const QJsonObject view = viewOf(record);
    session.film().stop();
    session.setLength(lengthOf(view, *session.lab()));
    if (const std::optional<int> scene = sceneFrom(view.value(kScene).toString(), *session.lab()))
        session.setScene(*scene);
    // The board's shape is among them, and the input must fit it; what depends on the input comes after it.
    setControls(session, view.value(kControls).toString());
    const bool isTaken = session.edits().setInput(view.value(kInput).toString()).isEmpty();
    setControls(session, view.value(kControls).toString());
    setDrawings(session, view.value(kDrawings).toString());
    std::set<int> shown;
    for (const QString& word : view.value(kShown).toString().split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (const std::optional<int> scene = sceneFrom(word, *session.lab()))
            shown.insert(*scene);
    for (int i = 0; i < session.lab()->scenes().count(); ++i)
        session.questions().setRevealed(i, shown.contains(i));
    session.setLabels(view.value(kLabels).toString().toInt());
    Q_EMIT session.lab()->changed();
    session.film().seek(view.value(kMoves).toString().toInt());
    session.yourTurn().set(view.value(kTurn).toString().toInt() != 0);
    return isTaken;
}

}  // namespace nonet
