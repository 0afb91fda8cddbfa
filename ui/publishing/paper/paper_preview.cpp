#include "ui/publishing/paper/paper_preview.h"

#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"
#include "ui/publishing/paper/paper_painter.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace nonet {
namespace {

constexpr QSize kLeastSheet(200, 240);
constexpr int kEdge = 6;

}  // namespace

/// The page in the middle, as large as there is room.
class PaperPreview::Sheet : public QWidget {
public:
    explicit Sheet(PaperPreview& owner) : m_owner(owner) {
        setObjectName(QStringLiteral("paperSheet"));
        setFocusPolicy(Qt::StrongFocus);
        setMinimumSize(kLeastSheet);
        setAccessibleName(PaperPreview::tr("Preview"));
    }
    void forget() {
        m_image = {};
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        const Theme& theme = m_owner.m_preferences.theme();
        if (m_owner.m_pages.empty()) {
            painter.setPen(theme.mutedText);
            painter.drawText(rect().adjusted(kCardSpace, 0, -kCardSpace, 0), Qt::AlignCenter | Qt::TextWordWrap,
                             m_owner.m_absence);
            return;
        }
        const QSize room = size() - QSize(2 * kEdge, 2 * kEdge);
        const QSize shown = m_owner.m_sheet.size.scaled(room, Qt::KeepAspectRatio).toSize();
        const QRect place(QPoint((width() - shown.width()) / 2, (height() - shown.height()) / 2), shown);
        drawPage(shown);
        painter.drawImage(place, m_image);
        const bool isFocused = hasFocus();
        painter.setPen(QPen(isFocused ? theme.accent : theme.panelBorder, isFocused ? kFocusBorder : kBorder));
        painter.drawRect(place.adjusted(-1, -1, 0, 0));
    }
    void resizeEvent(QResizeEvent* /*event*/) override { m_image = {}; }
    void keyPressEvent(QKeyEvent* event) override {
        const int last = static_cast<int>(m_owner.m_pages.size()) - 1;
        switch (event->key()) {
        case Qt::Key_PageUp:
        case Qt::Key_Left: return m_owner.setPage(m_owner.m_page - 1);
        case Qt::Key_PageDown:
        case Qt::Key_Right: return m_owner.setPage(m_owner.m_page + 1);
        case Qt::Key_Home: return m_owner.setPage(0);
        case Qt::Key_End: return m_owner.setPage(last);
        default: QWidget::keyPressEvent(event);
        }
    }
    void wheelEvent(QWheelEvent* event) override {
        constexpr int kNotch = 120;
        m_turned += event->angleDelta().y();
        const int pages = m_turned / kNotch;
        m_turned -= pages * kNotch;
        m_owner.setPage(m_owner.m_page - pages);
        event->accept();
    }

private:
    void drawPage(const QSize& shown) {
        const QSize pixels = (QSizeF(shown) * devicePixelRatioF()).toSize();
        if (m_image.size() == pixels)
            return;
        m_image = QImage(pixels, QImage::Format_RGB32);
        m_image.fill(Qt::white);
        QPainter painter(&m_image);
        const QSizeF& size = m_owner.m_sheet.size;
        painter.scale(pixels.width() / size.width(), pixels.height() / size.height());
        paintPaper(painter, m_owner.m_order, m_owner.m_sheet,
                   m_owner.m_pages[static_cast<std::size_t>(m_owner.m_page)]);
        painter.end();
        m_image.setDevicePixelRatio(devicePixelRatioF());
    }

    PaperPreview& m_owner;
    QImage m_image;
    int m_turned = 0;
};

PaperPreview::PaperPreview(const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences), m_view(new Sheet(*this)), m_back(new QToolButton),
      m_forward(new QToolButton), m_told(makeLabel({}, "muted")) {
    m_back->setObjectName(QStringLiteral("paperBack"));
    m_forward->setObjectName(QStringLiteral("paperForward"));
    m_told->setObjectName(QStringLiteral("paperPage"));
    m_told->setAlignment(Qt::AlignCenter);
    const auto name = [&](QToolButton* button, const char* picture, const QString& words, int by) {
        setLook(button, "flat");
        button->setIcon(icon(QLatin1String(picture), preferences.theme()));
        button->setToolTip(words);
        button->setAccessibleName(words);
        connect(button, &QToolButton::clicked, this, [this, by] { setPage(m_page + by); });
    };
    name(m_back, "step_back", tr("Previous page"), -1);
    name(m_forward, "step_forward", tr("Next page"), 1);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_back);
    row->addWidget(m_told);
    row->addWidget(m_forward);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSmallSpace);
    column->addWidget(m_view, 1);
    column->addLayout(row);
    tellPage();
}

void PaperPreview::show(PaperOrder order, const PaperSheet& sheet) {
    m_order = std::move(order);
    m_sheet = sheet;
    m_pages = layOutPaper(m_order, m_sheet);
    setPage(m_page);
}

void PaperPreview::setAbsence(const QString& sentence) {
    m_absence = sentence;
    m_view->update();
}

void PaperPreview::setPage(int page) {
    m_page = std::clamp(page, 0, std::max(0, static_cast<int>(m_pages.size()) - 1));
    m_view->forget();
    tellPage();
}

void PaperPreview::tellPage() {
    const int count = static_cast<int>(m_pages.size());
    m_back->setEnabled(m_page > 0);
    m_forward->setEnabled(m_page + 1 < count);
    m_told->setText(count == 0 ? QString() : tr("Page %1 of %2").arg(m_page + 1).arg(count));
    m_view->setAccessibleDescription(count == 0 ? m_absence : m_told->text());
}

}  // namespace nonet

#include "moc_paper_preview.cpp"
