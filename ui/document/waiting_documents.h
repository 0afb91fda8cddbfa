#pragma once

#include "core/formats/completion.h"
#include "core/storage/file_system.h"
#include "ui/document/view_state.h"

#include <QDateTime>
#include <QMap>
#include <QString>

#include <functional>
#include <stop_token>
#include <vector>

namespace nonet {

/// A document as Continue lists it.
struct ContinueEntry {
    QString id;
    QString title;
    QString author;
    Puzzle puzzle;
    PlayState state;
    /// Where fog covers it.
    CellSet fogged;
    /// The share of the cells that were blank at first which holds a digit: 0..1.
    double progress = 0;
    Completion completion = Completion::open;
    std::optional<KeptRating> rating;
    /// False: the file is damaged. It can be opened to be told why, and deleted.
    bool isReadable = true;
    QDateTime lastPlayed;
};

/// Nobody did anything to it, and it can be had again: it comes with the program, or is an empty board. Such a document
/// is not kept once another one is open.
bool isUntouched(const PuzzleRecord& record);

/// The documents that wait to be opened again, as DocumentStore gives them at a moment: a value that may be read in any
/// thread. Of each document both files are read, once a call, and left as they are.
struct WaitingDocuments {
    QString folder;
    /// The id of the one that is open.
    QString except;
    /// Those that are in memory only, in place of what the folder has of them.
    QMap<QString, PuzzleRecord> unsaved;

    /// All that somebody touched, and what is damaged, played last first.
    std::vector<ContinueEntry> entries(FileSystem& files = systemFiles()) const;
    /// The records of those that can be read, played last first; fewer once a stop is asked for, which is looked for
    /// before each.
    std::vector<PuzzleRecord> records(const std::stop_token& stop = {}, FileSystem& files = systemFiles()) const;

    /// No document at all, not even the open one; none is read to know that.
    bool isEmpty(FileSystem& files = systemFiles()) const;

private:
    struct Waiting {
        QString id;
        QDateTime lastPlayed;
        /// Nothing where it cannot be read.
        std::optional<PuzzleRecord> record;
    };

    /// In no order, one by one, so that no more than one of them is held at a time.
    void forEach(FileSystem& files, const std::stop_token& stop, const std::function<void(Waiting)>& use) const;
};

}  // namespace nonet
