#include "ui/preferences/appearance.h"

#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QLabel>
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
QToolTip { background: @panel; color: @text; border: 1px solid @border; padding: 4px 6px; }

QMenuBar { background: @panel; padding: 2px 8px; }
QMenuBar::item { padding: 4px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: @accentSoft; color: @accentSoftInk; }
QMenu { background: @panel; border: 1px solid @border; padding: 4px; }
QMenu::item { padding: 5px 28px 5px 24px; border-radius: 6px; border: 1px solid transparent; }
QMenu::item:selected { background: @accentSoft; color: @accentSoftInk; border-color: @selectedBorder; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @border; margin: 4px 8px; }
QStatusBar { background: @window; color: @muted; }
QStatusBar QLabel { color: @muted; }
QStatusBar::item { border: none; }

QFrame[look="card"], QDockWidget > QWidget { background: @panel; border: 1px solid @border; border-radius: 10px; }
QFrame[look="bar"] { background: @panel; border: none; border-top: 1px solid @border; }
QFrame[look="rail"] { background: @panel; border: none; border-right: 1px solid @border; }
QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: 600; }
QDockWidget::title { background: transparent; padding: 6px 8px; text-align: left; }
QTabBar::tab { background: transparent; padding: 6px 12px; border: 1px solid transparent; border-radius: 8px; color: @muted; }
QTabBar::tab:selected { background: @accentSoft; color: @accentSoftInk; border-color: @selectedBorder; }
QTabBar::tab:focus { border: 2px solid @accent; }
QTabWidget::pane { border: none; }

QLabel { background: transparent; border: none; }
QLabel[look="title"] { font-weight: 600; }
QLabel[look="heading"] { font-weight: 600; font-size: 17px; }
QLabel[look="strong"] { font-weight: 600; }
QLabel[look="muted"] { color: @muted; }
QLabel[look="warning"] { color: @conflict; font-weight: 600; }

QPushButton { background: @panel; border: 1px solid @control; border-radius: 8px; padding: 6px 16px; min-height: 20px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @accentSoft; }
QPushButton:checked { background: @checkedFill; color: @checkedInk; border-color: @accent; }
QPushButton:disabled { color: @disabled; border-color: @border; }
QPushButton:focus { border: 2px solid @accent; padding: 5px 15px; }
QPushButton:default, QPushButton[look="primary"] { background: @accent; color: @accentInk; border-color: @accent; }
QPushButton[look="primary"] { font-weight: 600; }
QPushButton[look="menu"] { padding-right: 30px; }
QPushButton[look="menu"]:focus { padding-right: 29px; }
QPushButton::menu-indicator { image: url(:/icons/arrow_@arrowIcon.svg); width: 16px; height: 16px; subcontrol-origin: padding; subcontrol-position: center right; right: 8px; }
QDockWidget QPushButton { padding: 6px 8px; }
QDockWidget QPushButton:focus { padding: 5px 7px; }
QPushButton:default:hover, QPushButton[look="primary"]:hover { background: @accentHover; }
QPushButton:default:focus, QPushButton[look="primary"]:focus { border: 2px solid @text; }
QPushButton[look="primary"]:disabled { background: @hover; color: @disabled; border-color: @border; }
QPushButton[look="pill"] { border-radius: 13px; padding: 2px 10px; min-height: 20px; }
QPushButton[look="pill"]:focus { border: 2px solid @accent; padding: 1px 9px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 8px; padding: 4px; }
QToolButton:hover { background: @hover; }
QToolButton:checked, QToolButton:pressed { background: @accentSoft; color: @accentSoftInk; border-color: @selectedBorder; }
QToolButton:disabled { color: @disabled; }
QToolButton:focus { border: 2px solid @accent; padding: 3px; }
QToolButton::menu-indicator { image: none; }
QToolButton[look="choice"] { background: @panel; border: 1px solid @border; }
QToolButton[look="choice"]:hover { background: @hover; }
QToolButton[look="choice"]:checked { background: @checkedFill; color: @checkedInk; border-color: @accent; }
QToolButton[look="choice"]:focus { border: 2px solid @accent; }
QToolButton[look="rail"] { color: @muted; font-size: 10px; padding: 4px 0; }
QToolButton[look="rail"]:checked { color: @accentSoftInk; font-weight: 600; }

QLineEdit, QComboBox, QSpinBox, QKeySequenceEdit QLineEdit, QPlainTextEdit, QTextEdit {
  background: @board; border: 1px solid @control; border-radius: 8px; padding: 5px 8px; min-height: 20px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @accent; padding: 4px 7px; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(:/icons/arrow_@arrowIcon.svg); width: 16px; height: 16px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: 20px; }
QSpinBox::up-arrow { image: url(:/icons/arrow_up_@arrowIcon.svg); width: 12px; height: 12px; }
QSpinBox::down-arrow { image: url(:/icons/arrow_@arrowIcon.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @border; }

QAbstractItemView { background: @panel; alternate-background-color: @hover; border: 1px solid @border; border-radius: 8px; }
QDockWidget QAbstractItemView { border: 2px solid transparent; }
QAbstractItemView::item { padding: 4px 8px; border: none; }
QAbstractItemView::item:hover { background: @hover; }
QAbstractItemView::item:selected { background: @accentSoft; color: @accentSoftInk; border: @selectedItem; }
QAbstractItemView:focus { border: 2px solid @accent; }
QHeaderView::section { background: @panel; color: @muted; border: none; border-bottom: 1px solid @border; padding: 4px 8px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @scroll; border-radius: 4px; margin: 2px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @control; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QCheckBox, QRadioButton { spacing: 8px; background: transparent; padding: 2px; border: 2px solid transparent; border-radius: 6px; }
QCheckBox:focus, QRadioButton:focus { border-color: @accent; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator { width: 16px; height: 16px; border: 1px solid @control; background: @board; }
QCheckBox::indicator, QListView::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @accent; border-color: @accent; image: url(:/icons/check_@checkIcon.svg); }
QRadioButton::indicator:checked { border: 5px solid @accent; width: 8px; height: 8px; background: @board; }
QProgressBar { background: @hover; border: none; border-radius: 3px; max-height: 6px; text-align: center; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QSlider::groove:horizontal { height: 4px; background: @scroll; border-radius: 2px; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -6px 0; border-radius: 8px; background: @accent; }
)";

QString hex(const QColor& colour) { return colour.name(QColor::HexRgb); }

}  // namespace

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
    QString sheet = QString::fromLatin1(kSheet);
    for (const auto& [name, value] : names)
        sheet.replace(QLatin1String(name), value);
    return sheet;
}

void setLook(QWidget* widget, const char* look) {
    widget->setProperty("look", QLatin1String(look));
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

QLabel* makeLabel(const QString& text, const char* look) {
    auto* label = new QLabel(text);
    label->setProperty("look", QLatin1String(look));
    return label;
}

Appearance::Appearance(const Preferences& preferences, QObject* parent) : QObject(parent) {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const auto apply = [&preferences] { qApp->setStyleSheet(styleSheetOf(preferences.theme())); };
    connect(&preferences, &Preferences::themeChanged, this, apply);
    apply();
}

}  // namespace nonet
