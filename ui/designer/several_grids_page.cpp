#include "ui/designer/several_grids_page.h"

#include "core/design/new_board.h"
#include "ui/board/announcer.h"
#include "ui/designer/grid_places.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/tokens.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace nonet {

SeveralGridsPage::SeveralGridsPage(const Preferences& preferences)
    : m_list(new QListWidget), m_places(new GridPlaces(preferences)) {
    m_list->setObjectName(QStringLiteral("newGrids"));
    m_list->setAccessibleName(tr("Which grids"));
    // In the order of OverlappingBoard.
    m_list->addItems({tr("Samurai: five grids"), tr("Twin: two grids"), tr("Butterfly: four grids"),
                      tr("Flower: five grids"), tr("Windmill: five grids"), tr("By hand")});
    m_list->setCurrentRow(0);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    column->addWidget(m_list);
    column->addWidget(m_places, 1);
    column->addStretch();
    auto* where = makeLabel(m_places->accessibleDescription(), "small");
    where->setObjectName(QStringLiteral("newPlacesTold"));
    where->setWordWrap(true);
    column->insertWidget(2, where);
    for (QWidget* each : std::initializer_list<QWidget*>{m_places, where})
        each->hide();
    auto* announcer = new Announcer(where);
    connect(m_places, &GridPlaces::statusMessage, this, [where, announcer](const QString& sentence) {
        where->setText(sentence);
        announcer->announce(sentence);
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this, where] {
        m_places->setVisible(isDrawn());
        where->setVisible(isDrawn());
        Q_EMIT changed();
    });
    connect(m_places, &GridPlaces::changed, this, &NewBoardPage::changed);
}

bool SeveralGridsPage::isDrawn() const { return m_list->currentRow() >= kOverlappingBoardCount; }

std::optional<Puzzle> SeveralGridsPage::puzzle() const {
    std::optional<Layout> layout;
    if (!isDrawn())
        layout = overlappingBoard(static_cast<OverlappingBoard>(std::max(0, m_list->currentRow())));
    else if (!m_places->places().empty())
        layout = boardOfGrids(m_places->places());
    if (!layout)
        return std::nullopt;
    const Grid blank(layout->shape);
    return Puzzle(std::move(*layout), blank);
}

QString SeveralGridsPage::fault() const {
    if (puzzle())
        return {};
    return m_places->places().empty() ? tr("Put down one grid at least.") : tr("Grids may share whole boxes only.");
}

}  // namespace nonet

#include "moc_several_grids_page.cpp"
