#pragma once

#include <QString>

class QWidget;

namespace nonet {

class ActionSet;
class DocumentSession;
class MessageBar;
class Preferences;
class PreferencesDialog;
class StatusLine;
class UnsavedBar;

/// The window around its rooms, whichever one is in: what rooms, and those who connect actions, are given of it.
/// Everything lives as long as the window.
struct WindowFrame {
    QWidget& window;
    Preferences& preferences;
    ActionSet& actions;
    DocumentSession& session;
    MessageBar& message;
    StatusLine& status;
    /// What may be in memory only is made known to it.
    UnsavedBar& unsaved;
    /// Where documents are kept.
    QString dataFolder;
};

/// A new one, on the screen; deletes itself.
PreferencesDialog& openPreferences(const WindowFrame& frame);

}  // namespace nonet
