#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <functional>
#include <vector>

namespace nonet {

/// Loads the embedded wording for the locale, over English plurals; a second call replaces the first one's. Languages
/// that do not exist fall back to English.
void installTranslations(QCoreApplication& application, const QLocale& locale = QLocale::system());

/// What make() says in each of the program's languages, one after the other; the window's words stay as they are.
/// In the GUI thread.
std::vector<QStringList> inEveryLanguage(const std::function<QStringList()>& make);

}  // namespace nonet
