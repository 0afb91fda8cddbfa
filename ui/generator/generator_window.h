#pragma once

#include "ui/generator/generator_queue.h"
#include "ui/generator/puzzle_list_model.h"

#include <QDialog>
#include <QSortFilterProxyModel>

class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nonet {

class FaultLine;
class GeneratorForm;
class KeptRecipes;
class Preferences;
class RecipeCards;
class RecipeShelf;

/// Where a puzzle can go but the board.
struct PuzzlePlace {
    /// The menu entry's name.
    QString name;
    std::function<void(const GoalPuzzle& puzzle)> open;
};

/// Five recipes to begin with, goals as a form for whoever wants more, recipes saved under names, jobs that are worked
/// on in the background, and the puzzles that they found. Not modal; closing it leaves the jobs running, and the goals
/// are there again when it is opened.
class GeneratorWindow : public QDialog {
    Q_OBJECT

public:
    /// Queue and recipes outlive the window.
    GeneratorWindow(GeneratorQueue& queue, KeptRecipes& recipes, const Preferences& preferences,
                    QWidget* parent = nullptr);
    ~GeneratorWindow() override;

    /// Whose givens the mask can be taken from.
    void setOpenPuzzle(const Puzzle& puzzle);
    /// What the chosen puzzle can be opened in; called once.
    void setPlaces(const std::vector<PuzzlePlace>& places);
    /// Writes what the chosen order found, a line a puzzle; or of that what is selected.
    void saveAll(const QString& path);
    void saveSelected(const QString& path);
    /// The goals, which are kept by themselves a moment after they change.
    void keepNow();

Q_SIGNALS:
    void playRequested(const nonet::GoalPuzzle& puzzle);
    void failed(const QString& sentence);
    void saved(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeForm();
    QWidget* makeDetails();
    QWidget* makeSorting();
    void showDetails(bool isOn);
    void useRecipe(const SavedRecipe& recipe);
    /// The name of a job for these goals: the name of the recipe whose goals they are, else what they ask for.
    QString jobName(const SavedRecipe& recipe) const;
    void loadGoals();
    void keepGoals();
    void keepGoalsSoon();
    /// What could not be read.
    void showComplaints();
    const GoalPuzzle& puzzleAt(const QModelIndex& shown) const;
    QWidget* makeOrders();
    QWidget* makePuzzles(const Preferences& preferences);
    void saveRecipe(const QString& name);
    void generate();
    void addOrder(int id);
    void showOrder(int id);
    void showPuzzles();
    /// Lists and their buttons come with the first job.
    void showLists(bool isOn);
    void updateButtons();
    int chosenOrder() const;
    QTreeWidgetItem* itemOf(int id) const;
    void play();
    QModelIndexList selectedRows() const;
    using Saver = void (GeneratorWindow::*)(const QString&);
    void askWhereToSave(Saver saver);
    void save(const QModelIndexList& rows, const QString& path);

    GeneratorQueue& m_queue;
    KeptRecipes& m_recipes;
    /// What the goals were before they were changed.
    SavedRecipe m_taken;
    /// Runs while the goals are others than those that are kept.
    QTimer m_keepGoals;
    PuzzleListModel m_model;
    QSortFilterProxyModel m_sorted;
    RecipeCards* m_cards;
    QPushButton* m_details;
    QWidget* m_detailBox = nullptr;
    RecipeShelf* m_shelf;
    GeneratorForm* m_form;
    QPushButton* m_generate;
    FaultLine* m_fault;
    QWidget* m_orderBox = nullptr;
    QTreeWidget* m_orders;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QPushButton* m_remove;
    QPushButton* m_putBack;
    QLabel* m_said;
    QComboBox* m_sorting;
    QListView* m_puzzles;
    FaultLine* m_saveFault;
    QPushButton* m_play;
    QPushButton* m_openIn;
    QPushButton* m_saveSelected;
    QPushButton* m_save;
};

}  // namespace nonet
