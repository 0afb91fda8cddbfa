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
    /// What a choice offers; empty for other kinds.
    QStringList choices = {};
    /// Index of the choice, the number, 0 or 1.
    int value = 0;
    int least = 0;
    int most = 1;
    /// What stands in the field of a text.
    QString text = {};
    /// Stands in the line of the one before.
    bool joinsPrevious = false;
    /// Takes a value that it accepts. Returns the moment to go to, where it asks for one.
    std::function<std::optional<double>(int value)> apply = {};
    /// Takes what was typed; where it cannot, says why and keeps what was before.
    std::function<QString(const QString& text)> applyText = {};
    /// The film runs from the moment that it asks for.
    bool plays = false;

    bool accepts(int number) const { return kind == LabControlKind::button || (number >= least && number <= most); }
    /// In the line of the one before.
    LabControl joined() const;
    /// Runs the film from the moment that it asks for.
    LabControl playing() const;
};

/// Makes a setter fit LabControl::apply: it may take a value or none, and return a moment to go to or nothing.
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

/// What a control shows and sets.
struct LabMember {
    int value;
    std::function<std::optional<double>(int value)> apply;
};

/// A member of the scene: a number, an index, an enum or a flag. `then`: what is called once it is set.
template <typename Value, typename Then>
LabMember bound(Value& member, Then then) {
    return {static_cast<int>(member), takingValue([&member, then](int value) {
                member = static_cast<Value>(value);
                return then();
            })};
}
template <typename Value>
LabMember bound(Value& member) {
    return bound(member, [] {});
}

inline LabControl choiceControl(const char* id, const QString& label, const QStringList& choices,
                                const LabMember& member) {
    return {QLatin1String(id),
            label,
            LabControlKind::choice,
            choices,
            member.value,
            0,
            static_cast<int>(choices.size()) - 1,
            {},
            false,
            member.apply};
}

template <typename Set>
LabControl choiceControl(const char* id, const QString& label, const QStringList& choices, int value, Set set) {
    return choiceControl(id, label, choices, {value, takingValue(set)});
}

inline LabControl numberControl(const char* id, const QString& label, int least, int most, const LabMember& member) {
    return {QLatin1String(id), label, LabControlKind::number, {}, member.value, least, most, {}, false, member.apply};
}

template <typename Set>
LabControl numberControl(const char* id, const QString& label, int least, int most, int value, Set set) {
    return numberControl(id, label, least, most, {value, takingValue(set)});
}

inline LabControl toggleControl(const char* id, const QString& label, const LabMember& member) {
    return {QLatin1String(id), label, LabControlKind::toggle, {}, member.value, 0, 1, {}, false, member.apply};
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
    control.joinsPrevious = true;
    return control;
}

inline LabControl LabControl::playing() const {
    LabControl control = *this;
    control.plays = true;
    return control;
}

}  // namespace nonet
