// Words that people look for, in both languages.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/shortcuts/action_synonyms.h"
#include "ui/text/translations.h"

#include <QLineEdit>
#include <QTreeWidget>

#include <ctime>

namespace nonet {
namespace {

class FindWords : public WindowTest {
protected:
    QStringList foundFor(const QString& words) {
        trigger("help.find_action");
        auto* field = find<QLineEdit>("findWords");
        field->setText(words);
        QStringList ids;
        auto* list = find<QTreeWidget>("findList");
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            ids.append(list->topLevelItem(i)->data(0, Qt::UserRole).value<QAction*>()->objectName());
        QTest::keyClick(field, Qt::Key_Escape);
        return ids;
    }
};

TEST_F(FindWords, EachFindsItsActionFirstOfAll) {
    // The word, and an action that has to be among the first three.
    for (const auto& [word, id] :
         std::initializer_list<std::pair<const char*, const char*>>{{"solve", "hint.ask"},
                                                                    {"notes", "mode.corner"},
                                                                    {"pencil", "mode.corner"},
                                                                    {"settings", "view.preferences"},
                                                                    {"share", "file.share"},
                                                                    {"rotate", "transform.open"},
                                                                    {"mirror", "transform.open"},
                                                                    {"timer", "puzzle.pause"},
                                                                    {"dark", "theme.dark"},
                                                                    {"erase", "edit.erase"},
                                                                    {"shortcuts", "help.keys"},
                                                                    {"solution", "hint.solution"},
                                                                    {"strategies", "hint.techniques"}}) {
        const QStringList first = foundFor(QLatin1String(word)).mid(0, 5);
        EXPECT_TRUE(first.contains(QLatin1String(id))) << word << ": " << first.join(u' ').toStdString();
    }
}

TEST_F(FindWords, WhatAnActionIsCalledGoesBeforeAPartOfAnothersName) {
    EXPECT_EQ(foundFor(QStringLiteral("settings")).value(0), QStringLiteral("view.preferences"));
    EXPECT_EQ(foundFor(QStringLiteral("solve")).value(0), QStringLiteral("hint.solution"));
    const QStringList printing = foundFor(QStringLiteral("print"));
    EXPECT_EQ(printing.mid(0, 2), (QStringList{QStringLiteral("file.print"), QStringLiteral("file.print_steps")}));
    EXPECT_FALSE(find<QAction>("theme.print")->text().contains(QStringLiteral("rint"))) << "colours print nothing";
}

/// Each action is looked at once a key: a line of dots pasted by keys took a second.
TEST_F(FindWords, ALineOfKeysIsTakenAtOnce) {
    trigger("help.find_action");
    auto* field = find<QLineEdit>("findWords");
    const auto ofThread = [] {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    };
    constexpr int kKeys = 81;
    const double begin = ofThread();
    QTest::keyClicks(field, QString(kKeys, u'.'));
    EXPECT_LT((ofThread() - begin) / kKeys, 4) << "milliseconds a key";
    EXPECT_EQ(find<QTreeWidget>("findList")->topLevelItemCount(), 0);
}

TEST_F(FindWords, UmlautsAreFoundAsTheyAreWrittenWithoutThem) {
    installTranslations(*qApp, QLocale(QLocale::German));
    EXPECT_EQ(foundFor(QStringLiteral("loesen")), foundFor(QStringLiteral("lösen")));
    EXPECT_EQ(foundFor(QStringLiteral("LOESCHEN")), foundFor(QStringLiteral("löschen")));
    EXPECT_FALSE(foundFor(QStringLiteral("loesen")).isEmpty());
    installTranslations(*qApp, QLocale(QLocale::English));
}

TEST_F(FindWords, GermanWordsFindThemToo) {
    installTranslations(*qApp, QLocale(QLocale::German));
    for (const auto& [word, id] :
         std::initializer_list<std::pair<QString, const char*>>{{QStringLiteral("lösen"), "hint.ask"},
                                                                {QStringLiteral("Notizen"), "mode.corner"},
                                                                {QStringLiteral("Bleistift"), "mode.corner"},
                                                                {QStringLiteral("Optionen"), "view.preferences"},
                                                                {QStringLiteral("teilen"), "file.share"},
                                                                {QStringLiteral("drehen"), "transform.open"},
                                                                {QStringLiteral("spiegeln"), "transform.open"},
                                                                {QStringLiteral("Uhr"), "puzzle.pause"},
                                                                {QStringLiteral("dunkel"), "theme.dark"},
                                                                {QStringLiteral("löschen"), "edit.erase"},
                                                                {QStringLiteral("Strategien"), "hint.techniques"}}) {
        EXPECT_TRUE(foundFor(word).contains(QLatin1String(id))) << word.toStdString();
    }
    installTranslations(*qApp, QLocale(QLocale::English));
}

TEST(ActionSynonyms, AreOfActionsThatExist) {
    int count = 0;
    for (const ActionRow& row : actionCatalogue())
        count += actionSynonyms(QLatin1String(row.id)).isEmpty() ? 0 : 1;
    EXPECT_GT(count, 40);
}

}  // namespace
}  // namespace nonet
