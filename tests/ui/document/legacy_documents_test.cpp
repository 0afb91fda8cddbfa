// Documents of the version of 21 November 2026 (tests/data/legacy_documents) open with all that was done on them.
#include "test_paths.h"
#include "ui/document/document_store.h"

#include <QDir>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {
namespace {

const QString kFolder = QStringLiteral(NONET_SOURCE_DIR "/tests/data/legacy_documents");

/// Givens, digits, and how many corner and centre marks, struck candidates, colours, coloured candidates and links.
QString seenOf(const PuzzleDocument& document) {
    int counts[5] = {};
    for (const CellState& cell : document.state().cells) {
        counts[0] += cell.corner.count();
        counts[1] += cell.centre.count();
        counts[2] += cell.struck.count();
        counts[3] += cell.colours.count();
        counts[4] += static_cast<int>(cell.candidateColours.size());
    }
    QStringList seen{QString::fromStdString(toLine(document.puzzle().givens)),
                     QString::fromStdString(toLine(document.digits()))};
    for (const int count : counts)
        seen.append(QString::number(count));
    seen.append(QString::number(document.state().links.size()));
    return seen.join(u' ');
}

QStringList linesOf(const QString& name) {
    QFile file(QDir(kFolder).filePath(name + QStringLiteral(".undo")));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

class LegacyDocuments : public ::testing::Test {
protected:
    LegacyDocuments() {
        const QString documents = m_data.filePath(QStringLiteral("documents"));
        QDir().mkpath(documents);
        for (const QString& name : QDir(kFolder).entryList(QDir::Files))
            QFile::copy(QDir(kFolder).filePath(name), QDir(documents).filePath(name));
    }
    DocumentStore store() {
        return DocumentStore(m_data.path(), [](const std::function<void()>& work, const std::function<void()>& done) {
            work();
            done();
        });
    }
    QTemporaryDir m_data;
};

TEST_F(LegacyDocuments, ShowWhatTheyShowedAndUndoIt) {
    DocumentStore documents = store();
    int tried = 0;
    for (const QString& file : QDir(kFolder).entryList({QStringLiteral("*.undo")}, QDir::Files)) {
        const QString name = QFileInfo(file).completeBaseName();
        const Result<PuzzleRecord> record = documents.load(name);
        ASSERT_TRUE(record) << name.toStdString();
        PuzzleDocument document(*record);
        for (const QString& line : linesOf(name)) {
            EXPECT_EQ(seenOf(document).toStdString(), line.toStdString()) << name.toStdString();
            document.undo();
        }
        ++tried;
    }
    EXPECT_EQ(tried, 11);
}

TEST_F(LegacyDocuments, StayTheSameAfterTheyWereSavedByThisVersion) {
    for (const bool isSaved : {false, true})
        for (const QString& file : QDir(kFolder).entryList({QStringLiteral("*.undo")}, QDir::Files)) {
            const QString name = QFileInfo(file).completeBaseName();
            PuzzleRecord kept;
            {
                DocumentStore documents = store();
                PuzzleDocument document(*documents.load(name), name);
                documents.keep(document);
                document.notes().setCheckpoint(QStringLiteral("now"));
                if (isSaved)
                    documents.save();
                kept = document.record();
                EXPECT_FALSE(documents.hasUnsaved());
            }
            DocumentStore documents = store();
            EXPECT_EQ(*documents.load(name), kept) << name.toStdString();
            PuzzleDocument document(*documents.load(name));
            for (const QString& line : linesOf(name)) {
                EXPECT_EQ(seenOf(document).toStdString(), line.toStdString()) << name.toStdString();
                document.undo();
            }
        }
}

TEST_F(LegacyDocuments, KeepNamesTimesAndTheWindowsOwnKeys) {
    DocumentStore documents = store();
    const PuzzleRecord view = *documents.load(QStringLiteral("view"));
    EXPECT_EQ(view.info.title, "A title");
    EXPECT_EQ(view.playedSeconds, 83.5);
    const PuzzleDocument document(view);
    EXPECT_EQ(document.notes().view().origin, PuzzleOrigin::madeHere);
    EXPECT_TRUE(document.notes().view().showsRating);
    EXPECT_NE(view.view.find(R"("somethingElse":"kept")"), std::string::npos) << view.view;
    EXPECT_EQ(view.view.find("stamp"), std::string::npos) << view.view;
    const PuzzleRecord marks = *documents.load(QStringLiteral("marks"));
    ASSERT_EQ(marks.history.checkpoints().size(), 2U);
    EXPECT_EQ(marks.history.checkpoints()[0].name, "fork");
    const PuzzleRecord late = *documents.load(QStringLiteral("journal_after_save"));
    ASSERT_EQ(late.history.checkpoints().size(), 1U);
    EXPECT_EQ(late.history.checkpoints()[0].name, "late");
}

}  // namespace
}  // namespace nonet
