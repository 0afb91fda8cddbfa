#pragma once

#include "core/formats/format.h"
#include "core/foundation/random_source.h"
#include "ui/generator/generator_queue.h"
#include "ui/generator/generator_window.h"
#include "ui/generator/puzzle_stock.h"
#include "ui/generator/sample_catalogue.h"
#include "ui/main_window/puzzle_copy.h"
#include "ui/main_window/window_parts.h"
#include "ui/tasks/task.h"

#include <QObject>
#include <QPointer>

class QMimeData;

namespace nonet {

class NewPuzzleDialog;

/// What brings puzzles in and out: new, open, paste and drop, save, copy, pictures and paper.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// dataFolder: where recipes and the stock of puzzles are kept.
    FileActions(const WindowParts& parts, const QString& dataFolder, QWidget* window);

    void openSample(Level level);
    /// One that nobody has seen: from the stock, else made now.
    void openLevel(Level level);
    /// Text or a file. False where there is neither.
    bool take(const QMimeData& data);

Q_SIGNALS:
    /// The lab with the puzzle as its input.
    void labAsked(const QString& id, const QString& input);

private:
    /// Where the generator's puzzles can go.
    std::vector<PuzzlePlace> puzzlePlaces();
    void takeDocument();
    void connectActions();
    void openNewDialog();
    void openGenerator();
    void play(const GoalPuzzle& puzzle);
    void openFresh(const PuzzleGoal& goal, const std::function<void()>& otherwise);
    void cancelFresh();
    void openTechnique(TechniqueId technique);
    void openSample(const Sample* sample);
    void openEmpty();
    void openAllCandidates();
    void askForFile();
    void askWhereToSave();
    void save(const QString& path);
    void askForPicture();
    void savePicture(const QString& path);
    void copy(CopyKind kind);
    void copyPicture();
    void paste();
    void print(bool withSteps);
    void tell(const Error& error);

    WindowParts m_parts;
    QWidget* m_window;
    QPointer<NewPuzzleDialog> m_newDialog;
    QPointer<GeneratorWindow> m_generator;
    QString m_dataFolder;
    GeneratorQueue m_queue;
    PuzzleStock m_stock;
    RandomSource m_random;
    /// Look for the same puzzle from seeds of their own; the first that finds one ends the others.
    std::vector<Task*> m_freshTasks;
    Task* m_saveTask;
};

}  // namespace nonet
