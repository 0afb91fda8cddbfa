#include "ui/publishing/paper/paper_choice_panel.h"

#include "ui/preferences/appearance.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

QFormLayout* addForm(QVBoxLayout& column, const QString& heading) {
    column.addWidget(makeLabel(heading, "strong"));
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(kSpace);
    form->setVerticalSpacing(kSmallSpace);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column.addLayout(form);
    return form;
}

void choose(QComboBox& box, int value) {
    const QSignalBlocker quiet(&box);
    box.setCurrentIndex(std::max(0, box.findData(value)));
}

}  // namespace

PaperChoicePanel::PaperChoicePanel(PaperChoices choices, QPageSize::PageSizeId paper, QWidget* parent)
    : QWidget(parent), m_choices(choices), m_printers(paper) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, kSpace, 0);
    column->setSpacing(kSpace);
    buildWhat(*column);
    buildPage(*column);
    buildBoard(*column);
    buildBeside(*column);
    column->addStretch(1);
    showChoices();
}

QComboBox* PaperChoicePanel::addCombo(QFormLayout& form, const char* name, const QString& label,
                                      const std::vector<Option>& options) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    // Long names of one choice must not make the panel wider than it has room.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    for (const Option& each : options)
        box->addItem(each.words, each.value);
    form.addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &PaperChoicePanel::take);
    return box;
}

QCheckBox* PaperChoicePanel::addSwitch(QVBoxLayout& column, const char* name, const QString& words, const QString& tip,
                                       bool PaperChoices::*member) {
    auto* box = new QCheckBox(words);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    column.addWidget(box);
    m_switches.push_back({box, member});
    connect(box, &QCheckBox::toggled, this, &PaperChoicePanel::take);
    return box;
}

void PaperChoicePanel::buildWhat(QVBoxLayout& column) {
    QFormLayout& form = *addForm(column, tr("What"));
    m_content = addCombo(form, "paperContent", tr("Pri&nt"),
                         {{tr("Boards"), static_cast<int>(PaperContent::boards)},
                          {tr("My steps so far"), static_cast<int>(PaperContent::mySteps)},
                          {tr("The hints’ steps to the end"), static_cast<int>(PaperContent::hintSteps)}});
    m_sourcePlace = new QVBoxLayout;
    m_sourcePlace->setSpacing(kSmallSpace);
    column.addLayout(m_sourcePlace);
}

std::vector<PaperChoicePanel::Option> PaperChoicePanel::papers(QPageSize::PageSizeId printers) const {
    std::vector<QPageSize::PageSizeId> sizes{QPageSize::A4, QPageSize::A5, QPageSize::A3, QPageSize::Letter,
                                             QPageSize::Legal};
    if (std::ranges::find(sizes, printers) == sizes.end())
        sizes.insert(sizes.begin(), printers);
    std::vector<Option> options;
    options.reserve(sizes.size());
    for (const QPageSize::PageSizeId each : sizes)
        options.push_back({QPageSize::name(each), static_cast<int>(each)});
    return options;
}

void PaperChoicePanel::buildPage(QVBoxLayout& column) {
    QFormLayout& form = *addForm(column, tr("Page"));
    m_onPage = addCombo(
        form, "paperOnPage", tr("On a pa&ge"),
        {{QStringLiteral("1"), 1}, {QStringLiteral("2"), 2}, {QStringLiteral("4"), 4}, {QStringLiteral("6"), 6}});
    m_paper = addCombo(form, "paperSize", tr("Pap&er"), papers(m_printers));
    m_orientation = addCombo(form, "paperOrientation", tr("Or&ientation"), {{tr("Portrait"), 0}, {tr("Landscape"), 1}});
    addSwitch(column, "paperInColour", tr("In co&lour"),
              tr("Else in black and grey, with hatching and numbers in place of colours"), &PaperChoices::inColour);
}

void PaperChoicePanel::buildBoard(QVBoxLayout& column) {
    QFormLayout& form = *addForm(column, tr("On the board"));
    m_smallDigits = addCombo(form, "paperSmallDigits", tr("S&mall digits"),
                             {{tr("As on the board"), static_cast<int>(SmallDigits::asOnBoard)},
                              {tr("None", "no small digits"), static_cast<int>(SmallDigits::none)},
                              {tr("Candidates"), static_cast<int>(SmallDigits::candidates)},
                              {tr("My marks"), static_cast<int>(SmallDigits::marks)}});
    addSwitch(column, "paperDigits", tr("My &digits"), tr("What you entered; else the puzzle is printed as it began"),
              &PaperChoices::hasDigits);
    addSwitch(column, "paperColours", tr("M&y colours and links"), tr("Colours of cells and candidates, and links"),
              &PaperChoices::hasColours);
    addSwitch(column, "paperHint", tr("The &hint on the board"), tr("The step that is shown there now"),
              &PaperChoices::hasHint);
}

void PaperChoicePanel::buildBeside(QVBoxLayout& column) {
    m_besideForm = addForm(column, tr("Beside the board"));
    m_solutions = addCombo(*m_besideForm, "paperSolutions", tr("Sol&utions"),
                           {{tr("None", "no solutions"), static_cast<int>(PaperSolutions::none)},
                            {tr("On a last page"), static_cast<int>(PaperSolutions::lastPage)},
                            {tr("With each board"), static_cast<int>(PaperSolutions::beside)}});
    m_solutions->setToolTip(tr("Small and upside down, so that nobody reads them by chance"));
    addSwitch(column, "paperNames", tr("&Title and author"), tr("What the puzzle is called, and who made it"),
              &PaperChoices::hasNames);
    addSwitch(column, "paperLevel", tr("Le&vel and rating"), tr("Level, score and ER of plain puzzles"),
              &PaperChoices::hasLevel);
    addSwitch(column, "paperRules", tr("&Rules"), tr("What the puzzle asks beyond rows, columns and boxes"),
              &PaperChoices::hasRules);
    addSwitch(column, "paperCode", tr("&QR code"), tr("A telephone’s camera opens the puzzle in SudokuPad"),
              &PaperChoices::hasCode);
}

void PaperChoicePanel::offerHint(bool isThere) {
    m_isHintOffered = isThere;
    showChoices();
}

void PaperChoicePanel::showChoices() {
    choose(*m_content, static_cast<int>(m_choices.content));
    choose(*m_onPage, m_choices.onPage());
    choose(*m_paper, m_choices.paper < 0 ? static_cast<int>(m_printers) : m_choices.paper);
    choose(*m_orientation, m_choices.isLandscape ? 1 : 0);
    choose(*m_smallDigits, static_cast<int>(m_choices.smallDigits));
    choose(*m_solutions, static_cast<int>(m_choices.solutions));
    const bool isOfBoards = m_choices.content == PaperContent::boards;
    const auto isPointless = [&](bool PaperChoices::*member) {
        if (member == &PaperChoices::hasHint)
            return !isOfBoards || !m_isHintOffered || !m_choices.hasDigits;
        if (member == &PaperChoices::hasDigits)
            return m_choices.content == PaperContent::mySteps;
        if (member == &PaperChoices::hasColours)
            return m_choices.content == PaperContent::hintSteps;
        return !isOfBoards && (member == &PaperChoices::hasRules || member == &PaperChoices::hasCode);
    };
    for (const Switch& each : m_switches) {
        const QSignalBlocker quiet(each.box);
        each.box->setChecked(m_choices.*each.member);
        each.box->setVisible(!isPointless(each.member));
    }
    m_besideForm->setRowVisible(m_solutions, isOfBoards);
}

void PaperChoicePanel::take() {
    const auto content = static_cast<PaperContent>(m_content->currentData().toInt());
    // The count that is shown is of the content of before.
    if (content == m_choices.content)
        (content == PaperContent::boards ? m_choices.boardsOnPage : m_choices.stepsOnPage) =
            m_onPage->currentData().toInt();
    m_choices.content = content;
    m_choices.paper = m_paper->currentData().toInt();
    m_choices.isLandscape = m_orientation->currentData().toInt() == 1;
    m_choices.smallDigits = static_cast<SmallDigits>(m_smallDigits->currentData().toInt());
    m_choices.solutions = static_cast<PaperSolutions>(m_solutions->currentData().toInt());
    for (const Switch& each : m_switches)
        m_choices.*each.member = each.box->isChecked();
    showChoices();
    Q_EMIT changed();
}

}  // namespace nonet

#include "moc_paper_choice_panel.cpp"
