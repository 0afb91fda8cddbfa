#include "core/storage/user_folders.h"
#include "tests/core/scratch_folder.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <optional>

namespace nonet {
namespace {

namespace fs = std::filesystem;

class UserFoldersTest : public ::testing::Test {
protected:
    void SetUp() override {
        for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"}) {
            const char* value = std::getenv(name);
            m_former[name] = value ? std::optional<std::string>(value) : std::nullopt;
            ::unsetenv(name);
        }
    }
    void TearDown() override {
        for (const auto& [name, value] : m_former)
            value ? ::setenv(name.c_str(), value->c_str(), 1) : ::unsetenv(name.c_str());
    }
    std::map<std::string, std::optional<std::string>> m_former;
};

TEST_F(UserFoldersTest, FollowTheEnvironment) {
    ::setenv("HOME", "/home/somebody", 1);
    EXPECT_EQ(userFolders().data, "/home/somebody/.local/share");
    EXPECT_EQ(userFolders().settings, "/home/somebody/.config");
    ::setenv("XDG_DATA_HOME", "/data", 1);
    EXPECT_EQ(userFolders().data, "/data");
    ::setenv("XDG_DATA_HOME", "relative", 1);
    EXPECT_EQ(userFolders().data, "/home/somebody/.local/share");
}

TEST_F(UserFoldersTest, AnEmptyHomeIsNotTheRootOfTheDisk) {
    ::setenv("HOME", "", 1);
    const std::string data = userFolders().data;
    EXPECT_NE(data, "/.local/share");
    EXPECT_TRUE(data.empty() || data.ends_with("/.local/share")) << data;
}

TEST_F(UserFoldersTest, AHomeThatIsNotUtf8IsTheSameFolderByAnotherName) {
    EXPECT_EQ(nameInUtf8("/tmp/Sudok\xc3\xbc"), "/tmp/Sudok\xc3\xbc");
    const test::ScratchFolder home;
    const std::string folder = home.file("Sudok\xfc");
    const std::string name = nameInUtf8(folder);
    ASSERT_FALSE(name.empty());
    EXPECT_EQ(name.find('\xfc'), std::string::npos);
    std::ofstream(name + "/here") << "yes";
    EXPECT_TRUE(fs::exists(folder + "/here"));
}

}  // namespace
}  // namespace nonet
