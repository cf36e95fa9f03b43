encode() { od -An -v -tx1 | tr -d ' \n' | fold -w 60; echo; }
