#pragma once

#include <QCoreApplication>
#include <QLocale>

namespace nonet {

/// Loads the embedded wording for the locale, over English plurals; a second call replaces the first one's. Languages
/// that do not exist fall back to English.
void installTranslations(QCoreApplication& application, const QLocale& locale = QLocale::system());

}  // namespace nonet
