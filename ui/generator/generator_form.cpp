#include "ui/generator/generator_form.h"

#include "core/generators/recipe_text.h"
#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/generator/mask_board.h"
#include "ui/generator/technique_menu.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/fault_line.h"
#include "ui/preferences/preferences.h"
#include "ui/text/explainer_text.h"
#include "ui/text/goal_text.h"
#include "ui/text/profile_text.h"
#include "ui/text/technique_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kListHeight = 132;
constexpr IntRange kAny{};
constexpr IntRange kClueBounds{.lowest = 0, .highest = 81};
constexpr int kMostTimes = 9;
/// The jewels that may be asked for.
constexpr int kPearl = 1;
constexpr int kDiamond = 2;

}  // namespace

GeneratorForm::GeneratorForm(const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, kWindowSpacing, 0);
    m_grid->setHorizontalSpacing(kWindowSpacing);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    m_profile = makeLabel({}, "muted");
    m_profile->setObjectName(QStringLiteral("goalProfile"));
    m_profile->setTextFormat(Qt::PlainText);
    m_profile->setWordWrap(true);
    m_grid->addWidget(m_profile, 0, 0, 1, 2);
    addMethod();
    addGoals();
    addTechniques();
    addMask(preferences);
    addRun();
    m_grid->setRowStretch(m_grid->rowCount(), 1);
    connect(&preferences, &Preferences::profileChanged, this, &GeneratorForm::read);
    read();
}

FaultLine* GeneratorForm::addRow(const QString& name, QWidget* field, const QString& tip, CanFail canFail) {
    auto* label = new QLabel(name);
    label->setBuddy(field);
    field->setToolTip(tip);
    const int row = m_grid->rowCount();
    m_grid->addWidget(label, row, 0,
                      field->sizePolicy().verticalPolicy() == QSizePolicy::Fixed ? Qt::AlignVCenter : Qt::AlignTop);
    m_grid->addWidget(field, row, 1);
    if (canFail == CanFail::no)
        return nullptr;
    auto* fault = new FaultLine(canFail == CanFail::atLength ? 2 : 1);
    fault->setObjectName(field->objectName() + QStringLiteral("Fault"));
    m_grid->addWidget(fault, row + 1, 0, 1, 2);
    return fault;
}

QLineEdit* GeneratorForm::makeText(const char* objectName, const QString& placeholder) {
    auto* field = new QLineEdit;
    field->setObjectName(QLatin1String(objectName));
    field->setPlaceholderText(placeholder);
    field->installEventFilter(this);
    connect(field, &QLineEdit::textChanged, this, &GeneratorForm::read);
    return field;
}

bool GeneratorForm::eventFilter(QObject* watched, QEvent* event) {
    const bool isAlt = event->type() == QEvent::KeyPress &&
                       static_cast<QKeyEvent*>(event)->modifiers() == Qt::AltModifier &&
                       !static_cast<QKeyEvent*>(event)->text().isEmpty();
    if (isAlt)
        event->ignore();
    return isAlt || QWidget::eventFilter(watched, event);
}

QComboBox* GeneratorForm::makeList(const char* objectName, const QStringList& texts) {
    auto* list = new QComboBox;
    list->setObjectName(QLatin1String(objectName));
    list->addItems(texts);
    // As wide as the form lets it be, whatever its longest entry.
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(8);
    connect(list, &QComboBox::currentIndexChanged, this, &GeneratorForm::read);
    return list;
}

QComboBox* GeneratorForm::makeTechniqueList(const char* objectName) {
    QComboBox* list = makeList(objectName, {tr("any", "technique")});
    for (const TechniqueId id : orderOf(hodokuProfile()))
        list->addItem(techniqueName(id), static_cast<int>(id));
    return list;
}

void GeneratorForm::addMethod() {
    m_method = makeList("goalMethod", {tr("Erase: take clues away"), tr("Inverse: undo solving methods"),
                                       tr("Pattern: fill the drawn cells"), tr("Shift cipher: boards of one list")});
    addRow(tr("Met&hod"), m_method, tr("How the puzzles are made"));
    m_rank = makeList("goalRank", {tr("naked singles"), tr("hidden singles"), tr("block intersections"),
                                   tr("covering sets"), tr("X-wings")});
    addRow(tr("Methods &up to"), m_rank, tr("What the inverse methods undo"));
    m_plan = makeText("goalPlan", tr("clue by clue"));
    m_planFault = addRow(tr("Heur&istics"), m_plan,
                         tr("Pencil marks are searched by these: random, t (few ways back), d (a hard way back), "
                            "single-first. A number after one: the level from which it holds, as in “t, d 300”."),
                         CanFail::yes);
    connect(m_method, &QComboBox::currentIndexChanged, this, &GeneratorForm::showForMethod);
}

void GeneratorForm::addGoals() {
    QStringList levels{tr("any", "level")};
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::unfair, Level::extreme})
        levels.append(levelName(level));
    m_level = makeList("goalLevel", levels);
    addRow(tr("&Level"), m_level, tr("The puzzle's level on HoDoKu's scale"));
    m_score = makeText("goalScore", tr("any, or 900-1400"));
    m_scoreFault = addRow(tr("Scor&e"), m_score, tr("Lowest and highest score on HoDoKu's scale"), CanFail::yes);
    m_explainer = makeText("goalExplainer", tr("any, or %1-%2").arg(explainerNumber(71), explainerNumber(75)));
    m_explainerFault =
        addRow(tr("E&R"), m_explainer, tr("Lowest and highest rating on Explainer’s scale: the hardest step"),
               CanFail::atLength);
    m_gem = makeList("goalGem", {tr("any", "pearl or diamond"), tr("pearl: EP = ER"), tr("diamond: ED = ER")});
    addRow(
        tr("&Jewel"), m_gem,
        tr("A pearl places nothing before its hardest step; a diamond begins with it. Give an ER too: without one most "
           "are solved by singles."));
    m_clues = makeText("goalClues", tr("any, or 24-28"));
    m_cluesFault = addRow(tr("&Clues"), m_clues, tr("Fewest and most givens"), CanFail::yes);
    m_width = makeText("goalWidth", tr("any, or 1-2"));
    m_widthFault =
        addRow(tr("&Width"), m_width,
               tr("How many steps are open where the path is narrowest: the fewer, the harder they are to find"),
               CanFail::yes);
    m_symmetry =
        makeList("goalSymmetry", {tr("none", "symmetry"), tr("half turn"), tr("quarter turn"), tr("left and right"),
                                  tr("top and bottom"), tr("diagonal"), tr("other diagonal"), tr("full")});
    addRow(tr("S&ymmetry"), m_symmetry, tr("How the givens lie on the board"));
    connect(m_symmetry, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (m_mask)
            m_mask->setSymmetry(static_cast<Symmetry>(index));
    });
}

void GeneratorForm::addTechniques() {
    auto* need = new QWidget;
    need->setObjectName(QStringLiteral("goalNeed"));
    need->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* line = new QHBoxLayout(need);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kWindowSpacing);
    m_needed = makeTechniqueList("goalNeeded");
    m_times = new QSpinBox;
    m_times->setObjectName(QStringLiteral("goalTimes"));
    m_times->setRange(1, kMostTimes);
    m_times->setAccessibleName(tr("How often it is needed"));
    m_times->setSuffix(tr("×", "times"));
    connect(m_times, &QSpinBox::valueChanged, this, &GeneratorForm::read);
    line->addWidget(m_needed, 1);
    line->addWidget(m_times);
    need->setFocusProxy(m_needed);
    m_neededFault =
        addRow(tr("&Needs"), need, tr("Easier techniques do not solve the puzzle without this one"), CanFail::yes);
    m_needed->setAccessibleName(tr("Technique that is needed"));
    m_alsoNeeded = new TechniqueMenu;
    m_alsoNeeded->setObjectName(QStringLiteral("goalAlsoNeeded"));
    addRow(tr("Needs &also"), m_alsoNeeded, m_alsoNeeded->toolTip());
    m_alsoNeeded->setAccessibleName(tr("Other techniques that are needed"));
    connect(m_alsoNeeded, &TechniqueMenu::changed, this, &GeneratorForm::read);
    m_hardest = makeTechniqueList("goalHardest");
    addRow(tr("Hardes&t"), m_hardest, tr("The path uses it, and nothing harder"));
    m_techniques = new QListWidget;
    m_techniques->setObjectName(QStringLiteral("goalTechniques"));
    m_techniques->ensurePolished();
    m_techniques->setFixedHeight(kListHeight);
    m_techniques->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const TechniqueId id : orderOf(hodokuProfile())) {
        if (technique(id).family == TechniqueFamily::singles)
            continue;
        auto* item = new QListWidgetItem(techniqueName(id), m_techniques);
        item->setData(Qt::UserRole, static_cast<int>(id));
        // Where the name is cut off.
        item->setToolTip(item->text());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    // A tick is for all that are selected, so that several are chosen at once.
    m_techniques->setSelectionMode(QAbstractItemView::ExtendedSelection);
    connect(m_techniques, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        if (!m_isSetting && item->isSelected()) {
            m_isSetting = true;
            for (QListWidgetItem* each : m_techniques->selectedItems())
                each->setCheckState(item->checkState());
            m_isSetting = false;
        }
        read();
    });
    auto* box = new QWidget;
    box->setObjectName(QStringLiteral("goalAllowed"));
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kWindowSpacing);
    for (const bool isAll : {true, false}) {
        auto* button = new QPushButton(isAll ? tr("All") : tr("Singles only"));
        button->setObjectName(isAll ? QStringLiteral("allowAll") : QStringLiteral("allowNone"));
        button->setToolTip(isAll ? tr("The path may use every technique") : tr("The path may use only singles"));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, isAll] {
            m_isSetting = true;
            for (int i = 0; i < m_techniques->count(); ++i)
                m_techniques->item(i)->setCheckState(isAll ? Qt::Checked : Qt::Unchecked);
            m_isSetting = false;
            read();
        });
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    column->addWidget(m_techniques);
    column->addLayout(buttons);
    box->setFocusProxy(m_techniques);
    addRow(tr("May u&se"), box, tr("The path avoids what is not checked; singles are always allowed"));
    m_techniques->setAccessibleName(tr("Techniques that the path may use"));
}

void GeneratorForm::addMask(const Preferences& preferences) {
    m_usesMask = new QCheckBox(tr("Clues only in these cells"));
    m_usesMask->setObjectName(QStringLiteral("goalUsesMask"));
    m_usesMask->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_maskFault = addRow(tr("Mask"), m_usesMask, tr("Draw the pattern that the givens make"), CanFail::yes);
    m_mask = new MaskBoard(preferences);
    m_mask->setObjectName(QStringLiteral("goalMask"));
    m_mask->setToolTip(tr("Click or drag; with the keyboard the arrows and Space"));
    m_maskFromPuzzle = new QPushButton(tr("Fro&m the open puzzle"));
    m_maskFromPuzzle->setObjectName(QStringLiteral("maskFromPuzzle"));
    m_maskFromPuzzle->setToolTip(tr("The cells where the open puzzle has givens"));
    m_clearMask = new QPushButton(tr("Clear"));
    m_clearMask->setObjectName(QStringLiteral("clearMask"));
    m_clearMask->setToolTip(tr("No cell drawn"));
    auto* row = new QHBoxLayout;
    row->setSpacing(kWindowSpacing);
    row->addWidget(m_mask);
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    for (QPushButton* button : {m_maskFromPuzzle, m_clearMask}) {
        button->setAutoDefault(false);
        column->addWidget(button, 0, Qt::AlignLeft);
    }
    column->addStretch(1);
    row->addLayout(column, 1);
    m_grid->addLayout(row, m_grid->rowCount(), 0, 1, 2);
    connect(m_usesMask, &QCheckBox::toggled, this, &GeneratorForm::read);
    connect(m_mask, &MaskBoard::maskChanged, this, [this] {
        if (!m_isSetting && !m_mask->mask().isEmpty())
            m_usesMask->setChecked(true);
        read();
    });
    connect(m_maskFromPuzzle, &QPushButton::clicked, this, [this] { m_mask->setMask(m_openPuzzle); });
    connect(m_clearMask, &QPushButton::clicked, this, [this] { m_mask->setMask({}); });
}

void GeneratorForm::addRun() {
    m_count = new QSpinBox;
    m_count->setObjectName(QStringLiteral("goalCount"));
    m_count->setRange(1, kMostOrdered);
    m_count->setValue(SavedRecipe().count);
    addRow(tr("How many"), m_count, tr("Puzzles to find"));
    m_seconds = new QSpinBox;
    m_seconds->setObjectName(QStringLiteral("goalSeconds"));
    m_seconds->setRange(1, kMostSeconds);
    m_seconds->setValue(SavedRecipe().seconds);
    m_seconds->setSuffix(tr(" s", "seconds"));
    addRow(tr("At most"), m_seconds, tr("How many seconds to search before settling for what was found"));
    m_seed = makeText("goalSeed", tr("a new one each time"));
    m_seedFault = addRow(tr("Seed"), m_seed, tr("The same recipe and seed give the same puzzles"), CanFail::yes);
    for (QSpinBox* field : {m_count, m_seconds})
        connect(field, &QSpinBox::valueChanged, this, &GeneratorForm::read);
    showForMethod();
}

void GeneratorForm::showForMethod() {
    const bool isInverse = m_method->currentIndex() == static_cast<int>(GeneratorMethod::inverse);
    for (QWidget* field : std::initializer_list<QWidget*>{m_rank, m_plan}) {
        field->setVisible(isInverse);
        const int at = m_grid->indexOf(field);
        if (at < 0)
            continue;
        int row = 0;
        int column = 0;
        int rows = 0;
        int columns = 0;
        m_grid->getItemPosition(at, &row, &column, &rows, &columns);
        m_grid->itemAtPosition(row, 0)->widget()->setVisible(isInverse);
    }
}

std::optional<SavedRecipe> GeneratorForm::recipe() const { return m_recipe; }

QString GeneratorForm::fault() const {
    if (m_recipe)
        return {};
    for (const FaultLine* each : {m_scoreFault, m_explainerFault, m_cluesFault, m_widthFault, m_neededFault,
                                  m_maskFault, m_planFault, m_seedFault})
        if (!each->isHidden())
            return each->text();
    return {};
}

void GeneratorForm::setRecipe(const SavedRecipe& recipe) {
    const PuzzleGoal& goal = recipe.goal;
    m_isSetting = true;
    m_method->setCurrentIndex(static_cast<int>(recipe.method));
    m_level->setCurrentIndex(goal.level ? static_cast<int>(*goal.level) + 1 : 0);
    m_score->setText(QString::fromStdString(rangeText(goal.score, kAny)));
    m_explainer->setText(QString::fromStdString(tenthsRangeText(goal.explainer.rating, kAny)));
    m_gem->setCurrentIndex(goal.explainer.isDiamond ? kDiamond : goal.explainer.isPearl ? kPearl : 0);
    m_clues->setText(QString::fromStdString(rangeText(goal.clues, kClueBounds)));
    m_width->setText(QString::fromStdString(rangeText(goal.width, kAny)));
    m_symmetry->setCurrentIndex(static_cast<int>(goal.symmetry));
    m_needed->setCurrentIndex(goal.needed ? m_needed->findData(static_cast<int>(goal.needed->technique)) : 0);
    m_times->setValue(goal.needed ? goal.needed->times : 1);
    m_alsoNeeded->setTechniques(goal.alsoNeeded);
    m_hardest->setCurrentIndex(goal.hardest ? m_hardest->findData(static_cast<int>(*goal.hardest)) : 0);
    for (int i = 0; i < m_techniques->count(); ++i) {
        const auto id = static_cast<std::size_t>(m_techniques->item(i)->data(Qt::UserRole).toInt());
        const bool isAllowed = goal.allowed.test(id) && !goal.forbidden.test(id);
        m_techniques->item(i)->setCheckState(isAllowed ? Qt::Checked : Qt::Unchecked);
    }
    m_mask->setMask(goal.mask.value_or(ClassicCellSet()));
    m_usesMask->setChecked(goal.mask.has_value());
    m_rank->setCurrentIndex(static_cast<int>(recipe.rank));
    m_plan->setText(QString::fromStdString(planText(recipe.plan)));
    m_seed->setText(recipe.seed ? QString::number(*recipe.seed) : QString());
    m_count->setValue(recipe.count);
    m_seconds->setValue(recipe.seconds);
    m_isSetting = false;
    read();
}

QJsonObject GeneratorForm::draft() const {
    QJsonObject typed;
    for (const QLineEdit* field : texts())
        if (!field->text().isEmpty())
            typed.insert(field->objectName(), field->text());
    // Drawn cells stay on the board where they are not used.
    QJsonArray drawn;
    for (const Cell cell : m_mask->mask())
        drawn.append(cell.index());
    return {{QStringLiteral("recipe"), recipeToJson(m_read)},
            {QStringLiteral("typed"), typed},
            {QStringLiteral("drawn"), drawn}};
}

bool GeneratorForm::setDraft(const QJsonObject& draft) {
    const std::optional<SavedRecipe> recipe = recipeFromJson(draft.value(QStringLiteral("recipe")).toObject());
    if (!recipe || !draft.contains(QStringLiteral("recipe")))
        return false;
    setRecipe(*recipe);
    m_isSetting = true;
    if (const QJsonValue typed = draft.value(QStringLiteral("typed")); typed.isObject())
        for (QLineEdit* field : texts())
            field->setText(typed[field->objectName()].toString());
    if (const QJsonValue drawn = draft.value(QStringLiteral("drawn")); drawn.isArray()) {
        ClassicCellSet cells;
        for (const QJsonValueConstRef each : drawn.toArray())
            if (const int cell = each.toInt(-1); cell >= 0 && cell < classic::kCells)
                cells.insert(Cell(cell));
        m_mask->setMask(cells);
    }
    m_isSetting = false;
    read();
    return true;
}

void GeneratorForm::readTexts(SavedRecipe& recipe, bool& isRight) {
    const auto range = [&isRight](const QLineEdit* field, FaultLine* fault, IntRange bounds, const QString& sentence) {
        const std::optional<IntRange> read = rangeFromText(field->text().toStdString(), bounds);
        fault->tell(read ? QString() : sentence);
        isRight = isRight && read;
        return read.value_or(bounds);
    };
    recipe.goal.score = range(m_score, m_scoreFault, kAny, tr("A number, or two with the smaller first: 900-1400."));
    recipe.goal.clues =
        range(m_clues, m_cluesFault, kClueBounds, tr("Up to 81, or two numbers with the smaller first: 24-28."));
    recipe.goal.width = range(m_width, m_widthFault, kAny, tr("A number, or two with the smaller first: 1-2."));
    const std::optional<IntRange> rating = tenthsRangeFromText(m_explainer->text().toStdString(), kAny);
    m_explainerFault->tell(
        rating ? QString()
               : tr("A rating, or two with the smaller first: %1-%2.").arg(explainerNumber(71), explainerNumber(75)));
    isRight = isRight && rating;
    recipe.goal.explainer.rating = rating.value_or(kAny);
    const std::optional<std::vector<HeuristicStage>> plan = planFromText(m_plan->text().toStdString());
    m_planFault->tell(plan ? QString() : tr("random, t, d or single-first, each with a level up to 729."));
    const bool isInverse = recipe.method == GeneratorMethod::inverse;
    m_planFault->setVisible(isInverse && !plan);
    isRight = isRight && (plan || !isInverse);
    recipe.plan = plan.value_or(std::vector<HeuristicStage>());
    bool isNumber = false;
    const std::uint64_t seed = m_seed->text().trimmed().toULongLong(&isNumber);
    const bool isBlank = m_seed->text().trimmed().isEmpty();
    if (isNumber)
        recipe.seed = seed;
    m_seedFault->tell(isNumber || isBlank ? QString() : tr("A whole number, or nothing."));
    isRight = isRight && (isNumber || isBlank);
}

void GeneratorForm::readSet(SavedRecipe& recipe) const {
    for (int i = 0; i < m_techniques->count(); ++i) {
        const QListWidgetItem* item = m_techniques->item(i);
        recipe.goal.allowed.set(static_cast<std::size_t>(item->data(Qt::UserRole).toInt()),
                                item->checkState() == Qt::Checked);
    }
}

bool GeneratorForm::showContradiction(const SavedRecipe& recipe) {
    const bool lacksMask = recipe.method == GeneratorMethod::pattern && !recipe.goal.mask;
    m_maskFault->tell(lacksMask ? tr("Draw the cells that should hold clues.") : QString());
    m_neededFault->tell({});
    const GoalContradiction contradiction = contradictionIn(recipe);
    if (contradiction == GoalContradiction::none)
        return lacksMask;
    FaultLine* fault = m_scoreFault;
    switch (contradiction) {
    case GoalContradiction::tooFewClues: fault = m_cluesFault; break;
    case GoalContradiction::maskAgainstClues:
    case GoalContradiction::maskAgainstSymmetry: fault = m_maskFault; break;
    case GoalContradiction::techniqueNotAllowed: fault = m_neededFault; break;
    case GoalContradiction::explainerOutOfReach:
    case GoalContradiction::explainerLeftOut:
    case GoalContradiction::explainerAgainstSingles: fault = m_explainerFault; break;
    case GoalContradiction::none:
    case GoalContradiction::scoreAgainstLevel:
    case GoalContradiction::scoreOutOfReach:
    case GoalContradiction::widthOutOfReach:
    case GoalContradiction::emptyRange: break;
    }
    fault->tell(goalContradictionSentence(contradiction, recipe.goal));
    return true;
}

void GeneratorForm::read() {
    if (m_isSetting || !m_seed)
        return;
    SavedRecipe recipe;
    recipe.goal.profile = m_preferences.values().profileInForce();
    m_profile->setText(tr("Levels and scores %1", "by a profile of techniques").arg(byProfile(recipe.goal.profile)));
    recipe.method = static_cast<GeneratorMethod>(m_method->currentIndex());
    if (m_level->currentIndex() > 0)
        recipe.goal.level = static_cast<Level>(m_level->currentIndex() - 1);
    recipe.goal.symmetry = static_cast<Symmetry>(m_symmetry->currentIndex());
    if (m_needed->currentIndex() > 0)
        recipe.goal.needed =
            NeededTechnique{static_cast<TechniqueId>(m_needed->currentData().toInt()), m_times->value()};
    recipe.goal.alsoNeeded = m_alsoNeeded->techniques();
    if (m_hardest->currentIndex() > 0)
        recipe.goal.hardest = static_cast<TechniqueId>(m_hardest->currentData().toInt());
    recipe.goal.explainer.isPearl = m_gem->currentIndex() == kPearl;
    recipe.goal.explainer.isDiamond = m_gem->currentIndex() == kDiamond;
    recipe.isRatedByExplainer = true;
    readSet(recipe);
    if (m_usesMask->isChecked() && !m_mask->mask().isEmpty())
        recipe.goal.mask = m_mask->mask();
    recipe.rank = static_cast<InverseRank>(m_rank->currentIndex());
    recipe.count = m_count->value();
    recipe.seconds = m_seconds->value();
    bool isRight = true;
    readTexts(recipe, isRight);
    m_times->setEnabled(m_needed->currentIndex() > 0);
    if (isRight && showContradiction(recipe))
        isRight = false;
    m_recipe = isRight ? std::optional(recipe) : std::nullopt;
    m_read = std::move(recipe);
    Q_EMIT changed();
}

}  // namespace nonet

#include "moc_generator_form.cpp"
