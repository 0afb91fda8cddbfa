#include "ui/hints/family_menu.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "ui/text/profile_text.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace nonet {
namespace {

/// The family's techniques that are on in the built-in profile which this one is or began as: a technique that is off
/// until somebody asks for it is not missed. All of the family where none is on.
TechniqueSet expectedOf(TechniqueFamily family, const Profile& profile) {
    const ProfileKind basis = profile.isBuiltIn() ? profile.kind : profile.basis;
    const TechniqueSet usual =
        techniquesOf(family) & techniquesOn(basis == ProfileKind::nonet ? nonetProfile() : hodokuProfile());
    return usual.any() ? usual : techniquesOf(family);
}

}  // namespace

FamilyMenu::FamilyMenu(QWidget* parent) : QMenu(parent), m_profile(hodokuProfile()) {
    for (int i = 0; i < kTechniqueFamilies; ++i) {
        const auto family = static_cast<TechniqueFamily>(i);
        if (techniquesOf(family).none())
            continue;
        QAction* action = addAction(QString());
        action->setData(i);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, family] { switchFamily(family); });
    }
}

void FamilyMenu::setProfile(const Profile& profile) {
    m_profile = profile;
    const TechniqueSet on = techniquesOn(profile);
    for (QAction* action : actions()) {
        const auto family = static_cast<TechniqueFamily>(action->data().toInt());
        const TechniqueSet expected = expectedOf(family, profile);
        const std::size_t count = (expected & on).count();
        const bool isHalf = count > 0 && count < expected.count();
        action->setChecked(count == expected.count());
        action->setText(isHalf ? tr("%1 – %2 of %3", "a family, techniques that are on, techniques of it")
                                     .arg(familyName(family))
                                     .arg(count)
                                     .arg(expected.count())
                               : familyName(family));
    }
}

void FamilyMenu::switchFamily(TechniqueFamily family) {
    Profile next = m_profile;
    const TechniqueSet expected = expectedOf(family, next);
    const bool areAllOn = (expected & ~techniquesOn(next)).none();
    useAll(next, areAllOn ? techniquesOf(family) : expected, !areAllOn);
    Q_EMIT edited(next);
}

void FamilyMenu::mouseReleaseEvent(QMouseEvent* event) {
    if (QAction* action = actionAt(event->pos()))
        action->trigger();
    else
        QMenu::mouseReleaseEvent(event);
}

void FamilyMenu::keyPressEvent(QKeyEvent* event) {
    const bool ticks = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (ticks && activeAction() != nullptr)
        activeAction()->trigger();
    else
        QMenu::keyPressEvent(event);
}

}  // namespace nonet

#include "moc_family_menu.cpp"
