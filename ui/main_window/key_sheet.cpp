#include "ui/main_window/key_sheet.h"

#include "ui/main_window/spacing.h"
#include "ui/shortcuts/action_set.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kColumns = 4;

struct KeyLine {
    QString keys;
    QString text;
};

struct KeySection {
    QString title;
    std::vector<KeyLine> lines;
};

QString plain(QString text) { return text.remove(QLatin1Char('&')).remove(QStringLiteral("…")); }

std::vector<KeySection> sectionsOf(const ActionSet& actions) {
    const KeyBindings& bindings = actions.bindings();
    std::vector<KeySection> sections{{KeySheet::tr("On the board"), {}}};
    for (const FixedKeyRow& row : fixedBoardKeys(bindings.preset))
        sections.front().lines.push_back({fixedKeyName(row), fixedKeyText(row)});
    for (const ActionRow& row : actions.rows()) {
        const QString keys = bindings.keyText(row);
        if (keys.isEmpty())
            continue;
        const QString title = plain(actionMenuPath(row).last());
        const auto section = std::find_if(sections.begin(), sections.end(),
                                          [&](const KeySection& known) { return known.title == title; });
        KeySection& target = section == sections.end() ? sections.emplace_back(KeySection{title, {}}) : *section;
        target.lines.push_back({keys, plain(actionText(row))});
    }
    return sections;
}

QWidget* sectionWidget(const KeySection& section) {
    auto* box = new QWidget;
    auto* layout = new QGridLayout(box);
    layout->setContentsMargins(0, 0, 0, kSmallSpace);
    layout->setHorizontalSpacing(kSpace);
    layout->setVerticalSpacing(0);
    auto* title = new QLabel(QStringLiteral("<b>%1</b>").arg(section.title.toHtmlEscaped()));
    layout->addWidget(title, 0, 0, 1, 2);
    int row = 1;
    for (const KeyLine& line : section.lines) {
        auto* keys = new QLabel(line.keys);
        keys->setProperty("look", QStringLiteral("muted"));
        layout->addWidget(keys, row, 0);
        layout->addWidget(new QLabel(line.text), row, 1);
        ++row;
    }
    layout->setColumnStretch(1, 1);
    QFont small = box->font();
    small.setPointSizeF(small.pointSizeF() * 0.8);
    for (QLabel* label : box->findChildren<QLabel*>())
        label->setFont(small);
    return box;
}

}  // namespace

KeySheet::KeySheet(const ActionSet& actions, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("keySheet"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keys as in %1").arg(presetName(actions.bindings().preset)));
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setSpacing(kCardSpace);
    const std::vector<KeySection> sections = sectionsOf(actions);
    std::size_t total = 0;
    for (const KeySection& section : sections)
        total += section.lines.size() + 2;
    std::size_t done = 0;
    QVBoxLayout* columns[kColumns];
    for (QVBoxLayout*& column : columns) {
        column = new QVBoxLayout;
        row->addLayout(column, 1);
    }
    for (const KeySection& section : sections) {
        columns[std::min<std::size_t>(kColumns - 1, done * kColumns / total)]->addWidget(sectionWidget(section));
        done += section.lines.size() + 2;
    }
    for (QVBoxLayout* column : columns)
        column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSmallSpace, kSmallSpace, kSmallSpace, kSmallSpace);
    layout->addWidget(scroll);
    const QSize room = parent ? parent->size() : QSize(1280, 800);
    resize(page->sizeHint().boundedTo(room).expandedTo(QSize(640, 400)) + QSize(16, 16));
}

}  // namespace nonet

#include "moc_key_sheet.cpp"
