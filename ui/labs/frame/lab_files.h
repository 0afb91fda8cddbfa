#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/tasks/task.h"

namespace nonet {

class LabSession;
class Preferences;

/// What of a lab goes into files: asks where, and writes pictures, lessons, handouts and the scenes' own files.
class LabFiles : public QObject {
    Q_OBJECT

public:
    /// window: whose dialogs ask where, and which owns it.
    LabFiles(LabSession& session, const Preferences& preferences, QWidget& window);

    void savePicture();
    void saveLesson();
    void saveHandout();
    /// In the background.
    void save(const nonet::LabFile& file);

Q_SIGNALS:
    /// The session has told it as well.
    void saved();
    /// Sentences for the message bar.
    void failed(const QString& sentence);

private:
    void keep(const QByteArray& bytes, const QString& path);
    void report(const Result<qint64>& written, const QString& path);

    LabSession& m_session;
    const Preferences& m_preferences;
    QWidget& m_window;
    /// Writes a scene's file.
    Task m_saving;
};

}  // namespace nonet
