#include "ui/designer/design_menu.h"

#include "ui/designer/chosen_rule_dock.h"
#include "ui/designer/design_board.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/constraint_words.h"

#include <QAction>
#include <QMenu>

#include <initializer_list>

namespace nonet {

DesignMenu::DesignMenu(const ActionSet& actions, DesignBoard& board, ChosenRuleDock& values)
    : QObject(&board), m_actions(actions), m_board(board), m_values(values) {
    connect(&m_board, &DesignBoard::menuAsked, this, &DesignMenu::open);
}

void DesignMenu::open(const QPoint& screenPoint) {
    const Designer& designer = m_board.designer();
    auto* menu = new QMenu(&m_board);
    menu->setObjectName(QStringLiteral("designMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    const auto add = [&](std::initializer_list<const char*> ids) {
        for (const char* id : ids)
            menu->addAction(m_actions.action(QLatin1String(id)));
        menu->addSeparator();
    };
    if (designer.hasChosen()) {
        if (designer.chosen().size() == 1)
            menu->addSection(titleText(*designer.constraint(designer.chosen().front()), designer.puzzle().layout()));
        add({"design.delete", "design.duplicate", "design.copy"});
        add({"design.off", "design.hide", "design.lock", "design.turn", "design.mirror"});
        QAction* values = menu->addAction(tr("Properties"));
        connect(values, &QAction::triggered, this, [this] {
            m_values.show();
            m_values.raise();
            m_values.focusFirst();
        });
        menu->addSeparator();
    }
    add({"design.erase", "design.select_all", "design.paste"});
    menu->popup(screenPoint);
}

}  // namespace nonet

#include "moc_design_menu.cpp"
