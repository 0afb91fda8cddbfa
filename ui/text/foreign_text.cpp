#include "ui/text/foreign_text.h"

#include "core/formats/format_catalogue.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace nonet {
namespace {

struct ForeignText {
    Q_DECLARE_TR_FUNCTIONS(ForeignText)
};

constexpr char32_t kPoint = U'\u00b7';
constexpr QChar kFirstStrongIsolate(0x2068);
constexpr QChar kPopIsolate(0x2069);

/// Begins or ends a stretch of another direction, which may go on behind the text.
bool turnsDirection(char32_t each) { return (each >= 0x202A && each <= 0x202E) || (each >= 0x2066 && each <= 0x2069); }

bool endsLine(char32_t each) {
    return (each >= 0x09 && each <= 0x0D) || each == 0x85 || each == 0x2028 || each == 0x2029;
}

bool isShown(char32_t each) {
    const QChar::Category category = QChar::category(each);
    return category != QChar::Other_Control && category != QChar::Other_Surrogate && !QChar::isNonCharacter(each) &&
           !turnsDirection(each);
}

bool isRightToLeft(char32_t each) {
    const QChar::Direction direction = QChar::direction(each);
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
}

bool isWithin(const QString& text) {
    return text.size() >= 2 && text.front() == kFirstStrongIsolate && text.back() == kPopIsolate &&
           std::none_of(text.begin() + 1, text.end() - 1, [](QChar each) { return turnsDirection(each.unicode()); });
}

/// XML 1.0, section 2.2.
bool isXml(char32_t each) {
    return each == 0x09 || each == 0x0A || each == 0x0D || (each >= 0x20 && each < 0xD800) ||
           (each >= 0xE000 && each < 0xFFFE) || each >= 0x10000;
}

bool isNumber(const QString& field) {
    bool isOne = false;
    field.toDouble(&isOne);
    return isOne;
}

}  // namespace

QString oneLine(const QString& foreign) {
    QList<uint> points = foreign.toUcs4();
    for (uint& each : points)
        each = endsLine(each) ? U' ' : isShown(each) ? each : kPoint;
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(points.constData()), points.size());
}

QString severalLines(const QString& foreign) {
    QStringList lines = QString(foreign).replace(QStringLiteral("\r\n"), QStringLiteral("\n")).split(u'\n');
    std::ranges::transform(lines, lines.begin(), oneLine);
    return lines.join(u'\n');
}

QString amongWords(const QString& foreign) {
    if (isWithin(foreign))
        return foreign;
    const QString line = oneLine(foreign);
    const QList<uint> points = line.toUcs4();
    return std::any_of(points.begin(), points.end(), isRightToLeft) ? kFirstStrongIsolate + line + kPopIsolate : line;
}

QString asWindowTitle(const QString& foreign) {
    return amongWords(foreign).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

QString onButton(const QString& words) {
    QString shown = words;
    return shown.replace(u'&', QStringLiteral("&&"));
}

QString inMarkup(const QString& foreign) {
    QList<uint> points = foreign.toUcs4();
    for (uint& each : points)
        each = isXml(each) ? each : kPoint;
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(points.constData()), points.size()).toHtmlEscaped();
}

QString inForumPost(const QString& foreign) {
    // BBCode has no way to escape it; nothing of the width of a word joiner is seen.
    static const QRegularExpression kTag(QStringLiteral("\\[(?=[/*a-z])"), QRegularExpression::CaseInsensitiveOption);
    return QString(foreign).replace(kTag, QStringLiteral("[\u2060"));
}

QString csvField(const QString& foreign) {
    static const QString kFormula = QStringLiteral("=+-@\t\r\n");
    QString field = foreign;
    if (!field.isEmpty() && kFormula.contains(field.front()) && !isNumber(field))
        field.prepend(u'\'');
    const bool isPlain =
        std::ranges::none_of(field, [](QChar each) { return QStringLiteral(",\"\n\r").contains(each); });
    return isPlain ? field : u'"' + field.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString fileNameFrom(const QString& title, const QString& ending) {
    // With its ending it has to be a name that every file system takes.
    constexpr qsizetype kLongest = 60;
    static const QString kRefused = QStringLiteral("/\\:*?\"<>|");
    QString name;
    for (const QChar each : title.simplified())
        name += each.isPrint() || each.isSurrogate() ? (kRefused.contains(each) ? QChar(u'-') : each) : QChar(u' ');
    name = name.simplified().left(kLongest);
    if (!name.isEmpty() && name.back().isHighSurrogate())
        name.chop(1);
    // Hidden, a folder, or an option for a program that is given it.
    while (name.startsWith(u'.') || name.startsWith(u'-') || name.startsWith(u' '))
        name.remove(0, 1);
    // Else the name would seem to tell another format than its own ending does.
    for (const std::string& each : formatEndings())
        if (const QString dotted = u'.' + QString::fromStdString(each); name.endsWith(dotted, Qt::CaseInsensitive))
            name.chop(dotted.size());
    return (name.isEmpty() ? ForeignText::tr("Untitled") : name) + u'.' + ending;
}

QString plainTip(const QString& text) {
    constexpr qsizetype kLongest = 100;
    // More would hide what it belongs to.
    constexpr qsizetype kMostLines = 10;
    QStringList lines;
    for (QString rest : text.split(u'\n')) {
        while (rest.size() > kLongest) {
            const qsizetype blank = rest.lastIndexOf(u' ', kLongest);
            qsizetype at = blank > 0 ? blank : kLongest;
            if (rest[at - 1].isHighSurrogate())
                --at;
            lines << rest.first(at);
            rest = rest.mid(at).trimmed();
        }
        lines << rest;
    }
    if (lines.size() > kMostLines) {
        lines.resize(kMostLines);
        lines << QStringLiteral("…");
    }
    return lines.join(u'\n');
}

}  // namespace nonet
