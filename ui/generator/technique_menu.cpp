#include "ui/generator/technique_menu.h"

#include "ui/text/technique_text.h"

#include <QCheckBox>
#include <QMenu>
#include <QWidgetAction>

namespace nonet {

TechniqueMenu::TechniqueMenu(QWidget* parent) : QPushButton(parent), m_list(new QMenu(this)) {
    setProperty("look", QStringLiteral("menu"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (const Technique& row : techniqueCatalogue()) {
        if (row.family == TechniqueFamily::singles)
            continue;
        // An action would close the menu with every tick.
        auto* box = new QCheckBox(techniqueName(row.id));
        auto* entry = new QWidgetAction(m_list);
        entry->setDefaultWidget(box);
        entry->setData(static_cast<int>(row.id));
        m_list->addAction(entry);
        connect(box, &QCheckBox::toggled, this, [this, id = static_cast<std::size_t>(row.id)](bool isOn) {
            if (m_techniques.test(id) == isOn)
                return;
            m_techniques.set(id, isOn);
            name();
            Q_EMIT changed();
        });
    }
    // Not the button's own menu, which waits in a loop of events of its own until it is closed.
    connect(this, &QPushButton::clicked, this, [this] { m_list->popup(mapToGlobal(rect().bottomLeft())); });
    name();
}

void TechniqueMenu::setTechniques(const TechniqueSet& techniques) {
    m_techniques = techniques;
    for (QAction* each : m_list->actions())
        qobject_cast<QCheckBox*>(static_cast<QWidgetAction*>(each)->defaultWidget())
            ->setChecked(techniques.test(static_cast<std::size_t>(each->data().toInt())));
    name();
    Q_EMIT changed();
}

void TechniqueMenu::name() {
    QStringList names;
    for (const Technique& row : techniqueCatalogue())
        if (m_techniques.test(static_cast<std::size_t>(row.id)))
            names += techniqueName(row.id);
    setText(names.isEmpty()     ? tr("none", "techniques")
            : names.size() == 1 ? names.first()
                                : tr("%n technique(s)", nullptr, static_cast<int>(names.size())));
    setToolTip(names.isEmpty() ? tr("The path uses each of these too") : names.join(QStringLiteral(", ")));
    setAccessibleDescription(names.join(QStringLiteral(", ")));
}

}  // namespace nonet
