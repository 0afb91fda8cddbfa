#pragma once

#include "ui/publishing/paper/paper_layout.h"

#include <QBuffer>
#include <QObject>
#include <QPainter>
#include <QPrinter>
#include <QTimer>

#include <memory>

namespace nonet {

/// The sheet that a printer is set up for, with margins that look well and that it can print.
PaperSheet sheetOf(const QPageLayout& layout);

/// Prints pages one by one, so that hundreds of them keep nobody waiting: into a PDF file, which is written in one go
/// (on failure, and where it was stopped, the old file stands), or by a printer. Boards are painted in the GUI thread,
/// where their fonts live. Tells once how it ended, and deletes itself then.
class PaperRun : public QObject {
    Q_OBJECT

public:
    /// `printer` is set up, and may name a PDF file.
    PaperRun(PaperOrder order, std::shared_ptr<QPrinter> printer, QObject* parent);
    ~PaperRun() override;

    void start();
    void stop();
    /// Empty where a printer takes the pages.
    QString file() const;

Q_SIGNALS:
    void progressed(int done, int total);
    /// Empty: all is printed.
    void ended(const QString& fault);
    void stopped();

private:
    void printNext();
    void finish();
    void end(const QString& fault);
    QPagedPaintDevice& device();

    PaperOrder m_order;
    std::shared_ptr<QPrinter> m_printer;
    PaperSheet m_sheet;
    std::vector<PaperPage> m_pages;
    std::size_t m_next = 0;
    QBuffer m_buffer;
    std::unique_ptr<QPagedPaintDevice> m_writer;
    QPainter m_painter;
    QTimer m_timer;
};

}  // namespace nonet
