// Every text that a puzzle brings, as hostile as it can be, on its way to every place where it is shown or written:
// there it is text, and nothing else.
#include "core/formats/native/native_file.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/board/export/board_export.h"
#include "ui/board/export/vector_picture.h"
#include "ui/charts/chart_export.h"
#include "ui/frame/title_line.h"
#include "ui/history/undo_tree_model.h"
#include "ui/publishing/export_ways.h"
#include "ui/puzzles/continue_model.h"
#include "ui/text/error_text.h"
#include "ui/text/foreign_text.h"
#include "ui/text/rule_words.h"

#include <QClipboard>
#include <QLabel>
#include <QMessageBox>
#include <QTextBrowser>
#include <QToolTip>
#include <QXmlStreamReader>

namespace nonet {
namespace {

const char* const kHostile[] = {
    "</title><script>alert(1)</script>",
    "<img src=\"file:///etc/passwd\">",
    "<b>bold</b> &amp; <a href=\"http://x\">x</a>",
    "bell\a and \x1b[31mred",
    "Easy \xE2\x80\xAE ysae [*] %1 %2",
    "=cmd|' /C calc'!A0",
    "line\nbreak\ttab",
    "../../etc/passwd",
    "]]><!-- -->\xEF\xBF\xBE",
    "[/code][img]http://x/y.png[/img]",
};

/// The text wherever a puzzle has one.
PuzzleRecord hostileRecord(const std::string& text) {
    Layout layout;
    Constraint unknown;
    unknown.kind = ConstraintKind::unknown;
    unknown.type = text;
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(0), Cell(1)}};
    cage.values = {9};
    Constraint pairs;
    pairs.kind = ConstraintKind::pairRule;
    pairs.parts = {{Cell(10), Cell(11)}};
    pairs.text = text;
    layout.constraints = {cage, unknown, pairs};
    PuzzleRecord record;
    record.puzzle = Puzzle(layout, Grid(9));
    Drawing label;
    label.kind = DrawingKind::text;
    label.points = {{4.5, 4.5}};
    label.text = text;
    Drawing frame = label;
    frame.kind = DrawingKind::outline;
    record.puzzle.setDecoration({{label, frame}, {}});
    record.info = {text, text, text, {}, text, {text, text}};
    PlayState state = record.history.state();
    state.at(Cell(20)).digit = 3;
    record.history.push(state, {ActionKind::digit, 3, Cell(20), 1});
    record.history.setCheckpoint(text);
    return record;
}

std::vector<std::string> hostileTexts() {
    std::vector<std::string> texts(std::begin(kHostile), std::end(kHostile));
    std::string all;
    for (const std::string& each : texts)
        all += each;
    texts.push_back(all);
    texts.push_back(std::string(900, 'x') + "<i>");
    return texts;
}

/// The title and description of a whole SVG document; nothing else in it may be an element that Qt does not draw.
QStringList wordsOf(const QByteArray& svg) {
    static const QStringList kDrawn =
        QStringLiteral("svg title desc defs g path rect polyline polygon circle ellipse line text image linearGradient "
                       "radialGradient stop pattern clipPath mask use")
            .split(u' ');
    QStringList words;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = reader.name().toString();
        EXPECT_TRUE(kDrawn.contains(name)) << name.toStdString();
        if (name == QLatin1String("title") || name == QLatin1String("desc"))
            words << reader.readElementText();
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    return words;
}

bool isCalm(const QString& line) {
    return std::ranges::none_of(line, [](QChar each) {
        return each < u' ' || each == QChar(0x7F) || (each >= QChar(0x202A) && each <= QChar(0x202E));
    });
}

class ForeignWords : public WindowTest {
protected:
    void SetUp() override {
        // As in the program before the first widget.
        m_choices = std::make_unique<Preferences>(m_data.filePath(QStringLiteral("look.ini")));
        m_look = std::make_unique<Appearance>(*m_choices);
        WindowTest::SetUp();
    }

    void open(const std::string& text) {
        m_record = hostileRecord(text);
        m_window->session().open(m_record, PuzzleOrigin::imported);
        waitForCount();
        QCoreApplication::processEvents();
    }

    /// Whatever shows words shows them as they are.
    void expectPlain(const std::string& text) {
        for (const QLabel* label : m_window->findChildren<QLabel*>()) {
            if (!Qt::mightBeRichText(label->text()))
                continue;
            EXPECT_FALSE(label->textFormat() == Qt::AutoText && label->testAttribute(Qt::WA_WState_Polished))
                << text << label->objectName().toStdString();
            if (label->textFormat() == Qt::RichText) {
                EXPECT_FALSE(label->text().contains(QLatin1String("<script")));
                EXPECT_FALSE(label->text().contains(QLatin1String("<img")));
            }
        }
        for (const QTextBrowser* browser : m_window->findChildren<QTextBrowser*>()) {
            EXPECT_FALSE(browser->toHtml().contains(QLatin1String("<img"))) << text;
            EXPECT_FALSE(browser->toHtml().contains(QLatin1String("href=\"http://x"))) << text;
        }
    }

    std::unique_ptr<Preferences> m_choices;
    PuzzleRecord m_record;
};

TEST_F(ForeignWords, AreTextInTheWindow) {
    for (const std::string& text : hostileTexts()) {
        open(text);
        for (const char* room : {"room.design", "room.play"}) {
            if (QAction* action = m_window->findChild<QAction*>(QLatin1String(room)))
                action->trigger();
            QCoreApplication::processEvents();
            expectPlain(text);
            EXPECT_TRUE(isCalm(m_window->windowTitle())) << text;
        }
        EXPECT_TRUE(m_window->windowTitle().endsWith(QStringLiteral("Nonet")));
        UndoTreeModel tree;
        tree.setDocument(&document());
        for (int row = 0; row < tree.rowCount(); ++row)
            EXPECT_TRUE(isCalm(tree.index(row).data().toString().remove(u'\n'))) << text;
        tree.setDocument(nullptr);
        TitleLine line;
        line.setDocument(&document());
        EXPECT_TRUE(isCalm(line.accessibleName())) << text;
        line.setDocument(nullptr);
        ContinueModel list([](const ContinueEntry&) { return QPixmap(1, 1); });
        ContinueEntry entry;
        entry.title = QString::fromStdString(text);
        entry.author = entry.title;
        list.setEntries({entry, entry});
        EXPECT_LE(list.index(0).data().toString().count(u'\n'), 2) << text;
        EXPECT_TRUE(isCalm(list.index(0).data().toString().remove(u'\n'))) << text;
    }
}

TEST_F(ForeignWords, AreTextInTooltipsAndQuestions) {
    QWidget widget;
    widget.show();
    for (const std::string& text : hostileTexts()) {
        QToolTip::showText({}, QString::fromStdString(text), &widget);
        QMessageBox box(QMessageBox::Question, QString(), QString::fromStdString(text));
        box.setInformativeText(QString::fromStdString(text));
        box.ensurePolished();
        box.show();
        int seen = 0;
        for (QWidget* each : QApplication::allWidgets())
            if (auto* label = qobject_cast<QLabel*>(each); label && label->text() == QString::fromStdString(text)) {
                EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->metaObject()->className();
                ++seen;
            }
        EXPECT_GE(seen, 2) << text;
        QToolTip::hideText();
    }
}

TEST_F(ForeignWords, AreTextInPicturesAndOnPaper) {
    for (const std::string& text : hostileTexts()) {
        open(text);
        const QString title = QString::fromStdString(text);
        const QByteArray svg = boardPictureBytes(board().picture(), ThemeId::light, PictureFormat::svg, title);
        EXPECT_EQ(wordsOf(svg), QStringList{oneLine(title)}) << text;
        const QByteArray described =
            svgPicture({10, 10}, {title, title}, [&](QPainter& painter) { painter.drawText(0, 10, title); });
        EXPECT_EQ(wordsOf(described), (QStringList{oneLine(title), oneLine(title)})) << text;
        // Qt writes a title as UTF-16, whose bytes are no operators of PDF; nothing else of it is there.
        const QByteArray pdf = boardPictureBytes(board().picture(), ThemeId::light, PictureFormat::pdf, title);
        EXPECT_TRUE(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"));
        EXPECT_FALSE(pdf.contains("<script>alert") || pdf.contains("file:///etc")) << text;
        EXPECT_EQ(pdf.count("/Title"), 1) << text;
    }
}

TEST_F(ForeignWords, AreTextInWhatGoesOut) {
    for (const std::string& text : hostileTexts()) {
        const PuzzleRecord record = hostileRecord(text);
        const QString post = *exportText(record, ExportWay::forumPost);
        const QString head = post.left(post.indexOf(QStringLiteral("[code]")));
        EXPECT_EQ(head.count(u'\n'), 3) << text;
        EXPECT_EQ(post.count(QStringLiteral("[/code]")), 1) << text;
        EXPECT_FALSE(post.contains(QStringLiteral("[img]"))) << text;
        EXPECT_TRUE(isCalm(QString(head).remove(u'\n'))) << text;
        // What is ours keeps the text as it is.
        const Result<ImportedPuzzle> again = readNative(writeNative(record));
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(again->record.info.title, text);
        EXPECT_EQ(again->record.info.author, text);
        EXPECT_EQ(again->record.info.rules, text);
        const ChartTable table{{QString::fromStdString(text)}, {{QString::fromStdString(text)}}};
        EXPECT_FALSE(csvBytes(table).startsWith('=')) << text;
        EXPECT_FALSE(csvBytes(table).contains("\n=")) << text;
    }
}

TEST_F(ForeignWords, AreTextInSentences) {
    for (const std::string& text : hostileTexts()) {
        const PuzzleRecord record = hostileRecord(text);
        const Layout& layout = record.puzzle.layout();
        QStringList sentences;
        for (const Constraint& constraint : layout.constraints)
            sentences << ruleSentence(constraint, layout) << ruleName(constraint, layout);
        for (const FaultyConstraint& fault : record.puzzle.rulebook().faults())
            sentences << faultSentence(fault, layout);
        for (const ErrorCode code : {ErrorCode::badSymbol, ErrorCode::badField, ErrorCode::fileNotReadable,
                                     ErrorCode::unsupportedVariant, ErrorCode::unsupportedFormat})
            sentences << errorSentence({.code = code, .subject = text, .reason = "x"});
        sentences << warningSentence(ImportWarning::unknownConstraints, record.puzzle);
        for (const QString& sentence : sentences)
            EXPECT_TRUE(isCalm(sentence)) << sentence.toStdString();
    }
}

}  // namespace
}  // namespace nonet
