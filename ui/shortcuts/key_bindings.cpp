#include "ui/shortcuts/key_bindings.h"

namespace nonet {

namespace {

bool isFunctionKey(int key) { return key >= Qt::Key_F1 && key <= Qt::Key_F35; }

bool isFixedBoardKey(const QKeySequence& key, KeyPreset preset) {
    for (const FixedKeyRow& row : fixedBoardKeys(preset))
        if (fixedKeys(row).contains(key))
            return true;
    return false;
}

/// Whether the preset does something with this function key on the board, with or without modifiers.
bool boardUsesFunctionKey(int key, const KeyBindings& bindings) {
    const auto uses = [key](const QList<QKeySequence>& keys) {
        for (const QKeySequence& sequence : keys)
            if (sequence[0].key() == key)
                return true;
        return false;
    };
    for (const ActionRow& row : actionCatalogue())
        if (row.scope == ActionScope::board && uses(bindings.keysOf(QString::fromLatin1(row.id))))
            return true;
    for (const FixedKeyRow& row : fixedBoardKeys(bindings.preset))
        if (uses(fixedKeys(row)))
            return true;
    return false;
}

bool canMeet(ActionScope a, ActionScope b) { return a == b || isOfWholeWindow(a) || isOfWholeWindow(b); }

/// Whether the board's fixed keys mean something where the scope's actions work.
bool meetsBoard(ActionScope scope) { return canMeet(scope, ActionScope::board); }

/// Whether both are the same key, or one begins the other's chord.
bool collide(const QKeySequence& a, const QKeySequence& b) {
    return a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch;
}

}  // namespace

QList<QKeySequence> KeyBindings::keysOf(const ActionRow& row) const {
    const auto own = custom.find(QLatin1String(row.id));
    return own != custom.end() ? *own : presetKeys(row, preset);
}

QList<QKeySequence> KeyBindings::keysOf(const QString& actionId) const {
    const ActionRow* row = findAction(actionId);
    return row ? keysOf(*row) : QList<QKeySequence>();
}

QString KeyBindings::keyText(const ActionRow& row) const {
    const QList<QKeySequence> keys = keysOf(row);
    return keys.isEmpty() ? QString() : keys.first().toString(QKeySequence::NativeText);
}

QString KeyBindings::keyText(const QString& actionId) const {
    const ActionRow* row = findAction(actionId);
    return row ? keyText(*row) : QString();
}

std::vector<KeyConflict> findConflicts(const KeyBindings& bindings) {
    struct Bound {
        const ActionRow* row;
        QKeySequence key;
    };
    std::vector<Bound> bound;
    std::vector<KeyConflict> conflicts;
    for (const ActionRow& row : actionCatalogue()) {
        const QString id = QString::fromLatin1(row.id);
        for (const QKeySequence& key : bindings.keysOf(row)) {
            if (meetsBoard(row.scope) && isFixedBoardKey(key, bindings.preset))
                conflicts.push_back({key, id, QString()});
            for (const Bound& other : bound)
                if (canMeet(row.scope, other.row->scope) && collide(key, other.key))
                    conflicts.push_back({key, QString::fromLatin1(other.row->id), id});
            bound.push_back({&row, key});
        }
    }
    return conflicts;
}

bool isAllowedWindowWide(const QKeySequence& key, const KeyBindings& bindings) {
    const QKeyCombination first = key[0];
    const Qt::KeyboardModifiers modifiers = first.keyboardModifiers();
    const bool isBare = modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    const int code = first.key();
    if (code >= Qt::Key_0 && code <= Qt::Key_9)
        return modifiers == (Qt::ControlModifier | Qt::AltModifier);
    if (isBare && ((code >= Qt::Key_A && code <= Qt::Key_Z) || code == Qt::Key_Space))
        return false;
    return !isFunctionKey(code) || !boardUsesFunctionKey(code, bindings);
}

QList<QKeySequence> keysBeside(const QList<QKeySequence>& keys, const QKeySequence& key) {
    QList<QKeySequence> left;
    for (const QKeySequence& each : keys)
        if (!collide(each, key))
            left.append(each);
    return left;
}

QString bindingObstacle(const KeyBindings& bindings, const QString& actionId, const QKeySequence& key) {
    const ActionRow* row = findAction(actionId);
    if (!row || key.isEmpty())
        return QString();
    if (meetsBoard(row->scope) && isFixedBoardKey(key, bindings.preset))
        return QStringLiteral("board");
    if (isOfWholeWindow(row->scope) && !isAllowedWindowWide(key, bindings))
        return QStringLiteral("window");
    for (const ActionRow& other : actionCatalogue()) {
        const QString id = QString::fromLatin1(other.id);
        if (id == actionId || !canMeet(row->scope, other.scope))
            continue;
        for (const QKeySequence& taken : bindings.keysOf(id))
            if (collide(key, taken))
                return id;
    }
    return QString();
}

}  // namespace nonet
