#pragma once

#include "core/foundation/progress.h"
#include "core/foundation/result.h"
#include "core/rules/puzzle.h"
#include "ui/labs/frame/lab_scene.h"

#include <QObject>

#include <functional>
#include <stop_token>

namespace nonet {

/// A lesson of this length walks some of the scenes.
struct LabLength {
    /// As in lesson files: "seminar".
    QString id;
    QString name;
    /// Indices, ascending; never empty.
    std::vector<int> scenes;
};

/// A file that can be made of what a scene shows.
struct LabFile {
    /// Of the dialog that asks where to.
    QString title;
    /// Suggested, with the suffix that is taken where none is typed.
    QString name;
    /// As QFileDialog has them.
    QString filter;
    /// Writes it in a thread of its own; on failure or stop the old file stands.
    std::function<Result<qint64>(const QString& path, const std::stop_token& stop, const ProgressSink& progress)> write;
};

/// What a lab's input is now: how its example and its shuffling are worded.
enum class LabInputKind : std::uint8_t {
    list,
    board,
    floor,
    /// The lab begins with one that is not of the source text,
    puzzle,
    /// with the text's own,
    textPuzzle,
    /// or with one that fits what the text says of its own.
    rebuiltPuzzle,
};

/// A sequence of scenes over one input of the learner's. GUI thread.
class Lab : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// As in lesson files: "shift_cipher".
    virtual QString id() const = 0;
    virtual QString title() const = 0;
    /// For the start page: what one can do after it.
    virtual QString about() const = 0;
    virtual int sceneCount() const = 0;
    virtual LabScene& scene(int index) = 0;
    /// From short to long: the last one has all scenes, and is what a lab opens with.
    virtual std::vector<LabLength> lengths() const;
    /// This scene is on the screen from now on. Comes before the session tells anyone else.
    virtual void sceneEntered(int index);
    /// How the boards are lettered: digits first.
    virtual QStringList labelModes() const = 0;

    virtual LabInputKind inputKind() const { return LabInputKind::puzzle; }
    virtual QString inputLabel() const = 0;
    virtual QString inputText() const = 0;
    /// Takes another input; where it cannot, says why and keeps the one before.
    virtual QString setInput(const QString& text) = 0;
    /// The input with two tiles of the list exchanged; empty where no tiles can be moved.
    virtual QString inputWithExchanged(int first, int second) const;
    virtual void shuffleInput(std::uint64_t seed) = 0;
    /// What the lab begins with, mostly the source text's own.
    virtual void takeExample() = 0;

    /// What 'Open in Play' opens from this scene.
    virtual Puzzle puzzle(int scene) = 0;

    /// A page to fill in, and with its answers; the painter's units are points of a page in the print theme.
    virtual void paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) = 0;

Q_SIGNALS:
    /// The input or something in a scene became another.
    void changed();
    /// The learner wants this file.
    void fileAsked(const nonet::LabFile& file);
};

}  // namespace nonet
