#include "ui/board/digit_pad.h"

#include "ui/board/pad_button.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QAction>
#include <QEvent>

#include <algorithm>

namespace nonet {

namespace {

constexpr int kGap = 4;
constexpr int kGroupGap = 12;
constexpr int kModeWidth = 62;
constexpr int kHeight = 46;
constexpr int kDigitCount = 9;
constexpr const char* kModeActions[] = {"mode.digit", "mode.corner", "mode.centre", "mode.colour", "mode.link"};
constexpr const char* kToolActions[] = {"edit.erase", "edit.undo", "edit.redo"};
constexpr const char* kToolIcons[] = {"eraser", "undo", "redo"};

int groupWidth(int buttons, int width) { return buttons * width + (buttons - 1) * kGap; }

constexpr int kToolCount = static_cast<int>(std::size(kToolActions));
constexpr int kModeCount = static_cast<int>(std::size(kModeActions));
constexpr int kBlockColumns = 3;

}  // namespace

DigitPad::DigitPad(BoardWidget& board, ActionSet& actions, Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_board(board), m_actions(actions), m_preferences(preferences) {
    setObjectName(QStringLiteral("digitPad"));
    makeButtons();
    connect(&board, &BoardWidget::inputModeChanged, this, &DigitPad::refresh);
    connect(&board, &BoardWidget::pictureChanged, this, &DigitPad::refresh);
    connect(&board, &BoardWidget::chosenDigitChanged, this, &DigitPad::refresh);
    connect(&preferences, &Preferences::changed, this, &DigitPad::describe);
    connect(&preferences, &Preferences::themeChanged, this, &DigitPad::describe);
    connect(&preferences, &Preferences::keysChanged, this, &DigitPad::describe);
    describe();
}

void DigitPad::makeButtons() {
    for (int i = 0; i < static_cast<int>(std::size(kModeActions)); ++i) {
        auto* button = new PadButton(PadButton::Kind::mode, m_preferences, this);
        button->setObjectName(QStringLiteral("pad.") + QLatin1String(kModeActions[i]));
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, i] {
            m_board.setInputMode(static_cast<InputMode>(i));
            refresh();
        });
        m_modes.push_back(button);
    }
    for (int i = 0; i < kDigitCount; ++i) {
        auto* button = new PadButton(PadButton::Kind::digit, m_preferences, this);
        button->setObjectName(QStringLiteral("pad.digit_%1").arg(i + 1));
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, i] {
            m_board.enterDigit(Digit::fromIndex(i));
            refresh();
        });
        m_digits.push_back(button);
    }
    for (const char* id : kToolActions) {
        auto* button = new PadButton(PadButton::Kind::tool, m_preferences, this);
        button->setObjectName(QStringLiteral("pad.") + QLatin1String(id));
        QAction* action = m_actions.action(QLatin1String(id));
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
        button->setEnabled(action->isEnabled());
        m_tools.push_back(button);
    }
}

void DigitPad::describe() {
    const KeyBindings bindings = m_preferences.keyBindings();
    const QString names[] = {tr("Digit"), tr("Corner"), tr("Centre"), tr("Colour"), tr("Link")};
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        const QString id = QLatin1String(kModeActions[i]);
        static_cast<PadButton*>(m_modes[i])->setLines(names[i], bindings.keyText(id));
        m_modes[i]->setToolTip(m_actions.action(id)->toolTip());
        m_modes[i]->setAccessibleName(names[i]);
    }
    for (std::size_t i = 0; i < std::size(kToolActions); ++i) {
        const QAction* action = m_actions.action(QLatin1String(kToolActions[i]));
        m_tools[i]->setIcon(icon(QLatin1String(kToolIcons[i]), m_preferences.theme()));
        m_tools[i]->setToolTip(action->toolTip());
        m_tools[i]->setAccessibleName(action->text().remove(QLatin1Char('&')));
    }
    refresh();
}

int DigitPad::remaining(Digit digit) const {
    const Grid& digits = m_board.picture().digits;
    int placed = 0;
    for (int i = 0; i < digits.cellCount(); ++i)
        placed += digits.valueAt(Cell(i)) == digit.value() ? 1 : 0;
    return digits.side() - placed;
}

void DigitPad::refresh() {
    const InputMode mode = m_board.inputMode();
    for (std::size_t i = 0; i < m_modes.size(); ++i)
        m_modes[i]->setChecked(i == static_cast<std::size_t>(mode));
    const bool showsColours = mode == InputMode::colour;
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        auto* button = static_cast<PadButton*>(m_digits[i]);
        const Digit digit = Digit::fromIndex(static_cast<int>(i));
        const int left = remaining(digit);
        button->setPatch(showsColours ? m_preferences.theme().cellColours[i] : QColor());
        button->setLines(QString::number(digit.value()), showsColours ? QString() : QString::number(left));
        button->setChecked(m_board.chosenDigit() == digit);
        button->setAccessibleName(showsColours ? tr("Colour %1").arg(digit.value())
                                               : tr("Digit %1, %n left", nullptr, left).arg(digit.value()));
        button->setToolTip(button->accessibleName());
    }
}

bool DigitPad::fitsOneRow(int width) const {
    return width >= groupWidth(5, kModeWidth) + groupWidth(kDigitCount, kTarget) + groupWidth(kToolCount, kTarget) +
                        2 * kGroupGap;
}

void DigitPad::setForm(Form form) {
    if (form == m_form)
        return;
    m_form = form;
    updateGeometry();
    arrange();
}

QSize DigitPad::blockSize() const {
    return {kModeWidth + kGroupGap + groupWidth(kBlockColumns, kTarget), groupWidth(kModeCount, kHeight)};
}

QSize DigitPad::sizeHint() const {
    if (m_form == Form::block)
        return blockSize();
    const int width = groupWidth(5, kModeWidth) + kGroupGap + groupWidth(kToolCount, kTarget);
    return QSize(width, heightForWidth(width));
}

QSize DigitPad::minimumSizeHint() const {
    return m_form == Form::block ? blockSize() : QSize(groupWidth(kDigitCount, kTarget), kHeight);
}

int DigitPad::heightForRows(int width) const { return fitsOneRow(width) ? kHeight : 2 * kHeight + kGap; }

int DigitPad::heightForWidth(int width) const {
    return m_form == Form::block ? blockSize().height() : heightForRows(width);
}

void DigitPad::arrangeBlock() {
    for (std::size_t i = 0; i < m_modes.size(); ++i)
        m_modes[i]->setGeometry(0, static_cast<int>(i) * (kHeight + kGap), kModeWidth, kHeight);
    std::vector<QToolButton*> grid = m_digits;
    grid.insert(grid.end(), m_tools.begin(), m_tools.end());
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const int row = static_cast<int>(i) / kBlockColumns;
        const int column = static_cast<int>(i) % kBlockColumns;
        grid[i]->setGeometry(kModeWidth + kGroupGap + column * (kTarget + kGap), row * (kHeight + kGap), kTarget,
                             kHeight);
    }
}

void DigitPad::arrange() {
    if (m_form == Form::block) {
        arrangeBlock();
        return;
    }
    // Places left to right; a mirrored interface mirrors the groups, never the order of the digits' row.
    const auto place = [this](const std::vector<QToolButton*>& buttons, int left, int top, int width) {
        for (QToolButton* button : buttons) {
            button->setGeometry(left, top, width, kHeight);
            left += width + kGap;
        }
        return left - kGap + kGroupGap;
    };
    if (fitsOneRow(width())) {
        const int digitsWidth = groupWidth(kDigitCount, kTarget) + groupWidth(kToolCount, kTarget) + 2 * kGroupGap;
        const int modeWidth = std::min(78, (width() - digitsWidth - 4 * kGap) / 5);
        const int total = groupWidth(5, modeWidth) + digitsWidth;
        int left = place(m_modes, (width() - total) / 2, 0, modeWidth);
        left = place(m_digits, left, 0, kTarget);
        place(m_tools, left, 0, kTarget);
        return;
    }
    // Both rows as wide as the digits make them.
    const int digitWidth = std::max(kTarget, (std::min(width(), 640) - (kDigitCount - 1) * kGap) / kDigitCount);
    const int row = groupWidth(kDigitCount, digitWidth);
    const int start = (width() - row) / 2;
    const int modeWidth = std::max(kTarget, (row - groupWidth(kToolCount, kTarget) - kGroupGap - 4 * kGap) / 5);
    place(m_modes, start, 0, modeWidth);
    place(m_tools, start + row - groupWidth(kToolCount, kTarget), 0, kTarget);
    place(m_digits, start, kHeight + kGap, digitWidth);
}

void DigitPad::resizeEvent(QResizeEvent*) { arrange(); }

void DigitPad::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

}  // namespace nonet
