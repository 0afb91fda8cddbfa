#pragma once

#include <QPersistentModelIndex>
#include <QTreeView>

#include <optional>

namespace nonet {

class Preferences;

/// The rows of the table: columns where they fit, else two lines a row, wrapped and never cut. The level's dot stands
/// before a technique, and behind it how many patterns of the same result are under it.
class AllStepsView : public QTreeView {
    Q_OBJECT

public:
    /// Columns need this much; in the text's own size.
    static constexpr int kWidthOfColumns = 560;

    explicit AllStepsView(const Preferences& preferences, QWidget* parent = nullptr);

    bool hasColumns() const { return m_hasColumns; }

    /// A row and where it is seen: the one under the pointer, else the current one, else the first in sight; nothing
    /// where the list stands at its beginning and nobody looks at a row.
    struct Anchor {
        QPersistentModelIndex row;
        int top = 0;
    };
    std::optional<Anchor> anchor() const;
    /// Scrolls so that it is seen where it was.
    void holdOn(const std::optional<Anchor>& anchor);

protected:
    /// Beside the row's first line, where the dot is.
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    const Preferences& m_preferences;
    bool m_hasColumns = false;
};

}  // namespace nonet
