// A hint is one answer: the window's dock and `nonet-cli hint` say the same of the same position, at every depth.
#include "core/formats/cell_code.h"
#include "core/formats/native/native_file.h"
#include "core/generators/dig.h"
#include "core/hints/path_answer.h"
#include "core/play/player_actions.h"
#include "test_paths.h"
#include "tests/core/test_scale.h"
#include "ui/board/shown.h"
#include "ui/document/puzzle_document.h"
#include "ui/hints/hint_dock.h"
#include "ui/preferences/preferences.h"

#include <QLabel>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>

#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

constexpr int kPositions = 1000;
constexpr std::array<const char*, 4> kGrades = {"name", "houses", "pattern", "full"};

PuzzleRecord recordOf(const Puzzle& puzzle, PlayState state) {
    PuzzleRecord record;
    record.puzzle = puzzle;
    record.history = History(std::move(state));
    return record;
}

Cell anyBlank(const Puzzle& puzzle, const PlayState& state, RandomSource& random) {
    const Grid digits = digitsOf(puzzle, state);
    std::vector<Cell> blanks;
    for (const Cell cell : classic::kAllCells)
        if (digits.isBlank(cell))
            blanks.push_back(cell);
    return blanks[random.below(static_cast<std::uint32_t>(blanks.size()))];
}

/// Of five positions, one has a wrong digit and one lacks a candidate that the solution needs.
PlayState perhapsSpoilt(const Puzzle& puzzle, PlayState state, const Grid& solution, RandomSource& random) {
    const std::uint32_t fate = random.below(5);
    const Cell cell = anyBlank(puzzle, state, random);
    const int needed = solution.valueAt(cell);
    if (fate == 0)
        state.at(cell).digit = static_cast<std::uint8_t>((needed + random.below(8)) % 9 + 1);
    if (fate == 1)
        state.at(cell).struck.insert(Digit(needed));
    return state;
}

/// The positions before each step of the ways through puzzles, until there are enough.
std::vector<PuzzleRecord> walkedPositions(int count, RandomSource& random) {
    std::vector<PuzzleRecord> records;
    for (const ClassicDigits& dug : digPiece(20261122, 0)) {
        const Puzzle puzzle(dug.toGrid());
        const SolutionFacts facts = solutionFacts(puzzle);
        PlayState state;
        for (const Step& step : answerPath({.game = {puzzle, state, facts}}).path.steps) {
            if (static_cast<int>(records.size()) == count)
                return records;
            records.push_back(recordOf(puzzle, perhapsSpoilt(puzzle, state, *facts.solution, random)));
            state = applyStep(puzzle, state, step.placements, step.eliminations);
        }
    }
    return records;
}

/// The lines that the command line answers to these games.
QList<QByteArray> commandLineAnswers(const std::vector<PuzzleRecord>& records, const char* grade) {
    QByteArray input;
    for (const PuzzleRecord& record : records)
        input += QByteArray::fromStdString(writeNativeLine(record)) + '\n';
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(NONET_CLI), {QStringLiteral("hint"), QStringLiteral("--grade"), QLatin1String(grade)});
    process.write(input);
    process.closeWriteChannel();
    EXPECT_TRUE(process.waitForFinished(120000));
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    return process.readAllStandardOutput().trimmed().split('\n');
}

QString triples(const std::vector<Candidate>& candidates) {
    QStringList list;
    for (const Candidate each : candidates)
        list += QString::fromStdString(toTriple(each));
    return list.isEmpty() ? QStringLiteral("-") : list.join(u' ');
}

class HintAgreement : public testing::Test {
protected:
    QString shown(const char* name) {
        const auto* label = m_dock.findChild<QLabel*>(QLatin1String(name));
        if (label->isHidden())
            return {};
        return label->textFormat() == Qt::RichText ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                                                   : label->text();
    }
    /// What the dock shows of the hint as the command line prints it: code, technique, placements, eliminations,
    /// sentence.
    QString shownFields(StepDepth depth) {
        const Step* step = m_dock.session().step();
        QStringList fields(4, QStringLiteral("-"));
        if (step != nullptr) {
            fields[0] = QString::fromUtf8(technique(step->technique).code.data());
            const QString headline = shown("hintHeadline");
            fields[1] = headline.section(QStringLiteral(" on "), 0, 0);
            if (depth == StepDepth::full) {
                fields[2] = triples(step->placements);
                fields[3] = triples(step->eliminations);
            }
        }
        QString sentence = shown("hintHeadline");
        if (!sentence.endsWith(u'.'))
            sentence += u'.';
        for (const char* name : {"hintBody", "hintResult"})
            if (const QString part = shown(name); !part.isEmpty())
                sentence += u' ' + part;
        fields += sentence.replace(u'\n', u' ');
        return fields.join(u'\t');
    }

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    Shown m_shown;
    HintDock m_dock{m_preferences, m_shown};
};

TEST_F(HintAgreement, WindowAndCommandLineSayTheSame) {
    RandomSource random(11);
    const int count = scaled(kPositions);
    const std::vector<PuzzleRecord> records = walkedPositions(count, random);
    ASSERT_EQ(records.size(), static_cast<std::size_t>(count));
    std::array<QList<QByteArray>, kGrades.size()> answers;
    for (std::size_t grade = 0; grade < kGrades.size(); ++grade) {
        answers[grade] = commandLineAnswers(records, kGrades[grade]);
        ASSERT_EQ(answers[grade].size(), count) << kGrades[grade];
    }
    std::map<HintFinding, int> findings;
    for (int i = 0; i < count; ++i) {
        PuzzleDocument document(records[static_cast<std::size_t>(i)]);
        document.findings().setFacts(solutionFacts(document.puzzle()));
        m_dock.setDocument(&document);
        m_dock.ask();
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return m_dock.session().stage() == HintSession::Stage::answered; }, 20000));
        ++findings[m_dock.session().answer()->finding];
        for (std::size_t grade = 0; grade < kGrades.size(); ++grade) {
            const QString told = QString::fromUtf8(answers[grade][i]).section(u'\t', 1);
            ASSERT_EQ(told.toStdString(), shownFields(m_dock.session().depth()).toStdString())
                << "position " << i << ", " << kGrades[grade];
            m_dock.ask();
        }
        m_dock.setDocument(nullptr);
    }
    if (count < kPositions)
        return;
    EXPECT_GT(findings[HintFinding::mistakes], 100);
    EXPECT_GT(findings[HintFinding::missingCandidates], 100);
    EXPECT_GT(findings[HintFinding::step], 500);
}

}  // namespace
}  // namespace nonet
