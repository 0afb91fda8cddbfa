#include "ui/preferences/appearance.h"

#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLabel>
#include <QPointer>
#include <QStyle>
#include <QStyleFactory>
#include <QVariant>
#include <QWidget>

namespace nonet {

namespace {

/// Names in the sheet stand for the theme's colours.
constexpr const char* kSheet = R"(
* { color: @text; selection-background-color: @accentSoft; selection-color: @accentSoftInk; outline: none; }
QMainWindow, QDialog, QMessageBox { background: @window; }
QMainWindow::separator { background: @window; width: 8px; height: 8px; }
QMainWindow::separator:hover { background: @accentSoft; }
QToolTip { background: @panel; color: @text; border: 1px solid @border; padding: 4px 8px; }

QMenuBar { background: @panel; padding: 4px 8px; }
QMenuBar::item { padding: 4px 8px; border-radius: @corner; background: transparent; }
QMenuBar::item:selected { background: @accentSoft; color: @accentSoftInk; }
QMenu { background: @panel; border: 1px solid @border; padding: 4px; }
QMenu::item { padding: 4px 28px 4px 24px; border-radius: @corner; border: 1px solid transparent; }
QMenu::item:selected { background: @accentSoft; color: @accentSoftInk; border-color: @selectedBorder; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @border; margin: 4px 8px; }
QStatusBar { background: @window; color: @muted; }
QStatusBar QLabel { color: @muted; }
QStatusBar::item { border: none; }

QFrame[look="card"], QDockWidget > QWidget { background: @panel; border: 1px solid @border; border-radius: @corner; }
QFrame[look="bar"] { background: @panel; border: none; border-top: 1px solid @border; }
QFrame[look="rail"] { background: @panel; border: none; border-right: 1px solid @border; }
QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: 600; }
QDockWidget::title { background: transparent; padding: 4px 8px; text-align: left; }
QTabBar { qproperty-drawBase: 0; background: transparent; border: none; }
QTabBar::tab { background: transparent; padding: 4px 12px; border: 1px solid transparent; border-radius: @corner; color: @muted; }
QTabBar::tab:selected { background: @accentSoft; color: @accentSoftInk; border-color: @selectedBorder; }
QTabBar::tab:focus { border: 2px solid @accent; }
QTabWidget::pane { border: none; }

QLabel { background: transparent; border: none; }
QLabel[look="display"] { font-weight: 600; font-size: @displayText; }
QLabel[look="title"] { font-weight: 600; font-size: @titleText; }
QLabel[look="heading"] { font-weight: 600; font-size: @headingText; }
QLabel[look="strong"] { font-weight: 600; }
QLabel[look="read"] { font-size: @titleText; }
QLabel[look="muted"] { color: @muted; }
QLabel[look="small"] { color: @muted; font-size: @captionText; }
QLabel[look="chosen"] { color: @checkedInk; }
QLabel[look="chosenStrong"] { color: @checkedInk; font-weight: 600; }
QLabel[look="warning"] { color: @conflict; font-weight: 600; }
QLabel[look="fault"] { color: @conflict; font-weight: 600; background: @window; border: 1px solid @conflict; border-radius: 6px; padding: 4px 8px; }
QLabel[look="key"] { background: @window; color: @muted; border: 1px solid @edge; border-radius: 4px; padding: 0 4px; }

QPushButton { background: @panel; border: 1px solid @edge; border-radius: @corner; padding: 4px 16px; min-height: @row; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @accentSoft; }
QPushButton:checked { background: @checkedFill; color: @checkedInk; border-color: @accent; }
QPushButton:disabled { color: @disabled; border-color: @border; }
QPushButton:focus { border: 2px solid @accent; padding: 3px 15px; }
QPushButton:default, QPushButton[look="primary"] { background: @accent; color: @accentInk; border-color: @accent; }
QPushButton[look="primary"] { font-weight: 600; }
QPushButton[look="menu"] { padding-right: 32px; }
QPushButton[look="menu"]:focus { padding-right: 31px; }
QPushButton::menu-indicator { image: url(:/icons/arrow_@arrowIcon.svg); width: 16px; height: 16px; subcontrol-origin: padding; subcontrol-position: center right; right: 8px; }
QDockWidget QPushButton { padding: 4px 8px; }
QDockWidget QPushButton:focus { padding: 3px 7px; }
QPushButton:default:hover, QPushButton[look="primary"]:hover { background: @accentHover; }
QPushButton:default:focus, QPushButton[look="primary"]:focus { border: 2px solid @text; }
QPushButton[look="primary"]:disabled { background: @hover; color: @disabled; border-color: @border; }
QPushButton[look="recipe"] { padding: 0; min-height: @recipe; }
QPushButton[look="recipe"]:focus { padding: 0; }
QPushButton[look="pill"] { border-radius: @pill; padding: 2px 10px; min-height: @row; }
QPushButton[look="pill"]:focus { border: 2px solid @accent; padding: 1px 9px; }
QDockWidget QPushButton[look="pill"] { padding: 2px 4px; }
QDockWidget QPushButton[look="pill"]:focus { padding: 1px 3px; }
QPushButton[look="chip"] { background: @accentSoft; color: @accentSoftInk; border: 1px solid @selectedBorder; border-radius: 12px; padding: 0 10px; min-height: 22px; font-weight: 600; text-align: left; }
QPushButton[look="chip"]:hover { border-color: @accent; }
QPushButton[look="chip"]:focus { border: 2px solid @accent; padding: 0 9px; }
QPushButton[compact="true"] { min-height: 0; padding: 0 8px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: @corner; padding: 4px; }
QToolButton:hover { background: @hover; }
QToolButton:checked, QToolButton:pressed { background: @accentSoft; color: @accentSoftInk; border-color: @selectedBorder; }
QToolButton:disabled { color: @disabled; }
QToolButton:focus { border: 2px solid @accent; padding: 3px; }
QToolButton::menu-indicator { image: none; }
QToolButton[look="choice"] { background: @panel; border: 1px solid @edge; }
QToolButton[look="choice"]:hover { background: @hover; }
QToolButton[look="choice"]:checked { background: @checkedFill; color: @checkedInk; border-color: @accent; }
QToolButton[look="choice"]:focus { border: 2px solid @accent; }
QToolButton[look="filled"] { background: @accent; color: @accentInk; border-color: @accent; font-weight: 600; }
QToolButton[look="filled"]:hover { background: @accentHover; }
QToolButton[look="filled"]:focus { border: 2px solid @text; }
QToolButton[look="filled"]:disabled { background: @hover; color: @disabled; border-color: @border; }
QToolButton[look="rail"] { color: @muted; font-size: @captionText; padding: 4px 0; }
QToolButton[look="rail"]:checked { color: @accentSoftInk; font-weight: 600; }

QLineEdit, QComboBox, QSpinBox, QKeySequenceEdit QLineEdit, QPlainTextEdit, QTextEdit {
  background: @board; border: 1px solid @control; border-radius: @corner; padding: 4px 8px; min-height: @row; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @accent; padding: 3px 7px; }
QTextBrowser#rulesText { background: transparent; border: 2px solid transparent; padding: 0; }
QTextBrowser#rulesText:focus { border-color: @accent; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(:/icons/arrow_@arrowIcon.svg); width: 16px; height: 16px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: 20px; }
QSpinBox::up-arrow { image: url(:/icons/arrow_up_@arrowIcon.svg); width: 12px; height: 12px; }
QSpinBox::down-arrow { image: url(:/icons/arrow_@arrowIcon.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @border; }

QAbstractItemView { background: @panel; alternate-background-color: @hover; border: 1px solid @border; border-radius: @corner; show-decoration-selected: 1; }
QDockWidget QAbstractItemView { border: 2px solid transparent; }
QAbstractItemView::item { padding: 4px 8px; border: none; }
QDockWidget QTreeView::item { padding: 4px; }
QAbstractItemView::item:hover { background: @hover; }
QAbstractItemView::item:selected { background: @accentSoft; color: @accentSoftInk; border: @selectedItem; }
QTreeView::branch:selected { background: @accentSoft; }
QAbstractItemView:focus { border: 2px solid @accent; }
QHeaderView, QDockWidget QHeaderView { background: @panel; border: none; border-radius: 0; }
QTableCornerButton::section { background: @panel; border: none; }
QHeaderView::section { background: @panel; color: @muted; border: none; border-bottom: 1px solid @border; padding: 4px 8px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @scroll; border-radius: 4px; margin: 2px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @edge; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QCheckBox, QRadioButton { spacing: 8px; background: transparent; padding: 2px; border: 2px solid transparent; border-radius: @corner; }
QCheckBox:focus, QRadioButton:focus { border-color: @accent; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator, QTableView::indicator { width: 16px; height: 16px; border: 1px solid @control; background: @board; }
QCheckBox::indicator, QListView::indicator, QTableView::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:checked, QListView::indicator:checked, QTableView::indicator:checked { background: @accent; border-color: @accent; image: url(:/icons/check_@checkIcon.svg); }
QRadioButton::indicator:checked { border: 5px solid @accent; width: 8px; height: 8px; background: @board; }
QProgressBar { background: @hover; border: none; border-radius: 2px; max-height: 4px; text-align: center; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }
QSlider::groove:horizontal { height: 4px; background: @scroll; border-radius: 2px; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -6px 0; border-radius: @corner; background: @accent; }

QDockWidget > QWidget, QDockWidget > QFrame[look="card"] { border-top: none; border-top-left-radius: 0; border-top-right-radius: 0; }
QDockWidget > #dockTitle { border: 1px solid @border; border-bottom: none; border-radius: 0; border-top-left-radius: @corner; border-top-right-radius: @corner; }
#dockTitle QLabel { font-weight: 600; font-size: @titleText; }
#messageBar { background: @accentSoft; border: none; border-top: 1px solid @border; }
#messageBar QLabel { color: @accentSoftInk; }
#messageBar[severity="error"] { background: @panel; border-left: 4px solid @conflict; }
#messageBar[severity="error"] QLabel { color: @text; }
#unsavedBar { background: @panel; border: none; border-top: 1px solid @border; border-left: 4px solid @conflict; }
#unsavedBar QLabel { color: @text; }
#puzzleHeader QLineEdit { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 0 4px 0 0; min-height: 0; }
#puzzleHeader QLineEdit:hover { border-color: @border; }
#puzzleHeader QLineEdit:focus { background: @panel; border: 1px solid @accent; }
#headerTitle { font-weight: 600; font-size: @titleText; }
#headerAuthor { color: @muted; }
#completionCard, #findAction { background: @panel; border: 1px solid @border; border-radius: @corner; }
#gameFilm { background: @panel; border: none; border-top: 1px solid @border; }
#statusLine { border: none; border-top: 1px solid @border; }
)";

QString hex(const QColor& colour) { return colour.name(QColor::HexRgb); }

QString inPixels(int length) { return QString::number(length) + QStringLiteral("px"); }

/// A line of text in a button or a field, before its padding.
constexpr int kRowHeight = 20;
/// A name and a line about it.
constexpr int kRecipeHeight = 52;
/// How much of the thin line's colour is in a control's border.
constexpr double kEdgeShare = 0.55;

/// Before the colours: no name of a colour begins one of these.
QString withMeasures(QString sheet) {
    const int row = atTextScale(kRowHeight);
    const std::pair<const char*, int> measures[] = {
        {"@captionText", textPixels(TextSize::caption)},
        {"@titleText", textPixels(TextSize::title)},
        {"@headingText", textPixels(TextSize::heading)},
        {"@displayText", textPixels(TextSize::display)},
        {"@corner", static_cast<int>(kCorner)},
        {"@pill", row / 2 + 3},
        {"@row", row},
        {"@recipe", atTextScale(kRecipeHeight)},
    };
    for (const auto& [name, length] : measures)
        sheet.replace(QLatin1String(name), inPixels(length));
    return sheet;
}

}  // namespace

QColor controlEdge(const Theme& theme) {
    return theme.usesTints ? blend(theme.thinLine, theme.panel, kEdgeShare) : theme.thinLine;
}

QString styleSheetOf(const Theme& t) {
    const bool isPlain = !t.usesTints;
    const QColor hover = isPlain ? t.panel : blend(t.accentSoft, t.panel, 0.35);
    // Longer names first where one begins another.
    const std::pair<const char*, QString> names[] = {
        {"@accentSoftInk", hex(t.accentSoftInk)},
        {"@accentSoft", hex(t.accentSoft)},
        {"@accentInk", hex(t.accentInk)},
        {"@accentHover", hex(blend(t.text, t.accent, 0.15))},
        {"@accent", hex(t.accent)},
        {"@selectedBorder", isPlain ? hex(t.selectionRing) : QStringLiteral("transparent")},
        {"@selectedItem", isPlain ? QStringLiteral("2px solid ") + hex(t.selectionRing) : QStringLiteral("none")},
        // Without tints a checked button is told by being filled.
        {"@checkedFill", hex(isPlain ? t.accent : t.accentSoft)},
        {"@checkedInk", hex(isPlain ? t.accentInk : t.accentSoftInk)},
        {"@conflict", hex(t.conflict)},
        {"@control", hex(t.thinLine)},
        {"@edge", hex(controlEdge(t))},
        {"@checkIcon", t.accentInk.lightness() < 128 ? QStringLiteral("dark") : QStringLiteral("light")},
        {"@arrowIcon", t.isDark ? QStringLiteral("light") : QStringLiteral("dark")},
        {"@disabled", hex(blend(t.mutedText, t.panel, isPlain ? 0.6 : 0.65))},
        {"@border", hex(t.panelBorder)},
        {"@window", hex(t.window)},
        {"@scroll", hex(blend(t.mutedText, t.panel, 0.35))},
        {"@hover", hex(hover)},
        {"@panel", hex(t.panel)},
        {"@board", hex(t.board)},
        {"@muted", hex(t.mutedText)},
        {"@text", hex(t.text)},
    };
    QString sheet = withMeasures(QString::fromLatin1(kSheet));
    for (const auto& [name, value] : names)
        sheet.replace(QLatin1String(name), value);
    return sheet;
}

namespace {

void polishAgain(QWidget* widget) {
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

/// The outer before the inner, which take their letters from it.
void styleAll(QWidget* widget) {
    if (widget->testAttribute(Qt::WA_WState_Polished)) {
        QEvent changed(QEvent::StyleChange);
        widget->style()->polish(widget);
        QCoreApplication::sendEvent(widget, &changed);
    }
    for (const QPointer<QWidget> child : widget->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (child)
            styleAll(child);
}

/// Another sheet makes Qt style each widget that it remembers, each with all that is in it: what lies ten widgets deep
/// is styled ten times. So that it remembers none, and each is styled once.
void setSheet(const QString& sheet) {
    qApp->style()->unpolish(qApp);
    qApp->setStyleSheet(sheet);
    for (const QPointer<QWidget> window : QApplication::topLevelWidgets())
        if (window && !window->parentWidget())
            styleAll(window);
}

}  // namespace

void setLook(QWidget* widget, const char* look) {
    widget->setProperty("look", QLatin1String(look));
    polishAgain(widget);
}

void setCompact(QWidget* button, bool isCompact) {
    if (button->property("compact").toBool() == isCompact)
        return;
    button->setProperty("compact", isCompact);
    polishAgain(button);
}

QLabel* makeLabel(const QString& text, const char* look) {
    auto* label = new QLabel(text);
    label->setProperty("look", QLatin1String(look));
    return label;
}

Appearance::Appearance(const Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences) {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    connect(&preferences, &Preferences::themeChanged, this, &Appearance::apply);
    connect(&preferences, &Preferences::textScaleChanged, this, &Appearance::apply);
    apply();
    qApp->installEventFilter(this);
}

bool Appearance::eventFilter(QObject* watched, QEvent* event) {
    // Before it is shown or measured for the first time; Qt's tooltips and questions are made of labels, too.
    if (event->type() == QEvent::Polish)
        if (auto* label = qobject_cast<QLabel*>(watched); label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    return QObject::eventFilter(watched, event);
}

Appearance::~Appearance() {
    qApp->setStyleSheet(QString());
    QApplication::setFont(QFontDatabase::systemFont(QFontDatabase::GeneralFont));
}

void Appearance::apply() {
    if (const QFont font = applicationFont(m_preferences.textScale()); font != QApplication::font())
        QApplication::setFont(font);
    setSheet(styleSheetOf(m_preferences.theme()));
}

}  // namespace nonet
