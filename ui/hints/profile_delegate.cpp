#include "ui/hints/profile_delegate.h"

#include "ui/hints/number_field.h"
#include "ui/hints/profile_model.h"
#include "ui/text/technique_text.h"

#include <QComboBox>

namespace nonet {

QWidget* ProfileDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    const QString name = index.data(Qt::AccessibleTextRole).toString();
    if (index.column() == ProfileModel::scoreColumn) {
        auto* field = new NumberField(0, kHighestStepScore, parent);
        field->setFrame(false);
        field->setAccessibleName(name);
        return field;
    }
    auto* list = new QComboBox(parent);
    list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    if (index.column() == ProfileModel::levelColumn)
        for (int level = 0; level < kLevelCount; ++level)
            list->addItem(levelName(static_cast<Level>(level)));
    else
        list->addItems({choiceName(StepChoice::first), choiceName(StepChoice::best)});
    list->setAccessibleName(name);
    return list;
}

void ProfileDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const int value = index.data(Qt::EditRole).toInt();
    if (auto* list = qobject_cast<QComboBox*>(editor))
        list->setCurrentIndex(value);
    else if (auto* field = qobject_cast<QSpinBox*>(editor))
        field->setValue(value);
}

void ProfileDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                           const QModelIndex&) const {
    editor->ensurePolished();
    const QRect room = editor->parentWidget()->rect();
    const QSize size = editor->sizeHint().expandedTo({option.rect.width(), 0}).boundedTo(room.size());
    QRect place(QPoint(), size);
    place.moveCenter(option.rect.center());
    place.moveLeft(qBound(0, option.rect.left(), room.width() - size.width()));
    place.moveTop(qBound(0, place.top(), room.height() - size.height()));
    editor->setGeometry(place);
}

void ProfileDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (auto* list = qobject_cast<QComboBox*>(editor)) {
        model->setData(index, list->currentIndex());
    } else if (auto* field = qobject_cast<QSpinBox*>(editor)) {
        field->interpretText();
        model->setData(index, field->value());
    }
}

}  // namespace nonet

#include "moc_profile_delegate.cpp"
