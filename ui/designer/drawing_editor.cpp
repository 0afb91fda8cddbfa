#include "ui/designer/drawing_editor.h"

#include "core/design/drawing_edits.h"
#include "ui/designer/chosen_edits.h"
#include "ui/designer/designer.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"
#include "ui/text/cell_names.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

constexpr int kSwatch = 18;
/// Sizes are told in hundredths of a cell.
constexpr double kHundredth = 0.01;
constexpr int kMostSize = 4000;

QIcon swatchOf(const QColor& colour, const Theme& theme) {
    QPixmap picture(kSwatch, kSwatch);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.mutedText);
    painter.setBrush(colour.isValid() ? QBrush(colour) : QBrush(Qt::NoBrush));
    const QRectF square(0.5, 0.5, kSwatch - 1, kSwatch - 1);
    painter.drawRoundedRect(square, cornerOf(square), cornerOf(square));
    // None of them: crossed out.
    if (!colour.isValid())
        painter.drawLine(QPointF(3, kSwatch - 3), QPointF(kSwatch - 3, 3));
    return picture;
}

bool isShape(DrawingKind kind) { return kind == DrawingKind::rectangle || kind == DrawingKind::circle; }

/// What the line's colour means: a text has its letters'.
std::string& inkOf(Drawing& drawing) {
    return drawing.kind == DrawingKind::text ? drawing.textColour : drawing.lineColour;
}

}  // namespace

QString drawingColourName(int colour) {
    switch (colour) {
    case 0: return DrawingEditor::tr("Red");
    case 1: return DrawingEditor::tr("Orange");
    case 2: return DrawingEditor::tr("Yellow");
    case 3: return DrawingEditor::tr("Green");
    case 4: return DrawingEditor::tr("Turquoise");
    case 5: return DrawingEditor::tr("Blue");
    case 6: return DrawingEditor::tr("Violet");
    case 7: return DrawingEditor::tr("Pink");
    default: return DrawingEditor::tr("Grey");
    }
}

QString drawingName(DrawingKind kind) {
    switch (kind) {
    case DrawingKind::line: return DrawingEditor::tr("Drawn line");
    case DrawingKind::rectangle: return DrawingEditor::tr("Drawn square");
    case DrawingKind::circle: return DrawingEditor::tr("Drawn circle");
    case DrawingKind::text: return DrawingEditor::tr("Drawn text");
    case DrawingKind::outline: return DrawingEditor::tr("Drawn outline");
    }
    return {};
}

QString drawingTitle(const Drawing& drawing) {
    const QString name = drawingName(drawing.kind);
    return drawing.text.empty()
               ? name
               : DrawingEditor::tr("%1: %2", "Drawn circle: 7").arg(name, QString::fromStdString(drawing.text));
}

QString drawingPlace(const Drawing& drawing) {
    const auto placeOf = [](const DrawingPoint& point) {
        return DrawingEditor::tr("row %1, column %2", "where a drawing is")
            .arg(static_cast<int>(std::floor(point.row)) + 1)
            .arg(static_cast<int>(std::floor(point.column)) + 1);
    };
    if (drawing.kind == DrawingKind::line && !drawing.points.empty()) {
        const QString first = placeOf(drawing.points.front());
        const QString last = placeOf(drawing.points.back());
        return first == last ? first : DrawingEditor::tr("%1 to %2", "the ends of a drawn line").arg(first, last);
    }
    const DrawingBox box = boxOf(drawing);
    return placeOf({(box.top + box.bottom) / 2, (box.left + box.right) / 2});
}

QString cellColourTitle(const std::string& colour) {
    const auto* found = std::ranges::find_if(kLightColours, [&](const char* each) { return colour == each; });
    const QString name = DrawingEditor::tr("Cell colour");
    return found == kLightColours.end()
               ? name
               : DrawingEditor::tr("%1: %2", "Cell colour: Yellow")
                     .arg(name, drawingColourName(static_cast<int>(found - kLightColours.begin())));
}

QString drawingWords(const Drawing& drawing) {
    QStringList words{drawingName(drawing.kind)};
    if (!drawing.text.empty())
        words << QString::fromStdString(drawing.text);
    words << drawingPlace(drawing);
    return words.join(QStringLiteral(", "));
}

DrawingEditor::DrawingEditor(Designer& designer, const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_designer(designer), m_preferences(preferences), m_name(makeLabel({}, "heading")),
      m_textBox(new QWidget), m_text(new QLineEdit), m_isOver(new QCheckBox(tr("Over the digits"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kCardSpace, kSmallSpace, kCardSpace, kSpace);
    column->setSpacing(kSpace);
    m_name->setObjectName(QStringLiteral("drawingName"));
    m_name->setWordWrap(true);
    column->addWidget(m_name);
    auto* text = new QVBoxLayout(m_textBox);
    text->setContentsMargins(0, 0, 0, 0);
    text->setSpacing(kSmallSpace);
    auto* textName = new QLabel(tr("Text"));
    textName->setBuddy(m_text);
    m_text->setObjectName(QStringLiteral("drawingText"));
    m_text->setAccessibleName(tr("Text"));
    m_text->setToolTip(tr("What is written there"));
    text->addWidget(textName);
    text->addWidget(m_text);
    column->addWidget(m_textBox);
    m_line = addSwatches(QStringLiteral("drawingLine"), tr("Line"), kStrongColours);
    m_fill = addSwatches(QStringLiteral("drawingFill"), tr("Fill"), kLightColours);
    m_lineBox = m_line->buttons().front()->parentWidget();
    m_fillBox = m_fill->buttons().front()->parentWidget();
    m_sizeBox = new QWidget;
    auto* sizes = new FlowRow(kSpace, m_sizeBox);
    sizes->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_sizeBox);
    m_width = addSize(QStringLiteral("drawingWidth"), tr("Width"));
    m_height = addSize(QStringLiteral("drawingHeight"), tr("Height"));
    m_isOver->setObjectName(QStringLiteral("drawingOver"));
    m_isOver->setToolTip(tr("It covers the digits instead of lying under them"));
    column->addWidget(m_isOver);
    m_tools = makeTools();
    column->addWidget(m_tools);
    column->addStretch();
    connect(&designer.locks(), &Locks::changed, this, &DrawingEditor::refresh);
    connect(m_text, &QLineEdit::editingFinished, this, [this] {
        if (!m_designer.chosenDrawings().empty() && m_text->text().toStdString() != subject().text)
            apply([this](Drawing& drawing) { drawing.text = m_text->text().toStdString(); });
    });
    connect(m_line, &QButtonGroup::idClicked, this, [this](int id) {
        apply([id](Drawing& drawing) {
            inkOf(drawing) = id == 0 ? "" : kStrongColours[static_cast<std::size_t>(id - 1)];
        });
    });
    connect(m_fill, &QButtonGroup::idClicked, this, [this](int id) {
        if (m_designer.chosenDrawings().empty() && paintsCells())
            return m_designer.pen().setCellColour(id - 1);
        apply([id](Drawing& drawing) {
            drawing.fillColour = id == 0 ? "" : kLightColours[static_cast<std::size_t>(id - 1)];
        });
    });
    connect(m_width, &QSpinBox::valueChanged, this, [this](int value) {
        apply([value](Drawing& drawing) {
            (drawing.kind == DrawingKind::text ? drawing.textSize : drawing.width) = value * kHundredth;
        });
    });
    connect(m_height, &QSpinBox::valueChanged, this,
            [this](int value) { apply([value](Drawing& drawing) { drawing.height = value * kHundredth; }); });
    connect(m_isOver, &QCheckBox::clicked, this,
            [this](bool isOver) { apply([isOver](Drawing& drawing) { drawing.isOver = isOver; }); });
    connect(&preferences, &Preferences::themeChanged, this, &DrawingEditor::showIcons);
    showIcons();
}

QButtonGroup* DrawingEditor::addSwatches(const QString& objectName, const QString& title,
                                         const std::array<const char*, kDrawingColours>& colours) {
    auto* group = new QButtonGroup(this);
    auto* box = new QWidget;
    auto* row = new FlowRow(kSmallSpace, box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new QLabel(title));
    for (int i = 0; i <= static_cast<int>(colours.size()); ++i) {
        auto* button = new QToolButton;
        button->setObjectName(objectName + QString::number(i));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setIconSize(QSize(kSwatch, kSwatch));
        const QString name = i == 0 ? tr("None") : drawingColourName(i - 1);
        button->setToolTip(tr("%1: %2", "what is coloured, the colour").arg(title, name));
        button->setAccessibleName(button->toolTip());
        group->addButton(button, i);
        row->addWidget(button);
    }
    layout()->addWidget(box);
    return group;
}

QWidget* DrawingEditor::makeTools() {
    auto* tools = new QWidget;
    auto* row = new FlowRow(kSmallSpace, tools);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const char* name, const char* iconName, const QString& text, const QString& tip, auto act) {
        auto* button = new QToolButton;
        button->setObjectName(QLatin1String(name));
        button->setProperty("iconName", QLatin1String(iconName));
        button->setAccessibleName(text);
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, act] { act(m_designer); });
        row->addWidget(button);
        m_toolButtons << button;
    };
    add("drawingHide", "eye_closed", tr("Hide or show"), tr("Hide or show: what is hidden stays in the list of Placed"),
        toggleHidden);
    add("drawingLock", "lock", tr("Lock or unlock"), tr("Lock or unlock: not moved, changed or deleted by accident"),
        toggleLocked);
    add("drawingDuplicate", "copy", tr("Duplicate"), tr("Draw a copy beside it"), duplicateChosen);
    add("drawingTurn", "turn", tr("Turn"), tr("Turn it clockwise by a quarter"), turnChosen);
    add("drawingMirror", "mirror", tr("Mirror"), tr("Exchange left and right"), mirrorChosen);
    add("drawingDelete", "delete", tr("Delete"), tr("Take it off the board"), deleteChosen);
    return tools;
}

/// What is locked can only be shown, hidden, copied and unlocked.
void DrawingEditor::showTools(bool isChosen) {
    m_tools->setVisible(isChosen);
    const bool isFree = !isChosen || !m_designer.freeDrawings().empty();
    for (QWidget* each : std::initializer_list<QWidget*>{m_textBox, m_lineBox, m_fillBox, m_sizeBox, m_isOver})
        each->setEnabled(isFree);
    for (QToolButton* button : m_toolButtons) {
        const QString name = button->objectName();
        button->setEnabled(isFree || name == QLatin1String("drawingHide") || name == QLatin1String("drawingLock") ||
                           name == QLatin1String("drawingDuplicate"));
    }
}

void DrawingEditor::nameInk(DrawingKind kind) {
    const QString title = kind == DrawingKind::text ? tr("Text colour") : tr("Line");
    m_lineBox->findChild<QLabel*>()->setText(title);
    for (QAbstractButton* button : m_line->buttons()) {
        const int id = m_line->id(button);
        button->setToolTip(
            tr("%1: %2", "what is coloured, the colour").arg(title, id == 0 ? tr("None") : drawingColourName(id - 1)));
        button->setAccessibleName(button->toolTip());
    }
}

QSpinBox* DrawingEditor::addSize(const QString& objectName, const QString& title) {
    auto* name = new QLabel(title);
    auto* size = new QSpinBox;
    size->setObjectName(objectName);
    size->setRange(1, kMostSize);
    size->setSingleStep(5);
    size->setSuffix(QStringLiteral(" %"));
    size->setToolTip(tr("Of a cell's side"));
    size->setKeyboardTracking(false);
    name->setBuddy(size);
    (m_widthName == nullptr ? m_widthName : m_heightName) = name;
    m_sizeBox->layout()->addWidget(name);
    m_sizeBox->layout()->addWidget(size);
    return size;
}

void DrawingEditor::showIcons() {
    const Theme& theme = m_preferences.theme();
    const auto show = [&](const QButtonGroup& group, const std::array<const char*, kDrawingColours>& colours) {
        for (QAbstractButton* button : group.buttons()) {
            const int id = group.id(button);
            button->setIcon(
                swatchOf(id == 0 ? QColor() : QColor(QLatin1String(colours[static_cast<std::size_t>(id - 1)])), theme));
        }
    };
    show(*m_line, kStrongColours);
    show(*m_fill, kLightColours);
    for (QToolButton* button : m_toolButtons)
        button->setIcon(icon(button->property("iconName").toString(), theme));
}

bool DrawingEditor::paintsCells() const { return m_designer.tool().type == DesignTool::Type::colour; }

bool DrawingEditor::hasSubject() const {
    const bool draws = toolRow(m_designer.tool().type).hasInk;
    return !m_designer.chosenDrawings().empty() || (draws && m_designer.chosen().empty());
}

Drawing DrawingEditor::subject() const {
    const std::vector<int>& chosen = m_designer.chosenDrawings();
    if (!chosen.empty())
        return m_designer.puzzle().decoration().drawings[static_cast<std::size_t>(chosen.front())];
    Drawing pen = m_designer.pen().look();
    pen.kind = kind();
    if (paintsCells())
        pen.fillColour = kLightColours[static_cast<std::size_t>(m_designer.pen().cellColour())];
    return pen;
}

DrawingKind DrawingEditor::kind() const {
    const std::vector<int>& chosen = m_designer.chosenDrawings();
    if (!chosen.empty())
        return m_designer.puzzle().decoration().drawings[static_cast<std::size_t>(chosen.front())].kind;
    return paintsCells() ? DrawingKind::rectangle : m_designer.tool().drawing;
}

void DrawingEditor::refresh() {
    const std::vector<int>& chosen = m_designer.chosenDrawings();
    const bool isChosen = !chosen.empty();
    const bool isColour = !isChosen && paintsCells();
    Drawing shown = withUsualSizes(subject());
    m_name->setText(chosen.size() > 1 ? tr("%Ln drawing(s) chosen", nullptr, static_cast<int>(chosen.size()))
                    : isChosen        ? drawingWords(shown)
                    : isColour        ? tr("Colour of the cells that you paint next")
                                      : tr("What you draw next"));
    m_textBox->setVisible(isChosen && shown.kind != DrawingKind::line);
    if (!m_text->hasFocus() || !m_text->isModified())
        m_text->setText(QString::fromStdString(shown.text));
    m_lineBox->setVisible(!isColour);
    nameInk(shown.kind);
    m_fillBox->setVisible(isColour || isShape(shown.kind) || shown.kind == DrawingKind::outline);
    m_fill->button(0)->setVisible(!isColour);
    showSwatches(*m_line, kStrongColours, inkOf(shown));
    showSwatches(*m_fill, kLightColours, shown.fillColour);
    const bool hasSize = isChosen && shown.kind != DrawingKind::outline;
    m_sizeBox->setVisible(hasSize);
    m_widthName->setText(shown.kind == DrawingKind::line   ? tr("Thickness")
                         : shown.kind == DrawingKind::text ? tr("Letters")
                                                           : tr("Width"));
    m_heightName->setVisible(isShape(shown.kind));
    m_height->setVisible(isShape(shown.kind));
    const QSignalBlocker width(m_width);
    const QSignalBlocker height(m_height);
    m_width->setValue(
        static_cast<int>(std::lround((shown.kind == DrawingKind::text ? shown.textSize : shown.width) / kHundredth)));
    m_height->setValue(static_cast<int>(std::lround(shown.height / kHundredth)));
    m_isOver->setVisible(isChosen);
    m_isOver->setChecked(shown.isOver);
    showTools(isChosen);
}

void DrawingEditor::showSwatches(QButtonGroup& group, const std::array<const char*, kDrawingColours>& colours,
                                 const std::string& colour) {
    const auto* const found = std::ranges::find(colours, colour);
    const int id = colour.empty() ? 0 : found == colours.end() ? -1 : static_cast<int>(found - colours.begin()) + 1;
    group.setExclusive(false);
    for (QAbstractButton* button : group.buttons())
        button->setChecked(group.id(button) == id);
    group.setExclusive(true);
}

void DrawingEditor::apply(const std::function<void(Drawing&)>& change) {
    const std::vector<int> chosen = m_designer.freeDrawings();
    if (m_designer.chosenDrawings().empty()) {
        Drawing pen = subject();
        change(pen);
        return m_designer.pen().setLook(pen);
    }
    Puzzle after = m_designer.puzzle();
    for (const int each : chosen) {
        Drawing drawing = after.decoration().drawings[static_cast<std::size_t>(each)];
        change(drawing);
        after = changeDrawing(after, each, std::move(drawing)).puzzle;
    }
    if (!chosen.empty())
        m_designer.edit(DrawingEdit{std::move(after), m_designer.chosenDrawings()});
}

}  // namespace nonet

#include "moc_drawing_editor.cpp"
