#pragma once

#include "ui/publishing/paper/paper_layout.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace nonet {

class Preferences;

/// Pages as they will be printed, one at a time. Object names: paperSheet (keys of pages and the wheel turn them),
/// paperBack, paperForward, paperPage.
class PaperPreview : public QWidget {
    Q_OBJECT

public:
    explicit PaperPreview(const Preferences& preferences, QWidget* parent = nullptr);

    /// Lays the order out and shows the page of before, as far as there is one.
    void show(PaperOrder order, const PaperSheet& sheet);
    /// What stands in place of pages where there are none.
    void setAbsence(const QString& sentence);

    const PaperOrder& order() const { return m_order; }
    const PaperSheet& sheet() const { return m_sheet; }
    const std::vector<PaperPage>& pages() const { return m_pages; }
    /// From 0.
    int page() const { return m_page; }
    /// Clamped to those that there are.
    void setPage(int page);

private:
    class Sheet;
    void tellPage();

    const Preferences& m_preferences;
    PaperOrder m_order;
    PaperSheet m_sheet;
    std::vector<PaperPage> m_pages;
    int m_page = 0;
    QString m_absence;
    Sheet* m_view;
    QToolButton* m_back;
    QToolButton* m_forward;
    QLabel* m_told;
};

}  // namespace nonet
