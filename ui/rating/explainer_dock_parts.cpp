// How the panel is put together.
#include "ui/board/announcer.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/elided_label.h"
#include "ui/preferences/preferences.h"
#include "ui/rating/explainer_delegate.h"
#include "ui/rating/explainer_dock.h"
#include "ui/rating/explainer_model.h"
#include "ui/rating/explainer_numbers.h"
#include "ui/rating/explainer_range_box.h"
#include "ui/rating/explainer_step_box.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

/// In the middle.
constexpr int kStepsPage = 0;
constexpr int kAboutPage = 1;

QLabel* wrappedLabel(const char* name, const char* look) {
    QLabel* label = makeLabel({}, look);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QScrollArea* scrollAreaFor(QWidget* content) {
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    return scroll;
}

}  // namespace

QWidget* ExplainerDock::buildCover() {
    auto* cover = new QWidget;
    auto* column = new QVBoxLayout(cover);
    column->setContentsMargins(kCardSpace, kWideSpace, kCardSpace, kWideSpace);
    m_cover = wrappedLabel("explainerCover", "");
    m_show = new QPushButton;
    m_show->setObjectName(QStringLiteral("explainerShow"));
    m_show->setFocusPolicy(Qt::TabFocus);
    connect(m_show, &QPushButton::clicked, this, &ExplainerDock::reveal);
    column->addWidget(m_cover);
    column->addWidget(m_show);
    m_always[0] = buildAlways("explainerAlwaysNext");
    column->addWidget(m_always[0]);
    column->addStretch(1);
    return cover;
}

QCheckBox* ExplainerDock::buildAlways(const char* name) {
    auto* box = new QCheckBox;
    box->setObjectName(QLatin1String(name));
    box->setFocusPolicy(Qt::TabFocus);
    box->setChecked(m_preferences.values().showsExplainer);
    connect(box, &QCheckBox::toggled, this, [this](bool isOn) {
        m_preferences.change([isOn](PreferenceValues& values) { values.showsExplainer = isOn; });
    });
    return box;
}

QLayout* ExplainerDock::buildHead() {
    m_subject = new ElidedLabel;
    m_subject->setTextFormat(Qt::PlainText);
    m_subject->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setLook(m_subject, "muted");
    m_stop = new QPushButton;
    m_stop->setObjectName(QStringLiteral("explainerStop"));
    m_stop->setFocusPolicy(Qt::TabFocus);
    // What stands beside it stays where it is when it goes.
    QSizePolicy keepsRoom = m_stop->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_stop->setSizePolicy(keepsRoom);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_run->isRunning())
            m_run->stop();
        else
            m_run->goOn();
    });
    m_about = new QToolButton;
    m_about->setObjectName(QStringLiteral("explainerAbout"));
    m_about->setCheckable(true);
    m_about->setFocusPolicy(Qt::TabFocus);
    setLook(m_about, "flat");
    connect(m_about, &QToolButton::toggled, this,
            [this](bool isOn) { m_middle->setCurrentIndex(isOn ? kAboutPage : kStepsPage); });
    auto* head = new QHBoxLayout;
    head->setSpacing(kSpace);
    head->addWidget(m_subject, 1);
    head->addWidget(m_stop);
    head->addWidget(m_about);
    return head;
}

QWidget* ExplainerDock::buildPage() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kSpace, kSmallSpace, kSpace, 0);
    column->setSpacing(kSpace);
    m_numbers = new ExplainerNumbers(m_preferences);
    connect(m_numbers, &ExplainerNumbers::stepWanted, this, &ExplainerDock::showStep);
    m_status = wrappedLabel("explainerStatus", "muted");
    m_announcer = new Announcer(m_status);
    m_aboutText = wrappedLabel("explainerAboutText", "muted");
    buildMiddle();
    m_range = new ExplainerRangeBox;
    m_always[1] = buildAlways("explainerAlways");
    // Rows reach further out than the rest, so that long names fit.
    const auto inset = [column](auto add) {
        auto* part = new QVBoxLayout;
        part->setContentsMargins(kSpace, 0, kSpace, 0);
        part->setSpacing(kSpace);
        add(*part);
        column->addLayout(part);
    };
    inset([this](QVBoxLayout& part) {
        part.addLayout(buildHead());
        part.addWidget(m_numbers);
        part.addWidget(m_status);
    });
    column->addWidget(m_middle, 3);
    m_step = new ExplainerStepBox(m_preferences);
    connect(m_step, &ExplainerStepBox::branchPicked, this, &ExplainerDock::putOnBoard);
    column->addWidget(m_step, 2);
    m_leave = new QPushButton;
    m_leave->setObjectName(QStringLiteral("explainerLeave"));
    setLook(m_leave, "primary");
    m_leave->setFocusPolicy(Qt::TabFocus);
    connect(m_leave, &QPushButton::clicked, this, &ExplainerDock::leave);
    // What can be pressed, the way back above all, stays in sight; and the window never grows with what is told here.
    auto* whole = new QWidget;
    auto* both = new QVBoxLayout(whole);
    both->setContentsMargins(0, 0, 0, kWideSpace);
    both->setSpacing(kSpace);
    both->addWidget(scrollAreaFor(page), 1);
    m_page = column;
    m_foot = new QVBoxLayout;
    m_foot->setContentsMargins(kCardSpace, 0, kCardSpace, 0);
    m_foot->setSpacing(kSpace);
    m_foot->addWidget(m_always[1]);
    m_foot->addWidget(m_range);
    m_foot->addWidget(m_leave);
    both->addLayout(m_foot);
    return whole;
}

QWidget* ExplainerDock::buildMiddle() {
    buildList();
    auto* steps = new QWidget;
    auto* column = new QVBoxLayout(steps);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    column->addWidget(m_list, 1);
    m_middle = new QStackedWidget;
    m_middle->addWidget(steps);
    auto* page = new QWidget;
    auto* pageColumn = new QVBoxLayout(page);
    pageColumn->setContentsMargins(kSpace, 0, kSpace, 0);
    pageColumn->addWidget(m_aboutText);
    pageColumn->addStretch(1);
    QScrollArea* scroll = scrollAreaFor(page);
    // Its text is read with the arrow keys where it is longer than its room.
    scroll->setFocusPolicy(Qt::TabFocus);
    m_middle->addWidget(scroll);
    return m_middle;
}

void ExplainerDock::buildList() {
    m_list = new QListView;
    m_list->setObjectName(QStringLiteral("explainerSteps"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ExplainerDelegate(m_preferences, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Long names take several lines, by the list's width.
    m_list->setResizeMode(QListView::Adjust);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    // Not the current row: a list that only gets the focus has one, too.
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& now) {
        if (!now.isEmpty())
            showStep(now.indexes().front().row());
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { showStep(index.row()); });
}

}  // namespace nonet
