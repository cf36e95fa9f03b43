#!/usr/bin/awk -f
function bad(text) { print "commit message: " text; wrong = 1 }

NR == 1 {
  if (length($0) > 72) bad("subject is longer than 72 characters")
  if ($0 !~ /^(feat|fix|docs|test|refactor|build|ci|perf)(\([a-z0-9-]+\))?!?: /) bad("subject lacks a type")
  if ($0 ~ /\.$/) bad("subject ends with a full stop")
}
NR == 2 && $0 != "" { bad("second line is not empty") }
NR > 2 && length($0) > 100 && $0 !~ /:\/\// { bad("line " NR " is too long") }
END { exit wrong }
