#pragma once

#include "core/foundation/progress.h"
#include "core/foundation/result.h"
#include "core/rules/puzzle.h"
#include "ui/labs/frame/lab_scenes.h"
#include "ui/labs/frame/scene_abilities.h"
#include "ui/labs/lab_catalogue.h"

#include <QObject>

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace nonet {

/// A lesson of this length walks some of the scenes.
struct LabLength {
    /// As in lesson files: "45".
    QString id;
    QString name;
    /// Indices, ascending; never empty.
    std::vector<int> scenes;
};

/// An input of the lab's at one click.
struct LabPreset {
    /// "17 clues".
    QString name;
    /// What setInput() takes.
    QString input;
};

/// A file that can be made of what a scene shows.
struct LabFile {
    /// The title of the dialog that asks where to.
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

class WorksheetPage;

/// A sequence of scenes over one input of the learner's. GUI thread.
class Lab : public QObject {
    Q_OBJECT

public:
    explicit Lab(const LabRow& row, QObject* parent = nullptr);
    ~Lab() override;

    QString id() const { return QLatin1String(m_row.id); }
    QString title() const { return m_row.title(); }
    QString about() const { return m_row.about(); }
    /// In their order.
    QStringList sceneIds() const { return m_row.sceneIds(); }
    /// Where a reader finds the text that the lab is made from: author, title, kind; empty: there is none.
    virtual QString source() const { return {}; }
    const LabScenes& scenes() const { return m_scenes; }
    LabScene& cardScene() { return m_row.cardScene ? scene(QLatin1String(m_row.cardScene)) : scene(0); }
    LabScene& scene(int index) { return m_scenes.at(index); }
    /// The lab has it.
    LabScene& scene(const QString& id) { return scene(m_scenes.indexOf(id).value_or(0)); }
    /// From short to long: the last one has all scenes, and is what a lab opens with.
    virtual std::vector<LabLength> lengths() const;
    /// This scene is on the screen from now on. Comes before the session tells anyone else.
    void sceneEntered(int index) { m_current = index; }
    /// How the boards are lettered: digits first, and mostly they alone.
    virtual QStringList labelModes() const;

    virtual LabInputKind inputKind() const { return LabInputKind::puzzle; }
    virtual QString inputLabel() const;
    virtual QString inputText() const = 0;
    /// The input with the shape of its board, where inputText() alone does not tell it: setInput() takes it, too.
    virtual QString inputInFull() const { return inputText(); }
    /// Takes another input; where it cannot, says why and keeps the one before.
    virtual QString setInput(const QString& text) = 0;
    /// The input with two tiles of the list exchanged; empty where no tiles can be moved.
    virtual QString inputWithExchanged(int first, int second) const;
    virtual void shuffleInput(std::uint64_t seed) = 0;
    /// Beside the example.
    virtual std::vector<LabPreset> presets() const { return {}; }
    /// The input with this clue, or without one in the cell; empty where the input is no board.
    virtual QString inputWithClue(Cell cell, std::optional<Digit> digit) const;
    /// What the lab begins with, mostly the source text's own.
    virtual void useExample() = 0;
    /// What a learner meets first in the window: a smaller board, where the example is a large one.
    virtual void useFirstExample() {}

    /// What 'Open in Play' opens from this scene: its own puzzle, or the lab's.
    Puzzle puzzle(int index) { return scene(index).puzzle().value_or(usualPuzzle()); }

    /// A page to fill in, and with its answers; the painter's units are points of a page in the print theme.
    void paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers);

Q_SIGNALS:
    /// The input or something in a scene became another.
    void changed();
    /// The learner wants this file.
    void fileRequested(const nonet::LabFile& file);

protected:
    /// The next scene, as LabScenes::add().
    void add(const char* id, std::unique_ptr<LabScene> scene, LessonLength shortest = LessonLength::allScenes) {
        m_scenes.add(id, std::move(scene), shortest);
    }
    /// The index of the scene on the screen.
    int current() const { return m_current; }
    const LabScene& currentScene() const { return m_scenes.at(m_current); }
    /// The board's size or shape is another.
    void notifyScenesOfReshapedInput();
    /// Where a scene has none of its own.
    virtual Puzzle usualPuzzle() const = 0;
    /// Below its title.
    virtual void fillWorksheet(WorksheetPage& sheet) = 0;

private:
    /// Title, name, and the sheet of the scene on the screen.
    void fillPage(WorksheetPage& sheet);

    const LabRow& m_row;
    LabScenes m_scenes;
    int m_current = 0;
};

/// All that is to be said of a scene outside its own file.
template <typename LabType>
struct SceneRow {
    /// As in LabScenes::add().
    const char* id;
    std::unique_ptr<LabScene> (*make)(LabType& lab);
    LessonLength shortest = LessonLength::allScenes;
};

template <typename LabType, std::size_t N>
QStringList idsOf(const SceneRow<LabType> (&rows)[N]) {
    QStringList ids;
    for (const SceneRow<LabType>& row : rows)
        ids.append(QLatin1String(row.id));
    return ids;
}

/// A lab whose scenes compute from this.
template <typename Model>
class LabOf : public Lab {
public:
    const Model& model() const { return m_model; }

protected:
    LabOf(const LabRow& row, QObject* parent, Model model) : Lab(row, parent), m_model(std::move(model)) {}

    /// In this order.
    template <typename LabType>
    void addScenes(LabType& lab, std::span<const SceneRow<LabType>> rows) {
        for (const SceneRow<LabType>& row : rows)
            add(row.id, row.make(lab), row.shortest);
    }

    Model m_model;
};

/// A scene over its lab's model.
template <typename LabType>
class SceneOf : public LabScene {
public:
    explicit SceneOf(LabType& lab) : m_lab(lab) {}

protected:
    LabType& lab() const { return m_lab; }
    const auto& model() const { return m_lab.model(); }

private:
    LabType& m_lab;
};

}  // namespace nonet
