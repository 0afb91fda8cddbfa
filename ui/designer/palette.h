#pragma once

#include "ui/designer/design_tool.h"

#include <QWidget>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace nonet {

class Designer;
class Preferences;

/// The tools of the Design room, in groups that fold, those used last on top; a field over them finds one by the
/// letters of its name, and takes a value behind it: "lower 6". A click, or Enter, takes a tool; a rule of the whole
/// board is set by it at once. While the pointer is over it, rows keep their order and places: what was used comes to
/// the top once it has left. Folded it shows pictures alone, until a tool is looked for. Object names: paletteSearch,
/// paletteTools.
class Palette : public QWidget {
    Q_OBJECT

public:
    Palette(Designer& designer, Preferences& preferences, QWidget* parent = nullptr);

    /// The field takes the focus, ready for a name.
    void find();
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
    void build();
    void addGroup(const QString& title, const QList<DesignTool>& tools);
    void addTool(QTreeWidgetItem& parent, const DesignTool& tool);
    void showWidth();
    void filter(const QString& text);
    void take(QTreeWidgetItem* item);
    void showTool();
    void noteRecent(const DesignTool& tool);
    /// With those used last; what is on the screen stays there.
    void showRecent();
    bool isOfTool(const QTreeWidgetItem& item) const;
    /// What stands so high in the list stands there again, as far as it can be scrolled.
    void putAt(const QTreeWidgetItem* item, int height);

    Designer& m_designer;
    Preferences& m_preferences;
    QLineEdit* m_search;
    QTreeWidget* m_tools;
    QList<DesignTool> m_recent;
    bool m_hasPointer = false;
    /// The list does not show m_recent yet.
    bool m_isStale = false;
    bool m_isFolded = false;
    /// Folded, and open for a name to be typed.
    bool m_isSearching = false;
};

/// "Thermometer", "Givens": as the palette and the status line call it.
QString toolName(const DesignTool& tool);

}  // namespace nonet
