#pragma once

#include "ui/frame/window_frame.h"

#include <QMap>
#include <QObject>

#include <initializer_list>

class QShortcut;

namespace nonet {

/// The keys of actions that are greyed are not silent: the status line says why. Only where the reason is one of the
/// puzzle; what belongs to another room says nothing here.
class RefusedKeys : public QObject {
    Q_OBJECT

public:
    RefusedKeys(const WindowFrame& frame, std::initializer_list<const char*> actions, QObject* parent);

private:
    void follow(const QString& id);

    WindowFrame m_frame;
    QMap<QString, QShortcut*> m_shortcuts;
};

}  // namespace nonet
