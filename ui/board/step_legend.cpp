#include "ui/board/step_legend.h"

#include "ui/preferences/preferences.h"
#include "ui/text/role_words.h"

#include <QPainter>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kSign = 20;
/// Room for three dashes and a head.
constexpr int kWideSign = 36;
constexpr int kSignGap = 8;
constexpr int kColumnGap = 16;
constexpr int kRowGap = 4;

QString wordOf(const LegendEntry& entry, const Step& step) {
    switch (entry.sign) {
    case StepSign::candidate: return candidateRoleWord(step, entry.role);
    case StepSign::eliminated: return StepLegend::tr("Removed");
    case StepSign::placed: return StepLegend::tr("Placed");
    case StepSign::cell: return cellRoleWord(step, entry.role);
    case StepSign::node: return StepLegend::tr("Cells that count as one");
    case StepSign::house:
    case StepSign::coverHouse: return houseRoleWord(step, entry.role);
    case StepSign::strongLink: return StepLegend::tr("Strong link: not both false");
    case StepSign::weakLink: return StepLegend::tr("Weak link: not both true");
    case StepSign::innerStrongLink: return StepLegend::tr("Strong link of a chain inside it");
    case StepSign::innerWeakLink: return StepLegend::tr("Weak link of a chain inside it");
    case StepSign::blocker: return StepLegend::tr("Digit in the way");
    case StepSign::sight: return StepLegend::tr("What that digit sees");
    case StepSign::blockedCell: return StepLegend::tr("No place for the digit");
    }
    return {};
}

QString wordInProof(const LegendEntry& entry, const Step& step) {
    switch (entry.sign) {
    case StepSign::eliminated: return StepLegend::tr("Ruled out so far");
    case StepSign::cell:
    case StepSign::house: return StepLegend::tr("Where to look now");
    case StepSign::coverHouse: return StepLegend::tr("Holds one digit once");
    default: return wordOf(entry, step);
    }
}

bool isLink(const LegendEntry& entry) {
    return entry.sign >= StepSign::strongLink && entry.sign <= StepSign::innerWeakLink;
}

}  // namespace

StepLegend::StepLegend(const Preferences& preferences, QWidget* parent) : QWidget(parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("hintLegend"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
    hide();
}

void StepLegend::setPicture(const BoardPicture& picture, Tells tells) {
    m_entries = legendOf(picture);
    m_words.clear();
    for (const LegendEntry& entry : m_entries)
        if (picture.step)
            m_words += tells == Tells::proof ? wordInProof(entry, *picture.step) : wordOf(entry, *picture.step);
    setAccessibleName(tr("On the board: %1").arg(m_words.join(QStringLiteral(", "))));
    setVisible(!m_entries.empty());
    updateGeometry();
    update();
}

QSize StepLegend::sizeHint() const { return {160, heightForWidth(std::max(160, width()))}; }

int StepLegend::heightForWidth(int width) const {
    const std::vector<Place> all = places(width);
    return all.empty() ? 0 : std::max(all.back().sign.bottom(), all.back().word.bottom()) + 1;
}

std::vector<StepLegend::Place> StepLegend::places(int width) const {
    int longest = 0;
    for (const QString& word : m_words)
        longest = std::max(longest, fontMetrics().horizontalAdvance(word));
    const int signWidth = std::ranges::any_of(m_entries, isLink) ? kWideSign : kSign;
    const int wish = signWidth + kSignGap + longest;
    const int columns = std::clamp((width + kColumnGap) / (wish + kColumnGap), 1, 2);
    const int columnWidth = (width - (columns - 1) * kColumnGap) / columns;
    std::vector<Place> all;
    int top = 0;
    for (qsizetype i = 0; i < m_words.size();) {
        int lowest = kSign;
        for (int column = 0; column < columns && i < m_words.size(); ++column, ++i) {
            const int left = column * (columnWidth + kColumnGap);
            const QRect room(left + signWidth + kSignGap, top, std::max(40, columnWidth - signWidth - kSignGap), 1000);
            const int height = fontMetrics().boundingRect(room, Qt::TextWordWrap, m_words[i]).height();
            lowest = std::max(lowest, height);
            const int own = isLink(m_entries[static_cast<std::size_t>(i)]) ? kWideSign : kSign;
            all.push_back({{left, top, own, kSign}, {room.left(), top, room.width(), std::max(height, kSign)}});
        }
        top += lowest + kRowGap;
    }
    return all;
}

void StepLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = m_preferences.theme();
    const std::vector<Place> all = places(width());
    for (std::size_t i = 0; i < all.size(); ++i) {
        // The signs are measured on the board's paper.
        painter.fillRect(all[i].sign, theme.board);
        paintLegendSign(painter, all[i].sign, m_entries[i], theme);
        painter.setPen(theme.text);
        painter.drawText(all[i].word, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         m_words[static_cast<qsizetype>(i)]);
    }
}

}  // namespace nonet
