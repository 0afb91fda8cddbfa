// The look of every widget, as one style sheet made from a theme. Widgets ask for a part in it by the property "look":
//   QPushButton  "primary" (the one filled button of a card), "pill" (a choice of several, checkable),
//                "menu" (room for the arrow of its menu)
//   QToolButton  "rail" (icon over its name), "pad" (a key of the digit pad), "flat" (an icon without a frame),
//                "choice" (framed, checkable, one of several small ones)
//   QFrame       "card" (rounded, on the window), "bar" (a strip across the window: timeline, banner)
//   QLabel       "title" (a card's), "heading" (a step's name), "strong", "muted", "warning"
// setLook() sets it, also on a widget that is already shown.
#pragma once

#include "ui/preferences/theme.h"

#include <QObject>
#include <QString>

class QLabel;
class QWidget;

namespace nonet {

class Preferences;

QString styleSheetOf(const Theme& theme);

void setLook(QWidget* widget, const char* look);
QLabel* makeLabel(const QString& text, const char* look);

/// Of a window or dialog around what it holds, and between its parts, in pixels.
inline constexpr int kWindowMargin = 16;
inline constexpr int kWindowSpacing = 8;

/// Keeps the application in the theme of the preferences, for as long as it lives. Leaves the application's palette
/// alone, since the System theme reads the desktop's lightness from it.
class Appearance : public QObject {
    Q_OBJECT

public:
    explicit Appearance(const Preferences& preferences, QObject* parent = nullptr);
};

}  // namespace nonet
