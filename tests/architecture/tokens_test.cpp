// The window is drawn with the measures of ui/preferences/tokens.h and the colours of theme.h: finds those that a
// source of ui writes down for itself.
#include "test_paths.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct TokenRule {
    const char* what;
    std::regex literal;
};

const std::vector<TokenRule>& tokenRules() {
    static const std::vector<TokenRule> rules = {
        {"a size of text", std::regex(R"(set(Pixel|Point)SizeF?\(\s*[0-9]|pointSizeF?\(\)\s*\*)")},
        {"a family of type", std::regex(R"(setFamily\(Q|\bQFont(\s\w+)?\(QStringLiteral|hasFamily)")},
        {"a length in a style sheet", std::regex(R"re("[^"\n]*[ :;{][0-9]+(px|pt)\b)re")},
        {"a colour", std::regex(R"re("[^"\n]*#[0-9A-Fa-f]{3,8}\b|QColor(\s\w+)?\(\s*[0-9]|\brgb\(0x)re")},
        {"a corner's radius", std::regex(R"((draw|add)RoundedRect\([^;{}]{0,300},\s*[0-9.]+,\s*[0-9.]+\))")},
    };
    return rules;
}

std::string sourceOf(const fs::path& file) {
    std::ifstream stream(file);
    std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    for (std::size_t at = text.find("//"); at != std::string::npos; at = text.find("//", at))
        text.erase(at, text.find('\n', at) - at);
    return text;
}

void expectNoLiterals(const std::string& name, const std::string& text) {
    for (const TokenRule& rule : tokenRules())
        for (std::sregex_iterator hit(text.begin(), text.end(), rule.literal); hit != std::sregex_iterator(); ++hit)
            ADD_FAILURE() << name << ": " << rule.what << " of its own: " << hit->str();
}

/// The distances of a layout that are no multiples of 4.
void expectOnGrid(const std::string& name, const std::string& text) {
    static const std::regex layout(
        R"(\b(setContentsMargins|setSpacing|setHorizontalSpacing|setVerticalSpacing|addSpacing)\(([^;{}]{0,200}?)\);)");
    // A factor is none.
    static const std::regex number(R"((^|[(,+-])\s*([0-9]+)(?!\s*[*\w.]))");
    for (std::sregex_iterator call(text.begin(), text.end(), layout); call != std::sregex_iterator(); ++call) {
        const std::string distances = (*call)[2];
        for (std::sregex_iterator each(distances.begin(), distances.end(), number); each != std::sregex_iterator();
             ++each)
            EXPECT_EQ(std::atoi((*each)[2].str().c_str()) % 4, 0) << name << ": off the grid of 4: " << call->str();
    }
}

TEST(Tokens, NoWidgetHasMeasuresAndColoursOfItsOwn) {
    const fs::path root = fs::path(NONET_SOURCE_DIR) / "ui";
    int files = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root)) {
        const std::string extension = entry.path().extension().string();
        if (!entry.is_regular_file() || (extension != ".h" && extension != ".cpp"))
            continue;
        const std::string name = fs::relative(entry.path(), root).generic_string();
        if (name.rfind("preferences/", 0) == 0)
            continue;
        ++files;
        const std::string text = sourceOf(entry.path());
        expectNoLiterals(name, text);
        expectOnGrid(name, text);
    }
    EXPECT_GT(files, 100);
}

}  // namespace
