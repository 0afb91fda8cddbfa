#include "tests/core/storage/failing_files.h"
#include "tests/core/test_scale.h"
#include "ui/generator/kept_recipes.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>
#include <sys/stat.h>

namespace nonet {
namespace {

SavedRecipe recipeNamed(const QString& name, int count = 10) {
    SavedRecipe made;
    made.name = name;
    made.count = count;
    return made;
}

class KeptRecipesTest : public ::testing::Test {
protected:
    QString path(const char* name) const { return m_data.filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QByteArray read(const char* name) {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QStringList names(const KeptRecipes& kept) {
        QStringList list;
        for (const SavedRecipe& each : kept.recipes())
            list.append(each.name);
        return list;
    }

    QTemporaryDir m_data;
};

constexpr const char* kLegacyText =
    R"({"recipes":[{"name":"Evening A","clues":"24-26","count":7},{"name":"later","needed":"no such code"},)"
    R"({"name":"Evening B","level":3},3,{"clues":"20"},{"name":"Evening B","level":1}]})";

TEST_F(KeptRecipesTest, TakesOverWhatAnEarlierVersionKeptAndLeavesItsFiles) {
    write("recipes.json", kLegacyText);
    write("goals.json", R"({"recipes":[{"name":"Evening B","clues":"30"}]})");
    for (int start = 0; start < 3; ++start) {
        KeptRecipes kept(m_data.path());
        EXPECT_EQ(names(kept), (QStringList{QStringLiteral("Evening A"), QStringLiteral("Evening B")})) << start;
        EXPECT_EQ(kept.recipes()[1].goal.level, Level::unfair) << "the first of a name";
        EXPECT_EQ(kept.recipes()[0].count, 7);
        EXPECT_EQ(kept.unreadCount(), 4);
        EXPECT_EQ(kept.goals()[QStringLiteral("recipe")][QStringLiteral("clues")].toString(), QStringLiteral("30"));
        EXPECT_TRUE(kept.complaints().isEmpty());
        EXPECT_EQ(QFileInfo::exists(path("generator.values")), start > 1) << "a start alone writes nothing";
        if (start == 1) {
            ASSERT_FALSE(kept.save(recipeNamed(QStringLiteral("New"))));
            ASSERT_FALSE(kept.put(QStringLiteral("New"), std::nullopt));
        }
    }
    EXPECT_EQ(read("recipes.json"), kLegacyText);
    // Read once: what is deleted does not come back from there.
    {
        KeptRecipes kept(m_data.path());
        ASSERT_FALSE(kept.put(QStringLiteral("Evening B"), std::nullopt));
    }
    EXPECT_EQ(names(KeptRecipes(m_data.path())), QStringList{QStringLiteral("Evening A")});
}

TEST_F(KeptRecipesTest, ALegacyFileThatIsDamagedIsToldAndStays) {
    const QByteArray torn = QByteArray(kLegacyText).chopped(3);
    write("recipes.json", torn);
    KeptRecipes kept(m_data.path());
    ASSERT_EQ(kept.complaints().size(), 1);
    EXPECT_TRUE(kept.complaints()[0].contains(path("recipes.json"))) << kept.complaints()[0].toStdString();
    ASSERT_FALSE(kept.save(recipeNamed(QStringLiteral("New"))));
    EXPECT_EQ(read("recipes.json"), torn);
    EXPECT_EQ(names(KeptRecipes(m_data.path())), QStringList{QStringLiteral("New")});
}

TEST_F(KeptRecipesTest, ALegacyFileThatIsNoFileHangsNobodyAndIsReadLater) {
    ASSERT_EQ(::mkfifo(QFile::encodeName(path("recipes.json")).constData(), 0600), 0);
    {
        KeptRecipes kept(m_data.path());
        ASSERT_EQ(kept.complaints().size(), 1);
        ASSERT_FALSE(kept.save(recipeNamed(QStringLiteral("Evening B"), 3)));
    }
    EXPECT_EQ(KeptRecipes(m_data.path()).complaints().size(), 1) << "as long as it is so";
    ASSERT_TRUE(QFile::remove(path("recipes.json")));
    write("recipes.json", kLegacyText);
    for (int start = 0; start < 2; ++start) {
        KeptRecipes kept(m_data.path());
        EXPECT_TRUE(kept.complaints().isEmpty());
        EXPECT_EQ(names(kept), (QStringList{QStringLiteral("Evening A"), QStringLiteral("Evening B")}));
        EXPECT_EQ(kept.recipes()[1].count, 3) << "what was saved meanwhile stays";
    }
}

TEST_F(KeptRecipesTest, ARecipeOfALaterVersionIsNotLostUnderOneOfItsName) {
    write("recipes.json", kLegacyText);
    KeptRecipes kept(m_data.path());
    const int before = kept.unreadCount();
    ASSERT_FALSE(kept.save(recipeNamed(QStringLiteral("later"))));
    EXPECT_EQ(kept.unreadCount(), before);
    EXPECT_TRUE(names(kept).contains(QStringLiteral("later")));
    EXPECT_TRUE(read("generator.values").contains("no such code"));
}

TEST_F(KeptRecipesTest, OfATornFileTheRestIsThereAndItIsTold) {
    {
        KeptRecipes kept(m_data.path());
        for (const char* name : {"a", "b", "c"})
            ASSERT_FALSE(kept.save(recipeNamed(QLatin1String(name))));
    }
    QFile torn(path("generator.values"));
    ASSERT_TRUE(torn.resize(torn.size() - 3));
    const QByteArray asItWas = read("generator.values");
    KeptRecipes kept(m_data.path());
    ASSERT_EQ(kept.complaints().size(), 1);
    EXPECT_TRUE(kept.complaints()[0].contains(path("generator.values.damaged")));
    EXPECT_EQ(read("generator.values.damaged"), asItWas);
    EXPECT_EQ(names(kept), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
}

TEST_F(KeptRecipesTest, TwoWindowsHaveTheRecipesOfBoth) {
    KeptRecipes windows[] = {KeptRecipes(m_data.path()), KeptRecipes(m_data.path())};
    ASSERT_FALSE(windows[0].save(recipeNamed(QStringLiteral("FromA"))));
    ASSERT_FALSE(windows[1].save(recipeNamed(QStringLiteral("FromB"))));
    ASSERT_FALSE(windows[0].save(recipeNamed(QStringLiteral("FromA2"))));
    const QStringList both{QStringLiteral("FromA"), QStringLiteral("FromA2"), QStringLiteral("FromB")};
    windows[1].store().catchUp();
    EXPECT_EQ(names(windows[0]), both);
    EXPECT_EQ(names(windows[1]), both);
    // In any order, with deletions and restarts of either.
    std::mt19937 random(7);
    std::map<QString, int> wanted;
    for (const QString& each : both)
        wanted[each] = 10;
    std::unique_ptr<KeptRecipes> open[] = {std::make_unique<KeptRecipes>(m_data.path()),
                                           std::make_unique<KeptRecipes>(m_data.path())};
    const int rounds = scaled(200, 40);
    for (int round = 0; round < rounds; ++round) {
        std::unique_ptr<KeptRecipes>& window = open[random() % 2];
        const QString name = QStringLiteral("Recipe %1").arg(random() % 12);
        switch (random() % 4) {
        case 0:
            ASSERT_FALSE(window->put(name, std::nullopt));
            wanted.erase(name);
            break;
        case 1: window = std::make_unique<KeptRecipes>(m_data.path()); break;
        default: ASSERT_FALSE(window->save(recipeNamed(name, round + 1))); wanted[name] = round + 1;
        }
    }
    const KeptRecipes after(m_data.path());
    std::map<QString, int> there;
    for (const SavedRecipe& each : after.recipes())
        there[each.name] = each.count;
    EXPECT_EQ(there, wanted);
}

TEST_F(KeptRecipesTest, OnlyWhatTheDiskHasIsCalledSaved) {
    const auto session = [](FaultPlan plan, std::string& fault) {
        QTemporaryDir data;
        FailingFiles files(plan);
        // What may be there: acknowledged, or tried after that.
        std::map<QString, std::set<int>> mayBe;
        {
            KeptRecipes kept(data.path(), files);
            std::mt19937 random(3);
            for (int step = 1; step <= 12 && !files.isKilled(); ++step) {
                const QString name = QString::number(random() % 3);
                const int count = random() % 3 == 0 ? 0 : step;
                const std::optional<Error> error =
                    count == 0 ? kept.put(name, std::nullopt) : kept.save(recipeNamed(name, count));
                auto& known = mayBe.try_emplace(name, std::set<int>{0}).first->second;
                known.insert(count);
                if (!error && !files.isKilled())
                    known = {count};
                if (kept.isUnsaved(name) != error.has_value())
                    fault = "the mark of " + name.toStdString() + " is wrong";
                kept.keepGoals({{QStringLiteral("step"), step}});
            }
        }
        const KeptRecipes after(data.path());
        for (const auto& [name, known] : mayBe) {
            const auto recipes = after.recipes();
            const auto found = std::ranges::find_if(recipes, [&](const auto& each) { return each.name == name; });
            if (!known.contains(found == recipes.end() ? 0 : found->count))
                fault = "recipe " + name.toStdString() + " is lost";
        }
        return files.operations();
    };
    std::string fault;
    const int operations = session({}, fault);
    ASSERT_EQ(fault, "");
    for (const Fault each :
         {Fault::noSpace, Fault::readOnly, Fault::ioError, Fault::shortWrite, Fault::killed, Fault::killedInWrite})
        for (const int lasts : {1, 1'000'000})
            for (int at = 0; at < operations; ++at) {
                session({at, lasts, each}, fault);
                ASSERT_EQ(fault, "") << "fault " << static_cast<int>(each) << " at " << at << " for " << lasts;
            }
}

}  // namespace
}  // namespace nonet
