/(curl|wget)[^|]*\|[ ]*(ba|z)?sh/ { say("download piped into a shell") }
/^ADD +https?:/ { say("ADD from the network; pin a checksum") }
/^FROM .*:latest/ { say("pin the base image") }
/^USER +root/ { root = NR }
/--password|_TOKEN=|_SECRET=/ { say("secret in the image history") }
END { if (root) printf "line %d: image runs as root\n", root }
function say(what) { printf "line %d: %s\n", FNR, what }
