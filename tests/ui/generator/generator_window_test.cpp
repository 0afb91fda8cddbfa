#include "core/formats/importer.h"
#include "core/solvers/search/search.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/generator/generator_form.h"
#include "ui/generator/generator_window.h"
#include "ui/generator/mask_board.h"
#include "ui/generator/puzzle_stock.h"
#include "ui/generator/recipe_cards.h"
#include "ui/generator/technique_menu.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/text/technique_text.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>
#include <QUrl>

namespace nonet {
namespace {

constexpr int kPatience = 60'000;

class Generating : public WindowTest {
protected:
    GeneratorWindow& generator() {
        trigger("file.generate");
        find<QPushButton>("generatorDetails")->setChecked(true);
        return *find<GeneratorWindow>("generatorWindow");
    }
    QString jobName(int row) { return find<QTreeWidget>("orders")->topLevelItem(row)->text(0); }
    void saveRecipe(const char* name) {
        press("keepRecipe");
        auto* dialog = find<QInputDialog>("recipeDialog");
        dialog->setTextValue(QLatin1String(name));
        dialog->accept();
    }
    GeneratorForm& form() { return *m_window->findChild<GeneratorForm*>(); }
    void type(const char* field, const char* text) { find<QLineEdit>(field)->setText(QString::fromLatin1(text)); }
    void press(const char* button) { find<QPushButton>(button)->click(); }
    QListView& puzzles() { return *find<QListView>("generatedPuzzles"); }
    int found() { return puzzles().model()->rowCount(); }
    QString sentence() { return find<QLabel>("orderSentence")->text(); }
    QString state(int row = 0) { return find<QTreeWidget>("orders")->topLevelItem(row)->text(3); }
};

TEST_F(Generating, FindsPuzzlesThatMeetTheGoalsAndPlaysOne) {
    GeneratorWindow& window = generator();
    find<QComboBox>("goalLevel")->setCurrentIndex(2);
    type("goalClues", "24-32");
    find<QComboBox>("goalSymmetry")->setCurrentIndex(static_cast<int>(Symmetry::halfTurn));
    find<QSpinBox>("goalCount")->setValue(4);
    type("goalSeed", "7");
    press("generate");
    ASSERT_TRUE(QTest::qWaitFor([&] { return found() == 4; }, kPatience)) << state().toStdString();
    EXPECT_TRUE(state().contains(QStringLiteral("done")));
    puzzles().setCurrentIndex(puzzles().model()->index(1, 0));
    QSignalSpy asked(&window, &GeneratorWindow::playRequested);
    QTest::keyClick(&puzzles(), Qt::Key_Return);
    ASSERT_EQ(asked.count(), 1);
    const auto puzzle = asked[0][0].value<GoalPuzzle>();
    EXPECT_EQ(document().puzzle(), puzzle.puzzle);
    EXPECT_FALSE(window.isVisible()) << "the board is seen";
    EXPECT_EQ(puzzle.rating.hodoku.level, Level::medium);
    EXPECT_EQ(search(document().puzzle()).count, 1U);
    EXPECT_GE(document().puzzle().givens.filledCount(), 24);
    EXPECT_LE(document().puzzle().givens.filledCount(), 32);
    for (int i = 0; i < 81; ++i)
        EXPECT_EQ(puzzle.puzzle.givens.isBlank(Cell(i)), puzzle.puzzle.givens.isBlank(Cell(80 - i)));
}

TEST_F(Generating, TheSameSeedGivesTheSameFileAndDragsTheSameLines) {
    QByteArray files[2];
    GeneratorWindow& window = generator();
    for (QByteArray& bytes : files) {
        find<QSpinBox>("goalCount")->setValue(5);
        type("goalSeed", "11");
        press("generate");
        ASSERT_TRUE(QTest::qWaitFor([&] { return found() == 5; }, kPatience));
        const QString path = m_data.filePath(QStringLiteral("made.txt"));
        window.saveAll(path);
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        bytes = file.readAll();
    }
    EXPECT_EQ(files[0].count('\n'), 5);
    EXPECT_EQ(files[0], files[1]);
    const QAbstractItemModel* model = puzzles().model();
    const std::unique_ptr<QMimeData> dragged(model->mimeData({model->index(0, 0)}));
    EXPECT_EQ(dragged->text().toUtf8(), files[0].left(82));
    // One is a file of its own, several are one file.
    const auto draggedFile = [](const QMimeData& data) {
        EXPECT_EQ(data.urls().size(), 1);
        QFile file(data.urls().value(0).toLocalFile());
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return std::pair(QFileInfo(file).fileName(), file.readAll());
    };
    const auto [oneName, oneBytes] = draggedFile(*dragged);
    EXPECT_TRUE(oneName.endsWith(QStringLiteral(".nonet"))) << oneName.toStdString();
    const Result<ImportedPuzzle> one = importPuzzle(oneBytes.toStdString());
    ASSERT_TRUE(one);
    EXPECT_EQ(toLine(one->record.puzzle.givens), files[0].left(81).toStdString());
    const std::unique_ptr<QMimeData> several(model->mimeData({model->index(1, 0), model->index(2, 0)}));
    const auto [manyName, manyBytes] = draggedFile(*several);
    EXPECT_TRUE(manyName.endsWith(QStringLiteral(".txt"))) << manyName.toStdString();
    EXPECT_EQ(manyBytes, files[0].mid(82, 164));
    EXPECT_FALSE(find<QPushButton>("saveSelected")->isEnabled());
    puzzles().selectionModel()->select(model->index(3, 0), QItemSelectionModel::Select);
    puzzles().selectionModel()->select(model->index(1, 0), QItemSelectionModel::Select);
    EXPECT_TRUE(find<QPushButton>("saveSelected")->isEnabled());
    const QString path = m_data.filePath(QStringLiteral("selected.txt"));
    window.saveSelected(path);
    QFile selected(path);
    ASSERT_TRUE(selected.open(QIODevice::ReadOnly));
    EXPECT_EQ(selected.readAll(), files[0].mid(82, 82) + files[0].mid(3 * 82, 82));
}

TEST_F(Generating, APuzzleGoesToChartsTransformsAndLabs) {
    generator();
    find<QSpinBox>("goalCount")->setValue(1);
    press("generate");
    ASSERT_TRUE(QTest::qWaitFor([&] { return found() == 1; }, kPatience));
    EXPECT_FALSE(find<QPushButton>("openGeneratedIn")->isEnabled());
    puzzles().setCurrentIndex(puzzles().model()->index(0, 0));
    const std::unique_ptr<QMimeData> dragged(puzzles().model()->mimeData({puzzles().model()->index(0, 0)}));
    const QString line = dragged->text().trimmed();
    const QList<QAction*> places = find<QPushButton>("openGeneratedIn")->menu()->actions();
    ASSERT_EQ(places.size(), 5);
    // The labs first: from there the board comes back.
    const QStringList labs = {QStringLiteral("minigrid"), QStringLiteral("difficulty"), QStringLiteral("inverse")};
    for (int i = 0; i < labs.size(); ++i) {
        places[i + 2]->trigger();
        auto* room = find<LearnRoom>("learnRoom");
        ASSERT_TRUE(room->isVisible());
        EXPECT_EQ(room->session().lab()->id(), labs[i]);
        EXPECT_EQ(room->session().lab()->inputText().remove(u' '), line);
    }
    places[0]->trigger();
    EXPECT_TRUE(find<QDialog>("chartsWindow")->isVisible());
    EXPECT_TRUE(board().isVisible());
    EXPECT_EQ(toLine(document().puzzle().givens), line.toStdString());
    places[1]->trigger();
    EXPECT_TRUE(find<QDialog>("transformDialog")->isVisible());
}

TEST_F(Generating, EveryControlHasANameAndIsReachedByTab) {
    GeneratorWindow& window = generator();
    find<QComboBox>("goalMethod")->setCurrentIndex(static_cast<int>(GeneratorMethod::inverse));
    find<QSpinBox>("goalCount")->setValue(2);
    press("generate");
    ASSERT_TRUE(QTest::qWaitFor([&] { return found() == 2; }, kPatience));
    puzzles().setCurrentIndex(puzzles().model()->index(0, 0));
    QSet<const QWidget*> wanted;
    for (const QWidget* each : window.findChildren<QWidget*>()) {
        // A spin box and a list take the focus for their parts.
        const bool isPart = each->focusProxy() || qobject_cast<QAbstractSpinBox*>(each->parentWidget()) ||
                            qobject_cast<QComboBox*>(each->parentWidget()) ||
                            qobject_cast<QAbstractScrollArea*>(each->parentWidget());
        if (!(each->focusPolicy() & Qt::TabFocus) || !each->isVisibleTo(&window) || !each->isEnabled() || isPart)
            continue;
        wanted.insert(each);
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(each));
        ASSERT_TRUE(accessible);
        EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty())
            << each->metaObject()->className() << ' ' << each->objectName().toStdString();
    }
    EXPECT_GT(wanted.size(), 20);
    find<QComboBox>("recipes")->setFocus();
    for (int i = 0; i < 60; ++i) {
        wanted.remove(window.focusWidget());
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
    }
    for (const QWidget* each : wanted)
        ADD_FAILURE() << each->metaObject()->className() << ' ' << each->objectName().toStdString();
}

TEST_F(Generating, WrongFieldsGetASentenceAndNothingCanBegin) {
    generator();
    const std::tuple<const char*, const char*> wrong[] = {
        {"goalScore", "900-100"}, {"goalScore", "x"},    {"goalClues", "90"},       {"goalClues", "1-9"},
        {"goalWidth", "?"},       {"goalSeed", "seven"}, {"goalExplainer", "7.15"}, {"goalExplainer", "8-7"}};
    for (const auto& [field, text] : wrong) {
        type(field, text);
        auto* fault = find<QLabel>(qPrintable(QLatin1String(field) + QStringLiteral("Fault")));
        EXPECT_TRUE(fault->isVisibleTo(&form())) << field << ' ' << text;
        EXPECT_FALSE(fault->text().isEmpty());
        EXPECT_FALSE(find<QPushButton>("generate")->isEnabled()) << field << ' ' << text;
        EXPECT_FALSE(form().recipe());
        type(field, "");
        EXPECT_FALSE(fault->isVisibleTo(&form()));
        EXPECT_TRUE(find<QPushButton>("generate")->isEnabled());
    }
    find<QComboBox>("goalMethod")->setCurrentIndex(static_cast<int>(GeneratorMethod::pattern));
    EXPECT_FALSE(find<QPushButton>("generate")->isEnabled());
    EXPECT_FALSE(find<QLabel>("goalUsesMaskFault")->text().isEmpty());
    find<QComboBox>("goalMethod")->setCurrentIndex(static_cast<int>(GeneratorMethod::inverse));
    type("goalPlan", "guess");
    EXPECT_FALSE(find<QPushButton>("generate")->isEnabled());
}

TEST_F(Generating, AsksForARatingOfExplainerAndSaysWhatWasFound) {
    generator();
    find<QComboBox>("goalLevel")->setCurrentIndex(1);
    type("goalExplainer", "7.1-7.5");
    EXPECT_TRUE(find<QLabel>("goalExplainerFault")->text().contains(QStringLiteral("2.3")));
    EXPECT_FALSE(form().recipe());
    find<QComboBox>("goalLevel")->setCurrentIndex(0);
    EXPECT_TRUE(find<QLabel>("goalExplainerFault")->text().isEmpty());
    type("goalExplainer", "2.0-6.6");
    find<QComboBox>("goalGem")->setCurrentIndex(1);
    ASSERT_TRUE(form().recipe());
    EXPECT_EQ(form().recipe()->goal.explainer, (ExplainerGoal{.rating = {20, 66}, .isPearl = true}));
    const SavedRecipe kept = *form().recipe();
    type("goalExplainer", "");
    find<QComboBox>("goalGem")->setCurrentIndex(0);
    form().setRecipe(kept);
    EXPECT_EQ(form().recipe()->goal.explainer, kept.goal.explainer);
    find<QSpinBox>("goalCount")->setValue(1);
    press("generate");
    ASSERT_TRUE(QTest::qWaitFor([&] { return found() == 1; }, kPatience));
    static const QRegularExpression kNumbers(QStringLiteral("\nER \\d+\\.\\d EP \\d+\\.\\d ED \\d+\\.\\d\n"));
    const QString told = puzzles().model()->index(0, 0).data().toString();
    EXPECT_TRUE(told.contains(kNumbers)) << told.toStdString();
    type("goalExplainer", "0.5");
    EXPECT_TRUE(find<QLabel>("goalExplainerFault")->text().contains(QStringLiteral("begins at 1.0")));
}

TEST_F(Generating, AtTheDeadlineSaysWhatTheBestMisses) {
    generator();
    find<QComboBox>("goalLevel")->setCurrentIndex(1);
    type("goalClues", "17");
    find<QComboBox>("goalSymmetry")->setCurrentIndex(static_cast<int>(Symmetry::quarterTurn));
    find<QSpinBox>("goalSeconds")->setValue(1);
    press("generate");
    ASSERT_TRUE(QTest::qWaitFor([&] { return state().contains(QStringLiteral("time is up")); }, kPatience));
    EXPECT_TRUE(sentence().contains(QStringLiteral("best so far"))) << sentence().toStdString();
    EXPECT_EQ(found(), 1);
    EXPECT_TRUE(puzzles().model()->index(0, 0).data().toString().contains(QStringLiteral("misses")));
}

TEST_F(Generating, AMaskThatCannotBeFilledIsProvedToBeOne) {
    generator();
    auto* mask = find<MaskBoard>("goalMask");
    ClassicCellSet cells = ClassicCellSet::all();
    for (int column = 0; column < 9; ++column) {
        cells.erase(Cell(column));
        cells.erase(Cell(9 + column));
    }
    mask->setMask(cells);
    find<QComboBox>("goalMethod")->setCurrentIndex(static_cast<int>(GeneratorMethod::pattern));
    press("generate");
    ASSERT_TRUE(QTest::qWaitFor([&] { return state().contains(QStringLiteral("impossible")); }, kPatience));
    EXPECT_TRUE(sentence().contains(QStringLiteral("row 1 and row 2"))) << sentence().toStdString();
}

TEST_F(Generating, OrdersRunTogetherAreHeldAndEnded) {
    generator();
    find<QSpinBox>("goalCount")->setValue(kMostOrdered);
    press("generate");
    press("generate");
    auto* orders = find<QTreeWidget>("orders");
    ASSERT_EQ(orders->topLevelItemCount(), 2);
    const auto foundOf = [&](int row) { return orders->topLevelItem(row)->text(1).section(u' ', 0, 0).toInt(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return foundOf(0) > 0 && foundOf(1) > 0; }, kPatience));
    press("pauseOrder");
    EXPECT_TRUE(state(1).contains(QStringLiteral("paused")));
    const int held = foundOf(1);
    const int first = foundOf(0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return foundOf(0) > first; }, kPatience));
    // A piece that was under way is still taken.
    EXPECT_LE(foundOf(1), held + kPuzzlesAGoalPiece);
    press("cancelOrder");
    EXPECT_TRUE(state(1).contains(QStringLiteral("cancelled")));
    press("removeOrder");
    EXPECT_EQ(orders->topLevelItemCount(), 1);
    orders->setCurrentItem(orders->topLevelItem(0));
    press("cancelOrder");
    EXPECT_GE(found(), first);
}

TEST_F(Generating, KeepsRecipesUnderNames) {
    generator();
    find<QComboBox>("goalLevel")->setCurrentIndex(4);
    type("goalClues", "22-26");
    press("keepRecipe");
    auto* dialog = find<QInputDialog>("recipeDialog");
    dialog->setTextValue(QStringLiteral("Dear"));
    dialog->accept();
    EXPECT_EQ(find<QComboBox>("recipes")->currentText(), QStringLiteral("Dear"));
    openWindow();
    generator();
    auto* recipes = find<QComboBox>("recipes");
    ASSERT_EQ(recipes->findText(QStringLiteral("Dear")), 1);
    recipes->setCurrentIndex(1);
    Q_EMIT recipes->activated(1);
    EXPECT_EQ(form().recipe()->goal.level, Level::unfair);
    EXPECT_EQ(form().recipe()->goal.clues, (IntRange{22, 26}));
    press("removeRecipe");
    EXPECT_EQ(recipes->count(), 1);
}

TEST_F(Generating, GoalsThatContradictEachOtherAreNotKeptAndItSaysWhy) {
    generator();
    const auto contradict = [this] {
        type("goalClues", "1-9");
        return find<QLabel>("goalCluesFault")->text();
    };
    auto* keep = find<QPushButton>("keepRecipe");
    const QString why = contradict();
    EXPECT_FALSE(keep->isEnabled());
    EXPECT_EQ(keep->toolTip(), why);
    type("goalClues", "");
    EXPECT_TRUE(keep->isEnabled());
    press("keepRecipe");
    contradict();
    auto* dialog = find<QInputDialog>("recipeDialog");
    dialog->setTextValue(QStringLiteral("Odd"));
    dialog->accept();
    EXPECT_EQ(find<QComboBox>("recipes")->count(), 1);
    EXPECT_EQ(message(), why + QStringLiteral(" The recipe was not saved."));
}

TEST_F(Generating, BeginsWithFiveCardsAndTellsTheDetailsWhenAsked) {
    trigger("file.generate");
    auto* cards = find<RecipeCards>("recipeCards");
    ASSERT_EQ(recipeCards().size(), 5U);
    EXPECT_TRUE(cards->isVisible());
    EXPECT_FALSE(form().isVisible());
    // No empty lists before there is something to list.
    EXPECT_FALSE(find<QTreeWidget>("orders")->isVisible());
    EXPECT_FALSE(puzzles().isVisible());
    EXPECT_TRUE(sentence().contains(QStringLiteral("Generate"))) << sentence().toStdString();
    for (const RecipeCard& card : recipeCards()) {
        press(card.id);
        ASSERT_TRUE(form().recipe()) << card.id;
        EXPECT_TRUE(haveSameGoals(*form().recipe(), card.recipe)) << card.id;
        for (const RecipeCard& other : recipeCards())
            EXPECT_EQ(find<QPushButton>(other.id)->isChecked(), &other == &card) << card.id << ' ' << other.id;
    }
    press("generatorDetails");
    EXPECT_TRUE(form().isVisible());
    EXPECT_FALSE(cards->isVisible());
    type("goalClues", "30");
    for (const RecipeCard& card : recipeCards())
        EXPECT_FALSE(find<QPushButton>(card.id)->isChecked());
}

TEST_F(Generating, EveryCardFindsAPuzzle) {
    trigger("file.generate");
    for (const RecipeCard& card : recipeCards()) {
        press(card.id);
        find<QSpinBox>("goalCount")->setValue(1);
        press("generate");
        // The best that misses the goal stands in the list as well, with a sentence.
        EXPECT_TRUE(QTest::qWaitFor([&] { return found() == 1 && sentence().isEmpty(); }, kPatience))
            << card.id << ' ' << sentence().toStdString();
        press("cancelOrder");
    }
}

TEST_F(Generating, AJobsNameTellsWhatWasAskedForWhenItBegan) {
    generator();
    find<QSpinBox>("goalCount")->setValue(1);
    find<QComboBox>("goalLevel")->setCurrentIndex(3);
    type("goalClues", "22-30");
    saveRecipe("Dear");
    press("generate");
    EXPECT_TRUE(jobName(0).startsWith(QStringLiteral("Dear ·"))) << jobName(0).toStdString();
    type("goalClues", "24-30");
    press("generate");
    EXPECT_TRUE(jobName(1).startsWith(QStringLiteral("Own goals: Hard, 24\u201330 clues ·")))
        << jobName(1).toStdString();
    EXPECT_TRUE(jobName(0).startsWith(QStringLiteral("Dear ·"))) << "what begins later changes nothing";
    find<QComboBox>("goalLevel")->setCurrentIndex(1);
    type("goalClues", "");
    press("generate");
    EXPECT_TRUE(jobName(2).startsWith(recipeCards().front().title)) << jobName(2).toStdString();
}

TEST_F(Generating, TheGoalsAreThereAgain) {
    GeneratorWindow& window = generator();
    find<QComboBox>("goalLevel")->setCurrentIndex(4);
    type("goalClues", "22-26");
    const QPointer<GeneratorWindow> closed = &window;
    window.close();
    ASSERT_TRUE(QTest::qWaitFor([&] { return closed.isNull(); }));
    generator();
    ASSERT_TRUE(form().recipe());
    EXPECT_EQ(form().recipe()->goal.level, Level::unfair);
    EXPECT_EQ(form().recipe()->goal.clues, (IntRange{22, 26}));
}

TEST_F(Generating, ARecipeThatCannotBeReadIsToldAndStaysInTheFile) {
    const QString path = QDir(m_data.path()).filePath(QStringLiteral("recipes.json"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"recipes":[{"name":"new","needed":"no such code","clues":"24"},{"name":"good","clues":"24"}]})");
    file.close();
    openWindow();
    generator();
    EXPECT_EQ(find<QComboBox>("recipes")->count(), 2);
    ASSERT_TRUE(QTest::qWaitFor([&] { return message().contains(QStringLiteral("cannot be read")); }));
    saveRecipe("another");
    EXPECT_EQ(find<QComboBox>("recipes")->count(), 3);
    for (const char* kept : {"recipes.json", "generator.values"}) {
        QFile each(QDir(m_data.path()).filePath(QLatin1String(kept)));
        ASSERT_TRUE(each.open(QIODevice::ReadOnly));
        EXPECT_TRUE(each.readAll().contains("no such code")) << kept;
    }
}

TEST_F(Generating, ThePuzzlesAreSorted) {
    generator();
    find<QComboBox>("goalLevel")->setCurrentIndex(0);
    find<QSpinBox>("goalCount")->setValue(8);
    press("generate");
    ASSERT_TRUE(QTest::qWaitFor([&] { return found() == 8; }, kPatience));
    const auto isSorted = [this](int role, bool rises) {
        for (int row = 1; row < found(); ++row) {
            const int before = puzzles().model()->index(row - 1, 0).data(role).toInt();
            const int now = puzzles().model()->index(row, 0).data(role).toInt();
            if (rises ? before > now : before < now)
                return false;
        }
        return true;
    };
    EXPECT_TRUE(isSorted(PuzzleListModel::kScoreRole, true));
    find<QComboBox>("sortGenerated")->setCurrentIndex(1);
    EXPECT_TRUE(isSorted(PuzzleListModel::kScoreRole, false));
    find<QComboBox>("sortGenerated")->setCurrentIndex(2);
    EXPECT_TRUE(isSorted(PuzzleListModel::kCluesRole, true));
    find<QComboBox>("sortGenerated")->setCurrentIndex(3);
    EXPECT_TRUE(isSorted(PuzzleListModel::kFoundRole, true));
}

TEST_F(Generating, SeveralTechniquesCanBeNeeded) {
    generator();
    form().setRecipe(SavedRecipe());
    auto* menu = find<TechniqueMenu>("goalAlsoNeeded");
    const QList<QCheckBox*> boxes = menu->findChildren<QCheckBox*>();
    ASSERT_GT(boxes.size(), 20);
    const auto tick = [&](TechniqueId id) {
        for (QCheckBox* each : boxes)
            if (each->text() == techniqueName(id))
                each->click();
    };
    tick(TechniqueId::nakedPair);
    EXPECT_EQ(menu->text(), techniqueName(TechniqueId::nakedPair));
    tick(TechniqueId::skyscraper);
    ASSERT_TRUE(form().recipe());
    const SavedRecipe both = *form().recipe();
    EXPECT_TRUE(both.goal.alsoNeeded.test(static_cast<std::size_t>(TechniqueId::nakedPair)));
    EXPECT_TRUE(both.goal.alsoNeeded.test(static_cast<std::size_t>(TechniqueId::skyscraper)));
    form().setRecipe(SavedRecipe());
    EXPECT_TRUE(menu->techniques().none());
    form().setRecipe(both);
    EXPECT_EQ(menu->techniques(), both.goal.alsoNeeded);
    find<QComboBox>("goalLevel")->setCurrentIndex(1);
    EXPECT_FALSE(form().recipe()) << "neither is easy";
}

TEST_F(Generating, TheTechniquesThatAreNeededAreAScrollingListBehindAPlainButton) {
    generator();
    auto* menu = find<TechniqueMenu>("goalAlsoNeeded");
    menu->setFocus();
    EXPECT_FALSE(menu->isDefault());
    EXPECT_FALSE(menu->autoDefault());
    menu->click();
    auto* list = menu->findChild<QMenu*>();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(list));
    const QList<QCheckBox*> boxes = menu->findChildren<QCheckBox*>();
    ASSERT_GT(boxes.size(), 20);
    EXPECT_LE(list->height(), 17 * (boxes[0]->height() + 6));
    QTest::keyClick(boxes[0], Qt::Key_Space);
    EXPECT_TRUE(boxes[0]->isChecked());
    list->close();
}

TEST_F(Generating, ACardNamesTheNeededTechniquesBesideTheHardest) {
    GoalPuzzle puzzle;
    puzzle.rating.hodoku.hardest = TechniqueId::xWing;
    PuzzleGoal goal;
    goal.needed = NeededTechnique{TechniqueId::lockedTriple, 1};
    goal.alsoNeeded.set(static_cast<std::size_t>(TechniqueId::xWing));
    PuzzleListModel model([](const Puzzle&) { return QPixmap(); });
    model.setPuzzles({puzzle}, std::nullopt, goal);
    const auto lastLine = [&] { return model.index(0).data().toString().section(u'\n', -1); };
    EXPECT_EQ(lastLine(), QStringLiteral("with Locked Triple"));
    model.setPuzzles({puzzle}, std::nullopt, {});
    EXPECT_EQ(lastLine(), techniqueName(TechniqueId::xWing));
}

TEST_F(Generating, APlaceThatCannotBeWrittenIsToldInTheGeneratorsOwnWindow) {
    GeneratorWindow& window = generator();
    window.saveAll(QStringLiteral("/nonexistent/made.txt"));
    auto* fault = window.findChild<QLabel*>(QStringLiteral("saveFault"));
    ASSERT_NE(fault, nullptr);
    EXPECT_TRUE(fault->text().contains(QStringLiteral("/nonexistent/made.txt"))) << fault->text().toStdString();
    window.saveAll(m_data.filePath(QStringLiteral("made.txt")));
    EXPECT_TRUE(fault->text().isEmpty());
}

TEST_F(Generating, ATickIsForAllTechniquesThatAreSelected) {
    generator();
    auto* list = find<QListWidget>("goalTechniques");
    for (const int row : {2, 4, 5})
        list->item(row)->setSelected(true);
    list->item(4)->setCheckState(Qt::Unchecked);
    for (int row = 0; row < list->count(); ++row)
        EXPECT_EQ(list->item(row)->checkState() == Qt::Unchecked, row == 2 || row == 4 || row == 5) << row;
    EXPECT_EQ(form().recipe()->goal.allowed.count(), TechniqueSet().set().count() - 3);
}

TEST_F(Generating, TheMaskIsDrawnWithTheKeyboardOrTakenFromThePuzzle) {
    generator();
    auto* mask = find<MaskBoard>("goalMask");
    find<QComboBox>("goalSymmetry")->setCurrentIndex(static_cast<int>(Symmetry::halfTurn));
    mask->setFocus();
    QTest::keyClick(mask, Qt::Key_Right);
    QTest::keyClick(mask, Qt::Key_Space);
    EXPECT_EQ(mask->mask().count(), 2);
    EXPECT_TRUE(mask->mask().contains(Cell(1)) && mask->mask().contains(Cell(79)));
    EXPECT_TRUE(find<QCheckBox>("goalUsesMask")->isChecked());
    press("clearMask");
    QTest::mouseClick(mask, Qt::LeftButton, {}, mask->cellRect(Cell(40)).center().toPoint());
    EXPECT_EQ(mask->mask().count(), 1);
    press("maskFromPuzzle");
    EXPECT_EQ(mask->mask().count(), document().puzzle().givens.filledCount());
}

TEST_F(Generating, NewByLevelMakesAPuzzleThatNobodyHasSeen) {
    const Puzzle* before = &document().puzzle();
    trigger("file.new");
    find<QPushButton>("level2")->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return &document().puzzle() != before; }, kPatience));
    EXPECT_EQ(rate(document().puzzle()).hodoku.level, Level::hard);
}

TEST(PuzzleStock, FillsItselfAndKeepsWhatItHas) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("stock.txt"));
    std::optional<Puzzle> first;
    {
        PuzzleStock stock(file);
        EXPECT_FALSE(stock.take(Level::easy));
        stock.fillWhenIdle(0);
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return stock.count(Level::easy) > 0 && stock.count(Level::medium) > 0; }, kPatience));
        first = stock.take(Level::medium);
        ASSERT_TRUE(first);
        EXPECT_EQ(rate(*first).hodoku.level, Level::medium);
    }
    PuzzleStock again(file);
    EXPECT_GT(again.count(Level::easy), 0);
    EXPECT_EQ(rate(*again.take(Level::easy)).hodoku.level, Level::easy);
}

TEST(PuzzleStock, TakesNoBoardThatIsNoPuzzle) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("stock.txt")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("1 " + QByteArray(81, '.') + "\n1 noise\n");
    file.close();
    EXPECT_FALSE(PuzzleStock(file.fileName()).take(Level::easy));
}

TEST(PuzzleStock, APuzzleOfEachLevelIsThereAtOnceWithoutAStock) {
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::unfair, Level::extreme}) {
        QElapsedTimer clock;
        clock.start();
        const std::optional<GoalPuzzle> fresh = freshPuzzle({.level = level}, 99, 20);
        std::printf("[   INFO   ] level %d: %lld ms\n", static_cast<int>(level),
                    static_cast<long long>(clock.elapsed()));
        ASSERT_TRUE(fresh) << static_cast<int>(level);
        EXPECT_EQ(fresh->rating.hodoku.level, level);
    }
}

}  // namespace
}  // namespace nonet
