#include "app/commands/profile_option.h"

#include "app/commands/option_file.h"
#include "core/formats/native/profile_file.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "ui/preferences/saved_profiles.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <CLI/CLI.hpp>
#include <filesystem>

namespace nonet {
namespace {

struct ProfileOptionText {
    Q_DECLARE_TR_FUNCTIONS(ProfileOptionText)
};

[[noreturn]] void refuseProfile(const QString& sentence) { throw CLI::ValidationError(sentence.toStdString()); }

Profile profileFromFile(const std::string& path) {
    Result<Profile> profile = readProfile(optionFile(path, kLargestProfile, ErrorDetail::profile));
    if (!profile)
        refuseProfile(ProfileOptionText::tr("%1 is no profile of techniques: %2", "a file, why")
                          .arg(QString::fromStdString(path), errorSentence(profile.error())));
    return std::move(*profile);
}

Profile profileNamed(const std::string& name) {
    for (const Profile& each : {hodokuProfile(), nonetProfile()})
        if (each.name == name)
            return each;
    const Result<SavedProfiles> saved = usersProfiles();
    const QString wanted = QString::fromStdString(name);
    if (saved && saved->own.contains(wanted))
        return saved->own.value(wanted);
    std::error_code failure;
    if (std::filesystem::exists(name, failure))
        return profileFromFile(name);
    if (!saved)
        refuseProfile(
            ProfileOptionText::tr("There is no file %1, and your own profiles cannot be read: %2", "a name, why")
                .arg(wanted, errorSentence(saved.error())));
    QStringList names{QString::fromStdString(hodokuProfile().name), QString::fromStdString(nonetProfile().name)};
    names += saved->own.keys();
    refuseProfile(ProfileOptionText::tr("There is no profile and no file %1; the profiles are: %2.")
                      .arg(wanted, names.join(QStringLiteral(", "))));
}

}  // namespace

void addProfileOption(CLI::App& command, Profile& profile) {
    command.add_option_function<std::string>(
        "--profile", [&profile](const std::string& name) { profile = profileNamed(name); },
        "NAME or FILE: the profile of techniques in force: hodoku (the default), nonet, one of your own that Nonet "
        "keeps, or a file of one");
}

}  // namespace nonet
