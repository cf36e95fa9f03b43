function say(level, text) { printf "%s:%d [%s] %s: %s\n", FILENAME, FNR, level, service, text; n[level]++ }
/^[^ #]/ { section = $1 }
section == "services:" && /^  [A-Za-z0-9_-]+:/ { service = $1; sub(/:$/, "", service) }
/^[ \t]*#/ { next }
/privileged:[ ]*true/ { say("high", "runs privileged") }
/\/var\/run\/docker\.sock/ { say("high", "mounts the docker socket, which is root on the host") }
/^[ ]*-[ ]*"?\/:\// { say("high", "mounts the root of the host") }
/\.ssh|\.aws/ { say("high", "mounts credentials") }
/pid:[ ]*"?host/ { say("medium", "shares the process table of the host") }
/network_mode:[ ]*"?host/ { say("medium", "shares the network of the host") }
/image:.*:latest/ || (/image:/ && !/image:.*[:@][^\/]+$/) { say("low", "image is not pinned") }
/^[ ]*-[ ]*"?0\.0\.0\.0:/ { say("low", "listens on every interface") }
END { printf "%d high, %d medium, %d low\n", n["high"], n["medium"], n["low"] }
