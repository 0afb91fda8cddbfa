#pragma once

#include "ui/help/help_pages.h"

#include <utility>
#include <vector>

namespace nonet {

/// Writes a page of Help: what is said goes into its HTML, and its words among those that it is found by.
class PageWriter {
public:
    PageWriter(const QString& id, const QString& title);

    void heading(const QString& text, const QString& anchor = {});
    void paragraph(const QString& text);
    /// Beside what matters: where it comes from, what level it has.
    void note(const QString& text);
    void list(const QStringList& items);
    void link(const QString& address, const QString& text);
    /// Several links on a line.
    void links(const std::vector<std::pair<QString, QString>>& addresses);
    void picture();
    void beginTable();
    /// Where name or key is empty, `about` has its place, too.
    void row(const QString& name, const QString& about, const QString& key, const HelpEntry& entry = {});
    void endTable();
    /// By which it is found besides.
    void alsoFoundBy(const QString& words);

    HelpPage take() { return std::move(m_page); }

private:
    QString said(const QString& text);

    HelpPage m_page;
};

}  // namespace nonet
