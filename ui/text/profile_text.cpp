#include "ui/text/profile_text.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct ProfileText {
    Q_DECLARE_TR_FUNCTIONS(ProfileText)
};

}  // namespace

QString profileName(const Profile& profile) { return profileName(profile.name); }

QString profileName(const std::string& name) {
    // No profile of one's own is called like a built-in one.
    if (name == hodokuProfile().name)
        return ProfileText::tr("HoDoKu default");
    if (name == nonetProfile().name)
        return ProfileText::tr("Nonet", "a profile of techniques");
    return QString::fromStdString(name);
}

QString byProfile(const Profile& profile) { return byProfile(profile.name); }

QString byProfile(const std::string& name) {
    return ProfileText::tr("by %1", "a profile of techniques").arg(profileName(name));
}

QString shortlyBy(const std::string& name) {
    constexpr int kMostCharacters = 20;
    const QString whole = profileName(name);
    const bool fits = whole.size() <= kMostCharacters;
    return ProfileText::tr("by %1", "a profile of techniques")
        .arg(fits ? whole : whole.left(kMostCharacters - 1).trimmed() + u'\u2026');
}

bool isBuiltInName(const QString& name) {
    for (const QString& taken :
         {QString::fromStdString(hodokuProfile().name), QString::fromStdString(nonetProfile().name),
          QStringLiteral("HoDoKu default"), profileName(hodokuProfile()), profileName(nonetProfile())})
        if (name.simplified().compare(taken, Qt::CaseInsensitive) == 0)
            return true;
    return false;
}

QString familyName(TechniqueFamily family) {
    switch (family) {
    case TechniqueFamily::singles: return ProfileText::tr("Singles", "a family of techniques");
    case TechniqueFamily::intersections: return ProfileText::tr("Intersections", "a family of techniques");
    case TechniqueFamily::subsets: return ProfileText::tr("Subsets", "a family of techniques");
    case TechniqueFamily::basicFish: return ProfileText::tr("Fish", "a family of techniques");
    case TechniqueFamily::finnedFish: return ProfileText::tr("Finned fish", "a family of techniques");
    case TechniqueFamily::singleDigit: return ProfileText::tr("Patterns of one digit", "a family of techniques");
    case TechniqueFamily::colouring: return ProfileText::tr("Colouring", "a family of techniques");
    case TechniqueFamily::wings: return ProfileText::tr("Wings", "a family of techniques");
    case TechniqueFamily::uniqueness: return ProfileText::tr("Uniqueness", "a family of techniques");
    case TechniqueFamily::chains: return ProfileText::tr("Chains", "a family of techniques");
    }
    return {};
}

}  // namespace nonet
