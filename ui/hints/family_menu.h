#pragma once

#include "core/techniques/profiles/profile.h"
#include "core/techniques/technique.h"

#include <QMenu>

namespace nonet {

/// The families of techniques with a tick each, and "3 of 5" where only some of one are on. It stays open while it is
/// ticked.
class FamilyMenu : public QMenu {
    Q_OBJECT

public:
    explicit FamilyMenu(QWidget* parent = nullptr);

    /// In the current language.
    void setProfile(const Profile& profile);

Q_SIGNALS:
    /// The profile as it would be.
    void edited(const nonet::Profile& next);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void switchFamily(TechniqueFamily family);

    Profile m_profile;
};

}  // namespace nonet
