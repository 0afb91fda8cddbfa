<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>ActionText</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Erase %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Corner mark %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Corner mark %1 in %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Centre mark %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Centre mark %1 in %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Candidates of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Candidates of %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Candidate %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Candidate %1 of %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Colour %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Colour candidate %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Colour candidate %1 of %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill all marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back struck candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from the replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellNames</name>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a house or several of different kinds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in rows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in columns %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in boxes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>a digit, cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>a blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no puzzle in this: it is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no puzzle in this. It begins with: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many cells: %1 where a puzzle of this size has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few cells: %1 where a puzzle of this size has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different characters stand for an empty cell (%1): only one can be meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell can hold %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no digit with a row and a column, as in 436.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” holds something that it cannot hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged or cut short: it is not well-formed JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep; no puzzle needs that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too large to be a puzzle: %1 where at most %2 are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer Nonet wrote this (format %1; this one knows up to %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This works on boards of 9 by 9 cells only; this one has %1 by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format named “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot take the rule “%1” into account yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. The file that was there is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other text around the puzzle was passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some cells with one candidate were left open: a digit in their row, column or box contradicts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first of several puzzles was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has rules that this version does not know: they are kept, and the puzzle can only be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer Nonet wrote this: it can only be looked at, so that nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored history does not fit the puzzle: the position was kept, the history was not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 in %3 both hold %4.</source>
        <comment>two cells, a house, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepReason</name>
    <message>
        <source>Whichever way the marked cells and houses are filled, the result is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has one free cell left, %2, and the one digit missing there is %3.</source>
        <comment>a house, a cell, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be %2: every other digit stands in its row, column or box, or was ruled out before.</source>
        <comment>a cell, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the digit %2 has only one place left: %3.</source>
        <comment>in a house, a digit, a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 every place for %2 lies %3. Whichever of them holds the %2 of %4, it is the %2 of %5 as well, so no other cell of %5 can be %2.</source>
        <comment>in a house, a digit, in another house, the first house, the other house</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hold no candidates but %2: as many digits as cells, so these cells use all of them up. No other cell %3 can be %4.</source>
        <comment>cells, digits with and, in houses, digits with or</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the digits %2 have no places but %3: as many cells as digits, so these cells hold nothing else.</source>
        <comment>in a house, digits, cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the digit %2 has only two places each, and they stand in the same lines, %3. Whichever way the %2s fall, %3 are served, so no other cell there can be %2.</source>
        <comment>in two lines, a digit, the two lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 every place for %2 lies %3. Each of the former needs its own %2, and there are just as many of the latter, so all of these take their %2 from there: no other cell of %4 can be %2.</source>
        <comment>in lines, a digit, in the lines across, the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But for the fin %1, %2 every place for %3 lies %4.</source>
        <comment>cells, in lines, a digit, in the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But for the fins %1, %2 every place for %3 lies %4.</source>
        <comment>cells, in lines, a digit, in the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either the fin is %1, or those lines hold their %1s as a fish without fin would. Cells %2 that see the fin can be %1 in neither case.</source>
        <comment>a digit, in the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either one of the fins is %1, or those lines hold their %1s as a fish without fins would. Cells %2 that see all fins can be %1 in neither case.</source>
        <comment>a digit, in the lines across</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the digit %2 has only two places each. %3 and %4 among them see each other, so they are not both %2, and at least one of the others, %5 or %6, is. A cell that sees both of those cannot be %2.</source>
        <comment>in two houses, a digit, four cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 every place for %2 lies in %3 or %4, and %5 has only two places for %2, %6 and %7. Were %8 a %2, %7 would not be, so %6 would: then neither %3 nor %4 could give %9 its %2.</source>
        <comment>in a box, a digit, two lines, a third line, two cells, the eliminated cell, the box</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the %1 these cells hang together: wherever two are linked, just one of them is %1. So either all of %2 are %1, or all of %3. A cell that sees one of each cannot be %1.</source>
        <comment>a digit, cells of one colour, cells of the other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the %1 these cells hang together: wherever two are linked, just one of them is %1. So either all of %2 are %1, or all of %3. But %4 of the former share %5, which has room for one %1 only.</source>
        <comment>a digit, cells of the wrong colour, cells of the other, two or more cells, a house</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the %1 along %2: of each first pair at least one cell is %1, and each next pair cannot both be. So if one end is not %1, the other is, and a cell that sees both ends cannot be %1.</source>
        <comment>a digit, a chain of cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every cell of the chain %1 has just two candidates. If %2 is not %4, it is its other candidate, which takes that from the next cell, and so on to %3, which then is %4. So one of the two ends is %4, and a cell that sees both cannot be.</source>
        <comment>a chain of cells, its ends, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells %1 hold only %2, and each sees the next, so the two digits take turns along the chain. Two cells an odd number of links apart hold one of each, and a cell that sees both of them can be neither %3.</source>
        <comment>a chain of cells, digits with and, digits with or</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be %2. Either takes that digit from one of %3 and leaves it %4. So one of these two is %4, and no cell that sees both can be.</source>
        <comment>the pivot, two digits with or, the pincers, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be %2. If it is not %4, it takes its digit from one of %3 and leaves that cell %4. So one of the three cells is %4, and no cell that sees all of them can be.</source>
        <comment>the pivot, three digits with or, the pincers, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 can only be %3. %4 the digit %5 has only two places, %6 and %7, and each of the two cells sees one of them, so they cannot both be %5: at least one is %8, and no cell that sees both can be.</source>
        <comment>two cells, two digits with or, In a house, a digit, two cells, the other digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the %1 in %2 every free cell would have two candidates, and every digit two places or none in each house: such a position never has just one solution. This puzzle has, so %2 is %1.</source>
        <comment>a digit, a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were %1 only %2, they could be swapped and the puzzle would have a second solution. Three of these cells have nothing else, so %3 must hold another digit.</source>
        <comment>four cells, two digits with and, a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were %1 only %2, they could be swapped and the puzzle would have a second solution. So %3 is %4, and no cell that sees both can be %4.</source>
        <comment>four cells, two digits with and, cells with or, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were %1 only %2, they could be swapped and the puzzle would have a second solution. So %3 hold one of %4 between them, and together with %5 they use up %6: no other cell %7 can be one of these.</source>
        <comment>four cells, two digits with and, cells with and, digits with or, cells, digits with and, in houses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Were %1 only %2, they could be swapped and the puzzle would have a second solution. %3 the digit %4 has no place but %5, so one of these two is %4. Were the other %6, that would come about.</source>
        <comment>four cells, two digits with and, In a house, a digit, two cells, the other digit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TechniqueText</name>
    <message>
        <source>%1 in %2</source>
        <comment>a digit, cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Candidates 1 (Pointing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Candidates 2 (Claiming)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BUG+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Rectangle Type 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Rectangle Type 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Rectangle Type 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Rectangle Type 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Colours Trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Colours Wrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a technique, digits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digits, houses in short form</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <comment>houses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digit is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern: %1, with the fin %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern: %1, and beside it %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <comment>a cell, a digit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes %1.</source>
        <comment>digits from cells</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>title, reason, result</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
