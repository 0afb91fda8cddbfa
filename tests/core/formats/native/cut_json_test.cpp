#include "core/formats/bounded_json.h"
#include "core/formats/native/cut_json.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(CutJson, IsClosedAfterTheLastWholeValue) {
    EXPECT_EQ(closedJson(R"({"a":1,"b":{"c":[1,2,3],"d":"e\"}],"f":12)"),
              (std::vector<std::string>{R"({"a":1,"b":{"c":[1,2,3]}})", R"({"a":1})"}));
    EXPECT_EQ(closedJson(R"({"a":[[1],[2)"), (std::vector<std::string>{R"({"a":[[1]]})"}));
    EXPECT_TRUE(closedJson(R"({"a":1})").empty()) << "nothing is cut off";
    EXPECT_TRUE(closedJson(R"({"a":1}])").empty());
    EXPECT_TRUE(closedJson(R"({"a":1)").empty()) << "no value is whole";
    EXPECT_TRUE(closedJson("").empty());
    EXPECT_TRUE(closedJson("no JSON").empty());
}

TEST(CutJson, IsWellFormedWhereverTheEndWas) {
    const std::string whole = R"({"a":{"b":[1,{"c":"\\,]}"},[true,null]]},"d":[],"e":{},"f":"g"})";
    for (std::size_t size = 0; size < whole.size(); ++size)
        for (const std::string& closed : closedJson(std::string_view(whole).substr(0, size)))
            EXPECT_TRUE(parseBoundedJson(closed)) << closed;
}

}  // namespace
}  // namespace nonet
