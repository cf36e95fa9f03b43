function say(text) { printf "%s:%d: %s\n", FILENAME, FNR, text; bad = 1 }

/^FROM .*:latest/ || (/^FROM / && $2 !~ /[:@]/ && $2 != "scratch") { say("pin the base image") }
/(curl|wget).*\|[ ]*(ba)?sh/ { say("download piped into a shell: fetch, verify the checksum, then run") }
/^ADD[ ]+http/ { say("use a RUN with a checksum instead of ADD <url>") }
/apt-get install/ && !/--no-install-recommends/ { say("apt-get install without --no-install-recommends") }
/^USER[ ]+/ { user = $2 }
/^(ENV|ARG)[ ]+[A-Z_]*(TOKEN|SECRET|PASSWORD)[ =]/ { say("secret in " $1 ": use a build secret") }

END {
  if (user == "" || user == "root" || user == "0") { printf "%s: runs as root\n", FILENAME; bad = 1 }
  exit bad
}
