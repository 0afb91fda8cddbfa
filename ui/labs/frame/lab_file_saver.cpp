#include "ui/labs/frame/lab_file_saver.h"

#include "ui/text/error_text.h"

#include <QFileDialog>
#include <QFileInfo>

namespace nonet {

LabFileSaver::LabFileSaver(QWidget& window) : QObject(&window), m_window(window), m_task(tr("Saving a table"), this) {}

void LabFileSaver::ask(const LabFile& file) {
    auto* dialog = new QFileDialog(&m_window, file.title);
    dialog->setObjectName(QStringLiteral("labFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(file.name).suffix());
    dialog->setNameFilter(file.filter);
    dialog->selectFile(file.name);
    connect(dialog, &QFileDialog::fileSelected, this, [this, file](const QString& path) { save(file, path); });
    dialog->show();
}

void LabFileSaver::save(const LabFile& file, const QString& path) {
    m_task.start([write = file.write, path](const std::stop_token& stop,
                                            const ProgressSink& progress) { return write(path, stop, progress); },
                 [this, path](const Result<qint64>& saved) {
                     if (saved)
                         Q_EMIT said(tr("Saved as %1").arg(QFileInfo(path).fileName()));
                     else
                         Q_EMIT failed(errorSentence(saved.error()));
                 });
}

}  // namespace nonet

#include "moc_lab_file_saver.cpp"
