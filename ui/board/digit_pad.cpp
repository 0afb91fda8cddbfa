#include "ui/board/digit_pad.h"

#include "core/rules/rulebook.h"
#include "ui/board/cell_looks.h"
#include "ui/board/pad_button.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_catalogue.h"
#include "ui/shortcuts/action_set.h"

#include <QAction>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nonet {

namespace {

constexpr int kGap = kSmallSpace;
constexpr int kGroupGap = kWideSpace;
constexpr int kModeWidth = 64;
constexpr int kMostModeWidth = 88;
constexpr int kHeight = 48;
constexpr int kWidestRow = 640;
/// Colours, and the digits of a classic board.
constexpr int kColourCount = 9;
/// Candidate colours, each with two shades.
constexpr int kLetterCount = 5;
constexpr const char* kModeActions[] = {"mode.digit", "mode.corner", "mode.centre", "mode.colour", "mode.link"};
constexpr const char* kModeIcons[] = {"mode_digit", "mode_corner", "mode_centre", "mode_colour", "mode_link"};
constexpr const char* kToolActions[] = {"edit.erase", "edit.undo", "edit.redo"};
constexpr const char* kLayoutToolActions[] = {"edit.erase", "design.undo", "design.redo"};
constexpr const char* kToolIcons[] = {"eraser", "undo", "redo"};

constexpr int kToolCount = static_cast<int>(std::size(kToolActions));
constexpr int kModeCount = static_cast<int>(std::size(kModeActions));
/// The digits beside the board, as on a telephone; of larger boards in a larger square.
constexpr int kLeastColumns = 3;
/// In a row under the board.
constexpr int kMostInRow = 9;
/// In a column: how many of the modes stand in the upper row.
constexpr int kUpperModes = 3;
constexpr int kMostKey = 72;

int groupWidth(int buttons, int width) { return buttons * width + (buttons - 1) * kGap; }
int keyHeight() { return atTextScale(kHeight); }
int keySide() { return atTextScale(kLeastTarget); }
/// Segments have no gaps between them.
int modesWidth() { return kModeCount * atTextScale(kModeWidth); }

QString letterName(int index) { return QString(QLatin1Char(static_cast<char>('A' + index))); }

}  // namespace

DigitPad::DigitPad(BoardWidget& board, ActionSet& actions, Preferences& preferences, Use use, QWidget* parent)
    : QWidget(parent), m_board(board), m_actions(actions), m_preferences(preferences), m_use(use) {
    setObjectName(QStringLiteral("digitPad"));
    makeButtons();
    connect(&board, &BoardWidget::inputModeChanged, this, &DigitPad::refresh);
    connect(&board, &BoardWidget::pictureChanged, this, &DigitPad::refresh);
    connect(&board, &BoardWidget::filterChanged, this, &DigitPad::refresh);
    connect(&board, &BoardWidget::chosenDigitChanged, this, &DigitPad::refresh);
    connect(&board, &BoardWidget::cellColourChanged, this, &DigitPad::refresh);
    connect(&board, &BoardWidget::candidateColourChanged, this, &DigitPad::refresh);
    connect(&board, &BoardWidget::showsCandidatesChanged, this, &DigitPad::refresh);
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
            Q_EMIT marksWanted();
            m_board.setInputMode(static_cast<InputMode>(i));
            refresh();
        });
        m_modes.push_back(button);
    }
    makeDigits(kColourCount);
    makeTools();
}

const char* DigitPad::toolAction(std::size_t tool) const {
    return m_use == Use::layout ? kLayoutToolActions[tool] : kToolActions[tool];
}

void DigitPad::makeTools() {
    for (std::size_t i = 0; i < std::size(kToolActions); ++i) {
        const QString id = QLatin1String(toolAction(i));
        auto* button = new PadButton(PadButton::Kind::tool, m_preferences, this);
        button->setObjectName(QStringLiteral("pad.") + id);
        m_tools.push_back(button);
        if (m_use == Use::layout && i == 0) {
            // The game's eraser is its board's.
            connect(button, &QToolButton::clicked, this, [this, id] {
                Q_EMIT marksWanted();
                m_board.runAction(id);
            });
            continue;
        }
        QAction* action = m_actions.action(id);
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
        button->setEnabled(action->isEnabled());
    }
}

QString DigitPad::tipOf(const QString& id) const {
    if (m_use == Use::game)
        return m_actions.action(id)->toolTip();
    const QString tip = actionTip(*findAction(id));
    const QString key = m_preferences.keyBindings().keyText(id);
    return key.isEmpty() ? tip : tr("%1 (%2)", "what a button does, its key").arg(tip, key);
}

void DigitPad::makeDigits(int count) {
    for (int i = static_cast<int>(m_digits.size()); i < count; ++i) {
        auto* button = new PadButton(PadButton::Kind::digit, m_preferences, this);
        button->setObjectName(QStringLiteral("pad.digit_%1").arg(i + 1));
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, i] { press(i); });
        if (!m_tools.empty())
            setTabOrder(m_digits.back(), button);
        m_digits.push_back(button);
    }
}

void DigitPad::describe() {
    const KeyBindings bindings = m_preferences.keyBindings();
    const QString names[] = {tr("Digit"), tr("Corner"), tr("Centre"), tr("Colour"), tr("Link")};
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        const QString id = QLatin1String(kModeActions[i]);
        m_modes[i]->setFace({.name = names[i], .note = bindings.keyText(id)});
        m_modes[i]->setIcon(icon(QLatin1String(kModeIcons[i]), m_preferences.theme()));
        m_modes[i]->setToolTip(tipOf(id));
        m_modes[i]->setAccessibleName(names[i]);
    }
    for (std::size_t i = 0; i < std::size(kToolActions); ++i) {
        const QString id = QLatin1String(toolAction(i));
        const QAction* action = m_actions.action(id);
        m_tools[i]->setIcon(icon(QLatin1String(kToolIcons[i]), m_preferences.theme()));
        m_tools[i]->setToolTip(tipOf(id));
        m_tools[i]->setAccessibleName(action->text().remove(QLatin1Char('&')));
    }
    refresh();
}

std::optional<int> DigitPad::remaining(Digit digit) const {
    const BoardPicture& picture = m_board.picture();
    const std::optional<int> total = picture.puzzle.rulebook().timesOnBoard(digit);
    if (!total)
        return std::nullopt;
    const Grid seen = seenDigits(picture);
    int placed = 0;
    for (int i = 0; i < seen.cellCount(); ++i)
        placed += seen.valueAt(Cell(i)) == digit.value() ? 1 : 0;
    return *total - placed;
}

bool DigitPad::offersCandidateColours() const {
    return m_board.inputMode() == InputMode::colour && m_board.showsCandidates();
}

void DigitPad::press(int index) {
    const Digit digit = Digit::fromIndex(index);
    if (offersCandidateColours())
        // Pressed again, the other shade.
        m_board.setCandidateColour(m_board.candidateColour() == index + 1 ? index + 1 + kLetterCount : index + 1);
    else if (m_board.inputMode() == InputMode::colour)
        m_board.useCellColour(digit);
    else
        m_board.enterDigit(digit);
    refresh();
}

void DigitPad::refreshDigit(int index) {
    PadButton& button = *m_digits[static_cast<std::size_t>(index)];
    const Digit digit = Digit::fromIndex(index);
    PadFace face{.name = QString::number(digit.value())};
    const SymbolSet& symbols = m_board.picture().puzzle.symbols();
    if (m_offersCandidateColours) {
        const int chosen = m_board.candidateColour() - 1;
        face.name = letterName(index);
        face.letter = index;
        face.isSecondShade = chosen >= kLetterCount;
        button.setChecked(chosen % kLetterCount == index);
        button.setAccessibleName(button.isChecked() && face.isSecondShade
                                     ? tr("Candidate colour %1, second shade").arg(face.name)
                                     : tr("Candidate colour %1").arg(face.name));
        button.setToolTip(tr("Paint candidates with colour %1; again: its other shade").arg(face.name));
    } else if (m_board.inputMode() == InputMode::colour) {
        face.patch = m_preferences.theme().cellColours[static_cast<std::size_t>(index)];
        button.setChecked(m_board.cellColour() == digit);
        button.setAccessibleName(tr("Colour %1").arg(digit.value()));
        button.setToolTip(tr("Paint cells with colour %1").arg(digit.value()));
    } else {
        const std::optional<int> left = remaining(digit);
        face.name = QString::fromStdString(symbols.label(digit));
        face.isFinished = left == 0;
        face.isTooMany = left && *left < 0;
        if (left && *left != 0)
            face.note = *left > 0 ? QString::number(*left) : QLatin1Char('+') + QString::number(-*left);
        button.setChecked(m_board.chosenDigit() == digit);
        face.isFiltered = m_board.filter().digits.contains(digit);
        const QString name =
            left ? tr("Digit %1, %n left", nullptr, *left).arg(face.name) : tr("Digit %1").arg(face.name);
        button.setAccessibleName(face.isFiltered ? tr("%1, in the filter", "a digit's key").arg(name) : name);
        button.setToolTip(button.accessibleName());
    }
    button.setFace(face);
}

void DigitPad::refresh() {
    const InputMode mode = m_board.inputMode();
    for (std::size_t i = 0; i < m_modes.size(); ++i)
        m_modes[i]->setChecked(i == static_cast<std::size_t>(mode));
    m_offersCandidateColours = offersCandidateColours();
    if (const int used = usedCount(); std::exchange(m_usedCount, used) != used) {
        makeDigits(used);
        for (int i = 0; i < static_cast<int>(m_digits.size()); ++i)
            m_digits[static_cast<std::size_t>(i)]->setVisible(i < used);
        updateGeometry();
        arrange();
    }
    for (int i = 0; i < static_cast<int>(usedDigits().size()); ++i)
        refreshDigit(i);
}

int DigitPad::usedCount() const {
    if (offersCandidateColours())
        return kLetterCount;
    return m_board.inputMode() == InputMode::colour ? kColourCount : m_board.picture().puzzle.symbols().count();
}

std::vector<PadButton*> DigitPad::usedDigits() const { return {m_digits.begin(), m_digits.begin() + m_usedCount}; }

int DigitPad::roomOfDigits() const { return std::max(kColourCount, m_board.picture().puzzle.symbols().count()); }

int DigitPad::blockColumns() const {
    return std::max(kLeastColumns, static_cast<int>(std::ceil(std::sqrt(roomOfDigits()))));
}

int DigitPad::blockRows() const { return (roomOfDigits() + blockColumns() - 1) / blockColumns(); }

int DigitPad::rowCount() const { return (roomOfDigits() + kMostInRow - 1) / kMostInRow; }

int DigitPad::perRow() const { return (roomOfDigits() + rowCount() - 1) / rowCount(); }

int DigitPad::columnKeyHeight(int width) const {
    return std::max(keyHeight(), (width - (blockColumns() - 1) * kGap) / blockColumns());
}

bool DigitPad::fitsOneRow(int width) const {
    return rowCount() == 1 && width >= modesWidth() + groupWidth(kMostInRow, keySide()) +
                                           groupWidth(kToolCount, keySide()) + 2 * kGroupGap;
}

void DigitPad::setForm(Form form) {
    if (form == m_form)
        return;
    m_form = form;
    updateGeometry();
    arrange();
}

QSize DigitPad::blockSize() const {
    return {atTextScale(kModeWidth) + kGroupGap + groupWidth(blockColumns(), keySide()),
            std::max(kModeCount * keyHeight(), groupWidth(blockRows() + 1, keyHeight()))};
}

int DigitPad::leastColumnWidth() const { return groupWidth(blockColumns(), keySide()); }

int DigitPad::mostColumnWidth() const { return groupWidth(blockColumns(), atTextScale(kMostKey)); }

int DigitPad::columnHeight(int width) const {
    return 2 * keyHeight() + kGroupGap + groupWidth(blockRows(), columnKeyHeight(width)) + kGap + keyHeight();
}

QSize DigitPad::sizeHint() const {
    if (m_form == Form::block)
        return blockSize();
    if (m_form == Form::column)
        return {mostColumnWidth(), columnHeight(mostColumnWidth())};
    const int width = modesWidth() + kGroupGap + groupWidth(kToolCount, keySide());
    return QSize(width, heightForWidth(width));
}

QSize DigitPad::minimumSizeHint() const {
    switch (m_form) {
    case Form::block: return blockSize();
    case Form::column: return {leastColumnWidth(), columnHeight(leastColumnWidth())};
    case Form::rows: break;
    }
    return {leastRowWidth(), keyHeight()};
}

int DigitPad::leastRowWidth() const { return groupWidth(perRow(), keySide()); }

int DigitPad::heightForRows(int width) const {
    return fitsOneRow(width) ? keyHeight() : groupWidth(1 + rowCount(), keyHeight());
}

int DigitPad::heightForWidth(int width) const {
    return m_form == Form::block    ? blockSize().height()
           : m_form == Form::column ? columnHeight(width)
                                    : heightForRows(width);
}

void DigitPad::arrangeBlock() {
    const int high = keyHeight();
    const int modeWidth = atTextScale(kModeWidth);
    for (std::size_t i = 0; i < m_modes.size(); ++i)
        m_modes[i]->setGeometry(0, static_cast<int>(i) * high, modeWidth, high);
    const auto place = [&](const std::vector<PadButton*>& buttons, int firstRow) {
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            const int row = firstRow + static_cast<int>(i) / blockColumns();
            const int column = static_cast<int>(i) % blockColumns();
            buttons[i]->setGeometry(modeWidth + kGroupGap + column * (keySide() + kGap), row * (high + kGap), keySide(),
                                    high);
        }
    };
    place(usedDigits(), 0);
    place(m_tools, blockRows());
}

void DigitPad::arrangeColumn() {
    const int modeHeight = keyHeight();
    const auto inWidth = [this](int part, int parts, int gap) {
        const int left = part * (width() + gap) / parts;
        return std::pair(left, (part + 1) * (width() + gap) / parts - gap - left);
    };
    for (int i = 0; i < kModeCount; ++i) {
        const bool isUpper = i < kUpperModes;
        const auto [left, wide] =
            isUpper ? inWidth(i, kUpperModes, 0) : inWidth(i - kUpperModes, kModeCount - kUpperModes, 0);
        m_modes[static_cast<std::size_t>(i)]->setGeometry(left, isUpper ? 0 : modeHeight, wide, modeHeight);
    }
    const int keyHigh = columnKeyHeight(width());
    const auto place = [&](const std::vector<PadButton*>& buttons, int top, int high) {
        for (int i = 0; i < static_cast<int>(buttons.size()); ++i) {
            const auto [left, wide] = inWidth(i % blockColumns(), blockColumns(), kGap);
            buttons[static_cast<std::size_t>(i)]->setGeometry(left, top + i / blockColumns() * (high + kGap), wide,
                                                              high);
        }
    };
    const int top = 2 * modeHeight + kGroupGap;
    place(usedDigits(), top, keyHigh);
    place(m_tools, top + groupWidth(blockRows(), keyHigh) + kGap, modeHeight);
}

void DigitPad::arrange() {
    switch (m_form) {
    case Form::rows: arrangeRows(); break;
    case Form::block: arrangeBlock(); break;
    case Form::column: arrangeColumn(); break;
    }
    update();
}

void DigitPad::arrangeRows() {
    // Places left to right; a mirrored interface mirrors the groups, never the order of the digits' row.
    const auto place = [](const std::vector<PadButton*>& buttons, int left, int top, int width, int gap = kGap) {
        for (PadButton* button : buttons) {
            button->setGeometry(left, top, width, keyHeight());
            left += width + gap;
        }
    };
    // Fewer buttons share the width of a row.
    const auto placeDigits = [&](int left, int top, int width) {
        const std::vector<PadButton*> used = usedDigits();
        const auto most = static_cast<std::size_t>(perRow());
        for (std::size_t first = 0; first < used.size(); first += most) {
            const std::size_t count = std::min(most, used.size() - first);
            const int shared = used.size() <= most ? static_cast<int>(count) : perRow();
            place({used.begin() + static_cast<std::ptrdiff_t>(first),
                   used.begin() + static_cast<std::ptrdiff_t>(first + count)},
                  left, top + static_cast<int>(first / most) * (keyHeight() + kGap),
                  (groupWidth(perRow(), width) - (shared - 1) * kGap) / shared);
        }
    };
    const int tools = groupWidth(kToolCount, keySide());
    if (fitsOneRow(width())) {
        const int digits = groupWidth(perRow(), keySide());
        const int room = width() - digits - tools - 2 * kGroupGap;
        const int modeWidth = std::min(atTextScale(kMostModeWidth), room / kModeCount);
        const int left = (width() - kModeCount * modeWidth - digits - tools - 2 * kGroupGap) / 2;
        const int afterModes = left + kModeCount * modeWidth + kGroupGap;
        place(m_modes, left, 0, modeWidth, 0);
        placeDigits(afterModes, 0, keySide());
        place(m_tools, afterModes + digits + kGroupGap, 0, keySide());
    } else {
        // Both rows as wide as the digits make them.
        const int most = std::min(width(), atTextScale(kWidestRow));
        const int digitWidth = std::max(keySide(), (most - (perRow() - 1) * kGap) / perRow());
        const int row = groupWidth(perRow(), digitWidth);
        const int start = (width() - row) / 2;
        const int modeWidth = std::max(keySide(), (row - tools - kGroupGap) / kModeCount);
        place(m_modes, start, 0, modeWidth, 0);
        place(m_tools, start + row - tools, 0, keySide());
        placeDigits(start, keyHeight() + kGap, digitWidth);
    }
}

void DigitPad::paintEvent(QPaintEvent*) {
    const Theme& theme = m_preferences.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme.panel);
    painter.setPen(QPen(controlEdge(theme), kBorder));
    const QRectF frame = QRectF(m_modes.front()->geometry() | m_modes.back()->geometry());
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
}

void DigitPad::resizeEvent(QResizeEvent*) { arrange(); }

void DigitPad::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        arrange();
    }
    QWidget::changeEvent(event);
}

}  // namespace nonet
