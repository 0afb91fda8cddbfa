#!/usr/bin/env python3
"""Reads the links that nonet-cli writes, by a decoder of their own, and compares them with nonet's native file.

    read_link.py NONET_CLI [FILE...]

FILE: one puzzle a line in any of nonet's formats; of a table (.tsv) the last column that is a setter's data. Without files
the puzzles below are taken. Every puzzle goes out as an f-puzzles link and as a SudokuPad link; both are unpacked here, from
LZ-String's description alone (pieroxy.net/blog/pages/lz-string), and their size, givens, regions, cages and lines have to be
those of the native file. Standard library only. Exit code 0: all equal; 1: a difference, told with its puzzle; 77: skipped.
"""

import json
import re
import subprocess
import sys
from urllib.parse import unquote

BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

# What f-puzzles calls the kinds that are lines in the native file.
LINES = {
    "thermometer": "thermometer",
    "slow_thermometer": "slowthermometer",
    "palindrome": "palindrome",
    "renban": "renban",
    "whisper": "whispers",
    "region_sum": "regionsumline",
    "between": "betweenline",
    "entropic": "entropicline",
    "modular": "modularline",
    "nabner": "nabner",
    "double_arrow": "doublearrow",
    "zipper": "zipperline",
    "lockout": "lockout",
}
MARKS = {"difference": "difference", "ratio": "ratio"}
OUTSIDE = {"little_killer": "littlekillersum", "sandwich": "sandwichsum", "x_sum": "xsum", "skyscraper": "skyscraper"}
CELLS = {"even": "even", "odd": "odd", "minimum": "minimum", "maximum": "maximum"}

OWN = [
    {"nonet": 1, "size": 4, "givens": "1..............2", "title": "Four \u00fc \U0001f600", "constraints": [
        {"type": "cage", "cells": ["r1c1", "r1c2"], "value": 5},
        {"type": "thermometer", "lines": [["r2c1", "r2c2", "r3c3"]]},
        {"type": "arrow", "cells": ["r4c1"], "lines": [["r3c1", "r2c1"]]},
        {"type": "sum", "pairs": [["r3c3", "r3c4"]], "value": 5},
        {"type": "little_killer", "at": "r0c1", "direction": "DR", "value": 9}]},
    {"nonet": 1, "size": 9, "givens": "." * 81, "constraints": [
        {"type": "regions", "map": "123456789" * 9},
        {"type": "whisper", "lines": [["r1c1", "r2c2"], ["r5c5", "r5c6"]], "value": 4},
        {"type": "difference", "pairs": [["r1c1", "r1c2"]], "value": 3}]},
    {"nonet": 1, "size": 6, "box": [2, 3], "givens": "1" + "." * 35, "constraints": []},
]


class Unpacking:
    """LZ-String: numbers of growing width, lowest bit first, out of characters of six bits, highest bit first."""

    def __init__(self, text):
        self.bits = [(BASE64.index(sign) >> shift) & 1 for sign in text.rstrip("=") for shift in range(5, -1, -1)]
        self.at = 0

    def number(self, width):
        value = sum(bit << i for i, bit in enumerate(self.bits[self.at:self.at + width]))
        self.at += width
        return value

    def run(self):
        phrases = [None, None, None]
        width, until_wider = 2, 1
        words, last = [], None

        def learn(phrase):
            nonlocal width, until_wider
            phrases.append(phrase)
            until_wider -= 1
            if until_wider == 0:
                until_wider = 1 << width
                width += 1

        while True:
            code = self.number(width)
            if code == 2:
                break
            if code < 2:
                word = chr(self.number(8 if code == 0 else 16))
                learn(word)
            elif code < len(phrases):
                word = phrases[code]
            else:
                word = last + last[0]
            words.append(word)
            if last is not None:
                learn(last + word[0])
            last = word
        # Units of UTF-16, of which two may be one sign.
        return "".join(words).encode("utf-16", "surrogatepass").decode("utf-16")


def decoded(link):
    data = re.split(r"load=|/fpuzzles", link.strip(), 1)[1]
    return json.loads(Unpacking(unquote(data)).run())


def cell(name):
    row, column = re.fullmatch(r"[rR](\d+)[cC](\d+)", name).groups()
    return int(row), int(column)


def cells(names):
    return tuple(cell(name) for name in names)


def number(value):
    return None if value in (None, "") else int(value)


def usual_box(side):
    rows = max(i for i in range(1, int(side ** 0.5) + 1) if side % i == 0)
    return rows, side // rows


def lists(constraint, *keys):
    """The lists of cells of a constraint, whichever of the keys it has them under."""
    for key in keys:
        if key in constraint:
            return constraint[key]
    return [constraint["cells"]] if "cells" in constraint else []


def facts_of_native(puzzle):
    """What both sides say: a sorted list of facts."""
    side = puzzle["size"]
    symbols = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0"
    facts = [("size", side)]
    for i, sign in enumerate(puzzle["givens"]):
        if sign not in ".0" or (sign == "0" and side >= 36):
            facts.append(("given", (i // side + 1, i % side + 1), symbols.index(sign) + 1))
    box = puzzle.get("box") or usual_box(side) if "map" not in json.dumps(puzzle["constraints"]) else None
    regions = [(i // side // box[0]) * side + i % side // box[1] for i in range(side * side)] if box else []
    for constraint in puzzle["constraints"]:
        kind = constraint["type"]
        if kind == "regions":
            regions = [None if sign == "." else sign for sign in constraint["map"]]
        elif kind == "cage":
            facts.append(("cage", tuple(sorted(cells(constraint["cells"]))), constraint.get("value")))
        elif kind in LINES:
            facts += [("line", LINES[kind], cells(line)) for line in lists(constraint, "lines")]
        elif kind == "arrow":
            circle = cells(constraint.get("cells", []))
            facts += [("arrow", circle, cells(line)) for line in constraint.get("lines", [])]
        elif kind in MARKS:
            facts += [("mark", kind, tuple(sorted(cells(pair))), constraint.get("value"))
                      for pair in lists(constraint, "pairs")]
        elif kind == "sum":
            facts += [("mark", kind, tuple(sorted(cells(pair))), constraint.get("value"))
                      for pair in lists(constraint, "pairs")]
        elif kind in OUTSIDE:
            facts.append(("outside", OUTSIDE[kind], cell(constraint["at"]), constraint.get("value")))
        elif kind in CELLS:
            facts += [("cell", CELLS[kind], cell(name)) for name in constraint["cells"]]
    return sorted(map(repr, facts)) + [repr(parts(regions, side))]


def parts(regions, side):
    """Regions as sets of cells, whatever they are called."""
    by_name = {}
    for i, name in enumerate(regions):
        if name is not None:
            by_name.setdefault(name, []).append((i // side + 1, i % side + 1))
    return sorted(by_name.values())


def facts_of_fpuzzles(puzzle):
    side = int(puzzle["size"])
    box = usual_box(side)
    facts = [("size", side)]
    regions = []
    has_names = any("region" in each for row in puzzle["grid"] for each in row)
    for r, row in enumerate(puzzle["grid"]):
        for c, each in enumerate(row):
            usual = (r // box[0]) * side + c // box[1] if box[0] > 1 else None
            regions.append(each.get("region") if has_names else usual)
            if each.get("given"):
                facts.append(("given", (r + 1, c + 1), int(each["value"])))
    for cage in puzzle.get("killercage", []):
        facts.append(("cage", tuple(sorted(cells(cage["cells"]))), number(cage.get("value"))))
    for name in LINES.values():
        for each in puzzle.get(name, []):
            facts += [("line", name, cells(line)) for line in each["lines"]]
    for arrow in puzzle.get("arrow", []):
        circle = cells(arrow["cells"])
        for line in arrow["lines"]:
            shaft = cells(line)
            facts.append(("arrow", circle, shaft[1:] if shaft and shaft[0] in circle else shaft))
    for name in MARKS.values():
        facts += [("mark", name, tuple(sorted(cells(each["cells"]))), number(each.get("value")))
                  for each in puzzle.get(name, [])]
    for each in puzzle.get("xv", []):
        value = {"X": 10, "V": 5}.get(each.get("value"), each.get("value"))
        facts.append(("mark", "sum", tuple(sorted(cells(each["cells"]))), number(value)))
    for name in OUTSIDE.values():
        facts += [("outside", name, cell(each["cell"]), number(each.get("value"))) for each in puzzle.get(name, [])]
    for name in CELLS.values():
        facts += [("cell", name, cell(each["cell"])) for each in puzzle.get(name, [])]
    return sorted(map(repr, facts)) + [repr(parts(regions, side))]


def puzzles_of(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            fields = line.rstrip("\n").split("\t")
            data = [field for field in fields if field.startswith("N4Ig")]
            plain = [field for field in fields if re.fullmatch(r"[.0-9]{81}", field)]
            if data or plain:
                yield (data + plain)[0]


def converted(cli, to, puzzles):
    run = subprocess.run([cli, "convert", "--to", to], input="\n".join(puzzles) + "\n", capture_output=True, text=True,
                         check=False)
    return run.stdout.splitlines()


def compare(cli, puzzles, name):
    native = converted(cli, "native", puzzles)
    if len(native) != len(puzzles):
        return ["%s: %d puzzles, %d answers" % (name, len(puzzles), len(native))]
    faults = []
    for to in ("fpuzzles", "sudokupad"):
        links = converted(cli, to, native)
        if len(links) != len(native):
            faults.append("%s: %d links for %d puzzles" % (name, len(links), len(native)))
            continue
        for i, (own, link) in enumerate(zip(native, links)):
            puzzle = json.loads(own)
            expected, found = facts_of_native(puzzle), facts_of_fpuzzles(decoded(link))
            if expected != found:
                missing = [fact for fact in expected if fact not in found]
                further = [fact for fact in found if fact not in expected]
                faults.append("%s, puzzle %d as %s: missing %s, not asked for %s"
                              % (name, i + 1, to, missing[:3], further[:3]))
    return faults


def main():
    if len(sys.argv) < 2:
        print("Skipped: which nonet-cli is to be asked?")
        return 77
    cli, files = sys.argv[1], sys.argv[2:]
    faults = compare(cli, [json.dumps(puzzle) for puzzle in OWN], "own puzzles")
    count = len(OWN)
    for path in files:
        try:
            puzzles = list(puzzles_of(path))
        except OSError:
            print("Skipped, since it is not here: " + path)
            continue
        faults += compare(cli, puzzles, path)
        count += len(puzzles)
    print("%d puzzles compared, each as two links" % count)
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
