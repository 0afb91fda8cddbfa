#include "core/storage/replace_file.h"
#include "tests/core/scratch_folder.h"
#include "tests/core/storage/failing_files.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace nonet {
namespace {

namespace fs = std::filesystem;

class ReplaceFile : public testing::Test {
protected:
    static std::string contents(const fs::path& path) {
        std::ifstream stream(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    std::ptrdiff_t fileCount() const { return std::distance(fs::directory_iterator(folder), fs::directory_iterator()); }

    test::ScratchFolder scratch;
    const fs::path folder = scratch.path();
};

TEST_F(ReplaceFile, WritesNewAndReplacesOldFiles) {
    const fs::path file = folder / "a.nonet";
    EXPECT_FALSE(replaceFile(file.string(), "first"));
    EXPECT_EQ(contents(file), "first");
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_FALSE(replaceFile(file.string(), std::string(100'000, 'x')));
    EXPECT_EQ(contents(file), std::string(100'000, 'x'));
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(fileCount(), 1);
}

TEST_F(ReplaceFile, FollowsALinkAndKeepsIt) {
    std::ofstream(folder / "target") << "old";
    fs::create_symlink("target", folder / "link");
    EXPECT_FALSE(replaceFile((folder / "link").string(), "new"));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(contents(folder / "target"), "new");
}

TEST_F(ReplaceFile, MakesTheFileThatALinkLeadsTo) {
    fs::create_directory(folder / "inner");
    fs::create_symlink("inner/missing", folder / "link");
    fs::create_symlink("link", folder / "second");
    EXPECT_FALSE(replaceFile((folder / "second").string(), "new"));
    EXPECT_TRUE(fs::is_symlink(folder / "second"));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(contents(folder / "inner" / "missing"), "new");
    fs::create_symlink("circle", folder / "circle");
    EXPECT_TRUE(replaceFile((folder / "circle").string(), "new"));
    EXPECT_TRUE(fs::is_symlink(folder / "circle"));
}

TEST_F(ReplaceFile, KeepsTheOtherNamesOfAFile) {
    std::ofstream(folder / "one") << "old and longer";
    fs::create_hard_link(folder / "one", folder / "two");
    EXPECT_FALSE(replaceFile((folder / "one").string(), "new"));
    EXPECT_EQ(contents(folder / "two"), "new");
    EXPECT_EQ(fs::hard_link_count(folder / "one"), 2U);
    EXPECT_EQ(fileCount(), 2);
}

TEST_F(ReplaceFile, KeepsTheOwner) {
    if (::geteuid() != 0)
        GTEST_SKIP() << "only root may own files as another";
    std::ofstream(folder / "one") << "old";
    ASSERT_EQ(::chown((folder / "one").c_str(), 4711, 4712), 0);
    EXPECT_FALSE(replaceFile((folder / "one").string(), "new"));
    const std::optional<FileInfo> info = systemFiles().info((folder / "one").string());
    EXPECT_EQ(info->owner, 4711U);
    EXPECT_EQ(info->group, 4712U);
}

TEST_F(ReplaceFile, ReadingWaitsForNoPipe) {
    const std::string pipe = (folder / "pipe").string();
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(systemFiles().read(pipe, 100).error().code, ErrorCode::notARegularFile);
    EXPECT_EQ(systemFiles().read("/dev/zero", 100).error().code, ErrorCode::notARegularFile);
    EXPECT_EQ(systemFiles().read(folder.string(), 100).error().code, ErrorCode::notARegularFile);
    EXPECT_FALSE(systemFiles().read((folder / "missing").string(), 100)->has_value());
    std::ofstream(folder / "large") << std::string(101, 'x');
    EXPECT_EQ(systemFiles().read((folder / "large").string(), 100).error().code, ErrorCode::inputTooLarge);
}

TEST_F(ReplaceFile, AFolderIsLockedOnceHoweverManyTry) {
    for (int round = 0; round < 30; ++round) {
        const fs::path locked = folder / std::to_string(round);
        fs::create_directory(locked);
        std::atomic<int> ours = 0;
        std::vector<LockAttempt> attempts(8);
        {
            std::vector<std::jthread> starts;
            for (LockAttempt& attempt : attempts)
                starts.emplace_back([&] {
                    attempt = systemFiles().lock(locked.string());
                    ours += attempt.state == LockState::ours ? 1 : 0;
                });
        }
        EXPECT_EQ(ours, 1);
        attempts.clear();
        EXPECT_EQ(systemFiles().lock(locked.string()).state, LockState::ours);
    }
}

TEST_F(ReplaceFile, LeavesTheOldFileWhereTheDiskTakesNoMore) {
    const fs::path file = folder / "a.nonet";
    ASSERT_FALSE(replaceFile(file.string(), "old"));
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto formerHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = before;
    small.rlim_cur = 1000;
    setrlimit(RLIMIT_FSIZE, &small);
    const std::optional<Error> error = replaceFile(file.string(), std::string(5000, 'x'));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, formerHandler);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, ErrorCode::fileNotWritable);
    EXPECT_EQ(error->subject, file.string());
    EXPECT_FALSE(error->reason.empty());
    EXPECT_EQ(error->found, 1);
    EXPECT_EQ(contents(file), "old");
    EXPECT_EQ(fileCount(), 1);
}

/// A disk that takes no new names.
class NoFolders : public FailingFiles {
public:
    std::optional<Error> flushFolder(const std::string& path) override {
        return Error{.code = ErrorCode::fileNotWritable, .subject = path, .reason = "I/O error"};
    }
};

TEST_F(ReplaceFile, TellsWhereTheRenameIsNotOnTheDisk) {
    const fs::path file = folder / "a.nonet";
    std::ofstream(file) << "old";
    NoFolders files;
    const std::optional<Error> error = replaceFile(file.string(), "new", files);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->subject, file.string());
    EXPECT_EQ(error->found, 0) << "the old file no longer stands";
    EXPECT_EQ(contents(file), "new");
    EXPECT_EQ(fileCount(), 1);
}

TEST_F(ReplaceFile, AFolderThatNobodyFlushesIsNoFailure) {
    if (::geteuid() == 0)
        GTEST_SKIP() << "root reads any folder";
    ASSERT_EQ(::chmod(folder.c_str(), 0300), 0);
    EXPECT_FALSE(replaceFile((folder / "a.nonet").string(), "new"));
    ASSERT_EQ(::chmod(folder.c_str(), 0700), 0);
}

/// What is no file: pipe, socket and, where the system lets us make them, nodes of devices.
class NoFile : public ReplaceFile {
protected:
    void SetUp() override {
        add("pipe", ::mkfifo((folder / "pipe").c_str(), 0600) == 0);
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string path = (folder / "socket").string();
        ASSERT_LT(path.size(), sizeof address.sun_path);
        std::copy(path.begin(), path.end(), address.sun_path);
        add("socket", ::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
        ::close(socket);
        // As /dev/zero and a disk's are, but here.
        add("zero", ::mknod((folder / "zero").c_str(), S_IFCHR | 0600, makedev(1, 5)) == 0);
        add("disk", ::mknod((folder / "disk").c_str(), S_IFBLK | 0600, makedev(240, 77)) == 0);
        ASSERT_GE(names.size(), 2U);
    }
    /// The thing itself, a link to it, and a link to the link.
    std::vector<std::string> waysTo(const std::string& name) const {
        const fs::path first = folder / (name + "-link");
        const fs::path second = folder / (name + "-second");
        if (!fs::is_symlink(first)) {
            fs::create_symlink(name, first);
            fs::create_symlink(name + "-link", second);
        }
        return {(folder / name).string(), first.string(), second.string()};
    }
    void expectUntouched() const {
        for (const std::string& name : names) {
            struct stat now {};
            ASSERT_EQ(::lstat((folder / name).c_str(), &now), 0) << name;
            EXPECT_FALSE(S_ISREG(now.st_mode)) << name;
            EXPECT_TRUE(fs::is_symlink(folder / (name + "-link")));
            EXPECT_TRUE(fs::is_symlink(folder / (name + "-second")));
        }
    }
    std::vector<std::string> names;

private:
    void add(const char* name, bool isThere) {
        if (isThere)
            names.emplace_back(name);
    }
};

TEST_F(NoFile, IsNeverReplaced) {
    for (const std::string& name : names)
        for (const std::string& way : waysTo(name)) {
            const std::optional<Error> error = replaceFile(way, "content");
            ASSERT_TRUE(error) << way;
            EXPECT_EQ(error->detail, ErrorDetail::notAFile) << way;
            EXPECT_EQ(error->subject, way);
        }
    expectUntouched();
}

TEST_F(NoFile, IsNeverOpenedForWritingNorRenamedOver) {
    FileSystem& files = systemFiles();
    const std::string copy = (folder / "copy").string();
    for (const std::string& name : names)
        for (const std::string& way : waysTo(name)) {
            for (const OpenMode mode : {OpenMode::append, OpenMode::overwrite})
                EXPECT_EQ(files.open(way, mode).error().detail, ErrorDetail::notAFile) << way;
            EXPECT_FALSE(files.open(way, OpenMode::createNew));
            ASSERT_FALSE(replaceFile(copy, "content"));
            const std::optional<Error> error = files.rename(copy, way);
            ASSERT_TRUE(error) << way;
            EXPECT_EQ(error->detail, ErrorDetail::notAFile) << way;
            EXPECT_EQ(contents(copy), "content");
        }
    expectUntouched();
}

TEST_F(NoFile, LocksNothing) {
    for (const std::string& name : names)
        for (const std::string& way : waysTo(name)) {
            fs::remove(folder / "lock");
            fs::create_symlink(way, folder / "lock");
            EXPECT_EQ(systemFiles().lock(folder.string()).state, LockState::impossible) << way;
        }
    expectUntouched();
}

TEST_F(ReplaceFile, TellsOfAFolderThatItCannotWriteIn) {
    const std::optional<Error> missing = replaceFile((folder / "missing" / "a.nonet").string(), "x");
    ASSERT_TRUE(missing);
    EXPECT_EQ(missing->code, ErrorCode::fileNotWritable);
    EXPECT_EQ(missing->found, 0);
    EXPECT_EQ(replaceFile(folder.string(), "x")->code, ErrorCode::fileNotWritable);
    if (::geteuid() == 0)
        GTEST_SKIP() << "root may write in read-only folders";
    ASSERT_FALSE(replaceFile((folder / "a.nonet").string(), "old"));
    fs::permissions(folder, fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_TRUE(replaceFile((folder / "a.nonet").string(), "new"));
    EXPECT_EQ(contents(folder / "a.nonet"), "old");
}

}  // namespace
}  // namespace nonet
