s/  *$//
s/\.\.\./…/g
s/ -- / – /g
s/\([^ ]\)  *\([.,;:]\)/\1\2/g
s/\bteh\b/the/g
s/\brecieve\b/receive/g
