// Values that several programs keep in one file: what change() acknowledged is there afterwards, whatever fails, is cut
// off or comes between.
#include "core/foundation/random_source.h"
#include "core/storage/kept_values.h"
#include "tests/core/formats/fuzz_run.h"
#include "tests/core/scratch_folder.h"
#include "tests/core/storage/failing_files.h"
#include "tests/core/test_scale.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nonet {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

class KeptValuesTest : public testing::Test {
protected:
    std::string bytes() const {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    void setBytes(const std::string& content) const { std::ofstream(file, std::ios::binary) << content; }
    static std::string valueOf(const KeptValues& values, std::string_view name) {
        const std::string* value = values.find(name);
        return value ? *value : "(none)";
    }

    test::ScratchFolder scratch;
    const std::string file = (scratch.path() / "inner" / "settings").string();
};

TEST_F(KeptValuesTest, KeepsAnyBytesUnderAnyName) {
    std::string all;
    for (int byte = 0; byte < 256; ++byte)
        all += static_cast<char>(byte);
    {
        KeptValues values(file);
        EXPECT_TRUE(values.isNew());
        EXPECT_FALSE(values.change({{"plain", "one"}, {all, all}, {"", ""}}));
        EXPECT_FALSE(values.change({{"plain", "two"}}));
        EXPECT_FALSE(values.change({{"gone", "x"}}));
        EXPECT_FALSE(values.change({{"gone", std::nullopt}}, KeptBy::disk));
    }
    KeptValues values(file);
    EXPECT_FALSE(values.isNew());
    EXPECT_EQ(valueOf(values, "plain"), "two");
    EXPECT_EQ(valueOf(values, all), all);
    EXPECT_EQ(valueOf(values, ""), "");
    EXPECT_EQ(values.find("gone"), nullptr);
    EXPECT_EQ(values.values().size(), 3U);
    EXPECT_FALSE(values.mend()) << "nothing is damaged";
}

TEST_F(KeptValuesTest, AStartOrAnUnchangedValueWritesNothing) {
    KeptValues values(file);
    values.adopt({{"former", "1"}});
    EXPECT_EQ(valueOf(values, "former"), "1");
    EXPECT_FALSE(values.change({{"former", "1"}, {"missing", std::nullopt}}));
    EXPECT_FALSE(fs::exists(fs::path(file).parent_path()));
    EXPECT_FALSE(values.change({{"new", "2"}}));
    EXPECT_EQ(valueOf(KeptValues(file), "former"), "1") << "what was adopted goes with the first change";
    const std::string before = bytes();
    EXPECT_FALSE(values.change({{"new", "2"}}));
    EXPECT_EQ(bytes(), before);
}

TEST_F(KeptValuesTest, NamesWithAPrefixComeInOrder) {
    KeptValues values(file);
    ASSERT_FALSE(values.change({{"recipes/b", "1"}, {"recipes", "0"}, {"recipes/a", "2"}, {"recipest", "3"}}));
    EXPECT_THAT(values.namesWith("recipes/"), ElementsAre("recipes/a", "recipes/b"));
    EXPECT_THAT(values.namesWith("x"), ElementsAre());
}

TEST_F(KeptValuesTest, EveryCutIsNoticedAndTheFileSetAside) {
    {
        KeptValues values(file);
        ASSERT_FALSE(values.change({{"a", "first"}}));
        ASSERT_FALSE(values.change({{"b", "second"}}));
        ASSERT_FALSE(values.change({{"c", "third"}}));
    }
    const std::string whole = bytes();
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const std::string cut = whole.substr(0, length);
        setBytes(cut);
        const std::string aside = file + ".damaged";
        fs::remove(aside);
        KeptValues values(file);
        const std::optional<KeptDamage> damage = values.mend();
        // A cut between two lines leaves a file that was whole once.
        if (cut.empty() || cut.ends_with('\n')) {
            EXPECT_FALSE(damage);
            continue;
        }
        ASSERT_TRUE(damage) << length;
        EXPECT_EQ(damage->setAside, aside);
        std::ifstream kept(aside, std::ios::binary);
        EXPECT_EQ(std::string(std::istreambuf_iterator<char>(kept), {}), cut);
        KeptValues again(file);
        EXPECT_EQ(again.values(), values.values()) << "what could be read is in its place";
        EXPECT_FALSE(again.mend()) << "and told once";
        const bool hasSecond = length > whole.find("c\tthird");
        EXPECT_TRUE(!hasSecond || valueOf(again, "b") == "second") << length;
    }
}

TEST_F(KeptValuesTest, ADamagedFileIsNeverWrittenOver) {
    fs::create_directories(fs::path(file).parent_path());
    for (int i = 1; i <= 3; ++i) {
        setBytes("no values at all " + std::to_string(i));
        KeptValues values(file);
        ASSERT_TRUE(values.mend());
    }
    std::set<std::string> names;
    for (const auto& each : fs::directory_iterator(fs::path(file).parent_path()))
        names.insert(each.path().filename().string());
    EXPECT_TRUE(names.contains("settings.damaged") && names.contains("settings.damaged-2") &&
                names.contains("settings.damaged-3"));
    // Also where mend() was not asked for.
    setBytes("no values at all 4");
    KeptValues values(file);
    EXPECT_FALSE(values.change({{"a", "1"}}));
    EXPECT_TRUE(fs::exists(file + ".damaged-4"));
}

TEST_F(KeptValuesTest, WhatIsNoFileStaysAndIsTold) {
    fs::create_directories(fs::path(file).parent_path());
    ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
    KeptValues values(file);
    const std::optional<Error> error = values.change({{"a", "1"}});
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, ErrorCode::notARegularFile);
    EXPECT_TRUE(values.hasUnsaved());
    EXPECT_EQ(valueOf(values, "a"), "1") << "in memory it counts";
    EXPECT_TRUE(fs::is_fifo(file));
    // Once it is out of the way.
    fs::remove(file);
    EXPECT_FALSE(values.retry());
    EXPECT_FALSE(values.hasUnsaved());
    EXPECT_EQ(valueOf(KeptValues(file), "a"), "1");
}

TEST_F(KeptValuesTest, AFileOfALaterVersionStays) {
    const std::string later = "nonet values 2\nsomething else\n";
    fs::create_directories(fs::path(file).parent_path());
    setBytes(later);
    KeptValues values(file);
    EXPECT_FALSE(values.mend());
    const std::optional<Error> error = values.change({{"a", "1"}});
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, ErrorCode::newerVersion);
    EXPECT_EQ(bytes(), later);
    EXPECT_FALSE(readKeptValues(file));
}

TEST_F(KeptValuesTest, MemoryComesBackWhereTheFileWasTakenAwayOrCut) {
    KeptValues values(file);
    ASSERT_FALSE(values.change({{"a", "1"}, {"b", "2"}}));
    fs::remove_all(fs::path(file).parent_path());
    ASSERT_FALSE(values.change({{"c", "3"}}));
    EXPECT_EQ(KeptValues(file).values().size(), 3U);
    fs::resize_file(file, 0);
    ASSERT_FALSE(values.change({{"d", "4"}}));
    EXPECT_EQ(KeptValues(file).values().size(), 4U);
}

TEST_F(KeptValuesTest, GrowsNoLongerThanItsValuesNeed) {
    KeptValues values(file);
    for (int i = 0; i < 3000; ++i)
        ASSERT_FALSE(values.change({{"same", std::string(200, static_cast<char>('a' + i % 26))}}));
    EXPECT_LT(bytes().size(), 80U * 1024);
    EXPECT_EQ(KeptValues(file).values(), values.values());
}

TEST_F(KeptValuesTest, TwoProgramsSeeEachOthersChanges) {
    KeptValues first(file);
    KeptValues second(file);
    ASSERT_FALSE(first.change({{"a", "1"}, {"both", "first"}}));
    EXPECT_THAT(second.catchUp(), ElementsAre("a", "both"));
    ASSERT_FALSE(second.change({{"b", "2"}, {"both", "second"}}));
    // A write takes the other's along, too.
    ASSERT_FALSE(first.change({{"c", "3"}}));
    EXPECT_EQ(valueOf(first, "both"), "second");
    EXPECT_THAT(second.catchUp(), ElementsAre("c"));
    EXPECT_EQ(first.values(), second.values());
    EXPECT_EQ(KeptValues(file).values(), first.values());
}

/// Each process changes names of its own and one that both write, in an order drawn from a seed.
[[noreturn]] void changeRandomly(const std::string& file, int process, int rounds) {
    RandomSource random(static_cast<std::uint64_t>(process) + 77);
    KeptValues values(file);
    for (int i = 0; i < rounds; ++i) {
        const std::string name = "of" + std::to_string(process) + '/' + std::to_string(i);
        bool isKept = !values.change({{name, std::string(random.below(300), 'x')}, {"both", std::to_string(process)}});
        if (random.below(4) == 0)
            isKept = !values.change({{name, std::nullopt}, {name + "again", "1"}}) && isKept;
        if (random.below(8) == 0)
            values = KeptValues(file);
        if (random.below(3) == 0)
            static_cast<void>(values.catchUp());
        ::usleep(random.below(2000));
        if (!isKept)
            ::_exit(1);
    }
    ::_exit(0);
}

TEST_F(KeptValuesTest, TwoProcessesLoseNothingOfEachOther) {
    const int rounds = scaled(200, 40);
    std::vector<pid_t> children;
    for (int process = 0; process < 2; ++process) {
        const pid_t child = ::fork();
        if (child == 0)
            changeRandomly(file, process, rounds);
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = -1;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
        EXPECT_EQ(status, 0) << "every change was kept";
    }
    KeptValues values(file);
    EXPECT_FALSE(values.mend()) << "no line is torn";
    for (int process = 0; process < 2; ++process)
        for (int i = 0; i < rounds; ++i) {
            const std::string name = "of" + std::to_string(process) + '/' + std::to_string(i);
            EXPECT_TRUE(values.find(name) || values.find(name + "again")) << name;
        }
}

constexpr Fault kFaults[] = {Fault::noSpace,    Fault::readOnly, Fault::ioError,
                             Fault::shortWrite, Fault::killed,   Fault::killedInWrite};

/// What a session saw acknowledged, and the bytes that it left.
class FaultySession {
public:
    FaultySession(const std::string& file, FaultPlan plan, std::uint64_t seed)
        : m_files(plan), m_random(seed), m_values(file, m_files), m_file(file) {}

    void run(int steps) {
        for (int i = 0; i < steps && !m_files.isKilled(); ++i) {
            const std::string name = std::to_string(m_random.below(6));
            switch (m_random.below(8)) {
            case 0: restart(); break;
            case 1: static_cast<void>(m_values.retry()); break;
            case 2: changeElsewhere(name + "other"); break;
            case 3: change(name, std::nullopt); break;
            default: change(name, std::string(m_random.below(40), static_cast<char>('a' + m_random.below(26))));
            }
            look();
        }
    }
    int operations() const { return m_files.operations(); }

    /// Empty where all is there: each name's acknowledged value, or one that it was given after it.
    std::string fault() const {
        KeptValues values(m_file);
        if (m_mayNotTear && values.mend())
            return "a line is torn";
        for (const auto& [name, wanted] : m_wanted) {
            const std::string* there = values.find(name);
            const std::optional<std::string> value = there ? std::optional(*there) : std::nullopt;
            if (!wanted.contains(value))
                return "the value of " + name + " is lost";
        }
        return {};
    }
    void heal() {
        m_files.end();
        if (!m_files.isKilled() && m_values.retry())
            m_wanted["a healthy disk takes nothing"] = {"?"};
        look();
    }
    void mayTear() { m_mayNotTear = false; }

private:
    /// Whoever quits with something unsaved was told.
    void restart() {
        if (!m_values.hasUnsaved())
            m_values = KeptValues(m_file, m_files);
    }
    void change(const std::string& name, const std::optional<std::string>& value) {
        // Until it is acknowledged either may be there.
        m_wanted.try_emplace(name, std::set<std::optional<std::string>>{std::nullopt}).first->second.insert(value);
        m_last[name] = value;
        static_cast<void>(m_values.change({{name, value}}));
    }
    void changeElsewhere(const std::string& name) {
        KeptValues other(m_file);
        const std::string value = std::to_string(m_random.below(100));
        // Where this session left a torn line the other one sets the file aside.
        if (!other.change({{name, value}})) {
            m_wanted[name] = {value};
            m_last[name] = value;
        }
    }
    void look() {
        if (m_values.hasUnsaved() || m_files.isKilled())
            return;
        for (auto& [name, wanted] : m_wanted)
            wanted = {m_last[name]};
    }

    FailingFiles m_files;
    RandomSource m_random;
    KeptValues m_values;
    std::string m_file;
    std::map<std::string, std::set<std::optional<std::string>>> m_wanted;
    std::map<std::string, std::optional<std::string>> m_last;
    bool m_mayNotTear = true;
};

TEST(KeptValuesFaults, WhatWasAcknowledgedIsThereWhateverFails) {
    constexpr int kSteps = 40;
    const auto session = [](FaultPlan plan, std::uint64_t seed, std::string& fault) {
        const test::ScratchFolder scratch;
        FaultySession run((scratch.path() / "values").string(), plan, seed);
        if (plan.fault == Fault::killedInWrite || plan.fault == Fault::shortWrite)
            run.mayTear();
        run.run(kSteps);
        const int operations = run.operations();
        run.heal();
        fault = run.fault();
        return operations;
    };
    std::string fault;
    int sessions = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(3)); ++seed) {
        const int operations = session({}, seed, fault);
        ASSERT_EQ(fault, "") << "without a fault, seed " << seed;
        ASSERT_GT(operations, 60);
        for (const Fault each : kFaults)
            for (const int lasts : {1, 4, 1'000'000})
                // One failure comes everywhere; longer ones overlap.
                for (int at = 0; at < operations; at += lasts == 1 ? 1 : 5, ++sessions) {
                    session({at, lasts, each}, seed, fault);
                    ASSERT_EQ(fault, "") << "fault " << static_cast<int>(each) << " at operation " << at << " for "
                                         << lasts << ", seed " << seed;
                }
    }
    RecordProperty("sessions", sessions);
}

TEST(KeptValuesFuzz, AnyBytesAreRead) {
    RandomSource random(5);
    const std::string whole = textOfValues({{"a", "one"}, {"b", std::string("\n\\\t\x01", 4)}, {"c/d", "{\"x\": 1}"}});
    const long times = test::fuzzInputs(4);
    test::FuzzRun run("values by name");
    for (long i = 0; i < times; ++i) {
        std::string text = whole;
        for (std::uint32_t change = random.below(4); change > 0 && !text.empty(); --change) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            switch (random.below(4)) {
            case 0: text.resize(at + 1); break;
            case 1: text.erase(at, random.below(6)); break;
            case 2: text.insert(at, 1, static_cast<char>(random.below(256))); break;
            default: text[at] = static_cast<char>(random.below(256));
            }
        }
        const ReadValues read = run.read(text, valuesFromText);
        ASSERT_EQ(valuesFromText(textOfValues(read.values)).values, read.values);
        ASSERT_TRUE(text == whole || read.damagedLines > 0 || read.newerVersion || read.values.size() <= 3);
    }
}

/// A system that copies and flushes nothing any more, as at a kill in the midst of it.
class NoCopies : public FailingFiles {
public:
    std::optional<Error> flushFolder(const std::string& path) override { return failure(path); }
    std::optional<Error> rename(const std::string&, const std::string& to) override { return failure(to); }

private:
    static Error failure(const std::string& path) {
        return {.code = ErrorCode::fileNotWritable, .subject = path, .reason = "not now"};
    }
};

TEST_F(KeptValuesTest, TheFirstChangeWaitsForNoFlush) {
    NoCopies files;
    KeptValues values(file, files);
    EXPECT_FALSE(values.change({{"one", "1"}, {"two", "2"}}));
    EXPECT_FALSE(values.change({{"two", "3"}}));
    EXPECT_EQ(valueOf(KeptValues(file), "one"), "1");
    EXPECT_EQ(valueOf(KeptValues(file), "two"), "3");
}

TEST_F(KeptValuesTest, IsWrittenAnewOnlyWhereMostOfItNoLongerCounts) {
    KeptValues values(file);
    const std::string large(1000, 'x');
    std::uintmax_t largest = 0;
    for (int i = 0; i < 1000; ++i) {
        ASSERT_FALSE(values.change({{"grows" + std::to_string(i % 10), large + std::to_string(i)}}));
        largest = std::max(largest, fs::file_size(file));
    }
    EXPECT_LT(largest, 100'000U) << "what no longer counts goes";
    EXPECT_GT(largest, 60'000U) << "but not with every change";
    for (int i = 0; i < 10; ++i)
        ASSERT_FALSE(values.change({{"grows" + std::to_string(i), std::nullopt}}));
    for (int i = 0; i < 1000; ++i)
        ASSERT_FALSE(values.change({{"small", std::to_string(i)}}));
    EXPECT_LT(fs::file_size(file), 70'000U);
    KeptValues other(file);
    EXPECT_EQ(valueOf(other, "small"), "999");
    EXPECT_EQ(other.values().size(), 1U);
}

TEST_F(KeptValuesTest, AFileThatIsFullSaysWhichItIs) {
    fs::create_directories(fs::path(file).parent_path());
    std::ofstream(file) << "nonet values 1\n";
    fs::resize_file(file, 64ULL * 1024 * 1024 + 1);
    KeptValues values(file);
    ASSERT_TRUE(values.unreadable());
    EXPECT_EQ(values.unreadable()->code, ErrorCode::inputTooLarge);
    EXPECT_EQ(values.unreadable()->detail, ErrorDetail::keptFile);
    EXPECT_EQ(values.unreadable()->subject, file);
}

}  // namespace
}  // namespace nonet
