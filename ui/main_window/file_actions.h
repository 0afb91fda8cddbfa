#pragma once

#include "core/formats/format.h"
#include "core/foundation/random_source.h"
#include "ui/frame/window_frame.h"
#include "ui/generator/generator_queue.h"
#include "ui/generator/generator_window.h"
#include "ui/generator/kept_orders.h"
#include "ui/generator/kept_recipes.h"
#include "ui/generator/puzzle_stock.h"
#include "ui/generator/sample_catalogue.h"
#include "ui/tasks/task.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <functional>

class QMimeData;

namespace nonet {

class DocumentSession;
class NewPuzzleDialog;
class UnsavedBar;

/// What brings puzzles in: new, open, paste and drop, and the generator.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// dataFolder: where recipes, jobs and the stock of puzzles are kept. importsTo: whose is what is opened, pasted or
    /// dropped at the time.
    FileActions(const WindowFrame& frame, const QString& dataFolder, std::function<DocumentSession&()> importsTo);

    ~FileActions() override;

    /// What the generator keeps, so that it is told where that is in memory only.
    void addStoresTo(UnsavedBar& bar);
    /// The program is to end: what is still gathered goes to the stores.
    void keepNow();

    void openSample(Level level);
    /// One that nobody has seen: from the stock, else made now.
    void openLevel(Level level);
    /// Text or a file. False where there is neither.
    bool open(const QMimeData& data);

private:
    /// Where the generator's puzzles can go.
    std::vector<PuzzlePlace> puzzlePlaces();
    /// To the generator, which offers to work on it.
    void showOpenPuzzle();
    void connectActions();
    void openNewDialog();
    void openGenerator();
    /// Jobs that go on after a start, and files of them that were damaged.
    void reportJobs();
    void play(const GoalPuzzle& puzzle);
    void openFresh(const PuzzleGoal& goal, const std::function<void()>& otherwise);
    void cancelFresh();
    void openTechnique(TechniqueId technique);
    void openSample(const Sample* sample);
    void openEmpty();
    void openAllCandidates();
    void askForFile();
    void paste();

    WindowFrame m_frame;
    std::function<DocumentSession&()> m_importsTo;
    QPointer<NewPuzzleDialog> m_newDialog;
    QPointer<GeneratorWindow> m_generator;
    KeptRecipes m_recipes;
    KeptOrders m_orders;
    GeneratorQueue m_queue;
    PuzzleStock m_stock;
    RandomSource m_random;
    /// Look for the same puzzle from seeds of their own; the first that finds one ends the others.
    std::vector<Task*> m_freshTasks;
};

}  // namespace nonet
