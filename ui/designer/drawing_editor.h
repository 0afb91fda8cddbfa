#pragma once

#include "core/design/drawing_colours.h"
#include "core/rules/decoration.h"

#include <QList>
#include <QWidget>

#include <array>
#include <functional>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace nonet {

class Designer;
class Preferences;

/// The name of a colour of drawing_colours.h, by its place there.
QString drawingColourName(int colour);
/// "Line", "Square".
QString drawingName(DrawingKind kind);
/// "Drawn circle: 7", "row 5, column 5".
QString drawingTitle(const Drawing& drawing);
QString drawingPlace(const Drawing& drawing);
/// "Cell colour: Yellow"; of one that is none of drawing_colours.h without its name.
QString cellColourTitle(const std::string& colour);
/// The name, its text and where its middle is: "Circle 7, r5c5".
QString drawingWords(const Drawing& drawing);

/// The chosen drawings' text, colours and sizes; while none is chosen, of what is drawn next. Object names:
/// drawingName, drawingText, drawingLine0..9, drawingFill0..9 (0: none), drawingWidth, drawingHeight, drawingOver,
/// drawingHide, drawingLock, drawingDuplicate, drawingTurn, drawingMirror, drawingDelete.
class DrawingEditor : public QWidget {
    Q_OBJECT

public:
    DrawingEditor(Designer& designer, const Preferences& preferences, QWidget* parent = nullptr);

    /// Something is drawn or to be drawn: it has something to show.
    bool hasSubject() const;
    void refresh();

private:
    QButtonGroup* addSwatches(const QString& objectName, const QString& title,
                              const std::array<const char*, kDrawingColours>& colours);
    QWidget* makeTools();
    QSpinBox* addSize(const QString& objectName, const QString& title);
    void showSwatches(QButtonGroup& group, const std::array<const char*, kDrawingColours>& colours,
                      const std::string& colour);
    void showIcons();
    void showTools(bool isChosen);
    void nameInk(DrawingKind kind);
    /// With the tool that paints cells.
    bool paintsCells() const;
    /// What is chosen, the first of it, else the pen's.
    Drawing subject() const;
    DrawingKind kind() const;
    /// Changes all chosen ones as one edit, or the pen.
    void apply(const std::function<void(Drawing&)>& change);

    Designer& m_designer;
    const Preferences& m_preferences;
    QLabel* m_name;
    QWidget* m_textBox;
    QLineEdit* m_text;
    QButtonGroup* m_line;
    QButtonGroup* m_fill;
    QWidget* m_lineBox = nullptr;
    QWidget* m_fillBox = nullptr;
    QWidget* m_sizeBox = nullptr;
    QLabel* m_widthName = nullptr;
    QLabel* m_heightName = nullptr;
    QSpinBox* m_width = nullptr;
    QSpinBox* m_height = nullptr;
    QCheckBox* m_isOver;
    QWidget* m_tools = nullptr;
    QList<QToolButton*> m_toolButtons;
};

}  // namespace nonet
