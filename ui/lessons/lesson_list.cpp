#include "ui/lessons/lesson_list.h"

#include "core/lessons/lesson_profile.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/technique_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace nonet {
namespace {

enum LessonColumn { nameColumn, levelColumn, progressColumn, lessonColumns };
constexpr int kIdRole = Qt::UserRole + 1;
constexpr int kPartsRole = Qt::UserRole + 2;
constexpr int kRowHeight = 36;
constexpr int kPartSign = 10;
constexpr int kAboutWidth = 720;
constexpr int kLeastName = 120;

/// Before the words four small squares: filled where the part is done, an outline where not.
class ProgressDelegate : public QStyledItemDelegate {
public:
    explicit ProgressDelegate(const Preferences& preferences, QObject* parent)
        : QStyledItemDelegate(parent), m_preferences(preferences) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int signs = index.column() == progressColumn ? signsWidth() : 0;
        return {QStyledItemDelegate::sizeHint(option, index).width() + signs, atTextScale(kRowHeight)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem rest = option;
        if (index.column() == progressColumn) {
            // The row's ground first, under the signs.
            QStyleOptionViewItem ground = option;
            initStyleOption(&ground, index);
            ground.text.clear();
            ground.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, ground.widget);
            paintSigns(*painter, option.rect, index.data(kPartsRole).toInt());
            rest.rect.adjust(signsWidth(), 0, 0, 0);
        }
        QStyledItemDelegate::paint(painter, rest, index);
    }

private:
    static int signsWidth() { return kLessonParts * (atTextScale(kPartSign) + kSmallSpace) + kSpace; }
    void paintSigns(QPainter& painter, const QRect& area, int parts) const {
        const Theme& theme = m_preferences.theme();
        const int side = atTextScale(kPartSign);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        for (int part = 0; part < kLessonParts; ++part) {
            const QRectF sign(area.left() + kSmallSpace + part * (side + kSmallSpace),
                              area.center().y() - side / 2.0 + 0.5, side, side);
            painter.setPen(QPen(theme.accent, kBorder));
            painter.setBrush((parts >> part & 1) != 0 ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
            painter.drawEllipse(sign);
        }
        painter.restore();
    }

    const Preferences& m_preferences;
};

int partsBits(const LessonProgress& progress) {
    int bits = 0;
    for (int part = 0; part < kLessonParts; ++part)
        bits |= progress.isDone(static_cast<LessonPart>(part)) ? 1 << part : 0;
    return bits;
}

TechniqueId idOf(const QModelIndex& index) {
    return static_cast<TechniqueId>(index.siblingAtColumn(nameColumn).data(kIdRole).toInt());
}

}  // namespace

QString lessonProgressText(const Preferences& preferences, TechniqueId id) {
    const LessonProgress progress = lessonProgress(preferences, id);
    if (!progress.isBegun())
        return LessonList::tr("Not begun");
    const QString parts = progress.next() ? LessonList::tr("%1 of %2 parts").arg(progress.doneCount()).arg(kLessonParts)
                                          : LessonList::tr("Done");
    return parts + LessonList::tr(", %1 of %2 found").arg(progress.foundCount()).arg(kLessonFinds);
}

LessonList::LessonList(ActionSet& actions, const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("lessonList"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kPageSpace, kPageSpace, kPageSpace, kCardSpace);
    column->setSpacing(kCardSpace);
    column->addWidget(buildHeader(actions));
    auto* about =
        new QLabel(tr("Each lesson has four parts: see the pattern, see why it holds, find it yourself, and play a "
                      "puzzle with it. The order is that of a course, from easy to hard."));
    about->setWordWrap(true);
    about->setMaximumWidth(kAboutWidth);
    column->addWidget(about);
    auto* line = new QHBoxLayout;
    line->setSpacing(kSpace);
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("lessonSearch"));
    m_search->setPlaceholderText(tr("Search by name or level"));
    m_search->setAccessibleName(tr("Search the techniques"));
    m_search->setClearButtonEnabled(true);
    line->addWidget(m_search, 1);
    const auto button = [&](const char* name, const char* id) {
        auto* made = new QPushButton;
        made->setObjectName(QLatin1String(name));
        made->setFocusPolicy(Qt::TabFocus);
        made->setToolTip(actions.action(QLatin1String(id))->toolTip());
        connect(made, &QPushButton::clicked, actions.action(QLatin1String(id)), &QAction::trigger);
        line->addWidget(made);
        return made;
    };
    m_course = button("lessonCourse", "learn.course");
    setLook(m_course, "primary");
    m_practise = button("lessonPractise", "learn.practise");
    column->addLayout(line);
    m_none = new QLabel;
    m_none->setObjectName(QStringLiteral("lessonNone"));
    m_none->setTextFormat(Qt::PlainText);
    m_none->hide();
    column->addWidget(m_none);
    buildRows();
    column->addWidget(m_rows, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_found.setFilterFixedString(text);
        m_none->setText(tr("No lesson on a technique or level with “%1” in its name.").arg(text));
        m_none->setVisible(m_found.rowCount() == 0);
        m_rows->setCurrentIndex(m_found.index(0, nameColumn));
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { choose(m_rows->currentIndex()); });
    showProgress();
}

QWidget* LessonList::buildHeader(ActionSet&) {
    auto* header = new QWidget;
    auto* back = m_back = new QToolButton;
    back->setObjectName(QStringLiteral("lessonsBack"));
    back->setIcon(icon(QStringLiteral("list"), m_preferences.theme()));
    back->setIconSize({20, 20});
    back->setAccessibleName(tr("Back to Learn"));
    back->setToolTip(tr("Back to the first page of Learn (Alt+Up)"));
    back->setFocusPolicy(Qt::TabFocus);
    setLook(back, "flat");
    connect(back, &QToolButton::clicked, this, &LessonList::left);
    connect(&m_preferences, &Preferences::themeChanged, back,
            [this, back] { back->setIcon(icon(QStringLiteral("list"), m_preferences.theme())); });
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace);
    row->addWidget(back);
    row->addWidget(makeLabel(tr("Techniques"), "display"), 1);
    return header;
}

void LessonList::buildRows() {
    m_model.setColumnCount(lessonColumns);
    m_model.setHorizontalHeaderLabels({tr("Technique"), tr("Level"), tr("Progress")});
    for (const TechniqueId id : lessonCourse()) {
        QList<QStandardItem*> row;
        for (int column = 0; column < lessonColumns; ++column) {
            row.append(new QStandardItem);
            row.last()->setEditable(false);
        }
        row[nameColumn]->setText(techniqueName(id));
        row[nameColumn]->setData(static_cast<int>(id), kIdRole);
        row[levelColumn]->setText(levelName(rowOf(hodokuProfile(), id).level));
        m_model.appendRow(row);
    }
    m_found.setSourceModel(&m_model);
    m_found.setFilterKeyColumn(-1);
    m_found.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_rows = new QTreeView;
    m_rows->setObjectName(QStringLiteral("lessonRows"));
    m_rows->setAccessibleName(tr("Techniques"));
    m_rows->setModel(&m_found);
    m_rows->setItemDelegate(new ProgressDelegate(m_preferences, m_rows));
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setAllColumnsShowFocus(true);
    m_rows->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_rows->header()->setStretchLastSection(true);
    m_rows->header()->setSectionsMovable(false);
    m_rows->setCurrentIndex(m_found.index(0, nameColumn));
    m_rows->viewport()->installEventFilter(this);
    connect(m_rows, &QTreeView::clicked, this, &LessonList::choose);
}

void LessonList::showProgress() {
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const TechniqueId id = idOf(m_model.index(row, nameColumn));
        const QString text = lessonProgressText(m_preferences, id);
        QStandardItem* item = m_model.item(row, progressColumn);
        item->setText(text);
        item->setData(partsBits(lessonProgress(m_preferences, id)), kPartsRole);
        m_model.item(row, nameColumn)
            ->setData(QStringLiteral("%1, %2, %3").arg(techniqueName(id), m_model.item(row, levelColumn)->text(), text),
                      Qt::AccessibleTextRole);
    }
    m_course->setText(tr("Go on with the course"));
    for (const TechniqueId id : lessonCourse())
        if (lessonProgress(m_preferences, id).next()) {
            m_course->setText(tr("Go on: %1", "a technique").arg(techniqueName(id)));
            break;
        }
    fitColumns();
    const auto missed = static_cast<int>(missedFinds(m_preferences).size());
    m_practise->setText(missed == 0 ? tr("Practise what you missed") : tr("Practise what you missed (%1)").arg(missed));
    m_practise->setEnabled(missed > 0);
    m_practise->setToolTip(missed == 0 ? tr("Nothing missed so far")
                                       : tr("One position after the other, until each is found at once"));
}

/// Where there is no room for all, names give way to how far one is. A search moves nothing.
void LessonList::fitColumns() {
    if (!m_search->text().isEmpty())
        return;
    const QAbstractItemView& rows = *m_rows;
    const int level = rows.sizeHintForColumn(levelColumn) + kWideSpace;
    const int left = rows.viewport()->width() - level - rows.sizeHintForColumn(progressColumn);
    m_rows->setColumnWidth(levelColumn, level);
    m_rows->setColumnWidth(
        nameColumn,
        std::clamp(left, kLeastName, std::max(kLeastName, rows.sizeHintForColumn(nameColumn) + kWideSpace)));
}

bool LessonList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

void LessonList::choose(const QModelIndex& index) {
    if (index.isValid())
        Q_EMIT chosen(idOf(index));
}

void LessonList::takeFocus() { m_rows->setFocus(); }

void LessonList::hideWayBack() { m_back->hide(); }

void LessonList::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_rows->hasFocus())
        choose(m_rows->currentIndex());
    else if (event->key() == Qt::Key_Up && event->modifiers() == Qt::AltModifier)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace nonet

#include "moc_lesson_list.cpp"
