<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ActionText</name>
    <message numerus="yes">
        <source>%1 in %n cell(s)</source>
        <translation>
            <numerusform>%1 in %n cell</numerusform>
            <numerusform>%1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n cell(s)</source>
        <translation>
            <numerusform>Erase %n cell</numerusform>
            <numerusform>Erase %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corner mark %1 in %n cell(s)</source>
        <translation>
            <numerusform>Corner mark %1 in %n cell</numerusform>
            <numerusform>Corner mark %1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Centre mark %1 in %n cell(s)</source>
        <translation>
            <numerusform>Centre mark %1 in %n cell</numerusform>
            <numerusform>Centre mark %1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Candidates of %n cell(s)</source>
        <translation>
            <numerusform>Candidates of %n cell</numerusform>
            <numerusform>Candidates of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Candidate %1 of %n cell(s)</source>
        <translation>
            <numerusform>Candidate %1 of %n cell</numerusform>
            <numerusform>Candidate %1 of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colour %n cell(s)</source>
        <translation>
            <numerusform>Colour %n cell</numerusform>
            <numerusform>Colour %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colour candidate %1 of %n cell(s)</source>
        <translation>
            <numerusform>Colour candidate %1 of %n cell</numerusform>
            <numerusform>Colour candidate %1 of %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
</TS>
