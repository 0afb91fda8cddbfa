// What is said after a save or a print, and how long.
#include "tests/core/imported_file.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/publishing/paper/paper_dialog.h"
#include "ui/text/format_text.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>

namespace nonet {
namespace {

class Saving : public WindowTest {
protected:
    bool says(const QString& text) { return find<QLabel>("statusText")->accessibleName().endsWith(text); }
    void choose(const char* action, const char* dialog, const QString& path) {
        trigger(action);
        auto* asked = find<QFileDialog>(dialog);
        Q_EMIT asked->fileSelected(path);
        delete asked;
    }
    void print(const QString& path) {
        trigger("file.print");
        auto* paper = find<PaperDialog>("paperDialog");
        ASSERT_TRUE(QTest::qWaitFor([this] { return find<QPushButton>("paperPrint")->isEnabled(); }));
        find<QPushButton>("paperPrint")->click();
        auto* dialog = find<QPrintDialog>("printDialog");
        dialog->printer()->setOutputFileName(path);
        Q_EMIT dialog->accepted(dialog->printer());
        delete dialog;
        ASSERT_TRUE(QTest::qWaitFor([paper] { return !paper->isBusy(); }));
        delete paper;
    }
    QString good(const char* name) { return m_data.filePath(QLatin1String(name)); }
};

TEST_F(Saving, PrintingIntoAFileIsToldOrToldToHaveFailed) {
    print(QStringLiteral("/dev/full"));
    EXPECT_TRUE(message().contains(QStringLiteral("/dev/full"))) << message().toStdString();
    print(good("page.pdf"));
    EXPECT_TRUE(says(QStringLiteral("Saved as page.pdf")));
    EXPECT_GT(QFileInfo(good("page.pdf")).size(), 1000);
}

TEST_F(Saving, AFailureIsToldUntilTheSameKindOfSaveSucceeds) {
    choose("file.save_picture", "pictureDialog", good("no/such/a.png"));
    const QString failure = message();
    EXPECT_TRUE(failure.contains(QStringLiteral("a.png"))) << failure.toStdString();
    choose("file.save_as", "saveDialog", good("puzzle.nonet"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(QStringLiteral("Saved as puzzle.nonet")); }));
    EXPECT_EQ(message(), failure);
    choose("file.save_picture", "pictureDialog", good("pic.png"));
    EXPECT_TRUE(says(QStringLiteral("Saved as pic.png")));
    EXPECT_EQ(message(), QString());
}

QString filterOf(FormatId format) {
    const std::vector<FormatId> formats = writtenFormats();
    return saveFilters().at(std::ranges::find(formats, format) - formats.begin());
}

TEST_F(Saving, NameAndFormatGoTogether) {
    document().names().setTitle(QStringLiteral("Birds.sdk"));
    const auto offered = [](QFileDialog& dialog) {
        return QFileInfo(dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text()).fileName();
    };
    trigger("file.save_as");
    auto* dialog = find<QFileDialog>("saveDialog");
    EXPECT_EQ(offered(*dialog), QStringLiteral("Birds.nonet"));
    for (const FormatId format : {FormatId::grid, FormatId::line, FormatId::native}) {
        const QString filter = filterOf(format);
        dialog->selectNameFilter(filter);
        Q_EMIT dialog->filterSelected(filter);
        EXPECT_EQ(offered(*dialog).toStdString(), "Birds." + endingsOf(formatRow(format)).front());
    }
    delete dialog;
    // What is typed over it is meant, too.
    struct Case {
        const char* name;
        FormatId format;
    };
    for (const auto& [name, format] :
         {Case{"a.sdk", FormatId::grid}, Case{"a.SDM", FormatId::line}, Case{"a.nonet", FormatId::native},
          Case{"a.txt", FormatId::native}, Case{"a.sudoku2", FormatId::native}}) {
        choose("file.save_as", "saveDialog", good(name));
        ASSERT_TRUE(QTest::qWaitFor([&] { return says(QStringLiteral("Saved as ") + QLatin1String(name)); })) << name;
        const Result<ImportedPuzzle> read = test::importedFile(good(name).toStdString());
        ASSERT_TRUE(read.hasValue()) << name;
        EXPECT_EQ(read->format, format) << name;
    }
}

TEST_F(Saving, EveryFormatOfTheCatalogueIsOfferedAndReadAgain) {
    const Grid givens = document().puzzle().givens;
    for (const FormatId format : writtenFormats()) {
        const FormatRow& row = formatRow(format);
        trigger("file.save_as");
        auto* dialog = find<QFileDialog>("saveDialog");
        const QString filter = filterOf(format);
        dialog->selectNameFilter(filter);
        Q_EMIT dialog->filterSelected(filter);
        EXPECT_EQ(dialog->defaultSuffix().toStdString(), endingsOf(row).front());
        const QString name = QStringLiteral("puzzle%1.%2").arg(static_cast<int>(row.id)).arg(dialog->defaultSuffix());
        Q_EMIT dialog->fileSelected(m_data.filePath(name));
        delete dialog;
        ASSERT_TRUE(QTest::qWaitFor([&] { return says(QStringLiteral("Saved as ") + name); })) << row.name;
        const Result<ImportedPuzzle> read = test::importedFile(m_data.filePath(name).toStdString());
        ASSERT_TRUE(read.hasValue()) << row.name;
        // SudokuPad is given f-puzzles' data.
        EXPECT_EQ(read->format, row.id == FormatId::sudokupad ? FormatId::fpuzzles : row.id) << row.name;
        if (row.lost.none() || row.id == FormatId::line) {
            EXPECT_EQ(read->record.puzzle.givens, givens) << row.name;
        }
    }
}

}  // namespace
}  // namespace nonet
