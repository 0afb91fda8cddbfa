#include "tests/core/formats/links/hostile_links.h"

#include "core/formats/links/lz_string.h"
#include "tests/core/test_scale.h"

namespace nonet::test {
namespace {

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

std::size_t scaledSize(int bytes) { return static_cast<std::size_t>(scaled(bytes)); }

}  // namespace

std::vector<HostileLink> hostileLinks() {
    const auto packed = [](const char* prefix, const std::string& json) {
        const bool isOfMaker = std::string_view(prefix).find("sudokumaker") != std::string_view::npos;
        return prefix + lzPacked(json, isOfMaker ? LzAlphabet::uri : LzAlphabet::base64);
    };
    std::vector<HostileLink> all;
    for (const char* prefix : {"fpuzzles", "scl", "https://sudokupad.app/ctc",
                               "https://f-puzzles.com/?load=", "https://sudokumaker.app/?puzzle="}) {
        all.push_back({"unpacks to 100 MB", packed(prefix, std::string(scaledSize(100'000'000), ' '))});
        all.push_back({"nested", packed(prefix, "{\"cells\":" + nested(10'000) + "}")});
        all.push_back({"nested, short form", packed(prefix, "{ce:" + nested(10'000) + "}")});
        all.push_back({"far away", packed(prefix, R"({"cells":[[{}]],"regions":[[[999999999,0]]]})")});
        all.push_back({"rows", packed(prefix, R"({"size":1000000000,"grid":[]})")});
        all.push_back({"name far outside", packed(prefix, R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],)"
                                                          R"("killercage":[{"cells":["R0C999"]}]})")});
        all.push_back({"open quotes", packed(prefix, "{v:'" + std::string(scaledSize(4'000'000), '\\'))});
        all.push_back({"commas", packed(prefix, "{ce:[" + std::string(scaledSize(4'000'000), ',') + "]}")});
        all.push_back({"a million slashes", prefix + std::string(scaledSize(1'000'000), '/')});
        all.push_back({"slashes between", [&] {
                           std::string data = packed(prefix, std::string(scaledSize(3'000'000), 'x'));
                           for (std::size_t at = data.size() / 2; at < data.size(); at += 40)
                               data.insert(at, 1, '/');
                           return data;
                       }()});
        all.push_back({"slashes in a string", [&] {
                           std::string data =
                               packed(prefix, "{\"a\":\"" + std::string(scaledSize(3'000'000), 'x') + "\"}");
                           for (std::size_t at = data.size() / 2; at < data.size(); at += 40)
                               data.insert(at, 1, '/');
                           return data;
                       }()});
        all.push_back({"percent signs", prefix + std::string("N4IgzglgXgpiBcBOANCA") + [] {
                           std::string text;
                           for (int i = 0; i < scaled(300'000); ++i)
                               text += "%25";
                           return text;
                       }()});
    }
    return all;
}

}  // namespace nonet::test
