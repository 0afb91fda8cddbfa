#include "ui/text/profile_text.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct ProfileText {
    Q_DECLARE_TR_FUNCTIONS(ProfileText)
};

}  // namespace

QString profileName(const Profile& profile) {
    switch (profile.kind) {
    case ProfileKind::hodoku: return ProfileText::tr("HoDoKu default");
    case ProfileKind::nonet: return ProfileText::tr("Nonet", "a profile of techniques");
    case ProfileKind::own: break;
    }
    return QString::fromStdString(profile.name);
}

QString byProfile(const Profile& profile) {
    return ProfileText::tr("by %1", "a profile of techniques").arg(profileName(profile));
}

}  // namespace nonet
