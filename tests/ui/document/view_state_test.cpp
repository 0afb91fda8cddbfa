#include "ui/document/view_state.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(ViewState, EveryStateComesBack) {
    for (const PuzzleOrigin origin : {PuzzleOrigin::imported, PuzzleOrigin::madeHere, PuzzleOrigin::sample})
        for (const std::optional<bool> candidates : {std::optional<bool>(), std::optional(false), std::optional(true)})
            for (const bool isOn : {false, true})
                for (const std::optional<AppliedEliminations> applied :
                     {std::optional<AppliedEliminations>(), std::optional(AppliedEliminations::candidatesShown),
                      std::optional(AppliedEliminations::struckOnly)}) {
                    const ViewState state{origin, candidates, isOn, !isOn, applied};
                    EXPECT_EQ(viewStateFrom(withViewState({}, state)), state);
                    const std::string other = withViewState({}, {PuzzleOrigin::sample, true, !isOn, isOn, {}});
                    EXPECT_EQ(viewStateFrom(withViewState(other, state)), state);
                }
    EXPECT_EQ(withViewState({}, {}), "");
    EXPECT_EQ(withViewState(R"({"origin":"here"})", {}), "");
}

TEST(ViewState, KeepsWhatIsTypedEvenWhereThatIsNothing) {
    for (const std::optional<std::string>& typed : {std::optional<std::string>(), std::optional<std::string>(""),
                                                    std::optional<std::string>("= half a “title”")}) {
        ViewState state;
        state.typedTitle = typed;
        state.typedAuthor = typed;
        EXPECT_EQ(viewStateFrom(withViewState({}, state)), state);
        EXPECT_EQ(withViewState(withViewState({}, state), {}), "");
    }
}

TEST(ViewState, KeepsLevelAndScoreAndTheHintsTold) {
    const std::vector<std::optional<KeptRating>> ratings{std::nullopt,
                                                         KeptRating(),
                                                         KeptRating{true, false, Level::hard, 940},
                                                         KeptRating{true, true, Level::extreme, 4321},
                                                         KeptRating{true, true, Level::easy, 7, "My own, by me"},
                                                         KeptRating{.profile = "nonet"},
                                                         KeptRating{.profile = "nonet", .explainer = 90},
                                                         KeptRating{true, false, Level::hard, 940, "hodoku", 12}};
    for (const std::optional<KeptRating>& rating : ratings)
        for (const int hints : {0, 7}) {
            ViewState state;
            state.rating = rating;
            state.hints = hints;
            EXPECT_EQ(viewStateFrom(withViewState({}, state)), state);
            EXPECT_EQ(viewStateFrom(withViewState(R"({"rating":"easy 1","hints":"3"})", state)), state);
        }
    for (const char* strange :
         {R"({"rating":"hard"})", R"({"rating":"harder 3"})", R"({"rating":"hard -3"})", R"({"rating":"atLeast"})",
          R"({"rating":"hard 3 4"})", R"({"rating":"hard 3 by"})", R"({"hints":"-2"})", R"({"er":"90"})"})
        EXPECT_EQ(viewStateFrom(strange), ViewState()) << strange;
}

TEST(ViewState, RemembersThatTheExplainersRatingWasAskedFor) {
    ViewState state;
    state.showsExplainer = true;
    EXPECT_EQ(withViewState({}, state), R"({"explainer":"shown"})");
    EXPECT_EQ(viewStateFrom(R"({"explainer":"shown"})"), state);
    EXPECT_FALSE(viewStateFrom(R"({"explainer":"7.7"})").showsExplainer);
}

TEST(ViewState, ReadsTheKeysOfLegacyFiles) {
    const ViewState expected{PuzzleOrigin::madeHere, false, true, true, AppliedEliminations::struckOnly};
    EXPECT_EQ(viewStateFrom(R"({"allStepsShown":"yes","appliedEliminations":"struck","facts":"shown","origin":"here",
                                "showsCandidates":"no"})"),
              expected);
}

TEST(ViewState, LeavesAloneWhatItDoesNotKnow) {
    const std::string json = R"({"colour":{"of":["the","board"]},"facts":"some","origin":"here"})";
    ViewState state = viewStateFrom(json);
    EXPECT_FALSE(state.showsRating);
    EXPECT_EQ(withViewState(json, state), json);
    state.showsAllSteps = true;
    EXPECT_EQ(withViewState(json, state),
              R"({"allStepsShown":"yes","colour":{"of":["the","board"]},"facts":"some","origin":"here"})");
    for (const char* broken : {"", "[]", "null", "{\"origin\":3}", "{\"origin\":"})
        EXPECT_EQ(viewStateFrom(broken), ViewState()) << broken;
}

}  // namespace
}  // namespace nonet
