// Everything that a puzzle can go out as: what is told before, what is shown, what lands on the clipboard and the disk.
#include "core/formats/importer.h"
#include "core/techniques/engine.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/designer/design_board.h"
#include "ui/publishing/entered_play.h"
#include "ui/publishing/export_dialog.h"
#include "ui/publishing/forum_post.h"
#include "ui/publishing/qr_code.h"
#include "ui/shortcuts/action_catalogue.h"
#include "ui/text/foreign_text.h"
#include "ui/text/technique_text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QImageReader>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include <gmock/gmock.h>
#include <set>

namespace nonet {
namespace {

using testing::HasSubstr;

PuzzleRecord variant() {
    Layout layout;
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(0), Cell(1)}};
    cage.values = {9};
    Constraint leaper;
    leaper.kind = ConstraintKind::leaper;
    leaper.values = {1, 3};
    layout.constraints = {cage, leaper};
    PuzzleRecord record;
    record.puzzle = Puzzle(layout, Grid(9));
    record.puzzle.givens.set(Cell(2), Digit(5));
    record.info.title = "A cage";
    record.info.author = "Somebody";
    PlayState state(record.puzzle.shape());
    state.at(Cell(10)).digit = 3;
    record.history = History(state);
    return record;
}

TEST(ExportWays, EveryRowIsFilled) {
    std::set<std::string> copied;
    for (const ExportWayRow& row : exportWays()) {
        const auto number = static_cast<int>(row.id);
        EXPECT_TRUE(row.name != nullptr || row.copied != nullptr) << number << " is offered nowhere";
        EXPECT_EQ(row.name == nullptr, row.hint == nullptr) << number;
        EXPECT_TRUE(row.copyAction == nullptr || row.copied != nullptr) << number;
        EXPECT_FALSE(std::string(row.ending).empty()) << number;
        EXPECT_TRUE((row.text == nullptr) == row.picture.has_value()) << number;
        EXPECT_NE(row.losses, nullptr) << number;
        if (row.copyAction != nullptr) {
            EXPECT_TRUE(copied.insert(row.copyAction).second) << row.copyAction;
            EXPECT_TRUE(std::ranges::any_of(actionCatalogue(), [&](const ActionRow& action) {
                return action.id == std::string(row.copyAction);
            })) << row.copyAction;
        }
    }
    // Every action below "Copy as" is a row here.
    for (const ActionRow& action : actionCatalogue()) {
        if (std::string(action.id).starts_with("copy.")) {
            EXPECT_TRUE(copied.contains(action.id)) << action.id;
        }
    }
}

TEST(ExportWays, EachThatIsSharedHasANameAndAHint) {
    EXPECT_EQ(sharedWays().size(), 10U);
    for (const ExportWay way : sharedWays()) {
        EXPECT_FALSE(exportWayName(way).isEmpty());
        EXPECT_FALSE(exportWayHint(way).isEmpty());
        EXPECT_EQ(exportText(variant(), way)->isEmpty(), isPicture(way) && way != ExportWay::qrCode);
        EXPECT_TRUE(exportObstacle(variant(), way).isEmpty());
    }
}

TEST(ExportWays, TextsAreReadBack) {
    const PuzzleRecord record = withoutPlay(variant());
    EXPECT_FALSE(hasPlay(record));
    EXPECT_TRUE(hasPlay(variant()));
    for (const ExportWay way : {ExportWay::sudokuPadLink, ExportWay::fpuzzlesLink, ExportWay::nonetFile}) {
        const Result<ImportedPuzzle> read = importPuzzle(exportText(record, way)->toStdString());
        ASSERT_TRUE(read);
        EXPECT_EQ(read->record.puzzle.givens, record.puzzle.givens);
        EXPECT_EQ(read->record.puzzle.constraints().front(), record.puzzle.constraints().front());
        EXPECT_EQ(read->record.info.title, "A cage");
        // Knight's moves of another length are no rule there.
        EXPECT_EQ(exportLosses(record, way).isEmpty(), way == ExportWay::nonetFile);
    }
    EXPECT_TRUE(importPuzzle(exportText(record, ExportWay::issText)->toStdString()));
}

TEST(ExportWays, LinksTellTheRulesAndThatHiddenOnesAreSeen) {
    PuzzleRecord record = withoutPlay(variant());
    const std::string link = exportText(record, ExportWay::sudokuPadLink)->toStdString();
    EXPECT_EQ(importPuzzle(link)->record.info.rules, rulesParagraphs(record).join(u'\n').toStdString());
    const auto tells = [&] { return exportLosses(record, ExportWay::sudokuPadLink).join(u' ').contains(u"hidden"); };
    EXPECT_FALSE(tells());
    Layout layout = record.puzzle.layout();
    layout.constraints.front().isHidden = true;
    record.puzzle = Puzzle(layout, record.puzzle.givens);
    EXPECT_TRUE(tells());
    record.info.rules = "My own words.";
    EXPECT_EQ(importPuzzle(exportText(record, ExportWay::fpuzzlesLink)->toStdString())->record.info.rules,
              "My own words.");
}

TEST(ExportWays, AForumPostHasBoardRulesAndLink) {
    const std::string post = exportText(withoutPlay(variant()), ExportWay::forumPost)->toStdString();
    EXPECT_THAT(post,
                testing::StartsWith("A cage\nby Somebody\n\n[code]\n+-------+-------+-------+\n| . . 5 | . . . |"));
    EXPECT_THAT(post, HasSubstr("[/code]\n\n"));
    EXPECT_THAT(post, HasSubstr("https://sudokupad.app/"));
    EXPECT_THAT(post, HasSubstr(rulesParagraphs(variant()).back().toStdString()));
    EXPECT_THAT(exportText(variant(), ExportWay::forumPost)->toStdString(), HasSubstr("| . 3 . |"));
    EXPECT_EQ(exportLosses(withoutPlay(variant()), ExportWay::forumPost).join(u' ').toStdString(),
              "Only drawn or told in words, since the format has no form for them: leaper.");
    PuzzleRecord own = variant();
    own.info.rules = "My own words.";
    EXPECT_EQ(exportText(own, ExportWay::rulesText)->toStdString(), "My own words.");
}

TEST(ExportWays, AForumPostHasTheCandidatesWhereAStepIsShownOrSomeWereStruck) {
    PuzzleRecord record;
    record.puzzle =
        Puzzle(*gridFromLine("530070000600195000098000060800060003400803001700020006060000280000419005000080079"));
    record.history = History(PlayState(record.puzzle.shape()));
    const auto blocks = [&](const std::optional<Step>& step) {
        return exportText(record, ExportWay::forumPost, step)->count(QStringLiteral("[code]"));
    };
    EXPECT_EQ(blocks({}), 1) << "they follow from the board";
    const Step step = solvePath(Position::fromPuzzle(record.puzzle)).steps.front();
    EXPECT_EQ(blocks(step), 2);
    EXPECT_TRUE(exportText(record, ExportWay::forumPost, step)->contains(stepSentence(step)));
    PlayState state(record.puzzle.shape());
    state.at(Cell(2)).struck.insert(Digit(1));
    record.history = History(state);
    EXPECT_EQ(blocks({}), 2);
}

TEST(ExportWays, BoardsOfAnyShapeAreWrittenOut) {
    EXPECT_EQ(boardInText(Puzzle(Geometry(1, 2), Grid(2)), Grid(2)).toStdString(),
              "+-----+\n| . . |\n+-----+\n| . . |\n+-----+");
    Layout layout;
    layout.shape = BoardShape(2, 3, 10);
    WideCellSet holes;
    holes.insert(Cell(1));
    layout.shape.setHoles(holes);
    layout.symbols = SymbolSet(10);
    layout.grids = {SubGrid{0, 0, RegionMap(2, 3)}};
    Grid digits(layout.shape);
    digits.set(Cell(3), Digit(10));
    EXPECT_EQ(boardInText(Puzzle(layout, digits), digits).toStdString(), " .     .\n10  .  .");
    // Where links have no such board, that is told.
    PuzzleRecord record;
    record.puzzle = Puzzle(layout, digits);
    record.history = History(PlayState(layout.shape));
    EXPECT_FALSE(exportText(record, ExportWay::sudokuPadLink));
    EXPECT_THAT(exportLosses(record, ExportWay::forumPost).join(u' ').toStdString(), HasSubstr("link"));
}

TEST(ExportWays, FileNamesComeFromTitles) {
    EXPECT_EQ(fileNameFrom(QStringLiteral("a/b"), QStringLiteral("png")), QStringLiteral("a-b.png"));
    EXPECT_EQ(fileNameFrom(QStringLiteral(".x.nonet"), QStringLiteral("pdf")), QStringLiteral("x.pdf"));
    EXPECT_FALSE(fileNameFrom({}, QStringLiteral("svg")).startsWith(u'.'));
}

class ExportDialogTest : public WindowTest {
protected:
    static PuzzleRecord recordOf(const std::string& line) {
        PuzzleRecord record;
        record.puzzle = Puzzle(*gridFromLine(line));
        return record;
    }
    ExportDialog& openDialog() {
        trigger("file.share");
        return *find<ExportDialog>("exportDialog");
    }
    void choose(ExportWay way) { find<QListWidget>("exportWays")->setCurrentRow(static_cast<int>(way)); }
    std::string losses() { return find<QLabel>("exportLosses")->text().toStdString(); }
    QString shown() { return find<QPlainTextEdit>("exportText")->toPlainText(); }
    void saveAs(const QString& name) {
        find<QPushButton>("exportSave")->click();
        auto* files = find<QFileDialog>("exportSaveDialog");
        Q_EMIT files->fileSelected(m_data.filePath(name));
        delete files;
    }
};

TEST_F(ExportDialogTest, TellsAndShowsWhatIsCopied) {
    m_window->session().open(variant());
    openDialog();
    EXPECT_THAT(losses(), HasSubstr("since the format has no form for them: leaper."));
    EXPECT_TRUE(shown().startsWith(QStringLiteral("https://sudokupad.app/")));
    find<QPushButton>("exportCopy")->click();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), shown());
    EXPECT_EQ(find<QLabel>("exportTold")->text(), QStringLiteral("Copied"));
    choose(ExportWay::nonetFile);
    EXPECT_EQ(losses(), "Nothing of the puzzle is lost.\nNot included: your digits.");
    EXPECT_TRUE(find<QLabel>("exportTold")->text().isEmpty());
    // The puzzle as its setter gave it, until one asks for more.
    EXPECT_FALSE(hasPlay(importPuzzle(shown().toStdString())->record));
    find<QCheckBox>("exportWithPlay")->setChecked(true);
    EXPECT_EQ(losses(), "Nothing is lost.");
    EXPECT_TRUE(hasPlay(importPuzzle(shown().toStdString())->record));
}

TEST_F(ExportDialogTest, NamesWhatIsLeftOutAndNothingElse) {
    PlayState state(variant().puzzle.shape());
    EXPECT_EQ(playNames(state), QString());
    state.at(Cell(20)).colours.insert(Digit(2));
    state.links.push_back({.from = {Cell(30), Digit(1)}, .to = {Cell(31), Digit(1)}});
    EXPECT_EQ(playNames(state), QStringLiteral("colours, links"));
    state.at(Cell(21)).corner.insert(Digit(2));
    state.at(Cell(22)).struck.insert(Digit(2));
    state.at(Cell(23)).digit = 4;
    EXPECT_EQ(playNames(state), QStringLiteral("digits, marks, struck candidates, colours, links"));
}

TEST_F(ExportDialogTest, TellsHowManySolutionsThereAreAsFarAsThatIsKnown) {
    const auto told = [this] { return find<QLabel>("exportSolutions")->text(); };
    m_window->session().open(
        recordOf("530070000600195000098000060800060003400803001700020006060000280000419005000080079"));
    openDialog();
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return told() == QStringLiteral("One solution without the entered digits."); }, 20'000))
        << told().toStdString();
    m_window->session().open(
        recordOf("530070000600195000098000060800060003400803001700020006060000280000419005000000000"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return told().contains(QStringLiteral("olutions without")); }, 20'000))
        << told().toStdString();
    m_window->session().open(
        recordOf("535070000600195000098000060800060003400803001700020006060000280000419005000080079"));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return told() == QStringLiteral("No solution without the entered digits."); }, 20'000))
        << told().toStdString();
    // What is typed into a blank board does not go out, and what it has is not told of the board.
    trigger("file.new_empty");
    EXPECT_TRUE(QTest::qWaitFor([&] {
        return told() == QStringLiteral("How many solutions it has is not counted yet.");
    })) << told().toStdString();
}

TEST_F(ExportDialogTest, PicturesAreAsLargeAsAskedFor) {
    openDialog();
    choose(ExportWay::png);
    EXPECT_TRUE(find<QWidget>("exportPicture")->isVisible());
    find<QSpinBox>("exportSize")->setValue(400);
    find<QPushButton>("exportCopy")->click();
    EXPECT_EQ(QGuiApplication::clipboard()->image().width(), 400);
    saveAs(QStringLiteral("a.png"));
    EXPECT_EQ(QImageReader(m_data.filePath(QStringLiteral("a.png"))).size().width(), 400);
    EXPECT_EQ(find<QLabel>("exportTold")->text(), QStringLiteral("Saved as a.png"));
    choose(ExportWay::svg);
    EXPECT_FALSE(find<QPushButton>("exportCopy")->isVisible());
    find<QSpinBox>("exportSize")->setValue(100);
    saveAs(QStringLiteral("a.svg"));
    QFile file(m_data.filePath(QStringLiteral("a.svg")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("width=\"99"));
    choose(ExportWay::png);
    EXPECT_EQ(find<QSpinBox>("exportSize")->value(), 400) << "each keeps its own";
    saveAs(QStringLiteral("missing/a.png"));
    EXPECT_TRUE(find<QLabel>("exportFault")->isVisible());
    EXPECT_TRUE(find<QLabel>("exportTold")->text().isEmpty());
}

/// Every cell in another colour makes a long link.
PuzzleRecord colourful() {
    PuzzleRecord record = withoutPlay(variant());
    Decoration decoration;
    for (int i = 0; i < 81; ++i) {
        Drawing drawing;
        drawing.kind = DrawingKind::text;
        drawing.points = {{i / 9 + 0.5, i % 9 + 0.5}};
        drawing.text = std::to_string(7919 * (i + 1) % 10'007);
        decoration.drawings.push_back(drawing);
    }
    record.puzzle.setDecoration(decoration);
    return record;
}

TEST_F(ExportDialogTest, AShortLinkIsACodeAndOfALongOneItSaysSo) {
    m_window->session().open(variant());
    openDialog();
    choose(ExportWay::qrCode);
    EXPECT_TRUE(find<QWidget>("exportPicture")->isVisible());
    EXPECT_THAT(losses(), HasSubstr("leaper")) << "what the link loses";
    find<QSpinBox>("exportSize")->setValue(600);
    find<QPushButton>("exportCopy")->click();
    const QImage code = QGuiApplication::clipboard()->image();
    EXPECT_EQ(code.size(), qrCode(*exportText(withoutPlay(variant()), ExportWay::sudokuPadLink), 600).size());
    EXPECT_LE(code.width(), 600);
    saveAs(QStringLiteral("code.png"));
    EXPECT_EQ(QImageReader(m_data.filePath(QStringLiteral("code.png"))).size(), code.size());
    m_window->session().open(colourful());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !find<QPushButton>("exportCopy")->isEnabled(); }));
    EXPECT_THAT(losses(), HasSubstr("too long for a code"));
    EXPECT_FALSE(find<QPushButton>("exportSave")->isEnabled());
}

TEST_F(ExportDialogTest, TheForumPostOfTheMenuIsThatOfShare) {
    // On a board that has no grid of candidates, too.
    for (const PuzzleRecord& record :
         {recordOf("530070000600195000098000060800060003400803001700020006060000280000419005000080079"), variant()}) {
        m_window->session().open(record);
        trigger("copy.post");
        const QString copied = QGuiApplication::clipboard()->text();
        EXPECT_TRUE(copied.contains(QStringLiteral("[code]")));
        openDialog();
        choose(ExportWay::forumPost);
        find<QCheckBox>("exportWithPlay")->setChecked(true);
        EXPECT_TRUE(QTest::qWaitFor([&] { return shown() == copied; })) << shown().toStdString();
    }
}

TEST_F(ExportDialogTest, FollowsThePuzzle) {
    openDialog();
    const QString before = shown();
    m_window->session().open(variant());
    EXPECT_TRUE(QTest::qWaitFor([&] { return shown() != before; }));
}

TEST_F(ExportDialogTest, IsTheDesignRoomsInIt) {
    trigger("room.design");
    auto* layout = find<DesignBoard>("designBoard");
    ASSERT_TRUE(QTest::qWaitFor([&] { return layout->isVisible(); }));
    layout->document()->names().setTitle(QStringLiteral("A layout"));
    openDialog();
    choose(ExportWay::nonetFile);
    EXPECT_TRUE(shown().contains(QStringLiteral("A layout")));
}

TEST_F(ExportDialogTest, TellsOfALayoutWhatTheAnswerPanelKnows) {
    trigger("room.design");
    auto* layout = find<DesignBoard>("designBoard");
    ASSERT_TRUE(QTest::qWaitFor([&] { return layout->isVisible(); }));
    openDialog();
    const auto told = [this] { return find<QLabel>("exportSolutions")->text(); };
    EXPECT_TRUE(QTest::qWaitFor([&] { return told().contains(QStringLiteral("6,670,903,752")); }, 20'000))
        << told().toStdString();
    // Counted to the last in the panel alone.
    const Layout small(Geometry(2, 3));
    Puzzle six(small, Grid(small.shape));
    for (int i = 0; i < 6; ++i)
        six.givens.set(Cell(i), Digit(i + 1));
    layout->document()->setPuzzle(six);
    EXPECT_TRUE(QTest::qWaitFor([&] { return told().startsWith(QStringLiteral("At least 1,000")); }, 20'000))
        << told().toStdString();
    trigger("design.count_exactly");
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return told() == QStringLiteral("39,168 solutions without the entered digits."); }, 20'000))
        << told().toStdString();
    find<QComboBox>("answerDigits")->setCurrentIndex(1);
    EXPECT_TRUE(told().endsWith(QStringLiteral("without the entered digits.")));
}

TEST_F(ExportDialogTest, IsWalkedByKeys) {
    ExportDialog& dialog = openDialog();
    auto* ways = find<QListWidget>("exportWays");
    QTest::keyClick(ways, Qt::Key_Down);
    EXPECT_EQ(dialog.way(), ExportWay::qrCode);
    QTest::keyClick(ways, Qt::Key_Down);
    EXPECT_EQ(dialog.way(), ExportWay::fpuzzlesLink);
    QTest::keyClick(&dialog, Qt::Key_Return);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("https://www.f-puzzles.com/?load=")) ||
                QGuiApplication::clipboard()->text().startsWith(QStringLiteral("https://f-puzzles.com/?load=")));
}

}  // namespace
}  // namespace nonet
