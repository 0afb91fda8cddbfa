#include "ui/text/foreign_text.h"

#include <QXmlStreamReader>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr QChar kOverride(0x202E);

TEST(ForeignText, OnOneLineEveryCharacterIsSeen) {
    EXPECT_EQ(oneLine(QStringLiteral("a\nb\tc\u2028d")), QStringLiteral("a b c d"));
    EXPECT_EQ(oneLine(QStringLiteral("bell\u0007, \u202Eeasy")), QStringLiteral("bell\u00b7, \u00b7easy"));
    EXPECT_EQ(oneLine(QStringLiteral("\u2066x\u2069 \u0085\u009Fy")), QStringLiteral("\u00b7x\u00b7  \u00b7y"));
    EXPECT_EQ(severalLines(QStringLiteral("a\r\nb\u001b[2J\n\n\u202Ec")), QStringLiteral("a\nb\u00b7[2J\n\n\u00b7c"));
    EXPECT_EQ(oneLine(QString(QChar(0xD800)) + u'x'), QStringLiteral("\uFFFDx"));
    for (const QString& plain :
         {QStringLiteral("<b>&amp;"), QStringLiteral("数独 🧩 “ü”"), QStringLiteral("سودوكو")})
        EXPECT_EQ(oneLine(plain), plain);
}

TEST(ForeignText, AmongWordsOtherDirectionsStayWithin) {
    EXPECT_EQ(amongWords(QStringLiteral("Monday")), QStringLiteral("Monday"));
    const QString hebrew = QStringLiteral("\u05E1\u05D5\u05D3");
    const QString within = amongWords(hebrew);
    EXPECT_EQ(within, u'\u2068' + hebrew + u'\u2069');
    EXPECT_EQ(amongWords(within), within) << "given twice";
    // Its own isolates do not end ours.
    const QString hostile = amongWords(u'\u2068' + hebrew + u'\u2069' + kOverride + hebrew + u'\u2069');
    EXPECT_EQ(hostile.count(u'\u2069'), 1);
    EXPECT_TRUE(hostile.endsWith(u'\u2069'));
    EXPECT_FALSE(hostile.contains(kOverride));
}

TEST(ForeignText, AWindowsTitleHasNoMarkOfChanges) {
    EXPECT_EQ(asWindowTitle(QStringLiteral("a[*]b")), QStringLiteral("a[*][*]b"));
    EXPECT_FALSE(asWindowTitle(QStringLiteral("Easy \u202E 1")).contains(kOverride));
}

TEST(ForeignText, MarkupHoldsAnythingAsItsText) {
    for (const QString& text :
         {QStringLiteral("</title><script>alert(1)</script>"), QStringLiteral("a & b &amp; \"c\""),
          QStringLiteral("]]>"), QStringLiteral("bell\u0007"), QStringLiteral("\uFFFE"), QString(QChar(0xDC00)),
          QStringLiteral("🧩")}) {
        QXmlStreamReader reader(QStringLiteral("<x>%1</x>").arg(inMarkup(text)));
        ASSERT_TRUE(reader.readNextStartElement());
        EXPECT_EQ(reader.readElementText().size(), text.size()) << text.toStdString();
        EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    }
}

TEST(ForeignText, NoCellIsAFormula) {
    EXPECT_EQ(csvField(QStringLiteral("=cmd|' /C calc'!A0")), QStringLiteral("'=cmd|' /C calc'!A0"));
    EXPECT_EQ(csvField(QStringLiteral("=1+1,2")), QStringLiteral("\"'=1+1,2\""));
    for (const char* text : {"+x", "-x", "@SUM(A1)", "\tx"})
        EXPECT_TRUE(csvField(QString::fromLatin1(text)).startsWith(u'\'')) << text;
    EXPECT_TRUE(csvField(QStringLiteral("\r=1")).startsWith(QStringLiteral("\"'")));
    // Numbers stay numbers.
    for (const char* text : {"-0.35", "+7", "12", "1e5", "a=b", ""})
        EXPECT_EQ(csvField(QString::fromLatin1(text)), QString::fromLatin1(text));
    EXPECT_EQ(csvField(QStringLiteral("a \"b\"\r\nc")), QStringLiteral("\"a \"\"b\"\"\r\nc\""));
}

TEST(ForeignText, APostHasNoTagsButItsOwn) {
    for (const char* text : {"[img]http://x/y.png[/img]", "[/code][URL=http://x]", "a [b]b[/b] [*]", "[[i]]"}) {
        const QString shown = inForumPost(QString::fromLatin1(text));
        for (qsizetype at = shown.indexOf(u'['); at >= 0; at = shown.indexOf(u'[', at + 1))
            EXPECT_TRUE(shown[at + 1] == u'[' || shown[at + 1] == u'\u2060') << text;
        EXPECT_EQ(QString(shown).remove(u'\u2060'), QString::fromLatin1(text));
    }
    // Sums and clues in brackets stay as they are.
    EXPECT_EQ(inForumPost(QStringLiteral("sums [3-5], [12]")), QStringLiteral("sums [3-5], [12]"));
}

TEST(ForeignText, FileNamesStayInTheirFolder) {
    for (const QString& title :
         {QStringLiteral("../../etc/passwd"), QStringLiteral("..\\x"), QStringLiteral("a\u0007b\nc"),
          QStringLiteral("."), QStringLiteral("-rf"), QStringLiteral("CON: a?*<b>|\"c\""), QString(5000, u'x'),
          QStringLiteral("\u202Egnp"), QStringLiteral("🧩").repeated(100), QString()}) {
        const QString name = fileNameFrom(title, QStringLiteral("png"));
        EXPECT_TRUE(name.endsWith(QStringLiteral(".png")));
        EXPECT_LE(name.toUtf8().size(), 255);
        EXPECT_FALSE(name.startsWith(u'.') || name.startsWith(u'-')) << name.toStdString();
        for (const QChar each : name)
            EXPECT_TRUE((each.isPrint() || each.isSurrogate()) && !QStringLiteral("/\\:*?\"<>|").contains(each))
                << name.toStdString();
    }
}

TEST(ForeignText, TipsGoOverSeveralLines) {
    EXPECT_EQ(plainTip(QStringLiteral("short\nlines")), QStringLiteral("short\nlines"));
    for (const QString& text :
         {QStringLiteral("word ").repeated(300), QString(1000, u'x'), QStringLiteral("🧩").repeated(300)})
        for (const QString& line : plainTip(text).split(u'\n')) {
            EXPECT_LE(line.size(), 100);
            EXPECT_FALSE(line.endsWith(QChar(0xD83E)));
        }
    EXPECT_LE(plainTip(QString(1'000'000, u'x')).count(u'\n'), 10);
    EXPECT_TRUE(plainTip(QString(1'000'000, u'x')).endsWith(u'…'));
    EXPECT_EQ(plainTip(QStringLiteral("<b>as it is</b>")), QStringLiteral("<b>as it is</b>"));
}

TEST(ForeignText, OnAButtonNothingIsUnderlined) {
    EXPECT_EQ(onButton(QStringLiteral("this & that")), QStringLiteral("this && that"));
}

}  // namespace
}  // namespace nonet
