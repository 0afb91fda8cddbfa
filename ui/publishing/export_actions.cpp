#include "ui/publishing/export_actions.h"

#include "core/formats/exporter.h"
#include "core/play/game_record.h"
#include "core/storage/replace_file.h"
#include "ui/board/board_widget.h"
#include "ui/board/export/board_export.h"
#include "ui/document/puzzle_document.h"
#include "ui/document/puzzle_words.h"
#include "ui/preferences/preferences.h"
#include "ui/publishing/export_dialog.h"
#include "ui/publishing/loss_sentences.h"
#include "ui/publishing/paper/paper_dialog.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/cell_names.h"
#include "ui/text/error_text.h"
#include "ui/text/foreign_text.h"
#include "ui/text/format_text.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// The format that a file of this name is to have: the chosen one, unless the name ends as those of one other do.
FormatId formatOfName(const QString& path, const FormatRow& chosen) {
    const std::string ending = QFileInfo(path).suffix().toLower().toStdString();
    const auto has = [&ending](const FormatRow& row) {
        const std::vector<std::string> endings = endingsOf(row);
        return std::ranges::find(endings, ending) != endings.end();
    };
    std::vector<FormatId> formats = writtenFormats();
    std::erase_if(formats, [&has](FormatId format) { return !has(formatRow(format)); });
    return has(chosen) || formats.size() != 1 ? chosen.id : formats.front();
}

/// Title, author, level and score, as far as there are any.
QString captionOf(const PuzzleDocument& document) {
    QStringList parts{amongWords(document.title()), amongWords(document.author())};
    if (const auto& rating = document.notes().view().rating)
        parts.append(sentenceCase(PuzzleWords::ratingByProfile(*rating)));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString savedAs(const QString& path) { return ExportActions::tr("Saved as %1").arg(QFileInfo(path).fileName()); }

/// While they are typed what is counted is another puzzle than what goes out.
QString solutionsOfGivens(const PuzzleDocument& document) {
    const bool isKnown = document.findings().count() || document.findings().facts().state != SolutionState::unknown;
    return isKnown && !document.clues().areTyped() ? sentenceCase(PuzzleWords::solutions(document)) : QString();
}

}  // namespace

ExportActions::ExportActions(ExportPlace place, BoardWidget& board, QObject* parent)
    : QObject(parent), m_place(std::move(place)), m_board(board), m_saveTask(new Task(tr("Saving"), this)) {
    // Each room with a board has its own: the one that is seen is meant.
    const auto on = [this](const char* id, auto act) {
        m_place.actions.on(id, this, [this, act] {
            if (m_board.isVisible())
                act();
        });
    };
    on("file.save_as", [this] { askWhereToSave(); });
    on("file.save_picture", [this] { askForPicture(); });
    on("file.share", [this] { share(); });
    on("file.print", [this] { print(PaperContent::boards); });
    on("file.print_steps", [this] {
        const PuzzleDocument& document = *m_place.document();
        print(stepsOf(document.puzzle(), document.history()).empty() ? PaperContent::hintSteps : PaperContent::mySteps);
    });
    on("edit.copy_givens", [this] { copy(wayOfPuzzle(m_place.document()->record())); });
    for (const ExportWayRow& row : exportWays())
        if (row.copyAction != nullptr)
            on(row.copyAction, [this, way = row.id] { copy(way); });
}

void ExportActions::askWhereToSave() {
    auto* dialog = new QFileDialog(&m_place.window, tr("Save the puzzle"));
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QStringList filters = saveFilters();
    dialog->setNameFilters(filters);
    const auto chosen = [dialog, filters]() -> const FormatRow& {
        return formatRow(writtenFormats()[static_cast<std::size_t>(
            std::max<qsizetype>(0, filters.indexOf(dialog->selectedNameFilter())))]);
    };
    const auto applyFilter = [dialog, chosen] {
        dialog->setDefaultSuffix(QString::fromStdString(endingsOf(chosen()).front()));
    };
    connect(dialog, &QFileDialog::filterSelected, dialog, applyFilter);
    dialog->selectNameFilter(filters.back());
    applyFilter();
    dialog->selectFile(fileNameFrom(m_place.document()->title(), dialog->defaultSuffix()));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, chosen](const QString& path) { save(path, formatOfName(path, chosen())); });
    dialog->show();
}

void ExportActions::save(const QString& path, FormatId format) {
    const PuzzleRecord record = m_place.document()->record();
    const QStringList told = QStringList(savedAs(path)) + lossSentences(record, format);
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
                return reportFailed(Save::puzzle, errorSentence(*error));
            reportDone(Save::puzzle, told.front());
            if (told.size() > 1)
                Q_EMIT lossMessage(told.join(u' '));
        });
}

BoardPicture ExportActions::picture() const { return m_picture ? m_picture() : m_board.picture(); }

void ExportActions::askForPicture() {
    auto* dialog = new QFileDialog(&m_place.window, tr("Save a picture of the board"));
    dialog->setObjectName(QStringLiteral("pictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->setNameFilter(tr("Pictures (*.png *.svg *.pdf)"));
    dialog->selectFile(fileNameFrom(m_place.document()->title(), QStringLiteral("png")));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportActions::savePicture);
    dialog->show();
}

void ExportActions::savePicture(const QString& path) {
    const std::optional<PictureFormat> format = pictureFormatOf(path);
    if (!format) {
        reportFailed(
            Save::picture,
            tr("“%1” does not end in .png, .svg or .pdf, so nothing was saved.").arg(QFileInfo(path).fileName()));
        return;
    }
    const QString caption = captionOf(*m_place.document());
    const Result<qint64> saved = saveBoardPicture(picture(), m_place.preferences.theme().id, *format, path, caption);
    if (saved)
        reportDone(Save::picture, savedAs(path));
    else
        reportFailed(Save::picture, errorSentence(saved.error()));
}

void ExportActions::copy(ExportWay way) {
    const ExportWayRow& row = exportRow(way);
    if (row.text == nullptr) {
        QGuiApplication::clipboard()->setImage(boardImage(picture(), m_place.preferences.theme().id));
        Q_EMIT done(tr(row.copied));
        return;
    }
    const PuzzleRecord record = m_place.document()->record();
    const Result<QString> text = exportText(record, way, picture().step);
    if (!text) {
        Q_EMIT failed(errorSentence(text.error()));
        return;
    }
    QGuiApplication::clipboard()->setText(*text);
    QString told = tr(row.copied);
    if (const QStringList losses = exportLosses(record, way); !losses.isEmpty())
        told += QStringLiteral(". ") + losses.join(u' ');
    Q_EMIT copied(told);
}

void ExportActions::share() {
    if (!m_dialog) {
        m_dialog = new ExportDialog(
            [this] {
                const PuzzleDocument& document = *m_place.document();
                return ExportSource{document.record(), picture(), captionOf(document),
                                    m_solutionText ? m_solutionText() : solutionsOfGivens(document)};
            },
            m_place.preferences, &m_place.window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_board, &BoardWidget::pictureChanged, m_dialog, &ExportDialog::refreshSoon);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void ExportActions::refreshShare() {
    if (m_dialog)
        m_dialog->refreshSoon();
}

SharedPuzzle ExportActions::openOnPaper() const {
    const PuzzleDocument& document = *m_place.document();
    PaperPuzzle puzzle;
    puzzle.record = document.record();
    puzzle.shown = picture();
    puzzle.fogged = document.findings().foggedCells();
    // While givens are typed, what is known is of the board and not of them.
    if (!document.clues().areTyped()) {
        if (document.findings().facts().state != SolutionState::unknown)
            puzzle.answers.facts = document.findings().facts();
        puzzle.answers.rating = document.notes().view().rating;
    }
    return std::make_shared<const PaperPuzzle>(std::move(puzzle));
}

void ExportActions::print(PaperContent content) {
    if (m_paper)
        return;
    const PreferenceValues& values = m_place.preferences.values();
    m_paper = new PaperDialog({.open = openOnPaper(),
                               .waiting = m_place.waiting(),
                               .rules = {values.profileInForce(), values.usesUniqueness},
                               .content = content},
                              m_place.preferences, &m_place.window);
    m_paper->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_paper, &PaperDialog::failed, this, [this](const QString& fault) { reportFailed(Save::print, fault); });
    connect(m_paper, &PaperDialog::printed, this, [this](const QString& file) {
        reportDone(Save::print, file.isEmpty() ? tr("Sent to the printer") : savedAs(file));
    });
    m_paper->show();
}

void ExportActions::reportFailed(Save kind, const QString& sentence) {
    m_failures[kind] = sentence;
    Q_EMIT failed(sentence);
}

void ExportActions::reportDone(Save kind, const QString& sentence) {
    if (const QString failure = std::exchange(m_failures[kind], {}); !failure.isEmpty())
        Q_EMIT failureOver(failure);
    Q_EMIT done(sentence);
}

}  // namespace nonet

#include "moc_export_actions.cpp"
