#include "ui/main_window/key_sheet.h"

#include "ui/frame/spacing.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/empty_state.h"
#include "ui/shortcuts/action_set.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kColumns = 2;
constexpr QSize kSheetSize(720, 480);

/// Twenty, with the first three of the board's own keys and its arrows.
constexpr std::size_t kChosenFixed = 3;
constexpr const char* kEntering[] = {"mode.next", "edit.erase"};
constexpr const char* kLooking[] = {"candidates.show", "marks.fill", "filter.same", "mode.colour"};
constexpr const char* kHelping[] = {"hint.ask", "hint.apply", "puzzle.check", "replay.show"};
constexpr const char* kGoing[] = {"edit.undo",     "edit.redo",  "file.new",
                                  "file.continue", "edit.paste", "help.find_action"};

constexpr const char* kTaking[] = {"design.find_rule", "design.select", "design.givens", "design.marks",
                                   "design.regions"};
constexpr const char* kChosenRule[] = {"design.delete", "design.off", "design.hide", "design.duplicate", "design.turn"};
constexpr const char* kAsking[] = {"design.true_candidates", "design.next_solution", "design.tester"};
constexpr const char* kGoingOnDesigning[] = {"design.undo", "design.redo", "design.try", "help.find_action"};

QString plain(QString text) { return text.remove(QLatin1Char('&')).remove(QStringLiteral("…")); }

KeySheet::Line fixedLine(const FixedKeyRow& row) { return {fixedKeyName(row), fixedKeyText(row)}; }

bool holdsAll(const QString& text, const QStringList& words) {
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QWidget* sectionWidget(const KeySheet::Section& section) {
    auto* box = new QWidget;
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins(0, 0, 0, kWideSpace);
    layout->setHorizontalSpacing(kWideSpace);
    layout->setVerticalSpacing(kSpace);
    layout->addWidget(makeLabel(section.title, "title"), 0, 0, 1, 2);
    int row = 1;
    for (const KeySheet::Line& line : section.lines) {
        layout->addWidget(makeLabel(line.keys, "key"), row, 0, Qt::AlignLeft | Qt::AlignTop);
        QLabel* text = makeLabel(line.text, "");
        text->setWordWrap(true);
        layout->addWidget(text, row, 1);
        ++row;
    }
    layout->setColumnMinimumWidth(0, atTextScale(112));
    layout->setColumnStretch(1, 1);
    return box;
}

}  // namespace

KeySheet::KeySheet(const ActionSet& actions, QWidget* parent, Of of)
    : QDialog(parent), m_actions(actions), m_of(of), m_words(new QLineEdit), m_page(new QVBoxLayout) {
    setObjectName(QStringLiteral("keySheet"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keys as in %1").arg(presetName(actions.bindings().preset)));
    m_words->setObjectName(QStringLiteral("keySheetWords"));
    m_words->setPlaceholderText(tr("Search all keys"));
    m_words->setAccessibleName(tr("Search all keys"));
    m_words->setClearButtonEnabled(true);
    auto* page = new QWidget;
    page->setLayout(m_page);
    m_page->setContentsMargins(0, 0, kSpace, 0);
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    layout->setSpacing(kWideSpace);
    layout->addWidget(m_words);
    layout->addWidget(scroll, 1);
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString& words) {
        showSections(words.trimmed().isEmpty() ? chosenSections() : found(words));
    });
    showSections(chosenSections());
    const QSize room = parent ? parent->size() : kSheetSize * 2;
    resize(QSize(atTextScale(kSheetSize.width()), atTextScale(kSheetSize.height())).boundedTo(room));
}

std::vector<KeySheet::Section> KeySheet::layoutSections() const {
    const KeyBindings& bindings = m_actions.bindings();
    const auto add = [&bindings](Section& section, std::span<const char* const> ids) {
        for (const char* id : ids)
            if (const ActionRow* row = findAction(QLatin1String(id)))
                section.lines.push_back({bindings.keyText(*row), plain(actionText(*row))});
    };
    std::vector<Section> sections{{tr("Draw"),
                                   {{tr("Shift+arrows"), tr("Select cell by cell, in order")},
                                    {tr("Enter", "a key"), tr("Draw what is selected; a value that is typed stands")},
                                    {tr("Tab"), tr("With Select: the next one that lies there")}}},
                                  {tr("Tools"), {}},
                                  {tr("The chosen rule"), {}},
                                  {tr("Ask"), {}},
                                  {tr("Go on"), {}}};
    add(sections[1], kTaking);
    add(sections[2], kChosenRule);
    add(sections[3], kAsking);
    add(sections[4], kGoingOnDesigning);
    return sections;
}

std::vector<KeySheet::Section> KeySheet::chosenSections() const {
    if (m_of == Of::layout)
        return layoutSections();
    const KeyBindings& bindings = m_actions.bindings();
    std::vector<Section> sections{{tr("Enter"), {}}, {tr("Look"), {}}, {tr("Get help"), {}}, {tr("Go on"), {}}};
    std::size_t at = 0;
    for (const FixedKeyRow& row : fixedBoardKeys(bindings.preset))
        if (at++ < kChosenFixed || QLatin1String(row.keys) == QLatin1String("Arrows"))
            sections[0].lines.push_back(fixedLine(row));
    const auto add = [&](Section& section, std::span<const char* const> ids) {
        for (const char* id : ids)
            if (const ActionRow* row = findAction(QLatin1String(id)))
                section.lines.push_back({bindings.keyText(*row), plain(actionText(*row))});
    };
    add(sections[0], kEntering);
    add(sections[1], kLooking);
    add(sections[2], kHelping);
    add(sections[3], kGoing);
    return sections;
}

std::vector<KeySheet::Section> KeySheet::allSections() const {
    const KeyBindings& bindings = m_actions.bindings();
    std::vector<Section> sections{{tr("On the board"), {}}};
    for (const FixedKeyRow& row : fixedBoardKeys(bindings.preset))
        sections.front().lines.push_back(fixedLine(row));
    for (const ActionRow& row : m_actions.rows()) {
        const QString keys = bindings.keyText(row);
        if (keys.isEmpty())
            continue;
        const QString title = plain(actionMenuPath(row).last());
        const auto section =
            std::find_if(sections.begin(), sections.end(), [&](const Section& known) { return known.title == title; });
        Section& target = section == sections.end() ? sections.emplace_back(Section{title, {}}) : *section;
        target.lines.push_back({keys, plain(actionText(row))});
    }
    return sections;
}

std::vector<KeySheet::Section> KeySheet::found(const QString& words) const {
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<Section> sections = allSections();
    for (Section& section : sections)
        std::erase_if(section.lines, [&](const Line& line) {
            return !holdsAll(section.title + QLatin1Char(' ') + line.text + QLatin1Char(' ') + line.keys, wanted);
        });
    std::erase_if(sections, [](const Section& section) { return section.lines.empty(); });
    return sections;
}

void KeySheet::showSections(std::vector<Section> sections) {
    m_sections = std::move(sections);
    delete m_shown;
    m_shown = new QWidget;
    auto* row = new QHBoxLayout(m_shown);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kPageSpace);
    QVBoxLayout* columns[kColumns];
    for (QVBoxLayout*& column : columns) {
        column = new QVBoxLayout;
        row->addLayout(column, 1);
    }
    std::size_t total = 0;
    for (const Section& section : m_sections)
        total += section.lines.size() + 1;
    std::size_t done = 0;
    for (const Section& section : m_sections) {
        columns[std::min<std::size_t>(kColumns - 1, done * kColumns / total)]->addWidget(sectionWidget(section));
        done += section.lines.size() + 1;
    }
    if (m_sections.empty()) {
        auto* none = new EmptyState;
        none->say(tr("No key does that"), tr("Help > Find any action also knows what has no key."));
        connect(none->addButton(QStringLiteral("keySheetClear"), tr("Show the keys that matter")),
                &QPushButton::clicked, m_words, &QLineEdit::clear);
        columns[0]->addWidget(none);
    }
    for (QVBoxLayout* column : columns)
        column->addStretch();
    m_page->addWidget(m_shown);
}

}  // namespace nonet

#include "moc_key_sheet.cpp"
