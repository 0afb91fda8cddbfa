#pragma once

#include "ui/designer/design_tool.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nonet {

class Designer;
class Preferences;

/// The tools of the Design room, in groups that fold, those used last as pictures over them, also after a restart; a
/// field on top finds one by letters of its name or of another word for it, and takes a value behind them: "lower 6". A
/// click, or Enter, takes a tool; a rule of the whole board is set by it at once. A click moves no row: what was looked
/// for is forgotten once the pointer has left or the next one is looked for, and what was used last has a place that
/// is kept for it. Folded it shows pictures alone, until a tool is looked for. Object names: paletteSearch,
/// paletteRecent and paletteRecent0 to 3 in it, paletteNothing, paletteTools.
class Palette : public QWidget {
    Q_OBJECT

public:
    Palette(Designer& designer, Preferences& preferences, QWidget* parent = nullptr);

    /// The field takes the focus, ready for a name.
    void find();
    /// All that draw or set something, each once.
    QList<DesignTool> drawingTools() const;
    /// As by its row, from elsewhere.
    void take(DesignTool tool);
    /// That is told in the empty field.
    void setKey(const QString& key);
    /// What is looked for is forgotten, and the focus is to go on; false where the field has none.
    bool escape();
    /// Pictures alone: where the window is narrow.
    void setFolded(bool isFolded);

Q_SIGNALS:
    /// A tool was taken: the board goes on. For a rule of the whole board that it is to be set.
    void taken(bool isWholeBoard);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    enum class Hand : std::uint8_t { mouse, keys };

    void build();
    void showPlaceholder();
    void addGroup(const QString& title, const QList<DesignTool>& tools);
    void addTool(QTreeWidgetItem& parent, const DesignTool& tool);
    void showWidth();
    void filter(const QString& text);
    void take(QTreeWidgetItem* item, Hand hand);
    /// After a click, once nothing more is clicked.
    void tidy();
    void showTool();
    void tellTaken(const DesignTool& tool);
    void noteRecent(DesignTool tool);
    void restoreRecent();
    void buildRecent();
    void showRecent();
    bool isOfTool(const QTreeWidgetItem& item) const;
    /// What stands so high in the list stands there again, as far as it can be scrolled.
    void putAt(const QTreeWidgetItem* item, int height);

    Designer& m_designer;
    Preferences& m_preferences;
    QLineEdit* m_search;
    QLabel* m_nothing;
    QTreeWidget* m_tools;
    QWidget* m_recentRow;
    QList<QToolButton*> m_recentButtons;
    QList<DesignTool> m_recent;
    QString m_key;
    bool m_hasPointer = false;
    /// A row was clicked, and what had been typed stands there still.
    bool m_isClicked = false;
    bool m_isFolded = false;
    /// Folded, and open for a name to be typed.
    bool m_isSearching = false;
};

}  // namespace nonet
