// The lesson on paper: the scene as it stands, a worksheet to fill in, its answers; and the dialog that asks for it.
#pragma once

#include "ui/labs/frame/lab_session.h"
#include "ui/pages/pdf_pages.h"

#include <QByteArray>
#include <QDialog>

class QComboBox;
class QSpinBox;

namespace nonet {

struct HandoutOptions {
    PaperSize paper = PaperSize::a4;
    /// Worksheets with inputs of their own, from the seed; 0: one, with the current input.
    int pupils = 0;
    std::uint64_t seed = 1;
};

inline constexpr int kMostPupils = 60;

struct HandoutPage {
    QString title;
    /// Beside it.
    QString note;
    /// The lab's input is as before afterwards.
    std::function<void(QPainter& painter, const QRectF& page)> paint;
};

/// Worksheets, then their answers, then the scene: what it shows may be what a sheet asks. The question stands at the
/// foot of each sheet, asked of what that sheet has. The session must outlive them.
std::vector<HandoutPage> handoutPages(const LabSession& session, const HandoutOptions& options);

/// A PDF file's bytes.
QByteArray handoutBytes(const LabSession& session, const HandoutOptions& options);

/// The n-th pupil's seed, from 0: what shuffleInput takes.
std::uint64_t pupilSeed(std::uint64_t seed, int pupil);

/// Asks in a dialog of this name where a file goes; `take` gets the path, unless the dialog is cancelled.
void askSavePath(QWidget* window, const char* name, const LabFile& file,
                 const std::function<void(const QString& path)>& take);

/// Paper, how many sheets, and from which seed; then where to.
class HandoutDialog : public QDialog {
    Q_OBJECT

public:
    explicit HandoutDialog(const LabSession& session, QWidget* parent = nullptr);

    HandoutOptions options() const;

Q_SIGNALS:
    void made(const QByteArray& bytes, const QString& path);

private:
    void askWhere();

    const LabSession& m_session;
    QComboBox* m_paper;
    QSpinBox* m_pupils;
    QSpinBox* m_seed;
};

}  // namespace nonet
