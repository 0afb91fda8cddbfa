#include "ui/shortcuts/key_stroke.h"

#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace nonet {

namespace {

/// X11 and Wayland give evdev codes plus 8. Only the keys that the board reads by position.
struct PositionedKey {
    quint32 scanCode;
    Qt::Key key;
};
constexpr std::array<PositionedKey, 38> kPositions = {{
    {10, Qt::Key_1},     {11, Qt::Key_2},      {12, Qt::Key_3}, {13, Qt::Key_4}, {14, Qt::Key_5}, {15, Qt::Key_6},
    {16, Qt::Key_7},     {17, Qt::Key_8},      {18, Qt::Key_9}, {19, Qt::Key_0}, {24, Qt::Key_Q}, {25, Qt::Key_W},
    {26, Qt::Key_E},     {27, Qt::Key_R},      {28, Qt::Key_T}, {29, Qt::Key_Y}, {30, Qt::Key_U}, {31, Qt::Key_I},
    {32, Qt::Key_O},     {33, Qt::Key_P},      {38, Qt::Key_A}, {39, Qt::Key_S}, {40, Qt::Key_D}, {41, Qt::Key_F},
    {42, Qt::Key_G},     {43, Qt::Key_H},      {44, Qt::Key_J}, {45, Qt::Key_K}, {46, Qt::Key_L}, {52, Qt::Key_Z},
    {53, Qt::Key_X},     {54, Qt::Key_C},      {55, Qt::Key_V}, {56, Qt::Key_B}, {57, Qt::Key_N}, {58, Qt::Key_M},
    {59, Qt::Key_Comma}, {60, Qt::Key_Period},
}};

/// The keypad by position: with Shift held it sends Home, End and their like.
constexpr std::array<quint32, 10> kKeypad = {90, 87, 88, 89, 83, 84, 85, 79, 80, 81};

bool platformReportsPositions() {
    const QString platform = QGuiApplication::platformName();
    return platform == QLatin1String("xcb") || platform.startsWith(QLatin1String("wayland"));
}

std::optional<Qt::Key> keyAt(quint32 scanCode) {
    const auto* found = std::find_if(kPositions.begin(), kPositions.end(),
                                     [scanCode](const PositionedKey& key) { return key.scanCode == scanCode; });
    return found == kPositions.end() ? std::nullopt : std::optional(found->key);
}

std::optional<int> keypadDigit(const QKeyEvent& event, quint32 scanCode) {
    if (const auto* found = std::find(kKeypad.begin(), kKeypad.end(), scanCode);
        scanCode != 0 && found != kKeypad.end()) {
        // Without Num Lock and Shift these are the arrows that they say they are.
        const bool isDigit = event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9;
        if (isDigit || (event.modifiers() & Qt::ShiftModifier) != 0)
            return static_cast<int>(found - kKeypad.begin());
        return std::nullopt;
    }
    if ((event.modifiers() & Qt::KeypadModifier) == 0 || (event.modifiers() & Qt::ShiftModifier) == 0)
        return std::nullopt;
    static constexpr std::array<Qt::Key, 10> shifted = {Qt::Key_Insert, Qt::Key_End,   Qt::Key_Down,  Qt::Key_PageDown,
                                                        Qt::Key_Left,   Qt::Key_Clear, Qt::Key_Right, Qt::Key_Home,
                                                        Qt::Key_Up,     Qt::Key_PageUp};
    const auto* found = std::find(shifted.begin(), shifted.end(), event.key());
    return found == shifted.end() ? std::nullopt : std::optional(static_cast<int>(found - shifted.begin()));
}

}  // namespace

KeyStroke readKey(const QKeyEvent& event, PositionSource source) {
    const Qt::KeyboardModifiers modifiers =
        event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const bool isTold = source == PositionSource::event || platformReportsPositions();
    const quint32 scanCode = isTold ? event.nativeScanCode() : 0;
    const auto symbolKey = static_cast<Qt::Key>(event.key());
    const Qt::Key positionKey = keyAt(scanCode).value_or(symbolKey);

    KeyStroke stroke;
    stroke.modifiers = modifiers;
    stroke.symbol = QKeySequence(QKeyCombination(modifiers, symbolKey));
    stroke.position = QKeySequence(QKeyCombination(modifiers, positionKey));
    stroke.digit = keypadDigit(event, scanCode);
    if (stroke.digit)
        stroke.position = QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(Qt::Key_0 + *stroke.digit)));
    else if (positionKey >= Qt::Key_0 && positionKey <= Qt::Key_9)
        stroke.digit = positionKey - Qt::Key_0;
    return stroke;
}

QString actionFor(const KeyStroke& stroke, ActionScope scope, const KeyBindings& bindings) {
    for (const ActionRow& row : actionCatalogue()) {
        if (row.scope != scope)
            continue;
        const QKeySequence& key = row.reading == KeyReading::byPosition ? stroke.position : stroke.symbol;
        const QString id = QString::fromLatin1(row.id);
        if (bindings.keysOf(id).contains(key))
            return id;
    }
    return QString();
}

}  // namespace nonet
