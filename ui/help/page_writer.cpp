#include "ui/help/page_writer.h"

#include "ui/frame/searched_words.h"
#include "ui/frame/spacing.h"

namespace nonet {
namespace {

/// In percent of the page's width: a name, what it does, its key.
constexpr int kNameShare = 30;
constexpr int kAboutShare = 42;
constexpr int kKeyShare = 28;

}  // namespace

PageWriter::PageWriter(const QString& id, const QString& title) {
    m_page.id = id;
    m_page.title = title;
    m_page.titleWords = foldedWords(title);
    m_page.body = QStringLiteral("<h1>%1</h1>").arg(said(title));
}

QString PageWriter::said(const QString& text) {
    m_page.words += foldedWords(text);
    return text.toHtmlEscaped();
}

void PageWriter::heading(const QString& text, const QString& anchor) {
    const QString place = anchor.isEmpty() ? QString() : QStringLiteral("<a name=\"%1\"></a>").arg(anchor);
    m_page.body += QStringLiteral("<h2>%1%2</h2>").arg(place, said(text));
}

void PageWriter::paragraph(const QString& text) { m_page.body += QStringLiteral("<p>%1</p>").arg(said(text)); }

void PageWriter::note(const QString& text) {
    m_page.body += QStringLiteral("<p class=\"note\">%1</p>").arg(said(text));
}

void PageWriter::list(const QStringList& items) {
    m_page.body += QStringLiteral("<ul>");
    for (const QString& item : items)
        m_page.body += QStringLiteral("<li>%1</li>").arg(said(item));
    m_page.body += QStringLiteral("</ul>");
}

void PageWriter::link(const QString& address, const QString& text) { links({{address, text}}); }

void PageWriter::links(const std::vector<std::pair<QString, QString>>& addresses) {
    QStringList all;
    // What leads away is not what the page says.
    for (const auto& [address, text] : addresses)
        all << QStringLiteral("<a href=\"%1\">%2</a>")
                   .arg(address, text.toHtmlEscaped().replace(u' ', QChar(QChar::Nbsp)));
    m_page.body += QStringLiteral("<p>%1</p>").arg(all.join(QStringLiteral(" · ")));
}

void PageWriter::picture() { m_page.body += QLatin1String(kHelpPicture); }

void PageWriter::beginTable() {
    m_page.body += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"%1\">").arg(kSmallSpace);
}

void PageWriter::row(const QString& name, const QString& about, const QString& key, const HelpEntry& entry) {
    const auto cell = [](int columns, int share, const QString& look, const QString& text) {
        return QStringLiteral("<td colspan=\"%1\" width=\"%2%\"%3>%4</td>")
            .arg(QString::number(columns), QString::number(share), look, text);
    };
    const QString place = entry.anchor.isEmpty() ? QString() : QStringLiteral("<a name=\"%1\"></a>").arg(entry.anchor);
    QString cells;
    if (!name.isEmpty())
        cells += cell(1, kNameShare, QStringLiteral(" class=\"name\""), place + said(name));
    const bool hasKey = !key.isEmpty();
    cells += cell(1 + (name.isEmpty() ? 1 : 0) + (hasKey ? 0 : 1),
                  (name.isEmpty() ? kNameShare : 0) + kAboutShare + (hasKey ? 0 : kKeyShare), {}, said(about));
    if (hasKey)
        cells += cell(1, kKeyShare, QStringLiteral(" class=\"key\""), said(key));
    m_page.body += QStringLiteral("<tr>%1</tr>").arg(cells);
    if (!entry.anchor.isEmpty())
        m_page.entries.push_back(entry);
}

void PageWriter::endTable() { m_page.body += QStringLiteral("</table>"); }

void PageWriter::alsoFoundBy(const QString& words) { m_page.otherWords += foldedWords(words); }

}  // namespace nonet
