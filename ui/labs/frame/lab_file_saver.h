#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/tasks/task.h"

class QWidget;

namespace nonet {

/// Asks where a lab's file goes, and writes it in the background.
class LabFileSaver : public QObject {
    Q_OBJECT

public:
    /// The dialog stands over the window.
    explicit LabFileSaver(QWidget& window);

    void ask(const nonet::LabFile& file);

Q_SIGNALS:
    /// Sentences for the message bar.
    void said(const QString& sentence);
    void failed(const QString& sentence);

private:
    void save(const LabFile& file, const QString& path);

    QWidget& m_window;
    Task m_task;
};

}  // namespace nonet
