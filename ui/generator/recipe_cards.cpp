#include "ui/generator/recipe_cards.h"

#include "ui/generator/card_button.h"
#include "ui/preferences/tokens.h"

#include <QVBoxLayout>

namespace nonet {
namespace {

SavedRecipe recipeOf(const QString& name, const PuzzleGoal& goal) {
    SavedRecipe recipe;
    recipe.name = name;
    recipe.goal = goal;
    return recipe;
}

RecipeCard cardOf(const char* id, const QString& title, const QString& about, const PuzzleGoal& goal) {
    return {id, title, about, recipeOf(title, goal)};
}

std::vector<RecipeCard> makeCards() {
    PuzzleGoal quick;
    quick.level = Level::easy;
    PuzzleGoal steady;
    steady.level = Level::medium;
    steady.symmetry = Symmetry::halfTurn;
    PuzzleGoal hard;
    hard.level = Level::hard;
    PuzzleGoal practice;
    practice.needed = NeededTechnique{TechniqueId::xWing, 1};
    PuzzleGoal sparse;
    sparse.clues = {.lowest = 0, .highest = 23};
    return {
        cardOf("recipeQuick", RecipeCards::tr("A quick one"), RecipeCards::tr("Easy: singles all the way"), quick),
        cardOf("recipeSteady", RecipeCards::tr("For an evening"),
               RecipeCards::tr("Medium, with clues that look the same upside down"), steady),
        cardOf("recipeHard", RecipeCards::tr("A real challenge"), RecipeCards::tr("Hard: wings, chains or colours"),
               hard),
        cardOf("recipePractice", RecipeCards::tr("Practise an X-Wing"),
               RecipeCards::tr("No way round it; choose another technique in the details"), practice),
        cardOf("recipeSparse", RecipeCards::tr("Few clues"), RecipeCards::tr("At most 23, of any level"), sparse),
    };
}

}  // namespace

const std::vector<RecipeCard>& recipeCards() {
    // In the language that is spoken now.
    static QString language;
    static std::vector<RecipeCard> cards;
    if (const QString now = RecipeCards::tr("A quick one"); cards.empty() || now != language) {
        language = now;
        cards = makeCards();
    }
    return cards;
}

RecipeCards::RecipeCards(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("recipeCards"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    for (const RecipeCard& card : recipeCards())
        column->addWidget(makeCard(card));
}

QPushButton* RecipeCards::makeCard(const RecipeCard& card) {
    auto* button = new CardButton(card.title, card.about, this);
    m_buttons.push_back(button);
    button->setObjectName(QLatin1String(card.id));
    button->setCheckable(true);
    connect(button, &QPushButton::clicked, this, [this, recipe = card.recipe] { Q_EMIT chosen(recipe); });
    return button;
}

void RecipeCards::showChosen(const std::optional<SavedRecipe>& recipe) {
    const std::vector<RecipeCard>& cards = recipeCards();
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(recipe && haveSameGoals(*recipe, cards[i].recipe));
}

}  // namespace nonet

#include "moc_recipe_cards.cpp"
