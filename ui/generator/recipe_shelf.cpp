#include "ui/generator/recipe_shelf.h"

#include "ui/generator/kept_recipes.h"
#include "ui/preferences/appearance.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

QPushButton* shelfButton(const QString& text, const char* objectName, const QString& tip) {
    auto* made = new QPushButton(text);
    made->setObjectName(QLatin1String(objectName));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

}  // namespace

RecipeShelf::RecipeShelf(KeptRecipes& recipes, QWidget* parent)
    : QWidget(parent), m_recipes(recipes), m_list(new QComboBox),
      m_save(shelfButton(tr("Sa&ve recipe…"), "keepRecipe", QString())),
      m_remove(shelfButton(tr("Delete"), "removeRecipe", tr("Delete this recipe"))), m_line(new QWidget),
      m_said(makeLabel({}, "muted")),
      m_undo(shelfButton(tr("Undo"), "undoRecipe", tr("Put back what was there before"))) {
    m_list->setObjectName(QStringLiteral("recipes"));
    m_list->setAccessibleName(tr("Recipes"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(10);
    auto* row = new QHBoxLayout;
    row->setSpacing(kWindowSpacing);
    row->addWidget(m_list, 1);
    row->addWidget(m_save);
    row->addWidget(m_remove);
    m_said->setObjectName(QStringLiteral("recipeSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto* line = new QHBoxLayout(m_line);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kWindowSpacing);
    line->addWidget(m_said, 1);
    line->addWidget(m_undo, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_line);
    m_line->hide();
    connect(m_list, &QComboBox::activated, this, &RecipeShelf::choose);
    connect(m_save, &QPushButton::clicked, this, &RecipeShelf::askForName);
    connect(m_remove, &QPushButton::clicked, this, &RecipeShelf::removeChosen);
    connect(m_undo, &QPushButton::clicked, this, &RecipeShelf::undo);
    connect(&m_recipes, &KeptRecipes::changed, this, &RecipeShelf::refresh);
    showList();
}

QString RecipeShelf::chosenName() const { return m_list->currentData().toString(); }

void RecipeShelf::showChosen(const QString& name) {
    m_list->setCurrentIndex(name.isEmpty() ? 0 : std::max(0, m_list->findData(name)));
    m_remove->setEnabled(m_list->currentIndex() > 0);
}

void RecipeShelf::setSavable(bool isSavable, const QString& tip) {
    m_save->setEnabled(isSavable);
    m_save->setToolTip(tip);
}

void RecipeShelf::showList() {
    const QString before = chosenName();
    m_list->clear();
    m_list->addItem(tr("No recipe"));
    for (const SavedRecipe& recipe : m_recipes.recipes())
        m_list->addItem(m_recipes.isUnsaved(recipe.name) ? tr("%1 (not saved)", "name of a recipe").arg(recipe.name)
                                                         : recipe.name,
                        recipe.name);
    showChosen(before);
}

/// The list, and what is said of the last one: it may be on the disk by now.
void RecipeShelf::refresh() {
    showList();
    if (m_name.isEmpty())
        return;
    const bool isUnsaved = m_recipes.isUnsaved(m_name);
    if (isUnsaved || m_tellsFault)
        tell(isUnsaved ? std::optional(m_recipes.store().reason()) : std::nullopt);
}

void RecipeShelf::choose(int index) {
    m_remove->setEnabled(index > 0);
    for (const SavedRecipe& recipe : m_recipes.recipes())
        if (recipe.name == chosenName())
            return Q_EMIT chosen(recipe);
    Q_EMIT chosen(SavedRecipe());
}

void RecipeShelf::askForName() {
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("recipeDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save the recipe"));
    dialog->setLabelText(tr("Name of the recipe (replaces one of the same name):"));
    dialog->resize(360, dialog->sizeHint().height());
    dialog->setTextValue(chosenName());
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty())
            Q_EMIT saveRequested(name.trimmed());
    });
    dialog->show();
}

void RecipeShelf::save(const SavedRecipe& recipe) {
    m_before = m_recipes.kept(recipe.name);
    m_name = recipe.name;
    m_done = m_before ? Done::replaced : Done::saved;
    const std::optional<Error> error = m_recipes.save(recipe);
    showList();
    showChosen(recipe.name);
    tell(error);
}

void RecipeShelf::removeChosen() {
    if (const QString name = chosenName(); !name.isEmpty())
        put(name, std::nullopt, Done::deleted);
}

void RecipeShelf::undo() {
    const QString name = m_name;
    put(name, m_before, Done::undone);
    showChosen(name);
}

void RecipeShelf::put(const QString& name, std::optional<QByteArray> value, Done done) {
    m_before = m_recipes.kept(name);
    m_name = name;
    m_done = done;
    const std::optional<Error> error = m_recipes.put(name, std::move(value));
    showList();
    tell(error);
}

QString RecipeShelf::faultSentence(const Error& error, bool isThere) const {
    return (isThere ? tr("“%1” is not saved yet: %2 Nonet keeps trying.")
                    : tr("“%1” is not deleted on the disk yet: %2 Nonet keeps trying."))
        .arg(m_name, errorSentence(error));
}

QString RecipeShelf::doneSentence(bool isThere) const {
    switch (m_done) {
    case Done::saved: return tr("“%1” is saved.").arg(m_name);
    case Done::replaced: return tr("“%1” is replaced.").arg(m_name);
    case Done::deleted: return tr("“%1” is deleted.").arg(m_name);
    case Done::undone: break;
    }
    return isThere ? tr("“%1” is as it was.").arg(m_name) : tr("“%1” is gone again.").arg(m_name);
}

/// What became of the last one. Only what the disk has is called saved or deleted.
void RecipeShelf::tell(const std::optional<Error>& error) {
    const bool isThere = m_recipes.kept(m_name).has_value();
    m_tellsFault = error.has_value();
    m_said->setText(error ? faultSentence(*error, isThere) : doneSentence(isThere));
    setLook(m_said, error ? "warning" : "muted");
    m_undo->setVisible(m_done != Done::undone);
    m_line->show();
}

}  // namespace nonet

#include "moc_recipe_shelf.cpp"
