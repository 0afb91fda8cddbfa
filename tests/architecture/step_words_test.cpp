// A step is drawn, worded and proved from its roles, lines and arguments: no file that does so may ask for its
// technique or its family. Its name is ui/text/technique_text's.
#include "test_paths.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace {

namespace fs = std::filesystem;

/// Beginnings of paths.
const char* const kBlind[] = {"ui/text/step", "ui/text/role_words", "ui/text/chain_text",
                              "ui/board/",    "ui/hints/link_list", "core/techniques/proof/"};

TEST(StepWords, NobodyAsksForTheTechnique) {
    const fs::path top = NONET_SOURCE_DIR;
    int seen = 0;
    for (const char* folder : {"ui", "core"})
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(top / folder)) {
            const std::string file = fs::relative(entry.path(), top).generic_string();
            const bool isBlind = std::any_of(std::begin(kBlind), std::end(kBlind),
                                             [&](const char* path) { return file.rfind(path, 0) == 0; });
            const fs::path ending = entry.path().extension();
            if (!isBlind || (ending != ".cpp" && ending != ".h"))
                continue;
            ++seen;
            std::ifstream stream(entry.path());
            int number = 0;
            for (std::string line; std::getline(stream, line);) {
                ++number;
                for (const char* word : {"TechniqueId::", ".family", "TechniqueFamily", "step.technique"})
                    EXPECT_EQ(line.find(word), std::string::npos) << file << ':' << number << ": " << line;
            }
        }
    EXPECT_GT(seen, 60);
}

}  // namespace
