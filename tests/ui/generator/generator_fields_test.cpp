// The generator's text fields, and what its cards say of a miss.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/generator/generator_form.h"
#include "ui/generator/generator_window.h"
#include "ui/generator/puzzle_list_model.h"
#include "ui/text/translations.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace nonet {
namespace {

class GeneratorFields : public WindowTest {
protected:
    GeneratorWindow& generator() {
        trigger("file.generate");
        find<QPushButton>("generatorDetails")->setChecked(true);
        return *find<GeneratorWindow>("generatorWindow");
    }
    GeneratorForm& form() { return *m_window->findChild<GeneratorForm*>(); }
    void type(const char* field, const char* text) { find<QLineEdit>(field)->setText(QString::fromLatin1(text)); }
};

TEST_F(GeneratorFields, TheCardOfTheBestNamesWhatOfExplainersRatingItMisses) {
    GoalPuzzle best;
    best.rating.explainer = ExplainerRating{.hardest = 71, .pearl = 20, .diamond = 26};
    best.missed.set(static_cast<std::size_t>(GoalPart::explainer));
    PuzzleListModel model([](const Puzzle&) { return QPixmap(); });
    const auto lastLine = [&](const ExplainerGoal& goal) {
        model.setPuzzles({}, best, {.explainer = goal});
        return model.index(0).data().toString().section(u'\n', -1).toStdString();
    };
    EXPECT_EQ(lastLine({.rating = {71, 95}, .isDiamond = true}), "misses: diamond (ED 2.6)");
    EXPECT_EQ(lastLine({.rating = {71, 95}, .isPearl = true}), "misses: pearl (EP 2.0)");
    EXPECT_EQ(lastLine({.rating = {80, 95}}), "misses: ER 7.1");
}

TEST_F(GeneratorFields, WhatIsWrongWithARatingIsReadWhole) {
    makeAppearance();
    for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
        m_window.reset();
        installTranslations(*qApp, QLocale(language));
        openWindow();
        generator().resize(1280, 800);
        for (const char* range : {"1.3-1.4", "0.5", "7.15"}) {
            type("goalExplainer", range);
            QTest::qWait(20);
            const auto* fault = find<QLabel>("goalExplainerFault");
            EXPECT_TRUE(fault->isVisible()) << range;
            EXPECT_LE(fault->heightForWidth(fault->width()), fault->height()) << fault->text().toStdString();
            EXPECT_EQ(form().fault(), fault->text());
        }
    }
    m_window.reset();
    installTranslations(*qApp, QLocale(QLocale::English));
}

TEST_F(GeneratorFields, ALetterWithAltIsNoText) {
    GeneratorWindow& window = generator();
    auto* field = find<QLineEdit>("goalExplainer");
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    field->setFocus();
    type("goalExplainer", "8-7");
    ASSERT_FALSE(find<QPushButton>("generate")->isEnabled()) << "whose key it is";
    QTest::keyClick(field, Qt::Key_G, Qt::AltModifier);
    EXPECT_EQ(field->text(), QStringLiteral("8-7"));
    QTest::keyClick(field, Qt::Key_9);
    EXPECT_EQ(field->text(), QStringLiteral("8-79"));
}

}  // namespace
}  // namespace nonet
