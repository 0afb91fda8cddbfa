// Help has a page for all that the program has, and every link of it leads somewhere.
#include "core/rules/constraint_catalogue.h"
#include "core/techniques/catalogue.h"
#include "ui/frame/searched_words.h"
#include "ui/help/help_pages.h"
#include "ui/help/place_texts.h"
#include "ui/main_window/room_catalogue.h"
#include "ui/shortcuts/key_bindings.h"
#include "ui/text/technique_text.h"
#include "ui/text/translations.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class HelpPages : public ::testing::TestWithParam<const char*> {
protected:
    HelpPages() {
        installTranslations(*QCoreApplication::instance(), QLocale(QLatin1String(GetParam())));
        m_chapters = make({});
    }
    ~HelpPages() override { installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English)); }
    HelpPages(const HelpPages&) = delete;
    HelpPages& operator=(const HelpPages&) = delete;

    static std::vector<HelpChapter> make(const KeyBindings& bindings) {
        return helpChapters(roomCatalogue(), actionCatalogue(), bindings);
    }
    const HelpPage* page(const QString& id) const {
        for (const HelpChapter& chapter : m_chapters)
            for (const HelpPage& each : chapter.pages)
                if (each.id == id)
                    return &each;
        return nullptr;
    }
    template <typename Check>
    void forEachPage(Check check) const {
        for (const HelpChapter& chapter : m_chapters)
            for (const HelpPage& each : chapter.pages)
                check(each);
    }
    /// Ids, the best first.
    QStringList foundFor(const QString& words) const {
        std::map<int, QStringList> byFit;
        forEachPage([&](const HelpPage& each) {
            if (const std::optional<int> fit = helpFit(each, foldedWords(words)))
                byFit[*fit] << each.id;
        });
        QStringList ids;
        for (const auto& [fit, some] : byFit)
            ids << some;
        return ids;
    }

    std::vector<HelpChapter> m_chapters;
};

TEST_P(HelpPages, TellOfEveryRoomWhatItIsForAndWhatTheMouseDoes) {
    for (const RoomRow& room : roomCatalogue()) {
        const QString id = QLatin1String(room.id);
        ASSERT_NE(page(id), nullptr) << room.id;
        EXPECT_FALSE(placePurpose(id).isEmpty()) << room.id;
        EXPECT_TRUE(page(id)->body.contains(placePurpose(id).toHtmlEscaped())) << room.id;
    }
    for (const PlaceRow& place : placeRows()) {
        ASSERT_NE(page(QLatin1String(place.id)), nullptr) << place.id;
        EXPECT_FALSE(page(QLatin1String(place.id))->entries.empty()) << place.id << " without an action";
    }
}

TEST_P(HelpPages, TellOfEveryActionOnceWhatItDoesAndItsKey) {
    const KeyBindings bindings;
    for (const ActionRow& row : actionCatalogue()) {
        const QString id = QLatin1String(row.id);
        int places = 0;
        forEachPage([&](const HelpPage& each) {
            for (const HelpEntry& entry : each.entries)
                places += entry.anchor == id ? 1 : 0;
        });
        EXPECT_EQ(places, 1) << row.id;
        const HelpPage* own = page(helpPageOf(row, roomCatalogue()));
        ASSERT_NE(own, nullptr) << row.id;
        EXPECT_TRUE(own->body.contains(actionTip(row).toHtmlEscaped())) << row.id;
        EXPECT_TRUE(own->body.contains(bindings.keyText(row).toHtmlEscaped())) << row.id;
    }
}

TEST_P(HelpPages, PutActionsWhereTheyAreDone) {
    const auto pageOf = [](const char* id) {
        return helpPageOf(*findAction(QLatin1String(id)), roomCatalogue()).toStdString();
    };
    EXPECT_EQ(pageOf("hint.ask"), "play");
    EXPECT_EQ(pageOf("replay.forward"), "play");
    EXPECT_EQ(pageOf("design.from_play"), "design");
    EXPECT_EQ(pageOf("design.delete"), "design");
    EXPECT_EQ(pageOf("learn.course"), "learn");
    EXPECT_EQ(pageOf("lesson.check"), "learn");
    EXPECT_EQ(pageOf("file.generate"), "generate");
    EXPECT_EQ(pageOf("file.print"), kEverywhere);
    EXPECT_EQ(pageOf("help.open"), kEverywhere);
}

TEST_P(HelpPages, TellOfEveryTechniqueAndRule) {
    for (const Technique& each : techniqueCatalogue()) {
        const HelpPage* own = page(helpPageOf(each.id));
        ASSERT_NE(own, nullptr) << each.code;
        EXPECT_EQ(own->technique, each.id);
        EXPECT_EQ(own->title, techniqueName(each.id));
        EXPECT_TRUE(own->body.contains(QLatin1String(kHelpPicture)));
        EXPECT_GT(own->words.size(), 20) << each.code << " without words of its own";
    }
    for (const ConstraintRow& each : constraintCatalogue()) {
        int pages = 0;
        forEachPage([&](const HelpPage& some) {
            pages += some.kind == each.kind ? 1 : 0;
            EXPECT_TRUE(some.kind != each.kind || some.words.size() > 8) << each.id;
        });
        EXPECT_EQ(pages, 1) << each.id;
    }
}

TEST_P(HelpPages, LeadSomewhereByEveryLink) {
    static const QRegularExpression kLink(QStringLiteral("<a href=\"([^\"]*)\""));
    int links = 0;
    forEachPage([&](const HelpPage& each) {
        for (auto all = kLink.globalMatch(each.body); all.hasNext();) {
            const QString address = all.next().captured(1);
            ++links;
            if (address.startsWith(u'#'))
                EXPECT_TRUE(each.body.contains(QStringLiteral("<a name=\"%1\">").arg(address.mid(1))))
                    << each.id.toStdString() << ' ' << address.toStdString();
            else if (const QString practise = QLatin1String(kPractise); address.startsWith(practise))
                EXPECT_EQ(techniqueByCode(address.mid(practise.size()).toStdString()), each.technique);
            else
                EXPECT_NE(page(address), nullptr) << each.id.toStdString() << ' ' << address.toStdString();
        }
    });
    EXPECT_GT(links, 100);
}

TEST_P(HelpPages, HaveAddressesOfTheirOwn) {
    QStringList ids;
    forEachPage([&](const HelpPage& each) {
        EXPECT_FALSE(each.title.isEmpty()) << each.id.toStdString();
        EXPECT_FALSE(ids.contains(each.id)) << each.id.toStdString();
        ids << each.id;
    });
}

TEST_P(HelpPages, ShowKeysAsTheyAreBoundNow) {
    KeyBindings bindings{KeyPreset::hodoku, {}};
    bindings.custom[QStringLiteral("hint.another")] = {QKeySequence(QStringLiteral("Ctrl+Alt+9"))};
    m_chapters = make(bindings);
    const ActionRow& another = *findAction(QStringLiteral("hint.another"));
    const QString key = bindings.keyText(another);
    EXPECT_NE(key, KeyBindings().keyText(another));
    EXPECT_TRUE(page(QStringLiteral("play"))->body.contains(key));
}

INSTANTIATE_TEST_SUITE_P(Languages, HelpPages, ::testing::Values("en", "de"),
                         [](const auto& each) { return std::string(each.param); });

class EnglishHelpPages : public HelpPages {};

TEST_P(EnglishHelpPages, AreFoundByTitlesByTextsAndByOtherWords) {
    EXPECT_EQ(foundFor(QStringLiteral("x wing")).value(0), helpPageOf(TechniqueId::xWing));
    EXPECT_EQ(foundFor(QStringLiteral("X-WING")).value(0), helpPageOf(TechniqueId::xWing));
    EXPECT_EQ(foundFor(QStringLiteral("skysc")).value(0), helpPageOf(TechniqueId::skyscraper));
    EXPECT_EQ(foundFor(QStringLiteral("thermo")).value(0), QStringLiteral("rule/thermometer"));
    // A killer is a cage, and pencil marks are marks: words that Find and the palette know.
    EXPECT_TRUE(foundFor(QStringLiteral("killer")).contains(QStringLiteral("rule/cage")));
    EXPECT_EQ(foundFor(QStringLiteral("pencil")).value(0), QStringLiteral("play"));
    EXPECT_EQ(helpAnchor(*page(QStringLiteral("play")), {QStringLiteral("snyder")}), QStringLiteral("mode.corner"));
    // In the text alone.
    EXPECT_TRUE(foundFor(QStringLiteral("double click digit")).contains(QStringLiteral("play")));
    EXPECT_TRUE(foundFor(QStringLiteral("opposite corners")).contains(helpPageOf(TechniqueId::xWing)));
    // Words are found from their beginnings.
    EXPECT_TRUE(foundFor(QStringLiteral("kyscraper")).isEmpty());
}

INSTANTIATE_TEST_SUITE_P(English, EnglishHelpPages, ::testing::Values("en"));

TEST(HelpWords, AreComparedWithoutSignsAndUmlauts) {
    EXPECT_EQ(foldedWords(QStringLiteral("X-Wing, Größe")), QStringLiteral("x wing groesse").split(u' '));
    EXPECT_TRUE(beginWords({QStringLiteral("wi")}, foldedWords(QStringLiteral("X-Wing"))));
    EXPECT_FALSE(beginWords({QStringLiteral("ing")}, foldedWords(QStringLiteral("X-Wing"))));
}

}  // namespace
}  // namespace nonet
