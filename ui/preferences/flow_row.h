#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace nonet {

/// Buttons side by side, in as many lines as the width asks for.
class FlowRow : public QLayout {
public:
    explicit FlowRow(int space, QWidget* parent = nullptr);
    ~FlowRow() override;

    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// The height that the lines take.
    int place(const QRect& rect, bool isReal) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

}  // namespace nonet
