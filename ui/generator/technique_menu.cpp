#include "ui/generator/technique_menu.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/text/technique_text.h"

#include <QCheckBox>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <QWidgetAction>

namespace nonet {
namespace {

constexpr int kMostRows = 16;
constexpr int kRowGap = 4;

}  // namespace

TechniqueMenu::TechniqueMenu(QWidget* parent) : QPushButton(parent), m_list(new QMenu(this)) {
    setProperty("look", QStringLiteral("menu"));
    setFocusPolicy(Qt::StrongFocus);
    // Else the dialog makes it its default button, filled like the one that generates.
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setSpacing(kRowGap);
    for (const TechniqueId id : orderOf(hodokuProfile())) {
        if (technique(id).family == TechniqueFamily::singles)
            continue;
        // An action would close the menu with every tick.
        auto* box = new QCheckBox(techniqueName(id));
        rows->addWidget(box);
        m_boxes.emplace_back(static_cast<std::size_t>(id), box);
        connect(box, &QCheckBox::toggled, this, [this, at = static_cast<std::size_t>(id)](bool isOn) {
            if (m_techniques.test(at) == isOn)
                return;
            m_techniques.set(at, isOn);
            name();
            Q_EMIT changed();
        });
    }
    // Not the button's own menu, which waits in a loop of events of its own until it is closed.
    connect(this, &QPushButton::clicked, this, &TechniqueMenu::showList);
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("techniqueScroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* entry = new QWidgetAction(m_list);
    entry->setDefaultWidget(scroll);
    m_list->addAction(entry);
    name();
}

void TechniqueMenu::showList() {
    auto* scroll = m_list->findChild<QScrollArea*>();
    scroll->ensurePolished();
    QCheckBox* first = m_boxes.front().second;
    first->ensurePolished();
    scroll->setFixedSize(scroll->widget()->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width(),
                         kMostRows * (first->sizeHint().height() + kRowGap));
    m_list->popup(mapToGlobal(rect().bottomLeft()));
    first->setFocus();
}

void TechniqueMenu::setTechniques(const TechniqueSet& techniques) {
    m_techniques = techniques;
    for (const auto& [id, box] : m_boxes)
        box->setChecked(techniques.test(id));
    name();
    Q_EMIT changed();
}

void TechniqueMenu::name() {
    QStringList names;
    for (const TechniqueId id : orderOf(hodokuProfile()))
        if (m_techniques.test(static_cast<std::size_t>(id)))
            names += techniqueName(id);
    setText(names.isEmpty()     ? tr("none", "techniques")
            : names.size() == 1 ? names.first()
                                : tr("%n technique(s)", nullptr, static_cast<int>(names.size())));
    setToolTip(names.isEmpty() ? tr("The path uses each of these too") : names.join(QStringLiteral(", ")));
    setAccessibleDescription(names.join(QStringLiteral(", ")));
}

}  // namespace nonet
