// The look of every widget, as one style sheet made from a theme. Widgets ask for a part in it by the property "look":
//   QPushButton  "primary" (the one filled button of a card), "pill" (a choice of several, checkable),
//                "menu" (room for the arrow of its menu), "recipe" (a card that is pressed)
//   QToolButton  "rail" (icon over its name), "pad" (a key of the digit pad), "flat" (an icon without a frame),
//                "choice" (framed, checkable, one of several small ones)
//   QFrame       "card" (rounded, on the window), "bar" (a strip across the window: timeline, banner)
//   QLabel       "display" (a page's name), "title" (a card's), "heading" (a step's name), "strong", "muted", "small",
//                "warning", "key" (as it is printed on a key), "read" (a text of some length)
// setLook() sets it, also on a widget that is already shown.
#pragma once

#include "ui/preferences/theme.h"
#include "ui/preferences/tokens.h"

#include <QObject>
#include <QString>

class QLabel;
class QWidget;

namespace nonet {

class Preferences;

/// With text as large as the application's font asks for.
QString styleSheetOf(const Theme& theme);
/// The border of buttons, fields and the pad alike.
QColor controlEdge(const Theme& theme);

void setLook(QWidget* widget, const char* look);
/// A button in a low strip, whatever its look.
void setCompact(QWidget* button, bool isCompact);
QLabel* makeLabel(const QString& text, const char* look);

/// Room around what a window or dialog holds, and between its parts.
inline constexpr int kWindowMargin = kCardSpace;
inline constexpr int kWindowSpacing = kSpace;

/// Keeps the application in the theme and the text of the preferences, for as long as it lives. Leaves the
/// application's palette alone, since the System theme reads the desktop's lightness from it. Words of labels, tooltips
/// and questions are shown as they are, whatever they look like: only a label that is told so takes them for HTML.
class Appearance : public QObject {
    Q_OBJECT

public:
    explicit Appearance(const Preferences& preferences, QObject* parent = nullptr);
    ~Appearance() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();

    const Preferences& m_preferences;
};

}  // namespace nonet
