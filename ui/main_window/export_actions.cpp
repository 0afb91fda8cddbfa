#include "ui/main_window/export_actions.h"

#include "core/formats/exporter.h"
#include "core/play/game_record.h"
#include "core/storage/replace_file.h"
#include "ui/board/board_widget.h"
#include "ui/board/export/board_export.h"
#include "ui/main_window/aside.h"
#include "ui/main_window/document_session.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/puzzle_words.h"
#include "ui/main_window/rules_dock.h"
#include "ui/main_window/status_line.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/action_text.h"
#include "ui/text/cell_names.h"
#include "ui/text/error_text.h"
#include "ui/text/format_text.h"
#include "ui/text/rule_words.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// The puzzle's title as a file name; one that begins with a dot would be hidden.
QString fileNameFrom(const QString& title, const QString& suffix) {
    // With its ending it has to be a name that every file system takes.
    constexpr qsizetype kLongest = 60;
    QString name;
    for (const QChar each : title.simplified())
        name += each.isPrint() || each.isSurrogate() ? (each == u'/' ? QChar(u'-') : each) : QChar(u' ');
    name = name.simplified().left(kLongest);
    if (!name.isEmpty() && name.back().isHighSurrogate())
        name.chop(1);
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    // Else the name would seem to tell another format than its own ending does.
    for (const std::string& ending : formatEndings())
        if (const QString dotted = u'.' + QString::fromStdString(ending); name.endsWith(dotted, Qt::CaseInsensitive))
            name.chop(dotted.size());
    return (name.isEmpty() ? ExportActions::tr("Untitled") : name) + u'.' + suffix;
}

/// The format that a file of this name is to have: the chosen one, unless the name ends as those of one other do.
FormatId formatOfName(const QString& path, const FormatRow& chosen) {
    const std::string ending = QFileInfo(path).suffix().toLower().toStdString();
    const auto has = [&ending](const FormatRow& row) {
        const std::vector<std::string> endings = endingsOf(row);
        return std::ranges::find(endings, ending) != endings.end();
    };
    const auto formats = formatCatalogue();
    if (has(chosen) || std::ranges::count_if(formats, has) != 1)
        return chosen.id;
    return std::ranges::find_if(formats, has)->id;
}

enum class Caption : std::uint8_t { whole, withoutTitle };

/// Title, author, level and score, as far as there are any.
QStringList captionOf(const PuzzleDocument& document, Caption caption) {
    QStringList parts{caption == Caption::whole ? document.title() : QString(), document.author()};
    if (document.view().rating)
        parts.append(sentenceCase(PuzzleWords::ratingByProfile(*document.view().rating)));
    parts.removeAll(QString());
    return parts;
}

/// A paragraph each: the setter's own text, or else every rule in a sentence; none of a plain puzzle.
QStringList rulesOnPaper(const PuzzleDocument& document) {
    const QString own = QString::fromStdString(document.info().rules).trimmed();
    if (own.isEmpty())
        return RulesDock::hasOwnRules(document) ? rulesOf(document.puzzle().rulebook()) : QStringList();
    QStringList paragraphs;
    for (const QString& paragraph : own.split(u'\n'))
        paragraphs << paragraph.simplified();
    return paragraphs;
}

QString savedAs(const QString& path) { return ExportActions::tr("Saved as %1").arg(QFileInfo(path).fileName()); }

}  // namespace

ExportActions::ExportActions(const WindowFrame& frame, BoardWidget& board, QObject* parent)
    : QObject(parent), m_frame(frame), m_board(board), m_saveTask(new Task(tr("Saving"), this)) {
    const ActionSet& actions = m_frame.actions;
    actions.on("file.save_as", this, [this] { askWhereToSave(); });
    actions.on("file.save_picture", this, [this] { askForPicture(); });
    actions.on("file.share", this, [this] { share(); });
    actions.on("file.print", this, [this] { print(false); });
    actions.on("file.print_steps", this, [this] { print(true); });
    actions.on("edit.copy_givens", this, [this] { copy(copyOfPuzzle(m_frame.session.document()->record())); });
    actions.on("copy.sudokupad", this, [this] { copy(CopyKind::sudokuPadLink); });
    actions.on("copy.fpuzzles", this, [this] { copy(CopyKind::fpuzzlesLink); });
    actions.on("copy.state", this, [this] { copy(CopyKind::state); });
    actions.on("copy.candidates", this, [this] { copy(CopyKind::candidateGrid); });
    actions.on("copy.library", this, [this] { copy(CopyKind::libraryLine); });
    actions.on("copy.post", this, [this] { copy(CopyKind::forumPost); });
    actions.on("copy.picture", this, [this] { copyPicture(); });
}

void ExportActions::askWhereToSave() {
    auto* dialog = new QFileDialog(&m_frame.window, tr("Save the puzzle"));
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QStringList filters = saveFilters();
    dialog->setNameFilters(filters);
    const auto chosen = [dialog, filters]() -> const FormatRow& {
        return formatCatalogue()[static_cast<std::size_t>(
            std::max<qsizetype>(0, filters.indexOf(dialog->selectedNameFilter())))];
    };
    const auto takeFilter = [dialog, chosen] {
        dialog->setDefaultSuffix(QString::fromStdString(endingsOf(chosen()).front()));
    };
    connect(dialog, &QFileDialog::filterSelected, dialog, takeFilter);
    dialog->selectNameFilter(filters.at(static_cast<qsizetype>(FormatId::native)));
    takeFilter();
    dialog->selectFile(fileNameFrom(m_frame.session.document()->title(), dialog->defaultSuffix()));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, chosen](const QString& path) { save(path, formatOfName(path, chosen())); });
    dialog->show();
}

void ExportActions::save(const QString& path, FormatId format) {
    const PuzzleRecord record = m_frame.session.document()->record();
    QStringList told{savedAs(path)};
    for (const ExportLoss loss : lossesOf(record, format))
        told.append(exportLossSentence(loss));
    m_saveTask->start(
        [record, format, file = QFile::encodeName(path).toStdString()](std::stop_token,
                                                                       const ProgressSink&) -> std::optional<Error> {
            const Result<std::string> text = exportPuzzle(record, format);
            if (!text)
                return text.error();
            return replaceFile(file, text->ends_with('\n') ? *text : *text + '\n');
        },
        [this, told](const std::optional<Error>& error) {
            if (error)
                return tellFailed(Save::puzzle, errorSentence(*error));
            tellDone(Save::puzzle, told.front());
            if (told.size() > 1)
                m_frame.message.show(MessageSeverity::note, told.join(u' '));
        });
}

void ExportActions::askForPicture() {
    auto* dialog = new QFileDialog(&m_frame.window, tr("Save a picture of the board"));
    dialog->setObjectName(QStringLiteral("pictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->setNameFilter(tr("Pictures (*.png *.svg *.pdf)"));
    dialog->selectFile(fileNameFrom(m_frame.session.document()->title(), QStringLiteral("png")));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportActions::savePicture);
    dialog->show();
}

void ExportActions::savePicture(const QString& path) {
    const std::optional<PictureFormat> format = pictureFormatOf(path);
    if (!format) {
        tellFailed(
            Save::picture,
            tr("“%1” does not end in .png, .svg or .pdf, so nothing was saved.").arg(QFileInfo(path).fileName()));
        return;
    }
    const QString caption = captionOf(*m_frame.session.document(), Caption::whole).join(QStringLiteral(" · "));
    const Result<qint64> saved =
        saveBoardPicture(m_board.picture(), m_frame.preferences.theme().id, *format, path, caption);
    if (saved)
        tellDone(Save::picture, savedAs(path));
    else
        tellFailed(Save::picture, errorSentence(saved.error()));
}

void ExportActions::copy(CopyKind kind) {
    const PuzzleRecord& record = m_frame.session.document()->record();
    const Result<QString> text = copyText(record, kind, m_board.picture().step);
    if (!text)
        return m_frame.message.show(MessageSeverity::error, errorSentence(text.error()));
    QGuiApplication::clipboard()->setText(*text);
    const std::vector<ExportLoss> losses = lossesOfCopy(record, kind);
    QString told = kind == CopyKind::sudokuPadLink  ? tr("Copied as a SudokuPad link")
                   : kind == CopyKind::fpuzzlesLink ? tr("Copied as an f-puzzles link")
                   : kind == CopyKind::wholePuzzle  ? tr("Copied as Nonet's own text: links have no such board")
                                                    : tr("Copied");
    if (!losses.empty())
        told += u'.';
    for (const ExportLoss loss : losses)
        told += u' ' + exportLossSentence(loss);
    tellAside(m_frame, told);
}

void ExportActions::copyPicture() {
    QGuiApplication::clipboard()->setImage(boardImage(m_board.picture(), m_frame.preferences.theme().id));
    m_frame.status.showAction(tr("Copied"));
}

void ExportActions::share() {
    auto* menu = new QMenu(&m_frame.window);
    menu->setObjectName(QStringLiteral("shareMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (const char* id : {"edit.copy_givens", "copy.sudokupad", "copy.fpuzzles", "", "copy.state", "copy.candidates",
                           "copy.library", "copy.post", "", "copy.picture", "file.save_picture", "", "file.save_as"}) {
        if (*id == '\0')
            menu->addSeparator();
        else
            menu->addAction(m_frame.actions.action(QLatin1String(id)));
    }
    const auto* button = m_frame.window.findChild<QWidget*>(QStringLiteral("headerShare"));
    const bool hasButton = button != nullptr && button->isVisible();
    menu->popup(hasButton ? button->mapToGlobal(button->rect().bottomLeft())
                          : m_frame.window.mapToGlobal(m_frame.window.rect().center()));
}

void ExportActions::print(bool withSteps) {
    const PuzzleDocument& document = *m_frame.session.document();
    PrintedPage page;
    page.title = document.title();
    page.board = m_board.picture();
    page.board.step.reset();
    page.board.twoSolutions.reset();
    page.board.contradiction.reset();
    page.board.unknownCandidates.reset();
    page.board.showsCandidates = false;
    if (withSteps) {
        page.candidates = page.board;
        page.candidates->showsCandidates = true;
        for (const NodeId node : stepsOf(document.puzzle(), document.history()))
            page.steps.append(actionName(document.history().node(node), document.puzzle()));
    }
    page.rules = rulesOnPaper(document);
    page.options = m_printOptions;
    page.footer =
        (captionOf(document, Caption::withoutTitle) + QStringList{QStringLiteral("Nonet")}).join(QStringLiteral(" · "));
    printWithDialog(page, &m_frame.window,
                    [this](const QString& file, const QString& fault, const PrintOptions& chosen) {
                        m_printOptions = chosen;
                        if (!fault.isEmpty())
                            tellFailed(Save::print, fault);
                        else
                            tellDone(Save::print, file.isEmpty() ? tr("Sent to the printer") : savedAs(file));
                    });
}

void ExportActions::tellFailed(Save kind, const QString& sentence) {
    m_failures[kind] = sentence;
    m_frame.message.show(MessageSeverity::error, sentence);
}

void ExportActions::tellDone(Save kind, const QString& sentence) {
    if (const QString failure = std::exchange(m_failures[kind], {});
        !failure.isEmpty() && m_frame.message.sentence() == failure)
        m_frame.message.dismiss();
    m_frame.status.showAction(sentence);
}

}  // namespace nonet

#include "moc_export_actions.cpp"
