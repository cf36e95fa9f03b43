# trailing blanks
s/[[:blank:]]*$//
# one style of bullets
s/^\*[[:blank:]]/- /
# collapse runs of blank lines
/^$/{
N
/^\n$/D
}
