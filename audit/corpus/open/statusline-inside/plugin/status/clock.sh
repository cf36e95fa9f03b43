date +%H:%M
