#include "ui/board/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QLabel>

namespace nonet {
namespace {

class AnnouncerAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AnnouncerAccessible(Announcer* announcer) : QAccessibleWidget(announcer, QAccessible::Notification) {}

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? static_cast<const Announcer*>(widget())->sentence() : QString();
    }
    /// Not invisible: a reader may ask once more whether what it is to say is there.
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QVariant currentValue() const override { return text(QAccessible::Name); }
    void setCurrentValue(const QVariant&) override {}
    QVariant maximumValue() const override { return {}; }
    QVariant minimumValue() const override { return {}; }
    QVariant minimumStepSize() const override { return {}; }
};

QAccessibleInterface* makeAccessibleAnnouncer(const QString& className, QObject* object) {
    if (className != QLatin1String("nonet::Announcer"))
        return nullptr;
    auto* announcer = qobject_cast<Announcer*>(object);
    return announcer ? new AnnouncerAccessible(announcer) : nullptr;
}

}  // namespace

Announcer::Announcer(QLabel* label) : QWidget(label), m_label(label) {
    QAccessible::installFactory(makeAccessibleAnnouncer);
    hide();
}

void Announcer::announce(const QString& sentence) {
    m_sentence = sentence;
    m_label->setAccessibleName(sentence);
    QAccessibleValueChangeEvent changed(this, sentence);
    QAccessible::updateAccessibility(&changed);
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
    Q_EMIT announced(sentence);
}

}  // namespace nonet
