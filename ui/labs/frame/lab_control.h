#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <type_traits>

namespace nonet {

enum class LabControlKind : std::uint8_t { choice, number, toggle, button, text };

/// Something that the learner may set in a scene: what it shows now, and who takes what is set. The frame makes the
/// widget.
struct LabControl {
    QString id;
    QString label;
    LabControlKind kind = LabControlKind::toggle;
    /// Of a choice.
    QStringList choices = {};
    /// Index of the choice, the number, 0 or 1.
    int value = 0;
    int least = 0;
    int most = 1;
    /// What stands in the field of a text.
    QString text = {};
    /// Stands in the line of the one before.
    bool joinsFormer = false;
    /// Takes a value that it accepts. Returns the moment to go to, where it asks for one.
    std::function<std::optional<double>(int value)> take = {};
    /// Takes what was typed; where it cannot, says why and keeps what was before.
    std::function<QString(const QString& text)> takeText = {};

    bool accepts(int number) const { return kind == LabControlKind::button || (number >= least && number <= most); }
    /// In the line of the one before.
    LabControl joined() const;
};

/// Of what takes a value, or is only called, and returns a moment to go to or nothing.
template <typename Set>
std::function<std::optional<double>(int)> takingValue(Set set) {
    return [set](int value) -> std::optional<double> {
        const auto call = [&] {
            if constexpr (std::is_invocable_v<Set, int>)
                return set(value);
            else
                return set();
        };
        if constexpr (std::is_void_v<decltype(call())>) {
            call();
            return std::nullopt;
        } else {
            return call();
        }
    };
}

template <typename Set>
LabControl choiceControl(const char* id, const QString& label, const QStringList& choices, int value, Set set) {
    return {QLatin1String(id),
            label,
            LabControlKind::choice,
            choices,
            value,
            0,
            static_cast<int>(choices.size()) - 1,
            {},
            false,
            takingValue(set)};
}

template <typename Set>
LabControl numberControl(const char* id, const QString& label, int least, int most, int value, Set set) {
    return {QLatin1String(id), label, LabControlKind::number, {}, value, least, most, {}, false, takingValue(set)};
}

template <typename Set>
LabControl toggleControl(const char* id, const QString& label, bool isOn, Set set) {
    return {QLatin1String(id), label, LabControlKind::toggle, {}, isOn ? 1 : 0, 0, 1, {}, false, takingValue(set)};
}

template <typename Set>
LabControl buttonControl(const char* id, const QString& label, Set set) {
    return {QLatin1String(id), label, LabControlKind::button, {}, 0, 0, 1, {}, false, takingValue(set)};
}

inline LabControl textControl(const char* id, const QString& label, const QString& text,
                              std::function<QString(const QString& text)> take) {
    return {QLatin1String(id), label, LabControlKind::text, {}, 0, 0, 1, text, false, {}, std::move(take)};
}

inline LabControl LabControl::joined() const {
    LabControl control = *this;
    control.joinsFormer = true;
    return control;
}

}  // namespace nonet
