#include "ui/labs/frame/lab_files.h"

#include "core/formats/exporter.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/frame/lab_session.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/frame/slide.h"
#include "ui/preferences/preferences.h"
#include "ui/text/error_text.h"

#include <QFileInfo>

namespace nonet {

LabFiles::LabFiles(LabSession& session, const Preferences& preferences, QWidget& window)
    : QObject(&window), m_session(session), m_preferences(preferences), m_window(window),
      m_saving(tr("Saving a table"), this) {}

void LabFiles::keep(const QByteArray& bytes, const QString& path) { report(saveBytes(bytes, path), path); }

void LabFiles::report(const Result<qint64>& written, const QString& path) {
    if (!written)
        return Q_EMIT failed(errorSentence(written.error()));
    m_session.tell(tr("Saved as %1").arg(QFileInfo(path).fileName()));
    Q_EMIT saved();
}

void LabFiles::savePicture() {
    const LabFile file{tr("Save a picture of the scene"),
                       m_session.scene().title() + QStringLiteral(".png"),
                       tr("Pictures (*.png *.svg *.pdf)"),
                       {}};
    askSavePath(&m_window, "labPictureDialog", file, [this](const QString& path) {
        if (const std::optional<PictureFormat> format = pictureFormatOf(path))
            keep(slideBytes(m_session, m_preferences.theme(), *format), path);
        else
            Q_EMIT failed(
                tr("“%1” does not end in .png, .svg or .pdf, so nothing was saved.").arg(QFileInfo(path).fileName()));
    });
}

void LabFiles::saveLesson() {
    const LabFile file{
        tr("Save the lesson"), m_session.lab()->title() + QStringLiteral(".nonet"), tr("Nonet lessons (*.nonet)"), {}};
    askSavePath(&m_window, "lessonDialog", file, [this](const QString& path) {
        const Result<std::string> text = exportPuzzle(lessonRecord(m_session), FormatId::native);
        if (text)
            keep(QByteArray::fromStdString(*text), path);
        else
            Q_EMIT failed(errorSentence(text.error()));
    });
}

void LabFiles::save(const LabFile& file) {
    askSavePath(&m_window, "labFileDialog", file, [this, write = file.write](const QString& path) {
        m_saving.start([write, path](const std::stop_token& stop,
                                     const ProgressSink& progress) { return write(path, stop, progress); },
                       [this, path](const Result<qint64>& written) { report(written, path); });
    });
}

void LabFiles::saveHandout() {
    auto* dialog = new HandoutDialog(m_session, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &HandoutDialog::made, this,
            [this](const QByteArray& bytes, const QString& path) { keep(bytes, path); });
    dialog->show();
}

}  // namespace nonet

#include "moc_lab_files.cpp"
