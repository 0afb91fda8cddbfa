// A pupil has only the paper: what a sheet's words mean stands on the sheet.
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/sheet_fixture.h"
#include "ui/labs/lab_catalogue.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace nonet {
namespace {

struct Term {
    const char* used;
    const char* explained;
};

constexpr Term kTerms[] = {
    {R"(\bfloors?\b)", R"(\bfloor(:| is|, | \().*three rows|A floor is)"},
    {R"(\btrios?\b)", R"([Aa] trio(, | is ).*three digits)"},
    {R"(\btowers?\b)", "A tower is"},
    {R"(\bkeys?\b)", "A key is"},
    {R"(\bclass\b)", "of one class if"},
    {R"(\bband\b)", R"(band, a row of boxes)"},
    {R"(\bstacks?\b)", R"(stacks, the columns of boxes)"},
    {R"(\bminigrids?\b)", "A minigrid is a box"},
    {R"(\b(its|are) neighbours\b)", "are neighbours if"},
    {R"(\bpermutations?\b)", "A permutation of a box"},
    {R"(\bclash(es)?\b)", "clash if"},
    {R"(\bnode\b)", "is a node"},
    {R"(\bmarks?\b)",
     R"(marks: the digits|mark is a small digit|small ones its marks|only mark: small|marks that they leave)"},
    {R"(\blevel\b)", R"(number of its marks|level and points|level is that of|level is the number)"},
    {R"(\bchild\b)", "A child has"},
    {R"(\bparent\b)", "A parent of"},
    {R"(\bheuristic\b)", "A heuristic is"},
    {R"(X-Wing\b)", R"(they are an X-Wing|X-Wing: a digit)"},
    {R"(\bsingles\b)", "A single is"},
    {R"(\bcandidates?\b)", R"(candidates|how many digits it can still be)"},
    {R"(\bfold\b)", "To fold a list"},
    {R"(\bshifted\b)", R"(To shift (a box|G|it) by one|is G shifted by)"},
    {R"(\bcipher\b)", "a cipher, a secret writing"},
    {R"(\bmask\b)", "a mask"},
    {R"(\br\dc\d)", R"(r1c2 is the cell|r1c2\b.*row 1)"},
};

TEST(SheetWords, EachWordOfTheLabIsExplainedOnTheSheetThatUsesIt) {
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            SCOPED_TRACE(std::string(row->id) + ", scene " + std::to_string(scene + 1));
            lab->sceneEntered(scene);
            lab->scene(scene).prepare();
            EXPECT_TRUE(settles(*lab, 60'000));
            // What is asked at the foot of the page comes last.
            const QString sheet = wordsOf(drawnSheet(*lab, scene, false)).section(QStringLiteral("Date:"), 1) + u' ' +
                                  sheetOf(lab->scene(scene)).ownWords();
            for (const Term& term : kTerms) {
                const QRegularExpressionMatch used = QRegularExpression(QLatin1String(term.used)).match(sheet);
                if (!used.hasMatch())
                    continue;
                EXPECT_TRUE(QRegularExpression(QLatin1String(term.explained)).match(sheet).hasMatch())
                    << used.captured().toStdString() << " in: " << sheet.toStdString();
            }
        }
    }
}

TEST(SheetWords, AKeyHasTheTasksOfItsSheet) {
    static const QRegularExpression task(QStringLiteral(R"((?:^| )(\d\. [A-Z][^.?:_]{8,60}))"));
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            SCOPED_TRACE(std::string(row->id) + ", scene " + std::to_string(scene + 1));
            const QString sheet = wordsOf(drawnSheet(*lab, scene, false)).simplified();
            const QString key = wordsOf(drawnSheet(*lab, scene, true)).simplified();
            for (auto found = task.globalMatch(sheet); found.hasNext();) {
                const QString begins = found.next().captured(1);
                EXPECT_TRUE(key.contains(begins)) << begins.toStdString();
            }
        }
    }
}

/// What the key of the trios fills in is asked for: as many digits as the sheet has blank cells.
TEST(SheetWords, TheFloorOfTheTriosHasTheTwoRowsThatTheSheetGives) {
    const std::unique_ptr<Lab> lab(labCatalogue()[1]->make(nullptr));
    const auto digits = [&](bool hasAnswers) {
        const std::vector<DrawnText> texts = drawnSheet(*lab, 7, hasAnswers);
        return std::ranges::count_if(
            texts, [](const DrawnText& each) { return each.text.size() == 1 && each.text[0].isDigit(); });
    };
    EXPECT_EQ(digits(false), 2 * 9);
    // Two rows of trios, one of what is left, two of row 3.
    EXPECT_EQ(digits(true), (2 + 2 + 1 + 2) * 9);
}

}  // namespace
}  // namespace nonet
